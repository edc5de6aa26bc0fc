"""The kernel that steps games on a GPU, run by Numba's simulator: the same bytes as the arrays on the CPU."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SAME_GAMES = """
import numpy as np
from setu.envs.arrays import Games
from setu.envs.cuda import CudaGames
from setu.engine.errors import IllegalMove

for how in ({}, {"learner": 1}, {"illegal": "replace"}):
    cpu, gpu = Games(NAME, 3, seed=5, **how), CudaGames(NAME, 3, seed=5, **how)
    for number in range(12):
        for array in ("states", "actors", "over", "legal", "masks", "observations", "rewards"):
            ours, theirs = getattr(cpu, array), getattr(gpu, array).copy_to_host()
            same = np.allclose(ours, theirs) if ours.dtype.kind == "f" else ours.tobytes() == theirs.tobytes()
            assert same, (how, number, array)
        moves = cpu.masks.argmax(axis=1)
        if "illegal" in how:
            moves[1] = -1
        cpu.step(moves)
        gpu.step(moves)
    if not how:
        before, moves[2] = gpu.states.copy_to_host().tobytes(), np.flatnonzero(~cpu.masks[2])[0]
        try:
            gpu.step(moves)
        except IllegalMove:
            assert gpu.states.copy_to_host().tobytes() == before
        else:
            raise AssertionError("an illegal move was made")
    gpu.reset(5)
    assert gpu.states.copy_to_host().tobytes() == Games(NAME, 3, seed=5, **how).states.tobytes()
print("the same games")
"""


@pytest.mark.parametrize("name", ["sangram", "quarry"])
def test_the_kernel_plays_the_games_of_the_arrays(name):
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    code = f"NAME = {name!r}\n{SAME_GAMES}"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "the same games", done.stderr
