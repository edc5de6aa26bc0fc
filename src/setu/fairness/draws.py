"""Every number that chance gave in a game.

A table keeps only how far its stream has been used. What was asked of the stream is seen by making those moves that
used it once more, in plain Python, with an eye on `draw_below`: the rules themselves need know nothing of it, and moves
without chance cost nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

from setu.engine import entry_points
from setu.engine.record_view import frozen_view, record_view
from setu.engine.rng import ROUNDS, WORD, Key, chacha_word, draw_below
from setu.engine.state import StateArray, new_states
from setu.engine.table import Entry, Table


@dataclass(frozen=True)
class Draw:
    """A fair number from 0 to `below` - 1, asked of the stream at `block`."""

    block: int
    below: int
    value: int


@dataclass(frozen=True)
class Drawn:
    """A log entry in which chance was asked, and what it gave, in order."""

    entry: Entry
    draws: tuple[Draw, ...]


class NobodyWaits(Exception):
    """Nobody waits for the answer any more."""


def draws_of(table: Table, goes_on: Callable[[], bool] = lambda: True, *, set_up: bool = True) -> tuple[Drawn, ...]:
    """All draws of a game, by log entry; NobodyWaits as soon as `goes_on` says no.

    `set_up=False` for a game that began in a given position: what led there is not part of it.
    """
    found = []
    for number, entry in enumerate(table.log):
        if not goes_on():
            raise NobodyWaits
        if number == 0:
            draws = _of_set_up(table) if set_up else ()
        elif _used(table, number) != _used(table, number - 1):
            draws = _of_move(table, entry)
        else:
            draws = ()
        if draws:
            found.append(Drawn(entry, draws))
    return tuple(found)


def redrawn(key: Key, block: int, below: int) -> tuple[int, int]:
    """The number that the stream of a key gives at a block, and the block after it."""
    fair = (WORD + 1) - (WORD + 1) % below
    while True:
        word = chacha_word(key, block, ROUNDS)
        block += 1
        if word < fair:
            return word % below, block


def _used(table: Table, number: int) -> int:
    return int(record_view(table.state_at(number)[0]).drawn)


def _of_set_up(table: Table) -> tuple[Draw, ...]:
    state = new_states(table.game.state)
    first = record_view(state[0])
    first.seats = table.seats
    table.game.options.write(first.options, table.options)
    first.key[:] = record_view(table.state_at(0)[0]).key
    with _watching() as draws:
        entry_points.setup.plain(table.board, state)
    return tuple(draws)


def _of_move(table: Table, entry: Entry) -> tuple[Draw, ...]:
    assert entry.seat is not None
    state = table.state_at(entry.number - 1)
    with _watching() as draws:
        if entry.move == "resign":
            entry_points.resign.plain(table.board, state, entry.seat)
        else:
            entry_points.play.plain(table.board, state, entry.seat, _number(table, state, entry.seat, entry.move))
    return tuple(draws)


def _number(table: Table, state: StateArray, seat: int, written: str) -> int:
    return table.game.words.read(frozen_view(table.board[0]), record_view(state[0]), seat, written)


_DRAW = draw_below.__code__


@contextmanager
def _watching() -> Iterator[list[Draw]]:
    """The draws that this thread makes in plain Python during a `with` block; other threads are not looked at."""
    draws: list[Draw] = []
    asked = (0, 0)

    def watch(frame: FrameType, event: str, given: Any) -> None:
        nonlocal asked
        if frame.f_code is not _DRAW:
            return
        if event == "call":
            asked = int(frame.f_locals["s"].drawn), int(frame.f_locals["n"])
        elif event == "return":
            draws.append(Draw(*asked, int(given)))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        yield draws
    finally:
        sys.setprofile(before)
