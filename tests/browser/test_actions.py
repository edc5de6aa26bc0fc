"""How few presses it takes to begin a game, to place its commonest piece and to play again; the page counts them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.boards import (
    CARDS,
    NEAR_FIRST,
    Act,
    asks_for_a_place,
    choices,
    choose_on_board,
    click,
    phase,
    press_at,
    program,
    quarry,
    rama,
    sangram,
    tap,
)
from browser.conftest import QUARRY_FLAT
from browser.player import (
    NOWHERE,
    OVER,
    PHONE,
    at_the_table,
    confirm,
    entries,
    give_up,
    sit_down,
    wait_for_turn,
)

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
SCREENS = [pytest.param({}, click, id="desk"), pytest.param(PHONE, tap, id="phone")]
MOST = 3
MANY_DECISIONS = 40
# A drag is one press too. What is kept for the tab stays while the page goes from address to address.
COUNTS = """addEventListener('pointerdown', press => {
    if (press.isTrusted) sessionStorage.setItem('presses', Number(sessionStorage.getItem('presses')) + 1);
}, true);"""


def counting(page: Page) -> Page:
    """From the next address on every press of a mouse or a finger is counted."""
    page.context.add_init_script(COUNTS)
    return page


def forget(page: Page) -> None:
    page.evaluate("sessionStorage.removeItem('presses')")


def presses(page: Page) -> int:
    return int(page.evaluate("Number(sessionStorage.getItem('presses'))"))


@pytest.mark.parametrize(("screen", "act"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_one_press_on_the_home_page_begins_a_game(visit: Visit, game: str, screen: dict[str, int], act: Act) -> None:
    page = counting(visit(NOWHERE, **screen))
    page.context.add_init_script(QUARRY_FLAT)
    page.goto("/")
    act(page.locator(f".game:has(a[href='/new/{game}']) .main"))
    at_the_table(page)
    assert wait_for_turn(page)
    assert presses(page) == 1


@pytest.mark.parametrize(("screen", "act"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_one_press_after_the_end_begins_another_game(visit: Visit, game: str, screen: dict[str, int], act: Act) -> None:
    page = counting(visit(NOWHERE, **screen))
    page.context.add_init_script(QUARRY_FLAT)
    before = sit_down(page, game)
    give_up(page)
    page.locator(OVER).wait_for()
    forget(page)
    act(page.locator(OVER).get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    at_the_table(page)
    expect(page.locator(OVER)).to_have_count(0)
    assert wait_for_turn(page)
    assert presses(page) == 1


# ---- the commonest piece


def decisions(page: Page) -> Iterator[str]:
    """One decision after the other, with its phase on the river; nothing pressed before it counts."""
    for _ in range(MANY_DECISIONS):
        assert wait_for_turn(page)
        forget(page)
        yield phase(page) if page.locator(".delta").count() else ""
    raise AssertionError("nothing was placed")


def planks_at_hand(page: Page, act: Act) -> None:
    program(page, act, ("place 2 stones", "place 1 stone", *CARDS[1:3], "place 1 plank"))


def a_plank_by_eye(page: Page, act: Act) -> None:
    """Itself and its two ends."""
    before = entries(page)
    act(page.locator(".reserve button.lit").last)
    expect(page.locator(".herald .text")).to_contain_text("is in your hand")
    for end in page.evaluate(NEAR_FIRST)[0]:
        act(page.locator(f".spots [data-name={end}]"))
    confirm(page, act, before)


MIDDLE_OF_A_LINE = """() => {
    const {left, right, top, bottom} = document.querySelector('.river .span').getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""


def a_plank_with_help(page: Page, act: Act) -> None:
    """Itself and the line where it would lie."""
    act(page.locator(".reserve button.lit").last)
    page.locator(".river .span").first.wait_for(state="attached")
    press_at(page, act, *page.evaluate(MIDDLE_OF_A_LINE))


@pytest.mark.parametrize(
    ("game", "options", "lay", "screen", "act"),
    [
        pytest.param("river-dragons", {}, a_plank_by_eye, {}, click, id="river-dragons-desk"),
        pytest.param("river-dragons", {}, a_plank_by_eye, PHONE, tap, id="river-dragons-phone"),
        pytest.param("river-dragons", {"table": "assisted"}, a_plank_with_help, {}, click, id="river-dragons-assisted"),
        pytest.param("sunderbans", {}, a_plank_with_help, {}, click, id="sunderbans"),
    ],
)
def test_three_presses_at_most_place_a_stone_or_a_plank(
    visit: Visit,
    game: str,
    options: dict[str, str],
    lay: Callable[[Page, Act], None],
    screen: dict[str, int],
    act: Act,
) -> None:
    page = counting(visit(NOWHERE, **screen))
    sit_down(page, game, **options)
    stones = 0
    for asked in decisions(page):
        if asked == "program":
            planks_at_hand(page, act)
        elif asked == "plank":
            lay(page, act)
            break
        else:
            stones += asked == "stone"
            choose_on_board(page, act)
            assert presses(page) <= MOST, asked
    assert stones
    expect(page.locator(".log li", has_text="You lay plank")).to_be_attached()
    assert presses(page) <= MOST


@pytest.mark.parametrize(("screen", "act"), SCREENS)
def test_three_presses_at_most_recruit_a_warrior(visit: Visit, screen: dict[str, int], act: Act) -> None:
    page = counting(visit(NOWHERE, **screen))
    sit_down(page, "sangram")
    for _ in decisions(page):
        expect(choices(page).first).to_be_visible()
        sangram(page, act, 0)
        assert presses(page) <= MOST
        if page.locator(".log li", has_text="You recruit").count():
            break


@pytest.mark.parametrize(("screen", "act"), SCREENS)
def test_three_presses_at_most_travel_to_a_place(visit: Visit, screen: dict[str, int], act: Act) -> None:
    page = counting(visit(NOWHERE, **screen))
    sit_down(page, "ramas-bridge")
    for _ in decisions(page):
        travels = asks_for_a_place(page)
        rama(page, act)
        assert presses(page) <= MOST
        if travels:
            break


# By finger a stone is shown before it lies, which is one press more; the board is in the round.
@pytest.mark.parametrize(("screen", "act"), [SCREENS[1], pytest.param({}, click, id="desk", marks=pytest.mark.long)])
def test_three_presses_at_most_place_a_stone_of_the_quarry(visit: Visit, screen: dict[str, int], act: Act) -> None:
    page = counting(visit(NOWHERE, **screen))
    sit_down(page, "quarry")
    for _ in decisions(page):
        quarry(page, act, 0)
        break
    assert presses(page) <= MOST
