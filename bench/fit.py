"""Fit the weights of an estimate to how games ended: greedy players among themselves, then a logistic regression.

    python bench/fit.py [--games 250]

Prints the weights of Rama's Bridge (`A_POINT` and `A_TURN` in `games/rama/tour.py`) with the loss on games that were
not used for the fit, beside the loss of the estimate as it is.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu import Table
from setu.bots import Thinker
from setu.engine.rng import new_rng
from setu.games.rama.cards import score
from setu.games.rama.state import PLACING
from setu.games.rama.tour import turns_left

EVERY = 7  # decisions between two looks at a game
STEPS, RATE = 4000, 0.3


def observe(table: Table) -> list[float]:
    """The lead of the first seat in points and turns, by the root of the turns that the first still needs."""
    t, s = table._b, table._s
    turns = [max(0.0, turns_left(t, s, seat)) for seat in range(2)]
    near = (min(turns) + 1.0) ** 0.5
    return [(score(t, s, 0) - score(t, s, 1)) / near, (turns[1] - turns[0]) / near]


def played(number: int) -> tuple[list[list[float]], list[float], float]:
    """What was observed in one game, what was estimated then, and whether the first seat won."""
    table = Table("ramas-bridge", 2, seed=number)
    players = [Thinker("greedy", new_rng(number, seat)) for seat in range(2)]
    seen, estimated = [], []
    while not table.over:
        if table.log[-1].number % EVERY == number % EVERY and table._s.phase != PLACING:
            seen.append(observe(table))
            estimated.append(table.estimate()[0])
        observation = table.observation()
        table.play(players[observation.seat].choose(observation))
    winners = table.result.winners
    return seen, estimated, (0 in winners) / len(winners)


def loss(chances: np.ndarray, won: np.ndarray) -> float:
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=250)
    games = [played(number) for number in range(options.parse_args().games)]
    seen = np.array([one for game in games for one in game[0]])
    estimated = np.array([one for game in games for one in game[1]])
    won = np.array([game[2] for game in games for _ in game[0]])
    held_out = np.array([number % 3 == 0 for number, game in enumerate(games) for _ in game[0]])
    scale = seen.std(axis=0)
    leads, weights = seen / scale, np.zeros(2)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-leads[~held_out] @ weights))
        weights -= RATE * leads[~held_out].T @ (chances - won[~held_out]) / (~held_out).sum()
    fitted = 1 / (1 + np.exp(-leads[held_out] @ weights))
    point, turn = weights / scale
    print(f"{len(won)} positions: A_POINT {point:.4f}, A_TURN {turn:.2f}")
    print(f"loss: fitted {loss(fitted, won[held_out]):.3f}, estimate {loss(estimated[held_out], won[held_out]):.3f}")


if __name__ == "__main__":
    main()
