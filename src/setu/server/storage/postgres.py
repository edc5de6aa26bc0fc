"""Tables in PostgreSQL, for more than one process or machine.

Any process may write to any table: the primary key (table, number) lets one of two win, and the other looks again.
What has been written is told to the others by NOTIFY (after the commit, which it would otherwise hold up), and a poll
every second finds what a dying process could not tell. Bots and clocks of a table belong to the process that holds
its advisory lock; PostgreSQL gives the lock back when that process dies, and another takes the table over.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import operator
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

import asyncpg

from setu.server.domain.access import Grant, GrantChange, TokenHash
from setu.server.storage.store import (
    DUE_MS,
    RIGHTS,
    SCHEMA,
    Append,
    Conflict,
    Heard,
    ListedTable,
    NoSuchTable,
    StoreFault,
    Summary,
)
from setu.server.texts import say

CHANNEL = "setu_tables"
ALIVE = 0x5E7500001  # advisory lock that every process shares while it lives
PRESENT, BELIEVED_S = "present:", 10.0
MIGRATING = 0x5E7500002
LISTENING, LISTENING_S = 200, 0.01  # how often, and how far apart, a sign of life of another process is looked for
TABLES = """
CREATE TABLE setu_meta (name text PRIMARY KEY, value bigint NOT NULL);
CREATE TABLE setu_tables (
  id text PRIMARY KEY, game text NOT NULL, stage text NOT NULL, number int NOT NULL, entries int NOT NULL,
  changed bigint NOT NULL, names text NOT NULL, pending int NOT NULL, due bigint
);
CREATE INDEX setu_tables_due ON setu_tables (due) WHERE due IS NOT NULL;
CREATE TABLE setu_events (
  table_id text NOT NULL, number int NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE setu_rights (
  holder bytea NOT NULL, table_id text NOT NULL, kind text NOT NULL, seat int NOT NULL, link boolean NOT NULL,
  PRIMARY KEY (holder, table_id, kind, seat)
);
CREATE INDEX setu_rights_table ON setu_rights (table_id);
CREATE TABLE setu_seen (
  holder bytea NOT NULL, table_id text NOT NULL, entry int NOT NULL, PRIMARY KEY (holder, table_id)
);
CREATE TABLE setu_outages (since bigint NOT NULL, until bigint NOT NULL);
"""
MIGRATIONS: dict[int, str] = {1: TABLES}  # version: what makes it out of the one before

Connection = Any  # asyncpg has no types of its own
_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, asyncio.TimeoutError)


class PostgresStore:
    """A database that several processes share."""

    shared = True

    def __init__(self, dsn: str, connections: int = 10) -> None:
        self.dsn, self.connections = dsn, connections
        self.back_at, self.joined = 0, False
        self._told_present: dict[str, int] = {}
        self._present: dict[str, dict[str, tuple[int, float]]] = {}  # by table and process: seats, and when it was told
        self.me = secrets.token_hex(4)
        self.committed: Callable[[float, int], None] = lambda seconds, works: None
        self._heard: Heard = lambda table, number: None
        self._owned: set[str] = set()
        self._told: dict[str, int] = {}
        self._telling: asyncio.Task[None] | None = None
        self._guard: Connection = None
        self._guarding = asyncio.Lock()

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.dsn, min_size=1, max_size=self.connections)
            await self._connect_guard(first=True)
        except (*_FAULTS, ValueError, TypeError) as fault:  # an address can be wrong in many ways
            raise StoreFault(str(say("store-unreachable", reason=type(fault).__name__))) from None

    async def _connect_guard(self, first: bool = False) -> None:
        """The connection that listens and holds this process's locks."""
        self._owned.clear()
        self._guard = await asyncpg.connect(self.dsn)
        alone = await self._guard.fetchval("SELECT pg_try_advisory_lock($1)", ALIVE)
        if first:
            await self._migrate()
            if alone:
                await self._note_outage()
        await self._guard.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)  # once the first has noted the time
        if alone:
            await self._guard.execute("SELECT pg_advisory_unlock($1)", ALIVE)
        elif first:
            await self._join()
        await self._guard.add_listener(CHANNEL, self._listened)

    async def _migrate(self) -> None:
        guard = self._guard
        await guard.execute("SELECT pg_advisory_lock($1)", MIGRATING)
        try:
            known = await guard.fetchval("SELECT to_regclass('setu_meta') IS NOT NULL")
            version = await guard.fetchval("SELECT value FROM setu_meta WHERE name = 'schema'") if known else 0
            if version > SCHEMA:
                raise StoreFault(str(say("store-newer", file="PostgreSQL", found=version, known=SCHEMA)))
            for step in range(version + 1, SCHEMA + 1):
                async with guard.transaction():
                    await guard.execute(MIGRATIONS[step])
                    await guard.execute(_SET_META, "schema", step)
        finally:
            await guard.execute("SELECT pg_advisory_unlock($1)", MIGRATING)

    async def _note_outage(self) -> None:
        """No other process was there: from the last sign of life until now, no clock ran."""
        now = time.time_ns() // 1_000_000
        last = await self._guard.fetchval("SELECT value FROM setu_meta WHERE name = 'alive'")
        now = self.back_at = now if last is None else max(now, last)
        if last is not None and last < now:
            await self._guard.execute("INSERT INTO setu_outages VALUES ($1, $2)", last, now)
        await self._guard.execute(_SET_META, "alive", now)

    async def _join(self) -> None:
        """Another process is there: what time it is there it is here. What it said last may be old by now, what it says
        next is not; only one that hangs says nothing."""
        known = await self._guard.fetchrow(_SIGN_OF_LIFE)
        if known is None:
            return
        for _ in range(LISTENING):
            latest = await self._guard.fetchrow(_SIGN_OF_LIFE)
            if latest["version"] != known["version"]:
                break
            await asyncio.sleep(LISTENING_S)
        self.back_at, self.joined = latest["value"], True

    async def close(self) -> None:
        if self._telling is not None:
            await asyncio.gather(self._telling, return_exceptions=True)
        with contextlib.suppress(*_FAULTS):
            await self._guard.close(timeout=2)
        await self._pool.close()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except _FAULTS as fault:
            raise StoreFault(type(fault).__name__) from fault

    # ---- writing

    async def append(self, batch: Append) -> None:
        began = time.perf_counter()
        async with self._connection() as connection, connection.transaction():
            await _append(connection, batch)
        self.committed(time.perf_counter() - began, 1)
        self._tell(batch.table, batch.first + len(batch.events) - 1)

    def _tell(self, table: str, number: int) -> None:
        """Tell the other processes, several tables at a time if need be."""
        self._told[table] = number
        if self._telling is None or self._telling.done():
            self._telling = asyncio.ensure_future(self._tell_all())

    async def _tell_all(self) -> None:
        while self._told:
            told, self._told = self._told, {}
            lines = [f"{self.me} {table} {number}" for table, number in told.items()]
            with contextlib.suppress(StoreFault):
                async with self._connection() as connection:
                    await connection.execute("SELECT pg_notify($1, line) FROM unnest($2::text[]) line", CHANNEL, lines)

    async def summarize(self, summaries: Mapping[str, Summary]) -> None:
        async with self._connection() as connection:
            await connection.executemany(
                "UPDATE setu_tables SET stage = $1, entries = $2, names = $3, pending = $4, due = $5 "
                "WHERE id = $6 AND number = $7",
                [(h.stage, h.entries, h.names, h.pending, h.due, id, h.number) for id, h in sorted(summaries.items())],
            )

    async def grant(self, rights: Sequence[Grant], *, renew: bool = False, at: int | None = None) -> None:
        async with self._connection() as connection, connection.transaction():
            if at is not None:
                await _stands_at(connection, rights[0].table, at)
            await _grant(connection, rights, renew)

    async def pass_on(self, link: TokenHash, table: str, holder: TokenHash, at: int) -> list[Grant]:
        async with self._connection() as connection, connection.transaction():
            await _stands_at(connection, table, at)
            sql = "SELECT kind, seat FROM setu_rights WHERE holder = $1 AND table_id = $2"
            given = [Grant(holder, table, *right) for right in await connection.fetch(sql, link, table)]
            await _grant(connection, given, False)
        return given

    async def mark_seen(self, holder: TokenHash, table: str, entry: int) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "INSERT INTO setu_seen SELECT DISTINCT holder, table_id, $3::int FROM setu_rights "
                "WHERE holder = $1 AND table_id = $2 "
                "ON CONFLICT (holder, table_id) DO UPDATE SET entry = greatest(setu_seen.entry, excluded.entry)",
                holder,
                table,
                entry,
            )

    async def heartbeat(self, now: int) -> int:
        async with self._connection() as connection:
            return int(await connection.fetchval(_KEEP_LATEST, "alive", now))

    async def is_up(self, now: int) -> None:
        if self.joined:
            return
        known, self.back_at = self.back_at, max(self.back_at, now)
        async with self._connection() as connection:
            await connection.execute("UPDATE setu_outages SET until = $1 WHERE until = $2", self.back_at, known)

    async def note_outage(self, since: int, until: int) -> None:
        if since < until:
            async with self._connection() as connection:
                await connection.execute("INSERT INTO setu_outages VALUES ($1, $2)", since, until)

    # ---- reading

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            return list(await connection.fetch(sql, *values))

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        sql = "SELECT body FROM setu_events WHERE table_id = $1 AND number > $2 ORDER BY number"
        found = [bytes(row[0]) for row in await self._read(sql, table, since)]
        if not found and not since:
            raise NoSuchTable(table)
        return found

    async def rights(self, holder: TokenHash, table: str) -> list[Grant]:
        sql = "SELECT kind, seat, link FROM setu_rights WHERE holder = $1 AND table_id = $2"
        return [Grant(holder, table, *row) for row in await self._read(sql, holder, table)]

    async def rights_at(self, table: str, *, links: bool = False) -> list[Grant]:
        sql = "SELECT holder, kind, seat, link FROM setu_rights WHERE table_id = $1 AND (NOT link OR $2)"
        return [Grant(bytes(row[0]), table, row[1], row[2], row[3]) for row in await self._read(sql, table, links)]

    async def stage(self, table: str) -> str | None:
        found = await self._read("SELECT stage FROM setu_tables WHERE id = $1", table)
        return found[0][0] if found else None

    async def every_table(self) -> list[tuple[str, str, Summary]]:
        sql = "SELECT id, game, stage, number, entries, changed, names, pending, due FROM setu_tables ORDER BY id"
        return [(row[0], row[1], Summary(*row[2:])) for row in map(tuple, await self._read(sql))]

    async def tables_of(self, holder: TokenHash, limit: int) -> list[ListedTable]:
        sql = """
            SELECT t.id, t.game, t.stage, t.number, t.entries, t.changed, t.names, t.pending, t.due,
                   array_agg(r.kind) kinds, array_agg(r.seat) seats, coalesce(max(s.entry), 0) seen,
                   convert_from(e.body, 'UTF8')::json ->> 'rules' rules
            FROM setu_rights r JOIN setu_tables t ON t.id = r.table_id
            JOIN setu_events e ON e.table_id = t.id AND e.number = 1
            LEFT JOIN setu_seen s ON s.holder = r.holder AND s.table_id = r.table_id
            WHERE r.holder = $1 GROUP BY t.id, e.body ORDER BY t.changed DESC LIMIT $2"""
        return [_listed(holder, row) for row in await self._read(sql, holder, limit)]

    async def delete(self, tables: Sequence[str]) -> None:
        async with self._connection() as connection, connection.transaction():
            for name, column in _OF_A_TABLE:
                await connection.execute(f"DELETE FROM {name} WHERE {column} = ANY($1::text[])", list(tables))

    async def forget(self, holder: TokenHash, table: str) -> None:
        async with self._connection() as connection, connection.transaction():
            for name in ("setu_rights", "setu_seen"):
                await connection.execute(f"DELETE FROM {name} WHERE holder = $1 AND table_id = $2", holder, table)
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.me} {table} {RIGHTS}")

    async def older(self, than: int, limit: int) -> list[str]:
        sql = "SELECT id FROM setu_tables WHERE changed < $1 ORDER BY changed LIMIT $2"
        return [row[0] for row in await self._read(sql, than, limit)]

    async def seen(self, holder: TokenHash, table: str) -> int:
        found = await self._read("SELECT entry FROM setu_seen WHERE holder = $1 AND table_id = $2", holder, table)
        return int(found[0][0]) if found else 0

    async def due(self, now: int, limit: int) -> list[str]:
        return [
            row[0]
            for row in await self._read("SELECT id FROM setu_tables WHERE due <= $1 ORDER BY due LIMIT $2", now, limit)
        ]

    async def outages(self, since: int) -> list[tuple[int, int]]:
        found = await self._read("SELECT since, until FROM setu_outages WHERE until > $1 ORDER BY until", since)
        return [(row[0], row[1]) for row in found]

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM setu_tables"))[0][0])

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        sql = "SELECT id, number FROM setu_tables WHERE id = ANY($1::text[])"
        return {row[0]: row[1] for row in await self._read(sql, list(tables))}

    async def ready(self) -> bool:
        try:
            async with self._connection() as connection:
                await connection.execute(_SET_META, "ready", 1)
        except StoreFault:
            return False
        return True

    # ---- sharing

    async def lease(self, table: str) -> bool:
        async with self._guarding:
            try:
                if self._guard.is_closed():
                    await self._connect_guard()
                if table not in self._owned:
                    sql = "SELECT pg_try_advisory_lock(hashtextextended($1, 7))"
                    if not await self._guard.fetchval(sql, table):
                        return False
                    self._owned.add(table)
            except _FAULTS:
                return False
            return True

    async def release(self, table: str) -> None:
        async with self._guarding:
            if table in self._owned:
                self._owned.discard(table)
                with contextlib.suppress(*_FAULTS):
                    await self._guard.execute("SELECT pg_advisory_unlock(hashtextextended($1, 7))", table)

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    async def tell_present(self, seats: Mapping[str, int]) -> None:
        """Again and again, also that nobody is there any more: what a process that died has told is soon forgotten."""
        since = time.monotonic() - BELIEVED_S
        believed = {
            table: {sender: one for sender, one in told.items() if one[1] > since}
            for table, told in self._present.items()
        }
        self._present = {table: told for table, told in believed.items() if told}
        told, self._told_present = {**dict.fromkeys(self._told_present, 0), **seats}, dict(seats)
        lines = [f"{self.me} {table} {PRESENT}{mask}" for table, mask in told.items()]
        if lines:
            async with self._connection() as connection:
                await connection.execute("SELECT pg_notify($1, line) FROM unnest($2::text[]) line", CHANNEL, lines)

    def present_elsewhere(self, table: str) -> int:
        since = time.monotonic() - BELIEVED_S
        masks = [mask for mask, told in self._present.get(table, {}).values() if told > since]
        return functools.reduce(operator.or_, masks, 0)

    def _listened(self, connection: Connection, pid: int, channel: str, payload: str) -> None:
        sender, table, number = payload.split(" ")
        if sender == self.me:
            return
        if not number.startswith(PRESENT):
            self._heard(table, int(number))
        elif mask := int(number.removeprefix(PRESENT)):
            self._present.setdefault(table, {})[sender] = (mask, time.monotonic())
        else:
            self._present.get(table, {}).pop(sender, None)
            if not self._present.get(table):
                self._present.pop(table, None)


