"""What is exported is whole: whoever has only the JSON knows every move, refusal and event."""

from __future__ import annotations

import json
import math
import subprocess
import sys

import pytest

from setu import Table
from setu.engine.export import exported
from setu.engine.game import games
from setu.engine.words import DeclaredWords

DECLARED = [name for name, game in games().items() if isinstance(game.words, DeclaredWords)]


def value(extent, b):
    """A number that may depend on the board."""
    if isinstance(extent, int):
        return extent
    return extent["constant"] + sum(
        factor * math.prod(int(getattr(b, name)) for name in names) for factor, names in extent["products"]
    )


def sizes(argument, b):
    """The sizes of an argument, or of the parts of a pair."""
    parts = argument.get("parts", [argument])
    return [part["size"] if isinstance(part["size"], int) else int(getattr(b, part["size"])) for part in parts]


def decode(kind, b, move):
    """The arguments of a move, from the JSON alone."""
    rest, found = move - value(kind["first"], b), {}
    for argument in reversed(kind["arguments"]):
        rest, digit = divmod(rest, math.prod(sizes(argument, b)))
        found[argument["name"]] = digit + argument.get("first", 0)
    return found


@pytest.mark.parametrize("name", DECLARED)
def test_every_move_can_be_taken_apart_with_the_json_alone(name):
    told = json.loads(json.dumps(exported(name)))
    table = Table(name, seed=3)
    b, words = table._b, table.game.words
    while not table.over and len(table.log) < 12:
        for move in table.moves(table.pending[0])[:20]:
            fits = [
                kind
                for kind in told["kinds"]
                if 0 <= move.id - value(kind["first"], b) < value(kind["size"], b)
                and (not kind["phases"] or table._s.phase in kind["phases"])
            ]
            kind = words.kind_of(b, table._s, move.id)
            assert kind.name in [one["name"] for one in fits]
            one = next(one for one in fits if one["name"] == kind.name)
            assert decode(one, b, move.id) == kind.decode(b, move.id)
        table.play(table.moves(table.pending[0])[-1], table.pending[0])


@pytest.mark.parametrize("name", DECLARED)
def test_every_slot_has_a_type_and_every_code_its_place(name):
    told = exported(name)
    types = {*told["types"], "code"}
    for one in (*told["kinds"], *told["refusals"]):
        assert {slot["type"] for slot in one["slots"].values()} <= types
    for one in told["events"]:
        spoken = [part for argument in one["arguments"] for part in argument.get("parts", [argument])]
        assert {part["type"] for part in spoken} <= types
    assert [one["code"] for one in told["refusals"]] == list(range(1, len(told["refusals"]) + 1))
    assert [one["code"] for one in told["events"]] == list(range(1, len(told["events"]) + 1))


def test_sangram_tells_its_phases_warriors_and_options():
    told = exported("sangram")
    phases = {"CHOOSING": 0, "ACTING": 1, "GIVING": 2, "RECRUITING": 3, "OVER": 4}
    assert told["codes"]["phase"] == {**phases, "NAMES": ("play", "act", "give", "recruit", "over")}
    assert told["codes"]["warriors"]["VAIDIK"] == 10
    assert next(option for option in told["options"] if option["name"] == "discardPile")["values"] == ["open", "closed"]
    gift = next(kind for kind in told["kinds"] if kind["name"] == "gift")
    assert [(argument["name"], argument["size"], argument["first"]) for argument in gift["arguments"]] == [
        ("other", 5, 0),
        ("tokens", 2, 1),
    ]
    copy = next(kind for kind in told["kinds"] if kind["name"] == "copy")
    assert copy["slots"] == {"card": {"type": "card", "from": "s.played[move.seat]"}}
    most = next(why for why in told["refusals"] if why["name"] == "too-many")["slots"]["most"]
    assert most == {"type": "count", "from": {"rule": "most_returned"}}


def test_the_command_prints_it():
    done = subprocess.run(
        [sys.executable, "-m", "setu.engine.export", "sangram"], capture_output=True, text=True, check=True, timeout=120
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(exported("sangram")))
    fault = subprocess.run(
        [sys.executable, "-m", "setu.engine.export", "chess"], capture_output=True, text=True, timeout=120, check=False
    )
    assert fault.returncode == 1
    assert "sangram" in fault.stderr
