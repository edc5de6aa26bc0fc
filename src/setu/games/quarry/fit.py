"""May a stone lie there? The conditions of QR-12 to QR-16, one by one and on sets of cells."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, FULL
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry.codes import BARE, roles, wish


@rule
def ends_on_own_ground(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-12, QR-15: each end lies on bare board or on its own colour, so only inner cells cross."""
    for i in range(b.covered[form]):
        top = s.top[b.cell_of[move, i]]
        if b.role[form, i] == roles.END and top != BARE and top != colour:
            return False
    return True


@rule
def base_level(b: Board, s: State, form: int, move: int) -> int:
    """QR-13: the first end fixes the level of the whole stone."""
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.END:
            return int(s.height[b.cell_of[move, i]]) - int(b.bottom[form, i])
    return 0


@rule
def ends_are_level(b: Board, s: State, form: int, move: int, base: int) -> bool:
    """QR-13: every end stands exactly on what is under it; nothing overhangs."""
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.END and s.height[b.cell_of[move, i]] != base + b.bottom[form, i]:
            return False
    return base >= 0


@rule
def overhangs(b: Board, s: State, colour: int, form: int, move: int, base: int) -> bool:
    """QR-13: across an own stone one block up, with bare board under its ends, it would lie there and they hang.

    What is higher, or the other's, is in the way instead (QR-14).
    """
    raised = False
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        if b.role[form, i] == roles.END:
            if s.top[cell] != BARE:
                return False
        elif s.height[cell] > base + b.bottom[form, i]:
            if s.top[cell] != colour or s.height[cell] != base + b.bottom[form, i] + 1:
                return False
            raised = True
    return raised


@rule
def way_is_free(b: Board, s: State, form: int, move: int, base: int) -> bool:
    """QR-14: between its ends a stone lies on or above what is there, never under or through it."""
    for i in range(b.covered[form]):
        if b.role[form, i] != roles.END and s.height[b.cell_of[move, i]] > base + b.bottom[form, i]:
            return False
    return True


@rule
def elbow_rests(b: Board, s: State, form: int, move: int, base: int) -> bool:
    """QR-16b: with `elbow=rest` a Corner's elbow lies on something, of any colour."""
    for i in range(b.covered[form]):
        if b.role[form, i] == roles.ELBOW and s.height[b.cell_of[move, i]] != base:
            return False
    return True


# ---- all anchors at once: the same conditions on sets of cells


@rule
def anchors_that_fit(b: Board, s: State, colour: int, form: int, word: int) -> int:
    """QR-11 to QR-16: the anchors of one word from which a form may be placed, at whatever level."""
    fits = 0
    on_board = b.anchors[form, word]
    if on_board != 0:
        for base in range(b.max_height - b.tallest[form] + 1):
            here = on_board
            for i in range(b.covered[form]):
                ahead = word + b.skip_words[form, i]
                shift = b.skip_bits[form, i]
                level = base + b.bottom[form, i]
                role = b.role[form, i]
                if role == roles.END:
                    here &= ahead_of(s.rests[colour, level], ahead, shift)
                elif role == roles.ELBOW and s.options.elbow == wish.ELBOW_RESTS:
                    here &= ahead_of(s.rests[0, level], ahead, shift) | ahead_of(s.rests[1, level], ahead, shift)
                else:
                    here &= ahead_of(s.lower[level], ahead, shift)
                if here == 0:
                    break
            fits |= here
    return fits


@rule
def ahead_of(cells: Any, word: int, shift: int) -> int:
    """QR-11: the cells that lie `shift` bits ahead, moved back onto their anchors."""
    return (cells[word] >> shift) | ((cells[word + 1] << (BITS - shift)) & FULL)
