"""Questions that are typed at a table: each answered in every language, from what one seat may see and nothing else."""

from __future__ import annotations

import random
import re
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import setu
from engine.brought import TOY
from extent import examples
from setu.engine import entry_points
from setu.engine.contract import SPECTATOR
from setu.engine.errors import SetuError
from setu.engine.game import find_game
from setu.engine.persons import seating
from setu.engine.questions import GENERAL, Seen, _goes_on, _passages, ask, listed, questions, typed_as
from setu.engine.texts import LANGUAGES, speaking

NAMES = ("Asha", "Bruno", "Chitra")
GAMES = tuple(setu.games())
WAYS_THERE = {"river-dragons": 60, "sunderbans": 60, "sangram": 25, "ramas-bridge": 30, "quarry": 8}
OPTIONS = {"river-dragons": {"table": "assisted"}, "sunderbans": {"table": "assisted"}}
RANDOM_MOVES = (0, 7, 25, 60)


@cache
def under_way(game, moves, seed=1, **options):
    """A table after so many random moves."""
    seats = 2 if game == "quarry" else 3
    table = setu.Table(game, seats, {**OPTIONS.get(game, {}), **options}, seed=seed, names=NAMES[:seats])
    luck = random.Random(f"{game} {seed}")
    for _ in range(moves):
        if table.over:
            break
        seat = luck.choice(table.pending)
        table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
    return table


def answers(table, seat, typed, language="en"):
    with speaking(language, seating(table.names, seat)):
        lines = table.ask(typed, seat)
        return None if lines is None else [str(line) for line in lines]


def typed_in(game, language):
    """How every question of a game is typed."""
    with speaking(language):
        return {question.name: typed_as(package, question) for package, question in questions(find_game(game))}


EVERY = [
    pytest.param(game, name, language, id=f"{game} {name} {language}")
    for game in GAMES
    for _, question in questions(find_game(game))
    for name in [question.name]
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "name", "language"), EVERY)
def test_every_question_is_answered_in_every_language(game, name, language):
    table = under_way(game, WAYS_THERE[game])
    typed = typed_in(game, language)[name]
    lines = answers(table, 0, typed, language)
    assert lines
    assert all(line and "None" not in line and not re.search(r"[{}]|\bset\(", line) for line in lines)
    assert lines == answers(table, 0, f" {typed.upper()} ", language), "however it is typed"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", RANDOM_MOVES)
def test_to_whoever_asks_it_is_you_and_not_a_name(game, language, moves):
    table = under_way(game, moves, seed=moves)
    for name, typed in typed_in(game, language).items():
        if name not in ("who", "last", "since", "moves"):
            told = " ".join(answers(table, 0, typed, language))
            assert NAMES[0] not in told, typed
            assert "…" not in told, "a voice says nothing there"


