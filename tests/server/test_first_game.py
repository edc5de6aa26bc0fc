"""The first game in the page, as soon as a fresh server answers: nothing is compiled, nothing was kept."""

from __future__ import annotations

import pytest

from server.conftest import Process
from server.page import Browser, bot, me


@pytest.mark.parametrize("level", ["friend", "master"])
def test_a_bot_answers_at_once_where_nothing_was_kept(tmp_path, level):
    """How soon that is, `bench/first_seconds.py --served` measures."""
    process = Process(tmp_path / "setu.db", cache_dir=tmp_path / "cache", bot_processes="1")
    browser = Browser(process.address)
    page = browser.open(browser.create("quarry", [me("Ana"), bot(level)], options={"starter": "blue"})["table"])
    page.do("start")
    page.until(lambda: any(entry["by"] == "bot" for entry in page.log))
    assert page.table["pending"] == [0]
    page.close()
    browser.close()
    assert process.stop() == 0
