"""Moving, jumping, falling, winning: DL-70 to DL-92, and the rulings on them."""

from __future__ import annotations

import pytest

from river.conftest import actor, at, moves, names, player, rule_against, seat_of
from setu import Table
from setu.engine.record_view import record_view
from setu.games.river import pawns

BRIDGE = {
    "seats": 6,
    "stones": "i9 i10 i11 i13",
    "planks": "k1:i13-V6 y5:i9-i13 g2:i9-i10 r1:i10-i11",
}


def test_DL_70_planks_on_one_stone_and_a_plank_and_its_village_are_adjacent():
    assert set(moves(at("RD", **BRIDGE, pawns="pink@V2 blue@y5", plays="blue M1"))) == {">k1", ">g2"}
    assert set(moves(at("RD", **BRIDGE, pawns="blue@k1", plays="blue M1"))) == {">y5", ">V6"}
    assert rule_against(at("RD", **BRIDGE, pawns="blue@k1", plays="blue M1"), ">r1") == "DL-70"


SHORE = {"seats": 6, "stones": "i1 i2", "planks": "r3:i1-V2 g1:i2-V2", "pawns": "blue@r3"}


def test_DL_70_R14_two_planks_of_one_village_are_not_adjacent():
    assert moves(at("RD", **SHORE, plays="blue M1")) == [">V2"]


def test_R14_with_shore_link_they_are():
    assert set(moves(at("RD", **SHORE, plays="blue M1", shoreLink="on"))) == {">V2", ">g1"}


def test_R14_with_shore_link_a_jump_may_go_over_a_plank_of_the_same_village():
    crowd = {**SHORE, "pawns": "blue@r3 green@g1", "stones": "i1 i2 i7", "planks": "r3:i1-V2 g1:i2-V2 y3:i2-i7"}
    assert moves(at("RD", **crowd, plays="blue JP", shoreLink="on")) == ["^g1>y3"]
    assert player(at("RD", **crowd, plays="blue JP"), "blue")["space"] == "V1"


def test_DL_71_a_plank_is_free_if_no_other_pawn_stands_on_it():
    table = at("RD", **BRIDGE, pawns="blue@y5 green@g2", plays="blue M1")
    assert moves(table) == [">k1"]
    assert rule_against(table, ">g2") == "DL-71"


def test_DL_72_one_step_in_any_direction():
    table = at("RD", **BRIDGE, pawns="blue@g2", plays="blue M1")
    assert set(moves(table)) == {">y5", ">r1"}
    assert rule_against(table, ">y5>k1") == "DL-72"
    table.play(">y5")
    assert player(table, "blue")["space"] == "y5"


def test_DL_72_R21_a_pawn_may_enter_any_adjacent_village():
    table = at("RD", **BRIDGE, pawns="blue@k1", plays="blue M1")
    table.play(">V6")
    assert player(table, "blue")["space"] == "V6"


def test_DL_73_R15_R16_two_steps_exactly():
    table = at("RD", **BRIDGE, pawns="blue@y5", plays="blue M2")
    assert set(moves(table)) == {">k1>V6", ">k1>y5", ">g2>r1", ">g2>y5"}
    assert rule_against(table, ">k1") == "DL-73"


def test_DL_73_a_first_step_into_the_goal_ends_the_game():
    table = at("RD", **BRIDGE, pawns="pink@k1", plays="pink M2")
    assert rule_against(table, ">V6>k1") == "DL-91"
    table.play(">V6")
    assert table.over


def test_R16_up_to_allows_one_step():
    table = at("RD", **BRIDGE, pawns="blue@y5", plays="blue M2", move2="upTo")
    assert {">k1", ">g2", ">g2>r1"} <= set(moves(table))


def test_R16_village_stop_allows_one_step_into_a_village():
    table = at("RD", **BRIDGE, pawns="blue@k1", plays="blue M2", move2="villageStop")
    assert ">V6" in moves(table)
    assert rule_against(table, ">y5") == "DL-73"


def test_DL_74_R18_river_dragons_may_turn_round_also_from_a_village():
    assert ">k1>V6" in moves(at("RD", **BRIDGE, pawns="blue@V6", plays="blue M2"))


def test_DL_74_R17_sunderbans_turns_round_only_if_there_is_no_other_movement():
    dead_end = {"stones": "i9 i13 i14", "planks": "b5:i9-i13 o4:i9-i14", "pawns": "blue@b5"}
    assert moves(at("S", 2, **dead_end, plays="blue M2")) == [">o4>b5"]
    way_out = {"stones": "i9 i13 i14", "planks": "b5:i9-i13 o4:i9-i14 o1:i13-V6", "pawns": "blue@b5"}
    table = at("S", 2, **way_out, plays="blue M2")
    assert moves(table) == [">o1>V6"]
    assert rule_against(table, ">o4>b5") == "DL-74"


