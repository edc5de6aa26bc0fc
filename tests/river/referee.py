"""A second opinion on planks and jumps, written from the rulings (G1 to G8, R7, R10, DL-80) and from nothing else.

It knows what a player sees, the view of a table, and measures with fractions instead of the engine's squares.
"""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

Point = tuple[int, int]
View = dict[str, Any]

MOST = 3  # DL-41
ANGLE = Fraction(3, 4)  # the square of the cosine of 30 degrees


def minus(p: Point, q: Point) -> Point:
    return p[0] - q[0], p[1] - q[1]


def dot(u: Point, v: Point) -> int:
    return u[0] * v[0] + u[1] * v[1]


def turn(u: Point, v: Point) -> int:
    return u[0] * v[1] - u[1] * v[0]


def far2(p: Point, a: Point, b: Point) -> Fraction:
    """The square of the distance of a point from a segment."""
    along = Fraction(dot(minus(p, a), minus(b, a)), dot(minus(b, a), minus(b, a)))
    along = min(Fraction(1), max(Fraction(0), along))
    x, y = a[0] + along * (b[0] - a[0]) - p[0], a[1] + along * (b[1] - a[1]) - p[1]
    return x * x + y * y


def near(p: Point, a: Point, b: Point, reach: int) -> bool:
    """Is a point nearer than this to a segment? What is far outside its box need not be measured."""
    for axis in (0, 1):
        low, high = min(a[axis], b[axis]) - reach, max(a[axis], b[axis]) + reach
        if not low < p[axis] < high:
            return False
    return far2(p, a, b) < reach * reach


def touch(a: Point, b: Point, c: Point, d: Point, width: int) -> bool:
    """G7 (i): the segments cut each other, or an end of one is nearer than a plank's width to the other."""
    one = turn(minus(b, a), minus(c, a)) * turn(minus(b, a), minus(d, a))
    other = turn(minus(d, c), minus(a, c)) * turn(minus(d, c), minus(b, c))
    if one < 0 and other < 0:
        return True
    return near(a, c, d, width) or near(b, c, d, width) or near(c, a, b, width) or near(d, a, b, width)


def narrow(o: Point, p: Point, q: Point) -> bool:
    """G7 (ii): less than thirty degrees between the ways from o to p and to q."""
    u, v = minus(p, o), minus(q, o)
    return dot(u, v) > 0 and Fraction(dot(u, v) ** 2, dot(u, u) * dot(v, v)) > ANGLE


class Referee:
    """What may be done in a position, as somebody with the rulings in hand would say."""

    def __init__(self, view: View) -> None:
        board = view["board"]
        self.width, self.radius = board["plank_width"], board["stone_radius"]
        self.lengths = board["plank_lengths"]
        self.stones = {stone["name"]: tuple(stone["at"]) for stone in view["stones"]}
        self.villages = {village["name"]: village for village in view["villages"]}
        self.planks = {
            plank["name"]: (*plank["supports"], tuple(plank["from"]), tuple(plank["to"])) for plank in view["planks"]
        }
        self.load = Counter(end for a, b, _, _ in self.planks.values() for end in (a, b))

    def least(self, a: str, b: str) -> tuple[int, Point] | None:
        """G3, G8: the square of the shortest way from a stone to a support, and where it ends there."""
        if self.load[a] == MOST or self.load[b] == MOST:
            return None
        ends = [self.stones[b]] if b in self.stones else [tuple(landing) for landing in self.villages[b]["landings"]]
        start = self.stones[a]
        measured = sorted((dot(minus(end, start), minus(end, start)), place) for place, end in enumerate(ends))
        for length2, place in measured:
            if 16 * length2 > 25 * self.lengths[-1] ** 2:
                return None  # DL-49: nobody may point so far
            if self.may_lie(a, b, ends[place]):
                return length2, ends[place]
        return None

    def may_lie(self, a: str, b: str, end: Point) -> bool:
        """G4 to G7 for one plank from the middle of stone a to a point of support b."""
        start = self.stones[a]
        clear = self.radius + self.width // 2
        if any(near(at, start, end, clear) for name, at in self.stones.items() if name not in (a, b)):
            return False
        for name, village in self.villages.items():
            centre = tuple(village["centre"])
            if name == b and dot(minus(start, end), minus(end, centre)) < 0:
                return False
            if name != b and near(centre, start, end, village["radius"] + self.width // 2):
                return False
        return not any(self.in_the_way(a, b, start, end, *lying) for lying in self.planks.values())

    def in_the_way(self, a: str, b: str, start: Point, end: Point, c: str, d: str, begin: Point, stop: Point) -> bool:
        """R7, G7: may the plank a-b not lie beside the plank c-d?"""
        if {a, b} == {c, d} and b in self.stones:
            return True  # two stones are joined once
        mine, theirs = {a: start, b: end}, {c: begin, d: stop}
        for support in mine.keys() & theirs.keys():
            if mine[support] == theirs[support]:
                away = [point for name, point in mine.items() if name != support]
                gone = [point for name, point in theirs.items() if name != support]
                return narrow(mine[support], away[0], gone[0])
        return touch(start, end, begin, stop, self.width)

    @functools.cached_property
    def ways(self) -> dict[tuple[str, str], tuple[int, Point]]:
        """All pairs that one may point at."""
        pairs = [*combinations(self.stones, 2), *((a, b) for a in self.stones for b in self.villages)]
        found = {(a, b): self.least(a, b) for a, b in pairs}
        return {pair: way for pair, way in found.items() if way is not None}

    def places(self, number: int | None) -> dict[tuple[str, str], Point]:
        """Where a plank of this number fits, and its far end; without a number, all one may point at."""
        longest2 = 10**9 if number is None else self.lengths[number - 1] ** 2
        return {pair: end for pair, (length2, end) in self.ways.items() if length2 <= longest2}

    def fits(self) -> dict[tuple[str, str], int]:
        """The least number for each pair that some plank joins."""
        found = {}
        for (a, b), end in self.places(len(self.lengths)).items():
            length2 = dot(minus(end, self.stones[a]), minus(end, self.stones[a]))
            found[a, b] = 1 + next(k for k, length in enumerate(self.lengths) if length2 <= length * length)
        return found

    def jumps(self, space: str, others: set[str]) -> set[tuple[str, str]]:
        """DL-80: own space, then an occupied plank next to it at e, then what is free at its other support."""
        found = set()
        for over in others & self.planks.keys():
            ends = set(self.planks[over][:2])
            if space in self.villages:
                shared = ends & {space}
            else:
                shared = ends & set(self.planks[space][:2]) & self.stones.keys() if space != over else set()
            for end in shared:
                (beyond,) = ends - {end}
                lands = {beyond} if beyond in self.villages else set(self.resting_on(beyond)) - {over}
                found |= {(over, land) for land in lands - others - {space}}
        return found

    def resting_on(self, support: str) -> list[str]:
        return [name for name, (a, b, _, _) in self.planks.items() if support in (a, b)]
