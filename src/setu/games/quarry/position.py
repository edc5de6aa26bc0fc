"""How a position of Quarry is written down and laid out again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.reader import Entries, is_whole, misread
from setu.engine.state import State
from setu.games.quarry import rules, stones, words
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import BARE, KINDS, NOBODY, colours, ending, phase, refusal
from setu.games.quarry.line import has_line
from setu.games.quarry.words import say

FIELDS = ("stones", "board", "stock", "starter", "to_move", "phase", "passes", "holders", "winner", "reason")


def position(b: Board, s: State) -> dict[str, Any]:
    """The stones in the order they were placed, the board as it looks, and whose turn it is."""
    stones = [(int(s.placed_by[n]), int(s.placed[n])) for n in range(s.stones)]
    known = all(placement >= 0 for _, placement in stones)
    written = (
        {"stones": [f"{colours.LETTERS[by]} {words.placement_name(b, placement)}" for by, placement in stones]}
        if known
        else {}
    )
    return {
        **written,
        "board": _board_rows(b, s),
        "stock": stock_of(s),
        "starter": colours.NAMES[s.starter],
        "to_move": colours.NAMES[s.to_move],
        "phase": phase.NAMES[s.phase],
        "passes": s.passes,
        "holders": holders_of(s),
        "winner": None if s.winner == NOBODY else colours.NAMES[s.winner],
        "reason": ending.NAMES[s.reason] or None,
    }


def stock_of(s: State) -> dict[str, dict[str, int]]:
    return {name: dict(zip(KINDS, s.stock[colour].tolist(), strict=True)) for colour, name in enumerate(colours.NAMES)}


def holders_of(s: State) -> dict[str, int]:
    return {name: int(s.holder[colour]) for colour, name in enumerate(colours.NAMES)}


def _board_rows(b: Board, s: State) -> list[str]:
    """The board as players see it, north on top: `. K2 B1 …`."""
    width = b.width
    rows = []
    for row in range(b.rows - 1, -1, -1):
        cells = range(row * width, (row + 1) * width)
        rows.append(" ".join("." if s.top[c] == BARE else f"{colours.LETTERS[s.top[c]]}{s.height[c]}" for c in cells))
    return rows


# ---- reading a position


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out on a fresh board: its stones in order, or its board and what is left in stock."""
    entries = Entries(position, FIELDS)
    s.starter = entries.one_of("starter", colours.NAMES, s.starter)
    s.to_move = entries.one_of("to_move", colours.NAMES, s.starter)
    s.phase = entries.one_of("phase", phase.NAMES, phase.PLACING)
    s.passes = entries.whole("passes", 0, 2, 0)
    s.winner = entries.one_of("winner", colours.NAMES, NOBODY)
    s.reason = entries.one_of("reason", ending.NAMES, 0)
    _set_holders(s, position)
    if "stones" in position:
        _set_stones(b, s, position["stones"])
        _expect(position, "board", _board_rows(b, s))
        _expect(position, "stock", stock_of(s))
    elif "board" in position or "stock" in position:
        _set_stock(b, s, position.get("stock", {}))
        _set_board(b, s, position.get("board", _board_rows(b, s)))
    _check_end(b, s)


def _set_holders(s: State, position: Mapping[str, Any]) -> None:
    holders = position.get("holders", holders_of(s))
    if holders not in ({"black": 0, "blue": 1}, {"black": 1, "blue": 0}):
        raise misread("holders", holders, '{"black": 0, "blue": 1}')
    for colour, name in enumerate(colours.NAMES):
        s.holder[colour] = holders[name]


def _expect(position: Mapping[str, Any], field: str, expected: Any) -> None:
    """What is said twice must agree."""
    if field in position and position[field] != expected:
        raise BadPosition(say("position-disagrees", field=field))


def _set_stones(b: Board, s: State, stones: Any) -> None:
    """Every stone must be legal for its colour when its turn in the list comes; turns need not alternate."""
    if not isinstance(stones, list) or not all(isinstance(stone, str) for stone in stones):
        raise misread("stones", stones, '["K span e2-e5", …]')
    before, to_move = s.phase, s.to_move
    s.phase = phase.PLACING
    for number, stone in enumerate(stones):
        letter, _, written = stone.strip().partition(" ")
        if letter not in colours.LETTERS:
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason="K … / B …"))
        s.to_move = colours.LETTERS.index(letter)
        try:
            move = words.WORDS.read(b, s, int(s.holder[s.to_move]), written)
        except SetuError as fault:
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason=fault.text)) from None
        code = rules.why_not(b, s, int(s.holder[s.to_move]), move)
        if code != refusal.LEGAL:
            reason = words.WORDS.refusal(b, s, int(s.holder[s.to_move]), move, code).text
            raise BadPosition(say("position-stone", number=number + 1, stone=stone, reason=reason))
        rules.place(b, s, s.to_move, move)
    s.phase, s.to_move = before, to_move


def _set_stock(b: Board, s: State, stock: Any) -> None:
    expected = '{"black": {"block": 6, …}, "blue": {…}}'
    if not isinstance(stock, Mapping):
        raise misread("stock", stock, expected)
    for name, left in stock.items():
        if name not in colours.NAMES:
            raise misread("stock", name, expected)
        if not isinstance(left, Mapping):
            raise misread(f"stock {name}", left, expected)
        for kind, count in left.items():
            if kind not in KINDS:
                raise misread(f"stock {name}", kind, ", ".join(KINDS))
            most = int(b.count[KINDS.index(kind)])
            if not is_whole(count, 0, most):
                raise misread(f"stock {kind}", count, f"0 – {most}")
            s.stock[colours.NAMES.index(name), KINDS.index(kind)] = count


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
    if letter not in colours.LETTERS or not height.isdecimal() or not 1 <= int(height) <= b.max_height:
        at = words.cell_name(b, cell)
        raise BadPosition(say("position-cell", cell=at, found=written, most=b.max_height))
    stones.cover(b, s, colours.LETTERS.index(letter), cell, int(height))


def _check_stones_explain_board(b: Board, s: State) -> None:
    """No more cubes than the heights can hold, and no more colour than the played stones cover."""
    used = b.count - s.stock
    cubes = {form.kind: sum(top - bottom for _, _, bottom, top, _ in form.cells) for form in FORMS}
    covers = {form.kind: len(form.cells) for form in FORMS}
    volume = sum(int(used[colour, kind]) * cubes[kind] for colour in range(2) for kind in range(len(KINDS)))
    if volume > int(s.height.sum()):
        raise BadPosition(say("position-volume", cubes=volume, room=int(s.height.sum())))
    for colour, name in enumerate(colours.NAMES):
        seen = int((s.top[: b.cells] == colour).sum())
        most = sum(int(used[colour, kind]) * covers[kind] for kind in range(len(KINDS)))
        if seen > most:
            raise BadPosition(say("position-cover", who=say(name), seen=seen, most=most))


def _check_end(b: Board, s: State) -> None:
    """A line ends the game, and who cannot place passes: a position in play has neither open."""
    over = s.phase == phase.OVER
    if over != bool(s.reason) or (not over and s.winner != NOBODY):
        raise BadPosition(say("position-end"))
    if over:
        return
    for colour, name in enumerate(colours.NAMES):
        if has_line(b, s, colour):
            raise BadPosition(say("position-line", who=say(name)))
    rules.pass_while_stuck(b, s)
