"""Part 5: the rulings, and both values of every option."""

from __future__ import annotations

import pytest

from rama.conftest import STRATEGY, ends, names, put, rule_of, seat, texts
from setu import BadOptions, Table

CRICKETER = {"received": "cricket", "journey": "cricket"}
COWHERD = {"received": "cow", "journey": "cow"}
TOURIST = {"received": "maldives", "journey": "maldives"}


def strategy(**options):
    return {**STRATEGY, **options}


def test_R1_male_is_linked_with_colombo_only():
    table = put({"at": "DEL", "ticket": True}, throw=1, cow="NAG")
    assert "MAL" not in ends(table)


def test_R1_male_links_all_opens_every_airport():
    table = put({"at": "DEL", "ticket": True}, throw=1, cow="NAG", options={"male_links": "all"})
    assert "MAL" in ends(table)


def test_R1_a_tourist_boards_in_colombo_even_then():
    table = put({"at": "DEL", "ticket": True, **TOURIST}, throw=1, supply=4, options=strategy(male_links="all"))
    assert ends(table) == {"BOM", "COL", "c1"}


def test_R1_and_flies_back_to_colombo():
    a = {"at": "COL", "ticket": True, **TOURIST}
    table = put(a, throw=1, supply=4, options=strategy(male_links="all"), dice=(1,))
    table.play(">MAL")
    table.play("again")
    assert ends(table) == {"stay", "COL"}
    table.play(">COL")
    assert not table.position()["players"][0]["return_to_gate"]


def test_R2_one_throw_off_names_the_starter():
    assert names(Table("ramas-bridge", seed=3).log[0].events) == ["starts"]


def test_R3_the_cards_set_aside_are_seen_by_nobody():
    table = Table("ramas-bridge", 3, STRATEGY, seed=3)
    assert len(table.position()["karma_aside"]) == 3
    assert not table.hidden(0)["karma_aside"].any()


def test_R4_a_flight_takes_one_step():
    assert "f1" not in ends(put({"at": "DEL", "ticket": True}, throw=1))
    assert "f1" in ends(put({"at": "DEL", "ticket": True}, throw=2))


def test_R5_a_move_takes_the_fewest_tickets():
    """Colombo is one flight away, or one boat."""
    assert ">COL" in texts(put({"at": "BOM", "ticket": True}, throw=1))


def test_R6_an_occupied_own_town_may_be_passed():
    assert "b1" in ends(put({"at": "DEL", "holds": "spice@AGR"}, {"at": "AGR"}, throw=3))


def test_R7_only_landing_on_a_pawn_is_forbidden():
    assert ends(put({"at": "DEL"}, {"at": "a1"}, throw=2)) == {"stay", "AGR", "c1", "JAI"}


def test_R8_no_two_pawns_start_on_one_space():
    table = put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0)
    assert rule_of(table, "place P1 f3") == "R8"


def test_R9_a_pawn_may_be_placed_under_the_cow():
    table = put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0, cow="AGR")
    assert table.explain("place P1 AGR") is None


def test_R10_the_cow_may_go_to_pamban_to_colombo_and_under_ones_own_pawn():
    table = put({"at": "AGR"}, throw=6, phase="cow")
    assert {"cow PAM", "cow COL", "cow AGR"} <= set(texts(table))


def test_R11_the_cow_blocks_stopping_and_passing():
    table = put({"at": "a1"}, throw=3, cow="AGR")
    assert not {"AGR", "b1", "n1"} & ends(table)
    assert str(table.explain(">b1")) == "RB-19 The sacred cow in Agra bars the way."


def test_R12_cow_on_any_six_after_the_gods_throw():
    a = {"at": "a1", "holds": "deity@AGR spice@BOM"}
    table = put(a, throw=2, dice=(6, 3), options=strategy(cow_on_any_six="on"))
    table.play(">AGR")
    assert table.view()["table"]["phase"] == "cow"
    table.play("cow DEL")
    assert texts(table)[0] == "keep"


def test_R12_cow_on_any_six_after_a_release_throw():
    b = {"at": "CHE", "laid": "material@CHE", "holds": "spice@BOM", "eco": {"material": "pending"}}
    table = put({"at": "f3"}, b, throw=2, dice=(6, 2), options=strategy(cow_on_any_six="on"))
    table.play("=")
    table.play("cow DEL")
    assert (table.view()["table"]["phase"], table.view()["table"]["throw"]) == ("move", 2)


