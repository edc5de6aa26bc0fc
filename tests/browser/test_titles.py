"""The title of a page tells the state of the table, and in the end who has won, to each of those who are there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.player import NOWHERE, choose_written, invitation, join, lay

Visit = Callable[..., Page]


def titles(pages: tuple[Page, ...], *expected: str) -> None:
    for page, title in zip(pages, expected, strict=True):
        expect(page).to_have_title(f"{title} – Quarry")


def test_a_table_says_in_its_title_how_it_stands(visit: Visit) -> None:
    host = visit(NOWHERE)
    table = lay(host, "quarry", [{"who": "me", "name": "Asha"}, {"who": "open"}], {"starter": "black"})
    host.goto(f"/t/{table}")
    assert invitation(host, "join")
    titles((host,), "The table is being set")
    pages = (host, *join(visit, host))
    titles(pages, "Your turn", "Asha is choosing", "Asha is choosing")
    choose_written(host, "span e2-e5 @0")
    titles(pages, "Bruno is choosing", "Your turn", "Bruno is choosing")
    host.get_by_role("button", name="Menu").click()
    for _ in range(2):
        host.locator("dialog").get_by_role("button", name="Give up").click()
    titles(pages, "Bruno has won", "You have won!", "Bruno has won")


def test_a_new_table_says_so(visit: Visit) -> None:
    expect(visit("/new/quarry")).to_have_title("New table: Quarry – Setu")
