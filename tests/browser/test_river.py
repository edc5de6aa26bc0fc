"""River Dragons and Sunderbans on their own board: whole games by mouse, by touch on a phone and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults, looks
from browser.boards import (
    ANSWERED,
    NEAR_FIRST,
    Act,
    choose_on_board,
    click,
    delta,
    made,
    noting,
    phase,
    point_by_eye,
    program,
    tap,
)
from browser.player import (
    NOWHERE,
    PHONE,
    at_the_table,
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

RACK = ".rack"  # everybody's cards, for all to see
BOX: dict[str, str] = {"table": "byEye", "stoneSpot": "fine", "move2": "villageStop", "misfit": "lose"}


def play_out(page: Page, act: Act, check: Callable[[], None] = lambda: None) -> set[str]:
    """Play until the result shows; returns the phases met."""
    met: set[str] = set()
    for _ in range(400):
        if not wait_for_turn(page):
            return met
        met.add(phase(page))
        delta(page, act, 0)
        check()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("river-dragons", BOX, id="river-dragons-as-in-the-box"),
        pytest.param("river-dragons", {"table": "assisted", "stoneSpot": "centre"}, id="river-dragons-assisted"),
        pytest.param("sunderbans", {}, id="sunderbans"),
    ],
)
def test_a_whole_game_by_mouse(visit: Visit, game: str, options: dict[str, str]) -> None:
    page = visit(NOWHERE)
    sit_down(page, game, **options, roundCap=2)
    met = play_out(page, click)
    assert {"program", "stone", "plank", "place"} <= met
    see_result(page)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE)
    sit_down(page, "river-dragons", **BOX, roundCap=2)

    def nothing_overflows() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390

    met = play_out(page, tap, nothing_overflows)
    assert {"program", "stone", "plank", "place"} <= met


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons", **BOX, roundCap=2)
    keys = page.keyboard
    met = set()
    for _ in range(200):
        if not wait_for_turn(page):
            break
        met.add(phase(page))
        before = entries(page)
        if phase(page) == "program":
            tab_to(page, ".hand")
            keys.press("Home")
            for slot in "12345":  # the first five cards: stones, planks, remove
                keys.press(slot)
                keys.press("ArrowRight")
            tab_to(page, ".ready")
            keys.press("Enter")
            page.wait_for_selector(".delta:not([data-phase=program]), .status:not(.mine), .end-slip.over")
        elif phase(page) == "plank":
            tab_to(page, ".reserve button.lit")
            keys.press("Enter")
            keys.press("Enter")
            wait_for_more(page, before)
        elif phase(page) == "place" and not page.locator(".spots [data-lit]").count():
            point_by_keys(page, before)
        else:
            tab_to(page, ".spots [data-lit]")
            keys.press("Enter")
            if phase(page) == "place":
                keys.press("n")
                keys.press("Enter")
            confirm(page, lambda _: keys.press("Enter"), before)  # a stone is shown first: it may be shifted
    assert {"program", "stone", "plank", "place"} <= met
    see_result(page)


def point_by_keys(page: Page, before: int) -> None:
    """By eye: N goes round the supports, Enter points at one; a pair that may not be tried is refused with a reason."""
    for one, other in page.evaluate(NEAR_FIRST):
        for name in (one, other):
            tab_to(page, ".spots")
            while page.evaluate("document.activeElement.dataset.name") != name:
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        if not page.locator(".why p").count():
            return
        page.keyboard.press("Escape")  # the reason is read
        page.keyboard.press("Escape")  # and what was pointed at is let go
        expect(page.locator(".why p")).to_have_count(0)
        expect(page.locator(".spots .chosen")).to_have_count(0)
    raise AssertionError("no pair may be tried")


def test_cards_are_changed_until_ready_and_stay_over_a_reload(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons", seats=3)
    hand, slots = page.locator(".hand"), page.locator(".slot")
    hand.get_by_role("button", name="jump", exact=True).click()
    hand.get_by_role("button", name="walk 1", exact=True).click()
    slots.nth(0).click()
    expect(slots.nth(0)).to_have_accessible_name("Slot 1: empty")
    hand.get_by_role("button", name="dragon against Red", exact=True).drag_to(slots.nth(3))
    expect(slots.nth(3)).to_have_accessible_name("Slot 4: dragon against Red")
    hand.get_by_role("button", name="dragon against Yellow", exact=True).click()
    expect(page.locator(".why p")).to_contain_text("Only one dragon")
    page.locator(".ready").click(force=True)  # it looks shut, and says why
    expect(page.locator(".why p")).to_contain_text("3 slots are still empty")
    page.reload()
    expect(slots.nth(3)).to_have_accessible_name("Slot 4: dragon against Red")
    expect(slots.nth(1)).to_have_accessible_name("Slot 2: walk 1")


PLACES = "() => [...document.querySelectorAll('.hand button')].map(card => Math.round(card.getBoundingClientRect().y))"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "hi-IN"])
def test_looking_at_a_card_moves_nothing(visit: Visit, locale: str) -> None:
    page = visit(NOWHERE, locale=locale)
    sit_down(page, "river-dragons")
    assert wait_for_turn(page)
    text = page.locator(".herald .text")
    before, said = page.evaluate(PLACES), [text.inner_text()]
    for card in page.locator(".hand button").all():
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 2)  # at its rim: the first to slip away
        expect(text).not_to_have_text(said[-1], use_inner_text=True)
        said.append(text.inner_text())
        assert page.evaluate(PLACES) == before


def test_one_device_programs_in_secret_and_the_curtain_leaves_nothing_behind(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "sunderbans", who="me")
    for name in ("Asha", "Bruno"):
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        assert page.locator(".delta, .hand, .slot, .log").count() == 0
        assert "walk 2" not in page.content()
        assert page.evaluate("Object.keys(sessionStorage).filter(key => key.startsWith('setu-draft'))") == []
        page.get_by_role("button", name=f"I am {name}").click()
        at_the_table(page)
        assert phase(page) == "program"
        assert page.locator(".slot .face, .hand .used").count() == 0, "nothing of the other's plan stays"
        program(page, click)


def test_two_browsers_program_in_secret_and_a_spectator_sees_backs_until_the_reveal(visit: Visit) -> None:
    asha, bruno, third = gather(visit, "river-dragons")
    program(asha, click)
    for page in (bruno, third):
        expect(page.locator(f"{RACK} [aria-label$=': face down']")).to_have_count(5)
        expect(page.locator(f"{RACK} [aria-label$=': empty']")).to_have_count(5)
        assert "walk 2" not in page.locator(RACK).inner_html()
    assert third.locator(".hand, .ready").count() == 0
    program(bruno, click)
    for page in (asha, bruno, third):
        expect(page.locator(f"{RACK} [aria-label='Slot 1: place 2 stones']")).to_have_count(2)
    expect(third.locator(f"{RACK} [aria-label$=': face down']")).to_have_count(8)
    first = asha if asha.locator(".status.mine").count() else bruno
    before = third.locator(".spots .stone").count()
    choose_on_board(first, click)
    expect(third.locator(".spots .stone")).to_have_count(before + 1)
    assert third.locator(".spots [data-lit]").count() == 0, "who looks on chooses nothing"


def test_a_place_is_chosen_without_asking_the_server(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons")
    wait_for_turn(page)
    program(page, click)
    wait_for_turn(page)
    cut_off(page)
    page.locator(".spots [data-lit]").nth(3).click()
    expect(page.locator(".stone.ghost")).to_be_visible()


def test_by_eye_no_place_is_lit_and_a_plank_that_is_too_short_says_so(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons", **BOX, roundCap=1)
    tries = 0
    while tries < 1 and wait_for_turn(page):
        if phase(page) == "program":
            program(page, click)
        elif phase(page) == "place" and page.locator(".spots [data-lit]").count() == 0:
            point_by_eye(page, click, page.evaluate(NEAR_FIRST)[::-1])  # the farthest apart
            tries += 1
        else:
            choose_on_board(page, click)
    assert tries == 1
    expect(page.locator(".log .told", has_text="is too short between").first).to_be_attached()


def test_on_the_open_board_a_ghost_stone_shows_where_it_would_lie(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons", board="open")
    assert wait_for_turn(page)
    program(page, click)
    assert wait_for_turn(page)
    assert phase(page) == "stone"
    water = page.locator(".open-water")
    box = water.bounding_box()
    assert box is not None
    water.click(position={"x": box["width"] * 0.5, "y": box["height"] * 0.5})
    expect(page.locator(".stone.ghost")).to_be_visible()
    expect(page.locator(".bar .proposal")).to_contain_text("@500,440")
    page.get_by_role("button", name="Right", exact=True).click()
    expect(page.locator(".bar .proposal")).to_contain_text("@510,440")
    water.click(position={"x": 2, "y": 2})
    expect(page.locator(".why p")).to_contain_text("at least 24 from the edge")
    water.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .proposal")).to_contain_text("@510,450")
    before = entries(page)
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_more(page, before)
    expect(page.locator(".spots .stone").first).to_have_accessible_name("Stone on @510,450, bare")


def test_villages_and_water_say_why_no_stone_goes_there(visit: Visit) -> None:
    page = visit(NOWHERE)
    sit_down(page, "river-dragons")
    assert wait_for_turn(page)
    program(page, click)
    assert wait_for_turn(page)
    why, close = page.locator(".why p"), page.get_by_role("button", name="Close")

    def says_why() -> None:
        expect(why).to_have_text("Stones go on islets on this board.")
        close.click()
        expect(why).to_have_count(0)

    page.locator(".spots .village").first.click()
    says_why()
    page.locator(".spots .village").first.focus()
    page.keyboard.press("Enter")
    says_why()
    page.mouse.click(*bare_water(page))
    says_why()


def bare_water(page: Page) -> tuple[float, float]:
    """A point of the river, on the screen, where nothing lies."""
    found = page.evaluate(
        """() => {
            const {left, top, width, height} = document.querySelector('.river').getBoundingClientRect();
            const spots = [...document.querySelectorAll('.spots button')].map(spot => spot.getBoundingClientRect());
            const free = (x, y) => spots.every(s => x < s.left || x > s.right || y < s.top || y > s.bottom);
            for (let x = left + 8; x < left + width; x += 8)
                for (let y = top + 8; y < top + height; y += 8) if (free(x, y)) return [x, y];
        }"""
    )
    return found[0], found[1]


# What is drawn, in units of the board: planks on the river by the number they carry, in hand by their place.
DRAWN = """() => {
    const river = document.querySelector('.river').clientWidth / 1000;
    const long = board => board.getBBox().width + parseFloat(getComputedStyle(board).strokeWidth);
    const wide = thing => thing.getBoundingClientRect().width / river;
    const number = thing => Number(thing.dataset.name.slice(1));
    return {
        river: [...document.querySelectorAll('.river svg .plank[data-name]')]
            .map(plank => [number(plank), long(plank.querySelector('.board'))]),
        hand: [...document.querySelectorAll('.reserve .plank[data-name]')]
            .map(plank => [number(plank), long(plank.querySelector('.board')) * plank.getScreenCTM().a / river]),
        rack: [...document.querySelectorAll('.rack .plank[data-name]')].map(plank => [number(plank), wide(plank)]),
    };
}"""
LENGTHS = dict(enumerate((90, 108, 126, 144, 162, 180), start=1))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_R9_planks_are_drawn_at_their_true_length_on_the_river_and_in_hand(
    look: Callable[..., Page], size: tuple[int, int]
) -> None:
    for game, fixture in (("river-dragons", "middle"), ("river-dragons", "by-eye-pick"), ("sunderbans", "middle")):
        drawn = look(game, fixture, size).evaluate(DRAWN)
        assert drawn["river"]
        assert drawn["rack"]
        assert drawn["hand"] or fixture != "by-eye-pick"
        for where, planks in drawn.items():
            for number, length in planks:
                assert length == pytest.approx(LENGTHS[number], abs=0.5), f"{fixture}: plank {number}, {where}"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_G3_the_middle_of_every_stone_is_marked_above_what_lies_on_it(
    look: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = look("river-dragons", "middle", size)
    stones, marks = page.locator(".river svg .stone"), page.locator(".river .middle")
    assert stones.count() > 10
    assert marks.count() == stones.count()
    boards = "[...document.querySelectorAll('.river .plank .board')]"
    later = f"mark => {boards}.every(board => board.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING)"
    assert all(mark.evaluate(later) for mark in marks.all())


LINES = """() => [...document.querySelectorAll('.river .span')].map(line => {
    const {left, right, top, bottom} = line.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
})"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_drawn_line_of_a_plank_can_be_clicked(look: Callable[..., Page], size: tuple[int, int]) -> None:
    page = noting(look("river-dragons", "place", size))
    lines = page.evaluate(LINES)
    assert len(lines) == 3
    offered = set()
    for x, y in lines:
        page.mouse.click(x, y)
        offered.add(made(page, len(offered) + 1))
    assert len(offered) == 3


