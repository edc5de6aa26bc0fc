"""The rules one by one, where scenarios and edge cases do not say it already."""

from __future__ import annotations

import pytest

from rama.conftest import STRATEGY, ends, names, put, rule_of, seat, texts
from setu import BadOptions, Table
from setu.engine.simulate import random_games
from setu.games.rama.codes import themes


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_RB_1_two_to_six_play(seats):
    assert Table("ramas-bridge", seats, seed=1).seats == seats


@pytest.mark.parametrize("seats", [1, 7, "4", True])
def test_RB_1_no_other_number_plays(seats):
    with pytest.raises(BadOptions):
        Table("ramas-bridge", seats)


def test_RB_2_every_seat_starts_about_as_often():
    """R2: one throw-off, so the starting player is uniform."""
    starters = random_games("ramas-bridge", 1200, 3, {"max_rounds": 1}, seed=5).states["starter"]
    assert all(330 < (starters == seat).sum() < 470 for seat in range(3))


def test_RB_3_the_cow_starts_in_delhi():
    assert Table("ramas-bridge", seed=1).view()["table"]["cow"] == "delhi"


def test_RB_4_nine_cards_one_of_each_theme_and_a_free_ticket():
    table = Table("ramas-bridge", 3, seed=1)
    assert [card["theme"] for card in table.view(1)["table"]["hand"]] == list(themes.NAMES)
    assert seat(table, 2)["free_ticket"]


@pytest.mark.parametrize(("seats", "supply"), [(2, 10), (3, 9), (4, 8), (5, 7), (6, 6)])
def test_RB_4_the_other_tickets_are_the_supply(seats, supply):
    assert Table("ramas-bridge", seats, seed=1).view()["table"]["supply"] == supply


def test_RB_5_the_karma_pile_is_drawn_from_all_five():
    """R3: each of the five cards is in the pile of a two-player game about 2 times in 5."""
    states = random_games("ramas-bridge", 1000, 2, {**STRATEGY, "max_rounds": 1}, seed=2).states
    with_monsoon = sum(2 in (*pile, *hand, *received) for pile, hand, received in _karma(states))
    assert 340 < with_monsoon < 460


def _karma(states):
    return zip(states["karma_pile"].tolist(), states["karma_hand"].tolist(), states["received"].tolist(), strict=True)


def test_RB_6_six_eco_cards_in_rule_set_2_only():
    assert Table("ramas-bridge", options=STRATEGY, seed=1).view()["table"]["eco_cards"] == 6
    assert Table("ramas-bridge", seed=1).view()["table"]["eco_cards"] == 0


def test_RB_7_the_starting_player_places_his_left_neighbour():
    table = Table("ramas-bridge", 4, seed=1)
    starter = table.view()["table"]["starter"]
    assert (table.actor, table.view()["table"]["placing"]) == (starter, (starter + 1) % 4)


def test_RB_7_the_starting_players_pawn_comes_last_and_he_begins():
    table = Table("ramas-bridge", 3, seed=1)
    starter = table.actor
    for space in ("r001", "r002"):
        table.play(f"place P{table.view()['table']['placing'] + 1} {space}")
    assert table.view()["table"]["placing"] == starter
    table.play(f"place P{starter + 1} r003")
    assert table.log[-1].events[1].numbers[0] == starter


def test_RB_8_any_space_but_an_airport():
    table = Table("ramas-bridge", seed=1)
    whose = f"P{table.view()['table']['placing'] + 1}"
    assert len(table.moves()) == 233 - 9
    assert rule_of(table, f"place {whose} male") == rule_of(table, f"place {whose} kolkata") == "RB-8"
    assert table.explain(f"place {whose} s01") is None


def test_RB_9_play_goes_clockwise():
    table = put({"at": "a1"}, {"at": "f1"}, {"at": "f2"}, throw=2, dice=(2, 2, 2))
    order = []
    for _ in range(4):
        order.append(table.actor)
        table.play("=")
    assert order == [0, 1, 2, 0]


