"""Random and greedy players: what they see, and that it does not matter who chooses first."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from setu import Table
from setu.bots import Thinker, choose
from setu.engine.chance import new_luck


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


def play_out(table, thinkers):
    """A whole game, with a bot for each seat."""
    while not table.over:
        seat = table.pending[0]
        table.play(thinkers[seat].choose(table.sight(seat)), seat)
    return table


def test_greedy_goes_home_when_it_has_won():
    """However far ahead it is, it still sees which move is the shorter way."""
    thinkers = [Thinker(bot, new_luck(seat)) for seat, bot in enumerate(("greedy", "random"))]
    rounds = [int(play_out(Table("ramas-bridge", 2, seed=seed), thinkers)._s.round) for seed in range(12)]
    assert np.median(rounds) < 25


def test_greedy_players_win_alike_in_every_seat_of_sangram():
    thinkers = [Thinker("greedy", new_luck(seat)) for seat in range(3)]
    firsts = np.zeros((1500, 3))
    for seed, first in enumerate(firsts):
        winners = play_out(Table("sangram", 3, seed=seed), thinkers).result.winners
        first[list(winners)] = 1 / len(winners)
    assert np.all(np.abs(firsts.mean(axis=0) - 1 / 3) < 0.04)
