"""What may be asked at a table of Quarry: cells, rows, levels, stocks, lines, threats. Everything lies open (QR-21)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from setu.engine.bits import BITS
from setu.engine.board import Board
from setu.engine.errors import InvalidMove
from setu.engine.questions import Question, Seen, listed
from setu.engine.state import State
from setu.engine.texts import Text
from setu.games.quarry import line, rules, threats
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import BARE, KINDS, phase, refusal
from setu.games.quarry.words import cell_name, cells_of, colour_name, holder, kind_name, placement_name, say

COLOURS = range(2)
MOST_NAMED = 3  # placements that are told; the others are counted


# ---- the board


def cell(seen: Seen, about: str) -> Iterable[Text]:
    """QR-18: a cell from above, and what lies there, from the ground up."""
    at = _read_cell(seen.b, about)
    yield _top(seen.b, seen.s, at)
    for number, parts in _stones(seen.b, seen.s):
        for part, bottom, top in parts:
            if part == at:
                yield _stone(seen.b, seen.s, number, bottom, top)


def row(seen: Seen, about: str) -> Iterable[Text]:
    """QR-18: a row from west to east, neighbours that look alike together."""
    b = seen.b
    number = _number(about, 1, b.rows, "no-such-row")
    cells = [(number - 1) * b.width + column for column in range(b.width)]
    ground = "south" if number <= b.quarry else "north" if number > b.rows - b.quarry else "none"
    return [say("told-row", row=number, quarry=ground, cells=_runs(b, seen.s, cells))]


def column(seen: Seen, about: str) -> Iterable[Text]:
    """QR-18: a column from south to north."""
    b, letters = seen.b, [chr(ord("a") + west) for west in range(seen.b.width)]
    if about not in letters:
        raise InvalidMove(say("no-such-column", found=about, last=letters[-1]))
    cells = [letters.index(about) + south * b.width for south in range(b.rows)]
    return [say("told-column", column=about, cells=_runs(b, seen.s, cells))]


def level(seen: Seen, about: str) -> Iterable[Text]:
    """QR-13: the stones that stand on a height."""
    b, s = seen.b, seen.s
    at = _number(about, 0, b.max_height - 1, "no-such-level")
    found = [number for number, _ in _stones(b, s) if s.placed_level[number] == at]
    return [_stone(b, s, number) for number in found] or [say("told-no-stones", level=at)]


def _read_cell(b: Board, written: str) -> int:
    west, south = ord(written[0]) - ord("a"), int(written[1:]) - 1
    if not (0 <= west < b.width and 0 <= south < b.rows):
        raise InvalidMove(say("no-such-cell", found=written, last=cell_name(b, b.cells - 1)))
    return int(south * b.width + west)


def _number(written: str, least: int, most: int, otherwise: str) -> int:
    if not written.isdecimal() or not least <= int(written) <= most:
        raise InvalidMove(say(otherwise, found=written, last=most))
    return int(written)


def _top(b: Board, s: State, at: int) -> Text:
    bare = s.top[at] == BARE
    return say("told-cell", cell=cell_name(b, at), who="none" if bare else _colour(s.top[at]), height=int(s.height[at]))


def _colour(colour: int) -> Text:
    return colour_name(int(colour))


def _runs(b: Board, s: State, cells: list[int]) -> Text | str:
    """Cells in a row, those that look alike as one."""
    runs: list[list[int]] = []
    for at in cells:
        alike = runs and (s.top[at], s.height[at]) == (s.top[runs[-1][-1]], s.height[runs[-1][-1]])
        if alike:
            runs[-1].append(at)
        else:
            runs.append([at])
    return listed([_run(b, s, run) for run in runs])


def _run(b: Board, s: State, run: list[int]) -> Text:
    first, last = cell_name(b, run[0]), cell_name(b, run[-1])
    who: Text | str = "none" if s.top[run[0]] == BARE else _colour(s.top[run[0]])
    return say("told-run", first=first, last="none" if first == last else last, who=who, height=int(s.height[run[0]]))


Part = tuple[int, int, int]  # a cell, and from which height to which the stone fills it


def _stones(b: Board, s: State) -> Iterator[tuple[int, list[Part]]]:
    """Every stone that is known, in the order they were laid, and the cells it fills."""
    for number, placement in enumerate(s.placed[: s.stones].tolist()):
        if placement >= 0:
            at, form = int(s.placed_level[number]), FORMS[int(b.form_of[placement])]
            covered = b.cell_of[placement].tolist()
            yield number, [(c, at + p[2], at + p[3]) for c, p in zip(covered, form.cells, strict=False)]


def _stone(b: Board, s: State, number: int, bottom: int = -1, top: int = -1) -> Text:
    """A stone by kind, colour and cells; in one of its cells, from which height to which."""
    placement = int(s.placed[number])
    slots = {"who": _colour(s.placed_by[number]), "stone": kind_name(_kind(b, placement))}
    cells = listed(cells_of(b, placement))
    if bottom < 0:
        return say("told-stone", **slots, cells=cells)
    return say("told-layer", **slots, cells=cells, bottom=bottom, top=top)


def _kind(b: Board, placement: int) -> int:
    return int(b.kind_of[b.form_of[placement]])


# ---- stocks, lines, threats


def stones(seen: Seen, about: str) -> Iterable[Text]:
    """QR-10: what both have left."""
    return [_stock(seen, colour) for colour in _own_first(seen)]


def mine(seen: Seen, about: str) -> Iterable[Text]:
    """QR-10: what the own stock holds."""
    return [_stock(seen, _own_first(seen)[0])]


def _own_first(seen: Seen) -> list[int]:
    return sorted(COLOURS, key=lambda colour: (seen.s.holder[colour] != seen.seat, colour))


def _stock(seen: Seen, colour: int) -> Text:
    left = [(kind, int(seen.s.stock[colour, kind])) for kind in range(len(KINDS))]
    counts = [say("told-count", stone=kind_name(kind), count=count) for kind, count in left if count]
    points = int(rules.unplayed(seen.b, seen.s, colour))
    return say("told-stock", who=holder(seen.s, colour), stones=listed(counts), points=points)


def lines(seen: Seen, about: str) -> Iterable[Text]:
    """QR-18, QR-19: how far each colour hangs together with either quarry."""
    for colour in _own_first(seen):
        for quarry in ("south", "north"):
            cells = _joined_to(seen.b, seen.s, colour, quarry)
            rows = sorted(cells, key=lambda at: at // seen.b.width)
            far = (rows[-1] if quarry == "south" else rows[0]) if rows else None
            named = "none" if far is None else cell_name(seen.b, far)
            yield say("told-line", who=holder(seen.s, colour), quarry=quarry, cell=named, count=len(cells))


def _joined_to(b: Board, s: State, colour: int, quarry: str) -> list[int]:
    """QR-18: the cells that show a colour and hang together with a quarry."""
    ground = b.south if quarry == "south" else b.north
    for word in range(b.words):
        s.flood[word] = s.shown[colour, word] & ground[word]
    line.flood_through(b, s, colour)
    found = [at for at in range(b.cells) if s.top[at] == colour and _holds(s.flood, at)]
    threats.forget_flood(b, s)
    return found


def _holds(cells: Any, at: int) -> bool:
    return bool(int(cells[at // BITS]) >> (at % BITS) & 1)


def gap(seen: Seen, about: str) -> Iterable[Text]:
    """QR-19: how many stones are missing at least to join the quarries."""
    if seen.s.phase == phase.OVER:
        return [say("told-over")]
    return [_missing(seen, colour) for colour in _own_first(seen)]


def _missing(seen: Seen, colour: int) -> Text:
    across = int(threats.ways_across(seen.b, seen.s, colour))
    threats.forget_reach(seen.b, seen.s)
    needed = across // threats.STONE
    return say("told-gap", who=holder(seen.s, colour), count=needed if needed < threats.FAR else 0)


def threat(seen: Seen, about: str) -> Iterable[Text]:
    """QR-19: who could complete a line with the next stone, and how."""
    if seen.s.phase == phase.OVER:
        return [say("told-over")]
    found = [(colour, int(threats.first_win(seen.b, seen.s, colour))) for colour in _own_first(seen)]
    wins = [say("told-threat", who=holder(seen.s, colour), move=_named(seen, win)) for colour, win in found if win >= 0]
    return wins or [say("told-no-threat")]


def _named(seen: Seen, placement: int) -> Text:
    cells = placement_name(seen.b, placement).split(" ")[1].replace("-", " – ")
    return say("told-placement", stone=kind_name(_kind(seen.b, placement)), cells=cells)


def fits(seen: Seen, about: str) -> Iterable[Text]:
    """QR-10 to QR-16: which of one's own stones could cover a cell now."""
    b, s = seen.b, seen.s
    if not re.fullmatch(r"[a-z]\d+", about):
        raise InvalidMove(say("no-such-cell", found=about, last=cell_name(b, b.cells - 1)))
    at, colour = _read_cell(b, about), _own_first(seen)[0]
    covering = [move for move in range(b.placements) if at in b.cell_of[move]]
    legal = [move for move in covering if rules.why_not_place(b, s, colour, move) == refusal.LEGAL]
    by_kind = [[move for move in legal if _kind(b, move) == kind] for kind in range(len(KINDS))]
    told = [
        say("told-fits", stone=kind_name(kind), count=len(some), ways=listed(_ways(b, some)))
        for kind, some in enumerate(by_kind)
        if some
    ]
    return told or [say("told-fits-nothing", cell=cell_name(b, at))]


def _ways(b: Board, placements: list[int]) -> list[Text | str]:
    names = [*dict.fromkeys(placement_name(b, move).split(" ")[1] for move in placements)]
    more = len(names) - MOST_NAMED
    return [*names[:MOST_NAMED], *([say("told-ways-more", count=more)] if more > 0 else [])]


QUESTIONS = (
    Question("cell", cell, example="e5", form=r"[a-z]\d+"),
    Question("row", row, example="5"),
    Question("column", column, example="e"),
    Question("level", level, example="0"),
    Question("mine", mine),
    Question("stones", stones),
    Question("line", lines),
    Question("gap", gap),
    Question("threat", threat),
    Question("fits", fits, example="e5"),
    Question("score", stones),
)
