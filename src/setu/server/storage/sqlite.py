"""Tables in one SQLite file. One thread writes; whatever is queued while a transaction syncs goes into the next.

WAL with `synchronous=FULL`: a commit is on the disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import itertools
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar

from setu.engine.texts import Text
from setu.server.domain.access import Grant, GrantChange, TokenHash
from setu.server.storage.store import (
    DUE_MS,
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

T = TypeVar("T")
GATHER_S = 0.002

TABLES = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, stage TEXT NOT NULL, number INTEGER NOT NULL, entries INTEGER NOT NULL,
  changed INTEGER NOT NULL, names TEXT NOT NULL, pending INTEGER NOT NULL, due INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE events (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE rights (
  holder BLOB NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, link INTEGER NOT NULL,
  PRIMARY KEY (holder, table_id, kind, seat)
) WITHOUT ROWID;
CREATE INDEX rights_table ON rights (table_id);
CREATE TABLE seen (
  holder BLOB NOT NULL, table_id TEXT NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (holder, table_id)
) WITHOUT ROWID;
CREATE TABLE outages (since INTEGER NOT NULL, until INTEGER NOT NULL);
"""
MIGRATIONS: dict[int, str] = {1: TABLES}  # version: what makes it out of the one before
_KEEP_LATEST = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)"


class Work(NamedTuple):
    """Something to be written, and who waits for it. `event` is a batch of one event and nothing else."""

    write: Callable[[sqlite3.Connection], Any]
    waiting: asyncio.Future[Any] | None = None
    event: Append | None = None


Answer = tuple[asyncio.Future[Any] | None, Any, BaseException | None]


