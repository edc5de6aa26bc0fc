"""Training tables: hints for the seat that asks, from what it knows; bots that say why and give nothing away."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import closing

import numpy as np
import pytest

from server.page import Browser, bot, me
from setu import Table
from setu.engine import entry_points
from setu.engine.contract import SPECTATOR
from setu.engine.observation import Observation
from setu.server.domain import events as ev
from setu.server.live.bot_runner import FULL_S, Asker
from setu.server.live.explanations import as_all_see_it, explained, open_sight
from setu.server.live.hints import think_of

HIDDEN = [("sangram", 3), ("ramas-bridge", 3)]


@pytest.fixture
def sit(browser, thoughtful):
    """`sit("quarry", bot("greedy"))`: a page at a training table that has begun."""
    pages = []

    def begin(game, *others, training=True, **more):
        made = browser.create(game, [me("Ana"), *others], training=training, **more)
        page = browser.open(made["table"])
        pages.append(page)
        for seat in page.table["mine"]:
            page.add_luck(seat)
        page.do("start")
        page.until(lambda: page.table["stage"] == "playing")
        return page

    yield begin
    for page in pages:
        page.close()


def my_turn(page):
    page.until(lambda: page.table["choices"] or page.table["stage"] == "over")


@pytest.mark.parametrize(("game", "others"), [("quarry", 1), ("sangram", 2)])
def test_a_hint_names_the_best_moves_in_words_with_their_chances(sit, game, others):
    page = sit(game, *[bot()] * others)
    page.until(lambda: page.table["pending"] == [0])  # that others have chosen in secret can be seen, too
    hinted = page.ask("hint", seat=0)
    assert hinted["type"] == "hinted"
    assert 1 <= len(hinted["moves"]) <= 3
    legal = set(page.table["choices"]["ids"])
    best = hinted["moves"][0]["chance"]
    for move in hinted["moves"]:
        assert move["id"] in legal
        assert move["sentence"]
        assert 0 <= move["chance"] <= best <= 100
    assert hinted["reason"]
    again = page.ask("hint", seat=0)
    assert {**again, "id": ""} == {**hinted, "id": ""}
    page.move(0, hinted["moves"][0]["id"])


def test_hints_are_refused_where_none_is_due(sit, browsers):
    page = sit("quarry", me("Ben"), training=False, options={"starter": "black"})
    assert page.table["training"] is False
    refused = page.refuse("hint", seat=page.table["pending"][0])
    assert refused["code"] == "not-now"
    assert refused["text"] == "Among people, hints are given at training tables only."
    page = sit("quarry", me("Ben"), options={"starter": "black"})
    assert page.refuse("hint", seat=1)["text"] == "There is nothing for you to decide just now."
    assert page.refuse("hint", seat=5)["code"] == "not-yours"
    page.do("bot", seat=0, bot="random")
    page.until(lambda: page.table["pending"] == [1])
    assert page.refuse("hint", seat=0)["text"] == "There is nothing for you to decide just now."
    page.do("resign", seat=1)
    assert page.refuse("hint", seat=1)["code"] == "not-now"


def test_a_stranger_gets_no_hint_for_another_seat(sit, browser, browsers):
    page = sit("quarry", bot(), options={"starter": "black"})
    link = browser.post(f"/api/tables/{page.name}/links", {"kind": "watch"}).json()["token"]
    stranger = browsers()
    stranger.enter(page.name, link)
    beside = stranger.open(page.name)
    assert beside.refuse("hint", seat=0)["code"] == "not-yours"
    beside.close()


@pytest.fixture
def think_on(monkeypatch):
    """Hints are thought of until this is set."""
    enough = threading.Event()

    def think(observation):
        enough.wait()
        return think_of(observation)

    monkeypatch.setattr("setu.server.live.hints.think_of", think)
    yield enough
    enough.set()


def test_one_hint_at_a_time(sit, think_on):
    page = sit("quarry", me("Ben"), options={"starter": "black"})
    page.send(type="hint", id="first", seat=0)
    assert page.refuse("hint", id="second", seat=0)["text"] == "A hint is being thought of already."
    assert "first" not in page.replies
    think_on.set()
    page.until(lambda: "first" in page.replies)
    assert page.replies["first"]["type"] == "hinted"


def test_moves_do_not_wait_for_a_hint_that_is_stale_then(sit, think_on):
    page = sit("quarry", me("Ben"), options={"starter": "black"})
    page.send(type="hint", id="first", seat=0)
    page.do("move", seat=0, at=page.table["number"], move="span e2-e5")
    assert "first" not in page.replies
    think_on.set()
    page.until(lambda: "first" in page.replies)
    assert (page.replies["first"]["type"], page.replies["first"]["code"]) == ("refused", "stale")


@pytest.mark.parametrize(("game", "seats"), HIDDEN)
def test_a_hint_comes_from_what_the_seat_knows(game, seats, monkeypatch):
    """Whatever it may not know is imagined anew: the advice stays the same to the last digit."""
    monkeypatch.setattr("setu.server.live.hints.MOST_S", 300)  # a busy machine may think for less
    luck = random.Random(game)
    table = Table(game, seats, seed=3)
    for _ in range(9):
        table.play(int(luck.choice(table.move_numbers())))
    seat = table.actor
    twin = table.copy()
    before = twin._state.tobytes()
    entry_points.hide(twin.board, twin._state, seat)
    entry_points.determinize(twin.board, twin._state, seat, key_of(luck))
    assert twin._state.tobytes() != before
    assert think_of(twin.observation(seat)) == think_of(table.observation(seat))


def key_of(luck):
    return np.array([luck.getrandbits(31) for _ in range(8)], np.uint32)


def test_who_plays_alone_against_bots_may_always_ask_for_a_hint(sit):
    page = sit("quarry", bot(), training=False)
    my_turn(page)
    assert page.ask("hint", seat=0)["type"] == "hinted"
    page.until(lambda: page.table["pending"] == [0])
    assert all(line["why"] is None for line in page.table["log"])


def test_a_training_table_says_so_and_its_rematch_too(sit, browser):
    page = sit("quarry", bot("greedy"))
    assert page.table["training"] is True
    page.do("resign", seat=0)
    page.until(lambda: page.table["stage"] == "over")
    page.do("rematch", seat=0)
    assert browser.get(f"/api/tables/{page.table['rematch']}").json()["training"] is True


def test_a_bot_says_why_where_nothing_is_hidden(sit, browser):
    page = sit("quarry", bot("rival"), options={"starter": "blue"})
    my_turn(page)
    whys = [entry["why"] for entry in page.log if entry["by"] == "bot"]
    assert whys
    assert all(whys)
    french = browser.get(f"/api/tables/{page.name}", language="fr").json()
    assert [entry["why"] for entry in french["log"] if entry["by"] == "bot"] != whys
    page.move(0, page.table["choices"]["ids"][0])
    assert [entry["why"] for entry in page.log if entry["by"] == "person"] == [None]


def test_what_a_bot_said_is_still_there_after_a_restart(start, thoughtful):
    server = start()
    with closing(Browser(server.address)) as browser:
        made = browser.create("quarry", [me("Ana"), bot("greedy")], training=True, options={"starter": "blue"})
        with closing(browser.open(made["table"])) as page:
            page.add_luck(0)
            page.do("start")
            my_turn(page)
            said = page.log
        cookie = browser.cookie()
    assert said[-1]["why"]
    server.stop()
    with closing(Browser(start().address)) as browser:
        browser.http.cookies.set("setu", cookie)
        assert browser.get(f"/api/tables/{made['table']}").json()["log"] == said


def test_bots_do_not_explain_at_other_tables(sit):
    page = sit("quarry", bot("greedy"), training=False, options={"starter": "blue"})
    my_turn(page)
    assert [entry["why"] for entry in page.log] == [None] * len(page.log)


@pytest.mark.parametrize(("game", "seats"), HIDDEN)
def test_what_a_bot_says_of_a_hidden_hand_anybody_could_have_worked_out(game, seats):
    """Everything a bystander may not know is imagined anew: of the same move the same is said, or nothing."""
    luck = random.Random(game)
    table = Table(game, seats, seed=8)
    said = 0
    while said < 3 and not table.over:
        seat = table.actor
        move, why = explained("greedy", table.observation(seat), open_sight(table))
        twin = table.copy()
        entry_points.hide(twin.board, twin._state, SPECTATOR)
        entry_points.determinize(twin.board, twin._state, SPECTATOR, key_of(luck))
        beside = Observation(table.game, table.board, twin.hidden(None), SPECTATOR)
        table.play(move, seat)
        if table.last.secret:
            assert why is None
        else:
            assert why is None or why.kind in ("seen", "forced")
            assert as_all_see_it(beside, seat, move) == why
            said += why is not None
    assert said == 3


def test_a_secret_choice_is_never_explained_even_if_it_was_written_down(server, browser):
    made = browser.create("sangram", [me("Ana"), me("Ben")], training=True)
    page = browser.open(made["table"], seat=0)
    page.add_luck(0, 1)
    page.do("start")
    live = server.registry.tables[made["table"]]
    seat = live.session.pending[0]
    move = int(live.session.game.move_numbers(seat)[0])
    why = ev.BotReason(kind="seen", chance=60, other=50)

    async def tell():
        async with live.lock:
            await live.note(ev.Moved(time=live.session.time, seat=seat, move=move, by="bot", why=why))

    server.call(tell())
    page.until(lambda: len(page.log) == 2)
    assert live.session.game.last.secret
    assert page.log[-1]["why"] is None
    page.close()


def test_a_bot_that_says_why_has_less_time_when_many_wait(server, browser, monkeypatch):
    given, all_there, runner = [], threading.Event(), server.registry.bot_runner

    def thought_of(bot, observation, seen_by_all, table, seconds=None):
        given.append(seconds)
        return explained("random", observation, seen_by_all)

    monkeypatch.setattr("setu.server.live.live_table.explained", thought_of)
    made = browser.create("quarry", [bot("master"), me("Ana")], training=True, options={"starter": "black"})

    async def crowd():
        waiting = [runner.run_for(Asker("127.0.0.1", "another table"), all_there.wait) for _ in range(30)]
        return [asyncio.ensure_future(one) for one in waiting]

    server.call(crowd())
    assert browser.do(made["table"], type="start").status_code == 200
    while runner.waiting < 31:
        pass
    all_there.set()
    while not given:
        pass
    assert given[0] is not None
    assert given[0] < FULL_S
