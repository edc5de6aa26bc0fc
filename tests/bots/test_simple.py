"""Random and greedy players: what they see, and that it does not matter who chooses first."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from bot_games import bot_game
from setu import Table
from setu.bots import choose
from setu.engine.rng import new_rng
from setu.lab.ratings import first_shares
from setu.lab.simulate import play_games


def choices(table, seat, count):
    """How often greedy makes each move, over so many lucks."""
    observation = table.observation(seat)
    return Counter(choose("greedy", observation, new_rng(number)) for number in range(count))


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
    rounds = [int(bot_game("ramas-bridge", "greedy", "random", seed=seed)._s.round) for seed in range(12)]
    assert np.median(rounds) < 25


def test_greedy_players_win_alike_in_every_seat_of_sangram():
    firsts = first_shares(play_games("sangram", 1500, 3, bots=("greedy",)).outcomes)
    assert np.all(np.abs(firsts.mean(axis=0) - 1 / 3) < 0.04)
