"""Component files of the delta (part 13): what a box must hold, and what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from setu.engine.components import Components, Step
from setu.engine.texts import Text, text
from setu.games.river.geometry import distance2
from setu.games.river.state import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    EDITIONS,
    FINE,
    MOST_LANDINGS,
    MOST_ROWS,
    MOST_SEATS,
    MOST_STONES,
    MOST_TRIES,
    NUMBERS,
    PACKAGE,
    VILLAGES,
)

Point = tuple[int, int]

# Part 2: the letter of each colour.
COLOUR_LETTERS = ("y", "r", "g", "b", "u", "o", "p", "k")
VILLAGE_NAMES = tuple(f"V{v + 1}" for v in range(VILLAGES))
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

    @staticmethod
    def words(id: str, **slots: Any) -> Text:
        """A sentence of the delta's catalogue."""
        return text(PACKAGE, id, **slots)


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
        stone_count=c.integer("board", "stone_count", least=1, most=MOST_STONES),
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
        free_tries=c.integer("by_eye", "free_tries", least=1, most=MOST_TRIES),
        villages=tuple(_village(c, name, size, colours) for name in VILLAGE_NAMES),
        islets=_islets(c, size),
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
        raise c.fault(path, Box.words("box-numbers", count=count, least=least, most=most, found=str(value)[:60]))
    return tuple(value)


def _pair(c: Components, *path: Step, least: int, most: int) -> Point:
    x, y = _numbers(c, c.value(*path), 2, least, most, *path)
    return x, y


def _point(c: Components, value: Any, size: Point, *path: Step) -> Point:
    """A point of the board."""
    x, y = _numbers(c, value, 2, 0, max(size), *path)
    if x > size[0] or y > size[1]:
        raise c.fault(path, Box.words("box-off-board", point=f"{x},{y}"))
    return x, y


def _names(c: Components, allowed: tuple[str, ...], *path: Step) -> tuple[str, ...]:
    """A list of names, each of them once."""
    value = c.value(*path)
    if not isinstance(value, list) or not all(isinstance(name, str) and name in allowed for name in value):
        raise c.fault(path, Box.words("box-names", expected=", ".join(allowed), found=str(value)[:60]))
    for name in value:
        if value.count(name) > 1:
            raise c.fault(path, Box.words("box-twice", name=name))
    return tuple(value)


def _lengths(c: Components) -> tuple[int, ...]:
    path = ("board", "plank_lengths")
    lengths = _numbers(c, c.value(*path), NUMBERS, 1, MOST_UNITS, *path)
    if any(longer <= shorter for shorter, longer in pairwise(lengths)):
        raise c.fault(path, Box.words("box-lengths"))
    return lengths


def _clockwise(c: Components) -> tuple[int, ...]:
    ring = _names(c, VILLAGE_NAMES, "board", "clockwise")
    if len(ring) != VILLAGES:
        raise c.fault(("board", "clockwise"), Box.words("box-count", count=VILLAGES, found=len(ring)))
    return tuple(VILLAGE_NAMES.index(name) for name in ring)


def _colours(c: Components, edition: str) -> tuple[str, ...]:
    c.only({"colours", "in_play"}, "editions", edition)
    colours = _names(c, COLOUR_NAMES, "editions", edition, "colours")
    if len(colours) != COLOURS:
        raise c.fault(("editions", edition, "colours"), Box.words("box-count", count=COLOURS, found=len(colours)))
    return colours


