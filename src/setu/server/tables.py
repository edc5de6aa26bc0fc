"""Tables in memory: each takes commands one at a time, writes them down, and only then shows what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from setu.engine.table import Table
from setu.server import events as ev
from setu.server import messages as ms
from setu.server.deciding import Decision, decide
from setu.server.players import DEFAULT_BOT
from setu.server.seats import Who
from setu.server.sitting import Sitting
from setu.server.store import DUE_MS, Batch, Conflict, Heading
from setu.server.training.explaining import explained, open_sight
from setu.server.viewing import Parts, Viewer, past_message, speaking_to, table_message

if TYPE_CHECKING:
    from setu.server.house import House

Clock = Callable[[], int]
log = logging.getLogger("setu.server")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Visitor(Protocol):
    """An open page at a table."""

    viewer: Viewer

    def wake(self) -> None:
        """Something happened: look again."""

    def rights_changed(self) -> None: ...

    def presence_changed(self) -> None: ...

    def say_bye(self, bye: ms.Bye) -> None: ...


class LiveTable:
    """A table in memory: always what its log on disk adds up to, never ahead of it."""

    def __init__(self, house: House, table: str) -> None:
        self.house, self.table = house, table
        self.sitting = Sitting()
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.used = time.monotonic()
        self._parts: dict[tuple[int | None, int | None, str], Parts] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._headed = ""  # the stage that was last written into the heading
        self.closed = False

    # ---- what is asked

    def message(self, viewer: Viewer, since: int | None = None) -> ms.Table:
        """All that a viewer may see."""
        self.used = time.monotonic()
        game = self.sitting.game
        shared = (
            None if game is None or game.game.hidden else self._parts_for(Viewer(viewer.who, None, viewer.language))
        )
        parts = self._parts_for(viewer)
        return table_message(self.sitting, viewer, parts, shared, since, self.house.now())

    def _parts_for(self, viewer: Viewer) -> Parts:
        alike = (viewer.looking, viewer.reader, viewer.language)
        if alike not in self._parts:
            with speaking_to(viewer, self.sitting):
                self._parts[alike] = parts = Parts(self.sitting, viewer.looking)
                box = self.sitting.created.box
                parts.components = None if box is None else str(self.house.files.told(box))
        return self._parts[alike]

    def past(self, viewer: Viewer, entry: int) -> ms.Table:
        """The table as it stood after a log entry."""
        return past_message(self.sitting, viewer, entry, self.house.now())

    def present(self) -> tuple[list[bool], int]:
        """Which seats have an open page, and how many only watch."""
        seats = [False] * self.sitting.seats
        watchers = 0
        for visitor in self.visitors:
            for seat in visitor.viewer.who.rights.seats:
                seats[seat] = True
            watchers += not visitor.viewer.who.rights.seats
        return seats, watchers

    # ---- what is done

    async def do(self, command: ms.AnyCommand, who: Who) -> ms.Done:
        """Carry out a command, once however often it is sent; it is on disk when this returns."""
        self.used = time.monotonic()
        async with self.lock:
            while True:
                done = self.sitting.causes.get(who.cause(command.id))
                if done is not None:
                    return ms.Done(id=command.id, number=done)
                decision = decide(self.sitting, command, who, self.house.now())
                if await self._written(decision):
                    return ms.Done(id=command.id, number=self.sitting.causes[who.cause(command.id)])

    async def note(self, event: ev.AnyEvent) -> None:
        """Write down something the server itself did; the lock must be held."""
        while not await self._written(Decision([event])):
            pass

    async def _written(self, decision: Decision) -> bool:
        """Write a decision and show it; False if another process was faster and all must be thought over."""
        batch = Batch(
            table=self.table,
            first=self.sitting.number + 1,
            events=[ev.write(event) for event in decision.events],
            time=decision.events[0].time,
            rights=decision.rights,
        )
        try:
            await self.house.store.append(batch)
        except Conflict:
            await self._catch_up()
            return False
        self._take_in(decision.events)
        return True

    async def _catch_up(self) -> None:
        bodies = await self.house.store.load(self.table, self.sitting.number)
        if bodies:
            self._take_in([ev.read(body) for body in bodies])

    def _take_in(self, events: list[ev.AnyEvent]) -> None:
        for event in events:
            self.sitting.apply(event)
            self.house.metrics.events.add(1, str(event.__struct_config__.tag))
        if any(isinstance(event, _CHANGE_RIGHTS) for event in events):
            for visitor in list(self.visitors):
                visitor.rights_changed()
        for visitor in list(self.visitors):
            visitor.wake()
        self.go_on()

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            await self._catch_up()

    # ---- what the server does by itself: bots, clocks, headings

    def go_on(self) -> None:
        """See to whatever follows from the present position."""
        if self.closed:
            return
        self.house.outdated.add(self)
        if self.sitting.stage != self._headed:  # what lists and exports go by is written at once, the rest in a second
            self._headed = self.sitting.stage
            self.start(self.house.write_headings())
        self._set_timer()
        if self._bots_pending():
            self.start(self._wake_bots())

    def _bots_pending(self) -> list[int]:
        return [seat for seat in self.sitting.pending if self.sitting.chairs[seat].bot is not None]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until the table is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_bots(self) -> None:
        if await self.house.store.own(self.table) and not self.closed:
            for seat in self._bots_pending():
                if seat not in self._thinking:
                    self._thinking[seat] = asyncio.ensure_future(self._bot_moves(seat))

    def heading(self) -> Heading:
        sitting = self.sitting
        return Heading(
            stage=sitting.stage,
            number=sitting.number,
            entries=len(sitting.lines),
            changed=sitting.time,
            names=msgspec.json.encode([chair.name for chair in sitting.chairs]).decode(),
            pending=sum(1 << seat for seat in sitting.pending),
            due=self._due(),
        )

    def _due(self) -> int | None:
        """When this table must be seen to if it is not in memory by then."""
        sitting = self.sitting
        if self._bots_pending():
            return sitting.time + DUE_MS
        return sitting.clock.runs_out_at() if sitting.clock and sitting.stage == "playing" else None

    async def _bot_moves(self, seat: int) -> None:
        """One bot thinks about one decision; its move is dropped if the table went on without it."""
        try:
            await self._bot_decides(seat)
        except Exception:
            self.house.metrics.faults.add(1, "bot")
            log.exception("a bot failed", extra={"table": self.table})
            await asyncio.sleep(5)
        finally:
            self._thinking.pop(seat, None)
            if not self.closed:
                self.go_on()

    async def _bot_decides(self, seat: int) -> None:
        sitting = self.sitting
        decision, bot = sitting.decisions[seat], sitting.chairs[seat].bot
        if bot is None or sitting.game is None or seat not in sitting.pending:
            return
        began = time.monotonic()
        move, why = await self._bot_thinks(bot, sitting.game, seat)
        await asyncio.sleep(max(0.0, self.house.settings.bot_pace_ms / 1000 - (time.monotonic() - began)))
        async with self.lock:
            same = sitting.decisions[seat] == decision and sitting.chairs[seat].bot == bot
            if same and seat in sitting.pending and not self.closed:
                now = max(self.house.now(), sitting.time)
                await self._written(Decision([ev.Moved(time=now, seat=seat, move=move, by="bot", why=why)]))

    async def _bot_thinks(self, bot: str, game: Table, seat: int) -> tuple[int, ev.Why | None]:
        """A bot's move; at training tables also why."""
        thinkers, observation = self.house.thinkers, game.observation(seat)
        if self.sitting.created.training:
            return await thinkers.run(explained, bot, observation, open_sight(game))
        return await thinkers.choose(bot, observation), None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.sitting.clock
        at = clock.runs_out_at() if clock and self.sitting.stage == "playing" else None
        if at is not None:
            wait = max(0.0, (at - self.house.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self.start(self._flag()))

    async def _flag(self) -> None:
        """A hard clock may have reached zero."""
        async with self.lock:
            clock, now = self.sitting.clock, self.house.now()
            if clock is None or self.sitting.stage != "playing" or not await self.house.store.own(self.table):
                return
            out = [seat for seat in clock.ran_out(now) if self.sitting.chairs[seat].bot is None]
            if out:
                time = max(now, self.sitting.time)
                await self._written(Decision([ev.RanOut(time=time, seat=seat, bot=DEFAULT_BOT) for seat in out]))
            else:
                self._set_timer()

    async def forgive_outages(self) -> None:
        """After a restart: the time while no server was there counts for nobody."""
        sitting = self.sitting
        if sitting.clock is None or sitting.stage != "playing" or sitting.clock.paused or not sitting.clock.running:
            return
        for since, until in await self.house.store.outages(sitting.time):
            event = ev.Away(time=max(until, sitting.time), since=max(since, sitting.time), until=until)
            if not await self._written(Decision([event])):
                return

    # ---- coming and going

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        busy = self.visitors or self._thinking or self.lock.locked()
        return not busy and time.monotonic() - self.used >= seconds

    async def close(self) -> None:
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
        if self in self.house.outdated:
            await self.house.write_headings()
        await self.house.store.disown(self.table)


_CHANGE_RIGHTS = (ev.Sat, ev.Vacated, ev.Reordered, ev.HostSet)
