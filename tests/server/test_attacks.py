"""What strangers tried: each of these once stopped somebody else, or was answered with a fault of ours."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import time

import pytest
from starlette.requests import HTTPConnection
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.page import OPEN, Browser, bot, me
from setu.cli import app
from setu.server.api.security import address_of
from setu.server.live.live_table import wall_clock
from setu.server.settings import Settings
from setu.server.storage.archive import keep_backup
from setu.server.storage.sqlite import FileLock
from setu.server.storage.store import Append, StoreFault
from setu.server.transport.connection import MOST_UNREAD, Connection
from setu.server.transport.limits import RATES, Rate, RateLimiter
from setu.server.transport.websocket import EARLY, PIECE, WebSocketTransport
from setu.server.wire import table as ms

DIGITS = "9" * 5000


def raw(server, target, headers=""):
    """The status of a request that no proper client would send."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n{headers}\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    return int(answer.split()[1])


@pytest.mark.parametrize(
    "target",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 5000,
        "/assets/" + "a" * 5000 + ".js",
        "/" + "a/" * 3000,
        f"/api/tables?since={DIGITS}",
        f"/api/games/quarry/board?line={DIGITS}",
        f"/api/games/quarry/lesson/{DIGITS}/moves",
        f"/api/games/river-dragons/board?crown={DIGITS}",
        "/%ff",
        "/api/games/%00/rules",
    ],
    ids=lambda target: target[:30],
)
def test_a_strange_address_is_no_fault(server, target):
    assert raw(server, target) < 500
    assert server.registry.metrics.faults.values == {}


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//", "http://a:b:c"])
def test_a_strange_origin_is_refused(server, browser, origin):
    answer = browser.http.post("/api/tables", json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    assert server.registry.metrics.faults.values == {}


@pytest.mark.parametrize("name", ["seat", "since", "entry"])
def test_a_number_of_5000_digits_is_refused(server, browser, name):
    made = browser.create("quarry", [me("Ana"), bot()])
    path = f"/api/tables/{made['table']}"
    path = f"{path}/at/{DIGITS}" if name == "entry" else f"{path}?{name}={DIGITS}"
    assert browser.http.get(path).status_code == 422
    body = f'{{"type": "move", "id": "x", "seat": 0, "at": {DIGITS}, "move": 1}}'
    answer = browser.http.post(
        f"/api/tables/{made['table']}/do", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    options = f'{{"game": "river-dragons", "seats": [{{}}, {{}}], "options": {{"crown": {DIGITS}}}}}'
    answer = browser.http.post("/api/tables", content=options, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert server.registry.metrics.faults.values == {}


def test_a_sick_table_is_set_aside_and_all_others_go_on(start, tmp_path):
    """The log of thirty tables has an event that cannot be read, and a bot owes a move there, as at a well one."""
    server = start()
    one = Browser(server.address)
    names = [begun(one) for _ in range(31)]
    for name in names[:30]:
        number = one.get(f"/api/tables/{name}").json()["number"]
        server.call(server.registry.store.append(Append(name, number + 1, [b'{"kind": "nonsense"}'], 3)))
    server.stop()
    again = start(backup_hours=1.0)
    later = wall_clock() + 3_600_000
    again.registry.now = lambda: later
    for _ in range(2):
        again.call(again.registry._sweep_once())
    assert names[30] in again.registry.tables
    while not [*(tmp_path / "backups").glob("setu-*.db")]:
        time.sleep(0.01)
    found = Browser(again.address)
    found.http.cookies.set("setu", one.cookie())
    answer = found.get(f"/api/tables/{names[0]}")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    assert found.get(f"/api/tables/{names[30]}").status_code == 200
    assert again.registry.metrics.faults.values == {"table": 30}
    one.close()
    found.close()


def begun(browser):
    """A table at which a bot is to move first."""
    made = browser.create("quarry", [bot("master"), me("Ana")], options={"starter": "black"})
    assert browser.do(made["table"], type="start").status_code == 200
    return made["table"]


def pings(socket):
    for _ in range(500):
        socket.ping()


def pongs(socket):
    for _ in range(500):
        socket.pong()


def pieces(socket):
    socket.send(["" for _ in range(500)])


@pytest.mark.parametrize("flood", [pings, pongs, pieces])
def test_every_frame_counts(start, flood):
    server = start(limits=1.0)
    one = Browser(server.address)
    made = one.create("quarry", [me("Ana"), OPEN])
    page = one.open(made["table"])
    with contextlib.suppress(ConnectionClosed):
        flood(page.socket)
    with pytest.raises(ConnectionClosed):
        page.until(lambda: False)
    page.close()
    assert server.registry.metrics.refused.values == {"limit": 1}
    one.close()


UPGRADE = (
    b"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, EMPTY_MESSAGE = b"\x89\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}"  # masked with nothing


def test_of_a_flood_of_frames_only_the_first_are_read(start, monkeypatch):
    """Reading a frame takes time, too: whoever is cut off costs no more of it, however much has come."""
    read, ping = [], WebSocketTransport.handle_ping

    def counted(self):
        read.append(self)
        ping(self)

    monkeypatch.setattr(WebSocketTransport, "handle_ping", counted)
    server = start(limits=1.0)
    one = Browser(server.address)
    page = one.open(one.create("quarry", [me("Ana"), OPEN])["table"])
    with contextlib.suppress(OSError):
        page.socket.socket.sendall(PING * 50_000)
    with pytest.raises(ConnectionClosed):
        page.until(lambda: False)
    page.close()
    assert RATES["frame"].burst < len(read) < RATES["frame"].burst + 2 * PIECE / len(PING)
    one.close()


def test_before_a_socket_is_let_in_hardly_any_frame_is_read(server, monkeypatch):
    read, ping = [], WebSocketTransport.handle_ping

    def counted(self):
        read.append(self)
        ping(self)

    monkeypatch.setattr(WebSocketTransport, "handle_ping", counted)
    line = connect(server, b"GET /api/tables/nosuchtable/socket HTTP/1.1\r\nHost: a\r\n" + UPGRADE)
    while b"101" not in line.recv(65536):
        pass
    with contextlib.suppress(OSError):
        line.sendall(PING * 50_000)
    assert ends(line)
    assert len(read) < EARLY + 2 * PIECE / len(PING)


def test_of_a_flood_of_messages_no_more_are_read_than_are_answered(start, monkeypatch):
    most, received = [], Connection.received

    def counted(self, data):
        received(self, data)
        most.append(len(self._unread))

    monkeypatch.setattr(Connection, "received", counted)
    server = start(limits=0.0)
    one = Browser(server.address)
    page = one.open(one.create("quarry", [me("Ana"), OPEN])["table"])
    page.socket.socket.sendall(EMPTY_MESSAGE * 20_000)
    page.send(type="ping", n=7)
    page.until(lambda: page.messages[-1]["type"] == "pong")
    assert len(most) > 20_000
    assert max(most) < MOST_UNREAD + PIECE / len(EMPTY_MESSAGE)
    page.close()
    one.close()


def deaf(server):
    """A visitor who reads nothing of what comes, at a server whose system keeps hardly anything for them."""
    line = connect(server)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    while not server.server.server_state.connections:
        pass
    (connection,) = server.server.server_state.connections
    connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return line


MUCH = 40
RULES = b"GET /api/games/sangram/rules HTTP/1.1\r\nHost: a\r\n\r\n"


def test_who_asks_for_much_and_never_reads_is_cut_off(server, monkeypatch):
    monkeypatch.setattr("setu.server.transport.http.WRITE_S", 0.2)
    line = deaf(server)
    line.sendall(RULES * MUCH)
    while server.server.server_state.connections:
        pass
    line.close()
    assert raw(server, "/healthz") == 200
    assert server.registry.metrics.faults.values == {}


def test_who_reads_slowly_has_everything_in_the_end(server, monkeypatch):
    """Each time somebody looks a little more has been taken: that is no visitor who never reads."""
    looked = []

    def a_little_less(transport):
        looked.append(transport)
        return 1_000_000 - len(looked)

    monkeypatch.setattr("setu.server.transport.http.WRITE_S", 0.01)
    monkeypatch.setattr("setu.server.transport.http.unwritten", a_little_less)
    line = deaf(server)
    line.sendall(RULES * MUCH)
    while len(looked) < 10:
        pass
    heard = b""
    while heard.count(b"HTTP/1.1 200") < MUCH:
        part = line.recv(1 << 20)
        assert part, "it was cut off"
        heard += part
    line.close()


def masked(**message):
    """A message as a browser sends it, masked with nothing."""
    body = json.dumps(message).encode()
    assert 126 <= len(body) < 1 << 16
    return b"\x81\xfe" + len(body).to_bytes(2, "big") + b"\0\0\0\0" + body


def test_a_page_that_never_reads_its_goodbye_is_cut_off(start, monkeypatch):
    monkeypatch.setattr("setu.server.transport.websocket.CLOSE_S", 0.2)
    server = start()
    one = Browser(server.address)
    name = one.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})["table"]
    assert one.do(name, type="start").status_code == 200
    moves = one.get(f"/api/tables/{name}", seat=0).json()["choices"]["ids"][:200]
    head = f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: {server.address}\r\nCookie: setu={one.cookie()}\r\n"
    one.close()
    while server.server.server_state.connections:
        pass
    line = deaf(server)
    line.sendall(head.encode() + f"Origin: http://{server.address}\r\n".encode() + UPGRADE)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):  # whoever speaks before is not heard: the socket is not there yet
        answer += line.recv(1)
    line.sendall(b'\x81\x9c\0\0\0\0{"type": "hello", "seat": 0}')
    while not server.registry.subscribers():
        pass
    (connection,) = server.registry.tables[name].subscribers
    while connection.transport.is_writable:
        line.sendall(masked(type="describe", id="d", seat=0, moves=moves))
    server.loop.call_soon_threadsafe(connection.say_bye, ms.Bye(reason="closing", text=""))
    server.loop.call_soon_threadsafe(connection._end, 1012)
    while server.registry.subscribers():
        pass
    while server.server.server_state.connections:
        pass
    line.close()


