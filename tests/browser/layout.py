"""Every board in the frame around it, on every screen: what is cut off, and what is covered though it can be tapped."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Page

from browser.boards import TWO_FRAMES
from browser.conftest import WEB
from extent import tried

Size = tuple[int, int]
DESK, TABLET, PHONE, SMALL_PHONE, LYING = (1440, 900), (768, 1024), (390, 844), (320, 640), (844, 390)
NARROW = (360, 740)
ZOOMED = (720, 450)  # a laptop at 200 %
NARROWEST = (NARROW, SMALL_PHONE)
SCREENS = (DESK, TABLET, PHONE, NARROW, SMALL_PHONE, LYING, ZOOMED)
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
FIXTURES = sorted((WEB / "src" / "boards").glob("*/fixtures/*.*.json"))
CHOICES = ".space.foot, .space.free, .space.paid, .spots [data-lit], [data-stop=legal], .orders button, .answers button"
# What only tells something when it is tapped may lie under what can be chosen.
TELLING = ".space:not(.foot, .free, .paid), .spots button:not([data-lit]), [data-stop='']"
TAPPED = f":is(button, a[href], input, [role=button]):not({TELLING})"
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
        scrollBy({top: inTheMiddle(thing)[1] - innerHeight / 2, behavior: 'instant'});
    };
    for (const box of document.querySelectorAll('.board-place *')) box.scrollTo(0, 0);
    scrollTo({top: 0, behavior: 'instant'});
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
# Words in a box that hides what does not fit; what only a screen reader is told lies in a box of 1 px.
CUT = """() => [...document.querySelectorAll('body *')].filter(box => {
    const within = part => part.nodeType === Node.TEXT_NODE
        || (part.nodeType === Node.ELEMENT_NODE && getComputedStyle(part).display === 'inline');
    const words = [...box.childNodes].some(part => within(part) && part.textContent.trim());
    const {overflowX, display, visibility, fontSize} = getComputedStyle(box);
    const hides = overflowX !== 'visible' && display !== 'inline' && visibility !== 'hidden' && fontSize !== '0px';
    return words && hides && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
}).map(box => box.textContent.trim())"""
# Words that run over the edge of what they stand on and is pressed.
SPILT = """() => [...document.querySelectorAll('.button')]
    .filter(button => button.checkVisibility({visibilityProperty: true}) && !button.matches('.skip'))
    .filter(button => getComputedStyle(button).display !== 'inline' && button.scrollWidth > button.clientWidth)
    .map(button => `${button.textContent.trim()} runs over its edge`)"""
TOO_WIDE = """() => [document.documentElement].filter(page => page.scrollWidth > page.clientWidth)
    .map(page => `the page is ${page.scrollWidth} px wide`)"""
SPEAK = """async language => {
    location.hash = language;
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
}"""


def moments(game: str) -> Iterator[tuple[str, int]]:
    """Every fixture of a game; of a story six moments at which something is to be chosen, in the gate two."""
    most = tried(6, gate=2)
    for path in FIXTURES:
        of, name, _ = path.name.split(".")
        if of != game:
            continue
        frames = json.loads(path.read_text())["frames"]
        asked = [number for number, frame in enumerate(frames) if frame["moves"]] or [0]
        yield from ((name, frame) for frame in asked[:: -(-len(asked) // most)])


def resize(page: Page, size: Size) -> None:
    """To another screen; observers of sizes have been told when two frames have passed."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)


def covered(page: Page, wanted: str = TAPPED, *, scrolling: bool = True) -> list[str]:
    found: list[str] = page.evaluate(COVERED, [wanted, scrolling])
    return found


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT) + page.evaluate(SPILT) + page.evaluate(TOO_WIDE)
    return found


def covered_here(page: Page, size: Size) -> list[str]:
    """Where a screen is low, what can be chosen is in sight without scrolling too."""
    without = covered(page, CHOICES, scrolling=False) if size in (LYING, ZOOMED) else []
    return [f"without scrolling {fault}" for fault in without] + covered(page)
