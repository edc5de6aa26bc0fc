"""Positions of Quarry with a forced win, found by trying everything, and how many of them a bot sees.

    python bench/forced_wins.py find --count 320 --out tests/quarry/data/forced-wins.txt
    python bench/forced_wins.py solve --bots expert master --seconds 1 --report bench/reports/forced-wins.txt
    python bench/forced_wins.py start --effort 100000 --report bench/reports/quarry-start.txt

A position is one of a game between searches, where the side to move cannot win at once but wins with its second or
third stone whatever the other side does. `find` tries every placement of either side; one that threatens nothing is
only followed up if it would win against a pass, which most would not. A line of the file holds the number of stones it
takes, the placements that force a win with so many, and the moves of the game so far. A bot solves it if it places one
of these, or one that wins with more stones for certain. `start` asks of every board whether who begins wins by threats.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np
from arena import played, wins_at_once

import setu.bots.bot
from setu import Table
from setu.bots import Player
from setu.engine import entry_points
from setu.engine.rng import new_rng, rng_below
from setu.engine.rule import compiled, memory_for, rule
from setu.engine.stats import share
from setu.games.quarry import forced, stones, threats, words
from setu.games.quarry.codes import phase

_first_win, _answers, _every = threats.first_win, threats.answers, threats.every_placement
_try_on, _take_off, _find_forced = stones.try_on, stones.take_off, forced.find_forced
NONE = threats.NONE
ROOM = 2048  # more than there are placements
QUIET_FROM = 6  # stones on the board, before which placements that threaten nothing are not asked
PLAYERS = "search:150"
EFFORT, NUMBERS_EACH = 3000, 600  # positions that are looked at for a longer win; numbers that each may take


class Puzzle(NamedTuple):
    """A position with a forced win: how many own stones it takes, what begins it, and how it came about."""

    stones: int
    wins: frozenset[int]
    moves: tuple[int, ...]

    @property
    def line(self) -> str:
        wins, moves = (" ".join(map(str, numbers)) for numbers in (sorted(self.wins), self.moves))
        return f"{self.stones}; {wins}; {moves}"

    @classmethod
    def read(cls, line: str) -> Puzzle:
        needed, wins, moves = line.split(";")
        return cls(int(needed), frozenset(map(int, wins.split())), tuple(map(int, moves.split())))

    def table(self) -> Table:
        """The position."""
        table = Table("quarry", options={"starter": "black"}, seed=1)
        for move in self.moves:
            table.play(move)
        return table


def read_puzzles(path: Path) -> list[Puzzle]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Puzzle.read(line) for line in lines if not line.startswith("#")]


# ---- trying everything


@rule
def wins_with(b: Any, s: Any, colour: int, move: int, room: Any) -> bool:
    """Does this placement, which does not win at once, make a threat that cannot be answered?"""
    before = _try_on(b, s, colour, move)
    won = False
    threat = _first_win(b, s, colour)
    if threat != NONE and _first_win(b, s, 1 - colour) == NONE:
        won = _answers(b, s, 1 - colour, threat, room, 1) == 0
    _take_off(b, s, colour, move, before)
    return won


@rule
def second_stone(b: Any, s: Any, colour: int, hint: int, legal: Any, room: Any) -> int:
    """A placement with which, or after which, the colour wins for certain, or NONE; the hint is asked first."""
    win = _first_win(b, s, colour)
    if win != NONE:
        return win
    every = _every(b, s, colour, legal)
    for place in range(every):
        if legal[place] == hint and wins_with(b, s, colour, hint, room):
            return hint
    for place in range(every):
        if wins_with(b, s, colour, legal[place], room):
            return legal[place]
    return NONE


@rule
def holds(b: Any, s: Any, colour: int, reply: int, hints: Any, legal: Any, room: Any) -> bool:
    """Does the colour still win with two more stones after this reply? What won before is asked first."""
    before = _try_on(b, s, 1 - colour, reply)
    win = second_stone(b, s, colour, hints[0], legal, room)
    if win != NONE:
        hints[0] = win
    _take_off(b, s, 1 - colour, reply, before)
    return win != NONE


@rule
def third_stone_wins(b: Any, s: Any, colour: int, move: int, quiet: bool, killers: Any, work: Any) -> bool:
    """Does the colour win with two more stones after this one, whatever the other side does?"""
    before = _try_on(b, s, colour, move)
    hints, replies, legal, room = work[0], work[1], work[2], work[3]
    won = _first_win(b, s, 1 - colour) == NONE
    if won:
        threat = _first_win(b, s, colour)
        if threat != NONE:
            found = _answers(b, s, 1 - colour, threat, replies, ROOM)
        else:
            won = quiet and second_stone(b, s, colour, NONE, legal, room) != NONE
            found = _every(b, s, 1 - colour, replies) if won else 0
            won = won and found > 0
        hints[0] = NONE
        for place in range(found):  # what refuted others first
            if won and (replies[place] == killers[0] or replies[place] == killers[1]):
                won = holds(b, s, colour, replies[place], hints, legal, room)
        for place in range(found):
            if won and not holds(b, s, colour, replies[place], hints, legal, room):
                killers[1], killers[0] = killers[0], replies[place]
                won = False
            if not won:
                break
    _take_off(b, s, colour, move, before)
    return won


@compiled
def look(board: Any, states: Any, quiet: bool, most: int, found: Any, work: Any) -> int:
    """Placements that force a win with two stones, or else with three: 10000 x stones + how many there are; else 0."""
    b, s = board[0], states[0]
    colour = s.to_move
    if _first_win(b, s, colour) != NONE:
        return 0
    every = _every(b, s, colour, work[4])
    wins = 0
    for place in range(every):
        if wins_with(b, s, colour, work[4][place], work[3]):
            found[wins] = work[4][place]
            wins += 1
    if wins > 0 or most < 3:
        return 20000 + wins if wins > 0 else 0
    killers = work[5]
    killers[0] = killers[1] = NONE
    for place in range(every):
        if third_stone_wins(b, s, colour, work[4][place], quiet, killers, work):
            found[wins] = work[4][place]
            wins += 1
    return 30000 + wins if wins > 0 else 0


def positions(seed: int) -> Iterator[Table]:
    """Positions of a game between searches, after some moves at random."""
    table, luck = Table("quarry", options={"starter": "black"}, seed=1), new_rng(seed)
    players = [Player(PLAYERS, new_rng(seed, seat)) for seat in range(2)]
    strange = rng_below(luck, 5)
    while not table.over:
        if table._s.phase == phase.PLACING:
            yield table
        moves = table.move_numbers()
        if len(table.log) and table._s.stones < strange:
            table.play(int(moves[rng_below(luck, len(moves))]))
        else:
            table.play(players[table.actor].choose(table.observation()))


def find(count: int, path: Path, seed: int) -> None:
    """Write so many puzzles, a third of them with two stones; at most one of each kind from a game."""
    work, found = np.zeros((6, ROOM), np.int32), np.zeros(ROOM, np.int32)
    wanted = {2: count // 3, 3: count - count // 3}
    puzzles: list[Puzzle] = []
    began = time.monotonic()
    while any(wanted.values()):
        seed += 1
        seen = set()
        for table in positions(seed):
            played = moves_of(table)
            quiet = len(played) >= QUIET_FROM
            answer = look(table._board, table._state, quiet, 3 if wanted[3] else 2, found, work)
            needed, wins = divmod(answer, 10_000)
            if needed and needed not in seen and wanted[needed]:
                seen.add(needed)
                wanted[needed] -= 1
                puzzles.append(Puzzle(needed, frozenset(found[:wins].tolist()), tuple(played)))
                write(path, puzzles)
                print(f"{len(puzzles)} puzzles, game {seed}, {time.monotonic() - began:.0f} s", flush=True)


def moves_of(table: Table) -> list[int]:
    """The placements of a game so far."""
    return [int(move) for move in table._s.placed[: int(table._s.stones)]]


def write(path: Path, puzzles: list[Puzzle]) -> None:
    head = "# stones it takes; placements that force the win; the game so far (made by bench/forced_wins.py)"
    path.write_text("\n".join([head, *(puzzle.line for puzzle in puzzles)]) + "\n", encoding="utf-8")


# ---- who sees them


def begins_a_win(table: Table, move: int) -> bool:
    """Does who is to move win for certain after this placement, by threats, whatever the other side replies?

    Asked of the rules alone, so that no compiler is needed.
    """
    memory = memory_for(table._board)
    board: Any = memory.board if memory else table._board
    seat, empty = int(table.actor or 0), memory.array if memory else np.zeros
    after, world, room = empty(1, table.game.state), empty(1, table.game.state), empty(NUMBERS_EACH * EFFORT, np.int32)
    after[:] = played(table._board, table._state, seat, move)
    pending = entry_points.pending(board, after)
    if not pending or pending == 1 << seat:
        return not pending
    other = pending.bit_length() - 1
    for reply in room[: entry_points.moves(board, after, other, room)].tolist():
        world[:] = after
        entry_points.play(board, world, other, reply)
        if not entry_points.pending(board, world):
            return False
        if not wins_at_once(board, world, seat) and entry_points.forced(board, world, seat, EFFORT, room) == NONE:
            return False
    return True


def solved(puzzle: Puzzle, bot: str, seconds: float, number: int, by_cpu: bool) -> tuple[bool, float]:
    """Does the bot begin the win, or another that takes longer and is as certain? And how long did it think?"""
    if by_cpu:
        setu.bots.bot.time = SimpleNamespace(perf_counter=time.process_time)  # type: ignore[assignment]
    table, player = puzzle.table(), Player(bot, new_rng(number))
    began = setu.bots.bot.time.perf_counter()
    move = player.choose(table.observation(), seconds)
    spent = setu.bots.bot.time.perf_counter() - began
    return move in puzzle.wins or begins_a_win(table, move), spent


def solve(path: Path, bots: list[str], seconds: float, jobs: int, by_cpu: bool, until: float) -> list[str]:
    """How many each bot solves, so many asked at a time; after `until` none is asked any more."""
    puzzles, clock = read_puzzles(path), "CPU time" if by_cpu else "time"
    lines = [
        f"quarry, {time.strftime('%Y-%m-%d')}: {len(puzzles)} positions with a forced win,"
        f" within {seconds:g} s each by {clock}"
    ]
    end = time.monotonic() + until
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for bot, needed in itertools.product(bots, (2, 3)):
            asked = enumerate(puzzle for puzzle in puzzles if puzzle.stones == needed)
            found: list[tuple[bool, float]] = []
            while time.monotonic() < end and (some := list(itertools.islice(asked, jobs))):
                going = [pool.submit(solved, puzzle, bot, seconds, number, by_cpu) for number, puzzle in some]
                found += [one.result() for one in going]
            if found:
                right, spent = np.array(found).T
                lines.append(f"  {bot}, {needed} stones: {share(right)} of {len(found)}, {spent.mean():.3f} s each")
                print(lines[-1], flush=True)
    return lines


@compiled
def first_of_a_win(board: Any, states: Any, effort: int, room: Any) -> int:
    b, s = board[0], states[0]
    return _find_forced(b, s, s.to_move, effort, room)


def start(effort: int) -> list[str]:
    """Of each board: the first placement that wins by threats, if one is found."""
    lines = [
        f"quarry, {time.strftime('%Y-%m-%d')}: does who begins win by threats? {effort} positions looked at, at most"
    ]
    for board in ("standard", "long", "lengthwise"):
        table, room = Table("quarry", options={"starter": "black", "board": board}, seed=1), np.zeros(1, np.int32)
        first_of_a_win(table._board, table._state, 1, room)
        room = np.zeros(NUMBERS_EACH * effort, np.int32)
        began = time.process_time()
        move = int(first_of_a_win(table._board, table._state, effort, room))
        said = "no win found" if move == NONE else f"yes, with {words.placement_name(table._b, move)}"
        lines.append(f"  {board}: {said} ({time.process_time() - began:.1f} s)")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("find", "solve", "start"))
    parser.add_argument("--count", type=int, default=320)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("tests/quarry/data/forced-wins.txt"), help="the positions")
    parser.add_argument("--bots", nargs="+", default=["expert", "master"])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--effort", type=int, default=100_000)
    parser.add_argument("--cpu", action="store_true", help="CPU time instead of wall time, on a machine that is busy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--until", type=float, default=float("inf"), metavar="SECONDS", help="then nobody is asked")
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    if wanted.do == "find":
        find(wanted.count, wanted.out, wanted.seed)
        return
    if wanted.do == "start":
        lines = start(wanted.effort)
    else:
        lines = solve(wanted.out, wanted.bots, wanted.seconds, wanted.jobs, wanted.cpu, wanted.until)
    if wanted.report:
        wanted.report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
