"""Corrupt records through the server's own door: a sentence for each, and nothing else is disturbed."""

from __future__ import annotations

import pytest

from corrupt import corrupt_records
from extent import tried
from server.test_hostile import is_well
from setu.engine.game import games


@pytest.mark.parametrize("game", games())
def test_a_corrupt_record_is_answered_with_a_sentence(server, browser, game):
    refused = 0
    for record in corrupt_records(game, tried(1000, gate=50)):
        answer = browser.http.post("/api/records/check", json={"record": record})
        assert answer.status_code in (200, 409, 413, 422), record
        if answer.status_code != 200:  # what was changed may be a name
            assert answer.json()["text"], record
            refused += 1
    assert refused > 20
    is_well(server)
