"""A game taken off the shelf: how many play, by which options, on which tables; and one position at a time."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine import entry_points
from setu.engine.batch import first_state
from setu.engine.board import Board, BoardArray
from setu.engine.contract import SPECTATOR
from setu.engine.errors import BadOptions, IllegalMove, InvalidMove, engine_text
from setu.engine.game import Game, find_game
from setu.engine.options import read_seats
from setu.engine.record_view import record_view
from setu.engine.rng import Key
from setu.engine.rule import rule
from setu.engine.state import StateArray
from setu.engine.texts import text
from setu.pictures import picture
from setu.pictures.pixels import pixels

ENVS = "setu.envs"
RENDER_MODES = ["ansi", "svg", "rgb_array"]
Setting = tuple[tuple[str, Any], ...]

# What becomes of an illegal action: it is refused with the rule it breaks, or a random legal move is made instead.
REFUSE, REPLACE = "refuse", "replace"


@rule
def write_gains(outcome: Any, seats: int, out: Any) -> None:
    """What each seat gains by its place: the winners share one, and all is measured from the mean."""
    winners = 0
    for seat in range(seats):
        if outcome[seat, 0] == 1:
            winners += 1
    for seat in range(seats):
        share = 1.0 / winners if outcome[seat, 0] == 1 else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1.0)


@dataclass(frozen=True, eq=False)
class Box:
    """A game with its seats, options and tables."""

    game: Game
    seats: int
    setting: Setting
    board: BoardArray

    def __reduce__(self) -> Any:
        return open_box, (self.game, self.seats, dict(self.setting))

    @functools.cached_property
    def b(self) -> Board:
        return record_view(self.board[0])

    @functools.cached_property
    def move_numbers(self) -> int:
        return self.game.move_numbers(self.b)

    @functools.cached_property
    def most_moves(self) -> int:
        return self.game.most_moves(self.b)

    @functools.cached_property
    def feature_size(self) -> int:
        return self.game.feature_size(self.b)

    def deal(self, key: Key) -> StateArray:
        """The first position under a key."""
        state = first_state(self.game, self.seats, dict(self.setting))
        record_view(state[0]).key[:] = key
        entry_points.setup(self.board, state)
        return state

    def pending(self, state: StateArray) -> tuple[int, ...]:
        """The seats that owe a decision."""
        mask = int(entry_points.pending(self.board, state))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def legal(self, state: StateArray, seat: int) -> NDArray[np.int32]:
        """The legal moves of a seat that owes a decision."""
        listed = np.empty(self.most_moves, np.int32)
        return listed[: int(entry_points.moves(self.board, state, seat, listed))]

    def hidden(self, state: StateArray, seat: int) -> StateArray:
        """The state as a seat may know it; copied as words, because NumPy copies records field by field."""
        hidden = state.view(np.int64).copy().view(state.dtype)
        entry_points.hide(self.board, hidden, seat)
        return hidden

    def observe(self, state: StateArray, seat: int) -> NDArray[np.float32]:
        """What a learner at this seat observes."""
        out = np.zeros(self.feature_size, np.float32)
        entry_points.features(self.board, self.hidden(state, seat), seat, out)
        return out

    def gains(self, state: StateArray) -> list[float]:
        """What each seat gained in a finished game."""
        outcome, out = np.zeros((self.seats, 2), np.int64), np.zeros(self.seats)
        entry_points.outcome(self.board, state, outcome)
        write_gains(outcome, self.seats, out)
        gains: list[float] = out.tolist()
        return gains

    def draw(self, state: StateArray) -> str:
        """The table as text, as a spectator sees it."""
        return self.game.words.draw(self.b, record_view(self.hidden(state, SPECTATOR)[0]), SPECTATOR)

    def svg(self, state: StateArray) -> str:
        """The table as a picture, as a spectator sees it."""
        hidden, names = record_view(self.hidden(state, SPECTATOR)[0]), [f"player_{seat}" for seat in range(self.seats)]
        return picture(self.game, self.b, hidden, SPECTATOR, self.pending(state), names)

    def render(self, state: StateArray, mode: str | None) -> Any:
        """The table as one of RENDER_MODES: text, a picture, or its pixels."""
        if mode == "ansi":
            return self.draw(state)
        if mode == "svg":
            return self.svg(state)
        if mode == "rgb_array":
            return pixels(self.svg(state))
        raise BadOptions(text(ENVS, "no-render-mode"))

    def refuse_illegal(self, state: StateArray, seat: int, move: int) -> None:
        """Raise InvalidMove or IllegalMove: compiled rules must never see a move that does not exist."""
        if not 0 <= move < self.move_numbers:
            raise InvalidMove(engine_text("move-number", move=move, last=self.move_numbers - 1))
        code = int(entry_points.why_not(self.board, state, seat, move))
        if code:
            raise IllegalMove(self.game.words.refusal(self.b, record_view(state[0]), seat, move, code))


@functools.lru_cache(maxsize=64)
def _box(name: str, seats: int, setting: Setting) -> Box:
    game = find_game(name)
    return Box(game, seats, setting, game.board(dict(setting), None))


def open_box(game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Box:
    """The box of a game, the same one for the same question; what is not asked is as for studies. BadOptions."""
    found = find_game(game)
    return _box(found.name, read_seats(found.seats, seats), tuple(found.studied(options).items()))


def read_illegal(policy: str) -> bool:
    """Is an illegal action replaced? BadOptions names the two policies."""
    if policy not in (REFUSE, REPLACE):
        expected = f"{REFUSE}, {REPLACE}"
        raise BadOptions(engine_text("option-value", option="illegal", value=str(policy), expected=expected))
    return policy == REPLACE
