"""`make bench`: our games and our peers in one run on this machine, with ratios.

    python bench/run.py                        # everything, about twenty minutes; keeps bench/reports/bench.txt
    python bench/run.py --only chess pgx       # these peers alone, nothing kept
    python bench/run.py --only ours            # no peers; how this compares with another commit says before_after.py

Each peer is installed once into an environment of its own under `bench/peers`. The table is printed, and below it, for
each kind of work, whether Setu is ahead of the peer nearest in kind and of the fastest: where not, it says so.
BENCH_SECONDS and BENCH_WINDOWS (see `stopwatch.py`) make a short run of it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BENCH = Path(__file__).resolve().parent
sys.path.insert(0, str(BENCH))
HAD = dict(os.environ)  # what is measured as people have it is measured with this
os.environ.setdefault("SETU_MODULES", "0")  # here machine code is measured

import numpy as np
from stopwatch import SECONDS, WINDOWS, rate

import setu
from setu.engine.rule import compiled
from setu.engine.simulate import random_games
from setu.engine.state import new_states

PEERS = {
    "catanatron": ["catanatron"],
    "openspiel": ["open_spiel"],
    "pgx": ["pgx", "jax"],
    "pettingzoo": ["pettingzoo[classic]"],
    "chess": ["chess"],
    "rlcard": ["rlcard"],
    "boardgameio": ["boardgame.io@0.50.2"],
}
IN_NODE = {"boardgameio"}
TYPICAL_SEATS = 4
TOGETHER = 1024
OURS = "Setu "
# What a rate is compared with, by its unit: the peer, and the row that measures it.
ANCHORS = {
    "decisions": ("catanatron", "catanatron, 4 random players"),
    "actions": ("catanatron", "catanatron, 4 random players"),
    "simulations": ("OpenSpiel's oh_hell", "OpenSpiel C++ ISMCTS, oh_hell"),
    "iterations": ("OpenSpiel's oh_hell", "OpenSpiel C++ ISMCTS, oh_hell"),
    "copies": ("catanatron", "catanatron, copy of a game"),
    "agent steps": ("PettingZoo's chess", "PettingZoo chess_v6"),
    "array steps": ("Pgx's backgammon", "Pgx backgammon, 1024 at once, one core"),
    "moves": ("boardgame.io", "boardgame.io server, quarry"),
    "moves/CPU-s": ("boardgame.io", "boardgame.io server, quarry, by CPU"),
}
# Kinds of work, with the units that measure each.
KINDS = {
    "random play, decisions a second": ("decisions", "actions"),
    "copies of a state a second": ("copies",),
    "search, simulations a second": ("simulations", "iterations"),
    "environment, agent steps a second": ("agent steps",),
    "games in arrays, steps a second": ("array steps",),
    "server, moves a second": ("moves",),
    "server, moves a CPU second": ("moves/CPU-s",),
}


@compiled
def copies(states, count):
    """Copy one state to another, as search does."""
    for number in range(count):
        states[number & 1] = states[1 - (number & 1)]


def random_play(name: str, game: setu.Game, seats: int, options: dict[str, str] | None = None) -> dict:
    """Random players on one core, from the set-up to the end."""
    seed = iter(range(1 << 30))
    chosen = {**game.study, **(options or {})}

    def unit() -> int:
        return int(random_games(game, 200, seats, chosen, seed=next(seed), threads=1).moves.sum())

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


def our_environments() -> list[dict]:
    """Our PettingZoo environments, stepped as PettingZoo's own are in `peer_pettingzoo.py`."""
    from setu.envs.pettingzoo import env

    rows, luck = [], random.Random(42)
    for game in setu.games().values():
        seats = TYPICAL_SEATS if TYPICAL_SEATS in game.seats else game.seats[-1]
        table = env(game, seats)

        def play(table=table) -> int:
            table.reset(seed=luck.randrange(1 << 30))
            steps = 0
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
                steps += not (over or cut)
            return steps

        rows.append({"name": f"Setu {game.name} in PettingZoo, {seats} agents", "unit": "agent steps", **rate(play)})
    return rows


def our_arrays() -> list[dict]:
    """Our games in arrays, observations and masks included, at random; as Pgx's are in `peer_pgx.py`."""
    from setu.envs.arrays import Games

    rows = []
    for game in setu.games().values():
        seats = TYPICAL_SEATS if TYPICAL_SEATS in game.seats else game.seats[-1]
        games = Games(game, TOGETHER, seats, seed=42, illegal="replace")
        any_legal = np.full(TOGETHER, -1)  # no move has this number, so a random one is made

        def step(games=games, any_legal=any_legal) -> int:
            games.step(any_legal)
            return TOGETHER

        name = f"Setu {game.name} in arrays, {seats} seats, {TOGETHER} at once, one core"
        rows.append({"name": name, "unit": "array steps", **rate(step)})
    return rows


SERVER_ROW = re.compile(
    r"^\s+(?P<who>Setu|boardgame\.io) ?(?P<version>[\d.]*), (?P<game>\S+)\s+(?P<rate>\d+)\s+(?P<cpu>\d+)"
)


