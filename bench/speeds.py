"""Machine code, modules in Python and modules in Node in one run: the same bytes, and how quick.

    python bench/speeds.py                     # rates and first seconds; keeps bench/reports/speeds.txt
    python bench/speeds.py --driven 20         # before that, so many driven games of every seat count and option value
    python bench/speeds.py --games quarry

Rates are by CPU time, the best of the repeats. First seconds: a process with empty caches, from its start to the first
list of moves, and then to a decision of each level that thinks.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import first_seconds
import numpy as np

import driven
import setu
from setu.bots import bot
from setu.bots.ismcts import search_some
from setu.bots.levels import RANDOM
from setu.engine import simulate, wasm
from setu.engine.configured import ConfiguredGame
from setu.engine.modules import MODULES, kept_module
from setu.engine.observation import Observation
from setu.engine.rng import key_from_seed, new_rng

GAMES, ITERATIONS = (
    {"quarry": 3000, "sangram": 1000, "ramas-bridge": 300, "river-dragons": 300, "sunderbans": 300},
    {"quarry": 800, "sangram": 4000, "ramas-bridge": 4000, "river-dragons": 300, "sunderbans": 300},
)
ROOMS = (1 << 15, 1 << 18)
AT_ONCE = 100
PLIES, TREES = 300, ((0, 0), (1, 5), (2, 14), (3, 40))


def node() -> str:
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else str(shutil.which("node"))


def in_node(script: Path, known: dict[str, Any]) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(json.dumps(known))
        file.flush()
        done = subprocess.run(
            [node(), str(script), str(MODULES), file.name], capture_output=True, text=True, check=True
        )
    said: dict[str, Any] = json.loads(done.stdout)
    return said


# ---- the same bytes


def same(game: setu.Game, each: int) -> str:
    """Driven games and trees by machine code, modules and Node; the first difference is the end."""
    cases = driven.cases(game)
    played, plies = [], 0
    for number in range(each * len(cases)):
        one = cases[number % len(cases)]
        digest, made = driven.drive(driven.in_module, one, number, PLIES)
        if driven.drive(driven.native, one, number, PLIES)[0] != digest:
            raise SystemExit(f"{game.name}: game {number} differs between machine code and the module, {one.options}")
        played.append((one, number, digest))
        plies += made
    trees = [(one, driven.tree_of(one, number, far, 300, ROOMS)) for number, far in TREES for one in cases[number:][:1]]
    for (one, tree), (number, far) in zip(trees, TREES, strict=True):
        if _native_tree(one, number, far) != tree:
            raise SystemExit(f"{game.name}: a tree differs between machine code and the module")
    said = in_node(ROOT / "tests" / "driven.mjs", driven.told(game, played, trees, PLIES, ROOMS))
    if said["wrong"] or said["wrongTrees"]:
        raise SystemExit(f"{game.name}: Node differs: games {said['wrong'][:5]}, trees {said['wrongTrees']}")
    return (
        f"{game.name:14}{len(cases):6} cases {len(played):7} games {plies:9} plies {len(trees):3} trees: no difference"
    )


def _native_tree(one: ConfiguredGame, number: int, far: int) -> dict[str, Any] | None:
    used, simple = bot.search_some, bot.memory_for
    try:
        bot.search_some, bot.memory_for = search_some.fast, lambda board: None  # type: ignore[assignment]
        return driven.tree_of(one, number, far, 300, ROOMS)
    finally:
        bot.search_some, bot.memory_for = used, simple


# ---- how quick


def best(run: Callable[[int], int], amount: int, repeats: int) -> float:
    run(max(1, amount // 20))
    found = 0.0
    for _ in range(repeats):
        began = time.process_time()
        done = run(amount)
        found = max(found, done / (time.process_time() - began))
    return found


def rates(game: setu.Game, repeats: int) -> list[str]:
    one = driven.cases(game)[0]
    module = kept_module(game.package.rpartition(".")[2])
    assert module is not None
    instance = wasm.Instance(module, one.board)
    amounts = (GAMES[game.name], ITERATIONS[game.name])
    found = {
        "machine code": (
            best(_random(one, np.zeros, simulate.play_games.fast), amounts[0], repeats),
            best(_search(one, None, search_some.fast), amounts[1], repeats),
        ),
        "wasmtime": (
            best(_random(one, instance.array, lambda *a: instance.call("play_games", a)), amounts[0], repeats),
            best(_search(one, module, None), amounts[1], repeats),
        ),
    }
    tree = driven.tree_of(one, 0, 0, 10, ROOMS)
    known = driven.told(game, [], [(one, tree)], 0, ROOMS) | {"amounts": amounts, "repeats": repeats}
    said = in_node(ROOT / "bench" / "speeds.mjs", known)
    found["Node"] = (said["random"], said["search"])
    own = found["machine code"]
    return [
        f"{game.name:14} {kind:14}"
        + "".join(f"{found[host][place]:14,.0f}{found[host][place] / own[place]:6.2f}" for host in found)
        for place, kind in enumerate(("plies/s", "iterations/s"))
    ]


def _random(one: ConfiguredGame, empty: Any, play: Any) -> Callable[[int], int]:
    """Games a hundred to a call, as simulations ask for them."""
    first, states = one.first_state(key_from_seed(5)), empty(AT_ONCE, one.game.state)
    players = simulate.Uniform(empty((1, 4), np.int64), empty((1, one.most_moves), np.int32))
    made, outcomes, numbers = (
        empty(AT_ONCE, np.int32),
        empty((AT_ONCE, one.seats, 2), np.int32),
        empty(AT_ONCE, np.int64),
    )

    def run(games: int) -> int:
        plies = 0
        for begin in range(0, games, AT_ONCE):
            numbers[:] = range(begin, begin + AT_ONCE)
            play(one.board, first, 1, numbers, numbers, players, simulate.Unwatched(), states, made, outcomes)
            plies += int(made.sum())
        return plies

    return run


def _search(one: ConfiguredGame, module: Any, native: Any) -> Callable[[int], int]:
    state = one.deal(key_from_seed(5))
    seat = one.pending(state)[0]
    observation = Observation(one.game, one.board, one.hidden(state, seat), seat)

    def run(iterations: int) -> int:
        tree = bot.SearchTree(observation)
        arguments = tree.arguments(RANDOM, observation, new_rng(1), iterations)
        if native:
            native(*arguments)
        else:
            wasm.instance_of(module, tree.board).call("search_some", arguments)
        return iterations

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(setu.games()))
    parser.add_argument("--driven", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--keep", action="store_true", help="write bench/reports/speeds.txt")
    asked = parser.parse_args()
    lines: list[str] = []

    def tell(line: str) -> None:
        lines.append(line)
        print(line, flush=True)

    games = [setu.games()[name] for name in asked.games]
    tell("Machine code = module in wasmtime = module in Node, every verb driven from outside, byte for byte")
    for game in games if asked.driven else ():
        tell(same(game, asked.driven))
    tell("\nRates by CPU time; beside each its share of machine code's")
    tell(f"{'':29}{'machine code':>20}{'wasmtime':>20}{'Node':>20}")
    for game in games:
        for line in rates(game, asked.repeats):
            tell(line)
    tell("\nEmpty caches: seconds from the start of Python to the first list of moves, then to a first decision of")
    tell(f"{'':14}" + "".join(f"{name:>9}" for name in first_seconds.COLUMNS))
    for game in games:
        tell(first_seconds.line(game.name, first_seconds.first_seconds(game.name, asked.repeats)))
    tell(f"\nload average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {time.strftime('%Y-%m-%d')}")
    if asked.keep:
        (ROOT / "bench" / "reports" / "speeds.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
