"""The home page: games side by side where there is room, levels, and what one has done with one's tables."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.player import NOWHERE, PHONE, lay
from browser.words import LOCALES, words

Visit = Callable[..., Page]
TABLET = {"width": 768, "height": 1024}


def cards(page: Page) -> list[dict[str, float]]:
    page.locator(".game .ways").first.wait_for()
    page.evaluate("document.fonts.ready")
    found: list[dict[str, float]] = page.locator(".games > li:has(.game)").evaluate_all(
        "cards => cards.map(card => card.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_two_games_stand_side_by_side_on_a_tablet(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale, **TABLET)
    first, second, third, *_ = cards(page)
    assert first["top"] == second["top"] < third["top"]
    assert first["right"] < second["left"]
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_compact_on_a_phone(visit: Visit, locale: str) -> None:
    """One below the other, and each with its ways to play on one screen."""
    page = visit("/", locale=locale, **PHONE)
    found = cards(page)
    assert all(card["height"] < PHONE["height"] * 0.7 for card in found), [card["height"] for card in found]
    assert [card["top"] for card in found] == sorted({card["top"] for card in found})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_each_game_remembers_its_own_level(visit: Visit) -> None:
    page = visit("/")
    level = page.locator(".game", has_text="Quarry").locator(".level select")
    other = page.locator(".game", has_text="Sangram").locator(".level select")
    level.select_option("master")
    expect(other).not_to_have_value("master")
    page.reload()
    expect(level).to_have_value("master")
    expect(other).not_to_have_value("master")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_of_mine_is_deleted_once_that_is_meant(visit: Visit, locale: str) -> None:
    said = words(locale)
    page = visit(NOWHERE, locale=locale)
    table = lay(page, "quarry", [{"who": "me", "name": "Asha"}, {"who": "bot", "bot": "greedy"}], {})
    page.goto("/")
    mine = page.get_by_role("region", name=said["my-tables"])
    remove = mine.get_by_role("button", name=re.compile(re.escape(said["delete-table"])))
    remove.click()
    sheet = page.get_by_role("dialog", name=said["delete-table"])
    sheet.get_by_role("button", name=said["cancel"], exact=True).click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    remove.click()
    sheet.get_by_role("button", name=said["delete-table-yes"], exact=True).click()
    expect(mine).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.context.request.get(f"/api/tables/{table}").status in (403, 404)
    page.reload()
    expect(page.get_by_role("heading", name=said["games"], exact=True)).to_be_visible()
    expect(mine).to_have_count(0)
