"""The edge cases of part 9, by their numbers."""

from __future__ import annotations

import pytest

from rama.conftest import STRATEGY, ends, names, put, rule_of, seat, texts

CRICKETER = {"received": "cricket", "journey": "cricket"}
COWHERD = {"received": "cow", "journey": "cow"}
TOURIST = {"received": "maldives", "journey": "maldives"}


def test_edge_1_an_own_town_on_the_way_must_be_stopped_in():
    """RB-14."""
    table = put({"at": "DEL", "holds": "bridge@AGR"}, throw=5)
    assert str(table.explain(">b1")) == "RB-14 You must stop in Agra first."


def test_edge_2_an_occupied_own_town_is_passed_and_lays_nothing():
    """RB-15, R6."""
    table = put({"at": "DEL", "holds": "bridge@AGR"}, {"at": "AGR"}, throw=5)
    table.play(">b3")
    assert seat(table)["open_themes"] == ["bridge"]


def test_edge_3_a_town_whose_card_is_laid_is_passed_freely():
    """RB-14."""
    assert "b3" in ends(put({"at": "DEL", "laid": "bridge@AGR", "holds": "spice@BOM"}, throw=5))


def test_edge_4_two_pawns_in_a_row_are_passed_but_never_landed_on():
    """RB-15, R7."""
    table = put({"at": "DEL"}, {"at": "a1"}, {"at": "AGR"}, throw=2)
    assert ends(table) == {"stay", "c1", "JAI"}
    assert "b1" in ends(put({"at": "DEL"}, {"at": "a1"}, {"at": "AGR"}, throw=3))


def test_edge_5_a_one_with_the_only_neighbour_occupied():
    """RB-16, RB-17: who stays may play again."""
    table = put({"at": "KOL"}, {"at": "b3"}, {"at": "g1"}, throw=1)
    assert ends(table) == {"stay"}
    table.play("=")
    assert texts(table) == ["again", "done"]


def test_edge_6_a_one_into_an_own_town_plays_again():
    """R29."""
    table = put({"at": "a1", "holds": "spice@AGR"}, throw=1)
    table.play(">AGR")
    assert texts(table) == ["again", "done"]


def test_edge_7_three_ones_are_four_goes():
    """RB-17: no limit."""
    table = put({"at": "e2", "holds": "spice@KAN"}, throw=1, dice=(1, 1, 4))
    for _ in range(3):
        table.play("=")
        table.play("again")
    assert table.view()["table"]["throw"] == 4


def test_edge_8_a_six_moves_the_cow_even_if_the_pawn_stays():
    """RB-18."""
    table = put({"at": "e2"}, throw=6, phase="cow")
    assert rule_of(table, "=") != ""
    table.play("cow AGR")
    table.play("=")
    assert table.view()["table"]["cow"] == "AGR"


def test_edge_9_the_cow_goes_anywhere_but_where_it_is_and_male():
    """RB-18, R10."""
    table = put({"at": "DEL"}, {"at": "AGR"}, throw=6, phase="cow", cow="JAI")
    assert rule_of(table, "cow JAI") == rule_of(table, "cow MAL") == "RB-18"
    assert {"cow DEL", "cow AGR"} <= set(texts(table))


def test_edge_10_a_pawn_under_the_cow_may_stay_or_leave():
    """RB-19, R10."""
    assert {"stay", "c1", "e1"} <= ends(put({"at": "JAI"}, throw=1, cow="JAI"))


def test_edge_11_the_cow_in_an_airport_closes_it_to_flights_but_not_to_who_stands_there():
    """RB-19, RB-21."""
    table = put({"at": "BOM", "ticket": True}, throw=1, cow="DEL")
    assert "DEL" not in ends(table)
    inside = put({"at": "DEL", "ticket": True}, throw=1, cow="DEL")
    assert ">BOM fly DEL-BOM free" in texts(inside)
    beside = put({"at": "a1", "ticket": True}, throw=2, cow="DEL")
    assert not any("fly" in text for text in texts(beside))


def test_edge_12_the_cow_in_pamban_bars_the_finish_until_a_six():
    """RB-18, RB-46."""
    assert rule_of(put({"at": "h2"}, throw=4, cow="PAM"), ">PAM") == "RB-19"
    table = put({"at": "h2"}, throw=6, phase="cow", cow="PAM")
    table.play("cow AGR")
    table.play(">PAM")
    assert table.result.reason == "pamban"


