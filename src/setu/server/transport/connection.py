"""A page at a table: one socket. It is told to look again when something happened; what it is then sent is built from
the present, so a slow reader gets one message instead of many, and nothing piles up. Nothing waits to write: what there
is to say is written when the loop comes round, or when a slow reader has caught up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Iterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from setu.engine.errors import SetuError
from setu.engine.table import Table
from setu.server.domain.access import Principal
from setu.server.domain.decide import Rejection, game_of
from setu.server.live.hints import hint, still_thinking
from setu.server.live.live_table import LiveTable
from setu.server.live.questions import answered
from setu.server.live.registry import Registry
from setu.server.live.serializers import Viewer, encode, legal_move, speaking_to
from setu.server.storage.store import StoreFault
from setu.server.texts import say
from setu.server.transport.limits import RateLimiter
from setu.server.transport.websocket import transport_of
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms

MOST_REPLIES = 200
MOST_UNREAD = 8  # more messages are left in the system's buffer
_decode = msgspec.json.Decoder(cmd.FromClient).decode
_commands = cmd.AnyCommand.__args__
log = logging.getLogger("setu.server")


class Connection:
    """One socket from hello to goodbye."""

    def __init__(
        self, registry: Registry, live: LiveTable, principal: Principal, socket: WebSocket, limiter: RateLimiter,
        address: str,
    ) -> None:  # fmt: skip
        self.registry, self.live, self.socket, self.limiter = registry, live, socket, limiter
        self.address = address
        self.transport = transport_of(socket)
        self.viewer = Viewer(principal)
        self.known: int | None = None
        self.key = principal.holder.hex()  # the same as by REST
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[int | None] = self._loop.create_future()  # the code to close with, if we close
        self._unread: deque[tuple[bytes, float]] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._replies: list[ms.FromServer] = []
        self._received: list[float] = []  # when the commands came that this page has not been told the outcome of
        self._writing: asyncio.Handle | None = None
        self._dirty = False
        self._presence = False
        self._greeted = False
        self._closing: ms.Bye | None = None
        self._hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Listen and tell until one side has had enough."""
        self.transport.attach(self)
        try:
            code = await self._ended
            if code is not None and self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            tasks = [task for task in (self._reader, self._renewing, self._hinting) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()

    async def _leave(self) -> None:
        if self._greeted:
            self.live.leave(self)
            for other in self.live.subscribers:
                other.presence_changed()
            if self.viewer.principal.permissions.seats:
                await self.registry.store.mark_seen(
                    self.viewer.principal.holder, self.live.table, len(self.live.session.lines) - 1
                )

    def _end(self, code: int | None) -> None:
        if not self._ended.done():
            self._ended.set_result(code)

    # ---- what the table tells

    def wake(self) -> None:
        self._dirty = True
        self._write_soon()

    def presence_changed(self) -> None:
        self._presence = True
        self._write_soon()

    def rights_changed(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.ensure_future(self._renew_rights())
        else:
            self._renewing.add_done_callback(lambda _: self.rights_changed())

    def say_bye(self, bye: ms.Bye) -> None:
        self._closing = bye
        self._write_soon()

    # ---- what the transport tells

    def received(self, data: bytes) -> None:
        self._unread.append((data, time.perf_counter()))
        if len(self._unread) >= MOST_UNREAD:
            self.transport.pause_reading()
        if self._reader is None:
            self._reader = asyncio.ensure_future(self._read_all())

    def writable_again(self) -> None:
        self._write_soon()

    def may_go_on(self) -> bool:
        try:
            self.limiter.take("frame", self.key)
        except Rejection as refusal:
            self.registry.metrics.refused.add(1, refusal.code)
            return False
        return True

    def lost(self) -> None:
        self._end(None)

    # ---- the two halves

    async def _read_all(self) -> None:
        """One message after the other, as they came, until there is none."""
        try:
            while self._unread:
                await self._read(*self._unread.popleft())
        except Exception:
            self._fail()
        finally:
            self._reader = None
            self.transport.resume_reading()

    async def _read(self, data: bytes, received: float) -> None:
        try:
            self.limiter.take("message" if self.viewer.principal.permissions.seats else "watch", self.key)
            await self._take(_decode(data), received)
        except Rejection as refusal:
            self.registry.metrics.refused.add(1, refusal.code)
            self._reply(self._refused(None, refusal))
            if refusal.code == "limit":
                await asyncio.sleep(min(1.0, refusal.again_ms / 1000))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self.registry.metrics.refused.add(1, "unreadable")
            self._reply(self._refused(None, Rejection("unreadable", say("message-unreadable", reason=str(fault)))))

    def _write_soon(self) -> None:
        """Whatever else happens before the loop comes round goes into the same write; where an address has used up its
        part of the loop's time, so does what happens until there is some again."""
        if self._writing is not None and self._closing is None:
            return
        if self._writing is not None:
            self._writing.cancel()
        debt = self._debt_s()
        self._writing = self._loop.call_later(debt, self._write_all) if debt else self._loop.call_soon(self._write_all)

    def _debt_s(self) -> float:
        return 0.0 if self._closing is not None else self.limiter.debt_s("work", self.address)

    def _write_all(self) -> None:
        self._writing = None
        if self._debt_s():  # others of this address were faster
            self._write_soon()
            return
        with self._at_its_cost():
            self._write_news()

    def _write_news(self) -> None:
        renewing = self._renewing is not None and not self._renewing.done()
        if renewing or not self.transport.is_writable or self._ended.done():
            return  # it comes round again: with new rights, or when the reader has caught up
        try:
            texts = [encode(message) for message in self._news()]
            if texts:
                self.transport.write(texts)
        except Exception:
            self._fail()
            return
        while self._received:
            self.registry.metrics.moves.note(time.perf_counter() - self._received.pop())
        if self._closing is not None:
            self._end(1012 if self._closing.reason == "closing" else 1008)

    def _news(self) -> list[ms.FromServer]:
        """All that this page has not been told yet."""
        news, self._replies = self._replies, []
        if self._dirty and self._greeted and not self.live.sick:
            self._dirty = False
            message = self.live.message(self.viewer, self.known)
            self.known = message.number
            news.append(message)
        if self._presence and self._greeted:
            self._presence = False
            present, watchers = self.live.present()
            news.append(ms.Presence(present=present, watchers=watchers))
        if self._closing is not None:
            news.append(self._closing)
        return news

    def _fail(self) -> None:
        self.registry.metrics.faults.add(1, "socket")
        log.exception("a socket failed", extra={"table": self.live.table})
        self._end(1011)

    def _reply(self, message: ms.FromServer) -> None:
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.say_bye(ms.Bye(reason="slow", text=self._spoken("bye-slow")))
        self._write_soon()

    # ---- what the page says

    async def _take(self, message: cmd.FromClient, received: float) -> None:
        if isinstance(message, cmd.Hello):
            await self._hello(message)
        elif not self._greeted:
            raise Rejection("unreadable", say("hello-first"))
        elif isinstance(message, _commands):
            await self._command(message, received)
        else:
            while debt := self._debt_s():
                await asyncio.sleep(debt)
            with self._at_its_cost():
                self._asked(message)

    @contextlib.contextmanager
    def _at_its_cost(self) -> Iterator[None]:
        """While one is answered nobody else is: each address has its part of that time, and waits for more of it."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.limiter.spend("work", self.address, time.perf_counter() - began)

    def _asked(self, message: cmd.FromClient) -> None:
        if isinstance(message, cmd.Look):
            self._look(message.seat)
        elif isinstance(message, cmd.Explain):
            self._reply(self._why(message))
        elif isinstance(message, cmd.Describe):
            self._reply(self._described(message))
        elif isinstance(message, cmd.AskInWords):
            self._reply(self._answered(message))
        elif isinstance(message, cmd.Hint):
            self._think_of_a_hint(message)
        elif isinstance(message, cmd.Ping):
            self._reply(ms.Pong(n=message.n, time=self.registry.now()))

    async def _hello(self, hello: cmd.Hello) -> None:
        if hello.protocol != cmd.PROTOCOL:
            raise Rejection("unreadable", say("protocol", expected=cmd.PROTOCOL))
        seats = self.viewer.principal.permissions.seats
        self.viewer.language = hello.language
        looking = hello.seat
        if looking is None and len(seats) == 1:
            (looking,) = seats
        self._look_from(looking)
        session = self.live.session
        self.known = hello.since if hello.since is not None and hello.since <= session.number else None
        if not self._greeted:
            self.viewer.seen = await self.registry.store.seen(self.viewer.principal.holder, self.live.table)
            await self._greet()
            for subscriber in self.live.subscribers:
                subscriber.presence_changed()
        self.wake()

    async def _greet(self) -> None:
        """From now on this page is told of everything; what it may do can have changed since it knocked."""
        principal = await self.live.renewed(self.viewer.principal)
        if not principal.permissions.any:
            self.viewer.principal = principal
            raise Rejection("not-yours", say("no-right"))
        self._greeted = True
        self.live.enter(self)
        if principal is not self.viewer.principal:
            self._take_rights(principal)

    def _look(self, seat: int | None) -> None:
        self._look_from(seat)
        self.known = None
        self.wake()

    def _look_from(self, seat: int | None) -> None:
        if seat is not None and seat not in self.viewer.principal.permissions.seats:
            raise Rejection("not-yours", say("not-yours"))
        self.viewer.looking = seat if seat is None or self.live.session.may_be_looked_from(seat) else None

    async def _command(self, command: cmd.AnyCommand, received: float) -> None:
        try:
            if self.registry.closing:
                raise Rejection("closing", say("closing"))
            if isinstance(command, cmd.Say):
                self.limiter.take("say", self.key)
            with speaking_to(self.viewer, self.live.session):
                done = await self.live.do(command, self.viewer.principal)
            self._received.append(received)
            self._reply(done)
        except Rejection as refusal:
            self.registry.metrics.refused.add(1, refusal.code)
            self._reply(self._refused(command.id, refusal))
        except StoreFault:
            self._reply(self._refused(command.id, Rejection("closing", say("store-fault"))))

    def _why(self, ask: cmd.Explain) -> ms.Why | ms.Refused:
        try:
            refusal = self._playable(ask.seat).explain(ask.move, ask.seat)
        except Rejection as fault:
            return self._refused(ask.id, fault)
        except SetuError as fault:
            with speaking_to(self.viewer, self.live.session):
                return ms.Why(id=ask.id, legal=False, text=str(fault.text))
        if refusal is None:
            return ms.Why(id=ask.id, legal=True)
        with speaking_to(self.viewer, self.live.session):
            return ms.Why(id=ask.id, legal=False, rule=refusal.rule, text=str(refusal.text))

    def _described(self, ask: cmd.Describe) -> ms.Described | ms.Refused:
        try:
            game = self._playable(ask.seat)
        except Rejection as fault:
            return self._refused(ask.id, fault)
        with speaking_to(self.viewer, self.live.session):
            moves = game.describe(ask.moves, ask.seat) if ask.seat in self.live.session.pending else []
            return ms.Described(id=ask.id, moves=[legal_move(move) for move in moves])

    def _answered(self, asked: cmd.AskInWords) -> ms.Answered | ms.Refused:
        try:
            game = game_of(self.live.session) if asked.seat is None else self._playable(asked.seat)
        except Rejection as fault:
            return self._refused(asked.id, fault)
        with speaking_to(self.viewer, self.live.session):
            return answered(game, self.live.session, asked, self.live.present()[0], self.registry.now())

    def _think_of_a_hint(self, ask: cmd.Hint) -> None:
        """One at a time, beside everything else that this page asks."""
        if self._hinting is not None and not self._hinting.done():
            self._reply(self._refused(ask.id, still_thinking()))
        else:
            self._hinting = asyncio.ensure_future(self._hint(ask))

    async def _hint(self, ask: cmd.Hint) -> None:
        try:
            self.limiter.take("hint", self.key)
            self._playable(ask.seat)
            with speaking_to(self.viewer, self.live.session):
                hinted = await hint(self.live.session, ask, self.registry.bot_runner, self.live.asker)
            self._playable(ask.seat)  # a seat that was lost meanwhile is told nothing
            self._reply(hinted)
        except Rejection as refusal:
            self.registry.metrics.refused.add(1, refusal.code)
            self._reply(self._refused(ask.id, refusal))
        except Exception:
            self.registry.metrics.faults.add(1, "hint")
            log.exception("a hint failed", extra={"table": self.live.table})
            self._reply(self._refused(ask.id, Rejection("not-now", say("fault"))))

    def _playable(self, seat: int) -> Table:
        if seat not in self.viewer.principal.permissions.seats or not self.live.session.may_be_looked_from(seat):
            raise Rejection("not-yours", say("not-yours"))
        return game_of(self.live.session)

    def _refused(self, id: str | None, refusal: Rejection) -> ms.Refused:
        with speaking_to(self.viewer, self.live.session):
            return ms.Refused(
                id=id,
                code=refusal.code,
                text=str(refusal.text),
                rule=refusal.rule,
                number=self.live.session.number,
                again_ms=refusal.again_ms,
            )

    def _spoken(self, id: str) -> str:
        return say(id).say(self.viewer.language)

    async def _renew_rights(self) -> None:
        """Somebody sat down, left, was sent away or became host: what may this page do now?"""
        try:
            renewed = await self.live.renewed(self.viewer.principal, surely=True)
        except Exception:
            self._fail()
            return
        self._take_rights(renewed)
        self._renewing = None
        self._write_soon()

    def _take_rights(self, renewed: Principal) -> None:
        principal, rights = self.viewer.principal, renewed.permissions
        self.viewer.principal = renewed
        if self.viewer.looking is not None and self.viewer.looking not in rights.seats:
            self.viewer.looking, self.known = None, None
        if self.viewer.looking is None and len(rights.seats) == 1 and not principal.permissions.seats:
            (seat,), self.known = rights.seats, None
            self._look_from(seat)
        if self.viewer.looking is not None and not self.live.session.may_be_looked_from(self.viewer.looking):
            self.viewer.looking, self.known = None, None
        self._dirty = True
        for subscriber in self.live.subscribers:
            subscriber.presence_changed()
        if principal.permissions.any and not rights.any:
            self._closing = ms.Bye(reason="kicked", text=self._spoken("bye-kicked"))
