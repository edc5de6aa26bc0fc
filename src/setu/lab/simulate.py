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

from setu.bots.levels import read_bot
from setu.engine.batch import Batch, random_games
from setu.engine.components import Components
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game, find_game
from setu.lab.play import Fixtures, Played, Setting, play_fixtures, prepared, read_bots
from setu.lab.workers import Progress, Workers


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
) -> Batch:
    """Play games between bots; fewer bots than seats are repeated around the table. Options are as for studies."""
    sitting = read_bots(bots)
    options = find_game(game).studied(options)
    if set(sitting) == {"random"} and cluster is None:
        return random_games(
            game, games, seats, options, seed, components=components, device=device, threads=threads, progress=progress
        )
    setting = Setting.of(game, seats, options, seed, components)
    found, board, _ = prepared(setting)
    fixtures = around_the_table(sitting, setting.seats, games)
    if device == "cpu":
        played = play_all(setting, fixtures, Workers(threads, cluster), progress)
    elif device == "cuda" and not any(read_bot(bot, found).searches for bot in sitting) and cluster is None:
        from setu.lab.gpu import play_on_gpu

        played = play_on_gpu(setting, fixtures, progress)
    else:
        raise BadOptions(engine_text("batch-device" if device != "cuda" else "batch-bots", device=device))
    return Batch(found, board, played.states, played.moves, played.outcomes)


def around_the_table(bots: Sequence[str], seats: int, games: int) -> Fixtures:
    """Games from number 0 on, the bots in the order given."""
    numbers = np.arange(games)
    sitting = np.tile(np.arange(seats) % len(bots), (games, 1))
    return Fixtures(numbers, numbers, tuple(bots), sitting)


def play_all(
    setting: Setting, fixtures: Fixtures, workers: Workers, progress: Progress | None = None, watched: bool = False
) -> Played:
    """Play all fixtures, chunk by chunk, wherever the workers are."""
    played = Played.room(setting, len(fixtures), watched)
    begins = range(0, len(fixtures), fixtures.chunk)
    parts = [(setting, fixtures.part(slice(begin, begin + fixtures.chunk)), watched) for begin in begins]
    for number, part in workers.finished(play_fixtures, parts):
        played.put(begins[number], part)
        if progress:
            progress(len(part.moves))
    return played