def test_a_complete_walk_asks_for_no_further_step(look: Callable[..., Page]) -> None:
    page = noting(look("sunderbans", "middle", (1280, 800)))
    task = page.locator(".herald .text")
    expect(task).to_contain_text("You must walk two spaces")
    page.locator(".spots [data-name=y6]").click()
    expect(task).to_have_text("Now the second step.")
    page.locator(".spots [data-name=V3]").click()
    assert made(page) == ">y6>V3"


def test_a_stone_says_that_nobody_walks_on_it(look: Callable[..., Page]) -> None:
    page = look("sunderbans", "middle", (1280, 800))
    page.locator(".spots .stone").first.click()
    expect(page.locator(".why p")).to_have_text("Pawns go over planks and villages, not over stones or water.")


@pytest.mark.parametrize(("locale", "scheme"), looks(4))
@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_axe_finds_nothing_on_the_board(visit: Visit, game: str, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, locale=locale, color_scheme=scheme)
    sit_down(page, game, seats=3)
    wait_for_turn(page)
    found = faults(page, "program")
    for card in range(5):
        page.locator(".hand button:not(.used)").nth(card).click()
    page.locator(".ready").click()
    page.wait_for_selector(".delta:not([data-phase=program])")
    wait_for_turn(page)
    found += faults(page, "the first stone")
    before = entries(page)
    page.locator(".spots [data-lit]").first.click()
    wait_for_more(page, before)
    found += faults(page, "a stone lies")
    assert not found, "\n".join(found)


