"""The rules of part 4 and the rulings of part 5 that no scenario or edge case states."""

from __future__ import annotations

import pytest
from tests.sangram.conftest import table_u

from setu import BadOptions, Table
from setu.engine.game import find_game
from setu.engine.takeback import discloses

# ---- the set-up and the options


def test_a_game_is_for_two_to_five():
    """Part 3."""
    with pytest.raises(BadOptions, match="“seats” cannot be “6”"):
        Table("sangram", 6)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("growChain", ["on", "off"]),
        ("showAtSecondGrowth", ["on", "off"]),
        ("copyRetreated", ["off", "on"]),
        ("sarthiMustFollow", ["off", "on"]),
        ("vyapariGive", ["afterLooking", "beforeLooking"]),
        ("vyapariReturn", ["off", "on"]),
        ("tokenSupply", ["40", "unlimited"]),
        ("memoryAids", ["on", "off"]),
    ],
)
def test_every_option_has_its_default_first_and_refuses_nonsense(option, values):
    """Part 3."""
    assert Table("sangram").options[option] == values[0]
    assert Table("sangram", options={option: values[1]}).options[option] == values[1]
    with pytest.raises(BadOptions, match=f"Expected: {values[0]}, {values[1]}"):
        Table("sangram", options={option: "maybe"})


def test_R25_a_table_of_people_has_no_round_limit():
    assert Table("sangram").options["roundLimit"] == "off"


def test_R25_a_round_limit_is_a_house_rule_and_what_studies_take():
    sangram = find_game("sangram")
    limit = sangram.options.known["roundLimit"]
    assert (limit.standing("off"), limit.standing("40")) == ("printed", "house")
    assert sangram.study == {"roundLimit": "40"}


def test_every_option_names_its_ruling():
    """Part 3: where the book is silent, what a table has usually is a ruling of ours."""
    options = find_game("sangram").options.known.values()
    assert {option.name: option.rule for option in options} == {
        "growChain": "R17",
        "showAtSecondGrowth": "R16",
        "copyRetreated": "R8",
        "sarthiMustFollow": "R12",
        "vyapariGive": "R13",
        "vyapariReturn": "R14",
        "tokenSupply": "R20",
        "roundLimit": "R25",
        "memoryAids": "R27",
        "discardPile": "R26",
    }
    assert {option.standing(option.default) for option in options if option.name != "roundLimit"} == {"ruling"}


def test_R2_the_motivations_come_in_blocks_of_five(deal):
    game = deal(2)
    unseen = game.seen()["memory"]["unseen"] + game.volunteers.split()
    assert len(unseen) == 55
    assert sorted(unseen, key=lambda name: -int(name[3:]))[:6] == [
        "Ach55",
        "Ach54",
        "Ach53",
        "Ach52",
        "Ach51",
        "Mrj50",
    ]


# ---- general


def test_SG_1_the_four_phases_follow_each_other(lay):
    """SG-1: activate, recruit, train, grow, and everybody finishes a phase before the next."""
    game = lay("Mrn28", "Gup24", levels=(3, 3)).reveal("Mrn28", "Gup24").do("P1 --", "P2 --").recruit_any()
    names = [event.name for entry in game.table.log for event in entry.events]
    firsts = [names.index(name) for name in ("revealed", "declined", "recruited", "opened", "trained", "grew", "round")]
    assert firsts == sorted(firsts)


def test_SG_2_a_card_on_the_table_does_not_count(lay):
    game = lay("Sen38 Mrj50 Gup25", "Gup24", tokens=(2, 0))
    assert game.total("P1") == 5
    game.reveal("Sen38", "Gup24")
    assert game.total("P1") == 3


def test_SG_2_nobody_else_is_told_a_total(lay):
    assert lay("Sen38", "Gup24").player("P1", "P2")["total"] is None


def test_SG_3_no_level_below_zero(lay):
    game = lay("Gup25", "Gup24", levels=(0, 0)).reveal("Gup25", "Gup24")
    assert game.phase == "recruit"
    assert len(game.events("wasted")) == 2


def test_SG_4_there_is_no_limit_of_tokens_per_player(lay):
    game = lay("Man33", "Gup24", tokens=(20, 20)).reveal("Man33", "Gup24").do("P1 P2+2")
    assert game.tokens("P2") == 22


def test_SG_5_R20_with_an_unlimited_supply_all_tokens_come(lay):
    game = lay("Gup25", "Gup24", tokens=(39, 0), volunteers="Sen38 Sen39", options={"tokenSupply": "unlimited"}).reveal(
        "Gup25", "Gup24"
    )
    game.do("P1 rec Sen38 b3", "P2 rec Sen39 b3")
    assert (game.tokens("P1"), game.tokens("P2"), game.supply) == (42, 3, None)


