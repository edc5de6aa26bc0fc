"""Several numbers in one, some of whose sizes only the board knows; and the rules that pack and unpack them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from setu.engine.rule import rule

Size = int | str  # a number, or the field of the board that holds it


@dataclass(frozen=True)
class Arg:
    """One number of a move or an event: its type, how many values it has, and the first of them."""

    type: str
    size: Size = 0
    first: int = 0
    none: int | None = None


@dataclass(frozen=True)
class Extent:
    """A constant, and products with fields of the board: `23 + 126 * b.rows`."""

    constant: int = 0
    names: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def and_then(self, other: Extent) -> Extent:
        """Two sums in one."""
        return Extent(self.constant + other.constant, (*self.names, *other.names))

    @property
    def source(self) -> str:
        """As rules compute it."""
        products = [" * ".join([str(factor), *(f"int(b.{name})" for name in names)]) for factor, names in self.names]
        return " + ".join([str(self.constant)] * (self.constant != 0 or not products) + products)

    def on(self, b: Any) -> int:
        """Its value on a board."""
        return self.constant + sum(
            factor * math.prod(int(getattr(b, name)) for name in names) for factor, names in self.names
        )


def product(sizes: Iterable[Size]) -> Extent:
    """Sizes multiplied; of none it is one."""
    known = list(sizes)
    factor = math.prod(size for size in known if isinstance(size, int))
    names = tuple(size for size in known if isinstance(size, str))
    return Extent(0, ((factor, names),)) if names else Extent(factor)


def unpacking(first: Extent, parts: Mapping[str, Arg], *names: str) -> str:
    """The digits of one argument, or of several that follow each other, from a number."""
    order = list(parts)
    head, tail = order.index(names[0]), order.index(names[-1])
    least = parts[names[0]].first if len(names) == 1 else 0
    below = product(parts[name].size for name in order[tail + 1 :]).source
    digits = f"(move - ({first.source}))"
    if below != "1":
        digits = f"{digits} // ({below})"
    if head > 0:
        digits = f"{digits} % ({product(parts[name].size for name in names).source})"
    return f"{digits} + {least}" if least else digits


def packing(first: Extent, parts: Mapping[str, Arg]) -> str:
    """A number from its arguments."""
    packed = ""
    for name, part in parts.items():
        digit = f"{name} - {part.first}" if part.first else name
        packed = f"({packed}) * ({product([part.size]).source}) + {digit}" if packed else digit
    return f"{first.source} + {packed}" if packed else first.source


def rule_from(name: str, given: str, *lines: str) -> Callable[..., int]:
    """A rule from its source, as `dataclasses` makes methods."""
    scope: dict[str, Any] = {"__name__": __name__}
    written = "\n    ".join([f"def {name}({given}):", *lines])
    exec(written, scope)
    scope[name].written = written
    return cast("Callable[..., int]", rule(scope[name]))
