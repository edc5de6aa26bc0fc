"""What the frame around every board says: where one is, who one is here, what to do, and that the line is cut."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.boards import TWO_FRAMES
from browser.conftest import QUARRY_FLAT, Server, Watch
from browser.player import (
    FIRST_COMPILED,
    NOWHERE,
    PHONE,
    at_the_table,
    choose,
    entries,
    invitation,
    lay,
    sit_down,
    wait_for_more,
    wait_for_turn,
)
from browser.words import LOCALES, words

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
CUT = """() => [...document.querySelectorAll('.status, .herald .text span:not(.spoken-only), .herald p')]
    .filter(line => line.scrollHeight > line.clientHeight + 8 || line.scrollWidth > line.clientWidth + 8)
    .map(line => line.textContent)"""  # letters may reach a little over their line


BOARD_IS_LOADED = """() => performance.getEntriesByType('resource').some(({name}) => /Board-.*[.]js$/.test(name))"""
BOARDS = re.compile(r"/Board-.*[.]js$")


def test_a_board_is_shown_with_its_words_never_with_their_names(visit: Visit) -> None:
    page = visit(NOWHERE)
    held_back: list[Route] = []

    def hold_back_the_words(route: Route) -> None:
        if "sangram-hand-play =" in route.fetch().text():
            held_back.append(route)
        else:
            route.continue_()

    page.route(re.compile(r"/assets/en-[^/]*[.]js$"), hold_back_the_words)
    table = lay(page, "sangram", [{"who": "me", "name": "Asha"}, {"who": "bot", "bot": "greedy"}], {})
    page.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
    page.goto(f"/t/{table}")
    page.wait_for_function(BOARD_IS_LOADED, timeout=FIRST_COMPILED)
    page.evaluate(TWO_FRAMES)
    expect(page.get_by_text(re.compile("sangram-"))).to_have_count(0)
    expect(page.get_by_role("status")).to_be_visible()
    assert len(held_back) == 1
    held_back[0].continue_()
    at_the_table(page)
    assert "Total of" in page.locator(".sangram .held .spoken-only").first.inner_text()


def test_the_log_on_a_phone_opens_at_its_newest_line(visit: Visit) -> None:
    page = visit(NOWHERE, **PHONE | {"height": 440})
    page.context.add_init_script(QUARRY_FLAT)
    sit_down(page, "quarry", bot="random")
    for made in range(5):
        assert wait_for_turn(page)
        before = entries(page)
        choose(page, made * 7 % 5)
        wait_for_more(page, before)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("dialog .log li").last).to_be_in_viewport()
    expect(page.locator("dialog .log li").first).not_to_be_in_viewport()


def test_who_comes_to_a_full_table_is_told_that_they_watch(visit: Visit) -> None:
    host = visit(NOWHERE)
    host.goto(f"/t/{lay(host, 'sangram', [{'who': 'me', 'name': 'Asha'}, {'who': 'open'}], {})}")
    link = invitation(host, "join")
    friend = visit(link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit here").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
    third = visit(link)
    expect(third.get_by_text("you are watching")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, third):
        at_the_table(page)
    expect(third.locator("header.top")).to_contain_text("You are watching")
    expect(host.locator("header.top")).not_to_contain_text("You are watching")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", ["/learn/chess", "/learn/chess/first-game", "/new/chess"])
def test_a_game_that_is_not_here_is_said_to_be_none_and_there_is_a_way_on(visit: Visit, path: str, locale: str) -> None:
    page = visit(path, locale=locale)
    expect(page.get_by_role("heading")).to_contain_text("chess")
    page.get_by_role("link", name=words(locale)["to-home"]).click()
    expect(page.locator(".games article")).to_have_count(5)


def test_an_invitation_warns_that_it_leads_to_this_computer_only(visit: Visit) -> None:
    page = visit(NOWHERE)
    page.goto(f"/t/{lay(page, 'quarry', [{'who': 'me', 'name': 'Asha'}, {'who': 'open'}], {})}")
    expect(page.locator(".invite")).to_contain_text("This link opens on this computer only.")


@pytest.mark.parametrize("locale", LOCALES)
def test_without_a_network_a_sentence_says_so(visit: Visit, watch: Watch, locale: str) -> None:
    watch.allowed.append("Failed to load resource: net::")
    page = visit("/", locale=locale)
    play = page.locator("article .button.main").first
    expect(play).to_be_enabled()
    page.context.set_offline(True)
    play.click()
    expect(page.get_by_role("alert")).to_have_text(words(locale)["unreachable"])


def test_a_page_older_than_its_server_says_so_and_loads_anew(visit: Visit, watch: Watch) -> None:
    watch.allowed += ["Failed to load resource", "Failed to fetch dynamically imported module"]
    page = visit("/")
    table = lay(page, "quarry", [{"who": "me", "name": "Asha"}, {"who": "bot", "bot": "random"}], {})
    page.route(BOARDS, lambda route: route.fulfill(status=404))
    page.goto(f"/t/{table}")
    again = page.get_by_role("alert").get_by_role("button", name="Load the page again")
    expect(again).to_be_visible()
    page.unroute(BOARDS)
    again.click()
    expect(page.locator(".alone-on-screen, .lobby, .board-place").first).to_be_visible()
    expect(again).to_have_count(0)


def test_a_line_that_is_cut_is_shown_and_forgotten_once_it_is_mended(visit: Visit, server: Server) -> None:
    page = visit(NOWHERE)
    sit_down(page, "quarry")
    expect(page.locator(".top .lost")).to_have_count(0)
    with server.silent():
        expect(page.locator(".top .lost")).to_have_text("Reconnecting…")
    expect(page.locator(".top .lost")).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_done_is_never_cut_where_there_is_room(visit: Visit, game: str, locale: str) -> None:
    page = visit(NOWHERE, width=1440, height=900, locale=locale)
    page.context.add_init_script(QUARRY_FLAT)  # what is read is beside the board
    sit_down(page, game, seats=2 if game == "quarry" else 3, bot="random")
    for _ in range(6):
        assert wait_for_turn(page)
        assert page.evaluate(CUT) == []
        before = entries(page)
        choose(page)
        wait_for_more(page, before)
        assert page.evaluate(CUT) == []
