"""A tournament: who plays whom on which deal and in which seat, as a pure function of what was asked for.

Every pair of bots (or, on a ladder, each with the next) plays the same deals, and everybody sits everywhere
equally often. At a table of more than two, one bot sits alone among the others of its pair, and the other way round.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.errors import BadOptions
from setu.engine.stats import Share
from setu.engine.texts import text
from setu.lab.fixtures import Fixtures, SeededGame, play_fixtures
from setu.lab.ledger import Ledger, LedgerEntry
from setu.lab.ratings import Rating, first_shares, rate
from setu.lab.workers import Progress, Workers


@dataclass(frozen=True)
class Tournament:
    """What a tournament is made of; `games` are those of each pair at least, in whole rotations."""

    seeded: SeededGame
    bots: tuple[str, ...]
    games: int
    ladder: bool = False

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions(text("setu.lab", "tournament-bots"))
        if self.games < 1:
            raise BadOptions(text("setu.lab", "tournament-games"))

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Places in `bots` of those who meet."""
        everybody = range(len(self.bots))
        return list(itertools.pairwise(everybody) if self.ladder else itertools.combinations(everybody, 2))

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """For each pair, one after the other, who sits at the table before seats are rotated."""
        others = self.seeded.configured.seats - 1
        alone = [((a, *[b] * others), (b, *[a] * others)) for a, b in self.pairs]
        return [lineup for both in alone for lineup in (both[:1] if others == 1 else both)]

    @property
    def rounds(self) -> int:
        """How many deals are played; each by every line-up in every rotation."""
        of_a_pair = self.seeded.configured.seats * len(self.lineups) // len(self.pairs)
        return -(-self.games // of_a_pair)

    def fixtures(self) -> Fixtures:
        """The whole schedule, deal by deal, so that an unfinished tournament is a fair one."""
        seats, lineups = self.seeded.configured.seats, self.lineups
        table = [
            [lineup[(seat - turn) % seats] for seat in range(seats)] for lineup in lineups for turn in range(seats)
        ]
        deals = np.repeat(np.arange(self.rounds), len(table))
        turns = np.tile(np.arange(seats), self.rounds * len(lineups))
        return Fixtures(deals, deals * seats + turns, self.bots, np.tile(np.array(table), (self.rounds, 1)))

    def description(self) -> dict[str, Any]:
        """What a folder remembers, to tell whether it holds this tournament."""
        seeded, components = self.seeded, self.seeded.configured.components
        return {
            "game": seeded.configured.game.name,
            "rules": seeded.configured.game.rules_version,
            "players": seeded.configured.seats,
            "options": dict(seeded.configured.options),
            "components": components.source if components else None,
            "seed": seeded.seed,
            "bots": list(self.bots),
            "ladder": self.ladder,
            "games": self.games,
        }


@dataclass(frozen=True)
class Meeting:
    """How one bot fared against another: its share of first places, and what would be fair."""

    bot: str
    other: str
    first: Share
    fair: float
    alone: bool


@dataclass(frozen=True)
class Standings:
    """Ratings, the strongest first, and every meeting."""

    games: int
    ratings: list[Rating]
    meetings: list[Meeting]

    def as_json(self) -> dict[str, Any]:
        """Plain numbers."""
        meetings = [
            {
                **asdict(meeting),
                "first": {**asdict(meeting.first), "low": meeting.first.low, "high": meeting.first.high},
            }
            for meeting in self.meetings
        ]
        return {"games": self.games, "ratings": [asdict(rating) for rating in self.ratings], "meetings": meetings}


def play_tournament(tournament: Tournament, ledger: Ledger, workers: Workers, progress: Progress | None = None) -> None:
    """Play what the ledger lacks, and write every finished game into it."""
    fixtures = tournament.fixtures()
    missing = np.setdiff1d(np.arange(len(fixtures)), ledger.numbers())
    begins = range(0, len(missing), fixtures.chunk)
    wanted = [missing[begin : begin + fixtures.chunk] for begin in begins]
    parts = [(tournament.seeded, fixtures.part(numbers)) for numbers in wanted]
    for part, played in workers.finished(play_fixtures, parts):
        ledger.write(_entries(fixtures, wanted[part], played))
        if progress:
            progress(len(wanted[part]))


def _entries(fixtures: Fixtures, numbers: NDArray[np.int64], played: Any) -> Iterator[LedgerEntry]:
    for at, number in enumerate(numbers.tolist()):
        yield LedgerEntry(
            number=number,
            deal=int(fixtures.deals[number]),
            seats=[fixtures.bots[bot] for bot in fixtures.seating[number]],
            places=played.outcomes[at, :, 0].tolist(),
            scores=played.outcomes[at, :, 1].tolist(),
            moves=int(played.moves[at]),
        )


def standings(tournament: Tournament, ledger: Ledger) -> Standings:
    """Ratings and meetings of the games that are in the ledger."""
    fixtures = tournament.fixtures()
    entries = sorted(ledger.entries, key=lambda entry: entry.number)
    part = fixtures.part(np.array([entry.number for entry in entries], np.int64))
    shares = first_shares(np.array([[[place] for place in entry.places] for entry in entries], np.int32))
    ratings = rate(tournament.bots, part.seating, shares, part.deals, tournament.seeded.seed)
    return Standings(len(entries), ratings, list(_meetings(tournament, part.seating, shares)))


def _meetings(tournament: Tournament, seating: NDArray[np.int64], shares: NDArray[np.float64]) -> Iterator[Meeting]:
    seats = tournament.seeded.configured.seats
    for lineup in tournament.lineups:
        bot, other = lineup[0], lineup[1]
        own = seating == bot
        here = (own.sum(axis=1) == 1) & ((seating == other).sum(axis=1) == seats - 1)
        first = Share.of(shares[here][own[here]])
        yield Meeting(tournament.bots[bot], tournament.bots[other], first, 1 / seats, seats > 2)
