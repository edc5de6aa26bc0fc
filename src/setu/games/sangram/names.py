"""The names of seats, warriors and cards, in signs and in words."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.texts import SeatName, Text, seat_text, text
from setu.games.sangram.state import CARDS, KINGDOMS, WARRIORS

PACKAGE = "setu.games.sangram"
CODES = ("Ach", "Mrj", "Sho", "Sen", "Man", "Mrn", "Gup", "Yuv", "Vya", "Sar", "Vai")
PHASES = ("play", "act", "give", "recruit", "over")
REASONS = ("", "strength", "rounds", "resign")


def say(id: str, **slots: Any) -> Text:
    """A sentence of Sangram's catalogue."""
    return text(PACKAGE, id, **slots)


# ---- names


def card_code(b: Board, card: int) -> str:
    """`Sen38`."""
    return f"{CODES[b.warrior[card]]}{card}"


def card_codes(b: Board, cards: int) -> list[str]:
    """A set of cards, highest motivation first."""
    return [card_code(b, card) for card in range(CARDS, 0, -1) if int(cards) >> card & 1]


def warrior_name(warrior: int) -> Text:
    return say(WARRIORS[warrior])


def card_name(b: Board, card: int) -> Text:
    """“Senapati 38”."""
    return say("card", warrior=warrior_name(int(b.warrior[card])), number=card)


def kingdom_of(b: Board, seat: int) -> str:
    return KINGDOMS[b.kingdom[seat]]


def kingdom_name(b: Board, seat: int) -> Text:
    return say(kingdom_of(b, seat))


def who(b: Board, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, kingdom_name(b, seat))
