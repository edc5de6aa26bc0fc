"""Stones, planks and removing: DL-30 to DL-66, and the rulings on them."""

from __future__ import annotations

import pytest

from river.conftest import actor, at, moves, names, player, rule_against, seat_of
from setu import IllegalMove, Table
from setu.games.river.codes import book

ALL_STONES = " ".join(f"i{n}" for n in range(1, 28))


def test_DL_30_a_stone_goes_on_any_islet_that_has_none():
    table = at("RD", 2, stones="i3 i9", plays="pink S1")
    assert moves(table) == [f"+i{n}" for n in range(1, 28) if n not in (3, 9)]


def test_DL_30_stones_go_on_islets_only():
    with pytest.raises(IllegalMove, match="DL-30 Stones go on islets"):
        at("RD", 2, plays="pink S1").play("+@500,500")


def test_DL_31_DL_44_R32_a_placed_stone_or_plank_is_never_shifted():
    table = at("RD", 2, stones="i5 i6", planks="p1:i5-i6", plays="pink S1")
    table.play("+i9")
    assert table.view()["table"]["stones"][0]["at"] == [199, 282]
    assert rule_against(at("RD", 2, stones="i9", plays="pink S1"), "+i9") == "DL-30"


def test_DL_32_without_a_stone_in_the_reserve_the_card_does_nothing():
    table = at("S", 3, stones=ALL_STONES, plays="blue S2, green RM", first="blue")
    assert actor(table) == "green"


def test_DL_33_R27_two_stones_are_two_decisions_on_two_islets():
    table = at("RD", 2, plays="pink S2")
    table.play("+i14")
    assert "+i14" not in moves(table)
    table.play("+i9")
    assert len(table.view()["table"]["stones"]) == 2


def test_DL_33_R28_with_one_stone_left_only_the_second_is_lost():
    table = at("RD", 2, stones=ALL_STONES.removeprefix("i1 "), plays="pink S2, black RM")
    events = table.play("+i1")
    assert names(events) == ["stone", "nothing"]


def test_DL_34_without_an_admissible_place_the_stone_is_lost(tmp_path):
    """A board of one islet that is taken."""
    from setu import Table
    from setu.games.river.board import box_a

    source = box_a().source
    head, tail = source.index("i2 = "), source.index("[editions.sunderbans]")
    path = tmp_path / "one-islet.toml"
    path.write_text(source[:head] + "\n" + source[tail:])
    position = {
        "seats": 2,
        "key": "00" * 32,
        "stones": ["i1"],
        "first": "pink",
        "program": {"pink": ["S1", "S2", "JP", "M1", "M2"], "black": ["RM", "S2", "JP", "M1", "M2"]},
    }
    table = Table.from_position("river-dragons", position, components=path)
    assert actor(table) == "black"
    assert table.view()["table"]["stone_reserve"] == 26


def test_DL_35_on_the_open_board_stones_go_into_the_water():
    table = at("RD", 2, plays="pink S2", board="open")
    assert len(moves(table)) == 5923
    table.play("+@500,440")
    assert table.view()["table"]["stones"][0]["at"] == [500, 440]
    assert rule_against(table, "+i9") == "DL-35"


def test_R4_stones_stand_in_the_middle_of_their_islet():
    assert rule_against(at("RD", 2, plays="pink S1"), "+i1@516,104") == "R4"


def test_R4_or_with_stone_spot_fine_anywhere_on_it():
    table = at("RD", 2, plays="pink S1", stoneSpot="fine")
    table.play("+i1@522,110")
    assert table.view()["table"]["stones"][0]["at"] == [522, 110]


def test_R5_a_place_under_a_plank_takes_no_stone():
    table = at("RD", 2, stones="@400,400 @560,400", planks="p5:@400,400-@560,400", plays="pink S1", board="open")
    assert str(table.explain("+@480,420")) == "R5 A plank lies there: no stone goes under it."
    assert rule_against(table, "+@480,430") is None


def test_DL_40_a_plank_goes_from_stone_to_stone_or_to_a_village():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p6")
    assert set(moves(table)) == {"p6:i5-i6", "p6:i5-V1", "p6:i5-V6", "p6:i6-V1", "p6:i6-V6"}


def test_DL_40_only_planks_of_the_own_reserve():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    assert str(table.explain("k6")) == "DL-40 Plank k6 is not in your reserve."


def test_DL_40_a_support_must_be_there():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p6")
    assert str(table.explain("i5-i13")) == "DL-40 There is no stone on i13."


def test_G2_two_different_supports():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p6")
    assert rule_against(table, "i5-i5") == "G2"


def test_DL_41_three_planks_on_a_stone():
    planks = "b5:i9-i13 r4:i9-i14 y3:i9-i10"
    table = at("RD", 6, stones="i9 i10 i13 i14 i3", planks=planks, plays="black P1")
    table.play("k6")
    assert rule_against(table, "i3-i9") == "DL-41"


