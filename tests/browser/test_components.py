"""Sangram on an owner's cards, laid, played to its end and looked back at in the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, Welcome
from browser.player import NOWHERE, SHORT_SANGRAM, at_the_table, play_to_the_end, see_result

CARDS = Path(__file__).resolve().parents[2] / "src" / "setu" / "games" / "sangram" / "data" / "cards.toml"
NAME = "my-cards.toml"


@pytest.fixture(scope="module")
def owners_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner typed in what the cards of the box print: an Acharya has strength 1."""
    folder = tmp_path_factory.mktemp("owners")
    source = CARDS.read_text(encoding="utf-8")
    (folder / NAME).write_text(source.replace("strength = 0", "strength = 1", 1), encoding="utf-8")
    os.environ["SETU_COMPONENTS"] = str(folder / NAME)
    server = Server(folder)
    try:
        server.start()
    finally:
        del os.environ["SETU_COMPONENTS"]
    yield server
    server.stop()


def test_a_game_on_an_owners_cards_is_played_to_its_end(welcome: Welcome, owners_server: Server) -> None:
    page: Page = welcome(owners_server)(NOWHERE, seed=SHORT_SANGRAM, width=1440, height=900)
    page.goto("/new/sangram")
    page.locator("input[name=way][value=bots]").check()
    page.locator("input[name=count][value='2']").check()
    page.get_by_label("What the box prints").select_option(NAME)
    page.locator("form .main").click()
    at_the_table(page)
    play_to_the_end(page)
    see_result(page)
    table = page.url.rpartition("/")[2].partition("?")[0]
    record = page.context.request.get(f"/api/tables/{table}/record").text()
    assert "components " in record
    page.goto(f"/check/{table}")
    expect(page.locator(".verdict.true")).to_be_visible()


def test_the_table_says_which_file_it_is_played_with(welcome: Welcome, owners_server: Server) -> None:
    page: Page = welcome(owners_server)("/new/sangram")
    page.get_by_label("What the box prints").select_option(NAME)
    page.locator("form .main").click()
    expect(page.get_by_text(f"Played with {NAME}.")).to_be_visible()
