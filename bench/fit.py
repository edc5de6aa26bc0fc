"""Fit the weights of an estimate to how games ended: greedy players among themselves, then a logistic regression.

    python bench/fit.py [--games 250] [--rules strategie]

Prints the weights of Rama's Bridge (`POINT_WEIGHT` and `TURN_WEIGHT` in `games/rama/evaluate.py`, or those of the
second rule set) with the loss on games that were not used for the fit, beside the loss of the estimate as it is. With
the second rule set the points in prospect count, and players commit themselves by lot, so that there is something to
see.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu import Table
from setu.bots import Player
from setu.engine.rng import new_rng, rng_below
from setu.games.rama.cards import score
from setu.games.rama.codes import action, phase, setting
from setu.games.rama.evaluate import in_prospect, turns_left

EVERY = 7  # decisions between two looks at a game
STEPS, RATE = 4000, 0.3
COMMIT = 60  # percent


def observe(table: Table) -> list[float]:
    """The lead of the first seat in points and turns, by the root of the turns that the first still needs."""
    t, s = table._b, table._s
    turns = [max(0.0, turns_left(t, s, seat)) for seat in range(2)]
    near = (min(turns) + 1.0) ** 0.5
    points = [float(score(t, s, seat)) for seat in range(2)]
    if s.options.rules == setting.STRATEGY:
        points = [points[seat] + in_prospect(t, s, seat, turns[seat], min(turns)) for seat in range(2)]
    return [(points[0] - points[1]) / near, (turns[1] - turns[0]) / near]


def played(number: int, rules: str) -> tuple[list[list[float]], list[float], float]:
    """What was observed in one game, what was estimated then, and whether the first seat won."""
    table, lot = Table("ramas-bridge", 2, seed=number, options={"rules": rules}), new_rng(number, 2)
    players = [Player("greedy", new_rng(number, seat)) for seat in range(2)]
    seen, estimated = [], []
    while not table.over:
        if table.log[-1].number % EVERY == number % EVERY and table._s.phase != phase.PLACING:
            seen.append(observe(table))
            estimated.append(table.estimate()[0])
        observation = table.observation()
        move = players[observation.seat].choose(observation)
        if table._s.phase == phase.COMMITTING:
            move = action.commit.FIRST if rng_below(lot, 100) < COMMIT else action.decline.FIRST
        table.play(int(move))
    winners = table.result.winners
    return seen, estimated, (0 in winners) / len(winners)


def loss(chances: np.ndarray, won: np.ndarray) -> float:
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=250)
    options.add_argument("--rules", choices=("voyage", "strategie"), default="voyage")
    wanted = options.parse_args()
    games = [played(number, wanted.rules) for number in range(wanted.games)]
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
    print(f"{len(won)} positions: POINT_WEIGHT {point:.4f}, TURN_WEIGHT {turn:.2f}")
    print(f"loss: fitted {loss(fitted, won[held_out]):.3f}, estimate {loss(estimated[held_out], won[held_out]):.3f}")


if __name__ == "__main__":
    main()