# ---- as in the box: a stone lies where one taps, a plank is judged by eye


def ghost(page: Page) -> tuple[float, float]:
    """The middle of the stone that is shown, on the screen."""
    box = page.locator(".river svg .stone.ghost").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middle_of(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


ISLET = ".spots [data-name=i12]"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_R4_one_tap_lays_the_stone_in_the_middle_and_pushing_it_somewhere_else(
    look: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = noting(look("river-dragons", "fine", size))
    x, y = middle_of(page, ISLET)
    page.mouse.click(x, y)
    assert made(page) == "+i12"
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=5)
    shown = ghost(page)
    assert shown[0] > x + 2
    assert shown[1] == pytest.approx(y, abs=2)
    page.mouse.up()
    assert made(page, 2) == "+i12@706,382"


def test_R4_the_stone_lies_where_one_taps_on_the_islet(look: Callable[..., Page]) -> None:
    page = noting(look("river-dragons", "fine", (1440, 900)))
    x, y = middle_of(page, ISLET)
    page.mouse.click(x - 22, y)
    assert made(page) == "+i12@682,382"


def test_R4_by_keyboard_the_arrows_shift_the_stone_until_it_is_played_or_withdrawn(look: Callable[..., Page]) -> None:
    page = look("river-dragons", "fine", (1440, 900))
    page.locator(ISLET).focus()
    page.keyboard.press("Enter")
    begun = ghost(page)
    page.keyboard.press("ArrowRight")
    assert ghost(page)[0] > begun[0] + 2
    page.get_by_role("button", name="To the middle").click()
    assert ghost(page) == pytest.approx(begun, abs=0.5)
    page.get_by_role("button", name="Up", exact=True).click()
    assert ghost(page)[1] < begun[1] - 1
    page.locator(ISLET).focus()
    expect(page.locator(ISLET)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".bar .play")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(ISLET)).not_to_be_focused()


