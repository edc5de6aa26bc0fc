"""A game's numbers, declared once: what they are called, how they are packed, how they are written and spoken.

```python
@codes
class phase:
    CHOOSING, ACTING, OVER = range(3)

CARD, OTHER = Arg("card", 55, first=1), Arg("seat", 5)  # a type (`setu.engine.words.Type`) and how many values

@actions
class action:
    COUNT: int
    play = kind("{card}", "plays", card=CARD, phase=phase.CHOOSING, secret=True)
    gift = kind("{other}+{tokens}", "gives-tokens", other=OTHER, tokens=Arg("count", 2, first=1))
    rise = kind("^{level}", "rises", remark="level", untrue=("SG-25", "wrong-level"))

@refusals
class refusal:
    LEGAL = 0
    GAME_IS_OVER = because("SG-70", package="setu.engine")
    NOT_IN_HAND = because("SG-10", card=("card", "move.card"))

@events
class event:
    CHOSE = told(who="seat")
    GAVE_TOKENS = told("gives-tokens", who="seat", other="seat", tokens="count")
```

In rules, interpreted, compiled and on a GPU: `phase.ACTING`, `action.gift.has(move)`, `.other(move)`, `.tokens(move)`,
`.number(seat, tokens)`, `action.rise.FIRST`, `action.COUNT`, `refusal.NOT_IN_HAND`, `event.CHOSE`. Everything that is
written and said follows from the same lines (`setu.engine.words`).

**Moves** are numbered as they are declared, from 0; of several arguments the last runs fastest. Beside `Arg`s a kind
names *slots*, what its sentence says besides: `card=("card", "s.played[move.seat]")`, a type and where its number
comes from: `move.x` (an argument, by its name or its type), `s.…`, `b.…`, `seat`, `seats`, `number` (of the move),
`last` (the highest of all), `remark` or `remark.x`, or a function of `(b, s, seat, move)`.

- A size may be a field of the board: `Arg("row", "rows")`. Then `FIRST` or `SIZE` of this kind, or of those behind it,
  are no constants; such a kind is asked with the board first: `.has(b, move)`, `.row(b, move)`, `.number(b, row)`,
  `.first(b)`; and so is the whole: `action.count(b)`, declared as `count: Callable[[Board], int]` instead of `COUNT`.
- `none=` is the value of an argument that is written as nothing, along with the sign before it.
- `spot=pair(islet=…, offset=…)` packs two numbers in one argument, written as one thing of the type "spot". By itself a
  pair has `.number(islet, offset)`, `.islet(packed)`, `.offset(packed)`, for events as well.
- `remark="level"` is what the notation says of a legal move beyond its number; `remark=Flags(level=3, lost="!")` are
  several such things, 3 bits of a number and a sign that stands or not. It may be left out, but must be true: else
  `untrue`, a rule and a sentence.
- `sorted=("a", "b")` brings arguments into rising order, however they were written.
- `shares="place"`: the same numbers as an earlier kind, in another phase, with words of its own.
- More notations after the sentence are read, never written. What several kinds could mean, the phase decides.
- A kind without notation is never written: `kind("", "")`.

A rule number or sentence may depend on something: `by("s.phase", {phase.ACTING: "SG-12"}, "SG-40")`, and that again;
those of a refusal also on a slot of its own, by its name.

**Events** say what their three numbers are: a type, an `Arg`, a `pair` (whose parts fill slots of their own), or
"code", which is not said but may decide `by("tokens", {0: …}, …)`. `chance=True` marks the luck of the game.

To whoever reads and to mypy a namespace is a class; at run time it is a module, because that is what Numba takes for
a constant, and what plain Python reads quickest. So a namespace cannot be pickled: nothing may store one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from setu.engine.numbering import Arg, Extent, packing, product, rule_from, unpacking

__all__ = ["Arg", "Flags", "actions", "because", "by", "codes", "events", "kind", "pair", "refusals", "told"]

T = TypeVar("T")
Source = str | Callable[..., int]  # a path, or a function of (b, s, seat, move)
Slot = tuple[str, Source]  # a type, and where its number comes from


def codes(names: type[T]) -> type[T]:
    """The numbers of a class as a namespace that rules may read, interpreted and compiled alike."""
    members = {name: value for name, value in vars(names).items() if not name.startswith("_")}
    return cast("type[T]", _namespace(names, members))


def _namespace(names: type[Any], members: Mapping[str, Any]) -> ModuleType:
    space = ModuleType(f"{names.__module__}.{names.__qualname__}", names.__doc__)
    vars(space).update(members)
    return space


# ---- what is declared


@dataclass(frozen=True)
class By:
    """One of several, by a number."""

    source: str
    cases: Mapping[int, Any]
    otherwise: Any


def by(source: str, cases: Mapping[int, Any], otherwise: Any) -> By:
    """A rule number or a sentence that depends on something."""
    return By(source, cases, otherwise)


@dataclass(frozen=True)
class Packed:
    """Several numbers in one."""

    parts: Mapping[str, Arg]
    functions: Mapping[str, Callable[..., int]]

    def unpack(self, value: int) -> dict[str, int]:
        """The parts of a packed number, by name."""
        return {name: int(self.functions[name](value)) for name in self.parts}


@dataclass(frozen=True)
class Flags:
    """The parts of a remark, from the lowest bit: bits of a number, or the sign of a single bit."""

    parts: Mapping[str, int | str]

    def __init__(self, **parts: int | str) -> None:
        object.__setattr__(self, "parts", parts)

    def unpack(self, remark: int) -> dict[str, int]:
        """What a remark says, by name."""
        found = {}
        for name, part in self.parts.items():
            width = part if isinstance(part, int) else 1
            found[name] = remark & (1 << width) - 1
            remark >>= width
        return found


@dataclass(frozen=True, eq=False)
class Kind:
    """One kind of move. In rules it is a namespace: `FIRST`, `SIZE`, `has`, `number`, and each argument by its name."""

    written: str
    sentence: str | By
    also: tuple[str, ...]
    args: Mapping[str, Arg]
    pairs: Mapping[str, Packed]
    slots: Mapping[str, Slot]
    remark: str | Flags | None
    untrue: tuple[str, str] | None
    phases: tuple[int, ...]
    secret: bool
    shares: str | None
    sorted: tuple[str, ...]
    shows: Mapping[str, Any]
    name: str = ""
    first: Extent = field(default_factory=Extent)
    functions: dict[str, Callable[..., int]] = field(default_factory=dict)

    if TYPE_CHECKING:

        @property
        def FIRST(self) -> int:  # noqa: N802 (as rules read it)
            """Its lowest number, where that is the same on every board."""

        @property
        def SIZE(self) -> int:  # noqa: N802
            """How many numbers it has, likewise."""

        def has(self, *given: Any) -> bool:
            """In rules: is a number one of its?"""

        def __getattr__(self, name: str) -> Callable[..., int]:
            """In rules: `number`, `first`, or an argument."""

    @cached_property
    def depends(self) -> bool:
        """Do its numbers depend on the board?"""
        return bool(self.first.names or self.extent.names)

    @cached_property
    def extent(self) -> Extent:
        """How many numbers it has."""
        return product(part.size for part in self.numbers.values())

    @cached_property
    def numbers(self) -> dict[str, Arg]:
        """Its arguments, those of pairs one by one."""
        found: dict[str, Arg] = {}
        for name, arg in self.args.items():
            found |= self.pairs[name].parts if name in self.pairs else {name: arg}
        return found

    def first_of(self, b: Any) -> int:
        """Its lowest number on a board."""
        return self.first.on(b)

    def holds(self, b: Any, move: int) -> bool:
        """Is a number one of its?"""
        first = self.first.on(b)
        return first <= move < first + self.extent.on(b)

    def takes(self, b: Any, name: str, value: int) -> bool:
        """May an argument have this value, a pair packed?"""
        parts = self.pairs[name].parts.values() if name in self.pairs else (self.args[name],)
        first = self.args[name].first
        return first <= value < first + product(part.size for part in parts).on(b)

    def remark_of(self, remark: int) -> dict[str, int]:
        """What a remark says, by name."""
        if isinstance(self.remark, Flags):
            return self.remark.unpack(remark)
        return {self.remark: remark} if self.remark else {}

    def decode(self, b: Any, move: int) -> dict[str, int]:
        """The arguments of a move, by name, pairs packed."""
        given = (b, move) if self.depends else (move,)
        return {name: int(self.functions[name](*given)) for name in self.args}

    def encode(self, b: Any, values: Mapping[str, int]) -> int:
        """The move with these arguments, pairs packed."""
        parts: dict[str, int] = {}
        for name in self.args:
            parts |= self.pairs[name].unpack(values[name]) if name in self.pairs else {name: values[name]}
        given = (b,) if self.depends else ()
        return int(self.functions["number"](*given, *parts.values()))


@dataclass(frozen=True)
class Because:
    """Why a move may not be made: the rule, and what is said."""

    rule: str | By
    sentence: str | By
    package: str | None
    slots: Mapping[str, Slot]
    name: str = ""


# Does an event say only what the sentence of its move has said, or all of that and more? One of the two is told.
Echo = Literal["", "again", "whole"]


@dataclass(frozen=True)
class Told:
    """Something that happened: its name in the log, what is said, and what its numbers are."""

    sentence: str | By
    args: Mapping[str, Arg]
    pairs: Mapping[str, Packed]
    chance: bool
    echo: Echo = ""
    name: str = ""

    def decode(self, words: Iterable[int]) -> dict[str, int]:
        """What its numbers mean, by name, pairs unpacked."""
        found: dict[str, int] = {}
        for (name, _), word in zip(self.args.items(), words, strict=False):
            found |= self.pairs[name].unpack(word) if name in self.pairs else {name: word}
        return found

    @property
    def types(self) -> dict[str, str]:
        """The types of what it says, by name."""
        found: dict[str, str] = {}
        for name, arg in self.args.items():
            parts = self.pairs[name].parts if name in self.pairs else {name: arg}
            found |= {part: one.type for part, one in parts.items()}
        return found


def pair(**parts: Arg) -> Kind:
    """Several numbers in one, the last fastest: a namespace for rules, and an argument of moves and events."""
    functions = {name: rule_from(name, "move", f"return {unpacking(Extent(), parts, name)}") for name in parts}
    functions["number"] = rule_from("number", ", ".join(parts), f"return {packing(Extent(), parts)}")
    space = ModuleType("pair")
    vars(space).update(functions, _declared=Packed(parts, functions))
    return cast(Kind, space)


def kind(
    written: str,
    sentence: str | By,
    *also: str,
    remark: str | Flags | None = None,
    untrue: tuple[str, str] | None = None,
    phase: int | tuple[int, ...] = (),
    secret: bool = False,
    shares: str | None = None,
    sorted: tuple[str, ...] = (),
    shows: Mapping[str, Any] | None = None,
    **given: Any,
) -> Kind:
    """A kind of move: notation, sentence, further notations, then arguments (`Arg`, `pair`) and slots."""
    slots = {name: value for name, value in given.items() if isinstance(value, tuple)}
    args, pairs = _arguments((name, value) for name, value in given.items() if name not in slots)
    phases = phase if isinstance(phase, tuple) else (phase,)
    return Kind(
        written, sentence, also, args, pairs, slots, remark, untrue, phases, secret, shares, sorted, shows or {}
    )


def because(rule: str | By, sentence: str | By = "", *, package: str | None = None, **slots: Slot) -> int:
    """A reason of `why_not`: the rule's number, the sentence (else the name is its id) and its slots."""
    return cast(int, Because(rule, sentence, package, slots))


