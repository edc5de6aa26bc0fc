"""Rama's Bridge on its own board: the map by mouse, finger and keyboard, the desk, and what is private."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults, looks
from browser.boards import (
    IN_SIGHT,
    TWO_FRAMES,
    Act,
    asks_for_a_place,
    click,
    point_at,
    rama,
    read_the_post,
    tap,
    touch_of,
)
from browser.foreseen import think_alike, twin
from browser.player import (
    NOWHERE,
    PHONE,
    at_the_table,
    choose_written,
    confirm,
    cut_off,
    entries,
    gather,
    join,
    lay,
    see_result,
    sit_down,
    tab_to,
    wait_for_more,
    wait_for_turn,
)

Visit = Callable[..., Page]
WIDE = {"width": 1440, "height": 900}

KARMA = {"cow", "monsoon", "cricket", "maldives"}
KARMA_SEED = 21  # a game in which all four are given within a few rounds
COLLECT_PICTURES = """
window.pictures = [];
new MutationObserver(() => {
    const picture = document.querySelector('.post [data-emblem]')?.dataset.emblem;
    if (picture && !pictures.includes(picture)) pictures.push(picture);
}).observe(document, {subtree: true, childList: true, attributes: true});
"""


def sit_down_short(page: Page, *, rules: str = "voyage", rounds: int = 3, seats: int = 2) -> None:
    """A table with bots that is over after so many rounds."""
    sit_down(page, "ramas-bridge", seats, rules=rules, max_rounds=rounds)
    page.locator(".rama .space").first.wait_for()


def play_on(page: Page, act: Act) -> int:
    made = 0
    while wait_for_turn(page):
        rama(page, act, made)
        made += 1
        assert made < 200
    return made


@pytest.mark.parametrize("rules", ["voyage", "strategie"])
def test_a_whole_game_by_mouse(visit: Visit, rules: str) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down_short(page, rules=rules, seats=3)
    assert play_on(page, click) > 3
    see_result(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Scores")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("The final count:")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down_short(page)
    assert play_on(page, tap) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_map_stays_where_it_was_moved_when_somebody_speaks(visit: Visit) -> None:
    host = visit(NOWHERE, **PHONE)
    host.goto(f"/t/{lay(host, 'ramas-bridge', [{'who': 'me', 'name': 'Asha'}, {'who': 'open'}], {})}")
    friend, _ = join(visit, host)
    host.get_by_role("button", name="Closer").tap()
    where = touch_of(host, "agra").bounding_box()
    friend.get_by_role("button", name="Say", exact=True).click()
    friend.get_by_role("button", name="Hello!").click()
    expect(host.get_by_text("Hello!").first).to_be_attached()
    host.evaluate(TWO_FRAMES)
    assert touch_of(host, "agra").bounding_box() == where


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down_short(page)
    keys, made = page.keyboard, 0
    while wait_for_turn(page):
        before = entries(page)
        if asks_for_a_place(page):
            tab_to(page, "[data-space]")
            for _ in range(1 + made % 3):
                keys.press("PageDown")
            assert page.evaluate("document.activeElement.matches('.space.foot, .space.free, .space.paid')")
            keys.press("Enter")
            confirm(page, lambda _: keys.press("Enter"), before)  # a flight that costs a ticket is shown first
        else:
            tab_to(page, ".answers .button")
            keys.press("Enter")
        wait_for_more(page, before)
        made += 1
        assert made < 200
    assert made > 3


def test_every_place_has_a_name_and_arrows_go_from_one_to_the_next(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down_short(page)
    wait_for_turn(page)
    assert page.locator("[data-space]:not([aria-label])").count() == 0
    expect(page.locator('[data-space][tabindex="0"]')).to_have_count(1)
    delhi = page.locator('[data-space="delhi"]')
    delhi.focus()
    expect(delhi).to_have_attribute("aria-label", re.compile("^Delhi; square B2; airport; closed by the sacred cow"))
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.space") not in ("delhi", None)


def test_an_illegal_place_says_why_not(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down_short(page)
    wait_for_turn(page)
    point_at(page, click, "mumbai")
    expect(page.locator(".why")).to_contain_text("nobody starts there")


def test_dragging_and_zooming_move_the_map_and_choose_nothing(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down_short(page)
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


def name_of(page: Page, space: str) -> str:
    return page.locator(f'[data-space="{space}"]').get_attribute("aria-label") or ""


def test_a_place_is_chosen_and_its_way_drawn_without_asking_the_server(visit: Visit) -> None:
    page = visit(NOWHERE, has_touch=True, **WIDE)
    sit_down_short(page)
    wait_for_turn(page)
    while page.locator(".rama[data-phase=move]").count() == 0:
        rama(page, click)
        wait_for_turn(page)
    assert asks_for_a_place(page)
    cut_off(page)
    elsewhere = [space for space in page.evaluate(IN_SIGHT) if "Asha" not in name_of(page, space)]
    point_at(page, tap, elsewhere[0])
    expect(page.locator(".play")).to_be_visible()
    expect(page.locator(".way path").first).to_be_attached()


def test_a_reload_in_the_middle_of_a_choice_shows_it_again(visit: Visit) -> None:
    page = visit(NOWHERE, has_touch=True, **WIDE)
    sit_down_short(page)
    wait_for_turn(page)
    assert asks_for_a_place(page)
    place = page.evaluate(IN_SIGHT)[0]
    point_at(page, tap, place)
    expect(page.locator(".proposal")).not_to_have_text("…")
    proposal = page.locator(".proposal").inner_text()
    page.reload()
    expect(page.locator(".proposal")).to_have_text(proposal)
    expect(page.locator(f'.space.aim[data-space="{place}"]')).to_have_count(1)


def test_one_device_keeps_each_hand_behind_the_curtain(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down(page, "ramas-bridge", who="me", max_rounds=3)
    hands: list[list[str]] = []
    for _ in range(4):
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".rama, .drawer, .log").count() == 0
        assert not any(town in page.content() for hand in hands for town in hand)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        at_the_table(page)
        hands.append(destinations(page))
        while page.locator(".curtain").count() == 0 and wait_for_turn(page) and page.locator(".curtain").count() == 0:
            rama(page, click)
            page.wait_for_selector(".status.mine:not(:has-text('…')), .curtain")
    assert len({tuple(hand) for hand in hands}) > 1


def destinations(page: Page) -> list[str]:
    page.locator(".drawer.cards li").first.wait_for()
    return page.locator(".drawer.cards li .what").all_inner_texts()


def test_two_browsers_and_a_spectator_who_sees_nobodys_destinations(visit: Visit) -> None:
    asha, bruno, third = gather(visit, "ramas-bridge")
    hands = [destinations(page) for page in (asha, bruno)]
    assert len(hands[0]) == len(hands[1]) == 9
    assert set(hands[0]).isdisjoint(hands[1])
    third.locator(".rama .space").first.wait_for()
    assert third.locator(".drawer.cards").count() == 0
    assert not any(town in third.content() for hand in hands for town in hand)
    assert third.locator(".space.foot").count() == 0, "who looks on chooses nothing"
    mover = asha if asha.locator(".status.mine").count() else bruno
    before = entries(third)
    rama(mover, click)
    wait_for_more(third, before)


def test_strategy_shows_every_bad_karma_card(visit: Visit) -> None:
    page = visit(NOWHERE, seed=KARMA_SEED, **WIDE)
    page.context.add_init_script(COLLECT_PICTURES)
    sit_down(page, "ramas-bridge", 6, rules="strategie")
    ahead = twin("ramas-bridge", 6, {"rules": "strategie"}, KARMA_SEED)
    while not set(page.evaluate("pictures")) >= KARMA:
        assert wait_for_turn(page), "the game ended before all were seen"
        while 0 not in ahead.pending:
            ahead.play(think_alike("greedy", ahead.observation(), "ahead"))
        move = think_alike("greedy", ahead.observation(0), "ahead")
        before = entries(page)
        choose_written(page, ahead.describe([move], 0)[0].text)
        ahead.play(move, 0)
        wait_for_more(page, before)
    for kind in ("sacred cow", "monsoon", "cricket", "Maldives"):
        told = page.locator(".log .told, .log .sentence", has_text=re.compile(f"bad.karma.*{kind}"))
        expect(told.first).to_be_attached()


def test_the_route_is_kept_over_a_reload_and_no_spectator_sees_it(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down_short(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Route").click()
    towns = page.locator(".notes .town b")
    second = towns.nth(1).inner_text()
    page.get_by_role("button", name=re.compile("earlier$")).nth(1).click()
    expect(towns.first).to_have_text(second)
    page.reload()
    page.get_by_role("tab", name="Route").click()
    expect(towns.first).to_have_text(second)


@pytest.mark.parametrize(("locale", "scheme"), looks(6))
def test_axe_finds_nothing_on_the_board(visit: Visit, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, color_scheme=scheme, locale=locale, **WIDE)
    sit_down_short(page, rules="strategie", seats=4)
    wait_for_turn(page)
    found = []
    for drawer in ("cards", "route", "scores"):
        page.locator(f"[data-drawer={drawer}]").click()
        found += faults(page, drawer)
    page.locator("[data-drawer=cards]").click()
    page.locator(".drawer li button").first.click()
    page.locator("dialog .card").wait_for()
    found += faults(page, "card")
    assert not found, "\n".join(found)


# ---- without a server

Look = Callable[..., Page]
SCREENS = ((1440, 900), (768, 1024), (390, 844), (320, 640), (844, 390), (720, 450))
# Towns and places to choose whose middle lies under what is told of a place.
UNDER_THE_SLIP = """() => {
    const slip = document.querySelector('.rama .slip').getBoundingClientRect();
    return [...document.querySelectorAll('.space.town, .space.foot')].filter(space => {
        const {left, right, top, bottom} = space.querySelector('.touch').getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
    }).map(space => space.dataset.space);
}"""


@pytest.mark.parametrize("size", SCREENS)
def test_what_is_told_of_a_place_lies_over_no_town(look: Look, size: tuple[int, int]) -> None:
    page = look("ramas-bridge", "move", size)
    page.get_by_role("button", name="Whole map").click()
    for town, name in (("male", "Malé"), ("delhi", "Delhi"), ("colombo", "Colombo"), ("imphal", "Imphal")):
        point_at(page, click, town)
        expect(page.locator(".rama .slip")).to_contain_text(name)
        assert page.evaluate(UNDER_THE_SLIP) == [], town


def middle(page: Page, space: str) -> tuple[float, float]:
    box = touch_of(page, space).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_cow_is_dragged_to_its_town_and_tapped_there_again(look: Look) -> None:
    page = look("ramas-bridge", "move", (1440, 900), people=True)
    agra = middle(page, "agra")
    page.mouse.move(*middle(page, "imphal"))
    page.mouse.down()
    page.mouse.move(*agra, steps=6)
    expect(page.locator('.space.looked[data-space="agra"]')).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".proposal")).to_contain_text("Agra")
    assert middle(page, "agra") == agra, "the map stays where it is"
    expect(page.locator(".rama .slip")).to_contain_text("tap again")
    page.mouse.click(*agra)
    expect(page.locator(".proposal")).to_have_count(0)


def test_it_is_told_why_everybody_begins_below_nothing(look: Look) -> None:
    page = look("ramas-bridge", "start", (390, 844))
    expect(page.locator(".desk")).to_contain_text("Everybody holds 9 and so begins at −450.")
    page = look("ramas-bridge", "move", (390, 844))
    page.get_by_role("tab", name="Scores").click()
    expect(page.locator(".drawer")).to_contain_text("Everybody holds 9 and so begins at −450.")


@pytest.mark.parametrize("size", SCREENS)
def test_the_journey_that_won_is_lit_until_it_is_put_out(look: Look, size: tuple[int, int]) -> None:
    page = look("ramas-bridge", "over", size)
    lit = page.locator(".triumph .thread")
    expect(lit).to_be_attached()
    expect(page.locator(".stage")).to_have_count(10)
    switch = page.get_by_role("button", name="The journey that won")
    switch.click()
    expect(lit).to_have_count(0)
    switch.click()
    expect(lit).to_have_count(1)
    page.locator('[data-space="delhi"]').focus()
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)


def press_a_place(page: Page) -> None:
    """A place on foot, as a mouse finds it: seen first, then pressed once; and the table goes on."""
    before = entries(page)
    read_the_post(page)
    point_at(page, click, page.evaluate(IN_SIGHT)[0])
    wait_for_more(page, before)


def test_alone_with_bots_a_place_is_entered_by_one_press_of_the_mouse(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    sit_down_short(page)
    for _ in range(2):
        assert wait_for_turn(page)
        while not asks_for_a_place(page):
            rama(page, click)
            assert wait_for_turn(page)
        press_a_place(page)


def test_among_people_one_press_puts_a_pawn_down_and_asks_before_the_first_throw(visit: Visit) -> None:
    host, friend, _ = gather(visit, "ramas-bridge", max_rounds=2)
    first, second = (host, friend) if host.locator(".status.mine").count() else (friend, host)
    assert wait_for_turn(first)
    press_a_place(first)
    assert wait_for_turn(second)
    point_at(second, click, second.evaluate(IN_SIGHT)[0])
    expect(second.locator(".bar .proposal")).to_be_visible()
    expect(second.locator(".map")).to_contain_text("tap again to go there")
