"""The table as text, for a terminal: the board from above, then one line for each player."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.state import State
from setu.engine.terminal_text import left
from setu.games.river.learn import space_x, space_y
from setu.games.river.names import card_name, colour_name, letter, plank_name, say, seated, space_name, support_name
from setu.games.river.pawns import goal_of
from setu.games.river.state import MOST_STONES, NONE, OPEN_BOARD, OVER, PLANKS, PROGRAMMING, ROUND_TRIP, SLOTS, VILLAGES
from setu.games.river.stones import rest_x, rest_y

WIDE, HIGH = 96, 38


def draw(b: Board, s: State, seat: int) -> str:
    """Board, planks, and what each player has."""
    lines = [*_board(b, s), "", *_planks(b, s), *_state(b, s)]
    lines += [_player(b, s, int(one), seat) for one in s.order[: s.seats]]
    return "\n".join(line.rstrip() for line in lines)


class _Map:
    """Characters at the points of the board."""

    def __init__(self, b: Board) -> None:
        self.t = b
        self.rows = [[" "] * WIDE for _ in range(HIGH)]

    def cell(self, x: int, y: int) -> tuple[int, int]:
        return x * (WIDE - 1) // self.t.board_x, y * (HIGH - 1) // self.t.board_y

    def write(self, x: int, y: int, label: str) -> None:
        """A label with its middle at a point."""
        column, row = self.cell(x, y)
        start = min(max(0, column - len(label) // 2), WIDE - len(label))
        self.rows[row][start : start + len(label)] = list(label)

    def line(self, ax: int, ay: int, bx: int, by: int, mark: str) -> None:
        """Dots from point to point."""
        (left, top), (right, bottom) = self.cell(ax, ay), self.cell(bx, by)
        steps = max(abs(right - left), abs(bottom - top), 1)
        for step in range(steps + 1):
            row, column = top + (bottom - top) * step // steps, left + (right - left) * step // steps
            self.rows[row][column] = mark


def _board(b: Board, s: State) -> list[str]:
    """Villages in capitals, islets by name, `[i9]` with a stone, planks as dotted lines with their names."""
    sheet = _Map(b)
    lying = [plank for plank in range(PLANKS) if s.on_board >> plank & 1]
    for plank in lying:
        one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        sheet.line(int(s.x[one]), int(s.y[one]), rest_x(b, s, other, landing), rest_y(b, s, other, landing), "·")
    if s.options.board == OPEN_BOARD:
        for stone in range(MOST_STONES):
            if s.stones >> stone & 1:
                sheet.write(int(s.x[stone]), int(s.y[stone]), "O")
    else:
        for islet in range(b.islets):
            name = f"i{islet + 1}"
            label = f"[{name}]" if s.stones >> islet & 1 else name
            sheet.write(int(b.islet_x[islet]), int(b.islet_y[islet]), label)
    for village in range(VILLAGES):
        _draw_village(b, s, sheet, village)
    for plank in lying:
        label = plank_name(b, plank) + _pawns(b, s, plank)
        sheet.write(space_x(b, s, plank), space_y(b, s, plank), label)
    return ["".join(row) for row in sheet.rows]


def _draw_village(b: Board, s: State, sheet: _Map, village: int) -> None:
    owner = next(colour for colour in range(len(b.home)) if b.home[colour] == village)
    label = f"<V{village + 1} {letter(b, owner)}>"
    x, y = int(b.village_x[village]), int(b.village_y[village])
    sheet.write(x, y, label)
    pawns = _pawns(b, s, PLANKS + village)
    if pawns:
        below = 30 if y < b.board_y // 2 else -30
        sheet.write(x, min(max(0, y + below), b.board_y), pawns)


def _pawns(b: Board, s: State, space: int) -> str:
    """The pawns in a space, as capital letters."""
    here = [seat for seat in range(s.seats) if s.pawn[seat] == space]
    return f"({''.join(letter(b, int(s.colour[seat])).upper() for seat in here)})" if here else ""


def _planks(b: Board, s: State) -> list[str]:
    """The planks on the board in notation, as many to a line as fit."""
    names = [
        f"{plank_name(b, plank)}:{support_name(b, s, int(s.end_a[plank]))}-{support_name(b, s, int(s.end_b[plank]))}"
        for plank in range(PLANKS)
        if s.on_board >> plank & 1
    ]
    lines, line = [], str(say("drawn-planks"))
    for name in names or ["–"]:
        if len(line) + len(name) + 1 > WIDE:
            lines.append(line)
            line = "   "
        line += f" {name}"
    lost = [plank_name(b, plank) for plank in range(PLANKS) if s.lost >> plank & 1]
    out = say("drawn-stones", stones=s.stone_reserve, lost=" ".join(lost) or "–")
    return [*lines, line, str(out)]


def _state(b: Board, s: State) -> list[str]:
    first = seated(b, s, int(s.order[s.first]))
    lines = [str(say("drawn-round", round=s.round, slot=s.slot + 1, first=first))]
    if s.actor != NONE and s.phase != OVER:
        card = card_name(b, int(s.program[s.actor, s.slot]))
        lines.append(str(say("drawn-actor", who=seated(b, s, s.actor), card=card)))
    if s.picked != NONE:
        lines.append(str(say("drawn-picked", plank=plank_name(b, s.picked))))
    return lines


def _player(b: Board, s: State, one: int, viewer: int) -> str:
    """Colour, where to go, where the pawn is, reserve, and the program as far as the viewer knows it."""
    colour = int(s.colour[one])
    goal = f"V{goal_of(b, s, one) + 1}"
    touched = "*" if s.options.trip == ROUND_TRIP and s.touched >> one & 1 else ""
    reserve = " ".join(plank_name(b, plank) for plank in range(PLANKS) if s.reserve[one] >> plank & 1)
    cards = " ".join(_card(b, s, one, slot) for slot in range(SLOTS))
    mark = ">" if one == viewer else " "
    return (
        f"{mark}{letter(b, colour).upper()} {left(colour_name(b, colour), 8)} {space_name(b, int(s.pawn[one])):>3}"
        f" → {goal}{touched:<1}  [{cards}]  {reserve or '–'}"
    )


def _card(b: Board, s: State, one: int, slot: int) -> str:
    """A card face, a back, or an empty slot."""
    card = int(s.program[one, slot])
    if card != NONE:
        struck = slot == s.slot and s.blocked >> one & 1 and s.phase != PROGRAMMING
        return f"{card_name(b, card)}{'x' if struck else ''}"
    return "##" if s.ready >> one & 1 else "··"
