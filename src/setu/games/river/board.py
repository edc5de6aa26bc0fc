"""The board as tables, computed once from a component file."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from importlib import resources
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.bits import BITS
from setu.engine.board import BoardArray, board_dtype, fill_board, sealed
from setu.engine.marks import UNCHOSEN, seated
from setu.engine.reader import Components, Step
from setu.games.river import geometry
from setu.games.river.codes import COLOUR_NAMES, NONE, book, fits, grid
from setu.games.river.state import EDITIONS
from setu.games.river.words import say

Ints = NDArray[np.int64]
Point = tuple[int, int]

MOST_PAIRS = grid.SPANS
_PER_VILLAGE = (book.VILLAGES,)
_PER_ISLET = (book.STONES,)
_PER_LANDING = (book.VILLAGES, book.LANDINGS)

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
        ("reach2", "<i8", (fits.TOO_FAR + 1,)),  # [number] G3; [TOO_FAR] as far as one may point (DL-49)
        ("colour_code", "<i8", (book.COLOURS,)),  # which of reading.COLOUR_NAMES
        ("home", "<i8", (book.COLOURS,)),  # the village of a colour
        ("in_play", "<i8", (book.SEATS + 1, book.SEATS)),  # [seats, seat] colour
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
        ("shores_apart2", "<i8", (book.VILLAGES, book.VILLAGES)),  # R29
        ("islet_x", "<i8", _PER_ISLET),
        ("islet_y", "<i8", _PER_ISLET),
        ("islet_r", "<i8", _PER_ISLET),
        ("spots", "<i8", _PER_ISLET),  # G9: offsets that keep the stone on its islet, one bit each
        ("offset_x", "<i8", (grid.OFFSETS,)),
        ("offset_y", "<i8", (grid.OFFSETS,)),
        ("water", "<i8", (grid.ROWS, grid.ROW_WORDS)),  # G10: admissible points of the empty open board
        # spans: ways to lay a plank with stones on the islets' centres, by first islet, second support, distance
        ("spans", "<i8"),
        ("bed_words", "<i8"),
        ("span_from", "<i8", (book.STONES + 1,)),  # where the spans of an islet begin
        ("span_b", "i1", (grid.SPANS,)),
        ("span_landing", "i1", (grid.SPANS,)),
        ("span_number", "i1", (grid.SPANS,)),  # least plank that fits, or TOO_FAR
        ("span_bed", "<i2", (grid.SPANS,)),
        ("span_over", "<i8", (grid.SPANS,)),  # G5, G9: islets that it passes over
        ("bed_span", "<i2", (grid.BED_WORDS * BITS,)),
        ("crossing", "<i8", (grid.SPANS, grid.BED_WORDS)),  # G7: beds that may not have a plank at the same time
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
    if len(spans) > grid.SPANS or sum(span.number <= book.NUMBERS for span in spans) > grid.BED_WORDS * BITS:
        raise components.fault(("islets",), say("board-too-dense"))
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
    in_play = np.zeros((book.SEATS + 1, book.SEATS), np.int64)
    for seats, playing in box.in_play[name].items():
        in_play[seats, :seats] = [colours.index(colour) for colour in playing]
    home = [next(v for v, village in enumerate(box.villages) if village.colour[name] == colour) for colour in colours]
    return {"colour_code": box.codes(colours), "home": home, "in_play": in_play}


def _villages(box: Box) -> dict[str, Any]:
    far = math.isqrt(_reach2(box)[fits.TOO_FAR]) + 1
    landing = np.zeros((2, book.VILLAGES, book.LANDINGS), np.int64)
    for v, village in enumerate(box.villages):
        landing[:, v, : len(village.landings)] = np.array(village.landings).T
    return {
        "opposite": [village.opposite for village in box.villages],
        "clockwise": [box.clockwise.index(v) for v in range(book.VILLAGES)],
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
            [min(geometry.distance2(*p, *q) for p in one.landings for q in other.landings) for other in box.villages]
            for one in box.villages
        ],
    }


def _islets(box: Box) -> dict[str, Any]:
    side = range(-grid.FINE, grid.FINE + 1)
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
    water = np.zeros((grid.ROWS, grid.ROW_WORDS), np.int64)
    (wide, high), edge, step = box.size, box.edge_margin, box.lattice
    for row in range(min(grid.ROWS, high // step + 1)):
        for column in range(min(grid.COLUMNS, wide // step + 1)):
            x, y = column * step, row * step
            inside = edge <= x <= wide - edge and edge <= y <= high - edge
            clear = [(v.radius + box.stone_radius + box.shore_gap) ** 2 for v in box.villages]
            if inside and all(
                geometry.distance2(x, y, *v.centre) >= c for v, c in zip(box.villages, clear, strict=True)
            ):
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
                if not geometry.over_land(*islet.centre, *point, *village.centre):
                    ends.append((book.STONES + v, landing, point))
        for b, landing, point in ends:
            length2 = geometry.distance2(*islet.centre, *point)
            if length2 <= reach2[fits.TOO_FAR] and not _over_village(box, islet.centre, point, b):
                number = next(k for k in range(1, fits.TOO_FAR + 1) if length2 <= reach2[k])
                spans.append(Span(a, b, landing, islet.centre, point, length2, number))
    return sorted(spans, key=lambda span: (span.a, span.b, span.length2, span.landing))


def _over_village(box: Box, start: Point, end: Point, b: int) -> bool:
    """G5: does a span pass over a village that it does not rest on?"""
    half = box.plank_width // 2
    return any(
        geometry.near(*village.centre, *start, *end, village.radius + half)
        for v, village in enumerate(box.villages)
        if b != book.STONES + v
    )


def _span_tables(box: Box, spans: list[Span]) -> dict[str, Any]:
    beds = [number for number, span in enumerate(spans) if span.number <= book.NUMBERS]
    span_bed = [NONE] * len(spans)
    for bed, number in enumerate(beds):
        span_bed[number] = bed
    crossing = np.zeros((len(spans), grid.BED_WORDS), np.int64)
    for number, span in enumerate(spans):
        for bed, other in enumerate(beds):
            if _may_meet(span, spans[other]) and _collide(box, span, spans[other]):
                crossing[number, bed // BITS] |= 1 << (bed % BITS)
    clear = box.stone_radius + box.plank_width // 2
    over = [
        sum(
            1 << i
            for i, islet in enumerate(box.islets)
            if i not in (span.a, span.b) and geometry.near(*islet.centre, *span.start, *span.end, clear)
        )
        for span in spans
    ]
    pairs: dict[tuple[int, int], int] = {}
    for span in spans:
        if span.number <= book.NUMBERS:
            pairs.setdefault((span.a, span.b), span.number)
    return {
        "spans": len(spans),
        "bed_words": -(-len(beds) // BITS),
        "span_from": [sum(span.a < a for span in spans) for a in range(book.STONES + 1)],
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
    return bool(geometry.collide(*first, *second, box.plank_width, *box.narrowest_cos2))


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
    for seats in range(2, book.SEATS + 1):
        row = laid["in_play"][0, seats]
        names = [COLOUR_NAMES[codes[colour]] for colour in row[:seats]]
        if {mark for mark in chosen.split(",") if mark != UNCHOSEN} <= set(names) and chosen.count(",") < seats:
            row[:seats] = [codes.index(COLOUR_NAMES.index(name)) for name in seated(chosen, names)]
    return sealed(laid)


# ---- component files (part 13): what a box must hold, and what is refused

VILLAGE_NAMES = tuple(f"V{v + 1}" for v in range(book.VILLAGES))
VERSION = 2  # R35: of the board that is shipped; a file that names none is of the first
MOST_UNITS = 4000  # sides of a board: squares of squares stay far below 2**63


@dataclass(frozen=True)
class Village:
    centre: Point
    radius: int
    opposite: int
    colour: dict[str, str]
    landings: tuple[Point, ...]


@dataclass(frozen=True)
class Islet:
    centre: Point
    radius: int


@dataclass(frozen=True)
class Box:
    """A component file that makes sense."""

    version: int
    size: Point
    stone_radius: int
    stone_count: int
    plank_width: int
    plank_lengths: tuple[int, ...]
    support_max: int
    narrowest_cos2: Point
    fine_step: int
    clockwise: tuple[int, ...]
    lattice: int
    edge_margin: int
    stone_gap: int
    shore_gap: int
    eye_reach: Point
    free_tries: int
    villages: tuple[Village, ...]
    islets: tuple[Islet, ...]
    colours: dict[str, tuple[str, ...]]
    in_play: dict[str, dict[int, tuple[str, ...]]]

    @staticmethod
    def codes(colours: tuple[str, ...]) -> list[int]:
        """Colours as places in COLOUR_NAMES."""
        return [COLOUR_NAMES.index(colour) for colour in colours]


_BOARD = {
    "size",
    "stone_radius",
    "stone_count",
    "plank_width",
    "plank_lengths",
    "support_max",
    "narrowest_cos2",
    "fine_step",
    "clockwise",
}


def read_box(c: Components) -> Box:
    """Part 13: read the file and check everything that the rules rely on."""
    c.only({"name", "version", "board", "open", "by_eye", "villages", "islets", "editions"})
    c.only(_BOARD, "board")
    c.only({"lattice", "edge_margin", "stone_gap", "shore_gap"}, "open")
    c.only({"reach", "free_tries"}, "by_eye")
    c.only(set(VILLAGE_NAMES), "villages")
    c.only(set(EDITIONS), "editions")
    size = _pair(c, "board", "size", least=100, most=MOST_UNITS)
    colours = {edition: _colours(c, edition) for edition in EDITIONS}
    box = Box(
        version=c.integer("version", least=1, most=VERSION) if "version" in c.data else 1,
        size=size,
        stone_radius=c.integer("board", "stone_radius", least=1, most=200),
        stone_count=c.integer("board", "stone_count", least=1, most=book.STONES),
        plank_width=c.integer("board", "plank_width", least=2, most=100),
        plank_lengths=_lengths(c),
        support_max=c.integer("board", "support_max", least=1, most=9),
        narrowest_cos2=_pair(c, "board", "narrowest_cos2", least=1, most=1000),
        fine_step=c.integer("board", "fine_step", least=1, most=100),
        clockwise=_clockwise(c),
        lattice=c.integer("open", "lattice", least=1, most=100),
        edge_margin=c.integer("open", "edge_margin", least=0, most=min(size) // 2),
        stone_gap=c.integer("open", "stone_gap", least=0, most=200),
        shore_gap=c.integer("open", "shore_gap", least=0, most=200),
        eye_reach=_pair(c, "by_eye", "reach", least=1, most=100),
        free_tries=c.integer("by_eye", "free_tries", least=1, most=book.TRIES),
        villages=tuple(_village(c, name, size, colours) for name in VILLAGE_NAMES),
        islets=_read_islets(c, size),
        colours=colours,
        in_play={edition: _in_play(c, edition, colours[edition]) for edition in EDITIONS},
    )
    _check_sizes(c, box)
    _check_villages(c, box)
    _check_islets(c, box)
    return box


# ---- reading


def _numbers(c: Components, value: Any, count: int, least: int, most: int, *path: Step) -> tuple[int, ...]:
    good = isinstance(value, list) and len(value) == count
    if not good or not all(isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in value):
        raise c.fault(path, say("box-numbers", count=count, least=least, most=most, found=str(value)[:60]))
    return tuple(value)


def _pair(c: Components, *path: Step, least: int, most: int) -> Point:
    x, y = _numbers(c, c.value(*path), 2, least, most, *path)
    return x, y


def _point(c: Components, value: Any, size: Point, *path: Step) -> Point:
    """A point of the board."""
    x, y = _numbers(c, value, 2, 0, max(size), *path)
    if x > size[0] or y > size[1]:
        raise c.fault(path, say("box-off-board", point=f"{x},{y}"))
    return x, y


def _names(c: Components, allowed: tuple[str, ...], *path: Step) -> tuple[str, ...]:
    """A list of names, each of them once."""
    value = c.value(*path)
    if not isinstance(value, list) or not all(isinstance(name, str) and name in allowed for name in value):
        raise c.fault(path, say("box-names", expected=", ".join(allowed), found=str(value)[:60]))
    for name in value:
        if value.count(name) > 1:
            raise c.fault(path, say("box-twice", name=name))
    return tuple(value)


def _lengths(c: Components) -> tuple[int, ...]:
    path = ("board", "plank_lengths")
    lengths = _numbers(c, c.value(*path), book.NUMBERS, 1, MOST_UNITS, *path)
    if any(longer <= shorter for shorter, longer in pairwise(lengths)):
        raise c.fault(path, say("box-lengths"))
    return lengths


def _clockwise(c: Components) -> tuple[int, ...]:
    ring = _names(c, VILLAGE_NAMES, "board", "clockwise")
    if len(ring) != book.VILLAGES:
        raise c.fault(("board", "clockwise"), say("box-count", count=book.VILLAGES, found=len(ring)))
    return tuple(VILLAGE_NAMES.index(name) for name in ring)


def _colours(c: Components, edition: str) -> tuple[str, ...]:
    c.only({"colours", "in_play"}, "editions", edition)
    colours = _names(c, COLOUR_NAMES, "editions", edition, "colours")
    if len(colours) != book.COLOURS:
        raise c.fault(("editions", edition, "colours"), say("box-count", count=book.COLOURS, found=len(colours)))
    return colours


def _in_play(c: Components, edition: str, colours: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Part 3: which colours play, by the number of players."""
    c.only({str(seats) for seats in range(2, book.SEATS + 1)}, "editions", edition, "in_play")
    playing = {}
    for seats in range(2, book.SEATS + 1):
        path = ("editions", edition, "in_play", str(seats))
        playing[seats] = _names(c, colours, *path)
        if len(playing[seats]) != seats:
            raise c.fault(path, say("box-count", count=seats, found=len(playing[seats])))
    return playing


