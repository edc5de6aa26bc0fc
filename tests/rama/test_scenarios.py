"""The worked examples of part 10.2, on the test board."""

from __future__ import annotations

import pytest

from rama.conftest import STRATEGY, deal, ends, key_of, names, put, rule_of, seat, texts
from setu import Table
from setu.engine.reader import Components


def test_S1_fewer_points_than_thrown():
    """RB-12, RB-18, RB-20: the cow first, then any end within six steps."""
    table = put({"at": "JAI"}, throw=6, phase="cow")
    table.play("cow AGR")
    assert ends(table) == {"stay", "e1", "e2", "e3", "BOM", "f1", "f2", "COL", "k1", "c1", "DEL", "a1"}
    table.play(">BOM")
    assert seat(table)["pawn"] == "BOM"


def test_S2_a_compulsory_stop():
    """RB-14, RB-26: nothing beyond the own town; there the card is laid and the rest of the throw is lost."""
    table = put({"at": "DEL", "holds": "bridge@AGR"}, throw=5, dice=(2, 4))
    assert ends(table) == {"stay", "a1", "AGR", "c1", "JAI", "e1", "e2", "e3"}
    events = table.play(">AGR")
    assert names(events)[:2] == ["went", "laid"]
    assert table.actor == 1


def test_S2_a_laid_town_is_walked_over():
    """RB-14: two turns later nothing stops them in Agra."""
    table = put({"at": "b1", "laid": "bridge@AGR", "holds": "spice@BOM"}, throw=3)
    assert {"a1", "DEL", "n1", "AGR"} <= ends(table)


def test_S3_own_town_occupied():
    """RB-15, R6: it may be passed, but nobody stops there, and nothing is laid."""
    table = put({"at": "DEL", "holds": "bridge@AGR"}, {"at": "AGR"}, throw=4)
    assert ends(table) == {"stay", "a1", "b1", "b2", "n1", "n2", "c1", "JAI", "e1", "e2"}
    assert "laid" not in names(table.play(">b1"))


def test_S4_a_one_plays_again_after_a_stop():
    """RB-17, R29: who lays the card plays again and throws a 4."""
    table = put({"at": "a1", "holds": "spice@AGR language@PAM"}, throw=1, dice=(4,))
    table.play(">AGR")
    assert texts(table) == ["again", "done"]
    table.play("again")
    assert ends(table) == {"stay", "a1", "DEL", "c1", "JAI", "b1", "b2", "b3", "KOL", "n1", "n2"}


def test_S4_with_replay_after_stop_off_the_turn_ends():
    """R29 b."""
    table = put({"at": "a1", "holds": "spice@AGR"}, throw=1, options={"replay_after_stop": "off"})
    table.play(">AGR")
    assert table.actor == 1


def test_S4_a_one_that_stays_may_play_again():
    """RB-16, RB-17."""
    table = put({"at": "a1", "holds": "spice@AGR"}, throw=1)
    table.play("=")
    assert texts(table) == ["again", "done"]


def test_S5_a_six():
    """RB-18, R10: ten towns for the cow, an occupied one among them."""
    table = put({"at": "f3"}, {"at": "JAI"}, throw=6, phase="cow", cow="DEL")
    towns = {"AGR", "JAI", "KOL", "NAG", "BOM", "CHE", "PAM", "JAF", "KAN", "COL"}
    assert {text.split(" ")[1] for text in texts(table) if text.startswith("cow ")} == towns


def test_S5_a_pawn_leaves_the_cows_town_and_cannot_return():
    """RB-19, R10."""
    table = put({"at": "JAI"}, throw=3, cow="JAI")
    assert ends(table) == {"stay", "c1", "DEL", "a1", "e1", "e2", "e3"}
    away = put({"at": "c1"}, throw=1, cow="JAI")
    assert rule_of(away, ">JAI") == "RB-19"


def test_S6_a_free_flight():
    """RB-21, RB-22: the free ticket goes back into the supply."""
    others = ({"at": "h1", "ticket": True}, {"at": "h2", "ticket": True})
    table = put({"at": "a1", "ticket": True}, *others, throw=4, cow="KOL", supply=9)
    table.play(">f2 fly DEL-BOM free")
    assert table.view()["table"]["supply"] == 10
    assert seat(table)["score"]["tickets"] == 0


