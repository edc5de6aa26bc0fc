"""All machine code that the tests need, made once: `python tests/machine_code.py`.

Tables, bots and random games need none: they run in the games' modules. One process makes all loops of a game, as they
share the code of its rules; the tests' workers, left to themselves, would each make some of it again.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))  # code is kept for a module by its name, as pytest calls it

LONGEST_FIRST = ("river-dragons", "sangram", "ramas-bridge", "quarry")
IN_THE_LAB = ("quarry", "sangram")
BY_OPENSPIEL = ("quarry", "sangram")


def names() -> list[str]:
    """One game of each package: Sunderbans is played by the code of River Dragons."""
    import setu

    found = {game.package: name for name, game in reversed(setu.games().items())}.values()
    return sorted(found, key=lambda name: LONGEST_FIRST.index(name) if name in LONGEST_FIRST else len(LONGEST_FIRST))


def make(name: str) -> str:
    """The verbs that laws compare, laws, the lab's games, environments, and the loops of the game's own tests."""
    from setu.engine import entry_points
    from setu.engine.conformance import check_game
    from setu.engine.record_view import record_view
    from setu.engine.rng import KEY_WORDS
    from setu.engine.simulate import random_games
    from setu.engine.table import Table
    from setu.envs.arrays import Games
    from setu.lab.simulate import play_games

    began = time.perf_counter()
    table = Table(name, seed=1)
    board, state = table.board, table.state_at(0)
    entry_points.pending.make(board, state)
    entry_points.moves.make(board, state, 0, np.zeros(1, np.int32))
    entry_points.play.make(board, state, 0, 0)
    if name == "sangram":
        entry_points.hide.make(board, state, 0)
        entry_points.determinize.make(board, state, 0, np.zeros(KEY_WORDS, np.uint32))
    check_game(name, 1, options=[{}], written_games=0)
    batch = random_games(name, 1)
    table.game.statistics(record_view(batch.board[0]), batch.states, batch.outcomes)
    play_games(name, 1, bots=("random",))
    games = Games(name, 1)
    games.step(games.masks.argmax(axis=1))
    if name in IN_THE_LAB:
        play_games(name, 1, bots=("greedy",))
    if name in BY_OPENSPIEL:
        play_out(name)
    if name == "quarry":
        count_sequences(table)
        play_watched(name)
    if name == "ramas-bridge":
        list_ends(batch)
    return f"{name}: machine code made in {time.perf_counter() - began:.0f} s"


def play_out(name: str) -> None:
    """A game as OpenSpiel's searches play it to its end."""
    import pyspiel

    from setu.envs.openspiel import Playouts  # it registers the games

    state = pyspiel.load_game(f"setu_{name}").new_initial_state()
    state.apply_action(0)
    Playouts().evaluate(state)


def play_watched(name: str) -> None:
    """A game as the balance report has it played."""
    from setu.lab.balance import Study, run_study
    from setu.lab.fixtures import SeededGame
    from setu.lab.workers import Workers

    run_study(Study(SeededGame.of(name, seed=1), "random", 8), Workers(1))


def count_sequences(table: Any) -> None:
    from tests.quarry.test_perft import count

    count(table, 1)


def list_ends(batch: Any) -> None:
    from tests.rama.test_ends import list_all

    out, found = np.zeros((1, 274), np.int32), np.zeros(1, np.int32)
    list_all(batch.board, batch.states[:1], out, found, out.copy())


def make_small_loops() -> str:
    """Those of the engine's own tests."""
    from tests.engine import test_rng, test_rule

    words = np.zeros(10, np.int64)
    test_rng.draws(test_rng.state(), 2, 1, words)
    test_rng.pairs_of_draws(test_rng.state(), 2, 1, np.zeros((2, 2), np.int64))
    test_rng.shuffles(test_rng.state(), words, 1, np.zeros((10, 10), np.int64))
    test_rng.words(np.zeros(8, np.uint32), 1, 8, words)
    test_rule.lowest_bits(words + 1, words)
    return "small loops: machine code made"


if __name__ == "__main__":
    os.environ.setdefault("SETU_LANG", "en")
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        made = [processes.submit(make, name) for name in names()]
        for done in as_completed([*made, processes.submit(make_small_loops)]):
            print(done.result(), flush=True)