def _village(c: Components, name: str, size: Point, colours: dict[str, tuple[str, ...]]) -> Village:
    at = ("villages", name)
    c.only({"centre", "radius", "opposite", "colour", "landings"}, *at)
    opposite = c.value(*at, "opposite")
    if opposite not in VILLAGE_NAMES or opposite == name:
        raise c.fault((*at, "opposite"), say("box-opposite", found=str(opposite)))
    c.only(set(EDITIONS), *at, "colour")
    colour = {}
    for edition in EDITIONS:
        colour[edition] = c.value(*at, "colour", edition)
        if colour[edition] not in colours[edition]:
            expected = say("box-names", expected=", ".join(colours[edition]), found=str(colour[edition]))
            raise c.fault((*at, "colour"), expected)
    return Village(
        centre=_point(c, c.value(*at, "centre"), size, *at, "centre"),
        radius=c.integer(*at, "radius", least=1, most=1000),
        opposite=VILLAGE_NAMES.index(opposite),
        colour=colour,
        landings=_landings(c, name, size),
    )


def _landings(c: Components, name: str, size: Point) -> tuple[Point, ...]:
    path = ("villages", name, "landings")
    points = c.value(*path)
    if not isinstance(points, list) or not 1 <= len(points) <= book.LANDINGS:
        raise c.fault(path, say("box-landings", most=book.LANDINGS))
    return tuple(_point(c, point, size, *path) for point in points)