def test_R13_deity_scores_100_off():
    options = {"deity_scores_100": "off"}
    assert seat(put({"at": "a1"}, throw=2, options=options))["score"]["destinations"] == 800


def test_R14_no_bonus_after_the_move_by_default():
    table = put({"at": "a1"}, throw=2)
    table.play("=")
    assert table.actor == 1


def test_R14_bonus_window_also_after_move():
    table = put({"at": "a1", "holds": "spice@BOM"}, throw=2, options={"bonus_window": "also_after_move"})
    table.play("=")
    table.play("bonus food")
    table.play("bonus food")
    assert table.actor == 0
    table.play("done")
    assert table.actor == 1


def test_R14_no_bonus_in_a_failed_waiting_turn():
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}}
    options = strategy(bonus_window="also_after_move")
    table = put({"at": "f3"}, b, phase="bonus", throw=2, dice=(2, 2), options=options)
    table.play("done")
    assert table.actor == 0


def test_R15_karma_after_the_move_by_default():
    table = put({"at": "f3"}, {"at": "a1", "karma": "cow"}, throw=2, dice=(3,), options=STRATEGY)
    table.play("=")
    assert table.view()["table"]["phase"] == "move"


def test_R15_karma_window_any_time_asks_before_the_throw():
    options = strategy(karma_window="any_time")
    table = put({"at": "f3"}, {"at": "a1", "karma": "cow"}, throw=2, dice=(3,), options=options)
    table.play("=")
    assert (table.view()["table"]["phase"], table.view()["table"]["throw"]) == ("karma", None)
    table.play("keep")
    assert table.view()["table"]["throw"] == 3


def test_R15_a_failed_waiting_turn_has_a_karma_window():
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}, "karma": "cow"}
    table = put({"at": "f3"}, b, throw=2, dice=(2,), options=STRATEGY)
    table.play("=")
    assert texts(table) == ["keep", "give cow P1"]


def test_R16_nearer_by_land_or_by_air():
    """From Jaipur to Kandy: towards Mumbai by land, and towards Delhi's airport for who has a ticket."""
    a = {"at": "JAI", **CRICKETER, "goal": "KAN"}
    assert "DEL" not in ends(put(a, throw=2, options=STRATEGY))
    assert "DEL" in ends(put({**a, "ticket": True}, throw=2, options=STRATEGY))


def test_R16_no_staying_while_something_nearer_is_within_reach():
    a = {"at": "JAI", **CRICKETER, "goal": "KOL"}
    assert rule_of(put(a, throw=2, options=STRATEGY), "=") == "R16"


def test_R16_away_from_the_goal_is_refused():
    a = {"at": "AGR", **CRICKETER, "goal": "KOL"}
    table = put(a, throw=2, options=STRATEGY)
    assert str(table.explain(">a1")) == "R16 You are on a journey: your move must bring you nearer to Kolkata."


def test_R16_if_the_cow_cuts_the_goal_off_it_counts_as_not_there():
    a = {"at": "j1", **CRICKETER, "goal": "KOL"}
    table = put(a, throw=1, cow="JAF", options=STRATEGY)
    assert ends(table) == {"KAN"}


def test_R17_karma_arrival_lays_off():
    a = {"at": "b3", "holds": "food@KOL spice@BOM", **CRICKETER, "goal": "KOL"}
    table = put(a, throw=3, options=strategy(karma_arrival_lays="off"), dice=(2, 2))
    table.play(">KOL")
    assert sorted(seat(table)["open_themes"]) == ["food", "spice"]
    table.play("=")
    table.play("=")
    assert seat(table)["open_themes"] == ["spice"]


def test_R18_staying_lays_a_card_of_the_town_one_stands_in():
    table = put({"at": "AGR", "holds": "spice@AGR bridge@BOM"}, throw=4)
    table.play("=")
    assert seat(table)["open_themes"] == ["bridge"]


def test_R18_leaving_is_allowed_too():
    table = put({"at": "AGR", "holds": "spice@AGR bridge@BOM"}, throw=4)
    table.play(">a1")
    assert sorted(seat(table)["open_themes"]) == ["bridge", "spice"]


