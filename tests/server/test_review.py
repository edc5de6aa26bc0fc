"""Looking back at a finished table over the wire: review, moments, pictures, and playing on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import OrderedDict
from itertools import pairwise
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from server.page import OPEN, Browser, me
from server.test_leaks import browser_at, imagined, same_table, still
from setu.engine.contract import SPECTATOR
from setu.engine.errors import BadRecord
from setu.engine.record import Record
from setu.engine.texts import LANGUAGES
from setu.review import analysis
from setu.server.live import reviews as reviewing
from setu.server.live.metrics import Metrics

__all__ = ["browser_at", "still"]  # fixtures

SHORT = ("span e2-e5", "block a5", "beam e6-e8")


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """A review thinks hardly at all: what it finds is tested elsewhere."""
    monkeypatch.setattr(analysis, "usual_iterations", lambda game, decisions: 4)


@pytest.fixture
def finished(browser):
    """A game of Quarry that Ana has won against Ben, both of this browser; its name and links."""
    return finish(browser)


def finish(browser):
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})
    page = browser.open(made["table"])
    page.add_luck(0, 1)
    page.do("start")
    for number, move in enumerate(SHORT):
        page.move(number % 2, move)
    page.close()
    return made


def reviewed(browser, table, **params):
    """Ask until it is ready; all answers."""
    answers = [browser.get(f"/api/tables/{table}/review", **params).json()]
    while not answers[-1]["ready"]:
        time.sleep(0.02)
        answers.append(browser.get(f"/api/tables/{table}/review", **params).json())
    return answers


def refused(answer):
    return answer.status_code, answer.json()["code"]


# ---- the review


def test_a_review_tells_its_progress_and_then_all_of_it(browser, finished):
    *before, ready = reviewed(browser, finished["table"])
    assert [answer["done"] for answer in before] == sorted(answer["done"] for answer in before)
    for answer in before:
        assert answer["of"] == 3
        assert len(answer["steps"]) == max(0, len(answer["chances"]) - 1) < 3
    assert (ready["done"], ready["of"], len(ready["chances"]), len(ready["turning"])) == (3, 3, 4, 2)
    assert ready["chances"][-1] == [1.0, 0.0]
    assert [step["entry"] for step in ready["steps"]] == [1, 2, 3]
    for seat in range(2):
        changes = sum(step["decision"][seat] + step["late"][seat] for step in ready["steps"])
        assert ready["chances"][0][seat] + changes == pytest.approx(ready["chances"][-1][seat], abs=1e-9)
        assert all(point["kind"] in ("own", "other", "late") for point in ready["turning"][seat])
    assert not ready["has_luck"]
    assert all(step["luck"] == [0.0, 0.0] for step in ready["steps"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_the_readers_language(browser, finished, language):
    page = browser.get(f"/api/tables/{finished['table']}", language=language).json()
    ready = reviewed(browser, finished["table"], language=language)[-1]
    assert [step["sentence"] for step in ready["steps"]] == [entry["sentence"] for entry in page["log"][1:]]


def test_a_review_is_made_once_however_many_ask(browser, finished, monkeypatch):
    made = []

    class Counted(analysis.Reviewer):
        def __init__(self, game):
            made.append(game)
            super().__init__(game)

    monkeypatch.setattr(reviewing, "Reviewer", Counted)
    asking = [threading.Thread(target=reviewed, args=(browser, finished["table"])) for _ in range(3)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert reviewed(browser, finished["table"]) == reviewed(browser, finished["table"])
    assert len(made) == 1


def test_only_the_reviews_asked_for_lately_are_kept(browser, server, monkeypatch):
    monkeypatch.setattr(reviewing, "MOST_KEPT", 1)
    first, second = finish(browser)["table"], finish(browser)["table"]
    for table in (first, second):
        reviewed(browser, table)
    assert list(server.registry.reviews._kept) == [second]


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(browser, server, finished, monkeypatch):
    def fail(self):
        raise OSError("no thought")

    with monkeypatch.context() as broken:
        broken.setattr(analysis.Reviewer, "go_on", fail)
        status = 200
        while status == 200:
            status = browser.get(f"/api/tables/{finished['table']}/review").status_code
        assert status == 500
        assert server.registry.metrics.faults.values["review"] == 1
    assert reviewed(browser, finished["table"])[-1]["ready"]


def test_bots_at_the_table_come_before_a_review(server):
    """Every thread is busy with a bot; whoever of two that wait was asked first, the bot thinks before the review."""
    runner, order = server.registry.bot_runner, []
    first, others = threading.Event(), threading.Event()

    async def busy():
        bots = [runner.run(first.wait), *(runner.run(others.wait) for _ in range(runner._threads - 1))]
        asked = (*bots, runner.think_later(lambda: order.append("review")), runner.run(order.append, "bot"))
        tasks = [asyncio.ensure_future(one) for one in asked]
        await asyncio.sleep(0)  # each has begun, in this order
        first.set()
        *_, review, bot = tasks
        await asyncio.gather(review, bot)
        others.set()
        await asyncio.gather(*tasks)

    server.call(busy())
    assert order == ["bot", "review"]


def test_a_server_that_stops_leaves_its_reviews(start, monkeypatch):
    monkeypatch.setattr(analysis, "usual_iterations", lambda game, decisions: 400)
    server = start()
    browser = Browser(server.address)
    table = finish(browser)["table"]
    assert not browser.get(f"/api/tables/{table}/review").json()["ready"]
    browser.close()
    server.stop()
    assert server.registry.reviews._works == {}


def test_one_address_leaves_room_for_a_newcomers_review(start, monkeypatch):
    """Four addresses ask for as many reviews as there is room for; a fifth has one of its own begun."""
    go_on = threading.Event()

    def never_ready(table, game):
        go_on.wait()
        return reviewing.Slice(0, 1, None, False)

    monkeypatch.setattr(reviewing, "look_on", never_ready)
    server = start(trust_proxy=True)
    browser = Browser(server.address)

    def asked_from(address, table):
        browser.http.headers["x-forwarded-for"] = address
        return browser.get(f"/api/tables/{table}/review").status_code

    tables = [finish(browser)["table"] for _ in range(20)]
    crowd = [f"192.0.2.{number % 4}" for number in range(16)]
    assert {asked_from(address, table) for address, table in zip(crowd, tables, strict=False)} == {200}
    assert asked_from("192.0.2.0", tables[16]) == 429  # it has its four
    assert asked_from("198.51.100.1", tables[16]) == asked_from("198.51.100.2", tables[17]) == 200
    assert asked_from("192.0.2.0", tables[12]) == 429  # it gave up its last one
    shares = [work.address for work in server.registry.reviews._works.values()]
    assert (len(shares), shares.count("192.0.2.0"), shares.count("192.0.2.1")) == (16, 3, 3)
    assert asked_from("198.51.100.1", tables[18]) == 200
    go_on.set()
    browser.close()


def test_a_review_is_thought_of_where_bots_think(start, monkeypatch):
    """Where they have processes it is none of the server's own threads."""

    def here(self):
        raise AssertionError("thought of in the server")

    monkeypatch.setattr(analysis.Reviewer, "go_on", here)
    monkeypatch.setattr("setu.server.settings._cores", lambda: 2)
    server = start(bot_processes=True)
    browser = Browser(server.address)
    table = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})["table"]
    for command in ("start", "resign"):
        assert browser.do(table, type=command, **({"seat": 0} if command == "resign" else {})).status_code == 200
    ready = reviewed(browser, table, language="fr")[-1]
    assert (ready["done"], [step["sentence"] for step in ready["steps"]]) == (1, ["Abandon\u00a0: Ana."])
    browser.close()