@pytest.mark.parametrize("move2", ["upTo", "villageStop"])
def test_DL_74_a_one_step_path_counts_as_another_movement(move2):
    table = at("S", 2, stones="i13", planks="o1:i13-V6", pawns="blue@o1", plays="blue M2", move2=move2)
    assert moves(table) == [">V6"]


def test_DL_74_a_step_that_ends_the_game_counts_as_another_movement():
    table = at(
        "S",
        2,
        stones="i15 i12",
        planks="b1:i15-V3 b3:i12-i15",
        pawns="blue@b1",
        touched="blue",
        plays="blue M2",
    )
    assert moves(table) == [">V3"]
    assert rule_against(table, ">b3>b1") == "DL-74"


def test_DL_75_without_a_first_step_the_pawn_falls():
    table = at("RD", **BRIDGE, pawns="blue@r1 green@g2", plays="blue M1")
    assert player(table, "blue")["space"] == "V1"


def test_DL_75_R23_a_fall_is_no_arrival():
    """Black, cut off in V1, falls to V6; on a round trip a fall to the goal would touch it, and does not."""
    table = at("S", 2, pawns="blue@V1", plays="blue JP")
    assert player(table, "blue")["space"] == "V3"
    assert not player(table, "blue")["touched"]


def test_R22_stuck_in_the_own_village_changes_nothing():
    assert player(at("RD", 2, plays="pink M2"), "pink")["space"] == "V3"


def test_R22_stuck_in_a_foreign_village_goes_back():
    assert player(at("RD", 2, pawns="pink@V2", plays="pink M2"), "pink")["space"] == "V3"


def test_DL_80_a_jump_lands_beyond_the_jumped_pawn():
    table = at("RD", **BRIDGE, pawns="blue@g2 yellow@y5", plays="blue JP")
    assert moves(table) == ["^y5>k1"]
    table.play("^y5>k1")
    assert player(table, "blue")["space"] == "k1"


def test_DL_80_R20_a_jump_may_start_from_a_village():
    assert moves(at("RD", **BRIDGE, pawns="blue@V6 yellow@k1", plays="blue JP")) == ["^k1>y5"]


def test_DL_80_R20_a_jump_may_land_in_a_village():
    assert moves(at("RD", **BRIDGE, pawns="blue@y5 yellow@k1", plays="blue JP")) == ["^k1>V6"]


def test_DL_80_the_landing_must_be_free_beyond_and_next_to_the_jumped_pawn():
    crowd = {**BRIDGE, "stones": "i9 i10 i11 i13 i14", "planks": BRIDGE["planks"] + " b2:i10-i14"}
    table = at("RD", **crowd, pawns="yellow@y5 green@g2 red@r1", plays="yellow JP")
    assert moves(table) == ["^g2>b2"]
    assert rule_against(table, "^g2>r1") == "DL-71"
    assert rule_against(table, "^g2>k1") == "DL-80"
    assert rule_against(table, "^r1>b2") == "DL-80"


TWINS = {"seats": 6, "stones": "i9 i13", "planks": "k1:i13-V6 b6:i13-V6 y5:i9-i13"}


def test_DL_80_R7_of_two_planks_between_a_stone_and_a_village_the_village_is_the_far_end():
    assert moves(at("RD", **TWINS, pawns="blue@b6 yellow@k1", plays="blue JP")) == ["^k1>V6"]


def test_DL_80_R7_with_shore_link_both_ends_of_a_twin_are_far_ends():
    table = at("RD", **TWINS, pawns="blue@b6 yellow@k1", plays="blue JP", shoreLink="on")
    assert set(moves(table)) == {"^k1>V6", "^k1>y5"}


def test_DL_80_R7_from_the_village_a_twin_is_jumped_to_the_stone():
    table = at("RD", **TWINS, pawns="red@V6 yellow@k1", plays="red JP")
    assert set(moves(table)) == {"^k1>b6", "^k1>y5"}


def test_DL_72_R7_a_pawn_steps_from_a_plank_to_its_twin_over_the_stone():
    assert set(moves(at("RD", **TWINS, pawns="blue@b6", plays="blue M1"))) == {">k1", ">y5", ">V6"}


def test_DL_81_with_several_jumps_the_player_chooses():
    crowd = {**BRIDGE, "stones": "i9 i10 i11 i13 i14", "planks": BRIDGE["planks"] + " b2:i10-i14"}
    table = at("RD", **crowd, pawns="yellow@y5 green@g2", plays="yellow JP")
    assert set(moves(table)) == {"^g2>r1", "^g2>b2"}


