"""Are the games of the GPU the games of the CPU, bit for bit, and how fast is each?

    python bench/cuda_parity.py [--games 100000] [--game quarry]

Compares every byte of every final state, then times full waves on the GPU.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu.engine import cuda as gpu_games
from setu.engine.batch import first_state, random_games
from setu.engine.game import find_game
from setu.engine.record_view import record_view


def compare(game: str, seats: int | None, options: dict[str, str], games: int) -> bool:
    options = {**find_game(game).study, **options}
    began = time.perf_counter()
    on_cpu = random_games(game, games, seats, options, seed=1)
    middle = time.perf_counter()
    on_gpu = random_games(game, games, seats, options, seed=1, device="cuda")
    ended = time.perf_counter()
    same = (
        on_cpu.states.tobytes() == on_gpu.states.tobytes()
        and np.array_equal(on_cpu.moves, on_gpu.moves)
        and np.array_equal(on_cpu.outcomes, on_gpu.outcomes)
    )
    digest = hashlib.sha256(on_gpu.states.tobytes()).hexdigest()[:16]
    print(
        f"{game}, {seats or 2} seats, {options or 'defaults'}: {games} games, {int(on_cpu.moves.sum())} moves,"
        f" {'IDENTICAL' if same else 'DIFFERENT'} (sha256 {digest}),"
        f" cpu {middle - began:.1f} s, gpu {ended - middle:.1f} s with compilation",
        flush=True,
    )
    return same


def speed(game_name: str, seats: int | None, waves: int = 4) -> None:
    """Moves per second of the kernel alone: full waves, device arrays reused, copies not counted."""
    cuda, kernel, game = gpu_games.gpu(), gpu_games._kernel(), find_game(game_name)
    board = game.board(game.options.read(None), None)
    first = first_state(game, seats)
    for wave in (gpu_games.GAMES_AT_ONCE, 2 * gpu_games.GAMES_AT_ONCE):
        d_tables, d_first = cuda.to_device(board.copy()), cuda.to_device(first)
        luck = cuda.device_array((wave, 4), np.int64)
        scratch = cuda.device_array((wave, game.most_moves(record_view(board[0]))), np.int32)
        states = cuda.device_array(wave, game.state)
        made = cuda.device_array(wave, np.int32)
        outcomes = cuda.device_array((wave, record_view(first[0]).seats, 2), np.int32)
        args = (states, luck, scratch, made, outcomes)
        rates = []
        for number in range(waves + 1):
            cuda.synchronize()
            began = time.perf_counter()
            kernel[-(-wave // gpu_games.THREADS), gpu_games.THREADS](d_tables, d_first, 2, number * wave, *args)
            cuda.synchronize()
            rates.append(int(made.copy_to_host().sum()) / (time.perf_counter() - began))
        rate = float(np.median(rates[1:]))
        print(
            f"{game_name}, {seats or 2} seats, on the GPU, {wave} games at once: {rate / 1e6:.1f} million moves/s",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--option-games", type=int, default=2_000, help="with each other value of an option")
    parser.add_argument("--game", default="quarry")
    parser.add_argument("--seats", type=int, default=None)
    wanted = parser.parse_args()
    cuda = gpu_games.gpu()
    import numba
    import numba_cuda

    device = cuda.get_current_device().name
    device = device.decode() if isinstance(device, bytes) else device
    print(
        f"{device}; {os.cpu_count()} CPU cores; Python {platform.python_version()}, NumPy {np.__version__},"
        f" Numba {numba.__version__}, numba-cuda {numba_cuda.__version__}; {time.strftime('%Y-%m-%d')}"
    )
    game = find_game(wanted.game)
    same = compare(wanted.game, wanted.seats, {}, wanted.games)
    for option in game.options.known.values():
        for value in getattr(option, "values", ())[1:]:
            same &= compare(wanted.game, wanted.seats, {option.name: value}, wanted.option_games)
    speed(wanted.game, wanted.seats)
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
