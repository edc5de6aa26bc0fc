"""A long run of `check_game`: every law at every node, for every seat count and option value.

python bench/check_laws.py quarry --games 10000 [--report bench/reports/quarry-check.txt]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from setu.engine.check import check_game, option_samples
from setu.engine.game import find_game
from setu.engine.laws import LAWS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="for each seat count and option value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    lines: list[str] = []

    def say(line: str) -> None:
        lines.append(line)
        print(line, flush=True)
        if wanted.report:
            wanted.report.write_text("\n".join(lines) + "\n", encoding="utf-8")

    say(f"{game.name}, rules {game.rules_version}, {time.strftime('%Y-%m-%d')}, {os.cpu_count()} cores")
    say(f"{len(LAWS)} laws at every node: {', '.join(LAWS)}")
    began, games, nodes = time.perf_counter(), 0, 0
    for seats in game.seats:
        for options in option_samples(game):
            started = time.perf_counter()
            report = check_game(game, wanted.games, seats=[seats], options=[options], seed=wanted.seed)
            games, nodes = games + report.games, nodes + report.nodes
            taken = time.perf_counter() - started
            said = ", ".join(f"{name}={value}" for name, value in options.items()) or "defaults"
            say(f"  {seats} seats, {said}: {report.games:,} games, {report.nodes:,} nodes, {taken:.0f} s: all kept")
    say(f"in all {games:,} games and {nodes:,} nodes in {time.perf_counter() - began:.0f} s: no law broken")


if __name__ == "__main__":
    main()
