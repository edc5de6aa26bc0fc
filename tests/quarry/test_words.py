"""Notation (part 11.3): written in one way, read in several."""

from __future__ import annotations

import contextlib
import inspect
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extent import examples
from setu import IllegalMove, InvalidMove, SetuError, Table
from setu.engine.game import find_game
from setu.engine.rng import new_rng, rng_below
from setu.engine.texts import LANGUAGES, rules_text, speaking
from setu.games.quarry import codes, words


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("beam f5-d5", "beam d5-f5 @0"),
        ("  BEAM  d5 - f5 ", "beam d5-f5 @0"),
        ("beam d5–f5", "beam d5-f5 @0"),
        ("beam d5-f5 @0", "beam d5-f5 @0"),
        ("corner e5-d5-d6", "corner d6-d5-e5 @0"),
        ("step+ e5-d5", "step+ e5-d5 @0"),
        ("step+ d5-e5", "step+ d5-e5 @0"),
        ("post d5", "post d5 @0"),
        ("arch- e3-e5", "arch- e3-e5 @0"),
        ("Travée e2-e5", "span e2-e5 @0"),
        ("equerre d6-d5-e5", "corner d6-d5-e5 @0"),
        ("pont+ d5-g5", "bridge+ d5-g5 @0"),
    ],
)
def test_reading_is_forgiving_and_writing_is_not(game, written, canonical):
    table = game()
    table.play(written)
    assert table.log[-1].move == canonical


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("", "not a move in Quarry"),
        ("hello", "not a move in Quarry"),
        ("beam", "not a move in Quarry"),
        ("beam d5f5", "not a move in Quarry"),
        ("plank d5-f5", "no stone “plank”"),
        ("arch d5-f5", "no stone “arch”"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_could(game, written, complaint):
    table = game()
    before = table._state.tobytes()
    with pytest.raises(InvalidMove, match=complaint):
        table.play(written)
    assert table._state.tobytes() == before


@pytest.mark.parametrize(
    ("written", "rule", "complaint"),
    [
        ("beam d5-e5", "QR-6", "write it like “beam d5-f5”"),
        ("beam d5", "QR-6", "write it like “beam d5-f5”"),
        ("post d5-d6", "QR-6", "write it like “post d5”"),
        ("corner d5-e5-f5", "QR-6", "write it like “corner d6-d5-e5”"),
        ("span d5-g6", "QR-6", "write it like “span d5-g5”"),
        ("block d5 @1", "QR-13", "would lie at level 0"),
        ("block d5 x", "QR-15", "crosses nothing"),
        ("block d5 #", "QR-18", "does not complete a line"),
    ],
)
def test_stones_and_cells_that_do_not_go_together_are_refused_with_the_rule(game, written, rule, complaint):
    table = game()
    refusal = table.explain(written)
    assert refusal.rule == rule
    assert complaint in str(refusal)
    with pytest.raises(IllegalMove, match=complaint):
        table.play(written)


def test_R21_the_choice_of_colours_comes_before_the_shape_of_a_stone(game):
    table = game(swap="on")
    table.play("block d5")
    assert table.explain("beam d5-e5").rule == "R21"


@pytest.mark.parametrize("move", [None, 3.5, True, ["block d5"], -1, 10**9])
def test_a_move_is_a_notation_a_number_or_a_move(game, move):
    with pytest.raises(InvalidMove, match=r"A move is|There is no move"):
        game().play(move)


@settings(max_examples=examples(25))
@given(st.integers(0, 10**6), st.sampled_from(["standard", "long", "lengthwise"]))
def test_every_legal_move_reads_back_as_itself(seed, board):
    table = Table("quarry", options={"board": board}, seed=seed)
    luck = new_rng(seed)
    for _ in range(rng_below(luck, 30)):
        numbers = table.move_numbers()
        table.play(int(numbers[rng_below(luck, len(numbers))]))
        if table.over:
            return
    moves = table.moves()
    assert [table.game.words.read(table._b, table._s, table.actor, move.text) for move in moves] == [
        move.id for move in moves
    ]


def numbers_told(language):
    """The rule numbers that the rules text of a language has."""
    with speaking(language):
        return set(re.findall(r"\b(?:QR-\d+b?|R\d+)\b", rules_text(words.PACKAGE, "quarry")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_a_refusal_cites_is_in_the_rules(language):
    cited = set(re.findall(r'(?:Refusal|because)\("([^"]+)"', inspect.getsource(words) + inspect.getsource(codes)))
    assert len(cited) > 10
    assert cited - numbers_told(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told_of_in_the_rules(language):
    options = find_game("quarry").options.known.values()
    assert {option.rule for option in options} - numbers_told(language) == set()
    with speaking(language):
        told = rules_text(words.PACKAGE, "quarry")
    others = [f"`{option.name}={value}`" for option in options for value in option.values if value != option.default]
    assert [other for other in others if other not in told] == []


def test_the_options_say_what_is_printed_and_what_is_a_ruling():
    options = find_game("quarry").options.known.values()
    assert {option.name: (option.default, option.standing(option.default)) for option in options} == {
        "board": ("standard", "ruling"),
        "line": ("orthogonal", "ruling"),
        "elbow": ("free", "ruling"),
        "swap": ("off", "printed"),
        "out": ("continue", "ruling"),
        "stalemate": ("draw", "ruling"),
        "starter": ("random", "printed"),
    }


@settings(max_examples=examples(200))
@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(written):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    before = table._state.tobytes()
    with contextlib.suppress(SetuError):
        table.explain(written)
    assert table._state.tobytes() == before
