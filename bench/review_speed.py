"""How long a review takes: games of 250 moves, looked back at as a server does it, behind no bots.

python bench/review_speed.py                 # kept in bench/reports/review-speed.txt
python bench/review_speed.py --game quarry
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time

from load_server import Report

from setu import Table
from setu.server.live.bot_runner import BotRunner
from setu.server.live.metrics import Metrics
from setu.server.live.reviews import Progress, Reviews

GAMES = {"ramas-bridge": 3, "river-dragons": 4, "quarry": 2}
MOVES = 250
WHOLE_S, FIRST_S = 30.0, 2.0  # promised on two quiet cores
ASKED_S = 0.05


def played(game: str, seats: int) -> Table:
    """A game of so many random moves, or as many as the game has, which is then given up."""
    for seed in range(1, 100):
        table = Table(game, seats, seed=seed)
        while not table.over and table.length <= MOVES:
            seat = table.pending[0]
            moves = table.move_numbers(seat)
            table.play(int(moves[(seed * 31 + table.length * 17) % len(moves)]), seat)
        if table.length > MOVES or seed == 99 or game == "quarry":
            break
    while not table.over:
        table.resign(table.actor)
    return table


async def looked_back(game: Table) -> tuple[float, float, float, int]:
    """Seconds until a step is known, until all are; the longest that the server's own loop stood still; answers."""
    runner = BotRunner(os.cpu_count() or 1, processes=(os.cpu_count() or 1) > 1)
    reviews, began, first, told = Reviews(runner, Metrics()), time.perf_counter(), 0.0, set()
    still = [0.0]
    try:
        while isinstance(found := reviews.of("one", game), Progress):
            told.add(len(found.so_far.steps))
            first = first or (time.perf_counter() - began if found.so_far.chances else 0.0)
            asked = time.perf_counter()
            await asyncio.sleep(ASKED_S)
            still.append(time.perf_counter() - asked - ASKED_S)
        return first, time.perf_counter() - began, max(still), len(told)
    finally:
        await reviews.close()
        runner.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES)
    chosen = parser.parse_args()
    report = Report("review-speed")
    report.say("Reviews of a server, in a process of its own, nothing else asked")
    report.say(
        f"  {'game':<20} {'seats':>5} {'moves':>6} {'first step':>11} {'whole':>8} {'loop held':>10} {'answers':>8}"
    )
    met = True
    for game, seats in GAMES.items():
        if chosen.game in (None, game):
            table = played(game, seats)
            first, whole, still, answers = asyncio.run(looked_back(table))
            met &= first <= FIRST_S and whole <= WHOLE_S
            report.say(
                f"  {game:<20} {seats:5} {table.length - 1:6} {first:9.1f} s {whole:6.1f} s {still * 1000:7.0f} ms"
                f" {answers:8}"
            )
    report.say(f"  promised: {FIRST_S:g} s and {WHOLE_S:g} s: {'met' if met else 'MISSED'}")
    report.keep()
    sys.exit(not met)


if __name__ == "__main__":
    main()
