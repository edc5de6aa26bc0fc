"""How fast the search is: iterations a second on one core, in every game, at the first decision and at later ones.

    python bench/search_speed.py [GAME …]

A later decision is one of the same kind, for an iteration plays on as far there: the next programs in River Dragons and
Sunderbans, the middle of the game elsewhere. Every decision begins with an empty tree, as at a table: in one that has
been grown for ten seconds an iteration only walks. One line of JSON per row, as `bench/run.py` reads them.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from stopwatch import rate, report

import setu
from setu.bots import choose
from setu.bots.bot import SearchTree, legal_moves
from setu.engine.observation import Observation
from setu.engine.rng import new_rng

DECISION = 1000  # iterations
SEATS = 2
MOVES_PLAYED = 20
# Games in which an iteration plays on much farther from the first decision than from most: so many moves, same kind.
OF_THE_SAME_KIND = {"river-dragons": 11, "sunderbans": 11, "quarry": 3}


def sights(game: setu.engine.game.Game) -> list[Observation]:
    """Two decisions of one game between greedy players."""
    table, luck = setu.Table(game, SEATS, seed=1), new_rng(1)
    first = table.observation()
    while not table.over:
        observation = table.observation()
        if table.log[-1].number >= OF_THE_SAME_KIND.get(game.name, MOVES_PLAYED) and is_like(first, observation):
            return [first, observation]
        table.play(choose("greedy", observation, luck))
    return [first]


def is_like(first: Observation, later: Observation) -> bool:
    """Is there as much to choose from, of the same things?"""
    if first.game.name in OF_THE_SAME_KIND:
        return phase_of(first) == phase_of(later) and 2 * len(legal_moves(later)) > len(legal_moves(first))
    return len(legal_moves(later)) > 1


def phase_of(observation: Observation) -> int:
    """What is decided, as the game's own record has it."""
    return int(observation.state[0]["phase"])


def main() -> None:
    for name in sys.argv[1:] or setu.games():
        game = setu.games()[name]
        for when, observation in zip(("first", "later"), sights(game), strict=False):
            memory, luck = SearchTree(observation), new_rng(1)

            def unit(memory=memory, observation=observation, luck=luck) -> int:
                memory.forget()
                memory.search(observation, luck, DECISION, None)
                return DECISION

            title = f"Setu {name}, search, {when} decision, {SEATS} seats, one core"
            report(title, unit="iterations", **rate(unit))


if __name__ == "__main__":
    main()
