"""The edge cases of the specification, part 9: E1 is the first, E38 the last."""

from __future__ import annotations

import pytest

from river.conftest import actor, at, moves, names, player, rule_against, seat_of
from setu import Table
from setu.games.river import geometry

ALL_STONES = " ".join(f"i{n}" for n in range(1, 28))


def test_E1_S1_with_an_empty_reserve_does_nothing():
    table = at("RD", 2, stones=ALL_STONES, plays="pink S1, black RM")
    assert (actor(table), table.view()["table"]["slot"]) == ("black", 1)


def test_E2_S2_with_one_stone_left_places_one():
    table = at("RD", 2, stones=ALL_STONES.removesuffix(" i27"), plays="pink S2")
    table.play("+i27")
    assert table.view()["table"]["stone_reserve"] == 0
    assert len(table.view()["table"]["stones"]) == 27


@pytest.mark.parametrize(
    ("stone", "rule"),
    [("+i9", "DL-30"), ("+i10", None)],
)
def test_E3_an_occupied_islet_takes_no_second_stone(stone, rule):
    assert rule_against(at("RD", 2, stones="i9", plays="pink S1"), stone) == rule


def test_E3_no_stone_goes_on_a_village():
    table = at("RD", 2, plays="pink S1", board="open")
    assert rule_against(table, "+@40,430") == "DL-30"


def test_E3_no_stone_goes_under_a_plank():
    table = at("RD", 2, stones="@400,400 @560,400", planks="p5:@400,400-@560,400", plays="pink S1", board="open")
    assert rule_against(table, "+@480,410") == "R5"


def test_E4_stone_cards_do_nothing_until_a_bare_stone_is_lifted():
    table = at("RD", 2, stones=ALL_STONES, plays="pink RM, black S1")
    table.play("-i14")
    assert actor(table) == "black"
    assert moves(table) == ["+i14"]


def test_E5_P1_in_the_first_slot_of_river_dragons_loses_the_picked_plank():
    table = at("RD", 2, plays="pink P1")
    assert moves(table) == ["p1!", "p2!", "p3!", "p4!", "p5!", "p6!"]
    assert names(table.play("p3"))[0] == "lost"
    assert table.view()["table"]["lost"] == ["p3"]


def test_E5_P1_in_the_first_slot_of_sunderbans_does_nothing():
    table = at("S", 2, plays="blue P1, orange S1")
    assert actor(table) == "orange"
    assert table.view()["table"]["lost"] == []


def test_E6_P2_with_one_plank_places_one():
    table = at("RD", 2, stones="i13", reserve={"pink": "p1"}, plays="pink P2, black S1")
    table.play("p1")
    table.play("i13-V6")
    assert actor(table) == "black"
    assert player(table, "pink")["reserve"] == []


@pytest.mark.parametrize(("far", "fits"), [("490,400", True), ("500,400", False)])
def test_E7_a_plank_exactly_as_long_as_the_gap_fits(far, fits):
    table = at("RD", 2, stones=f"@400,400 @{far}", reserve={"pink": "p1"}, plays="pink P1", board="open")
    assert (moves(table) == ["p1"]) == fits


def test_E8_number_6_fits_the_smallest_gap():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p6")
    assert "p6:i5-i6" in moves(table)


def test_E9_a_fourth_plank_on_a_stone_is_refused_whatever_the_colours():
    stones, planks = "i9 i10 i13 i14 i3 i17", "b5:i9-i13 r4:i9-i14 y3:i9-i10"
    table = at("RD", 6, stones=stones, planks=planks, plays="black P1")
    table.play("k6")
    assert str(table.explain("i9-i3")) == "DL-41 The stone on i9 already carries 3 planks."


def test_E10_a_second_plank_between_two_stones_is_refused_and_from_a_stone_to_a_village_legal():
    table = at("RD", 2, stones="i5 i6 i13", planks="p1:i5-i6 p2:i5-V6", plays="black P1")
    table.play("k6")
    assert rule_against(table, "i5-i6") == "R7"
    assert rule_against(table, "i5-V6") is None


def test_E11_a_plank_between_two_villages_is_refused():
    table = at("RD", 2, stones="i13", plays="black P1")
    table.play("k6")
    assert rule_against(table, "V5-V6") == "R11"


@pytest.mark.parametrize(("direction", "refused"), [((100, 57), True), ((100, 58), False)])
def test_E12_just_under_30_degrees_is_too_narrow(direction, refused):
    assert geometry.narrow(*direction, 100, 0, 3, 4) == refused


