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
    assert ends(table) == {"COL"}
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
    table = put({"at": "BOM", "ticket": True}, throw=1)
    assert ">COL" in texts(table)
    table.play(">COL")
    assert seat(table)["free_ticket"]


def test_R5_tickets_chosen_asks_how_many():
    table = put({"at": "BOM", "ticket": True}, throw=1, supply=3, options={"tickets": "chosen"})
    table.play(">COL")
    assert texts(table) == ["tickets 0", "tickets 1"]
    assert str(table.explain("tickets 2")) == "R5 Say how many tickets you take to Colombo: 0, 1."
    table.play("tickets 1")
    assert (seat(table)["pawn"], seat(table)["free_ticket"], table.view()["table"]["supply"]) == ("COL", False, 4)


def test_R5_tickets_chosen_may_pay_more_than_the_way_needs():
    """RB-24: as many tickets as one likes, the free one first."""
    table = put({"at": "BOM", "ticket": True}, throw=3, supply=3, options={"tickets": "chosen"}, cow="NAG")
    table.play(">COL")
    assert texts(table) == ["tickets 0", "tickets 1", "tickets 2", "tickets 3"]
    table.play("tickets 3")
    assert (seat(table)["paid_tickets"], table.view()["table"]["supply"]) == (2, 2)


def test_R5_tickets_chosen_asks_nothing_where_there_is_one_way():
    table = put({"at": "DEL", "ticket": True}, throw=1, options={"tickets": "chosen"})
    table.play(">a1")
    assert seat(table)["pawn"] == "a1"


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


def waiting_table(**options):
    """B's failed waiting turn comes next."""
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}}
    return put({"at": "f3"}, b, throw=2, dice=(2, 2), options=strategy(**options))


def test_R14_no_bonus_in_a_failed_waiting_turn():
    table = waiting_table()
    assert "waits" in names(table.play("="))
    assert table.actor == 0


def test_R14_also_after_move_is_after_the_throw_of_a_failed_waiting_turn_too():
    table = waiting_table(bonus_window="also_after_move")
    table.play("=")
    table.play("done")
    assert (table.actor, texts(table)[-1]) == (1, "done")
    table.play("bonus food")
    assert seat(table, 1)["bonus_taken"] == 1


def test_R14_on_a_six_a_bonus_may_be_taken_before_the_cow():
    table = put({"at": "a1"}, throw=6, phase="cow")
    table.play("bonus food")
    assert (table.view()["table"]["phase"], seat(table)["bonus_taken"]) == ("cow", 1)
    table.play("cow JAI")
    assert "bonus food" in texts(table)


def test_R14_no_bonus_beside_the_cow_of_another_six():
    a = {"at": "a1", "holds": "deity@AGR spice@BOM"}
    table = put(a, throw=2, dice=(6, 3), options=strategy(cow_on_any_six="on"))
    table.play(">AGR")
    assert {text.split(" ")[0] for text in texts(table)} == {"cow"}
    assert rule_of(table, "bonus food") == "RB-18"


def test_R14_also_after_move_comes_after_karma():
    options = strategy(bonus_window="also_after_move")
    table = put({"at": "a1", "karma": "cow"}, throw=2, options=options)
    table.play("=")
    assert table.view()["table"]["phase"] == "karma"
    table.play("keep")
    assert table.view()["table"]["phase"] == "bonus"


def test_R14_also_after_move_comes_before_the_announcement_in_pamban():
    table = put({"at": "h2"}, throw=1, options={"bonus_window": "also_after_move"})
    table.play(">PAM")
    assert not table.over
    table.play("done")
    assert table.result.reason == "pamban"


@pytest.mark.parametrize(("cards", "asked"), [("deity@AGR", True), ("spice@AGR", False)])
def test_R14_also_after_move_needs_a_throw(cards, asked):
    """RB-11: a start on an own town has no throw, but for the deity's."""
    position = {"phase": "place", "round": 0, "placing": 0, "active": 1}
    options = {"bonus_window": "also_after_move"}
    table = put({"holds": f"{cards} food@BOM"}, {"at": "f3"}, dice=(2, 2), options=options, **position)
    table.play("place P1 AGR")
    assert (table.view()["table"]["phase"] == "bonus") == asked


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


@pytest.mark.parametrize(("phase", "throw"), [("move", 2), ("cow", 6), ("again", 1)])
def test_R15_karma_window_any_time_is_whatever_is_asked(phase, throw):
    a = {"at": "a1", "karma": "cow"}
    table = put(a, phase=phase, throw=throw, options=strategy(karma_window="any_time"))
    table.play("give cow P2")
    assert (table.view()["table"]["phase"], table.view()["table"]["throw"]) == (phase, throw)
    assert seat(table, 1)["journey"] == "cow"


