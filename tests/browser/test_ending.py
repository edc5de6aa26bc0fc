"""How a game ends on the page: beside the board, never over it, in words and numbers that a player knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.player import (
    NAMES,
    NOWHERE,
    PHONE,
    SHORT_SANGRAM,
    at_the_table,
    give_up,
    invitation,
    lay,
    play_to_the_end,
    see_result,
    sit_down,
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
    for offer in ("undo", "what-can-i-do", "hint"):
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
    expect(page.get_by_role("button", name="What can I do?")).to_be_visible()
    expect(page.locator(".end-slip")).to_have_count(0)


def test_who_gives_up_against_one_bot_sees_who_has_won_and_may_leave(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "quarry")
    give_up(page)
    end = page.locator(".end-slip")
    expect(end).to_contain_text("has won")
    expect(end).to_contain_text("You have given up.")
    end.get_by_role("link", name="Leave the table").click()
    expect(page).to_have_url(re.compile("/$"))
