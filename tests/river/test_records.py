"""Golden games: written once, replayed bit for bit ever after; and damaged ones."""

from __future__ import annotations

import json

import pytest

from river.golden import DIGESTS, FOLDER, digests
from setu import BadRecord, Table
from setu.engine.record import Record
from setu.games.river.codes import ending

RECORDS = sorted(FOLDER.glob("*.setu"))
KEPT = json.loads(DIGESTS.read_text(encoding="utf-8"))
ENDS = {
    "river-dragons-2": ("arrival", [1, 2]),
    "river-dragons-2-limit": ("limit", [1, 1]),
    "river-dragons-2-open": ("arrival", [2, 1]),
    "river-dragons-2-resign": ("resign", [2, 1]),
    "river-dragons-3": ("arrival", [2, 2, 1]),
    "river-dragons-3-agreement": ("agreement", [2, 1, 2]),
    "river-dragons-4-assisted": ("arrival", [2, 2, 1, 2]),
    "river-dragons-5": ("arrival", [2, 2, 2, 1, 2]),
    "river-dragons-6-cap": ("cap", [2, 2, 2, 2, 2, 1]),
    "sunderbans-2-there-and-back": ("arrival", [2, 1]),
    "sunderbans-3": ("cap", [2, 2, 1]),
    "sunderbans-4": ("arrival", [2, 2, 1, 2]),
    "sunderbans-6-options": ("cap", [2, 2, 2, 1, 2, 2]),
}


def test_there_is_a_golden_game_for_each_kind_of_table_and_every_way_to_end():
    assert {path.stem for path in RECORDS} == set(ENDS) == set(KEPT)
    assert {reason for reason, _ in ENDS.values()} == set(ending.NAMES) - {""}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_ends_as_it_did(path):
    table = Record.load(path).verify()
    assert (table.result.reason, list(table.result.places)) == ENDS[path.stem]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_has_the_same_state_after_every_move(path):
    assert digests(Record.load(path).replay()) == KEPT[path.stem].split()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_written_again_letter_for_letter(path):
    record = Record.load(path)
    assert record.replay().record().text() == path.read_text(encoding="utf-8")


def source() -> str:
    return next(path for path in RECORDS if path.stem == "river-dragons-4-assisted").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rules river-dragons/2", "rules river-dragons/1", "rules"),
        ("game river-dragons", "game river-otters", "no game"),
        ("+i", "+q", "cannot|no move|Move"),
        (" by arrival", " by magic", "result"),
        ("setu record 1", "setu record 9", "format"),
        ("chance starts", "chance stops", "chance"),
    ],
)
def test_a_damaged_record_is_refused(old, new, reason):
    assert old in source()
    with pytest.raises(ValueError, match=reason):
        Record.parse(source().replace(old, new, 1)).verify()


def test_a_record_with_another_key_is_refused():
    line = next(line for line in source().splitlines() if line.startswith("key "))
    with pytest.raises(BadRecord, match="commitment"):
        Record.parse(source().replace(line, "key " + "11" * 32)).verify()


def test_a_game_in_play_is_recorded_without_its_key():
    table = Table("sunderbans", 2, seed=3)
    table.play("S1", 0)
    assert "key" not in {line.split()[0] for line in table.record().text().splitlines()}


def test_a_record_survives_json():
    record = Record.parse(source())
    assert Record.parse(json.dumps(json.loads(record.json()))) == record
