"""Persons at a table: what somebody is called who has given no name, and who sits where."""

from __future__ import annotations

import re
from collections.abc import Sequence

from setu.engine.errors import engine_text
from setu.engine.texts import Seating, Text

_UNNAMED = re.compile(r"P([1-6])")


def player_number(seat: int) -> Text:
    """“Player 2”, in the reader's language."""
    return engine_text("player-number", number=str(seat + 1))


def unnamed(seat: int) -> str:
    """What is written down for somebody without a name, as notation has it: `P2`."""
    return f"P{seat + 1}"


def person(name: str) -> Text | str:
    """Somebody as readers are told of them: by name, or by the number that was written down for want of one."""
    number = _UNNAMED.fullmatch(name)
    return player_number(int(number[1]) - 1) if number else name


def seating(names: Sequence[str], reader: int | None = None) -> Seating:
    """Written names as they are spoken; where nobody has a name, seats are called as the game calls them."""
    named = any(not _UNNAMED.fullmatch(name) for name in names)
    return Seating(tuple(map(person, names)) if named else None, reader)
