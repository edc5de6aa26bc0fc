"""Many games between bots.

>>> from setu.lab.simulate import play_games
>>> batch = play_games("quarry", 20, bots=("greedy", "random"), seed=1)
>>> bool(batch.outcomes[:, 0, 0].mean() < batch.outcomes[:, 1, 0].mean())
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from setu.bots.simple import bots as simple_bots
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game, find_game
from setu.engine.reader import Components
from setu.engine.simulate import Results, random_games
from setu.lab.fixtures import Fixtures, SeededGame, play_fixtures, read_bots, room
from setu.lab.workers import Progress, Workers

WAVE = 1 << 14  # games on a GPU at once; bots need more room than players at random


def play_games(
    game: str | Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    bots: Sequence[str] = ("random",),
    components: Components | str | Path | None = None,
    device: str = "cpu",
    threads: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play games between bots; fewer bots than seats are repeated around the table. Options are as for studies."""
    seating = read_bots(bots)
    options = find_game(game).studied(options)
    if set(seating) == {"random"} and cluster is None:
        return random_games(
            game, games, seats, options, seed, components=components, device=device, threads=threads, progress=progress
        )
    seeded = SeededGame.of(game, seats, options, seed, components)
    configured = seeded.configured
    fixtures = around_the_table(seating, configured.seats, games)
    if device == "cuda" and not fixtures.search and cluster is None:
        from setu.engine.cuda import play_on_gpu

        players = simple_bots(configured, fixtures.codes(configured.game))
        return play_on_gpu(configured, seed, fixtures.deals, fixtures.streams, players, progress, WAVE)
    if device != "cpu":
        raise BadOptions(engine_text("batch-device" if device != "cuda" else "batch-bots", device=device))
    return play_all(seeded, fixtures, Workers(threads, cluster), progress)


def around_the_table(bots: Sequence[str], seats: int, games: int) -> Fixtures:
    """Games from number 0 on, the bots in the order given."""
    numbers = np.arange(games)
    seating = np.tile(np.arange(seats) % len(bots), (games, 1))
    return Fixtures(numbers, numbers, tuple(bots), seating)


def play_all(
    seeded: SeededGame, fixtures: Fixtures, workers: Workers, progress: Progress | None = None, watched: bool = False
) -> Results:
    """Play all fixtures, chunk by chunk, wherever the workers are."""
    results = room(seeded, len(fixtures), watched)
    begins = range(0, len(fixtures), fixtures.chunk)
    parts = [(seeded, fixtures.part(slice(begin, begin + fixtures.chunk)), watched) for begin in begins]
    for number, part in workers.finished(play_fixtures, parts):
        results.put(begins[number], part)
        if progress:
            progress(len(part.moves))
    return results
