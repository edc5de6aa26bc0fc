"""What one seat knows of a table, and nothing else: all that a bot is ever given."""

from __future__ import annotations

from dataclasses import dataclass

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
