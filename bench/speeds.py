"""Machine code, and modules in Python, in Node and in Chromium, in one run: the same bytes, and how quick.

    python bench/speeds.py                     # 1,000 random games a case compared, then rates and first seconds
    python bench/speeds.py --whole 100000 --driven 20 --chromium --keep    # at length; writes bench/reports/speeds.txt
    python bench/speeds.py --whole 0 --driven 0 --games quarry             # rates and first seconds alone

Rates are by CPU time, the best of the repeats. First seconds: a process with empty caches, from its start to the first
list of moves, and then to a decision of each level that thinks.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import first_seconds
import numpy as np
from stopwatch import report

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
driven.AT_ONCE = 100  # whole games in one call
NATIVE, UNITS = "machine code", {"random games": "plies/CPU-s", "search": "iterations/CPU-s"}
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


def same(name: str, each: int, whole: int, *, chromium: bool) -> str:
    """Driven games, trees and whole games by machine code, modules, Node and Chromium; a difference is the end."""
    game = setu.games()[name]
    played, plies = driven_games(game, each)
    trees = grown(game)
    games = [(one, asked, whole_games(game, one, asked)) for one, asked in driven.whole_cases(game, whole) if asked]
    known = driven.told(game, played, trees, PLIES, ROOMS, games)
    hosts = {"Node": lambda: in_node(ROOT / "tests" / "driven.mjs", known)}
    if chromium:
        hosts["Chromium"] = lambda: in_chromium(name, known)
    for host, ask in hosts.items():
        said = ask()
        if said["wrong"] or said["wrongTrees"] or said["wrongWhole"]:
            raise SystemExit(f"{name}: {host} differs: {said}")
    number = sum(asked for _, asked, _ in games)
    most = max((asked for _, asked, _ in games), default=0)
    few = [asked for _, asked, _ in games if asked < most]
    told = f" ({len(few)} cases without a cap of rounds: {few[0]:,})" if few else ""
    return (
        f"{name:14}{len(games) or len(driven.cases(game)):4} cases: {len(played)} driven games, {plies} plies;"
        f" {len(trees)} trees; {number:,} whole games, {most:,} a case{told}: no difference"
    )


def driven_games(game: setu.Game, each: int) -> tuple[list[tuple[ConfiguredGame, int, str]], int]:
    """So many for every seat count and option value, and their plies."""
    cases, played, plies = driven.cases(game), [], 0
    for number in range(each * len(cases)):
        one = cases[number % len(cases)]
        digest, made = driven.drive(driven.in_module, one, number, PLIES)
        if driven.drive(driven.native, one, number, PLIES)[0] != digest:
            raise SystemExit(f"{game.name}: game {number} differs between machine code and the module, {one.options}")
        played.append((one, number, digest))
        plies += made
    return played, plies


def grown(game: setu.Game) -> list[tuple[ConfiguredGame, dict[str, Any] | None]]:
    cases, parts = driven.cases(game), driven.parts_of(game, 300, 300)
    trees = []
    for number, far in TREES:
        one = cases[number % len(cases)]
        tree = driven.tree_of(one, number, far, parts, ROOMS)
        if _native_tree(one, number, far, parts) != tree:
            raise SystemExit(f"{game.name}: a tree differs between machine code and the module")
        trees.append((one, tree))
    return trees


def _native_tree(one: ConfiguredGame, number: int, far: int, parts: tuple[int, ...]) -> dict[str, Any] | None:
    used, simple = bot.search_some, bot.memory_for
    try:
        bot.search_some, bot.memory_for = search_some.fast, lambda board: None  # type: ignore[assignment]
        return driven.tree_of(one, number, far, parts, ROOMS)
    finally:
        bot.search_some, bot.memory_for = used, simple


def whole_games(game: setu.Game, one: ConfiguredGame, games: int) -> list[str]:
    """Their digests, by machine code and by the module."""
    both = zip(
        driven.whole_games(simulate.play_games.fast, np.zeros, one, games),
        driven.whole_games_in_module(one, games),
        strict=True,
    )
    digests = []
    for place, (native, module) in enumerate(both):
        if native != module:
            raise SystemExit(f"{game.name}: games {place * driven.TOGETHER} … differ, {one.seats} seats, {one.options}")
        digests.append(module)
    return digests


def in_chromium(name: str, known: dict[str, Any]) -> dict[str, Any]:
    from playwright.sync_api import sync_playwright

    from browser.conftest import launch
    from browser.driven_page import CHECK, served

    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), {name: known}) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        page = browser.new_page()
        page.goto(address)
        said: dict[str, Any] = page.evaluate(CHECK, name)
        return said


# ---- how quick


def best(run: Callable[[int], int], amount: int, repeats: int) -> float:
    run(max(1, amount // 20))
    found = 0.0
    for _ in range(repeats):
        began = time.process_time()
        done = run(amount)
        found = max(found, done / (time.process_time() - began))
    return found


def rates(game: setu.Game, repeats: int) -> dict[str, dict[str, float]]:
    """A second of CPU time, by kind of work and by host."""
    one = driven.cases(game)[0]
    module = kept_module(game.package.rpartition(".")[2])
    assert module is not None
    instance = wasm.Instance(module, one.board)
    amounts = (GAMES[game.name], ITERATIONS[game.name])
    found = {
        NATIVE: (
            best(_random(one, np.zeros, simulate.play_games.fast), amounts[0], repeats),
            best(_search(one, None, search_some.fast), amounts[1], repeats),
        ),
        "wasmtime": (
            best(_random(one, instance.array, lambda *a: instance.call("play_games", a)), amounts[0], repeats),
            best(_search(one, module, None), amounts[1], repeats),
        ),
    }
    tree = driven.tree_of(one, 0, 0, (10,), ROOMS)
    known = driven.told(game, [], [(one, tree)], 0, ROOMS) | {"amounts": amounts, "repeats": repeats}
    said = in_node(ROOT / "bench" / "speeds.mjs", known)
    found["Node"] = (said["random"], said["search"])
    return {kind: {host: rate[place] for host, rate in found.items()} for place, kind in enumerate(UNITS)}


def rate_lines(game: setu.Game, repeats: int) -> list[str]:
    """Each rate, and beside it its share of machine code's."""
    return [
        f"{game.name:14} {UNITS[kind]:18}"
        + "".join(f"{rate:14,.0f}{rate / found[NATIVE]:6.2f}" for rate in found.values())
        for kind, found in rates(game, repeats).items()
    ]


