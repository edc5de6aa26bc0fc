"""Words wrap instead of running off: a phone of 320 px, and 200 % zoom on a small laptop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.player import FIRST_COMPILED, NOWHERE, sit_down, wait_for_turn
from browser.words import LOCALES

Visit = Callable[..., Page]
PHONE, ZOOMED = (320, 640), (640, 400)  # a small phone; 1280 x 800 at 200 %
TEXT = "localStorage.setItem('setu-wishes', JSON.stringify({text: true}))"
GAMES = ("river-dragons", "sangram", "ramas-bridge", "quarry")


def fits(page: Page, where: str) -> None:
    """Nothing makes the page scroll sideways, and nothing that can be read or pressed lies beyond its edge."""
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, where
    beyond = page.evaluate(
        """width => [...document.querySelectorAll('h1, h2, h3, p, li, label, .button, input, select')]
            .filter(thing => !thing.closest('.spoken-only, .skip, .board-place, svg, [hidden]'))
            .filter(thing => thing.getBoundingClientRect().right > width + 1)
            .map(thing => thing.tagName + ' ' + thing.textContent.slice(0, 60))""",
        width,
    )
    assert beyond == [], where


@pytest.mark.parametrize(("locale", "size"), [*((locale, PHONE) for locale in LOCALES), (LOCALES[0], ZOOMED)])
def test_pages_and_the_text_table_reflow(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    page = visit("/", locale=locale, width=size[0], height=size[1])
    for path in ("/", "/new/river-dragons", "/learn/sangram", "/check"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        fits(page, path)
    page.evaluate(TEXT)
    for game in GAMES:
        sit_down_to_words(page, game)
        fits(page, game)


def sit_down_to_words(page: Page, game: str) -> None:
    page.context.clear_cookies()
    plan = {"game": game, "seats": [{"who": "me", "name": "Asha"}, {"who": "bot", "bot": "greedy"}]}
    table = page.context.request.post("/api/tables?language=en", data=plan).json()["table"]
    page.evaluate("table => sessionStorage.setItem(`setu-at-once:${table}`, 'true')", table)
    page.goto(f"/t/{table}")
    expect(page.locator(".text-table ol li").first).to_be_visible(timeout=FIRST_COMPILED)


@pytest.mark.parametrize("size", [PHONE, ZOOMED])
def test_the_table_with_its_board_reflows(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(NOWHERE, width=size[0], height=size[1])
    sit_down(page, "sangram")
    wait_for_turn(page)
    fits(page, "board")
