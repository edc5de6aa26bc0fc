"""Nothing that can be tapped is covered and nothing is cut off: every fixture of every board, on every screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import extent
from browser.conftest import WEB
from browser.layout import (
    DESK,
    GAMES,
    LYING,
    NARROWEST,
    PHONE,
    SCREENS,
    SMALL_PHONE,
    SPEAK,
    ZOOMED,
    covered,
    covered_here,
    cut,
    moments,
    resize,
)

GREYED = ".bar [aria-disabled=true]"  # it says why it cannot be used, as everything does that is tapped in vain

# How far a message reaches into the board, in px: a map that is pushed brings its places under it sooner or later.
OVER_THE_BOARD = """() => {
    const box = what => document.querySelector(what).getBoundingClientRect();
    const [slip, board] = [box('.why .slip'), box('.board-place')];
    const wide = Math.min(slip.right, board.right) - Math.max(slip.left, board.left);
    const high = Math.min(slip.bottom, board.bottom) - Math.max(slip.top, board.top);
    return Math.max(0, Math.min(wide, high));
}"""

Look = Callable[..., Page]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_and_nothing_that_can_be_tapped_is_covered(look: Look, game: str) -> None:
    """A position is loaded once: its page becomes wider and narrower, speaks other languages and shows a message."""
    found: list[str] = []
    crowds: set[int] = set()
    for fixture, frame in moments(game):
        page = look(game, fixture, DESK, frame)
        faults = [*on_every_screen(page), *in_other_languages(page)]
        crowd = page.locator(".players li").count()
        if page.locator(GREYED).count() and (extent.long_run or crowd not in crowds):
            crowds.add(crowd)
            faults += under_a_message(page)
        found += [f"{fixture} {frame} {fault}" for fault in faults]
    assert crowds
    assert found == [], "\n".join(found)


def on_every_screen(page: Page) -> Iterator[str]:
    for size in SCREENS:
        resize(page, size)
        yield from (f"at {size}: {fault}" for fault in covered_here(page, size))
        yield from (f"at {size}: cut off: {words}" for words in cut(page))


def in_other_languages(page: Page) -> Iterator[str]:
    """Where there is least room; in the long run wherever it is."""
    for language in ("fr", "hi"):
        page.evaluate(SPEAK, language)
        for size in SCREENS if extent.long_run else NARROWEST:
            resize(page, size)
            yield from (f"at {size} in {language}: cut off: {words}" for words in cut(page))
    page.evaluate(SPEAK, "en")


def under_a_message(page: Page) -> Iterator[str]:
    page.locator(GREYED).click(force=True)
    page.locator(".why .slip").wait_for()
    for size in SCREENS:
        resize(page, size)
        if over := page.evaluate(OVER_THE_BOARD):
            yield f"at {size} a message reaches {over} px into the board"
        yield from (f"at {size} with a message: {fault}" for fault in covered_here(page, size))


TOLD_OF_PLAYERS = """() => [...document.querySelectorAll('.players li')].map(player => {
    const edge = player.getBoundingClientRect();
    return [...player.querySelectorAll('.note .brief')].map(note => {
        const {left, right, width, top, bottom} = note.getBoundingClientRect();
        const whole = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        return width > 8 && whole ? note.innerText.trim() : `${note.textContent.trim()} is not seen`;
    });
})"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone_everybodys_strength_is_told_whole(look: Look, size: tuple[int, int]) -> None:
    """By signs and numbers, which have room in every language; who hears the page is told it in words."""
    page = look("sangram", "crowded", size, language="fr")
    assert page.evaluate(TOLD_OF_PLAYERS) == [["8", "5"], ["8", "2"], ["7", "2"], ["8", "3"], ["7", "2"]]
    expect(page.get_by_role("list", name="Joueurs").get_by_role("listitem").first).to_contain_text("5 Britanniques")


ROWS = "() => [...document.querySelectorAll('.players li')].map(row => row.getBoundingClientRect().height)"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_the_places_at_the_end_leave_a_phone_its_board(look: Look, size: tuple[int, int]) -> None:
    page = look("sunderbans", "over", size)
    rows = page.evaluate(ROWS)
    assert len(rows) == 6
    assert max(rows) < 46


@pytest.mark.parametrize("language", ["fr", "hi"])
@pytest.mark.parametrize("moment", [("ramas-bridge", "move"), ("quarry", "over")])
def test_beside_a_board_that_lies_down_all_words_are_whole(look: Look, moment: tuple[str, str], language: str) -> None:
    page = look(*moment, LYING, language=language)
    assert cut(page) == []
    heights = page.evaluate("() => [...document.querySelectorAll('.players .name')].map(name => name.clientHeight)")
    assert max(heights) < 30


def test_a_reason_with_its_rule_covers_nothing_either(look: Look) -> None:
    page = look("river-dragons", "stone", DESK)
    page.locator(".spots .village").first.click()
    expect(page.locator(".why .rule")).to_be_visible()
    found = []
    for size in SCREENS:
        resize(page, size)
        found += [f"at {size}: {fault}" for fault in covered_here(page, size)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("size", [LYING, ZOOMED])
def test_lying_down_the_board_has_the_height_of_the_screen_and_the_map_that_of_the_board(
    look: Look, size: tuple[int, int]
) -> None:
    page = look("ramas-bridge", "move", size)
    pane, board = (page.locator(what).bounding_box() for what in (".sheet", ".board-place"))
    assert pane
    assert board
    assert board["height"] > 0.8 * size[1]
    assert pane["height"] > 0.95 * board["height"]
    assert pane["width"] > 0.35 * board["width"]


def news() -> list[int]:
    """Moments of Rama's story at which a card or a god's answer is told with a picture."""
    frames = json.loads((WEB / "src/boards/rama/fixtures/ramas-bridge.story.json").read_text())["frames"]
    told = [{event["name"] for entry in frame["fresh"] for event in entry["events"]} for frame in frames]
    return [number for number, names in enumerate(told) if names & {"laid", "god"}]


def test_ramas_news_lie_beside_the_map(look: Look) -> None:
    found = []
    for frame in news():
        page = look("ramas-bridge", "story", DESK, frame)
        expect(page.locator(".post")).to_be_visible()
        for size in SCREENS:
            resize(page, size)
            found += [f"{frame} at {size}: {fault}" for fault in covered(page, ".space, .tools button")]
            page.locator(".post .read").click(trial=True)
    assert found == [], "\n".join(found)
