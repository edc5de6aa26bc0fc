"""Checking a game in the page: from the result with one click, and a lie shows at the step where it was told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.axe import LOOKS, faults
from browser.conftest import Watch
from browser.player import NOWHERE, choose, entries, sit_down, wait_for_more, wait_for_turn

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


def finished(page: Page) -> str:
    """A game of Rama's Bridge, given up after its first moves; the name of its table."""
    table = sit_down(page, "ramas-bridge")
    for _ in range(3):
        wait_for_turn(page)
        before = entries(page)
        choose(page)
        wait_for_more(page, before)
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name="Give up").click()
    page.locator("dialog .total").wait_for()
    return table


def test_a_game_is_checked_from_its_result_and_every_lie_shows_where_it_was_told(visit: Visit, watch: Watch) -> None:
    watch.allowed.append("422")  # the answer to a game that is not true
    page = visit(NOWHERE)
    table = finished(page)
    page.get_by_role("link", name="Check this game").click()
    expect(page).to_have_url(re.compile(f"/check/{table}$"))
    assert found(page) == ["true"] * 4
    expect(page.get_by_text("This game is true.")).to_be_visible()
    expect(page.get_by_text("This browser was there")).to_be_visible()
    deal = page.locator(".entry").first
    deal.locator("summary").click()
    rows = deal.locator("tbody tr")
    expect(rows.first).to_contain_text(re.compile(r"^\s*0\s"))
    drawn = rows.all_inner_texts()
    assert len(drawn) > 20
    for row in drawn:
        assert len(set(re.findall(r"\d+ of \d+", row))) == 1, "the page drew what the rules drew"

    record = page.context.request.get(f"/api/tables/{table}/record").text()
    page.goto("/check")
    assert check(page, record) == ["true"] * 4
    secret, share = (re.search(rf'"{name}": \[?"([0-9a-f]+)"', record) for name in ("secret", "shares"))
    assert secret
    assert share
    assert check(page, record.replace(secret[1], "0" * 64)) == ["untrue", "untrue", "true", "unasked"]
    expect(page.get_by_text("This game is not true.")).to_be_visible()
    assert check(page, record.replace(share[1], "0" * 32)) == ["true", "untrue", "true", "unasked"]
    die = re.sub(r"^(chance thrown .*)(\d)$", lambda it: it[1] + str(9 - int(it[2])), record, count=1, flags=re.M)
    assert die != record
    assert check(page, die) == ["true", "true", "true", "untrue"]


def test_the_check_is_clean_in_every_language_by_day_and_by_night(visit: Visit, watch: Watch) -> None:
    watch.allowed.append("422")
    player = visit(NOWHERE)
    record = player.context.request.get(f"/api/tables/{finished(player)}/record").text()
    broken = []
    for locale, scheme in LOOKS:
        page = visit("/check", locale=locale, color_scheme=scheme, width=320, height=700)
        assert check(page, record) == ["true"] * 4
        page.locator(".entry summary").first.click()
        page.locator(".entry tbody tr").first.wait_for()
        broken += faults(page, f"true, {locale} {scheme}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert check(page, re.sub(r"(?m)^key \w+", f"key {'0' * 64}", record))[2] == "untrue"
        broken += faults(page, f"untrue, {locale} {scheme}")
        page.context.close()
    assert not broken, "\n".join(broken)
