"""What can be refused. Each says what was expected; a refused call changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from setu.engine.texts import Text, text

ENGINE = "setu.engine"


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: the rule, and a sentence for the player."""

    rule: str
    text: Text

    def __str__(self) -> str:
        return f"{self.rule} {self.text}".strip()


class SetuError(ValueError):
    """A refused call, with a sentence in every language of the table."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(sentence)
        self.text = sentence

    def __str__(self) -> str:
        return str(self.text)


class UnknownGame(SetuError):
    """No game has this name."""


class InvalidMove(SetuError):
    """The move cannot be read."""


class IllegalMove(SetuError):
    """The move can be read, but a rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal

    def __reduce__(self) -> Any:
        return type(self), (self.refusal,)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)


class BadOptions(SetuError):
    """An option, a seat count or a seed that this game does not have."""


class BadPosition(SetuError):
    """A position that cannot stand on the table."""


class BadRecord(SetuError):
    """A written game that cannot be read, or that did not happen so."""


class BadComponents(SetuError):
    """A component file that does not describe a playable box."""


def engine_text(id: str, **slots: Any) -> Text:
    """A sentence of the engine's own catalogue."""
    return text(ENGINE, id, **slots)
