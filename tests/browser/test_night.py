"""Game night: a big screen that everybody sees, and phones that are hands. Nothing private is ever on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.boards import tap
from browser.player import (
    FIRST_COMPILED,
    FOR_TWO,
    NOWHERE,
    OVER,
    PHONE,
    TELLS,
    confirm,
    entries,
    give_up,
    lay,
    sit_down,
    wait_for_turn,
)

Visit = Callable[..., Page]
TELEVISION = {"width": 1920, "height": 1080}


def gather_at_night(visit: Visit, game: str) -> tuple[Page, list[Page]]:
    """A screen made by the page for new tables, and Asha and Bruno, who scan its code."""
    screen = visit(f"/new/{game}", **TELEVISION)
    screen.get_by_role("radio", name="Game night").check()
    if game not in FOR_TWO:
        screen.get_by_role("radio", name="2", exact=True).check()
    screen.get_by_role("button", name="Open the table").click()
    link = link_of(screen)
    expect(screen.get_by_role("img", name="The link as a QR code")).to_be_visible()
    phones = []
    for name in ("Asha", "Bruno"):
        phone = visit(link, **PHONE)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Sit here").first.tap()
        expect(screen.get_by_text(name, exact=True)).to_be_visible()
        phones.append(phone)
    screen.get_by_role("button", name="Start the game").click()
    expect(screen.get_by_role("region", name="The board of")).to_be_visible(timeout=FIRST_COMPILED)
    for phone in phones:
        expect(phone.get_by_role("region", name="Your hand")).to_be_visible(timeout=FIRST_COMPILED)
        assert phone.locator(".board-place").count() == 0
    return screen, phones


def link_of(screen: Page) -> str:
    """The address that phones are led to, once it is there."""
    field = screen.get_by_role("textbox", name="The link")
    expect(field).to_have_value(re.compile("#"))
    return field.input_value()


def table_of(page: Page) -> dict[str, Any]:
    """What the server shows to this browser."""
    name = urlsplit(page.url).path.split("/")[-1]
    seen: dict[str, Any] = page.context.request.get(f"/api/tables/{name}").json()
    return seen


def choose(phone: Page) -> None:
    """The first of the choices, confirmed; many of them lie in groups that are opened first."""
    choices = phone.get_by_role("region", name="Your choices")
    choices.locator("summary, li").first.wait_for()
    if choices.locator("summary").count():
        choices.locator("summary").first.tap()
    before = entries(phone)
    choices.get_by_role("listitem").get_by_role("button").first.tap()
    confirm(phone, lambda button: button.tap(), before)


def lay_a_card(phone: Page) -> None:
    """Cards are chosen by pressing them: no list says in words what they show."""
    hand = phone.get_by_role("region", name="Your hand")
    laid = hand.locator(".slots .filled").count()
    tap(hand.get_by_role("list", name="Your cards").get_by_role("button").first)
    expect(hand.locator(".slots .filled")).to_have_count(laid + 1)
    expect(phone.get_by_role("region", name="Your choices").get_by_text("face down")).to_have_count(0)


def cards_of(page: Page) -> set[str]:
    """Every way in which the page could name the cards in this browser's hand."""
    seen = table_of(page)
    return {name for card in seen["view"]["players"][seen["mine"][0]]["hand"] for name in names_of(card)}


def names_of(card: dict[str, Any]) -> tuple[str, str]:
    return card["name"], f"{card['warrior'].title()} {card['motivation']}"


def open_cards(screen: Page) -> set[str]:
    """The cards in hands that everybody has seen: recruited or shown."""
    players = table_of(screen)["view"]["players"]
    return {name for player in players for card in player["known"] for name in names_of(card)}


def found_in(page: Page, cards: set[str]) -> list[str]:
    shown = page.content()
    return [card for card in cards if re.search(rf"\b{card}\b", shown)]


def assert_hands_are_private(screen: Page, phones: list[Page]) -> None:
    """The screen names no card that only its holder knows, and a phone no card of the other."""
    hands = [cards_of(phone) for phone in phones]
    secret = [hand - open_cards(screen) for hand in hands]
    assert all(secret)
    assert found_in(screen, secret[0] | secret[1]) == []
    assert found_in(phones[0], secret[1]) == []
    assert found_in(phones[1], secret[0]) == []
    for phone, hand in zip(phones, hands, strict=True):
        for card in hand:
            if " " in card:
                expect(phone.get_by_role("region", name="Your hand")).to_contain_text(card)