@pytest.mark.parametrize("what", ["review", "moments"])
def test_nothing_is_looked_back_at_before_the_end_or_by_strangers(browser, browsers, what):
    made = browser.create("quarry", [me("Ana"), me("Ben")])
    assert refused(browser.get(f"/api/tables/{made['table']}/{what}")) == (409, "not-now")
    browser.do(made["table"], type="start")
    assert refused(browser.get(f"/api/tables/{made['table']}/{what}")) == (409, "not-now")
    assert refused(browsers().get(f"/api/tables/{made['table']}/{what}")) == (403, "not-yours")
    assert browser.get(f"/api/tables/nosuchtable/{what}").status_code in (403, 404)


# ---- all moments


def test_moments_are_what_looking_back_at_each_entry_shows(browser, finished):
    table = finished["table"]
    told = browser.get(f"/api/tables/{table}/moments", seat=1, language="fr").json()
    assert (told["game"], told["names"], told["bots"], told["seat"]) == ("quarry", ["Ana", "Ben"], [None, None], 1)
    assert told["called"] == ["Noir", "Bleu"]
    assert len(told["moments"]) == 4
    for number, moment in enumerate(told["moments"]):
        shown = browser.get(f"/api/tables/{table}/at/{number}", seat=1, language="fr").json()
        assert moment["view"] == shown["view"]
        assert moment["entry"] == shown["log"][number]
        assert moment["pending"] == shown["pending"]
        assert moment["result"] == shown["result"]
    board = browser.get("/api/games/quarry/board", **told["options"]).json()
    assert told["board"] == board["board"]


