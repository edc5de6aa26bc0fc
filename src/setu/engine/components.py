"""Component files: boards and cards as data that the owner of a box may edit (TOML or JSON).

A file that does not make sense is refused with the line at fault and what was expected there.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from setu.engine.errors import BadComponents, engine_text
from setu.engine.texts import Text

Step = str | int


class Components:
    """A parsed component file that still knows its lines."""

    def __init__(self, source: str, name: str) -> None:
        self.source = source
        self.name = name
        self.data = self._parse()

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
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fault(path, engine_text("components-integer", least=least, most=most, found=repr(value)))
        return value

    def only(self, known: set[str], *path: Step) -> None:
        """No entry beside the known ones: a misspelt name is not silently ignored."""
        table = self.value(*path) if path else self.data
        if not isinstance(table, dict):
            raise self.fault(path, engine_text("components-table", known=", ".join(sorted(known))))
        for name in table:
            if name not in known:
                expected = engine_text("components-table", known=", ".join(sorted(known)))
                raise self.fault((*path, name), expected)
