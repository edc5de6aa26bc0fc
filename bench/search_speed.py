"""How fast the search is: iterations a second on one core, in every game, at the first decision and in the middle.

    python bench/search_speed.py [GAME …]

One line of JSON per game, as `bench/run.py` reads them.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from stopwatch import rate, report

import setu
from setu.bots import choose
from setu.bots.thinking import Memory, legal_moves
from setu.engine.rng import new_rng

CHUNK = 50
SEATS = 2
MOVES_PLAYED = 20
GREEDY_MOVES = 2  # of Quarry, whose games are short


def sights(game: setu.engine.game.Game) -> list:
    """Two decisions of one game, each between several moves."""
    table, luck = setu.Table(game, SEATS, seed=1), new_rng(1)
    found = [table.observation()]
    played = MOVES_PLAYED if game.hidden else GREEDY_MOVES
    while not table.over and (table.log[-1].number < played or len(legal_moves(table.observation())) < 2):
        table.play(choose("greedy", table.observation(), luck))
    return found if table.over else [*found, table.observation()]


def main() -> None:
    for name in sys.argv[1:] or setu.games():
        game = setu.games()[name]
        for when, observation in zip(("first", "later"), sights(game), strict=False):
            memory, luck = Memory(observation), new_rng(1)

            def unit(memory=memory, observation=observation, luck=luck) -> int:
                memory.search(observation, luck, CHUNK, None)
                return CHUNK

            title = f"Setu {name}, search, {when} decision, {SEATS} seats, one core"
            report(title, unit="iterations", **rate(unit))


if __name__ == "__main__":
    main()
