"""Train a small player of Sangram from nothing, on one CPU core, with NumPy alone; in a minute it beats random clearly.

    python examples/train_sangram.py                      # about a minute
    python examples/train_sangram.py --updates 40         # some seconds: already far better than random
    python examples/train_sangram.py --save player.npz

The player is a network with one hidden layer. It sees what its seat sees (`observations`), gives every legal move a
chance (`masks`) and the position a value, and learns by advantage actor-critic: 256 games are played side by side, and
after every 32 moves what turned out better than its value becomes likelier, what turned out worse rarer. It meets
random players while it learns, and random players on other deals when it is measured.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would wait for each other

import numpy as np
from numpy.typing import NDArray

from setu.envs.arrays import Games

Floats = NDArray[np.float32]

GAMES, MOVES = 256, 32  # side by side, and in one stretch before the network learns
HIDDEN = 64
RATE = 2e-3  # how far one update goes
TRACE = 0.97  # how far back an outcome is felt
CURIOSITY = 0.01  # how much it pays to keep choices open
LEARNER = 0  # the seat that learns


class Network:
    """Features to a hidden layer, from there to a score for each move and to a value; learns by Adam."""

    def __init__(self, features: int, moves: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights = {
            "in": random.normal(0, features**-0.5, (features, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "moves": np.zeros((HIDDEN, moves), np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def look(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of every move, and the value, for a batch."""
        hidden = np.maximum(observations @ self.weights["in"] + self.weights["bias"], 0)
        scores = np.where(masks, hidden @ self.weights["moves"], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), hidden @ self.weights["value"]

    def learn(self, stretch: Stretch) -> None:
        """One step: better moves likelier, values nearer to what came, choices kept open."""
        observations, masks = stretch.observations, stretch.masks
        hidden, chances, value = self.look(observations, masks)
        count = stretch.counts.sum()
        with np.errstate(divide="ignore", invalid="ignore"):
            surprise = np.where(chances > 0, -np.log(chances), 0)
        openness = (chances * surprise).sum(axis=1, keepdims=True)
        to_moves = -chances * stretch.gains[:, None]
        to_moves[np.arange(len(masks)), stretch.moves] += stretch.gains
        to_moves += CURIOSITY * chances * (surprise - openness)
        to_moves *= stretch.counts[:, None] / count
        to_value = (stretch.returns - value) * stretch.counts / count
        to_hidden = to_moves @ self.weights["moves"].T + 0.5 * to_value[:, None] * self.weights["value"]
        to_hidden *= hidden > 0
        self._climb(
            {
                "in": observations.T @ to_hidden,
                "bias": to_hidden.sum(axis=0),
                "moves": hidden.T @ to_moves,
                "value": 0.5 * hidden.T @ to_value,
            }
        )

    def _climb(self, slopes: dict[str, Floats]) -> None:
        self._updates += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._spread[name] += 0.01 * (slope * slope - self._spread[name])
            mean = self._mean[name] / (1 - 0.9**self._updates)
            spread = self._spread[name] / (1 - 0.99**self._updates)
            self.weights[name] += RATE * mean / (np.sqrt(spread) + 1e-8)


@dataclass
class Stretch:
    """What happened in all games over some moves, one row for each."""

    observations: Floats
    masks: NDArray[np.bool_]
    moves: NDArray[np.int64]
    counts: Floats  # 0 where a new game was only dealt
    gains: Floats  # how much better than its value a move turned out
    returns: Floats  # what the value should have been


def choose(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """A move for each row, by its chances."""
    drawn = random.random(len(chances), np.float32)[:, None]
    return np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)


def legal(games: Games) -> NDArray[np.bool_]:
    """The masks; a finished game, which is dealt anew whatever it is given, gets a move too."""
    masks = games.masks.copy()
    masks[games.over, 0] = True
    return masks


