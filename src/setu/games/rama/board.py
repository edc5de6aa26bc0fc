"""Rama's Bridge: the box as a component file (part 2 of the specification), and its map and cards as static data."""

from __future__ import annotations

import functools
import re
import zlib
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.bits import packed
from setu.engine.board import Board, BoardArray, board_dtype, fill_board
from setu.engine.reader import Components, is_whole
from setu.engine.texts import LANGUAGES, sentences
from setu.engine.typography import typeset
from setu.games.rama.codes import FAR, eco, karma, rows, size, themes

PACKAGE = "setu.games.rama"
say = sentences(PACKAGE)
COUNTRIES = ("IN", "LK", "MV")
MOST_POINTS = 2000
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Space:
    """A space of the board."""

    id: str
    name_en: str = ""
    name_fr: str = ""
    name_hi: str = ""
    town: bool = False
    sea: bool = False
    country: str = ""
    grid: str = ""
    port: bool = False
    airport: bool = False
    air_only_with: tuple[str, ...] = ()
    x: float = 0.0
    y: float = 0.0
    link: tuple[str, str] = ("", "")  # a plain space lies between these two …
    steps: int = 0  # … so many steps from the first


@dataclass(frozen=True)
class Link:
    """A road or a boat line with the spaces on it, both ends included."""

    kind: str
    spaces: tuple[str, ...]
    bends: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True)
class Card:
    """A destination card; `faces` is a god's table."""

    id: str
    theme: int
    town: str
    name_en: str
    name_fr: str
    name_hi: str
    text_en: str = ""
    text_fr: str = ""
    text_hi: str = ""
    faces: tuple[int, ...] = ()
    temper: str = ""


@dataclass(frozen=True)
class Box:
    """The whole box, by name."""

    name: str
    number: int
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    cards: tuple[Card, ...]
    special: dict[str, Any]
    numbers: dict[str, Any]
    grid: dict[str, Any]
    shores: dict[str, Any]
    at: dict[str, int] = field(default_factory=dict)  # the number of a space
    card_at: dict[str, int] = field(default_factory=dict)

    @property
    def towns(self) -> tuple[Space, ...]:
        return tuple(space for space in self.spaces if space.town)

    def steps(self) -> Iterable[tuple[str, str]]:
        """Every single step by road or boat."""
        for link in self.links:
            yield from zip(link.spaces, link.spaces[1:], strict=False)

    def flies(self, one: str, other: str, all_links: bool = False) -> bool:
        """RB-21, R1: every two airports are linked, unless one of them only flies to some."""
        a, b = self.spaces[self.at[one]], self.spaces[self.at[other]]
        if one == other or not (a.airport and b.airport):
            return False
        if all_links:
            return True
        return (not a.air_only_with or other in a.air_only_with) and (not b.air_only_with or one in b.air_only_with)


def shipped() -> Components:
    """The component file that comes with the game."""
    source = resources.files(PACKAGE) / "data" / "rama.toml"
    return Components(source.read_text(encoding="utf-8"), "rama.toml")


@functools.lru_cache(maxsize=16)
def read_box(components: Components) -> Box:
    """Read and check a component file; a fault names its line."""
    return _Reader(components).box()


