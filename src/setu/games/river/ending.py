"""The end (DL-90 to DL-92, R29, R30): who is nearest, and the places of all."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.pawns import way_to_go2
from setu.games.river.program import everyone
from setu.games.river.state import ROUND_TRIP


@rule
def nearest_to_goal(b: Board, s: State) -> int:
    """R29: on a round trip who has touched is before who has not; then the shorter way; equals share."""
    winners, best_far, best_way = 0, 2, 0
    for seat in range(s.seats):
        if everyone(s) >> seat & 1:
            far = 1 if s.options.trip == ROUND_TRIP and s.touched >> seat & 1 == 0 else 0
            way = way_to_go2(b, s, seat)
            if far < best_far or (far == best_far and way < best_way):
                winners, best_far, best_way = 0, far, way
            if far == best_far and way == best_way:
                winners |= 1 << seat
    return winners


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """DL-91, R29, R30: winners share the first place, all others the last; there are no points."""
    won = 0
    for seat in range(s.seats):
        won += s.winners >> seat & 1
    for seat in range(s.seats):
        wins = s.winners >> seat & 1
        out[seat, 0] = 1 if wins else won + 1
        out[seat, 1] = wins
