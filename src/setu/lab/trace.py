"""The course of a game in a few numbers: choices, use of pieces, who led when.

All is noted while the game is played, so that nothing of its length has to be kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from setu.engine import contract
from setu.engine.configured import ConfiguredGame
from setu.engine.record_view import record_dtype
from setu.engine.rule import rule
from setu.engine.simulate import takes_part
from setu.engine.state import StateArray

_estimate, _moves = contract.estimate, contract.moves

MOST_SEATS = 8
MOST_PIECES = 32
BINS = 16  # of choices: 1, 2, 3–4, 5–8 …
MOMENTS = (25, 50, 75)  # per cent of the game
NOBODY = -1
AHEAD = 0.05  # whose chances are better by less than this does not lead

TRACE = record_dtype(
    [
        ("uses", "<i4", (MOST_SEATS, MOST_PIECES)),
        ("choices", "<i4", (BINS,)),  # decisions by how many moves there were
        ("decisions", "<i4", (MOST_SEATS,)),  # with more than one move to choose from
        ("lowest", "<f8", (MOST_SEATS,)),  # the least chance a seat ever had, of all seats' together
        ("lead_changes", "<i4"),
        ("led", "i1", (len(MOMENTS),)),  # who led at these moments, or NOBODY
        ("opener", "i1"),  # the first who decided alone, or NOBODY
    ]
)


def piece_of_moves(configured: ConfiguredGame) -> NDArray[np.int16]:
    """The piece that each move uses, or -1."""
    moves, pieces = np.arange(configured.move_numbers), configured.game.pieces
    if pieces is None:
        return np.full(len(moves), -1, np.int16)
    return pieces.of(configured.b, moves).astype(np.int16)


class Watching(NamedTuple):
    """What a game is traced with, one game after the other."""

    traces: Any  # [game]
    leaders: Any  # after each move of the game in hand
    piece_of: Any  # the piece that each move uses, or -1
    chances: Any
    listed: Any


def watching(configured: ConfiguredGame, traces: StateArray) -> Watching:
    """What the loop notes these traces with."""
    return Watching(
        traces,
        leaders=np.zeros(configured.longest + 1, np.int8),
        piece_of=piece_of_moves(configured),
        chances=np.zeros(configured.seats, np.float64),
        listed=np.zeros(configured.most_moves, np.int32),
    )


@rule
def trace_move(watcher: Any, number: int, seat: int, move: int) -> None:
    """A seat decides on a move, which may use a piece."""
    piece = watcher.piece_of[move]
    if piece >= 0:
        watcher.traces[number].uses[seat, piece] += 1


@rule
def trace_choice(watcher: Any, number: int, b: Any, s: Any, pending: int, seat: int) -> None:
    """A seat is asked, and has so many moves."""
    c, found = watcher.traces[number], _moves(b, s, seat, watcher.listed)
    if c.opener == NOBODY and pending == 1 << seat:
        c.opener = seat
    bin = 0
    while 1 << bin < found and bin < BINS - 1:
        bin += 1
    c.choices[bin] += 1
    if found > 1:
        c.decisions[seat] += 1


@rule
def trace_chances(watcher: Any, number: int, b: Any, s: Any, made: int) -> None:
    """Who leads after move number `made`; ties leave the lead where it was."""
    c, leaders, chances = watcher.traces[number], watcher.leaders, watcher.chances
    _estimate(b, s, chances)
    total, best = 0.0, 0
    for seat in range(s.seats):
        total += chances[seat]
        if chances[seat] > chances[best]:
            best = seat
    before = leaders[made - 1] if made > 0 else NOBODY
    leader = best
    for seat in range(s.seats):
        if seat != best and chances[seat] > chances[best] - AHEAD:
            leader = before
    if leader != before and before != NOBODY:
        c.lead_changes += 1
    leaders[made] = leader
    if total > 0.0:
        for seat in range(s.seats):
            c.lowest[seat] = min(c.lowest[seat], chances[seat] / total)


@rule
def open_trace(watcher: Any, number: int, b: Any, s: Any) -> None:
    """Before the first move nobody has led."""
    c = watcher.traces[number]
    c.opener = NOBODY
    for seat in range(MOST_SEATS):
        c.lowest[seat] = 1.0
    trace_chances(watcher, number, b, s, 0)


@rule
def close_trace(watcher: Any, number: int, made: int) -> None:
    """Who led after a quarter, half and three quarters of the game."""
    for moment in range(len(MOMENTS)):
        watcher.traces[number].led[moment] = watcher.leaders[made * MOMENTS[moment] // 100]


takes_part(
    Watching,
    watch_begin=open_trace,
    watch_asked=trace_choice,
    watch_move=trace_move,
    watch_made=trace_chances,
    watch_end=close_trace,
)
