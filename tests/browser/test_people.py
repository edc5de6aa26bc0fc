"""Several people: on one device, in several browsers, beside the table, and over a restart of the server."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from browser.axe import faults
from browser.conftest import Server, Watch
from browser.player import (
    NOWHERE,
    at_the_table,
    choose,
    entries,
    gather,
    invitation,
    join,
    lay,
    open_with_bots,
    status,
    wait_for_more,
    wait_for_turn,
)
from browser.words import words

Visit = Callable[..., Page]
ON_ITS_WAY = "Failed to load resource: net::"  # what was asked for when the server was stopped


def test_one_device_has_a_curtain_between_secret_hands(visit: Visit) -> None:
    page = visit("/new/sangram")
    page.get_by_role("radio", name="All at this device").check()
    page.get_by_label("Your name").fill("Asha")
    page.get_by_label("Player 2", exact=True).fill("Bruno")
    page.get_by_role("button", name="Start").click()
    page.locator(".curtain, .board-place").first.wait_for(timeout=240_000)
    names = []
    for turn in range(4):
        expect(page.locator(".curtain")).to_be_visible()
        title = page.get_by_role("heading", level=1).inner_text()
        names.append(title.removeprefix("Pass the device to "))
        assert page.locator(".board-place, .log").count() == 0, "nothing of a hand stays behind the curtain"
        assert "dealt" not in page.content()
        page.get_by_role("button", name=re.compile("^I am ")).click()
        at_the_table(page)
        told = page.locator(".log .told", has_text="is dealt")
        if turn < 2:
            expect(told).to_have_count(3)
            dealt = told.all_inner_texts()
            others = {"Asha": "Bruno", "Bruno": "Asha"}[names[-1]]
            assert not any(text.startswith(others) for text in dealt)
        while page.locator(".curtain").count() == 0 and wait_for_turn(page):
            if page.locator(".curtain").count():
                break
            choose(page)
            page.wait_for_selector(".status.mine:not(:has-text('…')), .curtain")
    assert set(names) == {"Asha", "Bruno"}


def test_an_open_game_on_one_device_needs_no_curtain(visit: Visit) -> None:
    page = visit("/new/quarry")
    page.evaluate("localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))")
    page.get_by_role("radio", name="All at this device").check()
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    for _ in range(3):
        wait_for_turn(page)
        assert page.locator(".curtain").count() == 0
        before = entries(page)
        choose(page)
        wait_for_more(page, before)


def test_two_browsers_and_a_spectator_who_sees_only_what_is_open(visit: Visit) -> None:
    host = visit("/new/sangram")
    host.get_by_label("Your name").fill("Asha")
    host.get_by_role("button", name="Open the table").click()
    welcome = invitation(host, "join")
    watch_link = invitation(host, "watch")
    assert welcome != watch_link
    friend, third = visit(welcome), visit(watch_link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Bruno", exact=True)).to_be_visible()
    assert "#" not in friend.url, "the secret leaves the address bar"
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, third):
        at_the_table(page)
    for page, cards in ((host, 3), (friend, 3), (third, 0)):
        expect(page.locator(".log .told", has_text="You are dealt")).to_have_count(cards)
    expect(third.locator(".log .told", has_text="dealt")).to_have_count(0)
    assert third.locator(".bar .wide").count() == 0
    before = entries(host)
    choose(host)
    wait_for_more(host, before)
    expect(status(friend)).to_contain_text("Your turn")
    expect(third.locator(".log .told", has_text="Asha has chosen.")).to_be_visible()
    expect(friend.locator(".log .told", has_text="Asha has chosen.")).to_be_visible()
    secret = host.locator(".log .sentence").last.inner_text()
    assert secret not in third.content()
    choose(friend)
    expect(third.locator(".log .told", has_text="reveals").first).to_be_visible()
    friend.get_by_role("button", name="Say").click()
    friend.locator("dialog .presets button").first.click()
    expect(host.locator(".notices")).to_contain_text("Bruno")


# Whoever comes by a link does not get in before the test says so.
HELD_BACK = """(() => {
    const asked = window.fetch;
    const gate = new Promise((open) => (window.letGo = open));
    window.fetch = async (path, ...rest) => {
        if (path.includes('/enter')) {
            window.entering = true;
            await gate;
        }
        return asked(path, ...rest);
    };
})()"""


def hold_back(visit: Visit) -> Page:
    """A guest at the door: everything has been answered but the question whether they may enter."""
    host = visit(NOWHERE)
    table = lay(host, "sangram", [{"who": "me", "name": "Asha"}, {"who": "open"}], {})
    host.goto(f"/t/{table}")
    guest = visit(NOWHERE)
    guest.add_init_script(HELD_BACK)
    with guest.expect_response(lambda answer: "/api/games" in answer.url):
        guest.goto(invitation(host, "join"))
    guest.wait_for_function("() => window.entering")
    expect(guest.locator("main p")).to_be_visible()
    return guest


def wants_to_enter(request: Request) -> bool:
    return "/enter" in request.url


def test_a_link_opens_its_table_however_late_the_answers_come(visit: Visit) -> None:
    guest = hold_back(visit)
    guest.evaluate("letGo()")
    expect(guest.get_by_label("Your name")).to_be_visible()
    assert "#" not in guest.url


def test_a_link_waits_for_a_server_that_is_away(visit: Visit, server: Server, watch: Watch) -> None:
    watch.allowed += ["WebSocket connection", "503", ON_ITS_WAY]
    guest = hold_back(visit)
    server.stop(signal.SIGKILL)
    with guest.expect_event("requestfailed", wants_to_enter):
        guest.evaluate("letGo()")
    with guest.expect_event("requestfailed", wants_to_enter):
        expect(guest.locator("main p")).to_be_visible()
    server.start()
    expect(guest.get_by_label("Your name")).to_be_visible(timeout=60_000)


def test_the_server_restarts_and_the_game_goes_on_without_a_reload(visit: Visit, server: Server, watch: Watch) -> None:
    watch.allowed += ["WebSocket connection", ON_ITS_WAY]
    page = visit("/")
    open_with_bots(page, "sangram")
    wait_for_turn(page)
    choose(page)
    wait_for_turn(page)
    page.evaluate("window.stillHere = true")
    before = page.locator(".log li").all_inner_texts()
    for how in (signal.SIGTERM, signal.SIGKILL):
        server.stop(how)
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        server.start()
        expect(page.get_by_text("Reconnecting…")).to_have_count(0, timeout=30_000)
        assert page.locator(".log li").all_inner_texts()[: len(before)] == before
    known = entries(page)
    choose(page)
    wait_for_more(page, known)
    assert wait_for_turn(page)
    assert page.evaluate("window.stillHere")


def test_a_table_that_is_not_there_is_said_so(visit: Visit, watch: Watch) -> None:
    watch.allowed.append("403")
    page = visit("/t/AAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Five games, one table")).to_be_visible()


SHARES = "navigator.share = async shared => { window.shared = shared; }"


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "Asha invites you to Sangram"), ("fr-FR", "Asha vous invite")])
def test_who_shares_a_link_says_who_invites_to_what(visit: Visit, locale: str, said: str) -> None:
    host = visit(NOWHERE, locale=locale)
    host.add_init_script(SHARES)
    table = lay(host, "sangram", [{"who": "me", "name": "Asha"}, {"who": "open"}], {})
    host.goto(f"/t/{table}")
    host.get_by_role("button", name=words(locale)["share"]).click()
    shared = host.wait_for_function("() => window.shared").json_value()
    assert shared["text"].replace("\u00a0", " ").startswith(said)
    assert shared["url"] == host.locator(".invite .field").input_value()


def talk(page: Page, words: str) -> None:
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("dialog").get_by_label("In your own words").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_words_of_ones_own_are_the_hosts_choice_and_come_as_mere_text(visit: Visit) -> None:
    host = visit("/new/sangram")
    host.get_by_label("Your name").fill("Asha")
    assert not host.get_by_label("Talk freely").is_checked()
    host.get_by_label("Talk freely").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("one may also write in one’s own words")).to_be_visible()
    friend, third = join(visit, host)
    talk(host, "<b>आओ</b> \u202eback\u202c 👍")
    for page in (friend, third):
        expect(page.locator(".notices .chat")).to_have_text("Asha says: <b>आओ</b> back 👍")
        assert page.locator(".notices b").count() == 0
    host.get_by_role("button", name="Say", exact=True).click()
    assert faults(host, "talk") == []


def test_who_did_not_choose_free_words_has_the_prepared_ones(visit: Visit) -> None:
    host, friend, _ = gather(visit, "sangram")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.locator("dialog .presets button").first).to_be_visible()
    expect(friend.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)
    assert faults(friend, "say") == []
    expect(host.locator(".notices")).to_be_empty()