def test_the_reserve_stays_in_sight_while_a_stone_is_placed(look: Callable[..., Page]) -> None:
    page = look("river-dragons", "fine", (390, 844))
    page.locator(ISLET).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".nudge")).to_be_visible()
    expect(page.locator(".reserve")).to_be_visible()


def test_DL_49_by_eye_two_supports_are_found_by_keyboard_and_nothing_is_shown(look: Callable[..., Page]) -> None:
    page = look("river-dragons", "by-eye", (1440, 900))
    expect(page.locator(".herald .text")).to_contain_text("Each end must reach the middle of a stone, or the shore.")
    assert page.locator(".spots [data-lit], .river .span").count() == 0
    tab_to(page, ".spots")
    page.keyboard.press("Enter")
    expect(page.locator(".herald .text")).to_contain_text("now the other end")
    seen = set()
    for _ in range(40):
        page.keyboard.press("n")
        seen.add(page.evaluate("document.activeElement.className.split(' ')[0]"))
    assert seen == {"stone", "village"}
    assert page.locator(".river .plank.ghost").count() == 0


def test_DL_49_a_try_too_short_is_struck_off_and_after_three_the_places_show(
    look: Callable[..., Page],
) -> None:
    page = look("river-dragons", "by-eye-tried", (1440, 900))
    assert page.locator(".river .tried.line").count() == 1
    assert page.locator(".spots [data-lit], .river .span").count() == 0
    expect(page.locator(".herald .text")).to_contain_text("was too short once")
    page = look("river-dragons", "by-eye-shown", (1440, 900))
    assert page.locator(".river .tried.line").count() == 3
    assert page.locator(".river .span").count() == 14
    page = noting(page)
    page.locator(".spots [data-lit]").first.click()
    page.locator(".spots [data-lit]:not(.chosen)").first.click()
    assert made(page).startswith("b")


