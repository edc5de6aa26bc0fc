"""For those who run a server: settings, health, numbers, logs, and bots that take their time."""

from __future__ import annotations

import json
import re
import threading

import pytest
from typer.testing import CliRunner

from server.conftest import Process
from server.page import Browser, bot, me
from setu.cli import app
from setu.engine.errors import BadOptions


def print_config(*flags, **environment):
    return CliRunner().invoke(app, ["serve", *flags, "--print-config"], env=environment)


def test_the_settings_can_be_shown_and_read_back():
    shown = print_config("--port", "9000", SETU_BOT_THREADS="3", SETU_PORT="1").output
    lines = dict(line.split("=", 1) for line in shown.splitlines() if line.startswith("SETU_"))
    assert (lines["SETU_PORT"], lines["SETU_BOT_THREADS"], lines["SETU_WORKERS"]) == ("9000", "3", "1")
    assert print_config(**lines).output == shown
    comments = [line for line in shown.splitlines() if line.startswith("# ")]
    assert len(comments) == len(lines)


def test_no_secret_is_shown_with_the_settings():
    secret = {"SETU_METRICS_TOKEN": "hush-hush", "SETU_DATABASE": "postgresql://ana:hush-hush@db/setu"}
    shown = print_config(**secret).output
    assert "hush" not in shown
    assert "postgresql://ana:…@db/setu" in shown


@pytest.mark.parametrize(
    ("setting", "value", "word"),
    [("SETU_PORT", "many", "port"), ("SETU_IDLE_S", "-1", "idle"), ("SETU_WORKERS", "2", "PostgreSQL")],
)
def test_a_setting_that_makes_no_sense_is_refused_with_a_sentence(setting, value, word):
    done = print_config(**{setting: value})
    assert isinstance(done.exception, BadOptions)  # which the command line says in one sentence
    assert word in str(done.exception)


def test_health_readiness_and_numbers(browser, server):
    assert browser.get("/healthz").json()["ok"]
    assert browser.get("/readyz").json()["ok"]
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})
    page = browser.open(made["table"], seat=0)
    page.do("start")
    page.move(0, "span e2-e5")
    page.refuse("move", seat=1, at=0, move=0)
    text = browser.get("/metrics").text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert numbers['setu_events_total{kind="moved"}'] == "1"
    assert numbers['setu_refused_total{code="stale"}'] == "1"
    assert (numbers["setu_tables"], numbers["setu_visitors"]) == ("1", "1")
    assert int(numbers["setu_move_seconds_count"]) == 2
    assert re.fullmatch(r"(#.*|[a-z_]+(\{[^}]*\})? [-+0-9.e]+)", text.splitlines()[-1])
    page.close()


def test_a_store_that_cannot_write_is_not_ready(browser, server, monkeypatch):
    async def broken():
        return False

    monkeypatch.setattr(server.registry.store, "ready", broken)
    assert browser.get("/readyz").status_code == 503
    assert browser.get("/healthz").status_code == 200


def test_numbers_may_be_kept_for_those_who_have_the_token(start):
    server = start(metrics_token="let-me-in")
    browser = Browser(server.address)
    assert browser.get("/metrics").status_code == 403
    browser.http.headers["authorization"] = "Bearer let-me-in"
    assert browser.get("/metrics").status_code == 200
    browser.close()


def test_the_log_is_one_json_object_a_line(tmp_path):
    process = Process(tmp_path / "setu.db")
    browser = Browser(process.address)
    made = browser.create("quarry", [me("Ana"), bot()])
    browser.close()
    process.stop()
    lines = [json.loads(line) for line in process.log.splitlines() if line.startswith("{")]
    (created,) = [line for line in lines if line["message"] == "table created"]
    assert (created["table"], created["game"], created["level"]) == (made["table"], "quarry", "info")


def test_a_bot_that_thinks_for_long_keeps_nobody_waiting(start, monkeypatch):
    """All threads of the bots are busy, and a person at the same table moves, and another elsewhere."""
    release, thinking = threading.Event(), threading.Event()

    def ponder(bot, observation, table):
        thinking.set()
        assert release.wait(300)
        return 0

    monkeypatch.setattr("setu.server.live.bot_runner._think", ponder)
    server = start()
    browser = Browser(server.address)
    slow = browser.create("sangram", [me("Ana"), bot(), bot()])
    page = browser.open(slow["table"])
    page.do("start")
    assert thinking.wait()
    page.move(0, page.table["choices"]["ids"][0])
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})
    other = browser.open(made["table"], seat=0)
    other.do("start")
    other.move(0, "span e2-e5")
    assert not release.is_set()
    assert page.shown()["pending"] == [1, 2]
    release.set()
    for one in (page, other):
        one.close()
    browser.close()


def test_a_server_whose_bots_had_processes_leaves_without_a_word_too_many(tmp_path):
    server = Process(tmp_path / "setu.db", bot_processes=1)
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), bot("greedy")], options={"starter": "blue"})
    page = browser.open(made["table"], seat=0)
    page.do("start")
    page.until(lambda: len(page.log) == 1)
    page.close()
    browser.close()
    assert server.stop() == 0
    assert "resource_tracker" not in server.log