def _read_islets(c: Components, size: Point) -> tuple[Islet, ...]:
    table = c.value("islets")
    names = [f"i{number + 1}" for number in range(len(table))] if isinstance(table, dict) else []
    if not 1 <= len(names) <= book.STONES or list(table) != names:
        raise c.fault(("islets",), say("box-islets", most=book.STONES))
    islets = []
    for name in names:
        c.only({"centre", "radius"}, "islets", name)
        centre = _point(c, c.value("islets", name, "centre"), size, "islets", name)
        islets.append(Islet(centre, c.integer("islets", name, "radius", least=1, most=1000)))
    return tuple(islets)


# ---- checking


def _check_sizes(c: Components, box: Box) -> None:
    if box.plank_width % 2:
        raise c.fault(("board", "plank_width"), say("box-even"))
    if box.narrowest_cos2[0] > box.narrowest_cos2[1]:
        raise c.fault(("board", "narrowest_cos2"), say("box-cosine"))
    if box.eye_reach[0] < box.eye_reach[1]:
        raise c.fault(("by_eye", "reach"), say("box-reach"))
    if box.size[0] // box.lattice >= grid.COLUMNS or box.size[1] // box.lattice >= grid.ROWS:
        raise c.fault(("open", "lattice"), say("box-lattice", columns=grid.COLUMNS, rows=grid.ROWS))


