"""A game as it is about to be played: how many seats, which options, on which board; before any chance.

>>> from setu.engine.configured import configure
>>> quarry = configure("quarry", options={"starter": "black"})
>>> quarry.seats, quarry.move_numbers > 1000
(2, True)
>>> quarry is configure("quarry", 2, {"starter": "black"})
True

Tables, simulations and environments all begin with one of these.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine import entry_points
from setu.engine.board import Board, BoardArray, sealed
from setu.engine.game import Game, find_game, is_registered
from setu.engine.modules import kept_board
from setu.engine.options import Value, read_seats
from setu.engine.reader import Components
from setu.engine.record_view import frozen_view, record_view
from setu.engine.rng import Key
from setu.engine.state import StateArray, copied, new_states


@dataclass(frozen=True, eq=False)
class ConfiguredGame:
    """A game with its seats, options and board, and the sizes that follow from them."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    components: Components | None
    board: BoardArray

    def __reduce__(self) -> Any:
        return configure, (self.game, self.seats, dict(self.options), self.components)

    @functools.cached_property
    def b(self) -> Board:
        """The board as one record."""
        return frozen_view(self.board[0])

    @functools.cached_property
    def move_numbers(self) -> int:
        """Every move's number is below this."""
        return self.game.move_numbers(self.b)

    @functools.cached_property
    def most_moves(self) -> int:
        """How long a list of legal moves can be."""
        return self.game.most_moves(self.b)

    @functools.cached_property
    def feature_size(self) -> int:
        return self.game.feature_size(self.b)

    @functools.cached_property
    def longest(self) -> int:
        """No game has more moves than this."""
        return self.game.longest(self.b)

    def first_state(self, key: Key | None = None) -> StateArray:
        """A state ready for `setup`: seats, options and key."""
        states = new_states(self.game.state)
        s = record_view(states[0])
        s.seats = self.seats
        self.game.options.write(s.options, dict(self.options))
        if key is not None:
            s.key[:] = key
        return states

    def deal(self, key: Key) -> StateArray:
        """The first position under a key."""
        state = self.first_state(key)
        entry_points.setup(self.board, state)
        return state

    def pending(self, state: StateArray) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_in(int(entry_points.pending(self.board, state)))

    def moves(self, state: StateArray, seat: int) -> NDArray[np.int32]:
        """The legal moves of a seat that owes a decision."""
        listed = np.zeros(self.most_moves, np.int32)
        return listed[: int(entry_points.moves(self.board, state, seat, listed))]

    def hidden(self, state: StateArray, seat: int) -> StateArray:
        """The state as a seat may know it."""
        hidden = copied(state)
        entry_points.hide(self.board, hidden, seat)
        return hidden

    def features(self, state: StateArray, seat: int) -> NDArray[np.float32]:
        """What a learner at this seat observes."""
        out = np.zeros(self.feature_size, np.float32)
        entry_points.features(self.board, self.hidden(state, seat), seat, out)
        return out


@functools.cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def configure(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    components: Components | str | Path | None = None,
) -> ConfiguredGame:
    """A game to be played so; the same one for the same question. BadOptions, BadComponents, UnknownGame."""
    found = find_game(game)
    count, chosen = read_seats(found.seats, seats), found.options.read(options)
    if isinstance(components, str | Path):
        components = Components.read(components)
    if not is_registered(found):
        return ConfiguredGame(found, count, chosen, components, found.board(chosen, components))
    box = (components.source, components.name) if components else None
    return _configured(found.name, count, tuple(chosen.items()), box)


@functools.lru_cache(maxsize=64)
def _configured(
    name: str, seats: int, options: tuple[tuple[str, Value], ...], box: tuple[str, str] | None
) -> ConfiguredGame:
    game, chosen = find_game(name), dict(options)
    components = Components(*box) if box else None
    kept = kept_board(game, chosen) if components is None else None
    board = game.board(chosen, components) if kept is None else sealed(kept)
    return ConfiguredGame(game, seats, chosen, components, board)
