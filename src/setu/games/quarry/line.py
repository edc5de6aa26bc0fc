"""Quarry's line: what hangs together, seen from above (QR-18 to QR-20).

Lines are flooded on sets of cells (`engine.bits`): `s.shown[colour]` is what a colour shows.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, FULL, bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry.codes import wish


@rule
def completes_line(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-19, QR-20, R5: does the line through this stone join South Quarry and North Quarry?"""
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        s.flood[word_of(cell)] |= bit_of(cell)
    flood_through(b, s, colour)
    south = north = False
    for word in range(b.words):
        south = south or s.flood[word] & b.south[word] != 0
        north = north or s.flood[word] & b.north[word] != 0
        s.flood[word] = 0
    return south and north


@rule
def would_win(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-19: would the line be complete with this stone? The set of shown cells is put back."""
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        s.shown[colour, word_of(cell)] |= bit_of(cell)
    won = shows_in_both_quarries(b, s, colour) and completes_line(b, s, colour, form, move)
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        if s.top[cell] != colour:
            s.shown[colour, word_of(cell)] &= ~bit_of(cell)
    return won


@rule
def shows_in_both_quarries(b: Board, s: State, colour: int) -> bool:
    """QR-19: the least that a line needs, and quickly asked."""
    south = north = False
    for word in range(b.words):
        south = south or s.shown[colour, word] & b.south[word] != 0
        north = north or s.shown[colour, word] & b.north[word] != 0
    return south and north


@rule
def has_line(b: Board, s: State, colour: int) -> bool:
    """QR-19: is there a line of this colour at all? (For positions; a move is asked by its stone.)"""
    for word in range(b.words):
        s.flood[word] = s.shown[colour, word] & b.south[word]
    flood_through(b, s, colour)
    found = False
    for word in range(b.words):
        found = found or s.flood[word] & b.north[word] != 0
        s.flood[word] = 0
    return found


@rule
def flood_through(b: Board, s: State, colour: int) -> None:
    """QR-18: let `flood` run on through the cells that show the colour."""
    growing = True
    while growing:
        growing = False
        for word in range(b.words):
            more = beside(b, s, s.flood, word) & s.shown[colour, word] & ~s.flood[word]
            if more != 0:
                s.flood[word] |= more
                growing = True


@rule
def beside(b: Board, s: State, cells: Any, word: int) -> int:
    """QR-18, R6: the neighbours of a set, side to side; with `line=diagonal` also corner to corner."""
    near = up(cells, word, b.width) | down(cells, word, b.width)
    near |= up(cells, word, 1) & b.not_west[word] | down(cells, word, 1) & b.not_east[word]
    if s.options.line == wish.DIAGONAL:
        near |= (up(cells, word, b.width + 1) | down(cells, word, b.width - 1)) & b.not_west[word]
        near |= (up(cells, word, b.width - 1) | down(cells, word, b.width + 1)) & b.not_east[word]
    return near


@rule
def up(cells: Any, word: int, by: int) -> int:
    """QR-18: a set moved on by so many cells."""
    moved = (cells[word] << by) & FULL
    if word > 0:
        moved |= cells[word - 1] >> (BITS - by)
    return moved


@rule
def down(cells: Any, word: int, by: int) -> int:
    """QR-18: a set moved back by so many cells."""
    return (cells[word] >> by) | ((cells[word + 1] << (BITS - by)) & FULL)
