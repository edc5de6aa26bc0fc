"""Playing with friends over the real socket: sit down, play, take back, come back, end, play again."""

from __future__ import annotations

import random

import pytest

from server.page import OPEN, Browser, bot, me
from setu.engine.record import Record


@pytest.fixture
def pair(browser, browsers):
    """Ana and Ben at a table of Quarry that has begun; Black is Ana."""
    made = browser.create("quarry", [me("Ana"), OPEN], options={"starter": "black"}, chat="free")
    ana = browser.open(made["table"])
    other = browsers()
    other.enter(made["table"], made["links"]["join"])
    ben = other.open(made["table"])
    ben.do("sit", seat=1, name="Ben")
    ben.until(lambda: ben.table["mine"] == [1])
    ana.add_luck(0)
    ben.add_luck(1)
    ana.do("start")
    for page in (ben, ana):
        page.until(lambda page=page: page.table["stage"] == "playing")
    yield ana, ben
    ana.close()
    ben.close()


def test_two_friends_play_a_game_to_its_end_and_check_it(pair, browser):
    ana, ben = pair
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    assert ben.log[-1]["sentence"] == "Ana places a span from e2 to e5 at level 0."
    ben.move(1, "block a5")
    ana.until(lambda: ana.table["pending"] == [0])
    ana.move(0, "beam e6-e8")
    ben.until(lambda: ben.table["stage"] == "over")
    for page in pair:
        assert page.kept() == page.shown()
        assert page.table["result"]["places"] == [1, 2]
    record = browser.get(f"/api/tables/{ana.name}/record").text
    verified = Record.parse(record)
    assert verified.promise.commitment == ana.table["fairness"]["commitment"]
    assert verified.verify().result.winners == (0,)
    checked = browser.post("/api/records/check", {"record": record}).json()
    assert checked["promised"]
    assert checked["over"]


def test_nobody_sees_the_secret_before_the_end(pair):
    ana, ben = pair
    for page in pair:
        assert page.table["fairness"]["secret"] is None
        assert page.table["fairness"]["key"] is None
        assert page.browser.get(f"/api/tables/{page.name}/record").status_code == 409
    ben.do("resign", seat=1)
    ana.until(lambda: ana.table["stage"] == "over")
    assert len(ana.table["fairness"]["secret"]) == 64


def test_a_move_is_refused_with_its_rule_and_nothing_changes(pair):
    ana, ben = pair
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    before = ben.table["number"]
    answer = ben.refuse("move", seat=1, at=before, move="block e5")
    assert (answer["code"], answer["rule"]) == ("illegal", "QR-12")
    assert ben.refuse("move", seat=1, at=before, move="jump")["code"] == "unreadable"
    assert ben.refuse("move", seat=0, at=before, move="block a1")["code"] == "not-yours"
    assert ana.refuse("move", seat=0, at=before, move="block a1")["code"] == "illegal"
    assert ben.shown()["number"] == before


def test_why_not_is_answered_in_the_language_of_the_page(pair):
    ana, _ = pair
    ana.send(type="hello", language="fr", since=ana.table["number"])
    ana.move(0, "span e2-e5")
    why = ana.ask("explain", seat=0, move="block e5")
    assert why["type"] == "why"
    assert not why["legal"]
    assert ana.log[-1]["sentence"].startswith("Vous posez")


def test_long_lists_of_moves_come_as_numbers_with_words_on_request(pair):
    ana, _ = pair
    choices = ana.table["choices"]
    assert choices["moves"] is None
    assert len(choices["ids"]) == 1836
    board = ana.browser.get("/api/games/quarry/board").json()
    described = ana.ask("describe", seat=0, moves=[choices["ids"][0], 10**9])["moves"]
    assert [move["id"] for move in described] == [choices["ids"][0]]
    assert described[0]["targets"] == board["targets"][described[0]["id"]]


def test_a_free_undo_takes_back_the_own_move_and_a_later_one_asks(pair):
    ana, ben = pair
    assert ana.table["undo"]["to"] is None
    ana.move(0, "span e2-e5")
    assert ana.table["undo"] == {"to": 1, "free": True, "text": "Take back your last move."}
    ana.do("undo", seat=0, at=ana.table["number"], to=1)
    ben.until(lambda: ben.table["number"] == ana.table["number"])
    assert len(ben.log) == len(ana.log) == 1
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.move(1, "block a5")
    ana.until(lambda: ana.table["pending"] == [0])
    assert not ana.table["undo"]["free"]
    ana.do("undo", seat=0, at=ana.table["number"], to=1)
    ben.until(lambda: ben.table["asks"])
    (ask,) = ben.table["asks"]
    assert (ask["kind"], ask["waiting"]) == ("undo", [1])
    ben.do("answer", seat=1, ask=ask["number"], yes=True)
    ana.until(lambda: len(ana.log) == 1)
    assert ana.kept() == ana.shown()


