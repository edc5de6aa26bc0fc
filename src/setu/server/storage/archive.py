"""Keeping tables safe: copies of the database, tables as lines of JSON, written games, and a look at their health."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec

from setu.engine.errors import SetuError
from setu.server.domain import events as ev
from setu.server.domain.access import Grant
from setu.server.domain.session import Session
from setu.server.domain.written import record_of
from setu.server.storage.sqlite import FileLock, connect, copy_to, version_of
from setu.server.storage.store import SCHEMA, Append, Store, StoreFault, Summary
from setu.server.texts import say
from setu.server.wire.commands import LinkKind

KEPT_BACKUPS = 24
log = logging.getLogger("setu.server")


class ArchivedTable(msgspec.Struct, kw_only=True):
    """A table with everything that belongs to it: one line of an export."""

    setu: int = 1
    table: str
    game: str
    summary: Summary = msgspec.field(name="heading")
    events: list[msgspec.Raw]
    rights: list[tuple[str, LinkKind, int, bool]]


# ---- copies of a SQLite file


def backup(database: Path, target: Path) -> None:
    """A whole copy of a database, made while the server may be running."""
    if not database.is_file():
        raise StoreFault(str(say("store-missing", file=database.name)))
    connection = connect(database)
    try:
        copy_to(connection, target)
    finally:
        connection.close()


def restore(source: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses; what was there is kept beside it."""
    problem = check_file(source)
    if problem:
        raise StoreFault(problem)
    with FileLock(database):
        kept = None
        if database.exists():
            kept = database.with_name(f"{database.name}.before-restore-{int(time.time())}")
            backup(database, kept)
        part = database.with_name(database.name + ".part")
        connection = sqlite3.connect(source)
        try:
            copy_to(connection, part)
        finally:
            connection.close()
        for suffix in ("-wal", "-shm"):
            database.with_name(database.name + suffix).unlink(missing_ok=True)
        os.replace(part, database)
    return kept


def check_file(path: Path) -> str | None:
    """None if a file is a sound database of this version or an older one, else what is wrong with it."""
    if not path.is_file():
        return str(say("store-missing", file=path.name))
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        version = version_of(connection)
    except sqlite3.DatabaseError:
        return str(say("store-foreign", file=path.name))
    finally:
        connection.close()
    if found != "ok":
        return str(say("store-damaged", file=path.name, reason=found))
    if version == 0:
        return str(say("store-foreign", file=path.name))
    if version > SCHEMA:
        return str(say("store-newer", file=path.name, found=version, known=SCHEMA))
    return None


def keep_backup(database: Path, now: int) -> None:
    """One more copy in the folder beside the database; the oldest go."""
    folder = database.with_name("backups")
    try:
        folder.mkdir(exist_ok=True)
        backup(database, folder / f"{database.stem}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now / 1000))}.db")
        for old in sorted(folder.glob(f"{database.stem}-*.db"))[:-KEPT_BACKUPS]:
            old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error, StoreFault):
        log.exception("backup failed")


def last_backup(database: Path) -> int:
    """When the latest copy was made; 0 if there is none."""
    made = [copy.stat().st_mtime for copy in database.with_name("backups").glob(f"{database.stem}-*.db")]
    return int(max(made, default=0) * 1000)


# ---- tables as lines of JSON, from any store to any store


async def export_tables(store: Store) -> AsyncIterator[bytes]:
    """Every table as a line."""
    for table, game, summary in await store.every_table():
        bodies = await store.load(table)
        rights = [(r.holder.hex(), r.kind, r.seat, r.link) for r in await store.rights_at(table, links=True)]
        events = [msgspec.Raw(body) for body in bodies]
        archived = ArchivedTable(table=table, game=game, summary=summary, events=events, rights=rights)
        yield msgspec.json.encode(archived) + b"\n"


async def import_tables(store: Store, lines: Iterator[bytes]) -> tuple[int, int]:
    """Take tables in; each is replayed first. Returns how many were new and how many were there already.

    StoreFault where one cannot be written: those before it are there, and it can be done again."""
    new = known = 0
    there: set[str] | None = None
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            archived = msgspec.json.decode(line, type=ArchivedTable)
            bodies = [bytes(body) for body in archived.events]
            session = replay(bodies)
            if session.table != archived.table or session.created.game != archived.game:
                raise StoreFault(archived.table)
            rights = [Grant(bytes.fromhex(r[0]), archived.table, r[1], r[2], r[3]) for r in archived.rights]
        except (msgspec.MsgspecError, SetuError, StoreFault, ValueError, LookupError, AssertionError) as fault:
            raise StoreFault(str(say("import-line", line=number, reason=str(fault)))) from None
        if there is None:
            there = {table for table, _, _ in await store.every_table()}
        if archived.table in there:
            known += 1
            continue
        time = archived.summary.changed
        batch = Append(archived.table, 1, bodies, time, new=(archived.game, archived.summary), grants=rights)
        await store.append(batch)
        there.add(archived.table)
        new += 1
    return new, known


def replay(bodies: list[bytes]) -> Session:
    """The session that a log adds up to."""
    session = Session()
    for body in bodies:
        session.apply(ev.read(body))
    return session


async def export_records(store: Store, folder: Path) -> tuple[int, int]:
    """The written game of every table that does not go on: those that are over, and those of earlier rules, as far as
    they were begun. How many there are, and how many of them are of earlier rules."""
    folder.mkdir(parents=True, exist_ok=True)
    written = earlier = 0
    for table, game, summary in await store.every_table():
        session = replay(await store.load(table))
        if summary.stage == "over" if session.earlier is None else session.lines:
            record_of(session).save(folder / f"{game}-{table}.setu")
            written += 1
            earlier += session.earlier is not None
    return written, earlier


async def sick_tables(store: Store) -> tuple[list[tuple[str, str]], int]:
    """Tables whose log does not add up, and why; and how many are of earlier rules."""
    found = []
    earlier = 0
    for table, _, _ in await store.every_table():
        try:
            session = replay(await store.load(table))
            if session.earlier is not None:
                earlier += 1
            elif session.stage == "over":
                record_of(session).verify()
        except Exception as fault:
            found.append((table, f"{type(fault).__name__}: {fault}"))
    return found, earlier
