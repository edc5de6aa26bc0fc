"""What a refusal names, where that has to be looked for."""

from __future__ import annotations

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama import journeys, walk
from setu.games.rama.codes import karma, size, ways

EITHER_MATCH = size.SPACES  # instead of a town: cricket may be watched in two


@rule
def goal(b: Board, s: State, seat: int, move: int) -> int:
    """RB-37, RB-39, RB-40, R20: the town where a journey leads, or EITHER_MATCH."""
    if s.journey[seat] == karma.COW:
        return int(s.cow)
    if s.journey[seat] == karma.MALDIVES:
        return int(b.maldives)
    if journeys.is_left_out(b, s, seat, 0):
        return int(b.cricket[1])
    return int(b.cricket[0]) if journeys.is_left_out(b, s, seat, 1) else EITHER_MATCH


@rule
def way(b: Board, s: State, seat: int, move: int) -> int:
    """R16: by which measure a traveller has to come nearer."""
    return int(s.way[seat]) if walk.tickets_for(s, seat) > 0 else ways.BY_LAND


@rule
def stop_before(b: Board, s: State, seat: int, move: int) -> int:
    """RB-14: of the stops within the throw the one that stands most in the way."""
    walk.note_pawns(b, s, s.active)
    walk.note_stops(b, s, s.active)
    here = int(s.pawn[s.active])
    found, least = 0, 1 << 30
    for stop in range(b.spaces):
        if s.stops[word_of(stop)] & bit_of(stop) != 0:
            detour = int(b.apart[here, stop]) + int(b.apart[stop, move])
            if detour < least:
                found, least = stop, detour
    walk.forget_walk(s)
    return found


@rule
def ticket_counts(b: Board, s: State, seat: int, move: int) -> int:
    """R5: with how many tickets one gets to where one is bound, as bits."""
    return int(walk.ticket_counts(b, s, s.active, s.bound))