def test_S7_a_paid_flight():
    """RB-20, RB-23, RB-19: -50, and the supply shrinks; Kolkata has the cow, Colombo is reached by boat."""
    others = ({"at": "h1", "ticket": True}, {"at": "h2", "ticket": True})
    table = put({"at": "f2"}, *others, throw=5, cow="KOL", supply=10)
    assert "KOL" not in ends(table)
    assert ">COL" in texts(table)
    table.play(">JAI fly BOM-DEL paid")
    assert table.view()["table"]["supply"] == 9
    assert seat(table)["score"]["tickets"] == -50


def placed(board: Components) -> Table:
    """A table of three on the test board before placement, with A as the starting player."""
    hands = deal([{}, {"holds": "architecture@AGR deity@AGR"}, {}])
    everything = [{**hand, "free_ticket": True, "pawn": None} for hand in hands]
    for hand in everything:
        hand["open"], hand["laid"] = hand["open"] + hand["laid"], []
        hand.pop("god_face", None)
    position = {"seats": 3, "starter": 0, "active": 0, "placing": 1, "players": everything, "supply": 9}
    return Table.from_position("ramas-bridge", {**position, "key": key_of((2, 1)), "drawn": 0}, components=board)


def test_S8_placement_goes_to_the_left_neighbour(board):
    """RB-7, RB-8: A places B, B places C, C places A; never on an airport."""
    table = placed(board)
    assert rule_of(table, "place P2 DEL") == "RB-8"
    table.play("place P2 AGR")
    table.play("place P3 f4")
    assert table.actor == 2
    table.play("place P1 c1")
    assert [seat(table, number)["pawn"] for number in range(3)] == ["c1", "AGR", "f4"]


def test_S8_a_start_on_own_destinations(board):
    """RB-11, RB-27, RB-28, RB-29: both cards are laid without a movement throw; the god's 1 costs 50."""
    table = placed(board)
    for move in ("place P2 AGR", "place P3 f4", "place P1 c1", "="):
        table.play(move)
    assert seat(table, 1)["god"] == {"face": 1, "points": -50}
    assert seat(table, 1)["score"]["total"] == -200
    assert table.actor == 2


