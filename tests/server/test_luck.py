"""What a server deals in the tests can be foretold: a test that passes once passes always."""

from __future__ import annotations

import pytest

from server.luck import deal_from, foreseen
from server.page import bot, me


def test_the_secret_of_a_table_follows_from_the_name_of_the_test(request, browser):
    made = browser.create("quarry", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    page.do("start")
    page.do("resign", seat=0)
    assert page.table["fairness"]["secret"] == foreseen(request.node.name).token_bytes(32).hex()
    page.close()


def dealt(event):
    """An event without its sentence: bots have other names at another table."""
    return event["name"], event["numbers"]


@pytest.mark.parametrize("training", [False, True])
def test_bots_begin_the_same_game_again_under_the_same_seed(browser, monkeypatch, training):
    games = []
    for _ in range(2):
        deal_from("a game", monkeypatch.setattr)
        made = browser.create("sangram", [bot(), bot()], training=training)
        page = browser.open(made["table"])
        page.do("start")
        page.until(lambda page=page: len(page.log) > 8)
        games.append([(entry["move"], *map(dealt, entry["events"])) for entry in page.log[:9]])
        page.close()
    assert games[0] == games[1]
