"""What is in the box: a component file read and checked (part 2 of the specification)."""

from __future__ import annotations

import functools
import re
import zlib
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from setu.engine.components import Components
from setu.engine.texts import LANGUAGES, Text, text
from setu.engine.typography import typeset
from setu.games.rama.state import (
    BONUS_MAX,
    ECO_NAMES,
    FOOD,
    KARMA_NAMES,
    MOST_KARMA,
    MOST_PILE,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TOWNS,
    THEMES,
)

PACKAGE = "setu.games.rama"
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


def say(id: str, **slots: Any) -> Text:
    """A sentence of the game's catalogue."""
    return text(PACKAGE, id, **slots)


def shipped() -> Components:
    """The component file that comes with the game."""
    source = resources.files(PACKAGE) / "data" / "rama.toml"
    return Components(source.read_text(encoding="utf-8"), "rama.toml")


@functools.lru_cache(maxsize=16)
def _read(source: str, name: str) -> Box:
    return _Reader(Components(source, name)).box()


def read_box(components: Components) -> Box:
    """Read and check a component file; a fault names its line."""
    return _read(components.source, components.name)


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
        if len(self.spaces) > MOST_SPACES:
            raise self.components.fault(("roads",), say("box-spaces", most=MOST_SPACES, found=len(self.spaces)))
        cards = tuple(card for theme in range(len(THEMES)) for card in self._theme(theme))
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
        if not 2 <= len(towns) <= MOST_TOWNS:
            raise self.components.fault(("towns",), say("box-towns", most=MOST_TOWNS, found=len(towns)))
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
            name_en=_printed("name", "en", entry),
            name_fr=_printed("name", "fr", entry),
            name_hi=_printed("name", "hi", entry),
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
        name = THEMES[theme]
        self.components.only(set(THEMES), "cards")
        entries = self._table("cards", name)
        least = MOST_SEATS + (1 if theme == FOOD else 0)
        if not least <= len(entries) <= MOST_PILE:
            expected = say("box-theme", least=least, most=MOST_PILE, found=len(entries))
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
                name_en=_printed("name", "en", entry),
                name_fr=_printed("name", "fr", entry),
                name_hi=_printed("name", "hi", entry),
                text_en=_printed("text", "en", entry),
                text_fr=_printed("text", "fr", entry),
                text_hi=_printed("text", "hi", entry),
                faces=self._god_table((*path, "table")) if god else (),
                temper=str(entry.get("temper", "")),
            )

    def _god_table(self, path: tuple[str, ...]) -> tuple[int, ...]:
        faces = self.components.value(*path)
        good = isinstance(faces, list) and len(faces) == 6
        if not good or not all(_whole(points, -MOST_POINTS, MOST_POINTS) for points in faces):
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
        components.integer("numbers", "tickets", least=MOST_SEATS, most=60)
        components.integer("numbers", "eco_cards", least=0, most=2 * MOST_SEATS)
        components.integer("numbers", "bonus_max", least=0, most=BONUS_MAX)
        components.integer("numbers", "eco_wait_before_giving_up", least=1, most=100)
        self._faces("numbers", "no_ticket_faces")
        components.only(set(KARMA_NAMES[1:]), "numbers", "karma")
        karma = [components.integer("numbers", "karma", kind, least=0, most=MOST_KARMA) for kind in KARMA_NAMES[1:]]
        if not MOST_SEATS - 1 <= sum(karma) <= MOST_KARMA:
            expected = say("box-karma", least=MOST_SEATS - 1, most=MOST_KARMA, found=sum(karma))
            raise components.fault(("numbers", "karma"), expected)
        rows = ("dest", "bonus", "open", "ticket", "bridge")
        components.only({*rows, "eco_transport", "eco_material"}, "numbers", "score")
        for row in rows:
            components.integer("numbers", "score", row, least=-MOST_POINTS, most=MOST_POINTS)
        for row in ("eco_transport", "eco_material"):
            points = components.value("numbers", "score", row)
            good = isinstance(points, list) and len(points) == 2
            if not good or not all(_whole(value, -MOST_POINTS, MOST_POINTS) for value in points):
                raise components.fault(("numbers", "score", row), say("box-eco-score"))
        components.only(set(ECO_NAMES), "numbers", "eco_faces")
        for kind in ECO_NAMES:
            self._faces("numbers", "eco_faces", kind)
        return dict(components.value("numbers"))

    def _faces(self, *path: str) -> None:
        faces = self.components.value(*path)
        if not isinstance(faces, list) or not faces or not all(_whole(face, 1, 6) for face in faces):
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
        if sum(not space.airport for space in box.spaces) < MOST_SEATS:
            raise fault(("towns",), say("box-starts", least=MOST_SEATS))


def _in_all_languages(word: str) -> Iterable[str]:
    return (f"{word}_{language}" for language in LANGUAGES)


def _printed(word: str, language: str, entry: dict[str, Any]) -> str:
    """A name or text as print has it. Component files from before there was Hindi speak English to its readers."""
    instead = entry.get(f"{word}_en", "") if language == "hi" else ""
    return typeset(str(entry.get(f"{word}_{language}") or instead), language)


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


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


def cut_towns(box: Box) -> dict[str, int]:
    """D-13: towns that cut the map, with the number of spaces on the smaller side."""
    cuts: dict[str, int] = {}
    rest = set(box.at) - {box.special["maldives"]}
    for town in (space.id for space in box.towns if space.id in rest):
        parts, left = [], rest - {town}
        while left:
            part = reached(box, next(iter(left)), without=town)
            parts.append(len(part))
            left -= part
        if len(parts) > 1:
            cuts[town] = sum(parts) - max(parts)
    return cuts


LARGE = 0.1  # D-13: a side with more than this share of the spaces is large


def advice(box: Box) -> list[Text]:
    """D-2, D-9, D-13: what a playable box may break, but a good one does not."""
    found = []
    special = box.special
    for name, grid in (("finish", "B6"), ("maldives", "A6")):
        town = box.spaces[box.at[special[name]]]
        if town.grid and town.grid != grid:
            found.append(say("advice-grid", town=town.name_en, grid=grid))
    for name in (special["cow_start"], special["cricket"][0]):
        if not box.spaces[box.at[name]].airport:
            found.append(say("advice-airport", town=name))
    for name in (special["finish"], special["cricket"][1]):
        if box.spaces[box.at[name]].airport:
            found.append(say("advice-no-airport", town=name))
    for name, spaces in cut_towns(box).items():
        if spaces > LARGE * len(box.spaces):
            found.append(say("advice-cut", town=name, spaces=spaces))
    return found
