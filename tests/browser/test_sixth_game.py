"""A game that nobody has drawn a board for plays on its first day: Pebbles, as docs/add-a-game.md writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Server, Welcome
from browser.player import OVER, READY, entries, open_with_bots, see_result, wait_for_more, wait_for_turn

WITH_PEBBLES = Path(__file__).with_name("with_pebbles.py")
MOST_TURNS = 18  # as many as there are pebbles


@pytest.fixture
def server_with_pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """It has the game as its author left it: there is no module of it, and nothing is compiled."""
    monkeypatch.setenv("SETU_INTERPRET", "1")
    server = Server(tmp_path, program=(str(WITH_PEBBLES), str(tmp_path)))
    server.start()
    yield server
    server.stop()


def test_a_game_is_chosen_played_to_its_end_and_looked_at_on_the_generic_board(
    server_with_pebbles: Server, welcome: Welcome
) -> None:
    page = welcome(server_with_pebbles)("/")
    expect(page.get_by_role("link", name="Pebbles").first).to_be_visible()
    open_with_bots(page, "pebbles", bot="newcomer")
    board = page.locator(".generic")
    expect(board).to_be_visible()
    turns = 0
    while wait_for_turn(page):
        before = entries(page)
        choices = board.locator("button.choice")
        expect(choices.first).to_be_visible()
        choices.nth(turns % choices.count()).click()
        expect(board.locator("[aria-pressed=true]")).to_have_count(1)
        page.locator(READY).click()
        wait_for_more(page, before)
        turns += 1
        assert turns < MOST_TURNS
    assert turns > 2
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".log")).to_contain_text("No pebble is left. Charms are shown.")
    see_result(page)