@pytest.mark.parametrize(("seats", "pile"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_S9_the_size_of_the_karma_pile(seats, pile):
    """RB-5."""
    table = Table("ramas-bridge", seats, STRATEGY, seed=1)
    assert table.view()["table"]["karma_pile"] == pile


def festival_on_top() -> dict[str, list[str]]:
    """The festival pile with Chennai on top."""
    towns = ("DEL", "AGR", "JAI", "KOL", "NAG", "BOM", "PAM", "COL", "CHE")
    return {"festival": [f"festival@{town}" for town in towns]}


def test_S10_bonus_and_finish():
    """RB-30 to RB-32, RB-45 to RB-48: Chennai stops at once, Pamban does not; then 900 + 200 + 300."""
    table = put({"at": "h1"}, {"at": "a1"}, throw=5, dice=(2, 4), piles=festival_on_top())
    table.play("bonus festival")
    assert ends(table) == {"stay", "CHE", "h2", "PAM", "f5", "f4", "f3"}
    table.play(">CHE")
    table.play("=")
    assert "PAM" in ends(table)
    table.play(">PAM")
    assert table.result.scores[0] == 1400
    assert table.result.reason == "pamban"


def test_S11_the_finisher_need_not_win():
    """RB-47, RB-48, RB-49."""
    a = {"at": "h2", "paid": 1, "laid": "deity@AGR", "god_face": 6}
    b = {"at": "a1", "holds": "spice@DEL", "laid": "food@DEL* bridge@DEL* deity@NAG", "god_face": 6}
    c = {"at": "c1", "holds": "spice@AGR food@AGR", "laid": "bridge@AGR* deity@JAI", "god_face": 1, "paid": 2}
    table = put(a, b, c, throw=1, supply=9)
    table.play(">PAM")
    assert table.result.scores == (1250, 1300, 600)
    assert table.result.winners == (1,)


CRICKETER = {"received": "cricket", "journey": "cricket"}


def test_S12_cricket_from_the_card_to_the_match():
    """RB-36, RB-40, R16, R17: only nearer ends, no stop on the way, and the goal's own card is laid."""
    a = {"at": "c1", "holds": "spice@DEL architecture@AGR food@KOL", **CRICKETER}
    table = put(a, {"at": "f3"}, throw=5, dice=(2, 4), options=STRATEGY, cow="NAG")
    assert ends(table) == {"DEL", "a1", "AGR", "b1", "b2", "n1", "n2", "e1", "e2", "e3", "BOM"}
    table.play(">b2")
    table.play("=")
    assert ends(table) == {"b3", "KOL"}
    table.play(">KOL")
    assert seat(table)["journey"] is None
    assert [card["card"] for card in seat(table)["laid"]][-1] == "food@KOL"
    assert sorted(seat(table)["open_themes"]) == ["architecture", "spice"]


def test_S13_an_eco_commitment_kept():
    """RB-41, RB-42, RB-44: a 4 fails, a 3 releases, then the movement throw."""
    table = put({"at": "b3", "holds": "transport@KOL spice@BOM"}, throw=1, dice=(2, 4, 2, 3, 2), options=STRATEGY)
    table.play(">KOL")
    table.play("eco transport")
    assert table.view()["table"]["eco_cards"] == 5
    table.play("done")
    table.play("=")
    assert seat(table)["eco_wait"] == 1
    table.play("=")
    table.play(">g2")
    assert seat(table)["eco"]["transport"] == "kept"
    assert seat(table)["score"]["eco_transport"] == 200


def test_S13_giving_up_after_the_third_failure():
    """RB-43, RB-18: 3, 5, 2, then the one who waits gives up at once, and the 6 moves the cow first."""
    a = {"at": "CHE", "laid": "material@CHE", "holds": "spice@BOM", "eco": {"material": "pending"}}
    b = {"at": "f3"}
    dice = (3, 2, 5, 2, 2, 6)
    table = put({**b, "holds": "spice@KAN"}, a, throw=2, dice=dice, options=STRATEGY)
    for move in ("=", "=", "="):
        table.play(move)
    assert texts(table) == ["giveup", "wait"]
    table.play("giveup")
    assert texts(table)[0] == "cow DEL"
    assert seat(table, 1)["score"]["eco_material"] == -50


@pytest.mark.parametrize("failures", [0, 1])
def test_S13_no_giving_up_before_the_third_failure(failures):
    """RB-43, R32: after the first or second failed turn the turn is simply over."""
    a = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}, "eco_wait": failures}
    table = put({"at": "f3", "holds": "spice@KAN"}, a, throw=2, dice=(3, 2), options=STRATEGY)
    table.play("=")
    assert table.actor == 0
    assert seat(table, 1)["eco_wait"] == failures + 1


def test_S14_monsoon_on_a_finished_bridge():
    """RB-38, RB-45, RB-46: -150, and Pamban neither stops them nor ends the game."""
    a = {"at": "f1", "karma": "monsoon"}
    b = {"at": "h2", "laid": "food@CHE"}
    food = [f"food@{town}" for town in ("DEL", "AGR", "JAI", "KOL", "NAG", "BOM", "PAM", "COL", "KAN")]
    table = put(
        a, b, throw=2, phase="karma", after="go_ends", dice=(4, 2, 1), options=STRATEGY, piles={"food": food}, cow="NAG"
    )
    before = seat(table, 1)["score"]["total"]
    table.play("give monsoon P2")
    assert seat(table, 1)["score"]["total"] == before - 150
    assert {"PAM", "f3", "CHE", "JAF", "j1"} <= ends(table)
    table.play(">j1")
    table.play("=")
    table.play(">KAN")
    assert seat(table, 1)["bridge_finished"]
    assert texts(table) == ["again", "done"]
