"""Bots of today against those of an earlier commit, at the same time for every decision.

    git clone . /tmp/past && git -C /tmp/past checkout COMMIT
    python bench/against_past.py quarry --past /tmp/past --bot search:0.1s --games 200 --report FILE

The earlier bots think in a process of their own, with the sources of their commit; both sides play by the rules of
today, which must be those of then (`rules_version`), and know nothing of each other but the moves. Every deal is played
from both seats. `--cpu` gives both sides CPU time instead of wall time, for a machine that does other work too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

# This script is also what the process of the past runs: there, `setu` is the earlier commit's.
sys.path.insert(0, os.environ.get("SETU_PAST", str(Path(__file__).resolve().parents[1] / "src")))

import setu
from setu.engine.rng import new_rng


def home_of_players() -> Any:
    """The module in which a bot sits and looks at the clock; earlier commits (up to 91ab677) called it otherwise."""
    name = "setu.bots.bot" if find_spec("setu.bots.bot") else "setu.bots.thinking"
    return import_module(name)


bots = home_of_players()
Player = bots.Player if hasattr(bots, "Player") else bots.Thinker


class House:
    """Games as one version of the bots plays them."""

    def __init__(self) -> None:
        self.tables: dict[int, Any] = {}

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Do what is asked for; say what came of it."""
        return dict(getattr(self, asked.pop("do"))(**asked))

    def begin(self, game: str, seats: int, options: dict[str, str], seed: str, bot: str, luck: int) -> dict[str, Any]:
        """A new game, with one bot's memory and luck."""
        self.table = setu.Table(game, seats, seed=seed, options=options)
        self.player, self.spent = Player(bot, new_rng(luck)), []
        return {"rules": setu.games()[game].rules_version}

    def move(self, move: int, seat: int) -> dict[str, Any]:
        """Somebody moved."""
        self.table.play(move, seat)
        return {}

    def think(self, seat: int, seconds: float | None, cpu: bool) -> dict[str, Any]:
        """The bot's move, and how long it took."""
        clock = time.process_time if cpu else time.perf_counter
        began = clock()
        if cpu:
            time_of_bots.perf_counter = time.process_time
        found = self.player.choose(self.table.observation(seat), seconds)
        return {"move": int(found), "seconds": clock() - began}


# Stands for the module `time` in the bots' room: the clock that searches look at.
time_of_bots = SimpleNamespace(perf_counter=time.perf_counter)


class Past:
    """The same, in another process."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--house"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "SETU_PAST": str(folder / "src")},
        )

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        return dict(json.loads(self.process.stdout.readline()))


def keep_house() -> None:
    """Answer line by line, until nothing more is asked."""
    house = House()
    for line in sys.stdin:
        print(json.dumps(house.answer(json.loads(line))), flush=True)


def play(wanted: argparse.Namespace, houses: tuple[House, Past], number: int) -> tuple[float, int, list[list[float]]]:
    """One game: the share of today's bot in the win, its length, and the times of today and of the past."""
    options = dict(pair.split("=", 1) for pair in wanted.option)
    today = number % 2
    for side, house in enumerate(houses):
        begin = {"game": wanted.game, "seats": 2, "options": options, "seed": f"past {number // 2}"}
        told = house.answer(
            {"do": "begin", **begin, "bot": (wanted.bot, wanted.past_bot or wanted.bot)[side], "luck": number}
        )
        assert told["rules"] == setu.games()[wanted.game].rules_version, "the rules were others then"
    table, moves = houses[0].table, 0
    spent: list[list[float]] = [[], []]
    while not table.over:
        seat = table.actor
        side = 0 if seat == today else 1
        found = houses[side].answer({"do": "think", "seat": seat, "seconds": wanted.seconds, "cpu": wanted.cpu})
        spent[side].append(found["seconds"])
        for house in houses:
            house.answer({"do": "move", "move": found["move"], "seat": seat})
        moves += 1
    winners = table.result.winners
    return (today in winners) / len(winners), moves, spent


def told(wanted: argparse.Namespace, shares: list[float], lengths: list[int], spent: list[list[float]]) -> str:
    """What was found, in three lines."""
    each = [statistics.fmean(side) if side else 0.0 for side in spent]
    clock = "CPU time" if wanted.cpu else "time"
    drawn, off = sum(one == 0.5 for one in shares), 196 * (0.25 / len(shares)) ** 0.5
    options = "".join(f", {option}" for option in wanted.option)
    return (
        f"{wanted.game}{options}: {wanted.bot} of today against {wanted.past_bot or wanted.bot} of before,"
        f" {time.strftime('%Y-%m-%d')}, by {clock}\n"
        f"  won {statistics.fmean(shares):.1%} of {len(shares)} games, {drawn} of them drawn or shared"
        f" (even is 50 %; 95 %: ± {off:.1f} %)\n"
        f"  a decision took {each[0]:.3f} s, before {each[1]:.3f} s;"
        f" median length {statistics.median(lengths):.0f} moves"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--past", type=Path, help="a checkout of the earlier commit")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--past-bot", help="if the earlier side plays another")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="for a bot that has a time: less of it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--house", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.cpu or wanted.house:
        bots.time = time_of_bots
    if wanted.house:
        keep_house()
        return
    houses, shares, lengths = (House(), Past(wanted.past)), [], []
    spent: list[list[float]] = [[], []]
    for number in range(wanted.games):
        won, length, times = play(wanted, houses, number)
        shares.append(won)
        lengths.append(length)
        for side in range(2):
            spent[side] += times[side][1:] if number < 2 else times[side]  # the first ones were compiled
        if number % 10 == 9 or number == wanted.games - 1:
            print(told(wanted, shares, lengths, spent), flush=True)
    if wanted.report:
        with wanted.report.open("a", encoding="utf-8") as report:
            report.write(told(wanted, shares, lengths, spent) + "\n")


if __name__ == "__main__":
    main()
