"""Positions: written and read back, and refused with a reason."""

from __future__ import annotations

import json

import pytest

from river.conftest import at, lay_programs, program
from setu import BadPosition, Table

BASE = {
    "seats": 2,
    "key": "00" * 32,
    "stones": ["i9", "i13"],
    "planks": {"k1": "i13-V6", "k5": "i9-i13"},
    "pawns": {"pink": "k1"},
}
PROGRAMS = {"pink": program(1, "M1"), "black": program(1, "S1")}


def again(table: Table) -> Table:
    return Table.from_position(table.game, json.loads(json.dumps(table.position())))


@pytest.mark.parametrize(
    "table",
    [
        lambda: Table("river-dragons", 4, seed=1),
        lambda: Table("sunderbans", 3, {"first": "chosen"}, seed=1),
        lambda: at("RD", 2, stones="i13 i9", planks="k1:i13-V6", plays="pink P2"),
        lambda: at("RD", 2, stones="i1@522,110", plays="pink S2", stoneSpot="fine"),
        lambda: at(
            "RD", 2, stones="- @400,400 - @480,400", planks="p1:@400,400-@480,400", plays="pink S1", board="open"
        ),
        lambda: at("S", 2, stones="i13", planks="o1:i13-V6", touched="blue", pawns="blue@o1", plays="blue M2"),
    ],
)
def test_a_position_is_read_back_to_the_byte(table):
    one = table()
    assert again(one)._state.tobytes() == one._state.tobytes()


def test_a_position_holds_the_programs_and_the_tries():
    table = at("RD", 2, stones="i9 i13 i14 i10", planks="k1:i13-V6", plays="pink P1", table="byEye")
    table.play("p3")
    table.play("i9-i13")
    assert table.position()["tried"] == ["i9-i13"]
    assert again(table)._state.tobytes() == table._state.tobytes()


def test_a_position_may_leave_out_what_the_setup_gives():
    table = Table.from_position("river-dragons", {"seats": 2})
    assert table.view()["table"]["phase"] == "program"


def test_with_all_programs_play_goes_on():
    table = Table.from_position("river-dragons", {**BASE, "program": PROGRAMS, "first": "pink"})
    assert [move.text for move in table.moves()] == [">k5", ">V6"]


