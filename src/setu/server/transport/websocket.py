"""A socket of uvicorn that goes straight to a connection.

Who may come in is decided by the app as for any request; from then on a page's messages go past its layers both ways:
no queue, no task to be woken, one write for all there is to say. Uvicorn's own parts are known here, in
`transport.http` and in `run`, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

_NAME = "setu.transport"
PIECE = 1024  # bytes that are read in one go: whoever is cut off, or has to wait, costs no more
EARLY = 16  # frames before a page is let in, and after it was told goodbye
CLOSE_S = 10.0  # for a goodbye to be read


class Listener(Protocol):
    """What a transport tells: nothing of it may fail or wait."""

    def received(self, data: bytes) -> None: ...

    def writable_again(self) -> None: ...

    def lost(self) -> None: ...

    def may_go_on(self) -> bool:
        """A frame came that is no message: a ping, a pong, a piece. Were there too many?"""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """A socket of uvicorn that can be listened to directly."""

    _listener: Listener | None = None
    _early = _late = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread = bytearray()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Piece by piece, until it is too much for the moment, or for good."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = self  # type: ignore[assignment]

    def attach(self, listener: Listener) -> None:
        """From now on the listener is told, what came until now first."""
        self._listener = listener
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.received(text.encode() if text is not None else message.get("bytes") or b"")
            elif message["type"] == "websocket.disconnect":
                listener.lost()
        self.resume_reading()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._read_on()

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send messages in one go; to nobody if nobody is there any more."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join([part for text in texts for part in (_header(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener.received(data)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def _counts(self) -> bool:
        """Every frame costs time: who sends too many is cut off."""
        if self.close_sent or self.transport.is_closing():
            self._late += 1
            if self._late > EARLY:
                self.transport.abort()
            return False
        self._early += self._listener is None
        if self._early <= EARLY if self._listener is None else self._listener.may_go_on():
            return True
        self.conn.fail(1008, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._end_soon()
        self.transport.close()
        return False

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._end_soon()
        await super().send(message)

    def _end_soon(self) -> None:
        """Whoever does not read a goodbye is not waited for."""
        self.loop.call_later(CLOSE_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.writable_again()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what is still to be written will never be read

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lost()


def transport_of(websocket: WebSocket) -> WebSocketTransport:
    """The transport on which a socket came."""
    found = websocket.scope["extensions"][_NAME]
    assert isinstance(found, WebSocketTransport)
    return found


def _header(length: int) -> bytes:
    """The head of a whole, unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
