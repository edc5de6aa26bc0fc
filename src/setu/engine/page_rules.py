"""Why a move may not be made, for a host that runs a game's module and has no Python to speak for it: a page.

What `words` says of a refusal follows from declarations. Here these are told with everything filled in that depends on
the board, the options and the language: how numbers of moves are packed and written, where the fields of a record
stand, which rules a sentence asks (the module has them), and what each number of a type is called.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from setu.engine.board import Board
from setu.engine.codes import By, Flags, Kind, Slot, Source, every_case
from setu.engine.configured import ConfiguredGame
from setu.engine.errors import IllegalMove
from setu.engine.numbering import Arg, product
from setu.engine.record_view import frozen_view, record_view
from setu.engine.state import State
from setu.engine.texts import SeatName, Text, address, catalogue, language
from setu.engine.words import DeclaredWords, Type

MOST_WRITTEN = 4096  # things of a type that are written down one by one
MOST_SAID = 1024
MOST_NAMED = 64  # things of a type that only slots have


def rules_of_refusals(words: Any) -> tuple[Callable[..., int], ...]:
    """The rules that are asked besides the verbs, each once: by what refusals say, by the board on the page."""
    found: dict[str, Callable[..., int]] = {}
    for source in _asked(words):
        if callable(source) and found.setdefault(source.__name__, source) is not source:
            raise TypeError(f"two rules of refusals are called {source.__name__}")
    return tuple(found.values())


def _asked(words: Any) -> Iterator[Source]:
    for why in getattr(words, "refusals", {}).values():
        yield from (source for _, source in why.slots.values())
        yield from _sources(why.rule, why.sentence)
    yield from (rule for rule, _ in getattr(words, "asked", {}).values())


def _sources(*choices: str | By) -> Iterator[Source]:
    for choice in choices:
        if isinstance(choice, By):
            yield choice.source
            yield from _sources(*choice.cases.values(), choice.otherwise)


def page_rules(configured: ConfiguredGame) -> dict[str, Any]:
    """All that it takes to say why not, of a game with its options on its board, in the context's language."""
    game, b = configured.game, record_view(configured.board[0])
    words = game.words
    if not isinstance(words, DeclaredWords):
        raise TypeError(f"{game.name} declares no moves")
    position = _Position(frozen_view(configured.first_state()[0]).options)
    said = {type for why in words.refusals.values() for type, _ in why.slots.values()}
    return {
        "count": words.count(b),
        "most": configured.most_moves,
        "hidden": game.hidden,
        "fields": dict(_fields(game.state)),
        "kinds": [_kind(b, kind) for kind in words.kinds],
        "refusals": {str(code): _refusal(words, b, code) for code in words.refusals},
        "said": {name: _said(words.types[name], b, position) for name in sorted(said)},
        "forms": {name: type.form for name, type in words.types.items()},
        "written": dict(_written(words, b, position)),
        "nowhere": dict(_nowhere(words, b, position)),
        "events": {str(code): told.name for code, told in words.events.items()},
        "asked": {name: {"rule": rule.__name__, "kind": kind} for name, (rule, kind) in words.asked.items()},
        "texts": _texts(words),
    }


def findings(configured: ConfiguredGame, s: State) -> dict[str, list[list[int]]]:
    """What the board on the page asks of the rules in a hidden state, by name and seat; the page does so itself."""
    words = configured.game.words
    if not isinstance(words, DeclaredWords):
        return {}
    kinds: dict[str, Kind | None] = {"": None, **{kind.name: kind for kind in words.kinds}}
    return {
        name: [_found(configured, s, seat, rule, kinds[kind]) for seat in range(s.seats)]
        for name, (rule, kind) in words.asked.items()
    }


def _found(configured: ConfiguredGame, s: State, seat: int, rule: Callable[..., int], kind: Kind | None) -> list[int]:
    """What one rule says: of the position, or of which moves of a kind, counted from its first."""
    b = configured.b
    if kind is None:
        return [rule(b, s, seat, 0)]
    return [place for place in range(kind.extent.on(b)) if rule(b, s, seat, kind.first_of(b) + place)]


# ---- numbers


def _fields(dtype: np.dtype[Any], prefix: str = "", start: int = 0) -> Iterator[tuple[str, list[Any]]]:
    """Where each field stands, what its numbers are, and how many; `options.board` is in a record of its own."""
    for name, (part, offset, *_) in (dtype.fields or {}).items():
        if part.names:
            yield from _fields(part, f"{prefix}{name}.", start + offset)
        elif not name.startswith("pad"):
            yield f"{prefix}{name}", [start + offset, part.base.str[1:], int(np.prod(part.shape, dtype=int))]


def _kind(b: Board, kind: Kind) -> dict[str, Any]:
    return {
        "name": kind.name,
        "first": kind.first_of(b),
        "size": kind.extent.on(b),
        "arguments": [_argument(b, kind, name, arg) for name, arg in kind.args.items()],
        "remarks": {name: sign if isinstance(sign, str) else "" for name, sign in _remarks(kind).items()},
        "slots": _slots(b, kind.slots),
        "written": [kind.written, *kind.also] if kind.written else [],
        "phases": list(kind.phases),
        "shares": kind.shares,
        "sorted": list(kind.sorted),
    }