def test_what_is_taken_back_by_consent_and_done_again_falls_the_same(browser, server):
    """Chance is not thrown anew: the same move brings the same dice and cards, however often it is taken back."""
    made = browser.create("ramas-bridge", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    page.do("start")
    session = server.registry.tables[made["table"]].session
    luck = random.Random(1)
    thrown = 0
    while thrown < 3:
        seat = session.pending[0]
        move = int(luck.choice(session.game.move_numbers(seat)))
        drawn = int(session.game.state_at(session.game.length)["drawn"][0])
        page.move(seat, move)
        if int(session.game.state_at(session.game.length)["drawn"][0]) == drawn:
            continue
        thrown += 1
        fallen, state = page.log[-1]["events"], session.game.state_at(session.game.length).tobytes()
        length = len(page.log)
        page.do("undo", seat=seat, at=page.table["number"], to=length - 1)
        for ask in page.table["asks"]:
            for other in ask["waiting"]:
                page.do("answer", seat=other, ask=ask["number"], yes=True)
        page.until(lambda length=length: len(page.log) == length - 1)
        page.move(seat, move)
        assert page.log[-1]["events"] == fallen
        assert session.game.state_at(session.game.length).tobytes() == state
    page.close()


def test_one_no_closes_a_proposal(pair):
    ana, ben = pair
    number = ana.do("propose", seat=0, what="end")
    ben.until(lambda: ben.table["asks"])
    assert ana.refuse("answer", seat=0, ask=number, yes=True)["code"] == "not-now"
    ben.do("answer", seat=1, ask=number, yes=False)
    ana.until(lambda: not ana.table["asks"])
    assert ana.table["stage"] == "playing"


def test_the_table_may_agree_to_end(pair):
    ana, ben = pair
    ana.move(0, "span e2-e5")
    number = ana.do("propose", seat=0, what="end")
    ben.until(lambda: ben.table["asks"])
    ben.do("answer", seat=1, ask=number, yes=True)
    ana.until(lambda: ana.table["stage"] == "over")
    assert ana.table["result"]["reason"] == "agreed"
    written = Record.parse(ana.browser.get(f"/api/tables/{ana.name}/record", form="json").text)
    assert not written.verify().over


def test_chat_speaks_the_readers_language_and_text_stays_text(pair):
    ana, ben = pair
    ben.send(type="hello", language="fr")
    ben.receive()
    number = ana.do("say", seat=0, preset="well-played")
    ben.until(lambda: number in ben.notices)
    assert ben.notices[number]["text"] == "Bien joué\u202f!"
    number = ana.do("say", seat=0, text="<b>hé</b>")
    ben.until(lambda: number in ben.notices)
    assert ben.notices[number]["text"] == "<b>hé</b>"
    assert ana.refuse("say", seat=0)["code"] == "unreadable"


def test_a_table_with_presets_only_takes_no_free_text(browser):
    made = browser.create("quarry", [me(), bot()])
    page = browser.open(made["table"])
    assert page.refuse("say", seat=0, text="hello")["code"] == "not-now"
    page.do("say", seat=0, preset="hello")
    page.close()


def test_a_page_comes_back_by_event_number_without_a_reload(pair):
    ana, ben = pair
    ana.move(0, "span e2-e5")
    ben.close()
    seen = ben.table["number"]
    ana.do("undo", seat=0, at=ana.table["number"], to=1)
    ana.move(0, "block b2")
    ana.do("say", seat=0, preset="your-turn")
    ben.connect()
    assert ben.messages[-1]["number"] > seen or ben.table["number"] > seen
    ben.until(lambda: ben.table["number"] == ana.table["number"])
    assert ben.kept() == ben.shown()
    assert [entry["move"] for entry in ben.log] == [entry["move"] for entry in ana.log]
    assert ben.log[-1]["sentence"] == "Ana places a block on b2 at level 0."


def test_a_table_is_the_same_after_the_server_comes_back(start):
    first = start()
    browser = Browser(first.address)
    made = browser.create("sangram", [me("Ana"), bot(), bot()])
    page = browser.open(made["table"])
    page.add_luck(0)
    page.do("start")
    for _ in range(5):
        page.until(lambda: page.table["choices"] or page.table["stage"] == "over")
        page.move(0, page.table["choices"]["ids"][0])
    page.until(lambda: page.table["choices"] or page.table["stage"] == "over")
    first.stop()
    assert page.socket.recv()  # goodbye
    second = start(port=first.settings.port)
    page.connect()
    page.until(lambda: page.table["choices"] or page.table["stage"] == "over")
    assert page.kept() == page.shown()
    assert second.registry.tables.keys() == {made["table"]}
    page.close()
    browser.close()


def test_hot_seat_shows_one_hand_at_a_time(browser):
    made = browser.create("sangram", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    assert page.table["looking"] is None
    page.add_luck(0, 1)
    page.do("start")
    hands = [player["hand"] for player in page.table["view"]["players"]]
    assert hands == [None, None]
    for seat in (1, 0):
        page.look(seat)
        hands = [player["hand"] for player in page.table["view"]["players"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
        assert page.table["choices"]["seat"] == seat
    page.look(None)
    assert page.table["choices"] is None
    page.close()


def test_a_secret_choice_may_be_changed_until_all_have_chosen(browser, browsers):
    made = browser.create("sangram", [me("Ana"), OPEN, bot()])
    ana = browser.open(made["table"])
    other = browsers()
    other.enter(made["table"], made["links"]["join"])
    ben = other.open(made["table"])
    ben.do("sit", seat=1, name="Ben")
    ana.do("bot", seat=2, bot=None)
    third = browsers()
    third.enter(made["table"], made["links"]["join"])
    cleo = third.open(made["table"])
    cleo.do("sit", seat=2, name="Cleo")
    ana.do("start")
    for page in (ana, ben, cleo):
        page.until(lambda page=page: page.table["choices"] is not None)
    at = ana.table["number"]
    ana.move(0, ana.table["choices"]["ids"][0])
    ben.do("move", seat=1, at=at, move=ben.table["choices"]["ids"][0])  # not stale: choices are secret
    ana.until(lambda: len(ana.log) == 3)
    assert ana.table["undo"]["free"]
    ana.do("undo", seat=0, at=ana.table["number"], to=1)
    assert sorted(ana.table["pending"]) == [0, 2]
    assert len(ana.log) == 2
    ana.move(0, ana.table["choices"]["ids"][1])
    ben.until(lambda: ben.table["number"] == ana.table["number"])
    assert ben.kept() == ben.shown()
    cleo.until(lambda: cleo.table["number"] == ana.table["number"])
    cleo.move(2, cleo.table["choices"]["ids"][0])
    ana.until(lambda: ana.table["number"] == cleo.table["number"])
    assert not ana.table["undo"]["free"]
    for page in (ana, ben, cleo):
        page.close()


def test_a_bot_takes_a_seat_and_gives_it_back(pair):
    ana, ben = pair
    ben.do("bot", seat=1, bot="random")
    assert ben.refuse("move", seat=1, at=ben.table["number"], move=0)["code"] == "not-now"
    ana.until(lambda: ana.table["seats"][1]["bot"] == "random")
    ana.move(0, "block a1")
    ana.until(lambda: len(ana.log) == 3)
    assert ana.log[2]["by"] == "bot"
    ben.do("bot", seat=1, bot=None)
    ana.move(0, ana.table["choices"]["ids"][0])  # wherever the bot has put its stone
    ben.until(lambda: ben.table["pending"] == [1])
    assert ben.table["choices"]["seat"] == 1
    assert ana.refuse("bot", seat=1, bot="nobody")["code"] == "unreadable"


def test_the_host_sends_away_reorders_hands_over_and_a_seat_is_left(browser, browsers):
    made = browser.create("sangram", [me("Ana"), OPEN, OPEN])
    host = browser.open(made["table"])
    guests = []
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        guest = browsers()
        guest.enter(made["table"], made["links"]["join"])
        page = guest.open(made["table"])
        assert page.refuse("sit", seat=0, name=name)["code"] == "taken"
        page.do("sit", seat=seat, name=name)
        guests.append(page)
    ben, cleo = guests
    assert ben.refuse("kick", seat=2)["code"] == "not-yours"
    assert cleo.refuse("sit", seat=2, name="Ben")["code"] == "taken"
    host.do("reorder", order=[2, 0, 1])
    cleo.until(lambda: cleo.table["mine"] == [0])
    assert [seat["name"] for seat in cleo.table["seats"]] == ["Cleo", "Ana", "Ben"]
    host.do("kick", seat=2)
    ben.until(lambda: ben.table["mine"] == [])
    ben.until(lambda: ben.messages[-1]["type"] == "bye")
    assert ben.messages[-1]["reason"] == "kicked"
    assert ben.browser.do(made["table"], type="nonce", seat=2, nonce="0" * 32).json()["code"] == "not-yours"
    host.until(lambda: host.table["mine"] == [1])
    host.do("hand-over", seat=0)
    cleo.until(lambda: cleo.table["is_host"])
    host.until(lambda: not host.table["is_host"])
    cleo.do("bot", seat=2, bot="random")
    cleo.do("start")
    host.do("leave", seat=1)
    cleo.until(lambda: cleo.table["seats"][1]["who"] == "bot")
    for page in (host, ben, cleo):
        page.close()


def test_the_host_gets_no_link_to_a_seat_in_which_another_sits(pair):
    ana, ben = pair
    table = ana.name
    assert ana.browser.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1}).status_code == 403
    link = ben.browser.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1}).json()["token"]
    phone = Browser(ben.browser.address)
    assert phone.enter(table, link)["seats"] == [1]
    page = phone.open(table)
    assert page.table["looking"] == 1
    page.close()
    ben.browser.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1, "renew": True})
    other = Browser(ben.browser.address)
    assert other.post(f"/api/tables/{table}/enter", {"token": link}).status_code == 403
    other.close()
    phone.close()


