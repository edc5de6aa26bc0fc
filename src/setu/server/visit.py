"""A page at a table: one socket. It is told to look again when something happened; what it is then sent is built from
the present, so a slow reader gets one message instead of many, and nothing piles up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from setu.engine.errors import SetuError
from setu.engine.table import Table
from setu.engine.texts import speaking
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.seats import Rights, Who
from setu.server.store import StoreFault
from setu.server.tables import LiveTable
from setu.server.training.hinting import hint, still_thinking
from setu.server.viewing import Viewer, encode, legal_move
from setu.server.words import say

if TYPE_CHECKING:
    from setu.server.house import House
    from setu.server.limits import Buckets

MOST_REPLIES = 200
_decode = msgspec.json.Decoder(ms.FromClient).decode
_commands = ms.AnyCommand.__args__
log = logging.getLogger("setu.server")


class Visit:
    """One socket from hello to goodbye."""

    def __init__(self, house: House, live: LiveTable, who: Who, socket: WebSocket, buckets: Buckets) -> None:
        self.house, self.live, self.socket, self.buckets = house, live, socket, buckets
        self.viewer = Viewer(who)
        self.known: int | None = None
        self.key = str(id(self))
        self._replies: list[ms.FromServer] = []
        self._received: list[float] = []  # when the commands came that this page has not been told the outcome of
        self._news = asyncio.Event()
        self._dirty = False
        self._presence = False
        self._greeted = False
        self._rights_stale = False
        self._closing: ms.Bye | None = None
        self._hinting: asyncio.Task[None] | None = None

    # ---- what the table tells

    def wake(self) -> None:
        self._dirty = True
        self._news.set()

    def presence_changed(self) -> None:
        self._presence = True
        self._news.set()

    def rights_changed(self) -> None:
        self._rights_stale = True
        self._news.set()

    def say_bye(self, bye: ms.Bye) -> None:
        self._closing = bye
        self._news.set()

    # ---- the two halves

    async def run(self) -> None:
        """Read and write until one side has had enough."""
        writer = asyncio.ensure_future(self._write_all())
        try:
            await self._read_all()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            tasks = [writer, *([self._hinting] if self._hinting else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()

    async def _leave(self) -> None:
        if self._greeted:
            self.live.leave(self)
            for other in self.live.visitors:
                other.presence_changed()
            if self.viewer.who.rights.seats:
                await self.house.store.see(self.viewer.who.holder, self.live.table, len(self.live.sitting.lines) - 1)

    async def _read_all(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            received = time.perf_counter()
            text = message.get("text")
            data: str | bytes = text if text is not None else message.get("bytes") or b""
            try:
                self.buckets.take("message" if self.viewer.who.rights.seats else "watch", self.key)
                await self._take(_decode(data), received)
            except Refusal as refusal:
                self.house.metrics.refused.add(1, refusal.code)
                self._reply(self._refused(None, refusal))
                if refusal.code == "limit":
                    await asyncio.sleep(min(1.0, refusal.again_ms / 1000))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
                self.house.metrics.refused.add(1, "unreadable")
                self._reply(self._refused(None, Refusal("unreadable", say("message-unreadable", reason=str(fault)))))

    async def _write_all(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if self._rights_stale:
                    await self._renew_rights()
                while self._replies:
                    await self._send(self._replies.pop(0))
                if self._dirty and self._greeted:
                    self._dirty = False
                    message = self.live.message(self.viewer, self.known)
                    self.known = message.number
                    await self._send(message)
                while self._received:
                    self.house.metrics.moves.note(time.perf_counter() - self._received.pop())
                if self._presence and self._greeted:
                    self._presence = False
                    present, watchers = self.live.present()
                    await self._send(ms.Presence(present=present, watchers=watchers))
                if self._closing is not None:
                    await self._send(self._closing)
                    await self.socket.close(1012 if self._closing.reason == "closing" else 1008)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            self.house.metrics.faults.add(1, "socket")
            log.exception("a socket failed", extra={"table": self.live.table})
            if self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(1011)

    async def _send(self, message: ms.FromServer) -> None:
        await self.socket.send({"type": "websocket.send", "text": encode(message).decode()})

    def _reply(self, message: ms.FromServer) -> None:
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.say_bye(ms.Bye(reason="slow", text=self._spoken("bye-slow")))
        self._news.set()

    # ---- what the page says

    async def _take(self, message: ms.FromClient, received: float) -> None:
        if isinstance(message, ms.Hello):
            await self._hello(message)
        elif not self._greeted:
            raise Refusal("unreadable", say("hello-first"))
        elif isinstance(message, _commands):
            await self._command(message, received)
        elif isinstance(message, ms.Look):
            self._look(message.seat)
        elif isinstance(message, ms.Explain):
            self._reply(self._why(message))
        elif isinstance(message, ms.Describe):
            self._reply(self._described(message))
        elif isinstance(message, ms.Hint):
            self._think_of_a_hint(message)
        elif isinstance(message, ms.Ping):
            self._reply(ms.Pong(n=message.n, time=self.house.now()))

    async def _hello(self, hello: ms.Hello) -> None:
        if hello.protocol != ms.PROTOCOL:
            raise Refusal("unreadable", say("protocol", expected=ms.PROTOCOL))
        seats = self.viewer.who.rights.seats
        self.viewer.language = hello.language
        looking = hello.seat
        if looking is None and len(seats) == 1:
            (looking,) = seats
        self._look_from(looking)
        sitting = self.live.sitting
        self.known = hello.since if hello.since is not None and hello.since <= sitting.number else None
        if not self._greeted:
            self.viewer.seen = await self.house.store.seen(self.viewer.who.holder, self.live.table)
            self._greeted = True
            self.live.enter(self)
            for visitor in self.live.visitors:
                visitor.presence_changed()
        self.wake()

    def _look(self, seat: int | None) -> None:
        self._look_from(seat)
        self.known = None
        self.wake()

    def _look_from(self, seat: int | None) -> None:
        if seat is not None and seat not in self.viewer.who.rights.seats:
            raise Refusal("not-yours", say("not-yours"))
        self.viewer.looking = seat

    async def _command(self, command: ms.AnyCommand, received: float) -> None:
        try:
            if self.house.closing:
                raise Refusal("closing", say("closing"))
            if isinstance(command, ms.Say):
                self.buckets.take("say", self.key)
            with speaking(self.viewer.language):
                done = await self.house.do(self.live, command, self.viewer.who)
            self._received.append(received)
            self._reply(done)
        except Refusal as refusal:
            self.house.metrics.refused.add(1, refusal.code)
            self._reply(self._refused(command.id, refusal))
        except StoreFault:
            self._reply(self._refused(command.id, Refusal("closing", say("store-fault"))))

    def _why(self, ask: ms.Explain) -> ms.Why | ms.Refused:
        try:
            refusal = self._playable(ask.seat).explain(ask.move, ask.seat)
        except Refusal as fault:
            return self._refused(ask.id, fault)
        except SetuError as fault:
            with speaking(self.viewer.language):
                return ms.Why(id=ask.id, legal=False, text=str(fault.text))
        if refusal is None:
            return ms.Why(id=ask.id, legal=True)
        with speaking(self.viewer.language):
            return ms.Why(id=ask.id, legal=False, rule=refusal.rule, text=str(refusal.text))

    def _described(self, ask: ms.Describe) -> ms.Described | ms.Refused:
        try:
            game = self._playable(ask.seat)
        except Refusal as fault:
            return self._refused(ask.id, fault)
        with speaking(self.viewer.language):
            moves = game.describe(ask.moves, ask.seat) if ask.seat in self.live.sitting.pending else []
            return ms.Described(id=ask.id, moves=[legal_move(move) for move in moves])

    def _think_of_a_hint(self, ask: ms.Hint) -> None:
        """One at a time, beside everything else that this page asks."""
        if self._hinting is not None and not self._hinting.done():
            self._reply(self._refused(ask.id, still_thinking()))
        else:
            self._hinting = asyncio.ensure_future(self._hint(ask))

    async def _hint(self, ask: ms.Hint) -> None:
        try:
            self.buckets.take("hint", self.key)
            self._playable(ask.seat)
            with speaking(self.viewer.language):
                self._reply(await hint(self.live.sitting, ask, self.house.thinkers))
        except Refusal as refusal:
            self.house.metrics.refused.add(1, refusal.code)
            self._reply(self._refused(ask.id, refusal))
        except Exception:
            self.house.metrics.faults.add(1, "hint")
            log.exception("a hint failed", extra={"table": self.live.table})
            self._reply(self._refused(ask.id, Refusal("not-now", say("fault"))))

    def _playable(self, seat: int) -> Table:
        if seat not in self.viewer.who.rights.seats:
            raise Refusal("not-yours", say("not-yours"))
        if self.live.sitting.game is None:
            raise Refusal("not-now", say("not-started"))
        return self.live.sitting.game

    def _refused(self, id: str | None, refusal: Refusal) -> ms.Refused:
        with speaking(self.viewer.language):
            return ms.Refused(
                id=id,
                code=refusal.code,
                text=str(refusal.text),
                rule=refusal.rule,
                number=self.live.sitting.number,
                again_ms=refusal.again_ms,
            )

    def _spoken(self, id: str) -> str:
        return say(id).say(self.viewer.language)

    async def _renew_rights(self) -> None:
        """Somebody sat down, left, was sent away or became host: what may this page do now?"""
        self._rights_stale = False
        who = self.viewer.who
        rights = Rights.of(await self.house.store.rights(who.holder, self.live.table))
        lost = who.rights.any and not rights.any
        self.viewer.who = Who(who.holder, rights, who.by_link)
        if self.viewer.looking is not None and self.viewer.looking not in rights.seats:
            self.viewer.looking, self.known = None, None
        if self.viewer.looking is None and len(rights.seats) == 1 and not who.rights.seats:
            (self.viewer.looking,), self.known = rights.seats, None
        self._dirty = self._presence = True
        self._news.set()
        if lost:
            self.say_bye(ms.Bye(reason="kicked", text=self._spoken("bye-kicked")))