def test_SG_6_the_top_five_are_the_last_five_put_there(lay):
    discard = "Sen40 Sen39 Sen38 Sen37 Sen36 Mrj50"
    game = lay("Vai5", "Gup24", discard=discard).reveal("Vai5", "Gup24")
    assert game.choices("P1") == ["--", "+Sen36 b3", "+Sen37 b3", "+Sen38 b3", "+Sen39 b3", "+Mrj50 b3"]


def test_SG_8_everybody_has_the_full_hand_after_recruiting(lay):
    game = lay("Vai5", "Ach54", "Gup24", grown=(0, 1, 2), discard="Mrj50").reveal("Vai5", "Ach54", "Gup24")
    game.do("P2 >P3", "P1 +Mrj50").recruit_any()
    assert [game.player(name)["cards"] for name in ("P1", "P2", "P3")] == [3, 5, 6]


# ---- Phase 1


def test_SG_10_all_owe_a_card_and_may_choose_in_any_order(lay):
    game = lay("Mrn28", "Gup24", "Sho45")
    assert game.table.pending == (0, 1, 2)
    game.do("P3 Sho45")
    assert game.table.pending == (0, 1)


def test_SG_10_choosing_is_compulsory(lay):
    assert lay("Mrn28", "Gup24").why_not("P1", "--") == "SG-10 Choose a card of your hand first."


def test_SG_10_a_choice_is_final(lay):
    game = lay("Mrn28", "Gup24").do("P1 Mrn28")
    assert game.why_not("P1", "Mrn28").startswith("SG-10 You have chosen")


def test_SG_11_others_see_only_that_a_player_is_ready(lay):
    game = lay("Mrn28", "Gup24").do("P1 Mrn28")
    player = game.player("P1", "P2")
    assert (player["ready"], player["chosen"], player["played"], player["cards"]) == (True, None, None, 3)


def test_SG_11_the_round_order_does_not_change(lay):
    """SG-11, R32: a retreated player keeps the place."""
    game = lay("Ach54", "Gup24", "Sho45").reveal("Ach54", "Gup24", "Sho45").do("P1 >P3")
    assert game.order == "P1 P3 P2"


def test_SG_12_a_turn_is_finished_before_the_next_begins(lay):
    """SG-12: after a copy the same player is still asked."""
    game = lay("Yuv18", "Vai5", "Mrn28", discard="Ach51").reveal("Yuv18", "Vai5", "Mrn28").do("P3 ^", "P1 =P3")
    assert game.turn == "P1"
    assert game.why_not("P2", "--") == "SG-12 It is Maratha’s turn."


def test_SG_13_a_declined_card_is_discarded(lay):
    game = lay("Mrn28", "Gup24").reveal("Mrn28", "Gup24").do("P1 --")
    assert game.discard == "Mrn28 Gup24"
    assert game.level("P1") == 0


def test_SG_14_who_wasted_recruits_as_usual(lay):
    game = lay("Mrj50", "Gup24").reveal("Mrj50", "Gup24")
    assert (game.phase, game.turn) == ("recruit", "P1")


def test_SG_14_a_wasted_warrior_says_why(lay):
    game = lay("Mrj50", "Gup24").reveal("Mrj50", "Gup24")
    told = [str(event) for event in game.table.log[-1].events if event.name == "wasted"]
    assert told == [
        "Maratha has no Britishers: the Maharaja is wasted.",
        "There is nobody Rajput could choose: the Guptchar is wasted.",
    ]


def test_SG_15_only_an_opponent_can_be_chosen(lay):
    game = lay("Gup25", "Mrn28", levels=(3, 3)).reveal("Gup25", "Mrn28").do("P2 --")
    assert game.why_not("P1", "P1v") == "SG-15 Choose an opponent, not yourself."
    assert game.why_not("P1", "P4v") == "SG-15 There is nobody at P4; this table has 2 seats."


@pytest.mark.parametrize(
    ("card", "move"), [("Man33", "P2+1"), ("Gup25", "P2v"), ("Vya13", "<>P2")], ids=["mantri", "guptchar", "vyapari"]
)
def test_SG_15_R6_a_retreated_player_cannot_be_chosen(lay, card, move):
    game = lay("Ach54", "Mrn28", card, levels=(1, 1, 0), tokens=(0, 0, 1)).reveal("Ach54", "Mrn28", card)
    game.do("P1 >P2")
    assert game.why_not("P3", move).startswith("SG-15 Rajput has retreated")


