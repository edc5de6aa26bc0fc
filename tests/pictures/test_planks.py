"""The river from above: planks at their true length, on the river and in hand, and the middle of every stone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import setu
from setu.games.river.picture import slide

LENGTHS = (90, 108, 126, 144, 162, 180)
POSITION = {
    "stones": ["i9", "i10", "i11", "i13", "i15"],
    "planks": {"p6": "i15-V3", "k1": "i13-V6", "k5": "i9-i13", "p5": "i10-i11"},
}


@pytest.fixture(scope="module")
def drawn():
    table = setu.Table.from_position("river-dragons", {"seats": 2, **POSITION})
    return ElementTree.fromstring(table.svg())


def rects(drawn, stroke):
    return [
        float(rect.get("width")) + float(rect.get("stroke-width"))
        for rect in drawn.iter("{http://www.w3.org/2000/svg}rect")
        if rect.get("rx") == "2" and rect.get("stroke") == stroke
    ]


def test_R9_a_plank_on_the_river_is_as_long_as_it_is(drawn):
    assert sorted(rects(drawn, "#22160d")) == [90, 162, 162, 180]


def test_R9_planks_in_hand_are_drawn_to_the_same_scale(drawn):
    held = [90, 108, 108, 126, 126, 144, 144, 180]
    assert sorted(rects(drawn, "#f3e6c8")) == held


def test_G3_the_middle_of_every_stone_is_marked(drawn):
    marks = [one for one in drawn.iter("{http://www.w3.org/2000/svg}circle") if one.get("fill") == "#fff"]
    assert len(marks) == len(POSITION["stones"])


def river(*planks, stones=()):
    """Nothing but some planks and stones in the water."""
    board = {"size": [1000, 880], "plank_width": 12, "plank_lengths": LENGTHS, "stone_radius": 24}
    return {
        "board": board,
        "planks": [{"name": name, "number": int(name[1]), "from": start, "to": end} for name, start, end in planks],
        "stones": [{"at": at} for at in stones],
        "islets": [],
        "villages": [],
    }


@pytest.mark.parametrize(
    ("seen", "way"),
    [
        (river(("b6", [400, 400], [500, 400])), 0),
        (river(("b6", [400, 400], [500, 400]), stones=[[560, 400]]), -1),
        (river(("b6", [400, 400], [500, 400]), ("b2", [500, 400], [600, 400])), -1),
        (river(("b6", [30, 620], [130, 620])), 1),
    ],
    ids=["nothing", "a stone", "a plank that goes on", "the edge"],
)
def test_R9_what_sticks_out_is_slid_to_where_it_disturbs_least(seen, way):
    slid = slide(seen, seen["planks"][0], spare=80)
    assert (slid > 0) - (slid < 0) == way
    assert abs(slid) <= 40
