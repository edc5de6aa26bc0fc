"""The short rules in every language tell what a player needs, and every number that the table cites."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from setu.engine.game import find_game
from setu.engine.texts import LANGUAGES
from setu.games.sangram import board, codes, words

WEB = Path(__file__).parents[2] / "web/src/boards/sangram/texts"
NUMBER = re.compile(r"\b(?:SG-|R)\d+\b")


def rules_text(language: str) -> str:
    return (resources.files("setu.games.sangram") / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")


def row_of(language: str, numbers: str) -> list[str]:
    """The cells of a warrior's row, found by its numbers."""
    line = next(line for line in rules_text(language).splitlines() if f"| {numbers} |" in line)
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_cites_a_rule_that_the_rules_do_not_have(language):
    sources = "".join(Path(module.__file__).read_text(encoding="utf-8") for module in (codes, words))
    cited = set(re.findall(r'"((?:SG-|R)\d+)"', sources))
    assert {"SG-12", "R8"} < cited
    assert cited <= set(NUMBER.findall(rules_text(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_of_every_option_under_its_number(language):
    text = rules_text(language)
    for option in find_game("sangram").options.known.values():
        assert option.rule in NUMBER.findall(text)
        assert any(f"`{option.name}={value}`" in text for value in option.values if value != option.default)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_strength_and_britishers_of_every_warrior(language):
    for values in board.box().data["warriors"].values():
        numbers = f"{max(values['motivations'])}–{min(values['motivations'])}"
        assert row_of(language, numbers)[2:4] == [str(values["strength"]), str(values["britishers"])]


@pytest.mark.parametrize(
    ("language", "acharya", "guptchar", "vaidik"),
    [
        ("en", "but training and growth as usual", "if it is not on level 0", "who declines recruits as usual"),
        ("fr", "mais entraînement et croissance", "si elle n’est pas au niveau 0", "qui renonce recrute"),
        ("hi", "पर अभ्यास और बढ़त हमेशा की तरह", "यदि वह स्तर 0 पर न हो", "जो काम न ले, वह हमेशा की तरह भर्ती करे"),
    ],
)
def test_the_rules_tell_what_is_easily_overlooked(language, acharya, guptchar, vaidik):
    """SG-20, SG-26, SG-30."""
    assert acharya in row_of(language, "55–51")[-1]
    assert guptchar in row_of(language, "25–21")[-1]
    assert vaidik in row_of(language, "5–1")[-1]


@pytest.mark.parametrize(
    ("language", "aim"), [("en", "the strongest army"), ("fr", "l’armée la plus forte"), ("hi", "सबसे शक्तिशाली सेना")]
)
def test_the_home_page_says_that_the_highest_total_wins(language, aim):
    """SG-71: not who is first at 18."""
    line = re.search(r"^sangram-line = (.*)$", (WEB / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert aim in line[1]
