"""What phones ask of a page: letters that do not make them zoom, ticks one can hit, nothing under the notch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.player import NOWHERE, PHONE, invitation, lay, list_moves, sit_down, wait_for_turn

Visit = Callable[..., Page]
TEXT = "localStorage.setItem('setu-wishes', JSON.stringify({text: true}))"
# iOS zooms in on a field whose letters are smaller than this, and does not zoom out again.
SMALL_FIELDS = """() => [...document.querySelectorAll('input, select, textarea')]
    .filter(field => !['checkbox', 'radio', 'range'].includes(field.type) && field.checkVisibility())
    .filter(field => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(field => `${field.outerHTML.slice(0, 80)}: ${getComputedStyle(field).fontSize}`)"""
SQUEEZED = """() => [...document.querySelectorAll('input[type=checkbox], input[type=radio]')]
    .filter(tick => tick.checkVisibility() && !tick.closest('.spoken-only'))
    .map(tick => [tick, tick.getBoundingClientRect()])
    .filter(([tick, {width, height}]) => width < 20 || height < 20 || Math.abs(width - height) > 0.5)
    .map(([tick, {width, height}]) => `${tick.outerHTML.slice(0, 80)}: ${width} x ${height}`)"""
# What is read or pressed, as far as it can be seen now, must lie inside; colours and pictures may go to the edge.
UNDER_THE_NOTCH = """({top, left, right, bottom}) => {
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
    const top_of_all = document.querySelector('dialog[open]') ?? document;
    const things = 'h1, h2, h3, p, label, legend, summary, a, button, input, select, textarea';
    const scrolled = document.querySelector('dialog[open] .body') ?? document.documentElement;
    const {scrollTop, clientHeight, scrollHeight} = scrolled;
    const ends = scrollTop + clientHeight >= scrollHeight - 1;
    return [...top_of_all.querySelectorAll(things)]
        .filter(thing => thing.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter(thing => !thing.closest('.spoken-only, .skip, .board-place, svg, [inert]'))
        .map(thing => [thing, thing.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height && box.bottom > 0 && box.top < height)
        .filter(([, box]) => box.left < left - 1 || box.right > width - right + 1
            || (scrollTop === 0 && box.top < top - 1)
            || (ends && box.bottom > height - bottom + 1))
        .map(([thing, box]) => `${thing.tagName} ${thing.textContent.trim().slice(0, 40)} `
            + [box.left, box.top, box.right, box.bottom].map(Math.round));
}"""
TO_THE_END = "(document.querySelector('dialog[open] .body') ?? document.documentElement).scrollTo(0, 100000)"
UPRIGHT = {"top": 47, "left": 0, "right": 0, "bottom": 34}
LYING = {"top": 0, "left": 47, "right": 47, "bottom": 21}


def places(page: Page) -> Iterator[str]:
    """Every page, and every sheet that something can be chosen in."""
    for path in ("/", "/new/river-dragons", "/learn/sangram", "/check", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        for summary in page.locator("details:not([open]) > summary").all():
            summary.click()
        yield path
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    lobby = lay(page, "sangram", [{"who": "me", "name": "Asha"}, {"who": "open"}], {})
    page.goto(f"/t/{lobby}")
    page.locator(".lobby").wait_for()
    yield "lobby"
    page.goto(f"/night/{lobby}")
    page.locator(".gathering, .alone-on-screen h1").first.wait_for()
    yield "night"
    page.context.clear_cookies()
    sit_down(page, "sangram", who="me")
    page.locator(".curtain").wait_for()
    yield "curtain"
    page.context.clear_cookies()
    sit_down(page, "sangram")
    wait_for_turn(page)
    yield "table"
    list_moves(page)
    yield "moves"
    page.evaluate(TEXT)
    page.reload()
    page.locator(".text-table #command").wait_for()
    yield "text table"


@pytest.mark.parametrize("insets", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_nothing_lies_under_the_notch_and_fields_and_ticks_have_their_size(
    visit: Visit, insets: dict[str, int]
) -> None:
    size = PHONE if insets is UPRIGHT else {**PHONE, "width": PHONE["height"], "height": PHONE["width"]}
    page = visit(NOWHERE, **size)
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    found = {}
    for place in places(page):
        found[place] = page.evaluate(UNDER_THE_NOTCH, insets)
        if insets is UPRIGHT:
            found[place] += page.evaluate(SMALL_FIELDS) + page.evaluate(SQUEEZED)
        page.evaluate(TO_THE_END)
        found[place] += page.evaluate(UNDER_THE_NOTCH, insets)
    assert len(found) == 12
    assert {place: faults for place, faults in found.items() if faults} == {}


@pytest.mark.parametrize("size", [PHONE, {**PHONE, "width": 320, "height": 640}], ids=["phone", "small phone"])
def test_a_lobby_begins_with_where_one_is_and_what_to_do(visit: Visit, size: dict[str, Any]) -> None:
    """The heading stands above the picture or beside it, and the first screen has what is to be pressed."""
    host = visit(NOWHERE, **size)
    lobby = lay(host, "river-dragons", [{"who": "me", "name": "Asha"}, {"who": "open"}], {})
    host.goto(f"/t/{lobby}")
    expect(host.get_by_role("heading", name="Invite")).to_be_in_viewport(ratio=1)
    guest = visit(invitation(host, "join"), **size)
    expect(guest.get_by_role("button", name="Sit here")).to_be_in_viewport(ratio=1)
    for page in (host, guest):
        page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        heading, picture = (page.locator(what).bounding_box() for what in ("h1", "header .picture"))
        assert heading
        assert picture
        assert heading["y"] < 130
        assert heading["y"] <= picture["y"] + 8
