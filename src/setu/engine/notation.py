"""One kind of move as it is written: a template that writes, and the patterns that read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from setu.engine.codes import Flags, Kind

_PIECES = re.compile(r"([^{}]*)(?:\{(\w+)\}|$)")
_BLANKS = r"\s*"


class Notation:
    """How a kind of move is written; `form` tells what a type looks like."""

    def __init__(self, kind: Kind, form: Callable[[str], str]) -> None:
        self.kind = kind
        self.pieces = _pieces(kind.written)
        self.slots = tuple(name for _, name in self.pieces if name in kind.slots)
        self._patterns = [self._pattern(_pieces(written), form) for written in (kind.written, *kind.also)]

    def write(self, written: Mapping[str, str], remark: int) -> str:
        """The template filled: what is none takes its sign along, and a sign that does not stand is left out."""
        remarks, parts = self.kind.remark_of(remark), []
        for literal, name in self.pieces:
            if name in remarks:
                parts += [literal, self._sign(name) * remarks[name] if self._sign(name) else str(remarks[name])]
            elif not name or name in written:
                parts += [literal, written.get(name, "")]
        return "".join(parts)

    def match(self, tidy: str) -> dict[str, str] | None:
        """What was written, by name, as far as it was."""
        for pattern in self._patterns:
            found = pattern.fullmatch(tidy)
            if found:
                return {name: value for name, value in found.groupdict().items() if value is not None}
        return None

    def _sign(self, name: str) -> str:
        remark = self.kind.remark
        part = remark.parts.get(name) if isinstance(remark, Flags) else None
        return part if isinstance(part, str) else ""

    def _pattern(self, pieces: list[tuple[str, str]], form: Callable[[str], str]) -> re.Pattern[str]:
        """Blanks may stand or not; remarks and slots may be left out, with the signs that belong to them."""
        parts: list[str] = []
        waiting = ""  # a slot whose sign comes next
        for literal, name in pieces:
            sign = _BLANKS.join(re.escape(word) for word in literal.split())
            if waiting:
                parts.append(f"(?:{waiting}{_BLANKS}{sign}{_BLANKS})?")
                sign, waiting = "", ""
            if name in self.kind.slots:
                parts.append(sign)
                waiting = self._group(name, form(self.kind.slots[name][0]))
            elif name in self.kind.remark_of(0):
                own = self._group(name, re.escape(self._sign(name).strip()) if self._sign(name) else r"\d+")
                with_sign = literal[:1].isspace() or bool(self._sign(name))
                parts += [f"(?:{sign}{_BLANKS}{own})?"] if with_sign else [sign, f"(?:{own})?"]
            elif name:
                arg = self.kind.args[name]
                own = self._group(name, form(arg.type))
                parts += [sign, own] if arg.none is None else [f"(?:{sign}{_BLANKS}{own})?"]
            else:
                parts.append(sign)
        return re.compile(_BLANKS.join(part for part in [*parts, waiting] if part), re.IGNORECASE)

    @staticmethod
    def _group(name: str, form: str) -> str:
        return f"(?P<{name}>{form})"


def _pieces(written: str) -> list[tuple[str, str]]:
    """A template as signs and what follows each: `"{other}+{tokens}"` is `[("", "other"), ("+", "tokens")]`."""
    return [(found[1], found[2] or "") for found in _PIECES.finditer(written) if found[0]]