def _in_play(c: Components, edition: str, colours: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Part 3: which colours play, by the number of players."""
    c.only({str(seats) for seats in range(2, MOST_SEATS + 1)}, "editions", edition, "in_play")
    playing = {}
    for seats in range(2, MOST_SEATS + 1):
        path = ("editions", edition, "in_play", str(seats))
        playing[seats] = _names(c, colours, *path)
        if len(playing[seats]) != seats:
            raise c.fault(path, Box.words("box-count", count=seats, found=len(playing[seats])))
    return playing


def _village(c: Components, name: str, size: Point, colours: dict[str, tuple[str, ...]]) -> Village:
    at = ("villages", name)
    c.only({"centre", "radius", "opposite", "colour", "landings"}, *at)
    opposite = c.value(*at, "opposite")
    if opposite not in VILLAGE_NAMES or opposite == name:
        raise c.fault((*at, "opposite"), Box.words("box-opposite", found=str(opposite)))
    c.only(set(EDITIONS), *at, "colour")
    colour = {}
    for edition in EDITIONS:
        colour[edition] = c.value(*at, "colour", edition)
        if colour[edition] not in colours[edition]:
            expected = Box.words("box-names", expected=", ".join(colours[edition]), found=str(colour[edition]))
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
    if not isinstance(points, list) or not 1 <= len(points) <= MOST_LANDINGS:
        raise c.fault(path, Box.words("box-landings", most=MOST_LANDINGS))
    return tuple(_point(c, point, size, *path) for point in points)


def _islets(c: Components, size: Point) -> tuple[Islet, ...]:
    table = c.value("islets")
    names = [f"i{number + 1}" for number in range(len(table))] if isinstance(table, dict) else []
    if not 1 <= len(names) <= MOST_STONES or list(table) != names:
        raise c.fault(("islets",), Box.words("box-islets", most=MOST_STONES))
    islets = []
    for name in names:
        c.only({"centre", "radius"}, "islets", name)
        centre = _point(c, c.value("islets", name, "centre"), size, "islets", name)
        islets.append(Islet(centre, c.integer("islets", name, "radius", least=1, most=1000)))
    return tuple(islets)


# ---- checking


def _check_sizes(c: Components, box: Box) -> None:
    if box.plank_width % 2:
        raise c.fault(("board", "plank_width"), Box.words("box-even"))
    if box.narrowest_cos2[0] > box.narrowest_cos2[1]:
        raise c.fault(("board", "narrowest_cos2"), Box.words("box-cosine"))
    if box.eye_reach[0] < box.eye_reach[1]:
        raise c.fault(("by_eye", "reach"), Box.words("box-reach"))
    if box.size[0] // box.lattice >= COLUMNS or box.size[1] // box.lattice >= MOST_ROWS:
        raise c.fault(("open", "lattice"), Box.words("box-lattice", columns=COLUMNS, rows=MOST_ROWS))


def _check_villages(c: Components, box: Box) -> None:
    for v, village in enumerate(box.villages):
        at = ("villages", VILLAGE_NAMES[v])
        if box.villages[village.opposite].opposite != v:
            other = VILLAGE_NAMES[village.opposite]
            raise c.fault((*at, "opposite"), Box.words("box-mutual", village=VILLAGE_NAMES[v], other=other))
        for edition in EDITIONS:
            if sum(one.colour[edition] == village.colour[edition] for one in box.villages) > 1:
                raise c.fault((*at, "colour"), Box.words("box-twice", name=village.colour[edition]))
        for x, y in village.landings:
            off2 = distance2(x, y, *village.centre)
            if not (village.radius - 1) ** 2 <= off2 <= (village.radius + 1) ** 2:
                raise c.fault((*at, "landings"), Box.words("box-shore", point=f"{x},{y}"))
        for number, one in enumerate(box.villages[:v]):
            if distance2(*one.centre, *village.centre) < (one.radius + village.radius) ** 2:
                raise c.fault((*at, "centre"), Box.words("box-close", other=VILLAGE_NAMES[number]))


def _check_islets(c: Components, box: Box) -> None:
    for i, islet in enumerate(box.islets):
        at = ("islets", f"i{i + 1}")
        if islet.radius < box.stone_radius:
            raise c.fault(at, Box.words("box-too-small", least=box.stone_radius))
        if islet.radius - box.stone_radius >= (FINE + 1) * box.fine_step:
            most = box.stone_radius + (FINE + 1) * box.fine_step - 1
            raise c.fault(at, Box.words("box-too-large", most=most))
        for other, one in enumerate(box.islets[:i]):
            if distance2(*one.centre, *islet.centre) < (2 * box.stone_radius) ** 2:
                raise c.fault(at, Box.words("box-close", other=f"i{other + 1}"))
        for v, village in enumerate(box.villages):
            if distance2(*village.centre, *islet.centre) < (village.radius + box.stone_radius) ** 2:
                raise c.fault(at, Box.words("box-close", other=VILLAGE_NAMES[v]))
