"""What a designer wants to know of a game, measured on many games between equal bots.

The first games of a study are all of different deals. A quarter of these deals is then played three times
more with other choices, which tells what part of the result lies in the deal.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.game import Game
from setu.engine.record_view import record_view
from setu.engine.simulate import Results
from setu.engine.stats import Share, Statistic, Z
from setu.engine.texts import Text
from setu.lab.fixtures import Fixtures, SeededGame
from setu.lab.ratings import Floats, first_shares
from setu.lab.simulate import play_all
from setu.lab.trace import BINS, MOMENTS, NOBODY
from setu.lab.workers import Progress, Workers

REPLAYED = 4  # one deal in so many is played so often in all
DRAWS = 1000
COLUMNS = 24
MOST_CHANGES = 20
FALLEN = 0.5  # of the fair chance: who wins from below has come back


@dataclass(frozen=True)
class Range:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Study:
    """What is asked: equal bots in every seat of a game, and how many deals they play."""

    seeded: SeededGame
    bot: str
    games: int

    def fixtures(self) -> Fixtures:
        """Every deal once, then the first quarter of them three times more, never with the same luck."""
        again = np.repeat(np.arange(self.games // REPLAYED), REPLAYED - 1)
        deals = np.concatenate([np.arange(self.games), again])
        seating = np.zeros((len(deals), self.seeded.configured.seats), np.int64)
        return Fixtures(deals, np.arange(len(deals)), (self.bot,), seating)


@dataclass(frozen=True)
class Column:
    """A column of a histogram: from, to (both included), and how many."""

    first: int
    last: int
    count: int


@dataclass(frozen=True)
class SeatRow:
    """How a seat, or a colour, fared."""

    name: Text
    first: Share
    score: float


@dataclass(frozen=True)
class PieceRow:
    """A piece: uses by a player in a game, and what share of its uses was the winner's."""

    name: Text
    uses: float
    winners: Range


@dataclass(frozen=True)
class Findings:
    """Everything that a study found."""

    study: Study
    game: Game
    games: int
    fair: float
    seats: list[SeatRow]
    colours: list[SeatRow]  # empty where a colour always has the same seat
    opener: Share  # first places of the seat that was the first to decide alone
    ends: dict[str, Share]
    length: list[Column]
    lengths: tuple[int, int, int]  # 10, 50 and 90 per cent
    decisions: Range  # with a choice, of one player in one game
    forced: Share  # decisions without a choice
    choices: list[Column]
    pieces: list[PieceRow]
    average_use: float  # the winner's share of all uses together
    statistics: list[Statistic]
    lead_changes: list[Column]
    mean_changes: Range
    leader_wins: list[Share]  # at MOMENTS
    comebacks: Share
    luck: Range


def run_study(study: Study, workers: Workers, progress: Progress | None = None) -> Findings:
    """Play the games of a study and sum them up."""
    fixtures = study.fixtures()
    return sum_up(study, play_all(study.seeded, fixtures, workers, progress, watched=True))


def sum_up(study: Study, played: Results) -> Findings:
    """What the played games of a study say."""
    configured = study.seeded.configured
    game, b, games = configured.game, configured.b, study.games
    states, outcomes, traces = played.states[:games], played.outcomes[:games], played.traces[:games]
    shares = first_shares(outcomes)
    seats, colours = _seats(game, b, states, outcomes, shares)
    pieces, average = _pieces(game, b, traces, shares)
    decided = traces["decisions"][:, : configured.seats].mean(axis=1)
    choices = traces["choices"].sum(axis=0)
    return Findings(
        study=study,
        game=game,
        games=games,
        fair=1 / configured.seats,
        seats=seats,
        colours=colours,
        opener=_share_of(shares, traces["opener"]),
        ends=_ends(game, b, states),
        length=histogram(played.moves[:games]),
        lengths=_percentiles(played.moves[:games]),
        decisions=_mean(decided),
        forced=Share(float(choices[0] / choices.sum()), int(choices.sum())),
        choices=_choices(choices),
        pieces=pieces,
        average_use=average,
        statistics=game.statistics(b, states, outcomes),
        lead_changes=histogram(traces["lead_changes"], MOST_CHANGES),
        mean_changes=_mean(traces["lead_changes"]),
        leader_wins=[_share_of(shares, traces["led"][:, moment]) for moment in range(len(MOMENTS))],
        comebacks=_comebacks(traces, shares),
        luck=rng_share(_by_deal(study, first_shares(played.outcomes))),
    )


def _seats(
    game: Game, b: Any, states: Any, outcomes: NDArray[np.int32], shares: Floats
) -> tuple[list[SeatRow], list[SeatRow]]:
    """Per seat; and per colour, if colours change seats."""
    names = [[game.words.seat_name(b, record_view(state), seat) for seat in range(shares.shape[1])] for state in states]
    seats = [
        SeatRow(names[0][seat], Share.of(shares[:, seat]), float(outcomes[:, seat, 1].mean()))
        for seat in range(shares.shape[1])
    ]
    if all(named == names[0] for named in names):
        return seats, []
    colours: dict[Text, list[tuple[float, int]]] = {}
    for number, named in enumerate(names):
        for seat, name in enumerate(named):
            colours.setdefault(name, []).append((shares[number, seat], outcomes[number, seat, 1]))
    rows = []
    for name in sorted(colours, key=lambda name: name.say("en")):
        first, score = np.array(colours[name]).T
        rows.append(SeatRow(name, Share.of(first), float(score.mean())))
    return seats, rows


