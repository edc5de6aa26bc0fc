"""The names of seats, warriors and cards, in signs and in words."""

from __future__ import annotations

from typing import Any

from setu.engine.tables import Tables
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


def card_code(t: Tables, card: int) -> str:
    """`Sen38`."""
    return f"{CODES[t.warrior[card]]}{card}"


def card_codes(t: Tables, cards: int) -> list[str]:
    """A set of cards, highest motivation first."""
    return [card_code(t, card) for card in range(CARDS, 0, -1) if int(cards) >> card & 1]


def warrior_name(warrior: int) -> Text:
    return say(WARRIORS[warrior])


def card_name(t: Tables, card: int) -> Text:
    """“Senapati 38”."""
    return say("card", warrior=warrior_name(int(t.warrior[card])), number=card)


def kingdom_of(t: Tables, seat: int) -> str:
    return KINGDOMS[t.kingdom[seat]]


def kingdom_name(t: Tables, seat: int) -> Text:
    return say(kingdom_of(t, seat))


def who(t: Tables, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, kingdom_name(t, seat))
