"""Several games of Quarry for points (QR-23 to QR-25, R17 to R20).

>>> from setu.games.quarry.tournament import Tournament
>>> tournament = Tournament(games=2, starter="alternate", seed=7)
>>> while not tournament.over:
...     _ = tournament.table.resign()
...     tournament.next_game()
>>> tournament.totals
(748, 935)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from setu.engine.errors import BadOptions, SetuError
from setu.engine.record import Record
from setu.engine.table import Table
from setu.games.quarry.state import BLACK
from setu.games.quarry.words import say

STARTERS = ("random", "alternate", "loser", "black")
MOST_GAMES = 40
MOST_EXTRA_GAMES = 3


class Tournament:
    """QR-25: a fixed number of games, or a race to a number of points."""

    def __init__(
        self,
        games: int | None = None,
        race: int | None = None,
        *,
        starter: str = "random",
        max_games: int = MOST_GAMES,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
    ) -> None:
        chosen = [length for length in (games, race) if length is not None]
        lengths = [*chosen, max_games]
        if len(chosen) != 1 or any(isinstance(n, bool) or not isinstance(n, int) or n < 1 for n in lengths):
            raise BadOptions(say("tournament-format"))
        if starter not in STARTERS:
            raise BadOptions(say("tournament-starter", value=str(starter), expected=", ".join(STARTERS)))
        self.games, self.race, self.starter, self.max_games = games, race, starter, max_games
        self.options = dict(options or {})
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.totals: tuple[int, int] = (0, 0)
        self.played: list[Record] = []
        self.booked = self.extra_games = 0
        self.over = False
        self.table = self._deal("black" if starter == "black" else "random")

    def _deal(self, starter: str) -> Table:
        """QR-7: seat 0 takes Black again; lots are drawn unless R18 fixes the starter."""
        options = {**self.options, "starter": starter}
        return Table("quarry", options=options, seed=f"{self.seed}/{len(self.played)}")

    def next_game(self) -> None:
        """R19: book a finished game, and lay the next one out unless the tournament is decided."""
        if self.over:
            raise SetuError(say("tournament-over"))
        result = self.table.result
        if result is None:
            raise SetuError(say("tournament-unfinished"))
        self.played.append(self.table.record())
        self.book((result.scores[0], result.scores[1]))
        if not self.over:
            self.table = self._deal(self._next_starter(result.winners))

    def book(self, scores: tuple[int, int]) -> None:
        """QR-25, R20: add the points of a game; level totals call for one more, at most three times."""
        self.totals = (self.totals[0] + scores[0], self.totals[1] + scores[1])
        self.booked += 1
        if self._length_is_reached():
            if self._leader() is None and self.extra_games < MOST_EXTRA_GAMES:
                self.extra_games += 1
            else:
                self.over = True

    def _length_is_reached(self) -> bool:
        """QR-25, R19, R20: all games are played, or somebody has the points, or the race has lasted too long."""
        if self.race is None:
            return self.booked >= (self.games or 0)
        return max(self.totals) >= self.race or self.booked >= self.max_games

    def _leader(self) -> int | None:
        if self.totals[0] == self.totals[1]:
            return None
        return 0 if self.totals[0] > self.totals[1] else 1

    def _next_starter(self, winners: tuple[int, ...]) -> str:
        """R18: lots, turn about, the loser (after a draw the other player than last time), or Black."""
        last = 0 if self.table.position()["starter"] == "black" else 1
        if self.starter == "alternate" or (self.starter == "loser" and len(winners) != 1):
            seat = 1 - last
        elif self.starter == "loser":
            seat = 1 - winners[0]
        else:
            return self.starter
        return "black" if seat == BLACK else "blue"

    @property
    def winners(self) -> tuple[int, ...]:
        """QR-25, R20: the seat with the higher total; both share a tournament that stays level."""
        if not self.over:
            return ()
        leader = self._leader()
        return (0, 1) if leader is None else (leader,)
