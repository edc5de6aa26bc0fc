"""Nothing that was acknowledged is lost, however the server dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from extent import tried
from server.conftest import Process, free_port
from server.kills import kill_and_compare
from server.page import Browser, bot, me

COMPILING_FOREVER = Path(__file__).with_name("compiling_forever.py")


@pytest.mark.timeout(1800)
def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed_under_load(tmp_path, warmed):
    """Five kills in the gate, thirty in the long run; 300: bench/load_kills.py."""
    kills = tried(30, gate=5)
    verdict = asyncio.run(kill_and_compare(tmp_path / "setu.db", free_port(), kills, seed=1))
    assert verdict.is_kept, verdict
    assert verdict.is_fair(slow_ms=verdict.restart_ms), verdict
    assert verdict.reconnected > kills


def test_a_polite_stop_tells_the_pages_and_ends_well(tmp_path):
    """It takes less than five seconds on a machine that has nothing else to do: see GRACE_S."""
    process = Process(tmp_path / "setu.db")
    browser = Browser(process.address)
    made = browser.create("quarry", [me("Ana"), bot()])
    page = browser.open(made["table"])
    status = process.stop()
    while (message := page.receive())["type"] != "bye":
        pass
    assert message["reason"] == "closing"
    assert status == 0
    page.close()
    browser.close()


def test_a_polite_stop_waits_neither_for_the_compiler_nor_for_a_bot_that_thinks(tmp_path):
    process = Process(tmp_path / "setu.db", program=[str(COMPILING_FOREVER)])
    try:
        browser = Browser(process.address)
        page = browser.open(browser.create("sangram", [me("Ana"), bot("master")])["table"])
        page.do("start")
        while "setu_bots_waiting 1" not in browser.get("/metrics").text:
            pass
        assert process.stop() == 0
        while page.receive()["type"] != "bye":
            pass
        page.close()
        browser.close()
    finally:
        process.process.kill()


def test_two_servers_do_not_share_a_file(tmp_path):
    process = Process(tmp_path / "setu.db")
    with pytest.raises(AssertionError, match=r"Another Setu server is using setu\.db"):
        Process(tmp_path / "setu.db")
    process.kill()
