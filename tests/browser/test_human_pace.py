"""Games as they are played at home: bots take their time and things move, and every choice is made on the board.

Nothing goes wrong behind the page, and nothing that can be pressed lies under something else. In the gate each game is
played for some decisions, in a long run to its end.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards import Act, click, covered, decide, tap
from browser.player import NOWHERE, OVER, PHONE, SHORT_SANGRAM, choose, entries, sit_down, wait_for_more, wait_for_turn
from browser.recorder import heard, record

Visit = Callable[..., Page]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
DESK = {"width": 1440, "height": 900}
SCREENS = [pytest.param(DESK, click, id="desk"), pytest.param(PHONE, tap, id="phone")]
SOME = 5  # decisions: past the first plan, the first placing and the first throw
MOST = 1000

ASKED = re.compile(r"You are \w+\.$|Your turn|Again: |Now the next card")  # and as whom one plays
PICKED = re.compile(r"\w+ picks? plank")

LINES = """[...document.querySelectorAll('.log .step')].map(line =>
    [...line.querySelectorAll('.sentence, .told')].map(one => one.textContent.trim()).join(' '))"""


def play(page: Page, game: str, act: Act, most: int) -> int:
    """So many decisions, or until the result shows; before each everything can be reached. Returns how many."""
    for made in range(most):
        if not wait_for_turn(page):
            return made
        assert covered(page, game) == [], f"before decision {made + 1}"
        decide(page, game, act, made)
    return most


def sit(visit: Visit, game: str, screen: dict[str, Any]) -> Page:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, **screen)
    sit_down(page, game)
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("screen", "act"), SCREENS)
def test_the_first_decisions_at_human_pace(visit_unhurried: Visit, game: str, screen: dict[str, Any], act: Act) -> None:
    page = sit(visit_unhurried, game, screen)
    made = play(page, game, act, SOME)
    assert made == SOME or page.locator(OVER).count(), "a game of Quarry may be over by then"
    assert made > 1


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("screen", "act"), SCREENS)
def test_a_whole_game_at_human_pace(visit_unhurried: Visit, game: str, screen: dict[str, Any], act: Act) -> None:
    page = sit(visit_unhurried, game, screen)
    assert 0 < play(page, game, act, MOST) < MOST
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_each_step_is_announced_once(visit_unhurried: Visit, game: str) -> None:
    page = visit_unhurried(NOWHERE)
    record(page)
    sit_down(page, game)
    page.evaluate("window.heard = []")
    for _ in range(12):
        assert wait_for_turn(page)
        before = entries(page)
        choose(page)
        wait_for_more(page, before)
    # What is asked is no news; a pick is heard when it is made, and the log tells it with what it led to.
    said = [line for line in heard(page, "log") if not (ASKED.match(line) or PICKED.match(line))]
    assert said
    assert Counter(said) <= Counter(page.evaluate(LINES))
