"""Tables of earlier rules in the page: named in the list, shown as far as their log goes, and a new game offered."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Server, Welcome
from browser.player import PHONE, at_the_table

KEPT = Path(__file__).resolve().parents[1] / "server" / "kept" / "rules-1.db"
BROWSER = "a-browser-that-was-there-before-the-rules"
BRIDGE, QUARRY = "XtMas9QOr8Bg", "GxJWvMEP1K5o"


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables of Rama's Bridge were laid long ago."""
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(KEPT, folder / "setu.db")
    with sqlite3.connect(folder / "setu.db") as file:
        sql = "UPDATE events SET body = CAST(replace(CAST(body AS TEXT), 'ramas-bridge/1', 'ramas-bridge/0') AS BLOB)"
        file.execute(sql)
    file.close()
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def come_back(welcome: Welcome, old_server: Server) -> Callable[..., Page]:
    """Ana's browser, in which she played then."""

    def go(path: str, **wishes: object) -> Page:
        page = welcome(old_server)("about:blank", **wishes)
        page.context.add_cookies([{"name": "setu", "value": BROWSER, "url": old_server.address}])
        page.goto(path)
        return page

    return go


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_a_table_of_earlier_rules_tells_what_became_of_it(come_back, wishes):
    page = come_back(f"/t/{BRIDGE}", **wishes)
    expect(page.get_by_role("heading", name="Rama’s Bridge")).to_be_visible()
    expect(page.get_by_text("This table was played by earlier rules (ramas-bridge/0;")).to_be_visible()
    lines = page.locator("section ol li")
    expect(lines).to_have_count(14)
    expect(lines.first).to_contain_text("The game begins.")
    expect(lines.last).to_contain_text("Ana: Hello!")
    assert faults(page, "earlier rules") == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game").click()
    assert "ramas-bridge/0" in saved.value.path().read_text(encoding="utf-8")


def test_another_game_is_laid_by_the_rules_of_today(come_back):
    page = come_back(f"/t/{BRIDGE}")
    page.get_by_role("button", name="Play again").click()
    page.locator(".curtain button").click()  # both seats are on this device: nobody else is waited for
    at_the_table(page)
    assert BRIDGE not in page.url


def test_the_list_of_tables_names_it_and_offers_no_review(come_back):
    page = come_back("/")
    page.get_by_role("button", name="Show all").click()
    old = page.locator("li", has=page.locator(f"a[href='/t/{BRIDGE}']"))
    expect(old).to_contain_text("earlier rules")
    expect(old.locator(".review")).to_have_count(0)
    expect(page.locator(f"a[href='/t/{QUARRY}']")).to_contain_text("Your turn")


def test_a_review_of_it_is_refused_in_words(come_back, watch):
    watch.allowed.append("409")
    page = come_back(f"/review/{BRIDGE}")
    expect(page.get_by_text("This table was played by earlier rules")).to_be_visible()
