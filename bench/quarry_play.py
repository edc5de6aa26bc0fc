"""How bots play Quarry: wins at once that they miss, losses at once that they could have avoided, and what the games
are like on each board.

    python bench/quarry_play.py --bots rival expert search:0.1s --against self greedy --games 200 [--report FILE]
    python bench/quarry_play.py --bots search:0.1s --board standard long lengthwise

`--cpu` gives searches CPU time instead of wall time, for a machine that does other work too. What wins at once and
what answers it is asked of `setu.games.quarry.threats`, which tests/quarry/test_threats.py sets beside trying every
placement. The first player's share counts a draw as half a win.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

import setu.bots.bot
from setu import Table
from setu.bots import Player
from setu.engine.rng import new_rng
from setu.engine.rule import compiled
from setu.games.quarry import threats
from setu.games.quarry.codes import phase

_first_win, _answers = threats.first_win, threats.answers
NONE = threats.NONE


@compiled
def look(board: Any, states: Any, out: Any) -> int:
    """3 a win at once for who is to move; 2 a win of the other side that can be answered, 1 one that cannot; else 0."""
    b, s = board[0], states[0]
    if _first_win(b, s, s.to_move) != NONE:
        return 3
    threat = _first_win(b, s, 1 - s.to_move)
    if threat == NONE:
        return 0
    return 2 if _answers(b, s, s.to_move, threat, out, 1) > 0 else 1


def play(bots: tuple[str, str], number: int, options: dict[str, str], counts: Counter[str]) -> Table:
    """One game; the second bot begins in every other one. What the first bot did is counted."""
    chosen = {**options, "starter": ("black", "blue")[number % 2]}
    table, out = Table("quarry", options=chosen, seed=number), np.zeros(4096, np.int32)
    players = [Player(bot, new_rng(number, seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        seat = table.actor
        before = look(table._board, table._state, out) if table._s.phase == phase.PLACING else 0
        table.play(players[seat].choose(table.observation()))
        if seat == 0 or bots[0] == bots[1]:
            counts["decisions"] += 1
            counts["wins"] += before == 3
            counts["missed"] += before == 3 and not table.over
            if not table.over and before in (0, 2) and look(table._board, table._state, out) == 3:
                counts["avoidable"] += 1
    return table


def share_of(seat: int, table: Table) -> float:
    """What a seat has of the win."""
    winners = table.result.winners
    return (seat in winners) / len(winners)


def told(
    bots: tuple[str, str], tables: list[Table], options: dict[str, str], counts: Counter[str], seconds: float
) -> str:
    """What was found, in three lines."""
    lengths = [int(table._s.stones) for table in tables]
    drawn = np.mean([len(table.result.winners) > 1 for table in tables])
    first = [share_of(int(table._s.starter), table) for table in tables]
    won = [share_of(0, table) for table in tables]
    points = [max(table.result.scores) for table in tables if len(table.result.winners) == 1]
    middle = f"{np.percentile(lengths, 10):.0f}-{np.percentile(lengths, 90):.0f}"
    named = "".join(f", {name}={value}" for name, value in options.items())
    return (
        f"{bots[0]} against {'itself' if bots[0] == bots[1] else bots[1]}{named}: {len(tables)} games,"
        f" {seconds:.0f} s\n"
        f"  wins at once missed {counts['missed']} of {counts['wins']}, avoidable losses at once {counts['avoidable']}"
        f" in {counts['decisions']} decisions; won {np.mean(won):.1%}\n"
        f"  median length {np.median(lengths):.0f} stones (10-90 %: {middle}), drawn {drawn:.1%},"
        f" the first player {np.mean(first):.1%}, points of a winner {np.mean(points) if points else 0:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="+", default=["rival", "expert", "master"])
    parser.add_argument("--against", nargs="+", default=["self"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--board", nargs="+", default=["standard"], choices=("standard", "long", "lengthwise"))
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    if wanted.cpu:
        setu.bots.bot.time = SimpleNamespace(perf_counter=time.process_time)  # type: ignore[assignment]
    clock = time.process_time if wanted.cpu else time.monotonic
    lines = [f"quarry, {time.strftime('%Y-%m-%d')}, {'by CPU time' if wanted.cpu else 'by time'}"]
    for board in wanted.board:
        for bot in wanted.bots:
            for other in wanted.against:
                bots, counts, began = (bot, bot if other == "self" else other), Counter(), clock()
                options = {} if board == "standard" else {"board": board}
                tables = [play(bots, number, options, counts) for number in range(wanted.games)]
                lines.append(told(bots, tables, options, counts, clock() - began))
                print(lines[-1], flush=True)
                if wanted.report:
                    wanted.report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
