"""How a game ends on the page: beside the board, never over it, in words and numbers that a player knows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.player import NOWHERE, PHONE, SHORT_SANGRAM, give_up, play_to_the_end, see_result, sit_down
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
    assert page.get_by_role("dialog").count() == 0
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


@pytest.mark.parametrize("locale", LOCALES)
def test_who_gives_up_is_told_what_follows_and_may_leave(visit: Visit, locale: str) -> None:
    """Against two bots, who play on."""
    page = visit(NOWHERE, locale=locale)
    sit_down(page, "river-dragons", seats=3)
    give_up(page, locale)
    end = page.locator(".end-slip")
    expect(end).to_contain_text(words(locale)["gave-up"])
    expect(end).to_contain_text(words(locale)["gave-up-others"])
    end.get_by_role("link", name=words(locale)["leave"]).click()
    expect(page).to_have_url(re.compile("/$"))


def test_who_gives_up_against_one_bot_sees_who_has_won_and_may_leave(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "quarry")
    give_up(page)
    end = page.locator(".end-slip")
    expect(end).to_contain_text("has won")
    expect(end).to_contain_text("You have given up.")
    end.get_by_role("link", name="Leave the table").click()
    expect(page).to_have_url(re.compile("/$"))
