"""The 44 edge cases of part 9, with the values of table `u`."""

from __future__ import annotations

import pytest


def test_E1_a_higher_acharya_sends_a_lower_one_home(lay):
    """E1, SG-20, R5, K3."""
    game = lay("Ach54", "Ach52", "Gup22").reveal("Ach54", "Ach52", "Gup22").do("P1 >P2")
    assert "Ach52" in game.hand("P2")
    assert game.known(None, "P2") == "Ach52"
    assert game.turn != "P2"


def test_E2_who_declined_has_activated(lay):
    """E2, R3, R4."""
    game = lay("Ach54", "Ach52", "Gup22").reveal("Ach54", "Ach52", "Gup22").do("P1 --")
    assert game.choices("P2") == ["--", ">P3"]
    assert game.why_not("P2", ">P1") == "SG-20 Maratha has already activated and can no longer be sent home."


def test_E3_two_players_and_an_acharya_leave_two_volunteers(lay):
    """E3, SG-20, SG-42."""
    game = lay("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 >P2")
    assert (game.phase, game.turn) == ("recruit", "P1")
    game.recruit_any()
    assert len(game.events("left")) == 2


def test_E4_a_copied_acharya_finds_nobody(lay):
    """E4, SG-20: the last in round order copies it in vain."""
    game = lay("Ach54", "Yuv16").reveal("Ach54", "Yuv16").do("P1 --")
    assert game.phase == "recruit"
    assert game.events("wasted")[0][:2] == (1, 7)