def test_a_spectator_sees_the_public_table_and_may_do_nothing(pair):
    ana, _ = pair
    watcher = Browser(ana.browser.address)
    answer = ana.browser.post(f"/api/tables/{ana.name}/links", {"kind": "watch"})
    watcher.enter(ana.name, answer.json()["token"])
    page = watcher.open(ana.name)
    assert page.table["looking"] is None
    assert page.refuse("move", seat=0, at=page.table["number"], move=0)["code"] == "not-yours"
    assert page.refuse("sit", seat=0, name="Eve")["code"] == "not-yours"
    ana.until(lambda: ana.presence and ana.presence["watchers"] == 1)
    page.close()
    ana.until(lambda: ana.presence["watchers"] == 0)
    watcher.close()


def test_my_tables_tell_where_it_is_my_turn_and_what_is_new(pair):
    ana, ben = pair
    ben.close()
    ana.until(lambda: ana.presence and not ana.presence["present"][1])
    ana.move(0, "span e2-e5")
    (line,) = ben.browser.get("/api/tables").json()["tables"]
    assert (line["table"], line["my_turn"], line["mine"], line["news"]) == (ana.name, True, [1], 1)
    ben.table = None
    ben.log = []
    ben.connect()
    assert ben.table["seen"] == 0
    stranger = Browser(ana.browser.address)
    assert stranger.get("/api/tables").json() == {"tables": []}
    stranger.close()