# ---- one plank: at most three clicks


def to_a_plank(page: Page, **options: str | int) -> None:
    """Until a plank may be taken, with stones on the river."""
    sit_down(page, "river-dragons", **options)
    assert wait_for_turn(page)
    program(page, click, ("place 2 stones", "place 1 stone", "place 2 planks", "walk 2", "place 1 plank"))
    while wait_for_turn(page) and phase(page) != "plank":
        choose_on_board(page, click)


def test_a_plank_by_eye_takes_three_clicks_itself_and_its_two_ends(visit: Visit) -> None:
    page = visit(NOWHERE)
    to_a_plank(page, **BOX)
    longest = page.locator(".reserve button.lit").last
    longest.click()
    expect(page.locator(".herald .text")).to_contain_text("is in your hand")
    one, other = page.evaluate(NEAR_FIRST)[0]
    page.locator(f".spots [data-name={one}]").click()
    expect(page.locator(".herald .text")).to_contain_text("That lays it, for good")
    page.mouse.move(*middle_of(page, f".spots [data-name={other}]"))
    expect(page.locator(".river .aim")).to_be_visible()
    expect(page.locator(".river .in-hand .plank")).to_have_count(0)  # nobody measures before it is taken
    page.locator(f".spots [data-name={other}]").click()
    laid = page.locator(".log li").filter(has_text=re.compile("You lay plank|is too short between"))
    expect(laid.first).to_be_attached()