class _Reader:
    """One file being read."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.spaces: dict[str, Space] = {}
        self.links: list[Link] = []

    def box(self) -> Box:
        parts = {"name", "grid", "special", "numbers", "towns", "junctions", "roads", "boats", "shores", "cards"}
        data = self.components.data
        self.components.only(parts)
        grid = self._drawing("grid", {"columns", "rows", "aspect"})
        shores = self._drawing("shores", {"india", "sri_lanka"})
        self._nodes()
        for kind in ("roads", "boats"):
            if kind in data:
                self._links(kind)
        if len(self.spaces) > size.SPACES:
            raise self.components.fault(("roads",), say("box-spaces", most=size.SPACES, found=len(self.spaces)))
        cards = tuple(card for theme in range(len(themes.NAMES)) for card in self._theme(theme))
        box = Box(
            name=str(data.get("name", self.components.name)),
            number=zlib.crc32(self.components.source.encode()),
            spaces=tuple(self.spaces.values()),
            links=tuple(self.links),
            cards=cards,
            special=self._special(),
            numbers=self._numbers(),
            grid=grid,
            shores=shores,
            at={name: number for number, name in enumerate(self.spaces)},
            card_at={card.id: number for number, card in enumerate(cards)},
        )
        self._check(box)
        return box

    def _drawing(self, part: str, known: set[str]) -> dict[str, Any]:
        """What is for drawing only may be left out."""
        if part not in self.components.data:
            return {}
        self.components.only(known, part)
        return dict(self.components.value(part))

    # ---- spaces

    def _nodes(self) -> None:
        """Towns first, so that a town's number is also its place among the towns."""
        known = {"country", "grid", "x", "y", "port", "airport", "air_only_with", *_in_all_languages("name")}
        towns = self._table("towns")
        if not 2 <= len(towns) <= size.TOWNS:
            raise self.components.fault(("towns",), say("box-towns", most=size.TOWNS, found=len(towns)))
        for part in ("towns", "junctions"):
            for name in self._table(part) if part in self.components.data else ():
                self.components.only(known, part, name)
                self._add(part, name)

    def _add(self, part: str, name: str) -> None:
        entry = self.components.value(part, name)
        town = part == "towns"
        if town:
            for language in ("name_en", "name_fr"):
                self._string(part, name, language)
        if entry.get("country", "IN") not in COUNTRIES:
            raise self.components.fault((part, name, "country"), say("box-country", known=", ".join(COUNTRIES)))
        for flag in ("port", "airport"):
            if not isinstance(entry.get(flag, False), bool):
                raise self.components.fault((part, name, flag), say("box-flag"))
        only = entry.get("air_only_with", [])
        if not isinstance(only, list) or not all(isinstance(other, str) for other in only):
            raise self.components.fault((part, name, "air_only_with"), say("box-list"))
        self._new((part, name), name)
        self.spaces[name] = Space(
            id=name,
            **_printed("name", entry),
            town=town,
            country=str(entry.get("country", "")),
            grid=str(entry.get("grid", "")),
            port=entry.get("port", False),
            airport=entry.get("airport", False),
            air_only_with=tuple(only),
            x=self._number((part, name, "x"), entry.get("x", 0)),
            y=self._number((part, name, "y"), entry.get("y", 0)),
        )

    def _new(self, path: tuple[str, ...], name: str) -> None:
        if not _ID.fullmatch(name):
            raise self.components.fault(path, say("box-id", found=name))
        if name.lower() in {known.lower() for known in self.spaces}:
            raise self.components.fault(path, say("box-twice", found=name))

    def _links(self, kind: str) -> None:
        """D-5, D-6: a line joins two nodes; a boat line joins ports, and no road crosses the sea."""
        for name in self._table(kind):
            self.components.only({"spaces", "xy", "bends"}, kind, name)
            ends = tuple(name.split("-"))
            if len(ends) != 2 or ends[0] == ends[1] or any(end not in self.spaces for end in ends):
                raise self.components.fault((kind, name), say("box-ends"))
            one, other = self.spaces[ends[0]], self.spaces[ends[1]]
            if kind == "boats" and not (one.port and other.port):
                raise self.components.fault((kind, name), say("box-port"))
            if kind == "roads" and one.country != other.country:
                raise self.components.fault((kind, name), say("box-border"))
            entry = self.components.value(kind, name)
            between = entry.get("spaces", [])
            if not isinstance(between, list) or not all(isinstance(space, str) for space in between):
                raise self.components.fault((kind, name, "spaces"), say("box-list"))
            places = self._points((kind, name, "xy"), entry.get("xy", [[0, 0]] * len(between)))
            if len(places) != len(between):
                raise self.components.fault((kind, name, "xy"), say("box-places", expected=len(between)))
            for number, space in enumerate(between):
                self._new((kind, name, "spaces"), space)
                x, y = places[number]
                sea = kind == "boats"
                self.spaces[space] = Space(
                    space, sea=sea, country=one.country, x=x, y=y, link=(ends[0], ends[1]), steps=number + 1
                )
            bends = self._points((kind, name, "bends"), entry.get("bends", []))
            self.links.append(Link(kind, (ends[0], *between, ends[1]), bends))

    # ---- cards

    def _theme(self, theme: int) -> Iterable[Card]:
        """D-7, D-12, D-14, D-16: each card names one town, never Malé; a god has six answers."""
        name = themes.NAMES[theme]
        self.components.only(set(themes.NAMES), "cards")
        entries = self._table("cards", name)
        least = size.SEATS + (1 if theme == themes.FOOD else 0)
        if not least <= len(entries) <= size.PILE:
            expected = say("box-theme", least=least, most=size.PILE, found=len(entries))
            raise self.components.fault(("cards", name), expected)
        known = {"town", "temper", *_in_all_languages("name"), *_in_all_languages("text")}
        god = name == "deity"
        for card in entries:
            path = ("cards", name, card)
            self.components.only(known | {"table"} if god else known, *path)
            town = self._string(*path, "town")
            space = self.spaces.get(town)
            if space is None or not space.town or town == self.components.value("special", "maldives"):
                raise self.components.fault((*path, "town"), say("box-card-town"))
            for language in ("name_en", "name_fr"):
                self._string(*path, language)
            entry = self.components.value(*path)
            yield Card(
                id=card,
                theme=theme,
                town=town,
                **_printed("name", entry),
                **_printed("text", entry),
                faces=self._god_table((*path, "table")) if god else (),
                temper=str(entry.get("temper", "")),
            )

    def _god_table(self, path: tuple[str, ...]) -> tuple[int, ...]:
        faces = self.components.value(*path)
        good = isinstance(faces, list) and len(faces) == 6
        if not good or not all(is_whole(points, -MOST_POINTS, MOST_POINTS) for points in faces):
            raise self.components.fault(path, say("box-god"))
        return tuple(faces)

    # ---- special towns and numbers

    def _special(self) -> dict[str, Any]:
        """D-1: the towns that the rules name."""
        single = ("cow_start", "finish", "maldives", "maldives_gate")
        self.components.only({*single, "cricket", "cow_forbidden"}, "special")
        for name in single:
            self._town("special", name, self._string("special", name))
        for name in ("cricket", "cow_forbidden"):
            towns = self.components.value("special", name)
            if not isinstance(towns, list):
                raise self.components.fault(("special", name), say("box-list"))
            for town in towns:
                self._town("special", name, town)
        if len(set(self.components.value("special", "cricket"))) != 2:
            raise self.components.fault(("special", "cricket"), say("box-cricket"))
        return dict(self.components.value("special"))

    def _town(self, part: str, name: str, town: Any) -> None:
        if not isinstance(town, str) or town not in self.spaces or not self.spaces[town].town:
            raise self.components.fault((part, name), say("box-no-town", found=str(town)))

    def _numbers(self) -> dict[str, Any]:
        components = self.components
        known = {"tickets", "eco_cards", "bonus_max", "eco_wait_before_giving_up", "no_ticket_faces"}
        components.only({*known, "karma", "score", "eco_faces"}, "numbers")
        components.integer("numbers", "tickets", least=size.SEATS, most=60)
        components.integer("numbers", "eco_cards", least=0, most=2 * size.SEATS)
        components.integer("numbers", "bonus_max", least=0, most=size.BONUS)
        components.integer("numbers", "eco_wait_before_giving_up", least=1, most=100)
        self._faces("numbers", "no_ticket_faces")
        components.only(set(karma.NAMES[1:]), "numbers", "karma")
        counts = [components.integer("numbers", "karma", kind, least=0, most=size.KARMA) for kind in karma.NAMES[1:]]
        if not size.SEATS - 1 <= sum(counts) <= size.KARMA:
            expected = say("box-karma", least=size.SEATS - 1, most=size.KARMA, found=sum(counts))
            raise components.fault(("numbers", "karma"), expected)
        rows = ("dest", "bonus", "open", "ticket", "bridge")
        components.only({*rows, "eco_transport", "eco_material"}, "numbers", "score")
        for row in rows:
            components.integer("numbers", "score", row, least=-MOST_POINTS, most=MOST_POINTS)
        for row in ("eco_transport", "eco_material"):
            points = components.value("numbers", "score", row)
            good = isinstance(points, list) and len(points) == 2
            if not good or not all(is_whole(value, -MOST_POINTS, MOST_POINTS) for value in points):
                raise components.fault(("numbers", "score", row), say("box-eco-score"))
        components.only(set(eco.NAMES), "numbers", "eco_faces")
        for kind in eco.NAMES:
            self._faces("numbers", "eco_faces", kind)
        return dict(components.value("numbers"))

    def _faces(self, *path: str) -> None:
        faces = self.components.value(*path)
        if not isinstance(faces, list) or not faces or not all(is_whole(face, 1, 6) for face in faces):
            raise self.components.fault(path, say("box-faces"))

    # ---- small things

    def _table(self, *path: str) -> dict[str, Any]:
        table = self.components.value(*path)
        if not isinstance(table, dict):
            raise self.components.fault(path, say("box-table"))
        return table

    def _string(self, *path: str) -> str:
        value = self.components.value(*path)
        if not isinstance(value, str) or not value.strip():
            raise self.components.fault(path, say("box-string"))
        return value

    def _number(self, path: tuple[str, ...], value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.components.fault(path, say("box-number"))
        return float(value)

    def _points(self, path: tuple[str, ...], points: Any) -> tuple[tuple[float, float], ...]:
        if not isinstance(points, list) or not all(isinstance(point, list) and len(point) == 2 for point in points):
            raise self.components.fault(path, say("box-points"))
        return tuple((self._number(path, x), self._number(path, y)) for x, y in points)

    # ---- the whole

    def _check(self, box: Box) -> None:
        """D-3, D-4, D-6, D-8: Malé by air alone, the cow never there, and everything else by land and sea."""
        special, fault = box.special, self.components.fault
        gate, maldives = special["maldives_gate"], special["maldives"]
        for name in ("maldives_gate", "maldives"):
            if not box.spaces[box.at[special[name]]].airport:
                raise fault(("special", name), say("box-airport"))
        for space in box.spaces:
            for other in space.air_only_with:
                if other not in box.at or not box.spaces[box.at[other]].airport:
                    raise fault(("towns", space.id, "air_only_with"), say("box-no-airport", found=other))
        if gate == maldives or not box.flies(gate, maldives):
            raise fault(("special", "maldives"), say("box-no-flight"))
        if any(maldives in (link.spaces[0], link.spaces[-1]) for link in box.links):
            raise fault(("special", "maldives"), say("box-male-road"))
        if maldives not in special["cow_forbidden"]:
            raise fault(("special", "cow_forbidden"), say("box-male-cow"))
        if special["cow_start"] in special["cow_forbidden"]:
            raise fault(("special", "cow_start"), say("box-cow-start"))
        if len(box.towns) - len(set(special["cow_forbidden"])) < 2:
            raise fault(("special", "cow_forbidden"), say("box-cow-nowhere"))
        cut_off = sorted(set(box.at) - {maldives} - reached(box, special["finish"]))
        if cut_off:
            part = "towns" if box.spaces[box.at[cut_off[0]]].town else "roads"
            raise fault((part, cut_off[0]), say("box-cut-off", found=cut_off[0]))
        if sum(not space.airport for space in box.spaces) < size.SEATS:
            raise fault(("towns",), say("box-starts", least=size.SEATS))


def _in_all_languages(word: str) -> Iterable[str]:
    return (f"{word}_{language}" for language in LANGUAGES)


def _printed(word: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Names or texts as print has them. Component files from before there was Hindi speak English to its readers."""
    said = {language: entry.get(f"{word}_{language}", "") for language in LANGUAGES}
    said["hi"] = said["hi"] or said["en"]
    return {f"{word}_{language}": typeset(str(one or ""), language) for language, one in said.items()}


def reached(box: Box, start: str, without: str = "") -> set[str]:
    """D-8: what road and boat join with a space; one town may be taken out."""
    beside: dict[str, list[str]] = {name: [] for name in box.at}
    for one, other in box.steps():
        beside[one].append(other)
        beside[other].append(one)
    found, waiting = {start}, deque([start])
    while waiting:
        for other in beside[waiting.popleft()]:
            if other not in found and other != without:
                found.add(other)
                waiting.append(other)
    return found


MOST_CARDS = themes.COUNT * size.PILE

_SET = (size.WORDS,)
_SETS = (size.SPACES, size.WORDS)

BOARD = board_dtype(
    "rama",
    [
        ("box", "<i8"),  # the number of the box, for its names
        ("spaces", "<i8"),
        ("towns", "<i8"),  # spaces 0 to towns - 1
        ("cards", "<i8"),
        ("next_to", "<i8", _SETS),  # [space]: the spaces one step away by road or boat
        ("flights", "<i8", _SETS),  # [space]: the airports one flight away
        ("airports", "<i8", _SET),
        ("start_spaces", "<i8", _SET),  # RB-8
        ("cow_towns", "<i8", _SET),  # RB-18
        ("on_foot", "u1", (size.SPACES, size.SPACES)),  # steps by road and boat
        ("apart", "u1", (size.SPACES, size.SPACES)),  # steps with flights too
        ("far_land", "u1", (rows.COUNT, size.SPACES)),  # R16
        ("far_air", "u1", (rows.COUNT, size.SPACES)),
        ("town_of", "<i2", (MOST_CARDS,)),
        ("theme_of", "i1", (MOST_CARDS,)),
        ("faces", "<i2", (MOST_CARDS, 6)),  # D-16
        ("first_card", "<i2", (themes.COUNT + 1,)),  # cards of a theme stand together
        ("cards_at", "<i4", (size.TOWNS, themes.COUNT)),  # which cards of a theme name a town, one bit each
        ("cow_start", "<i8"),
        ("finish", "<i8"),
        ("maldives", "<i8"),
        ("gate", "<i8"),
        ("cricket", "<i8", (2,)),
        ("tickets", "<i8"),
        ("eco_cards", "<i8"),
        ("bonus_max", "<i8"),
        ("patience", "<i8"),  # RB-43: failed waiting turns before one may give up
        ("no_ticket_face", "i1", (7,)),  # RB-39
        ("eco_face", "i1", (2, 7)),  # RB-42
        ("karma", "<i8", (karma.KINDS,)),
        ("for_dest", "<i8"),
        ("for_bonus", "<i8"),
        ("for_open", "<i8"),
        ("for_ticket", "<i8"),
        ("for_bridge", "<i8"),
        ("for_eco", "<i8", (2, 2)),  # [kind]: kept, broken
    ],
)

Graph = list[list[int]]
_boxes: dict[int, Box] = {}


def box_of(b: Board) -> Box:
    """The box that tables were computed from: names live there."""
    return numbered_box(int(b.box))


def numbered_box(number: int) -> Box:
    """A box by its number; tables that are kept (`engine.modules`) are those of the game's own box."""
    if number not in _boxes:
        own = read_box(shipped())
        _boxes[own.number] = own
    return _boxes[number]


def distances(graph: Graph, goals: Iterable[int], without: int = -1) -> list[int]:
    """Steps from every space to the nearest goal; one space may be closed."""
    steps = [FAR] * len(graph)
    waiting = deque(goals)
    for goal in waiting:
        steps[goal] = 0
    while waiting:
        space = waiting.popleft()
        for other in graph[space]:
            if steps[other] == FAR and other != without:
                steps[other] = steps[space] + 1
                waiting.append(other)
    return steps


def build(components: Components, all_links: bool = False) -> BoardArray:
    """Read a component file and compute its tables; `all_links` is option `male_links: all` (R1)."""
    return _build(read_box(components), all_links)


@functools.cache
def shipped_tables(all_links: bool) -> BoardArray:
    """The tables of the box that comes with the game."""
    return build(shipped(), all_links)


def _build(box: Box, all_links: bool) -> BoardArray:
    _boxes[box.number] = box
    names = [space.id for space in box.spaces]
    count, towns = len(names), len(box.towns)
    land: Graph = [[] for _ in names]
    for one, other in box.steps():
        land[box.at[one]].append(box.at[other])
        land[box.at[other]].append(box.at[one])
    airports = [name for name in names if box.spaces[box.at[name]].airport]
    flights: Graph = [[] for _ in names]
    for one in airports:
        flights[box.at[one]] = [box.at[other] for other in airports if box.flies(one, other, all_links)]
    air = [land[space] + flights[space] for space in range(count)]
    special, numbers = box.special, box.numbers
    score = numbers["score"]
    first_card = [sum(card.theme < theme for card in box.cards) for theme in range(themes.COUNT + 1)]
    cards_at = np.zeros((towns, themes.COUNT), np.int64)
    for number, card in enumerate(box.cards):
        cards_at[box.at[card.town], card.theme] |= 1 << (number - first_card[card.theme])
    far_land, far_air = _far(box, land, flights)
    forbidden = {box.at[town] for town in special["cow_forbidden"]}
    return fill_board(
        BOARD,
        box=box.number,
        spaces=count,
        towns=towns,
        cards=len(box.cards),
        next_to=np.array([packed(near, size.WORDS) for near in land]),
        flights=np.array([packed(near, size.WORDS) for near in flights]),
        airports=packed((box.at[name] for name in airports), size.WORDS),
        start_spaces=packed((space for space in range(count) if not box.spaces[space].airport), size.WORDS),
        cow_towns=packed((town for town in range(towns) if town not in forbidden), size.WORDS),
        on_foot=np.array([distances(land, [space]) for space in range(count)]),
        apart=np.array([distances(air, [space]) for space in range(count)]),
        far_land=far_land,
        far_air=far_air,
        town_of=np.array([box.at[card.town] for card in box.cards]),
        theme_of=np.array([card.theme for card in box.cards]),
        faces=np.array([card.faces or (0,) * 6 for card in box.cards]),
        first_card=np.array(first_card),
        cards_at=cards_at,
        cow_start=box.at[special["cow_start"]],
        finish=box.at[special["finish"]],
        maldives=box.at[special["maldives"]],
        gate=box.at[special["maldives_gate"]],
        cricket=np.array([box.at[town] for town in special["cricket"]]),
        tickets=numbers["tickets"],
        eco_cards=numbers["eco_cards"],
        bonus_max=numbers["bonus_max"],
        patience=numbers["eco_wait_before_giving_up"],
        no_ticket_face=_face_flags(numbers["no_ticket_faces"]),
        eco_face=np.array([_face_flags(numbers["eco_faces"][kind]) for kind in eco.NAMES]),
        karma=np.array([0] + [numbers["karma"][kind] for kind in karma.NAMES[1:]]),
        for_dest=score["dest"],
        for_bonus=score["bonus"],
        for_open=score["open"],
        for_ticket=score["ticket"],
        for_bridge=score["bridge"],
        for_eco=np.array([score["eco_transport"], score["eco_material"]]),
    )


def _face_flags(faces: list[int]) -> list[int]:
    return [1 if face in faces else 0 for face in range(7)]


def _far(box: Box, land: Graph, flights: Graph) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """R16: how far every space is from every goal of a journey, wherever the cow may stand.

    Malé counts one step from its gate even for those who go by land; and whoever is sent to the
    Maldives has to board at the gate (R1), whatever flights there are.
    """
    male, gate = box.at[box.special["maldives"]], box.at[box.special["maldives_gate"]]
    by_land = [list(near) for near in land]
    by_land[gate].append(male)
    by_land[male].append(gate)
    by_air = [land[space] + flights[space] for space in range(len(land))]
    boarding = [[other for other in near if male not in (space, other)] for space, near in enumerate(by_air)]
    boarding[gate].append(male)
    boarding[male].append(gate)
    far = np.full((2, rows.COUNT, size.SPACES), FAR, np.uint8)
    towns = len(box.towns)

    def fill(row: int, goals: list[int], without: int, air: Graph) -> None:
        far[0, row, : len(land)] = distances(by_land, goals, without)
        far[1, row, : len(land)] = distances(air, goals, without)

    for cow in range(towns):
        fill(rows.TO_COW + cow, [cow], -1, by_air)
        fill(rows.NEXT_TO_COW + cow, land[cow], cow, by_air)
        fill(rows.NEXT_TO_NO_COW + cow, land[cow], -1, by_air)
    one, other = (box.at[town] for town in box.special["cricket"])
    for place, goals in enumerate(([one], [other], [one, other], [male])):
        air = boarding if place == rows.MALDIVES_PLACE else by_air
        first = rows.TO_PLACE + place * rows.PLACE_ROWS
        for cow in range(towns):
            fill(first + cow, goals, -1 if cow in goals else cow, air)
        fill(first + rows.NO_COW, goals, -1, air)
    return far[0], far[1]
