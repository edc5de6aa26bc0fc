"""A long run of `check_game`, for every seat count and option value.

    python bench/check_laws.py quarry --games 10000 [--report bench/reports/quarry-check.txt]
    python bench/check_laws.py ramas-bridge --games 2000 --every 64 --with rules=strategie

Every node is watched (dead ends, components, events, the move made, length, end); all laws are asked at
one node in `--every`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from setu.engine.conformance import check_game, option_samples
from setu.engine.conformance.laws import LAWS
from setu.engine.game import find_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="for each seat count and option value")
    parser.add_argument("--every", type=int, default=1, help="ask all laws at one node in so many")
    parser.add_argument("--written", type=int, default=0, help="games at a Table for each seat count and option value")
    parser.add_argument("--with", dest="base", action="append", default=[], metavar="NAME=VALUE")
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
    laws = list(LAWS) if wanted.written else list(LAWS)[: list(LAWS).index("ended") + 1]  # the rest need a Table
    say(f"{len(laws)} laws at one node in {wanted.every}: {', '.join(laws)}")
    base = {**game.study, **dict(one.split("=", 1) for one in wanted.base)}
    began, games, nodes, asked = time.perf_counter(), 0, 0, 0
    for seats in game.seats:
        for options in option_samples(game):
            started = time.perf_counter()
            options = {**base, **options}
            report = check_game(
                game,
                wanted.games,
                seats=[seats],
                options=[options],
                written_games=wanted.written,
                every=wanted.every,
                seed=wanted.seed,
            )
            games, nodes, asked = games + report.games, nodes + report.nodes, asked + report.asked
            taken = time.perf_counter() - started
            said = ", ".join(f"{name}={value}" for name, value in options.items()) or "defaults"
            say(f"  {seats} seats, {said}: {report.games:,} games, {report.nodes:,} nodes, {taken:.0f} s: all kept")
    taken = time.perf_counter() - began
    say(f"in all {games:,} games, {nodes:,} nodes watched and {asked:,} asked in {taken:.0f} s: no law broken")


if __name__ == "__main__":
    main()
