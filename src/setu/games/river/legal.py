"""Whose decision it is, and what may be decided: each phase has its own kind of move."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.pawns import list_jumps, list_walks, why_not_jump, why_not_walk
from setu.games.river.planks import list_picks, list_spots, number_of, why_not_pick, why_not_spot
from setu.games.river.program import card_of, everyone, list_cards, why_not_agree, why_not_lay
from setu.games.river.removal import list_removals, why_not_lift, why_not_take
from setu.games.river.state import (
    AGREE,
    BY_EYE,
    CHOOSING_FIRST,
    COLUMNS,
    FIRST,
    GAME_IS_OVER,
    ISLET,
    JUMP,
    LAY,
    LEAP,
    LEGAL,
    LIFT,
    MOVE,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_YOUR_TURN,
    OVER,
    PICK,
    PLACE,
    PLANK,
    PROGRAMMING,
    REMOVE,
    SPACES,
    SPOT,
    STEP,
    STONE,
    STOPS,
    SUPPORTS,
    TAKE,
    WATER,
)
from setu.games.river.stones import list_stones, why_not_stone


@rule
def pending(b: Board, s: State) -> int:
    """DL-10, DL-13: while programming everyone who is not ready; then whose card is being resolved."""
    if s.phase == OVER:
        return 0
    if s.phase == PROGRAMMING:
        return everyone(s) & ~s.ready
    if s.phase == CHOOSING_FIRST:
        return everyone(s) & -everyone(s)
    return 1 << s.actor


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """DL-5: what is asked must be done; each phase has its own kind of move."""
    if s.phase == OVER:
        return GAME_IS_OVER
    if pending(b, s) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if move < 0 or move >= WATER + b.rows * COLUMNS:
        return NO_SUCH_MOVE
    if s.phase == PROGRAMMING and move < AGREE:
        return why_not_lay(s, seat, move - LAY)
    if s.phase == PROGRAMMING and move == AGREE:
        return why_not_agree(s, seat)
    if s.phase == CHOOSING_FIRST and FIRST <= move < PICK:
        return LEGAL if everyone(s) >> (move - FIRST) & 1 else NO_SUCH_SEAT
    if s.phase == STONE and move >= ISLET:
        return why_not_stone(b, s, move)
    if s.phase == PLANK and PICK <= move < TAKE:
        return why_not_pick(b, s, seat, move - PICK)
    if s.phase == PLACE and SPOT <= move < STEP:
        return why_not_spot(b, s, (move - SPOT) // SUPPORTS, (move - SPOT) % SUPPORTS)
    if s.phase == REMOVE and TAKE <= move < SPOT:
        return why_not_take(s, seat, move - TAKE) if move < LIFT else why_not_lift(s, move - LIFT)
    if s.phase == MOVE and STEP <= move < JUMP:
        return why_not_walk(b, s, seat, card_of(s, seat), (move - STEP) // STOPS, (move - STEP) % STOPS)
    if s.phase == LEAP and JUMP <= move < ISLET:
        return why_not_jump(b, s, seat, (move - JUMP) // SPACES, (move - JUMP) % SPACES)
    return NOT_ASKED


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-5: every legal move of a seat that owes a decision."""
    if pending(b, s) >> seat & 1 == 0:
        return 0
    if s.phase == PROGRAMMING:
        return list_cards(s, seat, out)
    if s.phase == CHOOSING_FIRST:
        return list_seats(s, out)
    if s.phase == STONE:
        return list_stones(b, s, out)
    if s.phase == PLANK:
        return list_picks(b, s, seat, out)
    if s.phase == PLACE:
        return list_spots(b, s, out)
    if s.phase == REMOVE:
        return list_removals(b, s, seat, out)
    if s.phase == MOVE:
        return list_walks(b, s, seat, card_of(s, seat), out)
    return list_jumps(b, s, seat, out)


@rule
def list_seats(s: State, out: Any) -> int:
    """R3: everyone may be first."""
    found = 0
    for seat in range(s.seats):
        if everyone(s) >> seat & 1:
            out[found] = FIRST + seat
            found += 1
    return found


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """DL-47: 1 if, as everybody can see, the plank that is picked will be lost."""
    if s.phase == PLANK and s.options.table != BY_EYE and number_of(move - PICK) < s.needs:
        return 1
    return 0
