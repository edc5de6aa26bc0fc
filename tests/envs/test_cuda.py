"""Games in arrays on a GPU, here on a stand-in that runs the kernels thread by thread: the games of the CPU's arrays.

`bench/cuda_games.py` asks the same of a real GPU.
"""

from __future__ import annotations

import numpy as np
import pytest

import setu.envs.cuda
from envs.stand_in import StandIn
from setu.engine.errors import IllegalMove, InvalidMove
from setu.envs import dlpack
from setu.envs.arrays import Games
from setu.envs.cuda import CudaGames


@pytest.fixture(autouse=True)
def _a_device_that_is_always_there(monkeypatch):
    setu.envs.cuda._kernels.cache_clear()
    monkeypatch.setattr(setu.envs.cuda, "gpu", StandIn)
    monkeypatch.setattr(setu.envs.cuda, "CUDA", dlpack.CPU)  # NumPy reads DLPack from the CPU only
    yield
    setu.envs.cuda._kernels.cache_clear()


@pytest.mark.parametrize("how", [{}, {"learner": 1}, {"illegal": "replace"}], ids=str)
def test_the_kernel_plays_the_games_of_the_arrays(how):
    cpu, gpu = Games("sangram", 3, seed=5, **how), CudaGames("sangram", 3, seed=5, **how)
    first = gpu.states.copy_to_host().tobytes()
    for _ in range(12):
        for array in ("states", "actors", "over", "legal", "masks", "rewards"):
            assert getattr(cpu, array).tobytes() == getattr(gpu, array).copy_to_host().tobytes(), array
        assert np.allclose(cpu.observations, gpu.observations.copy_to_host())
        moves = cpu.masks.argmax(axis=1)
        if "illegal" in how:
            moves[1] = -1
        cpu.step(moves)
        gpu.step(moves)
    gpu.reset(5)
    assert gpu.states.tobytes() == first


def test_an_illegal_move_is_refused_and_no_game_changes():
    gpu = CudaGames("sangram", 3, seed=5)
    masks, before = gpu.masks.copy_to_host(), gpu.states.tobytes()
    moves = masks.argmax(axis=1)
    moves[2] = np.flatnonzero(~masks[2])[0]
    with pytest.raises(IllegalMove):
        gpu.step(moves)
    with pytest.raises(InvalidMove, match="3 whole numbers"):
        gpu.step(moves[:2])
    assert gpu.states.tobytes() == before


def test_reset_keeps_the_arrays_where_others_look_at_them():
    gpu = CudaGames("sangram", 2, seed=5)
    shared = (gpu.over, gpu.masks, gpu.observations, gpu.rewards)
    before = [array.__cuda_array_interface__["data"][0] for array in shared]
    gpu.reset(6)
    assert [array.__cuda_array_interface__["data"][0] for array in shared] == before


@pytest.mark.parametrize("name", ["actors", "over", "legal", "masks", "observations", "rewards"])
def test_every_array_is_read_in_place_through_dlpack(name):
    gpu = CudaGames("sangram", 2, seed=5)
    seen = np.from_dlpack(getattr(gpu, name))
    assert seen.ctypes.data == getattr(gpu, name).__cuda_array_interface__["data"][0]
    for _ in range(20):
        assert seen.tobytes() == getattr(gpu, name).copy_to_host().tobytes()
        gpu.step(gpu.masks.copy_to_host().argmax(axis=1))


def test_lent_memory_lives_as_long_as_it_is_read_and_no_longer():
    lent = len(dlpack._lent)
    seen = np.from_dlpack(CudaGames("sangram", 2, seed=5).rewards)  # the games themselves are gone
    assert len(dlpack._lent) == lent + 1
    assert seen.shape == (2, 2)
    del seen
    CudaGames("sangram", 2, seed=5).rewards.__dlpack__()  # made and never read
    assert len(dlpack._lent) == lent


def test_a_copy_or_another_device_is_refused_and_another_stream_waits():
    gpu = CudaGames("sangram", 2, seed=5)
    with pytest.raises(BufferError, match="copy_to_host"):
        gpu.masks.__dlpack__(copy=True)
    with pytest.raises(BufferError, match="copy_to_host"):
        gpu.masks.__dlpack__(dl_device=(dlpack.CUDA, 7))
    gpu.masks.__dlpack__(stream=1)
    assert setu.envs.cuda.cuda.waits == 0
    gpu.masks.__dlpack__(stream=12345)
    assert setu.envs.cuda.cuda.waits == 1


def test_the_arrays_of_the_cpu_are_read_in_place_as_well():
    games = Games("sangram", 2, seed=5)
    seen = np.from_dlpack(games.observations)
    games.step(games.masks.argmax(axis=1))
    assert np.shares_memory(seen, games.observations)
    assert (seen == games.observations).all()