def test_DL_81_pawns_in_villages_cannot_be_jumped():
    table = at("RD", **BRIDGE, pawns="blue@k1 red@V6", plays="blue JP")
    assert player(table, "blue")["space"] == "V1"


def test_DL_82_without_a_jump_the_pawn_falls():
    assert player(at("RD", **BRIDGE, pawns="blue@r1", plays="blue JP"), "blue")["space"] == "V1"


def test_R19_the_far_end_only():
    crowd = {**BRIDGE, "stones": "i9 i10 i11 i13 i14", "planks": BRIDGE["planks"] + " b4:i9-i14"}
    table = at("RD", **crowd, pawns="yellow@y5 green@g2", plays="yellow JP")
    assert moves(table) == ["^g2>r1"]


def test_R19_any_next_also_beside_the_jumped_pawn_but_never_where_it_began():
    crowd = {**BRIDGE, "stones": "i9 i10 i11 i13 i14", "planks": BRIDGE["planks"] + " b4:i9-i14"}
    table = at("RD", **crowd, pawns="yellow@y5 green@g2", plays="yellow JP", jumpLanding="anyNext")
    assert set(moves(table)) == {"^g2>r1", "^g2>b4"}
    assert rule_against(table, "^g2>y5") == "R19"


# ---- the end


def test_DL_90_DL_91_river_dragons_ends_on_arrival_by_a_jump_too():
    table = at("RD", **BRIDGE, pawns="pink@y5 blue@k1", plays="pink JP, red S1")
    events = table.play("^k1>V6")
    assert names(events) == ["jumped", "ended"]
    assert table.result.places[seat_of(table, "pink")] == 1


def test_DL_90_sunderbans_touches_first():
    table = at("S", 2, stones="i13", planks="b1:i13-V6", pawns="blue@b1", plays="blue M1")
    assert names(table.play(">V6"))[:2] == ["stepped", "touched"]
    assert not table.over
    assert player(table, "blue")["goal"] == "V3"


def test_DL_91_sunderbans_ends_on_coming_home_having_touched():
    table = at("S", 2, stones="i15", planks="b1:i15-V3", pawns="blue@b1", touched="blue", plays="blue M1")
    table.play(">V3")
    assert table.result.winners == (seat_of(table, "blue"),)
    assert table.result.reason == "arrival"


def test_DL_91_that_player_wins_alone():
    table = at("RD", **BRIDGE, pawns="pink@k1", plays="pink M1")
    table.play(">V6")
    assert sorted(table.result.places) == [1, 2, 2, 2, 2, 2]
    assert sum(table.result.scores) == 1


def test_DL_91_when_it_is_over_nothing_is_legal():
    table = at("RD", **BRIDGE, pawns="pink@k1", plays="pink M1")
    table.play(">V6")
    assert str(table.explain("S1")) == "DL-91 The game is over."


def test_DL_92_touching_counts_as_first_step_of_M2_and_the_move_goes_on():
    table = at("S", 2, stones="i13 i5", planks="b1:i13-V6 o2:i5-V6", pawns="blue@b1", plays="blue M2")
    events = table.play(">V6>o2")
    assert names(events)[:3] == ["stepped", "touched", "stepped"]
    assert player(table, "blue")["touched"]
    assert player(table, "blue")["space"] == "o2"


def test_R29_at_the_cap_the_nearest_to_the_goal_wins():
    table = at(
        "RD", 2, stones="i13", planks="k1:i13-V6", pawns="pink@k1", plays="black JP, pink Xk", slot=5, roundCap=1
    )
    assert table.over
    assert table.result.reason == "cap"
    assert table.result.winners == (seat_of(table, "pink"),)


def test_R29_equals_share_the_victory():
    table = at("RD", 2, plays="pink JP, black JP", slot=5, roundCap=1)
    assert table.result.winners == (0, 1)


def test_R29_who_has_touched_is_before_who_has_not():
    table = at("S", 2, touched="blue", pawns="blue@V6", plays="blue JP, orange JP", slot=5, roundCap=1)
    assert table.result.winners == (seat_of(table, "blue"),)


def test_R29_the_distance_is_the_least_between_rest_points_and_landings():
    table = at("RD", 2, stones="i13", planks="k1:i13-V6", pawns="pink@k1 black@V6")
    b, s = record_view(table._board[0]), table._s
    assert pawns.way_to_go2(b, s, seat_of(table, "pink")) == 0
    assert pawns.way_to_go2(b, s, seat_of(table, "black")) == 700 * 700 + 18 * 18


def test_R29_the_way_left_is_told_in_millimetres_of_the_board_and_not_in_squares():
    table = at("RD", 2, stones="i13", planks="k1:i13-V6", pawns="pink@k1 black@V6", plays="black M1")
    table.resign(seat_of(table, "pink"))
    assert table.result.breakdown[seat_of(table, "black")] == {"left": 350}
    assert not table.result.points


