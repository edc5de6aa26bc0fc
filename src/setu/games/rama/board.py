"""The map and the cards as tables, computed once from a box."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from setu.engine.bits import BITS
from setu.engine.board import Board, BoardArray, board_dtype, fill_board
from setu.engine.components import Components
from setu.games.rama.box import Box, read_box, shipped
from setu.games.rama.state import (
    ECO_NAMES,
    KARMA_KINDS,
    KARMA_NAMES,
    MOST_PILE,
    MOST_SPACES,
    MOST_TOWNS,
    THEME_COUNT,
    WORDS,
)

FAR = 255  # no way at all
MOST_CARDS = THEME_COUNT * MOST_PILE

# The rows of `far_land` and `far_air` (R16): what a forced traveller goes to, and where the cow stands.
TO_COW = 0  # + cow's town: the town itself
NEXT_TO_COW = MOST_TOWNS  # + cow's town: the spaces beside it (R25 b)
NEXT_TO_NO_COW = 2 * MOST_TOWNS  # … as if the cow did not block
TO_PLACE = 3 * MOST_TOWNS  # + place * PLACE_ROWS + cow's town, or + NO_COW: cricket 0, cricket 1, either, Maldives
PLACE_ROWS = MOST_TOWNS + 1
NO_COW = MOST_TOWNS
EITHER_MATCH, MALDIVES_PLACE = 2, 3
ROWS = TO_PLACE + 4 * PLACE_ROWS

_SET = (WORDS,)
_SETS = (MOST_SPACES, WORDS)

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
        ("on_foot", "u1", (MOST_SPACES, MOST_SPACES)),  # steps by road and boat
        ("apart", "u1", (MOST_SPACES, MOST_SPACES)),  # steps with flights too
        ("far_land", "u1", (ROWS, MOST_SPACES)),  # R16
        ("far_air", "u1", (ROWS, MOST_SPACES)),
        ("town_of", "<i2", (MOST_CARDS,)),
        ("theme_of", "i1", (MOST_CARDS,)),
        ("faces", "<i2", (MOST_CARDS, 6)),  # D-16
        ("first_card", "<i2", (THEME_COUNT + 1,)),  # cards of a theme stand together
        ("cards_at", "<i4", (MOST_TOWNS, THEME_COUNT)),  # which cards of a theme name a town, one bit each
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
        ("karma", "<i8", (KARMA_KINDS,)),
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
    return _boxes[number]


def bits(spaces: Iterable[int]) -> NDArray[np.int64]:
    """A set of spaces."""
    packed = np.zeros(WORDS, np.int64)
    for space in spaces:
        packed[space // BITS] |= 1 << (space % BITS)
    return packed


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
    first_card = [sum(card.theme < theme for card in box.cards) for theme in range(THEME_COUNT + 1)]
    cards_at = np.zeros((towns, THEME_COUNT), np.int64)
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
        next_to=np.array([bits(near) for near in land]),
        flights=np.array([bits(near) for near in flights]),
        airports=bits(box.at[name] for name in airports),
        start_spaces=bits(space for space in range(count) if not box.spaces[space].airport),
        cow_towns=bits(town for town in range(towns) if town not in forbidden),
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
        eco_face=np.array([_face_flags(numbers["eco_faces"][kind]) for kind in ECO_NAMES]),
        karma=np.array([0] + [numbers["karma"][kind] for kind in KARMA_NAMES[1:]]),
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
    far = np.full((2, ROWS, MOST_SPACES), FAR, np.uint8)
    towns = len(box.towns)

    def fill(row: int, goals: list[int], without: int, air: Graph) -> None:
        far[0, row, : len(land)] = distances(by_land, goals, without)
        far[1, row, : len(land)] = distances(air, goals, without)

    for cow in range(towns):
        fill(TO_COW + cow, [cow], -1, by_air)
        fill(NEXT_TO_COW + cow, land[cow], cow, by_air)
        fill(NEXT_TO_NO_COW + cow, land[cow], -1, by_air)
    one, other = (box.at[town] for town in box.special["cricket"])
    for place, goals in enumerate(([one], [other], [one, other], [male])):
        air = boarding if place == MALDIVES_PLACE else by_air
        first = TO_PLACE + place * PLACE_ROWS
        for cow in range(towns):
            fill(first + cow, goals, -1 if cow in goals else cow, air)
        fill(first + NO_COW, goals, -1, air)
    return far[0], far[1]
