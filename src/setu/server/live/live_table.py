"""Tables in memory: each takes commands one at a time, writes them down, and only then shows what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

import msgspec

from setu.engine.table import Checked, Table
from setu.server.domain import events as ev
from setu.server.domain.access import Permissions, Principal
from setu.server.domain.decide import DEFAULT_BOT, Decided, Rejection, decide, settled, settled_without
from setu.server.domain.session import Session
from setu.server.live.bot_runner import Asker, BotRunner
from setu.server.live.explanations import explained, open_sight
from setu.server.live.metrics import Metrics
from setu.server.live.serializers import Viewer, ViewerPayload, past_message, speaking_to, table_message
from setu.server.storage.component_files import OwnFiles
from setu.server.storage.store import DUE_MS, Append, Conflict, Store, StoreFault, Summary
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms

Clock = Callable[[], int]
R = TypeVar("R")
ABSENT_S = 60.0  # who is away for so long may be replaced
log = logging.getLogger("setu.server")


def steady_clock() -> Clock:
    """Milliseconds since 1970 as they were when it was made, and from then on as they pass: whoever sets the time of
    day, or lets the machine sleep, changes nobody's clock."""
    began = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000
    return lambda: began + time.monotonic_ns() // 1_000_000


wall_clock = steady_clock()


class Subscriber(Protocol):
    """An open page at a table."""

    viewer: Viewer

    def wake(self) -> None:
        """Something happened: look again."""

    def rights_changed(self) -> None: ...

    def presence_changed(self) -> None: ...

    def say_bye(self, bye: ms.Bye) -> None: ...


@dataclass(frozen=True)
class Services:
    """What a table needs of the server around it."""

    store: Store
    bots: BotRunner
    metrics: Metrics
    files: OwnFiles
    bot_pace_ms: int
    now: Clock
    on_change: Callable[[LiveTable, bool], None]  # what lists show of it is to be written again, at once or by and by
    is_well: Callable[[], bool]  # could a move have been written a moment ago?
    rematch: Callable[[LiveTable, cmd.Rematch, Principal], Awaitable[ms.Done]]  # it lays another table
    set_aside: Callable[[LiveTable], None]  # called where a fault of a table is caught


