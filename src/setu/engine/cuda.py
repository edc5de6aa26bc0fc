"""The same rules in a CUDA kernel: one thread, one game at a time."""

from __future__ import annotations

import functools
import importlib
from typing import Any

import numpy as np

from setu.engine.batch import Batch, Progress, empty_batch, random_game
from setu.engine.board import BoardArray
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game
from setu.engine.record_view import record_view
from setu.engine.rng import RNG_WORDS, number_key, seed_rng
from setu.engine.rule import load_numba
from setu.engine.state import StateArray

THREADS = 64
GAMES_AT_ONCE = 1 << 16


def gpu() -> Any:
    """Numba's CUDA module, ready to use; BadOptions says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks NumPy for it
    load_numba()
    try:
        cuda: Any = importlib.import_module("numba.cuda")
        reason = "" if cuda.is_available() else "CUDA finds no GPU."
    except Exception as fault:  # whatever the driver or its bindings raise, the answer is the same
        reason = f"{type(fault).__name__}: {fault}."
    if reason:
        raise BadOptions(engine_text("batch-no-cuda", reason=reason))
    return cuda


@functools.cache
def _kernel() -> Any:
    """The kernel; Numba compiles it for a game's types at its first launch."""
    cuda = gpu()

    def play_games(
        board: Any, first: Any, seed: int, begin: int, states: Any, rng: Any, scratch: Any, made: Any, outcomes: Any
    ) -> None:
        number = cuda.grid(1)
        if number < len(states):
            states[number] = first[0]
            number_key(states[number].key, begin + number)
            seed_rng(rng[number], seed, begin + number)
            made[number] = random_game(board[0], states[number], rng[number], scratch[number], outcomes[number])

    return cuda.jit(play_games)


def random_games_on_gpu(
    game: Game, board: BoardArray, first: StateArray, games: int, seed: int, progress: Progress | None
) -> Batch:
    """Random games in waves of GAMES_AT_ONCE; bit for bit the games that the CPU plays."""
    cuda, kernel = gpu(), _kernel()
    batch = empty_batch(game, board, first, games)
    wave = min(games, GAMES_AT_ONCE)
    d_tables, d_first = cuda.to_device(board.copy()), cuda.to_device(first)
    rng = cuda.device_array((wave, RNG_WORDS), np.int64)
    scratch = cuda.device_array((wave, game.most_moves(record_view(board[0]))), np.int32)
    states = cuda.device_array(wave, game.state)
    made = cuda.device_array(wave, np.int32)
    outcomes = cuda.device_array((wave, *batch.outcomes.shape[1:]), np.int32)
    for begin in range(0, games, wave):
        count = min(wave, games - begin)
        blocks = -(-count // THREADS)
        kernel[blocks, THREADS](
            d_tables, d_first, seed, begin, states[:count], rng, scratch, made[:count], outcomes[:count]
        )
        window = slice(begin, begin + count)
        states[:count].copy_to_host(batch.states[window])
        made[:count].copy_to_host(batch.moves[window])
        outcomes[:count].copy_to_host(batch.outcomes[window])
        if progress:
            progress(count)
    return batch
