"""The same rules in a CUDA kernel: one thread, one game at a time."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.configured import ConfiguredGame
from setu.engine.errors import BadOptions, engine_text
from setu.engine.rng import key_from_seed
from setu.engine.rule import load_numba
from setu.engine.simulate import Batch, Device, Players, Progress, Results, Unwatched, play_game

THREADS = 64
GAMES_AT_ONCE = 1 << 16


def gpu() -> Any:
    """Numba's CUDA module, ready to use; BadOptions says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks NumPy for it
    try:
        load_numba()
        cuda: Any = importlib.import_module("numba.cuda")
        reason = "" if cuda.is_available() else "CUDA finds no GPU."
    except Exception as fault:  # whatever the driver or its bindings raise, the answer is the same
        reason = f"{type(fault).__name__}: {fault}."
    if reason:
        raise BadOptions(engine_text("batch-no-cuda", reason=reason))
    return cuda


@functools.cache
def _kernel() -> Any:
    """One thread, one game; Numba compiles it for a game's types and its players at the first launch."""
    cuda = gpu()
    return cuda.jit(game_kernel(cuda))


def game_kernel(cuda: Any) -> Callable[..., None]:
    """The loop of `simulate` as a kernel, before it is compiled."""

    def play_games(
        board: Any,
        first: Any,
        seed: int,
        deals: Any,
        streams: Any,
        players: Any,
        watcher: Any,
        states: Any,
        made: Any,
        outcomes: Any,
    ) -> None:
        number = cuda.grid(1)
        if number < len(deals):
            batch = Batch(first, seed, deals, streams, states, made, outcomes)
            play_game(number, number, board[0], batch, players, watcher)

    return play_games


def play_on_gpu(
    configured: ConfiguredGame,
    seed: int,
    deals: NDArray[np.int64],
    streams: NDArray[np.int64],
    players: Players,
    progress: Progress | None = None,
    at_once: int = GAMES_AT_ONCE,
) -> Results:
    """Games in waves, by players who decide for themselves; bit for bit those that the CPU plays."""
    cuda, kernel = gpu(), _kernel()
    device, games = Device(cuda.device_array, cuda.to_device), len(deals)
    results, wave = Results.room(configured, games), min(games, at_once)
    board, first = device.put(configured.board.copy()), device.put(configured.first_state(key_from_seed(seed)))
    places = (device.empty(wave, configured.game.state), device.empty(wave, np.int32))
    outcomes = device.empty((wave, *results.outcomes.shape[1:]), np.int32)
    for begin in range(0, games, wave):
        part = slice(begin, min(begin + wave, games))
        count = part.stop - begin
        numbers = (device.put(deals[part]), device.put(streams[part]))
        who = players(device, part, count)
        kernel[-(-count // THREADS), THREADS](board, first, seed, *numbers, who, Unwatched(), *places, outcomes)
        for found, whole in zip((*places, outcomes), (results.states, results.moves, results.outcomes), strict=True):
            found[:count].copy_to_host(whole[part])
        if progress:
            progress(count)
    return results