def test_SG_15_an_opponent_who_has_acted_can_be_chosen(lay):
    game = lay("Gup21", "Gup25", levels=(1, 1)).reveal("Gup21", "Gup25").do("P2 --")
    assert game.choices("P1") == ["--", "P2v0"]


def test_SG_16_R22_played_cards_are_discarded_in_round_order(lay):
    game = lay("Gup21", "Mrn28", "Sho45").reveal("Gup21", "Mrn28", "Sho45").do("P3 --", "P2 --")
    assert game.discard == "Sho45 Mrn28 Gup21"


# ---- the activities


def test_SG_20_R7_what_was_done_before_the_retreat_stays(lay):
    """SG-20, R7: P3 is pulled down, then sent home by an Acharya from the deck."""
    game = lay("Gup25", "Sar7", "Vai5", levels=(0, 0, 4), deck="Ach55", discard="Mrj50")
    game.reveal("Gup25", "Sar7", "Vai5").do("P1 P3v3", "P2 ~", "P2 >P3")
    assert game.level("P3") == 3
    assert "Vai5" in game.hand("P3")


def test_SG_20_the_retreated_neither_act_nor_recruit(lay):
    game = lay("Ach54", "Mrn28", "Gup24").reveal("Ach54", "Mrn28", "Gup24").do("P1 >P2").recruit_any()
    assert [numbers[0] for numbers in game.events("recruited")] == [0, 2]
    assert game.events("rose") == []


def test_SG_21_a_maharaja_returns_at_most_four(lay):
    game = lay("Mrj50", "Gup24", tokens=(6, 0)).reveal("Mrj50", "Gup24")
    assert game.choices("P1") == ["--", "-1", "-2", "-3", "-4"]
    assert game.why_not("P1", "-5") == "SG-21 The Maharaja sends away at most 4 Britishers."


def test_SG_22_R31_a_shield_lasts_for_this_round_only(lay):
    game = lay("Sho45 Ach55", "Gup24", volunteers="Ach51 Ach52 Ach53").reveal("Sho45", "Gup24").do("P1 *").recruit_any()
    assert game.player("P1")["badges"] == []


def test_SG_23_a_senapati_returns_at_most_six(lay):
    game = lay("Sen38", "Gup24", tokens=(9, 0)).reveal("Sen38", "Gup24")
    assert game.choices("P1")[-1] == "-6"
    assert lay("Sen38", "Gup24", tokens=(2, 0)).reveal("Sen38", "Gup24").why_not("P1", "-3") == (
        "SG-23 You have only 2 Britishers."
    )


def test_SG_24_a_mantri_without_tokens_is_wasted(lay):
    game = lay("Man33", "Gup24").reveal("Man33", "Gup24")
    assert game.events("wasted")[0][:2] == (0, 4)


def test_SG_25_a_maharani_moves_one_step(lay):
    game = lay("Mrn28", "Gup24", levels=(2, 0)).reveal("Mrn28", "Gup24").do("P1 ^")
    assert game.level("P1") == 3


def test_SG_26_tokens_play_no_role_for_a_guptchar(lay):
    game = lay("Gup25", "Mrn28", levels=(0, 5), tokens=(0, 9)).reveal("Gup25", "Mrn28").do("P2 --", "P1 P2v4")
    assert game.level("P2") == 4


def test_SG_26_nobody_on_level_0_is_pulled_down(lay):
    game = lay("Gup25", "Mrn28", "Gup21", levels=(0, 0, 2)).reveal("Gup25", "Mrn28", "Gup21").do("P2 --")
    assert game.why_not("P1", "P2v") == "SG-26 Rajput’s Crown is already on level 0."


def test_SG_27_the_copied_player_still_acts(lay):
    """SG-27: a Yuvaraj copies a Vyapari that has yet to act."""
    game = lay("Yuv18", "Vya13").reveal("Yuv18", "Vya13").do("P1 =P2", "P1 <>P2")
    game.table.play(game.table.moves()[0])
    assert game.turn == "P2"


def test_SG_27_R10_a_copied_sarthi_draws_a_card_of_its_own(lay):
    game = lay("Yuv18", "Sar7", deck="Mrn30 Gup25", levels=(1, 1)).reveal("Yuv18", "Sar7")
    game.do("P1 =P2", "P1 ~", "P1 ^2", "P2 ~", "P2 P1v1")
    assert [numbers[1] for numbers in game.events("turned-up")] == [30, 25]


def test_SG_27_a_copied_vaidik_stops_the_recruit(lay):
    game = lay("Yuv18", "Vai5", discard="Ach51").reveal("Yuv18", "Vai5").do("P1 =P2", "P1 +Ach51").recruit_any()
    assert [numbers[0] for numbers in game.events("recruited")] == [1]