def servers() -> list[dict]:
    """Our server and boardgame.io's, everybody at the tables answering at once: `load_tables.py` in short."""
    kept = BENCH / "reports" / "server-load.txt"
    before = kept.read_bytes() if kept.exists() else None
    command = [sys.executable, str(BENCH / "load_tables.py"), "--seconds", "0", "--burst", f"{5 * SECONDS:g}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=BENCH, env=HAD)
    if before is not None:
        kept.write_bytes(before)  # the long run's report stays
    rows = []
    for line in done.stdout.splitlines():
        if found := SERVER_ROW.match(line):
            who = {"name": f"{found['who']} server, {found['game']}", "version": found["version"]}
            rows.append({**who, "unit": "moves", "per_s": float(found["rate"])})
            rows.append({**who, "name": who["name"] + ", by CPU", "unit": "moves/CPU-s", "per_s": float(found["cpu"])})
    return rows or [did_not_run("servers", done.stderr.strip())]


def our_modules() -> list[dict]:
    """Random games and searches by machine code, and by the games' modules in wasmtime and in Node."""
    return measured([sys.executable, str(BENCH / "speeds.py"), "--rows"], "our modules", HAD)


FIRST_LIST = (
    "import time; t = time.perf_counter(); import setu;setu.Table('quarry').moves(); print(time.perf_counter() - t)"
)
IMPORT = "import time; t = time.perf_counter(); import setu; print(time.perf_counter() - t)"
FIRST_GAME = (
    "import time; t = time.perf_counter(); from setu.engine.simulate import random_games;"
    "random_games('quarry', 1, threads=1); print(time.perf_counter() - t)"
)


def seconds(code: str, cache: str) -> float:
    """The median of five fresh processes."""
    env = {**HAD, "SETU_CACHE_DIR": cache}
    taken = [float(subprocess.check_output([sys.executable, "-c", code], env=env)) for _ in range(5)]
    return sorted(taken)[2]


def starts() -> list[str]:
    with tempfile.TemporaryDirectory() as cache:
        env = {**HAD, "SETU_CACHE_DIR": cache}
        cold_list = float(subprocess.check_output([sys.executable, "-c", FIRST_LIST], env=env))
        cold = float(subprocess.check_output([sys.executable, "-c", FIRST_GAME], env=env))
        warm_list, warm = seconds(FIRST_LIST, cache), seconds(FIRST_GAME, cache)
        return [
            f"import setu: {seconds(IMPORT, cache):.3f} s",
            f"import and first list of legal moves of Quarry: cold {cold_list:.2f} s, warm {warm_list:.2f} s",
            f"import and first random game of Quarry: cold {cold:.1f} s, warm {warm:.2f} s",
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
    if "beside" in row:
        return str(row["beside"])
    per_s = next((other["per_s"] for other in rows if anchor and other["name"] == anchor), 0)
    return f"{row['per_s'] / per_s:,.2f} x {peer_name}" if per_s else ""


def verdicts(rows: list[dict]) -> list[str]:
    """For each kind of work plainly whether we are ahead: of the peer nearest in kind, and of the fastest of all."""
    lines = []
    for kind, units in KINDS.items():
        measured_here = [row for row in rows if row["unit"] in units]
        mine = sorted((row for row in measured_here if row["name"].startswith(OURS)), key=by_rate)
        theirs = [row for row in measured_here if not row["name"].startswith(OURS)]
        if not mine or not theirs:
            continue
        lines.append(f"{kind}: ours {mine[0]['per_s']:,.0f} … {mine[-1]['per_s']:,.0f}")
        near = [row for row in theirs if row["name"] == ANCHORS[units[0]][1]]
        for what, peer in (*(("nearest in kind", row) for row in near), ("fastest", max(theirs, key=by_rate))):
            behind = [row["name"].removeprefix(OURS) for row in mine if row["per_s"] <= peer["per_s"]]
            lines.append(f"  {what}: {peer['name']}, {peer['per_s']:,.0f}: {verdict(len(mine), behind)}")
    return ["Is Setu ahead? (The fastest peers play the smallest games.)", *lines] if lines else []


def by_rate(row: dict) -> float:
    return row["per_s"]


def verdict(count: int, behind: list[str]) -> str:
    if not behind:
        return "ahead in every row"
    if len(behind) == count:
        return "NOT ahead in any row"
    return f"ahead in {count - len(behind)} of {count} rows, NOT ahead in: {'; '.join(behind)}"


OWN = {
    "play": (ours, our_search),
    "environments": (our_environments, our_arrays),
    "modules": (our_modules,),
    "ours": (),  # all of these
}


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=[*PEERS, *OWN, "servers"], help="these rows, nothing kept")
    only = parser.parse_args().only or ()
    load = os.getloadavg()[0]
    rows = []
    for name, parts in OWN.items():
        if name in only or ("ours" in only and name != "ours") or not only:
            rows += [row for part in parts for row in part()]
    for name, packages in PEERS.items():
        if not only or name in only:
            rows += peer(name, packages)
    if not only or "servers" in only:
        rows += servers()
    lines = [
        f"{time.strftime('%Y-%m-%d')}, {processor()}, {os.cpu_count()} cores,"
        f" load {load:.1f} before and {os.getloadavg()[0]:.1f} after; Python {platform.python_version()},"
        f" NumPy {np.__version__}; median of {WINDOWS} windows of {SECONDS:g} s",
        "",
        f"{'what':<66}{'per second':>14} {'':<12}{'least … most':>28}  ratio",
    ]
    for row in rows:
        span = f"{row['least']:,.0f} … {row['most']:,.0f}" if "least" in row else ""
        version = f" {row['version']}" if row.get("version") else ""
        what = f"{row['name'] + version:<66}{row['per_s']:>14,.0f} {row['unit']:<12}{span:>28}"
        lines.append(f"{what}  {ratio(row, rows)}".rstrip())
    lines += ["", *verdicts(rows)]
    text = "\n".join(lines if only else [*lines, "", *starts()])
    print(text)
    if only:
        return
    (BENCH / "reports").mkdir(exist_ok=True)
    (BENCH / "reports" / "bench.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
