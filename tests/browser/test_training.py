"""A training table: a hint that is shown on the board and played, and a bot that says why it moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.player import PHONE, at_the_table, entries, wait_for_more, wait_for_turn

Visit = Callable[..., Page]
FLAT = "localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_hint_is_shown_played_and_answered_with_a_reason(visit: Visit, screen: dict[str, int]) -> None:
    page = visit("/new/quarry", **screen)
    page.evaluate(FLAT)
    page.locator("input[name=way][value=bots]").check()
    page.get_by_label("Training").check()
    page.locator("input[name=bot][value=friend]").check()
    page.locator("form .main").click()
    at_the_table(page)
    wait_for_turn(page)
    expect(page.locator(".training")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    best = page.locator("dialog .best")
    best.wait_for(timeout=240_000)
    sentence = best.inner_text()
    expect(page.locator("dialog .chance")).to_contain_text("% to win")
    assert faults(page, "hint") == []
    page.get_by_role("button", name="Show on the board").click()
    expect(page.locator(".bar .proposal")).to_have_text(sentence)
    before = entries(page)
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_more(page, before)
    wait_for_turn(page)
    if screen:
        page.get_by_role("button", name="Log").click()
    expect(page.locator(".log .why").last).to_contain_text("Why: ")
