"""Sangram on its own board: every choice is made by tapping cards, camps and buttons, never by the list of moves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import open_with_bots, wait_for_turn

Visit = Callable[..., Page]
MANY_MOVES = 400
READY = ".bar .play:not([disabled])"  # a choice is shown and waits to be confirmed
CHOICES = ".sangram [data-stop=legal], .sangram .orders .word, .sangram .orders .number"


def choices(page: Page) -> Locator:
    """Everything on the board that can be chosen now."""
    return page.locator(CHOICES)


def settle(page: Page) -> None:
    """Wait until the table has taken the move."""
    page.wait_for_function(
        "() => !document.querySelector('.bar .play') && !document.querySelector('.status')?.textContent.includes('…')"
    )


def choose_on_the_board(page: Page, act: Callable[[Locator], None], wander: int) -> None:
    """The first tap shows a card or a rival, the second one plays it; a button with a word plays at once."""
    expect(choices(page).first).to_be_visible()
    thing = choices(page).nth(wander % choices(page).count())
    act(thing)
    if page.locator(READY).count():
        act(page.locator(READY) if wander % 2 else page.locator(".sangram [aria-pressed=true]").first)


def play(page: Page, act: Callable[[Locator], None]) -> int:
    made = 0
    while wait_for_turn(page):
        now = page.locator(".status").inner_text()
        choose_on_the_board(page, act, made)
        settle(page)
        made += 1
        assert made < MANY_MOVES, now
    return made


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_on_the_board_by_mouse(visit: Visit, players: int) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=players)
    assert play(page, lambda thing: thing.click()) > 8
    expect(page.locator("dialog table .total")).to_be_visible()


def test_a_whole_game_on_the_board_by_touch(visit: Visit) -> None:
    page = visit("/", width=390, height=844, has_touch=True, is_mobile=True)
    open_with_bots(page, "sangram", players=4)

    def tap(thing: Locator) -> None:
        thing.tap()
        size = page.locator(".sangram").evaluate("board => [board.scrollWidth, board.clientWidth]")
        assert size[0] <= size[1]

    assert play(page, tap) > 8
    expect(page.locator("dialog table .total")).to_be_visible()


def test_a_whole_game_on_the_board_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=3)
    keys = page.keyboard
    chosen = "document.activeElement.matches('" + CHOICES.replace("'", "") + "')"
    made = 0
    while wait_for_turn(page):
        expect(choices(page).first).to_be_visible()
        for _ in range(40):
            if page.evaluate(chosen):
                break
            keys.press("Tab")
        assert page.evaluate(chosen), "nothing that can be chosen is reached by Tab"
        for _ in range(made % 3):
            keys.press("ArrowRight")
            if not page.evaluate(chosen):
                keys.press("ArrowLeft")
        keys.press("Enter")
        if page.locator(READY).count():
            keys.press("Enter")
        settle(page)
        made += 1
        assert made < MANY_MOVES
    assert made > 8
    expect(page.locator("dialog table .total")).to_be_visible()


def test_a_reload_in_the_middle_of_a_choice_shows_it_again(visit: Visit) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=3)
    wait_for_turn(page)
    card = page.locator(".sangram .held").nth(1)
    name = card.get_attribute("data-card")
    card.click()
    proposal = page.locator(".proposal").inner_text()
    page.reload()
    expect(page.locator(".proposal")).to_have_text(proposal)
    expect(page.locator(f".sangram .held[data-card={name}]")).to_have_attribute("aria-pressed", "true")


def test_the_own_total_after_a_choice_is_shown_before_it_is_made(visit: Visit) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=3)
    wait_for_turn(page)
    card = page.locator(".sangram .held").first
    foreseen = re.search(r"Total of (\d+)", card.locator(".spoken-only").inner_text())
    assert foreseen
    card.click()
    expect(page.locator(".sangram .reckoning b")).to_have_text(foreseen[1])


def test_what_is_known_and_the_discard_pile_can_be_read_at_any_time(visit: Visit) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=3)
    wait_for_turn(page)
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(page.get_by_role("dialog")).to_contain_text("cards not seen yet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Discard pile: empty")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing has been discarded yet.")
