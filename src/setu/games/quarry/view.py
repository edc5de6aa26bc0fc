"""What everybody at the table sees of Quarry, and how a score is made up."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.state import State
from setu.games.quarry import rules
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import BARE, colours, phase
from setu.games.quarry.position import holders_of, stock_of
from setu.games.quarry.words import cells_of

_SHOWN = {BARE: None, **dict(enumerate(colours.NAMES))}


def view(b: Board, s: State, seat: int) -> dict[str, Any]:
    """QR-21: everything lies open, the same for both seats and for a spectator."""
    width = b.width
    tops = [_SHOWN[top] for top in s.top[: b.cells].tolist()]
    return {
        "width": width,
        "rows": b.rows,
        "quarry": b.quarry,
        "max_height": b.max_height,
        "heights": s.height[: b.cells].reshape(b.rows, width).tolist(),
        "colours": [tops[west : west + width] for west in range(0, b.cells, width)],
        "stones": _stones(b, s),
        "stock": stock_of(s),
        "points": {name: int(rules.unplayed(b, s, colour)) for colour, name in enumerate(colours.NAMES)},
        "holders": holders_of(s),
        "to_move": None if s.phase == phase.OVER else colours.NAMES[s.to_move],
        "phase": phase.NAMES[s.phase],
    }


def _stones(b: Board, s: State) -> list[dict[str, Any]]:
    """The stones that are known, in the order they were placed."""
    placed = s.placed[: s.stones].tolist()
    by, levels = s.placed_by[: s.stones].tolist(), s.placed_level[: s.stones].tolist()
    forms = b.form_of[placed].tolist()
    return [
        {
            "stone": FORMS[forms[n]].attitude,
            "colour": colours.NAMES[by[n]],
            "cells": [*cells_of(b, placement)],
            "level": levels[n],
        }
        for n, placement in enumerate(placed)
        if placement >= 0
    ]


# ---- the end


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """QR-23: the points of the unplayed stones, and how often they count."""
    colour = colours.BLACK if s.holder[colours.BLACK] == seat else 1 - colours.BLACK
    return {"unplayed": int(rules.unplayed(b, s, colour)), "times": 2 if s.winner == colour else 1}