def test_moments_are_packed_for_those_who_can_unpack_them(browser, finished):
    path = f"/api/tables/{finished['table']}/moments"
    packed = browser.http.get(path, headers={"accept-encoding": "gzip"})
    plain = browser.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_too_long_a_game_is_refused_whole(browser, finished, monkeypatch):
    monkeypatch.setattr("setu.server.api.history.MOST_BYTES", 10)
    assert refused(browser.get(f"/api/tables/{finished['table']}/moments")) == (429, "limit")


@pytest.mark.parametrize(("game", "seats"), [("sangram", 2), ("ramas-bridge", 2), ("river-dragons", 2)])
def test_moments_and_pictures_show_no_more_than_was_seen_then(still, browser_at, game, seats):
    """Every position of the past imagined anew: a viewer who looks back gets the same bytes."""
    luck = random.Random(game)
    table, first, _ = same_table(still, browser_at, game, seats, luck, moves=10)
    assert first.do(table, type="resign", seat=0).status_code == 200
    second = browser_at(still[1])
    second.http.cookies.set("setu", first.cookie())
    there = still[1].registry.tables[table]
    still[1].call(there.catch_up())
    assert second.do(table, type="resign", seat=0).status_code == 200
    truth = list(there.session.game._past)
    for viewer in (SPECTATOR, *range(seats)):
        past = [imagined(there.session.game, state, viewer, luck) for state in truth]
        assert any(twin.tobytes() != state.tobytes() for twin, state in zip(past, truth, strict=True))
        there.session.game._past = past
        params = {} if viewer == SPECTATOR else {"seat": viewer}
        here, other = (browser.get(f"/api/tables/{table}/moments", **params) for browser in (first, second))
        assert here.status_code == 200
        assert here.json()["seat"] == params.get("seat")
        assert here.content == other.content
        for entry in range(0, len(truth), 3):
            drawn = [
                browser.get(f"/api/tables/{table}/picture.svg", entry=entry, **params).content
                for browser in (first, second)
            ]
            assert drawn[0] == drawn[1]


# ---- a picture


def test_a_picture_of_any_moment_is_drawn_for_its_viewer(browser, browsers, server):
    made = browser.create("sangram", [me("Ana"), me("Ben")])
    table = made["table"]
    assert refused(browser.get(f"/api/tables/{table}/picture.svg")) == (409, "not-now")
    browser.do(table, type="start")
    game = server.registry.tables[table].session.game
    drawn = [browser.get(f"/api/tables/{table}/picture.svg", entry=0, seat=seat) for seat in (0, 1)]
    for seat, picture in enumerate(drawn):
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text == game.svg(seat)
        assert ElementTree.fromstring(picture.text).tag.endswith("svg")
    assert drawn[0].text != drawn[1].text
    friend = browsers()
    friend.enter(table, made["links"]["watch"])
    assert friend.get(f"/api/tables/{table}/picture.svg").text == game.svg(None)
    assert refused(friend.get(f"/api/tables/{table}/picture.svg", seat=0)) == (403, "not-yours")
    assert refused(browser.get(f"/api/tables/{table}/picture.svg", entry=7)) == (409, "not-now")


