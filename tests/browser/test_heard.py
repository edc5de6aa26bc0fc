"""What is heard at a table, whatever it looks like: each line of the log once and in order, the turn as the last word.

An alert cuts off whatever is being said, so it is kept for refusals: one for each, and here nothing is refused. And the
focus is somewhere at every moment.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import (
    FIRST_COMPILED,
    MANY_MOVES,
    NOWHERE,
    READY,
    SHORT_SANGRAM,
    at_the_table,
    choose_written,
    entries,
    invitation,
    lay,
    list_moves,
    sit_down,
    wait_for_more,
    wait_for_turn,
)
from browser.recorder import (
    WAS_ASKED,
    assert_focus_was_never_lost,
    assert_only_refusals_cut_in,
    assert_turn_is_last,
    focus,
    heard,
    news,
    record,
    unheard,
)

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
SHORT: dict[str, dict[str, str | int]] = {
    "river-dragons": {"roundCap": 1},
    "sunderbans": {"roundCap": 1},
    "ramas-bridge": {"max_rounds": 2},
}
DECISIONS = 6
FORGET = "window.heard = []; window.unheard = []; window.lost = []"
TURN = "Your turn"
# How a reader is asked, in short where they have just decided on the same.
ASKED = [TURN, "Again: ", "Now the next card"]

# What the log tells, step by step, but for secret choices: they are merged as long as they are the last.
TOLD = """[...document.querySelectorAll('.log .step')].map(line =>
    [...line.querySelectorAll('.sentence:not(.secret), .told')].map(one => one.textContent.trim()).filter(Boolean))
    .filter(line => line.length)"""


def forget_what_was_told(page: Page) -> int:
    """How many lines were told, once the reader has heard them: a region is spoken a moment after it is there."""
    page.wait_for_function("turn => window.heard.some(({said}) => said.startsWith(turn))", arg=TURN)
    return int(page.evaluate(f"() => {{ const known = ({TOLD}).length; {FORGET}; return known; }}"))


def by_keys(thing: Locator) -> None:
    thing.press("Enter")


def choose_by_keys(page: Page, place: int) -> None:
    """One of the moves that "What can I do?" lists, without a mouse."""
    moves = list_moves(page, by_keys)
    by_keys(moves.nth(min(place, moves.count() - 1)))
    expect(page.locator(READY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(READY)).to_have_count(0)


def play_and_listen(page: Page, most: int) -> int:
    """So many decisions, or the whole game; what is heard of each ends with the turn. How often was it said?"""
    turns = 0
    for made in range(most):
        before, start = entries(page), page.evaluate("window.heard.length")
        choose_by_keys(page, made % 5)
        wait_for_more(page, before)
        goes_on = wait_for_turn(page)
        if goes_on:
            page.wait_for_function(WAS_ASKED, arg=[ASKED, start])
        assert focus(page)
        turns += any(line.startswith(TURN) for line in heard(page)[start:])
        if not goes_on:
            break
    return turns


def assert_each_line_once(page: Page, known: int) -> None:
    told = [" ".join(line) for line in page.evaluate(TOLD)[known:]]
    assert told
    assert [said for said in heard(page) if said in told] == told
    for asked in ASKED:
        assert_turn_is_last(page, asked)
    assert_only_refusals_cut_in(page)
    assert unheard(page) == []
    assert_focus_was_never_lost(page)


@pytest.mark.parametrize("game", GAMES)
def test_each_line_once_and_the_turn_last_on_a_drawn_board(visit: Visit, game: str) -> None:
    page = visit(NOWHERE)
    record(page)
    sit_down(page, game, seats=3 if game != "quarry" else 2)
    assert wait_for_turn(page)
    known = forget_what_was_told(page)
    assert play_and_listen(page, DECISIONS), "said whenever others have moved"
    assert_each_line_once(page, known)


BOTH_READY = "() => window.heard.filter(({said}) => said.includes('is ready')).length === 2"


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_while_all_choose_in_secret_the_turn_is_said_once(visit: Visit, text: bool) -> None:
    """Two others lay five cards each: that they are done is told, and nothing calls again."""
    page = visit(NOWHERE)
    record(page)
    page.add_init_script(f"localStorage.setItem('setu-wishes', JSON.stringify({{text: {str(text).lower()}}}))")
    table = lay(page, "river-dragons", [{"who": "me", "name": "Asha"}, *[{"who": "bot", "bot": "greedy"}] * 2], {})
    page.context.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
    page.goto(f"/t/{table}")
    page.wait_for_function(BOTH_READY, timeout=FIRST_COMPILED)
    said = heard(page, "log")
    assert [line for line in said if line.startswith(TURN)] == ["Your turn: lay five cards"]
    assert not [line for line in said if "in secret" in line], "that they are ready says it"
    assert_only_refusals_cut_in(page)


SAID_BEHIND = "begun => window.heard.some(({how, said}) => how === 'status' && said.startsWith(begun))"


def test_behind_curtains_each_hears_what_is_new_to_them(visit: Visit) -> None:
    """Two share a device: nothing is told again when it comes back, and nothing is left out."""
    page = visit(NOWHERE)
    record(page)
    sit_down(page, "sangram", seats=2, who="me")
    by_seat: dict[str, list[str]] = {}
    for made in range(DECISIONS):
        assert wait_for_turn(page)
        lift = page.locator(".curtain button")
        if lift.count():
            seat = lift.inner_text()
            page.wait_for_function(SAID_BEHIND, arg=f"Pass the device to {seat.removeprefix('I am ')}")
            page.keyboard.press("Enter")
            assert wait_for_turn(page)
        page.wait_for_function("turn => window.heard.at(-1)?.said.startsWith(turn)", arg=TURN)
        by_seat.setdefault(seat, []).extend(heard(page, "log"))
        told = [" ".join(line) for line in page.evaluate(TOLD)]
        assert [said for said in by_seat[seat] if said in told] == told
        assert_only_refusals_cut_in(page)
        page.evaluate("window.heard = []")
        before = entries(page)
        choose_by_keys(page, made)
        wait_for_more(page, before)
    assert len(by_seat) == 2
    assert_focus_was_never_lost(page)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_heard_on_a_drawn_board(visit: Visit, game: str) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM if game == "sangram" else 1)
    record(page)
    sit_down(page, game, **SHORT.get(game, {}))
    assert wait_for_turn(page)
    known = forget_what_was_told(page)
    play_and_listen(page, MANY_MOVES)
    assert page.locator(".end-slip.over").count()
    assert_each_line_once(page, known)
    assert "Asha" in news(page)[-1][-1] or "You" in news(page)[-1][-1], "the result is the last word"


def test_a_sighted_and_a_blind_player_hear_or_see_what_the_other_does(visit: Visit) -> None:
    """Asha plays on the board, Bruno by ear; each is told of the other's stone, once."""
    sighted = visit(NOWHERE)
    record(sighted)
    table = lay(sighted, "quarry", [{"who": "me", "name": "Asha"}, {"who": "open"}], {"starter": "black"})
    sighted.goto(f"/t/{table}")
    blind = visit(NOWHERE)
    record(blind)
    blind.goto(invitation(sighted, "join"))
    blind.get_by_label("Your name").fill("Bruno")
    blind.get_by_role("button", name="Sit here").click()
    sighted.get_by_role("button", name="Start the game").click()
    for page in (sighted, blind):
        at_the_table(page)
    blind.get_by_role("button", name="Text table", exact=True).press("Enter")
    expect(blind.locator("#command")).to_be_focused()
    choose_written(sighted, "span e2-e5 @0")
    stone = "Asha places a span from e2 to e5 at level 0."
    blind.wait_for_function("said => window.heard.some(one => one.said === said)", arg=stone)
    assert news(blind)[-1] == [stone, "Your turn: place a stone. Black can win with the next stone"]
    blind.keyboard.type("block e9")
    blind.keyboard.press("Enter")
    expect(blind.get_by_role("region", name="What happened").get_by_role("listitem")).to_have_count(3)
    theirs = "Bruno places a block on e9 at level 0."
    sighted.wait_for_function("said => window.heard.some(one => one.said === said)", arg=theirs)
    expect(sighted.locator(".log")).to_contain_text(theirs)
    assert [line for line in heard(sighted, "log") if line == theirs] == [theirs]
