"""The entries of a written position: lists, numbers, seats by colour, planks by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.state import State
from setu.games.river.names import colour_key, colour_of_key, say
from setu.games.river.notation import read_plank
from setu.games.river.state import NONE, NUMBERS, PLANKS

LIES = re.compile(r"(i\d+|v\d+|@\d+,\d+)-(i\d+|v\d+|@\d+,\d+)(?:/(\d+))?")


def seats_in(s: State, mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def key_of(b: Board, s: State, seat: int) -> str:
    return colour_key(b, int(s.colour[seat]))


def keys_of(b: Board, s: State, mask: int) -> list[str]:
    return [key_of(b, s, seat) for seat in seats_in(s, mask)]


def planks_in(planks: int) -> list[int]:
    return [plank for plank in range(PLANKS) if planks >> plank & 1]


def list_in(position: Mapping[str, Any], field: str) -> list[Any]:
    value = position.get(field, [])
    if not isinstance(value, list):
        raise BadPosition(say("position-value", field=field, expected="[…]"))
    return value


def table_in(position: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    value = position.get(field, {})
    if not isinstance(value, Mapping):
        raise BadPosition(say("position-value", field=field, expected="{…}"))
    return value


def number_in(position: Mapping[str, Any], field: str, least: int, most: int, default: int) -> int:
    value = position.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(say("position-value", field=field, expected=f"{least} – {most}"))
    return value


def seat_named(b: Board, s: State, written: Any, field: str, default: int) -> int:
    """A seat by its colour."""
    if written is None:
        return default
    colour = colour_of_key(b, written) if isinstance(written, str) else None
    if colour is None or s.holder[colour] == NONE:
        playing = ", ".join(key_of(b, s, seat) for seat in range(s.seats))
        raise BadPosition(say("position-value", field=field, expected=playing))
    return int(s.holder[colour])


def seats_named(b: Board, s: State, position: Mapping[str, Any], field: str) -> int:
    mask = 0
    for written in list_in(position, field):
        mask |= 1 << seat_named(b, s, written, field, NONE)
    return mask


def plank_named(b: Board, s: State, name: Any) -> int:
    """A plank of a colour in play."""
    try:
        plank = read_plank(b, name.lower()) if isinstance(name, str) else NONE
    except SetuError as fault:
        raise BadPosition(fault.text) from None
    if plank == NONE or s.holder[plank // NUMBERS] == NONE:
        raise BadPosition(say("position-plank-absent", plank=str(name)))
    return plank
