"""The house: all tables of a server. They come into memory when somebody needs them and leave when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from setu.engine.commitment import commit, fresh_secret
from setu.engine.errors import BadOptions, SetuError
from setu.engine.game import Game, find_game
from setu.engine.marks import UNCHOSEN, written
from setu.engine.options import Value, read_seats
from setu.engine.persons import unnamed
from setu.engine.plan import governed_options, read_plan
from setu.engine.table import Table
from setu.server import events as ev
from setu.server import messages as ms
from setu.server.archive import keep_backup
from setu.server.deciding import Refusal, clean_name
from setu.server.metrics import Metrics
from setu.server.naming import bot_name, forms, forms_of, shown, shown_bot
from setu.server.owned import parsed, read_files
from setu.server.players import DEFAULT_BOT, Thinkers, read_bot
from setu.server.reviewing import Reviews
from setu.server.seats import Holder, Right, Rights, Who, fresh_name, fresh_token, holder_of
from setu.server.settings import Settings
from setu.server.sitting import Sitting
from setu.server.store import Batch, Heading, Listed, NoSuchTable, Store, StoreFault
from setu.server.tables import Clock, LiveTable, wall_clock
from setu.server.warming import start_warming
from setu.server.words import say

SWEEP_S = 1.0
MOST_LISTED = 200
log = logging.getLogger("setu.server")


class House:
    """What routes and sockets talk to."""

    def __init__(self, settings: Settings, store: Store, now: Clock = wall_clock) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.files = read_files(settings.components)
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_threads)
        self.reviews = Reviews(self.thinkers, self.metrics)
        self.tables: dict[str, LiveTable] = {}
        self.outdated: set[LiveTable] = set()  # tables whose heading on disk is behind them
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self._backup_at = 0
        store.committed = self._committed
        self.metrics.gauge("setu_tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge("setu_visitors", "Open sockets.", self.visitors)
        self.metrics.gauge("setu_bots_waiting", "Bots that think or wait to.", lambda: self.thinkers.waiting)

    def _committed(self, seconds: float, works: int) -> None:
        self.metrics.commits.note(seconds)
        self.metrics.grouped.add(works)

    def visitors(self) -> int:
        return sum(len(table.visitors) for table in self.tables.values())

    async def open(self) -> None:
        await self.store.open()
        self.store.listen(self._heard)
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def say_goodbye(self) -> None:
        """No new commands; every page is told that its table is safe, and has a moment to hear it."""
        if self.closing:
            return
        self.closing = True
        visitors = [visitor for table in self.tables.values() for visitor in table.visitors]
        for visitor in visitors:
            text = say("closing").say(visitor.viewer.language)
            visitor.say_bye(ms.Bye(reason="closing", text=text, again_ms=1000))
        for _ in range(20):
            if not self.visitors():
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop by and by: nothing new, nothing lost."""
        await self.say_goodbye()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in list(self.tables.values()):
            await table.close()
        await self.reviews.close()
        self.thinkers.close()
        await self.store.close()

    # ---- tables

    async def table(self, name: str) -> LiveTable:
        """A table, from memory or from its log; NoSuchTable."""
        found = self.tables.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable:
        bodies = await self.store.load(name)
        events = [ev.read(body) for body in bodies]
        first = events[0]
        assert isinstance(first, ev.Created)
        start_warming(first.game)
        table = LiveTable(self, name)
        await asyncio.get_running_loop().run_in_executor(None, _replay, table.sitting, events)
        await table.forgive_outages()
        self.tables[name] = table
        table.go_on()
        return table

    async def who(self, holder: Holder | None, table: str, by_link: bool = False) -> Who:
        """Somebody at a table, with his rights there; none of them is a refusal."""
        if holder is not None:
            rights = Rights.of(await self.store.rights(holder, table))
            if rights.any:
                return Who(holder, rights, by_link)
        raise Refusal("not-yours", say("no-right"))

    async def do(self, live: LiveTable, command: ms.AnyCommand, who: Who) -> ms.Done:
        """Carry out a command at a table."""
        if isinstance(command, ms.Rematch):
            return await self.rematch(live, command, who)
        return await live.do(command, who)

    # ---- new tables

    async def create(
        self, plan: ms.CreateTable, holder: Holder, begun: ev.Begun | None = None, box: ev.Box | None = None
    ) -> ms.Created:
        """Lay a table; its maker is the host. It may go on from where an earlier game stood, with luck of its own."""
        created = await self._plan(plan, box)
        created.begun = begun
        return await self._lay(created, holder, [[holder] if seat.who == "me" else [] for seat in plan.seats], [holder])

    async def _plan(self, plan: ms.CreateTable, box: ev.Box | None) -> ev.Created:
        try:
            game = find_game(plan.game)
            box = box or self._file(plan)
            read_seats(game.seats, len(plan.seats))
            series = None if plan.series is None else read_plan(game, msgspec.structs.asdict(plan.series))
            asked = plan.options if series is None else governed_options(game, series, plan.options)
            options = game.options.read(asked)
            marks = _wanted_marks(game, plan, options)
            start_warming(game.name)
            Table(game, len(plan.seats), {**options, **marks}, seed=0, components=parsed(box))
        except SetuError as fault:
            raise Refusal("unreadable", fault.text) from None
        chairs = [_chair(seat, number) for number, seat in enumerate(plan.seats)]
        _make_names_differ(chairs)
        for chosen in marks.values():
            for chair, mark in zip(chairs, str(chosen).split(","), strict=False):
                chair.mark = "" if mark == UNCHOSEN else mark
        mine = [number for number, seat in enumerate(plan.seats) if seat.who == "me"]
        return ev.Created(
            time=self.now(),
            table=fresh_name(),
            game=game.name,
            rules=game.rules_version,
            secret=fresh_secret().hex(),
            chairs=chairs,
            options=options,
            pace=plan.pace,
            chat=plan.chat,
            clock=plan.clock,
            training=plan.training,
            host=mine[0] if mine else None,
            series=None if series is None else ev.Series(plan=series.written()),
            box=box,
        )

    def _file(self, plan: ms.CreateTable) -> ev.Box | None:
        """The component file that a plan names."""
        if plan.components is None:
            return None
        found = self.files.find(plan.game, plan.components)
        if found is None:
            raise Refusal("unreadable", say("components-unknown", name=plan.components))
        return found

    async def _lay(
        self,
        created: ev.Created,
        maker: Holder | None,
        seats: list[list[Holder]],
        hosts: list[Holder],
        guests: Sequence[Right] = (),
    ) -> ms.Created:
        table = created.table
        links = ms.Links(host=fresh_token(), join=fresh_token(), watch=fresh_token())
        grants = [Right(holder, table, "seat", seat) for seat, holders in enumerate(seats) for holder in holders]
        grants += [Right(holder, table, "host") for holder in hosts]
        grants += guests
        grants += [
            Right(holder_of(links.host), table, "host", link=True),
            Right(holder_of(links.join), table, "join", link=True),
            Right(holder_of(links.watch), table, "watch", link=True),
        ]
        live = LiveTable(self, table)
        live.sitting.apply(created)
        heading = live.heading()
        batch = Batch(table, 1, [ev.write(created)], created.time, new=(created.game, heading), grants=grants)
        await self.store.append(batch)
        self.metrics.events.add(1, "created")
        self.tables[table] = live
        commitment = commit(table, created.rules, bytes.fromhex(created.secret))
        log.info("table created", extra={"table": table, "game": created.game, "seats": len(seats)})
        return ms.Created(table=table, commitment=commitment, links=links)

    async def rematch(self, live: LiveTable, command: ms.Rematch, who: Who) -> ms.Done:
        """The same people at a new table: everybody one seat on, or in their seats for the next game of a series.

        Asked for twice, it is made once.
        """
        if command.seat not in who.rights.seats:
            raise Refusal("not-yours", say("not-yours"))
        async with live.lock:
            sitting = live.sitting
            if sitting.stage != "over":
                raise Refusal("not-now", say("not-over"))
            if sitting.rematch is None:
                await self._lay_again(live, who.cause(command.id))
            return ms.Done(id=command.id, number=sitting.number)

    async def _lay_again(self, live: LiveTable, cause: str) -> None:
        sitting, old = live.sitting, live.sitting.created
        on = 0 if sitting.series_goes_on else 1
        order = [(seat + on) % sitting.seats for seat in range(sitting.seats)]  # order[new] = old
        chairs = [sitting.chairs[seat] for seat in order]
        game = find_game(old.game)
        created = ev.Created(
            time=self.now(),
            table=fresh_name(),
            game=old.game,
            rules=game.rules_version,
            secret=fresh_secret().hex(),
            chairs=[ev.Chair(who=chair.who, name=chair.name, bot=_own_bot(chair), mark=chair.mark) for chair in chairs],
            options=game.options.carried_over(sitting.next_options()),
            pace=sitting.pace,
            chat=old.chat,
            clock=old.clock,
            training=old.training,
            host=None if sitting.host is None else order.index(sitting.host),
            series=sitting.next_in_series(),
            box=old.box,
        )
        rights = await self.store.rights_at(live.table)
        seats = [[r.holder for r in rights if r.kind == "seat" and r.seat == seat] for seat in order]
        hosts = [right.holder for right in rights if right.kind == "host"]
        guests = [replace(right, table=created.table) for right in rights if right.kind in ("watch", "join")]
        await self._lay(created, None, seats, hosts, guests)
        await live.note(ev.Rematched(time=max(self.now(), sitting.time), cause=cause, table=created.table))

    # ---- links

    async def enter(self, token: str, table: str, browser: Holder) -> ms.Entered:
        """Give a browser what a link grants."""
        rights = await self.store.rights(holder_of(token), table)
        if not rights:
            raise Refusal("not-yours", say("link-ended"))
        await self.store.grant([Right(browser, table, right.kind, right.seat) for right in rights])
        now = Rights.of(await self.store.rights(browser, table))
        return ms.Entered(table=table, kind=rights[0].kind, seats=sorted(now.seats), is_host=now.host)

    async def link(self, ask: ms.AskLink, live: LiveTable, who: Who) -> ms.Link:
        """A new link. Nobody gets one to a seat in which another person sits: it would show that person's hand."""
        seat = -1
        if ask.kind == "seat":
            if ask.seat is None or ask.seat >= live.sitting.seats:
                raise Refusal("unreadable", say("no-such-seat", seats=live.sitting.seats))
            seat = ask.seat
            own = seat in who.rights.seats
            if not own and not (who.rights.host and live.sitting.chairs[seat].who != "person"):
                raise Refusal("not-yours", say("link-person"))
        elif not who.rights.host:
            raise Refusal("not-yours", say("host-only"))
        token = fresh_token()
        await self.store.grant([Right(holder_of(token), live.table, ask.kind, seat, link=True)], renew=ask.renew)
        return ms.Link(token=token)

    async def tables_of(self, holder: Holder) -> list[ms.MyTable]:
        """A holder's tables, those that wait for him first, then the latest."""
        listed = [self._my_table(found) for found in await self.store.tables_of(holder, MOST_LISTED)]
        return sorted(listed, key=lambda table: (not table.my_turn, table.stage == "over", -table.time))

    def _my_table(self, found: Listed) -> ms.MyTable:
        live = self.tables.get(found.table)
        return _my_table(found, found.heading if live is None else live.heading())

    # ---- what goes on by itself

    def _heard(self, table: str, number: int) -> None:
        """Another process has written to a table."""
        live = self.tables.get(table)
        if live is not None and live.sitting.number < number:
            live.start(live.catch_up())

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

    def _keep_backups(self, now: int) -> None:
        """Every so many hours a copy of the whole file, made in a thread."""
        hours = self.settings.backup_hours
        if hours and not self.store.shared and now >= self._backup_at:
            if self._backup_at:
                threading.Thread(target=keep_backup, args=(Path(self.settings.database), now), daemon=True).start()
            self._backup_at = now + int(hours * 3_600_000)

    async def write_headings(self) -> None:
        """What lists show of tables without opening them: written together, at most a second later."""
        outdated, self.outdated = self.outdated, set()
        if outdated:
            try:
                await self.store.head({table.table: table.heading() for table in outdated})
            except BaseException as fault:
                self.outdated |= outdated
                if not isinstance(fault, StoreFault):
                    raise

    async def _sweep_once(self) -> None:
        now = self.now()
        await self.store.beat(now)
        await self.write_headings()
        for name in await self.store.due(now, 20):
            if name not in self.tables and await self.store.own(name):
                with contextlib.suppress(NoSuchTable):
                    await self.table(name)
            elif name in self.tables and not self.tables[name].lock.locked():
                self.tables[name].go_on()
        self._keep_backups(now)
        for name, number in (await self.store.numbers(list(self.tables))).items():
            self._heard(name, number)
        for name, table in list(self.tables.items()):
            if table.is_idle(self.settings.idle_s):
                del self.tables[name]
                await table.close()


