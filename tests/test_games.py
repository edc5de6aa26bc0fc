"""Every game of the house: whole random games under watch, for every seat count and option value.

All laws at every node are asked of fewer games, in `tests/<game>/test_laws.py`.
"""

from __future__ import annotations

import pytest

import setu
from setu.engine.batch import SOUND, watched_games
from setu.engine.check import option_samples

GAMES = {"river-dragons": 2000, "sunderbans": 2000, "sangram": 5000, "ramas-bridge": 1000, "quarry": 5000}
DEAR = {("board", "open"), ("table", "byEye"), ("stoneSpot", "fine"), ("roundCap", 0), ("roundCap", 300)}


def test_every_game_is_watched():
    assert set(GAMES) == set(setu.games())


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in GAMES for seats in setu.games()[name].seats], ids=str
)
def test_random_games_come_to_an_end_and_lose_nothing(game, seats):
    made, verdicts = watched_games(game, GAMES[game], seats, seed=seats)
    assert (verdicts == SOUND).all()
    assert made.min() > 0


def with_options():
    for name, games in GAMES.items():
        counts = setu.games()[name].seats
        for number, options in enumerate(option_samples(setu.games()[name])[1:]):
            dear = any(pair in DEAR for pair in options.items())
            yield name, counts[number % len(counts)], options, 20 if dear else games // 10


@pytest.mark.parametrize(("game", "seats", "options", "games"), list(with_options()), ids=str)
def test_random_games_with_every_option_come_to_an_end_and_lose_nothing(game, seats, options, games):
    _, verdicts = watched_games(game, games, seats, options, seed=1)
    assert (verdicts == SOUND).all()
