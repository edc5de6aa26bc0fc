"""How Quarry is written (part 11.3) and spoken."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, engine_text
from setu.engine.state import State
from setu.engine.terminal_text import left, right, width_of
from setu.engine.texts import LANGUAGES, SeatName, Text, seat_text, text
from setu.games.quarry import rules
from setu.games.quarry.board import ATTITUDES, ELBOW, END, FORMS, Form
from setu.games.quarry.fit import base_level
from setu.games.quarry.state import (
    BARE,
    BLACK,
    ENDED,
    KEPT,
    KINDS,
    NOBODY,
    PASSED,
    PLACED,
    STARTS,
    SWAPPED,
)

PACKAGE = "setu.games.quarry"
COLOURS = ("black", "blue")
LETTERS = ("K", "B")
REASONS = ("", "line", "stalemate", "out", "resign")

Cell = tuple[int, int]

_NOTATION = re.compile(  # to Python the vowel signs of Devanagari are no letters
    r"(?P<stone>(?:[^\W\d_]|[\u0900-\u0963])+[+-]?)\s+(?P<cells>[a-z]\d+(?:\s*-\s*[a-z]\d+){0,2})"
    r"(?:\s*@\s*(?P<level>\d+))?(?P<crosses>\s*x)?(?P<wins>\s*#)?"
)


def say(id: str, **slots: Any) -> Text:
    """A sentence of Quarry's catalogue."""
    return text(PACKAGE, id, **slots)


@functools.cache
def colour_name(colour: int) -> Text:
    return say(COLOURS[colour])


def seat_name(b: Board, s: State, seat: int) -> Text:
    """R23: seats are called by the colour they hold now."""
    return colour_name(BLACK if s.holder[BLACK] == seat else 1 - BLACK)


def seated(b: Board, s: State, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, seat_name(b, s, seat))


def holder(s: State, colour: int) -> SeatName:
    """Who holds a colour now, in a sentence."""
    return seat_text(int(s.holder[colour]), colour_name(colour))


def seat_mark(b: Board, s: State, seat: int) -> str:
    """Part 11.3: K for Black, B for Blue."""
    return LETTERS[BLACK if s.holder[BLACK] == seat else 1 - BLACK]


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


# ---- moves


def notation(b: Board, s: State, seat: int, move: int, remark: int) -> str:
    """A legal move as part 11.3 writes it."""
    if move == b.swap:
        return "swap"
    if move == b.keep:
        return "keep"
    wins = " #" if remark & 16 else ""
    crosses = " x" if remark & 8 else ""
    return f"{placement_name(b, move)} @{remark & 7}{crosses}{wins}"


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


def read(b: Board, s: State, seat: int, written: str) -> int:
    """The move a notation means; a remark that is written must agree with the board."""
    tidy = " ".join(written.lower().replace("–", "-").split())
    if tidy == "swap":
        return b.swap
    if tidy == "keep":
        return b.keep
    if tidy == "pass":
        raise IllegalMove(Refusal("QR-9", say("no-pass")))
    match = _NOTATION.fullmatch(tidy)
    if not match:
        raise InvalidMove(say("unreadable", written=written.strip()))
    attitude = _attitude(match["stone"])
    named = tuple(_point(name.strip()) for name in match["cells"].split("-"))
    move = _find(b, s, seat, attitude, named)
    if rules.why_not(b, s, seat, move) == rules.LEGAL:
        _agree(rules.remark(b, s, seat, move), match)
    return move


def _attitude(written: str) -> str:
    """A stone by its name in the notation, or in any language of the house."""
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


def _find(b: Board, s: State, seat: int, attitude: str, named: tuple[Cell, ...]) -> int:
    for number, form in enumerate(FORMS):
        if form.attitude != attitude:
            continue
        for cells in {named, named[::-1]} if _either_way(form) else {named}:
            west, south = cells[0][0] - _named_cells(form)[0][0], cells[0][1] - _named_cells(form)[0][1]
            if tuple((west + dx, south + dy) for dx, dy in _named_cells(form)) == cells:
                return _placement(b, number, west, south)
    raise _misshapen(b, s, seat, attitude)


def _misshapen(b: Board, s: State, seat: int, attitude: str) -> IllegalMove:
    """QR-6: no placement covers such cells; what forbids the stone anywhere comes first."""
    nowhere = b.off_board + next(number for number, form in enumerate(FORMS) if form.attitude == attitude)
    code = rules.why_not(b, s, seat, nowhere)
    if code != rules.OFF_BOARD:
        return IllegalMove(refusal(b, s, seat, nowhere, code))
    return IllegalMove(Refusal("QR-6", say("wrong-shape", example=_example(attitude))))


def _placement(b: Board, form: int, west: int, south: int) -> int:
    wide, deep = FORMS[form].extent
    if west < 0 or south < 0 or west + wide > b.width or south + deep > b.rows:
        return b.off_board + form
    return int(b.placement_at[form, south * b.width + west])


def _example(attitude: str) -> str:
    form = next(form for form in FORMS if form.attitude == attitude)
    return f"{attitude} " + "-".join(f"{chr(ord('d') + x)}{y + 5}" for x, y in _named_cells(form))


