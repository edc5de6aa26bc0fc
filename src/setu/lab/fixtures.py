"""Games between bots, played as a list of fixtures says: by one compiled loop that stops only to ask who searches.

A fixture is a pure description of a game, so its result is the same wherever and whenever it is played
(but for bots that think by the clock).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.bots import Player, read_bot
from setu.bots.simple import SEEN, Bots, bots
from setu.engine.configured import ConfiguredGame, configure
from setu.engine.game import Game, find_game
from setu.engine.observation import Observation
from setu.engine.reader import Components
from setu.engine.rng import key_from_seed, number_key, seed_rng
from setu.engine.rule import compiled
from setu.engine.simulate import ASKED, BEGIN, HOST, OVER, Results, Unwatched, play_games, play_on
from setu.lab.trace import TRACE, watching

SHORT, LONG = 1, 32  # games in a chunk, with and without bots that search


@dataclass(frozen=True)
class SeededGame:
    """What is played in a laboratory: a configured game, and the seed of all its deals."""

    configured: ConfiguredGame
    seed: int

    @classmethod
    def of(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        components: Components | str | Path | None = None,
    ) -> SeededGame:
        """Options are as for studies; BadOptions, BadComponents or UnknownGame say what is wrong."""
        return cls(configure(game, seats, find_game(game).studied(options), components), seed)


@dataclass(frozen=True)
class Fixtures:
    """Games to be played: the deal and the bots' streams by number, and who sits where."""

    deals: NDArray[np.int64]
    streams: NDArray[np.int64]
    bots: tuple[str, ...]
    seating: NDArray[np.int64]  # [game, seat], a place in `bots`

    def __len__(self) -> int:
        return len(self.deals)

    def part(self, which: slice | NDArray[Any]) -> Fixtures:
        """Some of the games."""
        return Fixtures(self.deals[which], self.streams[which], self.bots, self.seating[which])

    @property
    def search(self) -> bool:
        """Does anybody search?"""
        return any(read_bot(bot).searches for bot in self.bots)

    @property
    def chunk(self) -> int:
        """How many games go into a piece of work."""
        return SHORT if self.search else LONG

    def codes(self, game: Game) -> NDArray[np.int64]:
        """Who sits where as the loop of simple bots has it, [game, seat]: an error rate, or ASKED."""
        known = [read_bot(bot, game) for bot in self.bots]
        return np.array([ASKED if bot.searches else bot.error_rate for bot in known], np.int64)[self.seating]


@compiled
def _play_on(
    board: Any, states: Any, players: Any, watcher: Any, made: Any, outcomes: Any, number: int, seat: int, move: int
) -> int:
    return play_on(board[0], states[number], number, 0, players, watcher, made, outcomes[number], seat, move)


def play_fixtures(seeded: SeededGame, fixtures: Fixtures, watched: bool = False) -> Results:
    """Play these games one after the other."""
    configured, seed = seeded.configured, seeded.seed
    results = room(seeded, len(fixtures), watched)
    watcher = watching(configured, results.traces) if watched else Unwatched()
    players = bots(configured, fixtures.codes(configured.game))(HOST, slice(None), 1)
    first = configured.first_state(key_from_seed(seed))
    places = (results.states, results.moves, results.outcomes)
    if not fixtures.search:
        play_games(configured.board, first, seed, fixtures.deals, fixtures.streams, players, watcher, *places)
        return results
    for number in range(len(fixtures)):
        results.states[number] = first[0]
        number_key(results.states[number]["key"], int(fixtures.deals[number]))
        seed_rng(players.rng[0], seed, int(fixtures.streams[number]))
        _play_with_search(configured, fixtures, number, players, watcher, results)
    return results


def _play_with_search(
    configured: ConfiguredGame, fixtures: Fixtures, number: int, players: Bots, watcher: Any, results: Results
) -> None:
    """One game, in which the loop stops whenever a player that searches is asked."""
    searching = [Player(fixtures.bots[bot], players.rng[0]) for bot in fixtures.seating[number]]
    seat, move, seen = BEGIN, 0, players.work[0, SEEN : SEEN + 1]
    while True:
        seat = _play_on(
            configured.board,
            results.states,
            players,
            watcher,
            results.moves,
            results.outcomes,
            number,
            seat,
            move,
        )
        if seat == OVER:
            return
        move = searching[seat].choose(Observation(configured.game, configured.board, seen.copy(), seat))


def room(seeded: SeededGame, games: int, watched: bool) -> Results:
    """Room for the results of so many games."""
    return Results.room(seeded.configured, games, np.zeros(games if watched else 0, TRACE))


def read_bots(names: str | Sequence[str]) -> tuple[str, ...]:
    """`"greedy, random"` as names of bots; BadOptions for any other."""
    listed = names.split(",") if isinstance(names, str) else names
    found = tuple(name.strip() for name in listed)
    for name in found:
        read_bot(name)
    return found
