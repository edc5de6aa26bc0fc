"""Threats are seen exactly, and no bot from `rival` up misses a win or makes a move that loses at once without need."""

from __future__ import annotations

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.bots import Player
from setu.engine import entry_points
from setu.engine.conformance import option_samples
from setu.engine.game import find_game
from setu.engine.rng import new_rng, rng_below
from setu.engine.rule import compiled, rule
from setu.games.quarry import fit, line, rules, stones, threats
from setu.games.quarry.codes import phase

QUARRY = find_game("quarry")
_first_win, _answers, _narrow, _every = threats.first_win, threats.answers, rules.narrow, threats.every_placement
_wins, _try_on, _take_off, _fits = line.would_win, stones.try_on, stones.take_off, fit.base_level
NONE = threats.NONE


@rule
def has_win(b, s, colour, scratch, first):
    """Does any placement of a colour win? The list's end is free to write on."""
    every = _every(b, s, colour, scratch[first:])
    for place in range(every):
        move = scratch[first + place]
        if _wins(b, s, colour, b.form_of[move], move):
            return True
    return False


@compiled
def look(board, states, wins, safe, worth):
    """Every placement tried, one by one: which win, which leave the other side none; and what `narrow` says."""
    b, s = board[0], states[0]
    own = s.to_move
    every = _every(b, s, own, worth)
    won = kept = 0
    for place in range(every):
        move = worth[place]
        if _wins(b, s, own, b.form_of[move], move):
            wins[won] = move
            won += 1
        before = _try_on(b, s, own, move)
        if not has_win(b, s, 1 - own, safe, kept):
            safe[kept] = move
            kept += 1
        _take_off(b, s, own, move, before)
    return won, kept, _narrow(b, s, s.holder[own], worth)


def walk(options, seed, games):
    """Some positions of games in which every second move or so is one worth a thought."""
    luck, out = new_rng(seed), np.zeros(10_000, np.int32)
    for number in range(games):
        table = Table("quarry", options=options, seed=f"{seed} {number}")
        while not table.over:
            if table._s.phase == phase.PLACING and rng_below(luck, 6) == 0:
                yield table
            found = narrowed(table._board, table._state, out)
            moves = table.move_numbers() if rng_below(luck, 2) else out[:found]
            table.play(int(moves[rng_below(luck, len(moves))]))


@compiled
def narrowed(board, states, out):
    b, s = board[0], states[0]
    return _narrow(b, s, s.holder[s.to_move], out)


@pytest.mark.parametrize("options", option_samples(QUARRY), ids=str)
def test_wins_and_answers_are_those_that_trying_every_placement_finds(options):
    room = 2 * QUARRY.most_moves(Table("quarry", options=options)._b)
    wins, safe, worth = (np.zeros(room, np.int32) for _ in range(3))
    won = threatened = forks = 0
    for table in walk(options, 5, tried(40)):
        before = table._state.tobytes()
        winning, left, found = look(table._board, table._state, wins, safe, worth)
        kept, legal = set(worth[:found].tolist()), set(table.move_numbers().tolist())
        assert table._state.tobytes() == before
        assert kept
        assert kept <= legal
        if winning:
            assert kept <= set(wins[:winning].tolist())
        elif left:
            answers = set(safe[:left].tolist())
            assert kept <= answers
            if len(kept) == 1 < left:  # it wins for certain
                after, (move,) = table._state.copy(), kept
                entry_points.play(table._board, after, table.actor, move)
                assert look(table._board, after, wins, safe, worth)[:2] == (0, 0)
                forks += 1
            elif left < len(legal) and options != {"elbow": "rest"}:
                assert kept == answers
        won, threatened = won + bool(winning), threatened + (not winning and 0 < left < len(legal))
    assert won > 0
    assert threatened + forks > 0


@compiled
def certain(board, states, out):
    """What is certain now: 2 a win at once, 1 a loss unless it is answered, 0 neither, -1 a loss at once."""
    b, s = board[0], states[0]
    if s.phase != phase.PLACING:
        return 0
    if _first_win(b, s, s.to_move) != NONE:
        return 2
    threat = _first_win(b, s, 1 - s.to_move)
    if threat == NONE:
        return 0
    return 1 if _answers(b, s, s.to_move, threat, out, 1) > 0 else -1


@pytest.mark.parametrize("bot", ["rival", "expert", "search:40"])
def test_who_searches_misses_no_win_and_loses_to_no_threat_that_can_be_answered(bot):
    out = np.zeros(2000, np.int32)
    decisions = wins = answered = 0
    for game in range(tried(12)):
        table = Table("quarry", seed=game)
        for move in range(game % 3):  # so that no two games are alike
            numbers = table.move_numbers()
            table.play(int(numbers[rng_below(new_rng(game, move), len(numbers))]))
        players = [Player(bot, new_rng(game, seat)) for seat in range(2)]
        while not table.over:
            was = certain(table._board, table._state, out)
            table.play(players[table.actor].choose(table.observation()))
            decisions, wins, answered = decisions + 1, wins + (was == 2), answered + (was == 1)
            assert table.over == (was == 2) or table.result.reason != "line"
            assert was == -1 or certain(table._board, table._state, out) != 2
    assert decisions > 10
    assert wins > 0
    assert answered > 0
