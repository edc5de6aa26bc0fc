"""The signs of print, in Python as in the page (`web/src/i18n/typography.test.ts` reads the same cases)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setu.engine.game import games
from setu.engine.texts import LANGUAGES, rules_text, speaking, text
from setu.engine.typography import typeset, typeset_markdown, with_minus

CASES = json.loads(Path(__file__).with_name("typography.json").read_text(encoding="utf-8"))
PIECES = st.text(st.sampled_from("aé1' :;!?%«»…“”(-|\u00a0\u202f—क़"))


@pytest.mark.parametrize(("language", "written", "printed"), CASES["typeset"])
def test_a_piece_of_a_sentence_is_printed_as_its_language_has_it(language, written, printed):
    assert typeset(written, language) == printed


@pytest.mark.parametrize(("written", "printed"), CASES["minus"])
def test_a_number_below_nought_has_a_minus(written, printed):
    assert with_minus(written) == printed


@given(PIECES, st.sampled_from(LANGUAGES))
def test_printing_twice_is_printing_once(piece, language):
    once = typeset(piece, language)
    assert typeset(once, language) == once


@given(PIECES, st.sampled_from(LANGUAGES))
def test_nothing_but_spaces_and_apostrophes_changes(piece, language):
    def kept(said):
        return re.sub(r"\s", "", said).replace("’", "'")

    assert kept(typeset(piece, language)) == kept(piece)


def test_what_somebody_typed_stays_as_it_was_typed():
    with speaking("fr"):
        said = str(text("setu.games.sangram", "unreadable", written="l'un ? -3 : oui"))
    assert "«\u202fl'un ? -3 : oui\u202f»" in said


def test_code_and_the_orders_of_a_lesson_stay_as_they_are():
    orders = "> play: l'un : x\n```json\n{'a' : 1}\n```"
    assert typeset_markdown(f"Le pont : `a : b` !\n{orders}", "fr") == f"Le pont\u00a0: `a : b`\u202f!\n{orders}"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_line_of_the_french_rules_can_begin_with_a_colon(game):
    with speaking("fr"):
        said = rules_text(game.package, game.name)
    assert re.findall(r" [;:!?»%](?!-)|« |\w'\w|\w …", re.sub(r"`[^`]*`", "`", said)) == []