@pytest.mark.parametrize("game", GAMES)
def test_english_words_are_understood_in_every_language(game):
    table = under_way(game, WAYS_THERE[game])
    french = {word.split()[0] for word in typed_in(game, "fr").values()}
    for name, typed in typed_in(game, "en").items():
        if typed.split()[0] not in french:  # “tour” is whose turn it is
            assert answers(table, 0, typed, "fr") == answers(table, 0, typed_in(game, "fr")[name], "fr")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_questions_has_all_of_them(game, language):
    listed = answers(under_way(game, 0), 0, "?", language)
    every = typed_in(game, language).values()
    assert len(listed) == len(every)
    assert all(line.startswith(typed) for line, typed in zip(listed, every, strict=True))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_a_move(game, language):
    """What asks can never play by accident, in any phase."""
    for moves in RANDOM_MOVES:
        table = under_way(game, moves, seed=moves)
        for typed in typed_in(game, language).values():
            for seat in table.pending:
                with pytest.raises(SetuError):
                    table.check(typed, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_question_changes_nothing(game, seat):
    table = under_way(game, WAYS_THERE[game])
    before = table.state_at(table.length - 1).tobytes()
    hidden = table.hidden(seat).tobytes()
    seen = Seen.of(table, seat)
    for typed in typed_in(game, "en").values():
        assert ask(typed, seen) is not None
        assert seen.state.tobytes() == hidden, f"{typed} leaves something in the record"
    assert table.state_at(table.length - 1).tobytes() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", RANDOM_MOVES)
def test_what_a_seat_may_not_know_changes_no_answer(game, moves):
    """Two tables that differ only in what a seat may not know answer all its questions alike."""
    table = under_way(game, moves, seed=moves)
    for seat in range(table.seats):
        twin = table.copy()
        world = twin.hidden(seat)
        key = np.frombuffer(random.Random(seat).randbytes(32), "<u4").astype(np.uint32)
        entry_points.determinize(twin.board, world, seat, key)
        assert world.tobytes() != table.state_at(table.length - 1).tobytes()
        twin._state = world
        assert twin.hidden(seat).tobytes() == table.hidden(seat).tobytes()
        for typed in typed_in(game, "en").values():
            assert answers(twin, seat, typed) == answers(table, seat, typed), typed


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_made_of_the_hidden_state(game):
    """Nobody who answers is given the table, and what is given to them is hidden for the seat."""
    table = under_way(game, WAYS_THERE[game])
    for seat in (*range(table.seats), None):
        seen = Seen.of(table, seat)
        assert seen.state.tobytes() == table.hidden(seat).tobytes()
        assert seen.seat == (SPECTATOR if seat is None else seat)
        assert not any(value is table for value in vars(seen).values())


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_anything_can_be_typed(game, data):
    """What means nothing is no question, or is answered with a sentence."""
    table = under_way(game, WAYS_THERE[game])
    word = data.draw(st.sampled_from([typed.split()[0] for typed in typed_in(game, "en").values()]))
    about = data.draw(st.text(max_size=8) | st.from_regex(r"[a-z]{0,3}\d{1,12}", fullmatch=True))
    for typed in (about, f"{word} {about}"):
        lines = answers(table, data.draw(st.sampled_from([0, 1, None])), typed)
        assert lines is None or all(lines)


# ---- what everybody can ask at every table


def test_whose_turn_it_is():
    table = setu.Table("quarry", options={"starter": "black"}, names=NAMES[:2])
    assert answers(table, 0, "turn") == ["It is your turn: place a stone. 1,836 moves are possible."]
    assert answers(table, 1, "turn") == ["Asha is to decide."]
    assert answers(table, None, "turn") == ["Asha is to decide."]


def test_what_happened_last_and_since_my_last_move():
    table = setu.Table("quarry", options={"starter": "black"}, names=NAMES[:2])
    table.play("span e2-e5")
    assert answers(table, 0, "last") == ["You place a span from e2 to e5 at level 0."]
    assert answers(table, 0, "since") == ["Nothing has happened since your last move."]
    table.play("beam g3-g5")
    assert answers(table, 0, "since") == ["Bruno places a beam from g3 to g5 at level 0."]
    assert len(answers(table, 0, "last 2")) == 2
    assert answers(table, 1, "last 2")[1] == "You place a beam from g3 to g5 at level 0."


def test_secret_choices_stay_secret_in_the_log():
    table = setu.Table("sangram", 2, seed=1, names=NAMES[:2])
    card = table.moves(0)[0]
    table.play(card, 0)
    assert str(card.sentence).split()[-3] not in " ".join(answers(table, 1, "last"))
    assert answers(table, 1, "last") == ["Asha has chosen."]


def test_what_came_of_a_move_is_not_told_twice():
    """“Louis sends Meera home.” and then “Louis sends Meera home, and …” is one thing."""
    table = setu.Table("sangram", 3, seed=0, names=NAMES)
    luck = random.Random(0)
    told = [""]
    while not any("home, and" in line for line in told):
        seat = luck.choice(table.pending)
        table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
        told = answers(table, 0, "last")
    assert len([line for line in told if "home" in line]) == 1


# The sentences of a move and of what came of it, of which one says all.
SAID_TWICE = {
    "sangram": {("plays", "chose"), ("draws", "turned-up")},
    "river-dragons": {("tries", "spans"), ("tries", "too-short-there"), ("walks-on", "steps")},
    "sunderbans": {("walks-on", "steps"), ("spans", "spans")},
}


@pytest.mark.parametrize("game", SAID_TWICE)
def test_what_a_move_has_said_its_news_do_not_say_again(game):
    """“You walk to b6.” “You step to b6.” is one step, “You try plank b3 …” “You lay plank b3 …” one plank."""
    table = under_way(game, 2, table="byEye") if game == "river-dragons" else under_way(game, 2)
    table, luck, met = table.copy(), random.Random(game), set()
    while not table.over and met < SAID_TWICE[game]:
        seat = luck.choice(table.pending)
        table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
        last = table.last
        pairs = {(last.sentence.id, event.text.id) for event in last.events} & SAID_TWICE[game]
        met |= pairs
        with speaking("en", seating(table.names, seat)):
            lines, move = answers(table, seat, "last"), str(last.sentence)
            twice = [str(event) for event in last.events if (last.sentence.id, event.text.id) in pairs]
        assert not pairs or len([line for line in lines if line in {move, *twice}]) == 1
    assert met == SAID_TWICE[game]


@pytest.mark.parametrize(
    ("said", "begun", "goes_on"),
    [
        ("Asha walks.", "Asha walks.", True),
        ("Asha walks, and falls.", "Asha walks.", True),
        ("Asha steps to b12.", "Asha steps to b1.", False),
        ("Bruno walks.", "Asha walks.", False),
        ("पासे में", "पास", False),
    ],
)
def test_when_a_sentence_goes_on_another(said, begun, goes_on):
    assert _goes_on(said, begun) is goes_on


def test_who_sits_where():
    table = under_way("sangram", 0)
    assert answers(table, 1, "who")[1] == "Seat 2: Bruno (Rajput), that is you."
    assert answers(setu.Table("quarry"), 0, "who")[1] == "Seat 2: Blue."


def test_the_result_once_it_is_there():
    table = setu.Table("quarry", options={"starter": "black"}, names=NAMES[:2])
    assert answers(table, 0, "time") == ["There is no clock at this table."]
    table.resign(0)
    assert answers(table, 0, "turn") == [
        "The game is over.",
        "Place 1: Bruno, 374 points.",
        "Place 2: you, 187 points.",
    ]


def test_moves_by_words():
    table = setu.Table("quarry", options={"starter": "black"}, names=NAMES[:2])
    told = answers(table, 0, "moves pillar e5")
    number = [move.text for move in table.moves(0)].index("pillar e5 @0") + 1
    assert told == ["One possible move:", f"{number}: You place a pillar on e5 at level 0."]
    count, *first, more = answers(table, 0, "moves pillar")
    assert count.endswith("possible moves; the first:")
    numbers = [int(line.partition(":")[0]) for line in first]
    assert numbers == sorted(numbers), "in the order of the list"
    assert more == f"And {int(count.split()[0]) - len(first)} more."
    assert answers(table, 0, "moves zebra") == ["No possible move contains that."]
    assert answers(table, 1, "moves") == ["You have nothing to decide now."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You place a beam from e6 to e8 at level 0, which wins the game."),
        ("fr", "Vous posez une poutre en e6–e8 au niveau 0, ce qui gagne la partie."),
        ("hi", "आप: e6 से e8 तक एक शहतीर, स्तर 0 पर, जिससे बाज़ी जीती जाती है।"),
    ],
)
def test_a_move_that_wins_says_so(language, said):
    table = setu.Table("quarry", options={"starter": "black"}, names=NAMES[:2])
    table.play("span e2-e5")
    table.play("block a5")
    assert answers(table, 0, "moves beam e6-e8", language)[1].partition(":")[2].strip() == said
    (other,) = (move for move in table.moves(0) if move.text == "block a1 @0")
    assert other.said == other.sentence


