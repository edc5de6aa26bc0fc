"""The server's own sentences."""

from __future__ import annotations

from typing import Any

from setu.engine.texts import Text, text


def say(id: str, **slots: Any) -> Text:
    """A sentence of the server."""
    return text("setu.server", id, **slots)