@pytest.mark.parametrize("face", [1, 6])
def test_edge_13_the_gods_throw_moves_no_cow_and_gives_no_go(face):
    """RB-28, R12."""
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, throw=2, dice=(face, 2))
    table.play(">AGR")
    assert (table.actor, table.view()["table"]["phase"]) == (1, "move")


def start(*players: dict, dice: tuple[int, ...] = (2,), options: dict | None = None):
    """The first turn of A comes after the last placement, which is A's own pawn's."""
    return put(*players, phase="place", round=0, placing=0, active=len(players) - 1, options=options, dice=dice)


def test_edge_14_a_start_on_an_own_town_lays_without_a_throw():
    """RB-11, R14: no movement throw, no bonus."""
    table = start({"holds": "spice@AGR bridge@BOM"}, {"at": "f3"})
    events = table.play("place P1 AGR")
    assert names(events)[:5] == ["placed", "turn", "laid", "turn", "thrown"]
    assert table.actor == 1


def test_edge_15_two_cards_at_the_start_with_the_deity():
    """RB-11, RB-27, RB-33: both laid, the god answers, karma may be given at once."""
    table = start({"holds": "spice@AGR deity@AGR"}, {"at": "f3"}, options=STRATEGY)
    table.play("place P1 AGR")
    assert [text.split(" ")[0] for text in texts(table)] == ["keep", "give"]


def test_edge_16_the_free_ticket_grows_the_supply_and_the_next_shrinks_it():
    """RB-22, RB-23."""
    table = put({"at": "DEL", "ticket": True}, throw=1, supply=3, dice=(1,))
    table.play(">BOM")
    assert (table.view()["table"]["supply"], seat(table)["paid_tickets"]) == (4, 0)
    table.play("again")
    table.play(">DEL fly BOM-DEL paid")
    assert (table.view()["table"]["supply"], seat(table)["paid_tickets"]) == (3, 1)


def test_edge_17_an_empty_supply_leaves_the_free_ticket():
    """RB-24."""
    table = put({"at": "DEL", "ticket": True}, throw=1, supply=0)
    table.play(">BOM")
    assert table.view()["table"]["supply"] == 1


def test_edge_18_no_ticket_no_flight():
    """RB-24."""
    assert rule_of(put({"at": "DEL"}, throw=1), ">BOM") == "RB-24"


def test_edge_19_an_airport_that_is_an_own_town_is_not_flown_from_in_the_same_go():
    """RB-14."""
    table = put({"at": "a1", "holds": "spice@DEL", "ticket": True}, throw=2)
    assert "BOM" not in ends(table)


def drawn(town: str, theme: str = "festival") -> dict[str, list[str]]:
    """A pile with this town's card on top, and all that B does not hold below."""
    towns = ("DEL", "AGR", "JAI", "KOL", "NAG", "BOM", "PAM", "COL", "CHE")
    return {theme: [*(f"{theme}@{other}" for other in towns if other != town), f"{theme}@{town}"]}


def test_edge_20_a_bonus_for_the_town_one_stands_in_is_laid_by_staying():
    """R18."""
    table = put({"at": "AGR", "holds": "spice@BOM"}, throw=2, piles=drawn("AGR"))
    table.play("bonus festival")
    table.play("=")
    assert seat(table)["score"]["bonus"] == 200


def test_edge_20_going_away_leaves_it_open():
    """R18."""
    table = put({"at": "AGR", "holds": "spice@BOM"}, throw=2, piles=drawn("AGR"))
    table.play("bonus festival")
    table.play(">a1")
    assert "festival*" in seat(table)["open_themes"]


def test_edge_21_a_bonus_just_drawn_stops_the_move():
    """RB-32."""
    table = put({"at": "DEL", "holds": "spice@BOM"}, throw=3, piles=drawn("AGR"))
    table.play("bonus festival")
    assert rule_of(table, ">b1") == "RB-14"


def test_edge_22_no_third_bonus_and_no_deity():
    """RB-31."""
    table = put({"at": "DEL", "holds": "spice@BOM"}, throw=3)
    assert rule_of(table, "bonus deity") == "RB-31"
    table.play("bonus food")
    table.play("bonus food")
    assert rule_of(table, "bonus food") == "RB-31"


def test_edge_23_a_bonus_unfinishes_the_bridge():
    """RB-32, RB-46."""
    table = put({"at": "h2"}, throw=3, piles=drawn("AGR"))
    table.play("bonus festival")
    table.play(">PAM")
    assert not table.over