# ---- below: how it is done

_OF_A_TABLE = (
    ("setu_events", "table_id"), ("setu_rights", "table_id"), ("setu_seen", "table_id"), ("setu_tables", "id")
)  # fmt: skip
_SET_META = "INSERT INTO setu_meta VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
# Each sign is a version of its own, also one that tells the same time.
_SIGN_OF_LIFE = "SELECT value, xmin::text AS version FROM setu_meta WHERE name = 'alive'"
_KEEP_LATEST = (
    "INSERT INTO setu_meta VALUES ($1, $2) "
    "ON CONFLICT (name) DO UPDATE SET value = greatest(setu_meta.value, excluded.value) RETURNING value"
)


async def _append(connection: Connection, batch: Append) -> None:
    if batch.new is not None:
        game, h = batch.new
        row = (batch.table, game, h.stage, h.number, h.entries, h.changed, h.names, h.pending, h.due)
        await connection.execute("INSERT INTO setu_tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row)
    numbers = list(range(batch.first, batch.first + len(batch.events)))
    written = await connection.fetch(
        "INSERT INTO setu_events SELECT $1, n, b FROM unnest($2::int[], $3::bytea[]) AS new (n, b) "
        "ON CONFLICT DO NOTHING RETURNING number",
        batch.table,
        numbers,
        list(batch.events),
    )
    if len(written) != len(numbers):
        raise Conflict(batch.table)
    if batch.new is None:  # seen to again soon, in case this process dies before it has written the summary
        sql = "UPDATE setu_tables SET number = $1, changed = $2, due = $3 WHERE id = $4"
        await connection.execute(sql, numbers[-1], batch.time, batch.time + DUE_MS, batch.table)
    for change in batch.rights:
        await _change(connection, batch.table, change)
    await _grant(connection, batch.grants, False)


async def _stands_at(connection: Connection, table: str, number: int) -> None:
    """NoSuchTable, or Conflict if something has happened at a table since that event; until this transaction ends,
    nothing does."""
    if not await connection.fetchval("SELECT 1 FROM setu_tables WHERE id = $1 FOR UPDATE", table):
        raise NoSuchTable(table)
    if await connection.fetchval("SELECT max(number) FROM setu_events WHERE table_id = $1", table) != number:
        raise Conflict(table)


async def _grant(connection: Connection, rights: Sequence[Grant], renew: bool) -> None:
    for right in rights:
        if renew:
            sql = "DELETE FROM setu_rights WHERE table_id = $1 AND kind = $2 AND seat = $3 AND link"
            await connection.execute(sql, right.table, right.kind, right.seat)
        sql = "INSERT INTO setu_rights VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        await connection.execute(sql, right.holder, right.table, right.kind, right.seat, right.link)


async def _change(connection: Connection, table: str, change: GrantChange) -> None:
    if change.what == "grant":
        assert change.right is not None
        await _grant(connection, [change.right], False)
    elif change.what == "revoke":
        sql = "DELETE FROM setu_rights WHERE table_id = $1 AND kind = 'seat' AND seat = $2"
        await connection.execute(sql, table, change.seat)
    elif change.what == "expel":
        await connection.execute(
            "DELETE FROM setu_rights WHERE table_id = $1 AND holder IN "
            "(SELECT holder FROM setu_rights WHERE table_id = $1 AND kind = 'seat' AND seat = $2)",
            table,
            change.seat,
        )
    elif change.what == "host":
        await connection.execute("DELETE FROM setu_rights WHERE table_id = $1 AND kind = 'host'", table)
        await connection.execute(
            "INSERT INTO setu_rights SELECT holder, table_id, 'host', -1, link FROM setu_rights "
            "WHERE table_id = $1 AND kind = 'seat' AND seat = $2 AND NOT link",
            table,
            change.seat,
        )
    else:
        moved = {old: new for new, old in enumerate(change.order)}
        sql = "DELETE FROM setu_rights WHERE table_id = $1 AND kind = 'seat' RETURNING holder, seat, link"
        rows = await connection.fetch(sql, table)
        await connection.executemany(
            "INSERT INTO setu_rights VALUES ($1, $2, 'seat', $3, $4)",
            [(row[0], table, moved[row[1]], row[2]) for row in rows],
        )


def _listed(holder: TokenHash, row: Any) -> ListedTable:
    return ListedTable(
        table=row["id"],
        game=row["game"],
        summary=Summary(
            row["stage"], row["number"], row["entries"], row["changed"], row["names"], row["pending"], row["due"]
        ),
        rights=tuple(
            Grant(holder, row["id"], kind, seat) for kind, seat in zip(row["kinds"], row["seats"], strict=True)
        ),
        seen=row["seen"],
        rules=row["rules"],
    )