def even(masks: NDArray[np.bool_]) -> Floats:
    """The chances that a random player gives its legal moves."""
    return (masks / masks.sum(axis=1, keepdims=True)).astype(np.float32)


def play_stretch(games: Games, network: Network, random: np.random.Generator) -> Stretch:
    """Play on by the network's chances and look back at what came of it."""
    seen, masks, made, values, rewards, ended, counts = [], [], [], [], [], [], []
    for _ in range(MOVES):
        mask = legal(games)
        _, chances, value = network.look(games.observations, mask)
        moves = np.where(games.over, 0, choose(chances, random))
        seen.append(games.observations.copy())
        masks.append(mask)
        made.append(moves)
        values.append(value)
        counts.append((~games.over).astype(np.float32))
        games.step(moves)
        rewards.append(games.rewards[:, LEARNER].copy())
        ended.append(games.over.copy())
    values.append(network.look(games.observations, legal(games))[2])
    gains = look_back(rewards, values, ended)
    returns = gains + np.stack(values[:-1])
    flat_gains = gains.ravel()
    return Stretch(
        np.concatenate(seen),
        np.concatenate(masks),
        np.concatenate(made),
        np.concatenate(counts),
        (flat_gains - flat_gains.mean()) / (flat_gains.std() + 1e-6),
        returns.ravel(),
    )


def look_back(rewards: list[Floats], values: list[Floats], ended: list[NDArray[np.bool_]]) -> Floats:
    """Generalised advantages: each move is credited with what followed, less and less the further away it was."""
    gains = np.zeros((MOVES, len(rewards[0])), np.float32)
    after = np.zeros(len(rewards[0]), np.float32)
    for move in reversed(range(MOVES)):
        goes_on = ~ended[move]
        after = rewards[move] + goes_on * (values[move + 1] + TRACE * after) - values[move]
        gains[move] = after
    return gains


def training(seats: int, seed: int) -> Iterator[Network]:
    """The network after each update, without end."""
    games = Games("sangram", GAMES, seats=seats, seed=seed, learner=LEARNER)
    network = Network(games.observations.shape[1], games.masks.shape[1], seed)
    random = np.random.default_rng(seed)
    while True:
        network.learn(play_stretch(games, network, random))
        yield network


def measure(network: Network | None, seats: int, at_least: int, seed: int) -> tuple[float, float]:
    """The share of games won (ties count in part) against random players, and its standard error; None is random."""
    games = Games("sangram", GAMES, seats=seats, seed=f"measure {seed}", learner=LEARNER)
    random = np.random.default_rng(seed)
    shares: list[float] = []
    rounds = -(-at_least // GAMES)
    left = np.full(GAMES, rounds)  # every table plays as many games: short ones must not count more
    while left.any():
        mask = legal(games)
        chances = even(mask) if network is None else network.look(games.observations, mask)[1]
        games.step(np.where(games.over, 0, choose(chances, random)))
        counted = games.over & (left > 0)
        shares += ((games.rewards[counted, LEARNER] * (seats - 1) + 1) / seats).tolist()
        left -= counted
    won = np.array(shares)
    return float(won.mean()), float(won.std() / len(won) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--measure", type=int, default=1000, help="games in each measurement, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE")
    asked = parser.parse_args()
    share, error = measure(None, asked.seats, asked.measure, 1)
    print(f"random: wins {share:.1%} ± {1.96 * error:.1%}")
    began = time.perf_counter()
    for update, network in enumerate(training(asked.seats, asked.seed), start=1):
        if update % 50 == 0 or update == asked.updates:
            share, error = measure(network, asked.seats, asked.measure, 1)
            spent = time.perf_counter() - began
            print(f"{update:5d} updates, {spent:4.0f} s: wins {share:.1%} ± {1.96 * error:.1%}", flush=True)
        if update >= asked.updates:
            break
    if asked.save:
        np.savez(asked.save, **network.weights)


if __name__ == "__main__":
    main()
