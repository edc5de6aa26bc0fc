"""Bots against bots in any game, many games side by side, with nothing but the games' modules: no compiler is needed.

    python bench/arena.py quarry master master --games 200 --until 500 --out master.jsonl --report master.txt
    python bench/arena.py ramas-bridge search:1s greedy --option rules=2 --games 400 --first 200
    python bench/arena.py sangram expert rival rival --jobs 16
    python bench/arena.py --read master.jsonl more.jsonl

One bot is named for every seat. Every deal is played once from each seat, and games are numbered: `--first` goes on
where another run stopped. After `--until` seconds no game begins any more; those that run are played to their end, so
that no long game is left out. `--out` keeps a line for every game, and `--read` tells of such files as of one.

In Quarry two things are counted: wins at once that a bot missed, and moves after which the other side could win at once
although another move avoided that. Both are asked of the rules alone: a placement is played, and what comes of it is
looked at.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

import setu.bots.bot
from setu import Table
from setu.bots import Player
from setu.bots.bot import legal_moves
from setu.engine import entry_points
from setu.engine.observation import Observation
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng
from setu.engine.stats import share


class Match(NamedTuple):
    """What is played: the bots' names in the order of seats in the first game of a deal."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    by_cpu: bool

    @property
    def title(self) -> str:
        first, *others = self.bots
        named = "".join(f", {name}={value}" for name, value in sorted(self.options.items()))
        against = "itself" if set(others) == {first} else ", ".join(others)
        clock = ", by CPU time" if self.by_cpu else ""
        return f"{self.game}{named}, {len(self.bots)} players{clock}: {first} against {against}"


# ---- one game


def play(match: Match, number: int) -> dict[str, Any]:
    """A game with the bots moved round the table, as a line of the file that keeps it."""
    if match.by_cpu:
        setu.bots.bot.time = SimpleNamespace(perf_counter=time.process_time)  # type: ignore[assignment]
    seats = len(match.bots)
    deal, turned = divmod(number, seats)
    table = Table(match.game, seats, options=match.options, seed=f"arena {deal}")
    bots = [match.bots[(seat + turned) % seats] for seat in range(seats)]
    players = [Player(bot, new_rng(number, seat)) for seat, bot in enumerate(bots)]
    counts = {bot: dict.fromkeys(("decisions", "wins", "missed", "avoidable"), 0) for bot in bots}
    began, first, plies = time.monotonic(), table.actor, 0
    while not table.over:
        seat = int(table.actor or 0)
        observation = table.observation(seat)
        move = players[seat].choose(observation)
        counts[bots[seat]]["decisions"] += 1
        if match.game == "quarry":
            for name in what_was_overlooked(observation, move):
                counts[bots[seat]][name] += 1
        table.play(move, seat)
        plies += 1
    return {
        **match._asdict(),
        "number": number,
        "bots_by_seat": bots,
        "first": first,
        "plies": plies,
        "winners": table.result.winners,
        "scores": table.result.scores,
        "counts": counts,
        "seconds": round(time.monotonic() - began, 2),
    }


def what_was_overlooked(observation: Observation, move: int) -> Iterator[str]:
    """`wins` where the seat had a win at once, `missed` if this is none; `avoidable` if it needlessly gives one."""
    has_win = wins_at_once(observation.board, observation.state, observation.seat)
    after = played(observation.board, observation.state, observation.seat, move)
    if has_win:
        yield "wins"
        if entry_points.pending(observation.board, after):
            yield "missed"
    if gives_a_win(observation, move):
        others = (other for other in legal_moves(observation) if other != move)
        if any(not gives_a_win(observation, other) for other in others):
            yield "avoidable"


def gives_a_win(observation: Observation, move: int) -> bool:
    """Does another seat win with its next move, after this one?"""
    after = played(observation.board, observation.state, observation.seat, move)
    pending = entry_points.pending(observation.board, after)
    other = pending.bit_length() - 1
    return bool(pending) and other != observation.seat and wins_at_once(observation.board, after, other)


def wins_at_once(board: Any, state: Any, seat: int) -> bool:
    """The rules name a sure win alone: does playing it end the game, this seat alone in front?"""
    record = record_view(state[0])
    room = np.zeros(ROOM, np.int32)
    if entry_points.narrow(board, state, seat, room) != 1:
        return False
    after = played(board, state, seat, int(room[0]))
    if entry_points.pending(board, after):
        return False
    places = np.zeros((int(record.seats), 2), np.int32)
    entry_points.outcome(board, after, places)
    return bool(places[seat, 0] == 1 and (places[:, 0] == 1).sum() == 1)


ROOM = 1 << 13  # more than there are placements, and scratch behind them


def played(board: Any, state: Any, seat: int, move: int) -> Any:
    after = state.copy()
    entry_points.play(board, after, seat, move)
    return after


