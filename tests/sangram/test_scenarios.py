"""The scenarios of part 10, with the values of table `u`."""

from __future__ import annotations

import pytest


def test_S1_three_players_open_four_volunteers(deal):
    game = deal(3)
    seen = game.seen("P1")
    assert (len(seen["volunteers"]), seen["deck"], seen["supply"], seen["discard"]) == (4, 42, 40, [])
    assert [(player["cards"], player["level"], player["tokens"]) for player in seen["players"]] == [(3, 0, 0)] * 3


@pytest.mark.parametrize(("seats", "volunteers", "deck"), [(2, 3, 46), (3, 4, 42), (4, 5, 38), (5, 6, 34)])
def test_S1_volunteers_and_deck_by_player_count(deal, seats, volunteers, deck):
    seen = deal(seats).seen()
    assert (len(seen["volunteers"]), seen["deck"]) == (volunteers, deck)


def test_S2_twenty_acts_and_recruits_before_three(lay):
    """S2, SG-11, SG-12, SG-40."""
    game = lay("Vai3", "Yuv20", discard="Sen36").reveal("Vai3", "Yuv20")
    assert game.order == "P2 P1"
    assert game.turn == "P2"
    game.do("P2 --", "P1 --")
    assert (game.phase, game.turn) == ("recruit", "P2")


def test_S3a_a_senapati_brings_three_britishers(lay):
    """S3."""
    game = lay("Ach55", "Gup21", volunteers="Sen38").reveal("Ach55", "Gup21").do("P1 --", "P1 rec Sen38")
    assert (game.tokens("P1"), game.supply) == (3, 37)


def test_S3b_under_a_shoorveer_it_brings_none(lay):
    game = lay("Sho45", "Gup21", volunteers="Sen38").reveal("Sho45", "Gup21").do("P1 *", "P1 rec Sen38 b0")
    assert (game.tokens("P1"), game.supply) == (0, 40)


def test_S3c_with_two_left_in_the_supply_it_brings_two(lay):
    game = lay("Ach55", "Gup21", tokens=(0, 38), volunteers="Sen38").reveal("Ach55", "Gup21")
    game.do("P1 --", "P1 rec Sen38 b2")
    assert (game.tokens("P1"), game.supply) == (2, 0)


@pytest.mark.parametrize(
    ("card", "tokens", "move", "left"),
    [("Mrj47", 6, "-4", 2), ("Mrj47", 3, "-3", 0), ("Sen38", 7, "-6", 1), ("Sen38", 2, "-2", 0)],
)
def test_S4_tokens_go_back_to_the_supply(lay, card, tokens, move, left):
    game = lay(card, "Vai1", tokens=(tokens, 0), discard="Ach51").reveal(card, "Vai1")
    game.do(f"P1 {move}")
    assert (game.tokens("P1"), game.supply) == (left, 40 - left)


@pytest.mark.parametrize("card", ["Mrj47", "Sen38"])
def test_S4_without_tokens_it_is_wasted_without_a_decision(lay, card):
    game = lay(card, "Vai1", discard="Ach51").reveal(card, "Vai1")
    assert game.turn == "P2"
    assert len(game.events("wasted")) == 1


def test_S4_three_tokens_give_four_choices(lay):
    game = lay("Mrj47", "Vai1", tokens=(3, 0)).reveal("Mrj47", "Vai1")
    assert game.choices("P1") == ["--", "-1", "-2", "-3"]


@pytest.mark.parametrize(("middle", "total", "grown"), [("Man33", 6, 0), ("Mrj47", 7, 1)])
def test_S5_the_total_after_training(lay, middle, total, grown):
    """S5, SG-2, SG-52, SG-60: level 2 after training and a hand of 4 make 6; of 5 they make 7."""
    game = lay(f"Sen38 {middle} Ach55", "Vai1", levels=(1, 0), volunteers="Gup23 Man31 Man32")
    game.reveal("Ach55", "Vai1").do("P1 >P2", "P1 rec Gup23")
    assert game.player("P1")["grown"] == grown
    assert game.events("grew") == ([(0, 0, total)] if grown else [])
    if not grown:
        assert game.total("P1") == total


def test_S6a_a_maharani_climbs_with_six_tokens_but_does_not_train(lay):
    """S6."""
    game = lay("Mrn28", "Vai1", levels=(4, 0), tokens=(6, 0), volunteers="Gup23").reveal("Mrn28", "Vai1")
    game.do("P1 ^5", "P1 rec Gup23").recruit_any()
    assert game.level("P1") == 5


def test_S6b_two_steps_in_one_round(lay):
    game = lay("Mrn28", "Vai1", levels=(4, 0), tokens=(2, 0), volunteers="Sho41").reveal("Mrn28", "Vai1")
    game.do("P1 ^5", "P1 rec Sho41").recruit_any()
    assert (game.tokens("P1"), game.level("P1")) == (4, 6)