REFUSED = {
    "an unknown field": ({"stoned": []}, "no “stoned”"),
    "stones that are no list": ({"stones": "i9"}, "“stones” cannot be “i9”"),
    "a stone that is no text": ({"stones": [9]}, "“stones” cannot be “9”"),
    "a stone twice": ({"stones": ["i9", "i9"]}, "already"),
    "a stone on no islet": ({"stones": ["i99"]}, "i1 to i27"),
    "a stone in the water": ({"stones": ["@400,400"]}, "Stones go on islets"),
    "planks that are no table": ({"planks": ["k1"]}, '“planks” cannot be “["k1"]”'),
    "a plank nowhere": ({"planks": {"k1": "there"}}, "planks k1"),
    "a plank without a stone": ({"planks": {"k1": "i1-V2"}}, "no stone on i1"),
    "a plank too short": ({"planks": {"k1": "i9-i13"}}, "too short"),
    "a plank of an absent colour": ({"planks": {"r6": "i9-i13"}}, "colour that plays"),
    "an unknown plank": ({"planks": {"z6": "i9-i13"}}, "no plank"),
    "a landing out of reach": ({"planks": {"k1": "i13-V6/0"}}, "landing"),
    "a landing that is not there": ({"planks": {"k1": "i13-V6/99"}}, "landing"),
    "a landing between stones": ({"planks": {"k5": "i9-i13/3"}, "pawns": {}}, "landing"),
    "a plank also lost": ({"lost": ["k1"]}, "two places"),
    "a plank also in reserve": ({"reserve": {"black": ["k1"]}}, "two places"),
    "a reserve of three colours": (
        {"seats": 3, "planks": {}, "pawns": {}, "stones": [], "reserve": {"blue": ["b1", "r2", "y3"]}},
        "more than two colours",
    ),
    "a number twice in a reserve": (
        {"planks": {}, "pawns": {}, "reserve": {"black": ["k1", "p1"]}},
        "black has planks of the same number in reserve: p1, k1",
    ),
    "a pawn on no plank": ({"pawns": {"pink": "k2"}}, "“k2”: no such plank lies on the board"),
    "two pawns on a plank": ({"pawns": {"pink": "k1", "black": "k1"}}, "another pawn"),
    "a pawn nowhere": ({"pawns": {"pink": "sea"}}, "“pawns pink” cannot be “sea”"),
    "a pawn of nobody": ({"pawns": {"red": "V1"}}, "“pawns” cannot be “red”. Expected: pink, black"),
    "a pawn at its goal": ({"pawns": {"pink": "V6"}}, "has arrived"),
    "touching on a one-way trip": ({"touched": ["pink"]}, "one-way"),
    "wrong colours": ({"colours": ["pink", "red"]}, "“colours” cannot be “red”"),
    "a colour that is none": ({"colours": ["mauve", "black"]}, "“colours” cannot be “mauve”"),
    "a colour twice": ({"colours": ["pink", "pink"]}, '“colours” cannot be “["pink", "pink"]”'),
    "a program of six cards": ({"program": {"pink": ["S1"] * 6}}, "program pink"),
    "a card twice": ({"program": {"pink": ["S1", "S1"]}}, "only one of it"),
    "two blocks": (
        {"seats": 3, "planks": {}, "pawns": {}, "stones": [], "program": {"blue": ["Xr", "Xy"]}},
        "Only one of these cards",
    ),
    "a card that is none": ({"program": {"pink": ["Q9"]}}, "no card"),
    "a slot without programs": ({"slot": 3}, "until all have five"),
    "a round that is none": ({"round": -1}, "0 – 300"),
    "an unknown phase": ({"phase": "asleep"}, "phase"),
    "acting without an actor": ({"phase": "stone", "program": PROGRAMS}, "Cards are resolved, but nobody acts."),
    "acting without a slot": (
        {"phase": "stone", "program": PROGRAMS, "actor": "pink", "left": 1},
        "Cards are resolved, but no slot is turned up.",
    ),
    "acting with nothing to do": (
        {"phase": "stone", "program": PROGRAMS, "actor": "pink", "slot": 1, "left": 0},
        "pink acts, but has nothing left to do.",
    ),
    "acting before all have laid": (
        {"phase": "stone", "program": {"pink": PROGRAMS["pink"]}, "actor": "pink", "slot": 1, "left": 1},
        "Cards are resolved, but black has not laid all five.",
    ),
    "an action that is not the card's": (
        {"phase": "remove", "program": PROGRAMS, "actor": "pink", "slot": 1, "left": 1},
        "card M1",
    ),
    "a place without a plank in hand": (
        {"phase": "place", "program": {**PROGRAMS, "pink": program(1, "P1")}, "actor": "pink", "slot": 1, "left": 1},
        "The place of a plank is asked for, but no plank is chosen.",
    ),
    "a plank chosen too early": (
        {"phase": "program", "picked": "k2"},
        "Plank k2 is chosen, but no place is asked for.",
    ),
    "a plank of somebody else": (
        {
            "phase": "place",
            "program": {**PROGRAMS, "pink": program(1, "P1")},
            "actor": "pink",
            "slot": 1,
            "left": 1,
            "picked": "k2",
            "reserve": {"black": ["k2"]},
        },
        "Plank k2 is not in the reserve of pink.",
    ),
    "programming with all programs": ({"phase": "program", "program": PROGRAMS}, "until all have five"),
    "an end without a reason": ({"phase": "over"}, "winners and a reason"),
    "an unknown reason": ({"phase": "over", "winners": ["pink"], "reason": "boredom"}, "reason"),
    "a first player of nobody": ({"first": "red"}, "pink, black"),
    "tries without a plank": ({"phase": "program", "tried": ["i9-i13"]}, "tried"),
    "a question without an answer": (
        {
            "stones": [],
            "planks": {},
            "pawns": {},
            "phase": "remove",
            "program": {**PROGRAMS, "pink": program(1, "RM")},
            "actor": "pink",
            "slot": 1,
            "left": 1,
        },
        "Nobody could answer",
    ),
}


@pytest.mark.parametrize(("change", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_a_position_that_cannot_stand_is_refused(change, reason):
    with pytest.raises(BadPosition) as refused:
        Table.from_position("river-dragons", {**BASE, **change})
    assert reason in str(refused.value)


def test_a_position_of_more_stones_than_there_are_is_refused():
    points = [f"@{x},{y}" for x in range(200, 700, 50) for y in (300, 360, 420)]
    with pytest.raises(BadPosition, match="only 27 stones"):
        Table.from_position("river-dragons", {"seats": 2, "options": {"board": "open"}, "stones": points})


def test_while_cards_are_laid_a_position_keeps_them():
    table = Table("river-dragons", 2, seed=1)
    lay_programs(table, {"pink": "S1 Xk P2"})
    assert table.position()["program"]["pink"] == ["S1", "Xk", "P2"]
    assert again(table)._state.tobytes() == table._state.tobytes()
