"""Component files: every fault is named with its line."""

from __future__ import annotations

import json
import tomllib

import pytest

from setu import BadComponents, Table
from setu.engine.reader import Components
from setu.games.quarry import board

GOOD = board.box("standard").source


def swapped(before, after):
    assert before in GOOD
    return GOOD.replace(before, after, 1)


FAULTS = {
    "not TOML": (swapped("rows = 9 ", "rows == 9 "), "line 9: this is neither good TOML nor good JSON"),
    "not JSON": ('{"board": ', "line 1: this is neither good TOML nor good JSON"),
    "empty": ("", "line 1, board: this entry is missing"),
    "a missing number": (swapped("rows = 9 ", "# "), "board.rows: this entry is missing"),
    "a missing stone": (GOOD.replace("[stones.arch]", "[stones.ark]"), "stones.ark: expected these entries: arch"),
    "a misspelt entry": (swapped("quarry = 2 ", "quary = 2 "), "board.quary: expected these entries"),
    "no width": (swapped("width = 10", "width = 0"), "line 8, board.width: expected a whole number from 1 to 26"),
    "a wide board": (swapped("width = 10", "width = 27"), "line 8, board.width"),
    "a word": (swapped("width = 10", 'width = "ten"'), "line 8, board.width: expected a whole number"),
    "a fraction": (swapped("rows = 9 ", "rows = 9.5 "), "line 9, board.rows: expected a whole number"),
    "truth": (swapped("rows = 9 ", "rows = true "), "line 9, board.rows: expected a whole number"),
    "too large": (swapped("rows = 9 ", "rows = 40 "), "line 9, board.rows: expected a whole number from 2 to 25"),
    "deep quarries": (
        swapped("quarry = 2", "quarry = 5"),
        "line 10, board.quarry: expected a whole number from 1 to 4",
    ),
    "no height": (swapped("max_height = 5", "max_height = 8"), "line 11, board.max_height"),
    "fewer than none": (swapped("count = 6", "count = -1"), "line 14, stones.block.count: expected a whole number"),
    "no stones": (GOOD.replace("count = ", "count = 0 # "), "stones: expected 1 to 40 in all, found 0"),
    "too many": (swapped("count = 6", "count = 40"), "stones: expected 1 to 40 in all, found 59"),
    "points": (
        swapped("points = 36", "points = 5000"),
        "line 51, stones.bridge.points: expected a whole number from 0 to 1,000, found 5000",
    ),
    "stones as a list": ("stones = []\n[board]\nwidth=3\nrows=4\nquarry=1\nmax_height=5", "line 1, stones: expected"),
}


@pytest.mark.parametrize(("source", "answer"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named_with_its_line(source, answer):
    with pytest.raises(BadComponents, match=answer):
        Table("quarry", components=Components(source, "own.toml"))


def test_a_box_may_be_written_in_json(tmp_path):
    path = tmp_path / "box.json"
    path.write_text(json.dumps(tomllib.loads(GOOD), indent=1), encoding="utf-8")
    assert Table("quarry", components=path, seed=1)._board.tobytes() == Table("quarry")._board.tobytes()


def test_a_fault_in_json_has_a_line_too(tmp_path):
    data = tomllib.loads(GOOD)
    data["stones"]["arch"]["count"] = "one"
    path = tmp_path / "box.json"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"stones\.arch\.count") as refused:
        Table("quarry", components=path)
    line = int(str(refused.value).split("line ")[1].split(",")[0])
    assert '"count": "one"' in path.read_text(encoding="utf-8").splitlines()[line - 1]


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadComponents, match=r"nothing.toml cannot be read"):
        Table("quarry", components=tmp_path / "nothing.toml")
