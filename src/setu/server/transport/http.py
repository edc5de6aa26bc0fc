"""Requests of uvicorn with limits: how many lines a head may have, how long it may be, how long a request may take to
come and its answer to go, and how many connections there may be. Beside `transport.websocket` and `run`, all that knows
uvicorn's own parts.

Descriptors run out for newcomers, never for the server: what it needs for its own files is kept back.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from setu.server.transport.limits import neighbourhood

HEAD_BYTES, HEAD_LINES = 16_384, 100
HEAD_S, BODY_S = 10.0, 30.0  # for the head of a request to be there, and for all of it
WRITE_S = 10.0  # for something of an answer to be taken
KEPT_BACK = 128  # descriptors for databases, machine code, bots


def most_connections() -> int:
    """How many visitors there is room for."""
    return max(16, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - KEPT_BACK)


def unwritten(transport: Any) -> int:
    """How many bytes a visitor has not taken, besides those in the system's buffer."""
    return int(transport.get_write_buffer_size())


class HttpTransport(HttpToolsProtocol):
    """A connection that has to be brief."""

    most_per_address = 0  # 0: as many as there is room for

    _timer: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = neighbourhood(self.client[0]) if self.client else "?"
        by_address: Counter[str] = self.server_state.__dict__.setdefault("by_address", Counter())
        if len(self.connections) > most_connections() or (
            self.most_per_address and by_address[address] >= self.most_per_address
        ):
            transport.abort()
            return
        by_address[address] += 1
        self._counted = address
        self._wait(HEAD_S)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(HEAD_S)
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._bytes = self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def on_response_complete(self) -> None:
        self._watch_writing()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    # ---- below: how it is done

    def _count(self, more: int) -> None:
        """What the parser is told by a fault it answers with 400."""
        self._bytes += more
        if self._bytes > HEAD_BYTES or self._lines > HEAD_LINES:
            raise ValueError("the head of this request is too long")

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _watch_writing(self) -> None:
        """A connection is closed when all is written, so one that nobody reads from would be open for ever."""
        left = unwritten(self.transport)
        if left and self._writing is None:
            self._writing = self.loop.call_later(WRITE_S, self._look_at_writing, left)

    def _look_at_writing(self, before: int) -> None:
        self._writing, left = None, unwritten(self.transport)
        if left >= before:
            self.transport.abort()
        else:
            self._watch_writing()

    def _leave(self) -> None:
        self._wait(None)
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        if self._counted is not None:
            by_address: Counter[str] = self.server_state.__dict__["by_address"]
            by_address[self._counted] -= 1
            if not by_address[self._counted]:
                del by_address[self._counted]
            self._counted = None


def limited(most_per_address: int) -> type[HttpTransport]:
    """The same, with so many connections from one address."""
    return type("LimitedHttpTransport", (HttpTransport,), {"most_per_address": most_per_address})
