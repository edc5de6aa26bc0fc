"""A batch of games as a table for people."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from setu.engine.batch import Batch
from setu.engine.game import Statistic
from setu.engine.row import row
from setu.engine.texts import Text, text

ENDS_COUNTED = 10_000


def say(id: str, **slots: object) -> Text:
    """A sentence of the command line."""
    return text("setu", id, **slots)


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - half, middle + half


def print_batch(batch: Batch, bots: Sequence[str], seconds: float, console: Console) -> None:
    """Places and scores per seat with intervals, length, ends and speed."""
    games, seats, _ = batch.outcomes.shape
    sitting = [bots[seat % len(bots)] for seat in range(seats)]
    grid = Grid(title=str(say("sim-title", title=batch.game.title, games=games, bots=", ".join(sitting))))
    for column in ("sim-seat", "sim-bot", "sim-first", "95 %", "sim-score"):
        grid.add_column(str(say(column)) if column.startswith("sim") else column, justify="right")
    for seat in range(seats):
        first = shared_firsts(batch, seat)
        low, high = interval(first, games)
        mean = float(batch.outcomes[:, seat, 1].mean())
        grid.add_row(str(seat + 1), sitting[seat], f"{first:.1%}", f"{low:.1%} – {high:.1%}", f"{mean:.1f}")
    console.print(grid)
    low, median, high = np.percentile(batch.moves, [10, 50, 90])
    console.print(str(say("sim-length", median=int(median), low=int(low), high=int(high))))
    console.print(str(say("sim-ends", ends=ends(batch))))
    for statistic in batch.game.statistics(row(batch.tables[0]), batch.states, batch.outcomes):
        print_statistic(statistic, console)
    made = int(batch.moves.sum())
    console.print(str(say("sim-speed", moves=made, seconds=f"{seconds:.1f}", rate=f"{made / seconds:,.0f}")))


def print_statistic(statistic: Statistic, console: Console) -> None:
    """One table of what the game itself has to tell."""
    grid = Grid(title=str(statistic.title))
    for number, column in enumerate(statistic.columns):
        grid.add_column(str(column), justify="right" if number else "left")
    for cells in statistic.rows:
        grid.add_row(*(str(cell) for cell in cells))
    console.print(grid)


def shared_firsts(batch: Batch, seat: int) -> float:
    """How often a seat came first; a first place shared by k seats counts 1/k."""
    firsts = batch.outcomes[:, :, 0] == 1
    return float((firsts[:, seat] / firsts.sum(axis=1)).mean())


def ends(batch: Batch) -> str:
    """The reasons for the end of (at most ENDS_COUNTED) games, the commonest first."""
    t = row(batch.tables[0])
    counted = batch.states[:ENDS_COUNTED]
    reasons = Counter(batch.game.views.reason(t, row(state)) for state in counted)
    return ", ".join(f"{reason} {count / len(counted):.1%}" for reason, count in reasons.most_common())
