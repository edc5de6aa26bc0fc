"""Chromium plays and thinks as Python and Node do, to the byte; `test_engines.py` asks Firefox and WebKit the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import driven
from browser.conftest import Watch
from browser.driven_page import CHECK, served
from setu.engine.game import games


@pytest.mark.parametrize("name", games())
def test_a_page_plays_and_thinks_as_python_does(name: str, browser: Browser, watch: Watch, tmp_path: Path) -> None:
    known = driven.as_wasmtime_says(games()[name])
    with served(tmp_path, {name: known}) as address, browser.new_context() as context:
        watch.origins.append(address)
        page = context.new_page()
        page.goto(address)
        driven.assert_same(page.evaluate(CHECK, name), known)


def test_a_difference_of_one_byte_is_seen(browser: Browser, watch: Watch, tmp_path: Path) -> None:
    known = driven.as_wasmtime_says(games()["quarry"])
    for one, digest in (("games", "digest"), ("trees", "tree")):
        known[one][0][digest] = "0" * 64
    known["whole"] = [{**known["whole"][0], "digests": ["0" * 64]}]
    with served(tmp_path, {"quarry": known}) as address, browser.new_context() as context:
        watch.origins.append(address)
        page = context.new_page()
        page.goto(address)
        said = page.evaluate(CHECK, "quarry")
    assert (said["wrong"], said["wrongTrees"], said["wrongWhole"]) == ([0], [0], [[0, 0]])
