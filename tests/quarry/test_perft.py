"""Part 6: how many sequences of legal placements there are; games that are won do not go on."""

from __future__ import annotations

import numpy as np
import pytest

import setu
from setu.engine import contract
from setu.engine.reader import Components
from setu.engine.rule import compiled
from setu.engine.simulate import lowest_seat
from setu.games.quarry import board

_moves, _play, _pending = contract.moves, contract.play, contract.pending
MOST = 3300


@compiled
def perft(board, states, lists, counts, at):
    """Count by a stack of states and of move lists; the last ply is counted, not played."""
    b = board[0]
    total = 0
    ply = 0
    entering = True
    while ply >= 0:
        if entering:
            pending = _pending(b, states[ply])
            counts[ply] = 0 if pending == 0 else _moves(b, states[ply], lowest_seat(pending), lists[ply])
            at[ply] = 0
            if ply == len(counts) - 1:
                total += counts[ply]
                at[ply] = counts[ply]
        if at[ply] < counts[ply]:
            states[ply + 1] = states[ply]
            _play(b, states[ply + 1], lowest_seat(_pending(b, states[ply])), lists[ply, at[ply]])
            at[ply] += 1
            ply += 1
            entering = True
        else:
            ply -= 1
            entering = False
    return total


def count(table, depth):
    states = np.zeros(depth + 1, table.game.state)
    states[0] = table._state[0]
    counts, at = np.zeros((2, depth), np.int64)
    return perft(table._board, states, np.zeros((depth, MOST), np.int32), counts, at)


def small(width, rows, quarry):
    source = board.box("standard").source
    for before, after in (("width = 10", f"width = {width}"), ("rows = 9 ", f"rows = {rows} ")):
        source = source.replace(before, after)
    return Components(source.replace("quarry = 2", f"quarry = {quarry}"), "small.toml")


@pytest.mark.parametrize(
    ("name", "depth", "sequences"),
    [
        ("standard", 1, 1836),
        ("standard", 2, 3_160_611),
        ("long", 1, 2748),
        ("long", 2, 7_221_815),
        ("lengthwise", 1, 1836),  # the standard board turned by a quarter: the stones fit alike
        ("lengthwise", 2, 3_160_611),
    ],
)
def test_perft_of_the_full_boards(name, depth, sequences):
    """QR-10 to QR-16, in numbers."""
    assert count(setu.Table("quarry", options={"board": name, "starter": "black"}), depth) == sequences


@pytest.mark.parametrize(
    ("size", "depth", "sequences"),
    [
        ((3, 3, 1), 1, 97),
        ((3, 3, 1), 2, 5264),
        ((3, 3, 1), 3, 221_474),
        ((4, 5, 1), 1, 306),
        ((4, 5, 1), 2, 71_389),
        ((4, 5, 1), 3, 13_373_958),
    ],
)
def test_perft_of_small_boards(size, depth, sequences):
    """QR-10 to QR-19, in numbers, with games that end."""
    table = setu.Table("quarry", options={"starter": "black"}, components=small(*size))
    assert count(table, depth) == sequences