def test_RB_10_on_a_six_the_cow_comes_before_the_move_and_a_bonus_at_any_time():
    """R14, R39."""
    table = put({"at": "a1"}, throw=6, phase="cow")
    assert rule_of(table, ">AGR") == "RB-18"
    assert rule_of(table, "bonus food") == ""


def test_RB_11_the_next_turn_has_a_throw():
    position = {"phase": "place", "round": 0, "placing": 0}
    table = put({"holds": "spice@AGR bridge@BOM"}, {"at": "f3"}, dice=(2, 5), active=1, **position)
    table.play("place P1 AGR")
    table.play("=")
    assert (table.actor, table.view()["table"]["throw"]) == (0, 5)


def test_RB_11_only_the_first_turn_lays_without_a_throw():
    """R18: later a card of the town one stands in is laid by staying, after a throw."""
    table = put({"at": "f3"}, {"at": "AGR", "holds": "spice@AGR"}, throw=2, dice=(3,))
    assert names(table.play("="))[-1] == "thrown"


@pytest.mark.parametrize("throw", [1, 2, 3, 4, 5])
def test_RB_12_the_throw_is_a_maximum(throw):
    table = put({"at": "PAM", "holds": "spice@JAI"}, {"at": "a1"}, throw=throw, cow="DEL")
    road = ["f5", "f4", "f3", "f2", "f1"]
    assert [space for space in road if space in ends(table)] == road[:throw]


def test_RB_13_road_boat_and_plane_in_one_move():
    table = put({"at": "f1", "ticket": True}, {"at": "a1"}, throw=5, cow="CHE")
    assert ">b3 fly BOM-KOL free" in texts(table)
    assert ">KAN" in texts(table)


def test_RB_14_the_stop_holds_for_bonus_cards_too():
    assert rule_of(put({"at": "DEL", "holds": "bridge@AGR* spice@BOM"}, throw=5), ">b1") == "RB-14"


def test_RB_15_an_occupied_space_is_refused_in_words():
    table = put({"at": "DEL"}, {"at": "AGR"}, throw=5)
    assert str(table.explain(">AGR")) == "RB-15 Agra is occupied: you may pass, but not stop there."


def test_RB_16_staying_is_always_among_the_ends():
    assert "stay" in ends(put({"at": "DEL", "holds": "spice@AGR"}, throw=6))


def test_RB_17_he_may_decline():
    table = put({"at": "a1"}, throw=1)
    table.play("=")
    table.play("done")
    assert table.actor == 1


def test_RB_17_no_other_throw_plays_again():
    table = put({"at": "a1"}, throw=2)
    table.play("=")
    assert table.actor == 1


def test_RB_18_the_cow_only_goes_to_towns():
    refusal = put({"at": "a1"}, throw=6, phase="cow").explain("cow f1")
    assert str(refusal).startswith("RB-18 the space one step from Mumbai")


def test_RB_19_the_cow_closes_its_town_to_its_mover_too():
    table = put({"at": "a1"}, throw=6, phase="cow")
    table.play("cow AGR")
    assert rule_of(table, ">AGR") == "RB-19"
    assert rule_of(table, ">b1") == "RB-19"


def test_RB_20_boats_cost_a_step_and_nothing_else():
    """R4."""
    table = put({"at": "CHE"}, throw=1)
    table.play(">JAF")
    assert seat(table)["score"]["tickets"] == 0


def test_RB_21_a_flight_is_one_step_between_any_two_airports():
    """R4."""
    table = put({"at": "DEL", "ticket": True}, throw=1, cow="NAG")
    flown = {text.split(" ")[0] for text in texts(table) if "fly" in text}
    assert flown == {">BOM", ">KOL", ">COL"}


def test_RB_22_the_first_flight_is_free():
    table = put({"at": "DEL", "ticket": True}, throw=1, supply=5)
    table.play(">KOL")
    assert not seat(table)["free_ticket"]
    assert seat(table)["score"]["tickets"] == 0


def test_RB_23_every_further_flight_costs_50():
    table = put({"at": "DEL"}, throw=1, supply=5)
    table.play(">KOL")
    assert seat(table)["score"]["tickets"] == -50


