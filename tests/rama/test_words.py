"""Notation both ways, refusals, sentences, the table as text, and what a viewer is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rama.conftest import STRATEGY, put, texts
from setu import IllegalMove, InvalidMove, Table
from setu.engine.options import Choice
from setu.engine.rng import new_rng, rng_below
from setu.engine.texts import LANGUAGES, catalogue, speaking
from setu.games.rama import RAMA, rules, view, words
from setu.games.rama.board import PACKAGE
from setu.games.rama.codes import phase
from setu.games.rama.state import OPTIONS
from setu.games.rama.words import place

SOURCES = Path(words.__file__).parent


def random_table(seed: int, moves: int, seats: int = 4, **options: object) -> Table:
    """A table after some random moves."""
    table, rng = Table("ramas-bridge", seats, options, seed=seed), new_rng(seed)
    for _ in range(moves):
        if table.over:
            break
        numbers = table.move_numbers()
        table.play(int(numbers[rng_below(rng, len(numbers))]))
    return table


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (">AGR", ">AGR"),
        ("> agr", ">AGR"),
        (">Agra", ">AGR"),
        (" >a1 ", ">a1"),
        ("=", "="),
        ("BONUS Food", "bonus food"),
        (">BOM fly DEL-BOM free", ">BOM fly DEL-BOM free"),
        (">bom fly del-bom free", ">BOM fly DEL-BOM free"),
        (">BOM", ">BOM fly DEL-BOM free"),
    ],
)
def test_reading_is_forgiving(written, plain):
    table = put({"at": "DEL", "ticket": True}, throw=5, cow="CHE")
    assert table._number(written, 0) == next(move.id for move in table.moves() if move.text == plain)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("", "is not a move in Rama’s Bridge"),
        ("go north", "is not a move in Rama’s Bridge"),
        ("bonus pepper", "is not a move in Rama’s Bridge"),
        (">nowhere", "There is no space “nowhere”"),
        (">BOM fly over", "is not a move in Rama’s Bridge"),
        ("give food P2", "is not a move in Rama’s Bridge"),
        ("place P9 AGR", "is not a move in Rama’s Bridge"),
        ("eco yes", "is not a move in Rama’s Bridge"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_could(written, complaint):
    table = put({"at": "DEL", "ticket": True}, throw=5, cow="CHE")
    with pytest.raises(InvalidMove, match=re.escape(complaint)):
        table.play(written)


def test_a_notation_that_names_another_pawn_card_or_kind():
    placing = put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0)
    assert placing.explain("place P2 AGR").rule == "RB-7"
    with pytest.raises(IllegalMove, match="It is Player 1’s pawn"):
        placing.play("place P2 AGR")
    giving = put({"at": "a1", "karma": "cow"}, phase="karma", options=STRATEGY)
    assert giving.explain("give cricket P2").rule == "RB-34"
    with pytest.raises(IllegalMove, match="The card you hold is “sacred cow”"):
        giving.play("give cricket P2")
    committing = put({"at": "AGR"}, phase="commit", eco_offers=["material"], options=STRATEGY)
    assert committing.explain("eco transport").rule == "RB-41"
    with pytest.raises(IllegalMove, match="asked about the material card"):
        committing.play("eco transport")


@pytest.mark.parametrize(
    ("written", "refused"),
    [(">BOM fly DEL-BOM paid", "RB-22 This way takes another flight"), (">AGR fly DEL-BOM free", "no flight at all")],
)
def test_RB_22_a_flight_that_the_way_does_not_take_is_refused(written, refused):
    table = put({"at": "DEL", "ticket": True}, throw=5, cow="CHE")
    assert refused in str(table.explain(written))
    with pytest.raises(IllegalMove):
        table.play(written)


@pytest.mark.parametrize("written", ["cow AGR", "place P1 AGR", "give cow P2", "eco no", "again", "pass"])
def test_RB_10_a_space_named_for_another_purpose_is_not_where_the_pawn_goes(written):
    table = put({"at": "DEL"}, throw=5, cow="CHE")
    assert table.explain(">AGR") is None
    assert table.explain(written).rule == "RB-10"


@pytest.mark.parametrize("written", [">AGR", "=", "cow AGR", "bonus food", "done", "pass"])
def test_RB_7_while_pawns_are_placed_nothing_else_is_done(written):
    placing = put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0)
    assert placing.explain(written).rule == "RB-7"
    assert placing.explain(written, 0).rule == "RB-9"


def test_RB_47_after_the_end_every_move_is_answered_so():
    table = put({"at": "DEL"}, throw=5)
    table.resign(1)
    assert table.over
    assert {table.explain(written).rule for written in (">AGR", "cow AGR", "place P1 AGR", "done", "pass")} == {"RB-47"}


@given(st.text(max_size=30))
def test_no_text_breaks_the_reader(written):
    table = put({"at": "DEL"}, throw=5)
    try:
        table.explain(written)
    except InvalidMove as fault:
        complaint = str(fault)
        assert complaint


def test_every_flight_that_is_written_is_the_one_the_rules_book():
    """R5: the way shown for a move spends exactly the tickets that the move spends."""
    for seed in range(6):
        table = random_table(seed, 60 + 10 * seed)
        for move in table.moves():
            remark = rules.remark(table._b, table._s, table.actor, move.id)
            assert move.text.count("fly") == remark // 2


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_reads_back_as_itself(seed):
    table = random_table(seed, 80, rules="strategie")
    for move in table.moves():
        assert table._number(move.text, table.actor) == move.id


REFUSALS = [
    (put({"at": "a1"}, throw=2), "again", "RB-10 Now you may take a bonus destination, move your pawn, or stay."),
    (put({"at": "a1"}, throw=2), "bonus deity", "RB-31 A bonus destination cannot be a deity."),
    (put({"at": "a1"}, throw=2), ">KAN", "RB-12 Kandy is too far for a 2."),
    (put({"at": "DEL"}, throw=1), ">BOM", "RB-24 There are not enough plane tickets left to get to Mumbai."),
    (put({"at": "a1"}, throw=6, phase="cow"), "=", "RB-18 First move the sacred cow to another town."),
    (put({"at": "DEL"}, throw=5), "cow DEL", "RB-10 Now you may take a bonus destination, move your pawn, or stay."),
    (
        put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0),
        "cow AGR",
        "RB-7 First put Player 1’s pawn on a starting space.",
    ),
    (put({"at": "a1"}, throw=6, phase="cow"), "done", "RB-18 First move the sacred cow to another town."),
    (
        put({"at": "a1"}, throw=6, phase="cow"),
        "cow NAG",
        "RB-18 The sacred cow is in Nagpur already; it has to move to another town.",
    ),
    (put({"at": "a1"}, throw=6, phase="cow"), "cow MAL", "RB-18 The sacred cow may not go to Malé."),
    (put({"at": "a1"}, throw=1, phase="again"), "=", "RB-17 Now you may play again, or be done."),
    (put({"at": "a1"}, throw=6, phase="cow"), ">BOM", "RB-18 First move the sacred cow to another town."),
    (
        put({"at": "a1", "karma": "cow"}, phase="karma", options=STRATEGY),
        "done",
        "RB-34 Now you may give your bad-karma card to somebody, or keep it.",
    ),
    (
        put({"at": "a1", "karma": "cow"}, phase="karma", options=STRATEGY),
        "give P5",
        "RB-35 There is no such player at the table.",
    ),
    (
        put({"at": "AGR"}, phase="commit", eco_offers=["material"], options=STRATEGY),
        "keep",
        "RB-41 First say whether you make a commitment for the material card.",
    ),
    (
        put({"at": "AGR", "eco": {"material": "pending"}, "eco_wait": 3}, phase="give_up", options=STRATEGY),
        "again",
        "RB-43 Now you may give up the commitment, or wait.",
    ),
    (
        put({"at": "a1"}, throw=2, phase="bonus", options={"bonus_window": "also_after_move"}),
        "=",
        "R14 Now you may take a bonus destination, or be done.",
    ),
    (
        put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0),
        "keep",
        "RB-7 First put Player 1’s pawn on a starting space.",
    ),
    (
        put({}, {"at": "f3"}, phase="place", placing=0, active=1, round=0),
        "place P1 DEL",
        "RB-8 Delhi is an airport; nobody starts there.",
    ),
]


@pytest.mark.parametrize(("table", "move", "words_of_it"), REFUSALS, ids=[f"{row[1]}: {row[2]}" for row in REFUSALS])
def test_a_refusal_is_a_rule_and_a_sentence(table, move, words_of_it):
    assert str(table.explain(move)) == words_of_it
    with pytest.raises(IllegalMove):
        table.play(move)


def test_another_players_move_is_refused():
    """RB-9."""
    assert str(put({"at": "a1"}, throw=2).explain(">AGR", seat=1)) == "RB-9 It is Player 1’s turn."


def test_a_finished_game_takes_no_moves():
    """RB-47."""
    table = put({"at": "a1"}, phase="over", reason="stall")
    assert str(table.explain("=")) == "RB-47 The game is over."


def test_a_number_beyond_the_map_is_refused():
    assert (
        str(put({"at": "a1"}, throw=2).explain(40)) == "RB-13 There is no space 40. Spaces are numbered from 0 to 35."
    )


def test_every_sentence_exists_in_every_language_and_is_used():
    ids = {name: set(re.findall(r"^([a-z][\w-]*) =", catalogue(PACKAGE, name), re.M)) for name in LANGUAGES}
    assert all(found == ids["en"] for found in ids.values())
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    used = set(re.findall(r"[\"']([a-z][a-z-]*)[\"']", source))
    used |= words.WORDS.sentences() | {"unreadable"}
    used |= {f"do-{name}" for name in phase.NAMES}
    used |= {f"ask-{one.name}{end}" for one in RAMA.questions for end in ("", "-about")}
    patterns = {id for id in ids["en"] if id.startswith(("theme-", "karma-", "ending-"))}
    spoken = {id for id in ids["en"] if not id.endswith("-you")}  # of those test_texts.py knows
    assert spoken - used - patterns == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language):
    table = random_table(5, 400, rules="strategie")
    for entry in table.log:
        spoken = [event.text.say(language) for event in entry.events]
        assert all(spoken)


def short_rules(language: str) -> str:
    return (SOURCES / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")


def cited(written: str) -> set[str]:
    return set(re.findall(r"\b(?:RB-|R)\d+\b", written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_rules_tell_of_every_rule_that_a_refusal_or_an_option_cites(language):
    refusals = cited((SOURCES / "codes.py").read_text(encoding="utf-8").partition("class action")[2])
    refusals |= cited((SOURCES / "words.py").read_text(encoding="utf-8").partition("class Words")[2])
    options = {option.rule for option in OPTIONS.known.values()}
    assert {"RB-18", "R16", "R37"} <= refusals
    assert (refusals | options) - cited(short_rules(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_rules_are_the_same_in_every_language(language):
    assert cited(short_rules(language)) == cited(short_rules("en"))


@pytest.mark.parametrize(
    "told",
    [
        "142 destination cards in nine themes, 12 plane tickets",
        "two sacred cows, a monsoon, a cricket match and the Maldives",
        "The bad-karma pile has one card less than there are players, two for two players",
        "to Colombo and by plane to Malé with one ticket, and back with another",
        "flies with a throw of 1, 3 or 6 only",
        "For your deity you throw the die, in both rule sets",
        "A number with R alone is a ruling of ours",
        "You may end it there even if another pawn stands in Pamban",
    ],
)
def test_short_rules_tell_what_a_table_needs(told):
    assert told in " ".join(short_rules("en").split())


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "The most points win"),
        ("fr", "Le plus grand nombre de points gagne"),
        ("hi", "सबसे ज़्यादा अंक वाला जीतता है"),
    ],
)
def test_RB_49_the_lesson_ends_with_the_most_points(language, end):
    lesson = (SOURCES / "texts" / f"lesson.ramas-bridge.{language}.md").read_text(encoding="utf-8")
    assert end in lesson.rpartition("\n## ")[2]


def test_RB_28_the_player_throws_for_the_deity():
    table = put({"at": "a1", "holds": "deity@AGR spice@BOM"}, throw=2, dice=(5, 2))
    told = [event for event in table.play(">AGR") if event.name == "god"]
    assert str(told[0]) == "Player 1 throws a 5 for the deity: 50 points."


def test_every_option_says_what_it_is():
    """R13 to R33: a value is printed, a ruling of ours, or a house rule, under a number of the rules."""
    standing = {
        name: {value: option.standing(value) for value in option.values}
        for name, option in OPTIONS.known.items()
        if isinstance(option, Choice)
    }
    assert standing["rules"] == {"voyage": "printed", "strategie": "printed"}
    assert standing["pamban_shared"] == {"off": "printed", "on": "ruling"}
    assert standing["tickets"] == {"fewest": "ruling", "chosen": "printed"}
    assert standing["karma_window"] == {"after_move": "ruling", "any_time": "house"}
    assert all(option.standing(option.default) != "house" for option in OPTIONS.known.values())
    assert all(option.rule for option in OPTIONS.known.values())


@pytest.mark.parametrize("seed", range(3))
def test_the_table_as_text_fits_a_terminal(seed):
    drawn = random_table(seed, 120, 6, rules="strategie").draw(0)
    assert max(len(line) for line in drawn.splitlines()) <= 100


def test_the_text_shows_ones_own_towns_and_no_others():
    table = random_table(1, 10)
    hand = table.view(0)["table"]["hand"][0]
    name = next(card["name_en"] for card in view.board(table._b)["cards"] if card["id"] == hand["card"])
    assert name in table.draw(0)
    assert name not in table.draw(1)
    assert "Your cards" not in table.draw()


def test_the_text_speaks_french():
    table = random_table(1, 10)
    with speaking("fr"):
        assert "Vos cartes" in table.draw(0)


@pytest.mark.parametrize(
    ("space", "called"),
    [
        ("mumbai", "Mumbai"),
        ("trincomalee", "Trincomalee"),
        ("r058", "case 1 de la route Ahmedabad–Surate"),
        ("s04", "case 1 en mer, Panaji–Cochin"),
    ],
)
def test_a_place_in_french_has_no_older_name_and_nothing_to_elide(space, called):
    table = Table("ramas-bridge", 2, seed=1)
    assert place(table._b, words.read_space(table._b, space)).say("fr") == called


def test_the_text_speaks_hindi():
    table = random_table(1, 10)
    with speaking("hi"):
        drawn = table.draw(0)
    assert "आपके कार्ड:" in drawn
    assert "दिल्ली" in drawn


def test_a_town_is_read_by_its_name_in_any_language():
    table = Table("ramas-bridge", 2, seed=1)
    assert {words.read_space(table._b, name) for name in ("chennai", "Chennai (Madras)", "चेन्नई")} == {
        words.read_space(table._b, "chennai")
    }


def test_a_view_is_json_and_hides_the_others_cards():
    """Part 7: of others only number and themes are seen."""
    table = random_table(2, 30)
    mine, other = table.view(0)["table"], table.view(1)["table"]
    assert json.loads(json.dumps(mine)) == mine
    assert mine["players"] == other["players"]
    assert mine["players"][0]["open"] is None


def test_hands_are_shown_at_the_end():
    """Part 7."""
    table = put({"at": "h2"}, {"at": "a1", "holds": "spice@DEL"}, throw=1)
    table.play(">PAM")
    assert table.view()["table"]["players"][1]["open"] == ["spice@DEL"]


def test_the_board_is_given_once_with_everything_to_draw_it():
    shown = view.board(Table("ramas-bridge", seed=1)._b)
    assert (len(shown["spaces"]), len(shown["links"]), len(shown["cards"])) == (233, 119, 142)
    assert set(shown["shores"]) == {"india", "sri_lanka"}
    assert json.dumps(shown)


def test_no_frontier_is_drawn_in_the_data():
    """The map knows shore lines, roads and boats, and nothing else that is a line."""
    shown = view.board(Table("ramas-bridge", seed=1)._b)
    assert {link["kind"] for link in shown["links"]} == {"roads", "boats"}
    assert set(shown) == {"name", "grid", "shores", "special", "numbers", "spaces", "links", "cards", "themes"}


def test_moves_name_what_a_screen_highlights():
    table = put({"at": "DEL"}, throw=1)
    targets = {move.text: move.targets for move in table.moves()}
    assert targets[">a1"] == {"space": "a1"}
    assert targets["bonus food"] == {"theme": "food"}
    assert texts(table)[0] == "="


@pytest.mark.parametrize("typed", ["Agra", "agra", "go to Agra", "aller à agra", "आगरा"])
def test_a_town_alone_means_it_wherever_a_space_is_asked_for(typed: str) -> None:
    table = Table("ramas-bridge", 2, seed=1)
    assert table.number(typed) == table.number("place P1 agra")
    table.play("place P1 agra")
    table.play("place P2 leh")
    while table.view(table.pending[0])["table"]["phase"] != "move":
        table.play(table.moves()[0])
    assert table.number(typed) == table.number(">agra")
    assert table.number("Agra") == table.number("go to agra")
    with pytest.raises(InvalidMove):
        table.number("go to nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_a_town_is_answered_with_its_reason(language: str) -> None:
    """Whoever asks “why kohima” is not taught how moves are written."""
    table = Table("ramas-bridge", 2, seed=1)
    table.play("place P1 kohima")
    table.play("place P2 leh")
    while table.view(table.pending[0])["table"]["phase"] != "move":
        table.play(table.moves()[0])
    far = "leh" if table.view(None)["table"]["players"][table.pending[0]]["pawn"] == "kohima" else "kohima"
    with speaking(language):
        refusal = table.explain(far)
    assert refusal is not None
    assert refusal.rule.startswith("RB-")
