"""Several games of one kind that count together, from Python.

>>> from setu import Series
>>> series = Series("quarry", race=500, starter="loser", seed=7)
>>> while not series.over:
...     _ = series.table.resign(1)
...     series.next_game()
>>> series.totals, series.winners
((748, 374), (0,))
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from setu.engine.errors import SetuError, engine_text
from setu.engine.game import Game, find_game
from setu.engine.plan import InSeries, Scores, Standing, governed_options, read_plan, series_rules
from setu.engine.reader import Components
from setu.engine.record import Record
from setu.engine.table import Table


class Series:
    """A number of games, or a race to a number of points; `table` is the game in play."""

    def __init__(
        self,
        game: str | Game,
        games: int | None = None,
        race: int | None = None,
        *,
        starter: str | None = None,
        max_games: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        components: Components | str | Path | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.plan = read_plan(self.game, {"games": games, "race": race, "starter": starter, "max_games": max_games})
        self.options = dict(options or {})
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.components, self.names = components, names
        self.played: list[Record] = []
        self.scores: list[Scores] = []
        self.table = self._deal(None)

    def _deal(self, last: Table | None) -> Table:
        """A game with luck of its own that follows from the series' seed."""
        table = Table(
            self.game,
            options=governed_options(self.game, self.plan, self.options, last),
            seed=f"{self.seed}/{len(self.played)}",
            components=self.components,
            names=self.names,
        )
        table.series = InSeries(self.plan, tuple(self.scores))
        return table

    def next_game(self) -> None:
        """Count a finished game, and lay the next one out unless the series is decided."""
        if self.over:
            raise SetuError(engine_text("series-over"))
        result = self.table.result
        if result is None:
            raise SetuError(engine_text("series-unfinished"))
        self.played.append(self.table.record())
        self.scores.append(result.scores)
        if not self.over:
            self.table = self._deal(self.table)

    @property
    def standing(self) -> Standing:
        """After the games that were counted."""
        return series_rules(self.game).standing(self.plan, self.scores)

    @property
    def starts_next(self) -> int | None:
        """Once a game is over: the seat that starts the next one; None where lots decide, or no other follows."""
        result = self.table.result
        if self.over or result is None:
            return None
        return series_rules(self.game).starter(self.plan, self.table)

    @property
    def totals(self) -> Scores:
        return self.standing.totals

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; all that share it; nobody while it goes on."""
        return self.standing.winners

    def __repr__(self) -> str:
        return f"<Series {self.game.name}, {len(self.scores)} games, {self.totals}>"