def test_sangram_at_night_keeps_every_hand_off_the_screen(visit: Visit) -> None:
    screen, phones = gather_at_night(visit, "sangram")
    assert_hands_are_private(screen, phones)
    choose(phones[0])
    expect(screen.get_by_role("listitem").filter(has_text="Asha").get_by_text("ready")).to_be_visible()
    expect(screen.get_by_role("listitem").filter(has_text="Bruno").get_by_text("chooses…")).to_be_visible()
    assert_hands_are_private(screen, phones)
    while (table := table_of(screen))["view"]["round"] == 1:
        choose(phones[table["pending"][0]])
    expect(phones[0].get_by_role("region", name="Your choices").get_by_role("listitem")).to_have_count(3)
    assert_hands_are_private(screen, phones)
    assert faults(screen, "screen") == []
    assert faults(phones[0], "hand") == []
    assert phones[0].evaluate("document.documentElement.scrollWidth") <= 390


def test_river_dragons_at_night_are_programmed_on_phones(visit: Visit) -> None:
    screen, phones = gather_at_night(visit, "river-dragons")
    for _ in range(5):
        lay_a_card(phones[0])
    programs = [table_of(page)["view"]["players"][0]["program"] for page in (phones[0], phones[1], screen)]
    assert len(programs[0]) == 5
    assert programs[1:] == [[], []]
    rack = screen.get_by_role("region", name="Everybody’s cards and planks")
    expect(rack.get_by_role("img", name="face down")).to_have_count(5)
    expect(rack.get_by_role("img", name="Slot 1: empty")).to_have_count(1)
    for _ in range(5):
        lay_a_card(phones[1])
    expect(rack.get_by_role("img", name="face down")).to_have_count(8)  # the first slot of both is turned up
    choose(phones[table_of(screen)["pending"][0]])
    phones[0].get_by_role("button", name="Show the board").tap()
    expect(phones[0].get_by_role("region", name="The board of River Dragons")).to_be_visible()
    phones[0].get_by_role("button", name="Show my hand").tap()
    expect(phones[0].get_by_role("region", name="Your hand")).to_be_visible()
    phones[0].reload()
    expect(phones[0].get_by_role("region", name="Your hand")).to_be_visible()


