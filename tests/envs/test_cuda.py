"""Games in arrays on a GPU, here on a stand-in that runs the kernels thread by thread: the games of the CPU's arrays.

`bench/cuda_games.py` asks the same of a real GPU.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import setu.envs.cuda
from setu.engine.errors import IllegalMove, InvalidMove
from setu.engine.row import Rows
from setu.envs.arrays import Games
from setu.envs.cuda import CudaGames


class DeviceArray(np.ndarray):
    def copy_to_host(self):
        return np.array(self)

    def copy_to_device(self, array):
        self[...] = array


def _as_plain_code_reads_it(arg):
    return Rows(np.asarray(arg)) if getattr(arg, "dtype", None) is not None and arg.dtype.names else arg


class StandIn:
    """What kernels and their callers ask of Numba's CUDA module."""

    def __init__(self):
        self.thread = 0
        self.atomic = SimpleNamespace(min=self.lower)

    def grid(self, dimensions):
        return self.thread

    def lower(self, array, index, value):
        array[index] = min(array[index], value)

    def to_device(self, array):
        return np.array(array).view(DeviceArray)

    def device_array(self, shape, dtype):
        return np.zeros(shape, dtype).view(DeviceArray)

    def jit(self, kernel):
        device = self

        class Launch:
            def __getitem__(self, grid):
                def run(*args):
                    rows = [
                        Rows(np.asarray(arg)) if getattr(arg, "dtype", np.dtype(int)).names else arg for arg in args
                    ]
                    for device.thread in range(grid[0] * grid[1]):
                        kernel(*rows)

                return run

        return Launch()


@pytest.fixture(autouse=True)
def _a_device_that_is_always_there(monkeypatch):
    setu.envs.cuda._kernels.cache_clear()
    monkeypatch.setattr(setu.envs.cuda, "gpu", StandIn)
    yield
    setu.envs.cuda._kernels.cache_clear()


@pytest.mark.parametrize("how", [{}, {"learner": 1}, {"illegal": "replace"}], ids=str)
def test_the_kernel_plays_the_games_of_the_arrays(how):
    cpu, gpu = Games("sangram", 3, seed=5, **how), CudaGames("sangram", 3, seed=5, **how)
    first = gpu.states.copy_to_host().tobytes()
    for _ in range(12):
        for array in ("states", "actors", "over", "legal", "masks", "rewards"):
            assert getattr(cpu, array).tobytes() == getattr(gpu, array).tobytes(), array
        assert np.allclose(cpu.observations, gpu.observations)
        moves = cpu.masks.argmax(axis=1)
        if "illegal" in how:
            moves[1] = -1
        cpu.step(moves)
        gpu.step(moves)
    gpu.reset(5)
    assert gpu.states.tobytes() == first


def test_an_illegal_move_is_refused_and_no_game_changes():
    gpu = CudaGames("sangram", 3, seed=5)
    moves, before = gpu.masks.argmax(axis=1), gpu.states.tobytes()
    moves[2] = np.flatnonzero(~gpu.masks[2])[0]
    with pytest.raises(IllegalMove):
        gpu.step(moves)
    with pytest.raises(InvalidMove, match="3 whole numbers"):
        gpu.step(moves[:2])
    assert gpu.states.tobytes() == before


def test_reset_keeps_the_arrays_where_others_look_at_them():
    gpu = CudaGames("sangram", 2, seed=5)
    arrays = [id(array) for array in (gpu.over, gpu.masks, gpu.observations)]
    gpu.reset(6)
    assert [id(array) for array in (gpu.over, gpu.masks, gpu.observations)] == arrays