def test_DL_42_a_plank_may_be_too_long_but_not_too_short():
    table = at("RD", 2, stones="i9 i13", planks="k1:i13-V6", plays="pink P1")
    assert rule_against(table, "p1") == "DL-49"
    table.play("p5")
    assert rule_against(table, "i9-i13") is None


def test_DL_43_R8_planks_may_meet_on_a_support_but_not_lie_on_each_other():
    table = at("RD", 2, stones="i9 i10 i14 i17", planks="k4:i9-i14", plays="pink P1")
    table.play("p6")
    assert rule_against(table, "i10-i17") == "DL-43"
    assert rule_against(table, "i14-i17") is None


def test_DL_45_the_second_plank_of_P2_sees_the_first():
    table = at("RD", 2, stones="i5 i6", plays="pink P2")
    table.play("p1")
    table.play("i5-i6")
    table.play("p6")
    assert rule_against(table, "i5-i6") == "R7"


def test_DL_46_with_an_empty_reserve_nothing_happens():
    table = at("RD", 2, stones="i5 i6", reserve={"pink": ""}, plays="pink P1, black S1")
    assert actor(table) == "black"
    assert table.view()["table"]["lost"] == ["p1", "p2", "p3", "p4", "p5", "p6"]


def test_DL_47_the_pick_is_final():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p1")
    with pytest.raises(IllegalMove, match="DL-47 You have picked p1"):
        table.play("p2:i5-i6")
    assert rule_against(table, "p2") == "DL-5"


def test_DL_47_R12_a_plank_that_fits_nowhere_is_out_of_the_game_for_good():
    table = at("RD", 2, plays="pink P2, black RM")
    table.play("p6")
    table.play("p1")
    assert table.view()["table"]["lost"] == ["p1", "p6"]
    assert player(table, "pink")["reserve"] == ["p2", "p3", "p4", "p5"]


def test_DL_48_with_misfit_keep_only_a_plank_that_fits_can_be_chosen():
    table = at("S", 2, stones="i9 i14", plays="blue P1")
    assert moves(table) == ["b4", "b5", "b6"]
    assert rule_against(table, "b3") == "DL-49"


def test_DL_48_with_none_that_fits_nothing_is_lost():
    table = at("S", 2, stones="i9 i14", reserve={"blue": "b1 b2"}, plays="blue P2, orange S1")
    assert actor(table) == "orange"
    assert player(table, "blue")["reserve"] == ["b1", "b2"]


def test_DL_49_R13_assisted_a_plank_that_fits_must_be_picked_if_there_is_one():
    table = at("RD", 2, stones="i9 i14", plays="pink P1")
    assert moves(table) == ["p4", "p5", "p6"]
    assert str(table.explain("p1")).startswith("DL-49 This plank fits nowhere, but another")


def eye(**more):
    return at("RD", 2, stones="i9 i13 i14 i10", planks="k1:i13-V6", plays="pink P1, black S1", table="byEye", **more)


def test_DL_49_R13_by_eye_any_plank_can_be_picked():
    assert moves(eye()) == ["p1", "p2", "p3", "p4", "p5", "p6"]


def test_DL_49_by_eye_a_plank_that_fits_nowhere_is_lost_at_the_pick():
    table = eye()
    events = table.play("p1")
    assert names(events)[0] == "lost"


def test_DL_49_by_eye_a_failed_try_is_told_and_struck_off():
    table = eye()
    table.play("p3")
    events = table.play("i9-i13")
    assert [str(event) for event in events] == ["Plank p3 of Pink is too short between i9 and i13."]
    assert rule_against(table, "i9-i13") == "DL-49"
    assert "p3:i9-i13" not in moves(table)


def test_DL_49_by_eye_what_is_out_of_sight_is_refused_without_a_try():
    table = eye()
    table.play("p3")
    assert str(table.explain("i10-V6")) == "DL-49 That is too far for any plank."
    assert table.view()["table"]["tried"] == []


def test_DL_49_by_eye_after_three_failed_tries_only_fitting_places_are_left():
    table = eye()
    table.play("p2")
    pairs = [move for move in moves(table) if not move.endswith(("i9-i10", "i10-i14"))]
    for pair in pairs[:3]:
        assert names(table.play(pair)) == ["short"]
    fitting = moves(table)
    assert set(fitting) <= {"p2:i9-i10", "p2:i10-i14"}
    assert names(table.play(fitting[0]))[0] == "plank"


def test_DL_49_by_eye_the_list_does_not_say_what_fits():
    table = eye()
    table.play("p2")
    assert "p2:i9-i13" in moves(table)
    assert next(move.sentence.say("en") for move in table.moves()).startswith("Pink tries")