def test_S6c_nine_is_the_top(lay):
    game = lay("Mrn28", "Vai1", levels=(8, 0), volunteers="Gup23").reveal("Mrn28", "Vai1")
    game.do("P1 ^9", "P1 rec Gup23").recruit_any()
    assert game.level("P1") == 9


def test_S6d_on_nine_it_is_wasted(lay):
    game = lay("Mrn28", "Vai1", levels=(9, 0)).reveal("Mrn28", "Vai1")
    assert game.phase == "recruit"
    assert game.events("wasted")[0][:2] == (0, 5)


@pytest.fixture
def s7(lay):
    game = lay(
        "Ach54",
        "Mrj47 Ach53 Vya12",
        "Gup22",
        tokens=(0, 4, 0),
        levels=(1, 2, 0),
        volunteers="Sen36 Man32 Vya14 Sar8",
    )
    return game.reveal("Ach54", "Mrj47", "Gup22").do("P1 >P2")


def test_S7_the_maharaja_goes_back_into_the_hand(s7):
    assert s7.hand("P2") == "Ach53 Mrj47 Vya12"


def test_S7_the_retreated_cannot_be_pulled_down(s7):
    assert s7.choices("P3") == ["--", "P1v0"]


def test_S7_the_rest_of_the_round(s7):
    """S7, SG-15, SG-16, SG-20, SG-26, SG-40, SG-42, SG-43."""
    s7.do("P3 P1v0")
    assert s7.discard == "Ach54 Gup22"
    s7.do("P1 rec Sen36 b3", "P3 rec Man32 b1")
    assert s7.discard == "Ach54 Gup22 Vya14 Sar8"
    assert len(s7.seen()["volunteers"]) == 4
    assert [s7.level(name) for name in ("P1", "P2", "P3")] == [1, 3, 1]
    assert [s7.tokens(name) for name in ("P1", "P2", "P3")] == [3, 4, 1]
    assert s7.events("grew") == []


def test_S7_everybody_knows_what_went_into_hands(s7):
    s7.do("P3 P1v0", "P1 rec Sen36 b3", "P3 rec Man32 b1")
    assert (s7.known(None, "P1"), s7.known(None, "P2"), s7.known(None, "P3")) == ("Sen36", "Mrj47", "Man32")
    assert (s7.known("P3", "P2"), s7.known("P2", "P1")) == ("Mrj47", "Sen36")


def test_S8a_a_mantri_decides_who_trains(lay):
    """S8."""
    game = lay("Man33", "Gup22", tokens=(6, 3), volunteers="Ach51 Mrn26 Gup21").reveal("Man33", "Gup22")
    game.do("P1 P2+2")
    assert (game.tokens("P1"), game.tokens("P2")) == (4, 5)
    game.do("P1 rec Ach51", "P2 rec Mrn26")
    assert (game.level("P1"), game.level("P2")) == (1, 0)


def test_S8b_a_guptchar_pulls_down_what_a_maharani_has_just_raised(lay):
    game = lay("Gup21", "Mrn28", volunteers="Ach51 Ach52 Ach53").reveal("Gup21", "Mrn28").do("P2 ^1")
    assert game.choices("P1") == ["--", "P2v0"]
    game.do("P1 P2v0").recruit_any()
    assert game.level("P2") == 1


@pytest.fixture
def s9(lay):
    return lay("Yuv18", "Yuv16", "Sen40", tokens=(5, 0, 6)).reveal("Yuv18", "Yuv16", "Sen40").do("P3 -6")


def test_S9_only_the_senapati_can_be_copied(s9):
    """S9, SG-27, R9."""
    assert s9.tokens("P3") == 0
    assert s9.choices("P1") == ["--", "=P3"]


def test_S9_the_copy_has_choices_of_its_own(s9):
    s9.do("P1 =P3")
    assert s9.choices("P1") == ["--", "-1", "-2", "-3", "-4", "-5"]
    s9.do("P1 -5")
    assert s9.tokens("P1") == 0


def test_S9_the_second_yuvaraj_is_wasted(s9):
    s9.do("P1 =P3", "P1 -5")
    assert [numbers[0] for numbers in s9.events("wasted")] == [1]
    assert (s9.phase, s9.order) == ("recruit", "P3 P1 P2")


@pytest.fixture
def s10(lay):
    return lay("Vya13 Ach55 Mrn26", "Gup24 Sen38 Man31", levels=(1, 0)).reveal("Vya13", "Gup24").do("P2 --", "P1 <>P2")


def test_S10_one_of_two_cards_is_taken(s10):
    taken = s10.seen("P1")["swap"]["taken"]["name"]
    assert taken in ("Sen38", "Man31")
    assert s10.choices("P1") == ["/Mrn26", "/Ach55"]


