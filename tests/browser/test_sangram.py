"""Sangram on its own board: every choice is made by tapping cards, camps and buttons, never by the list of moves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults, looks
from browser.boards import CHOICES, Act, choices, click, covered, made, noting, sangram
from browser.layout import DESK, NARROWEST
from browser.layout import PHONE as UPRIGHT
from browser.player import (
    NOWHERE,
    PHONE,
    READY,
    SHORT_SANGRAM,
    confirm,
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
MANY_MOVES = 400


def play(page: Page, act: Act) -> int:
    """Play until the result shows."""
    made = 0
    while wait_for_turn(page):
        sangram(page, act, made)
        made += 1
        assert made < MANY_MOVES
    return made


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_on_the_board_by_mouse(visit: Visit, seats: int) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    sit_down(page, "sangram", seats)
    assert play(page, click) > 8
    see_result(page)


def test_a_whole_game_on_the_board_by_touch(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, **PHONE)
    sit_down(page, "sangram", 4)

    def tap(thing: Locator) -> None:
        thing.tap()
        size = page.locator(".sangram").evaluate("board => [board.scrollWidth, board.clientWidth]")
        assert size[0] <= size[1]

    assert play(page, tap) > 8
    see_result(page)


def test_a_whole_game_on_the_board_by_keyboard(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    sit_down(page, "sangram", 3)
    keys = page.keyboard
    made = 0
    while wait_for_turn(page):
        before = entries(page)
        expect(choices(page).first).to_be_visible()
        tab_to(page, CHOICES)
        for _ in range(made % 3):
            keys.press("ArrowRight")
            if not page.evaluate("what => document.activeElement.matches(what)", CHOICES):
                keys.press("ArrowLeft")
        keys.press("Enter")
        if page.evaluate("document.activeElement.matches('[role=radio]')"):
            tab_to(page, ".sangram [data-stop=legal]")
            keys.press("Enter")
        confirm(page, lambda _: keys.press("Enter"), before)
        made += 1
        assert made < MANY_MOVES
    assert made > 8
    see_result(page)


def test_a_reload_in_the_middle_of_a_choice_shows_it_again(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    card = page.locator(".sangram .held").nth(1)
    name = card.get_attribute("data-card")
    card.tap()
    expect(page.locator(".proposal")).not_to_have_text("…")
    proposal = page.locator(".proposal").inner_text()
    page.reload()
    expect(page.locator(".proposal")).to_have_text(proposal)
    expect(page.locator(f".sangram .held[data-card={name}]")).to_have_attribute("aria-pressed", "true")


def test_the_own_total_after_a_choice_is_shown_before_it_is_made(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    card = page.locator(".sangram .held").first
    total = re.compile(r"Total of (\d+)")
    expect(card.locator(".spoken-only")).to_have_text(total)
    foreseen = total.search(card.locator(".spoken-only").inner_text())
    assert foreseen
    card.hover()
    expect(page.locator(".sangram .reckoning b")).to_have_text(foreseen[1])


def test_what_is_known_and_the_discard_pile_can_be_read_at_any_time(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(page.get_by_role("dialog")).to_contain_text("cards not seen yet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Discard pile: empty")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing has been discarded yet.")


def test_a_card_is_chosen_without_asking_the_server(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    cut_off(page)
    page.locator(".sangram .held").nth(1).tap()
    expect(page.locator(".sangram .held").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(READY)).to_be_visible()


@pytest.mark.parametrize("order", ["acharya", "drawn", "guptchar", "maharani", "mantri", "senapati", "yuvaraj"])
def test_on_a_phone_an_order_leaves_every_card_within_reach(look: Callable[..., Page], order: str) -> None:
    page = look("sangram", order, (390, 844))
    expect(page.locator(".orders")).to_be_visible()
    assert covered(page, "sangram") == []


@pytest.mark.parametrize("card", [".hand .held", ".volunteers .place"])
def test_only_a_mouse_looks_at_a_card_without_tapping_it(look: Callable[..., Page], card: str) -> None:
    """What changes under a finger that is taken for a mouse makes iOS swallow the tap itself."""
    page = look("sangram", "start", (390, 844))
    words, one = page.locator(".herald p"), page.locator(card).first
    before = words.inner_text()
    one.dispatch_event("mouseenter")
    one.dispatch_event("pointerenter", {"pointerType": "touch"})
    assert words.inner_text() == before
    one.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(words).not_to_have_text(before)
    one.dispatch_event("pointerleave", {"pointerType": "mouse"})
    expect(words).to_have_text(before)


@pytest.mark.parametrize(("locale", "scheme"), looks(8))
def test_axe_finds_nothing_on_the_board_and_its_sheets(visit: Visit, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, locale=locale, color_scheme=scheme, has_touch=True)
    sit_down(page, "sangram", 5)
    wait_for_turn(page)
    page.locator(".sangram .held").first.tap()
    found = faults(page, "a card is chosen")
    for pile in range(2):
        page.locator(".piles-place button").nth(pile).click()
        page.locator("dialog").wait_for()
        found += faults(page, f"pile {pile}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


def test_alone_with_bots_a_card_that_was_looked_at_is_played_by_one_press_and_taken_back_by_another(
    visit: Visit,
) -> None:
    page = visit(NOWHERE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    before = entries(page)
    page.locator(".sangram .held").nth(1).click()
    wait_for_more(page, before)
    wait_for_turn(page)  # bots have gone on as far as they can: nothing else happens while the card is taken back
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(page.locator(".log")).to_have_attribute("data-told", str(before))


def test_a_finger_that_has_read_no_card_is_shown_it_before_it_is_played(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "sangram", 3)
    wait_for_turn(page)
    before = entries(page)
    card = page.locator(".sangram .held").nth(1)
    card.tap()
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator(".herald")).to_contain_text("Tap again")
    assert entries(page) == before
    card.tap()
    wait_for_more(page, before)


# ---- without a server

Look = Callable[..., Page]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, goal: Locator) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=5)
    page.mouse.up()


def test_a_card_that_is_dragged_to_the_battlefield_lies_there(look: Look) -> None:
    page = noting(look("sangram", "start", (1440, 900), people=True))
    drag(page, page.locator(".sangram .held").nth(1), page.locator(".field-place"))
    assert made(page)
    expect(page.locator(".proposal")).to_have_count(0)


def test_a_card_let_go_over_the_hand_stays_there(look: Look) -> None:
    page = look("sangram", "start", (1440, 900))
    cards = page.locator(".sangram .held")
    drag(page, cards.nth(0), cards.nth(1))
    expect(page.locator(".proposal")).to_have_count(0)
    expect(page.locator(".sangram .held[aria-pressed=true]")).to_have_count(0)


def test_a_volunteer_is_dragged_to_the_hand(look: Look) -> None:
    page = noting(look("sangram", "early", (1440, 900), people=True))
    drag(page, page.locator(".volunteers [data-stop=legal]").first, page.locator(".mine-place"))
    assert made(page).startswith("rec")
    expect(page.locator(".proposal")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
@pytest.mark.parametrize("fixture", ["over", "over-five"])
def test_the_strongest_army_is_lit_until_it_is_put_out(look: Look, fixture: str, size: tuple[int, int]) -> None:
    page = look("sangram", fixture, size)
    lit = page.locator(".lane.won")
    expect(lit).to_have_count(1)
    switch = page.get_by_role("button", name="The strongest army", exact=True)
    switch.click()
    expect(lit).to_have_count(0)
    switch.click()
    expect(lit).not_to_have_count(0)


def test_among_people_one_press_plays_a_card_while_others_choose_and_asks_whoever_is_last(visit: Visit) -> None:
    host, friend, _ = gather(visit, "sangram")
    before = entries(host)
    host.locator(".sangram .held").nth(1).click()
    wait_for_more(host, before)
    expect(friend.locator(".log")).to_contain_text("Asha has chosen.")
    friend.locator(".sangram .held").nth(1).click()
    expect(friend.locator(".bar .proposal")).to_be_visible()
    expect(friend.locator(".sangram")).to_contain_text("Tap again to do it.")


LINES = """() => [...document.querySelectorAll('.log li:last-child [data-event=ranked]')]
    .map(line => Math.round(line.getBoundingClientRect().top))"""


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_the_end_is_told_in_lines(look: Look, language: str) -> None:
    """Who won stands out, and everybody has a line; what came before is told in paragraphs."""
    page = look("sangram", "over-five", DESK, language=language)
    assert len(set(page.evaluate(LINES))) == 5
    verdict = page.locator(".log li:last-child [data-event=ended] .told")
    expect(verdict).to_be_in_viewport()
    expect(verdict).to_have_css("font-weight", "600")


BESIDE_THE_PILES = """() => {
    const edge = part => part.getBoundingClientRect();
    const own = [...document.querySelectorAll('.own-place *')].map(part => edge(part).right);
    return Math.max(...own) <= edge(document.querySelector('.piles-place')).left;
}"""


@pytest.mark.parametrize("size", [UPRIGHT, *NARROWEST])
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_what_keeps_an_army_from_training_stands_beside_the_piles(
    look: Look, size: tuple[int, int], language: str
) -> None:
    page = look("sangram", "crowded", size, language=language)
    assert page.locator(".own-tokens em").count() == 1
    assert page.evaluate(BESIDE_THE_PILES)
