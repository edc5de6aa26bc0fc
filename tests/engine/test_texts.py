"""Every sentence exists in every language, is used, and has the slots it is given."""

from __future__ import annotations

import itertools
import re
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import setu
from setu.engine.game import games
from setu.engine.texts import (
    LANGUAGES,
    Seating,
    Text,
    address,
    catalogue,
    language,
    rules_text,
    seat_text,
    speaking,
    text,
)

SOURCE = Path(setu.__file__).parent
PACKAGES = sorted(
    "setu" + "".join(f".{part}" for part in path.parent.parent.relative_to(SOURCE).parts)
    for path in SOURCE.rglob("texts/en.ftl")
)


class Slots(visitor.Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def sentences(package, name):
    """{id: slots} of a catalogue; junk is a failure."""
    found = {}
    for entry in FluentParser().parse(catalogue(package, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {name}"
            slots = Slots()
            slots.visit(entry)
            found[entry.id.name] = slots.names
    return found


def folder(package):
    return SOURCE.joinpath(*package.split(".")[1:])


def code_of(package):
    """The Python source that speaks with a catalogue: a package's own, for `setu` the rest, and whoever names it."""
    paths = list(folder(package).rglob("*.py"))
    if package == "setu":
        paths = [path for path in paths if not {"engine", "games"} & set(path.relative_to(SOURCE).parts)]
    elif package == "setu.pictures":  # a game brings its own
        paths = [*paths, *SOURCE.joinpath("games").glob("*/picture.py")]
    elif package == "setu.engine":
        paths = SOURCE.rglob("*.py")
    else:
        named = [path for path in SOURCE.rglob("*.py") if f'"{package}"' in path.read_text(encoding="utf-8")]
        paths = [*paths, *(SOURCE / "engine").glob("*.py"), *named]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_sentences_with_the_same_slots(package):
    english = sentences(package, "en")
    assert english
    for name in LANGUAGES:
        assert sentences(package, name) == english


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_unused(package):
    """An id stands in the code whole, or as the name of a declaration, or its beginning before a computed ending."""
    code = code_of(package)
    written = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    written |= {name.lower().replace("_", "-") for name in re.findall(r"([A-Z_]+) = (?:because|told)\(", code)}
    written |= {"unreadable"} if "DeclaredWords" in code else set()
    beginnings = tuple(set(re.findall(r"f[\"']([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\{", code)))
    known = sentences(package, "en")
    spoken = [id for id in known if addressed(id, known) is None]
    unused = [id for id in spoken if id not in written and not id.startswith(beginnings or ("\0",))]
    assert unused == []


def addressed(id, known):
    """The sentence of which this is the form for a reader, and the slots that the reader is in; None if it is none."""
    if not id.endswith("-you"):
        return None
    for told in (id[:end] for end, sign in enumerate(id) if sign == "-"):
        own = known.get(told, set())
        for slots in (some for count in (1, 2) for some in itertools.permutations(sorted(own), count)):
            if id == told + address(slots):
                return told, set(slots)
    return None


@pytest.mark.parametrize("package", PACKAGES)
def test_a_sentence_to_its_reader_says_what_the_one_about_others_does(package):
    """It has its slots but for those that the reader is in; one of several winners is named with the
    others, and who takes another name is told it."""
    for name in LANGUAGES:
        known = sentences(package, name)
        for id in (id for id in known if id.endswith("-you")):
            told, slots = addressed(id, known)
            assert known[id] <= known[told], id
            assert not known[id] & (slots - {"name"}) or "winners" in known[id], id


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_has_short_rules_in_every_language(game):
    """The same rule numbers are named in each."""
    numbers = []
    for name in LANGUAGES:
        with speaking(name):
            numbers.append(set(re.findall(r"\b[A-Z]+-\d+[a-z]?|\bR\d+", rules_text(game.package, game.name))))
    assert numbers[0]
    assert all(found == numbers[0] for found in numbers)


def test_the_language_comes_from_the_context_then_the_environment(monkeypatch):
    monkeypatch.setenv("SETU_LANG", "fr_FR.UTF-8")
    assert language() == "fr"
    with speaking("en"):
        assert language() == "en"
    monkeypatch.setenv("SETU_LANG", "hi_IN")
    assert language() == "hi"
    monkeypatch.setenv("SETU_LANG", "de")
    assert language() == "en"


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="en, fr, hi"), speaking("tlh"):
        pass


def test_a_missing_sentence_or_slot_is_an_error_not_a_gap():
    with pytest.raises(KeyError, match="no sentence"):
        text("setu.engine", "no-such-sentence").say()
    with pytest.raises(KeyError, match="resigns"):
        text("setu.engine", "resigns").say()


def test_a_slot_may_be_a_sentence_itself():
    who = Text("setu.games.quarry", "black")
    assert text("setu.engine", "resigns", who=who).say("fr") == "Abandon\u00a0: Noir."
    assert text("setu.engine", "resigns", who=who).say("hi") == "काले ने हार मान ली।"


SEATS = [seat_text(seat, Text("setu.games.quarry", colour)) for seat, colour in enumerate(("black", "blue"))]


def gives_up(seat, language, seating=None):
    with speaking(language, seating):
        return str(text("setu.engine", "resigns", who=SEATS[seat]))


def test_a_seat_is_called_by_the_name_of_who_sits_there():
    unknown, seated = None, Seating(("Ana", text("setu.engine", "player-number", number="2")))
    assert [gives_up(0, "en", unknown), gives_up(1, "fr", unknown)] == ["Black gives up.", "Abandon\u00a0: Bleu."]
    assert [gives_up(0, "en", seated), gives_up(1, "fr", seated)] == ["Ana gives up.", "Abandon\u00a0: Joueur 2."]


@pytest.mark.parametrize(
    ("language", "to_the_reader", "to_the_others"),
    [
        ("en", "You give up.", "Ana gives up."),
        ("fr", "Vous abandonnez.", "Abandon\u00a0: Ana."),
        ("hi", "आपने हार मान ली।", "Ana ने हार मान ली।"),
    ],
)
def test_a_sentence_about_its_reader_speaks_to_him_and_to_nobody_else(language, to_the_reader, to_the_others):
    """The same sentence, over and over: what was spoken to one is never given to another."""
    names = ("Ana", "Ben")
    said = [gives_up(0, language, Seating(names, reader)) for reader in (0, 1, None, 0)]
    assert said == [to_the_reader, to_the_others, to_the_others, to_the_reader]


@pytest.mark.parametrize(
    ("tables", "said"), [(0, "0 मेज़, जिनमें"), (1, "1 मेज़, जिनमें"), (2, "2 मेज़ें, जिनमें"), (21, "21 मेज़ें, जिनमें")]
)
def test_hindi_counts_nought_and_one_in_the_singular(tables, said):
    assert text("setu.server", "doctor-tables", count=tables, sick=0).say("hi").startswith(said)


def test_hindi_writes_digits_as_the_notation_does():
    written = text("setu.engine", "record-missing", field=1234567).say("hi")
    assert "12,34,567" in written


@pytest.mark.parametrize("path", [str(path.relative_to(SOURCE)) for path in SOURCE.rglob("texts/*hi.*")])
def test_hindi_is_written_in_one_way(path):
    """Letters with a dot below have two spellings in Unicode: only the normal one is found by a search."""
    written = (SOURCE / path).read_text(encoding="utf-8")
    assert unicodedata.is_normalized("NFC", written)
    assert not re.search("[०-९]", written)
