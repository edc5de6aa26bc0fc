"""Who is there: a line that is cut without a word is noticed, and the others are told in time."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from websockets.frames import Opcode

from server.page import OPEN, me
from setu.server.domain.access import Permissions
from setu.server.run import ANSWER_S, ASK_S


@pytest.fixture
def patience():
    """Here that is what it is about: the server asks and waits as it does for people."""


class Clock:
    """The clock of a server's loop, in the hand of a test: it stands still until it is told to go on."""

    def __init__(self, loop):
        self.loop, self.now = loop, loop.time()

    def __enter__(self):
        self.loop.time = lambda: self.now
        return self

    def __exit__(self, *_):
        ahead = self.now - time.monotonic()  # it goes on from here: whoever waits for a moment waits no longer
        self.loop.time = lambda: time.monotonic() + ahead
        self._wake()

    def go_on(self, seconds):
        self.now += seconds
        self._wake()

    def _wake(self):
        self.loop.call_soon_threadsafe(lambda: None)


def pongs_of(page, carried=True):
    """An event for the page's next answer to "are you there?"; the answer may get lost on its way."""
    asked, send = threading.Event(), page.socket.protocol.send_frame

    def answer(frame):
        if carried:
            send(frame)
        if frame.opcode is Opcode.PONG:
            asked.set()

    page.socket.protocol.send_frame = answer
    return asked


def test_the_others_are_told_within_ten_seconds_that_a_line_is_cut(server, browser, browsers):
    with Clock(server.loop) as clock:
        made = browser.create("quarry", [me("Ana"), OPEN])
        ana, other = browser.open(made["table"]), browsers()
        other.enter(made["table"], made["links"]["join"])
        ben = other.open(made["table"])
        ben.do("sit", seat=1, name="Ben")
        ana.until(lambda: ana.presence and all(ana.presence["present"]))
        asked = [pongs_of(ana), pongs_of(ben, carried=False)]
        clock.go_on(ASK_S)
        assert all(event.wait(60) for event in asked)
        ana.send(type="ping", n=7)
        ana.until(lambda: any(message.get("n") == 7 for message in ana.messages))  # her answer is in by now
        clock.go_on(ANSWER_S)
        ana.until(lambda: ana.presence["present"] == [True, False])
    assert ASK_S + ANSWER_S < 10


def test_a_seat_that_is_taken_is_there_for_all_whoever_learns_of_it_first(server, browser, browsers, monkeypatch):
    ana_knows = asyncio.Event()
    rights = server.registry.store.rights

    async def ben_last(holder, table):
        held = await rights(holder, table)
        if Permissions.of(held).seats == {1}:
            await ana_knows.wait()
        return held

    monkeypatch.setattr(server.registry.store, "rights", ben_last)
    made = browser.create("quarry", [me("Ana"), OPEN])
    ana, other = browser.open(made["table"]), browsers()
    other.enter(made["table"], made["links"]["join"])
    ben = other.open(made["table"])
    ben.send(type="sit", id="sit", seat=1, name="Ben")
    ana.until(lambda: ana.table["seats"][1]["name"] == "Ben")
    ana.send(type="ping", n=7)
    ana.until(lambda: any(message.get("n") == 7 for message in ana.messages))
    server.loop.call_soon_threadsafe(ana_knows.set)
    ben.until(lambda: ben.presence and all(ben.presence["present"]))
    ana.send(type="ping", n=8)
    ana.until(lambda: any(message.get("n") == 8 for message in ana.messages))
    assert ana.presence["present"] == [True, True]