def test_who_asks_for_much_waits_and_nobody_else(start, monkeypatch):
    """Each answer takes the server's one thread; an address that has used up its part waits for more of it."""
    monkeypatch.setitem(RATES, "work", Rate(burst=1e-6, per_second=1e-9))
    server = start(limits=1.0, trust_proxy=True)
    one, other = Browser(server.address), Browser(server.address)
    other.http.headers["x-forwarded-for"] = "192.0.2.7"
    pages = []
    for browser in (one, other):
        name = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})["table"]
        assert browser.do(name, type="start").status_code == 200
        pages.append(browser.open(name, greet=False, seat=0))
    mine, theirs = pages
    mine.send(type="hello", seat=0)
    mine.until(lambda: mine.table is not None)
    for number in range(50):
        mine.send(type="describe", id=f"d{number}", seat=0, moves=mine.table["choices"]["ids"][:200])
    theirs.close()
    theirs.connect(greet=False, **{"x-forwarded-for": "192.0.2.7"})
    theirs.send(type="hello", seat=0)
    theirs.until(lambda: theirs.table is not None)
    assert not mine.hears("described")
    for page in pages:
        page.close()
    for browser in (one, other):
        browser.close()


def test_what_is_spent_comes_in_again():
    limiter = RateLimiter()
    limiter.spend("work", "a", RATES["work"].burst + 0.3, now=10.0)
    assert limiter.debt_s("work", "a", now=10.0) == pytest.approx(0.3 / RATES["work"].per_second)
    assert limiter.debt_s("work", "a", now=20.0) == limiter.debt_s("work", "b", now=10.0) == 0.0
    assert RateLimiter(0.0).debt_s("work", "a", now=10.0) == 0.0


