"""What one seat knows of a table, and nothing else: all that a bot is ever given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from setu.engine.board import BoardArray
from setu.engine.game import Game
from setu.engine.record_view import record_view
from setu.engine.state import StateArray


@dataclass(frozen=True)
class Observation:
    """A hidden state with the game it belongs to and the seat that sees it."""

    game: Game
    board: BoardArray
    state: StateArray  # already hidden for `seat`
    seat: int

    @property
    def seats(self) -> int:
        """How many play."""
        return int(record_view(self.state[0]).seats)

    def __reduce__(self) -> Any:
        return _observation, (self.game, self.board.tobytes(), self.state.tobytes(), self.seat)


def _observation(game: Game, board: bytes, state: bytes, seat: int) -> Observation:
    """Tables are read only, as they are at every table: machine code is made for that."""
    return Observation(game, np.frombuffer(board, game.board_dtype), np.frombuffer(state, game.state).copy(), seat)