def test_R12_lose_short_spares_the_plank_where_nothing_can_be_pointed_at():
    table = at("RD", 2, plays="pink P2, black S1", misfit="loseShort")
    assert actor(table) == "black"
    assert len(player(table, "pink")["reserve"]) == 6


def test_R12_lose_short_loses_the_plank_where_a_pair_is_in_sight():
    table = at(
        "RD", 2, stones="@400,400 @600,400", reserve={"pink": "p1"}, plays="pink P1", misfit="loseShort", board="open"
    )
    assert moves(table) == ["p1!"]
    assert names(table.play("p1"))[0] == "lost"


def test_R6_a_plank_over_a_village_is_refused():
    table = at("RD", 2, stones="@150,350 @150,510", plays="pink P1", board="open")
    table.play("p6")
    assert str(table.explain("@150,350-@150,510")) == "R6 The plank would lie over a village."


def test_R6_a_bare_islet_may_be_passed_over():
    """On the open board the points of bare islets are just water."""
    table = at("RD", 2, stones="@410,440 @590,440", plays="pink P1", board="open")
    table.play("p6")
    assert moves(table) == ["p6:@410,440-@590,440"]


def test_R7_two_stones_are_joined_only_once():
    table = at("RD", 2, stones="i5 i6", planks="k1:i5-i6", plays="pink P1", reserve={"pink": "p6"})
    table.play("p6")
    assert str(table.explain("i5-i6")) == "R7 A plank joins these two stones already."


TWIN = {"stones": "i13", "planks": "k1:i13-V6", "plays": "pink P1, black S1", "reserve": {"pink": "p6"}}


def test_R7_a_stone_and_a_village_are_joined_again_at_another_landing():
    table = at("RD", 2, **TWIN)
    assert table.view()["table"]["fits"] == [[12, book.STONES + 5, 3]]
    table.play("p6")
    assert moves(table) == ["p6:i13-V6"]
    table.play("i13-V6")
    assert table.position()["planks"] == {"p6": "i13-V6/4", "k1": "i13-V6/7"}


def test_R7_a_written_position_keeps_both_planks_and_their_landings():
    table = at("RD", 2, **TWIN)
    table.play("p6")
    table.play("i13-V6")
    again = Table.from_position("river-dragons", table.position())
    assert again.position() == table.position()
    assert [plank["to"] for plank in again.view()["table"]["planks"]] == [[129, 363], [150, 431]]


def test_R7_a_plank_that_could_lie_beside_its_twin_is_not_lost():
    """By eye the only other place is beside the plank that lies there: found, and nothing is destroyed."""
    table = at("RD", 2, **TWIN, table="byEye")
    table.play("p6")
    assert moves(table) == ["p6:i13-V6"]
    assert names(table.play("i13-V6"))[0] == "plank"
    assert "p6" not in table.view()["table"]["lost"]


def test_R7_beside_its_twin_a_short_plank_is_too_short():
    table = at("RD", 2, **{**TWIN, "reserve": {"pink": "p1"}})
    table.play("p1!")
    assert table.view()["table"]["lost"][0] == "p1"


def test_R7_without_room_for_thirty_degrees_the_twin_would_lie_on_the_plank():
    table = at("RD", 2, stones="i6", planks="k3:i6-V1", plays="pink P1", reserve={"pink": "p6"})
    table.play("p6")
    assert str(table.explain("i6-V1")).startswith("DL-43 The plank would lie on another plank: the angle")


def test_R7_ten_of_the_28_islet_village_pairs_have_room_for_a_second_plank(interpreted_tables):
    b = interpreted_tables
    roomy = set()
    for pair in range(b.pairs):
        stone, village = f"i{b.pair_a[pair] + 1}", f"V{int(b.pair_b[pair]) - book.STONES + 1}"
        if b.pair_b[pair] >= book.STONES:
            first = f"k{b.pair_number[pair]}:{stone}-{village}"
            table = at("RD", 2, stones=stone, planks=first, plays="pink P1", reserve={"pink": "p6"})
            table.play(moves(table)[0])
            roomy |= {(stone, village)} if f"p6:{stone}-{village}" in moves(table) else set()
    assert roomy == {
        *{("i1", "V2"), ("i2", "V2"), ("i3", "V1"), ("i5", "V6"), ("i13", "V6")},
        *{("i15", "V3"), ("i23", "V3"), ("i25", "V4"), ("i26", "V5"), ("i27", "V5")},
    }


def test_R7_DL_41_a_twin_counts_towards_the_three_of_its_supports():
    planks = "k2:i5-V6 k1:i13-V6 k6:i13-V6"
    table = at("RD", 2, stones="i5 i13 i20", planks=planks, plays="pink P1", reserve={"pink": "p6"})
    table.play("p6")
    assert str(table.explain("i20-V6")) == "DL-41 V6 already carries 3 planks."


