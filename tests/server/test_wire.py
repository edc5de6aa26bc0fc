"""The wire stands still: what pages and programs were sent, and what was written down, is what it was in 2026.

`kept/wire.json` is never written again: pages that are open and tables that are stored rely on it. It holds every key
and value of that time but sentences, which may be worded better.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from server.page import OPEN, bot, me
from setu.server.domain import access as seats
from setu.server.domain import naming

KEPT = Path(__file__).parent / "kept" / "wire.json"
NOW = 1_800_000_000_000
SPOKEN = {"text", "sentence", "title", "reason", "designer", "version"}


def without_words(message):
    if isinstance(message, dict):
        return {key: "…" if key in SPOKEN else without_words(value) for key, value in message.items()}
    return [without_words(one) for one in message] if isinstance(message, list) else message


class Wire:
    """What goes over it, step by step."""

    def __init__(self, server):
        self.server, self.steps = server, {}

    def note(self, name, answer):
        assert name not in self.steps
        self.steps[name] = without_words(answer)

    def rest(self, name, answer):
        body = answer.json() if answer.headers["content-type"] == "application/json" else answer.text
        self.note(name, {"status": answer.status_code, "body": body})
        return body


@pytest.fixture
def wire(server, monkeypatch):
    server.registry.now = lambda: NOW
    number = itertools.count(1)
    foretold = SimpleNamespace(token_urlsafe=lambda size: f"{next(number):0{size * 4 // 3}d}")
    monkeypatch.setattr(seats, "secrets", foretold)
    monkeypatch.setattr(naming, "CASTS", {})  # when this was kept, bots had the same names in every game
    return Wire(server)


def test_messages_and_events_are_what_they_were(server, wire, browsers):
    ana, ben = browsers(), browsers()
    plan = {"options": {"starter": "black"}, "training": True, "chat": "free", "clock": {"bank_ms": 60_000}}
    made = wire.rest("create", ana.post("/api/tables", {"game": "quarry", "seats": [me("Ana"), OPEN], **plan}))
    table = made["table"]
    wire.rest("enter", ben.post(f"/api/tables/{table}/enter", {"token": made["links"]["join"]}))
    wire.rest("no right", browsers().get(f"/api/tables/{table}"))
    wire.rest("no table", ana.get("/api/tables/aaaaaaaaaaaa"))
    commands(wire, ana, ben, table)
    socket(wire, ana, ben, table)
    ending(wire, ana, ben, table)
    wire.note("events", [json.loads(body) for body in server.call(server.registry.store.load(table))])
    wire.rest("my tables", ana.get("/api/tables"))
    same_as_kept("table", wire.steps)


def commands(wire, ana, ben, table):
    """Before the start and after it, by REST."""
    for number, (who, command) in enumerate(
        [
            (ben, {"type": "sit", "seat": 1, "name": "Ben"}),
            (ben, {"type": "sit", "seat": 0, "name": "Ben"}),
            (ana, {"type": "nonce", "seat": 0, "nonce": "a" * 32}),
            (ben, {"type": "nonce", "seat": 1, "nonce": "b" * 32}),
            (ben, {"type": "say", "seat": 1, "text": "  so   be it "}),
            (ben, {"type": "start"}),
            (ana, {"type": "pace", "pace": "live"}),
            (ana, {"type": "reorder", "order": [0]}),
            (ana, {"type": "start"}),
            (ana, {"type": "bot", "seat": 5, "bot": "greedy"}),
            (ben, {"type": "move", "seat": 1, "at": 0, "move": 1}),
            (ben, {"type": "move", "seat": 1, "at": 99, "move": 1 << 20}),
            (ana, {"type": "propose", "seat": 0, "what": "pause"}),
            (ben, {"type": "answer", "seat": 1, "ask": 8, "yes": True}),
            (ana, {"type": "propose", "seat": 0, "what": "go-on"}),
            (ben, {"type": "answer", "seat": 1, "ask": 11, "yes": False}),
            (ana, {"type": "say", "seat": 0, "preset": "hello"}),
            (ana, {"type": "mark", "seat": 0, "mark": "red"}),
        ]
    ):
        command["id"] = f"c{number}"
        wire.rest(f"{number} {command['type']}", who.post(f"/api/tables/{table}/do", command))
    wire.rest("table of Ana", ana.get(f"/api/tables/{table}", seat=0))
    wire.rest("table of Ben", ben.get(f"/api/tables/{table}", since=4))


def socket(wire, ana, ben, table):
    """Moves and questions."""
    page = ana.open(table)
    page.until(lambda: page.presence is not None)
    wire.note("first", page.table)
    wire.note("presence", page.presence)
    seat = page.table["pending"][0]
    if seat == 1:
        page.close()
        page = ben.open(table)
    move = page.table["choices"]["ids"][3]
    wire.note("explained", page.ask("explain", id="q1", seat=seat, move=move))
    wire.note("forbidden", page.ask("explain", id="q2", seat=seat, move=0))
    wire.note("described", page.ask("describe", id="q3", seat=seat, moves=[move, 0]))
    wire.note("moved", page.ask("move", id="q4", seat=seat, at=page.table["number"], move=move))
    page.until(lambda: page.table["number"] >= page.replies["q4"]["number"])
    wire.note("after", page.table)
    wire.note("refused", page.ask("move", id="q5", seat=seat, at=page.table["number"], move=move))
    page.send(type="ping", n=7)
    page.until(lambda: page.messages[-1]["type"] == "pong")
    wire.note("pong", page.messages[-1])
    page.socket.send('{"type": "nothing"}')
    page.until(lambda: page.messages[-1].get("id", "") is None)
    wire.note("unreadable", page.messages[-1])
    page.close()


def ending(wire, ana, ben, table):
    """A bot takes a seat, somebody goes, the table is over; looking back, a record, a rematch."""
    for number, (who, command) in enumerate(
        [
            (ana, {"type": "propose", "seat": 0, "what": "end"}),
            (ana, {"type": "rematch", "seat": 0}),
            (ben, {"type": "resign", "seat": 1}),
            (ana, {"type": "rematch", "seat": 0}),
            (ben, {"type": "leave", "seat": 1}),
            (ana, {"type": "hand-over", "seat": 1}),
        ]
    ):
        command["id"] = f"e{number}"
        wire.rest(f"e{number} {command['type']}", who.post(f"/api/tables/{table}/do", command))
    wire.rest("over", ana.get(f"/api/tables/{table}"))
    wire.rest("at 0", ana.get(f"/api/tables/{table}/at/0"))
    wire.rest("at 99", ana.get(f"/api/tables/{table}/at/99"))
    wire.rest("moments", ana.get(f"/api/tables/{table}/moments"))
    record = wire.rest("record", ana.get(f"/api/tables/{table}/record", form="text"))
    wire.rest("checked", ana.post("/api/records/check", {"record": record}))
    wire.rest("link", ana.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 0}))
    wire.rest("no link", ben.post(f"/api/tables/{table}/links", {"kind": "host"}))
    wire.rest("on", ana.post(f"/api/tables/{table}/play-on", {"entry": 0, "seat": 0, "bot": "greedy"}))


def test_the_bodies_that_are_refused_are_refused_alike(server, wire, browser):
    made = browser.create("quarry", [me("Ana"), bot()])
    wire.note("made", made)
    for number, (path, body) in enumerate(
        [
            ("/api/tables", {"game": "chess", "seats": [{}]}),
            ("/api/tables", {"game": "quarry", "seats": []}),
            ("/api/tables", {"game": "quarry", "seats": [{}, {}], "more": 1}),
            ("/api/tables", {"game": "quarry", "seats": [{}, {}], "options": {"starter": "blue"}}),
            ("/api/tables", {"game": "quarry", "seats": [{"mark": "x"}, {}]}),
            ("/api/records/check", {"record": "nothing"}),
            (f"/api/tables/{made['table']}/do", {"type": "move", "id": "x"}),
            (f"/api/tables/{made['table']}/do", {"type": "dance", "id": "x"}),
            (f"/api/tables/{made['table']}/enter", {"token": "short"}),
            (f"/api/tables/{made['table']}/enter", {"token": "x" * 32}),
            ("/api/nowhere", {}),
        ]
    ):
        wire.rest(f"{number} {path.rsplit('/', 1)[-1]}", browser.post(path, body))
    for number, path in enumerate(
        [
            "/api/tables/short",
            f"/api/tables/{made['table']}?seat=9",
            f"/api/tables/{made['table']}?seat=x",
            f"/api/tables/{made['table']}?seat=1",
            f"/api/tables/{made['table']}/at/x",
            f"/api/tables/{made['table']}/at/-1",
            f"/api/tables/{made['table']}/record",
            f"/api/tables/{made['table']}/record?form=pdf",
            f"/api/tables/{made['table']}/review",
            f"/api/tables/{made['table']}?language=xx",
            "/api/games/QUARRY/rules",
            "/api/games/chess/rules",
            "/api/games/quarry/board?starter=blue",
            "/api/games/quarry/lesson/9999/why?move=a",
            "/api/games/quarry/lesson/0/why",
            "/api/tables/check",
            "/healthz",
            "/version",
            "/readyz",
        ]
    ):
        wire.rest(f"{number} {path}", browser.http.get(path))
    wire.rest("delete", browser.http.delete("/api/tables"))
    same_as_kept("refusals", wire.steps)


ADDED = {"seals", "open_until", "character", "observation"}  # since then; nothing else is


def without_added(message):
    if isinstance(message, dict):
        return {key: without_added(value) for key, value in message.items() if key not in ADDED}
    return [without_added(one) for one in message] if isinstance(message, list) else message


def same_as_kept(part, steps):
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[part]
    assert list(steps) == list(kept)
    for name, answer in steps.items():
        assert without_added(answer) == kept[name], name
