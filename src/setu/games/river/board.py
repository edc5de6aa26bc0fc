"""The board as tables, computed once from a component file."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.bits import BITS
from setu.engine.board import BoardArray, board_dtype, fill_board, sealed
from setu.engine.components import Components
from setu.engine.marks import UNCHOSEN, seated
from setu.games.river.geometry import collide, distance2, near, over_land
from setu.games.river.reading import Box, read_box
from setu.games.river.state import (
    BED_WORDS,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    EDITIONS,
    FINE,
    MOST_LANDINGS,
    MOST_ROWS,
    MOST_SEATS,
    MOST_SPANS,
    MOST_STONES,
    NONE,
    NUMBERS,
    OFFSETS,
    ROW_WORDS,
    TOO_FAR,
    VILLAGES,
)

Ints = NDArray[np.int64]
Point = tuple[int, int]

MOST_PAIRS = MOST_SPANS
_PER_VILLAGE = (VILLAGES,)
_PER_ISLET = (MOST_STONES,)
_PER_LANDING = (VILLAGES, MOST_LANDINGS)

BOARD = board_dtype(
    "river",
    [
        ("edition", "<i8"),  # SUNDERBANS or RIVER_DRAGONS: for names; what differs in the rules is in the options
        ("islets", "<i8"),
        ("stone_count", "<i8"),
        ("support_max", "<i8"),
        ("width", "<i8"),  # of a plank
        ("clear", "<i8"),  # G5, G9: a plank and the centre of a stone not under it are at least so far apart
        ("cos2_num", "<i8"),
        ("cos2_den", "<i8"),
        ("fine_step", "<i8"),
        ("free_tries", "<i8"),
        ("lattice", "<i8"),
        ("rows", "<i8"),  # of the lattice; 0 on the islands board
        ("places", "<i8"),  # admissible points of the empty open board
        ("board_x", "<i8"),
        ("board_y", "<i8"),
        ("edge", "<i8"),
        ("apart2", "<i8"),  # G9: of two stones on islets
        ("water_apart", "<i8"),  # G10: of two stones on the open board
        ("reach2", "<i8", (TOO_FAR + 1,)),  # [number] G3; [TOO_FAR] as far as one may point (DL-49)
        ("colour_code", "<i8", (COLOURS,)),  # which of reading.COLOUR_NAMES
        ("home", "<i8", (COLOURS,)),  # the village of a colour
        ("in_play", "<i8", (MOST_SEATS + 1, MOST_SEATS)),  # [seats, seat] colour
        ("opposite", "<i8", _PER_VILLAGE),
        ("clockwise", "<i8", _PER_VILLAGE),  # place on the ring
        ("village_x", "<i8", _PER_VILLAGE),
        ("village_y", "<i8", _PER_VILLAGE),
        ("village_r", "<i8", _PER_VILLAGE),
        ("village_clear", "<i8", _PER_VILLAGE),  # G5: R + half a plank
        ("village_reach2", "<i8", _PER_VILLAGE),  # no stone farther from the centre has a landing in reach
        ("village_apart2", "<i8", _PER_VILLAGE),  # G10: of a stone and the centre
        ("landings", "<i8", _PER_VILLAGE),
        ("landing_x", "<i8", _PER_LANDING),
        ("landing_y", "<i8", _PER_LANDING),
        ("shores_apart2", "<i8", (VILLAGES, VILLAGES)),  # R29
        ("islet_x", "<i8", _PER_ISLET),
        ("islet_y", "<i8", _PER_ISLET),
        ("islet_r", "<i8", _PER_ISLET),
        ("spots", "<i8", _PER_ISLET),  # G9: offsets that keep the stone on its islet, one bit each
        ("offset_x", "<i8", (OFFSETS,)),
        ("offset_y", "<i8", (OFFSETS,)),
        ("water", "<i8", (MOST_ROWS, ROW_WORDS)),  # G10: admissible points of the empty open board
        # spans: ways to lay a plank with stones on the islets' centres, by first islet, second support, distance
        ("spans", "<i8"),
        ("bed_words", "<i8"),
        ("span_from", "<i8", (MOST_STONES + 1,)),  # where the spans of an islet begin
        ("span_b", "i1", (MOST_SPANS,)),
        ("span_landing", "i1", (MOST_SPANS,)),
        ("span_number", "i1", (MOST_SPANS,)),  # least plank that fits, or TOO_FAR
        ("span_bed", "<i2", (MOST_SPANS,)),
        ("span_over", "<i8", (MOST_SPANS,)),  # G5, G9: islets that it passes over
        ("bed_span", "<i2", (BED_WORDS * BITS,)),
        ("crossing", "<i8", (MOST_SPANS, BED_WORDS)),  # G7: beds that may not have a plank at the same time
        ("pairs", "<i8"),  # supports that some plank can join, for the estimate
        ("pair_a", "i1", (MOST_PAIRS,)),
        ("pair_b", "i1", (MOST_PAIRS,)),
        ("pair_number", "i1", (MOST_PAIRS,)),
    ],
)


@dataclass(frozen=True)
class Span:
    """A way to lay a plank between the centres of two islets, or from an islet to a landing."""

    a: int
    b: int
    landing: int
    start: Point
    end: Point
    length2: int
    number: int


def build(components: Components, edition: int, open_board: bool = False) -> BoardArray:
    """Read a component file (part 13) and compute the tables."""
    box = read_box(components)
    spans = _spans(box)
    if len(spans) > MOST_SPANS or sum(span.number <= NUMBERS for span in spans) > BED_WORDS * BITS:
        raise components.fault(("islets",), box.words("board-too-dense"))
    water = _water(box)
    return fill_board(
        BOARD,
        edition=edition,
        islets=len(box.islets),
        stone_count=box.stone_count,
        support_max=box.support_max,
        width=box.plank_width,
        clear=box.stone_radius + box.plank_width // 2,
        cos2_num=box.narrowest_cos2[0],
        cos2_den=box.narrowest_cos2[1],
        fine_step=box.fine_step,
        free_tries=box.free_tries,
        lattice=box.lattice,
        rows=box.size[1] // box.lattice + 1 if open_board else 0,
        places=sum(int(word).bit_count() for word in water.flat),
        board_x=box.size[0],
        board_y=box.size[1],
        edge=box.edge_margin,
        apart2=(2 * box.stone_radius) ** 2,
        water_apart=2 * box.stone_radius + box.stone_gap,
        reach2=_reach2(box),
        water=water,
        **_edition(box, EDITIONS[edition]),
        **_villages(box),
        **_islets(box),
        **_span_tables(box, spans),
    )


def _reach2(box: Box) -> list[int]:
    """G3, DL-49: the square of each length, and of how far one may point."""
    num, den = box.eye_reach
    return [0, *(length * length for length in box.plank_lengths), (num * box.plank_lengths[-1]) ** 2 // den**2]


def _edition(box: Box, name: str) -> dict[str, Any]:
    colours = box.colours[name]
    in_play = np.zeros((MOST_SEATS + 1, MOST_SEATS), np.int64)
    for seats, playing in box.in_play[name].items():
        in_play[seats, :seats] = [colours.index(colour) for colour in playing]
    home = [next(v for v, village in enumerate(box.villages) if village.colour[name] == colour) for colour in colours]
    return {"colour_code": box.codes(colours), "home": home, "in_play": in_play}


def _villages(box: Box) -> dict[str, Any]:
    far = math.isqrt(_reach2(box)[TOO_FAR]) + 1
    landing = np.zeros((2, VILLAGES, MOST_LANDINGS), np.int64)
    for v, village in enumerate(box.villages):
        landing[:, v, : len(village.landings)] = np.array(village.landings).T
    return {
        "opposite": [village.opposite for village in box.villages],
        "clockwise": [box.clockwise.index(v) for v in range(VILLAGES)],
        "village_x": [village.centre[0] for village in box.villages],
        "village_y": [village.centre[1] for village in box.villages],
        "village_r": [village.radius for village in box.villages],
        "village_clear": [village.radius + box.plank_width // 2 for village in box.villages],
        "village_reach2": [(village.radius + 1 + far) ** 2 for village in box.villages],
        "village_apart2": [(village.radius + box.stone_radius + box.shore_gap) ** 2 for village in box.villages],
        "landings": [len(village.landings) for village in box.villages],
        "landing_x": landing[0],
        "landing_y": landing[1],
        "shores_apart2": [
            [min(distance2(*p, *q) for p in one.landings for q in other.landings) for other in box.villages]
            for one in box.villages
        ],
    }


def _islets(box: Box) -> dict[str, Any]:
    side = range(-FINE, FINE + 1)
    offsets = [(i * box.fine_step, j * box.fine_step) for j in side for i in side]
    spots = []
    for islet in box.islets:
        play = (islet.radius - box.stone_radius) ** 2
        spots.append(sum(1 << n for n, (x, y) in enumerate(offsets) if x * x + y * y <= play))
    return {
        "islet_x": [islet.centre[0] for islet in box.islets],
        "islet_y": [islet.centre[1] for islet in box.islets],
        "islet_r": [islet.radius for islet in box.islets],
        "spots": spots,
        "offset_x": [x for x, _ in offsets],
        "offset_y": [y for _, y in offsets],
    }


def _water(box: Box) -> Ints:
    """G10: the lattice points that can take a stone while the open board is empty."""
    water = np.zeros((MOST_ROWS, ROW_WORDS), np.int64)
    (wide, high), edge, step = box.size, box.edge_margin, box.lattice
    for row in range(min(MOST_ROWS, high // step + 1)):
        for column in range(min(COLUMNS, wide // step + 1)):
            x, y = column * step, row * step
            inside = edge <= x <= wide - edge and edge <= y <= high - edge
            clear = [(v.radius + box.stone_radius + box.shore_gap) ** 2 for v in box.villages]
            if inside and all(distance2(x, y, *v.centre) >= c for v, c in zip(box.villages, clear, strict=True)):
                water[row, column // BITS] |= 1 << (column % BITS)
    return water


# ---- spans


def _spans(box: Box) -> list[Span]:
    """G3, G5, G6: all spans that one may point at, but for what lies on the board at the time."""
    reach2 = _reach2(box)
    spans = []
    for a, islet in enumerate(box.islets):
        ends = [(b, NONE, other.centre) for b, other in enumerate(box.islets) if b > a]
        for v, village in enumerate(box.villages):
            for landing, point in enumerate(village.landings):
                if not over_land(*islet.centre, *point, *village.centre):
                    ends.append((MOST_STONES + v, landing, point))
        for b, landing, point in ends:
            length2 = distance2(*islet.centre, *point)
            if length2 <= reach2[TOO_FAR] and not _over_village(box, islet.centre, point, b):
                number = next(k for k in range(1, TOO_FAR + 1) if length2 <= reach2[k])
                spans.append(Span(a, b, landing, islet.centre, point, length2, number))
    return sorted(spans, key=lambda span: (span.a, span.b, span.length2, span.landing))


def _over_village(box: Box, start: Point, end: Point, b: int) -> bool:
    """G5: does a span pass over a village that it does not rest on?"""
    half = box.plank_width // 2
    return any(
        near(*village.centre, *start, *end, village.radius + half)
        for v, village in enumerate(box.villages)
        if b != MOST_STONES + v
    )


def _span_tables(box: Box, spans: list[Span]) -> dict[str, Any]:
    beds = [number for number, span in enumerate(spans) if span.number <= NUMBERS]
    span_bed = [NONE] * len(spans)
    for bed, number in enumerate(beds):
        span_bed[number] = bed
    crossing = np.zeros((len(spans), BED_WORDS), np.int64)
    for number, span in enumerate(spans):
        for bed, other in enumerate(beds):
            if _may_meet(span, spans[other]) and _collide(box, span, spans[other]):
                crossing[number, bed // BITS] |= 1 << (bed % BITS)
    clear = box.stone_radius + box.plank_width // 2
    over = [
        sum(
            1 << i
            for i, islet in enumerate(box.islets)
            if i not in (span.a, span.b) and near(*islet.centre, *span.start, *span.end, clear)
        )
        for span in spans
    ]
    pairs: dict[tuple[int, int], int] = {}
    for span in spans:
        if span.number <= NUMBERS:
            pairs.setdefault((span.a, span.b), span.number)
    return {
        "spans": len(spans),
        "bed_words": -(-len(beds) // BITS),
        "span_from": [sum(span.a < a for span in spans) for a in range(MOST_STONES + 1)],
        "span_b": [span.b for span in spans],
        "span_landing": [span.landing for span in spans],
        "span_number": [span.number for span in spans],
        "span_bed": span_bed,
        "span_over": over,
        "bed_span": beds,
        "crossing": crossing,
        "pairs": len(pairs),
        "pair_a": [a for a, _ in pairs],
        "pair_b": [b for _, b in pairs],
        "pair_number": list(pairs.values()),
    }


def _may_meet(one: Span, other: Span) -> bool:
    """Spans far from each other need no exact test."""
    reach = (math.isqrt(one.length2) + math.isqrt(other.length2)) // 2 + 40
    x = abs(one.start[0] + one.end[0] - other.start[0] - other.end[0])
    y = abs(one.start[1] + one.end[1] - other.start[1] - other.end[1])
    return x <= 2 * reach and y <= 2 * reach


def _collide(box: Box, one: Span, other: Span) -> bool:
    first = (*one.start, *one.end, one.a, one.b, one.landing)
    second = (*other.start, *other.end, other.a, other.b, other.landing)
    return bool(collide(*first, *second, box.plank_width, *box.narrowest_cos2))


def box_a() -> Components:
    """The component file that comes with the games."""
    source = resources.files("setu.games.river") / "data" / "board-a.toml"
    return Components(source.read_text(encoding="utf-8"), "board-a.toml")


@functools.cache
def shipped(edition: int, open_board: bool) -> BoardArray:
    """The tables of board A."""
    return build(box_a(), edition, open_board)


def colours_in_play(components: Components | None, edition: int, seats: int) -> tuple[str, ...]:
    """Part 3: the colours that the number of players asks for, in the order of the seats."""
    return read_box(components or box_a()).in_play[EDITIONS[edition]][seats]


def with_pawns(board: BoardArray, chosen: str) -> BoardArray:
    """Part 3: which player takes which of the colours in play is free."""
    laid = board.copy()
    codes = laid["colour_code"][0].tolist()
    for seats in range(2, MOST_SEATS + 1):
        row = laid["in_play"][0, seats]
        names = [COLOUR_NAMES[codes[colour]] for colour in row[:seats]]
        if {mark for mark in chosen.split(",") if mark != UNCHOSEN} <= set(names) and chosen.count(",") < seats:
            row[:seats] = [codes.index(COLOUR_NAMES.index(name)) for name in seated(chosen, names)]
    return sealed(laid)