def test_R19_finish_on_journey_on():
    a = {"at": "h2", **CRICKETER, "goal": "KAN"}
    table = put(a, throw=3, cow="CHE", options=strategy(finish_on_journey="on"))
    assert ends(table) == {"PAM"}
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_R20_the_goal_is_chosen_before_the_throw_and_stays():
    a = {"at": "c1", **CRICKETER, "goal": "KOL"}
    table = put({"at": "f3"}, a, throw=2, dice=(2,), options=STRATEGY)
    table.play("=")
    assert table.view()["table"]["phase"] == "move"


def test_R20_he_may_switch_only_if_the_cow_stands_there():
    a = {"at": "c1", **CRICKETER, "goal": "KOL"}
    table = put({"at": "f3"}, a, throw=2, cow="KOL", options=STRATEGY)
    table.play("=")
    assert texts(table) == ["goal KAN"]


def test_R20_a_goal_where_one_stands_already_is_reached():
    a = {"at": "KAN", **CRICKETER, "goal": "KOL"}
    table = put({"at": "f3"}, a, throw=2, cow="KOL", options=STRATEGY)
    table.play("=")
    table.play("goal KAN")
    assert seat(table, 1)["journey"] is None


def test_R21_the_movement_throw_itself_decides():
    table = put({"at": "COL", **TOURIST}, throw=1, options=STRATEGY)
    table.play(">MAL fly COL-MAL none")
    assert texts(table) == ["again", "done"]


def test_R22_no_turn_is_missed_by_default():
    a = {"at": "f3"}
    table = put({"at": "b3", **CRICKETER, "goal": "KOL"}, a, throw=2, dice=(2, 2), options=STRATEGY)
    table.play(">KOL")
    table.play("=")
    assert (table.actor, table.view()["table"]["phase"]) == (0, "move")


def test_R22_cricket_wait_turns():
    options = strategy(cricket_wait_turns=2)
    table = put({"at": "b3", **CRICKETER, "goal": "KOL"}, {"at": "f3"}, throw=2, dice=(2, 2, 2, 2), options=options)
    table.play(">KOL")
    for _ in range(2):
        assert "match" in names(table.play("="))
        assert table.actor == 1
    table.play("=")
    assert table.actor == 0


@pytest.mark.parametrize(("karma", "where"), [("cricket", "KAN"), ("cow", "NAG"), ("maldives", "MAL")])
def test_R23_a_victim_at_the_goal_is_done_at_once(karma, where):
    table = put({"at": "a1", "karma": karma}, {"at": where}, phase="karma", options=STRATEGY)
    assert "arrived" in names(table.play(f"give {karma} P2"))
    assert (seat(table, 1)["journey"], seat(table, 1)["received"]) == (None, karma)


def test_R23_in_colombo_the_tourist_still_has_to_fly():
    table = put({"at": "a1", "karma": "maldives"}, {"at": "COL"}, phase="karma", options=STRATEGY)
    table.play("give maldives P2")
    assert seat(table, 1)["journey"] == "maldives"


def test_R24_the_cow_comes_to_the_traveller():
    table = put({"at": "a1"}, {"at": "JAI", **COWHERD}, throw=6, phase="cow", options=STRATEGY)
    table.play("cow JAI")
    assert seat(table, 1)["journey"] is None


def test_R24_after_his_own_six_he_moves_as_a_free_player():
    table = put({"at": "JAI", "holds": "spice@JAI", **COWHERD}, throw=6, phase="cow", options=STRATEGY)
    table.play("cow JAI")
    assert {"stay", "c1", "e3"} <= ends(table)
    table.play("=")
    assert seat(table)["open_themes"] == []


def test_R25_cow_card_goal_adjacent():
    options = strategy(cow_card_goal="adjacent")
    table = put({"at": "DEL", **COWHERD}, throw=4, cow="JAI", options=options)
    assert ends(table) == {"c1"}
    table.play(">c1")
    assert seat(table)["journey"] is None


def test_R25_adjacent_the_town_itself_stays_closed():
    table = put({"at": "DEL", **COWHERD}, throw=4, cow="JAI", options=strategy(cow_card_goal="adjacent"))
    assert rule_of(table, ">JAI") == "RB-19"


def test_R26_an_occupied_goal_is_waited_for():
    table = put({"at": "b3", **CRICKETER, "goal": "KOL"}, {"at": "KOL"}, throw=4, options=STRATEGY)
    assert ends(table) == {"stay"}


def test_R27_ties_share_the_first_place():
    table = put({"at": "a1", "paid": 4}, {"at": "f1", "paid": 4}, {"at": "f2"}, phase="over", reason="stall")
    assert table.result.places == (1, 1, 1)


