"""What stands for a player at the table, where players choose it: a Crown, a colour.

The choice is an option of the game: names in the order of the seats, and `-` for who takes what is left. It lies in the
tables, not in the state, so a game in which nobody chooses is the same to the byte as before there was a choice.

>>> crowns = Marks("crowns", ("lion", "bull", "crane"))
>>> crowns.read("crane, -, lion")
'crane,-,lion'
>>> seated("crane", crowns.known)
['crane', 'lion', 'bull']
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from setu.engine.errors import BadOptions, engine_text

NOBODY_CHOSE = ""
UNCHOSEN = "-"


@dataclass(frozen=True)
class Marks:
    """The option by which players choose their marks. `unless` names a value of another option that forbids it."""

    name: str
    known: tuple[str, ...]
    unless: tuple[str, str] | None = None

    @property
    def expected(self) -> str:
        return ", ".join((*self.known, UNCHOSEN))

    def read(self, value: Any) -> str:
        """One mark a seat, no mark twice; a list will do as well."""
        marks = value.split(",") if isinstance(value, str) else value
        if not isinstance(marks, Sequence):
            raise self._refused(value, self.expected)
        named = [UNCHOSEN if mark in (None, "", UNCHOSEN) else str(mark).strip() for mark in marks]
        for number, mark in enumerate(named):
            if mark != UNCHOSEN and mark not in self.known:
                raise self._refused(mark, self.expected)
            if mark != UNCHOSEN and mark in named[:number]:
                raise BadOptions(engine_text("marks-twice", option=self.name, mark=mark))
        return written(named)

    def check(self, chosen: str, allowed: Collection[str], seats: int) -> None:
        """With so many players only some marks may be there; BadOptions says which."""
        marks = chosen.split(",") if chosen else []
        if len(marks) > seats:
            raise BadOptions(engine_text("marks-seats", option=self.name, found=len(marks), seats=seats))
        for mark in marks:
            if mark != UNCHOSEN and mark not in allowed:
                raise self._refused(mark, ", ".join(allowed))

    def _refused(self, value: Any, expected: str) -> BadOptions:
        return BadOptions(engine_text("option-value", option=self.name, value=str(value), expected=expected))


def written(marks: Sequence[str]) -> str:
    """The marks by seat as the value of the option."""
    named = [mark or UNCHOSEN for mark in marks]
    while named and named[-1] == UNCHOSEN:
        named.pop()
    return ",".join(named)


def seated(chosen: str, marks: Sequence[str]) -> list[str]:
    """All marks in the order of the seats: as chosen, and what is left, in turn, for those who did not choose."""
    wanted = [mark for mark in chosen.split(",") if mark] + [UNCHOSEN] * len(marks)
    left = [mark for mark in marks if mark not in wanted]
    return [left.pop(0) if mark == UNCHOSEN else mark for mark in wanted[: len(marks)]]
