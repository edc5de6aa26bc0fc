"""How a game ends on the page: beside the board, never over it, in words and numbers that a player knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.player import (
    NAMES,
    NOWHERE,
    OVER,
    PHONE,
    SHORT_SANGRAM,
    TELLS,
    at_the_table,
    entries,
    give_up,
    invitation,
    lay,
    list_moves,
    play_to_the_end,
    see_result,
    sit_down,
    wait_for_more,
    wait_for_turn,
)
from browser.words import LOCALES, words

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
DESK = {"width": 1440, "height": 900}
COVERED = """() => {
    const box = document.querySelector('.board-place').getBoundingClientRect();
    const board = document.querySelector('.board-place');
    const covering = [];
    for (let across = 1; across < 20; across++) for (let down = 1; down < 20; down++) {
        const over = document.elementFromPoint(box.x + box.width * across / 20, box.y + box.height * down / 20);
        if (!board.contains(over)) covering.push(over?.outerHTML.slice(0, 80));
    }
    return covering;
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_result_leaves_the_board_in_sight(visit: Visit, game: str, screen: dict[str, int]) -> None:
    page = visit(NOWHERE, **screen)
    sit_down(page, game)
    give_up(page)
    expect(page.locator(".end-slip")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(COVERED) == []
    see_result(page)
    told = page.get_by_role("dialog").inner_text()
    assert max((int(number) for number in re.findall(r"\d+", told)), default=0) < 2000, told


def test_the_last_move_of_a_whole_game_stays_in_sight(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, **DESK)
    sit_down(page, "sangram")
    play_to_the_end(page)
    assert page.evaluate(COVERED) == []
    expect(page.locator(".log li").last).to_be_in_viewport()


def among_two_who_take_their_time(visit: Visit, server: Server, locale: str) -> Page:
    page = visit(NOWHERE, locale=locale)
    table = lay(page, "river-dragons", [{"who": "me", "name": "Asha"}, {"who": "open"}, {"who": "open"}], {})
    page.goto(f"/t/{table}")
    token = urlsplit(invitation(page, "join")).fragment
    for seat in (1, 2):
        friend = visit(NOWHERE)
        friend.context.request.post(f"/api/tables/{table}/enter", data={"token": token})
        sit = {"id": f"sit-{seat}", "type": "sit", "seat": seat, "name": NAMES[seat]}
        origin = {"origin": server.address}
        assert friend.context.request.post(f"/api/tables/{table}/do", data=sit, headers=origin).ok
    page.get_by_role("button", name=words(locale)["start"]).click()
    at_the_table(page)
    return page


@pytest.mark.parametrize("locale", LOCALES)
def test_who_gives_up_is_told_what_follows_and_may_leave(visit: Visit, server: Server, locale: str) -> None:
    page = among_two_who_take_their_time(visit, server, locale)
    give_up(page, locale)
    end = page.locator(".end-slip")
    expect(end).to_contain_text(words(locale)["gave-up"])
    expect(end).to_contain_text(words(locale)["gave-up-others"])
    for offer in ("undo", "hint"):
        expect(page.locator(".bar").get_by_text(words(locale)[offer], exact=True)).to_have_count(0)
    page.get_by_role("button", name=words(locale)["menu"], exact=True).click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("link", name=words(locale)["to-home-stays"])).to_be_visible()
    for offer in ("resign", "leave"):
        expect(menu.get_by_text(words(locale)[offer], exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    end.get_by_role("link", name=words(locale)["leave"]).click()
    expect(page).to_have_url(re.compile("/$"))


def test_who_shares_the_device_with_one_who_gave_up_plays_on(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons", seats=3, who="me")
    page.get_by_role("button", name="I am Asha").click()
    give_up(page)
    page.get_by_role("button", name="I am Bruno").click()
    expect(page.locator(".bar").get_by_text("Undo")).to_be_visible()
    expect(page.locator(".end-slip")).to_have_count(0)


def test_who_gives_up_against_one_bot_sees_who_has_won_and_may_leave(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "quarry")
    give_up(page)
    end = page.locator(".end-slip")
    expect(end).to_contain_text("has won")
    expect(end).to_contain_text("You have given up.")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    expect(end.get_by_role("link", name="Leave the table")).to_have_count(0)


def test_one_press_after_a_game_against_bots_and_the_next_one_runs(visit: Visit) -> None:
    page = visit(NOWHERE)
    before = sit_down(page, "quarry")
    give_up(page)
    page.locator(OVER).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    at_the_table(page)
    expect(page.locator(".players .name").first).to_be_visible()
    expect(page.locator(OVER)).to_have_count(0)


def test_the_ending_waits_until_the_board_has_shown_the_last_move(visit: Visit) -> None:
    page = visit(NOWHERE, reduced_motion="no-preference")
    sit_down(page, "sangram")
    assert wait_for_turn(page)
    page.evaluate(TELLS)
    give_up(page)
    expect(page.locator(".status")).to_have_text("The last move is being played…")
    expect(page).to_have_title(re.compile("The last move is being played…"))
    expect(page.locator(OVER)).to_have_count(0)
    expect(page.locator(".players .place")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("You give up.")
    page.evaluate("document.querySelector('[data-telling]').remove()")
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".players .place").first).to_be_visible()
    expect(page).to_have_title(re.compile("has won"))
    expect(page.locator(".log")).to_contain_text("You give up.")


@pytest.mark.parametrize("game", ["quarry", "ramas-bridge"])
def test_luck_is_spoken_of_only_where_a_game_has_some(visit: Visit, game: str) -> None:
    page = visit(NOWHERE)
    sit_down(page, game)
    give_up(page)
    see_result(page)
    assert ("luck" in page.get_by_role("dialog").inner_text()) == (game != "quarry")
    page.get_by_role("link", name="Check this game").click()
    expect(page.locator(".verdict.true")).to_contain_text("sealed before the first move")
    assert ("luck" in page.locator(".verdict").inner_text()) == (game != "quarry")


def test_a_move_of_the_list_is_shown_on_the_board_before_it_is_played(visit: Visit) -> None:
    page = visit(NOWHERE)
    page.goto("/")
    page.evaluate("localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))")
    sit_down(page, "quarry", who="me")
    assert wait_for_turn(page)
    known = entries(page)
    moves = list_moves(page)
    assert page.locator("dialog summary").count() > 5, "so many moves are listed by the kind of stone"
    expect(page.locator("dialog .notation")).to_have_count(0)
    sentence = moves.first.inner_text()
    moves.first.click()
    expect(page.locator(".bar .proposal")).to_have_text(sentence)
    assert entries(page) == known
    page.keyboard.press("Enter")
    wait_for_more(page, known)


def test_the_picture_that_is_shared_tells_who_played_and_how_it_ended(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "quarry")
    bot = page.locator(".players .name").nth(1).inner_text()
    give_up(page)
    page.locator(OVER).get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img")).to_be_visible()
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save as SVG").click()
    drawn = Path(saved.value.path()).read_text(encoding="utf-8")
    assert f"Quarry: {bot} has won" in drawn
    assert "Asha" in drawn
    assert drawn.count("<svg") == 2


def test_the_way_that_was_left_is_told_in_planks(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons")
    give_up(page)
    see_result(page)
    left = page.get_by_role("dialog").get_by_role("row", name="Way still to go")
    expect(left).to_contain_text(re.compile(r"about (one|\d+) long planks?"))
