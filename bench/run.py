"""`make bench`: our games and our peers in one run on this machine, with ratios.

Each peer is installed once into an environment of its own under `bench/peers`. The table is
printed and kept in `bench/reports/bench.txt`.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BENCH = Path(__file__).resolve().parent
sys.path.insert(0, str(BENCH))

import numpy as np
from stopwatch import SECONDS, WINDOWS, rate

import setu
from setu.engine.batch import random_games
from setu.engine.rule import compiled
from setu.engine.state import new_states

PEERS = {
    "catanatron": ["catanatron"],
    "openspiel": ["open_spiel"],
    "rlcard": ["rlcard"],
    "boardgameio": ["boardgame.io@0.50.2"],
}
IN_NODE = {"boardgameio"}
TYPICAL_SEATS = 4
# What a rate is compared with, by its unit: the peer, and the row that measures it.
ANCHORS = {
    "decisions": ("catanatron", "catanatron, 4 random players"),
    "actions": ("catanatron", "catanatron, 4 random players"),
    "simulations": ("OpenSpiel's oh_hell", "OpenSpiel C++ ISMCTS, oh_hell"),
    "iterations": ("OpenSpiel's oh_hell", "OpenSpiel C++ ISMCTS, oh_hell"),
}


@compiled
def copies(states, count):
    """Copy one state to another, as search does."""
    for number in range(count):
        states[number & 1] = states[1 - (number & 1)]


def random_play(name: str, game: setu.Game, seats: int, options: dict[str, str] | None = None) -> dict:
    """Random players on one core, from the set-up to the end."""
    seed = iter(range(1 << 30))

    def unit() -> int:
        return int(random_games(game, 200, seats, options, seed=next(seed), threads=1).moves.sum())

    return {"name": f"Setu {name}, {seats} random players, one core", "unit": "decisions", **rate(unit)}


def ours() -> list[dict]:
    rows = []
    for game in setu.games().values():
        seats = TYPICAL_SEATS if TYPICAL_SEATS in game.seats else game.seats[-1]
        rows.append(random_play(game.name, game, seats))
        if "board" in game.options.known and "open" in game.options.known["board"].values:
            rows.append(random_play(f"{game.name} on the open board", game, seats, {"board": "open"}))
        states = new_states(game.state, 2)

        def copy(states=states) -> int:
            copies(states, 100_000)
            return 100_000

        rows.append({"name": f"Setu {game.name}, copy of a state", "unit": "copies", **rate(copy, seconds=0.5)})
    return rows


def our_search() -> list[dict]:
    """Simulations a second of our own search, measured by a script of its own."""
    script = BENCH / "search_speed.py"
    return measured([sys.executable, str(script)], "our search") if script.exists() else []


FIRST_LIST = (
    "import time; t = time.perf_counter(); import setu;setu.Table('quarry').moves(); print(time.perf_counter() - t)"
)
IMPORT = "import time; t = time.perf_counter(); import setu; print(time.perf_counter() - t)"
COMPILED = (
    "import time; t = time.perf_counter(); from setu.engine.batch import random_games;"
    "random_games('quarry', 1, threads=1); print(time.perf_counter() - t)"
)


def seconds(code: str, cache: str) -> float:
    """The median of five fresh processes."""
    env = {**os.environ, "SETU_CACHE_DIR": cache}
    taken = [float(subprocess.check_output([sys.executable, "-c", code], env=env)) for _ in range(5)]
    return sorted(taken)[2]


def starts() -> list[str]:
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, "SETU_CACHE_DIR": cache}
        cold_list = float(subprocess.check_output([sys.executable, "-c", FIRST_LIST], env=env))
        cold = float(subprocess.check_output([sys.executable, "-c", COMPILED], env=env))
        warm_list, warm = seconds(FIRST_LIST, cache), seconds(COMPILED, cache)
        return [
            f"import setu: {seconds(IMPORT, cache):.3f} s",
            f"import and first list of legal moves of Quarry: cold {cold_list:.2f} s, warm {warm_list:.2f} s",
            f"import and first compiled game of Quarry: cold {cold:.1f} s, warm {warm:.2f} s",
        ]


def peer(name: str, packages: list[str]) -> list[dict]:
    """Install a peer if it is not there, and let it measure itself."""
    folder = BENCH / "peers" / name
    try:
        return peer_in_node(name, packages, folder) if name in IN_NODE else peer_in_python(name, packages, folder)
    except (OSError, subprocess.CalledProcessError) as fault:
        return [did_not_run(name, str(fault))]


def peer_in_python(name: str, packages: list[str], folder: Path) -> list[dict]:
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"installing {name} …", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(python)]
        subprocess.run([*uv, "--compile-bytecode", *packages], check=True)
    return measured([str(python), str(BENCH / f"peer_{name}.py")], name)


def peer_in_node(name: str, packages: list[str], folder: Path) -> list[dict]:
    env = {**os.environ, "NODE_ENV": "production", "NODE_USE_SYSTEM_CA": "1", "NODE_PATH": str(folder / "node_modules")}
    if not (folder / "node_modules").exists():
        print(f"installing {name} …", file=sys.stderr, flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
        npm = ["npm", "install", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]
        subprocess.run([*npm, *packages], check=True, cwd=folder, env=env)
    return measured(["node", str(BENCH / f"peer_{name}.cjs")], name, env)


def measured(command: list[str], name: str, env: dict[str, str] | None = None) -> list[dict]:
    """The rows that a script prints, a line of JSON each."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=BENCH, env=env)
    if done.returncode:
        return [did_not_run(name, done.stderr.strip())]
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def did_not_run(name: str, reason: str) -> dict:
    return {"name": f"{name} (did not run: {reason.splitlines()[-1][:60] if reason else '?'})", "unit": "-", "per_s": 0}


def ratio(row: dict, rows: list[dict]) -> str:
    """How a rate compares with the peer of its kind."""
    peer_name, anchor = ANCHORS.get(row["unit"], ("", ""))
    per_s = next((other["per_s"] for other in rows if anchor and other["name"] == anchor), 0)
    return f"{row['per_s'] / per_s:,.2f} x {peer_name}" if per_s else ""


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    wanted = sys.argv[1:] or list(PEERS)
    load = os.getloadavg()[0]
    rows = ours() + our_search()
    for name in wanted:
        rows += peer(name, PEERS[name])
    lines = [
        f"{time.strftime('%Y-%m-%d')}, {processor()}, {os.cpu_count()} cores,"
        f" load {load:.1f} before and {os.getloadavg()[0]:.1f} after; Python {platform.python_version()},"
        f" NumPy {np.__version__}; median of {WINDOWS} windows of {SECONDS:g} s",
        "",
        f"{'what':<66}{'per second':>14} {'':<12}{'least … most':>28}  ratio",
    ]
    for row in rows:
        span = f"{row.get('least', 0):,.0f} … {row.get('most', 0):,.0f}"
        version = f" {row['version']}" if "version" in row else ""
        what = f"{row['name'] + version:<66}{row['per_s']:>14,.0f} {row['unit']:<12}{span:>28}"
        lines.append(f"{what}  {ratio(row, rows)}".rstrip())
    text = "\n".join([*lines, "", *starts()])
    print(text)
    (BENCH / "reports").mkdir(exist_ok=True)
    (BENCH / "reports" / "bench.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
