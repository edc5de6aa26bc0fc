"""Quarry on its own board: whole games by mouse in the round, by touch on a phone, and by keyboard only."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults, looks
from browser.boards import KINDS, click, holding, in_the_round, quarry, stone, stones_that_fit, tap
from browser.player import (
    NOWHERE,
    PHONE,
    READY,
    cut_off,
    entries,
    gather,
    see_result,
    sit_down,
    tab_to,
    wait_for_more,
    wait_for_turn,
)

Visit = Callable[..., Page]
SMALL = {"width": 1000, "height": 640}  # a small picture is drawn quickly without a graphics card
MOST_TURNS = 25

PATIENCE_IS_OVER = "since => performance.now() > since + 500"  # a press that follows at once may be an accident
# Once all letters are there, does the screen come round sixty times in a row without a new picture?
COMES_TO_REST = """async () => {
    const canvas = document.querySelector('.quarry-board canvas');
    await document.fonts.ready;
    let still = 0, last = canvas.dataset.frames;
    for (let round = 0; round < 1200 && still < 60; round++) {
        await new Promise(requestAnimationFrame);
        still = canvas.dataset.frames === last ? still + 1 : 0;
        last = canvas.dataset.frames;
    }
    return still === 60;
}"""


def flat(page: Page) -> None:
    """From the first sight on the plan is shown instead of the picture."""
    page.context.add_init_script("localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))")


def test_a_whole_game_by_mouse_in_the_round(visit: Visit) -> None:
    page = visit(NOWHERE, **SMALL)
    sit_down(page, "quarry")
    turns = 0
    while wait_for_turn(page):
        page.keyboard.press("t")
        quarry(page, click, turns)
        turns += 1
        assert turns <= MOST_TURNS
    see_result(page)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "quarry")
    turns = 0
    while wait_for_turn(page):
        quarry(page, tap, turns)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        turns += 1
        assert turns <= MOST_TURNS
    see_result(page)


def walk_to(page: Page, goal: str) -> None:
    """From the cell that has the focus, by arrows."""
    here = page.evaluate("document.activeElement.dataset.cell")
    across, up = ord(goal[0]) - ord(here[0]), int(goal[1:]) - int(here[1:])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") == goal


CELLS_THAT_FIT = """() => [...document.querySelectorAll('[role=gridcell]')]
    .filter(cell => /the stone fits|la pierre tient|पत्थर आ सकता है/.test(cell.ariaLabel))
    .map(cell => cell.dataset.cell)"""


def cells_that_fit(page: Page) -> list[str]:
    """Where the stone in hand may lie, as the names of the cells say."""
    found: list[str] = page.evaluate(CELLS_THAT_FIT)
    return found


def first_that_fits(page: Page) -> str:
    """Of a stone that has a place for certain, however late that is known."""
    page.wait_for_function(f"() => ({CELLS_THAT_FIT})().length")
    return cells_that_fit(page)[0]


@pytest.mark.parametrize("view", ["round", "flat"])
def test_a_whole_game_by_keyboard_only(visit: Visit, view: str) -> None:
    page = visit(NOWHERE, **SMALL)
    if view == "flat":
        flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    luck = random.Random(3)
    keys = page.keyboard
    tab_to(page, "[data-cell]")
    turns = 0
    while wait_for_turn(page):
        before = entries(page)
        keys.press(str((KINDS.index(luck.choice(stones_that_fit(page)[:3])) + 1) % 10))
        for _ in range(4):
            places = cells_that_fit(page)
            if places:
                break
            keys.press("r")
        walk_to(page, luck.choice(places))
        keys.press("Enter")
        page.locator(READY).wait_for()
        tab_to(page, ".bar .play")
        keys.press("Enter")
        wait_for_more(page, before)
        if wait_for_turn(page):
            tab_to(page, "[data-cell]")
        turns += 1
        assert turns <= MOST_TURNS
    see_result(page)


def test_the_tools_to_look_at_the_board_are_one_stop(visit: Visit) -> None:
    """Tab comes to them once, and goes on; arrows lead from one to the next."""
    page = visit(NOWHERE, **SMALL)
    flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    tools = page.get_by_role("toolbar", name="Looking at the board")
    tools.get_by_role("button").first.focus()
    named = []
    for key in ("ArrowRight", "End", "ArrowRight"):
        page.keyboard.press(key)
        named.append(page.evaluate("document.activeElement.ariaLabel"))
    every = [button.get_attribute("aria-label") for button in tools.get_by_role("button").all()]
    assert len(every) > 2
    assert named == [every[1], every[-1], every[0]]
    page.keyboard.press("Tab")
    assert not tools.evaluate("tools => tools.contains(document.activeElement)")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == every[0]


def test_pressing_the_same_cell_again_plays_the_stone(visit: Visit) -> None:
    page = visit(NOWHERE, **SMALL)
    flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    before = entries(page)
    tab_to(page, "[data-cell]")
    page.keyboard.press("1")
    walk_to(page, first_that_fits(page))
    page.keyboard.press("Enter")
    page.locator(READY).wait_for()
    page.wait_for_function(PATIENCE_IS_OVER, arg=page.evaluate("performance.now()"))
    page.keyboard.press("Enter")
    wait_for_more(page, before)


@pytest.mark.parametrize(("locale", "scheme"), looks(5))
def test_axe_finds_nothing_in_either_view(visit: Visit, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, locale=locale, color_scheme=scheme, has_touch=True, **SMALL)
    sit_down(page, "quarry")
    wait_for_turn(page)
    in_the_round(page)
    found = faults(page, "in the round")
    page.locator(stone("arch")).click()
    page.keyboard.press("v")
    expect(page.locator(".quarry-board canvas")).to_have_count(0)
    page.locator(f"[data-cell={first_that_fits(page)}]").tap()
    page.locator(".proposal").wait_for()
    found += faults(page, "flat, with a stone put down")
    assert not found, "\n".join(found)


def test_nothing_is_drawn_at_rest(visit: Visit) -> None:
    page = visit(NOWHERE, **SMALL)
    sit_down(page, "quarry")
    wait_for_turn(page)
    in_the_round(page)
    assert page.evaluate(COMES_TO_REST)


def test_a_stone_is_laid_for_a_try_without_asking_the_server(visit: Visit) -> None:
    page = visit(NOWHERE, has_touch=True, **SMALL)
    flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    cut_off(page)
    page.locator(stone("bridge")).tap()
    page.locator(f"[data-cell={first_that_fits(page)}]").tap()
    expect(page.locator(".quarry-board .bench .words")).to_contain_text("lies at level 0")
    expect(page.locator(READY)).to_be_visible()


def test_a_stone_put_down_outlasts_a_change_of_view_and_a_reload(visit: Visit) -> None:
    page = visit(NOWHERE, has_touch=True, **SMALL)
    sit_down(page, "quarry")
    wait_for_turn(page)
    page.locator(stone("bridge")).tap()
    page.keyboard.press("v")
    page.keyboard.press("r")
    page.locator(f"[data-cell={first_that_fits(page)}]").tap()
    expect(page.locator(".proposal")).to_contain_text("a bridge, legs down, from")
    held = holding(page)
    assert "lies at level" in held
    page.keyboard.press("v")
    in_the_round(page)
    expect(page.locator(".proposal")).to_contain_text("a bridge, legs down, from")
    page.reload()
    in_the_round(page)
    expect(page.locator(".quarry-board .words")).to_have_text(held)


# ---- without a server, on the plan

Look = Callable[..., Page]


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_stone_that_a_finger_put_down_is_placed_by_a_tap_that_is_told(look: Look) -> None:
    page = look("quarry", "middle", (1440, 900))
    page.locator(stone("block")).tap()
    page.locator('[data-cell="c3"]').tap()
    expect(page.locator(".ghost rect")).to_have_count(1)
    expect(page.locator(".proposal")).to_contain_text("c3")
    expect(page.locator(".bench .words")).to_contain_text("Tap again to place it.")
    page.wait_for_function(PATIENCE_IS_OVER, arg=page.evaluate("performance.now()"))
    page.locator('[data-cell="c3"]').tap()
    expect(page.locator(".proposal")).to_have_count(0)


def test_alone_with_bots_a_stone_that_is_let_go_lies(visit: Visit) -> None:
    page = visit(NOWHERE, **SMALL)
    flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    before = entries(page)
    page.locator(stone("block")).click()
    cell = first_that_fits(page)
    page.mouse.move(*middle(page, stone("block")))
    page.mouse.down()
    page.mouse.move(*middle(page, f"[data-cell={cell}]"), steps=5)
    page.mouse.up()
    wait_for_more(page, before)
    expect(page.locator(".log")).to_contain_text(f"a block on {cell}")


def test_alone_with_bots_a_stone_seen_as_it_would_lie_is_placed_by_one_press(visit: Visit) -> None:
    page = visit(NOWHERE, **SMALL)
    flat(page)
    sit_down(page, "quarry")
    wait_for_turn(page)
    before = entries(page)
    page.locator(stone("block")).click()
    cell = first_that_fits(page)
    page.locator(f"[data-cell={cell}]").hover()
    expect(page.locator(".ghost rect")).to_have_count(1)
    page.locator(f"[data-cell={cell}]").click()
    wait_for_more(page, before)
    expect(page.locator(".log")).to_contain_text(f"a block on {cell}")


def test_among_people_a_stone_seen_as_it_would_lie_is_placed_by_one_press_and_taken_back(visit: Visit) -> None:
    host, friend, _ = gather(visit, "quarry", starter="black")
    flat(host)
    host.reload()
    assert wait_for_turn(host)
    before = entries(host)
    host.locator(stone("block")).click()
    cell = first_that_fits(host)
    host.locator(f"[data-cell={cell}]").hover()
    host.locator(f"[data-cell={cell}]").click()
    wait_for_more(host, before)
    expect(friend.locator(".log")).to_contain_text(f"a block on {cell}")
    host.get_by_role("button", name="Undo", exact=True).click()
    expect(friend.locator(".log")).not_to_contain_text(f"a block on {cell}")


def test_a_stone_let_go_beside_the_board_stays_in_hand(look: Look) -> None:
    page = look("quarry", "middle", (1440, 900))
    page.mouse.move(*middle(page, stone("block")))
    page.mouse.down()
    page.mouse.move(*middle(page, ".theirs .owner"), steps=5)
    page.mouse.up()
    expect(page.locator(".proposal")).to_have_count(0)
    expect(page.locator(stone("block"))).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 640), (844, 390)])
def test_every_tool_says_what_it_does(look: Look, size: tuple[int, int]) -> None:
    page = look("quarry", "middle", size, language="fr")
    for tool in page.locator(".tools .tool").all():
        word = tool.locator("span")
        expect(word).to_have_text(re.compile(r"\w{2}"))
        assert tool.evaluate("tool => tool.scrollWidth <= tool.clientWidth + 1"), word.inner_text()
        box = tool.bounding_box()
        assert box
        assert box["height"] >= 24


def test_the_line_that_won_glows_until_it_is_put_out(look: Look) -> None:
    page = look("quarry", "over", (1440, 900))
    expect(page.locator(".vein.wins")).not_to_have_count(0)
    expect(page.locator(".stone.dim")).not_to_have_count(0)
    switch = page.get_by_role("button", name="The line that won")
    switch.click()
    expect(page.locator(".vein.wins")).to_have_count(0)
    expect(page.locator(".stone.dim")).to_have_count(0)
    switch.click()
    page.locator('[data-cell="e5"]').focus()
    page.keyboard.press("Escape")
    expect(page.locator(".vein.wins")).to_have_count(0)
    expect(switch).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [(844, 390), (320, 640), (390, 844)])
def test_a_warning_lies_over_no_cell(look: Look, size: tuple[int, int]) -> None:
    page = look("quarry", "middle", size)
    warning, board = page.locator(".warning").bounding_box(), page.locator(".cells").bounding_box()
    assert warning
    assert board
    assert warning["y"] + warning["height"] <= board["y"] + 1
