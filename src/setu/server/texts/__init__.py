"""The server's own sentences."""

from __future__ import annotations

from setu.engine.texts import sentences

say = sentences("setu.server")
