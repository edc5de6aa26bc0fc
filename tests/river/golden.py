"""How the golden games were made: played once by seeded bots, then kept. `python -m river.golden` writes them anew.

Only a new number of the rules is a reason to do so. Beside the games lie the digests of the state after every move.
"""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from river.conftest import ASSISTED, at
from setu import Record, Table
from setu.bots import choose
from setu.engine.rng import new_rng

FOLDER = Path(__file__).parent / "records"
DIGESTS = FOLDER / "digests.json"


@dataclass(frozen=True)
class Golden:
    """A game that bots play: so many of a hundred moves greedily, the others at random."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    greedy: int = 75
    agreeing: int = 0  # from this round on all want to end the game
    resigning: int = 0  # the first seat gives up before this move

    def play(self) -> Table:
        return play_on(Table(self.game, self.seats, self.options, seed=self.seed), self)


GOLDEN = {
    "river-dragons-2": Golden("river-dragons", 2, greedy=100),
    "river-dragons-3": Golden("river-dragons", 3, seed=3, greedy=100),
    "river-dragons-4-assisted": Golden("river-dragons", 4, dict(ASSISTED), seed=5),
    "river-dragons-6-cap": Golden("river-dragons", 6, {"roundCap": 3}, greedy=40),
    "river-dragons-2-open": Golden("river-dragons", 2, {"board": "open", "roundCap": 4}),
    "river-dragons-3-agreement": Golden("river-dragons", 3, {"colours": "random"}, greedy=30, agreeing=3),
    "river-dragons-5": Golden("river-dragons", 5, {"misfit": "loseShort", "first": "chosen"}, greedy=100, resigning=70),
    "river-dragons-2-resign": Golden("river-dragons", 2, resigning=40),
    "sunderbans-3": Golden("sunderbans", 3, {"roundCap": 10}, greedy=60),
    "sunderbans-4": Golden("sunderbans", 4, seed=2, greedy=95),
    "sunderbans-6-options": Golden(
        "sunderbans",
        6,
        {"shoreLink": "on", "jumpLanding": "anyNext", "first": "chosen", "colours": "random", "roundCap": 4},
    ),
}


def play_on(table: Table, golden: Golden) -> Table:
    luck = random.Random(golden.seed)
    while not table.over:
        seat = luck.choice(table.pending)
        if golden.resigning and table.length > golden.resigning and not table.view()["table"]["players"][0]["out"]:
            table.resign(0)
        elif golden.agreeing and table.view()["table"]["round"] >= golden.agreeing and may_agree(table, seat):
            table.play("agree", seat)
        else:
            bot = "greedy" if luck.randrange(100) < golden.greedy else "random"
            table.play(choose(bot, table.observation(seat), new_rng(luck.getrandbits(31))), seat)
    return table


def may_agree(table: Table, seat: int) -> bool:
    return any(move.text == "agree" for move in table.moves(seat))


def round_300() -> Table:
    """R29: without a cap the last round there is, of two who cannot move."""
    table = at("RD", 2, plays="pink M1, black M2", slot=4, round=300)
    return play_on(table, Golden("river-dragons", 2, greedy=0))


def there_and_back() -> Table:
    """Sunderbans: over a finished bridge to the other side and home again."""
    bridge = "b1:i13-V6 b2:i9-i10 b3:i11-i12 b5:i9-i13 o1:i10-i11 o2:i15-V3 o3:i12-i15"
    table = at("S", 2, stones="i9 i10 i11 i12 i13 i15", planks=bridge, first="blue")
    return play_on(table, Golden("sunderbans", 2, seed=4, greedy=100))


def digests(table: Table) -> list[str]:
    """Of the whole state after the set-up and after every move."""
    states = (table.state_at(number) for number in range(table.length))
    return [hashlib.sha256(state.tobytes()).hexdigest()[:12] for state in states]


def write() -> None:
    played = {name: golden.play() for name, golden in GOLDEN.items()}
    played |= {"river-dragons-2-limit": round_300(), "sunderbans-2-there-and-back": there_and_back()}
    for old in FOLDER.glob("*.setu"):
        old.unlink()
    for name, table in played.items():
        Record.of(table).save(FOLDER / f"{name}.setu")
    kept = {name: " ".join(digests(table)) for name, table in sorted(played.items())}
    DIGESTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
