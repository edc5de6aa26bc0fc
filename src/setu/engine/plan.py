"""What a series is: several games that count together. A game that is played so declares how it counts them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from setu.engine.errors import BadOptions, BadRecord, SetuError, engine_text
from setu.engine.options import Value

if TYPE_CHECKING:
    from setu.engine.game import Game
    from setu.engine.table import Table

Scores = tuple[int, ...]
LONGEST = 1_000_000  # games or points: nobody plays so many, and every reader can hold the number


@dataclass(frozen=True)
class Plan:
    """A number of games, or a race to a number of points; who starts; and when a race stops at the latest."""

    games: int | None
    race: int | None
    starter: str
    max_games: int

    def written(self) -> dict[str, Value]:
        """As it is asked for."""
        return {name: value for name, value in asdict(self).items() if value is not None}


@dataclass(frozen=True)
class Standing:
    """How a series stands: what each seat has, and who has won it (several: it is shared; nobody: it goes on)."""

    totals: Scores
    winners: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.winners)


@dataclass(frozen=True)
class SeriesRules:
    """How a game is played in a series."""

    games: tuple[int, ...]  # how many games, and how many points, the book names
    races: tuple[int, ...]
    starters: tuple[str, ...]  # ways to find who starts; the first is the rule
    governs: tuple[str, ...]  # options that nobody chooses for one game of a series
    max_games: int  # a race stops then
    standing: Callable[[Plan, Sequence[Scores]], Standing]  # after games with these scores
    starter: Callable[[Plan, Table | None], int | None]  # the seat that starts after a finished game (None: lots)
    options: Callable[[int | None], dict[str, Value]]  # the governed ones, with this starter


@dataclass(frozen=True)
class InSeries:
    """Which game of a series it is: the plan, and the scores of the games before."""

    plan: Plan
    before: tuple[Scores, ...] = ()

    @property
    def number(self) -> int:
        return len(self.before) + 1

    def written(self) -> dict[str, Any]:
        """As a record writes it."""
        return {**self.plan.written(), "before": [list(scores) for scores in self.before]}


def series_rules(game: Game) -> SeriesRules:
    """How a game counts a series; BadOptions if it is not played so."""
    if game.series is None:
        raise BadOptions(engine_text("series-none", title=game.title))
    return game.series


def read_plan(game: Game, asked: Mapping[str, Any]) -> Plan:
    """A plan as it is asked for, `{"race": 250}`; BadOptions says what is expected."""
    rules = series_rules(game)
    known = ("games", "race", "starter", "max_games")
    for name in asked:
        if name not in known:
            raise BadOptions(engine_text("option-unknown", option=str(name), expected=", ".join(known)))
    chosen = {name: _whole(value) for name, value in asked.items() if name != "starter" and value is not None}
    if ("games" in chosen) == ("race" in chosen) or not all(1 <= number <= LONGEST for number in chosen.values()):
        raise BadOptions(engine_text("series-length", most=LONGEST))
    starter = asked.get("starter") or rules.starters[0]
    if starter not in rules.starters:
        slots = {"value": str(starter), "expected": ", ".join(rules.starters)}
        raise BadOptions(engine_text("series-starter", **slots))
    return Plan(chosen.get("games"), chosen.get("race"), starter, chosen.get("max_games", rules.max_games))


def _whole(value: Any) -> int:
    """A whole number, or 0 for what is none."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def governed_options(game: Game, plan: Plan, chosen: Mapping[str, Any], last: Table | None = None) -> dict[str, Any]:
    """The options of the next game of a series; BadOptions if one was chosen that the series decides."""
    rules = series_rules(game)
    for name in rules.governs:
        if chosen.get(name, game.options.known[name].default) != game.options.known[name].default:
            raise BadOptions(engine_text("series-governs", option=name))
    return {**chosen, **rules.options(rules.starter(plan, last))}


def read_in_series(game: Game, data: Mapping[str, Any], seats: int) -> InSeries:
    """A series as a record writes it; BadRecord if it is none, or was over before this game."""
    before = data.get("before")
    shaped = isinstance(before, list) and all(_are_scores(scores, seats) for scores in before)
    try:
        plan = read_plan(game, {name: value for name, value in data.items() if name != "before"})
    except SetuError as fault:
        raise BadRecord(engine_text("record-field", field="series", expected=str(fault.text))) from None
    if not shaped or before is None:
        expected = '{"race": 250, "starter": "random", "before": [[220, 184]]}'
        raise BadRecord(engine_text("record-field", field="series", expected=expected))
    found = InSeries(plan, tuple(tuple(scores) for scores in before))
    played = [found.before[: number + 1] for number in range(len(found.before))]
    if any(series_rules(game).standing(plan, games).over for games in played):
        raise BadRecord(engine_text("record-series"))
    return found


def _are_scores(scores: Any, seats: int) -> bool:
    return (
        isinstance(scores, list)
        and len(scores) == seats
        and all(isinstance(score, int) and not isinstance(score, bool) and abs(score) <= LONGEST for score in scores)
    )
