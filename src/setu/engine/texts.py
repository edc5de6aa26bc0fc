"""Sentences in the reader's language: one Fluent catalogue per package, `texts/<language>.ftl`."""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from importlib import resources
from typing import Any, NamedTuple, cast

from setu.engine.fluent_fast import Speaker, Unsupported, speaker
from setu.engine.typography import typeset, typeset_markdown, with_minus

LANGUAGES = ("en", "fr", "hi")
ABOUT = ("who", "name")  # the slots that say whom a sentence is about

_language: ContextVar[str | None] = ContextVar("language", default=None)


def language() -> str:
    """The language of this context: as set, else as the environment asks, else English."""
    chosen = _language.get()
    if chosen:
        return chosen
    for name in ("SETU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class speaking:
    """Speak a language for the length of a `with` block, to somebody who knows who sits where."""

    __slots__ = ("_before", "_name", "_seated_before", "_seating")

    def __init__(self, name: str, seating: Seating | None = None) -> None:
        if name not in LANGUAGES:
            raise ValueError(f"expected one of {', '.join(LANGUAGES)}, not {name!r}")
        self._name, self._seating = name, seating

    def __enter__(self) -> None:
        self._before = _language.set(self._name)
        self._seated_before = _seating.set(self._seating)

    def __exit__(self, *_: object) -> None:
        _language.reset(self._before)
        _seating.reset(self._seated_before)


class Text(NamedTuple):
    """A sentence not yet spoken: which one, and what fills its slots."""

    package: str
    id: str
    slots: tuple[tuple[str, Any], ...] = ()

    def say(self, name: str | None = None) -> str:
        """The sentence in a language (default: the context's)."""
        return _spoken(self, name or language(), _seating.get())

    def _speak(self, name: str, seating: Seating | None) -> str:
        slots = {key: value.say(name) if isinstance(value, Text) else value for key, value in self.slots}
        id = self._addressed(None if seating is None else seating.reader, name)
        speak = _speaker(self.package, id, name)
        with contextlib.suppress(Unsupported, KeyError):
            if speak is not None:
                return speak(slots)
        bundle = _bundle(self.package, name)
        spoken, faults = bundle.format_pattern(bundle.get_message(id).value, slots)
        if faults:
            raise KeyError(f"{self.package} {id!r} in {name}: {faults[0]}")
        return with_minus(str(spoken)) if any(map(_is_negative, slots.values())) else str(spoken)

    def _addressed(self, reader: int | None, name: str) -> str:
        """The sentence that speaks to its reader, wherever it names them; itself where it does not, or has no other."""
        if reader is None:
            return self.id
        own = [slot for slot, value in self.slots if _is_of(value, reader, among=slot in ABOUT)]
        own.sort(key=lambda slot: slot not in ABOUT)
        forms = (self.id + address(slots) for slots in (own, *([slot] for slot in own)))
        return next((form for form in forms if _has(self.package, form, name)), self.id)

    def __str__(self) -> str:
        return self.say()


def address(slots: Iterable[str]) -> str:
    """What the id of a sentence ends in that has its reader in these slots: `-you`, `-other-you`, `-you-whose-you`."""
    return "".join("-you" if slot in ABOUT else f"-{slot}-you" for slot in slots)


def _is_of(value: Any, seat: int, among: bool) -> bool:
    """Is it this seat, or with `among` words that name it: “Bruno and you”?"""
    if isinstance(value, SeatName):
        return value.seat == seat
    return among and isinstance(value, Text) and any(_is_of(part, seat, among) for _, part in value.slots)


class SeatName(Text):
    """A seat in a sentence: the name of who sits there, and where nobody has a name what the game calls the seat.

    A sentence that names its reader has a form for it. Where it is about them (`ABOUT`), beside `sends-home` stands
    `sends-home-you`, “You send Bruno home.”; in any other slot, which is then in the name of the form,
    `sends-home-other-you`, “Bruno sends you home.”
    """

    __slots__ = ()

    @property
    def seat(self) -> int:
        return cast(int, self.slots[0][1])

    @property
    def called(self) -> Text | str:
        """What stands for the seat where nobody knows who sits there: a colour, a kingdom."""
        return cast("Text | str", self.slots[1][1])

    def say(self, name: str | None = None) -> str:
        seating = _seating.get()
        known = self.called if seating is None or seating.names is None else seating.names[self.seat]
        return known.say(name) if isinstance(known, Text) else known


class Seating(NamedTuple):
    """What those in the seats are called (None: as the game calls seats), and in which one the reader sits, if any."""

    names: tuple[Text | str, ...] | None
    reader: int | None = None


_seating: ContextVar[Seating | None] = ContextVar("seating", default=None)


def seat_text(seat: int, called: Text | str) -> SeatName:
    """A seat as sentences name it."""
    return SeatName("", "", (("seat", seat), ("called", called)))


class Clause(Text):
    """A sentence as a part of another: without its stop."""

    __slots__ = ()

    def say(self, name: str | None = None) -> str:
        return cast(Text, self.slots[0][1]).say(name).rstrip(".।")


def clause(sentence: Text) -> Clause:
    """A sentence for a slot of another."""
    return Clause("", "", (("sentence", sentence),))


@functools.lru_cache(maxsize=100_000)  # logs are shown over and over, and sentences are slow to build
def _spoken(sentence: Text, name: str, seating: Seating | None) -> str:
    return sentence._speak(name, seating)


def text(package: str, id: str, **slots: Any) -> Text:
    """A sentence of a package's catalogue."""
    return Text(package, id, tuple(slots.items()))


def sentences(package: str) -> Callable[..., Text]:
    """`say` for the sentences of one package: `say("id", who=…)`."""
    return functools.partial(text, package)


def catalogue(package: str, name: str) -> str:
    """The source of a package's catalogue in one language."""
    return (resources.files(package) / "texts" / f"{name}.ftl").read_text(encoding="utf-8")


@functools.cache
def _bundle(package: str, name: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    resource = FluentResource(catalogue(package, name))
    for piece in _pieces(resource):
        piece.value = typeset(piece.value, name)
    bundle = FluentBundle([name], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def read_sentences(package: str) -> None:
    """Have a package's sentences parsed in every language; else it is done when the first of them is spoken."""
    for name in LANGUAGES:
        _bundle(package, name)


def _pieces(node: Any) -> Iterator[Any]:
    """Every piece of plain text in a parsed catalogue."""
    from fluent.syntax import ast

    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, list):
        for part in node:
            yield from _pieces(part)
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.Span):
        yield from _pieces(list(vars(node).values()))


def _is_negative(value: Any) -> bool:
    return isinstance(value, int | float) and value < 0


@functools.cache
def _has(package: str, id: str, name: str) -> bool:
    return bool(_bundle(package, name).has_message(id))


def has_sentence(package: str, id: str) -> bool:
    """Has a package words for this, in the context's language?"""
    return _has(package, id, language())


@functools.cache
def _speaker(package: str, id: str, name: str) -> Speaker | None:
    bundle = _bundle(package, name)
    if not bundle.has_message(id):
        raise KeyError(f"{package} has no sentence {id!r} in {name}")
    return speaker(bundle, bundle.get_message(id).value, name)


def markdown_text(package: str, file: str) -> str:
    """A file of a package's `texts`, in the print of the language in its name: `rules.fr.md`."""
    source = (resources.files(package) / "texts" / file).read_text(encoding="utf-8")
    return typeset_markdown(source, file.split(".")[-2])


def rules_text(package: str, game: str) -> str:
    """A game's short rules in the context's language: `rules.en.md`, or the game's own of a package of several."""
    return markdown_text(package, rules_file(package, game, language()))


def players_rules(package: str, game: str) -> str:
    """The short rules in the words of a player: what is typed at a keyboard stands below a line, and is left out."""
    return rules_text(package, game).partition("\n---\n")[0]


def rules_file(package: str, game: str, name: str) -> str:
    """Where a game's short rules are written in a language."""
    own = f"rules.{game}.{name}.md"
    return own if (resources.files(package) / "texts" / own).is_file() else f"rules.{name}.md"
