"""The options of a game: declared once, validated here, stored in the state as small integers."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from setu.engine.errors import BadOptions, engine_text
from setu.engine.marks import NOBODY_CHOSE, Marks

Value = str | int

# What a value of an option is: what the book says, what we decided where the book is silent, or neither of both.
Standing = Literal["printed", "ruling", "house"]


def _standing(value: Value, printed: Value | tuple[str, ...] | None, ruling: Value | None) -> Standing:
    is_printed = value in printed if isinstance(printed, tuple) else value == printed
    return "printed" if is_printed else "ruling" if value == ruling else "house"


@dataclass(frozen=True)
class Choice:
    """An option with named values, stored by their places; unless `usual` names another, a table has the first.

    One value may be the `printed` rule (several, where the book prints a choice) or, where the book is silent, our
    `ruling`; the others are house rules.
    `rule` is the number under which the rules tell of it. A `tacit` option came after games had been written: it is
    left out where it has its usual value, so those games stay as they are, to the letter and to the byte.
    """

    name: str
    values: tuple[str, ...]
    usual: str | None = None
    printed: str | tuple[str, ...] | None = None
    ruling: str | None = None
    rule: str = ""
    tacit: bool = False

    @property
    def default(self) -> Value:
        return self.values[0] if self.usual is None else self.usual

    def standing(self, value: Value) -> Standing:
        return _standing(value, self.printed, self.ruling)

    def told(self) -> list[tuple[Value, Standing]]:
        """Every value, the usual one first, and what it is."""
        others = (value for value in self.values if value != self.default)
        return [(value, self.standing(value)) for value in (self.default, *others)]

    @property
    def expected(self) -> str:
        return ", ".join(self.values)

    def read(self, value: Any) -> Value:
        if isinstance(value, bool) and {"on", "off"} == set(self.values):
            value = "on" if value else "off"
        elif isinstance(value, int) and not isinstance(value, bool):
            value = str(value)  # 40 is “40”
        if not isinstance(value, str) or value not in self.values:
            raise _unexpected(self.name, value, self.expected)
        return value

    def encode(self, value: Value) -> int:
        return self.values.index(str(value))

    def decode(self, code: int) -> Value:
        return self.values[code]


@dataclass(frozen=True)
class Count:
    """An option that is a whole number; `printed`, `ruling` and `rule` as for a choice."""

    name: str
    default: int
    least: int
    most: int
    printed: int | None = None
    ruling: int | None = None
    rule: str = ""

    def standing(self, value: Value) -> Standing:
        return _standing(value, self.printed, self.ruling)

    def told(self) -> list[tuple[Value, Standing]]:
        """The numbers that mean something, the usual one first, and what each is; any other is a house rule."""
        named = dict.fromkeys(number for number in (self.default, self.printed, self.ruling) if number is not None)
        return [(number, self.standing(number)) for number in named]

    @property
    def expected(self) -> str:
        return f"{self.least} – {self.most}"

    def read(self, value: Any) -> Value:
        if isinstance(value, str) and value.lstrip("-").isdigit():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise _unexpected(self.name, value, self.expected)
        return value

    def encode(self, value: Value) -> int:
        return int(value)

    def decode(self, code: int) -> Value:
        return int(code)


Option = Choice | Count


def _unexpected(name: str, value: Any, expected: str) -> BadOptions:
    return BadOptions(engine_text("option-value", option=name, value=str(value), expected=expected))


class Options:
    """The options a game knows; `marks` is that by which players choose what stands for them."""

    def __init__(self, *options: Option, marks: Marks | None = None) -> None:
        self.known = {option.name: option for option in options}
        self.marks = marks

    @property
    def names(self) -> list[str]:
        return [*self.known, self.marks.name] if self.marks else list(self.known)

    @property
    def dtype(self) -> np.dtype[Any]:
        """A record with one small integer per option; a tacit one lies in the upper half of the one before it."""
        fields: list[tuple[str, str]] = []
        for name, option in self.known.items():
            if isinstance(option, Choice) and option.tacit:
                fields[-1:] = [(fields[-1][0], "i1"), (name, "i1")]
            else:
                fields.append((name, "<i2"))
        return np.dtype(fields or [("none", "<i2")])

    def read(self, chosen: Mapping[str, Any] | None) -> dict[str, Value]:
        """Every option with its value: as chosen, else by default; BadOptions if it makes no sense."""
        if chosen is not None and not isinstance(chosen, Mapping):
            raise _unexpected("options", chosen, ", ".join(self.names))
        for name in chosen or {}:
            if name not in self.names:
                raise BadOptions(engine_text("option-unknown", option=str(name), expected=", ".join(self.names)))
        values = {name: option.default for name, option in self.known.items()}
        for name, value in (chosen or {}).items():
            if name in self.known:
                values[name] = self.known[name].read(value)
        spoken = {name: value for name, value in values.items() if not self._is_tacit(name, value)}
        return {**spoken, **self._read_marks(chosen or {}, values)}

    def _is_tacit(self, name: str, value: Value) -> bool:
        option = self.known[name]
        return isinstance(option, Choice) and option.tacit and value == option.default

    def _read_marks(self, chosen: Mapping[str, Any], values: Mapping[str, Value]) -> dict[str, Value]:
        """What players chose to stand for them; nothing where nobody chose."""
        marks = self.marks
        if marks is None or marks.name not in chosen or marks.read(chosen[marks.name]) == NOBODY_CHOSE:
            return {}
        if marks.unless and values[marks.unless[0]] == marks.unless[1]:
            option, value = marks.unless
            raise BadOptions(engine_text("marks-unless", option=marks.name, other=option, value=value))
        return {marks.name: marks.read(chosen[marks.name])}

    def carried_over(self, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """Every option with its value: as chosen by earlier rules where these rules still know it, else by default."""
        kept = {}
        for name in self.known.keys() & chosen.keys():
            with contextlib.suppress(BadOptions):
                kept[name] = self.known[name].read(chosen[name])
        try:
            return self.read(kept)
        except BadOptions:  # each is known, but not together
            return self.read(None)

    def write(self, record: Any, values: Mapping[str, Value]) -> None:
        """Store validated values in the options record of a state."""
        for name, option in self.known.items():
            setattr(record, name, option.encode(values.get(name, option.default)))

    def values(self, record: Any) -> dict[str, Value]:
        """The values stored in the options record of a state."""
        return {name: option.decode(getattr(record, name)) for name, option in self.known.items()}


def read_seats(allowed: Sequence[int], seats: Any) -> int:
    """A seat count the game can be played with (default: the fewest)."""
    if seats is None:
        return allowed[0]
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
        expected = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} – {allowed[-1]}"
        raise BadOptions(engine_text("option-value", option="seats", value=str(seats), expected=expected))
    return seats