def test_the_plainest_moves_come_first_and_a_number_is_meant_as_a_whole():
    table = setu.Table("river-dragons", 2, seed=1)
    for card in ("S1", "S2", "P1", "P2", "M1"):
        for seat in (0, 1):
            table.play(card, seat)
    count, *told = answers(table, table.pending[0], "moves stone i1")
    assert [line for line in told if line.endswith(": You put a stone on i1.")]
    assert not re.search(r"i1\d", " ".join(told))
    assert count != answers(table, table.pending[0], "moves stone i")[0]


def test_words_that_ask_about_nothing_may_look_for_a_move():
    """“plank 1” names no plank, but looks for “place 1 plank” as long as that can be laid."""
    table = under_way("river-dragons", 0)
    assert answers(table, 0, "plank 1") is None
    assert answers(table, 0, "plank 7")[0].startswith("“7” is not a plank")
    assert answers(table, None, "plank 1")[0].startswith("“1” is not a plank")


def test_where_lengths_are_judged_by_eye_how_far_everything_looks_is_told():
    """In the tens in which places are told: who does not see judges as well as who does, and nothing is measured."""
    table = under_way("river-dragons", 0, table="byEye")
    reach, lengths = answers(table, 0, "reach V1")
    assert reach == (
        "Judged by eye, from V1: V6 at 22. "
        "Without a stone yet: i3 at 9, i6 at 12, i5 at 13, i1 at 14, i4 at 18 and i2 at 22."
    )
    assert lengths == "The planks 1 to 6 are about 9, 11, 13, 14, 16 and 18 long."
    *_, around, own = answers(table, 0, "way")
    assert around.startswith("Judged by eye, from V")
    assert re.sub("[a-z](?=\\d a)", "", own) == (
        "How long your planks are: 1 about 9, 2 about 11, 3 about 13, 4 about 14, 5 about 16 and 6 about 18."
    )
    assert "with plank" in answers(under_way("river-dragons", 0), 0, "reach V1")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_hand_have_the_numbers_of_the_list_and_its_order(language):
    """What is a move now is told by the number that plays it."""
    table = under_way("sangram", 0)
    with speaking(language):
        listed_first = [str(move.text)[-2:] for move in table.moves(0)]
    cards = answers(table, 0, "hand", language)[: len(listed_first)]
    for number, (card, line) in enumerate(zip(listed_first, cards, strict=True), 1):
        assert re.match(rf"{number}\s?: ", line)
        assert card in line
    (told,) = answers(under_way("river-dragons", 0), 0, "hand", language)
    assert re.findall(r"(\d)\s?: “|(\d)\s?: «", told)
    later = under_way("sangram", 25)
    if "play" not in str(later.view(0)["table"]["phase"]):
        assert not re.match(r"\d+: ", answers(later, 0, "hand")[0])