def _check_villages(c: Components, box: Box) -> None:
    for v, village in enumerate(box.villages):
        at = ("villages", VILLAGE_NAMES[v])
        if box.villages[village.opposite].opposite != v:
            other = VILLAGE_NAMES[village.opposite]
            raise c.fault((*at, "opposite"), say("box-mutual", village=VILLAGE_NAMES[v], other=other))
        for edition in EDITIONS:
            if sum(one.colour[edition] == village.colour[edition] for one in box.villages) > 1:
                raise c.fault((*at, "colour"), say("box-twice", name=village.colour[edition]))
        for x, y in village.landings:
            off2 = geometry.distance2(x, y, *village.centre)
            if not (village.radius - 1) ** 2 <= off2 <= (village.radius + 1) ** 2:
                raise c.fault((*at, "landings"), say("box-shore", point=f"{x},{y}"))
        for number, one in enumerate(box.villages[:v]):
            if geometry.distance2(*one.centre, *village.centre) < (one.radius + village.radius) ** 2:
                raise c.fault((*at, "centre"), say("box-close", other=VILLAGE_NAMES[number]))


def _check_islets(c: Components, box: Box) -> None:
    for i, islet in enumerate(box.islets):
        at = ("islets", f"i{i + 1}")
        if islet.radius < box.stone_radius:
            raise c.fault(at, say("box-too-small", least=box.stone_radius))
        if islet.radius - box.stone_radius >= (grid.FINE + 1) * box.fine_step:
            most = box.stone_radius + (grid.FINE + 1) * box.fine_step - 1
            raise c.fault(at, say("box-too-large", most=most))
        for other, one in enumerate(box.islets[:i]):
            if geometry.distance2(*one.centre, *islet.centre) < (2 * box.stone_radius) ** 2:
                raise c.fault(at, say("box-close", other=f"i{other + 1}"))
        for v, village in enumerate(box.villages):
            if geometry.distance2(*village.centre, *islet.centre) < (village.radius + box.stone_radius) ** 2:
                raise c.fault(at, say("box-close", other=VILLAGE_NAMES[v]))
