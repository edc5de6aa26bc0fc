"""The leak law over the wire: what a viewer may not know never changes a byte of what is sent to them.

Two servers are given the same table; on the second, everything that the viewer may not know is imagined anew. Every
answer to that viewer must then be the same, byte for byte, in number and order.
"""

from __future__ import annotations

import contextlib
import json
import random
import re

import numpy as np
import pytest

from server.conftest import HINTED
from server.page import WAIT, Browser
from setu.engine import entry_points
from setu.engine.contract import SPECTATOR
from setu.engine.rng import KEY_WORDS
from setu.server.domain import events as ev
from setu.server.storage.archive import export_tables, import_tables

GAMES = [("quarry", 2), ("sangram", 3), ("ramas-bridge", 3), ("river-dragons", 3), ("sunderbans", 2)]
NOW = 1_800_000_000_000
QUESTIONS = (
    "turn",
    "last 20",
    "since",
    "who",
    "score",
    "moves",
    "hand",
    "rivals",
    "slots",
    "cards",
    "unseen",
    "tour",
    "way",
    "?",
)


@pytest.fixture
def still(start, tmp_path, monkeypatch):
    """Two servers whose clocks stand still."""
    servers = [start(database=str(tmp_path / f"{name}.db")) for name in ("first", "second")]
    for server in servers:
        server.registry.now = lambda: NOW
    return servers


@pytest.fixture
def browser_at():
    """New browsers at any server."""
    with contextlib.ExitStack() as stack:

        def open_one(server):
            found = Browser(server.address)
            stack.callback(found.close)
            return found

        yield open_one


def same_table(servers, browsers, game, seats, luck, moves, undo=False):
    """The same events in both stores: a game after some random moves. Returns the table, and browsers of all seats."""
    first = browsers(servers[0])
    plan = [{"who": "me", "name": f"P{n}"} for n in range(seats)]
    made = first.create(game, plan, options={"starter": "black"} if game == "quarry" else {}, training=True)
    table = made["table"]
    assert first.do(table, type="start", id="start").status_code == 200
    play(servers[0], table, luck, moves, first)
    if undo:
        take_back(servers[0], first, table, luck)
    return table, first, copy_table(servers, table, first, browsers)


def play(server, table, luck, moves, *browsers):
    """Some random moves, by a browser that has all seats or one for each."""
    session = server.registry.tables[table].session
    for _ in range(moves):
        if session.stage == "playing":
            seat = luck.choice(session.pending)
            move = int(luck.choice(session.game.move_numbers(seat)))
            mover = browsers[seat % len(browsers)]
            answer = mover.do(table, type="move", seat=seat, at=session.number, move=move)
            assert answer.status_code == 200, answer.text


def take_back(server, browser, table, luck):
    """Somebody takes back a move, with the consent of all; the log is shorter then."""
    session = server.registry.tables[table].session
    before = len(session.lines)
    to = luck.randrange(max(1, before - 4), before)
    seat = session.lines[to].seat
    assert browser.do(table, type="undo", seat=seat, at=session.number, to=to).status_code == 200
    for ask in list(session.proposals.values()):
        for other in range(session.seat_count):
            if other not in ask.yes:
                assert browser.do(table, type="answer", seat=other, ask=ask.number, yes=True).status_code == 200
    assert len(session.lines) < before


def copy_table(servers, table, browser, browsers):
    """The same table at the second server, and a browser there with the same secret."""
    second = browsers(servers[1])
    second.http.cookies.set("setu", browser.cookie())
    lines = servers[0].call(written_down(servers[0].registry.store, table))
    assert servers[1].call(import_tables(servers[1].registry.store, iter(lines))) == (1, 0)
    servers[1].call(servers[1].registry.table(table))
    return second


async def written_down(store, table):
    return [line async for line in export_tables(store) if json.loads(line)["table"] == table]


def imagine_anew(server, table, viewer, luck):
    """On this server everything that the viewer may not know becomes something else that they think possible."""
    game = server.registry.tables[table].session.game
    before = game._state
    game._state = imagined(game, before, viewer, luck)
    return game._state.tobytes() != before.tobytes()


def imagined(game, state, viewer, luck):
    """Another state that this viewer thinks possible."""
    twin = state.copy()
    entry_points.hide(game.board, twin, viewer)
    entry_points.determinize(
        game.board, twin, viewer, np.array([luck.getrandbits(31) for _ in range(KEY_WORDS)], np.uint32)
    )
    return twin