def test_a_network_of_IPv6_is_one_address():
    def asked_from(address):
        return address_of(HTTPConnection({"type": "http", "headers": [], "client": (address, 1)}), Settings())

    assert asked_from("2001:db8:1:2:3::4") == asked_from("2001:db8:1:2:ffff::9") != asked_from("2001:db8:1:3::4")
    assert asked_from("::ffff:192.0.2.7") == asked_from("192.0.2.7") == "192.0.2.7"
    assert asked_from("testclient") == "testclient"


def connect(server, say=b""):
    host, port = server.address.split(":")
    line = socket.create_connection((host, int(port)), timeout=60)
    line.sendall(say)
    return line


def ends(line):
    """Does the server hang up? An answer on the way counts for nothing."""
    with contextlib.suppress(ConnectionResetError):
        while line.recv(65536):
            pass
    line.close()
    return True


def test_a_request_whose_head_does_not_come_is_not_waited_for(server, monkeypatch):
    monkeypatch.setattr("setu.server.transport.http.HEAD_S", 0.2)
    assert all([ends(connect(server)), ends(connect(server, b"GET / HTTP/1.1\r\nHost: a\r\n"))])


def test_a_request_whose_body_does_not_come_is_not_waited_for(server, monkeypatch):
    monkeypatch.setattr("setu.server.transport.http.BODY_S", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    assert ends(connect(server, head))
    assert server.registry.metrics.faults.values == {}


@pytest.mark.parametrize("headers", ["X: 1\r\n" * 200, f"X: {'x' * 20_000}\r\n"], ids=["many", "long"])
def test_headers_have_limits(server, headers):
    assert raw(server, "/healthz", headers) == 400
    assert raw(server, "/" + "a" * 20_000) == 400
    assert raw(server, "/healthz") == 200


def test_descriptors_run_out_for_newcomers_only(start, monkeypatch):
    server = start()
    one = Browser(server.address)
    made = one.create("quarry", [me("Ana"), bot()])
    page = one.open(made["table"])
    monkeypatch.setattr("setu.server.transport.http.most_connections", lambda: 12)
    monkeypatch.setattr("setu.server.transport.http.HEAD_S", 600.0)  # whoever says nothing may stay
    lines = [connect(server) for _ in range(30)]
    assert sum(ends(line) for line in lines[20:]) == 10
    page.do("start")
    assert one.get("/healthz").status_code == 200
    for line in lines:
        line.close()
    page.close()
    one.close()


def test_one_address_has_so_many_connections(start, monkeypatch):
    monkeypatch.setattr("setu.server.run.CONNECTIONS_PER_ADDRESS", 5)
    monkeypatch.setattr("setu.server.transport.http.HEAD_S", 600.0)  # whoever says nothing may stay
    server = start(limits=1.0)
    lines = [connect(server) for _ in range(5)]
    assert ends(connect(server))
    for line in lines:
        line.close()
    while True:  # they are counted no more once they are gone
        with contextlib.suppress(OSError, IndexError):
            if raw(server, "/healthz") == 200:
                break


def test_files_have_a_limit_too(start):
    server = start(limits=0.01)
    told = {raw(server, "/favicon.svg") for _ in range(12)}
    assert 429 in told


def test_a_table_that_falls_sick_in_memory_is_set_aside_and_all_others_go_on(start, monkeypatch):
    server = start()
    one = Browser(server.address)
    sick, well = (one.create("quarry", [me("Ana"), OPEN])["table"] for _ in range(2))
    page = one.open(sick)
    live = server.registry.tables[sick]
    monkeypatch.setattr(live, "summary", lambda: 1 / 0)
    server.registry.outdated |= {live, server.registry.tables[well]}
    server.call(server.registry._sweep_once())
    page.until(lambda: page.messages[-1]["type"] == "bye")
    assert server.registry.outdated == set()
    assert {line["table"] for line in one.get("/api/tables").json()["tables"]} == {sick, well}
    assert one.get(f"/api/tables/{well}").status_code == 200
    assert code_of(one.get(f"/api/tables/{sick}")) == "not-now"
    assert server.registry.metrics.faults.values == {"table": 1}
    page.close()
    one.close()


def test_a_move_that_is_on_disk_and_cannot_be_taken_in_leaves_no_half_of_it(start, monkeypatch):
    """The table is set aside, with a word to whoever is there; after a restart the move is made."""
    server = start()
    one = Browser(server.address)
    names = [one.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})["table"] for _ in range(2)]
    for name in names:
        assert one.do(name, type="start").status_code == 200
    page = one.open(names[0], seat=0)
    live = server.registry.tables[names[0]]
    taken_in = live.session.apply

    def half(event, checked=None):
        taken_in(event, checked)
        raise MemoryError

    monkeypatch.setattr(live.session, "apply", half)
    waiting = asyncio.run_coroutine_threadsafe(live.lock.acquire(), server.loop)
    waiting.result()
    for number in range(2):  # both wait for their turn; the first one fails
        page.send(type="move", id=f"m{number}", seat=0, at=page.table["number"], move="span e2-e5")
    server.loop.call_soon_threadsafe(live.lock.release)
    page.until(lambda: page.messages[-1]["type"] == "bye")
    assert page.replies["m0"]["code"] == "not-now"
    page.close()
    assert code_of(one.get(f"/api/tables/{names[0]}")) == "not-now"
    assert code_of(one.do(names[0], type="resign", seat=0)) == "not-now"
    assert one.do(names[1], type="move", seat=0, at=2, move="span e2-e5").status_code == 200
    assert server.registry.metrics.faults.values == {"table": 1}
    server.stop()
    again = Browser(start().address)
    again.http.cookies.set("setu", one.cookie())
    assert [entry["move"] for entry in again.get(f"/api/tables/{names[0]}", seat=0).json()["log"]][1:] == [
        "span e2-e5 @0"
    ]
    one.close()
    again.close()


