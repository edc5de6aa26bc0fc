"""In the second rule set greedy travellers weigh eco cards, bonus cards and karma by what they bring."""

from __future__ import annotations

import pytest

from setu import Table
from setu.bots import Player
from setu.engine.rng import new_rng
from setu.games.rama import evaluate
from setu.games.rama.codes import action, eco, phase


def decisions(asked, games=6):
    """What greedy players answered where the phase was this one."""
    made = []
    for seed in range(games):
        table = Table("ramas-bridge", 2, seed=seed, options={"rules": "strategie"})
        players = [Player("greedy", new_rng(seed, seat)) for seat in range(2)]
        while not table.over:
            now, observation = int(table._s.phase), table.observation()
            move = players[observation.seat].choose(observation)
            if now == asked:
                made.append(move)
            table.play(move)
    return made


def test_RB_41_a_greedy_traveller_commits_more_often_than_not():
    made = decisions(phase.COMMITTING)
    assert len(made) >= 6
    assert sum(action.commit.has(move) for move in made) > len(made) / 2


@pytest.fixture
def waiting():
    """A table with time left, at which the first seat has committed itself on this card."""

    def build(kind):
        table = Table("ramas-bridge", 2, seed=1, options={"rules": "strategie"})
        for _ in range(2):
            table.play(table.moves()[0])
        table._s.eco[0, kind] = eco.PENDING
        return table

    return build


@pytest.mark.parametrize(("kind", "turns"), [(eco.FOR_TRANSPORT, 1.0), (eco.FOR_MATERIAL, 2.0)])
def test_RB_42_RB_44_the_wait_is_as_long_as_the_die_makes_it(waiting, kind, turns):
    table = waiting(kind)
    assert evaluate.until_released(table._b, table._s, 0) == pytest.approx(turns)
    assert evaluate.until_released(table._b, table._s, 1) == 0


@pytest.mark.parametrize(("kind", "points"), [(eco.FOR_TRANSPORT, 200), (eco.FOR_MATERIAL, 300)])
def test_RB_48_a_commitment_is_worth_what_the_throws_that_are_left_make_of_it(waiting, kind, points):
    table = waiting(kind)
    worth = [evaluate.commitments(table._b, table._s, 0, turns) for turns in (0.0, 1.0, 3.0, 30.0)]
    assert worth[0] == 0
    assert worth == sorted(worth)
    assert worth[1] == pytest.approx(points * (1 / 2 if kind == eco.FOR_TRANSPORT else 1 / 3))
    assert worth[3] == pytest.approx(points, rel=0.01)
