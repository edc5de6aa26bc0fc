"""Games in arrays on a GPU beside the same on the CPU: equal bytes, then steps a second. Needs a GPU and numba-cuda.

python bench/cuda_games.py sangram --games 4096 --steps 200
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu.envs.arrays import Games
from setu.envs.cuda import CudaGames

EXACT = ("states", "actors", "over", "legal", "masks", "rewards")


def same(cpu: Games, gpu: CudaGames) -> bool:
    """Every byte of every game; observations to the last bits of a float, which may be divided differently."""
    exact = all(getattr(cpu, name).tobytes() == getattr(gpu, name).copy_to_host().tobytes() for name in EXACT)
    return exact and np.allclose(cpu.observations, gpu.observations.copy_to_host(), rtol=1e-6)


def random_moves(cpu: Games, random: np.random.Generator) -> np.ndarray:
    """A legal move of every game: the highest of random numbers among those that the mask leaves."""
    return np.where(cpu.masks, random.random(cpu.masks.shape, np.float32), -1).argmax(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    asked = parser.parse_args()
    random = np.random.default_rng(1)
    for name in asked.game:
        cpu, gpu = Games(name, asked.games, seed=1), CudaGames(name, asked.games, seed=1)
        ended = 0
        for number in range(asked.steps):
            if not same(cpu, gpu):
                sys.exit(f"{name}: step {number} differs")
            moves = random_moves(cpu, random)
            cpu.step(moves)
            gpu.step(moves)
            ended += int(cpu.over.sum())
        learner = CudaGames(name, asked.games, seed=2, learner=0, illegal="replace")
        moves = np.zeros(asked.games, np.int64)
        learner.step(moves)
        learner.over.copy_to_host()
        began = time.perf_counter()
        for _ in range(asked.steps):
            learner.step(moves)
        learner.over.copy_to_host()
        rate = asked.games * asked.steps / (time.perf_counter() - began)
        print(
            f"{name}: {asked.games} games, {asked.steps} steps ({ended} games ended), all bytes equal;"
            f" {rate:,.0f} steps/s of a learner against random players",
            flush=True,
        )


if __name__ == "__main__":
    main()