class SqliteStore:
    """One file; one process."""

    shared = joined = False

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._lock = FileLock(self.path)
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-read")
        self._local = threading.local()
        self._all: list[sqlite3.Connection] = []
        self.committed: Callable[[float, int], None] = lambda seconds, works: None
        self.broken = False
        self.back_at = 0
        self._unsummarized: dict[str, int] = {}  # tables that are due until their summary is, and their last event

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, self._prepare)
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_private(self.path)
            self._lock.take()
            self._bring_up_to_date()
        except BaseException as fault:
            self._lock.give_back()
            if isinstance(fault, (OSError, sqlite3.Error)):
                raise StoreFault(str(_unusable(self.path, fault))) from fault
            raise

    def _bring_up_to_date(self) -> None:
        with contextlib.closing(connect(self.path)) as connection:
            migrate(connection, self.path)
            self.back_at = _note_outage(connection, int(time.time() * 1000))

    async def close(self) -> None:
        self._queue.put(None)
        await self._loop.run_in_executor(self._readers, self._writer.join)  # the others' threads may be busy for long
        self._readers.shutdown()
        for connection in self._all:
            connection.close()
        self._lock.give_back()

    # ---- the writer

    def _write_all(self) -> None:
        connection = connect(self.path)
        going, committed = True, 0.0
        while going:
            works = [self._queue.get()]
            if time.perf_counter() - committed < GATHER_S:  # the next is close behind: let one sync do for more
                time.sleep(GATHER_S)
            while not self._queue.empty():
                works.append(self._queue.get())
            going = None not in works
            self._write([work for work in works if work is not None], connection)
            committed = time.perf_counter()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    def _write(self, works: list[Work], connection: sqlite3.Connection) -> None:
        """One transaction for all; a work that fails is rolled back alone."""
        began = time.perf_counter()
        answers: list[Answer] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for is_event, alike in itertools.groupby(works, key=lambda work: work.event is not None):
                carry_out = self._add_events if is_event else _carry_out
                answers += carry_out(list(alike), connection)
            connection.execute("COMMIT")
            self.broken = False
        except sqlite3.Error as fault:  # the disk is full or gone: nothing of this is acknowledged
            self.broken = True
            self._unsummarized.clear()
            if connection.in_transaction:
                connection.rollback()
            answers = [(work.waiting, None, StoreFault(str(fault))) for work in works]
        self.committed(time.perf_counter() - began, len(works))
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_answer, answers)

    def _add_events(self, works: list[Work], connection: sqlite3.Connection) -> list[Answer]:
        """Moves come by the dozen: one statement for all, unless another server was faster at one of the tables."""
        batches = [work.event for work in works if work.event is not None]
        rows = [part for batch in batches for part in (batch.table, batch.first, batch.events[0])]
        try:
            connection.execute(f"INSERT INTO events VALUES {', '.join(['(?, ?, ?)'] * len(batches))}", rows)
        except sqlite3.IntegrityError:
            return _carry_out(works, connection)
        for batch in batches:
            self._mark_due(connection, batch)
        return [(work.waiting, None, None) for work in works]

    def _do(self, write: Callable[[sqlite3.Connection], T], event: Append | None = None) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Work(write, future, event))
        return future

    def _later(self, write: Callable[[sqlite3.Connection], Any]) -> None:
        self._queue.put(Work(write))

    async def append(self, batch: Append) -> None:
        plain = len(batch.events) == 1 and not (batch.rights or batch.grants or batch.new)
        await self._do(lambda connection: self._append(connection, batch), batch if plain else None)

    def _append(self, connection: sqlite3.Connection, batch: Append) -> None:
        _append(connection, batch)
        if batch.new is None:
            self._mark_due(connection, batch)

    def _mark_due(self, connection: sqlite3.Connection, batch: Append) -> None:
        if batch.table not in self._unsummarized:
            connection.execute("UPDATE tables SET due = ? WHERE id = ?", (batch.time + DUE_MS, batch.table))
        self._unsummarized[batch.table] = batch.first + len(batch.events) - 1

    def _head(self, connection: sqlite3.Connection, summaries: Mapping[str, Summary]) -> None:
        latest = {id: h for id, h in summaries.items() if self._unsummarized.get(id, 0) <= h.number}
        connection.executemany(
            "UPDATE tables SET stage = ?, number = ?, entries = ?, changed = ?, names = ?, pending = ?, due = ? "
            "WHERE id = ?",
            [(h.stage, h.number, h.entries, h.changed, h.names, h.pending, h.due, id) for id, h in latest.items()],
        )
        for id in latest:
            self._unsummarized.pop(id, None)

    async def summarize(self, summaries: Mapping[str, Summary]) -> None:
        self._later(lambda connection: self._head(connection, summaries))

    async def grant(self, rights: Sequence[Grant], *, renew: bool = False, at: int | None = None) -> None:
        def write(connection: sqlite3.Connection) -> None:
            if at is not None:
                _stands_at(connection, rights[0].table, at)
            _grant(connection, rights, renew)

        await self._do(write)

    async def pass_on(self, link: TokenHash, table: str, holder: TokenHash, at: int) -> list[Grant]:
        def write(connection: sqlite3.Connection) -> list[Grant]:
            _stands_at(connection, table, at)
            sql = "SELECT kind, seat FROM rights WHERE holder = ? AND table_id = ?"
            given = [Grant(holder, table, *right) for right in connection.execute(sql, (link, table)).fetchall()]
            _grant(connection, given, False)
            return given

        return await self._do(write)

    async def mark_seen(self, holder: TokenHash, table: str, entry: int) -> None:
        sql = """
            INSERT INTO seen SELECT DISTINCT holder, table_id, ? FROM rights WHERE holder = ? AND table_id = ?
            ON CONFLICT DO UPDATE SET entry = max(entry, excluded.entry)"""
        self._later(lambda connection: connection.execute(sql, (entry, holder, table)))

    async def heartbeat(self, now: int) -> int:
        await self._do(lambda connection: connection.execute(_KEEP_LATEST, ("alive", now)))
        return now

    async def is_up(self, now: int) -> None:
        known, self.back_at = self.back_at, max(self.back_at, now)
        sql, values = "UPDATE outages SET until = ? WHERE until = ?", (self.back_at, known)
        await self._do(lambda connection: connection.execute(sql, values))

    async def note_outage(self, since: int, until: int) -> None:
        if since < until:
            sql = "INSERT INTO outages VALUES (?, ?)"
            await self._do(lambda connection: connection.execute(sql, (since, until)))

    # ---- readers

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._loop.run_in_executor(self._readers, self._read_now, sql, values)

    def _read_now(self, sql: str, values: Sequence[Any]) -> list[Any]:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self.path)
            self._all.append(connection)
        return connection.execute(sql, values).fetchall()

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        sql = "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        found = [body for (body,) in await self._read(sql, table, since)]
        if not found and not since:
            raise NoSuchTable(table)
        return found

    async def rights(self, holder: TokenHash, table: str) -> list[Grant]:
        sql = "SELECT kind, seat, link FROM rights WHERE holder = ? AND table_id = ?"
        return [
            Grant(holder, table, kind, seat, bool(link)) for kind, seat, link in await self._read(sql, holder, table)
        ]

    async def rights_at(self, table: str, *, links: bool = False) -> list[Grant]:
        sql = "SELECT holder, kind, seat, link FROM rights WHERE table_id = ? AND link <= ?"
        found = await self._read(sql, table, int(links))
        return [Grant(holder, table, kind, seat, bool(link)) for holder, kind, seat, link in found]

    async def stage(self, table: str) -> str | None:
        found = await self._read("SELECT stage FROM tables WHERE id = ?", table)
        return found[0][0] if found else None

    async def every_table(self) -> list[tuple[str, str, Summary]]:
        sql = "SELECT id, game, stage, number, entries, changed, names, pending, due FROM tables ORDER BY id"
        return [(id, game, Summary(*rest)) for id, game, *rest in await self._read(sql)]

    async def tables_of(self, holder: TokenHash, limit: int) -> list[ListedTable]:
        sql = """
            SELECT t.id, t.game, t.stage, t.number, t.entries, t.changed, t.names, t.pending, t.due,
                   group_concat(r.kind || ' ' || r.seat), coalesce(max(s.entry), 0),
                   CAST(e.body AS TEXT) ->> 'rules'
            FROM rights r JOIN tables t ON t.id = r.table_id JOIN events e ON e.table_id = t.id AND e.number = 1
            LEFT JOIN seen s ON s.holder = r.holder AND s.table_id = r.table_id
            WHERE r.holder = ? GROUP BY t.id ORDER BY t.changed DESC LIMIT ?"""
        return [_listed(holder, row) for row in await self._read(sql, holder, limit)]

    async def delete(self, tables: Sequence[str]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for name, column in _OF_A_TABLE:
                connection.executemany(f"DELETE FROM {name} WHERE {column} = ?", [(table,) for table in tables])
            for table in tables:
                self._unsummarized.pop(table, None)

        await self._do(write)

    async def forget(self, holder: TokenHash, table: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for name in ("rights", "seen"):
                connection.execute(f"DELETE FROM {name} WHERE holder = ? AND table_id = ?", (holder, table))

        await self._do(write)

    async def older(self, than: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE changed < ? ORDER BY changed LIMIT ?"
        return [id for (id,) in await self._read(sql, than, limit)]

    async def seen(self, holder: TokenHash, table: str) -> int:
        found = await self._read("SELECT entry FROM seen WHERE holder = ? AND table_id = ?", holder, table)
        return int(found[0][0]) if found else 0

    async def due(self, now: int, limit: int) -> list[str]:
        found = await self._read("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, limit)
        return [id for (id,) in found]

    async def outages(self, since: int) -> list[tuple[int, int]]:
        return [
            tuple(row)
            for row in await self._read("SELECT since, until FROM outages WHERE until > ? ORDER BY until", since)
        ]

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM tables"))[0][0])

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return {}

    async def ready(self) -> bool:
        try:
            await self._do(lambda connection: connection.execute("REPLACE INTO meta VALUES ('ready', 1)"))
        except (StoreFault, sqlite3.Error):
            return False
        return True

    async def lease(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return None

    async def tell_present(self, seats: Mapping[str, int]) -> None:
        return None

    def present_elsewhere(self, table: str) -> int:
        return 0

    def listen(self, heard: Heard) -> None:
        return None


# ---- below: how it is done

_OF_A_TABLE = (("events", "table_id"), ("rights", "table_id"), ("seen", "table_id"), ("tables", "id"))


def _carry_out(works: list[Work], connection: sqlite3.Connection) -> list[Answer]:
    return [(work.waiting, *_carry_out_one(work, connection)) for work in works]


def _carry_out_one(work: Work, connection: sqlite3.Connection) -> tuple[Any, BaseException | None]:
    """What came of one work; a work that fails leaves nothing behind."""
    connection.execute("SAVEPOINT work")
    try:
        return work.write(connection), None
    except (Conflict, NoSuchTable, sqlite3.Error) as fault:
        connection.execute("ROLLBACK TO work")
        return None, StoreFault(str(fault)) if isinstance(fault, sqlite3.Error) else fault
    finally:
        connection.execute("RELEASE work")


class FileLock:
    """One server for one file. The system gives the lock back when the process dies, however it dies."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self.database = path
        self._files: list[IO[bytes]] = []

    def take(self) -> None:
        """Of the name, for commands that put another file in its place; and of the file, whatever names it has."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        make_private(self.path)
        self._files = [self.path.open("ab")]
        if self.database.exists():
            self._files.append(self.database.open("rb"))
        try:
            for file in self._files:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.give_back()
            raise StoreFault(str(say("store-locked", file=self.database.name))) from None

    def give_back(self) -> None:
        for file in self._files:
            file.close()
        self._files = []

    def __enter__(self) -> FileLock:
        self.take()
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()


def _answer(answers: list[Answer]) -> None:
    for future, result, fault in answers:
        if future is None or future.done():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)


def connect(path: Path) -> sqlite3.Connection:
    """A connection on which a commit means: it is on the disk."""
    make_private(path)
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # 16 MB: every checkpoint holds up the moves behind it
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _unusable(path: Path, fault: OSError | sqlite3.Error) -> Text:
    """Why no server can keep its tables there."""
    reason = fault.strerror if isinstance(fault, OSError) else None
    return say("store-unusable", file=str(path), reason=reason or str(fault))


def make_private(path: Path) -> None:
    """A file, new or not, that nobody but its owner reads: there are secrets in it."""
    if path.is_dir():  # without the right to enter it, its owner could not use it any more
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.exists():  # a file that is opened and closed beside SQLite would cost it its locks
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # another's, who lets us write
        path.chmod(0o600)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the file's form; 0 for an empty file."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
        return 0
    found = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    return int(found[0]) if found else 0


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file up to date, after a copy of it; a newer one is refused."""
    version = version_of(connection)
    if version > SCHEMA:
        raise StoreFault(str(say("store-newer", file=path.name, found=version, known=SCHEMA)))
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreFault(str(say("store-foreign", file=path.name)))
    if 0 < version < SCHEMA:
        copy_to(connection, path.with_name(f"{path.name}.before-{SCHEMA}"))
    for step in range(version + 1, SCHEMA + 1):
        script = f"BEGIN IMMEDIATE; {MIGRATIONS[step]} REPLACE INTO meta VALUES ('schema', {step}); COMMIT;"
        connection.executescript(script)


def copy_to(connection: sqlite3.Connection, path: Path) -> None:
    """A whole copy, made while the server runs, complete or not there at all."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(part, path)


def _note_outage(connection: sqlite3.Connection, now: int) -> int:
    """From the last sign of life until now no clock ran. The time of day may have been set back meanwhile."""
    found = connection.execute("SELECT value FROM meta WHERE name = 'alive'").fetchone()
    now = max(now, found[0]) if found else now
    if found and now - found[0] > 0:
        connection.execute("INSERT INTO outages VALUES (?, ?)", (found[0], now))
    connection.execute("REPLACE INTO meta VALUES ('alive', ?)", (now,))
    return now


def _append(connection: sqlite3.Connection, batch: Append) -> None:
    if batch.new is not None:
        game, summary = batch.new
        values = (summary.stage, summary.number, summary.entries, summary.changed, summary.names, summary.pending)
        row = (batch.table, game, *values, summary.due)
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    try:
        connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?)",
            [(batch.table, number, body) for number, body in enumerate(batch.events, start=batch.first)],
        )
    except sqlite3.IntegrityError:
        raise Conflict(batch.table) from None
    for change in batch.rights:
        _change(connection, batch.table, change)
    _grant(connection, batch.grants, False)


def _stands_at(connection: sqlite3.Connection, table: str, number: int) -> None:
    """NoSuchTable, or Conflict if something has happened at a table since that event."""
    (last,) = connection.execute("SELECT max(number) FROM events WHERE table_id = ?", (table,)).fetchone()
    if last is None:
        raise NoSuchTable(table)
    if last != number:
        raise Conflict(table)


def _grant(connection: sqlite3.Connection, rights: Sequence[Grant], renew: bool) -> None:
    for right in rights:
        if renew:
            sql = "DELETE FROM rights WHERE table_id = ? AND kind = ? AND seat = ? AND link = 1"
            connection.execute(sql, (right.table, right.kind, right.seat))
        sql = "INSERT INTO rights VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        connection.execute(sql, (right.holder, right.table, right.kind, right.seat, int(right.link)))


def _change(connection: sqlite3.Connection, table: str, change: GrantChange) -> None:
    if change.what == "grant":
        assert change.right is not None
        _grant(connection, [change.right], False)
    elif change.what == "revoke":
        connection.execute("DELETE FROM rights WHERE table_id = ? AND kind = 'seat' AND seat = ?", (table, change.seat))
    elif change.what == "expel":
        connection.execute(
            "DELETE FROM rights WHERE table_id = ? AND holder IN "
            "(SELECT holder FROM rights WHERE table_id = ? AND kind = 'seat' AND seat = ?)",
            (table, table, change.seat),
        )
    elif change.what == "host":
        connection.execute("DELETE FROM rights WHERE table_id = ? AND kind = 'host'", (table,))
        connection.execute(
            "INSERT INTO rights SELECT holder, table_id, 'host', -1, link FROM rights "
            "WHERE table_id = ? AND kind = 'seat' AND seat = ? AND link = 0",
            (table, change.seat),
        )
    else:
        moved = {old: new for new, old in enumerate(change.order)}
        sql = "SELECT holder, seat, link FROM rights WHERE table_id = ? AND kind = 'seat'"
        rows = connection.execute(sql, (table,)).fetchall()
        connection.execute("DELETE FROM rights WHERE table_id = ? AND kind = 'seat'", (table,))
        connection.executemany(
            "INSERT INTO rights VALUES (?, ?, 'seat', ?, ?)",
            [(holder, table, moved[seat], link) for holder, seat, link in rows],
        )


def _listed(holder: TokenHash, row: Any) -> ListedTable:
    id, game, stage, number, entries, changed, names, pending, due, rights, seen, rules = row
    found = (right.split(" ") for right in rights.split(","))
    return ListedTable(
        table=id,
        game=game,
        summary=Summary(stage, number, entries, changed, names, pending, due),
        rights=tuple(Grant(holder, id, kind, int(seat)) for kind, seat in found),
        seen=seen,
        rules=rules,
    )
