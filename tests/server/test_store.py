"""What is kept: the same rules on SQLite and PostgreSQL, copies, restores, exports, and forms of the file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3

import asyncpg
import pytest
from typer.testing import CliRunner

from server.page import Browser, bot, me
from setu.cli import app
from setu.server.domain import events as ev
from setu.server.domain.access import Grant, GrantChange, hash_of
from setu.server.storage.archive import backup, check_file, import_tables, keep_backup, restore
from setu.server.storage.postgres import PostgresStore
from setu.server.storage.postgres import _append as write_events
from setu.server.storage.sqlite import SqliteStore
from setu.server.storage.store import SCHEMA, Append, Conflict, NoSuchTable, StoreFault, Summary

HEADING = Summary("open", 1, 0, 1000, '["Ana", ""]', 0, None)
ANA, BEN, LINK = (hash_of(name * 8) for name in ("ana", "ben", "link"))


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request, tmp_path):
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "setu.db")
    dsn = request.getfixturevalue("postgres")
    return lambda: PostgresStore(dsn)


def with_store(make_store, work):
    async def run():
        store = make_store()
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def new_table(name, **more):
    return Append(name, 1, [b'{"kind":"one"}'], 1000, new=("quarry", HEADING), **more)


def test_events_come_back_in_order_and_a_taken_number_is_a_conflict(make_store):
    async def work(store):
        await store.append(new_table("t1"))
        await store.append(Append("t1", 2, [b"two", b"three"], 2000))
        with pytest.raises(Conflict):
            await store.append(Append("t1", 3, [b"other"], 2000))
        with pytest.raises(NoSuchTable):
            await store.load("t2")
        return await store.load("t1"), await store.load("t1", 2), await store.count()

    assert with_store(make_store, work) == ([b'{"kind":"one"}', b"two", b"three"], [b"three"], 1)


def test_of_many_that_write_the_same_number_one_wins(make_store):
    async def work(store):
        await store.append(new_table("t1"))
        tries = [store.append(Append("t1", 2, [f"{n}".encode()], 2000)) for n in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        return await store.load("t1")

    assert len(with_store(make_store, work)) == 2


def test_rights_are_given_taken_passed_on_and_moved(make_store):
    async def work(store):
        rights = [Grant(ANA, "t1", "seat", 0), Grant(ANA, "t1", "host"), Grant(BEN, "t1", "seat", 1)]
        await store.append(new_table("t1", grants=[*rights, Grant(LINK, "t1", "join", link=True)]))
        await store.append(Append("t1", 2, [b"x"], 1, [GrantChange("reorder", order=(1, 0))]))
        assert {(r.kind, r.seat) for r in await store.rights(ANA, "t1")} == {("seat", 1), ("host", -1)}
        await store.append(Append("t1", 3, [b"x"], 1, [GrantChange("host", seat=0)]))
        assert {(r.kind, r.seat) for r in await store.rights(BEN, "t1")} == {("seat", 0), ("host", -1)}
        await store.append(Append("t1", 4, [b"x"], 1, [GrantChange("revoke", seat=1)]))
        assert await store.rights(ANA, "t1") == []
        await store.grant([Grant(ANA, "t1", "join", link=True)], renew=True)
        assert await store.rights(LINK, "t1") == []
        assert [right.holder for right in await store.rights_at("t1")] == [BEN, BEN]
        await store.summarize({"t1": Summary("open", 4, 0, 1, "[]", 0, None)})
        assert await store.ready()
        (listed,) = await store.tables_of(BEN, 10)
        return listed.table, listed.summary.number, {right.kind for right in listed.rights}

    assert with_store(make_store, work) == ("t1", 4, {"seat", "host"})


def test_who_is_sent_away_loses_all_rights_at_that_table_and_at_no_other(make_store):
    async def work(store):
        both = [Grant(BEN, name, kind, seat) for name in ("t1", "t2") for kind, seat in (("seat", 1), ("join", -1))]
        await store.append(
            new_table("t1", grants=[*both[:2], Grant(ANA, "t1", "seat", 0), Grant(LINK, "t1", "join", link=True)])
        )
        await store.append(new_table("t2", grants=both[2:]))
        await store.append(Append("t1", 2, [b"x"], 1, [GrantChange("expel", seat=1)]))
        return [[right.kind for right in await store.rights(one, "t1")] for one in (ANA, BEN, LINK)] + [
            sorted(right.kind for right in await store.rights(BEN, "t2"))
        ]

    assert with_store(make_store, work) == [["seat"], [], ["join"], ["join", "seat"]]


def test_a_link_passes_on_what_it_may_do_and_nothing_that_it_may_not_do_any_more(make_store):
    async def work(store):
        rights = [Grant(LINK, "t1", "seat", 1, link=True), Grant(LINK, "t1", "watch", link=True)]
        await store.append(new_table("t1", grants=rights))
        given = {
            (right.holder, right.kind, right.seat, right.link) for right in await store.pass_on(LINK, "t1", ANA, 1)
        }
        assert given == {(ANA, "seat", 1, False), (ANA, "watch", -1, False)}
        assert len(await store.rights(ANA, "t1")) == 2
        await store.append(Append("t1", 2, [b"x"], 1, [GrantChange("revoke", seat=1)]))
        for change in (store.pass_on(LINK, "t1", BEN, 1), store.grant([Grant(BEN, "t1", "watch")], at=1)):
            with pytest.raises(Conflict):
                await change
        with pytest.raises(NoSuchTable):
            await store.pass_on(LINK, "t2", BEN, 1)
        assert await store.rights(BEN, "t1") == []
        await store.grant([Grant(BEN, "t1", "join")], at=2)
        return [[right.kind for right in await store.pass_on(LINK, "t1", BEN, 2)], len(await store.rights(BEN, "t1"))]

    assert with_store(make_store, work) == [["watch"], 2]


def test_a_link_that_is_opened_while_its_right_is_being_taken_away_passes_on_nothing(postgres):
    """By another process, which has written that somebody sits down and is about to commit."""

    async def work(store):
        await store.append(new_table("t1", grants=[Grant(LINK, "t1", "seat", 1, link=True)]))
        async with store._pool.acquire() as other:
            writing = other.transaction()
            await writing.start()
            await write_events(other, Append("t1", 2, [b"x"], 1, [GrantChange("revoke", seat=1)]))
            opening = asyncio.ensure_future(store.pass_on(LINK, "t1", BEN, 1))
            while not await store._read("SELECT 1 FROM pg_locks WHERE NOT granted"):
                assert not opening.done(), "it did not wait"
            await writing.commit()
        with pytest.raises(Conflict):
            await opening
        return await store.rights(BEN, "t1")

    assert with_store(lambda: PostgresStore(postgres), work) == []


def test_nothing_is_noted_of_whoever_may_do_nothing_at_a_table_any_more(make_store):
    async def work(store):
        await store.append(new_table("t1", grants=[Grant(ANA, "t1", "seat", 0), Grant(ANA, "t1", "host")]))
        await store.mark_seen(ANA, "t1", 3)
        assert await store.ready()
        assert await store.seen(ANA, "t1") == 3
        await store.forget(ANA, "t1")
        await store.mark_seen(ANA, "t1", 5)
        assert await store.ready()
        return await store.seen(ANA, "t1")

    assert with_store(make_store, work) == 0


def test_summaries_what_was_seen_and_what_is_due(make_store):
    async def work(store):
        await store.append(new_table("t1", grants=[Grant(ANA, "t1", "watch")]))
        await store.append(Append("t1", 2, [b"x"], 3000))
        assert await store.due(7999, 10) == []
        assert await store.due(8000, 10) == ["t1"]
        await store.summarize({"t1": Summary("open", 1, 0, 1000, '["Ana"]', 0, None)})
        assert await store.due(8000, 10) == ["t1"]  # that summary is older than the last event
        await store.summarize({"t1": Summary("playing", 2, 7, 3000, '["Ana"]', 1, 9000)})
        await store.mark_seen(ANA, "t1", 5)
        await store.mark_seen(ANA, "t1", 3)
        assert await store.ready()
        assert await store.due(8000, 10) == []
        assert await store.seen(ANA, "t1") == 5
        (listed,) = await store.tables_of(ANA, 10)
        return listed.summary.stage, listed.summary.entries, listed.seen

    assert with_store(make_store, work) == ("playing", 7, 5)


def test_the_time_between_two_servers_is_an_outage(make_store):
    async def nothing(store):
        await store.heartbeat(1000)
        assert await store.ready()

    async def look(store):
        return [since for since, until in await store.outages(0) if until > since]

    with_store(make_store, nothing)
    assert len(with_store(make_store, look)) >= 1


def test_a_sign_of_life_that_comes_late_takes_none_back(make_store):
    later = 4_000_000_000_000  # beyond the time of day

    async def live(store):
        await store.heartbeat(later)
        await store.heartbeat(later - 1000)

    async def come_back(store):
        return store.back_at

    with_store(make_store, live)
    assert with_store(make_store, come_back) == later


# ---- copies


@pytest.fixture
def played(start, tmp_path):
    """A database with a finished game in it."""
    server = start()
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})
    page = browser.open(made["table"])
    page.do("start")
    page.move(0, "span e2-e5")
    page.do("resign", seat=1)
    record = browser.get(f"/api/tables/{made['table']}/record").text
    page.close()
    browser.close()
    server.stop()
    return tmp_path / "setu.db", made["table"], browser.cookie(), record


def test_a_backup_made_under_load_can_be_restored(start, tmp_path):
    server = start()
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    page.do("start")
    page.look(page.table["pending"][0])
    page.move(page.table["pending"][0], page.table["choices"]["ids"][0])
    copy = tmp_path / "copy.db"
    backup(tmp_path / "setu.db", copy)
    saved = page.shown()
    page.look(page.table["pending"][0])
    page.move(page.table["pending"][0], page.table["choices"]["ids"][0])
    with pytest.raises(StoreFault, match="Another Setu server"):
        restore(copy, tmp_path / "setu.db")
    page.close()
    server.stop()
    kept = restore(copy, tmp_path / "setu.db")
    assert check_file(kept) is None
    again = start(port=server.settings.port)
    page.table, page.log = None, []
    page.hello = {"seat": saved["mine"][0]}
    page.connect()
    assert page.table["number"] == saved["number"]
    assert page.log == saved["log"]
    page.close()
    browser.close()
    assert again.registry.metrics.faults.values == {}


def test_backups_are_kept_for_a_while(played, tmp_path):
    database = played[0]
    for hour in range(30):
        keep_backup(database, 1_800_000_000_000 + hour * 3_600_000)
    kept = sorted((tmp_path / "backups").iterdir())
    assert len(kept) == 24
    assert check_file(kept[-1]) is None


def test_tables_go_from_one_store_to_the_other_and_nothing_is_taken_on_trust(played, tmp_path):
    database, table, _, record = played
    run = CliRunner().invoke
    lines = tmp_path / "tables.jsonl"
    assert run(app, ["export", str(lines), "-d", str(database)]).exit_code == 0
    other = tmp_path / "other.db"
    assert "One table" in run(app, ["import", str(lines), "-d", str(other)]).output
    assert "0 tables" in run(app, ["import", str(lines), "-d", str(other)]).output
    assert run(app, ["doctor", "-d", str(other)]).exit_code == 0
    assert run(app, ["export", str(tmp_path / "games"), "--records", "-d", str(other)]).exit_code == 0
    assert (tmp_path / "games" / f"quarry-{table}.setu").read_text() == record
    lie = json.loads(lines.read_text())
    lie["events"] = [event for event in lie["events"] if event["kind"] != "started"]
    with pytest.raises(StoreFault, match="Line 1"):
        asyncio.run(import_tables(SqliteStore(tmp_path / "third.db"), iter([json.dumps(lie).encode()])))


def test_the_doctor_finds_a_log_that_does_not_add_up(played):
    database, table, *_ = played
    with sqlite3.connect(database) as connection:
        body = ev.write(ev.Moved(time=1, seat=1, move=1))
        connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 3", (body, table))
    connection.close()
    done = CliRunner().invoke(app, ["doctor", "-d", str(database)])
    assert done.exit_code == 1
    assert table in done.output


def test_a_file_of_a_newer_form_or_of_somebody_else_is_refused(tmp_path):
    newer, foreign, broken = (tmp_path / f"{name}.db" for name in ("newer", "foreign", "broken"))
    with_store(lambda: SqliteStore(newer), lambda store: store.ready())
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (SCHEMA + 1,))
    connection.close()
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE birds (name)")
    connection.close()
    broken.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    for path, word in ((newer, "newer"), (foreign, "not one of Setu’s")):
        with pytest.raises(StoreFault, match=word):
            with_store(lambda path=path: SqliteStore(path), lambda store: store.ready())
        assert check_file(path) is not None
    assert check_file(broken) is not None
    assert check_file(tmp_path / "none.db") is not None


def test_ten_thousand_tables_are_not_touched_when_the_server_starts(start, tmp_path, played):
    """They stay on disk until somebody wants one: that is why a start takes no time (bench/load_start.py)."""
    database, table, cookie, _ = played
    with sqlite3.connect(database) as connection:
        for copy in ("tables", "events", "rights"):
            column = "id" if copy == "tables" else "table_id"
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({copy})")]
            chosen = ", ".join("? || n" if name == column else name for name in names)
            connection.execute(
                f"WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 10000) "
                f"INSERT INTO {copy} SELECT {chosen} FROM {copy}, many WHERE {column} = ?",
                ("copy", table),
            )
    connection.close()
    server = start()
    assert server.call(server.registry.store.count()) == 10001
    assert server.registry.tables == {}
    browser = Browser(server.address)
    browser.http.cookies.set("setu", cookie)
    assert browser.get(f"/api/tables/{table}").json()["stage"] == "over"
    assert set(server.registry.tables) == {table}
    browser.close()


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(start):
    server = start(idle_s=0.0)
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), bot()])
    while server.registry.tables:
        server.call(server.registry._sweep_once())
    assert browser.get(f"/api/tables/{made['table']}").json()["seats"][0]["name"] == "Ana"
    browser.close()


def test_import_tells_what_is_there_already_from_what_could_not_be_written(played, tmp_path, monkeypatch):
    database, *_ = played
    run, lines, other = CliRunner().invoke, tmp_path / "tables.jsonl", tmp_path / "other.db"
    assert run(app, ["export", str(lines), "-d", str(database)]).exit_code == 0

    def full(connection, batch):
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("setu.server.storage.sqlite._append", full)
        told = run(app, ["import", str(lines), "-d", str(other)])
    assert (told.exit_code, told.output.strip()) == (2, "database or disk is full")
    assert "One table" in run(app, ["import", str(lines), "-d", str(other)]).output


@pytest.mark.parametrize("command", ["import", "restore"])
def test_a_file_that_is_not_there_is_a_sentence_and_a_status(tmp_path, command):
    told = CliRunner().invoke(app, [command, str(tmp_path / "nothing"), "-d", str(tmp_path / "setu.db")])
    assert told.exit_code == 2
    assert "nothing" in told.output
    assert "Traceback" not in told.output


@pytest.mark.parametrize("source", ["nowhere.jsonl", "."])
def test_what_is_to_be_imported_and_is_no_file_is_a_sentence(tmp_path, source):
    told = CliRunner().invoke(app, ["import", str(tmp_path / source), "-d", str(tmp_path / "setu.db")])
    assert told.exit_code == 2
    assert "There is no file" in told.output
    assert "Errno" not in told.output


@pytest.mark.parametrize("fault", [asyncpg.InternalClientError, asyncpg.CannotConnectNowError, ConnectionResetError])
def test_a_database_that_goes_away_in_the_middle_of_an_answer_is_no_sick_table(fault):
    """However asyncpg puts it: a table whose log could not be fetched is asked for again, and not set aside."""

    class Pool:
        @contextlib.asynccontextmanager
        async def acquire(self):
            raise fault("the server went away")
            yield

    store = PostgresStore("postgresql://nowhere")
    store._pool = Pool()
    with pytest.raises(StoreFault):
        asyncio.run(store.load("aTable"))