def test_RB_24_several_flights_in_one_go():
    """Edge of 6.4: the free ticket that comes back is taken again, paid, for the second flight."""
    table = put({"at": "DEL", "ticket": True}, throw=2, supply=0)
    assert ">MAL fly DEL-COL free fly COL-MAL paid" in texts(table)
    table.play(">MAL")
    assert (table.view()["table"]["supply"], seat(table)["paid_tickets"]) == (0, 1)


def test_RB_25_nine_themes():
    assert len(Table("ramas-bridge", seed=4).view(0)["table"]["hand"]) == 9


def test_RB_26_each_laid_card_scores_100():
    table = put({"at": "a1", "holds": "spice@AGR bridge@BOM"}, throw=2)
    before = seat(table)["score"]["total"]
    table.play(">AGR")
    assert seat(table)["score"]["total"] == before + 150


def test_RB_27_all_cards_of_a_town_are_laid_together():
    table = put({"at": "a1", "holds": "spice@AGR bridge@AGR food@AGR"}, throw=2)
    assert names(table.play(">AGR"))[:4] == ["went", "laid", "laid", "laid"]


@pytest.mark.parametrize(("face", "points"), [(1, -50), (2, 0), (4, 50), (6, 100)])
def test_RB_28_the_gods_answer_is_on_his_card(face, points):
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, throw=2, dice=(face, 2))
    table.play(">AGR")
    assert seat(table)["score"]["deity"] == points


def test_RB_29_the_deity_is_also_a_laid_destination():
    """R13."""
    table = put({"at": "a1", "holds": "deity@AGR"}, throw=2, dice=(1, 2))
    table.play(">AGR")
    assert seat(table)["score"]["destinations"] == 900


def test_RB_30_a_bonus_is_drawn_from_the_top_and_seen_by_its_owner_alone():
    table = put({"at": "a1", "holds": "spice@BOM"}, throw=2)
    table.play("bonus food")
    assert [event["name"] for event in table.view(0)["log"][-1]["events"]] == ["bonus", "drawn-card"]
    assert [event["name"] for event in table.view(1)["log"][-1]["events"]] == ["bonus"]


def test_RB_31_an_empty_pile_cannot_be_named():
    """The six food cards not on the piles: hands and the monsoon have them."""
    dropped = [f"food@{town}" for town in ("DEL", "AGR", "JAI", "KOL", "NAG", "BOM", "PAM", "COL", "CHE")]
    table = put({"at": "a1", "holds": "spice@BOM"}, throw=2, piles={"food": []}, dropped=dropped)
    assert rule_of(table, "bonus food") == "RB-31"


def test_RB_31_both_bonus_cards_may_be_taken_in_one_go_and_of_one_theme():
    """R39."""
    table = put({"at": "a1", "holds": "spice@BOM"}, throw=2)
    table.play("bonus food")
    table.play("bonus food")
    assert seat(table)["bonus_taken"] == 2


def test_RB_32_an_open_bonus_costs_50():
    """R38."""
    table = put({"at": "a1", "holds": "spice@BOM"}, throw=2)
    before = seat(table)["score"]["total"]
    table.play("bonus food")
    assert seat(table)["score"]["total"] == before - 50


def test_RB_33_karma_follows_the_gods_answer_unseen_by_the_others():
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, throw=2, dice=(3,), options=STRATEGY)
    table.play(">AGR")
    assert table.view(0)["table"]["karma"] is not None
    assert table.view(1)["table"]["players"][0]["karma_held"]
    assert "drawn-karma" not in [event["name"] for event in table.view(1)["log"][-1]["events"]]


def test_RB_33_there_is_no_karma_in_rule_set_1():
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, throw=2, dice=(3, 3))
    table.play(">AGR")
    assert table.actor == 1


def test_RB_34_karma_may_be_kept_for_a_later_turn():
    table = put({"at": "a1", "karma": "cow"}, throw=2, options=STRATEGY, dice=(2, 2))
    table.play("=")
    table.play("keep")
    table.play("=")
    table.play("=")
    assert texts(table) == ["keep", "give cow P2"]


