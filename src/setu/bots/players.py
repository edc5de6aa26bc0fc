"""Random and greedy players, for every game, compiled.

>>> from setu import Table
>>> from setu.bots.players import choose
>>> from setu.engine.chance import new_luck
>>> table = Table("quarry", options={"starter": "black"}, seed=1)
>>> for move in ("span e2-e5", "block a5"):
...     _ = table.play(move)
>>> move = choose("greedy", table.sight(), new_luck(1))
>>> table.play(move)[-1].name
'ended'
"""

from __future__ import annotations

from typing import Any

import numpy as np

from setu.engine import contract
from setu.engine.batch import lowest_seat
from setu.engine.chance import KEY_WORDS, Luck, luck_below
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game
from setu.engine.row import row
from setu.engine.rule import compiled, rule
from setu.engine.sight import Sight
from setu.engine.state import new_states
from setu.engine.tables import TablesArray

_pending, _moves, _play = contract.pending, contract.moves, contract.play
_imagine, _estimate = contract.imagine, contract.estimate

BOTS = ("random", "greedy")
RANDOM, GREEDY = range(len(BOTS))

# The slots of a player's work array: what the seat sees, a world to try a move in, and the worlds it imagines.
SEEN, WORLD, IMAGINED = 0, 1, 2
WORLDS = 4
SLOTS = IMAGINED + WORLDS


@rule
def bot_move(bot: int, t: Any, states: Any, seat: int, luck: Any, listed: Any, keys: Any, chances: Any) -> int:
    """The move of a bot for the hidden state in `states[SEEN]`."""
    found = _moves(t, states[SEEN], seat, listed)
    if found == 1 or bot == RANDOM:
        return listed[luck_below(luck, found)]
    return greedy_move(t, states, seat, luck, listed, found, keys, chances)


@rule
def greedy_move(t: Any, states: Any, seat: int, luck: Any, listed: Any, found: int, keys: Any, chances: Any) -> int:
    """The move with the best estimate right after it, on average over the same few imagined worlds."""
    for world in range(len(keys)):
        for word in range(KEY_WORDS):
            keys[world, word] = luck_below(luck, 1 << 31)
        states[IMAGINED + world] = states[SEEN]
        _imagine(t, states[IMAGINED + world], seat, keys[world])
        let_others_choose(t, states[IMAGINED + world], seat, luck, listed)
    found = _moves(t, states[SEEN], seat, listed)
    best, best_value = listed[0], -1.0
    for place in range(found):
        value = luck_below(luck, 1 << 20) * 1e-12
        for world in range(len(keys)):
            states[WORLD] = states[IMAGINED + world]
            _play(t, states[WORLD], seat, listed[place])
            _estimate(t, states[WORLD], chances)
            value += chances[seat]
        if value > best_value:
            best, best_value = listed[place], value
    return best


@rule
def let_others_choose(t: Any, s: Any, seat: int, luck: Any, listed: Any) -> None:
    """Where several choose in secret the others do so at random, so that who is first judges as who is last."""
    while True:
        others = _pending(t, s) & ~(1 << seat)
        if others == 0:
            break
        other = lowest_seat(others)
        found = _moves(t, s, other, listed)
        _play(t, s, other, listed[luck_below(luck, found)])


@compiled
def _choose(bot: int, tables: Any, states: Any, seat: int, luck: Any, listed: Any, keys: Any, chances: Any) -> int:
    return bot_move(bot, tables[0], states, seat, luck, listed, keys, chances)


class Workspace:
    """The arrays that one thinking bot works with."""

    def __init__(self, game: Game, tables: TablesArray, seats: int) -> None:
        self.states = new_states(game.state, SLOTS)
        self.listed = np.zeros(game.most_moves(row(tables[0])), np.int32)
        self.keys = np.zeros((WORLDS if game.hidden else 1, KEY_WORDS), np.uint32)
        self.chances = np.zeros(seats, np.float64)


def bot_number(name: str) -> int:
    """A bot by name; BadOptions lists those there are."""
    if name not in BOTS:
        raise BadOptions(engine_text("option-value", option="bot", value=str(name), expected=", ".join(BOTS)))
    return BOTS.index(name)


def choose(bot: str, sight: Sight, luck: Luck) -> int:
    """The move a bot makes, from what its seat sees."""
    work = Workspace(sight.game, sight.tables, sight.seats)
    work.states[SEEN] = sight.state[0]
    number = bot_number(bot)
    return int(_choose(number, sight.tables, work.states, sight.seat, luck, work.listed, work.keys, work.chances))
