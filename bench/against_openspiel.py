"""Our bot against OpenSpiel's search on our rules, at the same wall-clock time for every decision.

    python bench/against_openspiel.py sangram --games 400 --seconds 1 --out results.jsonl
    python bench/against_openspiel.py --report results.jsonl

OpenSpiel plays through `setu.envs.openspiel`: its `ISMCTSBot`, and its `MCTSBot` where nothing is hidden. Both are its
Python searches, the only ones it has for games written in Python, and both are given random playouts compiled by us,
some hundred times faster than its own on these states. A clock stops them at the first simulation that would begin
after the time is up. Our bot sits at one seat, in turn at each; OpenSpiel's at all others.

Every finished game is a line of the results, written at once: stop the run whenever you like and start it again with
the same words, and it plays only the games that are missing. Python needs numpy, numba, open_spiel and absl-py.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import math
import multiprocessing
import os
import statistics
import sys
import time
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from setu.bots import choose
from setu.engine.game import find_game
from setu.engine.rng import new_rng
from setu.envs.openspiel import DEALS, Playouts, SetuState, short_name

MEASURED = ("our_seconds", "their_seconds", "simulations", "moves")
FEWEST = 2  # simulations that a search makes whatever the clock says: before, it has nothing to choose from


@dataclass(frozen=True)
class Match:
    """What is played: everything that two results must share to be counted together."""

    game: str
    seats: int
    bot: str
    seconds: float
    uct_c: float

    @property
    def title(self) -> str:
        search = "ISMCTS" if find_game(self.game).hidden else "MCTS"
        against = f"{self.bot} against OpenSpiel's {search} (uct_c {self.uct_c:g})"
        return f"{self.game}, {self.seats} seats, {against}, {self.seconds:g} s a decision"


# ---- OpenSpiel's searches by the clock


class TimeUp(Exception):
    """The time for a decision is spent."""


class Clock:
    """Counts simulations and says when to stop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.start()

    def start(self) -> None:
        self.began, self.simulations = time.perf_counter(), 0

    def tick(self) -> None:
        """A simulation begins, unless the time is up."""
        if self.simulations >= FEWEST and time.perf_counter() - self.began >= self.seconds:
            raise TimeUp
        self.simulations += 1


class ClockedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search; it samples a world at the start of each simulation."""

    def __init__(self, game, match: Match, seed: int) -> None:
        random = np.random.RandomState(seed)
        super().__init__(game, Playouts(seed=seed), match.uct_c, sys.maxsize, random_state=random)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, self.random_number))
        self.clock = Clock(match.seconds)

    def sample_root_state(self, state):
        self.clock.tick()
        return super().sample_root_state(state)

    def run_search(self, state):
        self.clock.start()
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)


class ClockedMCTS(mcts.MCTSBot):
    """OpenSpiel's tree search; it walks down from the root at the start of each simulation."""

    def __init__(self, game, match: Match, seed: int) -> None:
        random = np.random.RandomState(seed)
        super().__init__(game, match.uct_c, sys.maxsize, Playouts(seed=seed), random_state=random)
        self.clock = Clock(match.seconds)

    def _apply_tree_policy(self, root, state):
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)

    def step(self, state):
        self.clock.start()
        try:
            return super().step(state)
        except TimeUp:
            return self.root.best_child().action


# ---- One game


