"""Players that do not search, for every game, compiled: random, greedy, and greedy ones that slip so often."""

from __future__ import annotations

from typing import Any

import numpy as np

from setu.bots.levels import RANDOM
from setu.engine import contract
from setu.engine.batch import lowest_seat
from setu.engine.board import BoardArray
from setu.engine.game import Game
from setu.engine.record_view import record_view
from setu.engine.rng import KEY_WORDS, rng_below
from setu.engine.rule import rule
from setu.engine.state import new_states

_pending, _moves, _play = contract.pending, contract.moves, contract.play
_determinize, _estimate, _warned = contract.determinize, contract.estimate, contract.warned

CERTAIN = 0.9999

# The slots of a player's work array: what the seat sees, a world to try a move in, and the worlds it imagines.
SEEN, WORLD, IMAGINED = 0, 1, 2
WORLDS = 4
SLOTS = IMAGINED + WORLDS


@rule
def bot_move(slips: int, b: Any, states: Any, seat: int, rng: Any, listed: Any, keys: Any, chances: Any) -> int:
    """The move of a simple player for the hidden state in `states[SEEN]`."""
    found = _moves(b, states[SEEN], seat, listed)
    if found == 1 or slips == RANDOM:
        return listed[rng_below(rng, found)]
    is_slip = rng_below(rng, 100) < slips
    best, value = greedy_move(b, states, seat, rng, listed, found, keys, chances)
    if is_slip and value < CERTAIN:
        return any_but_warned(b, states[SEEN], seat, rng, listed, found)
    return best


@rule
def any_but_warned(b: Any, s: Any, seat: int, rng: Any, listed: Any, found: int) -> int:
    """A move at random, but none that every beginner is told not to make, if there is another."""
    kept = 0
    for place in range(found):
        if not _warned(b, s, seat, listed[place]):
            listed[kept] = listed[place]
            kept += 1
    return listed[rng_below(rng, kept if kept > 0 else found)]


@rule
def greedy_move(
    b: Any, states: Any, seat: int, rng: Any, listed: Any, found: int, keys: Any, chances: Any
) -> tuple[int, float]:
    """The move with the best estimate right after it, on average over the same few imagined worlds, and that estimate.

    Where several choose in secret, the others choose at random in each world.
    """
    worlds = len(keys)
    for world in range(worlds):
        for word in range(KEY_WORDS):
            keys[world, word] = rng_below(rng, 1 << 31)
        states[IMAGINED + world] = states[SEEN]
        _determinize(b, states[IMAGINED + world], seat, keys[world])
        let_others_choose(b, states[IMAGINED + world], seat, rng, listed)
    _moves(b, states[SEEN], seat, listed)
    best, best_value = listed[0], -1.0
    for place in range(found):
        value = rng_below(rng, 1 << 20) * 1e-18  # parts equals only: who has all but won still sees the shorter way
        for world in range(worlds):
            states[WORLD] = states[IMAGINED + world]
            _play(b, states[WORLD], seat, listed[place])
            _estimate(b, states[WORLD], chances)
            value += chances[seat] / worlds
        if value > best_value:
            best, best_value = listed[place], value
    return best, best_value


@rule
def let_others_choose(b: Any, s: Any, seat: int, rng: Any, listed: Any) -> None:
    """Where several choose in secret the others do so at random, so that who is first judges as who is last."""
    while True:
        others = _pending(b, s) & ~(1 << seat)
        if others == 0:
            break
        other = lowest_seat(others)
        found = _moves(b, s, other, listed)
        _play(b, s, other, listed[rng_below(rng, found)])


class Workspace:
    """The arrays that one thinking bot works with."""

    def __init__(self, game: Game, board: BoardArray, seats: int) -> None:
        self.states = new_states(game.state, SLOTS)
        self.listed = np.zeros(game.most_moves(record_view(board[0])), np.int32)
        self.keys = np.zeros((WORLDS if game.hidden else 1, KEY_WORDS), np.uint32)
        self.chances = np.zeros(seats, np.float64)
