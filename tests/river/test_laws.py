"""The laws on both editions, and the speeds against each other."""

from __future__ import annotations

import numpy as np
import pytest

from extent import tried
from river.conftest import ASSISTED
from setu import Table
from setu.engine import entry_points
from setu.engine.conformance import check_game, option_samples
from setu.engine.game import find_game
from setu.engine.rng import new_rng, rng_below
from setu.engine.simulate import random_games

GAMES = ("river-dragons", "sunderbans")
SHORT = 3  # rounds: long enough for every kind of decision, short enough for many games


def samples(game):
    """Every value of every option, each with another number of seats; long caps with few games."""
    for number, options in enumerate(option_samples(find_game(game))):
        if "roundCap" in options:
            yield pytest.param(game, 2, options, 1, id=f"{game}-2-{options}")
        else:
            games = 6 if options.get("board") == "open" else 40
            seats = 2 + number % 5
            yield pytest.param(game, seats, {**options, "roundCap": SHORT}, games, id=f"{game}-{seats}-{options}")


def test_the_samples_hold_every_value_of_every_option():
    values = {(name, value) for sample in option_samples(find_game("sunderbans")) for name, value in sample.items()}
    assert values == {
        ("trip", "oneway"),
        ("uturn", "free"),
        ("misfit", "lose"),
        ("misfit", "loseShort"),
        ("table", "byEye"),
        ("board", "open"),
        ("stoneSpot", "fine"),
        ("move2", "villageStop"),
        ("move2", "upTo"),
        ("jumpLanding", "anyNext"),
        ("shoreLink", "on"),
        ("order", "seats"),
        ("first", "chosen"),
        ("colours", "random"),
        ("agree", "on"),
        ("roundCap", 300),
    }


@pytest.mark.parametrize(("game", "seats", "options", "games"), [*samples("river-dragons"), *samples("sunderbans")])
def test_random_games_with_every_option_keep_every_law(game, seats, options, games):
    report = check_game(game, tried(games), seats=[seats], options=[options], written_games=0)
    assert report.games == tried(games)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_with_every_number_of_seats_keep_every_law(game, seats):
    games = tried(60)
    report = check_game(game, games, seats=[seats], options=[{"roundCap": 5}], written_games=0)
    assert report.games == games


@pytest.mark.parametrize(("game", "seats"), [("river-dragons", 2), ("sunderbans", 3), ("river-dragons", 6)])
def test_written_games_keep_every_law(game, seats):
    report = check_game(game, games=1, seats=[seats], options=[{"roundCap": 2}], written_games=1)
    assert report.written_games == 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("river-dragons", 3, {"table": "byEye", "misfit": "loseShort"}),
        ("sunderbans", 2, {"board": "open", "table": "byEye"}),
        ("river-dragons", 4, {"stoneSpot": "fine", "table": "byEye", "first": "chosen"}),
        ("sunderbans", 5, {"agree": "on", "colours": "random", "move2": "upTo", "shoreLink": "on"}),
    ],
)
def test_written_games_with_several_options_keep_every_law(game, seats, options):
    report = check_game(game, games=4, seats=[seats], options=[{**options, "roundCap": 1}], written_games=1)
    assert report.written_games == 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("river-dragons", 4, {"roundCap": 4}),
        ("sunderbans", 3, {"roundCap": 4}),
        ("river-dragons", 2, {"table": "byEye", "roundCap": 6}),
        ("river-dragons", 6, {"roundCap": 2, "shoreLink": "on", "jumpLanding": "anyNext"}),
        ("river-dragons", 2, {"board": "open", "roundCap": 4}),
        ("sunderbans", 2, {"stoneSpot": "fine", "roundCap": 4}),
    ],
)
def test_interpreted_and_compiled_agree_after_every_move_of_whole_games(game, seats, options):
    for seed in range(2):
        table = Table(game, seats, options, seed=seed)
        machine, plain = table._state.copy(), table._state.copy()
        luck = new_rng(seed)
        out = np.zeros(table.game.most_moves(table._b), np.int32)
        again = out.copy()
        while pending := int(entry_points.pending.fast(table._board, machine)):
            seat = (pending & -pending).bit_length() - 1
            found = int(entry_points.moves.fast(table._board, machine, seat, out))
            assert int(entry_points.moves.plain(table._board, plain, seat, again)) == found
            assert (out[:found] == again[:found]).all()
            move = int(out[rng_below(luck, found)])
            entry_points.play.fast(table._board, machine, seat, move)
            entry_points.play.plain(table._board, plain, seat, move)
            assert machine.tobytes() == plain.tobytes()


def test_game_n_of_a_batch_does_not_depend_on_threads():
    one = random_games("river-dragons", 300, 4, {"roundCap": 5}, seed=5, threads=1)
    two = random_games("river-dragons", 300, 4, {"roundCap": 5}, seed=5, threads=2)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.outcomes == two.outcomes).all()


def test_random_games_arrive_now_and_then():
    """DL-91 in bulk: among 3,000 games of six some pawn gets across."""
    batch = random_games("river-dragons", 3000, 6, {**ASSISTED, "roundCap": 30}, seed=7)
    reasons = batch.states["reason"]
    assert (reasons == 1).sum() > 5
    assert ((reasons == 1) | (reasons == 2)).all()


def test_R31_planks_and_stones_are_conserved_in_finished_games():
    batch = random_games("sunderbans", 500, 4, {"roundCap": 30}, seed=7)
    for state in batch.states:
        planks = [int(state["on_board"]), int(state["lost"]), *(int(held) for held in state["reserve"][:4])]
        assert sum(held.bit_count() for held in planks) == 24
        assert int(state["stones"]).bit_count() + int(state["stone_reserve"]) == 27