def test_S10_hands_and_knowledge_after_the_swap(s10):
    """S10, SG-28, K6: no tokens move, and both know both cards."""
    taken = s10.seen("P1")["swap"]["taken"]["name"]
    kept = {"Sen38": "Man31", "Man31": "Sen38"}[taken]
    s10.do("P1 /Ach55")
    assert set(s10.hand("P1").split()) == {"Mrn26", taken}
    assert set(s10.hand("P2").split()) == {"Ach55", kept}
    assert (s10.known("P1", "P2"), s10.known("P2", "P1")) == ("Ach55", taken)
    assert (s10.tokens("P1"), s10.tokens("P2")) == (0, 0)


def test_S10_each_card_is_taken_half_of_the_time(lay):
    """S10, R34: over 60 keys neither card is favoured (a fair coin stays within 15 to 45)."""
    taken = 0
    for number in range(60):
        game = lay("Vya13 Ach55 Mrn26", "Gup24 Sen38 Man31", key=f"{number:064x}").reveal("Vya13", "Gup24")
        game.do("P1 <>P2")
        taken += game.seen("P1")["swap"]["taken"]["name"] == "Sen38"
    assert 15 <= taken <= 45


def test_S11_a_sarthi_draws_a_sarthi_and_then_a_maharaja(lay):
    """S11, SG-29, SG-16."""
    game = lay("Sar7", "Man35", tokens=(3, 0), deck="Sar9 Mrj46", discard="Vai2").reveal("Sar7", "Man35")
    game.do("P1 ~")
    assert game.choices("P1") == ["--", "-1", "-2", "-3"]
    game.do("P1 -3")
    assert game.tokens("P1") == 0
    assert game.discard == "Vai2 Sar9 Mrj46 Man35 Sar7"
    assert game.turn == "P2"


@pytest.fixture
def s12(lay):
    game = lay("Vai5", "Sho41", discard="Gup25 Sen39 Ach51").reveal("Vai5", "Sho41").do("P2 *")
    assert game.choices("P1") == ["--", "+Gup25 b0", "+Sen39 b3", "+Ach51 b0"]
    return game


def test_S12a_a_vaidik_takes_a_discard_and_does_not_recruit(s12):
    """S12."""
    s12.do("P1 +Sen39")
    assert (s12.tokens("P1"), s12.discard) == (3, "Gup25 Ach51 Sho41 Vai5")
    assert s12.turn == "P2"
    s12.recruit_any()
    assert len(s12.events("recruited")) == 1
    assert len(s12.events("left")) == 2
    assert s12.tokens("P2") == 0


def test_S12b_who_declines_recruits_second(s12):
    s12.do("P1 --").recruit_any()
    assert [numbers[0] for numbers in s12.events("recruited")] == [1, 0]
    assert len(s12.events("left")) == 1


@pytest.fixture
def s13(lay):
    """P1 has one card to recruit, then level 4 and a hand of 3; 40 cards are discarded, 5 are in the deck."""
    hands = ["Ach55 Sen38", "Vya15 Vya14 Vya13", "Vya12 Vya11 Ach54"]
    deck = ["Mrn30", "Mrn29", "Gup25", "Yuv20", "Sar10"]
    held = " ".join([*hands, *deck, "Man33 Gup24"]).split()
    codes = ("Ach", "Mrj", "Sho", "Sen", "Man", "Mrn", "Gup", "Yuv", "Vya", "Sar", "Vai")
    rest = [f"{codes[(55 - card) // 5]}{card}" for card in range(1, 56)]
    discard = [card for card in rest if card not in held]
    assert len(discard) == 40
    return lay(
        *hands,
        levels=(3, 0, 0),
        deck=" ".join(deck),
        discard=" ".join(discard),
        position={
            "phase": "recruit",
            "hands": [hand.split() for hand in hands],
            "volunteers": ["Man33", "Gup24"],
            "played": ["Sen37", "Sen40", "Sen39"],
            "turn": 2,
        },
    ).do("P1 rec Man33")


def test_S13_growth_draws_the_last_card_and_reshuffles(s13):
    """S13, SG-7, SG-43, SG-61, SG-64."""
    assert s13.volunteers == "Mrn30 Mrn29 Gup25 Yuv20"
    assert s13.events("grew") == [(0, 0, 7)]
    assert s13.events("shuffled") == [(36, 0, 0)]
    assert (s13.deck, len(s13.seen()["discard"])) == (35, 5)
    assert s13.player("P1")["cards"] == 5
    assert s13.tokens("P1") == 1


def test_S13_the_top_five_stay_in_their_order(s13):
    assert s13.discard.split() == ["Mrj50", "Ach51", "Ach52", "Ach53", "Gup24"]


