"""Write the awkward positions of Sangram that a board must bear: each warrior that asks for something, full hands.

PYTHONPATH=src python web/tools/write_sangram_fixtures.py
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from write_fixtures import BOARDS, PEOPLE, Fixture, _dump, _frame, _play

import setu
from setu.engine.texts import speaking

Looked = dict[str, Any]
ENTRIES_KEPT = 12  # of the log: a board draws the view, the frame needs only something to show


def resolving(warrior: str, moves: int) -> Callable[[Looked, int], bool]:
    """A warrior whose owner has at least so many choices."""
    return lambda view, count: view["phase"] == "act" and view["turn"]["resolving"] == warrior and count >= moves


def crowded(view: Looked, count: int) -> bool:
    """Everybody has grown twice, somebody has too many Britishers, and a card is to be chosen."""
    people = view["players"]
    return (
        view["phase"] == "play"
        and sum(player["grown"] for player in people) >= 2 * len(people) - 2
        and any(player["tokens"] > 4 for player in people)
    )


def grown(view: Looked, count: int) -> bool:
    """Just after somebody has shown a hand."""
    return view["phase"] == "play" and sum(player["grown"] for player in view["players"]) >= 2


WANTED: tuple[tuple[Fixture, Callable[[Looked, int], bool]], ...] = (
    (Fixture("sangram", "acharya", seats=4, seed=10), resolving("acharya", 4)),
    (Fixture("sangram", "senapati", seats=2, seed=20), resolving("senapati", 6)),
    (Fixture("sangram", "mantri", seats=5, seed=30), resolving("mantri", 7)),
    (Fixture("sangram", "guptchar", seats=3, seed=40), resolving("guptchar", 3)),
    (Fixture("sangram", "yuvaraj", seats=5, seed=50), resolving("yuvaraj", 4)),
    (Fixture("sangram", "vaidik", seats=3, seed=60), resolving("vaidik", 6)),
    (Fixture("sangram", "maharani", seats=3, seed=70), resolving("maharani", 2)),
    (Fixture("sangram", "give", seats=3, seed=80), lambda view, count: view["phase"] == "give"),
    (Fixture("sangram", "drawn", seats=4, seed=90), lambda view, count: bool((view["turn"] or {}).get("from_deck"))),
    (Fixture("sangram", "crowded", seats=5, seed=100), crowded),
    (Fixture("sangram", "grown", seats=3, seed=110), grown),
    (Fixture("sangram", "forgetful", seats=4, seed=120, plies=30, options={"memoryAids": "off"}), lambda *_: True),
    (Fixture("sangram", "over-five", seats=5, seed=130), lambda view, count: view["phase"] == "over"),
)


def write(fixture: Fixture, wanted: Callable[[Looked, int], bool]) -> None:
    """Play games with the fixture's seats and options until one comes to such a position."""
    for seed in range(fixture.seed, fixture.seed + 400):
        table = setu.Table("sangram", fixture.seats, fixture.options, seed=seed, names=PEOPLE[: fixture.seats])
        luck = random.Random(seed)
        plies = 0
        while True:
            shown = len(table.log)
            seat = table.actor or 0
            count = len(table.moves(seat)) if not table.over else 0
            if plies >= fixture.plies and wanted(table.view(seat)["table"], count):
                with speaking(fixture.language):
                    frame = _frame(table, str(seat), shown, first=True)
                frame["log"] = frame["log"][-ENTRIES_KEPT:]
                path = BOARDS / "sangram" / "fixtures" / f"sangram.{fixture.name}.json"
                data = {"game": "sangram", "name": fixture.name, "options": dict(table.options), "frames": [frame]}
                _dump(path, data)
                print(f"{path.name}  seed {seed}, move {plies}", flush=True)
                return
            if table.over:
                break
            _play(table, luck, fixture.greedy)
            plies += 1
    raise SystemExit(f"{fixture.name}: no such position found")


if __name__ == "__main__":
    for fixture, wanted in WANTED:
        write(fixture, wanted)