def test_a_sick_table_keeps_nobody_elses_clock_from_being_put_right(start, monkeypatch):
    """Neither when the server could do nothing for a while, nor when it has just come back."""
    server = start()
    one = Browser(server.address)
    clock = {"bank_ms": 3_600_000, "soft": False}
    names = [one.create("quarry", [me("Ana"), me("Ben")], clock=clock)["table"] for _ in range(5)]
    for name in names:
        assert one.do(name, type="start").status_code == 200
    registry = server.registry
    monkeypatch.setattr(registry.tables[names[0]], "forgive", lambda since, until: 1 / 0)
    monkeypatch.setattr(registry.tables[names[1]], "forgive_outages", lambda: 1 / 0)
    ticks = registry.ticks
    registry.ticks = lambda: ticks() + 60

    async def both():
        await registry.beat()
        await registry.listening()

    server.call(both())
    assert registry._well_at >= ticks() + 30
    assert registry.sick == {names[0], names[1]}
    for name in names[2:]:
        assert one.get(f"/api/tables/{name}").json()["notices"][-1]["kind"] == "clock"
    assert registry.metrics.faults.values == {"table": 2}
    one.close()


def test_who_knocks_while_the_database_is_away_is_told_so(server, browser, monkeypatch):
    async def away(holder, table):
        raise StoreFault("away")

    name = browser.create("quarry", [me("Ana"), OPEN])["table"]
    monkeypatch.setattr(server.registry.store, "rights", away)
    page = browser.open(name, greet=False)
    told = page.receive()
    assert (told["type"], told["code"], told["again_ms"]) == ("refused", "closing", 2000)
    with pytest.raises(ConnectionClosed) as closed:
        page.receive()
    assert closed.value.rcvd.code == 1012
    page.close()


