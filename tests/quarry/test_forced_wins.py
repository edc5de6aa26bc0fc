"""Wins that can be forced within three stones, as bench/forced_wins.py found them by trying everything, are seen."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.bots import Player
from setu.engine.rng import new_rng
from setu.engine.rule import compiled
from setu.games.quarry import rules

PUZZLES = [
    [[int(number) for number in part.split()] for part in line.split(";")]
    for line in (Path(__file__).parent / "data" / "forced-wins.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // tried(len(PUZZLES), gate=40))]
SECOND = "search:600"  # far fewer than a master thinks of in a second
_narrow_root = rules.narrow_root


def reached(moves):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in moves:
        table.play(move)
    return table


@compiled
def at_the_root(board, states, out):
    b, s = board[0], states[0]
    return _narrow_root(b, s, s.holder[s.to_move], out)


def test_there_are_three_hundred_of_them():
    assert len(PUZZLES) >= 300
    assert {stones for ((stones,), _, _) in PUZZLES} == {2, 3}


def test_a_longer_look_keeps_nothing_else_of_most_of_them_and_never_anything_wrong():
    out, alone = np.zeros(4096, np.int32), 0
    for _, wins, moves in SAMPLE:
        table = reached(moves)
        before = table._state.tobytes()
        kept = set(out[: at_the_root(table._board, table._state, out)].tolist())
        assert table._state.tobytes() == before
        assert kept & set(wins) or len(kept) > 1
        alone += len(kept) == 1 and kept <= set(wins)
    assert alone >= 0.9 * len(SAMPLE)


@pytest.mark.parametrize(("bot", "share"), [(SECOND, 0.95), ("expert", 0.8)])
def test_a_win_within_three_stones_is_found(bot, share):
    found = 0
    for number, (_, wins, moves) in enumerate(SAMPLE):
        found += Player(bot, new_rng(number)).choose(reached(moves).observation()) in wins
    assert found >= share * len(SAMPLE)


def test_a_win_that_was_begun_is_brought_home():
    for number, ((stones,), wins, moves) in enumerate(SAMPLE[:: max(1, len(SAMPLE) // 8)]):
        table = reached(moves)
        winner, players = table.actor, [Player(SECOND, new_rng(number, seat)) for seat in range(2)]
        table.play(wins[0])
        made = 1
        while not table.over:
            made += table.actor == winner
            table.play(players[table.actor].choose(table.observation()))
        assert table.result.winners == (winner,)
        assert made <= stones
