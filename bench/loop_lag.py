"""How late the server's event loop is while bots search in its threads.

    python bench/loop_lag.py                   # one search, then four masters at once, each for half a minute
    python bench/loop_lag.py --seconds 10

A pulse asks to be woken every 5 ms; how much later it runs is the lag that a person's move would meet. The masters
think about the games of Setu in turn, one decision after the other. Kept in `bench/reports/loop-lag.txt`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import time

import uvloop
from load_server import Report, quantile

from setu.engine.game import games
from setu.engine.observation import Observation
from setu.engine.table import Table
from setu.server.live.bot_runner import BotRunner
from setu.server.live.warm import warm

GAMES = tuple(games())
PULSE_S = 0.005


def sights(luck: random.Random) -> list[Observation]:
    """A position of each game in which a seat has something to choose."""
    found = []
    for game in GAMES:
        table = Table(game, seed=luck.randrange(1 << 30))
        while table.length < 12 or len(table.move_numbers(table.pending[0])) < 2:
            seat = table.pending[0]
            table.play(int(luck.choice(table.move_numbers(seat))), seat)
        found.append(table.observation(table.pending[0]))
    return found


async def pulse(lags: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(PULSE_S)
        lags.append((time.perf_counter() - began - PULSE_S) * 1000)


async def search_on(bots: BotRunner, bot: str, observation: Observation) -> None:
    while True:
        await bots.choose(bot, observation)


async def measure(report: Report, threads: int, seconds: float) -> float:
    """The lag while as many masters search as there are threads; returns its 99th percentile."""
    bots, positions, lags = BotRunner(max(1, threads)), sights(random.Random(1)), []
    for observation in positions:
        await bots.choose("search:10", observation)  # the machine code is there before anything is measured
    tasks = [
        asyncio.ensure_future(search_on(bots, "master", positions[number % len(positions)]))
        for number in range(threads)
    ]
    beating = asyncio.ensure_future(pulse(lags))
    await asyncio.sleep(1)
    lags.clear()
    await asyncio.sleep(seconds)
    assert not any(task.done() for task in tasks), "a search failed"
    for task in (beating, *tasks):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    bots.close()
    p99 = quantile(lags, 0.99)
    shown = [quantile(lags, share) for share in (0.5, 0.9, 0.99, 0.999)]
    what = f"{threads} searches" if threads != 1 else "1 search"
    report.say(f"  {what:<14}" + "".join(f"{lag:9.2f}" for lag in (*shown, max(lags))) + f"{len(lags):10d}")
    return p99


async def run(chosen: argparse.Namespace) -> None:
    report = Report("loop-lag")
    for game in GAMES:
        warm(game)
    report.say(f"uvloop in the main thread; masters (one second a decision) in bot threads, {', '.join(GAMES)} in turn")
    report.say()
    report.say("  lag in ms           p50      p90      p99    p99.9      max    pulses")
    for threads in (0, 1, *chosen.searches):
        p99 = await measure(report, threads, chosen.seconds)
    report.say()
    report.say(f"p99 with {chosen.searches[-1]} searches: {p99:.2f} ms (wanted: below 20 ms)")
    report.keep()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--searches", type=int, nargs="+", default=[2, 4])
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
