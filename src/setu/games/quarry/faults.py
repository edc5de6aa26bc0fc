"""Where a stone does not fit, once `why_not` has said which rule forbids it: what the sentence names."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry.codes import BARE, roles
from setu.games.quarry.fit import base_level
from setu.games.quarry.rules import form_of


@rule
def kind(b: Board, s: State, seat: int, move: int) -> int:
    """QR-10: which kind of stone is used up."""
    return int(b.kind_of[form_of(b, move)])


@rule
def foreign_end(b: Board, s: State, seat: int, move: int) -> int:
    """QR-12: the cell on which an end would rest on the other's colour."""
    form = form_of(b, move)
    for i in range(b.covered[form]):
        top = s.top[b.cell_of[move, i]]
        if b.role[form, i] == roles.END and top != BARE and top != s.to_move:
            return int(b.cell_of[move, i])
    return 0


@rule
def other_colour(b: Board, s: State, seat: int, move: int) -> int:
    """QR-12: whose colour that is."""
    return 1 - int(s.to_move)


@rule
def low_end(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: the cell of the end that would lie lowest."""
    form = form_of(b, move)
    found, lowest = 0, 1 << 30
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.END:
            cell = int(b.cell_of[move, i])
            base = int(s.height[cell]) - int(b.bottom[form, i])
            if base < lowest:
                found, lowest = cell, base
    return found


@rule
def hangs(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: is there nothing at all under that end? Else two ends do not agree."""
    return int(s.height[low_end(b, s, seat, move)] == 0)


@rule
def first_end(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: the cell of the first end."""
    form = form_of(b, move)
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.END:
            return int(b.cell_of[move, i])
    return 0


@rule
def last_end(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: the cell of the last end."""
    form = form_of(b, move)
    found = 0
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.END:
            found = int(b.cell_of[move, i])
    return found


@rule
def first_height(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: how high it is built where the first end would lie."""
    return int(s.height[first_end(b, s, seat, move)])


@rule
def last_height(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13: and where the last would lie."""
    return int(s.height[last_end(b, s, seat, move)])


@rule
def obstacle(b: Board, s: State, seat: int, move: int) -> int:
    """QR-14: the cell that is in the way between the ends."""
    form = form_of(b, move)
    base = base_level(b, s, form, move)
    for i in range(b.covered[form]):
        cell = int(b.cell_of[move, i])
        if b.role[form, i] != roles.END and s.height[cell] > base + b.bottom[form, i]:
            return cell
    return 0


@rule
def obstacle_height(b: Board, s: State, seat: int, move: int) -> int:
    """QR-14: how high it is built there."""
    return int(s.height[obstacle(b, s, seat, move)])


@rule
def elbow(b: Board, s: State, seat: int, move: int) -> int:
    """QR-16b: the cell of a Corner's elbow."""
    form = form_of(b, move)
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.ELBOW:
            return int(b.cell_of[move, i])
    return 0


@rule
def reached(b: Board, s: State, seat: int, move: int) -> int:
    """QR-16: how high the stone would reach."""
    form = form_of(b, move)
    return base_level(b, s, form, move) + int(b.tallest[form])
