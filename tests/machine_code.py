"""All machine code that the tests need, made once: `python tests/machine_code.py`.

One process makes all loops of a game, as they share the code of its rules; the tests' workers, left to themselves,
would each make some of it again.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

LONGEST_FIRST = ("river-dragons", "sangram", "ramas-bridge", "quarry")  # Sunderbans is played by the same code
IN_THE_LAB = ("quarry", "sangram")
BY_OPENSPIEL = ("quarry", "sangram")


def make(name: str) -> str:
    """Tables, bots, laws, random games, the lab's games, environments."""
    from setu.bots import choose
    from setu.engine.batch import random_games
    from setu.engine.chance import new_luck
    from setu.engine.check import check_game
    from setu.engine.table import Table
    from setu.envs.arrays import Games
    from setu.lab.simulate import play_games
    from setu.server.warming import warm

    began = time.perf_counter()
    warm(name)
    choose("search:1", Table(name, seed=1).sight(), new_luck(1))
    check_game(name, 1, options=[{}], written_games=0)
    random_games(name, 1)
    play_games(name, 1, bots=("random",))
    games = Games(name, 1)
    games.step(games.masks.argmax(axis=1))
    if name in IN_THE_LAB:
        play_games(name, 1, bots=("greedy",))
    if name in BY_OPENSPIEL:
        play_out(name)
    return f"{name}: machine code made in {time.perf_counter() - began:.0f} s"


def play_out(name: str) -> None:
    """A game as OpenSpiel's searches play it to its end."""
    import pyspiel

    from setu.envs.openspiel import Playouts  # it registers the games

    state = pyspiel.load_game(f"setu_{name}").new_initial_state()
    state.apply_action(0)
    Playouts().evaluate(state)


if __name__ == "__main__":
    os.environ.setdefault("SETU_LANG", "en")
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        for done in as_completed([processes.submit(make, name) for name in LONGEST_FIRST]):
            print(done.result(), flush=True)