# ---- playing on


def play_on(browser, table, entry, seat=0, bot="greedy"):
    return browser.post(f"/api/tables/{table}/play-on", {"entry": entry, "seat": seat, "bot": bot})


def test_what_cannot_be_played_on_is_refused_with_a_reason(browser, browsers, finished):
    table = finished["table"]
    assert refused(play_on(browser, table, 4)) == (409, "not-now")
    assert "over" in play_on(browser, table, 3).json()["text"]
    assert refused(play_on(browser, table, 1, seat=2)) == (422, "unreadable")
    assert refused(play_on(browser, table, 1, bot="nobody")) == (422, "unreadable")
    assert refused(play_on(browser, table, -1)) == (422, "unreadable")
    assert refused(play_on(browsers(), table, 1)) == (403, "not-yours")
    running = browser.create("quarry", [me("Ana"), OPEN])
    assert refused(play_on(browser, running["table"], 0)) == (409, "not-now")


def test_nobody_plays_on_in_a_seat_that_had_given_up(browser):
    made = browser.create("ramas-bridge", [me("Ana"), me("Ben"), me("Cem")])
    browser.do(made["table"], type="start")
    browser.do(made["table"], type="resign", seat=0)
    browser.do(made["table"], type="resign", seat=1)
    answer = play_on(browser, made["table"], 1)
    assert answer.json()["text"] == "This seat had given up by then."


def begun(browser, made, entry, seat=0, level="greedy"):
    """A table that goes on, started."""
    new = play_on(browser, made["table"], entry, seat, level)
    assert new.status_code == 201, new.text
    page = browser.open(new.json()["table"])
    page.add_luck(seat)
    page.do("start")
    return page


def test_a_game_goes_on_as_it_stood_with_bots_and_new_luck(browser, server, finished):
    page = begun(browser, finished, 2)
    old = browser.get(f"/api/tables/{finished['table']}/at/2", seat=0).json()
    assert page.table["view"] == old["view"]
    assert [seat["who"] for seat in page.table["seats"]] == ["person", "bot"]
    assert page.table["seats"][0]["name"] == "Ana"
    assert any("goes on from an earlier one" in notice["text"] for notice in page.notices.values())
    assert page.table["fairness"]["commitment"] != old["fairness"]["commitment"]
    page.move(0, "block a1")
    page.until(lambda: page.table["pending"] == [0] or page.table["stage"] == "over")
    assert page.log[2]["by"] == "bot"
    page.close()


def test_a_bot_begins_where_it_is_the_bots_turn(browser, finished):
    page = begun(browser, finished, 1)
    page.until(lambda: len(page.log) > 1)
    assert (page.log[1]["seat"], page.log[1]["by"]) == (1, "bot")
    page.close()


@pytest.mark.parametrize("game", ["sangram", "ramas-bridge", "river-dragons", "sunderbans"])
def test_what_was_dealt_lies_as_it_lay_and_what_is_drawn_is_new(browser, server, game):
    made = browser.create(game, [me("Ana"), me("Ben")])
    browser.do(made["table"], type="start")
    old = server.registry.tables[made["table"]].session
    luck = random.Random(game)
    for _ in range(8):
        seat = luck.choice(old.pending)
        move = int(luck.choice(old.game.move_numbers(seat)))
        assert browser.do(made["table"], type="move", seat=seat, at=old.number, move=move).status_code == 200
    browser.do(made["table"], type="resign", seat=0)
    page = begun(browser, made, 6, seat=1, level="random")
    new = server.registry.tables[page.name].session
    there, here = old.game.state_at(6), new.game.state_at(0)
    assert there["key"].tolist() != here["key"].tolist()
    here["key"] = there["key"]
    assert there.tobytes() == here.tobytes()
    page.close()