def test_looking_back_shows_the_table_as_it_was(pair):
    ana, ben = pair
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.move(1, "block a5")
    past = ben.browser.get(f"/api/tables/{ben.name}/at/1").json()
    assert len(past["log"]) == 2
    assert len(past["view"]["stones"]) == 1
    assert past["choices"] is None
    assert ben.browser.get(f"/api/tables/{ben.name}/at/9").status_code == 409


def test_a_rematch_moves_everybody_one_seat_on(pair):
    ana, ben = pair
    assert ana.refuse("rematch", seat=0)["code"] == "not-now"
    ben.do("resign", seat=1)
    ana.until(lambda: ana.table["stage"] == "over")
    ana.do("rematch", seat=0)
    ben.do("rematch", seat=1)
    ana.until(lambda: ana.table["rematch"])
    ben.until(lambda: ben.table["rematch"])
    assert ana.table["rematch"] == ben.table["rematch"]
    again = ana.browser.open(ana.table["rematch"])
    assert again.table["mine"] == [1]
    assert again.table["is_host"]
    assert [seat["name"] for seat in again.table["seats"]] == ["Ben", "Ana"]
    again.close()


def test_the_same_table_may_be_played_live_or_at_ones_own_pace(browser):
    made = browser.create("quarry", [me("Ana"), me("Ben")], clock={"bank_ms": 60_000, "increment_ms": 1000})
    page = browser.open(made["table"])
    page.do("start")
    page.do("pace", pace="own")
    assert page.table["clocks"]["paused"]
    left = page.table["clocks"]["left"]
    page.do("pace", pace="live")
    assert not page.table["clocks"]["paused"]
    (running,) = page.table["pending"]
    assert page.table["clocks"]["left"][1 - running] == left[1 - running]
    assert page.table["clocks"]["running"] == page.table["pending"]
    page.close()


@pytest.mark.parametrize(("language", "title"), [("en", "Rama’s Bridge"), ("fr", "Le Pont de Rama"), ("hi", "रामसेतु")])
def test_a_game_is_called_in_the_readers_language(browser, language, title):
    made = browser.create("ramas-bridge", [me("Ana"), bot()])
    games = browser.get("/api/games", language=language).json()["games"]
    assert next(game["title"] for game in games if game["name"] == "ramas-bridge") == title
    assert browser.get("/api/tables", language=language).json()["tables"][0]["title"] == title
    page = browser.open(made["table"], language=language)
    assert page.table["title"] == title
    page.close()
