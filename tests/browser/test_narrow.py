"""Nothing that is to be read on a page without a board is cut, on any screen and in any language.

The boards are looked at on every screen in test_covered.py.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import extent
from browser.layout import GAMES, NARROWEST, SCREENS, cut, resize
from browser.words import LOCALES

Visit = Callable[..., Page]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_titles_of_lessons_and_new_tables_are_not_cut(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    found = {}
    for game in GAMES:
        for path in (f"/learn/{game}", f"/learn/{game}/first-game", f"/new/{game}"):
            page.goto(path)
            page.get_by_role("heading", level=1).first.wait_for()
            page.evaluate("document.fonts.ready")
            for size in SCREENS if locale == LOCALES[0] or extent.long_run else NARROWEST:
                resize(page, size)
                found[f"{path} at {size}"] = cut(page)
    assert {where: words for where, words in found.items() if words} == {}
