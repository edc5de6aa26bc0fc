"""For those who search and learn (part 12): how far each pawn still has to go, and what a seat observes."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.pawns import goal_of
from setu.games.river.route import way_cost
from setu.games.river.state import (
    CARDS,
    MOST_SEATS,
    MOST_STONES,
    NONE,
    OVER,
    PLANKS,
    SLOTS,
)
from setu.games.river.stones import rest_x, rest_y

SPREAD = 40.0  # tenths of an action that make a pawn e times as likely to win


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: the less a pawn has to do, the likelier it wins."""
    total = 0.0
    for seat in range(s.seats):
        if s.phase == OVER:
            out[seat] = 1.0 if s.winners >> seat & 1 else 0.0
        elif s.out >> seat & 1:
            out[seat] = 0.0
        else:
            out[seat] = math.exp(-way_cost(b, s, seat) / SPREAD)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = out[seat] / total if total > 0.0 else 1.0 / s.seats


# ---- what a seat observes

PER_SEAT = 5 + PLANKS + SLOTS * CARDS
PER_PLANK = 7
PER_STONE = 3
ASKED = 9
FEATURES = MOST_SEATS * PER_SEAT + PLANKS * PER_PLANK + MOST_STONES * PER_STONE + ASKED + PLANKS + 8


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 12: seats from the own one on, planks, stones, and what is asked."""
    for index in range(FEATURES):
        out[index] = 0.0
    for after in range(s.seats):
        observe_seat(b, s, (seat + after) % s.seats, seat, out, after * PER_SEAT)
    at = MOST_SEATS * PER_SEAT
    for plank in range(PLANKS):
        observe_plank(b, s, plank, out, at + plank * PER_PLANK)
    at += PLANKS * PER_PLANK
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        out[at + stone * PER_STONE] = 1.0
        out[at + stone * PER_STONE + 1] = s.x[stone] / b.board_x
        out[at + stone * PER_STONE + 2] = s.y[stone] / b.board_y
    at += MOST_STONES * PER_STONE
    out[at + s.phase] = 1.0
    at += ASKED
    if s.picked != NONE:
        out[at + s.picked] = 1.0
    at += PLANKS
    goal = goal_of(b, s, seat)
    out[at] = b.village_x[goal] / b.board_x
    out[at + 1] = b.village_y[goal] / b.board_y
    out[at + 2] = s.stone_reserve / b.stone_count
    out[at + 3] = (s.slot + 1) / SLOTS
    out[at + 4] = s.left / 2
    out[at + 5] = 1.0 if s.actor == seat else 0.0
    out[at + 6] = 1.0 if s.order[s.first] == seat else 0.0
    out[at + 7] = s.round / 30


@rule
def observe_seat(b: Board, s: State, seat: int, viewer: int, out: Any, at: int) -> None:
    """Part 7: where the pawn is, its reserve, and the cards that the viewer knows."""
    space = int(s.pawn[seat])
    out[at] = space_x(b, s, space) / b.board_x
    out[at + 1] = space_y(b, s, space) / b.board_y
    out[at + 2] = s.touched >> seat & 1
    out[at + 3] = s.ready >> seat & 1
    out[at + 4] = s.blocked >> seat & 1
    for plank in range(PLANKS):
        out[at + 5 + plank] = s.reserve[seat] >> plank & 1
    known = SLOTS if seat == viewer else s.slot + 1
    for slot in range(known):
        card = int(s.program[seat, slot])
        if card != NONE:
            out[at + 5 + PLANKS + slot * CARDS + card] = 1.0


@rule
def observe_plank(b: Board, s: State, plank: int, out: Any, at: int) -> None:
    """Part 7: lost or lying, its rest points, and whether a pawn stands on it."""
    out[at] = s.lost >> plank & 1
    if s.on_board >> plank & 1:
        one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        out[at + 1] = 1.0
        out[at + 2] = s.x[one] / b.board_x
        out[at + 3] = s.y[one] / b.board_y
        out[at + 4] = rest_x(b, s, other, landing) / b.board_x
        out[at + 5] = rest_y(b, s, other, landing) / b.board_y
        for seat in range(s.seats):
            if s.pawn[seat] == plank:
                out[at + 6] = 1.0


@rule
def space_x(b: Board, s: State, space: int) -> int:
    """Part 11: where a pawn is drawn: the middle of its plank or the village."""
    if space >= PLANKS:
        return int(b.village_x[space - PLANKS])
    return (int(s.x[s.end_a[space]]) + rest_x(b, s, int(s.end_b[space]), int(s.landing[space]))) // 2


@rule
def space_y(b: Board, s: State, space: int) -> int:
    """Part 11: likewise downwards."""
    if space >= PLANKS:
        return int(b.village_y[space - PLANKS])
    return (int(s.y[s.end_a[space]]) + rest_y(b, s, int(s.end_b[space]), int(s.landing[space]))) // 2
