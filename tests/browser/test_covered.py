"""Nothing that can be tapped is covered: every fixture of every board, in the frame, on a desk and on phones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.boards import TWO_FRAMES
from browser.conftest import WEB
from extent import tried

DESK, TABLET, PHONE, SMALL_PHONE, LYING = (1440, 900), (768, 1024), (390, 844), (320, 640), (844, 390)
ZOOMED = (720, 450)  # a laptop at 200 %
SCREENS = (DESK, PHONE, LYING, ZOOMED)
MORE_SCREENS = (SMALL_PHONE, TABLET)
FIXTURES = sorted((WEB / "src" / "boards").glob("*/fixtures/*.*.json"))
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
CHOICES = ".space.foot, .space.free, .space.paid, .spots [data-lit], [data-stop=legal], .orders button, .answers button"
# What only tells something when it is tapped may lie under what can be chosen.
TELLING = ".space:not(.foot, .free, .paid), .spots button:not([data-lit]), [data-stop='']"
# Things whose middle belongs to something else, after scrolling where the layout scrolls. A place on the map of India
# is found by the map itself, so anything drawn on that map will do.
COVERED = """([wanted, scrolling]) => {
    const scrolls = box => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
    const inTheMiddle = thing => {
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const bring = thing => {
        for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
            if (!scrolls(around)) continue;
            const [x, y] = inTheMiddle(thing), [left, top] = inTheMiddle(around);
            around.scrollBy({left: x - left, top: y - top, behavior: 'instant'});
        }
    };
    for (const box of document.querySelectorAll('.board-place *')) box.scrollTo(0, 0);
    const pane = document.querySelector('.rama .sheet')?.getBoundingClientRect();
    const beside = ([x, y]) => x < pane.left || x > pane.right || y < pane.top || y > pane.bottom;
    const what = thing => thing && (thing.getAttribute('aria-label') || thing.textContent.trim().slice(0, 60)
        || thing.getAttribute('class') || thing.tagName);
    return [...document.querySelectorAll(wanted)].flatMap(thing => {
        if (thing.closest('.spoken-only, .skip, dialog')) return [];
        if (!thing.checkVisibility({visibilityProperty: true})) return [];
        const map = thing.closest('.rama .sheet svg');
        if (scrolling && !map) bring(thing);
        const middle = inTheMiddle(map ? thing.querySelector('.touch') : thing);
        if (map && beside(middle)) return [];
        const hit = document.elementFromPoint(...middle);
        return (map ?? thing).contains(hit) ? [] : [`${what(thing)} under ${what(hit)}`];
    });
}"""
GREYED = ".bar [aria-disabled=true]"  # it says why it cannot be used, as everything does that is tapped in vain
TAPPED = f":is(button, a[href], input, [role=button]):not({TELLING})"


Look = Callable[..., Page]


def positions(game: str) -> Iterator[tuple[str, int]]:
    """Every fixture of a game; of a story six moments at which something is to be chosen, in the gate two."""
    most = tried(6, gate=2)
    for path in FIXTURES:
        of, name, _ = path.name.split(".")
        if of != game:
            continue
        frames = json.loads(path.read_text())["frames"]
        asked = [number for number, frame in enumerate(frames) if frame["moves"]] or [0]
        yield from ((name, frame) for frame in asked[:: -(-len(asked) // most)])


def resize(page: Page, size: tuple[int, int]) -> None:
    """To another screen; observers of sizes have been told when two frames have passed."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)


def covered(page: Page, wanted: str = TAPPED, *, scrolling: bool = True) -> list[str]:
    found: list[str] = page.evaluate(COVERED, [wanted, scrolling])
    return found


def on_every_screen(page: Page, screens: tuple[tuple[int, int], ...] = SCREENS) -> list[str]:
    found = []
    for size in screens:
        resize(page, size)
        where = f"at {size[0]} x {size[1]}"
        if size in (LYING, ZOOMED):
            found += [f"without scrolling {where}: {fault}" for fault in covered(page, CHOICES, scrolling=False)]
        found += [f"{where}: {fault}" for fault in covered(page)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_tapped_is_covered(look: Look, game: str) -> None:
    found = []
    for fixture, frame in positions(game):
        page = look(game, fixture, DESK, frame)
        screens = (*SCREENS, *MORE_SCREENS[: tried(2, gate=1)])
        found += [f"{fixture} {frame} {fault}" for fault in on_every_screen(page, screens)]
        if page.locator(GREYED).count():
            page.locator(GREYED).click(force=True)
            page.locator(".why .slip").wait_for()
            found += [f"{fixture} {frame} with a message: {fault}" for fault in on_every_screen(page, screens)]
    assert found == [], "\n".join(found)


def test_a_reason_with_its_rule_covers_nothing_either(look: Look) -> None:
    page = look("river-dragons", "stone", DESK)
    page.locator(".spots .village").first.click()
    expect(page.locator(".why .rule")).to_be_visible()
    found = on_every_screen(page, (*SCREENS, *MORE_SCREENS))
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
        for size in (*SCREENS, TABLET, SMALL_PHONE):
            resize(page, size)
            found += [f"{frame} at {size}: {fault}" for fault in covered(page, ".space, .tools button")]
            page.locator(".post .read").click(trial=True)
    assert found == [], "\n".join(found)
