"""Taking things away: `RM` (DL-60 to DL-66)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.games.river.planks import ALL_NUMBERS, ONE_COLOUR
from setu.games.river.state import (
    COLOURS,
    LEGAL,
    LIFT,
    NO_STONE_THERE,
    NONE,
    NOT_ON_BOARD,
    NUMBER_HELD,
    NUMBERS,
    PAWN_ON_IT,
    PLANK_TAKEN,
    PLANKS,
    STONE_CARRIES,
    STONE_LIFTED,
    TAKE,
    THIRD_COLOUR,
)
from setu.games.river.stones import lift_stone, place_name, reopen_water


@rule
def why_not_take(s: State, seat: int, plank: int) -> int:
    """DL-61 to DL-64: any plank without a pawn; no number twice, no third colour in the reserve."""
    if s.on_board >> plank & 1 == 0:
        return NOT_ON_BOARD
    for one in range(s.seats):
        if s.pawn[one] == plank:
            return PAWN_ON_IT
    if s.reserve[seat] & (ALL_NUMBERS << (plank % NUMBERS)) != 0:
        return NUMBER_HELD
    if colours_held(s.reserve[seat] | (1 << plank)) > 2:
        return THIRD_COLOUR
    return LEGAL


@rule
def colours_held(planks: int) -> int:
    """DL-64, R25: how many colours there are among planks."""
    held = 0
    for colour in range(COLOURS):
        if planks >> (NUMBERS * colour) & ONE_COLOUR != 0:
            held += 1
    return held


@rule
def why_not_lift(s: State, stone: int) -> int:
    """DL-65: any stone with no plank on it."""
    if s.stones >> stone & 1 == 0:
        return NO_STONE_THERE
    return STONE_CARRIES if s.load[stone] > 0 else LEGAL


@rule
def list_removals(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-60: every plank that may be taken, every stone that may be lifted."""
    found = 0
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        if why_not_take(s, seat, plank) == LEGAL:
            out[found] = TAKE + plank
            found += 1
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        if s.load[stone] == 0:
            out[found] = LIFT + stone
            found += 1
    return found


@rule
def can_remove(b: Board, s: State, seat: int) -> bool:
    """DL-66: is a plank or a stone to be had?"""
    for plank in range(PLANKS):
        if why_not_take(s, seat, plank) == LEGAL:
            return True
    stones = s.stones
    while stones != 0:
        if s.load[lowest_bit(stones)] == 0:
            return True
        stones &= stones - 1
    return False


@rule
def take_away(b: Board, s: State, seat: int, move: int) -> None:
    """DL-60: a plank into the own reserve, or a stone back to the common one."""
    colour = int(s.colour[seat])
    if move >= LIFT:
        stone = move - LIFT
        tell(s, STONE_LIFTED, EVERYONE, colour, place_name(b, s, stone), 0)
        lift_stone(b, s, stone)
    else:
        plank = move - TAKE
        clear_plank(b, s, plank)
        s.reserve[seat] |= 1 << plank
        tell(s, PLANK_TAKEN, EVERYONE, plank * 8 + colour, 0, 0)


@rule
def clear_plank(b: Board, s: State, plank: int) -> None:
    """DL-61: the plank leaves its supports, which have room again."""
    unload_support(s, int(s.end_a[plank]), plank)
    unload_support(s, int(s.end_b[plank]), plank)
    if s.span[plank] != NONE:
        bed = int(b.span_bed[s.span[plank]])
        s.lying[bed // BITS] &= ~(1 << (bed % BITS))
    s.end_a[plank] = NONE
    s.end_b[plank] = NONE
    s.landing[plank] = NONE
    s.span[plank] = NONE
    s.on_board &= ~(1 << plank)
    reopen_water(b, s)


@rule
def unload_support(s: State, support: int, plank: int) -> None:
    """DL-41: one plank less."""
    s.carried[support] &= ~(1 << plank)
    s.load[support] -= 1
    s.room |= 1 << support
