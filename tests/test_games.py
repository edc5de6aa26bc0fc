"""Every game keeps the laws of `check_game`: every seat count, every option value.

Each node of each game is watched (dead ends, components, events, the move made, length, end),
one in EVERY is asked all laws. Fewer games are asked at every node in `tests/<game>/test_laws.py`, those of
Quarry, which are short, only there; `bench/check_laws.py` does the same at length.
"""

from __future__ import annotations

import pytest

import setu
from extent import tried
from setu.engine.conformance import check_game, option_samples
from setu.engine.record_view import record_view

EVERY = 256
ELSEWHERE = {"quarry"}
OFTEN = 5000  # random games of each kind
SELDOM = {"river-dragons": 2000, "sunderbans": 2000, "ramas-bridge": 1000}  # long ones
GAMES = {name: SELDOM.get(name, OFTEN) for name in setu.games() if name not in ELSEWHERE}
OPEN_BOARD = {"board": "open", "roundCap": 10}
VARIANTS = {
    "river-dragons": ({}, OPEN_BOARD),
    "sunderbans": ({}, OPEN_BOARD),
    "sangram": ({"roundLimit": "40"},),  # random players would go on for hundreds of rounds
    "ramas-bridge": ({}, {"rules": "strategie"}),
}
ROUND_CAPS = {"river-dragons": {"roundCap": 10}, "sunderbans": {"roundCap": 10}}


def with_every_seat_count():
    for name in GAMES:
        for options in VARIANTS.get(name, ({},)):
            for seats in setu.games()[name].seats:
                yield name, seats, {**ROUND_CAPS.get(name, {}), **options}


@pytest.mark.parametrize(("game", "seats", "options"), list(with_every_seat_count()), ids=str)
def test_random_games_with_every_number_of_seats_keep_every_law(game, seats, options):
    games = tried(GAMES[game])
    report = check_game(game, games, seats=[seats], options=[options], written_games=0, every=EVERY)
    assert report.games == games
    assert report.asked > games


def with_every_option_value():
    for name in GAMES:
        for variant in VARIANTS.get(name, ({},)):
            for options in option_samples(setu.games()[name])[1:]:
                if variant != OPEN_BOARD and not options.keys() & variant.keys():
                    yield name, {**ROUND_CAPS.get(name, {}), **variant, **options}


@pytest.mark.parametrize(("game", "options"), list(with_every_option_value()), ids=str)
def test_random_games_with_every_option_value_keep_every_law(game, options):
    seats = setu.games()[game].seats
    # A game without a near cap is as long as thirty others.
    games = tried(100 if options.get("roundCap") in (0, 300) else GAMES[game])
    report = check_game(game, -(-games // len(seats)), seats=seats, options=[options], written_games=0, every=EVERY)
    assert report.games >= games


@pytest.mark.parametrize("name", sorted(setu.games()))
def test_every_move_number_can_be_asked_for_its_targets(name):
    """A page fetches the targets of all numbers at once, those that name nothing included."""
    game = setu.games()[name]
    b = record_view(game.board(game.options.read({}), None)[0])
    assert all(isinstance(game.words.targets(b, move), dict) for move in range(game.move_numbers(b)))
