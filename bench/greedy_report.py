"""What greedy players make of a game: the tables of `setu simulate --bots greedy` for every number of players.

    python bench/greedy_report.py sangram --games 100000 --report bench/reports/sangram-greedy.txt

Rama's Bridge is played by both rule sets, and its turns to Pamban are set beside the tour of one traveller
alone. The report grows as it is made, so a run that is cut short leaves what it has.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from rich.console import Console
from rich.table import Table as Grid

from setu.engine.game import Game, find_game
from setu.engine.simulate import Results
from setu.engine.stats import share, spread
from setu.games.rama.codes import ending
from setu.lab.simulate import play_games
from setu.lab.tables import print_batch

WIDTH = 120
BOTS = ("greedy",)
RULE_SETS = {"ramas-bridge": ({"rules": "voyage"}, {"rules": "strategie"})}
SOLO_TURNS = 16  # the median tour of one traveller with the free ticket, as the data of the board has it


def play(game: Game, seats: list[int], wanted: argparse.Namespace) -> Iterator[tuple[dict, int, Results, float]]:
    """Every rule set with every number of players: options, seats, the games and how long they took."""
    for options in RULE_SETS.get(game.name, ({},)):
        for count in seats:
            settings = {"bots": BOTS, "threads": wanted.threads, "device": wanted.device}
            play_games(game, 1, count, options, wanted.seed, **settings)  # compiles
            began = time.perf_counter()
            batch = play_games(game, wanted.games, count, options, wanted.seed, **settings)
            yield options, count, batch, time.perf_counter() - began


def report(game: Game, wanted: argparse.Namespace, file: TextIO) -> None:
    console = Console(file=file, width=WIDTH, highlight=False, color_system=None)
    when = time.strftime("%Y-%m-%d")
    place = "a GPU" if wanted.device == "cuda" else f"{wanted.threads or os.cpu_count()} threads"
    console.print(f"{game.title}: {wanted.games:,} games of greedy players for each number of players")
    console.print(f"rules {game.rules_version}, seed {wanted.seed}, {when}, {place}")
    tours = []
    for options, count, batch, seconds in play(game, wanted.seats or list(game.seats), wanted):
        chosen = ", ".join(f"{name}={value}" for name, value in options.items())
        console.print(f"\n==== {count} players{', ' if chosen else ''}{chosen}\n")
        print_batch(batch, BOTS, seconds, console)
        file.flush()
        print(f"{game.name}: {count} players {chosen} {seconds:.1f} s", file=sys.stderr, flush=True)
        if game.name == "ramas-bridge":
            tours.append((chosen, str(count), *turns_to_pamban(batch)))
    if tours:
        print_tours(tours, console)


def turns_to_pamban(batch: Results) -> tuple[str, ...]:
    """Of the games that somebody finished: how many, the fewest turns, and their spread."""

    finished = batch.states["reason"] == ending.BY_PAMBAN
    turns = batch.states["round"][finished]
    return str(share(finished)), str(turns.min()) if turns.size else "–", *spread(turns)


def print_tours(tours: list[tuple[str, ...]], console: Console) -> None:
    """Rama's Bridge: with cow and crowding beside the tour of one traveller alone."""
    grid = Grid(title=f"Turns to Pamban with cow and crowding; one traveller alone: a median of {SOLO_TURNS}")
    for column in ("rule set", "players", "finished", "fewest", "mean", "5 %", "median", "95 %", "most"):
        grid.add_column(column, justify="left" if column == "rule set" else "right")
    for tour in tours:
        grid.add_row(*tour)
    console.print()
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of players (default: all that may play)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="default: all cores")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--report", type=Path, required=True)
    wanted = parser.parse_args()
    wanted.report.parent.mkdir(parents=True, exist_ok=True)
    with wanted.report.open("w", encoding="utf-8") as file:
        report(find_game(wanted.game), wanted, file)


if __name__ == "__main__":
    main()
