"""Whole games in a real browser, through what every game shares: the frame."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.boards import tap
from browser.conftest import Watch
from browser.player import (
    NOWHERE,
    PHONE,
    READY,
    at_the_table,
    choose,
    entries,
    list_moves,
    listed,
    open_with_bots,
    play_to_the_end,
    see_result,
    sit_down,
    status,
    tab_to,
    wait_for_more,
    wait_for_turn,
)

Visit = Callable[..., Page]
SOME_MOVES = 5
SHORT_AMONG_FRIENDS = 115  # a seed with which somebody who wanders and a bot friend play Sangram in a few rounds
FLAT = "localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"  # what this file tests is the frame


def test_a_game_against_bots_begins_with_the_press_that_asks_for_it(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Sangram").click()
    at_the_table(page)
    assert wait_for_turn(page)
    expect(status(page)).to_contain_text("Your turn")
    expect(page).to_have_title("Your turn – Sangram")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


@pytest.mark.parametrize("game", ["sangram", "quarry"])
def test_a_whole_game_by_mouse_is_saved_and_found_true(visit: Visit, watch: Watch, game: str, tmp_path: Path) -> None:
    watch.allowed.append("422")  # the answer to a game that is not true
    page = visit("/", seed=SHORT_AMONG_FRIENDS)
    page.evaluate(FLAT)
    open_with_bots(page, game)
    assert play_to_the_end(page) > 1
    see_result(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.goto("/check")
    page.get_by_label("A game file").set_input_files(file)
    expect(page.get_by_text("This game checks out.")).to_be_visible()
    expect(page.get_by_text("sealed before the first move")).to_be_visible()
    twisted = re.sub(r"^(commitment )[0-9a-f]", r"\g<1>" + "x", file.read_text(), count=1, flags=re.MULTILINE)
    page.get_by_label("Or its text").fill(twisted)
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("This game does not check out.")).to_be_visible()


def test_the_log_is_one_stop_for_tab_and_arrows_walk_it(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(FLAT)
    sit_down(page, "quarry", who="me")
    for place in range(4):
        assert wait_for_turn(page)
        before = entries(page)
        choose(page, place)
        wait_for_more(page, before)
    assert wait_for_turn(page)
    tab_to(page, ".log button")
    newest = page.locator(".log li").last
    expect(newest.locator("button")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    third = page.locator(".log li").nth(-3).locator("button")
    expect(third).to_be_focused()
    page.keyboard.press("Enter")
    expect(third).to_have_attribute("aria-current", "step")
    page.keyboard.press("Tab")
    expect(page.locator(".log :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(third).to_be_focused()


def test_a_table_is_made_and_played_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    page.get_by_role("link", name="With people: Sangram").tap()
    page.get_by_text("Only bots and me").tap()
    page.get_by_text("2", exact=True).tap()
    page.get_by_role("button", name="Start").tap()
    at_the_table(page)
    for _ in range(SOME_MOVES):
        assert wait_for_turn(page)
        before = entries(page)
        choose(page, act=tap)
        wait_for_more(page, before)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_table_is_made_and_played_by_keyboard_only(visit: Visit) -> None:
    page = visit("/new/sangram")
    keys = page.keyboard
    page.get_by_role("radio", name="Friends, by link").wait_for()
    tab_to(page, "input[name=way]")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(page.get_by_role("radio", name="Only bots and me")).to_be_checked()
    tab_to(page, "input[name=count]")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    keys.press("Enter")
    at_the_table(page)
    for _ in range(SOME_MOVES):
        assert wait_for_turn(page)
        before = entries(page)
        keys.press("?")
        listed(page).first.wait_for()
        tab_to(page, "dialog li")
        keys.press("Enter")
        expect(page.locator(READY)).to_be_focused()
        keys.press("Enter")
        wait_for_more(page, before)


def test_a_special_rule_that_is_a_number_is_kept_within_its_bounds_and_played(visit: Visit) -> None:
    page = visit("/new/river-dragons")
    page.locator("input[value=bots]").check()
    page.get_by_text("Clock and special rules").click()
    rounds = page.get_by_label("Rounds at most")
    rounds.fill("9999")
    rounds.blur()
    expect(rounds).to_have_value("300")
    rounds.fill("3")
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    table = page.context.request.get(f"/api{urlsplit(page.url).path.replace('/t/', '/tables/')}").json()
    assert table["options"]["roundCap"] == 3


def test_a_preset_sets_its_options_and_what_differs_from_it_is_told(visit: Visit) -> None:
    page = visit("/new/river-dragons")
    expect(page.locator("input[name=preset][value=box]")).to_be_checked()
    page.locator("input[name=preset][value=assisted]").check()
    page.get_by_text("Clock and special rules").click()
    expect(page.get_by_role("combobox", name="Measuring")).to_have_value("assisted")
    rounds = page.get_by_label("Rounds at most")
    rounds.fill("12")
    rounds.blur()
    expect(page.locator("input[name=preset][value=assisted]")).not_to_be_checked()
    expect(page.get_by_text("Other than “assisted”: Rounds at most")).to_be_visible()
    page.locator("input[value=bots]").check()
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    table = page.context.request.get(f"/api{urlsplit(page.url).path.replace('/t/', '/tables/')}").json()
    assert (table["options"]["table"], table["options"]["roundCap"]) == ("assisted", 12)


def test_on_a_phone_a_refusal_leaves_the_hand_in_sight(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "river-dragons")
    page.locator(".ready").tap(force=True)  # it looks shut, and says why
    slip, hand = page.locator(".why .slip").bounding_box(), page.locator(".hand").bounding_box()
    assert slip
    assert hand
    assert slip["y"] + slip["height"] < hand["y"]


def test_looking_back_by_click_and_by_keys(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(FLAT)
    sit_down(page, "quarry", bot="random")
    for _ in range(2):
        wait_for_turn(page)
        choose(page)
    wait_for_turn(page)
    page.locator(".log li button").nth(1).click()
    expect(page.get_by_text(re.compile(r"Looking at move 1 of \d+")).first).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Looking at move 2 of \d+")).first).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile(r"Looking at move 0 of \d+")).first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".bar .wide")).to_be_visible()
    assert wait_for_turn(page)


def test_why_not_says_the_rule_and_opens_it(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(FLAT)
    open_with_bots(page, "quarry")
    wait_for_turn(page)
    choose(page)
    wait_for_turn(page)
    expect(page.locator(".log .notation")).to_have_count(0)
    page.get_by_role("button", name="Notation").click()
    theirs = page.locator(".log .notation").last.inner_text()  # "B corner c4-d4-d5 @0"
    cell = re.findall(r"[a-j]\d", theirs)[0]
    list_moves(page)
    page.get_by_role("searchbox").fill(f"block {cell}")
    page.get_by_role("button", name=f"Why not “block {cell}”?").click()
    expect(page.locator(".why p")).to_contain_text("rest on")
    page.get_by_role("button", name="Read rule QR-12").click()
    expect(page.locator("dialog .sought .this").first).to_have_text("QR-12")


def test_undo_is_free_until_somebody_has_acted_and_says_why_when_greyed(visit: Visit) -> None:
    page = visit("/")
    open_with_bots(page, "sangram", players=3)
    undo = page.get_by_role("button", name=re.compile("^(Undo|Ask to undo)"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # greyed, and yet it answers
    expect(page.locator(".why p")).not_to_be_empty()


def test_a_game_given_up_is_over(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(FLAT)
    open_with_bots(page, "quarry")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    see_result(page)


def test_the_log_on_a_phone_opens_at_its_newest_line_with_notation_on_request(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "sangram", seats=3)
    for place in range(6):
        assert wait_for_turn(page)
        before = entries(page)
        choose(page, place)
        wait_for_more(page, before)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Log").tap()
    log = page.get_by_role("dialog").locator(".log")
    expect(log.locator("li").last).to_be_in_viewport()
    expect(log.locator("li").first).not_to_be_in_viewport()
    expect(log.locator(".notation")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Notation").click()
    expect(log.locator(".notation").last).to_be_visible()
