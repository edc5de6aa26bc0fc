"""Corrupt records through the server's own door: a sentence for each, and nothing else is disturbed."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import extent
from corrupt import corrupt_records
from extent import tried
from server.page import me
from server.test_hostile import is_well
from setu import Table
from setu.engine.game import games
from setu.engine.record import Record
from setu.server.api import records

MOST_S = 0.2  # of a core, for whatever record
REPORTS = Path(__file__).parents[2] / "bench" / "reports"


@pytest.fixture
def took(monkeypatch):
    """How long each record was looked at, in seconds of the thread that did it: others compute meanwhile."""
    seconds = []

    def timed(work):
        def ask(*asked):
            began = time.thread_time()
            try:
                return work(*asked)
            finally:
                seconds.append(time.thread_time() - began)

        return ask

    monkeypatch.setattr(records, "_check", timed(records._check))
    monkeypatch.setattr(records.Record, "parse", timed(Record.parse))
    return seconds


@pytest.mark.parametrize("game", games())
def test_a_corrupt_record_is_answered_with_a_sentence_while_others_play_on(server, browser, browsers, took, game):
    asked, over = tried(1000, gate=50), threading.Event()
    assert not any(is_refused(browser, sound(game)) for _ in range(2))  # each thread has read the game's module now
    with ThreadPoolExecutor(1) as others:
        playing = others.submit(play_on, browsers(), game, over)
        try:
            found = [refused_within(browser, record, took) for record in corrupt_records(game, asked)]
        finally:
            over.set()
        record, made = playing.result()
    refused, slowest = sum(one for one, _ in found), max(seconds for _, seconds in found)
    assert refused > 20
    assert 0 < slowest < MOST_S
    keep(game, asked, refused, slowest)
    assert len(record.moves) == made > 0
    assert record.verify().over
    is_well(server)


def refused_within(browser, record, took):
    """Is it refused, and within how many seconds? What falls upon a record once by accident, as Python's collector may,
    does not fall upon it twice."""
    refused, times = False, []
    while not times or (times[-1] >= MOST_S and len(times) < 3):
        took.clear()
        refused = is_refused(browser, record)
        times.append(max(took, default=0.0))
    return refused, min(times)


def sound(game):
    table = Table(game, seed=1)
    while not table.over:
        table.resign(table.actor)
    return table.record().text()


def keep(game, asked, refused, slowest):
    """What the long run found stays."""
    if extent.long_run:
        told = f"{asked} corrupt records, {refused} refused in a sentence, none took more than {slowest * 1000:.0f} ms"
        (REPORTS / f"corrupt-{game}.txt").write_text(f"{time.strftime('%Y-%m-%d')}\n{told} of a core\n", "utf-8")


def is_refused(browser, record):
    """Is a record found untrue, in words? What was changed may be a name."""
    answer = browser.http.post("/api/records/check", json={"record": record})
    assert answer.status_code in (200, 409, 413, 422), record
    assert answer.status_code == 200 or answer.json()["text"], record
    return answer.status_code != 200


def play_on(browser, game, over):
    """At a table of the same game somebody moves for all seats until `over`; the record, and how many moves it has."""
    made = browser.create(game, [me("Ana"), me("Ben")])
    page, luck, moves = browser.open(made["table"]), random.Random(game), 0
    page.do("start")
    while not over.is_set() and page.table["stage"] != "over":
        seat = page.table["pending"][0]
        page.look(seat)
        page.move(seat, luck.choice(page.table["choices"]["ids"]))
        moves += 1
    if page.table["stage"] != "over":
        page.do("resign", seat=0)
        moves += 1
    page.close()
    return Record.parse(browser.get(f"/api/tables/{made['table']}/record").text), moves