def test_R28_the_game_ends_after_25_rounds_without_progress():
    table = put({"at": "f3"}, {"at": "a1"}, throw=2, round=30, progress_round=5, active=1, dice=(2,))
    table.play("=")
    assert table.result.reason == "stall"


def test_R28_not_before_the_round_is_complete():
    table = put({"at": "f3"}, {"at": "a1"}, throw=2, round=30, progress_round=5, dice=(2,))
    table.play("=")
    assert not table.over


def test_R28_not_with_progress_in_time():
    table = put({"at": "f3"}, {"at": "a1"}, throw=2, round=30, progress_round=6, active=1, dice=(2,))
    table.play("=")
    assert not table.over


def test_R28_the_game_ends_after_200_rounds_and_nobody_gets_300():
    table = put({"at": "f3"}, {"at": "a1"}, throw=2, round=200, active=1)
    table.play("=")
    assert table.result.reason == "max_rounds"
    assert [sheet["bridge"] for sheet in table.result.breakdown] == [0, 0]


@pytest.mark.parametrize(("option", "reason"), [("stall_rounds", "stall"), ("max_rounds", "max_rounds")])
def test_R28_both_limits_are_options(option, reason):
    options = {"stall_rounds": 1000, "max_rounds": 1000, option: 7}
    table = put({"at": "f3"}, {"at": "a1"}, throw=2, round=7, progress_round=0, active=1, options=options)
    table.play("=")
    assert table.result.reason == reason


def test_R28_stay_limit_makes_a_pawn_leave_its_town():
    table = put({"at": "AGR", "stays": 2}, throw=2, options={"stay_limit": 2})
    assert rule_of(table, "=") == "R28"
    assert "stay" in ends(put({"at": "AGR", "stays": 1}, throw=2, options={"stay_limit": 2}))


def test_R28_stay_limit_counts_turns_in_a_row():
    table = put({"at": "AGR", "holds": "spice@BOM"}, throw=2, options={"stay_limit": 1}, dice=(2, 2))
    table.play("=")
    table.play("=")
    assert "stay" not in ends(table)


def test_R28_pamban_shared():
    table = put({"at": "h2"}, {"at": "PAM"}, throw=1, options={"pamban_shared": "on"})
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_R29_arrival_after_a_one_plays_again():
    a = {"at": "b3", **CRICKETER, "goal": "KOL"}
    table = put(a, throw=1, options=STRATEGY)
    table.play(">KOL")
    assert texts(table) == ["again", "done"]


def test_R29_a_commitment_after_a_one_starts_the_extra_go_with_the_release_throw():
    a = {"at": "b3", "holds": "material@KOL spice@BOM"}
    table = put(a, throw=1, options=STRATEGY, dice=(3, 2))
    table.play(">KOL")
    table.play("eco material")
    assert "released" in names(table.play("again"))
    assert (table.actor, seat(table)["eco_wait"]) == (1, 1)


def test_R30_one_commitment_of_a_kind_per_player():
    a = {"at": "b3", "holds": "material@KOL* spice@BOM", "eco": {"material": "kept"}}
    table = put(a, throw=2, options=STRATEGY)
    table.play(">KOL")
    assert table.actor == 1


def test_R30_a_bonus_card_may_carry_it():
    table = put({"at": "b3", "holds": "material@KOL* spice@BOM"}, throw=2, options=STRATEGY)
    table.play(">KOL")
    assert texts(table) == ["eco material", "eco no"]


def both(**more):
    eco = {"transport": "pending", "material": "pending"}
    return {"at": "CHE", "laid": "material@CHE transport@CHE", "holds": "spice@BOM", "eco": eco, **more}


def test_R31_transport_is_asked_before_material():
    table = put({"at": "b3", "holds": "material@KOL transport@KOL spice@BOM"}, throw=2, options=STRATEGY)
    table.play(">KOL")
    table.play("eco transport")
    assert texts(table) == ["eco material", "eco no"]


@pytest.mark.parametrize(
    ("face", "transport", "material"), [(1, "kept", "kept"), (3, "kept", "pending"), (2, "pending", "pending")]
)
def test_R31_each_throw_is_checked_against_both(face, transport, material):
    table = put({"at": "f3"}, both(), throw=2, dice=(face, 2), options=STRATEGY)
    table.play("=")
    assert seat(table, 1)["eco"] == {"transport": transport, "material": material}