def told(sentence: str | By = "", *, name: str = "", chance: bool = False, echo: Echo = "", **given: Any) -> int:
    """An event: its sentence (else the name is its id), its name if another than the code's, what its numbers are."""
    args, pairs = _arguments((word, Arg(arg) if isinstance(arg, str) else arg) for word, arg in given.items())
    return cast(int, Told(sentence, args, pairs, chance, echo, name))


def _arguments(given: Iterable[tuple[str, Any]]) -> tuple[dict[str, Arg], dict[str, Packed]]:
    args: dict[str, Arg] = {}
    pairs: dict[str, Packed] = {}
    for name, value in given:
        if isinstance(value, Arg):
            args[name] = value
        else:
            pairs[name] = value._declared
            args[name] = Arg(name)
    return args, pairs


# ---- namespaces made of what is declared


def actions(names: type[T]) -> type[T]:
    """Kinds of moves, numbered one after the other."""
    first = Extent()
    members: dict[str, Any] = {}
    declared: dict[str, Kind] = {}
    for name, value in _declared_in(names, Kind):
        shared = declared[value.shares] if value.shares else None
        made = replace(value, name=name, first=shared.first if shared else first)
        declared[name] = made
        members[name] = _kind_space(names, made)
        if not shared:
            first = first.and_then(made.extent)
    constant = {} if first.names else {"COUNT": first.constant}
    count = {"count": rule_from("count", "b", f"return {first.source}")}
    return cast("type[T]", _namespace(names, {**members, **constant, **count, "_declared": declared}))


