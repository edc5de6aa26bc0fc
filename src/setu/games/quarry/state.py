"""What the record of a Quarry game holds."""

from __future__ import annotations

from setu.engine.bits import BITS
from setu.engine.options import Choice, Options
from setu.engine.state import state_dtype
from setu.games.quarry.codes import KINDS

WORDS = 4
MOST_CELLS = WORDS * BITS
MOST_HEIGHT = 7
MOST_STONES = 80
PRICES = 7  # what entering a cell may cost, 0 to 6, for the distance of part 12

OPTIONS = Options(
    Choice("board", ("standard", "long", "lengthwise"), ruling="standard", rule="R2"),
    Choice("line", ("orthogonal", "diagonal"), ruling="orthogonal", rule="R6"),
    Choice("elbow", ("free", "rest"), ruling="free", rule="R9"),
    Choice("swap", ("off", "on"), printed="off", rule="R21"),
    Choice("out", ("continue", "draw", "loses"), ruling="continue", rule="R15"),
    Choice("stalemate", ("draw", "points"), ruling="draw", rule="R16"),
    Choice("starter", ("random", "black", "blue"), printed="random", rule="QR-7"),
)
STATE = state_dtype(
    OPTIONS,
    events=6,
    fields=[
        # sets of cells, one bit each, with an empty word behind so that shifts may run over
        ("rests", "<i8", (2, MOST_HEIGHT + 1, WORDS + 1)),  # [colour, level]: an end may rest here
        ("lower", "<i8", (MOST_HEIGHT + 1, WORDS + 1)),  # [level]: cells of at most this height
        ("shown", "<i8", (2, WORDS + 1)),  # [colour]: cells that show it from above
        ("flood", "<i8", (WORDS + 1,)),  # scratch of the line test, empty between moves
        ("within", "<i8", (PRICES, WORDS + 1)),  # scratch of the distance, likewise
        ("placed", "<i2", (MOST_STONES,)),  # placements in order, for drawing and the log
        ("placed_level", "i1", (MOST_STONES,)),
        ("placed_by", "i1", (MOST_STONES,)),
        ("height", "i1", (MOST_CELLS,)),
        ("top", "i1", (MOST_CELLS,)),  # the colour seen from above, or BARE
        ("stock", "i1", (2, len(KINDS))),
        ("holder", "i1", (2,)),  # the seat that holds a colour
        ("stones", "i1"),  # how many are placed
        ("starter", "i1"),
        ("to_move", "i1"),  # a colour
        ("passes", "i1"),  # in a row
        ("phase", "i1"),
        ("reason", "i1"),
        ("winner", "i1"),  # a colour, or NOBODY
    ],
)
