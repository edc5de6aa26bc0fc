"""Columns stand straight in every script."""

from __future__ import annotations

import re

import pytest

import setu
from setu.engine.terminal_text import left, letters, right, width_of
from setu.engine.texts import LANGUAGES


@pytest.mark.parametrize("word", ["beam", "équerre", "सीढ़ी", "खूँटा", "त्रिंकोमाली"])
def test_a_word_fills_its_column(word):
    assert width_of(left(word, 14)) == width_of(right(word, 14)) == 14
    assert left(word, 14).strip() == right(word, 14).strip() == word


def test_a_word_wider_than_its_column_stays_whole():
    assert left("मेहराब", 1) == right("मेहराब", 1) == "मेहराब"


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Malé", ["M", "a", "l", "é"]),
        ("सीढ़ी", ["सी", "ढ़ी"]),
        ("दिल्ली", ["दि", "ल्ली"]),
        ("कोलंबो", ["को", "लं", "बो"]),
        ("", []),
    ],
)
def test_letters_keep_their_marks(word, found):
    assert letters(word) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stocks_of_quarry_stand_under_their_names(language):
    with setu.speaking(language):
        head, *stocks = setu.Table("quarry", seed=1).draw(None).split("\n")[-3:]
    ends = [width_of(head[: name.end()]) for name in re.finditer(r"\S+", head)]
    for stock in stocks:
        numbers = [width_of(stock[: number.end()]) for number in re.finditer(r"\d+", stock)]
        assert numbers == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_rama_has_the_same_roads_in_every_language(language):
    """However a town is written, what stands right of its name stays where it is."""

    def roads(board: str) -> set[tuple[int, int]]:
        lines = enumerate(board.split("\n"))
        return {(row, width_of(line[: mark.start()])) for row, line in lines for mark in re.finditer(r"[·~^]", line)}

    def drawn(name: str) -> str:
        with setu.speaking(name):
            return setu.Table("ramas-bridge", seats=2, seed=1).draw(None).partition("1-6")[0]

    assert roads(drawn(language)) == roads(drawn("en"))