def _kind_space(names: type[Any], made: Kind) -> ModuleType:
    first, extent = made.first, made.extent
    made.functions.update(_functions(made))
    space = ModuleType(f"{names.__qualname__}.{made.name}")
    if not first.names:
        vars(space)["FIRST"] = first.constant
    if not extent.names:
        vars(space)["SIZE"] = extent.constant
    vars(space).update(made.functions, _declared=made)
    return space


def refusals(names: type[T]) -> type[T]:
    """Reasons of `why_not`, numbered from 1; 0 is `LEGAL`."""
    return _numbered(names, Because)


def events(names: type[T]) -> type[T]:
    """What can be told, numbered from 1."""
    return _numbered(names, Told)


def _numbered(names: type[T], sort: type[Because | Told]) -> type[T]:
    members: dict[str, int] = {"LEGAL": 0} if sort is Because else {}
    declared: dict[int, Any] = {}
    for code, (name, value) in enumerate(_declared_in(names, sort), start=1):
        id = name.lower().replace("_", "-")
        members[name] = code
        declared[code] = replace(value, name=value.name or id, sentence=value.sentence or id)
    return cast("type[T]", _namespace(names, {**members, "_declared": declared}))


def _declared_in(names: type[Any], sort: type[Any]) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in vars(names).items() if isinstance(value, sort)]


