"""What one seat knows of a table, and nothing else: all that a bot is ever given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from setu.engine.game import Game
from setu.engine.row import row
from setu.engine.state import StateArray
from setu.engine.tables import TablesArray


@dataclass(frozen=True)
class Sight:
    """A hidden state with the game it belongs to and the seat that sees it."""

    game: Game
    tables: TablesArray
    state: StateArray  # already hidden for `seat`
    seat: int

    @property
    def seats(self) -> int:
        """How many play."""
        return int(row(self.state[0]).seats)

    def __reduce__(self) -> Any:
        return _sight, (self.game, self.tables.tobytes(), self.state.tobytes(), self.seat)


def _sight(game: Game, tables: bytes, state: bytes, seat: int) -> Sight:
    """Tables are read only, as they are at every table: machine code is made for that."""
    return Sight(game, np.frombuffer(tables, game.tables_dtype), np.frombuffer(state, game.state).copy(), seat)