def play_game(match: Match, number: int) -> dict:
    """Game `number`: its deal, our seat and both sides' luck follow from the number."""
    kind = find_game(match.game)
    game = pyspiel.load_game(f"{short_name(kind)}(players={match.seats})")
    clocked = ClockedISMCTS if kind.hidden else ClockedMCTS
    ours = number % match.seats
    theirs = [clocked(game, match, 1000 * number + seat) for seat in range(match.seats)]
    luck = new_rng(number, ours)
    state: SetuState = game.new_initial_state()
    state.apply_action(number // match.seats % DEALS)  # each deal is played from every seat
    our_seconds, their_seconds, simulations, moves = [], [], [], 0
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        began = time.perf_counter()
        if len(legal) == 1:
            move = legal[0]
        elif player == ours:
            move = choose(match.bot, state.observation(player), luck, seconds=match.seconds)
            our_seconds.append(time.perf_counter() - began)
        else:
            move = int(theirs[player].step(state))
            their_seconds.append(time.perf_counter() - began)
            simulations.append(theirs[player].clock.simulations)
        state.apply_action(move)
        moves += 1
    gain = state.returns()[ours]
    return {
        **asdict(match),
        "number": number,
        "seat": ours,
        "share": (gain * (match.seats - 1) + 1) / match.seats,
        "moves": moves,
        "our_seconds": statistics.fmean(our_seconds or [0]),
        "their_seconds": statistics.fmean(their_seconds or [0]),
        "simulations": statistics.fmean(simulations or [0]),
    }


_warm: set[tuple[str, int]] = set()


def warm_up(match: Match) -> None:
    """Compile everything, or fetch it from the cache, before a clock runs."""
    if (match.game, match.seats) not in _warm:
        play_game(replace(match, seconds=0.002), 0)
        _warm.add((match.game, match.seats))


def _play(job: tuple[int, Match]) -> dict:
    number, match = job
    warm_up(match)
    return play_game(match, number)


# ---- Many games


def read_results(path: Path) -> list[dict]:
    """The finished games; a last line cut short by a kill is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines[:-1] if line]


def mend(path: Path) -> None:
    """Drop a last line that a kill cut short, so that the next one begins on a line of its own."""
    if path.exists():
        text = path.read_text(encoding="utf-8")
        path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


def same_match(result: dict, match: Match) -> bool:
    return all(result[field.name] == getattr(match, field.name) for field in fields(Match))


def missing_games(matches: list[Match], games: int, path: Path) -> list[tuple[int, Match]]:
    """What the results do not have yet, all matches in turn, so that a run cut short has some of each."""
    results = read_results(path)
    played = {match: {result["number"] for result in results if same_match(result, match)} for match in matches}
    return [(number, match) for number in range(games) for match in matches if number not in played[match]]


def play_missing(matches: list[Match], games: int, path: Path, workers: int) -> None:
    """Play the games that the results do not have yet, and write each down as it ends."""
    mend(path)
    jobs = missing_games(matches, games, path)
    if not jobs:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    spawn = multiprocessing.get_context("spawn")  # a fork would inherit the compiler's threads
    with path.open("a", encoding="utf-8") as results, spawn.Pool(workers) as pool:
        began = time.perf_counter()
        pool.map(warm_up, matches, chunksize=1)
        print(f"warm after {time.perf_counter() - began:.0f} s; {len(jobs)} games on {workers} cores", flush=True)
        for done, result in enumerate(pool.imap_unordered(_play, jobs), 1):
            results.write(json.dumps(result) + "\n")
            results.flush()
            minutes = (time.perf_counter() - began) / 60
            print(f"{done} of {len(jobs)} games, {minutes:.1f} min", end="\r", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - half, middle + half


def describe(results: list[dict]) -> list[str]:
    """One match in words: how often our bot won, from each seat, and what time both sides took."""
    match = Match(*(results[0][field.name] for field in fields(Match)))
    shares = [result["share"] for result in results]
    low, high = interval(statistics.fmean(shares), len(shares))
    mean = {name: statistics.fmean(result[name] for result in results) for name in MEASURED}
    by_seat = [[result["share"] for result in results if result["seat"] == seat] for seat in range(match.seats)]
    return [
        match.title,
        f"  won {statistics.fmean(shares):.1%} of {len(shares)} games (95 %: {low:.1%} – {high:.1%}),"
        f" fair share {1 / match.seats:.1%}; by seat: "
        + ", ".join(f"{statistics.fmean(seat):.1%}" if seat else "–" for seat in by_seat),
        f"  mean time of a decision: ours {mean['our_seconds']:.3f} s, OpenSpiel's {mean['their_seconds']:.3f} s"
        f" with {mean['simulations']:,.0f} simulations; {mean['moves']:,.0f} moves a game",
    ]


def report(path: Path) -> str:
    """All matches of a file of results."""
    matches: dict[tuple, list[dict]] = {}
    for result in read_results(path):
        matches.setdefault(tuple(result[field.name] for field in fields(Match)), []).append(result)
    head = f"OpenSpiel {importlib.metadata.version('open_spiel')}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}"
    return "\n".join([head, *(line for results in matches.values() for line in ["", *describe(results)])])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="games of Setu")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seconds", type=float, default=1.0, help="for every decision of either side")
    parser.add_argument("--uct-c", type=float, default=2.0, help="OpenSpiel's constant of exploration")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("against-openspiel.jsonl"))
    parser.add_argument("--report", type=Path, help="only describe these results")
    asked = parser.parse_args()
    matches = [Match(find_game(name).name, asked.seats, asked.bot, asked.seconds, asked.uct_c) for name in asked.game]
    play_missing(matches, asked.games, asked.out, asked.workers)
    print(report(asked.report or asked.out))


if __name__ == "__main__":
    main()
