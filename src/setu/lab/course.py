"""The course of a game in a few numbers: choices, use of pieces, who led when.

All is noted while the game is played, so that nothing of its length has to be kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine import contract
from setu.engine.board import BoardArray
from setu.engine.game import Game
from setu.engine.record_view import record_dtype, record_view
from setu.engine.rule import rule

_estimate = contract.estimate

MOST_SEATS = 8
MOST_PIECES = 32
BINS = 16  # of choices: 1, 2, 3–4, 5–8 …
MOMENTS = (25, 50, 75)  # per cent of the game
NOBODY = -1
AHEAD = 0.05  # whose chances are better by less than this does not lead

COURSE = record_dtype(
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


def piece_of_moves(game: Game, board: BoardArray) -> NDArray[np.int16]:
    """The piece that each move uses, or -1."""
    b = record_view(board[0])
    moves = np.arange(game.move_numbers(b))
    if game.pieces is None:
        return np.full(len(moves), -1, np.int16)
    return game.pieces.of(b, moves).astype(np.int16)


@rule
def open_course(c: Any) -> None:
    """Before the first move nobody has led."""
    c.opener = NOBODY
    for seat in range(MOST_SEATS):
        c.lowest[seat] = 1.0


@rule
def note_choice(c: Any, pending: int, seat: int, found: int) -> None:
    """A seat is asked and has so many moves."""
    if c.opener == NOBODY and pending == 1 << seat:
        c.opener = seat
    bin = 0
    while 1 << bin < found and bin < BINS - 1:
        bin += 1
    c.choices[bin] += 1
    if found > 1:
        c.decisions[seat] += 1


@rule
def note_chances(b: Any, s: Any, c: Any, made: int, leaders: Any, chances: Any) -> None:
    """Who leads after move number `made`; ties leave the lead where it was."""
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
def close_course(c: Any, made: int, leaders: Any) -> None:
    """Who led after a quarter, half and three quarters of the game."""
    for moment in range(len(MOMENTS)):
        c.led[moment] = leaders[made * MOMENTS[moment] // 100]
