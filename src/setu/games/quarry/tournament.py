"""Several games of Quarry for points (QR-23 to QR-25, R17 to R20).

>>> from setu.games.quarry.tournament import QuarryTournament
>>> tournament = QuarryTournament(games=2, starter="alternate", seed=7)
>>> while not tournament.over:
...     _ = tournament.table.resign()
...     tournament.next_game()
>>> tournament.totals
(748, 935)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from setu.engine.options import Value
from setu.engine.plan import Plan, Scores, SeriesRules, Standing
from setu.engine.series import Series
from setu.engine.table import Table
from setu.games.quarry.codes import colours

MOST_GAMES = 40
MOST_EXTRA_GAMES = 3
PLAYERS = 2


class QuarryTournament(Series):
    """QR-25: a fixed number of games, or a race to a number of points."""

    def __init__(self, games: int | None = None, race: int | None = None, **wishes: Any) -> None:
        super().__init__("quarry", games, race, **wishes)


def standing(plan: Plan, scores: Sequence[Scores]) -> Standing:
    """QR-25, R20: the higher total wins; level totals call for one more game, at most three times."""
    totals = tuple(sum(game[seat] for game in scores) for seat in range(PLAYERS))
    ends = next((number for number in range(1, len(scores) + 1) if _is_long_enough(plan, scores[:number])), None)
    if ends is None:
        return Standing(totals)
    if totals[0] != totals[1]:
        return Standing(totals, (totals.index(max(totals)),))
    return Standing(totals, (0, 1) if len(scores) - ends >= MOST_EXTRA_GAMES else ())


def _is_long_enough(plan: Plan, scores: Sequence[Scores]) -> bool:
    """QR-25, R19, R20: all games are played, or somebody has the points, or the race has lasted too long."""
    if plan.race is None:
        return len(scores) == plan.games
    totals = [sum(game[seat] for game in scores) for seat in range(PLAYERS)]
    return max(totals) >= plan.race or len(scores) == plan.max_games


def starter(plan: Plan, last: Table | None) -> int | None:
    """R18: lots, turn about, the loser (after a draw the other player than last time), or Black."""
    if plan.starter == "black":
        return colours.BLACK
    if plan.starter == "random" or last is None or last.result is None:
        return None
    if plan.starter == "loser" and len(last.result.winners) == 1:
        return 1 - last.result.winners[0]
    return 1 - colours.NAMES.index(last.position()["starter"])


def options(seat: int | None) -> dict[str, Value]:
    """QR-7, R21: seats begin every game with their old colours, seat 0 with Black."""
    return {"starter": "random" if seat is None else colours.NAMES[seat]}


SERIES = SeriesRules(
    games=(2, 5, 10),
    races=(250, 500, 1000),
    starters=("random", "alternate", "loser", "black"),
    governs=("starter",),
    max_games=MOST_GAMES,
    standing=standing,
    starter=starter,
    options=options,
)