class LiveTable:
    """A table in memory: always what its log on disk adds up to, never ahead of it."""

    def __init__(self, table: str, services: Services) -> None:
        self.table, self.services = table, services
        self.session = Session()
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.address = ""  # from where somebody with a seat, or its maker, last came
        self.held = 0  # connections, also those that have not said hello
        self.used = self._began = time.monotonic()
        self._seen: dict[int, float] = {}  # when a seat's person was last there
        self._parts: dict[tuple[int | None, int | None, str], ViewerPayload] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._summarized = ""  # the stage that was last written into the summary
        self.closed = False
        self.sick = False  # something that is on disk could not be taken in: what is in memory cannot be relied on

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.address, self.table)

    # ---- what is asked

    def message(self, viewer: Viewer, since: int | None = None) -> ms.Table:
        """All that a viewer may see."""
        self.used = time.monotonic()
        game = self.session.game
        shared = (
            None
            if game is None or game.game.hidden
            else self._parts_for(Viewer(viewer.principal, None, viewer.language))
        )
        parts = self._parts_for(viewer)
        return table_message(self.session, viewer, parts, shared, since, self.services.now())

    def _parts_for(self, viewer: Viewer) -> ViewerPayload:
        alike = (viewer.looking, viewer.reader, viewer.language)
        if alike not in self._parts:
            with speaking_to(viewer, self.session):
                self._parts[alike] = parts = ViewerPayload(self.session, viewer.looking)
                box = self.session.created.box
                parts.components = None if box is None else str(self.services.files.told(box))
        return self._parts[alike]

    def past(self, viewer: Viewer, entry: int) -> ms.Table:
        """The table as it stood after a log entry."""
        return past_message(self.session, viewer, entry, self.services.now())

    def present(self) -> tuple[list[bool], int]:
        """Which seats have an open page, and how many only watch."""
        seats = [False] * self.session.seat_count
        watchers = 0
        for subscriber in self.subscribers:
            for seat in subscriber.viewer.principal.permissions.seats:
                seats[seat] = True
            watchers += not subscriber.viewer.principal.permissions.seats
        return seats, watchers

    def lately(self) -> set[int]:
        """The seats whose persons are there, or were less than a minute ago."""
        since = time.monotonic() - ABSENT_S
        elsewhere = self.services.store.present_elsewhere(self.table)
        here = {seat for seat, there in enumerate(self.present()[0]) if there or elsewhere >> seat & 1}
        self._seen |= dict.fromkeys(here, time.monotonic())
        return here | {seat for seat in self.session.persons() if self._seen.get(seat, self._began) > since}

    async def look_round(self) -> None:
        """Note who is there, at whatever process; for the answer of who has been away for a minute nobody waits."""
        if not (self.session.proposals or self.services.store.shared):
            return
        if not self._unanswered() or not await self.services.store.lease(self.table):
            return
        async with self.alone():
            while events := self._unanswered():
                await self._written(Decided(events))

    def _unanswered(self) -> list[ev.AnyEvent]:
        """What follows now that somebody has been away for long."""
        absent = set(self.session.persons()) - self.lately()
        return settled_without(self.session, absent, max(self.services.now(), self.session.time))

    def come_from(self, address: str, principal: Principal) -> None:
        """Whoever plays here, or lays the table, answers for its bots."""
        if principal.permissions.seats or principal.permissions.host:
            self.address = address

    def _note_seen(self, principal: Principal) -> None:
        self._seen |= dict.fromkeys(principal.permissions.seats, time.monotonic())

    # ---- what is done

    async def do(self, command: cmd.AnyCommand, principal: Principal) -> ms.Done:
        """Carry out a command, once however often it is sent; it is on disk when this returns."""
        if isinstance(command, cmd.Rematch):
            return await self.services.rematch(self, command, principal)
        self.used = time.monotonic()
        self._note_seen(principal)
        async with self.alone():
            while True:
                done = self.session.causes.get(principal.cause(command.id))
                if done is not None:
                    return ms.Done(id=command.id, number=done)
                principal = await self.renewed(principal)
                holders = await self._holders() if isinstance(command, cmd.Kick) else {}
                decision = decide(self.session, command, principal, self.services.now(), self.lately(), holders)
                if await self._written(decision):
                    return ms.Done(id=command.id, number=self.session.causes[principal.cause(command.id)])

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One after the other; at a sick table nothing is done any more."""
        async with self.lock:
            if self.sick:
                raise Rejection("not-now", say("table-sick"))
            yield

    async def as_it_stands(self, change: Callable[[], Awaitable[R]]) -> R:
        """Carry out a change that holds only as of the last event: asked again if another process was faster."""
        async with self.alone():
            while True:
                try:
                    return await change()
                except Conflict:
                    await self._catch_up()

    async def renewed(self, principal: Principal, surely: bool = False) -> Principal:
        """Somebody with the rights they have now: who was sent away a moment ago has none."""
        while surely or principal.as_of < self.session.rights_changed:
            surely, number = False, self.session.number
            held = Permissions.of(await self.services.store.rights(principal.holder, self.table))
            principal = replace(principal, permissions=held, as_of=number)
        return principal

    async def _holders(self) -> dict[int, set[str]]:
        """The marks of the browsers that hold each seat."""
        held: dict[int, set[str]] = {}
        for right in await self.services.store.rights_at(self.table):
            if right.kind == "seat":
                held.setdefault(right.seat, set()).add(Principal(right.holder, Permissions()).mark)
        return held

    async def note(self, event: ev.AnyEvent) -> None:
        """Write down something the server itself did; the lock must be held."""
        while not await self._written(Decided([event])):
            pass

    async def _written(self, decision: Decided) -> bool:
        """Write a decision and show it; False if another process was faster and all must be thought over."""
        batch = Append(
            table=self.table,
            first=self.session.number + 1,
            events=[ev.write(event) for event in decision.events],
            time=decision.events[0].time,
            rights=decision.rights,
        )
        try:
            await self.services.store.append(batch)
        except Conflict:
            await self._catch_up()
            return False
        self._take_in(decision.events, decision.checked)
        return True

    async def _catch_up(self) -> None:
        bodies = await self.services.store.load(self.table, self.session.number)
        if bodies:
            self._take_in([ev.read(body) for body in bodies])

    def _take_in(self, events: list[ev.AnyEvent], checked: Checked | None = None) -> None:
        """What is on disk is so; if it cannot be taken in, nobody goes on from the half of it."""
        try:
            for event in events:
                self.session.apply(event, checked if isinstance(event, ev.Moved) else None)
                self.services.metrics.events.add(1, str(event.__struct_config__.tag))
            if any(isinstance(event, ev.CHANGE_RIGHTS) for event in events):
                self.rights_changed()
            for subscriber in list(self.subscribers):
                subscriber.wake()
            self.go_on()
        except Exception:
            self.services.set_aside(self)
            raise Rejection("not-now", say("table-sick")) from None

    def rights_changed(self) -> None:
        """Every page asks anew what it may do."""
        for subscriber in list(self.subscribers):
            subscriber.rights_changed()

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.alone():
            await self._catch_up()

    # ---- what the server does by itself: bots, clocks, summaries

    def go_on(self) -> None:
        """See to whatever follows from the present position."""
        if self.closed:
            return
        at_once, self._summarized = self.session.stage != self._summarized, self.session.stage
        self.services.on_change(self, at_once)  # what lists go by is written at once, the rest in a second
        self._set_timer()
        if self._bots_pending():
            self.start(self._wake_bots())

    def _bots_pending(self) -> list[int]:
        return [seat for seat in self.session.pending if self.session.seats[seat].bot is not None]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until the table is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, StoreFault) and not self.sick:  # it has been told already
            self.services.metrics.faults.add(1, "table")
            log.error("something at a table failed", exc_info=fault, extra={"table": self.table})

    async def _wake_bots(self) -> None:
        if await self.services.store.lease(self.table) and not self.closed:
            for seat in self._bots_pending():
                if seat not in self._thinking:
                    self._thinking[seat] = asyncio.ensure_future(self._bot_moves(seat))

    def summary(self) -> Summary:
        session = self.session
        return Summary(
            stage=session.stage,
            number=session.number,
            entries=len(session.lines),
            changed=session.time,
            names=msgspec.json.encode([occupant.name for occupant in session.seats]).decode(),
            pending=sum(1 << seat for seat in session.pending),
            due=self._due(),
        )

    def _due(self) -> int | None:
        """When this table must be seen to if it is not in memory by then."""
        session = self.session
        if self._bots_pending():
            return session.time + DUE_MS
        if session.open_until is not None:
            return session.open_until
        return session.clock.runs_out_at() if session.clock and session.stage == "playing" else None

    async def _bot_moves(self, seat: int) -> None:
        """One bot thinks about one decision; its move is dropped if the table went on without it."""
        try:
            await self._bot_decides(seat)
        except Exception:
            if not self.sick:
                self.services.metrics.faults.add(1, "bot")
                log.exception("a bot failed", extra={"table": self.table})
                await asyncio.sleep(5)
        finally:
            self._thinking.pop(seat, None)
            if not self.closed:
                self.go_on()

    async def _bot_decides(self, seat: int) -> None:
        session = self.session
        decision, bot = session.decisions[seat], session.seats[seat].bot
        if bot is None or session.game is None or seat not in session.pending:
            return
        began = time.monotonic()
        move, why = await self._bot_thinks(bot, session.game, seat)
        await asyncio.sleep(max(0.0, self.services.bot_pace_ms / 1000 - (time.monotonic() - began)))
        async with self.lock:
            same = session.decisions[seat] == decision and session.seats[seat].bot == bot
            if same and seat in session.pending and not self.closed:
                now = max(self.services.now(), session.time)
                await self._written(Decided([ev.Moved(time=now, seat=seat, move=move, by="bot", why=why)]))

    async def _bot_thinks(self, bot: str, game: Table, seat: int) -> tuple[int, ev.BotReason | None]:
        """A bot's move; at training tables also why."""
        bot_runner, observation = self.services.bots, game.observation(seat)
        if self.session.created.training:
            return await bot_runner.decide(self.asker, explained, bot, observation, open_sight(game), self.table)
        return await bot_runner.choose(bot, observation, self.asker), None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock, shares = self.session.clock, self.session.open_until
        at = clock.runs_out_at() if clock and self.session.stage == "playing" else shares
        if at is not None:
            wait = max(0.0, (at - self.services.now()) / 1000)
            due = self._flag if shares is None else self._leave_out
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self.start(due()))

    async def _leave_out(self) -> None:
        """The time to open shares may be over: the game begins without those that were kept back."""
        async with self.lock:
            until, now = self.session.open_until, self.services.now()
            if until is None or self.closed or not await self.services.store.lease(self.table):
                return
            if now >= until:
                await self._written(Decided([ev.Started(time=max(now, self.session.time))]))
            else:
                self._set_timer()

    async def _flag(self) -> None:
        """A hard clock may have reached zero."""
        async with self.lock:
            clock, now = self.session.clock, self.services.now()
            if clock is None or self.session.stage != "playing" or self.closed:
                return
            if not await self.services.store.lease(self.table):
                return
            if not self.services.is_well():  # who could not move is not flagged; the next sweep asks again
                return
            out = [seat for seat in clock.ran_out(now) if self.session.seats[seat].bot is None]
            if out:
                time = max(now, self.session.time)
                flagged: list[ev.AnyEvent] = [ev.RanOut(time=time, seat=seat, bot=DEFAULT_BOT) for seat in out]
                await self._written(Decided([*flagged, *settled(self.session, out, time)]))
            else:
                self._set_timer()

    async def forgive_outages(self) -> None:
        """After a restart: the time while no server was there counts for nobody."""
        if self._clocks_run():
            for since, until in await self.services.store.outages(self.session.time):
                if not await self.forgive(since, until):
                    return

    async def forgive(self, since: int, until: int) -> bool:
        """Give back what ran in a time in which nobody could move; False if another process was faster."""
        session = self.session
        if not self._clocks_run() or until <= session.time:
            return True
        event = ev.Away(time=max(until, session.time), since=max(since, session.time), until=until)
        return await self._written(Decided([event]))

    def _clocks_run(self) -> bool:
        clock = self.session.clock
        return clock is not None and self.session.stage == "playing" and not clock.paused and bool(clock.running)

    # ---- coming and going

    def enter(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._note_seen(subscriber.viewer.principal)
        self.used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        busy = self.held or self.subscribers or self._thinking or self.lock.locked()
        return not busy and time.monotonic() - self.used >= seconds

    async def stop(self) -> None:
        """Leave the memory; the log stays."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
