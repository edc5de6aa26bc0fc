"""The board, the stones and every placement as static data, computed once from a component file."""

from __future__ import annotations

import functools
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from setu.engine.bits import BITS, packed
from setu.engine.board import BoardArray, board_dtype, fill_board
from setu.engine.errors import engine_text
from setu.engine.reader import Components
from setu.games.quarry.codes import KINDS, roles
from setu.games.quarry.state import MOST_CELLS, MOST_HEIGHT, MOST_STONES, WORDS

Ints = NDArray[np.int64]

END, INNER, ELBOW = roles.END, roles.INNER, roles.ELBOW

# Part 2.3: a stone in one attitude; per covered cell (dx, dy, bottom, top, role).
ATTITUDES: dict[str, tuple[tuple[int, int, int, int, int], ...]] = {
    "block": ((0, 0, 0, 1, END),),
    "brick": ((0, 0, 0, 1, END), (1, 0, 0, 1, END)),
    "beam": ((0, 0, 0, 1, END), (1, 0, 0, 1, INNER), (2, 0, 0, 1, END)),
    "span": ((0, 0, 0, 1, END), (1, 0, 0, 1, INNER), (2, 0, 0, 1, INNER), (3, 0, 0, 1, END)),
    "corner": ((0, 1, 0, 1, END), (0, 0, 0, 1, ELBOW), (1, 0, 0, 1, END)),
    "post": ((0, 0, 0, 2, END),),
    "pillar": ((0, 0, 0, 3, END),),
    "step+": ((0, 0, 0, 2, END), (1, 0, 0, 1, END)),
    "step-": ((0, 0, 0, 2, END), (1, 0, 1, 2, END)),
    "arch+": ((0, 0, 0, 2, END), (1, 0, 1, 2, INNER), (2, 0, 0, 2, END)),
    "arch-": ((0, 0, 0, 2, END), (1, 0, 0, 1, INNER), (2, 0, 0, 2, END)),
    "bridge+": ((0, 0, 0, 2, END), (1, 0, 1, 2, INNER), (2, 0, 1, 2, INNER), (3, 0, 0, 2, END)),
    "bridge-": ((0, 0, 0, 2, END), (1, 0, 0, 1, INNER), (2, 0, 0, 1, INNER), (3, 0, 0, 2, END)),
}
MOST_COVERED = 4


class Form(NamedTuple):
    """An attitude turned one way: what a player puts down."""

    attitude: str
    kind: int
    cells: tuple[tuple[int, int, int, int, int], ...]

    @property
    def extent(self) -> tuple[int, int]:
        """How many columns and rows it takes."""
        return 1 + max(cell[0] for cell in self.cells), 1 + max(cell[1] for cell in self.cells)


def _turned(cells: tuple[tuple[int, int, int, int, int], ...]) -> tuple[tuple[int, int, int, int, int], ...]:
    """A quarter turn (x, y) -> (-y, x), moved back to the corner of the grid."""
    turned = [(-y, x, *rest) for x, y, *rest in cells]
    west, south = min(c[0] for c in turned), min(c[1] for c in turned)
    return tuple((x - west, y - south, b, t, r) for x, y, b, t, r in turned)


def _forms() -> tuple[Form, ...]:
    """QR-6: every attitude in each of its orientations, 29 in all, in the order of part 2.3."""
    forms = []
    for attitude, cells in ATTITUDES.items():
        kind = KINDS.index(attitude.rstrip("+-"))
        seen: set[frozenset[tuple[int, int, int, int, int]]] = set()
        turned = cells
        for _ in range(4):
            if frozenset(turned) not in seen:
                seen.add(frozenset(turned))
                forms.append(Form(attitude, kind, turned))
            turned = _turned(turned)
    return tuple(forms)


FORMS = _forms()


MOST_PLACEMENTS = len(FORMS) * MOST_CELLS
_SET = (WORDS + 1,)
_PER_FORM = (len(FORMS),)
_PER_FORM_CELL = (len(FORMS), MOST_COVERED)

# Board, stones and placements. A placement is a form and its anchor, numbered as in part 2.3.
BOARD = board_dtype(
    "quarry",
    [
        ("width", "<i8"),
        ("rows", "<i8"),
        ("quarry", "<i8"),
        ("max_height", "<i8"),
        ("cells", "<i8"),
        ("words", "<i8"),
        ("placements", "<i8"),
        ("count", "<i8", (len(KINDS),)),  # stones of each player
        ("points", "<i8", (len(KINDS),)),
        ("kind_of", "<i8", _PER_FORM),
        ("covered", "<i8", _PER_FORM),  # how many cells
        ("tallest", "<i8", _PER_FORM),
        ("bottom", "<i8", _PER_FORM_CELL),
        ("top", "<i8", _PER_FORM_CELL),
        ("role", "<i8", _PER_FORM_CELL),  # END, INNER or ELBOW
        ("skip_words", "<i8", _PER_FORM_CELL),  # from the anchor to a cell, in words and bits of a set
        ("skip_bits", "<i8", _PER_FORM_CELL),
        ("anchors", "<i8", (len(FORMS), WORDS + 1)),  # from which the form lies on the board
        ("placement_at", "<i2", (len(FORMS), MOST_CELLS)),  # [form, anchor] its number, or -1
        ("form_of", "<i2", (MOST_PLACEMENTS,)),
        ("cell_of", "<i2", (MOST_PLACEMENTS, MOST_COVERED)),
        ("south", "<i8", _SET),
        ("north", "<i8", _SET),
        ("not_west", "<i8", _SET),  # all but the first column
        ("not_east", "<i8", _SET),  # all but the last
    ],
)