def _share_of(shares: Floats, who: NDArray[Any]) -> Share:
    """First places of the seat that `who` names in each game; games where it names NOBODY do not count."""
    named = who != NOBODY
    return Share.of(shares[named, who[named].astype(np.int64)])


def _ends(game: Game, b: Any, states: Any) -> dict[str, Share]:
    reasons = Counter(game.views.reason(b, record_view(state)) for state in states)
    return {reason: Share(count / len(states), len(states)) for reason, count in reasons.most_common()}


def _percentiles(numbers: NDArray[Any]) -> tuple[int, int, int]:
    low, middle, high = np.percentile(numbers, [10, 50, 90]).round().astype(int).tolist()
    return low, middle, high


def _mean(numbers: NDArray[Any]) -> Range:
    mean = float(np.mean(numbers))
    half = Z * float(np.std(numbers)) / len(numbers) ** 0.5
    return Range(mean, mean - half, mean + half)


def histogram(numbers: NDArray[Any], most: int | None = None) -> list[Column]:
    """Whole numbers in at most COLUMNS columns of a round width; those above `most` go into the last."""
    top = int(numbers.max()) if most is None else min(most, int(numbers.max()))
    bottom = int(numbers.min())
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000, 10_000, 100_000)
    width = next(step for step in steps if (top - bottom) // step < COLUMNS - 1)
    begin = bottom // width * width
    place = (np.minimum(numbers, top).astype(np.int64) - begin) // width
    counts = np.bincount(place)
    columns = [Column(begin + i * width, begin + (i + 1) * width - 1, int(count)) for i, count in enumerate(counts)]
    columns[-1] = Column(columns[-1].first, max(columns[-1].last, int(numbers.max())), columns[-1].count)
    return columns


def _choices(counts: NDArray[Any]) -> list[Column]:
    """Decisions by the number of moves: 1, 2, 3–4, 5–8 …"""
    first, last = np.flatnonzero(counts)[[0, -1]].tolist()
    ends = [1 << bin for bin in range(BINS)]
    return [Column(ends[i - 1] + 1 if i else 1, ends[i], int(counts[i])) for i in range(first, last + 1)]


def _pieces(game: Game, b: Any, traces: Any, shares: Floats) -> tuple[list[PieceRow], float]:
    """Uses of each piece and the winner's share of them, as if all seats won alike: some pieces are not for all seats.

    Games are taken as wholes for the intervals, so that uses in one game go together.
    """
    if game.pieces is None:
        return [], 0.0
    seats = shares.shape[1]
    uses = traces["uses"][:, :seats].astype(np.float64)  # [game, seat, piece]
    alike = shares - shares.mean(axis=0) + 1 / seats
    winners = (uses * alike[:, :, None]).sum(axis=1)
    total = uses.sum(axis=1)
    rows = []
    for piece, name in enumerate(game.pieces.names(b)):
        used = total[:, piece].sum()
        if used:
            share = winners[:, piece].sum() / used
            half = Z * float(np.sqrt(((winners[:, piece] - share * total[:, piece]) ** 2).sum())) / used
            near = Range(float(share), max(0.0, float(share - half)), min(1.0, float(share + half)))
            rows.append(PieceRow(name, float(used / uses[:, :, piece].size), near))
    rows.sort(key=lambda one: -one.winners.value)
    return rows, float(winners.sum() / total.sum()) if rows else 0.0


def _comebacks(traces: Any, shares: Floats) -> Share:
    """Games with one winner whose chance was once below half of the fair one."""
    alone = shares.max(axis=1) == 1
    winner = shares.argmax(axis=1)[alone]
    lowest = traces["lowest"][alone, winner]
    return Share.of(lowest < FALLEN / shares.shape[1])


def _by_deal(study: Study, shares: Floats) -> Floats:
    """[deal, game of it, seat]: first places in the deals that were played again."""
    deals = study.games // REPLAYED
    again = shares[study.games :].reshape(deals, REPLAYED - 1, -1)
    return np.concatenate([shares[:deals, None], again], axis=1)


def rng_share(firsts: Floats, seed: int = 0) -> Range:
    """The share of the variance of first places that lies between deals, not between games of one deal.

    The intraclass correlation of a one-way layout, summed over seats; deals are drawn again for the interval.
    """
    deals, games, _ = firsts.shape
    if deals < 2:
        return Range(0.0, 0.0, 1.0)
    means = firsts.mean(axis=1)  # [deal, seat]
    within = ((firsts - means[:, None]) ** 2).sum(axis=(1, 2))
    drawn = np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), DRAWS)
    weights = np.vstack([np.ones(deals), drawn])
    centre = weights @ means / deals
    between = games * ((weights @ (means**2)).sum(axis=1) - deals * (centre**2).sum(axis=1)) / (deals - 1)
    inside = weights @ within / (deals * (games - 1))
    all_in_all = between + (games - 1) * inside
    with np.errstate(invalid="ignore", divide="ignore"):
        share = np.clip(np.where(all_in_all > 0, (between - inside) / all_in_all, 0.0), 0.0, 1.0)
    low, high = np.percentile(share[1:], [2.5, 97.5])
    return Range(float(share[0]), float(low), float(high))