def code_of(answer):
    return answer.json()["code"]


def test_a_database_has_one_server_under_whatever_name(start, tmp_path):
    start()
    other = tmp_path / "other"
    other.mkdir()
    os.link(tmp_path / "setu.db", other / "also.db")
    with pytest.raises(StoreFault, match="Another Setu server"):
        FileLock(other / "also.db").take()


def test_who_says_hello_late_finds_the_same_table(start):
    server = start(idle_s=0.0)
    one = Browser(server.address)
    name = one.create("quarry", [me("Ana"), me("Ben")])["table"]
    page = one.open(name, greet=False)
    while not server.registry.tables[name].held:
        time.sleep(0.01)
    live = server.registry.tables[name]
    server.call(server.registry._sweep_once())
    assert server.registry.tables[name] is live
    page.send(type="hello")
    page.until(lambda: page.table is not None)
    assert one.do(name, type="start").status_code == 200
    page.until(lambda: page.table["stage"] == "playing")
    page.close()
    one.close()


def test_a_database_and_its_copies_are_read_by_their_owner_only(start, tmp_path):
    before = os.umask(0)
    try:
        server = start()
        one = Browser(server.address)
        one.create("quarry", [me("Ana"), bot()])
        one.close()
        keep_backup(tmp_path / "setu.db", 1_800_000_000_000)
        (copy,) = (tmp_path / "backups").glob("*.db")
        told = CliRunner().invoke(app, ["export", str(tmp_path / "setu.db.jsonl"), "-d", str(copy)])
        assert told.exit_code == 0, told.output
        files = [*tmp_path.glob("setu.db*"), *(tmp_path / "backups").iterdir()]
        assert len(files) >= 4
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in files if not file.name.endswith(".lock")} == {
            file.name: "0o600" for file in files if not file.name.endswith(".lock")
        }
    finally:
        os.umask(before)


def test_a_server_that_starts_often_makes_copies_too(start, tmp_path, monkeypatch):
    kept = []
    monkeypatch.setattr("setu.server.live.registry.keep_backup", lambda database, now: kept.append(now))
    server = start(backup_hours=1.0)
    server.call(server.registry._sweep_once())
    while not kept:
        time.sleep(0.01)
    server.stop()
    (tmp_path / "backups").mkdir(exist_ok=True)
    (tmp_path / "backups" / "setu-20260101-000000.db").write_bytes(b"")
    kept.clear()
    again = start(backup_hours=1.0)
    again.call(again.registry._sweep_once())
    assert again.registry._backup_at > 0
    assert kept == []
