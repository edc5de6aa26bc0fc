"""Numbers of chance made by the Python side, for the page's own sums to be tested against.

python web/tools/write_luck_fixture.py
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from setu import Table
from setu.engine.commitment import Commitment, commit, make_key
from setu.engine.rng import ROUNDS, chacha_word, key_from_bytes
from setu.fairness import draws_of, redrawn

FIXTURE = Path(__file__).resolve().parents[1] / "src" / "check" / "fixtures" / "luck.json"
TABLE, SECRET = "fixtureTable", bytes(range(32))
SHARES = ("00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100")


def luck() -> dict[str, Any]:
    """A short game at a server with its draws, words of the stream, and draws of which some are rejected."""
    key = make_key(SECRET, SHARES)
    table = Table("ramas-bridge", 3, key=key, names=["Asha", "Bruno", "Chitra"])
    for _ in range(15):
        table.play(int(table.move_numbers()[0]))
    table.resign(table.actor)
    while not table.over:
        table.resign(table.actor)
    promise = Commitment(TABLE, commit(TABLE, table.game.rules_version, SECRET), SHARES, SECRET.hex())
    record = replace(table.record(), promise=promise)
    words = key_from_bytes(key)
    blocks = (0, 1, 7, 2**32 - 1, 2**32, 2**40 + 3)
    wide = [(block, 3_000_000_000) for block in range(12)]
    return {
        "key": key.hex(),
        "text": record.text(),
        "json": record.json(),
        "words": [[block, chacha_word(words, block, ROUNDS)] for block in blocks],
        "wide": [[block, below, *redrawn(words, block, below)] for block, below in wide],
        "draws": [
            {
                "entry": one.entry.number,
                "seat": one.entry.seat,
                "move": one.entry.move,
                "events": [],
                "draws": [{"block": draw.block, "below": draw.below, "value": draw.value} for draw in one.draws],
            }
            for one in draws_of(table)
        ],
        "blocks": int(table.position()["drawn"]),
    }


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(luck(), indent=1) + "\n", encoding="utf-8")
