"""The way a pawn takes to an end space (R5), and where a journey leads: for the log and the screen."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import NamedTuple

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.state import State
from setu.games.rama import journeys, walk
from setu.games.rama.board import Box, box_of
from setu.games.rama.codes import karma


class Leg(NamedTuple):
    """One step of a way: by road, by boat, or by air with a free ticket, a paid one, or none (RB-39)."""

    by: str  # road, boat, free, paid, none
    start: int
    end: int


Route = tuple[Leg, ...]
Node = tuple[int, int]  # a space, and the tickets used on the way

_cached: OrderedDict[tuple[int, int, bytes], dict[int, Route]] = OrderedDict()
MOST_CACHED = 16


def routes(b: Board, s: State, seat: int) -> dict[int, Route]:
    """For every space within the throw a way with the fewest tickets, and among those a shortest."""
    key = (int(b.box), seat, s._record.tobytes())
    if key not in _cached:
        _cached[key] = _search(b, s, seat)
        while len(_cached) > MOST_CACHED:
            _cached.popitem(last=False)
    return _cached[key]


def _search(b: Board, s: State, seat: int) -> dict[int, Route]:
    walk.note_pawns(b, s, seat)
    walk.note_stops(b, s, seat)
    stops, closed = set(members(s.stops)), walk.closed_town(s, seat)
    walk.forget_walk(s)
    first: Node = (int(s.pawn[seat]), 0)
    came_from: dict[Node, tuple[Node, Leg]] = {}
    waiting, steps = deque([first]), {first: 0}
    while waiting:
        node = waiting.popleft()
        if steps[node] == s.throw or (node[0] in stops and node != first):
            continue
        for leg, tickets in _legs(b, s, seat, node):
            after = (leg.end, tickets)
            if leg.end != closed and after not in steps:
                steps[after] = steps[node] + 1
                came_from[after] = (node, leg)
                waiting.append(after)
    found: dict[int, Route] = {}
    for space, tickets in sorted(steps, key=lambda node: node[1]):
        if space not in found:
            found[space] = _unwind(came_from, (space, tickets))
    return found


def _legs(b: Board, s: State, seat: int, node: Node) -> list[tuple[Leg, int]]:
    """Every step from a node, with the tickets used after it."""
    space, tickets = node
    kinds = step_kinds(box_of(b))
    legs = [(Leg(kinds[space, other], space, other), tickets) for other in set(members(b.next_to[space]))]
    left = walk.tickets_for(s, seat) - tickets
    travels_to_male = s.journey[seat] == karma.MALDIVES
    for other in set(members(b.flights[space])):
        to_male, from_male = other == b.maldives, space == b.maldives
        if (to_male and travels_to_male and space != b.gate) or (
            from_male and s.return_to_gate[seat] and other != b.gate
        ):
            continue
        if left > 0:
            how = "free" if s.free_ticket[seat] and tickets == 0 else "paid"
            legs.append((Leg(how, space, other), tickets + 1))
        elif b.no_ticket_face[s.throw] and (
            (to_male and space == b.gate and travels_to_male) or (from_male and other == b.gate)
        ):
            legs.append((Leg("none", space, other), tickets))
    return legs


def _unwind(came_from: dict[Node, tuple[Node, Leg]], node: Node) -> Route:
    legs: list[Leg] = []
    while node in came_from:
        node, leg = came_from[node]
        legs.append(leg)
    return tuple(reversed(legs))


def goals(b: Board, s: State, seat: int) -> list[int]:
    """RB-37, RB-39, R20: the towns that a forced journey leads to; cricket may have two."""
    if not journeys.travels(s, seat):
        return []
    if s.journey[seat] in (karma.COW, karma.MALDIVES):
        return [int(s.cow if s.journey[seat] == karma.COW else b.maldives)]
    return [int(b.cricket[match]) for match in range(2) if not journeys.is_left_out(b, s, seat, match)]


_kinds: dict[int, dict[tuple[int, int], str]] = {}


def step_kinds(box: Box) -> dict[tuple[int, int], str]:
    """Is a step a road or a boat?"""
    if box.number not in _kinds:
        kinds = _kinds[box.number] = {}
        for link in box.links:
            by = "road" if link.kind == "roads" else "boat"
            for one, other in zip(link.spaces, link.spaces[1:], strict=False):
                kinds[box.at[one], box.at[other]] = kinds[box.at[other], box.at[one]] = by
    return _kinds[box.number]