def build(components: Components) -> BoardArray:
    """Read a component file (QR-2, QR-3) and compute the tables."""
    components.only({"name", "board", "stones"})
    components.only({"width", "rows", "quarry", "max_height"}, "board")
    width = components.integer("board", "width", least=1, most=26)
    rows = components.integer("board", "rows", least=2, most=MOST_CELLS)
    quarry = components.integer("board", "quarry", least=1, most=rows // 2)
    max_height = components.integer("board", "max_height", least=1, most=MOST_HEIGHT)
    if width * rows > MOST_CELLS:
        expected = engine_text("components-integer", least=2, most=MOST_CELLS // width, found=str(rows))
        raise components.fault(("board", "rows"), expected)
    components.only(set(KINDS), "stones")
    for kind in KINDS:
        components.only({"count", "points"}, "stones", kind)
    most = MOST_STONES // 2
    count = [components.integer("stones", kind, "count", least=0, most=most) for kind in KINDS]
    points = [components.integer("stones", kind, "points", least=0, most=1000) for kind in KINDS]
    if not 1 <= sum(count) <= most:
        expected = engine_text("components-sum", least=1, most=most, found=sum(count))
        raise components.fault(("stones",), expected)
    return _board(width, rows, quarry, max_height, count, points)


def _board(width: int, rows: int, quarry: int, max_height: int, count: list[int], points: list[int]) -> BoardArray:
    cells, forms = width * rows, len(FORMS)
    placement_at = np.full((forms, cells), -1, np.int64)
    form_of: list[int] = []
    cell_of: list[list[int]] = []
    per_form: dict[str, Ints] = {
        name: np.zeros((forms, MOST_COVERED), np.int64) for name in ("bottom", "top", "role", "skip")
    }
    anchors = np.zeros((forms, WORDS + 1), np.int64)
    for number, form in enumerate(FORMS):
        wide, deep = form.extent
        for i, (dx, dy, bottom, top, role) in enumerate(form.cells):
            per_form["bottom"][number, i] = bottom
            per_form["top"][number, i] = top
            per_form["role"][number, i] = role
            per_form["skip"][number, i] = dy * width + dx
        on_board = [y * width + x for y in range(rows - deep + 1) for x in range(width - wide + 1)]
        anchors[number] = packed(on_board, WORDS + 1)
        for anchor in on_board:
            placement_at[number, anchor] = len(form_of)
            form_of.append(number)
            covered = [anchor + dy * width + dx for dx, dy, *_ in form.cells]
            cell_of.append(covered + [-1] * (MOST_COVERED - len(covered)))
    placements = len(form_of)
    everywhere = range(cells)
    return fill_board(
        BOARD,
        width=width,
        rows=rows,
        quarry=quarry,
        max_height=max_height,
        cells=cells,
        words=-(-cells // BITS),
        placements=placements,
        count=np.array(count),
        points=np.array(points),
        kind_of=np.array([form.kind for form in FORMS]),
        covered=np.array([len(form.cells) for form in FORMS]),
        bottom=per_form["bottom"],
        top=per_form["top"],
        role=per_form["role"],
        tallest=per_form["top"].max(axis=1),
        skip_words=per_form["skip"] // BITS,
        skip_bits=per_form["skip"] % BITS,
        anchors=anchors,
        placement_at=placement_at,
        form_of=np.array(form_of),
        cell_of=np.array(cell_of),
        south=packed([c for c in everywhere if c // width < quarry], WORDS + 1),
        north=packed([c for c in everywhere if c // width >= rows - quarry], WORDS + 1),
        not_west=packed([c for c in everywhere if c % width > 0], WORDS + 1),
        not_east=packed([c for c in everywhere if c % width < width - 1], WORDS + 1),
    )


def box(name: str) -> Components:
    """The component file shipped for a board."""
    source = resources.files("setu.games.quarry") / "data" / f"{name}.toml"
    return Components(source.read_text(encoding="utf-8"), f"{name}.toml")


@functools.cache
def shipped(name: str) -> BoardArray:
    """The tables of a board that comes with the game."""
    return build(box(name))
