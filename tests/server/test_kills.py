"""Nothing that was acknowledged is lost, however the server dies."""

from __future__ import annotations

import asyncio

import pytest

from server.conftest import Process, free_port
from server.kills import kill_and_compare
from server.page import Browser, bot, me


def test_no_acknowledged_move_is_lost_in_thirty_kills_under_load(tmp_path, warmed):
    """300 kills: bench/load_kills.py."""
    verdict = asyncio.run(kill_and_compare(tmp_path / "setu.db", free_port(), kills=30, seed=1))
    assert verdict.well, verdict
    assert verdict.reconnected > 30


def test_a_polite_stop_tells_the_pages_and_ends_within_five_seconds(tmp_path):
    process = Process(tmp_path / "setu.db")
    browser = Browser(process.address)
    made = browser.create("quarry", [me("Ana"), bot()])
    page = browser.open(made["table"])
    status, seconds = process.stop()
    while (message := page.receive())["type"] != "bye":
        pass
    assert message["reason"] == "closing"
    assert (status, seconds < 5) == (0, True)
    page.close()
    browser.close()


def test_two_servers_do_not_share_a_file(tmp_path):
    process = Process(tmp_path / "setu.db")
    with pytest.raises(AssertionError, match=r"Another Setu server is using setu\.db"):
        Process(tmp_path / "setu.db")
    process.kill()
