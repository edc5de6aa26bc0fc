"""A position read back: stones, planks, reserves and pawns laid out on the board, each as the rules allow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.state import State
from setu.games.river.geometry import distance2
from setu.games.river.names import plank_name, say
from setu.games.river.notation import read_space, read_stone, read_support
from setu.games.river.planks import best_landing, number_of, set_plank, why_not_lie, why_not_spot
from setu.games.river.position_entries import LIES, key_of, list_in, plank_named, planks_in, seat_named, table_in
from setu.games.river.refusals import refusal
from setu.games.river.removal import colours_held
from setu.games.river.state import (
    COLUMNS,
    ISLET,
    LEGAL,
    MOST_STONES,
    NONE,
    NUMBERS,
    OFFSETS,
    OPEN_BOARD,
    PLANKS,
    SPOT,
    SUPPORTS,
    VILLAGES,
    WATER,
)
from setu.games.river.stones import rest_x, rest_y, set_stone, why_not_stone


def lay_stones(b: Board, s: State, stones: list[Any]) -> None:
    open_board = s.options.board == OPEN_BOARD
    if len([stone for stone in stones if stone is not None]) > b.stone_count or len(stones) > MOST_STONES:
        raise BadPosition(say("position-stones", most=b.stone_count))
    for number, written in enumerate(stones):
        if written is None and open_board:
            continue
        try:
            move = read_stone(b, f"+{written.strip().lower()}") if isinstance(written, str) else NONE
        except SetuError as fault:
            raise BadPosition(say("position-stone", stone=str(written), reason=fault.text)) from None
        if move < ISLET:
            raise BadPosition(say("position-value", field="stones", expected='["i9", …] / ["@310,440", …]'))
        code = why_not_stone(b, s, move)
        if code != LEGAL:
            reason = refusal(b, s, 0, move, code).text
            raise BadPosition(say("position-stone", stone=str(written), reason=reason))
        if open_board:
            row, column = divmod(move - WATER, COLUMNS)
            set_stone(b, s, number, column * b.lattice, row * b.lattice)
        else:
            islet, offset = divmod(move - ISLET, OFFSETS)
            x, y = int(b.islet_x[islet] + b.offset_x[offset]), int(b.islet_y[islet] + b.offset_y[offset])
            set_stone(b, s, islet, x, y)
        s.stone_reserve -= 1


def lay_planks(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Every plank must be able to lie beside those listed before it."""
    planks = table_in(position, "planks")
    for name, where in planks.items():
        plank = plank_named(b, s, name)
        match = LIES.fullmatch(where.lower()) if isinstance(where, str) else None
        if not match:
            raise BadPosition(say("position-value", field=f"planks {name}", expected="i9-i14, i13-V6, i13-V6/7"))
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=name))
        try:
            one, other = sorted((read_support(b, s, match[1]), read_support(b, s, match[2])))
        except SetuError as fault:
            raise BadPosition(say("position-plank", plank=name, reason=fault.text)) from None
        landing = NONE if match[3] is None else int(match[3])
        _lay_plank(b, s, plank, one, other, landing)


def _lay_plank(b: Board, s: State, plank: int, one: int, other: int, landing: int) -> None:
    """G3 to G8 with the landing that is written, or the one that the engine would take."""
    s.picked, eye = plank, s.options.table
    s.options.table = 0
    code = why_not_spot(b, s, one, other)
    s.options.table = eye
    village = other - MOST_STONES
    if landing != NONE and (village < 0 or landing >= b.landings[village]):
        raise BadPosition(say("position-landing", plank=plank_name(b, plank)))
    if code == LEGAL and other >= MOST_STONES:
        reach2 = b.reach2[number_of(plank)]
        if landing == NONE:
            landing = best_landing(b, s, one, other, reach2)
        elif (
            distance2(int(s.x[one]), int(s.y[one]), rest_x(b, s, other, landing), rest_y(b, s, other, landing)) > reach2
        ):
            raise BadPosition(say("position-landing", plank=plank_name(b, plank)))
        else:
            code = why_not_lie(b, s, one, other, landing)
    if code != LEGAL:
        reason = refusal(b, s, 0, SPOT + one * SUPPORTS + other, code).text
        raise BadPosition(say("position-plank", plank=plank_name(b, plank), reason=reason))
    s.picked = NONE
    set_plank(b, s, plank, one, other, landing)


def lay_reserves(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """R31: what is neither on the board nor lost is in a reserve: as written, else with its own colour."""
    for name in list_in(position, "lost"):
        plank = plank_named(b, s, name)
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=str(name)))
        s.lost |= 1 << plank
    placed = s.on_board | s.lost
    written = table_in(position, "reserve")
    for key, names in written.items():
        seat = seat_named(b, s, key, "reserve", NONE)
        for name in names if isinstance(names, list) else [None]:
            plank = plank_named(b, s, name)
            if placed >> plank & 1:
                raise BadPosition(say("position-plank-twice", plank=str(name)))
            placed |= 1 << plank
            s.reserve[seat] |= 1 << plank
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        for plank in range(colour * NUMBERS, colour * NUMBERS + NUMBERS):
            if not placed >> plank & 1:
                if key_of(b, s, seat) in written:
                    s.lost |= 1 << plank
                else:
                    s.reserve[seat] |= 1 << plank
        held = planks_in(s.reserve[seat])
        numbers = [plank % NUMBERS for plank in held]
        twice = [plank_name(b, plank) for plank in held if numbers.count(plank % NUMBERS) > 1]
        if twice:
            raise BadPosition(say("position-number-twice", who=key_of(b, s, seat), planks=", ".join(twice)))
        if colours_held(int(s.reserve[seat])) > 2:
            named = ", ".join(plank_name(b, plank) for plank in held)
            raise BadPosition(say("position-three-colours", who=key_of(b, s, seat), planks=named))


def lay_pawns(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """DL-2: in a village, or alone on a plank of the board; at home where nothing is said."""
    for seat in range(s.seats):
        s.pawn[seat] = PLANKS + b.home[s.colour[seat]]
    taken: set[int] = set()
    for key, written in table_in(position, "pawns").items():
        seat = seat_named(b, s, key, "pawns", NONE)
        tidy = written.lower() if isinstance(written, str) else ""
        if not re.fullmatch(rf"v[1-{VILLAGES}]|[a-z][1-6]", tidy):
            raise BadPosition(say("position-value", field=f"pawns {key}", expected="V1, r4"))
        space = read_space(b, tidy) if tidy[0] == "v" else plank_named(b, s, tidy)
        if space < PLANKS and not s.on_board >> space & 1:
            raise BadPosition(say("position-pawn", who=key, space=written))
        if space < PLANKS and space in taken:
            raise BadPosition(say("position-pawn-shared", who=key, space=written))
        taken.add(space)
        s.pawn[seat] = space
