"""Sentences said by our own functions are those that Fluent says."""

from __future__ import annotations

import itertools
from importlib import resources

import pytest
from fluent.syntax import ast, visitor

from setu.engine.fluent_fast import Unsupported, speaker
from setu.engine.texts import LANGUAGES, _bundle, text

PACKAGES = [
    "setu.engine",
    "setu.bots",
    "setu.lab",
    "setu.server",
    *(f"setu.games.{game}" for game in ("river", "sangram", "rama", "quarry")),
]
NUMBERS = (0, 1, 2, 5, 21, 999, 1000, -1)


class Slots(visitor.Visitor):
    """The slots of a pattern, with words and numbers that its selections know."""

    def __init__(self):
        self.values = {}

    def visit_VariableReference(self, node):
        self.values.setdefault(node.id.name, ["Ana", 3])

    def visit_SelectExpression(self, node):
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            known = [key.name if hasattr(key, "name") else int(key.value) for key in (v.key for v in node.variants)]
            plurals = {"zero", "one", "two", "few", "many", "other"}
            found = [value for value in known if value not in plurals]
            self.values[node.selector.id.name] = [*found, "none of these", *NUMBERS]


def cases(pattern):
    """All slots filled, each value of each slot at least once."""
    slots = Slots()
    slots.visit(pattern)
    longest = max(map(len, slots.values.values()), default=1)
    for turn in range(longest):
        yield {name: values[turn % len(values)] for name, values in slots.values.items()}
    yield from (dict.fromkeys(slots.values, number) for number in NUMBERS)


@pytest.mark.parametrize(("package", "language"), list(itertools.product(PACKAGES, LANGUAGES)))
def test_every_sentence_is_what_fluent_says(package, language):
    if not (resources.files(package) / "texts" / f"{language}.ftl").is_file():
        pytest.fail(f"{package} has no catalogue in {language}")
    bundle = _bundle(package, language)
    said = 0
    for message in bundle._messages.values():
        pattern = bundle.get_message(message.id.name).value
        speak = speaker(bundle, pattern, language)
        if speak is None:
            continue
        for slots in cases(pattern):
            expected, faults = bundle.format_pattern(pattern, slots)
            try:
                found = speak(slots)
            except Unsupported:
                continue
            assert not faults
            assert found == expected, (message.id.name, slots)
            said += 1
    assert said


def test_a_slot_that_is_missing_is_still_a_fault():
    with pytest.raises(KeyError, match="option-value"):
        str(text("setu.engine", "option-value", option="seat"))


def test_numbers_that_a_language_writes_its_own_way_are_left_to_it():
    number = text("setu.engine", "option-value", option="seats", value=12345, expected="2")
    assert "12,345" in number.say("en")
    assert "12345" not in number.say("fr")
