"""Our own rows by two checkouts in one run, in turns: before, after, before, after …

    python bench/before_after.py                       # five turns, some fifteen minutes; keeps before-after.txt
    python bench/before_after.py --before 06d9dd6 --turns 3 --only search

Machine code of both: one process a turn, each checkout with a cache of its own. A row is the median of its turns; the
last column says whether it is within 5 % of before, or how far off.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "before-after"
REPORT = ROOT / "bench" / "reports" / "before-after.txt"
WITHIN = 0.05
# What each checkout's own `run.py` measures; the search by one script, as the checkouts measure different decisions.
PARTS = {
    "play": "run.ours()",
    "environments": "run.our_environments()",
    "arrays": "run.our_arrays()",
    "search": "searches()",
}
MEASURED = """
import json, sys
sys.path[:0] = [sys.argv[1] + "/bench", sys.argv[1] + "/src"]
import run, setu
from stopwatch import rate
assert setu.__file__.startswith(sys.argv[1]), setu.__file__

def begun(table):
    try:
        from setu.bots.bot import SearchTree
        from setu.engine.rng import new_rng
        return SearchTree, table.observation(), new_rng(1)
    except ImportError:  # before the field's words
        from setu.bots.thinking import Memory
        from setu.engine.chance import new_luck
        return Memory, table.sight(), new_luck(1)

def searches():
    for name in setu.games():
        Tree, seen, luck = begun(setu.Table(name, 2, seed=1))
        tree = Tree(seen)
        def unit():
            tree.nodes["key"], tree.counts[:] = 0, 0
            tree.search(seen, luck, 1000, None)
            return 1000
        yield {"name": f"Setu {name}, search, first decision, 2 seats, one core", "unit": "iterations", **rate(unit)}

for row in %s:
    print(json.dumps(row), flush=True)
"""


def checkout(commit: str) -> Path:
    """The sources of a commit, beside the build."""
    folder = FOLDER / commit
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(
            ["git", "-C", str(ROOT), "archive", commit, "src", "bench"], stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder


def rows(folder: Path, cache: str, part: str) -> dict[str, tuple[float, str]]:
    """Rates by CPU time, and their units, by name."""
    environment = {"BENCH_SECONDS": "1", "BENCH_WINDOWS": "3", **os.environ, "SETU_MODULES": "0"}
    environment |= {"SETU_CACHE_DIR": str(FOLDER / f"cache-{cache}"), "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, "-c", MEASURED % PARTS[part], str(folder)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, cwd=folder)
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {row["name"]: (row["per_cpu_s"], row["unit"]) for row in told}


def line(name: str, unit: str, before: list[float], after: list[float]) -> str:
    share = statistics.median(after) / statistics.median(before)
    verdict = "within 5 %" if abs(share - 1) <= WITHIN else f"{100 * (share - 1):+.0f} %"
    rates = f"{statistics.median(before):>14,.0f}{statistics.median(after):>14,.0f} {unit:<12}{share:>6.2f}"
    return f"{name:<66}{rates}  {verdict}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--before", default="06d9dd6", help="a commit")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=list(PARTS), help="these rows, nothing kept")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    sides = {"before": checkout(asked.before), "after": ROOT}
    found: dict[str, dict[str, list[float]]] = {}
    units: dict[str, str] = {}
    for turn in range(asked.turns):
        for part in asked.only or PARTS:
            for side, folder in sides.items():
                for name, (per_s, unit) in rows(folder, side, part).items():
                    found.setdefault(name, {}).setdefault(side, []).append(per_s)
                    units[name] = unit
        print(f"turn {turn + 1} of {asked.turns}", file=sys.stderr, flush=True)
    lines = [
        f"{time.strftime('%Y-%m-%d')}, before: {asked.before}, {asked.turns} turns each,"
        f" load {load:.1f} before and {os.getloadavg()[0]:.1f} after on {os.cpu_count()} cores",
        f"{'what, by CPU time':<66}{'before':>14}{'after':>14}",
    ]
    lines += [line(name, units[name], **taken) for name, taken in found.items() if len(taken) == len(sides)]
    text = "\n".join(lines)
    print(text)
    if not asked.only:
        REPORT.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
