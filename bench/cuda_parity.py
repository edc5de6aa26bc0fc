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
from setu.engine.configured import configure
from setu.engine.game import find_game
from setu.engine.simulate import Device, Unwatched, random_games, uniform


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


def speed(game: str, seats: int | None, waves: int = 4) -> None:
    """Moves per second of the kernel alone: full waves, device arrays reused, copies not counted."""
    cuda, kernel, configured = gpu_games.gpu(), gpu_games._kernel(), configure(game, seats)
    device = Device(cuda.device_array, cuda.to_device)
    for wave in (gpu_games.GAMES_AT_ONCE, 2 * gpu_games.GAMES_AT_ONCE):
        board, first = device.put(configured.board.copy()), device.put(configured.first_state())
        players, made = uniform(configured)(device, slice(0, wave), wave), device.empty(wave, np.int32)
        states = device.empty(wave, configured.game.state)
        outcomes = device.empty((wave, configured.seats, 2), np.int32)
        rates = []
        for number in range(waves + 1):
            deals = device.put(np.arange(number * wave, (number + 1) * wave))
            cuda.synchronize()
            began = time.perf_counter()
            kernel[-(-wave // gpu_games.THREADS), gpu_games.THREADS](
                board, first, 2, deals, deals, players, Unwatched(), states, made, outcomes
            )
            cuda.synchronize()
            rates.append(int(made.copy_to_host().sum()) / (time.perf_counter() - began))
        rate = float(np.median(rates[1:]))
        print(
            f"{game}, {seats or 2} seats, on the GPU, {wave} games at once: {rate / 1e6:.1f} million moves/s",
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
