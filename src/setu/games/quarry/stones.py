"""A stone on the board: what becomes of the cells it covers, and how it is taken off again after a trial."""

from __future__ import annotations

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry import fit
from setu.games.quarry.codes import BARE

WRITTEN = 8  # bits that say what a cell was


@rule
def cover(b: Board, s: State, colour: int, cell: int, height: int) -> None:
    """QR-17: a cell grows and shows a colour; the sets of cells follow."""
    word, bit = word_of(cell), bit_of(cell)
    before = s.height[cell]
    for one in range(2):
        s.rests[one, before, word] &= ~bit
        s.shown[one, word] &= ~bit
    for level in range(before, height):
        s.lower[level, word] &= ~bit
    s.rests[colour, height, word] |= bit
    s.shown[colour, word] |= bit
    s.height[cell] = height
    s.top[cell] = colour


@rule
def try_on(b: Board, s: State, colour: int, move: int) -> int:
    """QR-17: lay a stone without a word; what its cells were before, so that it can be taken off."""
    form = b.form_of[move]
    base = fit.base_level(b, s, form, move)
    before = 0
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        before |= (4 * int(s.height[cell]) + int(s.top[cell]) + 1) << WRITTEN * i
    for i in range(b.covered[form]):
        cover(b, s, colour, b.cell_of[move, i], base + b.top[form, i])
    s.stock[colour, b.kind_of[form]] -= 1
    return before


@rule
def take_off(b: Board, s: State, colour: int, move: int, before: int) -> None:
    """QR-17: the stone that was tried last goes back into the stock."""
    form = b.form_of[move]
    for i in range(b.covered[form]):
        was = before >> WRITTEN * i & (1 << WRITTEN) - 1
        uncover(b, s, b.cell_of[move, i], was // 4, was % 4 - 1)
    s.stock[colour, b.kind_of[form]] += 1


@rule
def uncover(b: Board, s: State, cell: int, height: int, top: int) -> None:
    """QR-17: a cell becomes what it was; the sets of cells follow."""
    word, bit = word_of(cell), bit_of(cell)
    after = s.height[cell]
    for one in range(2):
        s.rests[one, after, word] &= ~bit
        s.shown[one, word] &= ~bit
    for level in range(height, after):
        s.lower[level, word] |= bit
    for one in range(2):
        if top == BARE or top == one:
            s.rests[one, height, word] |= bit
    if top != BARE:
        s.shown[top, word] |= bit
    s.height[cell] = height
    s.top[cell] = top