def test_edge_24_the_last_card_laid_in_pamban_ends_the_game_without_an_eco_offer():
    """RB-46, R33."""
    table = put({"at": "h2", "holds": "transport@PAM"}, throw=1, options=STRATEGY)
    table.play(">PAM")
    assert table.result.reason == "pamban"
    assert table.result.breakdown[0]["bridge"] == 300


def test_edge_24_the_god_and_the_karma_window_come_first():
    """RB-46, R15: the deity laid last in Pamban: throw, karma, and only then the end."""
    table = put({"at": "h2", "holds": "deity@PAM"}, throw=1, dice=(4,), options=STRATEGY)
    events = table.play(">PAM")
    assert names(events) == ["went", "laid", "god", "karma", "drawn-karma"]
    table.play("keep")
    assert table.over


def test_edge_25_a_finished_player_cannot_walk_over_pamban():
    """RB-46."""
    assert rule_of(put({"at": "h2"}, throw=3, cow="AGR"), ">f5") == "RB-14"


def test_edge_25_not_even_if_it_is_occupied():
    """RB-46, R28, R40."""
    assert rule_of(put({"at": "h2"}, {"at": "PAM"}, throw=3), ">f5") == "RB-14"


def test_edge_26_the_last_deity_gets_no_karma():
    """RB-33."""
    others = ({"at": "f1", "karma": "cow"}, {"at": "f2", "karma": "cow"}, {"at": "f4", "karma": "monsoon"})
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, *others, throw=2, dice=(3, 3), options=STRATEGY)
    assert "karma" not in names(table.play(">AGR"))


def test_edge_27_neither_a_former_victim_nor_the_giver_is_offered():
    """RB-35, R37."""
    a = {"at": "a1", "karma": "cow"}
    b = {"at": "f1", "received": "monsoon"}
    table = put(a, b, {"at": "f2"}, phase="karma", options=STRATEGY)
    assert texts(table) == ["keep", "give cow P3"]
    assert (rule_of(table, "give P2"), rule_of(table, "give P1")) == ("RB-35", "R37")


def test_edge_28_a_traveller_walks_through_and_even_ends_in_an_own_town():
    """RB-36."""
    table = put({"at": "c1", "holds": "spice@AGR", **CRICKETER}, throw=3, options=STRATEGY)
    assert "AGR" in ends(table)
    table.play(">AGR")
    assert seat(table)["open_themes"] == ["spice"]


def test_edge_29_a_card_of_the_goal_is_laid_on_arrival():
    """R17."""
    table = put({"at": "b3", "holds": "food@KOL spice@BOM", **CRICKETER}, throw=3, options=STRATEGY)
    assert names(table.play(">KOL"))[:3] == ["went", "arrived", "laid"]


def test_edge_30_with_the_cow_in_kolkata_the_match_in_kandy_counts():
    """R20."""
    assert ends(put({"at": "b3", **CRICKETER}, throw=1, cow="KOL", options=STRATEGY)) == {"b2"}


def test_edge_31_a_tourist_waits_beside_the_cow_in_colombo():
    """R16: a traveller comes as near as they can, and then stays."""
    table = put({"at": "j1", **TOURIST}, throw=6, cow="COL", options=STRATEGY)
    assert ends(table) == {"KAN", "k1"}
    assert ends(put({"at": "k1", **TOURIST}, throw=6, cow="COL", options=STRATEGY)) == {"stay"}


def test_edge_32_stranded_in_male_without_tickets():
    """RB-39, R21: a 2 stays; a 3 flies for nothing with two points left."""
    assert ends(put({"at": "MAL"}, throw=2, options=STRATEGY)) == {"stay"}
    table = put({"at": "MAL"}, throw=3, options=STRATEGY)
    assert ends(table) == {"stay", "COL", "k1", "KAN", "BOM", "f1", "e3"}
    table.play(">KAN fly MAL-COL none")
    assert seat(table)["paid_tickets"] == 0


def test_edge_33_a_cowherd_calls_the_cow_and_enters_at_once():
    """RB-37."""
    table = put({"at": "DEL", **COWHERD}, throw=6, phase="cow", options=STRATEGY)
    table.play("cow JAI")
    table.play(">JAI")
    assert seat(table)["journey"] is None


def test_edge_34_the_second_cowherd_cannot_stop_where_the_first_stands():
    """R26."""
    table = put({"at": "c1", **COWHERD}, {"at": "JAI", "received": "cow"}, throw=3, cow="JAI", options=STRATEGY)
    assert ends(table) == {"stay"}


