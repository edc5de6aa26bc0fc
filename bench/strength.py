"""How strong the levels are: the ladder, and the top level against greedy players, with 95 % intervals.

    python bench/strength.py quarry --games 400 --out strength/ [--master search:0.1s] [--report FILE]

Two players: the top level against greedy, and every level against the one below. Three or four: the top
level alone among greedy players. Deals and seats are shared out as in
`setu tournament`; a run that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from setu.bots import LEVELS
from setu.engine.game import find_game
from setu.lab.fixtures import SeededGame
from setu.lab.ledger import Ledger
from setu.lab.tournament import Meeting, Tournament, play_tournament, standings
from setu.lab.workers import Workers


class Alone(Tournament):
    """Only the first of each pair alone among the others: the other way round needs a search in every other seat."""

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """One for each pair."""
        ways = 1 if self.seeded.configured.seats == 2 else 2
        return super().lineups[::ways]

    def description(self) -> dict[str, object]:
        """Not to be mixed up with games of both."""
        return {**super().description(), "alone": self.bots[0]}


class OutOfTime(Exception):
    """The run has lasted as long as it may."""


def matches(game: str, master: str) -> list[tuple[int, str, str]]:
    """Players at the table, and who meets whom."""
    levels = [*LEVELS[:-1], master]
    many = 3 if game == "sangram" else 4
    against_greedy = [(seats, master, "greedy") for seats in (2, many) if seats in find_game(game).seats]
    return against_greedy + [(2, better, worse) for worse, better in itertools.pairwise(levels)]


def told(seats: int, meeting: Meeting) -> str:
    """One line of the report."""
    share = meeting.first
    who = f"{meeting.bot} alone among {meeting.other}" if meeting.alone else f"{meeting.bot} against {meeting.other}"
    seen = f"first in {share.value:.1%} ({share.low:.1%}–{share.high:.1%}) of {share.count:.0f} games"
    return f"  {seats} players, {who}: {seen}, fair is {meeting.fair:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="for each match, at least")
    parser.add_argument("--master", default="master", help="the top level, or a search with less time")
    parser.add_argument("--only", type=int, nargs="+", help="numbers of the matches to play, from 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--out", type=Path, required=True, help="a folder for the games")
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    threads, end = wanted.threads or os.cpu_count(), time.monotonic() + wanted.seconds
    lines = [f"{wanted.game}, {time.strftime('%Y-%m-%d')}, {threads} threads, the top level is {wanted.master}"]

    def watch_the_clock(_: int) -> None:
        if time.monotonic() > end:
            raise OutOfTime

    for number, (seats, better, worse) in enumerate(matches(wanted.game, wanted.master)):
        if wanted.only and number not in wanted.only:
            continue
        tournament = Alone(SeededGame.of(wanted.game, seats, {}, wanted.seed, None), (better, worse), wanted.games)
        with Ledger(wanted.out / f"{wanted.game}-{number}", tournament.description()) as ledger:
            began = time.monotonic()
            try:
                play_tournament(tournament, ledger, Workers(threads), watch_the_clock)
            except OutOfTime:
                lines.append("  (out of time)")
            if ledger.entries:
                lines += [told(seats, meeting) for meeting in standings(tournament, ledger).meetings]
            lines.append(f"    {time.monotonic() - began:.0f} s")
        print("\n".join(lines), flush=True)
        if wanted.report:
            wanted.report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
