"""Corrupt records through the server's own door: a sentence for each, and nothing else is disturbed."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from corrupt import corrupt_records
from extent import tried
from server.page import me
from server.test_hostile import is_well
from setu.engine.game import games
from setu.engine.record import Record


@pytest.mark.parametrize("game", games())
def test_a_corrupt_record_is_answered_with_a_sentence_while_others_play_on(server, browser, browsers, game):
    over = threading.Event()
    with ThreadPoolExecutor(1) as others:
        playing = others.submit(play_on, browsers(), game, over)
        try:
            refused = sum(is_refused(browser, record) for record in corrupt_records(game, tried(1000, gate=50)))
        finally:
            over.set()
        record, made = playing.result()
    assert refused > 20
    assert len(record.moves) == made > 0
    assert record.verify().over
    is_well(server)


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