# ---- many games


def play_all(match: Match, numbers: Iterable[int], jobs: int, until: float) -> Iterator[dict[str, Any]]:
    """Games as they end, so many at a time; none begins after `until`."""
    waiting, end = iter(numbers), time.monotonic() + until
    # Processes that are begun anew have no thread of another's compiler in them.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        running: set[Future[dict[str, Any]]] = set()
        while True:
            if time.monotonic() < end:
                for number in itertools.islice(waiting, jobs - len(running)):
                    running.add(pool.submit(play, match, number))
            if not running:
                return
            over, running = wait(running, return_when=FIRST_COMPLETED)
            for game in over:
                yield game.result()


# ---- what came of them


def told(games: list[dict[str, Any]]) -> str:
    """All that is said of one match."""
    one = games[0]
    match = Match(one["game"], tuple(one["bots"]), one["options"], one["by_cpu"])
    shares = [[shared(game, seat) for seat in range(len(match.bots))] for game in games]
    plies = np.array([game["plies"] for game in games])
    ends = np.percentile(plies, (10, 25, 50, 75, 90))
    drawn = np.mean([len(game["winners"]) > 1 for game in games])
    lines = [
        f"{match.title}: {len(games)} games, {time.strftime('%Y-%m-%d')}, {sum(g['seconds'] for g in games):.0f} s",
        f"  median length {ends[2]:.0f} plies (10-90 %: {ends[0]:.0f}-{ends[4]:.0f},"
        f" 25-75 %: {ends[1]:.0f}-{ends[3]:.0f}), drawn or shared {drawn:.1%}",
        f"  who begins {share(np.array([shared(game, game['first']) for game in games]))};"
        f" by seat {', '.join(f'{value:.1%}' for value in np.mean(shares, axis=0))}",
    ]
    for bot in dict.fromkeys(match.bots):
        lines.append(f"  {bot}: {told_of(bot, games)}")
    return "\n".join(lines)


def told_of(bot: str, games: list[dict[str, Any]]) -> str:
    """A bot's share of the wins, its points, and what it overlooked."""
    at = [(game, seat) for game in games for seat, name in enumerate(game["bots_by_seat"]) if name == bot]
    won = share(np.array([shared(game, seat) for game, seat in at]))
    points = np.mean([game["scores"][seat] for game, seat in at])
    winners = [game["scores"][seat] for game, seat in at if list(game["winners"]) == [seat]]
    said = f"won {won} of {len(at)} (fair is {1 / len(games[0]['bots']):.1%}), points {points:.0f}"
    said += f", as the winner {np.mean(winners):.0f}" if winners else ""
    if games[0]["game"] == "quarry":
        sums = {name: sum(game["counts"][bot][name] for game in games) for name in games[0]["counts"][bot]}
        said += (
            f"\n    wins at once missed {sums['missed']} of {sums['wins']},"
            f" avoidable losses at once {sums['avoidable']} in {sums['decisions']} decisions"
        )
    return said


def shared(game: dict[str, Any], seat: int) -> float:
    """What a seat has of the win."""
    return float((seat in game["winners"]) / len(game["winners"]))


def merged(games: Iterable[dict[str, Any]]) -> str:
    """What is said of games of one match or more, a game that is there twice counted once."""
    by_match: dict[str, dict[int, dict[str, Any]]] = {}
    for game in games:
        which = json.dumps([game["game"], game["bots"], game["options"], game["by_cpu"]], sort_keys=True)
        by_match.setdefault(which, {})[game["number"]] = game
    return "\n".join(told(list(numbered.values())) for numbered in by_match.values())


def read(paths: Iterable[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="*", help="one for every seat")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--until", type=float, default=float("inf"), metavar="SECONDS", help="then no game begins")
    parser.add_argument("--cpu", action="store_true", help="CPU time for searches, on a machine that is busy")
    parser.add_argument("--out", type=Path, help="a file that keeps a line for every game, added to")
    parser.add_argument("--read", type=Path, nargs="+", help="tell of such files instead of playing")
    parser.add_argument("--report", type=Path, help="what is printed, added to")
    wanted = parser.parse_args()
    if wanted.read:
        games = list(read(wanted.read))
    else:
        options = dict(pair.split("=", 1) for pair in wanted.option)
        match = Match(wanted.game, tuple(wanted.bots), options, wanted.cpu)
        games, numbers = [], range(wanted.first, wanted.first + wanted.games)
        for game in play_all(match, numbers, wanted.jobs, wanted.until):
            games.append(game)
            if wanted.out:
                with wanted.out.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(game) + "\n")
    said = merged(games) if games else "no games"
    print(said, flush=True)
    if wanted.report:
        with wanted.report.open("a", encoding="utf-8") as report:
            report.write(said + "\n")


if __name__ == "__main__":
    main()
