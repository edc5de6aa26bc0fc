"""A page as the tests know it: it keeps the log by the one rule of PROTOCOL.md; its commands have ids of its own."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from setu.engine.commitment import seal_of

WAIT = 300  # a machine that does other things meanwhile may be slow


class Browser:
    """One cookie jar at one server."""

    def __init__(self, address):
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", headers={"origin": f"http://{address}"}, timeout=WAIT)

    def close(self):
        self.http.close()

    def get(self, path, **params):
        return self.http.get(path, params=params)

    def post(self, path, body):
        return self.http.post(path, json=body)

    def create(self, game="quarry", seats=(), **more):
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def enter(self, table, token):
        answer = self.post(f"/api/tables/{table}/enter", {"token": token})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, table, **command):
        command.setdefault("id", secrets.token_hex(6))
        return self.post(f"/api/tables/{table}/do", command)

    def cookie(self):
        return self.http.cookies.get("setu")

    def open(self, table, **hello):
        return Page(self, table, **hello)


class Page:
    """An open table: what has been seen of it, kept up to date by every `table` message."""

    numbers = itertools.count()

    def __init__(self, browser, table, greet=True, **hello):
        self.browser, self.name = browser, table
        self.table = None
        self.log, self.notices = [], {}
        self.replies = {}
        self.presence = None
        self.messages = []
        self.shares, self.opened = {}, set()
        self.hello = hello
        self.connect(greet)

    def connect(self, greet=True, **headers):
        """A new socket; it resumes from what this page has seen."""
        headers = {"cookie": f"setu={self.browser.cookie()}", "origin": f"http://{self.browser.address}"} | headers
        url = f"ws://{self.browser.address}/api/tables/{self.name}/socket"
        opened = connect(
            url, additional_headers=headers, open_timeout=WAIT, close_timeout=2, ping_interval=None, max_size=None
        )
        self._opened = contextlib.ExitStack()
        self.socket = self._opened.enter_context(opened)
        if greet:
            since = None if self.table is None else self.table["number"]
            self.send(type="hello", since=since, **self.hello)
            before = len(self.messages)
            self.until(lambda: any(message["type"] == "table" for message in self.messages[before:]))

    def close(self):
        with contextlib.suppress(ConnectionClosed, OSError):
            self._opened.close()

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def receive(self, timeout=WAIT):
        """Take in one message."""
        message = json.loads(self.socket.recv(timeout))
        self.messages.append(message)
        if message["type"] == "table":
            self.take_in(message)
        elif message["type"] == "presence":
            self.presence = message
        elif message.get("id") is not None:
            self.replies[message["id"]] = message
        return message

    def hears(self, type):
        """Is there a message of this type among those that have come?"""
        with contextlib.suppress(TimeoutError):
            while self.receive(timeout=0)["type"] != type:
                pass
            return True
        return False

    def take_in(self, message):
        """PROTOCOL.md: keep log[:log_from], put log behind it, replace everything else."""
        assert message["log_from"] <= len(self.log)
        self.log = self.log[: message["log_from"]] + message["log"]
        assert [entry["number"] for entry in self.log] == list(range(len(self.log)))
        self.notices |= {notice["number"]: notice for notice in message["notices"]}
        self.table = message
        self.open_shares()

    def open_shares(self):
        """Who sits is settled: what was sealed is opened."""
        fairness = self.table["fairness"]
        for seat, share in self.shares.items():
            if fairness["open_until"] and not fairness["nonces"][seat] and (seat, share) not in self.opened:
                self.opened.add((seat, share))
                self.send(type="nonce", id=secrets.token_hex(6), seat=seat, nonce=share)

    def until(self, happened):
        """Read until something is so."""
        while not happened():
            self.receive()

    def ask(self, type, **message):
        """Send, and wait for the answer to it."""
        id = message.setdefault("id", f"{type}-{next(self.numbers)}-{secrets.token_hex(3)}")
        self.send(type=type, **message)
        self.until(lambda: id in self.replies)
        return self.replies[id]

    def do(self, type, **message):
        """A command that must succeed; back when its effect is seen."""
        answer = self.ask(type, **message)
        assert answer["type"] == "done", answer
        self.until(lambda: self.table["number"] >= answer["number"])
        sealed = {seat for seat, seal in enumerate(self.table["fairness"]["seals"]) if seal}
        if type == "start" and sealed <= {*self.shares}:
            self.until(lambda: self.table["stage"] != "open")
        return answer["number"]

    def refuse(self, type, **message):
        """A command that must be refused; why."""
        answer = self.ask(type, **message)
        assert answer["type"] == "refused", answer
        return answer

    def add_luck(self, *seats):
        for seat in seats:
            self.shares[seat] = f"{seat + 1:032x}"
            self.do("seal", seat=seat, seal=seal_of(self.name, seat, self.shares[seat]))

    def move(self, seat, move):
        return self.do("move", seat=seat, at=self.table["number"], move=move)

    def look(self, seat):
        """From another seat."""
        before = len(self.messages)
        self.send(type="look", seat=seat)
        self.until(lambda: any(message["type"] == "table" for message in self.messages[before:]))
        assert self.table["looking"] == seat

    def moves_made(self):
        """What the log tells every reader alike, whatever the words."""
        return [(entry["number"], entry["seat"], entry["move"]) for entry in self.log]

    def shown(self):
        """What a reload shows now, to compare with what this page has kept."""
        params = {} if self.table["looking"] is None else {"seat": self.table["looking"]}
        fresh = self.browser.get(f"/api/tables/{self.name}", **params).json()
        return {name: fresh[name] for name in COMPARED}

    def kept(self):
        return {**{name: self.table[name] for name in COMPARED}, "log": self.log}


COMPARED = (
    "number", "stage", "seats", "pending", "view", "log", "choices", "asks", "undo", "fairness", "result", "mine",
    "is_host", "pace", "rematch", "series",
)  # fmt: skip


def me(name=None):
    return {"who": "me", **({"name": name} if name else {})}


def bot(level="random"):
    return {"who": "bot", "bot": level}


OPEN = {"who": "open"}
