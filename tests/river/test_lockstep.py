"""R7 and DL-80 side by side with a referee that was written from the rulings: whole games, every decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from extent import tried
from river.conftest import ASSISTED, at, moves
from river.referee import Referee
from setu import Table

TABLES = {
    "as in the box": ("river-dragons", 3, {}),
    "assisted": ("river-dragons", 4, dict(ASSISTED)),
    "open water": ("river-dragons", 2, {"board": "open", "table": "assisted"}),
    "ganges": ("sunderbans", 4, {}),
}
ROUNDS = 3
BUILDING = ("S2", "P2", "P1", "S1", "JP", "M1", "M2", "RM")  # cards in the order in which the players like them
SHORES = ("i1", "i2", "i3", "i5", "i13", "i15", "i23", "i25", "i26", "i27")  # islets with room for a twin


def choose(view, listed, luck):
    """Builds at the shores, and lays a second plank where it can."""
    if view["phase"] == "program":
        eager = [move for move in listed if move.text in BUILDING[:5]]
        return luck.choice(eager or [move for move in listed if move.text != "agree"])
    if view["phase"] == "stone":
        shore = [move for move in listed if move.targets.get("islet") in SHORES]
        return luck.choice(shore or listed)
    if view["phase"] == "place":
        joined = {tuple(plank["supports"]) for plank in view["planks"]}
        twins = [move for move in listed if tuple(move.text.split(":")[1].split("-")) in joined]
        return luck.choice(twins or listed)
    return luck.choice(listed)


def pairs(listed):
    return {tuple(move.text.split(":")[1].split("-")) for move in listed}


def compare(referee, table, view, listed, seen):
    """What the engine offers is what the referee finds."""
    phase = view["phase"]
    names = {stone["support"]: stone["name"] for stone in view["stones"]}
    names |= {village["support"]: village["name"] for village in view["villages"]}
    if phase == "plank" and table.options["table"] == "assisted":
        assert {(names[a], names[b]): number for a, b, number in view["fits"]} == referee.fits()
    elif phase == "place":
        by_eye = table.options["table"] == "byEye" and len(view["tried"]) < 3
        tried_there = {tuple(pair) for pair in view["tried"]}
        expected = referee.places(None if by_eye else int(view["picked"][1])).keys()
        assert pairs(listed) == expected - tried_there
    elif phase == "jump":
        pawns = [player["space"] for player in view["players"]]
        others = set(pawns[: view["actor"]] + pawns[view["actor"] + 1 :])
        spoken = {tuple(move.text[1:].split(">")) for move in listed}
        assert spoken == referee.jumps(pawns[view["actor"]], others)
    seen[phase] += 1


def follow(referee, before, event, after, seen):
    """What became of a plank is what the referee says: where it lies, that it is too short there, or has no place."""
    seen[event.name] += 1
    if event.name == "lost":
        number = event.numbers[0] // 8 % 6 + 1
        assert not referee.places(number)
    elif event.name == "plank":
        lies = next(one for one in after["planks"] if one["name"] == before["picked"])
        assert tuple(lies["to"]) == referee.places(int(before["picked"][1]))[tuple(lies["supports"])]
        seen["twins"] += lies["supports"] in [plank["supports"] for plank in before["planks"]]
    elif event.name == "short":
        assert tuple(after["tried"][-1]) not in referee.places(int(before["picked"][1]))


@pytest.mark.parametrize("kind", TABLES)
def test_R7_in_lockstep_with_a_referee_of_our_own(kind):
    game, seats, options = TABLES[kind]
    seen: Counter[str] = Counter()
    for seed in range(tried(500, gate=12) // len(TABLES)):
        luck = random.Random(seed)
        table = Table(game, seats, {**options, "roundCap": ROUNDS}, seed=seed)
        while not table.over:
            seat = luck.choice(table.pending)
            view = table.view(seat)["table"]
            if view["phase"] == "stone" and kind == "open water":  # thousands of places, and any will do
                table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
                continue
            listed = table.moves(seat)
            referee = Referee(view)
            if view["phase"] in ("plank", "place", "jump"):
                compare(referee, table, view, listed, seen)
            events = table.play(choose(view, listed, luck), seat)
            if view["phase"] in ("plank", "place") and events:
                follow(referee, view, events[0], table.view()["table"], seen)
    assert seen["place"] > 0
    assert seen["twins"] > 0 or kind == "open water"


def test_DL_80_the_referee_and_the_engine_agree_on_jumps_over_twins():
    twins = {"stones": "i9 i13", "planks": "k1:i13-V6 b6:i13-V6 y5:i9-i13"}
    for jumper, jumped in (("b6", "k1"), ("k1", "b6"), ("V6", "k1"), ("y5", "b6")):
        table = at("RD", 6, **twins, pawns=f"blue@{jumper} yellow@{jumped}", plays="blue JP")
        spoken = {tuple(text[1:].split(">")) for text in moves(table)}
        assert spoken == Referee(table.view()["table"]).jumps(jumper, {jumped})
