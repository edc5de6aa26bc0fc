"""That a round is the last one is told as it begins: once, in the log, to everybody."""

from __future__ import annotations

import random

import pytest

import setu
from setu.engine.record_view import record_view
from setu.engine.texts import speaking
from setu.games.sangram.codes import book, event

LAST = {"en": "the last", "fr": "dernière", "hi": "आखिरी"}


def told(table: setu.Table, language: str) -> list[str]:
    with speaking(language):
        return [str(happened) for entry in table.log for happened in entry.events]


@pytest.mark.parametrize("language", LAST)
@pytest.mark.parametrize(
    ("game", "cap", "rounds"),
    [
        ("river-dragons", "roundCap", 1),
        ("river-dragons", "roundCap", 2),
        ("sunderbans", "roundCap", 2),
        ("ramas-bridge", "max_rounds", 2),  # where there is one round alone, the table was laid so
    ],
)
def test_the_last_round_is_told_once(game: str, cap: str, rounds: int, language: str) -> None:
    table, luck = setu.Table(game, 3, {cap: rounds}, seed=1), random.Random(1)
    while not table.over:
        seat = luck.choice(table.pending)
        table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
    sign = LAST[language].replace("ière", "ier") if game == "ramas-bridge" else LAST[language]
    begun = [line for line in told(table, language) if sign in line and f" {rounds}, " in line]
    assert len(begun) == 1, "as it begins, and to nobody twice"


def test_without_a_cap_no_round_is_the_last() -> None:
    assert [line for line in told(setu.Table("river-dragons"), "en") if "the last" in line] == []


@pytest.mark.parametrize(("limit", "last"), [("40", book.ROUND_LIMIT), ("off", book.FAR_LIMIT)])
@pytest.mark.parametrize("language", LAST)
def test_the_last_round_of_sangram(limit: str, last: int, language: str) -> None:
    table = setu.Table("sangram", 2, {"roundLimit": limit})
    b, s = record_view(table.board[0]), record_view(table.hidden(0)[0])
    with speaking(language):
        before, at_last = (
            str(table.game.words.event(b, s, event.ROUND, number, 0, 0)[1]) for number in (last - 1, last)
        )
    assert LAST[language] not in before
    assert LAST[language] in at_last
