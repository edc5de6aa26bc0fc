"""What River Dragons and Sunderbans call their things, in notation and in words."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.board import Board
from setu.engine.state import State
from setu.engine.texts import SeatName, Text, seat_text, text
from setu.games.river.reading import COLOUR_LETTERS
from setu.games.river.state import (
    ACTIONS,
    BLOCK,
    CENTRE_SPOT,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    EDITIONS,
    IN_WATER,
    MOST_STONES,
    NUMBERS,
    OPEN_BOARD,
    PACKAGE,
    PLANKS,
)

REASONS = ("", "arrival", "cap", "agreement", "resign", "limit")


def say(id: str, **slots: Any) -> Text:
    """A sentence of the delta's catalogue."""
    return text(PACKAGE, id, **slots)


def colour_key(b: Board, colour: int) -> str:
    """A colour's name in notation, positions and views."""
    return COLOUR_NAMES[b.colour_code[colour]]


def colour_name(b: Board, colour: int) -> Text:
    return say(colour_key(b, colour))


def seat_name(b: Board, s: State, seat: int) -> Text:
    """Seats are called by their colour."""
    return colour_name(b, int(s.colour[seat]))


def seated(b: Board, s: State, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, seat_name(b, s, seat))


def holder(b: Board, s: State, colour: int) -> SeatName:
    """Who plays a colour, in a sentence."""
    return seated(b, s, s.colour[: s.seats].tolist().index(colour))


def seat_mark(b: Board, s: State, seat: int) -> str:
    """Part 11: written games name who moves by the colour."""
    return colour_key(b, int(s.colour[seat]))


def letter(b: Board, colour: int) -> str:
    return COLOUR_LETTERS[b.colour_code[colour]]


def colour_of_letter(b: Board, written: str) -> int | None:
    """A colour of this edition by its letter."""
    return next((colour for colour in range(COLOURS) if letter(b, colour) == written), None)


def colour_of_key(b: Board, written: str) -> int | None:
    """A colour of this edition by its name."""
    return next((colour for colour in range(COLOURS) if colour_key(b, colour) == written), None)


def card_name(b: Board, card: int) -> str:
    """Part 11: `S1` … `JP`, and `X` with the letter of the colour that is blocked."""
    return ACTIONS[card] if card < BLOCK else f"X{letter(b, card - BLOCK)}"


def card_words(b: Board, card: int) -> Text:
    if card < BLOCK:
        return say(f"card-{ACTIONS[card]}")
    return say("card-block", edition=EDITIONS[b.edition], who=colour_name(b, card - BLOCK))


def plank_name(b: Board, plank: int) -> str:
    return f"{letter(b, plank // NUMBERS)}{plank % NUMBERS + 1}"


def space_name(b: Board, space: int) -> str:
    return plank_name(b, space) if space < PLANKS else f"V{space - PLANKS + 1}"


def place_name(b: Board, place: int) -> str:
    """A support as events name it."""
    if place >= IN_WATER:
        point = place - IN_WATER
        return f"@{point % COLUMNS * b.lattice},{point // COLUMNS * b.lattice}"
    return f"i{place + 1}" if place < MOST_STONES else f"V{place - MOST_STONES + 1}"


def support_name(b: Board, s: State, support: int) -> str:
    """A support in this position."""
    if support < MOST_STONES and s.options.board == OPEN_BOARD:
        return f"@{int(s.x[support])},{int(s.y[support])}"
    return place_name(b, support)


WAYS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")  # as the board lies before the players, y downwards


def spot_words(b: Board, islet: int, offset: int) -> Text | str:
    """R4: where a stone lies on its islet, as one says it."""
    if offset == CENTRE_SPOT:
        return f"i{islet + 1}"
    eighth = round(math.atan2(b.offset_y[offset], b.offset_x[offset]) / (math.pi / 4)) % len(WAYS)
    return say("off-middle", islet=f"i{islet + 1}", way=say(f"way-{WAYS[eighth]}"))


def spot_name(b: Board, islet: int, offset: int) -> str:
    """A stone's spot on an islet; where it is not the centre, with its point."""
    if offset == CENTRE_SPOT:
        return f"i{islet + 1}"
    x, y = b.islet_x[islet] + b.offset_x[offset], b.islet_y[islet] + b.offset_y[offset]
    return f"i{islet + 1}@{x},{y}"
