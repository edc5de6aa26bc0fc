"""The scenarios of the specification, part 10."""

from __future__ import annotations

import pytest

from river.conftest import actor, at, moves, names, player, rule_against, seat_of
from setu import IllegalMove, Table


def hand(game, seats, colour):
    table = Table(game, seats, seed=1)
    return {card["name"] for card in table.view(seat_of(table, colour))["table"]["cards"]}


ACTIONS = {"S1", "S2", "P1", "P2", "RM", "M1", "M2", "JP"}


def test_SC_1_blue_of_three_in_sunderbans_holds_eight_actions_and_two_blocks():
    assert hand("sunderbans", 3, "blue") == ACTIONS | {"Xy", "Xg"}


def test_SC_1_pink_of_two_in_river_dragons_holds_eight_actions_and_one_dragon():
    assert hand("river-dragons", 2, "pink") == ACTIONS | {"Xk"}


def test_SC_2_a_blocked_player_does_not_act():
    table = at("S", 5, plays="red S1, green Xr, blue S1", slot=4, first="red")
    assert actor(table) == "blue"


def test_SC_2_green_and_blue_do_nothing_and_yellow_places_a_stone():
    table = at("S", 5, plays="red Xg, green Xb, blue M1, yellow S1, purple Xr", slot=4)
    assert actor(table) == "yellow"
    assert names(table.log[0].events) == ["revealed"] * 5 + ["blocked"]
    assert player(table, "blue")["space"] == "V3"


def test_SC_3_a_blocked_dragon_still_works_and_blue_loses_no_plank():
    table = at("RD", 6, plays="pink Xg, green Xb, blue P1, red S1", slot=4, first="blue")
    assert actor(table) == "red"
    assert player(table, "blue")["reserve"] == ["b1", "b2", "b3", "b4", "b5", "b6"]


def test_SC_4_red_may_take_r1_g5_or_the_bare_stone_on_i15():
    table = at(
        "S",
        5,
        stones="i9 i10 i11 i12 i13 i14 i15",
        planks="r1:i10-i11 g5:i9-i13 b4:i9-i14 g3:i11-i12",
        reserve={"red": "r4 r3 r2 g6"},
        plays="red RM",
    )
    assert set(moves(table)) == {"-r1", "-g5", "-i15"}
    assert rule_against(table, "-g3") == "DL-63"
    assert rule_against(table, "-b4") == "DL-63"


def test_SC_4_without_its_number_the_third_colour_forbids_b4():
    table = at("S", 5, stones="i9 i14 i15", planks="b4:i9-i14", reserve={"red": "r3 r2 g6"}, plays="red RM")
    assert rule_against(table, "-b4") == "DL-64"


SC_5 = {
    "stones": "i10 i11 i12 i15 i19",
    "planks": "b4:i11-i12 g1:i10-i11 r3:i12-i15 p5:i12-i19",
    "pawns": "green@b4 yellow@p5",
}


def test_SC_5_green_steps_to_g1_or_r3_but_not_to_the_occupied_p5():
    table = at("RD", 6, **SC_5, plays="green M1")
    assert set(moves(table)) == {">g1", ">r3"}
    assert rule_against(table, ">p5") == "DL-71"


SC_6 = {
    "seats": 6,
    "stones": "i2 i3 i4 i7",
    "planks": "g2:i2-i4 r1:i2-V2 y3:i2-i7 b2:i3-i4",
    "pawns": "green@g2 blue@b2 yellow@y3",
}


def test_SC_6_in_river_dragons_green_may_go_back():
    assert set(moves(at("RD", **SC_6, plays="green M2"))) == {">r1>V2", ">r1>g2"}


def test_SC_6_in_sunderbans_a_u_turn_is_a_last_resort():
    table = at("RD", **SC_6, plays="green M2", uturn="last")
    assert moves(table) == [">r1>V2"]
    assert rule_against(table, ">r1>g2") == "DL-74"


SC_7 = {"seats": 6, "stones": "i9 i10 i11 i13", "planks": "y5:i9-i13 g2:i9-i10 r1:i10-i11"}


def test_SC_7_yellow_jumps_only_over_g2_onto_r1():
    assert moves(at("RD", **SC_7, pawns="yellow@y5 green@g2", plays="yellow JP")) == ["^g2>r1"]


