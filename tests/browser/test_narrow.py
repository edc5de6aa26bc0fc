"""On the narrowest phones (360 px) nothing that is to be read is cut, in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

Visit = Callable[..., Page]
NARROW = (360, 740)
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "hi": "hi-IN"}
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
# Words in a box of their own that hides what does not fit; what only a screen reader is told lies in a box of 1 px.
CUT = """() => [...document.querySelectorAll('body *')].filter(box => {
    const words = [...box.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.textContent.trim());
    const {overflowX, display, visibility, fontSize} = getComputedStyle(box);
    const hides = overflowX !== 'visible' && display !== 'inline' && visibility !== 'hidden' && fontSize !== '0px';
    return words && hides && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
}).map(box => box.textContent.trim())"""


TOO_WIDE = """() => [document.documentElement].filter(page => page.scrollWidth > page.clientWidth)
    .map(page => `${page.scrollWidth} px`)"""


def positions() -> list[tuple[str, str]]:
    """Every fixture: a game and the name of a position."""
    found = sorted(path.stem.split(".", 1) for path in BOARDS.glob("*/fixtures/*.*.json"))
    return [(game, name) for game, name in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_at_any_table(look: Callable[..., Page], language: str) -> None:
    found = {f"{game} {name}": look(game, name, NARROW, language=language).evaluate(CUT) for game, name in positions()}
    assert {where: words for where, words in found.items() if words} == {}


@pytest.mark.long
@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1440, 900)])
def test_nothing_is_cut_or_too_wide_where_there_is_more_room(look: Callable[..., Page], size: tuple[int, int]) -> None:
    found = {}
    for game, name in positions():
        page = look(game, name, size)
        found[f"{game} {name}"] = page.evaluate(CUT) + page.evaluate(TOO_WIDE)
    assert {where: words for where, words in found.items() if words} == {}


@pytest.mark.parametrize("locale", LANGUAGES.values())
def test_the_titles_of_lessons_and_new_tables_are_not_cut(visit: Visit, locale: str) -> None:
    page = visit("/", width=360, height=740, locale=locale)
    found = {}
    for game in GAMES:
        for path in (f"/learn/{game}", f"/learn/{game}/first-game", f"/new/{game}"):
            page.goto(path)
            page.get_by_role("heading", level=1).first.wait_for()
            page.evaluate("document.fonts.ready")
            found[path] = page.evaluate(CUT)
    assert {path: words for path, words in found.items() if words} == {}
