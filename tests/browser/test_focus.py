"""The focus is never lost: after every step of a table it is at one place, and a reader goes on from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.player import FIRST_COMPILED, NAMES, NOWHERE, at_the_table, invitation, lay, sit_down
from browser.recorder import assert_focus_was_never_lost, cries, focus, heard, record

Visit = Callable[..., Page]


def press(page: Page, name: str) -> None:
    """By keyboard, as whoever does not see the mouse."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")


def heading(page: Page) -> str:
    page.wait_for_function("() => document.activeElement?.matches('h1, h2, [data-landing]')")
    return str(page.evaluate("document.activeElement.textContent"))


def test_from_page_to_page_it_is_at_the_heading(visit: Visit) -> None:
    page = visit(NOWHERE)
    record(page)
    page.goto("/")
    link = page.get_by_role("link", name="Learn", exact=False).first
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/**")
    assert heading(page)
    assert_focus_was_never_lost(page)


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_playing_now_leads_to_the_table(visit: Visit, text: bool) -> None:
    page = visit(NOWHERE)
    record(page)
    page.goto("/")
    if text:
        press(page, "Text table")
    page.locator(".games").get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    place = page.locator("#command" if text else ".board-place")
    place.wait_for(timeout=FIRST_COMPILED)
    expect(place).to_be_focused()
    page.wait_for_function("() => window.heard.some(({how}) => how === 'log')")
    assert heard(page, "log"), "that the game began is told"
    assert_focus_was_never_lost(page)


def test_friends_who_meet_start_and_go_on(visit: Visit) -> None:
    host = visit(NOWHERE)
    record(host)
    table = lay(host, "quarry", [{"who": "me", "name": "Asha"}, {"who": "open"}], {"starter": "black"})
    host.goto(f"/t/{table}")
    link = invitation(host, "join")
    host.get_by_role("button", name="Copy the link").focus()
    friend = visit(NOWHERE)
    record(friend)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bruno")
    press(friend, "Sit here")
    focus(friend)
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
    assert focus(host)
    press(host, "Start the game")
    for page in (host, friend):
        at_the_table(page)
        page.wait_for_function("() => window.heard.some(({how}) => how === 'log')")
    expect(host.locator(".board-place")).to_be_focused()
    assert any("Your turn" in line for line in heard(host, "log"))
    press(host, "Menu")
    press(host, "Give up")
    assert "Do you really want" in heading(host)
    press(host, "No")
    focus(host)
    for page in (host, friend):
        assert_focus_was_never_lost(page)


def test_behind_the_curtain(visit: Visit) -> None:
    page = visit(NOWHERE)
    record(page)
    sit_down(page, "sangram", seats=2, who="me")
    expect(page.get_by_role("button", name=f"I am {NAMES[0]}", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board-place")).to_be_focused()
    assert cries(page) == [], "the button that has the focus is read with its curtain"
    assert_focus_was_never_lost(page)


def test_in_a_lesson_by_keyboard(visit: Visit) -> None:
    """Questions are answered, `/` leads to the field and F2 says again what the teacher said."""
    page = visit(NOWHERE)
    page.add_init_script("localStorage.setItem('setu-wishes', JSON.stringify({text: true}))")
    record(page)
    page.goto("/learn/quarry/first-game")
    field = page.locator("#command")
    field.wait_for(timeout=FIRST_COMPILED)
    field.fill("e5")
    field.press("Enter")
    expect(page.get_by_role("status", name="Answer")).to_contain_text("e5 is bare.")
    page.locator("h1").first.evaluate("element => { element.tabIndex = -1; element.focus(); }")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.press("F2")
    taught = page.locator(".lesson-card h2").inner_text()
    page.wait_for_function("taught => window.heard.at(-1)?.said.includes(taught)", arg=taught)
    assert_focus_was_never_lost(page)