def test_SC_7_green_has_nothing_beyond_y5():
    table = at("RD", **SC_7, pawns="yellow@y5 green@g2", plays="green JP")
    assert player(table, "green")["space"] == "V4"


def test_SC_8_with_nobody_next_to_it_yellow_falls_back_to_V5():
    table = at("RD", **SC_7, pawns="yellow@y5 green@r1", plays="yellow JP")
    assert player(table, "yellow")["space"] == "V5"


def test_SC_9_i9_to_i13_is_for_numbers_5_and_6():
    fits = []
    for number in range(1, 7):
        table = at("RD", 6, stones="i9 i13", planks="k1:i13-V6", plays="red P1", reserve={"red": f"r{number}"})
        table.play(moves(table)[0])
        fits += [number] if table.view()["table"]["phase"] == "place" and "i9-i13" in str(moves(table)) else []
    assert fits == [5, 6]


def test_SC_9_i13_to_V6_takes_number_1_at_landing_7():
    table = at("RD", 6, stones="i5 i9 i13", plays="red P1", reserve={"red": "r1"})
    table.play("r1")
    assert moves(table) == ["r1:i13-V6"]
    table.play("r1:i13-V6")
    assert table.position()["planks"] == {"r1": "i13-V6/7"}
    assert table.view()["table"]["planks"][0]["to"] == [150, 431]


def test_SC_9_i5_to_V6_is_too_far_for_number_1_and_right_for_number_2_at_landing_4():
    table = at("RD", 6, stones="i5 i13", plays="red P1", reserve={"red": "r1"})
    table.play("r1")
    assert rule_against(table, "i5-V6") == "DL-42"
    table = at("RD", 6, stones="i5", plays="red P1", reserve={"red": "r2"})
    table.play("r2")
    table.play("i5-V6")
    assert table.position()["planks"] == {"r2": "i5-V6/4"}
    assert table.view()["table"]["planks"][0]["to"] == [129, 363]


def test_SC_10_a_plank_that_crosses_is_refused():
    table = at("RD", 6, stones="i9 i10 i14 i17", planks="b4:i9-i14", plays="red P1", reserve={"red": "r6"})
    table.play("r6")
    assert str(table.explain("i10-i17")) == "DL-43 The plank would lie on another plank."


def test_SC_10_a_narrow_angle_is_refused_with_any_number():
    for number in (4, 5, 6):
        table = at("RD", 6, stones="i11 i14 i18", planks="b2:i11-i14", plays="red P1", reserve={"red": f"r{number}"})
        table.play(f"r{number}")
        assert rule_against(table, "i11-i18") in ("DL-43", "DL-42")
    assert "too narrow" in str(table.explain("i11-i18"))


SC_11 = {"seats": 6, "stones": "i1 i2 i7 i8", "plays": "black P1"}


def test_SC_11_i7_to_V2_needs_number_4_and_lands_on_6():
    table = at("RD", **SC_11, planks="r3:i1-V2 g1:i2-V2", reserve={"black": "k3 k4"})
    table.play("k4")
    table.play("i7-V2")
    assert table.position()["planks"]["k4"] == "i7-V2/6"
    assert table.view()["table"]["planks"][-1]["to"] == [696, 145]


def test_SC_11_i7_to_V2_is_too_far_for_number_3():
    table = at("RD", **SC_11, planks="r3:i1-V2 g1:i2-V2", reserve={"black": "k3"})
    table.play("k3")
    assert rule_against(table, "i7-V2") == "DL-42"


def test_SC_11_a_village_with_three_planks_is_full():
    table = at("RD", **SC_11, planks="r3:i1-V2 g1:i2-V2 b4:i8-V2", reserve={"black": "k6"})
    table.play("k6")
    assert str(table.explain("i7-V2")) == "DL-41 V2 already carries 3 planks."


SC_12 = {"seats": 2, "stones": "i9 i13"}


def test_SC_12_who_has_touched_falls_to_the_opposite_village():
    table = at("S", **SC_12, planks="b5:i9-i13", pawns="blue@b5", touched="blue", plays="blue M1")
    assert player(table, "blue")["space"] == "V6"


