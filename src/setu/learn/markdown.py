"""The files of a lesson: Markdown that people read, with sections and a few lines that the table understands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources

from setu.engine.texts import markdown_text

_HEADING = re.compile(r"^(#+)\s+(.*\S)\s*$")
_ORDER = re.compile(r"^>\s*([a-z]+):\s*(.*\S)\s*$")
_FENCE = re.compile(r"^```(\w*)\s*$")


class BadLesson(ValueError):
    """A file of a lesson that cannot be followed; it says where."""


@dataclass
class Section:
    """A heading with what stands below it: text, orders (`> play: span e2-e5`) and at most one block of JSON."""

    level: int
    heading: str
    text: str = ""
    orders: list[tuple[str, str]] = field(default_factory=list)
    data: str = ""

    def order(self, word: str, default: str = "") -> str:
        """The one order of this name."""
        found = [said for name, said in self.orders if name == word]
        if len(found) > 1:
            raise BadLesson(f"{self.heading}: one order {word!r}, not {len(found)}")
        return found[0] if found else default


def read(package: str, name: str) -> str:
    """A file of a game's `texts` folder, in the print of its language."""
    return markdown_text(package, name)


def is_written(package: str, name: str) -> bool:
    """Is there such a file?"""
    return (resources.files(package) / "texts" / name).is_file()


def sections(source: str) -> list[Section]:
    """The sections of a file, in their order; what stands before the first heading is left out."""
    found: list[Section] = []
    lines = iter(source.splitlines())
    for line in lines:
        heading = _HEADING.match(line)
        if heading:
            found.append(Section(len(heading[1]), heading[2]))
        elif found:
            _add(found[-1], line, lines)
    for section in found:
        section.text = section.text.strip()
    return found


def _add(section: Section, line: str, lines: Iterator[str]) -> None:
    order = _ORDER.match(line)
    if order:
        section.orders.append((order[1], order[2]))
    elif _FENCE.match(line):
        section.data = "\n".join(iter(lambda: next(lines, "```").rstrip(), "```"))
    else:
        section.text += line + "\n"


def listed(said: str) -> list[str]:
    """`S1; P1; M1` as a list."""
    return [part.strip() for part in said.split(";") if part.strip()]


def pairs(said: str) -> dict[str, str]:
    """`starter=black; board=long` as pairs."""
    return dict(part.split("=", 1) for part in listed(said))