def _my_table(found: Listed, heading: Heading) -> ms.MyTable:
    game = find_game(found.game)
    earlier = found.rules != game.rules_version
    mine = sorted({right.seat for right in found.rights if right.kind == "seat"})
    written = msgspec.json.decode(heading.names, type=list[str])
    return ms.MyTable(
        table=found.table,
        game=found.game,
        title=str(game.title),
        stage="over" if earlier else heading.stage,  # type: ignore[arg-type]
        names=[str(shown_bot(name, seat)) for seat, name in enumerate(written)],
        mine=mine,
        is_host=any(right.kind == "host" for right in found.rights),
        my_turn=not earlier and heading.stage == "playing" and any(heading.pending >> seat & 1 for seat in mine),
        number=heading.number,
        news=max(0, heading.entries - 1 - found.seen),
        time=heading.changed,
        earlier=earlier,
    )


def _replay(sitting: Sitting, events: list[ev.AnyEvent]) -> None:
    for event in events:
        sitting.apply(event)


def _chair(plan: ms.SeatPlan, number: int) -> ev.Chair:
    if plan.who == "open":
        return ev.Chair()
    if plan.who == "bot":
        try:
            bot = read_bot(plan.bot or DEFAULT_BOT)
        except BadOptions as fault:
            raise Refusal("unreadable", fault.text) from None
        return ev.Chair(who="bot", name=clean_name(plan.name) if plan.name else "", bot=bot)
    return ev.Chair(who="person", name=clean_name(plan.name) if plan.name else unnamed(number))


def _wanted_marks(game: Game, plan: ms.CreateTable, options: dict[str, Value]) -> dict[str, Value]:
    """What is to stand for the seats, as an option: seat by seat in the plan, or already among its options."""
    wanted = written([seat.mark for seat in plan.seats])
    marks = game.options.marks
    if wanted and marks is None:
        raise Refusal("unreadable", say("no-such-mark", expected=UNCHOSEN))
    together = options.pop(marks.name, "") if marks else ""
    return {marks.name: wanted or together} if marks and (wanted or together) else {}


def _make_names_differ(chairs: list[ev.Chair]) -> None:
    """Nobody is called like another, and bots that came without a name get one."""
    taken: set[str] = set()
    for number, chair in enumerate(chairs):
        if chair.name and forms(shown(chair, number)) & taken:
            chair.name = f"{chair.name[:24]} ({number + 1})"
        if chair.name:
            taken |= forms(shown(chair, number))
    for number, chair in enumerate(chairs):
        if chair.who == "bot" and not chair.name:
            chair.name = bot_name(forms_of(chairs, but=number), number)


def _own_bot(chair: ev.Chair) -> str | None:
    """A bot's seat stays a bot's; a person who had lent his plays himself again."""
    return chair.bot if chair.who == "bot" else None
