"""Writes the golden games of `records` anew: python tests/rama/write_records.py, after a change of the rules' number.

`digests.json` holds for each game what the position was after every move.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rama.conftest import STRATEGY, TEST_BOARD
from setu import Record, Table
from setu.bots import choose
from setu.engine.rng import new_rng, rng_below

FOLDER = Path(__file__).parent / "records"
EVERYTHING = {
    **STRATEGY,
    "tickets": "chosen",
    "cow_on_any_six": "on",
    "bonus_window": "also_after_move",
    "karma_window": "any_time",
    "cow_card_goal": "adjacent",
    "male_links": "all",
    "cricket_wait_turns": 1,
}


def digests(record: Record) -> list[str]:
    """What the position is after every move, shortened to what a reader can compare."""
    table, found = record.verify(), []
    for _ in record.moves:
        position = json.dumps(table.position(), sort_keys=True)
        found.append(hashlib.sha256(position.encode()).hexdigest()[:12])
        table.undo()
    return found[::-1]


def by_greedy(seats: int, seed: int, options: dict[str, object]) -> Table:
    table = Table("ramas-bridge", seats, options, seed=seed)
    while not table.over:
        table.play(choose("greedy", table.observation(), new_rng(seed, len(table.log))))
    return table


def by_chance(seats: int, seed: int, options: dict[str, object], moves: int = 10_000) -> Table:
    """On the small board, where cards are laid and karma is given even by chance."""
    table, rng = Table("ramas-bridge", seats, options, seed=seed, components=TEST_BOARD), new_rng(seed)
    while not table.over and len(table.log) <= moves:
        numbers = table.move_numbers()
        table.play(int(numbers[rng_below(rng, len(numbers))]))
    return table


def resigned() -> Table:
    table = by_chance(3, 4, STRATEGY, moves=60)
    for _ in range(2):
        table.resign(table.actor)
    return table


def main() -> None:
    games = {
        "voyage-2": by_greedy(2, 21, {}),
        "voyage-4": by_greedy(4, 22, {}),
        "strategie-3": by_greedy(3, 23, STRATEGY),
        "strategie-6": by_greedy(6, 24, STRATEGY),
        "test-board-4": by_chance(4, 25, {**STRATEGY, "max_rounds": 60}),
        "every-option-4": by_chance(4, 26, {**EVERYTHING, "max_rounds": 60}),
        "resign": resigned(),
    }
    for old in FOLDER.glob("*.setu"):
        old.unlink()
    kept = {}
    for name, table in games.items():
        record = Record.of(table)
        record.save(FOLDER / f"{name}.setu")
        kept[name] = digests(record)
        print(name, len(record.moves), table.result.reason)
    lines = ",\n".join(f' "{name}": "{" ".join(found)}"' for name, found in kept.items())
    (FOLDER / "digests.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