def test_assisted_a_plank_takes_two_clicks_itself_and_the_drawn_line(visit: Visit) -> None:
    page = visit(NOWHERE)
    to_a_plank(page, table="assisted", stoneSpot="centre")
    page.locator(".reserve button.lit").last.click()
    x, y = page.evaluate(LINES)[0]
    page.mouse.click(x, y)
    expect(page.locator(".log li", has_text="You lay plank")).to_be_attached()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_plank_is_drawn_out_of_the_reserve_onto_the_river(look: Callable[..., Page], size: tuple[int, int]) -> None:
    page = noting(look("river-dragons", "plank", size))
    page.mouse.move(*middle_of(page, ".reserve button.lit >> nth=3"))
    page.mouse.down()
    page.mouse.move(*middle_of(page, ".river"), steps=4)
    expect(page.locator(".river .in-hand .plank")).to_be_visible()
    x, y = page.evaluate(LINES)[0]
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    assert made(page) == page.locator(".reserve .plank").nth(3).get_attribute("data-name")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_plank_that_is_taken_is_held_over_the_river_at_its_true_length(
    look: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = look("river-dragons", "by-eye", size)
    page.locator(".spots [data-name=i9]").click()
    page.mouse.move(*middle_of(page, ".spots [data-name=i17]"))
    held = page.locator(".river .in-hand .plank")
    expect(held).to_be_visible()
    assert dict(page.evaluate(DRAWN)["river"])[3] == pytest.approx(LENGTHS[3], abs=0.5)


def test_the_pawn_is_carried_to_where_it_shall_go(look: Callable[..., Page]) -> None:
    page = noting(look("sunderbans", "middle", (1280, 800)))
    page.mouse.move(*middle_of(page, ".river .pawn:has(.acts)"))
    page.mouse.down()
    page.mouse.move(*middle_of(page, ".spots [data-name=y6]"), steps=5)
    page.mouse.up()
    expect(page.locator(".herald .text")).to_have_text("Now the second step.")


# ---- two planks between one stone and one village: laying the second, taking one away, walking over one

LAYING, TAKING, WALKING = 0, 1, 2


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_R7_the_second_plank_is_shown_beside_the_first(look: Callable[..., Page], size: tuple[int, int]) -> None:
    page = look("river-dragons", "twins", size, LAYING)
    page.locator(".spots [data-name=i13]").click()
    page.mouse.move(*middle_of(page, ".spots [data-name=V6]"))
    expect(page.locator(".river .plank.ghost")).to_be_visible()
    turned = page.evaluate(
        """() => ['.ghost', '[data-name=k1]'].map(which => {
            const {a, b} = document.querySelector(`.river svg .plank${which}`).getCTM();
            return Math.atan2(b, a) * 180 / Math.PI;
        })"""
    )
    apart = abs(turned[0] - turned[1]) % 180
    assert min(apart, 180 - apart) > 30


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize(("frame", "sign"), [(TAKING, "-"), (WALKING, ">")])
def test_R7_both_planks_of_a_pair_are_seen_named_and_chosen(
    look: Callable[..., Page], size: tuple[int, int], frame: int, sign: str
) -> None:
    for plank in ("k1", "k4"):
        page = noting(look("river-dragons", "twins", size, frame))
        spot = page.locator(f".spots .plank[data-name={plank}]")
        expect(spot).to_have_accessible_name(f"Black plank {plank[1]} ({plank}) from i13 to V6. Possible")
        page.mouse.click(*middle_of(page, f".spots .plank[data-name={plank}]"))
        assert made(page) == f"{sign}{plank}"
        spot.focus()
        page.keyboard.press("Enter")
        assert made(page, 2) == f"{sign}{plank}"


# ---- the look of it

SCREENS = [(320, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (720, 450)]
BARE = """() => {
    const box = what => document.querySelector(what).getBoundingClientRect();
    const [board, stage, water, bench] = ['.delta', '.stage', '.river .water', '.bench'].map(box);
    const apart = {
        left: stage.left - board.left, top: stage.top - board.top,
        beside: Math.min(Math.abs(bench.left - stage.right), Math.abs(bench.top - stage.bottom)),
    };
    const dry = water.left > stage.left || water.top > stage.top
        || water.right < stage.right || water.bottom < stage.bottom;
    return [...Object.entries(apart).filter(([, gap]) => gap > 5).map(String), ...(dry ? ['dry'] : [])];
}"""
BROKEN = """() => [...document.querySelectorAll('.dial .word')].filter(word => word.checkVisibility()).filter(word => {
    const text = document.createRange();
    text.selectNodeContents(word);
    const lines = new Set([...text.getClientRects()].map(line => Math.round(line.top)));
    const wide = text.getBoundingClientRect().width > word.parentElement.clientWidth;
    return wide || lines.size > word.textContent.trim().split(' ').length;
}).map(word => word.textContent)"""


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_the_river_fills_its_place_to_the_edges(look: Callable[..., Page], game: str, size: tuple[int, int]) -> None:
    assert look(game, "middle", size).evaluate(BARE) == []


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_no_word_on_a_card_is_broken(look: Callable[..., Page], language: str) -> None:
    for size in SCREENS:
        page = look("river-dragons", "program", size, language=language)
        assert page.evaluate(BROKEN) == [], size


def test_the_bridge_that_carried_the_winner_lights_up(look: Callable[..., Page]) -> None:
    arrived = 4
    page = look("river-dragons", "arrival", (1440, 900), arrived - 1)
    assert page.locator(".river .won").count() == 0
    page = look("river-dragons", "arrival", (1440, 900), arrived)
    assert page.locator(".river .won path").count() == 7
    assert page.locator(".river .won .stone").count() == 6


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You have won!", "Bruno has won."),
        ("fr", "Vous avez gagné\u202f!", "Bruno a gagné."),
        ("hi", "आपकी जीत हुई!", "Bruno की जीत हुई।"),
    ],
)
def test_the_herald_tells_the_winner_you_have_won(
    look: Callable[..., Page], language: str, mine: str, theirs: str
) -> None:
    herald = look("river-dragons", "arrival", (1440, 900), 4, language=language).locator(".herald .text")
    expect(herald).to_have_text(mine)
    herald = look("river-dragons", "over", (1440, 900), language=language).locator(".herald .text")
    expect(herald).to_have_text(theirs)


def test_the_table_says_how_distances_are_judged(look: Callable[..., Page]) -> None:
    expect(look("river-dragons", "by-eye", (390, 844)).locator(".rack .measured")).to_have_text("by eye")
    expect(look("river-dragons", "middle", (390, 844)).locator(".rack .measured")).to_have_text("with distances")
