"""Choosing a Crown or a colour at the table, before the game begins."""

from __future__ import annotations

import pytest

from server.page import OPEN, bot, me
from setu.engine.record import Record


@pytest.fixture
def lobby(browser, browsers):
    """Ana and Ben at a table of Sangram with a bot, before the start."""
    made = browser.create("sangram", [me("Ana"), OPEN, bot("greedy")])
    ana = browser.open(made["table"])
    other = browsers()
    other.enter(made["table"], made["links"]["join"])
    ben = other.open(made["table"])
    ben.do("sit", seat=1, name="Ben")
    ben.until(lambda: ben.table["mine"] == [1])
    yield ana, ben
    ana.close()
    ben.close()


def chosen(page):
    return [seat["chosen"] for seat in page.table["seats"]]


def test_the_table_offers_six_crowns_in_the_readers_language(lobby):
    ana, _ = lobby
    assert [mark["name"] for mark in ana.table["marks"]][-1] == "hyderabad"
    assert ana.table["marks"][0] == {"name": "marathas", "title": "Maratha"}


def test_each_player_chooses_a_crown_and_the_host_the_bots(lobby):
    ana, ben = lobby
    ben.do("mark", seat=1, mark="hyderabad")
    ana.do("mark", seat=2, mark="sikhs")
    ana.until(lambda: chosen(ana) == ["", "hyderabad", "sikhs"])
    ana.do("start")
    ana.until(lambda: ana.table["stage"] == "playing")
    assert [seat["called"] for seat in ana.table["seats"]] == ["Maratha", "Hyderabad", "Sikh"]
    assert ana.table["marks"] == []


def test_a_crown_that_is_taken_is_refused_in_words(lobby):
    ana, ben = lobby
    ana.do("mark", seat=0, mark="mysore")
    refused = ben.refuse("mark", seat=1, mark="mysore")
    assert (refused["code"], refused["text"]) == ("taken", "Somebody at this table has Mysore already.")
    ana.do("mark", seat=0, mark="")
    ben.do("mark", seat=1, mark="mysore")
    ben.until(lambda: chosen(ben) == ["", "mysore", ""])


def test_nobody_chooses_for_another_or_what_is_not_there_or_too_late(lobby):
    ana, ben = lobby
    assert ana.refuse("mark", seat=1, mark="sikhs")["code"] == "not-yours"
    assert ben.refuse("mark", seat=2, mark="sikhs")["code"] == "not-yours"
    assert ben.refuse("mark", seat=1, mark="red")["code"] == "unreadable"
    ana.do("start")
    ben.until(lambda: ben.table["stage"] == "playing")
    assert ben.refuse("mark", seat=1, mark="sikhs")["code"] == "not-now"


def test_who_leaves_gives_the_crown_back(lobby):
    ana, ben = lobby
    ben.do("mark", seat=1, mark="mysore")
    ben.do("leave", seat=1)
    ana.until(lambda: ana.table["seats"][1]["who"] == "open")
    ana.do("mark", seat=0, mark="mysore")
    ana.until(lambda: chosen(ana) == ["mysore", "", ""])


def test_a_table_may_be_laid_with_crowns_and_its_record_keeps_them(browser):
    made = browser.create("sangram", [{**me("Ana"), "mark": "hyderabad"}, {**bot("greedy"), "mark": "marathas"}])
    page = browser.open(made["table"])
    page.do("start")
    page.until(lambda: page.table["stage"] == "playing")
    page.do("resign", seat=0)
    page.until(lambda: page.table["stage"] == "over")
    record = Record.parse(browser.get(f"/api/tables/{made['table']}/record").text)
    assert record.options["crowns"] == "hyderabad,marathas"
    assert [str(record.verify().called(seat)) for seat in range(2)] == ["Hyderabad", "Maratha"]
    page.close()


@pytest.mark.parametrize("marks", [("sikhs", "sikhs"), ("britishers", "sikhs")])
def test_a_table_laid_with_impossible_crowns_is_refused(browser, marks):
    seats = [{**me("Ana"), "mark": marks[0]}, {**bot("greedy"), "mark": marks[1]}]
    answer = browser.post("/api/tables", {"game": "sangram", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")


def test_a_rematch_leaves_everybody_their_crown(browser):
    made = browser.create("sangram", [{**me("Ana"), "mark": "hyderabad"}, bot("greedy")])
    page = browser.open(made["table"])
    page.do("start")
    page.until(lambda: page.table["stage"] == "playing")
    page.do("resign", seat=0)
    page.until(lambda: page.table["stage"] == "over")
    page.do("rematch", seat=0)
    page.until(lambda: page.table["rematch"])
    again = browser.open(page.table["rematch"])
    assert chosen(again) == ["", "hyderabad"]
    page.close()
    again.close()


def test_the_catalogue_tells_the_colours_for_each_number_of_players(browser):
    games = {game["name"]: game for game in browser.get("/api/games").json()["games"]}
    river = games["river-dragons"]["marks"]
    assert [len(river[str(seats)]) for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    assert len(games["sangram"]["marks"]["2"]) == 6
    assert games["quarry"]["marks"] == {}
