"""Learning a game: every lesson from its first step to its last in every language; the rules with their pictures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.boards import stone
from browser.player import FIRST_COMPILED, NOWHERE, PHONE
from browser.pupil import Pupil, by_ear, by_list, by_mouse
from browser.words import LOCALES

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
PICTURES = 5
FLAT = "localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"  # the plan is drawn at once


def in_turn(ways: tuple[str, ...]) -> list[ParameterSet]:
    """Every game in every way in a long run, in one of them in the gate; all ways are met there too."""
    return [
        pytest.param(game, way, marks=[] if way == ways[number % len(ways)] else pytest.mark.long)
        for number, game in enumerate(GAMES)
        for way in ways
    ]


def pupil(visit: Visit, game: str, locale: str = "en-GB", **wishes: object) -> Pupil:
    page = visit(NOWHERE, locale=locale, **wishes)
    page.context.add_init_script(FLAT)
    return Pupil(page, game, locale[:2])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_mouse_on_the_board(visit: Visit, game: str) -> None:
    one = pupil(visit, game, width=1440, height=900)
    one.take(by_mouse)


@pytest.mark.parametrize(("game", "locale"), in_turn(LOCALES[1:]))
def test_a_lesson_by_the_list_of_moves(visit: Visit, game: str, locale: str) -> None:
    one = pupil(visit, game, locale)
    one.take(by_list)
    expect(one.page.locator("html")).to_have_attribute("lang", locale[:2])


@pytest.mark.parametrize(
    "game", [game if game == "sangram" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
)
def test_a_lesson_by_ear(visit: Visit, game: str) -> None:
    one = pupil(visit, game)
    one.page.get_by_role("main").wait_for()
    one.page.evaluate("localStorage.setItem('setu-wishes', JSON.stringify({text: true}))")
    one.page.reload()
    one.page.locator("#command").wait_for()
    assert faults(one.page, game) == []
    one.page.locator("#command").fill("say hello")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("status", name="Answer")).to_have_text("In a lesson nobody is there to hear it.")
    one.take(by_ear)


def test_a_lesson_ends_at_a_real_table_with_friends(visit: Visit) -> None:
    one = pupil(visit, "sangram")
    last = len(one.lesson["frames"]) - 1
    one.page.evaluate(f"sessionStorage.setItem('setu-lesson:sangram', '{last}')")
    one.page.reload()
    one.card.get_by_role("button", name="Play your first real game").click()
    expect(one.page.locator(".board-place")).to_be_visible(timeout=FIRST_COMPILED)
    expect(one.page.locator(".players li")).to_have_count(4)


def test_another_move_is_answered_kindly_and_help_is_offered(visit: Visit) -> None:
    one = pupil(visit, "sangram")
    page, card = one.page, one.card
    card.locator(".next").click()
    expect(card.locator("h2")).to_be_focused()
    for _ in range(2):
        expect(card.locator(".show.main")).to_have_count(0)
        page.locator(".hand [data-card=Sen38]").click()
        page.locator(".bar .play").click()
        expect(card.locator(".note")).to_contain_text("Good idea! But now, please try this: You play Maharani 30")
    card.locator(".show.main").click()
    expect(page.locator(".proposal")).to_contain_text("Maharani 30")
    page.locator(".bar .play").click()
    expect(card.locator("h2")).to_have_text("The highest number acts first")
    page.reload()
    expect(card.locator("h2")).to_have_text("The highest number acts first")
    card.get_by_role("button", name="Back").click()
    expect(card.locator("h2")).to_have_text("Choose a warrior")


# The first thing that each lesson asks for.
FIRST = {
    "river-dragons": ".hand [data-card='1']",
    "sunderbans": ".hand [data-card='1']",
    "sangram": ".hand [data-card=Mrn30]",
    "ramas-bridge": "[data-space=ayodhya] .touch",
    "quarry": stone("block"),
}


def stand_at(one: Pupil, frame: int) -> None:
    one.page.evaluate("([game, frame]) => sessionStorage.setItem(`setu-lesson:${game}`, frame)", [one.game, str(frame)])
    one.page.reload()
    one.card.locator("h2").wait_for()


def points_at(page: Page, thing: str) -> None:
    """The middle of the pointer is the middle of the thing, wherever the board has moved it."""
    page.locator(".pointer").wait_for()
    page.wait_for_function(
        """thing => {
            const [one, other] = ['.pointer', thing].map(which => {
                const {left, top, width, height} = document.querySelector(which)?.getBoundingClientRect() ?? {};
                return [left + width / 2, top + height / 2];
            });
            return one.every((middle, way) => Math.abs(middle - other[way]) < 4);
        }""",
        arg=thing,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_at_the_very_thing_that_it_asks_for(visit: Visit, game: str) -> None:
    one = pupil(visit, game, width=1440, height=900)
    asked = next(place for place, frame in enumerate(one.lesson["frames"]) if frame["wanted"])
    stand_at(one, asked)
    points_at(one.page, FIRST[game])
    if game == "sangram":
        one.page.locator(FIRST[game]).click()
        points_at(one.page, ".bar .play")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_somewhere_whenever_it_asks_for_something(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    one = pupil(visit, game, width=size[0], height=size[1])
    for place, frame in enumerate(one.lesson["frames"]):
        if one.lesson["steps"][frame["step"]]["task"] != "read":
            stand_at(one, place)
            one.page.locator(".pointer").wait_for()


def test_on_a_phone_the_card_leaves_the_board_its_room(visit: Visit) -> None:
    one = pupil(visit, "river-dragons", **PHONE)
    page = one.page
    one.card.locator(".next").click()
    expect(one.card.locator("h2")).to_be_focused()
    board, card = page.locator(".board-place").bounding_box(), one.card.bounding_box()
    assert board
    assert card
    assert board["height"] >= 380
    assert board["y"] + board["height"] <= card["y"]
    assert card["y"] + card["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("game", "scheme"), in_turn(("light", "dark")))
def test_axe_finds_nothing_in_a_lesson_and_the_rules(visit: Visit, game: str, scheme: str) -> None:
    page = visit(NOWHERE, locale=LOCALES[GAMES.index(game) % len(LOCALES)], color_scheme=scheme)
    page.context.add_init_script(FLAT)
    found = []
    for path, seen in ((f"/learn/{game}/first-game", ".lesson-card .next"), (f"/learn/{game}", "figure")):
        page.goto(path)
        page.locator(seen).first.scroll_into_view_if_needed()
        page.locator(".drawing svg, .board-place svg").first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found += faults(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_pictures_drawn_by_the_board(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.locator("figure").first.wait_for()
    assert page.locator("figure").count() >= PICTURES
    assert page.locator("figure .drawing").count() < page.locator("figure").count()  # those far below wait
    for figure in page.locator("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".drawing svg").first).to_be_attached()
        expect(figure.get_by_role("img").first).to_have_attribute("aria-label", re.compile(r"\S"))
        expect(figure.locator("figcaption")).to_have_text(re.compile(r"\S"))
    expect(page.locator(".drawing button:focus")).to_have_count(0)


def test_words_are_found_without_their_accents(visit: Visit) -> None:
    page = visit("/learn/quarry", locale="fr-FR")
    find = page.get_by_role("searchbox", name="Chercher dans les règles")
    find.fill("CARRIERES sanglier")
    expect(page.get_by_role("status")).to_have_text("Rien trouvé")
    find.fill("carrieres")
    expect(page.locator("mark").first).to_have_text("carrières")
    expect(page.get_by_role("status")).to_have_text("2 sections trouvées")
    expect(page.locator(".parts section")).to_have_count(2)
    find.press("Escape")
    expect(find).to_have_value("")
    expect(page.locator("mark")).to_have_count(0)


def test_a_rule_number_is_a_place(visit: Visit) -> None:
    page = visit("/learn/river-dragons#DL-75")
    expect(page.locator(".sought").first).to_be_in_viewport()
    expect(page.locator(".number.this").first).to_have_text("DL-75")
    page.get_by_role("link", name="DL-2", exact=True).first.click()
    expect(page.locator(".number.this").first).to_have_text("DL-2")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Falling").click()
    expect(page.locator(".parts section", has_text="No step or no jump possible?")).to_be_in_viewport()


def test_home_and_rules_lead_to_the_lesson(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn by playing (5 minutes): Quarry").click()
    expect(page).to_have_title("Your first game of Quarry – Setu")
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn by playing (5 minutes)").click()
    expect(page.locator(".lesson-card h2")).to_have_text("Join the two quarries")