def test_SG_27_R3_a_copied_acharya_finds_only_those_who_have_not_activated(lay):
    game = lay("Ach55", "Yuv18", "Vai5", discard="Ach51").reveal("Ach55", "Yuv18", "Vai5").do("P1 --", "P2 =P1")
    assert game.choices("P2") == ["--", ">P3"]


def test_SG_27_a_yuvaraj_says_why_it_cannot_copy_a_yuvaraj(lay):
    game = lay("Yuv18", "Yuv16", "Mrn28").reveal("Yuv18", "Yuv16", "Mrn28").do("P3 --")
    assert game.why_not("P1", "=P2") == "SG-27 A Yuvaraj cannot be copied."


def test_SG_28_played_cards_cannot_be_given(lay):
    game = lay("Vya13 Ach55 Mrn26", "Gup24", levels=(1, 0)).reveal("Vya13", "Gup24").do("P2 --", "P1 <>P2")
    assert game.why_not("P1", "/Vya13") == "SG-28 Vyapari 13 is not in your hand."
    assert game.why_not("P1", "~") == "SG-28 Choose a card of your hand for Rajput first."


def test_SG_28_between_take_and_give_the_taker_holds_one_more(lay):
    """SG-28, part 6.5: H and H - 2."""
    game = lay("Vya13", "Gup24", levels=(1, 0)).reveal("Vya13", "Gup24").do("P2 --", "P1 <>P2")
    assert [game.player(name)["cards"] for name in ("P1", "P2")] == [3, 1]


def test_SG_29_the_place_in_the_round_order_stays(lay):
    game = lay("Sar7", "Gup24", deck="Sho45").reveal("Sar7", "Gup24").do("P1 ~", "P1 *")
    assert game.order == "P2 P1"


def test_SG_29_a_drawn_card_brings_no_tokens_and_enters_no_hand(lay):
    game = lay("Sar7", "Gup24", deck="Sen40 Mrn30", tokens=(1, 0)).reveal("Sar7", "Gup24").do("P1 ~", "P1 -1")
    assert game.tokens("P1") == 0
    assert "Sen40" not in game.hand("P1")


def test_SG_29_a_sarthi_may_be_declined_without_drawing(lay):
    game = lay("Sar7", "Gup24").reveal("Sar7", "Gup24").do("P1 --")
    assert game.events("turned-up") == []


def test_SG_30_the_other_discards_stay_in_their_order(lay):
    game = lay("Vai5", "Gup24", discard="Sen40 Ach51 Mrj50 Sho45").reveal("Vai5", "Gup24").do("P1 +Ach51")
    assert game.discard == "Sen40 Mrj50 Sho45 Gup24 Vai5"


def test_SG_30_only_the_top_five_can_be_taken(lay):
    game = lay("Vai5", "Gup24", discard="Sen40 Ach51 Mrj50 Sho45 Sho44 Sho43").reveal("Vai5", "Gup24")
    assert game.why_not("P1", "+Sen40") == "SG-30 Senapati 40 is not among the top five of the discard pile."


# ---- rulings


def test_R1_the_first_at_18_need_not_win(lay):
    """R1: P1 is counted first and has 18; P2 ends with more."""
    game = lay(
        "Vya15 Sen36 Sen37 Sen38 Sen39 Man31", "Vya14 Mrj46 Mrj47 Mrj48 Mrj49 Sen40", levels=(9, 8), grown=(2, 2)
    )
    game.reveal("Vya15", "Vya14").do("P1 --", "P2 --").recruit_any()
    assert game.table.result.winners == (1,)


def test_R4_a_wasted_turn_counts_as_activated(lay):
    """R4: P2's Maharaja is wasted; an Acharya copied later cannot send P2 home."""
    game = lay("Ach55", "Mrj50", "Yuv18").reveal("Ach55", "Mrj50", "Yuv18").do("P1 --")
    assert game.phase == "recruit"


def test_R11_sarthi_yuvaraj_sarthi_keeps_all_cards_aside_until_the_turn_ends(lay):
    """R11: a drawn Yuvaraj copies the other Sarthi, which draws again; a Vaidik then finds an empty pile."""
    game = lay("Sar7", "Sar6", deck="Yuv18 Vai5").reveal("Sar7", "Sar6").do("P1 ~", "P1 =P2", "P1 ~")
    assert game.discard == "Yuv18 Vai5"
    assert game.events("wasted")[-1][:2] == (0, 10)
    assert game.turn == "P2"


