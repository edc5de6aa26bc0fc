"""Golden games: played once, replayed for ever. One for each way a game can end, and more."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from setu import Record
from setu.games.quarry.codes import ending

FOLDER = Path(__file__).parent / "records"
DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DIGESTS)
def test_a_golden_game_ends_in_the_same_position(name):
    table = Record.load(FOLDER / f"{name}.setu").verify()
    position = json.dumps(table.position(), sort_keys=True)
    assert hashlib.sha256(position.encode()).hexdigest() == DIGESTS[name]


def test_there_is_a_golden_game_for_every_way_to_end():
    ends = {Record.load(path).result["reason"] for path in FOLDER.glob("*.setu")}
    assert ends == set(ending.NAMES) - {""}
