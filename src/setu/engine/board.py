"""Tables: all that a game computes once from its components, in one record.

A record is one pointer to compiled code, however many tables it holds (a tuple of arrays is
passed field by field and was measured three times slower), and its shapes are known while
compiling. Smaller boards fill only the front of an array; the rest stays 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from setu.engine.record_view import record_dtype

Board = Any
BoardArray = np.ndarray[Any, Any]


def board_dtype(game: str, fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The tables of a game; its first field bears the game's name, so no two games share a type."""
    return record_dtype([(f"of_{game}", "<i8"), *fields])


def fill_board(dtype: np.dtype[Any], **values: Any) -> BoardArray:
    """One record of tables, read only; arrays may be smaller than their field."""
    board = np.zeros(1, dtype)
    for name, value in values.items():
        array = np.asarray(value)
        front: tuple[Any, ...] = tuple(slice(length) for length in array.shape)
        board[name][(0, *front)] = array
    missing = [name for name in (dtype.names or ())[1:] if name not in values and not name.startswith("pad")]
    if missing:
        raise TypeError(f"no value for the tables {', '.join(missing)}")
    return sealed(board)


def sealed(board: BoardArray) -> BoardArray:
    """Tables that nobody can write to: for others all machine code would be made a second time."""
    board.flags.writeable = False
    return board