def test_edge_35_monsoon_on_a_laid_food_card():
    """RB-38: -150 in all, and the bridge is unfinished."""
    table = put({"at": "a1", "karma": "monsoon"}, {"at": "f1", "laid": "food@DEL"}, phase="karma", options=STRATEGY)
    table.play("give monsoon P2")
    assert seat(table, 1)["open_themes"] == ["food"]
    assert not seat(table, 1)["bridge_finished"]


def test_edge_36_monsoon_leaves_a_bonus_food_card():
    """R35."""
    b = {"at": "f1", "laid": "food@DEL food@AGR*"}
    table = put({"at": "a1", "karma": "monsoon"}, b, phase="karma", options=STRATEGY)
    table.play("give monsoon P2")
    assert seat(table, 1)["score"]["bonus"] == 200


def test_edge_37_an_empty_eco_supply_makes_no_offer():
    """RB-41."""
    kept = {"transport": "kept", "material": "kept"}
    others = ({"at": "f1", "eco": kept}, {"at": "f2", "eco": kept}, {"at": "f4", "eco": kept})
    table = put({"at": "b3", "holds": "transport@KOL spice@BOM"}, *others, throw=2, options=STRATEGY)
    table.play(">KOL")
    assert table.actor == 1


def test_edge_38_three_failures_and_out():
    """RB-43."""
    b = {"at": "CHE", "laid": "material@CHE", "holds": "spice@BOM", "eco": {"material": "pending"}, "eco_wait": 2}
    table = put({"at": "f3"}, b, throw=2, dice=(2, 4), options=STRATEGY)
    table.play("=")
    table.play("giveup")
    assert (table.actor, seat(table, 1)["eco"]["material"]) == (1, "broken")


def test_edge_39_a_release_six_moves_no_cow_but_the_movement_six_does():
    """R12, RB-44."""
    b = {"at": "CHE", "laid": "material@CHE", "holds": "spice@BOM", "eco": {"material": "pending"}}
    table = put({"at": "f3"}, b, throw=2, dice=(6, 6), options=STRATEGY)
    assert names(table.play("="))[-3:] == ["turn", "released", "thrown"]
    assert table.view()["table"]["phase"] == "cow"


def test_edge_40_a_waiting_victim_waits_on():
    """R34: the journey begins after release."""
    b = {
        "at": "CHE",
        "laid": "material@CHE",
        "eco": {"material": "pending"},
        "received": "cricket",
        "journey": "cricket",
    }
    table = put({"at": "f3"}, b, throw=2, dice=(2, 3), options=STRATEGY)
    assert "waits" in names(table.play("="))
    released = put({"at": "f3"}, b, throw=2, dice=(1,), options=STRATEGY)
    released.play("=")
    assert "stay" not in ends(released)


def test_edge_41_a_pending_commitment_counts_nothing_at_the_end():
    """R33."""
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}}
    table = put({"at": "h2"}, b, throw=1, options=STRATEGY)
    table.play(">PAM")
    assert table.result.breakdown[1]["eco_material"] == 0
    assert table.result.breakdown[1]["destinations"] == 900


def test_edge_42_karma_kept_to_the_end_does_nothing():
    """RB-34."""
    table = put({"at": "h2", "karma": "cow"}, throw=1, options=STRATEGY)
    table.play(">PAM")
    table.play("keep")
    assert table.result.scores[0] == 1200


def test_edge_43_equal_points_share_the_victory():
    """R27."""
    position = {"phase": "over", "reason": "stall"}
    table = put({"at": "a1", "paid": 6}, {"at": "f1"}, **position)
    assert table.result.winners == (0, 1)


def test_edge_44_the_cow_in_pamban_a_finished_cowherd_and_the_end():
    """RB-37, RB-46."""
    table = put({"at": "h2", **COWHERD}, throw=2, cow="PAM", options=STRATEGY)
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_edge_45_a_journey_comes_before_the_start_on_an_own_town():
    """R43, R18: nothing is laid, B throws and travels."""
    a = {"at": "AGR", "karma": "cricket", "holds": "spice@BOM"}
    b = {"at": "JAI", "holds": "spice@JAI"}
    table = put(a, b, phase="karma", round=1, options=STRATEGY)
    events = table.play("give cricket P2")
    assert "laid" not in names(events)
    assert table.view()["table"]["phase"] == "move"
    assert seat(table, 1)["journey"] == "cricket"
