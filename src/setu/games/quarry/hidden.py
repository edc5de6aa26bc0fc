"""What a seat may not know of Quarry (part 7): chance and nothing else (QR-21, QR-22), as in a game that does not say.

So `hide` and `determinize` are those of `engine.defaults`; here is what never changes.
"""

from __future__ import annotations

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry.codes import BARE, KINDS

KIND_COUNT = len(KINDS)


@rule
def conserved(b: Board, s: State) -> bool:
    """QR-3: each stone is in the stock or on the board; the sets of cells say what the heights say."""
    for colour in range(2):
        for kind in range(KIND_COUNT):
            on_board = 0
            for stone in range(s.stones):
                if s.placed_by[stone] == colour and b.kind_of[b.form_of[s.placed[stone]]] == kind:
                    on_board += 1
            if s.stock[colour, kind] < 0 or s.stock[colour, kind] + on_board != b.count[kind]:
                return False
    for cell in range(b.cells):
        word, bit = word_of(cell), bit_of(cell)
        height, top = s.height[cell], s.top[cell]
        if height > b.max_height or (height == 0) != (top == BARE):
            return False
        for colour in range(2):
            if (s.shown[colour, word] & bit != 0) != (top == colour):
                return False
            for level in range(b.max_height + 1):
                rests = height == level and (top == BARE or top == colour)
                if (s.rests[colour, level, word] & bit != 0) != rests:
                    return False
        for level in range(b.max_height + 1):
            if (s.lower[level, word] & bit != 0) != (height <= level):
                return False
    return True
