"""Notation, sentences, refusals, events, the drawn table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from river.conftest import at, lay_programs, moves, rule_against, seat_of
from setu import IllegalMove, InvalidMove, Table
from setu.engine.codes import declared_codes
from setu.engine.game import find_game
from setu.engine.texts import LANGUAGES, rules_text, speaking
from setu.games.river import codes, words
from setu.games.river.words import WORDS

BRIDGE = {
    "seats": 6,
    "stones": "i9 i10 i11 i13",
    "planks": "k1:i13-V6 y5:i9-i13 g2:i9-i10 r1:i10-i11",
}


@pytest.mark.parametrize(
    ("plays", "written", "spoken"),
    [
        ("blue S1", "+i12", "Blue puts a stone on i12."),
        ("blue P1", "b6", "Blue picks plank b6."),
        ("blue RM", "-i1", "Blue lifts the stone on i1."),
        ("blue M1", ">k1", "Blue walks to k1."),
        ("blue M2", ">g2>r1", "Blue walks via g2 to r1."),
        ("blue JP", "^g2>r1", "Blue jumps over the pawn on g2 to r1."),
    ],
)
def test_part_11_every_kind_of_move_is_written_and_spoken(plays, written, spoken):
    pawns = "blue@y5 green@g2" if "JP" in plays else "blue@y5"
    board = {**BRIDGE, "stones": BRIDGE["stones"] + " i1"}
    table = at("RD", **board, pawns=pawns, plays=plays)
    move = next(move for move in table.moves() if move.text == written)
    assert str(move.sentence) == spoken
    assert table._number(written, table.actor) == move.id


def test_part_11_notation_is_read_generously():
    table = at("RD", **BRIDGE, pawns="blue@y5", plays="blue M2")
    for written in (">g2>r1", " > G2 > R1 ", ">g2 >r1"):
        assert table.explain(written) is None


def test_part_11_a_span_may_be_written_from_either_end_with_or_without_its_plank():
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p1")
    assert all(table.explain(written) is None for written in ("i5-i6", "i6-i5", "p1:i5-i6", "p1?i6-i5"))


def test_part_11_pink_has_planks_p1_and_p2_beside_the_cards_of_that_name():
    table = Table("river-dragons", 2, seed=1)
    table.play("P1", 0)
    assert table.position()["program"]["pink"] == ["P1"]
    table = at("RD", 2, stones="i5 i6", plays="pink P1")
    table.play("p1")
    assert table.view()["table"]["picked"] == "p1"


@pytest.mark.parametrize(
    "written", ["", "x", "+", "+i", ">", "-", "S13", "r4:i9", "i9-", "^r4", "first", "+@1", "hello world", "V1"]
)
def test_what_cannot_be_read_is_refused_with_an_example(written):
    with pytest.raises(InvalidMove, match="is not a move"):
        at("RD", 2, plays="pink S1").play(written)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("Xq", "no card “xq”"),
        ("z4", "no plank “z4”"),
        (">V9", "no village V9"),
        ("+V9", "no village V9"),
        ("+i40", "no islet i40"),
        ("first mauve", "Expected: pink, black"),
    ],
)
def test_names_that_do_not_exist_are_refused_with_those_that_do(written, reason):
    with pytest.raises(InvalidMove, match=reason):
        at("RD", 2, plays="pink S1").play(written)


NOT_NUMBERED = [
    ({"plays": "pink S1"}, "pass", "DL-5 There is no pass"),
    ({"plays": "pink S1"}, "+@500,440", "DL-30 Stones go on islets"),
    ({"plays": "pink S1"}, "+i9@1,1", "G9 There the stone would not lie wholly on i9"),
    ({"plays": "pink S1"}, "+i9@199.5,282", "G9 There the stone would not lie wholly on i9"),
    ({"plays": "pink S1"}, "+V3", "DL-30 Stones go on islets"),
    ({"plays": "pink S1", "board": "open"}, "+V3", "DL-30 The stone would touch a village"),
    ({"plays": "pink S1", "board": "open"}, "+@5000,440", "G10 The stone must be"),
    ({"plays": "pink S1", "board": "open"}, "+@-5,3", "G10 The stone must be"),
    ({"plays": "pink S1", "board": "open"}, "+@500,440.5", "G10 Stones go on points"),
    ({"plays": "pink S1", "board": "open"}, "+@501,440", "G10 Stones go on points"),
    ({"plays": "pink RM", "stones": "i9"}, "-V3", "DL-65 V3 is not a stone"),
    ({"plays": "pink RM", "stones": "i9"}, "-@1,2", "DL-65 There is no stone on @1,2"),
    ({"first": "chosen"}, "first red", "R3 “red” does not play here"),
]


@pytest.mark.parametrize(("laid", "written", "refused"), NOT_NUMBERED)
def test_what_names_real_things_is_refused_with_its_rule_even_where_no_number_stands_for_it(laid, written, refused):
    table = at("RD", 2, **laid) if "plays" in laid else Table("river-dragons", 2, laid, seed=1)
    assert str(table.explain(written)).startswith(refused)
    with pytest.raises(IllegalMove, match=re.escape(refused)):
        table.play(written)


@pytest.mark.parametrize("written", ["+@5000,440", "+i9@1,1", "+V3", "-V3", "-@1,2", "i9-@1,2", "first red"])
def test_DL_5_a_move_of_another_phase_is_answered_with_what_is_asked(written):
    programming = at("RD", 2)
    assert str(programming.explain(written)).startswith("DL-5 Now cards are laid face down")


@pytest.mark.parametrize("written", ["pass", "+@5000,440", "-V3", "S1", "first red"])
def test_whose_turn_it_is_comes_before_what_is_written(written):
    table = at("RD", 2, plays="pink S1")
    assert str(table.explain(written, seat_of(table, "black"))).startswith("DL-13 It is Pink’s turn")
    table.resign()
    assert str(table.explain(written)) == "DL-91 The game is over."


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_a_refusal_in_words(written):
    table = Table("river-dragons", 2, seed=1)
    try:
        refusal = table.explain(written)
        assert refusal is None or str(refusal)
    except InvalidMove as fault:
        assert str(fault)  # noqa: PT017


@pytest.mark.parametrize(
    ("plays", "rule"),
    [("blue S1", "stone"), ("blue P1", "plank"), ("blue RM", "remove"), ("blue M1", "walks"), ("blue JP", "jump")],
)
def test_DL_5_a_move_of_another_kind_is_told_what_is_asked(plays, rule):
    stones = {**BRIDGE, "stones": BRIDGE["stones"] + " i1"}
    table = at("RD", **stones, pawns="blue@y5 green@g2", plays=plays)
    refused = table.explain("Xr")
    assert refused.rule == "DL-5"
    assert rule in str(refused)


def test_every_code_of_why_not_has_a_rule_and_words_in_both_languages():
    table = at("RD", 2, stones="i9 i13", planks="k1:i13-V6", plays="pink P1")
    table.play("p5")
    b, s = table._b, table._s
    islet, span, pick = codes.action.islet.FIRST, codes.action.span.number(8, 13), codes.action.pick.FIRST
    for code in range(1, codes.refusal.JUMPS_BACK + 1):
        move = islet if code in (codes.refusal.NO_SUCH_ISLET, codes.refusal.OFF_ISLET) else span
        move = pick if code == codes.refusal.NOT_IN_RESERVE else move
        if code == codes.refusal.SUPPORT_FULL:
            s.room &= ~(1 << 8)
        found = WORDS.refusal(b, s, 0, move, code)
        assert found.rule
        for language in LANGUAGES:
            assert len(found.text.say(language)) > 8


def cited_rules() -> set[str]:
    """Every rule that a declared refusal may name."""

    def rules(choice):
        if isinstance(choice, str):
            return {choice}
        return rules(choice.otherwise).union(*(rules(one) for one in choice.cases.values()))

    return set().union(*(rules(why.rule) for why in declared_codes(codes.refusal).values()))


def test_refusals_name_rules_of_the_specification():
    assert all(rule[:2] == "DL" or rule[0] in "RG" for rule in cited_rules())


def test_every_event_has_a_name_and_words_in_every_language():
    table = Table("sunderbans", 6)
    names = set()
    for kind, told in declared_codes(codes.event).items():
        numbers = (1, 2, 2) if kind != codes.event.ENDED else (3, 2, 0)
        found, sentence = WORDS.event(table._b, table._s, kind, *numbers)
        assert found == told.name
        names.add(found)
        assert len({sentence.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert len(names) == codes.event.ENDED


def test_the_editions_have_their_own_words():
    block = at("S", 2, plays="blue Xo, orange S1")
    dragon = at("RD", 2, plays="pink Xk, black S1")
    spoken = []
    for table, colour in ((block, 0), (dragon, 0)):
        cards = [move for move in Table(table.game, 2, seed=1).moves(colour) if move.text[0] == "X"]
        spoken.append(str(cards[0].sentence))
    assert "block" in spoken[0]
    assert "dragon" in spoken[1]


def test_sentences_are_in_the_language_that_is_spoken():
    table = at("RD", 2, plays="pink S1")
    with speaking("fr"):
        assert str(table.moves()[0].sentence) == "Rose pose une pierre sur i1."
        assert str(table.explain("Xk")) == "DL-5 Votre carte demande une pierre\u00a0: choisissez où la poser."
    with speaking("hi"):
        assert str(table.moves()[0].sentence) == "गुलाबी: i1 पर पत्थर।"
        assert str(table.explain("Xk")) == "DL-5 आपका कार्ड पत्थर माँगता है: चुनें कि वह कहाँ रखा जाए।"


@pytest.mark.parametrize("options", [{}, {"board": "open"}])
def test_the_drawn_table_fits_100_columns_and_names_everything(options):
    stones = "@400,400 @480,400" if options else "i13 i9"
    planks = "k1:@400,400-@480,400" if options else "k1:i13-V6"
    table = at("RD", 2, stones=stones, planks=planks, pawns="pink@k1", plays="black P1", **options)
    drawn = table.draw(0)
    assert max(len(line) for line in drawn.splitlines()) <= 100
    assert "k1(P)" in drawn
    assert "V6" in drawn
    assert "p1 p2 p3 p4 p5 p6" in drawn


def test_the_drawn_table_shows_own_cards_and_backs_of_the_others():
    table = Table("river-dragons", 2, seed=1)
    lay_programs(table, {"pink": "S1 S2 P1 Xk M1"})
    assert "[S1 S2 P1 Xk M1]" in table.draw(seat_of(table, "pink"))
    assert "[## ## ## ## ##]" in table.draw(seat_of(table, "black"))
    assert "S1 S2" not in table.draw(None)


def test_part_11_moves_touch_what_a_screen_highlights():
    table = at("RD", **BRIDGE, pawns="blue@y5", plays="blue M2")
    assert {"spaces": ["g2", "r1"]} in [move.targets for move in table.moves()]
    table = at("RD", 2, plays="pink S1", board="open")
    assert {"point": [500, 440]} in [move.targets for move in table.moves()]


def test_a_wrong_number_is_no_move():
    with pytest.raises(InvalidMove, match="There is no move"):
        at("RD", 2, plays="pink S1").play(10**6)


def test_a_refused_move_changes_nothing():
    table = at("RD", 2, stones="i9", plays="pink S1")
    before = table._state.tobytes()
    with pytest.raises(IllegalMove):
        table.play("+i9")
    assert table._state.tobytes() == before


def test_the_list_of_moves_reads_back_move_by_move():
    table = at("RD", 6, stones="i5 i6 i13 i9 i14", plays="red P1")
    table.play("r6")
    assert [table._number(text, table.actor) for text in moves(table)] == [move.id for move in table.moves()]
    assert rule_against(table, moves(table)[0]) is None


# ---- sentences that say what happened, and not more


def told(table: Table) -> list[str]:
    """What was told on the way to a position: the cards that were turned up, and what came of them."""
    return [event.text.say("en") for event in table.log[0].events]


def test_DL_82_a_jump_that_fails_for_want_of_a_landing_does_not_say_that_nobody_is_there():
    """Green stands between the jumper on y5 and nothing: no plank lies beyond g2."""
    lonely = {"stones": "i9 i10 i13", "planks": "y5:i9-i13 g2:i9-i10"}
    table = at("RD", 6, **lonely, pawns="yellow@y5 green@g2", plays="yellow JP")
    fell = "Yellow finds no free space beyond the pawn to jump over, falls into the water and is back in V5."
    assert fell in told(table)


def test_DL_82_a_jump_over_nobody_says_so():
    table = at("RD", 6, stones="i9 i13", planks="y5:i9-i13", pawns="yellow@y5", plays="yellow JP")
    assert "Yellow has nobody to jump over, falls into the water and is back in V5." in told(table)


def test_DL_75_a_pawn_without_a_step_falls_into_the_water():
    table = at("RD", 6, stones="i9 i13", planks="y5:i9-i13", pawns="yellow@y5", plays="yellow M1")
    assert "Yellow finds no free plank, falls into the water and is back in V5." in told(table)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("M1", "Pink finds no free plank and stays in V3."),
        ("M2", "Pink finds no free plank and stays in V3."),
        ("JP", "Pink has nobody to jump over and stays in V3."),
    ],
)
def test_R22_a_pawn_stuck_in_its_own_village_stays_dry(card, said):
    assert said in told(at("RD", 2, plays=f"pink {card}"))


def test_R22_who_has_touched_is_stuck_in_the_village_opposite():
    table = at("S", 2, pawns="blue@V6", touched="blue", plays="blue M1")
    assert "Blue finds no free plank and stays in V6." in told(table)


def test_R22_a_pawn_stuck_in_a_foreign_village_is_sent_back():
    table = at("RD", 2, pawns="pink@V2", plays="pink M1")
    assert "Pink finds no free plank, falls into the water and is back in V3." in told(table)


def test_DL_33_R28_a_half_done_card_says_only_what_is_missing():
    stones = " ".join(f"i{n}" for n in range(1, 27))
    events = at("S", 2, stones=stones, plays="blue S2, orange S1").play("+i27")
    assert [event.text.say("en") for event in events][:3] == [
        "Blue puts a stone on i27.",
        "Blue cannot place a second stone.",
        "Orange cannot do anything with “place 1 stone”.",
    ]


def test_DL_46_a_second_plank_that_is_not_there_is_called_so():
    table = at("RD", 2, stones="i5 i6", reserve={"pink": "p6"}, plays="pink P2, black S1")
    table.play("p6")
    assert "Pink cannot place a second plank." in [event.text.say("en") for event in table.play("i5-i6")]


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
@pytest.mark.parametrize("name", LANGUAGES)
def test_the_rules_tell_what_they_used_to_leave_out(game, name):
    """Stones never moved, none left, nothing to remove, colours by number of players, twins, ready, the wish to end."""
    with speaking(name):
        rules = rules_text("setu.games.river", game)
    for number in ("DL-31", "DL-32", "DL-66", "DL-1", "R7", "R26", "R29"):
        assert f"({number}" in rules or f", {number}" in rules


def test_the_rules_of_sunderbans_do_not_speak_of_dragons():
    for name, dragon in (("en", "dragon"), ("fr", "dragon"), ("hi", "ड्रैगन")):
        with speaking(name):
            assert dragon not in rules_text("setu.games.river", "sunderbans").lower()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("en", ["2 to 4", "As in the box", "Assisted", "House rules", "the middle of a stone, or the shore"]),
        ("fr", ["de 2 à 4", "Comme dans la boîte", "Avec aide", "Règles maison", "le milieu d’une pierre, ou la rive"]),
        ("hi", ["2 से 4", "डिब्बे की तरह", "मदद के साथ", "घर के नियम", "पत्थर के बीच तक या किनारे तक"]),
    ],
)
def test_the_rules_of_river_dragons_tell_of_beginners_presets_and_house_rules(name, words):
    with speaking(name):
        rules = rules_text("setu.games.river", "river-dragons").replace("\xa0", " ").replace("\n", " ")
    assert [said for said in words if said not in rules] == []


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_every_rule_that_a_refusal_or_an_option_cites_is_in_the_rules(game):
    with speaking("en"):
        named = set(re.findall(r"[A-Z]+-?\d+", rules_text("setu.games.river", game)))
    cited = cited_rules() | {option.rule for option in find_game(game).options.known.values()}
    cited |= set(re.findall(r'Refusal\("([A-Z0-9-]+)"', Path(words.__file__).read_text(encoding="utf-8")))
    assert cited <= named


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("+i1", {"en": "on i1.", "fr": "sur i1.", "hi": "i1 पर"}),
        ("+i1@516,104", {"en": "on i1, a little east of its middle.", "fr": "un peu à l’est du milieu.", "hi": "पूर्व)"}),
        ("+i1@504,98", {"en": "a little north-west of its middle.", "fr": "au nord-ouest du milieu.", "hi": "पश्चिम)"}),
    ],
)
def test_R4_a_stone_beside_the_middle_is_told_as_one_says_it(written, said):
    table = at("RD", 2, plays="pink S1", stoneSpot="fine")
    table.play(written)
    for language, heard in said.items():
        with speaking(language):
            told = [str(table.log[-1].sentence), *(str(event.text) for event in table.log[-1].events[:1])]
            assert all(heard in sentence and "@" not in sentence for sentence in told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_R29_the_vote_to_end_says_what_comes_of_it_and_is_offered_only_where_it_is_legal(language):
    """It stands among the cards wherever no cap ends the game; under a cap the option says."""
    with speaking(language):
        (vote,) = (move for move in Table("river-dragons", 2, seed=1).moves(0) if move.text == "agree")
        assert len(str(vote.said)) > len(str(vote.sentence)) + 40
    capped = Table("river-dragons", 2, {"roundCap": 3}, seed=1)
    assert "agree" not in [move.text for move in capped.moves(0)]
    allowed = Table("river-dragons", 2, {"roundCap": 3, "agree": "on"}, seed=1)
    assert "agree" in [move.text for move in allowed.moves(0)]
