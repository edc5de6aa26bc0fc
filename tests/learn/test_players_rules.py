"""What the page shows of the short rules: the words of a player, and nothing that is typed."""

from __future__ import annotations

import re

import pytest

from setu.engine.game import find_game, games
from setu.engine.texts import LANGUAGES, players_rules, rules_text, speaking
from setu.learn import figures

EVERY_RULES = [(game, language) for game in games() for language in LANGUAGES]
NUMBER = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b|\bR\d+\b")
# Cards, seats and stones as they are written; a file, a setting, a command.
TYPED = re.compile(r"`|\b(?:[SPM][12]|RM|JP|X[a-z]|P2[v+]?|Sen38)\b|\bFILE\b|\bFICHIER\b|\.toml\b|\bsetu \w|\w=\w")


def told(game: str, language: str) -> str:
    with speaking(language):
        return players_rules(find_game(game).package, game)


@pytest.mark.parametrize(("game", "language"), EVERY_RULES)
def test_nothing_that_is_typed_stands_in_the_rules_of_a_player(game: str, language: str) -> None:
    rules = told(game, language)
    options = [name for name in find_game(game).options.known if not name.islower() or "-" in name]
    assert len(rules) > 2500
    assert TYPED.findall(rules) == []
    assert [name for name in options if re.search(rf"\b{name}\b", rules)] == []


@pytest.mark.parametrize(("game", "language"), EVERY_RULES)
def test_every_rule_has_its_place_in_the_rules_of_a_player(game: str, language: str) -> None:
    """Whoever is told a rule number finds it there, and so does every picture."""
    with speaking(language):
        whole = rules_text(find_game(game).package, game)
    rules = told(game, language)
    assert whole != rules
    assert set(NUMBER.findall(rules)) == set(NUMBER.findall(whole))
    assert [figure.rule for figure in figures(game, language) if figure.rule not in rules] == []