def test_E5_the_retreated_train(lay):
    """E5, SG-20, SG-50."""
    game = lay("Ach54", "Gup22", levels=(0, 5), tokens=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.level("P2") == 6


def test_E6_the_retreated_grow(lay):
    """E6, SG-20, SG-61: level 3 and a hand of 3 make 6, training makes 7."""
    game = lay("Ach54", "Gup22", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.events("grew") == [(1, 0, 7)]
    assert game.player("P2")["cards"] == 5


def test_E7_a_guptchar_with_only_level_0_to_pull_is_wasted(lay):
    """E7, SG-26: P2 has retreated, P3 is on level 0."""
    game = lay("Ach54 Vya15", "Mrj47", "Gup22", levels=(0, 4, 0)).reveal("Ach54", "Mrj47", "Gup22").do("P1 >P2")
    assert game.phase == "recruit"
    assert game.events("wasted")[0][:2] == (2, 6)


def test_E8_pulled_down_from_nine_and_trained_up_again(lay):
    """E8, SG-26, SG-50."""
    game = lay("Gup22", "Ach54 Vya15 Vya14", levels=(0, 9)).reveal("Gup22", "Ach54")
    game.do("P2 --", "P1 P2v8")
    assert game.level("P2") == 8
    game.recruit_any()
    assert game.level("P2") == 9


def test_E9_a_maharani_from_eight_and_training_stop_at_nine(lay):
    """E9, SG-3, SG-25."""
    game = lay("Mrn28", "Vai1", levels=(8, 0), tokens=(2, 0), volunteers="Ach51 Ach52 Ach53").reveal("Mrn28", "Vai1")
    game.do("P1 ^9").recruit_any()
    assert game.level("P1") == 9


def test_E10_a_wasted_maharani_is_discarded_all_the_same(lay):
    """E10, SG-14, SG-25."""
    game = lay("Mrn28", "Vai1", levels=(9, 0)).reveal("Mrn28", "Vai1")
    assert game.discard == "Mrn28 Vai1"
    assert "Mrn28" not in game.hand("P1")


def test_E11_a_maharani_with_seven_tokens_moves_once(lay):
    """E11, SG-25, SG-50."""
    game = lay("Mrn28", "Vai1", levels=(2, 0), tokens=(7, 0)).reveal("Mrn28", "Vai1").do("P1 ^").recruit_any()
    assert game.level("P1") == 3


def test_E12_a_maharaja_may_return_fewer(lay):
    """E12, R28."""
    game = lay("Mrj47", "Vai1", tokens=(4, 0)).reveal("Mrj47", "Vai1").do("P1 -2")
    assert game.tokens("P1") == 2


def test_E13_a_mantri_with_one_token_gives_one(lay):
    """E13, SG-24."""
    game = lay("Man33", "Gup22", "Gup23", tokens=(1, 0, 0)).reveal("Man33", "Gup22", "Gup23")
    assert game.choices("P1") == ["--", "P2+1", "P3+1"]


def test_E13_a_gift_is_not_split(lay):
    """E13, SG-24."""
    game = lay("Man33", "Gup22", "Gup23", tokens=(2, 0, 0)).reveal("Man33", "Gup22", "Gup23").do("P1 P2+1")
    assert (game.phase, game.tokens("P1")) == ("recruit", 1)


def test_E14_a_later_copy_repairs_a_gift(lay):
    """E14, SG-12: a Mantri's gift makes five, a Yuvaraj gives one back in the same round."""
    game = lay("Man33", "Yuv16", tokens=(2, 4), volunteers="Ach51 Ach52 Ach53").reveal("Man33", "Yuv16")
    game.do("P1 P2+1", "P2 =P1", "P2 P1+1").recruit_any()
    assert (game.tokens("P2"), game.level("P2")) == (4, 1)


def test_E15_a_shoorveer_may_recruit_a_card_without_britishers(lay):
    """E15, SG-22."""
    game = lay("Sho45", "Gup22", volunteers="Ach51").reveal("Sho45", "Gup22").do("P1 *", "P1 rec Ach51 b0")
    assert game.tokens("P1") == 0


def test_E16_a_declined_shoorveer_does_not_shield(lay):
    """E16, SG-13."""
    game = lay("Sho45", "Gup22", volunteers="Sen38").reveal("Sho45", "Gup22").do("P1 --", "P1 rec Sen38 b3")
    assert game.tokens("P1") == 3


def test_E16_a_shield_does_not_keep_gifts_off(lay):
    """E16, SG-22."""
    game = lay("Sho45", "Man33", tokens=(0, 2)).reveal("Sho45", "Man33").do("P1 *", "P2 P1+2")
    assert game.tokens("P1") == 2


def test_E17_a_copied_shoorveer_shields_both(lay):
    """E17, SG-27."""
    game = lay("Sho45", "Yuv18", volunteers="Sen38 Sen39").reveal("Sho45", "Yuv18").do("P1 *", "P2 =P1", "P2 *")
    game.do("P1 rec Sen38 b0", "P2 rec Sen39 b0")
    assert (game.tokens("P1"), game.tokens("P2")) == (0, 0)


def test_E18_a_copied_mantri_may_give_to_the_mantri(lay):
    """E18, SG-27."""
    game = lay("Man33", "Yuv18", tokens=(0, 2)).reveal("Man33", "Yuv18").do("P2 =P1")
    assert game.choices("P2") == ["--", "P1+1", "P1+2"]


def test_E19_all_yuvarajs_are_wasted(lay):
    """E19, SG-27."""
    game = lay("Yuv16", "Yuv20", "Yuv18").reveal("Yuv16", "Yuv20", "Yuv18")
    assert (game.phase, game.order) == ("recruit", "P2 P3 P1")
    assert [numbers[0] for numbers in game.events("wasted")] == [1, 2, 0]


def test_E19_two_of_three_yuvarajs_copy_the_third_card(lay):
    """E19, R9."""
    game = lay("Yuv20", "Yuv18", "Mrn28").reveal("Yuv20", "Yuv18", "Mrn28").do("P3 ^")
    assert game.choices("P1") == ["--", "=P3"]
    game.do("P1 --")
    assert game.choices("P2") == ["--", "=P3"]


def retreat_before_a_yuvaraj(lay, **options):
    """P1 sends P2 home; the others played Yuvarajs and an Acharya that has acted."""
    return lay("Ach54", "Mrn28", "Yuv18", options=options).reveal("Ach54", "Mrn28", "Yuv18").do("P1 >P2")


def test_E20_the_card_of_a_retreated_player_cannot_be_copied(lay):
    """E20, R8: what is left is an Acharya that finds nobody, so the Yuvaraj is wasted."""
    game = retreat_before_a_yuvaraj(lay)
    assert game.phase == "recruit"


def test_E20_with_copyRetreated_it_can(lay):
    """E20, R8."""
    game = retreat_before_a_yuvaraj(lay, copyRetreated="on")
    assert game.choices("P3") == ["--", "=P2"]


def test_E21_a_yuvaraj_never_copies_an_acharya_with_two_players(lay):
    """E21, SG-27."""
    game = lay("Ach54", "Yuv16").reveal("Ach54", "Yuv16").do("P1 --")
    assert game.phase == "recruit"


def test_E22_a_copy_without_effect_is_not_offered(lay):
    """E22: P2's Maharaja would do nothing for P1, who has no tokens."""
    game = lay("Yuv16", "Mrj47", "Mrn28", tokens=(0, 3, 0)).reveal("Yuv16", "Mrj47", "Mrn28").do("P2 --", "P3 --")
    assert game.choices("P1") == ["--", "=P3"]
    assert game.why_not("P1", "=P2") == "SG-27 Maharaja 47 would do nothing for you now."


def test_E23_sarthi_sarthi_guptchar(lay):
    """E23, SG-29."""
    game = lay("Sar7", "Gup22", levels=(0, 3), deck="Sar9 Sar10 Gup25").reveal("Sar7", "Gup22").do("P1 ~", "P1 P2v2")
    assert game.level("P2") == 2
    assert game.discard == "Sar9 Sar10 Gup25 Gup22 Sar7"


def test_E24_a_drawn_acharya_that_finds_nobody_is_wasted(lay):
    """E24, SG-29."""
    game = lay("Sar7", "Gup22", deck="Ach51 Mrn30").reveal("Sar7", "Gup22").do("P1 ~")
    assert game.phase == "recruit"
    assert len(game.events("turned-up")) == 1
    assert game.events("wasted")[-1][:2] == (0, 0)


def test_E25_a_drawn_vaidik_cannot_be_taken_itself(lay):
    """E25, SG-29."""
    game = lay("Sar7", "Gup22", deck="Vai3", discard="Sen39").reveal("Sar7", "Gup22").do("P1 ~")
    assert game.choices("P1") == ["--", "+Sen39 b3"]
    game.do("P1 +Sen39")
    assert game.tokens("P1") == 3
    assert game.turn == "P2"


def test_E25_declined_it_leaves_the_recruit(lay):
    """E25, R12."""
    game = lay("Sar7", "Gup22", deck="Vai3", discard="Sen39").reveal("Sar7", "Gup22").do("P1 ~", "P1 --")
    game.recruit_any()
    assert [numbers[0] for numbers in game.events("recruited")] == [1, 0]


def test_E26_a_drawn_shoorveer_shields(lay):
    """E26, SG-29, SG-22."""
    game = lay("Sar7", "Gup22", deck="Sho41", volunteers="Ach51 Sen38 Sen39").reveal("Sar7", "Gup22")
    game.do("P1 ~", "P1 *", "P2 rec Ach51", "P1 rec Sen38 b0")
    assert game.tokens("P1") == 0


def test_E27_a_drawn_yuvaraj_against_a_yuvaraj_is_wasted(lay):
    """E27, SG-27."""
    game = lay("Sar7", "Yuv18", deck="Yuv16 Mrn30").reveal("Sar7", "Yuv18")
    game.do("P2 --", "P1 ~")
    assert game.events("wasted")[-1][:2] == (0, 7)


ALL = [
    f"{code}{number}"
    for block, code in enumerate(("Ach", "Mrj", "Sho", "Sen", "Man", "Mrn", "Gup", "Yuv", "Vya", "Sar", "Vai"))
    for number in range(55 - 5 * block, 50 - 5 * block, -1)
]


def nearly_empty_deck(lay, deck: str):
    """All cards that are neither held nor open are discarded, but for these."""
    hands = ["Sar7 Mrn30 Mrn29", "Gup22 Mrn28 Mrn27"]
    volunteers = "Ach51 Ach52 Ach53"
    used = " ".join([*hands, volunteers, deck]).split()
    discard = " ".join(card for card in ALL if card not in used)
    return lay(*hands, volunteers=volunteers, deck=deck, discard=discard, tokens=(3, 0)).reveal("Sar7", "Gup22")


def test_E28_a_sarthi_may_draw_the_last_card(lay):
    """E28, SG-7: no reshuffle until the next draw."""
    game = nearly_empty_deck(lay, "Sho45").do("P1 ~")
    assert game.deck == 0
    assert game.events("shuffled") == []


def test_E29_a_sarthi_on_an_empty_deck_reshuffles_without_the_top_five(lay):
    """E29, SG-7, R11: the card already turned up is not shuffled in."""
    game = nearly_empty_deck(lay, "Sar9")
    before = game.discard.split()
    game.do("P1 ~")
    shuffled = game.events("shuffled")[0][0]
    assert shuffled == len(before) - 5
    assert game.discard.split()[:5] == before[-5:]
    assert next(numbers[1] for numbers in game.events("turned-up")) == 9
    assert "Sar9" in game.discard + " ".join(card["name"] for card in game.seen()["aside"])


def test_E30_a_vaidik_in_round_one_is_wasted(deal, lay):
    """E30, SG-30."""
    game = lay("Vai5", "Gup22", round=1).reveal("Vai5", "Gup22")
    assert game.events("wasted")[-1][:2] == (0, 10)
    game.recruit_any()
    assert len(game.events("recruited")) == 2


def test_E30_unless_a_sarthi_acted_before(lay):
    """E30, R23."""
    game = lay("Vai5", "Sar7", deck="Sho41", round=1).reveal("Vai5", "Sar7").do("P2 ~", "P2 *")
    assert game.choices("P1") == ["--", "+Sho41 b2"]


def test_E31_a_vaidik_with_two_cards_in_the_pile(lay):
    """E31, SG-30."""
    game = lay("Vai5", "Gup22", discard="Sen39 Ach51").reveal("Vai5", "Gup22")
    assert game.choices("P1") == ["--", "+Sen39 b3", "+Ach51 b0"]


def test_E32_nobody_recruits_and_all_volunteers_are_discarded(lay):
    """E32, SG-42."""
    game = lay("Vai5", "Vai4", discard="Ach51 Ach52").reveal("Vai5", "Vai4").do("P1 +Ach51", "P2 +Ach52")
    assert game.events("recruited") == []
    assert len(game.events("left")) == 3


def test_E33_a_swapped_senapati_brings_no_tokens(lay):
    """E33, SG-28: both hands have two cards at that time."""
    game = lay("Vya13", "Gup24 Sen38 Sen37").reveal("Vya13", "Gup24")
    assert [game.player(name)["cards"] for name in ("P1", "P2")] == [2, 2]
    game.do("P1 <>P2")
    game.table.play(game.table.moves()[0])
    assert game.tokens("P1") == 0
    assert "Sen3" in game.hand("P1")


def test_E34_a_hand_filled_by_a_vaidik_is_swapped_with_as_it_is(lay):
    """E34, SG-28, R34: P2 copied a Vaidik and has three cards; each of them is taken by some key."""
    taken = set()
    for number in range(40):
        game = lay("Vya13", "Yuv18 Mrj50 Mrj49", "Vai5", discard="Mrj48", key=f"{number:064x}")
        game.reveal("Vya13", "Yuv18", "Vai5").do("P2 =P3", "P2 +Mrj48")
        assert game.player("P2")["cards"] == 3
        game.do("P1 <>P2")
        taken.add(game.seen("P1")["swap"]["taken"]["name"])
    assert taken == {"Mrj50", "Mrj49", "Mrj48"}


def test_E35_the_rest_of_the_tokens_is_forgotten(lay):
    """E35, SG-5: the next recruiter takes none."""
    game = lay("Gup25", "Gup24", tokens=(38, 0), volunteers="Sen38 Sen39").reveal("Gup25", "Gup24")
    game.do("P1 rec Sen38 b2", "P2 rec Sen39 b0")
    assert (game.tokens("P1"), game.tokens("P2"), game.supply) == (40, 0, 0)


def test_E36_returned_tokens_can_be_taken_again_in_the_same_round(lay):
    """E36, SG-4."""
    game = lay("Mrj50", "Gup24", tokens=(40, 0), volunteers="Sen38 Sen39").reveal("Mrj50", "Gup24")
    assert game.supply == 0
    game.do("P1 -4", "P1 rec Sen38 b3", "P2 rec Sen39 b1")
    assert game.tokens("P2") == 1


def test_E37_a_senapati_cleans_the_house_before_training(lay):
    """E37, SG-23, SG-50."""
    game = lay("Sen36", "Gup24", tokens=(5, 0), volunteers="Sen38").reveal("Sen36", "Gup24")
    assert game.choices("P1")[-1] == "-5"
    game.do("P1 -5", "P1 rec Sen38").recruit_any()
    assert (game.tokens("P1"), game.level("P1")) == (3, 1)


def test_E38_seven_in_mid_round_is_no_growth(lay):
    """E38, SG-52, SG-61: a Maharani brings 7, a Guptchar takes it away, and tokens stop the training."""
    game = lay("Mrn28 Mrj50 Mrj49", "Gup21", levels=(2, 0), tokens=(9, 0), volunteers="Ach51").reveal("Mrn28", "Gup21")
    game.do("P1 ^3")
    assert game.total("P1") == 7
    game.do("P2 P1v2", "P1 rec Ach51").recruit_any()
    assert game.total("P1") == 6
    assert game.events("grew") == []


def test_E39_a_grown_hand_stays_grown(lay):
    """E39, SG-61: five cards at a Total of 5."""
    game = lay("Ach55 Ach54 Ach53 Ach52 Gup25", "Gup24", levels=(3, 0), grown=(1, 0), tokens=(9, 0)).reveal(
        "Ach55", "Gup24"
    )
    game.do("P1 --", "P2 --").recruit_any()
    assert game.total("P1") == 5
    assert game.player("P1")["cards"] == 5


def test_E39_nobody_has_more_than_six_cards(lay):
    """E39, SG-8."""
    game = lay("Ach55 Mrj50 Mrj49", "Gup24", levels=(9, 0), grown=(2, 0)).reveal("Ach55", "Gup24")
    game.do("P1 --", "P2 --").recruit_any()
    assert game.player("P1")["cards"] == 6


def test_E40_seventeen_at_the_end_of_the_round_goes_on(lay):
    """E40, SG-70."""
    hand = "Mrn26 Sen36 Sen37 Sen38 Sen39 Mrn27"
    game = lay(hand, "Gup21", levels=(8, 0), tokens=(9, 0), grown=(2, 0), volunteers="Ach51").reveal("Mrn26", "Gup21")
    game.do("P1 ^9")
    assert game.total("P1") == 18
    game.do("P2 P1v8", "P1 rec Ach51").recruit_any()
    assert (game.total("P1"), game.phase) == (17, "play")


def over(lay, first, second, **more):
    """Two players at level 9 whose hands are complete after recruiting Ach54 and Ach53."""
    game = lay(first, second, levels=(9, 9), grown=(2, 2), volunteers="Ach54 Ach53 Ach52", **more).reveal(
        first.split()[0], second.split()[0]
    )
    while not game.table.over:
        moves = game.choices(f"P{game.table.actor + 1}")
        game.do(f"P{game.table.actor + 1} {moves[-1] if game.phase == 'recruit' else '--'}")
    return game.table.result


def test_E41_twenty_wins_over_eighteen(lay):
    """E41, SG-71."""
    result = over(lay, "Vya15 Sen36 Sen37 Sen38 Sen39 Man31", "Vya14 Mrj46 Mrj47 Mrj48 Mrj49 Sen40")
    assert result.scores == (18, 19)
    assert result.places == (2, 1)


def test_E42_the_highest_motivation_breaks_the_last_tie(lay):
    """E42, SG-72: Acharya 54 against Acharya 53."""
    result = over(lay, "Vya15 Sen36 Sen37 Sen38 Sen39 Man31", "Vya14 Mrj46 Mrj47 Mrj48 Mrj49 Man32")
    assert result.scores == (18, 18)
    assert result.places == (1, 2)


def test_E43_who_declined_recruits_at_the_normal_place(lay):
    """E43, SG-13, SG-40."""
    game = lay("Mrn28", "Gup24", "Sho45").reveal("Mrn28", "Gup24", "Sho45").do("P3 --", "P1 --")
    game.recruit_any()
    assert [numbers[0] for numbers in game.events("recruited")] == [2, 0, 1]


def test_E44_growth_cards_come_after_the_new_volunteers(lay):
    """E44, SG-43, SG-61."""
    game = lay("Ach54", "Gup22", levels=(0, 3), deck="Vai1 Vai2 Vai3 Sho41 Sho42").reveal("Ach54", "Gup22").do("P1 >P2")
    game.recruit_any()
    assert game.volunteers == "Vai3 Vai2 Vai1"
    assert {"Sho41", "Sho42"} <= set(game.hand("P2").split())


@pytest.mark.parametrize("number", range(1, 45))
def test_every_edge_case_has_a_test(number):
    """Part 9."""
    names = [name for name in globals() if name.startswith(f"test_E{number}_")]
    assert names
