"""The registry: all tables of a server. They come into memory when somebody needs them and leave when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from setu.engine.commitment import commit
from setu.server.domain import events as ev
from setu.server.domain.access import Grant, Permissions, Principal, TokenHash, fresh_name, fresh_token, hash_of
from setu.server.domain.decide import Rejection, linkable
from setu.server.domain.planning import again, planned
from setu.server.domain.session import Session
from setu.server.live.bot_runner import BotRunner
from setu.server.live.live_table import Clock, LiveTable, Services, wall_clock
from setu.server.live.metrics import Metrics
from setu.server.live.reviews import Reviews
from setu.server.live.warm import start_warming
from setu.server.settings import Settings
from setu.server.storage.archive import keep_backup, last_backup
from setu.server.storage.component_files import read_files
from setu.server.storage.store import RIGHTS, Append, ListedTable, NoSuchTable, Store, StoreFault
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms
from setu.server.wire.commands import LinkKind
from setu.server.wire.plan import CreateTable

SWEEP_S = 1.0
BEAT_S = 0.25
STALLED_S = 1.0  # so long without a sign of life, and the time counts for nobody
R = TypeVar("R")
MOST_LISTED = 200
DAY_MS = 86_400_000
log = logging.getLogger("setu.server")


@dataclass(frozen=True)
class Laid:
    """A new table, and the secrets of the links to it."""

    table: str
    commitment: str
    host: str
    join: str
    watch: str


class Registry:
    """What routes and sockets talk to."""

    def __init__(self, settings: Settings, store: Store, now: Clock = wall_clock) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.files = read_files(settings.components)
        self.metrics = Metrics()
        self.bot_runner = BotRunner(settings.bots_at_once, settings.think_in_processes)
        self.reviews = Reviews(self.bot_runner, self.metrics)
        self.tables: dict[str, LiveTable] = {}
        self.services = Services(
            store=store,
            bots=self.bot_runner,
            metrics=self.metrics,
            files=self.files,
            bot_pace_ms=settings.bot_pace_ms,
            now=lambda: self.now(),
            on_change=self._changed,
            rematch=self.rematch,
            set_aside=self.set_aside,
            is_well=lambda: self.ticks() - self._well_at < STALLED_S,
        )
        self.outdated: set[LiveTable] = set()  # tables whose summary on disk is behind them
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._leaving: set[asyncio.Task[None]] = set()  # tables that are being cleared away
        self._sweeper: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None
        self.ticks = time.monotonic  # by which it is seen whether the server could work
        self._well_at = 0.0
        self._ahead = 0  # of this process's own clock: what all processes of the database call now
        self._is_up = False
        self.closing = False
        self.sick: set[str] = set()  # tables whose log cannot be read: set aside until the server starts again
        self._backup_at = 0
        store.committed = self._committed
        self.metrics.gauge("setu_tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge("setu_visitors", "Open sockets.", self.subscribers)
        self.metrics.gauge("setu_bots_waiting", "Bots that think or wait to.", lambda: self.bot_runner.waiting)

    def _committed(self, seconds: float, works: int) -> None:
        self.metrics.commits.note(seconds)
        self.metrics.grouped.add(works)

    def subscribers(self) -> int:
        return sum(len(table.subscribers) for table in self.tables.values())

    async def open(self) -> None:
        await self.store.open()
        told, ahead = self.now, self.store.back_at - self.now()
        if ahead > 0 or self.store.joined:  # the time of day was set since the last server ended, or the others started
            self._ahead = ahead
        self.now = lambda: told() + self._ahead
        self.store.listen(self._heard)
        self._well_at = self.ticks()
        self._sweeper = asyncio.ensure_future(self._sweep())
        self._heart = asyncio.ensure_future(self._beat())

    async def say_goodbye(self) -> None:
        """No new commands; every page is told that its table is safe, and has a moment to hear it."""
        if self.closing:
            return
        self.closing = True
        subscribers = [subscriber for table in self.tables.values() for subscriber in table.subscribers]
        for subscriber in subscribers:
            text = say("closing").say(subscriber.viewer.language)
            subscriber.say_bye(ms.Bye(reason="closing", text=text, again_ms=1000))
        for _ in range(20):
            if not self.subscribers():
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop by and by: nothing new, nothing lost."""
        await self.say_goodbye()
        for task in (self._sweeper, self._heart):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for table in list(self.tables.values()):
            await self._put_away(table)
        await self.reviews.close()
        self.bot_runner.close()
        await self.store.close()

    # ---- tables

    async def table(self, name: str) -> LiveTable:
        """A table, from memory or from its log; NoSuchTable."""
        found = self.tables.get(name)
        if found is not None:
            found.used = time.monotonic()  # nobody puts it away before it is asked
            return found
        if name in self.sick:
            raise Rejection("not-now", say("table-sick"))
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable:
        began = self.now()
        bodies = await self.store.load(name)
        table = LiveTable(name, self.services)
        try:
            events = [ev.read(body) for body in bodies]
            first = events[0]
            assert isinstance(first, ev.Created)
            start_warming(first.game)
            await asyncio.get_running_loop().run_in_executor(None, _replay, table.session, events)
        except Exception:
            self.set_aside(table)
            raise Rejection("not-now", say("table-sick")) from None
        await table.forgive_outages()
        if self.now() - began >= STALLED_S * 1000 and await self.store.lease(name):
            await table.forgive(began, self.now())  # nobody can move at a table that is being opened
        self.tables[name] = table
        table.go_on()
        return table

    def set_aside(self, table: LiveTable) -> None:
        """One sick table is nobody else's trouble: those who are there are told, and nothing is done at it any more
        until the server starts again. To be called where the fault is caught."""
        table.sick = table.closed = True
        self.sick.add(table.table)
        self.metrics.faults.add(1, "table")
        log.exception("a table is set aside: its log cannot be read", extra={"table": table.table})
        if self.tables.get(table.table) is table:
            del self.tables[table.table]
        self.outdated.discard(table)
        for subscriber in list(table.subscribers):
            text = say("table-sick").say(subscriber.viewer.language)
            subscriber.say_bye(ms.Bye(reason="closing", text=text, again_ms=60_000))
        task = asyncio.ensure_future(table.stop())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    def _guarded(self, table: LiveTable, ask: Callable[[], R]) -> R | None:
        """What a table answers; None from one that cannot, which is set aside."""
        try:
            return ask()
        except Exception:
            self.set_aside(table)
            return None

    async def _at_each(self, work: Callable[[LiveTable], Awaitable[object]]) -> None:
        """Do something at every table; one that cannot is set aside, and the others have it done all the same."""
        for table in list(self.tables.values()):
            try:
                await work(table)
            except StoreFault:
                raise
            except Exception:
                if not table.sick:
                    self.set_aside(table)

    def _changed(self, table: LiveTable, at_once: bool) -> None:
        """What lists show of a table is behind it."""
        self.outdated.add(table)
        if at_once:
            table.start(self.write_summaries())

    async def _put_away(self, table: LiveTable) -> None:
        await table.stop()
        if table in self.outdated:
            await self.write_summaries()
        await self.store.release(table.table)

    async def principal(self, holder: TokenHash | None, table: str, by_link: bool = False) -> Principal:
        """Somebody at a table, with their rights there; none of them is a refusal."""
        if holder is not None:
            rights = Permissions.of(await self.store.rights(holder, table))
            if rights.any:
                return Principal(holder, rights, by_link)
        raise Rejection("not-yours", say("no-right"))

    # ---- new tables

    async def create(
        self, plan: CreateTable, holder: TokenHash, begun: ev.Begun | None = None, box: ev.Box | None = None
    ) -> Laid:
        """Lay a table; its maker is the host. It may go on from where an earlier game stood, with luck of its own."""
        created = planned(plan, box or self._file(plan), self.now())
        start_warming(created.game)
        created.begun = begun
        return await self._lay(created, holder, [[holder] if seat.who == "me" else [] for seat in plan.seats], [holder])

    def _file(self, plan: CreateTable) -> ev.Box | None:
        """The component file that a plan names."""
        if plan.components is None:
            return None
        found = self.files.find(plan.game, plan.components)
        if found is None:
            raise Rejection("unreadable", say("components-unknown", name=plan.components))
        return found

    async def _lay(
        self,
        created: ev.Created,
        maker: TokenHash | None,
        seats: list[list[TokenHash]],
        hosts: list[TokenHash],
        guests: Sequence[Grant] = (),
    ) -> Laid:
        table = created.table
        links = {kind: fresh_token() for kind in ("host", "join", "watch")}
        grants = [Grant(holder, table, "seat", seat) for seat, holders in enumerate(seats) for holder in holders]
        grants += [Grant(holder, table, "host") for holder in hosts]
        grants += guests
        grants += [
            Grant(hash_of(links["host"]), table, "host", link=True),
            Grant(hash_of(links["join"]), table, "join", link=True),
            Grant(hash_of(links["watch"]), table, "watch", link=True),
        ]
        live = LiveTable(table, self.services)
        live.session.apply(created)
        summary = live.summary()
        batch = Append(table, 1, [ev.write(created)], created.time, new=(created.game, summary), grants=grants)
        await self.store.append(batch)
        self.metrics.events.add(1, "created")
        self.tables[table] = live
        commitment = commit(table, created.rules, bytes.fromhex(created.secret))
        log.info("table created", extra={"table": table, "game": created.game, "seats": len(seats)})
        return Laid(table, commitment, **links)

    async def rematch(self, live: LiveTable, command: cmd.Rematch, principal: Principal) -> ms.Done:
        """The same people at a new table: everybody one seat on, or in their seats for the next game of a series.

        Asked for twice, it is made once.
        """
        if command.seat not in principal.permissions.seats:
            raise Rejection("not-yours", say("not-yours"))
        async with live.alone():
            session = live.session
            if session.stage != "over":
                raise Rejection("not-now", say("not-over"))
            if session.rematch is None:
                await self._lay_again(live, principal.cause(command.id))
            return ms.Done(id=command.id, number=session.number)

    async def _lay_again(self, live: LiveTable, cause: str) -> None:
        created, order = again(live.session, self.now())
        rights = await self.store.rights_at(live.table)
        holders = [[r.holder for r in rights if r.kind == "seat" and r.seat == seat] for seat in order]
        hosts = [right.holder for right in rights if right.kind == "host"]
        guests = [replace(right, table=created.table) for right in rights if right.kind in ("watch", "join")]
        await self._lay(created, None, holders, hosts, guests)
        await live.note(ev.Rematched(time=max(self.now(), live.session.time), cause=cause, table=created.table))

    # ---- links

    async def enter(self, token: str, table: str, browser: TokenHash) -> tuple[LinkKind, Permissions]:
        """Give a browser what a link grants: the kind of link, and all that the browser may do there now."""
        link = hash_of(token)
        if not await self.store.rights(link, table):
            raise Rejection("not-yours", say("link-ended"))
        live = await self.table(table)

        async def give() -> list[Grant]:
            if Principal(browser, Permissions()).mark in live.session.kicked:
                raise Rejection("not-yours", say("kicked"))
            return await self.store.pass_on(link, table, browser, live.session.number)

        given = await live.as_it_stands(give)
        if not given:  # somebody has sat down meanwhile
            raise Rejection("not-yours", say("link-ended"))
        return given[0].kind, Permissions.of(await self.store.rights(browser, table))

    async def link(
        self, live: LiveTable, principal: Principal, kind: LinkKind, seat: int | None = None, renew: bool = False
    ) -> str:
        """A new link. Nobody gets one to a seat in which another person sits: it would show that person's hand."""

        async def give() -> str:
            to, token = linkable(live.session, await live.renewed(principal), kind, seat), fresh_token()
            right = Grant(hash_of(token), live.table, kind, to, link=True)
            await self.store.grant([right], renew=renew, at=live.session.number)
            return token

        return await live.as_it_stands(give)

    async def tables_of(self, holder: TokenHash) -> list[ListedTable]:
        """A holder's tables as they are at this moment."""
        found = await self.store.tables_of(holder, MOST_LISTED)
        listed = []
        for one in found:
            live = self.tables.get(one.table)
            summary = None if live is None else self._guarded(live, live.summary)
            listed.append(one if summary is None else replace(one, summary=summary))
        return listed

    # ---- what goes on by itself

    def _heard(self, table: str, number: int) -> None:
        """Another process has written to a table."""
        live = self.tables.get(table)
        if live is not None and number == RIGHTS:
            live.rights_changed()
        elif live is not None and live.session.number < number:
            live.start(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except StoreFault:
            return  # the next sweep finds that it is behind
        except Exception:
            if not live.sick:
                self.set_aside(live)

    async def _beat(self) -> None:
        """A sign of life that is on the disk; when none could be written for a while, that time is nobody's."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_S)

    async def beat(self) -> None:
        try:
            now = self.now()
            if not self._is_up:
                await self.store.is_up(now)
            latest = await self.store.heartbeat(now)
            behind = max(0, latest - self.now())  # what others called now, while this one waited for the answer
            self._ahead += behind
            gap = max(self.ticks() - self._well_at, behind / 1000)
            if gap >= STALLED_S:
                await self.forgive(self.now() - int(gap * 1000), self.now())
            self._well_at = self.ticks()
        except Exception as fault:
            if not isinstance(fault, StoreFault):
                log.exception("no sign of life")
            self.metrics.faults.add(1, "store")

    async def forgive(self, since: int, until: int) -> None:
        """The server could take no move for a while: whatever ran meanwhile is given back."""
        log.warning("nothing could be written for a while", extra={"seconds": (until - since) / 1000})
        if not self.store.shared:
            await self.store.note_outage(since, until)

        async def give_back(table: LiveTable) -> None:
            if await self.store.lease(table.table):  # at a table of another process that one could work
                async with table.alone():
                    await table.forgive(since, until)

        await self._at_each(give_back)

    async def listening(self) -> None:
        """From now on moves can be made: what it took to come so far is nobody's time either."""
        self._is_up = True
        await self.store.is_up(self.now())

        async def give_back(table: LiveTable) -> None:
            async with table.alone():
                await table.forgive_outages()

        await self._at_each(give_back)

    async def _sweep(self) -> None:
        """Every second: a sign of life, tables that must be seen to, tables that nobody needs."""
        while True:
            began = time.monotonic()
            try:
                await self._sweep_once()
            except Exception:
                self.metrics.faults.add(1, "sweep")
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_S)
            self.metrics.lag.note(max(0.0, time.monotonic() - began - SWEEP_S))

    async def _tell_present(self) -> None:
        """A host at another process has no power over those who are here."""
        if self.store.shared:
            there = {name: sum(there << seat for seat, there in enumerate(table.present()[0]))
                     for name, table in self.tables.items() if table.subscribers}  # fmt: skip
            await self.store.tell_present({name: mask for name, mask in there.items() if mask})

    async def _delete_old(self, now: int) -> None:
        """Where an operator has set a time, a table goes when nothing has happened there for so long. Time in which no
        server was there does not count: somebody may have waited for it."""
        if self.settings.keep_days:
            than = now - int(self.settings.keep_days * DAY_MS)
            away = sum(until - since for since, until in await self.store.outages(than))
            old = await self.store.older(than - away, MOST_LISTED)
            await self._delete([name for name in old if name not in self.tables])

    async def _delete(self, names: list[str]) -> None:
        if names:
            await self.store.delete(names)
            log.info("tables deleted", extra={"tables": len(names)})

    async def leave_for_good(self, live: LiveTable, principal: Principal) -> bool:
        """Somebody deletes a table of theirs: their seats, and all that is known of them. The last one to go deletes
        it whole; says whether it was."""
        holder = principal.holder
        for seat in sorted(principal.permissions.seats):
            if live.session.stage != "over" and live.session.seats[seat].who == "person":
                await live.do(cmd.Leave(id=f"gone-{fresh_name()}", seat=seat), principal)
        others = await self.store.rights_at(live.table)
        if any(right.kind in ("seat", "host") and right.holder != holder for right in others):
            await self.store.forget(holder, live.table)
            for subscriber in list(live.subscribers):
                if subscriber.viewer.principal.holder == holder:
                    subscriber.say_bye(ms.Bye(reason="kicked", text=say("bye-left").say(subscriber.viewer.language)))
            return False
        self.tables.pop(live.table, None)
        for subscriber in list(live.subscribers):
            subscriber.say_bye(ms.Bye(reason="kicked", text=say("table-deleted").say(subscriber.viewer.language)))
        self.outdated.discard(live)
        await live.stop()
        await self._delete([live.table])
        return True

    def _keep_backups(self, now: int) -> None:
        """Every so many hours a copy of the whole file, made in a thread."""
        hours = self.settings.backup_hours
        if hours and not self.store.shared and now >= self._backup_at:
            every, database = int(hours * 3_600_000), Path(self.settings.database)
            if not self._backup_at:  # a server that starts often counts from its last copy
                self._backup_at = last_backup(database) + every
            if now >= self._backup_at:
                threading.Thread(target=keep_backup, args=(database, now), daemon=True).start()
                self._backup_at = now + every

    async def write_summaries(self) -> None:
        """What lists show of tables without opening them: written together, at most a second later."""
        outdated, self.outdated = self.outdated, set()
        if outdated:
            try:
                known = {table.table: self._guarded(table, table.summary) for table in outdated}
                await self.store.summarize({name: summary for name, summary in known.items() if summary is not None})
            except BaseException as fault:
                self.outdated |= outdated
                if not isinstance(fault, StoreFault):
                    raise

    async def _sweep_once(self) -> None:
        now = self.now()
        await self.write_summaries()
        for name in await self.store.due(now, 20 + len(self.sick)):
            if name in self.sick:
                continue
            if name not in self.tables and await self.store.lease(name):
                with contextlib.suppress(NoSuchTable, Rejection):
                    await self.table(name)
            elif name in self.tables and not self.tables[name].lock.locked():
                self._guarded(self.tables[name], self.tables[name].go_on)
        await self._tell_present()
        await self._at_each(LiveTable.look_round)
        self._keep_backups(now)
        await self._delete_old(now)
        for name, number in (await self.store.numbers(list(self.tables))).items():
            self._heard(name, number)
        for name, table in list(self.tables.items()):
            if table.is_idle(self.settings.idle_s):
                del self.tables[name]
                await self._put_away(table)


def _replay(session: Session, events: list[ev.AnyEvent]) -> None:
    for event in events:
        session.apply(event)