def test_RB_35_giving_is_open():
    table = put({"at": "a1", "karma": "cow"}, phase="karma", options=STRATEGY)
    table.play("give cow P2")
    assert (seat(table, 1)["received"], seat(table, 1)["journey"], seat(table)["karma_held"]) == ("cow", "cow", False)


def test_RB_36_a_traveller_takes_no_compulsory_stop():
    a = {"at": "c1", "holds": "spice@DEL", "received": "cricket", "journey": "cricket"}
    assert "AGR" in ends(put(a, throw=3, options=STRATEGY))


def test_RB_36_and_he_cannot_finish():
    """R19."""
    a = {"at": "h2", "received": "cricket", "journey": "cricket"}
    table = put(a, throw=1, cow="CHE", options=STRATEGY)
    table.play(">PAM")
    assert not table.over


def test_RB_36_ones_sixes_and_bonus_cards_work_as_usual():
    a = {"at": "c1", "received": "cricket", "journey": "cricket"}
    table = put(a, throw=1, options=STRATEGY)
    table.play("bonus food")
    table.play(">DEL")
    assert texts(table) == ["again", "done"]


def test_RB_36_arrival_stops_the_walk():
    a = {"at": "b3", "received": "cricket", "journey": "cricket"}
    table = put(a, throw=4, options=STRATEGY)
    assert ends(table) == {"KOL"}
    assert rule_of(table, ">g1") == "RB-36"


def test_RB_37_the_goal_moves_with_the_cow():
    a = {"at": "a1", "received": "cow", "journey": "cow"}
    assert ends(put(a, throw=1, cow="JAI", options=STRATEGY)) == {"DEL"}
    assert ends(put(a, throw=1, cow="KOL", options=STRATEGY)) == {"AGR"}


def test_RB_37_he_alone_may_enter_and_leave_again():
    a = {"at": "c1", "received": "cow", "journey": "cow"}
    table = put(a, throw=4, cow="JAI", options=STRATEGY, dice=(2, 3))
    table.play(">JAI")
    table.play("=")
    assert "e3" in ends(table)


def test_RB_38_the_new_food_card_has_to_be_visited():
    table = put({"at": "a1", "karma": "monsoon"}, {"at": "f1", "laid": "food@DEL"}, phase="karma", options=STRATEGY)
    table.play("give monsoon P2")
    assert [card["theme"] for card in table.view(1)["table"]["hand"]] == ["food"]
    assert table.view()["table"]["dropped"] == ["food@DEL"]
    assert table.view()["table"]["piles"]["food"] == 8


def test_RB_39_to_male_by_colombo_with_a_ticket():
    a = {"at": "k1", "received": "maldives", "journey": "maldives"}
    table = put(a, throw=2, supply=1, options=STRATEGY)
    assert ">MAL fly COL-MAL paid" in texts(table)


@pytest.mark.parametrize(("throw", "flies"), [(2, False), (3, True), (4, False), (5, False), (6, True)])
def test_RB_39_without_tickets_1_3_or_6_flies(throw, flies):
    """R21."""
    a = {"at": "k1", "received": "maldives", "journey": "maldives"}
    assert ("MAL" in ends(put(a, throw=throw, options=STRATEGY))) == flies


def test_RB_39_nobody_else_flies_to_male_without_a_ticket():
    assert "MAL" not in ends(put({"at": "COL"}, throw=3, options=STRATEGY))


@pytest.mark.parametrize(("before", "town"), [("b3", "KOL"), ("k1", "KAN")])
def test_RB_40_the_match_in_either_town_ends_the_journey(before, town):
    """R20."""
    table = put({"at": before, "received": "cricket", "journey": "cricket"}, throw=2, options=STRATEGY)
    table.play(f">{town}")
    assert seat(table)["journey"] is None


def test_RB_41_a_commitment_is_offered_when_the_card_is_laid():
    table = put({"at": "b3", "holds": "material@KOL spice@BOM"}, throw=2, options=STRATEGY)
    table.play(">KOL")
    assert texts(table) == ["eco material", "eco no"]


