"""A series at tables of the server: each knows the plan and the score so far; the next game is laid like a rematch."""

from __future__ import annotations

import pytest

from server.page import Browser, bot, me
from setu import Record

LONG_WIN = ("span a1-d1", "block j1", "bridge+ e2-e5", "block j2", "arch+ e6-e8")  # 110 points are left, doubled 220
RACE = {"race": 250, "starter": "black"}


def begin(page):
    page.add_luck(*(seat for seat in page.table["mine"] if not page.table["fairness"]["seals"][seat]))
    if page.table["is_host"]:
        page.do("start")


def play(page, moves):
    for number, move in enumerate(moves):
        page.move(number % 2, move)


def go_on(page):
    """To the next game, at the same device."""
    page.do("rematch", seat=0)
    after = page.browser.open(page.table["rematch"])
    page.close()
    begin(after)
    return after


@pytest.fixture
def race(browser):
    """Both seats at one device, Black first."""
    page = browser.open(browser.create("quarry", [me("Ana"), me("Ben")], series=RACE)["table"])
    begin(page)
    yield page
    page.close()


def told(page):
    series = page.table["series"]
    return series["number"], series["totals"], series["winners"]


def test_a_race_is_played_to_its_end(race):
    assert told(race) == (1, [0, 0], [])
    assert race.table["series"]["next"] is None
    play(race, LONG_WIN)
    assert told(race) == (1, [220, 185], [])
    assert race.table["series"]["next"] == {"seat": 0}
    second = go_on(race)
    assert told(second) == (2, [220, 185], [])
    assert [seat["name"] for seat in second.table["seats"]] == ["Ana", "Ben"]
    assert second.table["series"]["before"] == [{"table": race.name, "scores": [220, 185]}]
    second.do("resign", seat=0)
    assert told(second) == (2, [407, 559], [1])
    assert second.table["series"]["next"] is None
    second.close()


def test_after_the_end_a_new_series_begins_one_seat_on(race):
    race.do("resign", seat=0)
    assert told(race) == (1, [187, 374], [1])
    again = go_on(race)
    assert told(again) == (1, [0, 0], [])
    assert [seat["name"] for seat in again.table["seats"]] == ["Ben", "Ana"]
    again.close()


def test_R18_the_loser_starts_the_next_game(browser):
    plan = {"race": 1000, "starter": "loser"}
    page = browser.open(browser.create("quarry", [me("Ana"), me("Ben")], series=plan)["table"])
    begin(page)
    for loser in (1, 0, 0, 0):
        page.do("resign", seat=loser)
        if page.table["series"]["winners"]:
            break
        assert page.table["series"]["next"] == {"seat": loser}
        page = go_on(page)
        assert page.table["pending"] == [loser]
        assert page.table["series"]["starter"] == "loser"
    assert page.table["series"]["winners"]
    page.close()


def test_a_game_that_the_table_agreed_to_stop_is_played_again(race):
    race.do("propose", seat=0, what="end")
    (ask,) = race.table["asks"]
    race.do("answer", seat=1, ask=ask["number"], yes=True)
    assert told(race) == (1, [0, 0], [])
    again = go_on(race)
    assert told(again) == (1, [0, 0], [])
    assert [seat["name"] for seat in again.table["seats"]] == ["Ana", "Ben"]
    again.close()


def test_the_score_outlives_a_restart_of_the_server(start, server, race):
    play(race, LONG_WIN)
    race.do("rematch", seat=0)
    jar, table = race.browser.http.cookies, race.table["rematch"]
    race.close()
    server.stop()
    later = Browser(start().address)
    later.http.cookies.update(jar)
    second = later.open(table)
    assert told(second) == (2, [220, 185], [])
    begin(second)
    second.do("resign", seat=1)
    assert told(second) == (2, [594, 372], [0])
    second.close()
    later.close()


def test_a_bot_plays_the_next_game_too(browser):
    page = browser.open(browser.create("quarry", [me("Ana"), bot()], series={"games": 2, "starter": "black"})["table"])
    begin(page)
    page.do("resign", seat=0)
    second = go_on(page)
    assert [seat["who"] for seat in second.table["seats"]] == ["person", "bot"]
    second.move(0, "block e5")
    second.until(lambda: second.table["pending"] == [0])
    second.do("resign", seat=0)
    assert second.table["series"]["winners"] == [1]
    second.close()


def test_friends_and_those_who_watch_go_along(browsers):
    ana, ben, carla = browsers(), browsers(), browsers()
    made = ana.create("quarry", [me("Ana"), {"who": "open"}], series=RACE)
    ben.enter(made["table"], made["links"]["join"])
    carla.enter(made["table"], made["links"]["watch"])
    pages = [one.open(made["table"]) for one in (ana, ben, carla)]
    pages[1].do("sit", seat=1, name="Ben")
    begin(pages[1])
    begin(pages[0])
    play_apart(pages, LONG_WIN)
    pages[1].do("rematch", seat=1)
    after = [one.browser.open(pages[1].table["rematch"]) for one in pages]
    assert [page.table["mine"] for page in after] == [[0], [1], []]
    assert {tuple(told(page)[1]) for page in after} == {(220, 185)}
    for page in (*pages, *after):
        page.close()


def play_apart(pages, moves):
    for number, move in enumerate(moves):
        page = pages[number % 2]
        page.until(lambda page=page, seat=number % 2: page.table["pending"] == [seat])
        page.move(number % 2, move)
    for page in pages:
        page.until(lambda page=page: page.table["stage"] == "over")


def test_the_record_says_which_game_it_was(race):
    play(race, LONG_WIN)
    second = go_on(race)
    second.do("resign", seat=0)
    record = Record.parse(second.browser.get(f"/api/tables/{second.name}/record").text)
    record.verify()
    assert (record.series.number, record.series.before, record.series.plan.race) == (2, ((220, 185),), 250)
    second.close()


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        ({"game": "quarry", "series": {"race": 0}}, "A tournament is a number of games or a race"),
        ({"game": "quarry", "series": {"race": 250, "games": 2}}, "A tournament is a number of games or a race"),
        ({"game": "quarry", "series": {"games": 2, "starter": "oldest"}}, "random, alternate, loser, black"),
        ({"game": "quarry", "series": {"games": 2}, "options": {"starter": "blue"}}, "the tournament says it"),
        ({"game": "sangram", "series": {"games": 2}}, "Sangram is not played in tournaments"),
        ({"game": "quarry", "series": {"length": 2}}, "length"),
    ],
)
def test_a_series_that_cannot_be_is_refused_in_words(browser, plan, complaint):
    answer = browser.post("/api/tables?language=en", {"seats": [me("Ana"), me("Ben")], **plan})
    assert answer.status_code == 422
    assert complaint in answer.json()["text"]


def test_the_list_of_games_says_how_quarry_is_played_in_a_series(browser):
    games = {game["name"]: game["series"] for game in browser.get("/api/games").json()["games"]}
    assert games["quarry"] == {
        "games": [2, 5, 10],
        "races": [250, 500, 1000],
        "starters": ["random", "alternate", "loser", "black"],
        "governs": ["starter"],
    }
    assert {series for name, series in games.items() if name != "quarry"} == {None}
