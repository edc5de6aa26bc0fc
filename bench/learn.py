"""Learn to judge a game: play many games between searches, then fit the small network of its evaluation.

    python bench/learn.py sangram --games 4000 --bot search:200 --out src/setu/games/sangram/data/network.json

Every seat of a position is scored by one hidden layer over what it shows; the chances are the soft maximum of the
scores. The loss on games that were not used for the fit is printed beside that of the game's `estimate`. The new
weights count from the next start of Python on; learn again with them, and the games they see are better ones.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu import Table
from setu.bots import Player
from setu.engine.game import find_game
from setu.engine.rng import new_rng
from setu.engine.rule import load_numba, rule

MODULES = {"sangram": "sangram.evaluate", "ramas-bridge": "rama.evaluate"}
UNITS, ROUNDS, RATE, DECAY, BATCH = 24, 30, 0.003, 1e-5, 512
UNSEEN = 8  # one game in so many is kept for the test


def judging(game: str) -> Any:
    return importlib.import_module(f"setu.games.{MODULES[game]}")


def is_looked_at(table: Table) -> bool:
    """Sangram at the beginning of each round, Rama's Bridge now and then."""
    if table.game.name == "sangram":
        return table._s.phase == 0 and table._s.ready == 0
    return table.log[-1].number % 5 == 0


@functools.cache
def looker(game: str) -> Any:
    """What each seat shows, compiled."""
    show, begin = judging(game).show, getattr(judging(game), "look_ahead", _nothing_to_begin)
    forget = judging(game).forget

    def look(board: Any, states: Any, out: Any) -> None:
        t, s = board[0], states[0]
        begin(t, s)
        for seat in range(s.seats):
            show(t, s, seat)
            for number in range(out.shape[1]):
                out[seat, number] = s.shown[number]
        forget(s)

    return load_numba().njit(look)


@rule
def _nothing_to_begin(b: Any, s: Any) -> None:
    pass


def shown(table: Table) -> np.ndarray:
    found = np.zeros((table.seats, judging(table.game.name).INPUTS), np.float32)
    looker(table.game.name)(table._board, table._state, found)
    return found


def played(task: tuple[str, str, int, int]) -> tuple[int, list[np.ndarray], list[np.ndarray], np.ndarray]:
    """One game: what was shown, what was estimated then, and who won."""
    game, bot, seats, number = task
    table = Table(game, seats, find_game(game).study, seed=number)
    players = [Player(bot, new_rng(number, seat)) for seat in range(seats)]
    seen, estimated = [], []
    while not table.over:
        if is_looked_at(table):
            seen.append(shown(table))
            estimated.append(np.array(table.estimate()))
        observation = table.observation()
        table.play(players[observation.seat].choose(observation))
    won = np.array([place == 1 for place in table.result.places], np.float64)
    return number, seen, estimated, won / won.sum()


class Network:
    """One hidden layer, fitted by Adam."""

    def __init__(self, inputs: int, seed: int = 1) -> None:
        random = np.random.default_rng(seed)
        self.parts = [
            random.normal(0, (2 / inputs) ** 0.5, (UNITS, inputs)),
            np.zeros(UNITS),
            random.normal(0, 0.3, UNITS),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def chances(self, shown: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Of positions with the same number of seats: the chances, and the hidden layer."""
        hidden = np.maximum(shown @ self.parts[0].T + self.parts[1], 0)
        scores = hidden @ self.parts[2]
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def learn(self, shown: np.ndarray, won: np.ndarray, rate: float) -> None:
        chances, hidden = self.chances(shown)
        wrong = (chances - won) / len(shown)
        back = wrong[:, :, None] * self.parts[2] * (hidden > 0)
        slopes = [
            np.einsum("pau,pai->ui", back, shown),
            back.sum(axis=(0, 1)),
            np.einsum("pa,pau->u", wrong, hidden),
        ]
        self.steps += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            slope = slope + DECAY * part
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope**2
            part -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def written(self) -> str:
        names = ("hidden", "bias", "output")
        rounded = [np.round(part, 4).tolist() for part in self.parts]
        return json.dumps(dict(zip(names, rounded, strict=True))).replace("], [", "],\n  [") + "\n"


def loss(chances: np.ndarray, won: np.ndarray) -> float:
    return float(-(won * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1).mean())


def fit(games: list[tuple[int, list[np.ndarray], list[np.ndarray], np.ndarray]]) -> Network:
    """Fit a network and print its loss for each number of seats."""
    by_seats: dict[int, tuple[np.ndarray, ...]] = {}
    for seats in sorted({len(won) for *_, won in games}):
        rows = [
            (one, guess, won, number % UNSEEN == 0)
            for number, seen, estimated, won in games
            if len(won) == seats
            for one, guess in zip(seen, estimated, strict=True)
        ]
        by_seats[seats] = tuple(np.array(column) for column in zip(*rows, strict=True))
    network, random = Network(games[0][1][0].shape[1]), np.random.default_rng(2)
    for pass_number in range(ROUNDS):
        rate = RATE * (1 - pass_number / ROUNDS)
        batches = []
        for seats, (_, _, _, test) in by_seats.items():
            order = random.permutation(np.flatnonzero(~test))
            batches += [(seats, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        for which in random.permutation(len(batches)):
            seats, rows = batches[which]
            network.learn(by_seats[seats][0][rows], by_seats[seats][2][rows], rate)
    for seats, (shown, guess, won, test) in by_seats.items():
        judged = loss(network.chances(shown[test])[0], won[test])
        estimated = loss(guess[test], won[test])
        print(f"{seats} seats, {len(won)} positions: loss {judged:.4f}, of the estimate {estimated:.4f}", flush=True)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=MODULES)
    parser.add_argument("--games", type=int, default=4000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="search:200")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop playing after so long")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    tasks = [(wanted.game, wanted.bot, seats, number) for number in range(wanted.games) for seats in wanted.seats]
    games = [played((wanted.game, wanted.bot, seats, -1 - seats)) for seats in wanted.seats]  # compiles once for all
    end = time.monotonic() + wanted.seconds
    with multiprocessing.get_context("fork").Pool(wanted.processes) as pool:
        for game in pool.imap_unordered(played, tasks):
            games.append(game)
            if time.monotonic() > end:
                pool.terminate()
                break
    print(f"{wanted.game}: {len(games)} games between {wanted.bot}")
    wanted.out.write_text(fit(games).written(), encoding="utf-8")


if __name__ == "__main__":
    main()
