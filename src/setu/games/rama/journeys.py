"""Rama's Bridge: forced journeys (RB-36 to RB-40) - where they lead and what brings one nearer."""

from __future__ import annotations

from setu.engine.bits import bit_of, word_of
from setu.engine.rule import rule
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.rama.board import (
    FAR,
    MALDIVES_PLACE,
    NEXT_TO_COW,
    NEXT_TO_NO_COW,
    NO_COW,
    PLACE_ROWS,
    TO_COW,
    TO_PLACE,
)
from setu.games.rama.state import ADJACENT, COW_CARD, CRICKET, MALDIVES, NO_KARMA


@rule
def travels(s: State, seat: int) -> bool:
    """RB-36: is the seat on a forced journey?"""
    return s.journey[seat] != NO_KARMA


@rule
def is_goal(t: Tables, s: State, seat: int, space: int) -> bool:
    """RB-37, RB-39, RB-40, R25: would the journey of this seat end on that space?"""
    journey = s.journey[seat]
    if journey == COW_CARD:
        beside = s.options.cow_card_goal == ADJACENT and t.next_to[s.cow, word_of(space)] & bit_of(space) != 0
        return space == s.cow or beside
    if journey == CRICKET:
        return space == s.goal[seat]
    return journey == MALDIVES and space == t.maldives


@rule
def must_choose_goal(s: State, seat: int) -> bool:
    """R20: a cricket journey needs a goal, and another one if the cow stands in it."""
    return s.journey[seat] == CRICKET and (s.goal[seat] < 0 or s.goal[seat] == s.cow)


@rule
def way_to_goal(t: Tables, s: State, seat: int) -> int:
    """R16: the row of distances to the goal that leave out the cow's town, unless it is the goal."""
    if s.journey[seat] == COW_CARD:
        return s.cow + (NEXT_TO_COW if s.options.cow_card_goal == ADJACENT else TO_COW)
    return TO_PLACE + place_of(t, s, seat) * PLACE_ROWS + s.cow


@rule
def way_without_cow(t: Tables, s: State, seat: int) -> int:
    """R16: the row of distances as if the cow were not there."""
    if s.journey[seat] == COW_CARD:
        return s.cow + (NEXT_TO_NO_COW if s.options.cow_card_goal == ADJACENT else TO_COW)
    return TO_PLACE + place_of(t, s, seat) * PLACE_ROWS + NO_COW


@rule
def place_of(t: Tables, s: State, seat: int) -> int:
    """RB-39, RB-40: the two places of cricket, or Malé."""
    if s.journey[seat] == MALDIVES:
        return MALDIVES_PLACE
    return 0 if s.goal[seat] == t.cricket[0] else 1


@rule
def is_nearer(t: Tables, s: State, seat: int, space: int, may_fly: bool) -> bool:
    """R16: strictly nearer to the goal by land, or by air for whoever has or can take a ticket."""
    here = s.pawn[seat]
    way = way_to_goal(t, s, seat)
    by_land = way if t.far_land[way, here] != FAR else way_without_cow(t, s, seat)
    if t.far_land[by_land, space] < t.far_land[by_land, here]:
        return True
    by_air = way if t.far_air[way, here] != FAR else way_without_cow(t, s, seat)
    return may_fly and t.far_air[by_air, space] < t.far_air[by_air, here]
