"""Every game's kernels compile for a GPU where there is none: Numba writes PTX for a card that is only named.

At length only: `make test-long` installs CUDA's compiler for it (tests/engine/cuda.in), some hundreds of MB, too much
for every developer. What kernels compute is compared with the CPU by `bench/cuda_parity.py`, on a real card.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import setu.envs.cuda
from envs.stand_in import StandIn
from setu.bots.simple import bots
from setu.engine.configured import configure
from setu.engine.cuda import game_kernel
from setu.engine.game import games
from setu.engine.rule import load_numba
from setu.engine.simulate import HOST, Results, Unwatched, uniform
from setu.envs.cuda import CudaGames

HOPPER = (9, 0)


@pytest.fixture
def cuda(monkeypatch):
    """Numba's CUDA module, told that the card is a Hopper."""
    if not hasattr(np, "row_stack"):
        monkeypatch.setattr(np, "row_stack", np.vstack, raising=False)  # as `setu.engine.cuda.gpu` does
    load_numba()
    from numba import cuda
    from numba.cuda import compiler, dispatcher

    card = SimpleNamespace(compute_capability=HOPPER)
    for module in (dispatcher, compiler, cuda, cuda.api):
        if hasattr(module, "get_current_device"):
            monkeypatch.setattr(module, "get_current_device", lambda: card)
    return cuda


def ptx_of(cuda, kernel, args):
    """What a card would be given for a launch with such arguments."""
    numba = load_numba()
    text, _ = cuda.compile_ptx(kernel, numba.types.void(*map(numba.typeof, args)), cc=HOPPER)
    assert ".target sm_90" in text
    return text


def at_random(configured):
    return uniform(configured)(HOST, slice(0, 1), 1)


def by_bots(configured):
    return bots(configured, np.zeros((1, configured.seats), np.int64))(HOST, slice(0, 1), 1)


@pytest.mark.long
@pytest.mark.parametrize("players", [at_random, by_bots])
@pytest.mark.parametrize("game", games())
def test_the_loop_of_many_games_compiles_for_a_gpu(game, players, cuda):
    configured = configure(game)
    results, numbers = Results.room(configured, 1), np.arange(1)
    args = (configured.board.copy(), configured.first_state(), 1, numbers, numbers, players(configured), Unwatched())
    places = (results.states, results.moves, results.outcomes)
    assert ".entry" in ptx_of(cuda, game_kernel(cuda), (*args, *places))


class Launches(StandIn):
    """A device on which nothing runs: it keeps what each kernel was launched with."""

    def __init__(self):
        super().__init__()
        self.kept = {}

    def jit(self, kernel):
        def keep(*args):
            self.kept[kernel.__name__] = kernel, tuple(map(in_memory, args))

        return {(1, setu.envs.cuda.THREADS): keep}


def in_memory(arg):
    if isinstance(arg, tuple):
        return type(arg)(*map(in_memory, arg))
    return np.asarray(arg) if isinstance(arg, np.ndarray) else arg


@pytest.fixture
def launches(monkeypatch):
    setu.envs.cuda._kernels.cache_clear()
    device = Launches()
    monkeypatch.setattr(setu.envs.cuda, "gpu", lambda: device)
    yield device
    setu.envs.cuda._kernels.cache_clear()


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_the_kernels_of_the_environments_compile_for_a_gpu(game, cuda, launches, monkeypatch):
    gpu = CudaGames(game, 1, seed=5)
    gpu.step(np.zeros(1, np.int64))
    assert len(launches.kept) == 3
    monkeypatch.setattr(setu.envs.cuda, "cuda", cuda)
    for kernel, args in launches.kept.values():
        assert ".entry" in ptx_of(cuda, kernel, args), kernel.__name__