def test_E13_with_a_full_set_only_a_bare_stone_can_be_taken():
    table = at("RD", 2, stones="i5 i6 i13", planks="p1:i5-i6", plays="black RM")
    assert moves(table) == ["-i13"]


def test_E14_with_an_empty_reserve_any_unoccupied_plank_can_be_taken():
    table = at(
        "RD",
        6,
        stones="i5 i6 i13 i9 i14",
        planks="p1:i5-i6 b5:i9-i13 r4:i9-i14",
        pawns="red@r4",
        reserve={"black": ""},
        plays="black RM",
    )
    assert set(moves(table)) == {"-p1", "-b5"}


def test_E15_a_bridge_with_pawns_on_its_other_planks_may_be_cut():
    table = at(
        "RD",
        6,
        stones="i13 i9 i14",
        planks="k1:i13-V6 k5:i9-i13 r4:i9-i14",
        pawns="red@r4 blue@k1",
        reserve={"pink": "p1"},
        plays="pink RM",
    )
    table.play("-k5")
    assert (player(table, "red")["space"], player(table, "blue")["space"]) == ("r4", "k1")


def test_E16_a_stone_just_made_bare_may_be_lifted_in_the_same_slot():
    table = at("RD", 2, stones="i5 i6", planks="p1:i5-i6", reserve={"pink": "p2"}, plays="pink RM, black RM")
    table.play("-p1")
    assert "-i5" in moves(table)


def test_E17_a_lost_plank_does_not_stop_its_owner_from_taking_that_number():
    table = at("RD", 2, stones="i5 i6", planks="k1:i5-i6", lost="p1", plays="pink RM")
    assert "-k1" in moves(table)


def test_E18_M1_in_the_start_village_without_planks_falls_and_stays():
    table = at("RD", 2, plays="pink M1, black S1")
    assert player(table, "pink")["space"] == "V3"
    assert actor(table) == "black"


def test_E19_M1_in_a_cut_off_foreign_village_goes_back_to_the_start():
    assert player(at("RD", 2, pawns="pink@V1", plays="pink M1"), "pink")["space"] == "V3"


def test_E19_in_sunderbans_it_goes_to_the_opposite_village_once_touched():
    assert player(at("S", 2, pawns="blue@V1", touched="blue", plays="blue M1"), "blue")["space"] == "V6"


def test_E20_M1_with_every_adjacent_plank_occupied_falls():
    table = at(
        "RD",
        6,
        stones="i9 i13 i14",
        planks="k5:i9-i13 r4:i9-i14",
        pawns="pink@k5 red@r4",
        plays="pink M1",
    )
    assert player(table, "pink")["space"] == "V3"


def test_E21_M2_into_a_dead_end_goes_there_and_back():
    table = at("RD", 2, stones="i9 i13 i14", planks="k5:i9-i13 p4:i9-i14", pawns="pink@k5", plays="pink M2")
    assert moves(table) == [">p4>k5"]
    table.play(">p4>k5")
    assert player(table, "pink")["space"] == "k5"


def test_E22_M2_may_not_walk_through_a_pawn_but_JP_may_jump_it():
    crowd = {
        "seats": 6,
        "stones": "i9 i10 i11 i13",
        "planks": "y5:i9-i13 g2:i9-i10 r1:i10-i11",
        "pawns": "yellow@y5 green@g2",
    }
    assert player(at("RD", **crowd, plays="yellow M2"), "yellow")["space"] == "V5"
    assert moves(at("RD", **crowd, plays="yellow JP")) == ["^g2>r1"]


def test_E23_M2_may_go_through_a_village_onto_another_of_its_planks():
    table = at("RD", 6, stones="i1 i2", planks="r3:i1-V2 g1:i2-V2", pawns="blue@r3", plays="blue M2")
    assert ">V2>g1" in moves(table)


def test_E24_face_to_face_each_can_only_walk_back():
    bridge = {
        "seats": 6,
        "stones": "i9 i10 i11 i13",
        "planks": "k1:i13-V6 y5:i9-i13 g2:i9-i10 r1:i10-i11",
        "pawns": "yellow@y5 green@g2",
    }
    assert moves(at("RD", **bridge, plays="yellow M1")) == [">k1"]
    assert moves(at("RD", **bridge, plays="green M1")) == [">r1"]


def test_E25_with_the_plank_behind_occupied_the_jumper_falls():
    table = at(
        "RD",
        6,
        stones="i9 i10 i11 i13",
        planks="y5:i9-i13 g2:i9-i10 r1:i10-i11",
        pawns="yellow@y5 green@g2 red@r1",
        plays="yellow JP",
    )
    assert player(table, "yellow")["space"] == "V5"


