"""Checking a written game at a server: every draw comes with the answer, and does not cost anybody else a moment."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import pytest

from server.page import me
from setu.engine.record import Record
from setu.engine.rng import key_from_bytes
from setu.engine.texts import LANGUAGES
from setu.fairness import redrawn
from setu.fairness.draws import draws_of
from setu.server.api import records as checking
from setu.server.storage.component_files import OwnFiles


@pytest.fixture
def finished(browser):
    """A game of Rama's Bridge, given up after some moves; its written form."""
    made = browser.create("ramas-bridge", [me("Ana"), me("Ben")])
    page = browser.open(made["table"])
    page.add_luck(0, 1)
    page.do("start")
    for _ in range(20):
        (seat, *_) = page.table["pending"]
        page.look(seat)
        page.move(seat, page.table["choices"]["ids"][0])
    page.do("resign", seat=0)
    page.close()
    return browser.get(f"/api/tables/{made['table']}/record").text


def check(browser, record, **params):
    return browser.http.post("/api/records/check", json={"record": record}, params=params)


def test_the_answer_has_every_draw_in_the_order_of_the_stream(browser, finished):
    answer = check(browser, finished).json()
    key = key_from_bytes(bytes.fromhex(Record.parse(finished).key))
    at = 0
    for entry in answer["draws"]:
        for draw in entry["draws"]:
            value, after = redrawn(key, draw["block"], draw["below"])
            assert (draw["block"], draw["value"]) == (at, value)
            at = after
    assert at == answer["blocks"] > 20
    assert answer["draws"][0]["seat"] is None
    assert answer["draws"][-1]["seat"] in (0, 1)
    assert any(entry["events"] for entry in answer["draws"])


def test_what_chance_did_is_told_in_the_readers_language(browser, finished):
    told = [
        [event for entry in check(browser, finished, language=language).json()["draws"] for event in entry["events"]]
        for language in LANGUAGES
    ]
    assert len({len(events) for events in told}) == 1
    assert len({" ".join(events) for events in told}) == len(LANGUAGES)


def test_a_lie_is_told_in_the_readers_language(browser, finished):
    lie = finished.replace("thrown ", "thrown 9", 1)
    assert lie != finished
    refused = [check(browser, lie, language=language) for language in LANGUAGES]
    assert {answer.status_code for answer in refused} == {422}
    assert len({answer.json()["text"] for answer in refused}) == len(LANGUAGES)


def test_a_check_nobody_waits_for_stops(server, browser, finished, monkeypatch):
    """The answer is awaited no longer: the thread that works on it is told so, and gives up."""
    begun, ended = threading.Event(), threading.Event()

    def slowly(table, goes_on, **how):
        begun.set()
        try:
            while goes_on():
                ended.wait(0.01)
            return draws_of(table, goes_on, **how)
        finally:
            ended.set()

    monkeypatch.setattr("setu.fairness.steps.draws_of", slowly)

    async def give_up():
        task = asyncio.ensure_future(checking.check_record(finished, "en", OwnFiles()))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    server.call(give_up())
    assert ended.wait()


def test_a_game_of_earlier_rules_is_not_called_untrue(browser, finished):
    """Unless it is: a seal that was made for other rules does not fit."""
    record = Record.parse(finished)
    earlier = replace(record, rules="ramas-bridge/0")
    assert check(browser, earlier.text()).status_code == 422
    answer = check(browser, replace(earlier, promise=None).text())
    assert answer.status_code == 409
    assert answer.json()["text"].startswith("This game was played under the rules ramas-bridge/0")