def test_R12_a_drawn_card_may_be_declined(lay):
    game = lay("Sar7", "Gup24", deck="Mrn30").reveal("Sar7", "Gup24").do("P1 ~", "P1 --")
    assert game.level("P1") == 0


def test_R12_with_sarthiMustFollow_it_may_not(lay):
    game = lay("Sar7", "Gup24", deck="Mrn30", options={"sarthiMustFollow": "on"}).reveal("Sar7", "Gup24")
    assert game.choices("P1") == ["--", "~"]
    game.do("P1 ~")
    assert game.choices("P1") == ["^1"]
    assert game.why_not("P1", "--") == "R12 The Maharani that was turned up can be used, so it must be."


def test_R12_a_copied_sarthi_in_the_chain_may_still_be_declined(lay):
    game = lay("Sar7", "Sar6", deck="Yuv18 Mrn30", options={"sarthiMustFollow": "on"}).reveal("Sar7", "Sar6")
    game.do("P1 ~")
    assert game.choices("P1") == ["=P2"]
    game.do("P1 =P2")
    assert game.choices("P1") == ["--", "~"]


def test_R13_before_looking_the_card_to_give_comes_first(lay):
    game = lay("Vya13 Ach55 Mrn26", "Gup24 Sen38 Sen37", levels=(1, 0), options={"vyapariGive": "beforeLooking"})
    game.reveal("Vya13", "Gup24").do("P2 --", "P1 <>P2")
    assert game.seen("P1")["swap"] == {"seat": 0, "with": 1, "taken": None}
    game.do("P1 /Ach55")
    assert "Sen3" in game.hand("P1")
    assert "Ach55" in game.hand("P2")


def test_R14_the_card_taken_cannot_be_given_back(lay):
    game = lay("Vya13 Ach55 Mrn26", "Gup24 Sen38 Sen37", levels=(1, 0)).reveal("Vya13", "Gup24")
    game.do("P2 --", "P1 <>P2")
    taken = game.seen("P1")["swap"]["taken"]["name"]
    assert game.why_not("P1", f"/{taken}").startswith("R14 Senapati")


def test_R14_with_vyapariReturn_it_can(lay):
    game = lay("Vya13 Ach55 Mrn26", "Gup24 Sen38 Sen37", levels=(1, 0), options={"vyapariReturn": "on"})
    game.reveal("Vya13", "Gup24").do("P2 --", "P1 <>P2")
    taken = game.seen("P1")["swap"]["taken"]["name"]
    game.do(f"P1 /{taken}")
    assert (game.hand("P1"), game.hand("P2")) == ("Ach55 Mrn26", "Sen38 Sen37")