def every_case(choice: str | By) -> set[str]:
    """All that a choice may come to."""
    if isinstance(choice, By):
        return set().union(*map(every_case, [*choice.cases.values(), choice.otherwise]))
    return {choice}


def declared_kinds(action: Any) -> tuple[Kind, ...]:
    """Every kind of an `@actions`, in the order of its numbers."""
    return tuple(action._declared.values())


def declared_codes(space: Any) -> dict[int, Any]:
    """Every `Because` of a `@refusals`, or `Told` of an `@events`, by its number."""
    return dict(space._declared)


def _functions(made: Kind) -> dict[str, Callable[..., int]]:
    """What a namespace can do with its numbers."""
    parts = made.numbers
    taken = {"has", "number", "first", "FIRST", "SIZE"} & {*parts, *made.pairs}
    if taken:
        raise TypeError(f"an argument cannot be called {', '.join(taken)}")
    first, board = made.first, "b, " if made.depends else ""
    sources = {"has": f"{first.source} <= move < {first.and_then(made.extent).source}"}
    sources |= {name: unpacking(first, parts, name) for name in parts}
    sources |= {name: unpacking(first, parts, *packed.parts) for name, packed in made.pairs.items()}
    return {
        **{name: rule_from(name, f"{board}move", f"return {source}") for name, source in sources.items()},
        "first": rule_from("first", "b", f"return {first.source}"),
        "number": rule_from("number", f"{board}{', '.join(parts)}", f"return {packing(first, parts)}"),
    }
