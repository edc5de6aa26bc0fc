"""The loop of many games compiles for a GPU where there is none: Numba writes PTX for a card that is only named.

At length only, and where the extra `cuda` and CUDA's compiler (NVVM) are installed, some hundreds of MB together:
too much for every developer. What it computes is compared with the CPU by `bench/cuda_parity.py`, on a real card.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from setu.bots.simple import bots
from setu.engine.configured import configure
from setu.engine.cuda import game_kernel
from setu.engine.rule import load_numba
from setu.engine.simulate import HOST, Results, Unwatched, uniform

HOPPER = (9, 0)


@pytest.fixture
def cuda(monkeypatch):
    """Numba's CUDA module, told that the card is a Hopper."""
    pytest.importorskip("numba_cuda", reason="the extra `cuda` is not installed")
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


def player_kinds(configured):
    yield uniform(configured)
    yield bots(configured, np.zeros((1, configured.seats), np.int64))


@pytest.mark.long
@pytest.mark.parametrize("kind", [0, 1], ids=["random", "bots"])
def test_the_loop_compiles_for_a_gpu(cuda, kind):
    configured = configure("quarry")
    players = list(player_kinds(configured))[kind](HOST, slice(0, 1), 1)
    results, numbers = Results.room(configured, 1), np.arange(1)
    args = (configured.board.copy(), configured.first_state(), 1, numbers, numbers, players, Unwatched())
    places = (results.states, results.moves, results.outcomes)
    numba = load_numba()
    signature = numba.types.void(*map(numba.typeof, (*args, *places)))
    ptx, _ = cuda.compile_ptx(game_kernel(cuda), signature, cc=HOPPER)
    assert ".target sm_90" in ptx
    assert ".entry" in ptx