def test_R9_what_sticks_out_has_no_effect():
    """A number 6 on an 84-unit gap beside another stone that 96 units of overhang would reach."""
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p6")
    table.play("i5-i6")
    assert table.view()["table"]["planks"][0]["to"] == [283, 277]


def test_R10_the_engine_takes_the_nearest_landing_that_works():
    table = at("RD", 6, stones="i5", plays="red P1")
    table.play("r6")
    table.play("i5-V6")
    assert table.position()["planks"] == {"r6": "i5-V6/4"}


def test_R11_no_plank_between_two_villages():
    table = at("RD", 2, stones="i5", plays="pink P1")
    table.play("p6")
    assert str(table.explain("V1-V6")).startswith("R11 A plank goes from stone to stone")


# ---- remove

REMOVING = {"seats": 6, "stones": "i5 i6 i13 i9 i14 i27", "planks": "p1:i5-i6 b5:i9-i13 r4:i9-i14"}


def test_DL_60_a_plank_or_a_stone_one_of_the_two():
    table = at("RD", **REMOVING, reserve={"black": "k2"}, plays="black RM, blue S1")
    assert set(moves(table)) == {"-p1", "-b5", "-r4", "-i27"}
    table.play("-i27")
    assert actor(table) != "black"


def test_DL_61_a_taken_plank_goes_into_the_own_reserve():
    table = at("RD", **REMOVING, reserve={"black": "k2"}, plays="black RM")
    table.play("-b5")
    assert player(table, "black")["reserve"] == ["b5", "k2"]
    assert "b5" not in [plank["name"] for plank in table.view()["table"]["planks"]]


def test_DL_62_not_a_plank_with_a_pawn_on_it():
    table = at("RD", **REMOVING, pawns="red@r4", reserve={"black": "k2"}, plays="black RM")
    assert rule_against(table, "-r4") == "DL-62"


def test_DL_63_not_a_number_that_is_held():
    table = at("RD", **REMOVING, reserve={"black": "k4"}, plays="black RM")
    assert rule_against(table, "-r4") == "DL-63"


def test_DL_64_R25_no_third_colour_and_the_own_colour_has_no_privilege():
    table = at("RD", **REMOVING, reserve={"pink": "k2 y3"}, plays="pink RM")
    assert rule_against(table, "-p1") == "DL-64"


def test_DL_65_any_stone_without_a_plank_goes_back_to_the_reserve():
    table = at("RD", **REMOVING, reserve={"black": "k2"}, plays="black RM")
    assert rule_against(table, "-i5") == "DL-65"
    assert rule_against(table, "-i1") == "DL-65"
    table.play("-i27")
    assert table.view()["table"]["stone_reserve"] == 22


def test_DL_65_a_village_is_no_stone():
    with pytest.raises(IllegalMove, match="DL-65 V1 is not a stone"):
        at("RD", **REMOVING, plays="black RM").play("-V1")


def test_DL_66_if_only_one_is_possible_it_must_be_done_and_if_neither_nothing():
    assert moves(at("RD", **REMOVING, plays="black RM")) == ["-i27"]
    assert actor(at("RD", 2, plays="pink RM, black S1")) == "black"


def test_R33_lost_planks_do_not_count_and_never_return():
    table = at("RD", **REMOVING, lost="k4", plays="black RM")
    assert "-r4" in moves(table)
    assert rule_against(table, "-k4") == "DL-61"


def test_a_taken_plank_frees_its_supports_for_others():
    """DL-61, DL-65: room for a plank again, and bare stones."""
    table = at("RD", 2, stones="i5 i6", planks="p1:i5-i6", reserve={"black": "k2"}, plays="black RM, pink RM")
    table.play("-p1")
    assert {"-i5", "-i6"} <= set(moves(table))
    assert seat_of(table, "pink") == table.actor


@pytest.mark.parametrize("board", ["islands", "open"])
def test_DL_49_assisted_the_view_shows_before_the_pick_where_each_plank_fits(board):
    stones = "@300,300 @400,300 @300,440 @170,300" if board == "open" else "i5 i6 i9 i10 i13 i16"
    table = at("RD", 2, stones=stones, plays="pink P1", board=board)
    fits = table.view()["table"]["fits"]
    assert fits
    for move in table.moves():
        placing = at("RD", 2, stones=stones, plays="pink P1", board=board)
        placing.play(move.text)
        pairs = [each.targets["supports"] for each in placing.moves()]
        assert pairs == [[a, b] for a, b, least in fits if least <= int(move.text[1])]


def test_DL_49_by_eye_the_view_shows_no_place():
    table = at("RD", 2, stones="i5 i6 i9 i10", plays="pink P1", table="byEye")
    assert table.view()["table"]["phase"] == "plank"
    assert table.view()["table"]["fits"] == []