def test_E26_a_jump_into_the_goal_village_wins():
    table = at("RD", 2, stones="i9 i13", planks="k1:i13-V6 k5:i9-i13", pawns="pink@k5 black@k1", plays="pink JP")
    assert moves(table) == ["^k1>V6"]
    table.play("^k1>V6")
    assert table.result.winners == (seat_of(table, "pink"),)


def test_E27_a_pawn_in_the_adjacent_village_cannot_be_jumped():
    table = at("RD", 2, stones="i13", planks="k1:i13-V6", pawns="pink@k1", plays="pink JP")
    assert player(table, "pink")["space"] == "V3"


def test_E28_two_players_who_block_each_other_do_nothing_else():
    table = at("RD", 2, plays="pink Xk, black Xp")
    assert table.view()["table"]["slot"] == 2


def test_E29_two_blocks_on_one_player_are_as_one():
    table = at("RD", 3, plays="red Xb, yellow Xb, blue S1")
    assert table.view()["table"]["slot"] == 2
    assert table.view()["table"]["stones"] == []


def test_E30_a_blocked_jump_with_nobody_near_does_not_fall():
    table = at("RD", 2, stones="i9 i13", planks="k5:i9-i13", pawns="pink@k5", plays="black Xp, pink JP", slot=3)
    assert player(table, "pink")["space"] == "k5"


def test_E31_after_a_win_nobody_acts_and_no_slot_is_turned_up():
    table = at(
        "RD",
        4,
        stones="i24 i26",
        planks="r1:i26-V5",
        pawns="red@r1",
        plays="blue S1, red M1, yellow S1, green S1",
        slot=4,
    )
    table.play("+i1")
    table.play(">V5")
    view = table.view()["table"]
    assert len(view["stones"]) == 3
    assert [len(one["program"]) for one in view["players"]] == [4, 4, 4, 4]


def test_E32_entering_the_own_start_without_having_touched_is_nothing():
    table = at("S", 2, stones="i15", planks="b1:i15-V3", pawns="blue@b1", plays="blue M1")
    table.play(">V3")
    assert not table.over
    assert not player(table, "blue")["touched"]


def test_E33_entering_the_opposite_village_again_is_nothing_new():
    table = at("S", 2, stones="i13", planks="b1:i13-V6", pawns="blue@b1", touched="blue", plays="blue M1")
    assert "touched" not in names(table.play(">V6"))


def test_E34_another_village_is_just_a_space():
    table = at("RD", 6, stones="i2", planks="r1:i2-V2", pawns="blue@r1", plays="blue M1")
    table.play(">V2")
    assert not table.over
    assert player(table, "blue")["space"] == "V2"


def test_E35_of_two_arrivals_in_one_slot_the_earlier_wins():
    table = at(
        "RD",
        2,
        stones="i13 i15",
        planks="k1:i13-V6 p1:i15-V3",
        pawns="pink@k1 black@p1",
        plays="black M1, pink M1",
    )
    table.play(">V3")
    assert table.result.winners == (seat_of(table, "black"),)
    assert player(table, "pink")["space"] == "k1"


def test_E36_nobody_can_take_the_plank_under_a_pawn():
    table = at("RD", 2, stones="i9 i13 i14", planks="k5:i9-i13", pawns="pink@k5", reserve={"pink": ""}, plays="pink RM")
    assert rule_against(table, "-k5") == "DL-62"


def blocking(slot):
    """A program that asks for nothing on an empty board, with a block of blue in one slot."""
    cards = ["JP", "M1", "M2", "RM"]
    cards.insert(slot - 1, "Xb")
    return cards


def test_E37_blocks_of_five_players_in_different_slots_all_work():
    slots = {"red": 1, "yellow": 2, "green": 3, "pink": 4, "black": 5}
    programs = {"blue": ["S1", "S2", "RM", "P1", "M1"], **{colour: blocking(slot) for colour, slot in slots.items()}}
    position = {"seats": 6, "key": "00" * 32, "first": "blue", "program": programs}
    table = Table.from_position("river-dragons", position)
    assert table.view()["table"]["round"] == 2
    assert table.view()["table"]["stones"] == []


def test_E38_a_stone_can_be_cut_off_from_the_shore_by_a_plank():
    stones = "@200,430 @170,340 @170,520"
    table = at("RD", 2, stones=stones, planks="p6:@170,340-@170,520", plays="black P1", board="open")
    table.play("k6")
    assert rule_against(table, "@200,430-V6") == "DL-43"
