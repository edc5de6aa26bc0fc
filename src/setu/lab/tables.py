"""Results as tables for people, in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from setu.engine.game import Game
from setu.engine.options import Value
from setu.engine.record_view import record_view
from setu.engine.simulate import Results
from setu.engine.stats import Share, Statistic
from setu.engine.texts import sentences
from setu.lab.balance import Findings
from setu.lab.balance_page import between, main_sentences, number, percent, study_name
from setu.lab.balance_page import say as tell
from setu.lab.ratings import first_shares
from setu.lab.tournament import Standings, Tournament

ENDS_COUNTED = 10_000


say = sentences("setu")


def print_batch(batch: Results, bots: Sequence[str], seconds: float, console: Console) -> None:
    """Places and scores per seat with intervals, length, ends and speed."""
    games, seats, _ = batch.outcomes.shape
    seating = [bots[seat % len(bots)] for seat in range(seats)]
    grid = Grid(title=str(say("sim-title", title=batch.game.title, games=games, bots=", ".join(seating))))
    for column in ("sim-seat", "sim-bot", "sim-first", "95 %", "sim-score"):
        grid.add_column(str(say(column)) if column.startswith("sim") else column, justify="right")
    firsts = first_shares(batch.outcomes)
    for seat in range(seats):
        first = Share.of(firsts[:, seat])
        mean = float(batch.outcomes[:, seat, 1].mean())
        grid.add_row(
            str(seat + 1), seating[seat], f"{first.value:.1%}", f"{first.low:.1%} – {first.high:.1%}", f"{mean:.1f}"
        )
    console.print(grid)
    low, median, high = np.percentile(batch.moves, [10, 50, 90])
    console.print(str(say("sim-length", median=int(median), low=int(low), high=int(high))))
    console.print(str(say("sim-ends", ends=ends(batch))))
    for statistic in batch.game.statistics(record_view(batch.board[0]), batch.states, batch.outcomes):
        print_statistic(statistic, console)
    made = int(batch.moves.sum())
    console.print(str(say("sim-speed", moves=made, seconds=f"{seconds:.1f}", rate=f"{made / seconds:,.0f}")))


def print_study(game: Game, options: Mapping[str, Value], console: Console) -> None:
    """Which options are as for studies, and not as at a table."""
    usual = game.options.read(None)
    taken = [f"{name}={value}" for name, value in game.study.items() if options[name] == value != usual[name]]
    if taken:
        console.print(tell("as-for-studies", options=", ".join(taken)), markup=False)


def print_statistic(statistic: Statistic, console: Console) -> None:
    """One table of what the game itself has to tell."""
    grid = Grid(title=str(statistic.title))
    for place, column in enumerate(statistic.columns):
        grid.add_column(str(column), justify="right" if place else "left")
    for cells in statistic.rows:
        grid.add_row(*(str(cell) for cell in cells))
    console.print(grid)


def ends(batch: Results) -> str:
    """The reasons for the end of (at most ENDS_COUNTED) games, the commonest first."""
    b = record_view(batch.board[0])
    counted = batch.states[:ENDS_COUNTED]
    reasons = Counter(batch.game.views.reason(b, record_view(state)) for state in counted)
    return ", ".join(
        f"{batch.game.ending(reason)} {count / len(counted):.1%}" for reason, count in reasons.most_common()
    )


def print_standings(tournament: Tournament, found: Standings, console: Console) -> None:
    """Ratings, the strongest first, and every meeting."""
    played = tournament.seeded.configured
    grid = Grid(title=tell("ratings", title=played.game.title, players=played.seats, games=number(found.games)))
    for column in ("rank", "bot", "rating", "interval", "games"):
        grid.add_column(tell(column), justify="left" if column == "bot" else "right")
    for rank, rating in enumerate(found.ratings, start=1):
        between_ends = f"{number(rating.low)} – {number(rating.high)}"
        grid.add_row(str(rank), rating.bot, number(rating.value), between_ends, number(rating.games))
    console.print(grid)
    grid = Grid(title=tell("meetings"))
    for column in ("meeting", "first", "interval", "fair", "games"):
        grid.add_column(tell(column), justify="left" if column == "meeting" else "right")
    for meeting in found.meetings:
        names = tell("alone-among" if meeting.alone else "against", bot=meeting.bot, other=meeting.other)
        shares = (percent(meeting.first.value), between(meeting.first), percent(meeting.fair))
        grid.add_row(names, *shares, number(meeting.first.count))
    console.print(grid)


def print_findings(found: Findings, console: Console) -> None:
    """The few sentences of a study that say most."""
    console.print(study_name(found), markup=False, style="bold")
    for sentence in main_sentences(found):
        console.print(f"  • {sentence}", markup=False)
