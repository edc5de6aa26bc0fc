"""One law for all bots from `rival` up, in all games: no win that is certain now is missed, and no move is made after
which the seat certainly loses at the next decision while another move avoids that, for all it knows."""

from __future__ import annotations

from collections import Counter, deque
from pathlib import Path

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.bots import Player, choose
from setu.bots.bot import believed, legal_moves
from setu.bots.certain import Certainty
from setu.engine.rng import new_rng, rng_below
from setu.engine.rule import compiled
from setu.games.quarry import line, stones, threats

GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
BOTS = ("rival", "expert", "master")
A_MOMENT = 0.02  # seconds that a master has here
LAST = 16  # decisions before the end of a game
EACH = tried(4, gate=8)  # of which so many are asked about, beside one from anywhere: the games are what takes long
DECISIVE = [
    [part.strip() for part in line.split(";")]
    for line in (Path(__file__).parent / "data" / "decisive.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def observations(game, count):
    """Decisions between several moves, most of them near the end of a game between players that go for it."""
    found, number = 0, 0
    while found < count:
        number += 1
        seats = 2 if game == "quarry" else 2 + number % 3
        table, luck = Table(game, seats, seed=f"law {number}"), new_rng(number)
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


def certainty(seen):
    """What is certain in the very worlds that a bot imagines of what it sees."""
    return Exactly(seen) if seen.game.name == "quarry" else Certainty(seen)


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


def keeps_the_law(bot, observation, number):
    """Does the bot win if it can for certain, and else lose only if it must? Which of the two was there to be seen."""
    player = Player(bot, new_rng(number))
    seen, legal = player.sees(observation), legal_moves(observation)
    certain, possible = certainty(seen), believed(seen, legal)
    move = player.choose(observation, A_MOMENT)
    winning = [other for other in possible if certain.wins(other)]
    if winning:
        assert move in winning, (bot, number)
        return "win"
    if certain.loses(move):
        assert all(certain.loses(other) for other in possible), (bot, number)
        return "lost"
    is_quarry = observation.game.name == "quarry"  # thousands of placements
    if not is_quarry and any(certain.loses(other) for other in possible):
        return "loss"
    return "neither"


@pytest.mark.parametrize("game", GAMES)
def test_no_sure_win_is_missed_and_no_loss_that_can_be_avoided_is_walked_into(game):
    met = Counter(
        keeps_the_law(BOTS[number % len(BOTS)], observation, number)
        for number, observation in enumerate(observations(game, tried(2000, gate=24)))
    )
    print(f"{game}: {dict(met)}")


def decision(game, seats, seed, moves):
    """One of the positions in `decisive.txt`, as the seat sees it that is to decide."""
    table = Table(game, int(seats), seed=f"sure {seed}")
    for played in moves.split():
        seat, move = map(int, played.split(":"))
        table.play(move, seat)
    return table.observation()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "quarry"])
def test_what_is_certain_is_seen_where_it_matters(game, bot):
    """In positions of played games, for two players and more, in which some moves win or lose for certain."""
    met = Counter()
    for number, (_, seats, _, seed, moves) in enumerate(of for of in DECISIVE if of[0] == game):
        met[keeps_the_law(bot, decision(game, seats, seed, moves), number)] += 1
    assert met["win"] > 0
    assert met["loss"] > 0 or game == "sunderbans"
