"""Words are never broken inside: on the cards of a hand, in racks and lists of choices, in three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.player import FIRST_COMPILED, NOWHERE, PHONE, sit_down
from browser.words import LOCALES

Visit = Callable[..., Page]
SMALL = {**PHONE, "width": 320, "height": 640}
PLACES = ".satchel, .drawer.cards, .rack, .hand, .choices, .choice-list, .post, .reserve"
# Every word is one box on one line; where a line ends, a word ends.
BROKEN = r"""places => [...document.querySelectorAll(places)].flatMap(place => {
    const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), broken = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const held = node.parentElement;
        if (!held.checkVisibility() || held.closest('.spoken-only, svg')) continue;
        for (const {0: word, index} of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({top}) => top);
            if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word);
        }
    }
    return broken;
})"""


def broken(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(BROKEN, PLACES)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["ramas-bridge", "sangram", "river-dragons"])
def test_no_word_is_broken_on_a_hand_at_night(visit: Visit, game: str, locale: str) -> None:
    page = visit(NOWHERE, locale=locale, **SMALL)
    table = sit_down(page, game)
    page.goto(f"/t/{table}?hand")
    page.locator(".hand-table .things").wait_for(timeout=FIRST_COMPILED)
    assert broken(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
@pytest.mark.parametrize(
    ("game", "fixture"),
    [("ramas-bridge", "late"), ("ramas-bridge", "start"), ("river-dragons", "program"), ("sangram", "crowded")],
)
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (768, 1024), (1440, 900)])
def test_no_word_is_broken_on_a_board(
    look: Callable[..., Page], game: str, fixture: str, language: str, size: tuple[int, int]
) -> None:
    assert broken(look(game, fixture, size, language=language)) == []
