"""How Quarry is shown and written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.state import State
from setu.games.quarry import rules
from setu.games.quarry.board import FORMS
from setu.games.quarry.line import has_line
from setu.games.quarry.state import BARE, BLACK, KINDS, NOBODY, OVER, PLACING, SWAPPING
from setu.games.quarry.words import COLOURS, LETTERS, REASONS, cell_name, cells_of, placement_name, read, refusal, say

PHASES = {"place": PLACING, "swap": SWAPPING, "over": OVER}
_SHOWN = {BARE: None, **dict(enumerate(COLOURS))}
_PHASE_NAMES = {code: name for name, code in PHASES.items()}
FIELDS = ("stones", "board", "stock", "starter", "to_move", "phase", "passes", "holders", "winner", "reason")


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
        "stock": _stock(s),
        "points": {name: int(rules.unplayed(b, s, colour)) for colour, name in enumerate(COLOURS)},
        "holders": _holders(s),
        "to_move": None if s.phase == OVER else COLOURS[s.to_move],
        "phase": _PHASE_NAMES[s.phase],
    }


def _stones(b: Board, s: State) -> list[dict[str, Any]]:
    """The stones that are known, in the order they were placed."""
    placed = s.placed[: s.stones].tolist()
    by, levels = s.placed_by[: s.stones].tolist(), s.placed_level[: s.stones].tolist()
    forms = b.form_of[placed].tolist()
    return [
        {
            "stone": FORMS[forms[n]].attitude,
            "colour": COLOURS[by[n]],
            "cells": [*cells_of(b, placement)],
            "level": levels[n],
        }
        for n, placement in enumerate(placed)
        if placement >= 0
    ]


def _stock(s: State) -> dict[str, dict[str, int]]:
    return {name: dict(zip(KINDS, s.stock[colour].tolist(), strict=True)) for colour, name in enumerate(COLOURS)}


def _holders(s: State) -> dict[str, int]:
    return {name: int(s.holder[colour]) for colour, name in enumerate(COLOURS)}


def position(b: Board, s: State) -> dict[str, Any]:
    """The stones in the order they were placed, the board as it looks, and whose turn it is."""
    stones = [(int(s.placed_by[n]), int(s.placed[n])) for n in range(s.stones)]
    known = all(placement >= 0 for _, placement in stones)
    written = {"stones": [f"{LETTERS[by]} {placement_name(b, placement)}" for by, placement in stones]} if known else {}
    return {
        **written,
        "board": _board_rows(b, s),
        "stock": _stock(s),
        "starter": COLOURS[s.starter],
        "to_move": COLOURS[s.to_move],
        "phase": _PHASE_NAMES[s.phase],
        "passes": s.passes,
        "holders": _holders(s),
        "winner": None if s.winner == NOBODY else COLOURS[s.winner],
        "reason": REASONS[s.reason] or None,
    }


def _board_rows(b: Board, s: State) -> list[str]:
    """The board as players see it, north on top: `. K2 B1 …`."""
    width = b.width
    rows = []
    for row in range(b.rows - 1, -1, -1):
        cells = range(row * width, (row + 1) * width)
        rows.append(" ".join("." if s.top[c] == BARE else f"{LETTERS[s.top[c]]}{s.height[c]}" for c in cells))
    return rows


# ---- reading a position


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out on a fresh board: its stones in order, or its board and what is left in stock."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(say("position-field", field=str(name), expected=", ".join(FIELDS)))
    s.starter = _one_of(position, "starter", COLOURS, s.starter)
    s.to_move = _one_of(position, "to_move", COLOURS, s.starter)
    s.phase = _one_of(position, "phase", tuple(PHASES), PLACING)
    s.passes = _one_of(position, "passes", (0, 1, 2), 0)
    s.winner = _one_of(position, "winner", COLOURS, NOBODY)
    s.reason = _one_of(position, "reason", REASONS, 0)
    _set_holders(s, position)
    if "stones" in position:
        _set_stones(b, s, position["stones"])
        _expect(position, "board", _board_rows(b, s))
        _expect(position, "stock", _stock(s))
    elif "board" in position:
        _set_stock(b, s, position.get("stock", {}))
        _set_board(b, s, position["board"])
    _check_end(b, s)


def _one_of(position: Mapping[str, Any], field: str, values: tuple[Any, ...], default: int) -> int:
    value = position.get(field)
    if value is None:
        return default
    if isinstance(value, bool) or value not in values:
        raise BadPosition(say("position-value", field=field, expected=", ".join(str(v) for v in values if v != "")))
    return values.index(value)


def _set_holders(s: State, position: Mapping[str, Any]) -> None:
    holders = position.get("holders", _holders(s))
    if holders not in ({"black": 0, "blue": 1}, {"black": 1, "blue": 0}):
        raise BadPosition(say("position-value", field="holders", expected='{"black": 0, "blue": 1}'))
    for colour, name in enumerate(COLOURS):
        s.holder[colour] = holders[name]


def _expect(position: Mapping[str, Any], field: str, expected: Any) -> None:
    """What is said twice must agree."""
    if field in position and position[field] != expected:
        raise BadPosition(say("position-disagrees", field=field))


def _set_stones(b: Board, s: State, stones: Any) -> None:
    """Every stone must be legal for its colour when its turn in the list comes; turns need not alternate."""
    if not isinstance(stones, list) or not all(isinstance(stone, str) for stone in stones):
        raise BadPosition(say("position-value", field="stones", expected='["K span e2-e5", …]'))
    phase, to_move = s.phase, s.to_move
    s.phase = PLACING
    for number, stone in enumerate(stones):
        letter, _, written = stone.strip().partition(" ")
        if letter not in LETTERS:
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason="K … / B …"))
        s.to_move = LETTERS.index(letter)
        try:
            move = read(b, s, int(s.holder[s.to_move]), written)
        except SetuError as fault:
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason=fault.text)) from None
        code = rules.why_not(b, s, int(s.holder[s.to_move]), move)
        if code != rules.LEGAL:
            reason = refusal(b, s, int(s.holder[s.to_move]), move, code).text
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason=reason))
        rules.place(b, s, s.to_move, move)
    s.phase, s.to_move = phase, to_move


def _set_stock(b: Board, s: State, stock: Any) -> None:
    expected = '{"black": {"block": 6, …}, "blue": {…}}'
    if not isinstance(stock, Mapping) or not set(stock) <= set(COLOURS):
        raise BadPosition(say("position-value", field="stock", expected=expected))
    for name, left in stock.items():
        if not isinstance(left, Mapping) or not set(left) <= set(KINDS):
            raise BadPosition(say("position-value", field="stock", expected=expected))
        for kind, count in left.items():
            most = int(b.count[KINDS.index(kind)])
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
                raise BadPosition(say("position-value", field=f"stock {kind}", expected=f"0 – {most}"))
            s.stock[COLOURS.index(name), KINDS.index(kind)] = count


def _set_board(b: Board, s: State, rows: Any) -> None:
    """F1: heights and colours are the whole board; the stones behind them stay unknown."""
    width, height = b.width, b.rows
    shaped = isinstance(rows, list) and len(rows) == height and all(isinstance(row, str) for row in rows)
    if not shaped or any(len(row.split()) != width for row in rows):
        raise BadPosition(say("position-board", rows=height, width=width))
    for number, row in enumerate(reversed(rows)):
        for column, cell in enumerate(row.split()):
            if cell != ".":
                _set_cell(b, s, number * width + column, cell)
    _check_stones_explain_board(b, s)
    used = int(b.count.sum()) * 2 - int(s.stock.sum())
    s.placed[:used] = -1
    s.stones = used


def _set_cell(b: Board, s: State, cell: int, written: str) -> None:
    letter, height = written[:1], written[1:]
    if letter not in LETTERS or not height.isdecimal() or not 1 <= int(height) <= b.max_height:
        at = cell_name(b, cell)
        raise BadPosition(say("position-cell", cell=at, found=written, most=b.max_height))
    rules.cover(b, s, LETTERS.index(letter), cell, int(height))


def _check_stones_explain_board(b: Board, s: State) -> None:
    """No more cubes than the heights can hold, and no more colour than the played stones cover."""
    used = b.count - s.stock
    cubes = {form.kind: sum(top - bottom for _, _, bottom, top, _ in form.cells) for form in FORMS}
    covers = {form.kind: len(form.cells) for form in FORMS}
    volume = sum(int(used[colour, kind]) * cubes[kind] for colour in range(2) for kind in range(len(KINDS)))
    if volume > int(s.height.sum()):
        raise BadPosition(say("position-volume", cubes=volume, room=int(s.height.sum())))
    for colour, name in enumerate(COLOURS):
        seen = int((s.top[: b.cells] == colour).sum())
        most = sum(int(used[colour, kind]) * covers[kind] for kind in range(len(KINDS)))
        if seen > most:
            raise BadPosition(say("position-cover", who=say(name), seen=seen, most=most))


def _check_end(b: Board, s: State) -> None:
    """A line ends the game, and who cannot place passes: a position in play has neither open."""
    over = s.phase == OVER
    if over != bool(s.reason) or (not over and s.winner != NOBODY):
        raise BadPosition(say("position-end"))
    if over:
        return
    for colour, name in enumerate(COLOURS):
        if has_line(b, s, colour):
            raise BadPosition(say("position-line", who=say(name)))
    rules.pass_while_stuck(b, s)


# ---- the end


def reason(b: Board, s: State) -> str:
    return REASONS[s.reason]


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """QR-23: the points of the unplayed stones, and how often they count."""
    colour = BLACK if s.holder[BLACK] == seat else 1 - BLACK
    return {"unplayed": int(rules.unplayed(b, s, colour)), "times": 2 if s.winner == colour else 1}
