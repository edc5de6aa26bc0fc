"""What people read, in every language: the words of the glossary, grammar that no value can break, print."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from setu.engine.texts import LANGUAGES
from setu.engine.typography import typeset, typeset_markdown

ROOT = Path(__file__).resolve().parents[1]
WORDING = tomllib.loads(Path(__file__).with_name("wording.toml").read_text(encoding="utf-8"))
BOX = ROOT / "src/setu/games/rama/data/rama.toml"

# Slots that are counts. What follows one of them as a noun stands in a selection by it.
COUNTS = {
    "air",
    "cards",
    "changes",
    "count",
    "foot",
    "games",
    "minutes",
    "moves",
    "players",
    "points",
    "score",
}
COUNTS |= {"seconds", "size", "spaces", "steps", "tokens", "tickets", "turns"}
NOUNS = {
    "en": r"(steps|points|moves|games|cards|Britishers|seats|turns|tables|times|cells|minutes|seconds|people)\b",
    "fr": r"(cases|points|coups|parties|cartes|Britanniques|places|tours|tables|joueurs|minutes|secondes)\b",
    "hi": r"(बारियाँ|चालें|बाज़ियाँ|सीटें|सेकंडों|मिनटों)",
}
# Never 0 or 1, or figures of the laboratory, whose tables have thousands of games.
NEVER_ONE = {"advice-cut", "blocked", "humans", "new-clock-minutes", "position-pile"}
NEVER_ONE |= {"position-tokens", "sangram-own-tokens", "sangram-told-grown"}
NEVER_ONE |= {"flies", "rama-ask-commit", "rama-ask-give-up"}  # points by fifties
OF_THE_LABORATORY = ("src/setu/lab/", "src/setu/envs/", "src/setu/texts/")


@dataclass(frozen=True)
class Piece:
    """A run of text and slots without a choice in it, and the slots that were chosen by on the way to it."""

    file: str
    id: str
    language: str
    text: str  # slots as {name}
    chosen: frozenset[str]

    def __str__(self) -> str:
        return f"{self.file} {self.id}: {self.text}"


@cache
def pieces() -> tuple[Piece, ...]:
    found = []
    for folder in (ROOT / "src/setu", ROOT / "web/src"):
        for path in sorted(folder.rglob("texts/*.ftl")):
            name, language = str(path.relative_to(ROOT)), path.stem.split(".")[-1]
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    for text, chosen in _flat(entry.value, language, frozenset()):
                        found.append(Piece(name, entry.id.name, language, text, chosen))
    return tuple(found)


def _flat(pattern: Any, language: str, chosen: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += typeset(element.value, language)
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            slot = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from _flat(variant.value, language, chosen | {slot})
            text += "{…}"
        elif isinstance(inner, ast.VariableReference):
            text += f"{{{inner.id.name}}}"
        else:
            text += inner.parse()["value"] if isinstance(inner, ast.StringLiteral) else ""
    yield text, chosen


@cache
def written() -> tuple[tuple[str, str, str], ...]:
    """All that is read: (file, language, text) of sentences, rules, lessons, figures, towns and cards."""
    found = [(piece.file, piece.language, piece.text) for piece in pieces()]
    for path in sorted((ROOT / "src/setu/games").glob("*/texts/*.*.md")):
        language = path.stem.split(".")[-1]
        for line in typeset_markdown(path.read_text(encoding="utf-8"), language).splitlines():
            if not line.startswith(">"):
                found.append((str(path.relative_to(ROOT)), language, re.sub(r"`[^`]*`", "`", line)))
    for key, value in _strings(tomllib.loads(BOX.read_text(encoding="utf-8"))):
        language = key.rpartition("_")[2]
        if language in LANGUAGES:
            found.append((str(BOX.relative_to(ROOT)), language, typeset(value, language)))
    return tuple(found)


def _strings(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _strings(value)
        elif isinstance(value, str):
            yield key, value


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language in LANGUAGES for line in WORDING[language]],
    ids=lambda value: value if isinstance(value, str) else value["not"],
)
def test_one_thing_has_one_word(language: str, line: dict[str, Any]) -> None:
    looked_at = [one for one in written() if one[1] == language and line.get("in", "") in one[0]]
    assert looked_at
    wrong = [
        f"{file}: {text}"
        for file, _, text in looked_at
        if re.search(line["not"], text) and not any(part in file for part in line.get("except", ()))
    ]
    assert wrong == [], f"say: {line['instead']}"


def test_a_count_before_a_noun_chooses_its_form() -> None:
    wrong = []
    for piece in pieces():
        of_the_laboratory = piece.file.startswith(OF_THE_LABORATORY) or piece.id.startswith(("sim-", "box-"))
        if of_the_laboratory or piece.id.removesuffix("-you") in NEVER_ONE:
            continue
        for slot, noun in re.findall(r"\{(\w+)\}[ \u00a0](\S+)", piece.text):
            if slot in COUNTS - piece.chosen and re.match(NOUNS[piece.language], noun):
                wrong.append(str(piece))
    assert wrong == []


def test_no_hindi_sentence_begins_with_a_postposition() -> None:
    wrong = [str(piece) for piece in pieces() if piece.language == "hi" and re.match(r"(को|का|के|की|ने) ", piece.text)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_is_as_the_language_has_it(language: str) -> None:
    """No ordinary space before French double punctuation, ’ in words, … and % where they belong."""
    faults = r"[^\W\d_]'|[^\s«“(,] …"
    faults += r"| [;:!?»%](?!-)|« " if language == "fr" else r"|[\d}] %"
    wrong = [f"{file}: {text}" for file, said, text in written() if said == language and re.search(faults, text)]
    assert wrong == []
