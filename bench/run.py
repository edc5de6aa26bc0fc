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
}
TYPICAL_SEATS = 4


@compiled
def copies(states, count):
    """Copy one state to another, as search does."""
    for number in range(count):
        states[number & 1] = states[1 - (number & 1)]


def ours() -> list[dict]:
    rows = []
    for game in setu.games().values():
        seats = TYPICAL_SEATS if TYPICAL_SEATS in game.seats else game.seats[-1]
        seed = iter(range(1 << 30))

        def unit(game=game, seats=seats, seed=seed) -> int:
            return int(random_games(game, 200, seats, seed=next(seed), threads=1).moves.sum())

        rows.append({"name": f"Setu {game.name}, {seats} random players, one core", "unit": "decisions", **rate(unit)})
        states = new_states(game.state, 2)

        def copy(states=states) -> int:
            copies(states, 100_000)
            return 100_000

        rows.append({"name": f"Setu {game.name}, copy of a state", "unit": "copies", **rate(copy, seconds=0.5)})
    return rows


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
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"installing {name} …", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(python)]
        subprocess.run([*uv, "--compile-bytecode", *packages], check=True)
    try:
        done = subprocess.run(
            [str(python), str(BENCH / f"peer_{name}.py")], check=True, capture_output=True, text=True, cwd=BENCH
        )
    except subprocess.CalledProcessError as fault:
        return [
            {"name": f"{name} (did not run: {fault.stderr.strip().splitlines()[-1][:60]})", "unit": "-", "per_s": 0}
        ]
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    wanted = sys.argv[1:] or list(PEERS)
    load = os.getloadavg()[0]
    rows = ours()
    for name in wanted:
        rows += peer(name, PEERS[name])
    anchor = next((row["per_s"] for row in rows if row["name"].startswith("catanatron, 4")), 0)
    lines = [
        f"{time.strftime('%Y-%m-%d')}, {processor()}, {os.cpu_count()} cores,"
        f" load {load:.1f} before and {os.getloadavg()[0]:.1f} after; Python {platform.python_version()},"
        f" NumPy {np.__version__}; median of {WINDOWS} windows of {SECONDS:g} s",
        "",
        f"{'what':<58}{'per second':>14} {'':<10}{'least … most':>30}{'x catanatron':>14}",
    ]
    for row in rows:
        span = f"{row.get('least', 0):,.0f} … {row.get('most', 0):,.0f}"
        ratio = f"{row['per_s'] / anchor:,.1f}" if anchor and row["unit"] in ("decisions", "actions") else ""
        version = f" {row['version']}" if "version" in row else ""
        lines.append(f"{row['name'] + version:<58}{row['per_s']:>14,.0f} {row['unit']:<10}{span:>30}{ratio:>14}")
    text = "\n".join([*lines, "", *starts()])
    print(text)
    (BENCH / "reports").mkdir(exist_ok=True)
    (BENCH / "reports" / "bench.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
