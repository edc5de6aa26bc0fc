"""Rama's Bridge: forced journeys (RB-36 to RB-40) - where they lead and what brings one nearer (R16)."""

from __future__ import annotations

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama.codes import FAR, karma, rows, setting, ways

# ---- where a journey leads


@rule
def travels(s: State, seat: int) -> bool:
    """RB-36: is the seat on a forced journey?"""
    return s.journey[seat] != karma.NONE


@rule
def is_goal(b: Board, s: State, seat: int, space: int) -> bool:
    """RB-37, RB-39, RB-40, R20, R25: would the journey of this seat end on that space?"""
    journey = s.journey[seat]
    if journey == karma.COW:
        beside = s.options.cow_card_goal == setting.ADJACENT and b.next_to[s.cow, word_of(space)] & bit_of(space) != 0
        return space == s.cow or beside
    if journey == karma.CRICKET:
        return space == b.cricket[0] or space == b.cricket[1]
    return journey == karma.MALDIVES and space == b.maldives


@rule
def place_of(b: Board, s: State, seat: int) -> int:
    """RB-39, R20: Malé, or the nearer of the two matches that can still be watched."""
    if s.journey[seat] == karma.MALDIVES:
        return rows.MALDIVES_PLACE
    if is_left_out(b, s, seat, 0):
        return rows.OTHER_MATCH
    return rows.ONE_MATCH if is_left_out(b, s, seat, 1) else rows.EITHER_MATCH


@rule
def is_left_out(b: Board, s: State, seat: int, match: int) -> bool:
    """R20: the match where the cow stands, or another pawn while the other place is free of both."""
    one, other = b.cricket[match], b.cricket[1 - match]
    if s.cow == one or s.cow == other:
        return s.cow == one
    return has_pawn(s, seat, one) and not has_pawn(s, seat, other)


@rule
def has_pawn(s: State, seat: int, space: int) -> bool:
    """RB-15: does another pawn stand there?"""
    for other in range(s.seats):
        if other != seat and s.pawn[other] == space:
            return True
    return False


# ---- how far it is


@rule
def row_to_goal(b: Board, s: State, seat: int) -> int:
    """R16: the row of distances to the goal that leave out the cow's town, unless it is the goal."""
    if s.journey[seat] == karma.COW:
        return s.cow + (rows.NEXT_TO_COW if s.options.cow_card_goal == setting.ADJACENT else rows.TO_COW)
    return rows.TO_PLACE + place_of(b, s, seat) * rows.PLACE_ROWS + s.cow


@rule
def row_without_cow(b: Board, s: State, seat: int) -> int:
    """R16: the row of distances as if the cow were not there."""
    if s.journey[seat] == karma.COW:
        return s.cow + (rows.NEXT_TO_NO_COW if s.options.cow_card_goal == setting.ADJACENT else rows.TO_COW)
    return rows.TO_PLACE + place_of(b, s, seat) * rows.PLACE_ROWS + rows.NO_COW


@rule
def row_by_land(b: Board, s: State, seat: int) -> int:
    """R16: the row that measures by road and boat; a cow that cuts off the goal counts as not there."""
    row = row_to_goal(b, s, seat)
    return row if b.far_land[row, s.pawn[seat]] != FAR else row_without_cow(b, s, seat)


@rule
def row_by_air(b: Board, s: State, seat: int) -> int:
    """R16: the row that measures with flights too; a cow that cuts off the goal counts as not there."""
    row = row_to_goal(b, s, seat)
    return row if b.far_air[row, s.pawn[seat]] != FAR else row_without_cow(b, s, seat)


@rule
def is_nearer_by_land(b: Board, s: State, seat: int, row: int, space: int) -> bool:
    """R16: fewer steps by road and boat than from where they stand."""
    return b.far_land[row, space] < b.far_land[row, s.pawn[seat]]


@rule
def is_nearer_by_air(b: Board, s: State, seat: int, row: int, space: int) -> bool:
    """R16: fewer steps, flights too, than from where they stand."""
    return b.far_air[row, space] < b.far_air[row, s.pawn[seat]]


# ---- one measure at a time


@rule
def fix_way(b: Board, s: State, seat: int, space: int, may_fly: bool) -> None:
    """R16: a go that shortens one measure only fixes the way, and so does one without a ticket."""
    if not may_fly:
        s.way[seat] = ways.BY_LAND
    elif s.way[seat] != ways.BY_LAND:
        by_land = is_nearer_by_land(b, s, seat, row_by_land(b, s, seat), space)
        by_air = is_nearer_by_air(b, s, seat, row_by_air(b, s, seat), space)
        if by_land and not by_air:
            s.way[seat] = ways.BY_LAND
        elif by_air and not by_land:
            s.way[seat] = ways.BY_AIR


@rule
def open_ways(b: Board, s: State, town: int) -> None:
    """R16: the cow goes to that town; whoever has another goal by this finds the way open again."""
    match = s.cow == b.cricket[0] or s.cow == b.cricket[1] or town == b.cricket[0] or town == b.cricket[1]
    for seat in range(s.seats):
        if s.journey[seat] == karma.COW or (s.journey[seat] == karma.CRICKET and match):
            s.way[seat] = ways.OPEN
