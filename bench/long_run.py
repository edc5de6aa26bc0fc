"""A million random games under watch: no dead end, no endless game, no component lost, at any node.

    python bench/long_run.py river-dragons sunderbans --games 1000000 --device cuda --report FILE

The games are shared out over every seat count and every option value. Lighter than
`check_laws.py`, which asks all laws, and made for a GPU; `--device cpu` plays the same games.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from setu.engine.batch import SOUND, prepare, watched_game, watched_games
from setu.engine.chance import LUCK_WORDS, number_key, seed_luck
from setu.engine.check import option_samples
from setu.engine.game import Game, find_game
from setu.engine.row import row

FAULTS = ("sound", "a dead end", "a game without end", "a component lost", "more events than room")


def on_cpu(game: Game, seats: int, options: dict, games: int, seed: int):
    return watched_games(game, games, seats, options, seed)


def on_gpu(game: Game, seats: int, options: dict, games: int, seed: int):
    from setu.engine.cuda import THREADS, gpu

    game, tables, first = prepare(game, seats, options, seed, None)
    cuda, t = gpu(), row(tables[0])
    luck = cuda.device_array((games, LUCK_WORDS), np.int64)
    scratch = cuda.device_array((games, game.most_moves(t)), np.int32)
    states = cuda.device_array(games, game.state)
    made, verdicts = cuda.device_array(games, np.int32), cuda.device_array(games, np.int32)
    arrays = (cuda.to_device(tables.copy()), cuda.to_device(first), seed, states, luck, scratch)
    kernel()[-(-games // THREADS), THREADS](*arrays, game.longest(t), made, verdicts)
    return made.copy_to_host(), verdicts.copy_to_host()


_kernel = []


def kernel():
    from setu.engine.cuda import gpu

    if not _kernel:
        cuda = gpu()

        def watch_games(tables, first, seed, states, luck, scratch, longest, made, verdicts):
            number = cuda.grid(1)
            if number < len(states):
                states[number] = first[0]
                number_key(states[number].key, number)
                seed_luck(luck[number], seed, number)
                verdicts[number] = watched_game(
                    tables[0], states[number], luck[number], scratch[number], longest, made[number : number + 1]
                )

        _kernel.append(cuda.jit(watch_games))
    return _kernel[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_wanted", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=1_000_000, help="in all, for each GAME")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    play = on_gpu if wanted.device == "cuda" else on_cpu
    lines: list[str] = []

    def say(line: str) -> None:
        lines.append(line)
        print(line, flush=True)
        if wanted.report:
            wanted.report.write_text("\n".join(lines) + "\n", encoding="utf-8")

    for name in wanted.games_wanted:
        game = find_game(name)
        cells = [(seats, options) for seats in game.seats for options in option_samples(game)]
        share = -(-wanted.games // len(cells))
        when = time.strftime("%Y-%m-%d")
        say(f"{game.name}, rules {game.rules_version}, {when}, on {wanted.device}: {share:,} games each")
        began, games, moves = time.perf_counter(), 0, 0
        for seed, (seats, options) in enumerate(cells):
            made, verdicts = play(game, seats, options, share, seed)
            said = ", ".join(f"{key}={value}" for key, value in options.items()) or "defaults"
            if (verdicts != SOUND).any():
                number = int(np.flatnonzero(verdicts != SOUND)[0])
                say(f"  {seats} seats, {said}: {FAULTS[verdicts[number]]} in game {number} of seed {seed}")
                sys.exit(1)
            games, moves = games + share, moves + int(made.sum())
            low, middle, high = np.percentile(made, [0, 50, 100]).astype(int)
            say(f"  {seats} seats, {said}: moves a game {low} … {middle} … {high}")
        say(f"{game.name}: {games:,} games, {moves:,} moves, all sound, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