def test_RB_41_a_declined_commitment_never_comes_back():
    table = put({"at": "b3", "holds": "material@KOL spice@BOM"}, throw=2, options=STRATEGY, dice=(2, 2))
    table.play(">KOL")
    table.play("eco no")
    assert seat(table)["eco"]["material"] == "none"
    assert table.actor == 1


@pytest.mark.parametrize(
    ("kind", "face", "kept"), [("transport", 3, True), ("material", 3, False), ("material", 6, True)]
)
def test_RB_42_the_faces_that_release(kind, face, kept):
    b = {"at": "CHE", "laid": f"{kind}@CHE", "holds": "spice@BOM", "eco": {kind: "pending"}}
    table = put({"at": "f3"}, b, throw=2, dice=(face, 2), options=STRATEGY)
    table.play("=")
    assert (seat(table, 1)["eco"][kind] == "kept") == kept


def test_RB_43_after_the_third_failure_he_may_also_wait_on():
    b = {"at": "CHE", "laid": "material@CHE", "eco": {"material": "pending"}, "eco_wait": 3}
    table = put({"at": "f3"}, b, throw=2, dice=(2, 4), options=STRATEGY)
    table.play("=")
    table.play("wait")
    assert (table.actor, seat(table, 1)["eco_wait"]) == (0, 4)


def test_RB_44_a_kept_transport_is_200_and_a_kept_material_300():
    eco = {"transport": "kept", "material": "kept"}
    sheet = seat(put({"at": "a1", "eco": eco}, throw=2, options=STRATEGY))["score"]
    assert (sheet["eco_transport"], sheet["eco_material"]) == (200, 300)


def test_RB_45_a_bridge_is_finished_when_all_cards_are_laid():
    assert seat(put({"at": "a1"}, throw=2))["bridge_finished"]
    assert not seat(put({"at": "a1", "holds": "food@AGR*"}, throw=2))["bridge_finished"]


def test_RB_46_pamban_ends_the_game_at_once():
    table = put({"at": "h2"}, throw=1)
    assert names(table.play(">PAM")) == ["went", "ended"]


def test_RB_46_staying_in_pamban_finishes_too():
    table = put({"at": "PAM"}, throw=2)
    table.play("=")
    assert table.result.reason == "pamban"


def test_RB_47_only_the_finisher_gets_300():
    """R42."""
    table = put({"at": "h2"}, {"at": "a1"}, throw=1)
    table.play(">PAM")
    assert [sheet["bridge"] for sheet in table.result.breakdown] == [300, 0]


def test_RB_48_the_sheet_adds_up():
    table = put({"at": "h2", "laid": "food@AGR* deity@AGR", "paid": 1, "god_face": 5}, throw=1, supply=3)
    table.play(">PAM")
    sheet = table.result.breakdown[0]
    assert sheet == {
        "destinations": 900,
        "tickets": -50,
        "deity": 50,
        "open": 0,
        "eco_transport": 0,
        "eco_material": 0,
        "bonus": 200,
        "bridge": 300,
    }
    assert table.result.scores[0] == sum(sheet.values())


def test_RB_49_most_points_wins():
    table = put({"at": "a1", "holds": "spice@BOM"}, {"at": "f1"}, phase="over", reason="stall", supply=12)
    assert table.result.places == (2, 1)


def test_RB_47_who_gives_up_ranks_last_and_the_others_play_on():
    table = put({"at": "a1"}, {"at": "f1"}, {"at": "f2", "holds": "spice@BOM food@BOM"}, throw=2, supply=12)
    table.resign(0)
    assert table.actor == 1
    table.resign(1)
    assert table.result.places == (2, 2, 1)
    assert table.result.reason == "resign"


def test_RB_7_who_gives_up_during_placement_is_passed_over():
    table = Table("ramas-bridge", 3, seed=1)
    first = table.actor
    table.resign(first)
    assert table.actor not in (None, first)
    for _ in range(2):
        table.play(f"place P{table.view()['table']['placing'] + 1} {table.moves()[5].targets['space']}")
    assert table.view()["table"]["round"] == 1
