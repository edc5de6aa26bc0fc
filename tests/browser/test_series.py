"""A tournament in the page: chosen when a table is laid, its score beside every game, the next game one press away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server, Watch
from browser.player import (
    NOWHERE,
    OVER,
    PHONE,
    at_the_table,
    choose_written,
    confirm,
    entries,
    give_up,
    join,
    see_result,
    status,
    wait_for_turn,
)
from browser.words import LOCALES, words

Visit = Callable[..., Page]
# Asha joins the quarries with her dearest stones: 110 points are left, doubled 220. Bruno keeps 185.
LONG_WIN = ("span a1-d1 @0", "block j1 @0", "bridge+ e2-e5 @0", "block j2 @0", "arch+ e6-e8 @0 #")


def flat(page: Page) -> None:
    page.context.add_init_script("localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))")


def lay_race(page: Page, way: str, race: int = 250, locale: str = "en-GB") -> None:
    """By the page for new tables."""
    said = words(locale)
    page.goto("/new/quarry")
    page.locator(f"input[name=way][value={way}]").check()
    page.get_by_role("combobox", name=said["new-series"], exact=True).select_option("race")
    page.get_by_label(said["new-series-race"]).fill(str(race))
    page.get_by_role("combobox", name="Who begins").select_option("black")
    page.get_by_label(said["your-name"]).fill("Asha")
    if way == "device":
        page.get_by_label("Player 2").fill("Bruno")
    page.locator("form .main").click()


def play(page: Page, written: str) -> None:
    assert wait_for_turn(page)
    before = entries(page)
    choose_written(page, written)
    confirm(page, lambda button: button.click(), before)


def series(page: Page) -> str:
    """What the table tells of the tournament."""
    return page.locator(".series").first.inner_text()


def test_a_race_to_250_is_played_to_its_end(visit: Visit) -> None:
    page = visit(NOWHERE)
    flat(page)
    lay_race(page, "device")
    at_the_table(page)
    expect(page.locator(".series").first).to_contain_text("Race to 250 points, game 1")
    for move in LONG_WIN:
        play(page, move)
    end = page.locator(OVER)
    expect(end).to_contain_text("Asha 220, Bruno 185")
    expect(end).to_contain_text("Asha begins the next game")
    end.get_by_role("button", name="Next game").click()
    expect(page.locator(".series").first).to_contain_text("Race to 250 points, game 2")
    expect(page.locator(".series").first).to_contain_text("Asha 220, Bruno 185")
    wait_for_turn(page)
    give_up(page)
    expect(end).to_contain_text("Asha 407, Bruno 559")
    expect(end).to_contain_text("Bruno has won the tournament")
    expect(end.get_by_role("button", name="New tournament")).to_be_visible()
    see_result(page)
    expect(page.get_by_role("row", name="Tournament")).to_contain_text("559")


def test_a_race_is_won_on_a_phone(visit: Visit) -> None:
    """Both games are given up: the list of a game's first moves is long, and a phone slow."""
    page = visit(NOWHERE, **PHONE)
    flat(page)
    lay_race(page, "device", race=500)
    at_the_table(page)
    expect(page.locator(".series").first).to_contain_text("Race to 500 points, game 1")
    wait_for_turn(page)
    give_up(page)
    end = page.locator(OVER)
    expect(end).to_contain_text("Asha 187, Bruno 374")
    expect(end).to_contain_text("Asha begins the next game")
    end.get_by_role("button", name="Next game").click()
    expect(page.locator(".series").first).to_contain_text("Race to 500 points, game 2")
    expect(page.locator(".series").first).to_contain_text("Asha 187, Bruno 374")
    wait_for_turn(page)
    give_up(page)
    expect(end).to_contain_text("Asha 374, Bruno 748")
    expect(end).to_contain_text("Bruno has won the tournament")
    expect(end.get_by_role("button", name="New tournament")).to_be_visible()
    see_result(page)
    expect(page.get_by_role("row", name="Tournament")).to_contain_text("748")


def test_the_score_is_there_after_a_restart_and_against_a_bot(visit: Visit, server: Server, watch: Watch) -> None:
    watch.allowed.append("ERR_CONNECTION_REFUSED")  # while the server is away
    page = visit(NOWHERE)
    lay_race(page, "bots", race=500)
    at_the_table(page)
    wait_for_turn(page)
    give_up(page)
    expect(page.locator(OVER)).to_contain_text("Asha 187")
    server.stop()
    server.start()
    page.reload()
    page.locator(OVER).get_by_role("button", name="Next game").click()
    expect(page.locator(".series").first).to_contain_text("game 2")
    wait_for_turn(page)
    give_up(page)
    expect(page.locator(OVER)).to_contain_text("has won the tournament")


def test_a_friend_and_somebody_who_watches_go_along(visit: Visit) -> None:
    host = visit(NOWHERE)
    lay_race(host, "friends", race=500)
    expect(host.locator(".series")).to_contain_text("Race to 500 points, game 1")
    friend, third = join(visit, host)
    wait_for_turn(host)
    give_up(host)
    host.locator(OVER).get_by_role("button", name="Next game").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    for page in (friend, third):
        page.locator(OVER).get_by_role("link", name="To the next game").click()
        expect(page.locator(".series")).to_contain_text("Asha 187, Bruno 374")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, third):
        at_the_table(page)
        assert "Asha 187, Bruno 374" in series(page)
    expect(status(host)).to_be_visible()


def test_a_tournament_has_no_start_of_one_game(visit: Visit) -> None:
    page = visit("/new/quarry")
    page.get_by_text("Clock and special rules").click()
    expect(page.get_by_role("combobox", name="Who begins")).to_have_count(1)
    expect(page.get_by_role("combobox", name="Who begins").get_by_role("option", name="Blue")).to_have_count(1)
    page.get_by_role("combobox", name="Tournament", exact=True).select_option("games")
    expect(page.get_by_role("spinbutton", name="Number of games", exact=True)).to_have_value("2")
    expect(page.get_by_role("combobox", name="Who begins")).to_have_count(1)
    expect(page.get_by_role("combobox", name="Who begins").get_by_role("option", name="Blue")).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_the_tournament_speaks_every_language(visit: Visit, locale: str) -> None:
    page = visit("/new/quarry", locale=locale)
    page.get_by_role("combobox", name=words(locale)["new-series"], exact=True).select_option("race")
    expect(page.get_by_label(words(locale)["new-series-race"])).to_have_value("250")


@pytest.mark.parametrize("game", ["sangram", "ramas-bridge"])
def test_games_without_tournaments_offer_none(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    expect(page.locator("form .main")).to_be_enabled()
    expect(page.get_by_role("combobox", name="Tournament", exact=True)).to_have_count(0)
