"""How Quarry is written (part 11.3) and spoken."""

from __future__ import annotations

import functools
import unicodedata
from typing import Any

from setu.engine import contract
from setu.engine.board import Board
from setu.engine.codes import Kind, Slot
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, SetuError
from setu.engine.state import State
from setu.engine.terminal_text import left, right, width_of
from setu.engine.texts import LANGUAGES, SeatName, Text, seat_text, sentences
from setu.engine.words import DeclaredWords, Type
from setu.games.quarry import codes, faults, rules
from setu.games.quarry.asked import missing, wins_with
from setu.games.quarry.board import ATTITUDES, FORMS, Form
from setu.games.quarry.codes import BARE, KINDS, NOBODY, action, colours, ending, event, refusal

PACKAGE = "setu.games.quarry"

Cell = tuple[int, int]

say = sentences(PACKAGE)


@functools.cache
def colour_name(colour: int) -> Text:
    return say(colours.NAMES[colour])


def holder(s: State, colour: int) -> SeatName:
    """Who holds a colour now, in a sentence."""
    return seat_text(int(s.holder[colour]), colour_name(colour))


# ---- cells


def cell_name(b: Board, cell: int) -> str:
    return f"{chr(ord('a') + cell % b.width)}{cell // b.width + 1}"


def _point(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _named_cells(form: Form) -> tuple[Cell, ...]:
    """The cells a notation names: one; first and last; tip, elbow and tip; foot or tall cell first."""
    cells = [(dx, dy) for dx, dy, *_ in form.cells]
    if len(cells) == 1:
        return (cells[0],)
    if form.attitude == "corner":
        return cells[0], cells[1], cells[2]
    return cells[0], cells[-1]


def _either_way(form: Form) -> bool:
    """Only a step has a first and a second cell; all others may be written from either end."""
    return not form.attitude.startswith("step")


def placement_name(b: Board, move: int) -> str:
    """Stone and cells, the smaller end first unless the order matters."""
    return _placement_names(b.width, b.rows)[move]


@functools.cache
def _placement_names(width: int, rows: int) -> tuple[str, ...]:
    """Every placement of a board, in the order of their numbers (part 2.3)."""
    names = []
    for form in FORMS:
        named = _named_cells(form)
        if _either_way(form) and named[-1] < named[0]:
            named = named[::-1]
        wide, deep = form.extent
        for south in range(rows - deep + 1):
            for west in range(width - wide + 1):
                cells = "-".join(f"{chr(97 + west + dx)}{south + dy + 1}" for dx, dy in named)
                names.append(f"{form.attitude} {cells}")
    return tuple(names)


def _attitude(written: str) -> str:
    """A stone by its name in the notation, or in any language of Setu."""
    name = written.rstrip("+-")
    attitude = _names_of_kinds().get(_without_accents(name), name) + written[len(name) :]
    if attitude not in ATTITUDES:
        raise InvalidMove(say("unknown-stone", stone=written, expected=", ".join(ATTITUDES)))
    return attitude


@functools.cache
def _names_of_kinds() -> dict[str, str]:
    """{"travee": "span", …}"""
    pairs = [(kind_name(number), kind) for number, kind in enumerate(KINDS)]
    return {_without_accents(name.say(language).lower()): kind for name, kind in pairs for language in LANGUAGES}


def _without_accents(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def read_placement(b: Board, written: str) -> int:
    """QR-6: the placement of a stone on cells, or what `Words.outside` answers: a form off the board, or one that no
    stone has."""
    stone, cells = written.split(None, 1)
    attitude, named = _attitude(stone), tuple(_point(name.strip()) for name in cells.split("-"))
    for number, form in enumerate(FORMS):
        if form.attitude != attitude:
            continue
        for points in {named, named[::-1]} if _either_way(form) else {named}:
            west, south = points[0][0] - _named_cells(form)[0][0], points[0][1] - _named_cells(form)[0][1]
            if tuple((west + dx, south + dy) for dx, dy in _named_cells(form)) == points:
                return _placement(b, number, west, south)
    return -1 - next(number for number, form in enumerate(FORMS) if form.attitude == attitude)


def _placement(b: Board, form: int, west: int, south: int) -> int:
    wide, deep = FORMS[form].extent
    if west < 0 or south < 0 or west + wide > b.width or south + deep > b.rows:
        return action.outside.number(b, form)
    return int(b.placement_at[form, south * b.width + west])


def _example(attitude: str) -> str:
    form = next(form for form in FORMS if form.attitude == attitude)
    return f"{attitude} " + "-".join(f"{chr(ord('d') + x)}{y + 5}" for x, y in _named_cells(form))


def _placing(b: Board, who: Text, move: int, level: int, crosses: bool) -> Text:
    return _placed(placement_name(b, move), FORMS[int(b.form_of[move])].attitude, who, level, crosses)


@functools.lru_cache(maxsize=50_000)  # a list of legal moves says it of hundreds
def _placed(name: str, attitude: str, who: Text, level: int, crosses: bool) -> Text:
    cells = name.split(" ")[1].split("-")
    stone = say(_stone_id(attitude))
    crossing = "yes" if crosses else "no"
    if len(cells) == 1:
        return say("places-one", who=who, stone=stone, first=cells[0], level=level)
    return say("places", who=who, stone=stone, first=cells[0], last=cells[-1], level=level, crosses=crossing)


def cells_of(b: Board, move: int) -> tuple[str, ...]:
    """The cells that a placement covers, in the order of its form."""
    return _placement_cells(b.width, b.rows)[move]


@functools.cache
def _placement_cells(width: int, rows: int) -> tuple[tuple[str, ...], ...]:
    """The cells of every placement of a board, in the order of their numbers (part 2.3)."""
    covered = []
    for form in FORMS:
        wide, deep = form.extent
        for south in range(rows - deep + 1):
            for west in range(width - wide + 1):
                covered.append(tuple(f"{chr(97 + west + dx)}{south + dy + 1}" for dx, dy, *_ in form.cells))
    return tuple(covered)


def _stone_id(attitude: str) -> str:
    side = {"+": "-up", "-": "-down"}.get(attitude[-1], "")
    return f"stone-{attitude.rstrip('+-')}{side}"


def kind_name(kind: int) -> Text:
    return say(f"kind-{KINDS[kind]}")


# ---- where a stone does not fit

FAULTS: dict[int, dict[str, Slot]] = {
    refusal.NO_STOCK: {"kind": ("kind", faults.kind)},
    refusal.WRONG_COLOUR: {"cell": ("cell", faults.foreign_end), "other": ("colour", faults.other_colour)},
    refusal.WRONG_LEVEL: {
        "hangs": ("number", faults.hangs),
        "cell": ("cell", faults.low_end),
        "first": ("cell", faults.first_end),
        "last": ("cell", faults.last_end),
        "height": ("number", faults.first_height),
        "other": ("number", faults.last_height),
    },
    refusal.BLOCKED: {"cell": ("cell", faults.obstacle), "height": ("number", faults.obstacle_height)},
    refusal.ELBOW_IN_THE_AIR: {"cell": ("cell", faults.elbow)},
    refusal.TOO_HIGH: {"reached": ("number", faults.reached), "most": ("number", "b.max_height")},
}


# ---- what follows from `codes`, and the rest


TYPES = {
    "placement": Type(  # to Python the vowel signs of Devanagari are no letters
        form=r"(?:[^\W\d_]|[\u0900-\u0963])+[+-]?\s+[a-z]\d+(?:\s*-\s*[a-z]\d+){0,2}",
        read=lambda b, s, written: read_placement(b, written),
        write=lambda b, s, move: placement_name(b, move),
    ),
    "holder": Type(say=lambda b, s, colour: holder(s, colour)),
    "winner": Type(say=lambda b, s, colour: holder(s, colour) if colour != NOBODY else ""),
    "ending": Type(say=lambda b, s, reason: ending.NAMES[reason]),
    "crossing": Type(),
    "cell": Type(say=lambda b, s, cell: cell_name(b, cell)),
    "colour": Type(say=lambda b, s, colour: colour_name(colour)),
    "kind": Type(say=lambda b, s, kind: kind_name(kind)),
}


class Words(DeclaredWords):
    """What follows from `codes`, and the rest."""

    def seat_name(self, b: Board, s: State, seat: int) -> Text:
        """R23: seats are called by the colour they hold now."""
        return colour_name(colours.BLACK if s.holder[colours.BLACK] == seat else colours.BLUE)

    def seat_mark(self, b: Board, s: State, seat: int) -> str:
        """Part 11.3: K for Black, B for Blue."""
        return colours.LETTERS[colours.BLACK if s.holder[colours.BLACK] == seat else colours.BLUE]

    def kind_of(self, b: Board, s: State | None, move: int) -> Kind:
        """Of thousands of moves all but a few are placements."""
        return self.kinds[0] if 0 <= move < b.placements else super().kind_of(b, s, move)

    def read(self, b: Board, s: State, seat: int, written: str) -> int:
        """QR-9: nobody passes by choice."""
        if self.tidy(written) == "pass":
            raise IllegalMove(Refusal("QR-9", say("no-pass")))
        return super().read(b, s, seat, written)

    def outside(self, b: Board, s: State, seat: int, type: str, value: int, lowest: int) -> SetuError | None:
        """QR-6, QR-11: no placement covers such cells; what forbids the stone anywhere comes first."""
        move = value if value > 0 else action.outside.number(b, -1 - value)
        code = int(contract.why_not(b, s, seat, move))
        if code != refusal.OFF_BOARD or value > 0:
            return IllegalMove(self.refusal(b, s, seat, move, code))
        return IllegalMove(Refusal("QR-6", say("wrong-shape", example=_example(FORMS[-1 - value].attitude))))

    def untrue(self, b: Board, s: State, seat: int, move: int, name: str, written: Any, true: Any) -> SetuError | None:
        """Part 11.3: @level, x and # are optional, but must be true."""
        if name == "level":
            return IllegalMove(Refusal("QR-13", say("wrong-level", written=written, level=true)))
        rule, id = ("QR-15", "crosses-nothing") if name == "crosses" else ("QR-18", "wins-nothing")
        return IllegalMove(Refusal(rule, say(id)))

    def targets(self, b: Board, move: int) -> dict[str, Any]:
        """The stone, its form and the cells it covers."""
        if move >= b.placements:
            return {}
        number = int(b.form_of[move])
        return {"stone": FORMS[number].attitude, "form": number, "cells": [*cells_of(b, move)]}

    def sentence(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text:
        """A placement in words: which stone, and from where to where."""
        if move >= b.placements:
            return super().sentence(b, s, seat, move, remark)
        said = self.kind_of(b, s, move).remark_of(remark)
        return _placing(b, self.seated(b, s, seat), move, said["level"], bool(said["crosses"]))

    def adds(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text | None:
        """QR-18: a stone that joins the quarries."""
        wins = move < b.placements and self.kind_of(b, s, move).remark_of(remark)["wins"]
        return say("adds-win") if wins else None

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """A stone that was laid, in words."""
        if kind != event.PLACED:
            return super().event(b, s, kind, first, second, third)
        who = holder(s, codes.BY.who(third))
        return "placed", _placing(b, who, first, second, bool(codes.BY.crosses(third)))

    def draw(self, b: Board, s: State, seat: int) -> str:
        """QR-18, QR-21: the board from above with colour and height, and both stocks."""
        return draw(b, s)


# ---- the board as text


def draw(b: Board, s: State) -> str:
    """QR-18, QR-21: the board from above with colour and height, and both stocks."""
    width, rows, quarry = b.width, b.rows, b.quarry
    lines = []
    for row in range(rows - 1, -1, -1):
        cells = " ".join(_cell_text(s, row * width + column) for column in range(width))
        in_quarry = row < quarry or row >= rows - quarry
        lines.append(f"{row + 1:>3} {'=' if in_quarry else ' '} {cells}")
    lines.append("      " + " ".join(f"{chr(ord('a') + column)} " for column in range(width)))
    return "\n".join([*lines, "", *_stock_lines(b, s)])


def _stock_lines(b: Board, s: State) -> list[str]:
    """Both stocks, a column for each kind of stone."""
    table = [["", *(str(kind_name(kind)) for kind in range(len(KINDS))), str(say("points"))]]
    for colour in range(2):
        numbers = [*s.stock[colour].tolist(), rules.unplayed(b, s, colour)]
        table.append([f"{colours.LETTERS[colour]} {colour_name(colour)}", *map(str, numbers)])
    margin, *widths = (max(map(width_of, column)) for column in zip(*table, strict=True))
    return [" ".join([left(name, margin), *map(right, cells, widths)]) for name, *cells in table]


def _cell_text(s: State, cell: int) -> str:
    return ". " if s.top[cell] == BARE else f"{colours.LETTERS[s.top[cell]]}{s.height[cell]}"


ASKED = {"wins": (wins_with, "place"), "missing": (missing, "")}
WORDS = Words(codes, PACKAGE, TYPES, because=FAULTS, asked=ASKED)