@pytest.mark.parametrize(("phase", "throw", "rule"), [("move", 2, "RB-10"), ("cow", 6, "RB-18")])
def test_R15_no_karma_between_throw_and_move_by_default(phase, throw, rule):
    assert rule_of(put({"at": "a1", "karma": "cow"}, phase=phase, throw=throw, options=STRATEGY), "give P2") == rule


def test_R15_a_failed_waiting_turn_has_a_karma_window():
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}, "karma": "cow"}
    table = put({"at": "f3"}, b, throw=2, dice=(2,), options=STRATEGY)
    table.play("=")
    assert texts(table) == ["keep", "give cow P1"]


def test_R16_nearer_by_land_or_by_air():
    """From Jaipur to Kandy: towards Mumbai by land, and towards Delhi's airport for who has a ticket."""
    a = {"at": "JAI", **CRICKETER}
    assert "DEL" not in ends(put(a, throw=2, cow="KOL", options=STRATEGY))
    assert "DEL" in ends(put({**a, "ticket": True}, throw=2, cow="KOL", options=STRATEGY))


def test_R16_no_staying_while_something_nearer_is_within_reach():
    assert rule_of(put({"at": "JAI", **CRICKETER}, throw=2, options=STRATEGY), "=") == "R16"


def test_R16_away_from_the_goal_is_refused():
    table = put({"at": "AGR", **CRICKETER}, throw=2, cow="KAN", options=STRATEGY)
    assert str(table.explain(">a1")) == (
        "R16 You are on a journey by land: your move must bring you nearer to Kolkata by road and boat."
    )


def test_R16_a_refusal_names_both_matches_while_the_way_is_open():
    table = put({"at": "b3", "ticket": True, **CRICKETER}, throw=1, options=STRATEGY)
    assert str(table.explain(">b2")) == (
        "R16 You are on a journey: your move must bring you nearer to Kolkata or Kandy."
    )


def test_R16_if_the_cow_cuts_the_goal_off_it_counts_as_not_there():
    """The only way to Malé leads through Colombo."""
    assert ends(put({"at": "CHE", **TOURIST}, throw=2, cow="COL", options=STRATEGY)) == {"JAF", "j1"}


# On e2, between Jaipur and Mumbai: e1 is nearer to Kolkata by land (10 steps), e3 by Mumbai's airport (3).
BETWEEN = {"at": "e2", "ticket": True, **CRICKETER}


def test_R16_either_measure_while_the_way_is_open():
    table = put(BETWEEN, throw=1, cow="KAN", options=STRATEGY)
    assert ends(table) == {"e1", "e3"}
    assert seat(table)["way"] == "open"


@pytest.mark.parametrize(("first", "way", "then"), [("e1", "land", {"JAI"}), ("e3", "air", {"BOM"})])
def test_R16_the_first_go_that_shortens_one_measure_fixes_the_way(first, way, then):
    """No shuttling: who has gone by land may not turn back to the airport, nor the other way round."""
    table = put(BETWEEN, throw=1, cow="KAN", options=STRATEGY, dice=(1,))
    table.play(f">{first}")
    assert seat(table)["way"] == way
    table.play("again")
    assert ends(table) == then


def test_R16_the_way_stays_open_while_both_measures_shorten():
    table = put({"at": "a1", "ticket": True, **CRICKETER}, throw=4, cow="KAN", options=STRATEGY)
    table.play(">b3")
    assert seat(table)["way"] == "open"


@pytest.mark.parametrize("way", ["open", "air"])
def test_R16_a_go_without_a_ticket_is_one_by_land_for_good(way):
    table = put({**BETWEEN, "ticket": False, "way": way}, throw=1, cow="KAN", options=STRATEGY)
    assert ends(table) == {"e1"}
    table.play(">e1")
    assert seat(table)["way"] == "land"


def test_R16_by_land_is_a_measure_and_not_a_means():
    """A flight that shortens the way by land may be taken."""
    a = {"at": "BOM", "ticket": True, **CRICKETER, "way": "land"}
    assert "DEL" in ends(put(a, throw=1, cow="KAN", options=STRATEGY))


