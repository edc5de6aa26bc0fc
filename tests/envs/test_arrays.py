"""Many games in arrays: the same games as at tables, refusals that change nothing, luck that follows from the seed."""

from __future__ import annotations

import numpy as np
import pytest

import setu
from setu.engine.errors import BadOptions, IllegalMove, InvalidMove
from setu.engine.rng import number_key
from setu.engine.rule import interpreting
from setu.envs.arrays import NOBODY, Games

NAMES = sorted(setu.games())
SHORT = {"river-dragons": {"roundCap": 2}, "sunderbans": {"roundCap": 2}, "ramas-bridge": {"max_rounds": 4}}


def games_of(name, count=8, **how):
    return Games(name, count, options=SHORT.get(name), **how)


def random_moves(games, random):
    """A legal move for every game that goes on."""
    return np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in games.masks])


@pytest.mark.parametrize("name", NAMES)
def test_arrays_and_tables_play_the_same_games(name):
    """The seat to move, its mask, its observation and the result are those of a table under the same key."""
    games = games_of(name, seed=3)
    random = np.random.default_rng(0)
    watched = 5
    key = games.states[watched]["key"].copy()
    table = setu.Table(name, options=SHORT.get(name), key=key.astype("<u4").tobytes())
    while not table.over:
        assert games.actors[watched] == table.actor
        assert np.flatnonzero(games.masks[watched]).tolist() == table.move_numbers().tolist()
        assert games.observations[watched].tolist() == table.features(table.actor).tolist()
        assert not games.rewards[watched].any()
        moves = random_moves(games, random)
        games.step(moves)
        table.play(int(moves[watched]))
    assert games.over[watched]
    assert games.actors[watched] == NOBODY
    best = games.rewards[watched].max()
    assert tuple(np.flatnonzero(games.rewards[watched] == best).tolist()) == table.result.winners


def test_a_finished_game_is_dealt_anew_under_a_key_of_its_own():
    games = games_of("sangram", 3)
    random = np.random.default_rng(1)
    while not games.over.any():
        games.step(random_moves(games, random))
    ended = int(np.flatnonzero(games.over)[0])
    games.step(random_moves(games, random))
    assert not games.over[ended]
    assert not games.rewards[ended].any()
    expected = games.states[ended]["key"].copy()
    number_key(expected, ended + 3)
    assert games.states[ended]["key"].tolist() == expected.tolist()


def test_the_same_seed_deals_the_same_games_and_another_does_not():
    one, other = games_of("sangram", seed=1), games_of("sangram", seed=2)
    assert one.observations.tobytes() != other.observations.tobytes()
    other.reset(1)
    assert one.states.tobytes() == other.states.tobytes()


def test_threads_change_nothing():
    one, many = games_of("sangram", 7, learner=0), games_of("sangram", 7, learner=0, threads=3)
    for _ in range(40):
        one.step(one.masks.argmax(axis=1))
        many.step(many.masks.argmax(axis=1))
    assert one.states.tobytes() == many.states.tobytes()
    assert one.observations.tobytes() == many.observations.tobytes()


def test_interpreted_and_compiled_agree():
    fast = games_of("sangram", 2, learner=1)
    with interpreting():
        plain = games_of("sangram", 2, learner=1)
        for _ in range(5):
            plain.step(plain.masks.argmax(axis=1))
    for _ in range(5):
        fast.step(fast.masks.argmax(axis=1))
    assert fast.states.tobytes() == plain.states.tobytes()
    assert fast.masks.tobytes() == plain.masks.tobytes()
    assert np.allclose(fast.observations, plain.observations)


def test_a_learner_is_asked_only_for_its_own_seat():
    games = games_of("sangram", 20, learner=1, seats=3)
    for _ in range(100):
        assert set(games.actors.tolist()) <= {1, NOBODY}
        games.step(games.masks.argmax(axis=1))


def test_an_illegal_move_is_refused_and_no_game_changes():
    games = games_of("sangram")
    moves, before = games.masks.argmax(axis=1), games.states.tobytes()
    illegal = moves.copy()
    illegal[6] = np.flatnonzero(~games.masks[6])[0]
    with pytest.raises(IllegalMove):
        games.step(illegal)
    illegal[6] = games.masks.shape[1]
    with pytest.raises(InvalidMove, match="numbered from 0"):
        games.step(illegal)
    with pytest.raises(InvalidMove, match="8 whole numbers"):
        games.step(moves[:3])
    with pytest.raises(InvalidMove, match="8 whole numbers"):
        games.step(moves / 2)
    assert games.states.tobytes() == before


def test_an_illegal_move_can_be_replaced_by_a_legal_one():
    games = games_of("sangram", illegal="replace")
    moves = games.masks.argmax(axis=1)
    moves[6] = -5
    games.step(moves)
    assert games.legal.tolist() == [True] * 6 + [False, True]


@pytest.mark.parametrize("wrong", [{"count": 0}, {"learner": 2}, {"illegal": "ignore"}, {"seats": 9}])
def test_what_cannot_be_set_up_is_refused(wrong):
    with pytest.raises(BadOptions, match=f"“{next(iter(wrong))}” cannot be"):
        Games(**{"game": "sangram", "count": 4, "seats": 2, **wrong})
