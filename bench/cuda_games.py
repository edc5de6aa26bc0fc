"""Games in arrays on a GPU beside the same on the CPU: equal bytes, read in place by others, then steps a second.

Needs a GPU and numba-cuda; PyTorch, JAX and CuPy are asked to read the arrays where they are installed.

python bench/cuda_games.py sangram --games 4096 --steps 200
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

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


def readers() -> Iterator[tuple[str, Callable[[Any], Any], Callable[[Any], int]]]:
    """Libraries that are here: how each takes an array over, and where it says that its memory lies."""
    if importlib.util.find_spec("torch"):
        import torch

        yield f"PyTorch {torch.__version__}", torch.from_dlpack, lambda tensor: tensor.data_ptr()
    if importlib.util.find_spec("jax"):
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # it would take most of the GPU's memory
        import jax.dlpack

        yield f"JAX {jax.__version__}", jax.dlpack.from_dlpack, lambda array: array.unsafe_buffer_pointer()
    if importlib.util.find_spec("cupy"):
        import cupy

        yield f"CuPy {cupy.__version__}", cupy.from_dlpack, lambda array: array.data.ptr
    if importlib.util.find_spec("numba_cuda"):
        from numba import cuda

        yield "Numba", cuda.as_cuda_array, lambda array: array.__cuda_array_interface__["data"][0]


def read_in_place(name: str) -> list[str]:
    """Who reads the arrays of some games at the same address, and the same values; and what a library cannot take."""
    found = []
    for reader, take, address in readers():
        games = CudaGames(name, 256, seed=3)
        refused = []
        for what in ("actors", "over", "legal", "masks", "observations", "rewards"):
            shared = getattr(games, what)
            try:
                taken = take(shared)
            except Exception as fault:  # any library has its own
                refused.append(f"{what}: {type(fault).__name__} {str(fault)[:80]}")
                continue
            if address(taken) != shared.__cuda_array_interface__["data"][0]:
                sys.exit(f"{reader} copied {what}")
            if on_host(taken).tobytes() != shared.copy_to_host().tobytes():
                sys.exit(f"{reader} reads {what} wrongly")
        found.append(f"{reader} ({'; '.join(refused) or 'every array'})")
    return found


def on_host(array: Any) -> np.ndarray:
    """A copy in NumPy of what a library holds on the device."""
    if hasattr(array, "copy_to_host"):
        return array.copy_to_host()
    return array.get() if hasattr(array, "get") else np.asarray(array.cpu() if hasattr(array, "cpu") else array)


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
        print(f"{name}: read in place by {', '.join(read_in_place(name))}", flush=True)
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