def _remarks(kind: Kind) -> Mapping[str, int | str]:
    return kind.remark.parts if isinstance(kind.remark, Flags) else dict.fromkeys(kind.remark_of(0), 0)


def _argument(b: Board, kind: Kind, name: str, arg: Arg) -> dict[str, Any]:
    parts = kind.pairs[name].parts.values() if name in kind.pairs else (arg,)
    size = product(part.size for part in parts).on(b)
    return {"name": name, "type": arg.type, "size": size, "first": arg.first, "none": arg.none}


# ---- refusals


def _refusal(words: DeclaredWords, b: Board, code: int) -> dict[str, Any]:
    why = words.refusals[code]
    return {
        "rule": _choice(b, why.rule),
        "sentence": _choice(b, why.sentence),
        "slots": _slots(b, why.slots),
    }


def _slots(b: Board, slots: Mapping[str, Slot]) -> dict[str, Any]:
    return {name: [type, _source(b, source)] for name, (type, source) in slots.items()}


def _choice(b: Board, choice: str | By) -> Any:
    if not isinstance(choice, By):
        return choice
    cases = {str(number): _choice(b, case) for number, case in choice.cases.items()}
    return {"by": _source(b, choice.source), "cases": cases, "otherwise": _choice(b, choice.otherwise)}


def _source(b: Board, source: Source) -> Any:
    """A path, a rule of the module, or, where it is known already, a number."""
    if callable(source):
        return {"rule": source.__name__}
    return int(getattr(b, source[2:])) if source.startswith("b.") else source


# ---- words


class _Unsaid(Exception):
    """What is said depends on the position."""


class _Position:
    """All that is known of a position before there is one."""

    def __init__(self, options: Any) -> None:
        self.options = options

    def __getattr__(self, name: str) -> Any:
        raise _Unsaid


def _said(type: Type, b: Board, s: _Position) -> Any:
    """What each number is called, from 0 on: "number" as it is, "seat" as who sits there; None: nobody knows yet."""
    if type.is_seat:
        return "seat"
    try:
        called = [_called(lambda number: type.say(b, s, number), number) for number in range(MOST_SAID)]
    except _Unsaid:
        return None
    while called and called[-1] is None:
        called.pop()
    return "number" if called == list(range(MOST_SAID)) else called


def _called(name: Callable[[int], Any], number: int) -> str | int | None:
    """What a number is called, if there is such a thing."""
    try:
        called = name(number)
    except (IndexError, KeyError, ValueError, AttributeError):
        return None
    if isinstance(called, SeatName):
        raise _Unsaid
    return str(called) if isinstance(called, Text) else called


def _written(words: DeclaredWords, b: Board, s: _Position) -> Iterator[tuple[str, dict[str, int]]]:
    """The numbers of what is always written the same, by type: of arguments and of slots that a notation may name."""
    for kind in filter(lambda kind: kind.written, words.kinds):
        ranges = {type: range(MOST_NAMED) for name, (type, _) in kind.slots.items() if f"{{{name}}}" in kind.written}
        for name, arg in kind.args.items():
            ranges[arg.type] = range(arg.first, arg.first + _argument(b, kind, name, arg)["size"])
        for type, numbers in ranges.items():
            if len(numbers) <= MOST_WRITTEN:
                with contextlib.suppress(_Unsaid):
                    yield type, _names(words.types[type], b, s, numbers)


def _nowhere(words: DeclaredWords, b: Board, s: _Position) -> Iterator[tuple[str, dict[str, str]]]:
    """By type: what is said of things that this board has none of, however they are written."""
    for kind in filter(lambda kind: kind.written, words.kinds):
        for name, arg in kind.args.items():
            if _argument(b, kind, name, arg)["size"] == 0:
                type = words.types[arg.type]
                with contextlib.suppress(_Unsaid):
                    try:
                        type.read(b, s, str(type.write(b, s, arg.first)))
                    except IllegalMove as fault:
                        yield arg.type, {"rule": fault.refusal.rule, "text": str(fault.refusal.text)}


def _names(type: Type, b: Board, s: _Position, numbers: range) -> dict[str, int]:
    named = {number: _called(lambda number: type.write(b, s, number), number) for number in reversed(numbers)}
    return {str(name).lower(): number for number, name in named.items() if name is not None}


def _texts(words: DeclaredWords) -> str:
    """The sentences of all refusals, as Fluent writes them."""
    wanted: dict[str, set[str]] = {}
    for why in words.refusals.values():
        ids = every_case(why.sentence)
        forms = [id + address([slot]) for id in ids for slot in why.slots]
        wanted.setdefault(why.package or words.package, set()).update(ids, forms)
    return "\n".join(_messages(package, ids) for package, ids in wanted.items())


def _messages(package: str, ids: set[str]) -> str:
    from fluent.syntax import FluentParser, FluentSerializer, ast

    written, read = FluentSerializer(), FluentParser().parse(catalogue(package, language()))
    found = [entry for entry in read.body if isinstance(entry, ast.Message) and entry.id.name in ids]
    return "".join(written.serialize_entry(entry) for entry in found)