def test_S13_the_others_know_the_shown_cards_and_the_set_of_the_deck(s13):
    """S13, K8, K9, K10: the first growth card is one of those not seen so far, the second one of the 36."""
    assert s13.known("P2", "P1") == "Ach55 Sen38 Man33"
    memory = s13.seen("P2")["memory"]
    assert len(memory["unseen"]) == 36
    assert {"seats": [0, 2], "cards": ["Ach54", "Vya12", "Vya11", "Sar10"]} in memory["in_hands"]


@pytest.fixture
def last_recruit(lay):
    """Everybody has six cards less one; who recruits takes the named card, and the round ends."""

    def end(*players: tuple[str, int, int], recruits: list[str], grown=None, deck: str = ""):
        hands = [hand.split() for hand, _, _ in players]
        seats = len(players)
        sizes = [len(hand) + 1 for hand in hands]
        game = lay(
            *[""] * seats,
            tokens=tuple(tokens for _, _, tokens in players),
            levels=tuple(level for _, level, _ in players),
            grown=grown or tuple({3: 0, 5: 1, 6: 2}[size] for size in sizes),
            deck=deck,
            position={
                "phase": "recruit",
                "hands": hands,
                "volunteers": [*recruits, "Vya11"],
                "discard": ["Vya15", "Vya14", "Vya13", "Vya12", "Sar6"][:seats],
                "played": ["Vya15", "Vya14", "Vya13", "Vya12", "Sar6"][:seats],
            },
        )
        return game.do(*[f"P{seat + 1} rec {card}" for seat, card in enumerate(recruits)])

    return end


def test_S14a_fewer_tokens_win_among_the_tied(last_recruit):
    """S14, SG-70, SG-71, SG-72."""
    game = last_recruit(
        ("Sen36 Sen37 Sen38 Man31 Man32", 9, 2),
        ("Mrj46 Mrj47 Mrj48 Gup21 Gup22", 9, 1),
        ("Sen39 Sen40 Gup24 Mrn26 Mrn27", 9, 0),
        recruits=["Man33", "Man34", "Mrn28"],
    )
    assert game.table.result.scores == (18, 18, 17)
    assert [game.tokens(name) for name in ("P1", "P2", "P3")] == [3, 2, 0]
    assert game.table.result.places == (2, 1, 3)


def test_S14b_then_the_highest_card_in_hand(last_recruit):
    """S14, SG-72, R33: 51 beats 49."""
    game = last_recruit(
        ("Mrj49 Sen37 Sen38 Man31 Man32", 9, 1),
        ("Ach51 Mrj47 Mrj48 Sen36 Sen39", 9, 1),
        recruits=["Vai1", "Vai2"],
    )
    assert game.table.result.scores == (18, 18)
    assert [game.tokens(name) for name in ("P1", "P2")] == [2, 2]
    assert game.table.result.places == (2, 1)


def test_S14c_twenty_beats_eighteen(last_recruit):
    game = last_recruit(
        ("Sen36 Sen37 Sen38 Man31 Man32", 9, 0),
        ("Mrj46 Mrj47 Mrj48 Sen39 Sen40", 9, 4),
        recruits=["Man33", "Gup21"],
    )
    assert game.table.result.scores == (18, 20)
    assert game.table.result.places == (2, 1)


def test_S14d_a_growth_card_of_the_last_phase_may_win(last_recruit):
    """S14, SG-63, SG-70: P2 reaches 13 for the first time with 17, shows, draws a 2 and has 19."""
    game = last_recruit(
        ("Sen36 Sen37 Sen38 Man31 Man32", 9, 0),
        ("Mrj46 Mrj47 Mrj48 Gup22", 9, 0),
        recruits=["Man33", "Gup21"],
        grown=(2, 1),
        deck="Vai1 Vai2 Vai3 Sen39",
    )
    assert game.events("grew") == [(1, 1, 17)]
    assert game.table.result.scores == (18, 19)
    assert game.table.result.places == (2, 1)


def test_S14e_eighteen_in_mid_round_does_not_end_the_game(lay):
    """S14, SG-70: 18 after the swap, 17 after a Guptchar from the deck, and the game goes on."""
    hand = "Vya13 Sen36 Sen37 Sen38 Sen39 Ach55"
    game = lay(hand, "Sar7", levels=(9, 0), tokens=(9, 0), grown=(2, 0), volunteers="Ach51", deck="Gup21")
    game.reveal("Vya13", "Sar7").do("P1 <>P2", "P1 /Ach55")
    assert game.total("P1") == 18
    game.do("P2 ~", "P2 P1v8", "P1 rec Ach51").recruit_any()
    assert (game.total("P1"), game.phase) == (17, "play")
