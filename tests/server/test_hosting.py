"""For those who run a server: what is told to whom, what is refused before it starts, what is deleted when."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import subprocess
import sys

import httpx
import pytest

from server.conftest import free_port
from server.page import OPEN, Browser, bot, me
from setu.engine.errors import BadOptions
from setu.server import run
from setu.server.domain.access import hash_of
from setu.server.settings import Settings, read_settings
from setu.server.storage.postgres import PostgresStore
from setu.server.storage.sqlite import SqliteStore
from setu.server.storage.store import StoreFault

DAY_MS = 86_400_000


def headers_of(server, path="/healthz", **sent):
    named = {name.replace("_", "-"): value for name, value in sent.items()}
    return httpx.get(f"http://{server.address}{path}", headers=named)


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
def test_behind_a_proxy_nobody_is_this_machine(server, header):
    assert headers_of(server, "/metrics").status_code == 200
    assert headers_of(server, "/metrics", **{header: "203.0.113.7"}).status_code == 403


def test_who_trusts_a_proxy_needs_a_token_for_the_numbers(start):
    assert headers_of(start(trust_proxy=True), "/metrics").status_code == 403


def test_whoever_came_by_TLS_comes_by_it_always(start):
    server = start(trust_proxy=True)
    assert "strict-transport-security" in headers_of(server, x_forwarded_proto="https").headers
    assert "strict-transport-security" not in headers_of(server).headers


def test_a_weakness_can_be_reported_where_the_operator_says(start):
    silent = start()
    assert headers_of(silent, "/.well-known/security.txt").status_code == 404
    silent.stop()
    told = headers_of(start(security_contact="mailto:ana@example.org"), "/.well-known/security.txt").text
    assert told.startswith("Contact: mailto:ana@example.org\nExpires: ")


@pytest.mark.parametrize(
    "address", ["mysql://ana:pa55@host/x", "postgres:/ana:pa55@host/x", "postgresql:ana:pa55@host", "http://pa55", ""]
)
def test_what_is_no_database_is_refused_and_no_password_is_said(address):
    with pytest.raises(BadOptions) as refused:
        read_settings(database=address)
    assert "pa55" not in str(refused.value)


@pytest.mark.parametrize("address", ["postgresql://ana:pa55@localhost:port/x", "postgresql://ana:pa55@127.0.0.1:1/x"])
def test_a_database_that_is_not_there_is_a_sentence_without_its_password(address):
    with pytest.raises(StoreFault) as refused:
        asyncio.run(PostgresStore(address).open())
    assert "pa55" not in str(refused.value)
    assert "cannot be reached" in str(refused.value)


def test_an_address_that_is_anothers_is_a_sentence():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(run.CannotListen, match="cannot be listened on"):
            run._listen(Settings(port=taken.getsockname()[1]))


def test_tables_at_which_nothing_happens_are_deleted_after_a_time(start):
    server = start(keep_days=30.0, idle_s=0.0)
    one = Browser(server.address)
    old = one.create("quarry", [me("Ana"), bot()])["table"]
    began = server.registry.now()
    server.call(server.registry._sweep_once())
    assert old not in server.registry.tables
    server.registry.now = lambda: began + 29 * DAY_MS
    kept = one.create("quarry", [me("Ana"), bot()])["table"]
    server.registry.now = lambda: began + 31 * DAY_MS
    server.call(server.registry._sweep_once())
    assert [line["table"] for line in one.get("/api/tables").json()["tables"]] == [kept]
    assert server.call(server.registry.store.count()) == 1
    one.close()


def test_time_without_a_server_lets_no_table_grow_old(start):
    """Whoever starts a server again after a long summer, or with a wrong time of day, finds all tables."""
    server = start(keep_days=30.0, idle_s=0.0)
    one = Browser(server.address)
    table = one.create("quarry", [me("Ana"), bot()])["table"]
    began = server.registry.now()
    server.call(server.registry._sweep_once())
    server.call(server.registry.store.note_outage(began + DAY_MS, began + 101 * DAY_MS))
    server.registry.now = lambda: began + 129 * DAY_MS
    server.call(server.registry._sweep_once())
    assert [line["table"] for line in one.get("/api/tables").json()["tables"]] == [table]
    server.registry.now = lambda: began + 131 * DAY_MS
    server.call(server.registry._sweep_once())
    assert server.call(server.registry.store.count()) == 0
    one.close()


def delete(browser, table):
    return browser.http.delete(f"/api/tables/{table}")


def test_a_player_deletes_a_table_and_the_last_one_deletes_it_whole(server, browser, browsers):
    made = browser.create("quarry", [me("Ana"), OPEN])
    table, ben = made["table"], browsers()
    ben.enter(table, made["links"]["join"])
    assert ben.do(table, type="sit", seat=1, name="Ben").status_code == 200
    assert browser.do(table, type="start").status_code == 200
    assert delete(browser, table).json() == {"whole": False}
    assert browser.get(f"/api/tables/{table}").status_code == 403
    assert ben.get(f"/api/tables/{table}").json()["seats"][0]["who"] == "bot"
    assert delete(ben, table).json() == {"whole": True}
    assert ben.get("/api/tables").json()["tables"] == []
    assert server.call(server.registry.store.count()) == 0


def test_who_has_deleted_a_table_and_sat_down_again_can_delete_it_again(server, browser, browsers):
    made = browser.create("quarry", [me("Ana"), OPEN])
    table, ben = made["table"], browsers()
    for _ in range(2):
        ben.enter(table, made["links"]["join"])
        assert ben.do(table, type="sit", seat=1, name="Ben").status_code == 200
        assert delete(ben, table).json() == {"whole": False}
        assert browser.get(f"/api/tables/{table}").json()["seats"][1]["who"] == "open"


def test_whoever_deletes_a_finished_table_sees_no_more_of_it(server, browser, browsers):
    made = browser.create("quarry", [me("Ana"), OPEN])
    table, ben = made["table"], browsers()
    ben.enter(table, made["links"]["join"])
    assert ben.do(table, type="sit", seat=1, name="Ben").status_code == 200
    assert browser.do(table, type="start").status_code == 200
    assert browser.do(table, type="resign", seat=0).status_code == 200
    page = ben.open(table)
    assert delete(ben, table).json() == {"whole": False}
    page.until(lambda: page.messages[-1]["type"] == "bye")
    assert page.messages[-1]["text"] == "You have left this table. To come back, open a link to it."
    page.close()
    while server.registry.subscribers():
        pass
    assert server.call(server.registry.store.ready())
    assert server.call(server.registry.store.seen(hash_of(ben.cookie()), table)) == 0
    assert ben.get("/api/tables").json()["tables"] == []


def test_a_page_at_another_process_is_told_when_its_rights_are_gone(postgres, start):
    """The table is over: no event says so."""

    async def elsewhere():
        other = PostgresStore(postgres)
        await other.open()
        await other.forget(hash_of(ben.cookie()), made["table"])
        await other.close()

    server = start(store=PostgresStore(postgres))
    ben = Browser(server.address)
    made = ben.create("quarry", [me("Ben"), bot()])
    page = ben.open(made["table"])
    asyncio.run(elsewhere())
    page.until(lambda: page.messages[-1]["type"] == "bye")
    page.close()
    ben.close()


def test_who_only_watches_deletes_nothing_of_others(browser, browsers):
    made = browser.create("quarry", [me("Ana"), bot()])
    watcher = browsers()
    watcher.enter(made["table"], made["links"]["watch"])
    assert delete(watcher, made["table"]).json() == {"whole": False}
    assert browser.get(f"/api/tables/{made['table']}").status_code == 200


# ---- a server that cannot start says why


def serve_at(database):
    command = [sys.executable, "-m", "setu.cli", "serve", "-p", str(free_port()), "-d", str(database)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"SETU_LANG": "en"}, check=False)


def no_database(folder):
    (folder / "notes.txt").write_text("Ana wins again.\n" * 100)
    return folder / "notes.txt"


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (no_database, "file is not a database"),
        (lambda folder: folder, "Is a directory"),
        (lambda folder: no_database(folder) / "setu.db", "File exists"),
    ],
)
def test_a_place_where_no_tables_can_be_kept_is_a_sentence(place, reason, tmp_path):
    database = place(tmp_path)
    ended = serve_at(database)
    assert ended.returncode != 0
    assert ended.stderr.splitlines()[0] == f"{database} cannot be used as a database: {reason}."
    assert "Traceback" not in ended.stderr
    assert tmp_path.stat().st_mode & 0o100, "the folder can be entered as before"


@pytest.fixture
def logs(monkeypatch, capsys):
    """What was said to those who run a server; its logs may be set up by a test."""
    for name in ("setu.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        for part in ("handlers", "filters"):
            monkeypatch.setattr(logger, part, [])
        for part in ("propagate", "level"):
            monkeypatch.setattr(logger, part, getattr(logger, part))
    return lambda: capsys.readouterr().err


def test_a_fault_that_nobody_foresaw_is_a_sentence_and_its_places_are_in_the_log(tmp_path, monkeypatch, logs):
    def fail(store):
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(SqliteStore, "_prepare", fail)
    run.set_up_logs("warning")
    settings = Settings(port=free_port(), database=str(tmp_path / "setu.db"))
    with pytest.raises(SystemExit):
        run.configure(settings, SqliteStore(settings.database)).run()
    sentence, *lines = logs().splitlines()
    assert sentence == "The server could not start: something went wrong (ZeroDivisionError). The log says where."
    told = json.loads(lines[0])
    assert told["fault"] == "ZeroDivisionError"
    assert told["where"][-1].endswith(" fail")
    assert not any("a secret" in line for line in lines)