def test_a_screen_that_also_holds_a_seat_shows_nothing_of_it(visit: Visit) -> None:
    page = visit(NOWHERE, **TELEVISION)
    table = sit_down(page, "sangram")
    hand = cards_of(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Show on a big screen").click()
    expect(page.get_by_text("chooses…").first).to_be_visible()
    assert urlsplit(page.url).path == f"/night/{table}"
    assert found_in(page, hand) == []
    assert "dealt" not in page.content()


def test_the_next_game_of_the_night_takes_screen_and_phones_along(visit: Visit) -> None:
    screen = visit(NOWHERE, **TELEVISION)
    table = lay(screen, "ramas-bridge", [{"who": "open"}, {"who": "bot", "bot": "greedy"}], {"max_rounds": 1})
    screen.goto(f"/night/{table}")
    phone = visit(link_of(screen), **PHONE)
    phone.get_by_role("button", name="Sit here").tap()
    screen.get_by_role("button", name="Start the game").click()
    hand = phone.get_by_role("region", name="Your hand")
    result = phone.locator(OVER)
    hand.wait_for(timeout=FIRST_COMPILED)
    while wait_for_turn(phone):
        choose(phone)
    expect(screen.get_by_role("region", name="Result").get_by_role("listitem")).to_have_count(2)
    result.get_by_role("button", name="Play again").tap()
    screen.wait_for_url(lambda url: "/night/" in url and table not in url)
    screen.get_by_role("button", name="Start the game").click()
    expect(hand).to_be_visible(timeout=FIRST_COMPILED)


def test_a_card_is_played_from_the_hand_itself(visit: Visit) -> None:
    screen, phones = gather_at_night(visit, "sangram")
    card = phones[0].get_by_role("region", name="Your hand").locator(".held").nth(1)
    tap(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(phones[0].locator(".proposal")).to_be_visible()
    tap(card)
    asha = screen.get_by_role("listitem").filter(has_text="Asha")
    expect(asha.get_by_text("ready")).to_be_visible()
    assert faults(phones[0], "hand") == []


def test_a_card_of_the_river_is_laid_by_one_tap(visit: Visit) -> None:
    _, phones = gather_at_night(visit, "river-dragons")
    hand = phones[0].get_by_role("region", name="Your hand")
    tap(hand.get_by_role("list", name="Your cards").get_by_role("button", name="place 1 stone"))
    expect(hand.get_by_role("listitem").filter(has_text="Slot 1: place 1 stone, laid")).to_have_count(1)
    assert faults(phones[0], "hand") == []


def test_the_big_screen_is_read_from_three_metres(visit: Visit) -> None:
    """Of 1080 lines, whatever stands beside the board is written at least a fortieth high."""
    screen, phones = gather_at_night(visit, "ramas-bridge")
    expect(phones[0].get_by_role("region", name="Your hand").locator(".satchel li")).to_have_count(9)
    for told in (".status", ".acts .name", ".acts .mark", ".players .facts", ".happened li:first-child"):
        expect(screen.locator(told).first).to_be_visible()
    assert small_words(screen) == []
    expect(screen.locator(".status")).to_contain_text("Asha")


def test_clocks_and_faces_of_bots_are_seen_from_three_metres(visit: Visit) -> None:
    page = visit(NOWHERE, **TELEVISION)
    seats = [{"who": "me", "name": "Asha"}, *[{"who": "bot", "bot": "greedy"}] * 2]
    plan = {"game": "sangram", "seats": seats, "options": {}, "clock": {"bank_ms": 600_000}}
    table = page.context.request.post("/api/tables?language=en", data=plan).json()["table"]
    page.goto(f"/night/{table}")
    page.get_by_role("button", name="Start the game").click()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.get_by_role("timer")).to_have_count(3, timeout=FIRST_COMPILED)
    expect(players.locator(".face svg")).to_have_count(2)
    assert all(box["height"] > TELEVISION["height"] / 25 for box in boxes(players.locator(".face svg")))
    assert small_words(page) == []


def boxes(things: Locator) -> list[Any]:
    return [thing.bounding_box() for thing in things.all()]


def small_words(screen: Page) -> list[str]:
    """What beside the board is written in letters of less than a fortieth of the screen."""
    found: list[str] = screen.evaluate(SMALL)
    return found


SMALL = """() => [...document.querySelectorAll('.night header *, .night aside *')]
    .filter(one => one.checkVisibility() && !one.closest('.spoken-only, svg'))
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < innerHeight / 40)
    .map(one => one.textContent.trim())"""


def test_the_screen_waits_until_its_board_has_shown_the_last_move(visit: Visit) -> None:
    page = visit(NOWHERE, reduced_motion="no-preference", **TELEVISION)
    table = sit_down(page, "sangram")
    assert wait_for_turn(page)
    with page.context.expect_page() as opened:
        page.evaluate("address => void window.open(address)", f"/night/{table}")
    screen = opened.value
    expect(screen.locator(".acts .mark").first).to_be_visible()
    screen.evaluate(TELLS)
    give_up(page)
    expect(screen.locator(".status")).to_have_text("The last move is being played…")
    expect(screen.get_by_role("region", name="Result")).to_have_count(0)
    expect(screen.locator(".players .place")).to_have_count(0)
    expect(screen.locator(".happened")).not_to_contain_text("give")
    screen.evaluate("document.querySelector('[data-telling]').remove()")
    expect(screen.get_by_role("region", name="Result").get_by_role("listitem")).to_have_count(2)
    expect(screen.locator(".status")).to_contain_text("has won")
    expect(screen.locator(".players .place")).to_have_count(2)


WAITS_FOR = "name => document.querySelector('.players .acts')?.textContent.includes(name)"


def test_lines_on_the_screen_do_not_run_ahead_of_its_board(visit: Visit) -> None:
    screen, phones = gather_at_night(partial(visit, reduced_motion="no-preference"), "ramas-bridge")
    told = screen.locator(".happened li")
    before = told.all_inner_texts()
    screen.evaluate(TELLS)
    moved = table_of(screen)["number"]
    choose(phones[0])
    screen.wait_for_function(WAITS_FOR, arg="Bruno")
    assert table_of(screen)["number"] > moved
    assert told.all_inner_texts() == before
    screen.evaluate("document.querySelector('[data-telling]').remove()")
    expect(told).to_have_count(len(before) + 1)


def test_in_quarry_the_phone_is_the_yard(visit: Visit) -> None:
    screen, phones = gather_at_night(visit, "quarry")
    mover = phones[table_of(screen)["pending"][0]]
    hand = mover.get_by_role("region", name="Your hand")
    expect(hand.locator(".quarry-board .mine button.stone")).to_have_count(10)
    expect(mover.get_by_role("region", name="Your choices")).to_have_count(0)
    assert mover.evaluate("document.documentElement.scrollWidth") <= 390