@pytest.mark.parametrize(
    ("journey", "town", "way"),
    [(COWHERD, "AGR", "open"), (CRICKETER, "KAN", "open"), (CRICKETER, "AGR", "land"), (TOURIST, "COL", "land")],
)
def test_R16_a_new_goal_opens_the_way_again(journey, town, way):
    """The cow card: wherever the cow goes; cricket: into a town of the match; Maldives: never."""
    b = {"at": "e2", "way": "land", **journey}
    table = put({"at": "f3"}, b, throw=6, phase="cow", options=STRATEGY)
    table.play(f"cow {town}")
    assert seat(table, 1)["way"] == way


def test_R16_the_cow_leaving_a_match_opens_the_way_again():
    table = put(
        {"at": "f3"}, {"at": "e2", "way": "land", **CRICKETER}, throw=6, phase="cow", cow="KOL", options=STRATEGY
    )
    table.play("cow AGR")
    assert seat(table, 1)["way"] == "open"


# In Mumbai with the way by air: Kolkata is a paid flight away, e3 is nearer by land.
FLYING = {"at": "BOM", **CRICKETER, "way": "air"}


def test_R16_nobody_is_forced_to_buy_a_ticket():
    table = put(FLYING, throw=1, cow="KAN", supply=3, options=STRATEGY)
    assert ends(table) == {"KOL", "e3", "DEL"}
    table.play(">e3")
    assert seat(table)["way"] == "land"


def test_R16_he_may_stay_if_all_that_is_nearer_must_be_paid():
    table = put(FLYING, {"at": "e3"}, throw=1, cow="KAN", supply=3, options=STRATEGY)
    assert ends(table) == {"stay", "KOL", "DEL"}


def test_R16_using_the_free_ticket_can_be_compulsory():
    table = put({**FLYING, "ticket": True}, throw=1, cow="KAN", supply=3, options=STRATEGY)
    assert ends(table) == {"KOL"}


def test_R16_the_flight_to_male_is_paid_if_need_be():
    assert ends(put({"at": "COL", **TOURIST}, throw=2, supply=3, options=STRATEGY)) == {"MAL"}


BEEN_THERE = {"at": "MAL", "received": "maldives"}


def test_R16_whoever_was_sent_to_male_flies_back_in_the_next_go():
    table = put(BEEN_THERE, throw=2, supply=3, options=STRATEGY)
    assert ends(table) == {"COL", "k1", "BOM", "DEL", "KOL"}
    assert str(table.explain("=")) == "R16 Your journey to Malé is made: now you fly back."


def test_R16_also_who_was_in_male_when_the_card_came():
    """R23."""
    table = put(
        {"at": "a1", "karma": "maldives"}, {"at": "MAL", "ticket": True}, phase="karma", options=STRATEGY, dice=(2,)
    )
    table.play("give maldives P2")
    assert "stay" not in ends(table)


@pytest.mark.parametrize(("throw", "leaves"), [(1, True), (2, False), (3, True)])
def test_R16_without_a_ticket_he_leaves_male_with_1_3_or_6(throw, leaves):
    """R21."""
    assert ("stay" not in ends(put(BEEN_THERE, throw=throw, options=STRATEGY))) == leaves


def test_R16_he_stays_in_male_if_he_can_end_nowhere():
    taken = put(BEEN_THERE, {"at": "COL"}, throw=1, supply=3, options=STRATEGY)
    closed = put(BEEN_THERE, throw=4, cow="COL", supply=3, options=STRATEGY)
    assert ends(taken) == ends(closed) == {"stay"}


def test_R16_another_visitor_may_stay_in_male():
    assert "stay" in ends(put({"at": "MAL"}, throw=2, supply=3, options=STRATEGY))


def test_R16_no_other_journey_has_an_end_in_male():
    """From Jaipur Malé counts as nearer to Kolkata by air."""
    table = put({"at": "JAI", "ticket": True, **CRICKETER}, throw=4, cow="KAN", supply=3, options=STRATEGY)
    assert "MAL" not in ends(table)
    assert str(table.explain(">MAL")) == "R16 On this journey you may not end in Malé."


def test_R17_karma_arrival_lays_off():
    a = {"at": "b3", "holds": "food@KOL spice@BOM", **CRICKETER}
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
    a = {"at": "h2", **CRICKETER}
    table = put(a, throw=3, cow="CHE", options=strategy(finish_on_journey="on"))
    assert ends(table) == {"PAM"}
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_R20_nothing_is_asked_before_the_throw():
    table = put({"at": "f3"}, {"at": "c1", **CRICKETER}, throw=2, dice=(2,), options=STRATEGY)
    assert names(table.play("=")) == ["stayed", "turn", "thrown"]
    assert seat(table, 1)["goals"] == ["KOL", "KAN"]


