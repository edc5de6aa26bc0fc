"""One law for all bots from `rival` up, in all games: no win that is certain now is missed, and no move is made after
which the seat certainly loses at the next decision while another move avoids that, for all it knows."""

from __future__ import annotations

from collections import deque

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.bots import Player, choose
from setu.bots.bot import legal_moves
from setu.bots.certain import Certainty
from setu.engine.rng import new_rng, rng_below
from setu.engine.rule import compiled
from setu.games.quarry import line, stones, threats

GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
BOTS = ("rival", "expert", "search:40")
LAST, EACH = 16, 4  # decisions before the end of a game of which so many are asked about, beside one from anywhere
MANY_WORLDS = 12


def observations(game, count):
    """Decisions between several moves, most of them near the end of a game between players that go for it."""
    found, number = 0, 0
    while found < count:
        number += 1
        table, luck = Table(game, 2, seed=f"law {number}"), new_rng(number)
        last, early, decisions = deque(maxlen=LAST), None, 0
        while not table.over:
            observation = table.observation()
            if len(legal_moves(observation)) > 1:
                last.append(observation)
                decisions += 1
                early = observation if rng_below(luck, decisions) == 0 else early
            bot = "random" if rng_below(luck, 8) == 0 else "greedy"
            table.play(choose(bot, observation, luck), observation.seat)
        asked = [early, *(last[rng_below(luck, len(last))] for _ in range(EACH))] if last else []
        for observation in asked[: count - found]:
            found += 1
            yield observation


def certainty(observation):
    return Exactly(observation) if observation.game.name == "quarry" else Certainty(observation, MANY_WORLDS)


class Exactly:
    """Quarry has thousands of replies; but nothing is hidden, so its own threats, which are exact, say all."""

    def __init__(self, observation):
        self.board, self.state = observation.board, observation.state.copy()
        self.out = np.zeros(4096, np.int32)

    def wins(self, move):
        return bool(wins_with(self.board, self.state, move))

    def loses(self, move):
        return bool(loses_with(self.board, self.state, move))


_try_on, _take_off, _would_win, _first_win = stones.try_on, stones.take_off, line.would_win, threats.first_win
NONE = threats.NONE


@compiled
def wins_with(board, states, move):
    b, s = board[0], states[0]
    return move < b.placements and _would_win(b, s, s.to_move, b.form_of[move], move)


@compiled
def loses_with(board, states, move):
    b, s = board[0], states[0]
    if move >= b.placements or _would_win(b, s, s.to_move, b.form_of[move], move):
        return False
    before = _try_on(b, s, s.to_move, move)
    lost = _first_win(b, s, 1 - s.to_move) != NONE
    _take_off(b, s, s.to_move, move, before)
    return lost


@pytest.mark.parametrize("game", GAMES)
def test_no_sure_win_is_missed_and_no_loss_that_can_be_avoided_is_walked_into(game):
    wins = losses = 0
    for number, observation in enumerate(observations(game, tried(2000, gate=24))):
        bot, legal, certain = BOTS[number % len(BOTS)], legal_moves(observation), certainty(observation)
        move = Player(bot, new_rng(number)).choose(observation)
        winning = [other for other in legal if certain.wins(other)]
        assert not winning or move in winning, (bot, number)
        wins += bool(winning)
        if not winning and certain.loses(move):
            losses += 1
            assert all(certain.loses(other) for other in legal), (bot, number)
    assert wins > 0 or game in ("river-dragons", "sunderbans", "sangram")
