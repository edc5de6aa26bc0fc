"""Hostile input: clear refusals, never a fault, never a leak, and memory that stays bounded."""

from __future__ import annotations

import json
import random
import string

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from server.page import Browser, bot, me
from setu.server.api.pages import STATIC
from setu.server.app import make_app
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore
from setu.server.transport.limits import MOST_BUCKETS, RATES, RateLimiter


@pytest.fixture
def page(browser):
    made = browser.create("quarry", [me("Ana"), bot()])
    page = browser.open(made["table"])
    yield page
    page.close()


def is_well(server):
    assert server.registry.metrics.faults.values == {}


def test_every_route_withstands_what_its_schema_allows_and_forbids(server, browser):
    made = browser.create("quarry", [me("Ana"), bot()])
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
    headers = {"origin": f"http://{server.address}", "cookie": f"setu={browser.cookie()}"}
    tried = set()
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def attack(case):
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = made["table"]
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=(not_a_server_error,))
            assert answer.status_code < 500
            if answer.status_code >= 400:
                assert answer.json()["text"]

        attack()
        tried.add(operation.path)
    assert len(tried) >= 12
    is_well(server)


_words = st.text(alphabet=string.printable, max_size=30)
_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | _words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_words, inner, max_size=4),
    max_leaves=8,
)
_types = st.sampled_from(
    ["move", "undo", "resign", "propose", "answer", "say", "sit", "nonce", "leave", "bot", "kick", "reorder",
     "hand-over", "pace", "start", "rematch", "hello", "look", "explain", "describe", "ask", "ping", "Table", ""]
)  # fmt: skip
_fields = ("id", "seat", "at", "move", "to", "what", "ask", "yes", "preset", "text", "name", "nonce", "bot", "order",
           "pace", "since", "language", "protocol", "moves", "n")  # fmt: skip


def _message(luck):
    """Something like a message: right and wrong fields with right and wrong values."""
    plain = {
        "id": "x1", "seat": luck.choice([0, 1, 5, -1]), "at": luck.choice([0, 3, 2**40]), "move": luck.choice([0, "x"]),
        "to": 1, "what": "end", "ask": 3, "yes": True, "preset": "hello", "name": "Zoé", "nonce": "a" * 32, "bot": None,
        "order": [1, 0], "pace": "own", "n": 1, "moves": [1, 2], "since": 0, "language": "fr",
    }  # fmt: skip
    return {name: value for name, value in plain.items() if luck.random() < 0.6}


def test_a_fuzzer_at_the_socket_gets_a_refusal_for_everything_it_makes_up(server, page):
    @given(kind=_types, noise=st.dictionaries(st.sampled_from(_fields), _values, max_size=3), seed=st.integers())
    @settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def attack(kind, noise, seed):
        message = {"type": kind, **_message(random.Random(seed)), **noise}
        page.socket.send(json.dumps(message))
        page.send(type="ping", n=seed % 1000)
        while page.receive().get("n") != seed % 1000:
            pass

    attack()
    is_well(server)


@pytest.mark.parametrize(
    "data", ["", "{", "[]", "null", '"hello"', "[" * 4000, '{"type":"move"}' * 3, b"\xff\xfe", "\0"]
)
def test_a_frame_that_is_no_message_is_refused(server, page, data):
    page.socket.send(data)
    while (message := page.receive())["type"] != "refused":
        pass
    assert (message["code"], message["id"]) == ("unreadable", None)
    is_well(server)


def test_a_frame_that_is_too_long_closes_the_socket(server, page):
    page.socket.send("x" * 9000)
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda: False)
    assert closed.value.rcvd.code == 1009
    is_well(server)


def test_a_body_that_is_too_long_or_no_json_is_refused(browser):
    post = browser.http.post
    assert post("/api/tables", content=b"x" * 30_000, headers={"content-type": "application/json"}).status_code == 422
    assert post("/api/tables", content=b"a=1").json()["code"] == "unreadable"
    deep = b"[" * 10_000
    assert post("/api/tables", content=deep, headers={"content-type": "application/json"}).status_code == 422


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_origin_can_neither_act_nor_listen(server, browser, origin):
    made = browser.create("quarry", [me("Ana"), bot()])
    answer = browser.http.post("/api/tables", json={"game": "quarry", "seats": []}, headers={"origin": origin})
    assert answer.status_code == 403
    page = browser.open(made["table"], greet=False)
    page.close()
    page.connect(greet=False, origin=origin)
    assert page.receive()["code"] == "not-yours"
    with pytest.raises(ConnectionClosed):
        page.receive()
    page.close()


def test_a_cookie_without_an_origin_is_not_enough_to_act(server, browser):
    browser.create("quarry", [me("Ana"), bot()])
    bare = httpx.post(
        f"http://{server.address}/api/tables",
        json={"game": "quarry", "seats": [me(), bot()]},
        headers={"cookie": f"setu={browser.cookie()}"},
    )
    assert bare.status_code == 403


def test_forged_and_foreign_tokens_open_nothing(server, browser, browsers):
    made, other = (browser.create("quarry", [me("Ana"), bot()]) for _ in range(2))
    stranger = browsers()
    table = made["table"]
    for token in ("x" * 32, other["links"]["host"], made["links"]["host"][::-1], made["links"]["host"] + "A"):
        assert stranger.post(f"/api/tables/{table}/enter", {"token": token}).status_code == 403
    assert stranger.get(f"/api/tables/{table}").status_code == 403
    assert stranger.get("/api/tables/AAAAAAAAAAAA").status_code == 403
    assert stranger.do(table, type="start").status_code == 403
    bearer = {"authorization": f"Bearer {made['links']['watch']}"}
    watched = httpx.get(f"http://{server.address}/api/tables/{table}", headers=bearer)
    assert watched.status_code == 200
    assert watched.json()["mine"] == []
    joined = httpx.post(
        f"http://{server.address}/api/tables/{table}/do",
        json={"type": "sit", "id": "1", "seat": 0, "name": "Eve"},
        headers={"authorization": f"Bearer {made['links']['join']}"},
    )
    assert joined.status_code in (403, 409)


