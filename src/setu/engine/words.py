"""How a game is written and spoken, from what `codes.py` declares (`setu.engine.codes`).

```python
TYPES = {
    "card": Type(form=r"(?:[a-z]{3})?\\d+", read=read_card, write=card_code, say=card_name, show=card_shown),
    "support": Type(form=r"i\\d+|v\\d+", read=read_support, write=support_name, say=support_name, target="supports[]"),
}
words = DeclaredWords(codes, "setu.games.sangram", TYPES)
```

A type says how a number is read, written, said in a sentence and shown to a screen. Always there are "count" (a plain
number), "seat" (`P2`, said as `seat_text` says it) and "code" (of an event, never said). What a declaration cannot
say, a game's own class says in a method of the same name: `class Words(DeclaredWords)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from setu.engine import contract
from setu.engine.board import Board
from setu.engine.codes import By, Flags, Kind, Slot, Source, declared_codes, declared_kinds, every_case
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, SetuError
from setu.engine.notation import Notation
from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.texts import SeatName, Text, seat_text, text

View = Callable[[Board, State, int], dict[str, Any]]


def _number(b: Board, s: State, written: str) -> int:
    return int(written)


def _plain(b: Board, s: State, value: int) -> Any:
    return value


def _shown(b: Board, value: int) -> Any:
    return value


@dataclass(frozen=True)
class Type:
    """What a number stands for. As it is, a plain number."""

    form: str = r"\d+"  # a regular expression without named groups, for what `Words.tidy` makes of something written
    read: Callable[[Board, State, str], int] = _number  # or InvalidMove, or IllegalMove where a rule forbids it
    write: Callable[[Board, State, int], Any] = _plain
    say: Callable[[Board, State, int], Any] = _plain  # in a slot of a sentence
    show: Callable[[Board, int], Any] = _shown  # for a screen …
    target: str = ""  # … under this name (else the argument's); `spaces[]` is a list of all that bear it
    is_seat: bool = False  # is the number a seat's? Said is the name of whoever sits there


class DeclaredWords:
    """Notation both ways, targets, sentences, refusals and log of a game, from its declarations."""

    shows_kinds = True  # do `targets` name the kind of a move?

    def __init__(
        self,
        codes: ModuleType,
        package: str,
        types: Mapping[str, Type] | None = None,
        view: View | None = None,
        because: Mapping[int, Mapping[str, Slot]] | None = None,
        asked: Mapping[str, tuple[Callable[..., int], str]] | None = None,
    ) -> None:
        """`because`: further slots of refusals, asked of rules that `codes` comes before; `asked`: what the board on
        the page asks of the rules, by name: a rule, and about the moves of which kind ("": about the position)."""
        self.codes, self.package, self.view = codes, package, view
        self.asked = asked or {}
        self.kinds = declared_kinds(codes.action)
        self.refusals = declared_codes(codes.refusal)
        for code, slots in (because or {}).items():
            self.refusals[code] = replace(self.refusals[code], slots={**self.refusals[code].slots, **slots})
        self.events = declared_codes(codes.event)
        seat = Type(
            r"p\d",
            lambda b, s, written: int(written[1:]) - 1,
            lambda b, s, seat: f"P{seat + 1}",
            self.seated,
            is_seat=True,
        )
        self.types = {"count": Type(), "number": Type(), "seat": seat, **(types or {})}
        self._known: dict[int, tuple[Kind, ...]] = {}
        self._notations = {kind: Notation(kind, self._form) for kind in self.kinds if kind.written}

    def _form(self, type: str) -> str:
        return self.types[type].form

    def say(self, id: str, **slots: Any) -> Text:
        """A sentence of the game's catalogue."""
        return text(self.package, id, **slots)

    def sentences(self) -> set[str]:
        """The ids of all sentences of the game's catalogue that its declarations name."""
        told = [*self.kinds, *self.refusals.values(), *self.events.values()]
        own = [one for one in told if getattr(one, "package", None) in (None, self.package)]
        untrue = {"unreadable", *(kind.untrue[1] for kind in self.kinds if kind.untrue)}
        return untrue.union(*(every_case(one.sentence) for one in own)) - {""}

    # ---- seats, and what most games leave as it is

    def seat_name(self, b: Board, s: State, seat: int) -> Text:
        """What a seat is called in this position: a colour, a kingdom."""
        return player_number(seat)

    def seat_mark(self, b: Board, s: State, seat: int) -> str:
        """What stands for a seat in a written game."""
        return f"P{seat + 1}"

    def seated(self, b: Board, s: State, seat: int) -> SeatName:
        """A seat in a sentence."""
        return seat_text(seat, self.seat_name(b, s, seat))

    def adds(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text | None:
        """What to know of a legal move before choosing it, which is no news once it is made: that it wins."""
        return None

    def secret(self, b: Board, s: State, seat: int, move: int) -> bool:
        """Is a move unknown to the others when it is made?"""
        return self.kind_of(b, s, move).secret

    def draw(self, b: Board, s: State, seat: int) -> str:
        """The table as text, for a terminal, from a hidden state: what the view shows, line by line."""
        return "\n".join(f"{name}: {_in_a_line(value)}" for name, value in self.shown(b, s, seat).items())

    def shown(self, b: Board, s: State, seat: int) -> dict[str, Any]:
        """What the game's view shows of a hidden state."""
        return self.view(b, s, seat) if self.view else {}

    # ---- kinds

    def kind_of(self, b: Board, s: State | None, move: int) -> Kind:
        """The kind of a move; of several with the same numbers, that of the phase."""
        found = self._kinds_at(b, move)
        if not found:
            raise ValueError(f"no kind of move has the number {move}")
        if len(found) == 1 or s is None:
            return found[0]
        return next((kind for kind in found if _is_asked(kind, s)), found[0])

    def _kinds_at(self, b: Board, move: int) -> tuple[Kind, ...]:
        """All kinds that have a number; where that is the same on every board, it is looked for once."""
        found = self._known.get(move)
        if found is None:
            found = tuple(kind for kind in self.kinds if kind.holds(b, move))
            if found and not any(kind.depends for kind in self.kinds):
                self._known[move] = found
        return found

    # ---- notation

    def notation(self, b: Board, s: State, seat: int, move: int, remark: int) -> str:
        """A legal move as it is written."""
        kind = self.kind_of(b, s, move)
        notation = self._notations[kind]
        written = {}
        for name, value in kind.decode(b, move).items():
            if value != kind.args[name].none:
                written[name] = str(self.types[kind.args[name].type].write(b, s, value))
        if notation.slots:
            at = _Moment.of_move(b, s, seat, move, kind, remark)
            for name in notation.slots:
                type, source = kind.slots[name]
                written[name] = str(self.types[type].write(b, s, at.number(source)))
        return notation.write(written, remark)

    def tidy(self, written: str) -> str:
        """What somebody wrote, as the types' forms expect it."""
        return " ".join(written.lower().replace("–", "-").split())

    def read(self, b: Board, s: State, seat: int, written: str) -> int:
        """The move a notation means; what it says besides must be true."""
        tidy = self.tidy(written)
        found = [(kind, match) for kind, one in self._notations.items() if (match := one.match(tidy)) is not None]
        if not found:
            raise self.unreadable(written)
        kind, match = next((fit for fit in found if _is_asked(fit[0], s)), found[0])
        try:
            move = self._number(b, s, seat, kind, match, written)
        except IllegalMove:
            instead = None if _is_asked(kind, s) else self.asked_instead(b, s, seat)
            if instead is None:
                raise
            raise IllegalMove(instead) from None
        self._agree(b, s, seat, move, kind, match)
        return move

    def unreadable(self, written: str) -> InvalidMove:
        """What is no notation at all."""
        return InvalidMove(self.say("unreadable", written=written.strip()))

    def asked_instead(self, b: Board, s: State, seat: int) -> Refusal | None:
        """Why something that another phase asks for is not to be read now, if that comes first."""
        return None

    def outside(self, b: Board, s: State, seat: int, type: str, value: int, lowest: int) -> SetuError | None:
        """What to say of a value that no move has; `lowest` is the move with the first value in its place."""
        return None

    def untrue(self, b: Board, s: State, seat: int, move: int, name: str, written: Any, true: Any) -> SetuError | None:
        """What to say of a remark, or of a slot of the notation, that is not so."""
        rule, id = self.kind_of(b, s, move).untrue or ("", "unreadable")
        return IllegalMove(Refusal(rule, self.say(id, written=written, true=true)))

    def _number(self, b: Board, s: State, seat: int, kind: Kind, match: Mapping[str, str], written: str) -> int:
        values: dict[str, int] = {}
        for name, arg in kind.args.items():
            none = arg.first if arg.none is None else arg.none
            values[name] = self.types[arg.type].read(b, s, match[name]) if name in match else none
        for name, value in values.items():
            if not kind.takes(b, name, value):
                lowest = kind.encode(b, {**values, name: kind.args[name].first})
                raise self.outside(b, s, seat, kind.args[name].type, value, lowest) or self.unreadable(written)
        in_order = sorted(values[name] for name in kind.sorted)
        shared = kind.shares or any(other.shares == kind.name for other in self.kinds)
        instead = self.asked_instead(b, s, seat) if shared and not _is_asked(kind, s) else None
        if instead is not None:
            raise IllegalMove(instead)
        return kind.encode(b, {**values, **dict(zip(kind.sorted, in_order, strict=True))})

    def _agree(self, b: Board, s: State, seat: int, move: int, kind: Kind, match: Mapping[str, str]) -> None:
        """What is written beyond a number is optional, but must be true."""
        at = _Moment.of_move(b, s, seat, move, kind, 0)
        claims: list[tuple[str, Any, Any, bool]] = []
        for name in kind.slots.keys() & match.keys():
            type, source = kind.slots[name]
            claimed, true = self.types[type].read(b, s, match[name]), at.number(source)
            claims.append((name, match[name], self.types[type].write(b, s, true), claimed == true))
        remarks = kind.remark_of(0).keys() & match.keys()
        if remarks and contract.why_not(b, s, seat, move) == 0:
            truth = kind.remark_of(int(contract.remark(b, s, seat, move)))
            for name in [name for name in truth if name in remarks]:  # in the order of the notation
                is_sign = isinstance(kind.remark, Flags) and isinstance(kind.remark.parts[name], str)
                is_true = bool(truth[name]) if is_sign else int(match[name]) == truth[name]
                claims.append((name, match[name], truth[name], is_true))
        for name, written, true, is_true in claims:
            fault = None if is_true else self.untrue(b, s, seat, move, name, written, true)
            if fault is not None:
                raise fault

    # ---- for screens

    def targets(self, b: Board, move: int) -> dict[str, Any]:
        """What a screen highlights for a move."""
        kind = self.kind_of(b, None, move)
        shown: dict[str, Any] = {"kind": kind.name} if self.shows_kinds else {}
        for name, value in kind.decode(b, move).items():
            type, is_none = self.types.get(kind.args[name].type, Type()), value == kind.args[name].none
            target = type.target or name
            if target.endswith("[]"):
                shown.setdefault(target[:-2], []).extend([] if is_none else [type.show(b, value)])
            elif not is_none:
                shown[target] = type.show(b, value)
        return {**shown, **kind.shows}

    # ---- sentences

    def sentence(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text:
        """A legal move in words."""
        kind = self.kind_of(b, s, move)
        slots: dict[str, Any] = {"who": self.seated(b, s, seat)}
        for name, value in kind.decode(b, move).items():
            if value != kind.args[name].none:
                slots[name] = self.types[kind.args[name].type].say(b, s, value)
        if isinstance(kind.remark, str):
            slots[kind.remark] = remark
        if isinstance(kind.sentence, str) and not kind.slots:
            return self.say(kind.sentence, **slots)
        at = _Moment.of_move(b, s, seat, move, kind, remark)
        return self.say(at.one_of(kind.sentence), **slots, **self._slots(at, kind.slots))

    def refusal(self, b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
        """The rule and the words for a code of `why_not`."""
        why = self.refusals[code]
        kind = next(iter(self._kinds_at(b, move)), None)
        at = _Moment.of_move(b, s, seat, move, kind, 0, last=self.count(b) - 1).with_slots(why.slots)
        slots = {name: self.types[type].say(b, s, at.names[name]) for name, (type, _) in why.slots.items()}
        return Refusal(at.one_of(why.rule), text(why.package or self.package, at.one_of(why.sentence), **slots))

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """The name and the sentence of an event that was told."""
        told = self.events[kind]
        numbers = told.decode((first, second, third))
        at = _Moment({"b": b, "s": s, "seats": s.seats, "first": first, "second": second, "third": third, **numbers})
        types = {name: type for name, type in told.types.items() if type != "code"}
        slots = {name: self.types[type].say(b, s, numbers[name]) for name, type in types.items()}
        return told.name, self.say(at.one_of(told.sentence), **slots)

    def count(self, b: Board) -> int:
        """How many numbers moves have."""
        return max(kind.first_of(b) + kind.extent.on(b) for kind in self.kinds)

    def _slots(self, at: _Moment, slots: Mapping[str, Slot]) -> dict[str, Any]:
        b, s = at.names["b"], at.names["s"]
        return {name: self.types[type].say(b, s, at.number(source)) for name, (type, source) in slots.items()}


def _in_a_line(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_in_a_line(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return "  ".join(map(_in_a_line, value))
    return "–" if value is None else str(value)


def _is_asked(kind: Kind, s: State) -> bool:
    """Is it the time for such a move?"""
    return not kind.phases or int(s.phase) in kind.phases


_PATH = re.compile(r"(\w+)((?:\.\w+)*)(?:\[(.+)\])?")


class _Parts:
    """A number, and its parts by name and by type."""

    def __init__(self, value: int, named: Iterable[tuple[str, int]]) -> None:
        self.value, self.named = value, dict(named)

    def __getattr__(self, name: str) -> int:
        return self.named[name]

    def __int__(self) -> int:
        return self.value


@dataclass(frozen=True)
class _Moment:
    """What a slot or a choice of words may ask about."""

    names: Mapping[str, Any]

    @classmethod
    def of_move(
        cls, b: Board, s: State, seat: int, move: int, kind: Kind | None, remark: int, last: int = 0
    ) -> _Moment:
        """A seat and its move."""
        named: list[tuple[str, int]] = []
        values = kind.decode(b, move) if kind is not None else {}
        if kind is not None:
            named += [(kind.args[name].type, value) for name, value in reversed(values.items())]
        remarks = kind.remark_of(remark) if kind is not None else {}
        parts = {"move": _Parts(move, [*named, *values.items()]), "remark": _Parts(remark, remarks.items())}
        return cls({"b": b, "s": s, "seat": seat, "seats": s.seats, "last": last, **parts})

    def with_slots(self, slots: Mapping[str, Slot]) -> _Moment:
        """The same with the numbers of slots by their names: rule and sentence may depend on them."""
        return _Moment({**self.names, **{name: self.number(source) for name, (_, source) in slots.items()}})

    def number(self, source: Source) -> int:
        """What a path leads to, or a function answers."""
        if callable(source):
            return int(source(self.names["b"], self.names["s"], self.names["seat"], int(self.names["move"])))
        return int(self._follow(source))

    def _follow(self, path: str) -> Any:
        found = _PATH.fullmatch(path)
        if found is None:
            raise ValueError(f"not a path: {path}")
        root, attributes, index = found.groups()
        value = self.names[root]
        for name in attributes.split(".")[1:]:
            value = getattr(value, name)
        return value if index is None else value[int(self._follow(index))]

    def one_of(self, choice: Any) -> str:
        """A rule number or the name of a sentence, which may depend on something."""
        while isinstance(choice, By):
            choice = choice.cases.get(self.number(choice.source), choice.otherwise)
        return str(choice)
