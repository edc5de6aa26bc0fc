"""Taking things away: `RM` (DL-60 to DL-66)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State, tell
from setu.games.river import stones
from setu.games.river.codes import NONE, PLANKED, action, book, event, refusal


@rule
def why_not_take(s: State, seat: int, plank: int) -> int:
    """DL-61 to DL-64: any plank without a pawn; no number twice, no third colour in the reserve."""
    if s.on_board >> plank & 1 == 0:
        return refusal.NOT_ON_BOARD
    for one in range(s.seats):
        if s.pawn[one] == plank:
            return refusal.PAWN_ON_IT
    if s.reserve[seat] & (book.ONES << (plank % book.NUMBERS)) != 0:
        return refusal.NUMBER_HELD
    if colours_held(s.reserve[seat] | (1 << plank)) > 2:
        return refusal.THIRD_COLOUR
    return refusal.LEGAL


@rule
def colours_held(planks: int) -> int:
    """DL-64, R25: how many colours there are among planks."""
    held = 0
    for colour in range(book.COLOURS):
        if planks >> (book.NUMBERS * colour) & book.ONE_COLOUR != 0:
            held += 1
    return held


@rule
def why_not_lift(s: State, stone: int) -> int:
    """DL-65: any stone with no plank on it."""
    if s.stones >> stone & 1 == 0:
        return refusal.NO_STONE_THERE
    return refusal.STONE_CARRIES if s.load[stone] > 0 else refusal.LEGAL


@rule
def list_removals(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-60: every plank that may be taken, every stone that may be lifted."""
    found = 0
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        if why_not_take(s, seat, plank) == refusal.LEGAL:
            out[found] = action.take.number(plank)
            found += 1
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        if s.load[stone] == 0:
            out[found] = action.lift.number(stone)
            found += 1
    return found


@rule
def can_remove(b: Board, s: State, seat: int) -> bool:
    """DL-66: is a plank or a stone to be had?"""
    for plank in range(book.PLANKS):
        if why_not_take(s, seat, plank) == refusal.LEGAL:
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
    if action.lift.has(move):
        stone = action.lift.stone(move)
        tell(s, event.STONE_LIFTED, colour, stones.place_name(b, s, stone))
        stones.lift_stone(b, s, stone)
    else:
        plank = action.take.plank(move)
        clear_plank(b, s, plank)
        s.reserve[seat] |= 1 << plank
        tell(s, event.PLANK_TAKEN, PLANKED.number(plank, colour))


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
    stones.reopen_water(b, s)


@rule
def unload_support(s: State, support: int, plank: int) -> None:
    """DL-41: one plank less."""
    s.carried[support] &= ~(1 << plank)
    s.load[support] -= 1
    s.room |= 1 << support
