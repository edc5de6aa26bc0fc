"""Rama's Bridge on its own board: the map by mouse, finger and keyboard, the desk, and what is private."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import at_the_table, wait_for_turn
from browser.test_access import faults

Visit = Callable[..., Page]
Act = Callable[[Page, Locator], None]

OPEN = """async ([rules, rounds, players]) => {
    const bots = Array.from({length: players - 1}, () => ({who: 'bot', bot: 'greedy'}));
    const options = {rules, max_rounds: rounds};
    const seats = [{who: 'me', name: 'Asha'}, ...bots];
    const body = JSON.stringify({game: 'ramas-bridge', seats, options});
    const answer = await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body});
    const {table} = await answer.json();
    sessionStorage.setItem(`setu-at-once:${table}`, 'true');
    return table;
}"""
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


def open_short(page: Page, *, rules: str = "voyage", rounds: int = 3, players: int = 2) -> None:
    """A table with bots that is over after so many rounds."""
    table = page.evaluate(OPEN, [rules, rounds, players])
    page.goto(f"/t/{table}")
    at_the_table(page)
    page.locator(".rama .space").first.wait_for()


def entries(page: Page) -> int:
    return int(page.evaluate("document.querySelectorAll('.log li').length"))


def wait_for_more(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => document.querySelectorAll('.log li').length > before || document.querySelector('dialog .total')",
        arg=before,
    )


def touch_of(page: Page, space: str) -> Locator:
    return page.locator(f'[data-space="{space}"] .touch')


def play(page: Page, act: Act, made: int) -> None:
    """One decision at the board: a place on the map, else the first answer on the slip."""
    close = page.locator(".post .read")
    while close.count():
        act(page, close.first)
    if not page.locator(".space.foot").count():
        act(page, page.locator(".answers .button").first)
        if page.locator(".play").count():
            act(page, page.locator(".play"))
        return
    spaces = page.evaluate(IN_SIGHT)
    act(page, touch_of(page, spaces[made * 7 % len(spaces)]))
    expect(page.locator(".play")).to_be_visible()
    act(page, page.locator(".play"))


def click(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play_on(page: Page, act: Act) -> int:
    made = 0
    while wait_for_turn(page):
        before = entries(page)
        play(page, act, made)
        wait_for_more(page, before)
        made += 1
        assert made < 200
    return made


@pytest.mark.parametrize("rules", ["voyage", "strategie"])
def test_a_whole_game_by_mouse(visit: Visit, rules: str) -> None:
    page = visit("/", width=1440, height=900)
    open_short(page, rules=rules, rounds=4, players=3)
    assert play_on(page, click) > 4
    expect(page.locator("dialog .total")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Scores")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("The final count:")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("/", width=390, height=844, has_touch=True, is_mobile=True)
    open_short(page)
    assert play_on(page, tap) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def tab_to(page: Page, what: str) -> None:
    for _ in range(60):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} by Tab")


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit("/")
    open_short(page)
    keys, made = page.keyboard, 0
    while wait_for_turn(page):
        before = entries(page)
        if page.locator(".space.foot").count():
            tab_to(page, "[data-space]")
            for _ in range(1 + made % 3):
                keys.press("PageDown")
            assert page.evaluate("document.activeElement.matches('.space.foot, .space.free, .space.paid')")
            keys.press("Enter")
            expect(page.locator(".play")).to_be_visible()
            keys.press("Enter")
        else:
            tab_to(page, ".answers .button")
            keys.press("Enter")
        wait_for_more(page, before)
        made += 1
        assert made < 200
    assert made > 3


def test_every_place_has_a_name_and_arrows_go_from_one_to_the_next(visit: Visit) -> None:
    page = visit("/")
    open_short(page)
    wait_for_turn(page)
    assert page.locator("[data-space]:not([aria-label])").count() == 0
    assert page.locator('[data-space][tabindex="0"]').count() == 1
    page.locator('[data-space="delhi"]').focus()
    name = page.locator('[data-space="delhi"]').get_attribute("aria-label")
    assert name is not None
    assert re.match("Delhi; square B2; airport; closed by the sacred cow", name)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.space") not in ("delhi", None)


def test_an_illegal_place_says_why_not(visit: Visit) -> None:
    page = visit("/", width=1440, height=900)
    open_short(page)
    wait_for_turn(page)
    click(page, touch_of(page, "mumbai"))
    expect(page.locator(".why")).to_contain_text("nobody starts there")


def test_dragging_and_zooming_move_the_map_and_choose_nothing(visit: Visit) -> None:
    page = visit("/", width=1440, height=900)
    open_short(page)
    wait_for_turn(page)
    agra = touch_of(page, "agra")
    before = agra.bounding_box()
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    closer = agra.bounding_box()
    pane = page.locator(".sheet").bounding_box()
    assert before
    assert closer
    assert pane
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 60, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "y => document.querySelector('[data-space=agra] .touch').getBoundingClientRect().y > y + 50", arg=closer["y"]
    )
    expect(page.locator(".play")).to_have_count(0)
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_function(
        "y => Math.abs(document.querySelector('[data-space=agra] .touch').getBoundingClientRect().y - y) < 1",
        arg=before["y"],
    )


def test_the_route_is_kept_over_a_reload_and_no_spectator_sees_it(visit: Visit) -> None:
    page = visit("/", width=1440, height=900)
    open_short(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Route").click()
    towns = page.locator(".notes .town b")
    second = towns.nth(1).inner_text()
    page.get_by_role("button", name=re.compile("earlier$")).nth(1).click()
    expect(towns.first).to_have_text(second)
    page.reload()
    page.get_by_role("tab", name="Route").click()
    expect(towns.first).to_have_text(second)


@pytest.mark.parametrize(("scheme", "locale"), [("light", "fr-FR"), ("dark", "en-GB")])
def test_axe_finds_nothing_on_the_board(visit: Visit, scheme: str, locale: str) -> None:
    page = visit("/", color_scheme=scheme, locale=locale, width=1440, height=900)
    open_short(page, rules="strategie", players=4)
    wait_for_turn(page)
    found = []
    for drawer in ("cards", "route", "scores"):
        page.locator(f"[data-drawer={drawer}]").click()
        found += faults(page, drawer)
    page.locator("[data-drawer=cards]").click()
    page.locator(".drawer li button").first.click()
    page.locator("dialog .card").wait_for()
    found += faults(page, "card")
    assert found == []
