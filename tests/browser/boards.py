"""Hands on the boards: one decision by pointing at what lies on the table, with a mouse or a finger."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.player import ASKED_OR_WENT_ON, READY, WENT_ON, confirm, entries

Act = Callable[[Locator], None]


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


# What a press or a move of the hand does is to be seen by then.
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def press_at(page: Page, act: Act, x: float, y: float) -> None:
    """On the board itself, not on a thing in it."""
    if act is click:
        page.mouse.click(x, y)
    else:
        page.touchscreen.tap(x, y)


def decide(page: Page, game: str, act: Act, made: int) -> None:
    """The decision that is asked for, and until the table has gone on; what is chosen wanders with `made`."""
    hands = {"sangram": sangram, "ramas-bridge": rama, "quarry": quarry}
    hands.get(game, delta)(page, act, made)


# ---- River Dragons and Sunderbans

CARDS = ("place 2 stones", "place 2 planks", "walk 2", "place 1 stone", "place 1 plank")
LIT = ".spots [data-lit], .reserve button.lit"


def delta(page: Page, act: Act, _made: int) -> None:
    if phase(page) == "program":
        program(page, act)
    else:
        choose_on_board(page, act)


def phase(page: Page) -> str:
    return page.locator(".delta").get_attribute("data-phase") or ""


def program(page: Page, act: Act, cards: tuple[str, ...] = CARDS) -> None:
    for card in cards:
        act(page.locator(".hand").get_by_role("button", name=card, exact=True))
    act(page.locator(".ready"))
    page.wait_for_selector(".delta:not([data-phase=program]), .status:not(.mine), .curtain, .end-slip.over")


def choose_on_board(page: Page, act: Act) -> None:
    """One decision by pointing at lit things; by eye, where nothing is lit, at two supports."""
    asked = phase(page)
    before = entries(page)
    if asked == "plank":
        act(page.locator(".reserve button.lit").first)
    elif asked == "place" and not page.locator(".spots [data-lit]").count():
        return point_by_eye(page, act, page.evaluate(NEAR_FIRST))
    else:
        act(page.locator(".spots [data-lit]").first)
        page.wait_for_function(HALF_CHOSEN_OR_MORE, arg=before)
        while page.locator(".spots .chosen").count() and not page.locator(READY).count():
            act(page.locator(".spots [data-lit]:not(.chosen)").first)  # the other end, the second step
            page.wait_for_function(HALF_CHOSEN_OR_MORE, arg=before)
    return confirm(page, act, before)


HALF_CHOSEN_OR_MORE = f"before => document.querySelector('.spots .chosen') || ({ASKED_OR_WENT_ON})(before)"
ANSWERED = f"before => document.querySelector('.why p') || ({WENT_ON})(before)"


# Pairs of supports that can be pointed at, the nearest to one another first.
NEAR_FIRST = """() => {
    const spots = [...document.querySelectorAll('.spots .stone, .spots .village')].map(spot => {
        const {left, right, top, bottom, width} = spot.getBoundingClientRect();
        const shore = spot.matches('.village') ? width / 2 : 0;
        return {name: spot.dataset.name, shore, x: (left + right) / 2, y: (top + bottom) / 2};
    });
    const apart = ([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) - one.shore - other.shore;
    return spots.filter(one => !one.shore)
        .flatMap(one => spots.filter(other => other.shore || other.name > one.name).map(other => [one, other]))
        .sort((pair, next) => apart(pair) - apart(next))
        .map(pair => pair.map(({name}) => name));
}"""


def point_by_eye(page: Page, act: Act, pairs: list[list[str]]) -> None:
    """Point at one pair after the other until one is tried; what may not be is refused with a reason."""
    before = entries(page)
    for one, other in pairs:
        first, second = (page.locator(f".spots [data-name='{name}']") for name in (one, other))
        act(first)
        act(second)
        page.wait_for_function(ANSWERED, arg=before)
        if not page.locator(".why p").count():
            return
        act(page.get_by_role("button", name="Close"))
        act(first)  # it is let go
        expect(page.locator(".spots .chosen")).to_have_count(0)
    raise AssertionError("no pair may be tried")


# ---- Sangram

CHOICES = ".sangram [data-stop=legal], .sangram .orders .word, .sangram .orders .number"


def choices(page: Page) -> Locator:
    """Everything on the board that can be chosen now."""
    return page.locator(CHOICES)


def sangram(page: Page, act: Act, made: int) -> None:
    """A tap shows a card or a rival, a second one plays it; a word plays at once."""
    before = entries(page)
    expect(choices(page).first).to_be_visible()
    thing = choices(page).nth(made % choices(page).count())
    if thing.evaluate("thing => thing.matches('[role=radio]')"):  # how many to give: to whom is still to be chosen
        act(thing)
        thing = page.locator(".sangram [data-stop=legal]").first
    act(thing)
    if made % 2 and page.locator(READY).count():
        act(page.locator(".sangram [aria-pressed=true]").first)
    confirm(page, act, before)


# ---- Rama's Bridge

PLACES = ".space.foot, .space.free, .space.paid"
IN_SIGHT = """() => {
    const pane = document.querySelector('.sheet').getBoundingClientRect();
    const tools = document.querySelector('.tools').getBoundingClientRect();
    return [...document.querySelectorAll('.space.foot')].filter(space => {
        const {left, right, top, bottom} = space.querySelector('.touch').getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const covered = x > tools.left - 8 && y < tools.bottom + 8;
        return !covered && x > pane.left + 8 && x < pane.right - 8 && y > pane.top + 8 && y < pane.bottom - 60;
    }).map(space => space.dataset.space);
}"""
POST = ".post .read"
AIMED_OR_IN_THE_WAY = f"before => document.querySelector('{READY}, {POST}') || ({WENT_ON})(before)"


def touch_of(page: Page, space: str) -> Locator:
    return page.locator(f'[data-space="{space}"] .touch')


def point_at(page: Page, act: Act, space: str) -> None:
    """The map finds what was meant."""
    box = touch_of(page, space).bounding_box()
    assert box
    press_at(page, act, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def read_the_post(page: Page, act: Act = click) -> None:
    """Put away what just came, one picture after the other."""
    while page.locator(POST).count():
        act(page.locator(POST))


def asks_for_a_place(page: Page) -> bool:
    """Is the next choice made on the map? Else it is an answer on the slip."""
    page.locator(".space.foot, .answers .button").first.wait_for()
    return page.locator(".space.foot").count() > 0


def rama(page: Page, act: Act, made: int = 0) -> None:
    """A place on the map, else the first answer on the slip."""
    before = entries(page)
    if asks_for_a_place(page):
        spaces = page.evaluate(IN_SIGHT)
        aim_at(page, act, spaces[made * 7 % len(spaces)], before)
    else:
        act(page.locator(".answers .button").first)
        if page.locator(".answers [aria-expanded=true]").count():
            act(page.locator(".drawer.bonus button:not(.closed)").first)
    confirm(page, act, before)


def aim_at(page: Page, act: Act, space: str, before: int) -> None:
    """Point at a place until it is chosen: news may lie over it, or the map turn to a pawn, while the finger comes."""
    for _ in range(20):
        if page.locator(READY).count() or entries(page) != before:
            return
        read_the_post(page, act)
        point_at(page, act, space)
        try:
            page.wait_for_function(AIMED_OR_IN_THE_WAY, arg=before, timeout=3000)
        except TimeoutError:  # missed, as people miss: what was hit instead is closed again
            page.keyboard.press("Escape")
    raise AssertionError(f"{space} cannot be chosen")


# ---- what a board asks for


def noting(page: Page) -> Page:
    """The same moment in a harness that writes down what the board asks for."""
    page.goto(page.url.replace("&bare=1", ""))
    page.locator(".board-place > *").first.wait_for()
    return page


def made(page: Page, moves: int = 1) -> str:
    """The move that the board has made, the last of so many, as the harness writes it down: the newest first."""
    calls = page.locator(".harness pre")
    expect(calls).to_have_text(re.compile(rf"(onmove[^\0]*){{{moves}}}"))
    return next(line.split()[2] for line in calls.inner_text().split("\n") if line.startswith("onmove"))


# ---- Quarry

KINDS = ("block", "brick", "beam", "span", "corner", "post", "pillar", "step", "arch", "bridge")
LONG_FIRST = ("span", "beam", "bridge", "arch", "brick", "corner", "step", "pillar", "post", "block")


def stone(kind: str) -> str:
    return f".quarry-board .mine button.stone:nth-child({KINDS.index(kind) + 1})"


def stones_that_fit(page: Page) -> list[str]:
    """The kinds in my rack that have a place now, as their names say."""
    page.locator(".quarry-board .mine button.stone[aria-label*='fits in']").first.wait_for()
    return [kind for kind in LONG_FIRST if "fits in" in (page.locator(stone(kind)).get_attribute("aria-label") or "")]


def in_the_round(page: Page) -> tuple[float, float, float, float]:
    """The board is drawn; where its canvas lies."""
    page.wait_for_function("() => document.querySelector('.quarry-board canvas')?.dataset.frames > 0", timeout=120_000)
    box = page.locator(".quarry-board canvas").bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def points(page: Page, luck: random.Random) -> Iterator[tuple[float, float]]:
    """Places on the board to try, from the middle outwards, a little different each time."""
    left, top, width, height = in_the_round(page)
    reach = 0.36 * min(width, height)
    for share in range(60):
        out = reach * (share + 1) / 60
        x, y = luck.uniform(-out, out), luck.uniform(-out, out)
        yield left + width / 2 + x, top + height / 2 + y


def holding(page: Page) -> str:
    return page.locator(".quarry-board .bench .words").inner_text()


def quarry(page: Page, act: Act, made: int) -> None:
    """A stone from the rack onto the board in the round; a mouse feels first where it would lie."""
    luck = random.Random(made)
    before = entries(page)
    act(page.locator(stone(luck.choice(stones_that_fit(page)[:3]))))
    for x, y in points(page, luck):
        if act is tap:
            press_at(page, act, x, y)
        else:
            page.mouse.move(x, y)
        page.evaluate(TWO_FRAMES)
        if act is tap and page.locator(READY).count():
            break
        if act is not tap and "lies at level" in holding(page):
            press_at(page, act, x, y)
            break
    confirm(page, act, before)


# ---- what lies in the way

# What would not get the press that is meant for it, as it stands once nothing is on its way any more. The map takes the
# presses for all its places; what is scrolled out of sight is not covered.
COVERED = """async what => {
    const shown = [...document.querySelectorAll(`${what}, button:not(.spots *), a[href]`)];
    const name = thing => thing.ariaLabel || thing.dataset.space || thing.textContent.trim() || thing.outerHTML;
    const clips = box => getComputedStyle(box).overflow !== 'visible';
    function above(thing) {
        const {left, right, top, bottom} = (thing.querySelector('.touch') ?? thing).getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const holds = box => x > box.left && x < box.right && y > box.top && y < box.bottom;
        if (!thing.checkVisibility({visibilityProperty: true})) return null;
        if (getComputedStyle(thing).pointerEvents === 'none') return null;
        for (let box = thing.parentElement; box; box = box.parentElement)
            if (clips(box) && !holds(box.getBoundingClientRect())) return null;
        const there = document.elementFromPoint(x, y);
        return !there || (thing.closest('.sheet > svg') ?? thing).contains(there) ? null : there;
    }
    for (let round = 0; ; round++) {
        const found = shown.filter(thing => thing.isConnected && above(thing));
        if (!found.length || round === 300)
            return found.map(thing => `${name(thing).slice(0, 80)} lies under ${above(thing).outerHTML.slice(0, 80)}`);
        await new Promise(requestAnimationFrame);
    }
}"""
CHOSEN_ON = {"sangram": CHOICES, "ramas-bridge": PLACES, "quarry": ".quarry-board canvas"}


def covered(page: Page, game: str) -> list[str]:
    """Whatever can be chosen on the board or pressed in the frame at this moment and lies under something else."""
    found: list[str] = page.evaluate(COVERED, CHOSEN_ON.get(game, LIT))
    return found
