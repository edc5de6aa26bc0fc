"""River Dragons and Sunderbans on their own board: whole games by mouse, by touch on a phone and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import at_the_table, wait_for_turn

Visit = Callable[..., Page]
Act = Callable[[Locator], None]

CARDS = ("place 2 stones", "place 2 planks", "walk 2", "place 1 stone", "place 1 plank")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, game: str, seats: int = 2, who: str = "bot", **options: str | int) -> None:
    """A table with options that the page for new tables does not offer: short games need a low cap."""
    others = [{"who": who, "bot": "greedy"} if who == "bot" else {"who": who, "name": "Bruno"}] * (seats - 1)
    plan = {"game": game, "seats": [{"who": "me", "name": "Asha"}, *others], "options": options}
    created = page.evaluate(
        """async plan => (await fetch('/api/tables?language=en', {
            method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(plan)
        })).json()""",
        plan,
    )
    page.goto(f"/t/{created['table']}")
    page.get_by_role("button", name="Start").click(timeout=240_000)
    page.locator(".curtain, .board-place").first.wait_for(timeout=240_000)


def phase(page: Page) -> str:
    return page.locator(".delta").get_attribute("data-phase") or ""


def settled(page: Page, before: int) -> None:
    """Until the move that was made is in the log, or the game is over."""
    page.wait_for_function(
        """before => document.querySelectorAll('.log li').length > before
            || document.querySelector('dialog .total, .curtain')""",
        arg=before,
    )


def program(page: Page, act: Act, cards: tuple[str, ...] = CARDS) -> None:
    for card in cards:
        act(page.locator(".hand").get_by_role("button", name=card, exact=True))
    act(page.locator(".ready"))
    page.wait_for_selector(".delta:not([data-phase=program]), .status:not(.mine), .curtain, dialog:has(.total)")


def choose_on_board(page: Page, act: Act) -> None:
    """One decision by pointing at lit things."""
    asked = phase(page)
    before = page.locator(".log li").count()
    if asked == "plank":
        act(page.locator(".reserve button.lit").first)
    else:
        act(page.locator(".spots [data-lit]").first)
        while page.get_by_role("button", name="Play", exact=True).count() == 0:  # the other end, the second step
            act(page.locator(".spots [data-lit]:not(.chosen)").first)
    act(page.get_by_role("button", name="Play", exact=True))
    settled(page, before)


def play_out(page: Page, act: Act, check: Callable[[], None] = lambda: None) -> set[str]:
    """Play until the result shows; returns the phases met."""
    met: set[str] = set()
    for _ in range(400):
        if not wait_for_turn(page):
            return met
        met.add(phase(page))
        if phase(page) == "program":
            program(page, act)
        else:
            choose_on_board(page, act)
        check()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit("/")
    sit_down(page, game, roundCap=3)
    met = play_out(page, lambda thing: thing.click())
    assert {"program", "stone", "plank", "place"} <= met
    expect(page.locator("dialog table .total")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    sit_down(page, "river-dragons", roundCap=3)

    def nothing_overflows() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390

    met = play_out(page, lambda thing: thing.tap(), nothing_overflows)
    assert {"program", "stone", "plank", "place"} <= met


def reach(page: Page, place: str) -> None:
    """Tab until the focus is in such a place."""
    for _ in range(60):
        if page.evaluate("place => !!document.activeElement?.closest(place)", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{place} cannot be reached by Tab")


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "river-dragons", roundCap=2)
    keys = page.keyboard
    met = set()
    for _ in range(200):
        if not wait_for_turn(page):
            break
        met.add(phase(page))
        before = page.locator(".log li").count()
        if phase(page) == "program":
            reach(page, ".hand")
            for _ in range(12):
                keys.press("ArrowLeft")
            for slot in "12345":  # the first five cards: stones, planks, remove
                keys.press(slot)
                keys.press("ArrowRight")
            reach(page, ".ready")
            keys.press("Enter")
            page.wait_for_selector(".delta:not([data-phase=program]), .status:not(.mine), dialog:has(.total)")
        elif phase(page) == "plank":
            reach(page, ".reserve button.lit")
            keys.press("Enter")
            keys.press("Enter")
            settled(page, before)
        else:
            reach(page, ".spots [data-lit]")
            keys.press("Enter")
            if phase(page) == "place":
                keys.press("n")
                keys.press("Enter")
            keys.press("Enter")
            settled(page, before)
    assert {"program", "stone", "plank", "place"} <= met
    expect(page.locator("dialog table .total")).to_be_visible()


def test_cards_are_changed_until_ready_and_stay_over_a_reload(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "river-dragons", seats=3)
    hand, slots = page.locator(".hand"), page.locator(".slot")
    hand.get_by_role("button", name="jump", exact=True).click()
    hand.get_by_role("button", name="walk 1", exact=True).click()
    slots.nth(0).click()
    expect(slots.nth(0)).to_have_accessible_name("Slot 1: empty")
    hand.get_by_role("button", name="dragon against Red", exact=True).drag_to(slots.nth(3))
    expect(slots.nth(3)).to_have_accessible_name("Slot 4: dragon against Red")
    hand.get_by_role("button", name="dragon against Yellow", exact=True).click()
    expect(page.locator(".why p")).to_contain_text("Only one dragon")
    page.locator(".ready").click(force=True)  # it looks shut, and says why
    expect(page.locator(".why p")).to_contain_text("3 slots are still empty")
    page.reload()
    expect(slots.nth(3)).to_have_accessible_name("Slot 4: dragon against Red")
    expect(slots.nth(1)).to_have_accessible_name("Slot 2: walk 1")


def test_one_device_programs_in_secret(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "sunderbans", who="me")
    for name in ("Asha", "Bruno"):
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        assert page.locator(".delta").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        at_the_table(page)
        assert phase(page) == "program"
        assert page.locator(".slot .face, .hand .used").count() == 0, "nothing of the other's plan stays"
        program(page, lambda thing: thing.click())


def test_by_eye_too_short_is_said_and_no_place_is_lit(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "river-dragons", table="byEye", roundCap=2)

    def act(thing: Locator) -> None:
        thing.click()

    seen = False
    for _ in range(200):
        if not wait_for_turn(page):
            break
        if phase(page) == "program":
            program(page, act)
        elif phase(page) == "place" and page.locator(".tried").count() < 3:
            assert page.locator(".spots [data-lit]").count() == 0
            seen = True
            point_somewhere(page)
        else:
            choose_on_board(page, act)
    assert seen


def point_somewhere(page: Page) -> None:
    """Point at pairs of supports until one may be tried; the frame says why the others may not."""
    before = page.locator(".log li").count()
    stones = page.locator(".spots .stone")
    others = page.locator(".spots .stone, .spots .village")
    play = page.get_by_role("button", name="Play", exact=True)
    for one in range(stones.count()):
        for two in range(others.count()):
            if stones.nth(one).get_attribute("data-name") == others.nth(two).get_attribute("data-name"):
                continue
            stones.nth(one).click()
            others.nth(two).click()
            page.wait_for_selector(".why p, .bar .play")
            if play.count():
                play.click()
                settled(page, before)
                return
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Close").click()
    raise AssertionError("no pair may be tried")


def test_on_the_open_board_a_ghost_stone_shows_where_it_would_lie(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "river-dragons", board="open")
    assert wait_for_turn(page)
    program(page, lambda thing: thing.click())
    assert wait_for_turn(page)
    assert phase(page) == "stone"
    water = page.locator(".open-water")
    box = water.bounding_box()
    assert box is not None
    water.click(position={"x": box["width"] * 0.5, "y": box["height"] * 0.5})
    expect(page.locator(".stone.ghost")).to_be_visible()
    expect(page.locator(".bar .proposal")).to_contain_text("@500,440")
    page.get_by_role("button", name="Right", exact=True).click()
    expect(page.locator(".bar .proposal")).to_contain_text("@510,440")
    water.click(position={"x": 2, "y": 2})
    expect(page.locator(".why p")).to_contain_text("at least 24 from the edge")
    water.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .proposal")).to_contain_text("@510,450")
    before = page.locator(".log li").count()
    page.get_by_role("button", name="Play", exact=True).click()
    settled(page, before)
    expect(page.locator(".spots .stone").first).to_have_accessible_name("Stone on @510,450, bare")
