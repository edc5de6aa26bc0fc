"""The table as text, for a terminal: the board from above, then one line for each player."""

from __future__ import annotations

from setu.engine.columns import left
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.delta.learn import space_x, space_y
from setu.games.delta.names import card_name, colour_name, letter, plank_name, say, seated, space_name, support_name
from setu.games.delta.pawns import goal_of
from setu.games.delta.state import MOST_STONES, NONE, OPEN_BOARD, OVER, PLANKS, PROGRAMMING, ROUND_TRIP, SLOTS, VILLAGES
from setu.games.delta.stones import rest_x, rest_y

WIDE, HIGH = 96, 38


def draw(t: Tables, s: State, seat: int) -> str:
    """Board, planks, and what each player has."""
    lines = [*_board(t, s), "", *_planks(t, s), *_state(t, s)]
    lines += [_player(t, s, int(one), seat) for one in s.order[: s.seats]]
    return "\n".join(line.rstrip() for line in lines)


class _Map:
    """Characters at the points of the board."""

    def __init__(self, t: Tables) -> None:
        self.t = t
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


def _board(t: Tables, s: State) -> list[str]:
    """Villages in capitals, islets by name, `[i9]` with a stone, planks as dotted lines with their names."""
    sheet = _Map(t)
    lying = [plank for plank in range(PLANKS) if s.on_board >> plank & 1]
    for plank in lying:
        a, b, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        sheet.line(int(s.x[a]), int(s.y[a]), rest_x(t, s, b, landing), rest_y(t, s, b, landing), "·")
    if s.options.board == OPEN_BOARD:
        for stone in range(MOST_STONES):
            if s.stones >> stone & 1:
                sheet.write(int(s.x[stone]), int(s.y[stone]), "O")
    else:
        for islet in range(t.islets):
            name = f"i{islet + 1}"
            label = f"[{name}]" if s.stones >> islet & 1 else name
            sheet.write(int(t.islet_x[islet]), int(t.islet_y[islet]), label)
    for village in range(VILLAGES):
        _draw_village(t, s, sheet, village)
    for plank in lying:
        label = plank_name(t, plank) + _pawns(t, s, plank)
        sheet.write(space_x(t, s, plank), space_y(t, s, plank), label)
    return ["".join(row) for row in sheet.rows]


def _draw_village(t: Tables, s: State, sheet: _Map, village: int) -> None:
    owner = next(colour for colour in range(len(t.home)) if t.home[colour] == village)
    label = f"<V{village + 1} {letter(t, owner)}>"
    x, y = int(t.village_x[village]), int(t.village_y[village])
    sheet.write(x, y, label)
    pawns = _pawns(t, s, PLANKS + village)
    if pawns:
        below = 30 if y < t.board_y // 2 else -30
        sheet.write(x, min(max(0, y + below), t.board_y), pawns)


def _pawns(t: Tables, s: State, space: int) -> str:
    """The pawns in a space, as capital letters."""
    here = [seat for seat in range(s.seats) if s.pawn[seat] == space]
    return f"({''.join(letter(t, int(s.colour[seat])).upper() for seat in here)})" if here else ""


def _planks(t: Tables, s: State) -> list[str]:
    """The planks on the board in notation, as many to a line as fit."""
    names = [
        f"{plank_name(t, plank)}:{support_name(t, s, int(s.end_a[plank]))}-{support_name(t, s, int(s.end_b[plank]))}"
        for plank in range(PLANKS)
        if s.on_board >> plank & 1
    ]
    lines, line = [], str(say("drawn-planks"))
    for name in names or ["–"]:
        if len(line) + len(name) + 1 > WIDE:
            lines.append(line)
            line = "   "
        line += f" {name}"
    lost = [plank_name(t, plank) for plank in range(PLANKS) if s.lost >> plank & 1]
    out = say("drawn-stones", stones=s.stone_reserve, lost=" ".join(lost) or "–")
    return [*lines, line, str(out)]


def _state(t: Tables, s: State) -> list[str]:
    first = seated(t, s, int(s.order[s.first]))
    lines = [str(say("drawn-round", round=s.round, slot=s.slot + 1, first=first))]
    if s.actor != NONE and s.phase != OVER:
        card = card_name(t, int(s.program[s.actor, s.slot]))
        lines.append(str(say("drawn-actor", who=seated(t, s, s.actor), card=card)))
    if s.picked != NONE:
        lines.append(str(say("drawn-picked", plank=plank_name(t, s.picked))))
    return lines


def _player(t: Tables, s: State, one: int, viewer: int) -> str:
    """Colour, where to go, where the pawn is, reserve, and the program as far as the viewer knows it."""
    colour = int(s.colour[one])
    goal = f"V{goal_of(t, s, one) + 1}"
    touched = "*" if s.options.trip == ROUND_TRIP and s.touched >> one & 1 else ""
    reserve = " ".join(plank_name(t, plank) for plank in range(PLANKS) if s.reserve[one] >> plank & 1)
    cards = " ".join(_card(t, s, one, slot) for slot in range(SLOTS))
    mark = ">" if one == viewer else " "
    return (
        f"{mark}{letter(t, colour).upper()} {left(colour_name(t, colour), 8)} {space_name(t, int(s.pawn[one])):>3}"
        f" → {goal}{touched:<1}  [{cards}]  {reserve or '–'}"
    )


def _card(t: Tables, s: State, one: int, slot: int) -> str:
    """A card face, a back, or an empty slot."""
    card = int(s.program[one, slot])
    if card != NONE:
        struck = slot == s.slot and s.blocked >> one & 1 and s.phase != PROGRAMMING
        return f"{card_name(t, card)}{'x' if struck else ''}"
    return "##" if s.ready >> one & 1 else "··"
