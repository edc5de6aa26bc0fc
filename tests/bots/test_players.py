"""Random and greedy players: what they see, and that it does not matter who chooses first."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from setu import Table
from setu.bots import choose
from setu.engine.chance import new_luck
from setu.lab.simulate import play_games


def choices(table, seat, count):
    """How often greedy makes each move, over so many lucks."""
    sight = table.sight(seat)
    return Counter(choose("greedy", sight, new_luck(number)) for number in range(count))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_judges_a_secret_choice_alike_whether_first_or_last(seed):
    table = Table("sangram", seats=3, seed=seed)
    first = choices(table, 2, 400)
    for seat in (0, 1):
        table.play(table.moves(seat)[0], seat)
    last = choices(table, 2, 400)
    assert all(abs(first[move] - last[move]) < 60 for move in first | last)


def test_greedy_goes_home_when_it_has_won():
    """However far ahead it is, it still sees which move is the shorter way."""
    batch = play_games("ramas-bridge", 20, 2, bots=("greedy", "random"), seed=1)
    assert np.median(batch.states["round"]) < 25


def test_greedy_players_win_alike_in_every_seat_of_sangram():
    batch = play_games("sangram", 900, 3, bots=("greedy",), seed=1)
    firsts = batch.outcomes[:, :, 0] == 1
    shares = (firsts / firsts.sum(axis=1, keepdims=True)).mean(axis=0)
    assert np.all(np.abs(shares - 1 / 3) < 0.04)
