"""A line of a paragraph that happens to begin with "2." or "-" would be read as a list, and break its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import setu.games
from setu.engine.texts import LANGUAGES

GAMES = Path(setu.games.__file__).parent
TEXTS = sorted(path for path in GAMES.glob("*/texts/*.md") if path.stem != "scenes")
MARKUP = re.compile(r"\s*([-*+]|(\d+)[.)]|#{1,6}|>)\s")
NO_PARAGRAPH = re.compile(r"\s*(?:$|[|#>])")


def broken_lines(written: str) -> list[str]:
    """Lines with markup right below a line of text that they do not belong to as the next item of its list."""
    broken, open_text, follows = [], False, ""
    for line in written.splitlines():
        markup = MARKUP.match(line)
        if markup and open_text and markup[1] != follows:
            broken.append(line)
        open_text = NO_PARAGRAPH.match(line) is None
        if markup or not open_text:
            follows = next_item(markup) if markup else ""
    return broken


def next_item(markup: re.Match[str]) -> str:
    """How the next item of the same list begins."""
    sign, number = markup[1], markup[2]
    return f"{int(number) + 1}{sign[-1]}" if number else sign


def test_every_game_and_language_is_looked_at():
    assert {path.name.split(".")[-2] for path in TEXTS} == set(LANGUAGES)
    assert len({path.parent for path in TEXTS}) == len(list(GAMES.glob("*/texts")))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_no_line_of_a_paragraph_begins_with_markup(path):
    assert broken_lines(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ["2. He brings", "2) He", "- He", "* He", "# He", "> He"])
def test_such_a_line_is_found(line):
    assert broken_lines(f"Take Senapati 36: strength\n{line}\nand more") == [line]
    assert broken_lines(f"## Title\n> play: x\n\nTake him.\n\n{line}") == []


def test_the_items_of_a_list_belong_together():
    assert broken_lines("A round:\n\n1. Choose\na card.\n2. Recruit\n3. Train") == []
    assert broken_lines("A round:\n\n1. Choose\na card of\n20. Recruit") == ["20. Recruit"]