def _agree(remark: int, match: re.Match[str]) -> None:
    """Part 11.3: @level, x and # are optional, but must be true."""
    if match["level"] is not None and int(match["level"]) != remark & 7:
        raise IllegalMove(Refusal("QR-13", say("wrong-level", written=match["level"], level=remark & 7)))
    if match["crosses"] and not remark & 8:
        raise IllegalMove(Refusal("QR-15", say("crosses-nothing")))
    if match["wins"] and not remark & 16:
        raise IllegalMove(Refusal("QR-18", say("wins-nothing")))


def sentence(b: Board, s: State, seat: int, move: int, remark: int) -> Text:
    who = seated(b, s, seat)
    if move == b.swap:
        return say("swaps", who=who)
    if move == b.keep:
        return say("keeps", who=who)
    return _placing(b, who, move, remark & 7, bool(remark & 8))


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


def targets(b: Board, move: int) -> dict[str, Any]:
    """The stone, its form and the cells it covers."""
    if move >= b.placements:
        return {}
    number = int(b.form_of[move])
    return {"stone": FORMS[number].attitude, "form": number, "cells": [*cells_of(b, move)]}


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


def secret(b: Board, s: State, seat: int, move: int) -> bool:
    """QR-21: nothing is hidden."""
    return False


# ---- refusals


def refusal(b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
    """The rule and the words for a code of `why_not`."""
    if code == rules.GAME_IS_OVER:
        return Refusal("QR-19", engine_text("game-is-over"))
    if code == rules.NOT_YOUR_TURN:
        return Refusal("QR-7", say("not-your-turn", who=holder(s, s.to_move)))
    if code == rules.CHOOSE_COLOUR_FIRST:
        return Refusal("R21", say("choose-colour-first"))
    if code == rules.NO_COLOUR_CHOICE:
        return Refusal("R21", say("no-colour-choice"))
    if code == rules.NO_SUCH_MOVE:
        return Refusal("QR-8", engine_text("move-number", move=move, last=b.off_board + len(FORMS) - 1))
    return _placement_refusal(b, s, s.to_move, move, code)


def _placement_refusal(b: Board, s: State, colour: int, move: int, code: int) -> Refusal:
    number = rules.form_of(b, move)
    if code == rules.NO_STOCK:
        return Refusal("QR-10", say("no-stock", kind=kind_name(int(b.kind_of[number]))))
    if code == rules.OFF_BOARD:
        return Refusal("QR-11", say("off-board"))
    parts = list(zip(b.cell_of[move].tolist(), FORMS[number].cells, strict=False))
    ends = [(cell, part[2]) for cell, part in parts if part[4] == END]
    inner = [(cell, part[2]) for cell, part in parts if part[4] != END]
    base = base_level(b, s, number, move)
    if code == rules.WRONG_COLOUR:
        at = next(cell for cell, _ in ends if s.top[cell] not in (BARE, colour))
        return Refusal("QR-12", say("wrong-colour", cell=cell_name(b, at), other=colour_name(1 - colour)))
    if code == rules.WRONG_LEVEL:
        return Refusal("QR-13", _level_words(b, s, ends))
    if code == rules.BLOCKED:
        at = next(cell for cell, bottom in inner if s.height[cell] > base + bottom)
        return Refusal("QR-14", say("blocked", cell=cell_name(b, at), height=int(s.height[at])))
    if code == rules.ELBOW_IN_THE_AIR:
        at = next(cell for cell, part in parts if part[4] == ELBOW)
        return Refusal("QR-16b", say("elbow-in-the-air", cell=cell_name(b, at)))
    reached = base + int(b.tallest[number])
    return Refusal("QR-16", say("too-high", reached=reached, most=b.max_height))


def _level_words(b: Board, s: State, ends: list[tuple[int, int]]) -> Text:
    """Name the end that hangs, or the two that do not agree."""
    bases = [int(s.height[cell]) - bottom for cell, bottom in ends]
    low = min(range(len(ends)), key=lambda i: bases[i])
    if s.height[ends[low][0]] == 0:
        return say("nothing-under", cell=cell_name(b, ends[low][0]))
    first, last = ends[0][0], ends[-1][0]
    return say(
        "not-level",
        first=cell_name(b, first),
        height=int(s.height[first]),
        last=cell_name(b, last),
        other=int(s.height[last]),
    )


# ---- events


def event(b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    if kind == STARTS:
        return "starts", say("starts", who=holder(s, first))
    if kind == PLACED:
        return "placed", _placing(b, holder(s, third // 2), first, second, bool(third % 2))
    if kind == SWAPPED:
        return "swapped", say("swapped", who=holder(s, second))
    if kind == KEPT:
        return "kept", say("kept", who=holder(s, second))
    if kind == PASSED:
        return "passed", say("passed", who=holder(s, first))
    assert kind == ENDED
    if first == NOBODY:
        return "ended", say("drawn", reason=REASONS[second])
    return "ended", say("won", who=holder(s, first), reason=REASONS[second])


# ---- the board as text


def draw(b: Board, s: State, seat: int) -> str:
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
        table.append([f"{LETTERS[colour]} {colour_name(colour)}", *map(str, numbers)])
    margin, *widths = (max(map(width_of, column)) for column in zip(*table, strict=True))
    return [" ".join([left(name, margin), *map(right, cells, widths)]) for name, *cells in table]


def _cell_text(s: State, cell: int) -> str:
    return ". " if s.top[cell] == BARE else f"{LETTERS[s.top[cell]]}{s.height[cell]}"
