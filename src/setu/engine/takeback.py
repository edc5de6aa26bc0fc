"""Is a move for good, did it tell its maker anything? What undo at a table with friends depends on."""

from __future__ import annotations

import numpy as np

from setu.engine import entry_points
from setu.engine.record_view import record_view
from setu.engine.rng import KEY_WORDS
from setu.engine.state import EVERYONE, copied
from setu.engine.table import Table

WORLDS = 8


def is_final(table: Table, number: int, move: int) -> bool:
    """Do the rules say that this move, log entry `number`, cannot be changed once it is made?"""
    seat = table.entry(number).seat
    before = record_view(table.state_at(number - 1)[0])
    return seat is not None and table.game.final(record_view(table.board[0]), before, seat, move)


def discloses(table: Table, number: int, move: int) -> bool:
    """Did this move, log entry `number`, throw dice, tell another seat something, or show its maker something new?

    The last is asked of the rules themselves: in some worlds that the maker thought possible the same move is made;
    if everything the maker then sees is the same in each, it told nothing.
    """
    entry = table.entry(number)
    if entry.seat is None or entry.move == "resign":
        return True
    if any(event.chance for event in entry.events) or table.drawn_at(number - 1) != table.drawn_at(number):
        return True
    if any(event.audience not in (EVERYONE, entry.seat) for event in entry.events):
        return True
    return table.game.hidden and _shows_something(table, entry.seat, number, move)


def _shows_something(table: Table, seat: int, number: int, move: int) -> bool:
    board, before, seen = table.board, table.state_at(number - 1), table.state_at(number)
    entry_points.hide(board, seen, seat)
    expected = seen.tobytes()
    for world_number in range(WORLDS):
        world = copied(before)
        entry_points.hide(board, world, seat)
        entry_points.determinize(
            board, world, seat, np.full(KEY_WORDS, 0x9E3779B9 * (world_number + 1) & 0x7FFFFFFF, np.uint32)
        )
        entry_points.play(board, world, seat, move)
        entry_points.hide(board, world, seat)
        if world.tobytes() != expected:
            return True
    return False