def test_the_way_names_only_planks_of_ones_own_each_once():
    table = setu.Table("river-dragons", 2, {"table": "assisted"}, seed=1, names=NAMES[:2])
    _, *steps = answers(table, 0, "way")
    named = [plank for line in steps for plank in re.findall(r"of yours (\w\d) fits", line)]
    held = table.view(0)["table"]["players"][0]["reserve"]
    assert steps
    assert len(named) == len(set(named))
    assert set(named) <= set(held)
    lacking = [line for line in steps if "missing" in line and not re.search("of yours", line)]
    assert all("none of yours fits: it takes a" in line for line in lacking)


def test_the_way_back_counts_until_the_village_opposite_is_reached():
    there_and_back = setu.Table("sunderbans", 2, {"trip": "round"}, seed=1)
    one_way = setu.Table("sunderbans", 2, {"trip": "oneway"}, seed=1)
    far, near = (answers(table, 0, "score")[0] for table in (there_and_back, one_way))
    assert int(re.findall(r"about (\d+)", far)[0]) == 2 * int(re.findall(r"about (\d+)", near)[0])


def test_rules_by_words_and_by_number():
    table = setu.Table("quarry")
    assert any("QR-12" in line for line in answers(table, 0, "rules QR-12"))
    assert answers(table, 0, "rules zebra") == ["The short rules do not speak of “zebra”."]
    assert answers(table, 0, "rules") == ["Say about what, for example “rules 2”."]


def test_a_table_of_the_rules_is_told_with_its_headings_and_without_signs():
    acharya = answers(setu.Table("sangram"), 0, "rules acharya")[0]
    assert acharya.startswith("Acharya; numbers: 55–51; strength: 0; Britishers: 0; does: an opponent who")
    assert answers(setu.Table("quarry"), 0, "rules pillar")[-1].startswith("post, pillar; how many: 4, 2; cubes: 2, 3;")
    assert answers(setu.Table("river-dragons"), 0, "rules jump over")[0].startswith("jump: jump over one pawn")
    french = answers(setu.Table("sangram"), 0, "règles acharya", "fr")[0]
    assert re.match(r"Acharya ; \w+\s: 55–51 ; ", " ".join(french.split()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_passage_of_the_rules_has_marks_that_nobody_can_hear(game, language):
    with speaking(language):
        passages = list(_passages(find_game(game)))
    assert len(passages) > 10
    assert [one for one in passages if re.search(r"[|`*]|>P2|: \d+: |^#", one)] == []


@pytest.mark.parametrize(("language", "said"), [("en", "exactly"), ("fr", "exactement"), ("hi", "ठीक")])
def test_a_total_that_can_be_only_one_is_told_as_one(language, said):
    """No “between 5 and 5”."""
    told = []
    for moves in range(0, 120, 3):
        table = under_way("sangram", moves)
        told += answers(table, 0, "rivals", language)
    assert any(said in line for line in told)
    assert [line for line in told if re.search(r"\b(\d+) (?:and|et|और) \1\b", line)] == []


def test_what_is_no_question_is_not_answered():
    table = setu.Table("quarry")
    assert [answers(table, 0, typed) for typed in ("", "span e2-e5", "who are you", "hands", "turnip")] == [None] * 5
    assert answers(table, 0, "who?") is not None


def test_a_game_from_outside_has_the_general_questions():
    table = setu.Table(TOY, 2, seed=1)
    for question in GENERAL:
        assert answers(table, 0, typed_as("setu.engine", question)), question.name
    assert answers(table, 0, "hand") is None


@pytest.mark.parametrize(
    ("parts", "said"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"), ([], "none")]
)
def test_things_in_a_row(parts, said):
    with speaking("en"):
        assert str(listed(parts)) == said


def test_every_game_says_what_each_phase_asks_for():
    """Where a seat is pending, `turn` names the task."""
    for game in GAMES:
        for moves in RANDOM_MOVES:
            table = under_way(game, moves, seed=moves)
            for seat in table.pending:
                assert "It is your turn: " in answers(table, seat, "turn")[0]


def test_every_question_has_words_that_ask_it_alone():
    """No two questions of a game are asked by the same words in one language."""
    for game in setu.games().values():
        for language in LANGUAGES:
            words = [word for package, one in questions(game) for word in one.words(package, language)]
            assert len(words) == len(set(words)), (game.name, language)