def everything_sent(browser, table, viewer, luck_seed, hints=False):
    """All that one viewer gets: first load, reconnect, every question, refusals, looking back; raw bytes in order."""
    luck = random.Random(luck_seed)
    sent = []
    seat = None if viewer == SPECTATOR else viewer
    params = {} if seat is None else {"seat": seat}
    sent.append(browser.get(f"/api/tables/{table}", **params).content)
    for entry in (0, 1, 2):
        sent.append(browser.get(f"/api/tables/{table}/at/{entry}", **params).content)
    sent.append(browser.get("/api/tables").content)
    sent.append(browser.get(f"/api/tables/{table}/record").content)
    for since in (None, 0, 3):
        page = browser.open(table, greet=False)
        page.send(type="hello", since=since, seat=seat, language="fr" if since else "en")
        sent += [page.socket.recv(WAIT), page.socket.recv(WAIT)]
        for number in range(6 if seat is not None else 0):
            page.send(type="explain", id=f"q{number}", seat=seat, move=luck.randrange(2000))
            sent.append(page.socket.recv(WAIT))
        if seat is not None:
            page.send(type="describe", id="d", seat=seat, moves=list(range(200)))
            sent.append(page.socket.recv(WAIT))
        for number, typed in enumerate(QUESTIONS):
            page.send(type="ask", id=f"a{number}", seat=seat, text=typed)
            sent.append(page.socket.recv(WAIT))
        if seat is not None and since is None and hints:
            page.send(type="hint", id="h", seat=seat)
            sent.append(page.socket.recv(WAIT))
        page.send(type="look", seat=seat)
        sent.append(page.socket.recv(WAIT))
        page.close()
    # how far this browser had seen depends on when its last socket closed, and on no secret
    texts = (part if isinstance(part, str) else part.decode() for part in sent)
    return [re.sub(r'"(seen|news)":\d+', "", text) for text in texts]


