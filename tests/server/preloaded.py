"""Loaded once by the process from which servers are forked: all modules, and the machine code of every game."""

from __future__ import annotations

import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl
import uvloop

from setu.server.live.warm import warm
from setu.server.run import configure
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore

for _game in ("quarry", "sangram", "ramas-bridge", "river-dragons"):
    warm(_game)
configure(Settings(), SqliteStore("setu.db"))

__all__ = ["uvicorn", "uvloop"]