def test_R15_training_and_growing_are_automatic(lay):
    """R15, SG-66."""
    game = lay("Ach54", "Gup22", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.phase == "play"
    assert game.events("grew") == [(1, 0, 7)]


def grown_to_six(lay, **options):
    """P2 is on 8 with five cards of strength 4 and trains to 13."""
    game = lay("Ach54", "Gup22 Man35 Man34 Man33 Ach55", levels=(0, 8), grown=(0, 1), options=options)
    return game.reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()


def test_R16_the_hand_is_shown_at_13(lay):
    game = grown_to_six(lay)
    assert game.events("grew") == [(1, 1, 13)]
    assert len(game.events("shown")) == 5


def test_R16_with_showAtSecondGrowth_off_only_the_fact_is_told(lay):
    game = grown_to_six(lay, showAtSecondGrowth="off")
    assert game.events("grew") == [(1, 1, 13)]
    assert game.events("shown") == []


def both_growths(lay, **options):
    """P2 trains to level 7 with a hand of 4: 11; the two growth cards add 4 and make 15."""
    game = lay("Ach54", "Sen38 Gup22 Gup21", levels=(0, 6), deck="Vai1 Vai2 Vai3 Sen36 Sen37 Vai4", options=options)
    return game.reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()


def test_R17_the_second_growth_follows_at_once(lay):
    """R17, SG-65."""
    game = both_growths(lay)
    assert game.events("grew") == [(1, 0, 11), (1, 1, 15)]
    assert game.player("P2")["cards"] == 6


def test_R17_with_growChain_off_it_waits_for_the_next_round(lay):
    game = both_growths(lay, growChain="off")
    assert game.events("grew") == [(1, 0, 11)]
    assert game.player("P2")["cards"] == 5


def test_R17_with_growChain_off_a_total_of_13_in_phase_3_counts(lay):
    game = lay("Ach54", "Sen38 Sen37 Mrj46", levels=(0, 8), options={"growChain": "off"}).reveal("Ach54", "Sen38")
    game.do("P1 >P2").recruit_any()
    assert game.events("grew") == [(1, 0, 15), (1, 1, 15)]


def test_R18_growers_draw_in_round_order(lay):
    """R18, SG-64: the first in round order gets the next two cards of the deck."""
    game = lay(
        "Gup21 Gup25 Gup24",
        "Mrn30 Mrn29 Mrn28",
        levels=(3, 3),
        volunteers="Mrn27 Mrn26 Ach51",
        deck="Vai1 Vai2 Vai3 Sho41 Sho42 Sho43 Sho44",
    ).reveal("Gup21", "Mrn30")
    game.do("P2 --", "P1 --", "P2 rec Mrn27", "P1 rec Mrn26")
    assert game.events("grew") == [(1, 0, 7), (0, 0, 7)]
    assert {"Sho41", "Sho42"} <= set(game.hand("P2").split())
    assert {"Sho43", "Sho44"} <= set(game.hand("P1").split())


def test_R19_SG_62_growth_cards_bring_no_tokens_and_only_the_owner_sees_them(lay):
    game = lay("Ach54", "Gup22", levels=(0, 3), deck="Vai1 Vai2 Vai3 Sen36 Sen37").reveal("Ach54", "Gup22")
    game.do("P1 >P2").recruit_any()
    assert game.tokens("P2") == 0
    assert "Sen36" in game.hand("P2")
    assert "Sen36" not in game.known("P1", "P2")
    assert "drew" not in [event["name"] for event in game.table.view(0)["log"][-1]["events"]]


def test_R21_the_deck_is_renewed_when_a_card_is_needed():
    """R21, SG-7: it may lie empty for a while."""
    game = Table("sangram", 5, seed=2)
    lowest = 55
    while not game.over and game.view()["table"]["round"] < 12:
        game.play(game.moves()[0])
        lowest = min(lowest, game.view()["table"]["deck"])
    shuffles = [e.numbers[0] for entry in game.log for e in entry.events if e.name == "shuffled"]
    assert shuffles
    assert min(shuffles) > 0


def test_R21_a_draw_that_cannot_be_does_not_happen(lay):
    """R21: with five discards and no deck a Sarthi is wasted (with all 55 cards it never comes to that)."""
    game = lay("Sar7", "Gup22", discard="Vai1 Vai2 Vai3 Vai4 Vai5")
    game.table._s.deck_left = 0
    game.reveal("Sar7", "Gup22")
    assert game.events("wasted")[-1][:2] == (0, 9)


def test_R22_left_over_volunteers_are_discarded_by_falling_motivation(lay):
    game = lay("Vai5", "Vai4", discard="Ach51 Ach52", volunteers="Sar8 Sen36 Vya14").reveal("Vai5", "Vai4")
    game.do("P1 +Ach51", "P2 +Ach52")
    assert game.discard.split()[-3:] == ["Sen36", "Vya14", "Sar8"]


def test_R23_a_vaidik_does_not_see_the_cards_of_this_round(lay):
    game = lay("Vai5", "Sho45", discard="Ach51").reveal("Vai5", "Sho45").do("P2 *")
    assert game.choices("P1") == ["--", "+Ach51 b0"]


def test_R24_a_vaidik_is_one_decision(lay):
    game = lay("Vai5", "Gup24", discard="Ach51").reveal("Vai5", "Gup24").do("P1 --")
    assert game.phase == "recruit"


@pytest.mark.parametrize(
    ("options", "number", "over"),
    [({"roundLimit": "40"}, 40, True), ({}, 40, False), ({}, 998, False), ({}, 999, True)],
)
def test_R25_the_last_round(lay, options, number, over):
    """A house rule may end the game after round 40; else only the record's far limit does."""
    game = lay("Ach54", "Gup22", round=number, options=options).reveal("Ach54", "Gup22").do("P1 --").recruit_any()
    assert game.table.over is over
    if over:
        assert game.table.result.reason == "rounds"


def test_R25_no_game_is_longer_than_its_bound():
    assert find_game("sangram").longest(Table("sangram")._b) == 999 * 5 * 15


def test_R26_the_whole_pile_is_open(lay):
    discard = "Sen40 Sen39 Sen38 Sen37 Sen36 Mrj50 Mrj49"
    assert lay("Vai5", "Gup24", discard=discard).discard == discard


def closed(lay, *hands: str, **more):
    return lay(*hands, discard="Sen40 Sen39 Sen38 Sen37 Sen36 Mrj50", options={"discardPile": "closed"}, **more)


def test_R26_of_a_closed_pile_only_the_top_card_shows(lay):
    game = closed(lay, "Vai5", "Gup24")
    for viewer in (None, "P1", "P2"):
        assert [card["name"] for card in game.seen(viewer)["discard"]] == ["Mrj50"]
        assert game.seen(viewer)["covered"] == 5
    assert "Sen37" not in game.table.draw(0)


def test_R26_a_vaidik_first_says_whether_the_top_five_are_opened(lay):
    game = closed(lay, "Vai5", "Gup24").reveal("Vai5", "Gup24")
    assert game.choices("P1") == ["--", "~"]
    assert game.why_not("P1", "+Sen37").startswith("R26 The discard pile is closed")
    game.do("P1 ~")
    assert game.choices("P1") == ["+Sen36 b3", "+Sen37 b3", "+Sen38 b3", "+Sen39 b3", "+Mrj50 b3"]
    assert game.why_not("P1", "--") == "R26 The top five are opened: take one of them."
    assert game.discard == "Sen39 Sen38 Sen37 Sen36 Mrj50"


def test_R26_the_pile_is_closed_again_after_the_turn(lay):
    game = closed(lay, "Vai5", "Gup24").reveal("Vai5", "Gup24").do("P1 ~", "P1 +Sen37")
    assert game.seen()["discard"][0]["name"] == game.seen()["discard"][-1]["name"] == "Vai5"
    assert game.tokens("P1") == 3


def test_R26_a_vaidik_may_decline_before_it_looks(lay):
    game = closed(lay, "Vai5", "Gup24").reveal("Vai5", "Gup24").do("P1 --")
    assert game.phase == "recruit"


def test_R26_an_opened_pile_is_written_down(lay):
    game = closed(lay, "Vai5", "Gup24").reveal("Vai5", "Gup24").do("P1 ~")
    again = Table.from_position("sangram", game.table.position(), components=table_u())
    assert again._state.tobytes() == game.table._state.tobytes()


def test_R26_who_has_opened_the_pile_has_learned_something(lay):
    """What was seen cannot be taken back freely."""
    game = closed(lay, "Vai5", "Gup24").reveal("Vai5", "Gup24").do("P1 ~")
    assert discloses(game.table, game.table.length - 1, game.table.number("~", 0))


def test_R26_an_open_pile_is_not_spoken_of():
    assert "discardPile" not in Table("sangram", options={"discardPile": "open"}).options
    assert Table("sangram", options={"discardPile": "closed"}).options["discardPile"] == "closed"


def test_R27_without_memory_aids_nothing_is_remembered_for_people(lay):
    game = lay("Ach54", "Gup22", options={"memoryAids": "off"}).reveal("Ach54", "Gup22").do("P1 >P2")
    seen = game.seen("P1")
    assert seen["players"][1]["known"] is None
    assert seen["memory"] is None


def test_R28_any_number_up_to_the_maximum(lay):
    game = lay("Sen38", "Gup24", tokens=(4, 0)).reveal("Sen38", "Gup24")
    assert game.choices("P1") == ["--", "-1", "-2", "-3", "-4"]


def test_R29_recruiting_is_compulsory(lay):
    game = lay("Mrn28", "Gup24").reveal("Mrn28", "Gup24").do("P1 --")
    assert game.why_not("P1", "--") == "SG-40 Everybody who recruits takes one of the Volunteers."


def test_R32_a_retreated_card_may_be_played_again(lay):
    game = lay("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert "Gup22" in game.choices("P2")


# ---- Phases 2, 3 and 4


def test_SG_40_only_open_volunteers_can_be_taken(lay):
    game = lay("Mrn28", "Gup24", volunteers="Ach51 Ach52 Ach53").reveal("Mrn28", "Gup24").do("P1 --")
    assert game.choices("P1") == ["rec Ach51 b0", "rec Ach52 b0", "rec Ach53 b0"]
    assert game.why_not("P1", "rec Sen38") == "SG-40 Senapati 38 is not among the Volunteers."
    assert game.why_not("P2", "rec Ach51") == "SG-40 It is Maratha’s turn."


def test_SG_41_tokens_are_taken_at_once(lay):
    game = lay("Mrn28", "Gup24", volunteers="Sho45").reveal("Mrn28", "Gup24").do("P1 --", "P1 rec Sho45")
    assert game.tokens("P1") == 2


def test_SG_42_one_volunteer_is_left_when_all_recruit(lay):
    game = lay("Mrn28", "Gup24").reveal("Mrn28", "Gup24").do("P1 --").recruit_any()
    assert len(game.events("left")) == 1


def test_SG_43_new_volunteers_are_opened_also_in_the_last_round(lay):
    game = lay("Ach54", "Gup22", round=999).reveal("Ach54", "Gup22").do("P1 --").recruit_any()
    assert game.table.over
    assert len(game.volunteers.split()) == 3


@pytest.mark.parametrize(("tokens", "level"), [(4, 1), (5, 0)])
def test_SG_50_four_tokens_train_and_five_do_not(lay, tokens, level):
    game = lay("Ach54", "Gup22", tokens=(0, tokens)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.level("P2") == level


def test_SG_51_nothing_is_caught_up_later(lay):
    game = lay("Ach54 Ach53", "Gup22", tokens=(0, 6), volunteers="Ach51").reveal("Ach54", "Gup22").do("P1 >P2")
    game.do("P1 rec Ach51")
    assert game.level("P2") == 0
    game.do("P1 Ach53", "P2 Gup22", "P1 >P2").recruit_any()
    assert game.level("P2") == 0


def test_SG_52_the_total_is_taken_after_training(lay):
    game = lay("Ach54", "Gup22", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.events("grew") == [(1, 0, 7)]


def test_SG_60_most_rounds_nobody_grows(lay):
    game = lay("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.events("grew") == []


def test_SG_60_nobody_grows_twice_at_seven(lay):
    game = lay("Ach54", "Gup22", levels=(0, 3), grown=(0, 1)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.events("grew") == []


def test_SG_61_the_whole_hand_is_shown_to_everyone(lay):
    game = lay("Ach54", "Gup22 Man33 Man32", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.known(None, "P2") == "Man33 Man32 Gup22"


def test_SG_63_the_second_growth_adds_one_card(lay):
    assert grown_to_six(lay).player("P2")["cards"] == 6


def test_SG_64_the_retreated_grow_at_the_place_of_the_card_they_revealed(lay):
    game = lay("Ach54 Mrj50 Mrj49", "Gup22", levels=(4, 3), volunteers="Sho41").reveal("Ach54", "Gup22").do("P1 >P2")
    game.do("P1 rec Sho41")
    assert [numbers[0] for numbers in game.events("grew")] == [0, 1]


def test_SG_66_nobody_can_hide_a_growth(lay):
    game = lay("Ach54", "Gup22", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    log = game.table.view(None)["log"][-1]["events"]
    assert "Rajput has a strength of 7, shows the hand and grows to 5 cards." in [event["text"] for event in log]


# ---- the end


def finished(lay):
    hands = ("Vya15 Sen36 Sen37 Sen38 Sen39 Man31", "Vya14 Mrj46 Mrj47 Mrj48 Mrj49 Man32")
    game = lay(*hands, levels=(9, 9), grown=(2, 2), volunteers="Ach54 Ach53 Ach52").reveal("Vya15", "Vya14")
    return game.do("P1 --", "P2 --").recruit_any()


def test_SG_70_the_game_ends_after_phase_4(lay):
    game = finished(lay)
    assert game.table.over
    assert game.table.result.reason == "strength"
    assert game.why_not("P1", "Sen36") == "SG-70 The game is over."


def test_SG_71_all_hands_are_shown_at_the_end(lay):
    """SG-71, K14."""
    players = finished(lay).seen()["players"]
    assert [len(player["hand"]) for player in players] == [6, 6]
    assert [player["total"] for player in players] == [18, 18]


def test_SG_72_the_result_says_how_it_was_made(lay):
    breakdown = finished(lay).table.result.breakdown
    assert breakdown[0] == {"level": 9, "hand": 9, "tokens": 0, "highest": 54}


def test_SG_73_else_the_next_round_begins(lay):
    game = lay("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert (game.phase, game.seen()["round"]) == ("play", 3)
    assert game.player("P2")["badges"] == []


def test_R5_a_sent_home_acharya_does_nothing(lay):
    game = lay("Ach54", "Ach52", "Gup22").reveal("Ach54", "Ach52", "Gup22").do("P1 >P2")
    assert len(game.events("sent-home")) == 1


def test_R30_a_single_card_may_differ_from_its_type(tmp_path):
    from setu.games.sangram.board import box

    path = tmp_path / "mine.toml"
    path.write_text(box().source + "\n[overrides.38]\nstrength = 1\nbritishers = 2\n", encoding="utf-8")
    table = Table("sangram", components=path)
    assert (int(table._b.strength[38]), int(table._b.britishers[38])) == (1, 2)
    assert (int(table._b.strength[37]), int(table._b.britishers[37])) == (2, 3)


def test_who_resigns_is_last():
    """Part 8: leaving is outside the rules; the game stops."""
    table = Table("sangram", 3, seed=4)
    table.resign(1)
    assert table.result.reason == "resign"
    assert table.result.places[1] == 3