def test_SC_12_who_has_not_touched_falls_to_the_start():
    table = at("S", **SC_12, planks="b5:i9-i13", pawns="blue@b5", plays="blue M1")
    assert player(table, "blue")["space"] == "V3"


def test_SC_12_pink_of_river_dragons_falls_to_the_start():
    table = at("RD", **SC_12, planks="p5:i9-i13", pawns="pink@p5", plays="pink M1")
    assert player(table, "pink")["space"] == "V3"


def test_SC_13_there_and_back_again_without_a_fall():
    table = at("S", 2, stones="i15", planks="b1:i15-V3", plays="blue M2")
    assert moves(table) == [">b1>V3"]
    events = table.play(">b1>V3")
    assert player(table, "blue")["space"] == "V3"
    assert "fell" not in names(events)[:2]


def test_SC_13_with_another_way_sunderbans_allows_only_that():
    table = at("S", 2, stones="i12 i15", planks="b1:i15-V3 b3:i12-i15", plays="blue M2")
    assert moves(table) == [">b1>b3"]


def test_SC_13_river_dragons_allows_both():
    table = at("S", 2, stones="i12 i15", planks="b1:i15-V3 b3:i12-i15", plays="blue M2", uturn="free")
    assert set(moves(table)) == {">b1>V3", ">b1>b3"}


SC_14 = {"stones": "i9 i13", "planks": "k1:i13-V6 k5:i9-i13", "pawns": "pink@k1"}


def test_SC_14_pink_may_arrive_or_turn():
    assert set(moves(at("RD", 2, **SC_14, plays="pink M2, black S1", slot=2))) == {">V6", ">k5>k1"}


def test_SC_14_arriving_ends_the_game_at_once():
    table = at("RD", 2, **SC_14, plays="pink M2, black S1", slot=2)
    table.play(">V6")
    assert table.over
    assert table.result.winners == (seat_of(table, "pink"),)
    view = table.view()["table"]
    assert view["stones"] == at("RD", 2, **SC_14, plays="pink M2, black S1", slot=2).view()["table"]["stones"]
    assert len(player(table, "black")["program"]) == 2


def test_SC_15_the_second_stone_and_the_next_players_stone_are_skipped():
    stones = " ".join(f"i{n}" for n in range(1, 27))
    table = at("S", 3, stones=stones, plays="blue S2, yellow S1, green S1", first="blue")
    assert moves(table) == ["+i27"]
    events = table.play("+i27")
    assert names(events)[:4] == ["stone", "nothing", "nothing", "nothing"]
    assert table.view()["table"]["stone_reserve"] == 0


def test_SC_16_the_edge_the_village_and_other_stones_keep_their_distance():
    table = at("RD", 2, plays="pink S1", board="open")
    assert rule_against(table, "+@20,100") == "G10"
    assert rule_against(table, "+@30,100") is None
    assert rule_against(table, "+@170,430") == "DL-30"
    assert rule_against(table, "+@180,430") is None
    table = at("RD", 2, stones="@400,440", plays="pink S1", board="open")
    assert rule_against(table, "+@400,480") == "G10"
    assert rule_against(table, "+@400,490") is None


def test_SC_16_a_point_off_the_lattice_is_refused():
    table = at("RD", 2, plays="pink S1", board="open")
    with pytest.raises(IllegalMove, match="G10 Stones go on points whose coordinates are multiples of 10"):
        table.play("+@175,600")


def test_SC_17_a_third_stone_under_the_plank_refuses_it():
    table = at("RD", 2, stones="@400,400 @480,400 @560,400", plays="pink P1", board="open")
    table.play("p5")
    assert rule_against(table, "@400,400-@560,400") == "R6"


def test_SC_17_under_a_plank_no_stone_goes_until_it_is_taken_away():
    table = at("RD", 2, stones="@400,400 @560,400", plays="pink P1, black S1", board="open")
    table.play("p5")
    table.play("@400,400-@560,400")
    assert rule_against(table, "+@480,400") == "R5"
    lying = {"stones": "@400,400 @560,400", "planks": "p5:@400,400-@560,400", "reserve": {"black": "k1"}}
    table = at("RD", 2, **lying, board="open", plays="black RM, pink S1")
    table.play("-p5")
    assert rule_against(table, "+@480,400") is None
