"""What is said about looking back."""

from __future__ import annotations

from setu.engine.texts import Text, sentences

PACKAGE = "setu.review"


say = sentences(PACKAGE)


def begun_from(entry: int) -> Text:
    """Said at a table that goes on from an earlier game."""
    return say("begun-from", entry=entry)


def begun_from_position() -> Text:
    """Said of a written game that does not begin with the set-up."""
    return say("begun-from-position")


def seat_gave_up() -> Text:
    """Why nobody can play on in a seat."""
    return say("seat-gave-up")
