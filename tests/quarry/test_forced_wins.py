"""Wins that can be forced are seen: those that bench/forced_wins.py found by trying everything, and by threats alone
many longer ones, of which the first is the standard board's: who begins there wins."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.bots import Player, advise
from setu.engine.rng import new_rng
from setu.engine.rule import compiled
from setu.games.quarry import forced, stones, threats

PUZZLES = [
    [[int(number) for number in part.split()] for part in line.split(";")]
    for line in (Path(__file__).parent / "data" / "forced-wins.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // tried(len(PUZZLES), gate=40))]
SECOND = "search:600"  # far fewer than a master thinks of in a second
EFFORT, ROOM = 2000, 1 << 20
NONE = threats.NONE
_find_forced, _first_win, _every = forced.find_forced, threats.first_win, threats.every_placement
_try_on, _take_off = stones.try_on, stones.take_off


def reached(moves):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in moves:
        table.play(move)
    return table


@compiled
def look(board, states, effort, room):
    """What wins at once, or else begins a win by threats."""
    b, s = board[0], states[0]
    win = _first_win(b, s, s.to_move)
    return win if win != NONE else _find_forced(b, s, s.to_move, effort, room)


@compiled
def replies_that_hold(board, states, out):
    """Every placement of who is to move after which the other side has no win at once, each tried."""
    b, s = board[0], states[0]
    own, held = s.to_move, 0
    for place in range(_every(b, s, own, out)):
        before = _try_on(b, s, own, out[place])
        if _first_win(b, s, 1 - own) == NONE:
            out[held] = out[place]
            held += 1
        _take_off(b, s, own, out[place], before)
    return held


def stones_to_win(table, move, room):
    """How many stones the mover needs at most from this one on, if it wins for certain; each reply is tried."""
    after = table.copy()
    after.play(move)
    if after.over:
        return 1
    out = np.zeros(4096, np.int32)
    held = out[: replies_that_hold(after._board, after._state, out)].tolist()
    most = 1
    for reply in held:
        world = after.copy()
        world.play(reply)
        if world.over:
            return None
        win = look(world._board, world._state, EFFORT, room)
        longer = None if win == NONE else stones_to_win(world, win, room)
        if longer is None:
            return None
        most = max(most, longer)
    return 1 + most


def test_there_are_three_hundred_of_them():
    assert len(PUZZLES) >= 300
    assert {stones for ((stones,), _, _) in PUZZLES} == {2, 3}


def test_threats_alone_win_most_of_them_and_what_they_win_is_won():
    room, found = np.zeros(ROOM, np.int32), 0
    for _, wins, moves in SAMPLE:
        table = reached(moves)
        before = table._state.tobytes()
        move = look(table._board, table._state, EFFORT, room)
        assert table._state.tobytes() == before
        found += move != NONE
        assert move == NONE or move in wins or stones_to_win(table, move, room) is not None
    assert found >= 0.85 * len(SAMPLE)


def test_who_begins_on_the_standard_board_wins_by_threats_whatever_the_other_side_does():
    room, table = np.zeros(ROOM, np.int32), reached([])
    first = look(table._board, table._state, EFFORT, room)
    assert first != NONE
    assert stones_to_win(table, first, room) <= 4


@pytest.mark.parametrize("board", ["long", "lengthwise"])
def test_no_such_win_is_found_on_the_other_boards(board):
    table = Table("quarry", options={"starter": "black", "board": board}, seed=1)
    assert look(table._board, table._state, EFFORT, np.zeros(ROOM, np.int32)) == NONE


def test_with_little_room_nothing_is_found_and_nothing_is_broken():
    table = reached(SAMPLE[0][2])
    before = table._state.tobytes()
    assert look(table._board, table._state, EFFORT, np.zeros(2000, np.int32)) == NONE
    assert table._state.tobytes() == before


@pytest.mark.parametrize(("bot", "share"), [(SECOND, 0.95), ("expert", 0.8)])
def test_a_win_within_three_stones_is_begun(bot, share):
    """Or a longer one, that is as certain."""
    room, begun = np.zeros(ROOM, np.int32), 0
    for number, (_, wins, moves) in enumerate(SAMPLE):
        table = reached(moves)
        move = Player(bot, new_rng(number)).choose(table.observation())
        begun += move in wins or stones_to_win(table, move, room) is not None
    assert begun >= share * len(SAMPLE)


def test_no_move_is_advised_that_threats_refute_while_another_stands():
    room = np.zeros(ROOM, np.int32)

    def is_refuted(table, move):
        after = table.copy()
        after.play(move)
        return not after.over and look(after._board, after._state, 300, room) != NONE

    for _, _, moves in SAMPLE[:12]:
        table = reached(moves[:-1])  # the last one let the win in
        thought = advise(table.observation(), iterations=300, rng=new_rng(1)).moves
        assert not is_refuted(table, thought[0].move) or all(is_refuted(table, one.move) for one in thought)


def test_a_win_that_was_begun_is_brought_home():
    for number, ((needed,), wins, moves) in enumerate(SAMPLE[:: max(1, len(SAMPLE) // 8)]):
        table = reached(moves)
        winner, players = table.actor, [Player(SECOND, new_rng(number, seat)) for seat in range(2)]
        table.play(wins[0])
        made = 1
        while not table.over:
            made += table.actor == winner
            table.play(players[table.actor].choose(table.observation()))
        assert table.result.winners == (winner,)
        assert made <= needed + 2  # it may go a way that is longer and as certain