def test_R20_distances_are_taken_to_the_nearer_match():
    """On the road from Kolkata to Chennai, from where a boat leads to Kandy's island."""
    assert ends(put({"at": "g3", **CRICKETER}, throw=1, options=STRATEGY)) == {"g2"}
    assert ends(put({"at": "CHE", **CRICKETER}, throw=1, options=STRATEGY)) == {"JAF"}


def test_R20_the_match_with_the_cow_is_left_out():
    table = put({"at": "g2", **CRICKETER}, throw=1, cow="KOL", options=STRATEGY)
    assert (ends(table), seat(table)["goals"]) == ({"g3"}, ["KAN"])


def test_R20_a_match_with_a_pawn_is_left_out_if_the_other_is_free():
    table = put({"at": "b3", **CRICKETER}, {"at": "KOL"}, throw=4, options=STRATEGY)
    assert (ends(table), seat(table)["goals"]) == ({"g1", "g2", "g3"}, ["KAN"])


@pytest.mark.parametrize(("cow", "other"), [("PAM", "KAN"), ("KAN", "f3")])
def test_R20_a_match_with_a_pawn_counts_if_the_other_is_not_free(cow, other):
    table = put({"at": "b3", **CRICKETER}, {"at": "KOL"}, {"at": other}, throw=4, cow=cow, options=STRATEGY)
    assert ends(table) == {"stay"}


def test_R21_the_movement_throw_itself_decides():
    table = put({"at": "COL", **TOURIST}, throw=1, options=STRATEGY)
    table.play(">MAL fly COL-MAL none")
    assert texts(table) == ["again", "done"]


def test_R22_no_turn_is_missed_by_default():
    a = {"at": "f3"}
    table = put({"at": "b3", **CRICKETER}, a, throw=2, dice=(2, 2), options=STRATEGY)
    table.play(">KOL")
    table.play("=")
    assert (table.actor, table.view()["table"]["phase"]) == (0, "move")


def test_R22_cricket_wait_turns():
    options = strategy(cricket_wait_turns=2)
    table = put({"at": "b3", **CRICKETER}, {"at": "f3"}, throw=2, dice=(2, 2, 2, 2), options=options)
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
    table = put({"at": "b3", **COWHERD}, {"at": "KOL"}, throw=4, cow="KOL", options=STRATEGY)
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


def test_R28_pamban_is_shared_by_whoever_ends_the_game_there():
    table = put({"at": "h2"}, {"at": "PAM"}, throw=1)
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_R28_also_by_whoever_lays_the_last_cards_there():
    table = put({"at": "h2", "holds": "bridge@PAM food@PAM"}, {"at": "PAM"}, throw=1)
    table.play(">PAM")
    assert table.result.reason == "pamban"


def test_R28_but_by_nobody_who_has_another_town_to_visit():
    table = put({"at": "h2", "holds": "bridge@PAM food@BOM"}, {"at": "PAM"}, throw=1)
    assert rule_of(table, ">PAM") == "RB-15"


def test_R28_a_shared_pamban_is_a_compulsory_stop():
    """RB-46."""
    assert "f5" not in ends(put({"at": "h2"}, {"at": "PAM"}, throw=6))


def test_R28_pamban_shared_off():
    table = put({"at": "h2"}, {"at": "PAM"}, throw=3, options={"pamban_shared": "off"})
    assert rule_of(table, ">PAM") == "RB-15"
    assert "f5" in ends(table)


def test_R29_arrival_after_a_one_plays_again():
    a = {"at": "b3", **CRICKETER}
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
    a = {"at": "b3", "holds": "material@KOL spice@BOM", **CRICKETER}
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


def test_R40_a_finished_player_ends_in_an_occupied_pamban_and_waits_for_the_cow():
    assert rule_of(put({"at": "h2"}, {"at": "PAM"}, throw=1), ">PAM") == ""
    assert rule_of(put({"at": "h2"}, {"at": "PAM"}, throw=1, cow="PAM"), ">PAM") == "RB-19"


def test_R41_staying_put_is_always_allowed_off_journeys():
    assert "stay" in ends(put({"at": "h2"}, throw=6))


def test_R42_a_finished_bridge_alone_brings_no_300():
    table = put({"at": "a1"}, {"at": "f1"}, phase="over", reason="stall")
    assert [sheet["bridge"] for sheet in table.result.breakdown] == [0, 0]


def test_R43_a_start_used_up_by_a_journey_does_not_come_back():
    b = {"at": "JAI", "holds": "spice@JAI", **CRICKETER}
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