def test_a_table_that_goes_on_is_the_same_after_a_restart_and_its_record_is_true(start):
    server = start()
    browser = Browser(server.address)
    page = begun(browser, finish(browser), 2)
    page.move(0, "block a1")
    page.until(lambda: page.table["pending"] == [0])
    page.close()
    before = browser.get(f"/api/tables/{page.name}").json()
    server.stop()
    again = start()
    there = Browser(again.address)
    there.http.cookies.set("setu", browser.cookie())
    after = there.get(f"/api/tables/{page.name}").json()
    assert {**after, "time": 0, "seen": 0} == {**before, "time": 0, "seen": 0}
    assert there.do(page.name, type="resign", seat=0).status_code == 200
    record = Record.parse(there.get(f"/api/tables/{page.name}/record").text)
    assert record.start is not None
    assert record.promise is not None
    assert record.verify().result.winners == (1,)
    checked = there.post("/api/records/check", {"record": record.text()}).json()
    assert checked["promised"]
    assert checked["begun"]
    forged = Record.parse(record.text().replace(f'"key": "{record.key}"', f'"key": "{"0" * 64}"'))
    with pytest.raises(BadRecord):
        forged.verify()
    for one in (browser, there):
        one.close()


def test_a_rematch_of_a_game_that_went_on_begins_anew(browser, server, finished):
    page = begun(browser, finished, 2, level="newcomer")
    assert page.table["seats"][1]["bot"] == "newcomer"
    page.do("resign", seat=0)
    page.do("rematch", seat=0)
    again = page.table["rematch"]
    browser.do(again, type="start")
    assert server.registry.tables[again].session.game.record().start is None
    page.close()


# ---- reviews that take long


class Scripted:
    """A review of so many decisions of ten slices each, in which nothing is thought."""

    def __init__(self, decisions):
        self.of, self.done, self.slices, self.told = decisions, 0, 0, []

    @property
    def ready(self):
        return self.done == self.of

    def go_on(self):
        self.slices += 1
        self.done = self.slices // 10

    def so_far(self):
        self.told.append(self.done)
        return self


@pytest.fixture
def scripted(monkeypatch):
    """Reviews by the number of their decisions, instead of those of games."""
    monkeypatch.setattr(reviewing, "Reviewer", lambda decisions: decisions)
    monkeypatch.setattr(reviewing, "_begun", OrderedDict())
    return Scripted


def test_what_is_known_is_told_at_once_and_again_when_there_is_much_more(scripted):
    """To read it off all decisions after every slice took a long game more time than the thinking."""
    review = scripted(250)
    reviewing.look_on("long", review)
    while not review.ready:
        reviewing.look_on("long", None)
    assert review.told[:4] == [1, 2, 3, 4]
    assert review.told[-1] == 250
    assert len(review.told) < 50
    assert all(later <= 1 + earlier * 1.1 for earlier, later in pairwise(review.told))


def test_what_was_told_stands_until_more_is_told(scripted):
    async def think(work):
        return work()

    async def look():
        reviews = reviewing.Reviews(SimpleNamespace(think_later=think), Metrics())
        review = scripted(30)
        work = reviews._works["one"] = reviewing._Work(reviewing.Progress(0, 30, None), None, "")
        seen = []
        await reviews._slice("one", review)
        while not work.progress.ready:
            await reviews._slice("one", None)
            seen.append((work.progress.done, work.progress.so_far))
        return review, seen

    review, seen = asyncio.run(look())
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert all(so_far is review for done, so_far in seen if done)


def test_a_short_review_is_ready_before_a_long_one_that_began_earlier(scripted):
    async def think(work):
        await asyncio.sleep(0)
        return work()

    async def both():
        reviews, order = reviewing.Reviews(SimpleNamespace(think_later=think), Metrics()), []

        def begin(name, review):
            nothing = reviewing.Progress(0, review.of, None)
            task = asyncio.ensure_future(reviews._make(name, review))
            task.add_done_callback(lambda _: order.append(name))
            reviews._works[name] = reviewing._Work(nothing, task, "")
            return task

        long = begin("long", scripted(100))
        while not reviews._works["long"].progress.done:
            await asyncio.sleep(0)
        await begin("short", scripted(3))
        among, far = list(order), reviews._works["long"].progress.done
        await long
        return among, far, order

    among, far, order = asyncio.run(both())
    assert (among, order) == (["short"], ["short", "long"])
    assert far < 10, "they took turns"
