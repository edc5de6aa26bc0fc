"""Notation (part 11.1), sentences, refusals, events, the drawn table and the view (part 11)."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sangram.conftest import lay_out

from extent import examples
from setu import IllegalMove, InvalidMove, Table
from setu.engine.texts import LANGUAGES, catalogue, speaking
from setu.games.sangram import SANGRAM, codes, rules, words
from setu.games.sangram.codes import event as events
from setu.games.sangram.codes import refusal


@pytest.mark.parametrize(
    ("written", "canonical"),
    [("Mrn28", "Mrn28"), ("mrn28", "Mrn28"), (" MRN 28 ", "Mrn28"), ("28", "Mrn28"), ("play Mrn28", "Mrn28")],
)
def test_a_card_is_read_in_several_ways_and_written_in_one(lay, written, canonical):
    game = lay("Mrn28", "Gup24").do(f"P1 {written}")
    assert game.table.log[-1].move == canonical


ACTS = [
    (("Ach54", "Gup22"), {}, [">P2", "> p2"], ">P2"),
    (("Mrj47", "Gup22"), {"tokens": (4, 0)}, ["-4", "- 4"], "-4"),
    (("Sho45", "Gup22"), {}, ["*"], "*"),
    (("Man33", "Gup22"), {"tokens": (4, 0)}, ["P2+2", "p2 + 2"], "P2+2"),
    (("Mrn28", "Gup22"), {"levels": (4, 0)}, ["^", "^5", "^ 5"], "^5"),
    (("Gup22", "Gup21"), {"levels": (0, 1)}, ["P2v", "P2v0", "p2 v 0"], "P2v0"),
    (("Yuv18", "Vya13"), {}, ["=P2", "= p2"], "=P2"),
    (("Vya13", "Vya12"), {}, ["<>P2"], "<>P2"),
    (("Sar7", "Sar6"), {}, ["~"], "~"),
    (("Vai5", "Vai4"), {"discard": "Sen39"}, ["+Sen39", "+Sen39 b3", "+ sen39", "Sen39"], "+Sen39 b3"),
    (("Sho45", "Gup22"), {}, ["--", "decline", "pass"], "--"),
]


@pytest.mark.parametrize(
    ("cards", "more", "written", "canonical"),
    [(cards, more, one, canonical) for cards, more, ways, canonical in ACTS for one in ways],
    ids=str,
)
def test_every_sign_of_part_11_is_read_and_written(lay, cards, more, written, canonical):
    game = lay(*cards, **more).reveal(*cards).do(f"P1 {written}")
    assert game.table.log[-1].move == canonical


@pytest.mark.parametrize("written", ["rec Sen38", "rec Sen38 b3", "recruit sen38", "Sen38"])
def test_a_recruit_is_written_with_its_tokens(lay, written):
    game = lay("Ach54", "Gup22", volunteers="Sen38").reveal("Ach54", "Gup22").do("P1 --", f"P1 {written}")
    assert game.table.log[-1].move == "rec Sen38 b3"


@pytest.mark.parametrize("written", ["/Ach55", "give Ach55", "Ach55"])
def test_a_card_given_is_written_after_a_stroke(lay, written):
    game = lay("Vya13 Ach55", "Vya12").reveal("Vya13", "Vya12").do("P1 <>P2", f"P1 {written}")
    assert game.table.log[-1].move == "/Ach55"


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("", "not a move in Sangram"),
        ("hello", "not a move in Sangram"),
        ("P2+1 P3+1", "not a move in Sangram"),
        ("Sen99", "no card 99"),
        ("Sen0", "no card 0"),
        ("Sen12", "There is no Sen12; that card is Vya12"),
        ("Xyz38", "There is no Xyz38; that card is Sen38"),
        (">P9", "no seat P9"),
        ("=P0", "no seat P0"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_could(lay, written, complaint):
    game = lay("Mrn28", "Gup22", levels=(4, 0)).reveal("Mrn28", "Gup22")
    before = game.table._state.tobytes()
    with pytest.raises(InvalidMove, match=re.escape(complaint)):
        game.table.play(written, 0)
    assert game.table._state.tobytes() == before


def test_wrong_tokens_after_a_card_are_not_accepted(lay):
    game = lay("Ach54", "Gup22", volunteers="Sen38").reveal("Ach54", "Gup22").do("P1 --")
    with pytest.raises(IllegalMove, match="SG-41 The number of Britishers would be 3, not 1"):
        game.do("P1 rec Sen38 b1")


@pytest.mark.parametrize(
    ("card", "written", "refused"),
    [
        ("Mrj47", "-9", "SG-21 You cannot move 9: 1 to 4 Britishers can be moved"),
        ("Sen38", "-9", "SG-23 You cannot move 9: 1 to 6 Britishers can be moved"),
        ("Sen38", "-0", "SG-23 You cannot move 0: 1 to 6 Britishers can be moved"),
        ("Man32", "P2+3", "SG-24 You cannot move 3: 1 to 2 Britishers can be moved"),
        ("Man32", "P1+3", "SG-15"),
        ("Mrn28", "-9", "SG-12"),
        ("Mrn28", "^7", "SG-25 You wrote level 7, but it would be level 5"),
    ],
)
def test_more_than_there_is_and_remarks_that_are_not_true_are_refused_with_the_rule(lay, card, written, refused):
    game = lay(card, "Gup22", levels=(4, 0), tokens=(6, 0)).reveal(card, "Gup22")
    assert str(game.table.explain(written, 0)).startswith(refused)
    with pytest.raises(IllegalMove, match=refused):
        game.table.play(written, 0)


@settings(max_examples=examples(200))
@given(written=st.text(max_size=12))
def test_no_text_breaks_the_reader(written):
    """Whatever is typed is a move or an InvalidMove with a sentence."""
    table = lay_out("Mrn28", "Gup24").table
    try:
        table.explain(written, 0)
    except InvalidMove as fault:
        said = str(fault)
        assert said.endswith((".", "”"))


# ---- refusals


def test_an_illegal_move_carries_rule_and_reason_and_changes_nothing(lay):
    game = lay("Mrn28", "Gup24")
    before = game.table._state.tobytes()
    with pytest.raises(IllegalMove, match="Senapati 38 is not in your hand") as refused:
        game.do("P1 Sen38")
    assert refused.value.rule == "SG-10"
    assert game.table._state.tobytes() == before


def reached_refusals():
    """One position and move for each code of `why_not`."""
    acting = {"levels": (1, 1, 1), "tokens": (3, 3, 3)}

    def acted(*cards, **more):
        return lay_out(*cards, **{**acting, **more}).reveal(*cards)

    swap = lay_out("Vya13 Ach55 Ach53", "Vya12").reveal("Vya13", "Vya12").do("P1 <>P2")
    taken = swap.seen("P1")["swap"]["taken"]["name"]
    retreat = acted("Ach54", "Mrn28", "Gup22").do("P1 >P2")
    recruiting = lay_out("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 --")
    over = lay_out("Ach54", "Gup22")
    over.table.resign(0)
    must = acted("Sar7", "Sar6", deck="Mrn30", options={"sarthiMustFollow": "on"}, levels=(0, 0), tokens=(0, 0))
    return {
        refusal.GAME_IS_OVER: (over, "P1", "Ach54"),
        refusal.ALREADY_CHOSEN: (lay_out("Mrn28", "Gup24").do("P1 Mrn28"), "P1", "Mrn28"),
        refusal.CHOOSE_A_CARD: (lay_out("Mrn28", "Gup24"), "P1", "~"),
        refusal.NOT_IN_HAND: (lay_out("Mrn28", "Gup24"), "P1", "Sen38"),
        refusal.NOT_YOUR_TURN: (recruiting, "P2", "rec Sen38"),
        refusal.GIVE_A_CARD: (swap, "P1", "--"),
        refusal.NOT_YOURS_TO_GIVE: (swap, "P1", "/Sen38"),
        refusal.NOT_BACK: (swap, "P1", f"/{taken}"),
        refusal.MUST_RECRUIT: (recruiting, "P1", "--"),
        refusal.NO_VOLUNTEER: (recruiting, "P1", "rec Sen38"),
        refusal.OTHER_ACTIVITY: (acted("Sho45", "Gup22", "Gup21"), "P1", "~"),
        refusal.MUST_FOLLOW: (must.do("P1 ~"), "P1", "--"),
        refusal.NOBODY_THERE: (acted("Ach54", "Mrn28", "Gup22"), "P1", ">P4"),
        refusal.YOURSELF: (acted("Ach54", "Mrn28", "Gup22"), "P1", ">P1"),
        refusal.SENT_HOME_ALREADY: (retreat, "P3", "P2v"),
        refusal.HAS_ACTED: (acted("Ach54", "Ach53", "Gup22").do("P1 --"), "P2", ">P1"),
        refusal.TOO_MANY: (acted("Mrj47", "Gup22", "Gup21"), "P1", "-5"),
        refusal.NOT_SO_MANY: (acted("Mrj47", "Gup22", "Gup21"), "P1", "-4"),
        refusal.ON_THE_GROUND: (acted("Gup22", "Vya12", "Vya13", levels=(1, 0, 1)), "P1", "P2v"),
        refusal.NO_COPY_OF_A_COPY: (acted("Yuv18", "Yuv16", "Vya13"), "P1", "=P2"),
        refusal.NO_COPY_OF_THE_RETREATED: (acted("Yuv18", "Ach54", "Mrn28", "Vya13", levels=(0,) * 4, tokens=(0,) * 4)
            .do("P2 >P3"), "P1", "=P3"),
        refusal.NOTHING_TO_COPY: (acted("Yuv18", "Mrj47", "Vya13", tokens=(0, 0, 0)), "P1", "=P2"),
        refusal.NOT_ON_TOP: (acted("Vai5", "Vai4", "Vai3", discard="Ach55"), "P1", "+Sen38"),
    }  # fmt: skip


UNREACHABLE = {refusal.LEGAL, refusal.NO_SUCH_MOVE, refusal.NO_CARDS_TO_SWAP}  # a hand never falls below two cards


def test_every_refusal_has_a_rule_and_a_sentence_in_every_language():
    reached = reached_refusals()
    assert set(range(26)) - set(reached) == UNREACHABLE
    for code, (game, seat, move) in reached.items():
        why = game.table.explain(move, int(seat[1:]) - 1)
        assert why is not None, (code, move)
        assert re.fullmatch(r"SG-\d+|R\d+", why.rule)
        sentences = {why.text.say(language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        number = game.table._number(move, int(seat[1:]) - 1)
        assert rules.why_not(game.table._b, game.table._s, int(seat[1:]) - 1, number) == code


def test_a_hand_without_cards_cannot_be_swapped_with(lay):
    """SG-28: hands of two cards and more do not get there, so this one is emptied by force."""
    game = lay("Vya13", "Vya12", "Vya11").reveal("Vya13", "Vya12", "Vya11")
    game.table._s.hand[2] = game.table._s.held[2] = 0
    assert game.choices("P1") == ["--", "<>P2"]
    assert game.why_not("P1", "<>P3") == "SG-28 Both of you need a card in hand to swap."


# ---- sentences


def test_all_sentences_exist_in_every_language_and_none_is_unused():
    import pathlib

    package = pathlib.Path(words.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    ids = {
        language: set(re.findall(r"^([a-z][\w-]*) =", catalogue("setu.games.sangram", language), re.M))
        for language in LANGUAGES
    }
    assert all(found == ids["en"] for found in ids.values())
    named = (
        {f"phase-{phase}" for phase in codes.phase.NAMES}
        | {f"ending-{reason}" for reason in codes.ending.NAMES}
        | {f"{told}badge-{badge}" for badge in ("acted", "retreated", "shield", "no-recruit") for told in ("", "told-")}
    )
    named |= {f"do-{phase}" for phase in codes.phase.NAMES}
    named |= {f"does-{warrior}" for warrior in codes.warriors.NAMES}
    named |= {f"ask-{one.name}{end}" for one in SANGRAM.questions for end in ("", "-about")}
    named |= SANGRAM.words.sentences()
    spoken = {id for id in ids["en"] if not id.endswith("-you")}  # of those test_texts.py knows
    unused = {id for id in spoken - named if f'"{id}"' not in sources}
    assert unused == set()


def test_every_event_of_a_long_game_is_told_in_every_language():
    table = Table("sangram", 5, seed=11)
    while not table.over:
        table.play(table.move_numbers()[-1])
    names = {event.name for entry in table.log for event in entry.events}
    assert {"dealt", "opened", "revealed", "recruited", "left", "trained", "round", "ended"} <= names
    for entry in table.log:
        for event in entry.events:
            assert all(event.text.say(language) for language in LANGUAGES)


def test_each_kind_of_event_has_a_sentence():
    table = Table("sangram", 2, seed=1)
    for kind in range(1, events.ENDED + 1):
        name, sentence = SANGRAM.words.event(table._b, table._s, kind, 1, 1, 1)
        assert name
        assert len({sentence.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_in_french_and_hindi(lay):
    game = lay("Ach54", "Gup22")
    with speaking("fr"):
        assert str(game.table.explain("Sen38", 0)) == "SG-10 Senapati 38 n’est pas dans votre main."
    with speaking("hi"):
        assert str(game.table.explain("Sen38", 0)) == "SG-10 सेनापति 38 आपके हाथ में नहीं है।"


def test_face_down_cards_and_cards_given_are_secret_in_the_log(lay):
    """SG-10, SG-28: the others read no move there, until a card is revealed."""
    game = lay("Vya13 Ach55", "Vya12").reveal("Vya13", "Vya12").do("P1 <>P2", "P1 /Ach55")
    entries = game.table.entries(1)
    assert [entry["move"] for entry in entries[1:]] == [None, "Vya12", "<>P2", None]
    assert [event["name"] for event in entries[-1]["events"]][:1] == ["gave"]
    assert "gave" not in [event["name"] for event in game.table.view(None)["log"][-1]["events"]]


# ---- the drawn table and the view


def test_the_drawn_table_fits_a_terminal_and_shows_the_own_hand(lay):
    game = lay("Sen38 Mrj50", "Gup22", "Ach55", tokens=(5, 0, 0), levels=(3, 0, 9), discard="Vai1 Vai2")
    drawn = game.table.draw(0)
    assert max(len(line) for line in drawn.splitlines()) <= 100
    assert "P1 Maratha    ...W...... 3   5!" in drawn
    assert "Your hand (strength/Britishers): Mrj50 (2/3)  Sen38 (2/3)  Mrn30 (1/0)" in drawn
    assert "Gup22" not in drawn


def test_a_spectator_sees_no_hand(lay):
    drawn = lay("Sen38", "Gup22").table.draw()
    assert "Sen38" not in drawn
    assert "Your hand" not in drawn


def test_the_view_computes_what_a_player_wants_to_know(lay):
    """Part 11: the own Total after each choice, and the tokens that a Volunteer brings."""
    game = lay("Sen38 Mrj50 Gup25", "Gup22", tokens=(3, 0), levels=(2, 0), volunteers="Sho45 Ach51 Sen40")
    seen = game.seen("P1")
    assert seen["outlook"]["total"] == 7
    assert seen["outlook"]["after_playing"] == {"Mrj50": 5, "Sen38": 5, "Gup25": 6}
    assert seen["outlook"]["after_recruiting"] == {"Ach51": 6, "Sho45": 6, "Sen40": 7}
    shown = {card["name"]: (card["brings"], card["tokens_then"], card["trains_then"]) for card in seen["volunteers"]}
    assert shown == {"Ach51": (0, 3, True), "Sho45": (2, 5, False), "Sen40": (3, 6, False)}


def foreseen(game, name: str) -> dict[str, int]:
    """The Total that a player is told to have after recruiting."""
    return game.seen(name)["outlook"]["after_recruiting"]


@pytest.mark.parametrize(("card", "total"), [("Sen38", 7), ("Gup25", 8)])
def test_R35_the_total_foreseen_leaves_out_the_card_face_down(lay, card, total):
    game = lay("Sen38 Mrj50 Gup25", "Gup22", tokens=(3, 0), levels=(2, 0), volunteers="Sho45 Ach51 Sen40")
    game.table.play(card, 0)
    assert foreseen(game, "P1")["Sen40"] == total


def test_R35_the_total_foreseen_comes_true(lay):
    game = lay("Sen38 Mrj50 Gup25", "Vai1", volunteers="Sho45 Ach51 Sen40").do("P1 Sen38")
    told = foreseen(game, "P1")["Sho45"]
    game.do("P2 Vai1", "P1 rec Sho45").recruit_any()
    assert (told, game.total("P1")) == (5, 5)


def test_R35_who_does_not_recruit_any_more_foresees_nothing(lay):
    game = lay("Ach54", "Gup22", volunteers="Sho45 Ach51 Sen40").reveal("Ach54", "Gup22").do("P1 >P2")
    assert foreseen(game, "P2") == {}
    game = lay("Sho44", "Gup22", volunteers="Sho45 Ach51 Sen40").reveal("Sho44", "Gup22").do("P1 --", "P1 rec Ach51")
    assert foreseen(game, "P1") == {}
    assert set(foreseen(game, "P2")) == {"Sho45", "Sen40"}


def test_the_view_is_json_and_names_the_kingdoms(lay):
    seen = json.loads(json.dumps(lay("Sen38", "Gup22").seen("P1")))
    assert [player["kingdom"] for player in seen["players"]] == ["marathas", "rajputs"]
    assert seen["marks"] == [7, 13, 18]


def test_the_range_of_an_opponents_total(lay):
    """K12: level 4 and three unknown cards, at most two each."""
    assert lay("Sen38", "Gup22", levels=(0, 4)).player("P2", "P1")["total_range"] == [4, 10]


@pytest.mark.parametrize(
    ("card", "more", "move", "targets"),
    [
        ("Ach54", {}, ">P2", {"kind": "retreat", "seat": 1}),
        ("Mrj47", {"tokens": (2, 0)}, "-2", {"kind": "drop", "tokens": 2}),
        ("Man33", {"tokens": (2, 0)}, "P2+1", {"kind": "gift", "seat": 1, "tokens": 1}),
        ("Sho45", {}, "*", {"kind": "shield"}),
        ("Sho45", {}, "--", {"kind": "decline"}),
        ("Vai5", {"discard": "Sen39"}, "+Sen39 b3", {"kind": "take", "card": "Sen39"}),
    ],
)
def test_a_move_says_what_it_touches(lay, card, more, move, targets):
    game = lay(card, "Vai1", **more).reveal(card, "Vai1")
    found = next(one for one in game.table.moves(0) if one.text == move)
    assert found.targets == targets


AGAINST = [(cards, more, canonical) for cards, more, _, canonical in ACTS if "P2" in canonical]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cards", "more", "written"), AGAINST, ids=str)
def test_a_move_against_somebody_says_against_whom(lay, cards, more, written, language):
    table = lay(*cards, **more).reveal(*cards).table
    move = next(move for move in table.moves(0) if move.text == written)
    assert words.kingdom_name(table._b, 1).say(language) in move.sentence.say(language)
