"""Checking a game in the page: from the result with one click, and a lie shows at the step where it was told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults, looks
from browser.conftest import Server, Watch
from browser.player import NOWHERE, at_the_table, invitation, lay, see_result

Visit = Callable[..., Page]
STEPS = ("promise", "shares", "key", "draws")


def found(page: Page) -> list[str | None]:
    """What each step says, once none of them is being worked on."""
    expect(page.locator("[data-found=working]")).to_have_count(0)
    expect(page.locator(".verdict")).to_be_visible()
    return [page.locator(f"[data-step={step}]").get_attribute("data-found") for step in STEPS]


def check(page: Page, record: str) -> list[str | None]:
    page.locator("textarea").fill(record)
    page.locator("form .main").click()
    return found(page)


def finished(visit: Visit, server: Server) -> tuple[Page, str]:
    """A game of Rama's Bridge that Bruno gives up after its first throws: Asha's page, and the name of the table."""
    page, friend = visit(NOWHERE), visit(NOWHERE)
    table = lay(page, "ramas-bridge", [{"who": "me", "name": "Asha"}, {"who": "open"}], {})
    page.goto(f"/t/{table}")
    token = urlsplit(invitation(page, "join")).fragment
    send(friend, server, f"/api/tables/{table}/enter", token=token)
    do = f"/api/tables/{table}/do"
    send(friend, server, do, id="sit", type="sit", seat=1, name="Bruno")
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    for number in range(8):
        seat: int = page.context.request.get(f"/api/tables/{table}").json()["pending"][0]
        mover = (page, friend)[seat]
        seen = mover.context.request.get(f"/api/tables/{table}").json()
        move = seen["choices"]["ids"][0]
        send(mover, server, do, id=f"move-{number}", type="move", seat=seat, at=seen["number"], move=move)
    send(friend, server, do, id="resign", type="resign", seat=1)
    see_result(page)
    return page, table


def send(page: Page, server: Server, path: str, **body: Any) -> None:
    """To the server without the page: how a game is played is not what is tested here."""
    answer = page.context.request.post(path, data=body, headers={"origin": server.address})
    assert answer.ok, answer.text()


def test_a_game_is_checked_from_its_result_and_every_lie_shows_where_it_was_told(
    visit: Visit, server: Server, watch: Watch
) -> None:
    watch.allowed.append("422")  # the answer to a game that is not true
    page, table = finished(visit, server)
    page.get_by_role("link", name="Check this game").click()
    expect(page).to_have_url(re.compile(f"/check/{table}$"))
    assert found(page) == ["true"] * 4
    expect(page.get_by_text("This game checks out.")).to_be_visible()
    expect(page.get_by_text("This browser was there")).to_be_visible()
    deal = page.locator(".entry").first
    deal.locator("summary").click()
    rows = deal.locator("tbody tr")
    expect(rows.first.locator("td").first).to_have_text("0")
    cells = deal.locator("tbody td").all_inner_texts()
    assert len(cells) > 60
    for by_rules, by_page in zip(cells[1::3], cells[2::3], strict=True):
        assert by_page.startswith(by_rules), "the page drew what the rules drew"

    record = page.context.request.get(f"/api/tables/{table}/record").text()
    page.goto("/check")
    assert check(page, record) == ["true"] * 4
    secret, share = (re.search(rf'"{name}": \[?"([0-9a-f]+)"', record) for name in ("secret", "shares"))
    assert secret
    assert share
    assert check(page, record.replace(secret[1], "0" * 64)) == ["untrue", "untrue", "true", "unasked"]
    expect(page.get_by_text("This game does not check out.")).to_be_visible()
    assert check(page, record.replace(share[1], "0" * 32)) == ["true", "untrue", "true", "unasked"]
    die = re.sub(r"^(chance thrown .*)(\d)$", lambda it: it[1] + str(9 - int(it[2])), record, count=1, flags=re.M)
    assert die != record
    assert check(page, die) == ["true", "true", "true", "untrue"]


@pytest.mark.parametrize(("locale", "scheme"), looks(9))
def test_the_check_is_clean(visit: Visit, server: Server, watch: Watch, locale: str, scheme: str) -> None:
    watch.allowed.append("422")
    player, table = finished(visit, server)
    record = player.context.request.get(f"/api/tables/{table}/record").text()
    page = visit("/check", locale=locale, color_scheme=scheme, width=320, height=700)
    assert check(page, record) == ["true"] * 4
    page.locator(".entry summary").first.click()
    page.locator(".entry tbody tr").first.wait_for()
    broken = faults(page, "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert check(page, re.sub(r"(?m)^key \w+", f"key {'0' * 64}", record))[2] == "untrue"
    broken += faults(page, "untrue")
    assert not broken, "\n".join(broken)