def test_R29_no_cap_but_the_house_ends_the_game_in_round_300():
    table = at("RD", 2, plays="pink JP, black JP", slot=5, round=300, roundCap=0)
    assert table.result.reason == "limit"
    assert not at("RD", 2, plays="pink JP, black JP", slot=5, round=299, roundCap=0).over


def test_R29_a_cap_of_300_is_a_cap():
    assert at("RD", 2, plays="pink JP, black JP", slot=5, round=300, roundCap=300).result.reason == "cap"


def agreeing(seats=2):
    return Table("river-dragons", seats, {"agree": "on", "roundCap": 30}, seed=1)


def test_R29_all_may_agree_to_end():
    table = agreeing()
    for seat in (0, 1):
        table.play("agree", seat)
        for card in ("S1", "S2", "M1", "M2", "JP"):
            table.play(card, seat)
    assert table.result.reason == "agreement"
    assert table.result.places == (1, 1)


def test_R29_one_who_does_not_agree_keeps_the_game_going():
    table = agreeing()
    table.play("agree", 0)
    for seat in (0, 1):
        for card in ("S1", "S2", "M1", "M2", "JP"):
            table.play(card, seat)
    assert not table.over


def test_R29_agreeing_is_a_secret_asked_once_before_the_first_card():
    table = agreeing()
    before = table.view(1)
    table.play("agree", 0)
    assert table.view(1)["table"] == before["table"]
    assert rule_against(table, "agree") == "R29"
    table.play("S1", 1)
    assert rule_against(table, "agree", "black") == "R29"


def test_R29_agreeing_is_an_option_where_a_cap_ends_the_game():
    assert rule_against(Table("river-dragons", 2, {"roundCap": 30}, seed=1), "agree") == "R29"


def test_R29_without_a_cap_agreeing_is_always_offered():
    table = Table("river-dragons", 2, seed=1)
    for seat in (0, 1):
        table.play("agree", seat)
        for card in ("S1", "S2", "P1", "P2", "RM"):
            table.play(card, seat)
    assert table.result.reason == "agreement"


def test_R30_all_losers_share_the_last_place():
    table = at("RD", **BRIDGE, pawns="pink@k1", plays="pink M1")
    table.play(">V6")
    assert set(table.result.places) == {1, 2}
    assert table.result.breakdown[seat_of(table, "blue")]["left"] > 0


# ---- giving up


def test_of_two_players_one_who_gives_up_loses():
    table = Table("river-dragons", 2, seed=1)
    table.resign(0)
    assert (table.result.winners, table.result.reason) == ((1,), "resign")


def test_with_more_players_the_others_play_on_without_the_cards_of_who_left():
    table = at("RD", 3, plays="blue S1, red S1, yellow S1")
    table.resign(seat_of(table, "blue"))
    assert actor(table) == "red"
    assert player(table, "blue")["program"] == []


def test_who_leaves_while_programming_is_not_waited_for():
    table = Table("river-dragons", 3, seed=1)
    for seat in (0, 1):
        for card in ("S1", "S2", "M1", "M2", "JP"):
            table.play(card, seat)
    table.resign(2)
    assert table.view()["table"]["phase"] == "stone"


def test_a_jump_over_a_pawn_that_left_is_a_fall():
    table = at("RD", **BRIDGE, pawns="blue@y5 green@g2", plays="blue JP")
    table.resign(seat_of(table, "green"))
    assert player(table, "blue")["space"] == "V1"


def test_the_marker_passes_over_who_left():
    table = at("RD", 3, plays="blue JP, red JP, yellow S1", slot=5)
    table.resign(seat_of(table, "red"))
    table.play("+i1")
    view = table.view()["table"]
    assert view["players"][view["first"]]["colour"] == "yellow"


def test_the_last_one_left_wins():
    table = Table("river-dragons", 4, seed=1)
    for seat in (0, 3, 1):
        table.resign(seat)
    assert table.result.winners == (2,)


def test_a_game_that_is_given_up_while_a_plank_is_in_hand_is_read_back():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p1")
    table.resign(seat_of(table, "black"))
    assert table.view()["table"]["picked"] is None
    assert Table.from_position("river-dragons", table.position())._state.tobytes() == table._state.tobytes()


def test_DL_20_a_block_works_on_though_its_player_has_left():
    table = at("RD", 3, plays="blue S1, red Xy, yellow S1")
    table.resign(seat_of(table, "red"))
    told = [str(event) for event in table.play("+i9")]
    assert told[1] == "Yellow is blocked by somebody who has left: “place 1 stone” does nothing."