def print_rows(games: list[setu.Game], repeats: int) -> None:
    """A line of JSON for each rate, as `bench/run.py` reads them."""
    for game in games:
        for kind, found in rates(game, repeats).items():
            for host, rate in found.items():
                beside = "" if host == NATIVE else f"{rate / found[NATIVE]:.2f} x {NATIVE}"
                report(f"Setu {game.name}, {kind}, {host}", unit=UNITS[kind], per_s=rate, beside=beside)


def _random(one: ConfiguredGame, empty: Any, play: Any) -> Callable[[int], int]:
    """Games a hundred to a call, as simulations ask for them."""
    return lambda games: sum(int(made.sum()) for _, made, _ in driven.play_whole(play, empty, one, range(games)))


def _search(one: ConfiguredGame, module: Any, native: Any) -> Callable[[int], int]:
    state = one.deal(key_from_seed(5))
    seat = one.pending(state)[0]
    observation = Observation(one.game, one.board, one.hidden(state, seat), seat)

    def run(iterations: int) -> int:
        tree = driven.tree_of_rooms(observation, ROOMS)
        arguments = tree.arguments(RANDOM, observation, new_rng(1), iterations)
        if native:
            native(*arguments)
        else:
            wasm.instance_of(module, tree.board).call("search_some", arguments)
        return iterations

    return run


def compare(games: list[setu.Game], asked: argparse.Namespace) -> Iterator[str]:
    """Several games side by side, each in a process of its own."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.jobs, mp_context=context) as processes:
        told = [processes.submit(same, game.name, asked.driven, asked.whole, chromium=asked.chromium) for game in games]
        yield from (one.result() for one in told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(setu.games()))
    parser.add_argument("--driven", type=int, default=2, help="games a case, driven verb by verb")
    parser.add_argument("--whole", type=int, default=1000, help="random games a case")
    parser.add_argument("--chromium", action="store_true", help="compare a page too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--rows", action="store_true", help="the rates alone, as JSON")
    parser.add_argument("--keep", action="store_true", help="write bench/reports/speeds.txt")
    asked = parser.parse_args()
    games = [setu.games()[name] for name in asked.games]
    if asked.rows:
        print_rows(games, asked.repeats)
        return
    lines: list[str] = []

    def tell(line: str) -> None:
        lines.append(line)
        print(line, flush=True)

    began = time.time()
    if asked.driven or asked.whole:
        hosts = " = module in Chromium" if asked.chromium else ""
        tell(f"Machine code = module in wasmtime = module in Node{hosts}, byte for byte")
    for line in compare(games, asked) if asked.driven or asked.whole else ():
        tell(line)
    if asked.driven or asked.whole:
        tell(f"compared in {(time.time() - began) / 60:.0f} minutes; a case is a seat count or a value of an option")
    load = os.getloadavg()[0]
    tell("\nRates by CPU time, random games and searches with equal room; beside each its share of machine code's")
    tell(f"{'':33}{'machine code':>20}{'wasmtime':>20}{'Node':>20}")
    for game in games:
        for line in rate_lines(game, asked.repeats):
            tell(line)
    tell("\nEmpty caches: seconds from the start of Python to the first list of moves, then to a first decision of")
    tell(f"{'':14}" + "".join(f"{name:>9}" for name in first_seconds.COLUMNS))
    for game in games:
        tell(first_seconds.line(game.name, first_seconds.first_seconds(game.name, asked.repeats)))
    tell(f"\nload average {load:.1f} before the rates on {os.cpu_count()} cores; {time.strftime('%Y-%m-%d')}")
    if asked.keep:
        (ROOT / "bench" / "reports" / "speeds.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
