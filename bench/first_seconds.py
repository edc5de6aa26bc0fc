"""How soon a fresh process plays: its first list of moves, and a first decision of each level that thinks.

    python bench/first_seconds.py                    # every game, the median of five processes with empty caches
    python bench/first_seconds.py --kept             # … with what an earlier process kept
    python bench/first_seconds.py --parts quarry     # where the time until the first list goes
    python bench/first_seconds.py --served           # the first game in the page: a bot begins, on a fresh server

Wanted, on a quiet machine: a list within 0.3 s, a decision of `rival` within 0.7 s, of `master` within 1.7 s.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

LEVELS = ("rival", "expert", "master")
COLUMNS = ("list", *LEVELS)
WITHIN = {"list": 0.3, "rival": 0.7, "master": 1.7}
BOT_BEGINS = {"quarry": {"starter": "blue"}}
PLAYED = f"""
import sys, time
import setu
table = setu.Table(sys.argv[1], seed=1)
assert table.moves()
print(time.time() - float(sys.argv[2]))
from setu.bots import choose
from setu.engine.rng import new_rng
for level in {LEVELS}:
    began = time.time()
    choose(level, table.observation(), new_rng(1))
    print(time.time() - began)
"""
PARTS = """
import sys, time
last = float(sys.argv[2])
def done(what):
    global last
    print(f"  {what:<24}{1000 * (time.time() - last):6.0f} ms", flush=True)
    last = time.time()
done("Python")
import numpy; done("NumPy")
import wasmtime; done("wasmtime")
import setu; setu.Table; done("Setu")
from setu.engine.game import find_game
game = find_game(sys.argv[1]); done("the game")
from setu.engine.configured import configure
configure(game); done("its board")
from setu.engine import modules, wasm
module = modules.kept_module(game.package.rpartition(".")[2]); done("are its sources unchanged?")
wasm._usual(module); done("its module, compiled")
table = setu.Table(game, seed=1); done("a table")
table.moves(); done("its list of moves")
"""


def fresh(code: str, game: str, cache: str) -> str:
    """What a process of its own prints."""
    environment = {**os.environ, "SETU_CACHE_DIR": cache}
    environment.pop("SETU_MODULES", None)  # as people have it
    command = [sys.executable, "-c", code, game, str(time.time())]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


@contextlib.contextmanager
def caches(kept_by: str | None = None) -> Iterator[str]:
    """An empty folder for what processes keep; or what one that played this game has kept."""
    with tempfile.TemporaryDirectory() as cache:
        if kept_by:
            fresh(PLAYED, kept_by, cache)
        yield cache


def first_seconds(game: str, processes: int, *, kept: bool = False) -> dict[str, float]:
    """The medians, by column."""
    found = []
    for _ in range(processes):
        with caches(game if kept else None) as cache:
            found.append([float(line) for line in fresh(PLAYED, game, cache).split()])
    return dict(zip(COLUMNS, map(statistics.median, zip(*found, strict=True)), strict=True))


def first_answer(game: str) -> float:
    """Seconds from starting a game with a master on a fresh server with an empty cache until that bot has moved.

    The server starts as `make play` starts it, and is asked as soon as it first answers.
    """
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    from server.conftest import Process
    from server.page import Browser, bot, me

    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder) / "setu.db", cache_dir=folder, bot_processes="1")
        browser = Browser(process.address)
        made = browser.create(game, [me("Ana"), bot("master")], options=BOT_BEGINS.get(game, {}))
        page = browser.open(made["table"])
        began = time.time()
        page.do("start")
        while not any(entry["by"] == "bot" for entry in page.log):
            if choices := page.table["choices"]:  # a person begins, or all choose at once
                page.do("move", seat=0, at=page.table["number"], move=choices["ids"][0])
            else:
                page.receive()
        took = time.time() - began
        page.close()
        browser.close()
        process.stop()
    return took


def line(game: str, seconds: dict[str, float]) -> str:
    late = [name for name, most in WITHIN.items() if seconds[name] > most]
    told = f"  NOT within {', '.join(f'{WITHIN[name]} s ({name})' for name in late)}" if late else "  in time"
    return f"{game:14}" + "".join(f"{seconds[name]:9.2f}" for name in COLUMNS) + told


def main() -> None:
    import setu

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(setu.games()))
    parser.add_argument("--processes", type=int, default=5)
    parser.add_argument("--kept", action="store_true", help="with what an earlier process kept")
    parser.add_argument("--parts", action="store_true", help="where the time until the first list goes")
    parser.add_argument("--served", action="store_true", help="the first game in the page, on a fresh server")
    asked = parser.parse_args()
    if asked.served:
        for game in asked.games:
            took = statistics.median(first_answer(game) for _ in range(asked.processes))
            late = "  in time" if took <= WITHIN["master"] else f"  NOT within {WITHIN['master']} s"
            print(f"first game in the page, {game:14}{took:9.2f}{late}", flush=True)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        return
    print(f"{'seconds':14}" + "".join(f"{name:>9}" for name in COLUMNS) if not asked.parts else "until the first list")
    for game in asked.games:
        if asked.parts:
            with caches(game if asked.kept else None) as cache:
                print(f"{game}\n{fresh(PARTS, game, cache)}", end="", flush=True)
        else:
            print(line(game, first_seconds(game, asked.processes, kept=asked.kept)), flush=True)
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