def test_headers_keep_the_page_to_itself_and_the_cookie_from_scripts(server, browser):
    browser.create("quarry", [me("Ana"), bot()])
    answer = browser.post("/api/tables", {"game": "quarry", "seats": [me(), bot()]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    policy = browser.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    (scripts,) = (rule for rule in policy.split("; ") if rule.startswith("script-src"))
    assert scripts == "script-src 'self' 'wasm-unsafe-eval'"  # the games' modules are compiled, and nothing else is
    assert policy.count("unsafe") == 1
    assert "worker-src 'self'" in policy
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "record",
    [
        "setu record 1\ngame quarry",
        "{}",
        "{" * 50_000,
        "setu record 1\n" + "1 K block a1\n" * 20_000,
        json.dumps({"setu record": 1, "game": "quarry", "start": {"board": "x"}}),
    ],
)
def test_a_record_that_lies_is_refused_with_a_sentence(server, browser, record):
    answer = browser.post("/api/records/check", {"record": record})
    assert answer.status_code == 422
    assert answer.json()["text"]
    is_well(server)


def test_a_record_with_a_changed_move_a_changed_key_or_a_broken_promise_is_refused(server, browser):
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"})
    page = browser.open(made["table"])
    page.add_luck(0, 1)
    page.do("start")
    page.move(0, "span e2-e5")
    page.do("resign", seat=1)
    page.close()
    true = browser.get(f"/api/tables/{made['table']}/record").text
    assert browser.post("/api/records/check", {"record": true}).status_code == 200
    key = next(line for line in true.splitlines() if line.startswith("key "))
    share = json.loads(next(line for line in true.splitlines() if line.startswith("promise "))[8:])["shares"][0]
    lies = [
        true.replace("span e2-e5", "span e2-e9"),
        true.replace(key, "key " + "0" * 64),
        true.replace(share, "0" * 32),
        true.replace("result 1", "result 2"),
    ]
    for lie in lies:
        assert lie != true
        assert browser.post("/api/records/check", {"record": lie}).status_code == 422
    is_well(server)


class Hands:
    """The time by which the limits go, as a test sets it; in seconds."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now


@pytest.fixture
def hands(monkeypatch):
    found = Hands()
    monkeypatch.setattr("setu.server.transport.limits.time", found)
    return found


def test_too_much_too_fast_is_answered_with_when_to_come_back(start, hands):
    server = start(limits=0.1)
    browser = Browser(server.address)
    answers = [browser.get("/api/games") for _ in range(20)]
    at_once = int(RATES["request"].burst / 10)
    assert [answer.status_code for answer in answers] == [200] * at_once + [429] * (20 - at_once)
    wait = answers[-1].json()["again_ms"]
    assert wait > 0
    assert int(answers[-1].headers["retry-after"]) * 1000 >= wait
    hands.now += wait / 1000
    assert [browser.get("/api/games").status_code for _ in range(2)] == [200, 429]
    browser.close()


def test_a_chatterbox_is_slowed_down_and_others_are_not(start, hands):
    server = start(limits=1.0)
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    for number in range(15):
        page.send(type="say", id=f"s{number}", seat=0, preset="hello")
    page.until(lambda: len(page.replies) == 15)
    at_once = int(RATES["say"].burst)
    assert [page.replies[f"s{number}"].get("code") for number in range(15)] == [None] * at_once + ["limit"] * 5
    page.do("start")
    page.close()
    browser.close()


def test_the_limits_remember_a_bounded_number_of_addresses():
    buckets = RateLimiter(1.0)
    for number in range(MOST_BUCKETS + 1000):
        buckets.take("request", f"10.{number}", now=0.0)
    assert len(buckets._left) <= MOST_BUCKETS


def test_sockets_per_address_are_limited(start):
    server = start(limits=1.0, sockets_per_address=3)
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), bot()])
    pages = [browser.open(made["table"]) for _ in range(3)]
    extra = browser.open(made["table"], greet=False)
    assert extra.receive()["code"] == "limit"
    for page in (*pages, extra):
        page.close()
    browser.close()


def test_an_unknown_path_of_the_api_is_not_the_page(browser):
    assert browser.get("/api/nothing").status_code == 404
    assert browser.http.delete("/api/tables").status_code == 405


def test_a_path_that_climbs_out_of_the_pages_folder_leads_to_the_page_or_nowhere(browser):
    to_the_root = "..%2f" * (len(STATIC.parts) - 1)
    page = browser.get("/any/place").content
    for path in (f"/{to_the_root}etc/passwd", f"/assets/..%2f{to_the_root}etc%2fpasswd"):
        answer = browser.get(path)
        assert (answer.status_code, answer.content) == (200, page)
    assert (STATIC.parent / "app.py").is_file()
    assert browser.get("/..%2fapp.py").status_code == 404


def test_a_socket_at_no_table_is_turned_away(browser):
    browser.create("quarry", [me("Ana"), bot()])
    page = browser.open("AAAAAAAAAAAA", greet=False)
    assert page.receive()["code"] == "not-yours"
    with pytest.raises(ConnectionClosed) as closed:
        page.receive()
    assert closed.value.rcvd.code == 1008
    page.close()


def test_the_app_can_be_made_without_touching_the_disk(tmp_path):
    make_app(Settings(), SqliteStore(tmp_path / "new" / "setu.db"))
    assert list(tmp_path.iterdir()) == []