@pytest.mark.usefixtures("thoughtful")
@pytest.mark.parametrize("undo", [False, True], ids=["played", "taken back"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_viewer_may_not_know_changes_no_byte(still, browser_at, game, seats, undo):
    luck = random.Random(f"{game} {seats}")
    changed = 0
    for _ in range(2 - undo):
        table, *browsers = same_table(still, browser_at, game, seats, luck, luck.randrange(5, 25), undo)
        if still[0].registry.tables[table].session.stage != "playing":
            continue
        for browser in browsers:  # what may be taken back was settled when it happened, in the one true past
            for seat in range(seats):
                browser.get(f"/api/tables/{table}", seat=seat)
        truth = still[1].registry.tables[table].session.game._state.copy()
        for viewer in (SPECTATOR, *range(seats)):
            changed += imagine_anew(still[1], table, viewer, luck)
            seed = luck.random()
            for live in (server.registry.tables[table] for server in still):
                live._parts.clear()
            hints = game in HINTED
            first, second = (everything_sent(browser, table, viewer, seed, hints) for browser in browsers)
            assert len(first) == len(second)
            for one, other in zip(first, second, strict=True):
                assert one == other
            still[1].registry.tables[table].session.game._state = truth.copy()
    assert changed


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_looking_back_shows_no_more_than_was_seen_then(still, browser_at, game, seats):
    """Every position of the past imagined anew: a viewer who looks back gets the same bytes."""
    luck = random.Random(game)
    table, *browsers = same_table(still, browser_at, game, seats, luck, moves=12)
    truth = list(still[1].registry.tables[table].session.game._past)
    for viewer in (SPECTATOR, *range(seats)):
        game_there = still[1].registry.tables[table].session.game
        game_there._past = [imagined(game_there, state, viewer, luck) for state in truth]
        assert any(twin.tobytes() != state.tobytes() for twin, state in zip(game_there._past, truth, strict=True))
        params = {} if viewer == SPECTATOR else {"seat": viewer}
        for entry in range(len(truth)):
            one, other = (browser.get(f"/api/tables/{table}/at/{entry}", **params).content for browser in browsers)
            assert one == other
    still[1].registry.tables[table].session.game._past = truth


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_host_without_a_seat_sees_what_a_spectator_sees(still, browser_at, game, seats):
    luck = random.Random(game)
    host, *guests = (browser_at(still[0]) for _ in range(1 + seats))
    made = host.create(game, [{"who": "open"}] * seats)
    table = made["table"]
    for seat, guest in enumerate(guests):
        guest.enter(table, made["links"]["join"])
        assert guest.do(table, type="sit", seat=seat, name=f"P{seat}").status_code == 200
    assert host.do(table, type="start").status_code == 200
    play(still[0], table, luck, 15, *guests)
    there = copy_table(still, table, host, browser_at)
    assert imagine_anew(still[1], table, SPECTATOR, luck)
    seed = luck.random()
    first, second = (everything_sent(browser, table, SPECTATOR, seed) for browser in (host, there))
    assert first == second
    assert host.get(f"/api/tables/{table}").json()["is_host"]
    refused = host.get(f"/api/tables/{table}", seat=0)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")


@pytest.mark.parametrize(("game", "seats"), [("sangram", 3), ("river-dragons", 2)])
def test_another_secret_choice_looks_the_same_to_everybody_else(still, browser_at, game, seats):
    """One seat makes a secret choice, on the second server a different one: no other page can tell."""
    luck = random.Random(game)
    table, *browsers = same_table(still, browser_at, game, seats, luck, moves=0)
    chooser = 1
    streams = []
    for server, browser, choice in zip(still, browsers, (0, 1), strict=True):
        pages = [browser.open(table, seat=seat) for seat in (0, None)]
        session = server.registry.tables[table].session
        numbers = session.game.move_numbers(chooser)
        answer = browser.do(table, type="move", id="secret", seat=chooser, at=session.number, move=int(numbers[choice]))
        assert answer.status_code == 200
        for page in pages:
            page.until(lambda page=page, latest=session.number: page.table["number"] == latest)
            page.send(type="ping", n=1)
            page.until(lambda page=page: page.messages[-1]["type"] == "pong")
        streams.append([[message for message in page.messages if message["type"] != "presence"] for page in pages])
        for page in pages:
            page.close()
    assert streams[0] == streams[1]


def test_planted_secrets_are_nowhere_in_what_is_sent_or_logged(start, tmp_path, capfd):
    """Markers in the server's secret, the key, tokens and cookies: no message, header, log or metric has them."""
    server = start()
    browser = Browser(server.address)
    made = browser.create("sangram", [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}])
    table = made["table"]
    page = browser.open(table)
    page.add_luck(0)
    page.do("start")
    session = server.registry.tables[table].session
    secrets = {
        "secret": session.created.secret,
        "key": session.key.hex(),
        "cookie": browser.cookie(),
        "token": made["links"]["host"],
    }
    for _ in range(6):
        page.until(lambda: page.table["choices"] or page.table["stage"] == "over")
        page.move(0, page.table["choices"]["ids"][0])
    page.refuse("move", seat=1, at=0, move=0)
    answers = [
        browser.get("/metrics"),
        browser.get("/api/tables"),
        browser.get(f"/api/tables/{table}"),
        browser.get(f"/api/tables/{table}/at/1"),
        browser.post("/api/tables", {"game": "sangram", "seats": secrets["cookie"]}),
        browser.post(f"/api/tables/{table}/enter", {"token": "x" * 32}),
    ]
    output = json.dumps(page.messages) + "".join(f"{answer.headers} {answer.text}" for answer in answers)
    page.close()
    browser.close()
    server.stop()
    output += "".join(capfd.readouterr())
    assert {name for name, value in secrets.items() if value in output} == set()
    kept = (tmp_path / "setu.db").read_bytes()
    assert secrets["cookie"].encode() not in kept
    assert secrets["token"].encode() not in kept


def test_events_have_no_way_out_but_the_store(server):
    """No message of the protocol has room for an event."""
    from setu.server.api.schema import kinds

    fields = {name for kind in kinds() for name in getattr(kind, "__struct_encode_fields__", ())}
    assert not fields & (set(ev.Created.__struct_encode_fields__) & {"rules", "chairs"})


def test_of_a_closed_discard_pile_only_the_top_card_is_sent(server, browser_at):
    """R26: whoever looks, from a seat or from none; what was told when the cards were played is another matter."""
    browser, luck = browser_at(server), random.Random(26)
    seats = [{"who": "me", "name": f"P{n}"} for n in range(3)]
    made = browser.create("sangram", seats, options={"discardPile": "closed", "memoryAids": "off"})
    table = made["table"]
    assert browser.do(table, type="start", id="start").status_code == 200
    session = server.registry.tables[table].session
    while session.game.seen()["phase"] != "play" or session.game.seen().get("covered", 0) < 4:
        play(server, table, luck, 1, browser)
    under = [f'"{name}"' for name in session.game.position()["discard"][:-1]]
    for params in ({}, {"seat": 0}, {"seat": 1}, {"seat": 2}):
        view = browser.get(f"/api/tables/{table}", **params).json()["view"]
        assert [card["name"] for card in view["discard"]] == session.game.position()["discard"][-1:]
        assert not any(name in json.dumps(view) for name in under)
