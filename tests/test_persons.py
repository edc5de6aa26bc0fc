"""Whole games as one of the players reads them: the reader is “you”, the others have names, and grammar holds."""

from __future__ import annotations

import functools
import re

import pytest

import setu
from setu import Table
from setu.bots import choose
from setu.engine.game import find_game
from setu.engine.rng import new_rng
from setu.engine.texts import LANGUAGES, Seating, SeatName, speaking

GAMES = {name: min(3, game.seats[-1]) for name, game in setu.games().items()}
NAMES = ("Zoé", "Asha", "Bruno")
NEVER = {
    "en": re.compile(r"\b[Yy]ou (?:has|is|was|does|\w*[^s]s)\b"),
    "fr": re.compile(r"\bVous (?:a|est|va|fait|\w*[^eo]t|\w+[^e]e)\b(?! pas)"),
    "hi": re.compile(r"आप ने|आप के |आप की |आप को |आप [^।]*(?:ता|ती) है।"),
}


@functools.cache
def played(game):
    """A whole game of simple bots under a seed."""
    table = Table(game, GAMES[game], find_game(game).study, seed=31, names=NAMES[: GAMES[game]])
    luck = new_rng(31)
    while not table.over:
        seat = table.pending[0]
        table.play(choose("random", table.observation(seat), luck), seat)
    return table


def sentences(table, viewer):
    """Every sentence that somebody may read, not yet spoken."""
    for entry in table.log:
        if entry.sentence is not None and (not entry.secret or entry.seat == viewer):
            yield entry.sentence
        yield from (event.text for event in entry.events if event.audience in (-1, viewer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_speaks_to_its_reader(game, language):
    table = played(game)
    about_me = 0
    with speaking(language, Seating(NAMES[: table.seats], 0)):
        for sentence in sentences(table, 0):
            said = str(sentence)
            assert not NEVER[language].search(said), said
            who = dict(sentence.slots).get("who")
            if isinstance(who, SeatName) and who.seat == 0:
                about_me += 1
                own_pawn = dict(sentence.slots).get("whose") == who  # “the pawn of Zoé”, told to Zoé
                assert own_pawn or NAMES[0] not in said, said
    assert about_me > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_to_a_watcher_by_names(game, language):
    table = played(game)
    with speaking(language, Seating(NAMES[: table.seats], None)):
        for sentence in sentences(table, None):
            who = dict(sentence.slots).get("who")
            if isinstance(who, SeatName) and sentence.id != "ended":
                assert NAMES[who.seat] in str(sentence)


@pytest.mark.parametrize("game", GAMES)
def test_without_names_a_seat_is_called_as_the_game_calls_it(game):
    table = Table(game, GAMES[game], seed=31)
    with speaking("en"):
        said = " ".join(str(event) for event in table.log[0].events if event.audience == -1)
    assert not re.search(r"\bP\d\b", said)
