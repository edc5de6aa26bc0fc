"""Nested data that people write: every fault names its place and what was expected there.

`Components` are component files: boards and cards that the owner of a box may edit (TOML or JSON); a fault names the
line. `Entries` are the fields of a position; what is left out, or null, is as it was.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from setu.engine.errors import BadComponents, BadPosition, engine_text
from setu.engine.texts import Text

Step = str | int
MOST_SHOWN = 40


class Components:
    """A parsed component file that still knows its lines; two that say the same under one name are equal."""

    def __init__(self, source: str, name: str) -> None:
        self.source = source
        self.name = name
        self.data = self._parse()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and (self.source, self.name) == (other.source, other.name)

    def __hash__(self) -> int:
        return hash((self.source, self.name))

    @classmethod
    def read(cls, path: str | Path) -> Components:
        """Read a file; whatever cannot be read is a BadComponents."""
        try:
            source = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadComponents(engine_text("components-unreadable", file=str(path), reason=str(fault))) from None
        return cls(source, Path(path).name)

    def _parse(self) -> dict[str, Any]:
        try:
            if self.source.lstrip().startswith("{"):
                data = json.loads(self.source)
            else:
                data = tomllib.loads(self.source)
        except json.JSONDecodeError as fault:
            raise self._syntax(fault.lineno, fault.msg) from None
        except tomllib.TOMLDecodeError as fault:
            place = re.search(r"line (\d+)", str(fault))
            line = int(place.group(1)) if place else self.source.count("\n") + 1
            raise self._syntax(line, str(fault)) from None
        return data

    def _syntax(self, line: int, reason: str) -> BadComponents:
        return BadComponents(engine_text("components-syntax", file=self.name, line=line, reason=reason))

    def line(self, *path: Step) -> int:
        """The line where a value stands: the names of the path are met in this order in the file."""
        lines = self.source.splitlines()
        found = 0
        for step in path:
            name = re.escape(str(step))
            here = re.compile(rf'^\s*\[+[\w.\-"]*\b{name}"?\]+|(^|[\s{{,."\[]){name}"?\s*[=:]')
            found = next((n for n in range(found, len(lines)) if here.search(lines[n])), found)
        return found + 1

    def fault(self, path: tuple[Step, ...], expected: Text | str) -> BadComponents:
        """A refusal that names file, line and entry, and says what was expected."""
        entry = ".".join(str(step) for step in path)
        slots = {"file": self.name, "line": self.line(*path), "entry": entry, "expected": expected}
        return BadComponents(engine_text("components-fault", **slots))

    def value(self, *path: Step) -> Any:
        """The value at a path; a missing one is a fault."""
        value: Any = self.data
        for depth, step in enumerate(path):
            if (isinstance(value, dict) and step in value) or (isinstance(value, list) and isinstance(step, int)):
                value = value[step]  # type: ignore[index]
            else:
                raise self.fault(path[: depth + 1], engine_text("components-missing"))
        return value

    def integer(self, *path: Step, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value(*path)
        if not is_whole(value, least, most):
            raise self.fault(path, engine_text("components-integer", least=least, most=most, found=repr(value)))
        return int(value)

    def only(self, known: set[str], *path: Step) -> None:
        """No entry beside the known ones: a misspelt name is not silently ignored."""
        table = self.value(*path) if path else self.data
        if not isinstance(table, dict):
            raise self.fault(path, engine_text("components-table", known=", ".join(sorted(known))))
        for name in table:
            if name not in known:
                expected = engine_text("components-table", known=", ".join(sorted(known)))
                raise self.fault((*path, name), expected)


class Entries:
    """The fields of a position, or of a table in it; BadPosition if one is unknown or makes no sense."""

    def __init__(self, data: Mapping[str, Any], known: Sequence[str] | None = None) -> None:
        strange = [name for name in data if known is not None and name not in known]
        if strange:
            expected = ", ".join(known or ())
            raise BadPosition(engine_text("position-field", field=str(strange[0]), expected=expected))
        self.data = data

    def __contains__(self, field: str) -> bool:
        return field in self.data

    def __getitem__(self, field: str) -> Any:
        """As it was written; None for what is left out."""
        return self.data.get(field)

    def whole(self, field: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = self.data.get(field, default)
        if not is_whole(value, least, most):
            raise misread(field, value, f"{least} – {most}")
        return int(value)

    def wholes(self, field: str, count: int, least: int, most: int, default: Sequence[int]) -> list[int]:
        """So many whole numbers."""
        values, expected = self.data.get(field, list(default)), f"{count} × {least} – {most}"
        if not isinstance(values, list) or len(values) != count:
            raise misread(field, values, expected)
        for value in values:
            if not is_whole(value, least, most):
                raise misread(field, value, expected)
        return list(values)

    def flag(self, field: str, default: bool) -> bool:
        """True or false."""
        value = self.data.get(field, default)
        if not isinstance(value, bool):
            raise misread(field, value, "true, false")
        return value

    def one_of(self, field: str, words: Sequence[str], default: int) -> int:
        """The place of a word among those there are."""
        value = self.data.get(field)
        if value is None:
            return default
        if not isinstance(value, str) or value not in words:
            raise misread(field, value, ", ".join(filter(None, words)))
        return words.index(value)

    def some_of(self, field: str, words: Sequence[str]) -> int:
        """The words that are listed, one bit for each."""
        values = self.listed(field, ", ".join(words))
        for value in values:
            if value not in words:
                raise misread(field, value, ", ".join(words))
        return sum(1 << place for place, word in enumerate(words) if word in values)

    def listed(self, field: str, expected: str = "[…]", count: int | None = None) -> list[Any]:
        """A list, of `count` things if that is given; empty if it is left out."""
        value = self.data.get(field, [])
        if not isinstance(value, list) or len(value) != (len(value) if count is None else count):
            raise misread(field, value, expected)
        return value

    def table(self, field: str, known: Sequence[str] | None = None) -> Mapping[str, Any]:
        """A table, of names that are known; empty if it is left out."""
        value, expected = self.data.get(field, {}), "{…}" if known is None else ", ".join(known)
        if not isinstance(value, Mapping):
            raise misread(field, value, expected)
        for name in value:
            if known is not None and name not in known:
                raise misread(field, name, expected)
        return value


def is_whole(value: Any, least: int, most: int) -> bool:
    """A whole number within bounds; true and false are none."""
    return type(value) is int and least <= value <= most


def misread(field: str, found: Any, expected: str) -> BadPosition:
    """A refusal that names the field of a position, what is at fault in it, and what was expected."""
    return BadPosition(engine_text("position-value", field=field, found=_as_written(found), expected=expected))


def _as_written(found: Any) -> str:
    """A value of a position in a sentence: not quoted twice, and not at length."""
    written = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False, default=str)
    return written if len(written) <= MOST_SHOWN else f"{written[:MOST_SHOWN]}…"
