"""What is certain, for all that a seat knows: a win at once, and a loss at the very next decision.

A few worlds are imagined, each with its own chance; certain is what happens in all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from setu.engine import entry_points
from setu.engine.observation import Observation
from setu.engine.record_view import record_view
from setu.engine.rng import key_from_seed
from setu.engine.state import StateArray

WORLDS = 12


def sees_losses(observation: Observation) -> bool:
    """Does the game's own list of moves that are worth a thought leave out sure losses already?"""
    rules = observation.game.rules
    return rules.narrow is not rules.moves


class Certainty:
    """The worlds that a seat thinks possible, and what its moves bring in them."""

    def __init__(self, observation: Observation, worlds: int = WORLDS) -> None:
        self.board, self.seat = observation.board, observation.seat
        self._worlds = list(_imagined(observation, worlds))
        self._places = np.zeros((observation.seats, 2), np.int32)
        self._replies = np.zeros(observation.game.most_moves(record_view(self.board[0])), np.int32)

    def wins(self, move: int) -> bool:
        """Does the game end with this move, the seat alone in front?"""
        return all(self._placed(self._after(world, move)) == 1 for world in self._worlds)

    def first_win(self, moves: Iterable[int]) -> int | None:
        """The first of these moves that wins for certain."""
        return next((move for move in moves if self.wins(move)), None)

    def loses(self, move: int) -> bool:
        """Does the game end without a win for the seat, with this move or with a reply that somebody else has?"""
        return all(self._is_lost(self._after(world, move)) for world in self._worlds)

    def _after(self, world: StateArray, move: int, seat: int | None = None) -> StateArray:
        after = world.copy()
        entry_points.play(self.board, after, self.seat if seat is None else seat, move)
        return after

    def _placed(self, state: StateArray) -> int:
        """1 if the seat has won alone, 2 if with others, 3 if not at all; 0 as long as they play."""
        if entry_points.pending(self.board, state):
            return 0
        entry_points.outcome(self.board, state, self._places)
        if self._places[self.seat, 0] > 1:
            return 3
        return 1 if (self._places[:, 0] == 1).sum() == 1 else 2

    def _is_lost(self, state: StateArray) -> bool:
        pending = entry_points.pending(self.board, state)
        if not pending:
            return self._placed(state) == 3
        other = pending.bit_length() - 1
        if pending != 1 << other or other == self.seat:
            return False  # several choose at once, or the seat decides again
        found = entry_points.moves(self.board, state, other, self._replies)
        replies = self._replies[:found].tolist()
        return any(self._placed(self._after(state, reply, other)) == 3 for reply in replies)


def _imagined(observation: Observation, worlds: int) -> Iterator[StateArray]:
    for number in range(worlds):
        world = observation.state.copy()
        entry_points.determinize(observation.board, world, observation.seat, key_from_seed(f"world {number}"))
        yield world