def test_R31_giving_up_breaks_what_is_pending():
    table = put({"at": "f3"}, both(eco_wait=2), throw=2, dice=(3, 2), options=STRATEGY)
    table.play("=")
    table.play("giveup")
    assert seat(table, 1)["eco"] == {"transport": "kept", "material": "broken"}


def test_R32_giving_up_throws_in_the_same_turn():
    table = put({"at": "f3"}, both(eco_wait=2), throw=2, dice=(2, 4), options=STRATEGY)
    table.play("=")
    assert names(table.play("giveup"))[-1] == "thrown"


def test_R33_eco_pending_may_cost_50():
    table = put({"at": "f3"}, both(), throw=2, options=strategy(eco_pending=-50))
    assert seat(table, 1)["score"]["eco_transport"] == -50


def test_R34_a_commitment_may_be_made_on_arrival():
    a = {"at": "b3", "holds": "material@KOL spice@BOM", **CRICKETER, "goal": "KOL"}
    table = put(a, throw=2, options=STRATEGY)
    table.play(">KOL")
    assert texts(table) == ["eco material", "eco no"]


def test_R35_an_empty_food_pile_gives_the_same_card_back():
    dropped = [f"food@{town}" for town in ("AGR", "JAI", "KOL", "NAG", "BOM", "PAM", "COL", "CHE", "KAN")]
    a, b = {"at": "a1", "karma": "monsoon"}, {"at": "f1", "laid": "food@DEL"}
    table = put(a, b, phase="karma", options=STRATEGY, piles={"food": []}, dropped=dropped)
    table.play("give monsoon P2")
    assert [card["card"] for card in table.view(1)["table"]["hand"]] == ["food@DEL"]
    assert len(table.view()["table"]["dropped"]) == 9


def test_R36_a_holder_may_be_a_victim():
    table = put({"at": "a1", "karma": "cow"}, {"at": "f1", "karma": "monsoon"}, phase="karma", options=STRATEGY)
    assert "give cow P2" in texts(table)


def test_R37_nobody_gives_karma_to_himself():
    table = put({"at": "a1", "karma": "cow"}, phase="karma", options=STRATEGY)
    assert str(table.explain("give P1")) == "R37 You cannot give the card to yourself."


def test_R38_a_bonus_scores_200_in_all():
    table = put({"at": "a1", "holds": "spice@AGR* food@BOM"}, throw=2)
    table.play(">AGR")
    sheet = seat(table)["score"]
    assert (sheet["bonus"], sheet["destinations"]) == (200, 800)


def test_R39_two_bonus_cards_of_one_theme():
    table = put({"at": "a1"}, throw=2)
    table.play("bonus food")
    assert "bonus food" in texts(table)


def test_R40_a_finished_player_waits_before_an_occupied_pamban():
    assert rule_of(put({"at": "h2"}, {"at": "PAM"}, throw=1), ">PAM") == "RB-15"


def test_R41_staying_put_is_always_allowed_off_journeys():
    assert "stay" in ends(put({"at": "h2"}, throw=6))


def test_R42_a_finished_bridge_alone_brings_no_300():
    table = put({"at": "a1"}, {"at": "f1"}, phase="over", reason="stall")
    assert [sheet["bridge"] for sheet in table.result.breakdown] == [0, 0]


def test_R43_a_start_used_up_by_a_journey_does_not_come_back():
    b = {"at": "JAI", "holds": "spice@JAI", **CRICKETER, "goal": "KOL"}
    table = put({"at": "f3"}, b, throw=2, round=1, dice=(2, 2, 2), options=STRATEGY)
    table.play("=")
    table.play(">DEL")
    assert seat(table, 1)["open_themes"] == ["spice"]


@pytest.mark.parametrize(
    "options",
    [
        {"rules": "both"},
        {"male_links": "none"},
        {"eco_pending": -20},
        {"cricket_wait_turns": 6},
        {"stall_rounds": 0},
        {"max_rounds": "long"},
        {"stay_limit": -1},
        {"speed": "fast"},
        {"replay_after_stop": 1},
    ],
)
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(BadOptions):
        Table("ramas-bridge", options=options)


def test_options_that_are_on_or_off_may_be_given_as_truth_values():
    assert Table("ramas-bridge", options={"deity_scores_100": False}).options["deity_scores_100"] == "off"
