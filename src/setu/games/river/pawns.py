"""Pawns: `M1`, `M2` and `JP` (DL-70 to DL-82), arriving and falling (DL-75, DL-90 to DL-92)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State, tell
from setu.games.river import geometry
from setu.games.river.codes import FALL, action, book, cards, ending, event, falls, option, phase, refusal

# ---- what is next to what (DL-70, DL-71). A set of spaces is 36 bits of planks, then 6 of villages.


@rule
def neighbours(b: Board, s: State, space: int) -> int:
    """DL-70, R14: the spaces next to a plank or a village."""
    if space >= book.PLANKS:
        return int(s.carried[book.STONES + space - book.PLANKS])
    return at_support(s, space, int(s.end_a[space])) | at_support(s, space, int(s.end_b[space]))


@rule
def at_support(s: State, plank: int, support: int) -> int:
    """DL-70: what is next to a plank at one of its ends: planks of the stone, or the village."""
    planks = int(s.carried[support]) & ~(1 << plank)
    if support < book.STONES:
        return planks
    village = 1 << (book.PLANKS + support - book.STONES)
    return village | planks if s.options.shoreLink == option.ON else village


@rule
def others(s: State, seat: int) -> int:
    """DL-71: the planks on which another pawn stands."""
    planks = 0
    for one in range(s.seats):
        if one != seat and s.pawn[one] < book.PLANKS:
            planks |= 1 << int(s.pawn[one])
    return planks


@rule
def goal_of(b: Board, s: State, seat: int) -> int:
    """DL-90: the opposite village; on a round trip, once there, the start village."""
    start = b.home[s.colour[seat]]
    if s.options.trip == option.ROUND_TRIP and s.touched >> seat & 1:
        return int(start)
    return int(b.opposite[start])


@rule
def arrives(b: Board, s: State, seat: int, space: int) -> bool:
    """DL-91: would entering this space end the game?"""
    if s.options.trip == option.ROUND_TRIP and s.touched >> seat & 1 == 0:
        return False
    return space == book.PLANKS + goal_of(b, s, seat)


# ---- M1 and M2


@rule
def why_not_walk(b: Board, s: State, seat: int, card: int, first: int, second: int) -> int:
    """DL-72 to DL-74: one free step, or two; a U-turn may be a last resort."""
    start = int(s.pawn[seat])
    why = why_not_step(b, s, seat, start, first)
    if why != refusal.LEGAL:
        return why
    if card == cards.M1:
        return refusal.LEGAL if second == book.STAY else refusal.ONE_STEP
    if arrives(b, s, seat, first):
        return refusal.LEGAL if second == book.STAY else refusal.ARRIVED
    if second == book.STAY:
        return refusal.LEGAL if may_stop(s, first) else refusal.TWO_STEPS
    why = why_not_step(b, s, seat, first, second)
    if why == refusal.LEGAL and second == start and not may_turn_back(b, s, seat):
        return refusal.TURNS_BACK
    return why


@rule
def why_not_step(b: Board, s: State, seat: int, start: int, end: int) -> int:
    """DL-70, DL-71: to an adjacent space; a plank must be free."""
    if neighbours(b, s, start) >> end & 1 == 0:
        return refusal.NOT_NEXT
    return refusal.PLANK_OCCUPIED if others(s, seat) >> end & 1 else refusal.LEGAL


@rule
def may_stop(s: State, space: int) -> bool:
    """DL-73, R16: is one step of an `M2` enough? Not by the rule, but by two options."""
    return s.options.move2 == option.UP_TO or (s.options.move2 == option.VILLAGE_STOP and space >= book.PLANKS)


@rule
def may_turn_back(b: Board, s: State, seat: int) -> bool:
    """DL-74, R17, R18: always, or (`uturn=last`) only if there is no other movement."""
    return s.options.uturn != option.UTURN_LAST or not goes_elsewhere(b, s, seat)


@rule
def goes_elsewhere(b: Board, s: State, seat: int) -> bool:
    """DL-74, R17: is there an `M2` that does not end where it began?"""
    start, taken = int(s.pawn[seat]), others(s, seat)
    firsts = neighbours(b, s, start) & ~taken
    while firsts != 0:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        if arrives(b, s, seat, first) or may_stop(s, first):
            return True
        if neighbours(b, s, first) & ~taken & ~(1 << start) != 0:
            return True
    return False


@rule
def can_walk(b: Board, s: State, seat: int) -> bool:
    """DL-75: is there a first step?"""
    return neighbours(b, s, int(s.pawn[seat])) & ~others(s, seat) != 0


@rule
def list_walks(b: Board, s: State, seat: int, card: int, out: Any) -> int:
    """DL-72, DL-73: every way to walk."""
    found = 0
    start, taken = int(s.pawn[seat]), others(s, seat)
    firsts = neighbours(b, s, start) & ~taken
    shut = taken if may_turn_back(b, s, seat) else taken | (1 << start)
    while firsts != 0:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        if card == cards.M1 or arrives(b, s, seat, first):
            out[found] = action.walk.number(first, book.STAY)
            found += 1
        else:
            seconds = neighbours(b, s, first) & ~shut
            while seconds != 0:
                out[found] = action.walk.number(first, lowest_bit(seconds))
                found += 1
                seconds &= seconds - 1
            if may_stop(s, first):
                out[found] = action.walk.number(first, book.STAY)
                found += 1
    return found


@rule
def walk(b: Board, s: State, seat: int, move: int) -> None:
    """DL-72, DL-73: one step, then the other unless the first has ended the game."""
    first, second = action.walk.step(move), action.walk.then(move)
    enter(b, s, seat, first)
    if second != book.STAY:
        enter(b, s, seat, second)


# ---- JP


@rule
def beyond(b: Board, s: State, seat: int, plank: int) -> int:
    """DL-80, R19: where a jump over the pawn on this plank may land: free spaces at its far end.

    A plank between the same stone and village as the own one is next to it at the stone; with `shoreLink=on` at both.
    """
    start = int(s.pawn[seat])
    one, other = int(s.end_a[plank]), int(s.end_b[plank])
    linked = s.options.shoreLink == option.ON and rests_on(s, start, one) and rests_on(s, start, other)
    if s.options.jumpLanding == option.ANY_NEXT or linked:
        spaces = neighbours(b, s, plank)
    elif rests_on(s, start, one):
        spaces = at_support(s, plank, other)
    else:
        spaces = at_support(s, plank, one)
    return spaces & ~others(s, seat) & ~(1 << start)


@rule
def rests_on(s: State, space: int, support: int) -> bool:
    """DL-80: is this support shared with the own space?"""
    if space >= book.PLANKS:
        return support == book.STONES + space - book.PLANKS
    return s.end_a[space] == support or s.end_b[space] == support


@rule
def why_not_jump(b: Board, s: State, seat: int, over: int, land: int) -> int:
    """DL-80, DL-81: over one pawn on an adjacent plank, to a free space beyond it."""
    start = int(s.pawn[seat])
    if neighbours(b, s, start) & others(s, seat) & (1 << over) == 0:
        return refusal.NOBODY_TO_JUMP
    if beyond(b, s, seat, over) >> land & 1:
        return refusal.LEGAL
    if land == start:
        return refusal.JUMPS_BACK
    return refusal.PLANK_OCCUPIED if others(s, seat) >> land & 1 else refusal.NOT_BEYOND


@rule
def list_jumps(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-80, DL-81: every jump."""
    found = 0
    planks = neighbours(b, s, int(s.pawn[seat])) & others(s, seat)
    while planks != 0:
        over = lowest_bit(planks)
        planks &= planks - 1
        spaces = beyond(b, s, seat, over)
        while spaces != 0:
            out[found] = action.jump.number(over, lowest_bit(spaces))
            found += 1
            spaces &= spaces - 1
    return found


@rule
def can_jump(b: Board, s: State, seat: int) -> bool:
    """DL-82: is there any possible jump?"""
    planks = neighbours(b, s, int(s.pawn[seat])) & others(s, seat)
    while planks != 0:
        if beyond(b, s, seat, lowest_bit(planks)) != 0:
            return True
        planks &= planks - 1
    return False


@rule
def jump(b: Board, s: State, seat: int, move: int) -> None:
    """DL-80: over the pawn, onto the space beyond; it counts as entering that space."""
    over, land = action.jump.over(move), action.jump.land(move)
    s.jumps[seat] += 1
    tell(s, event.JUMPED, int(s.colour[seat]), over, land)
    arrive(b, s, seat, land)


# ---- entering, falling, winning


@rule
def enter(b: Board, s: State, seat: int, space: int) -> None:
    """DL-72: a step into a space."""
    tell(s, event.STEPPED, int(s.colour[seat]), space)
    arrive(b, s, seat, space)


@rule
def arrive(b: Board, s: State, seat: int, space: int) -> None:
    """DL-90 to DL-92, R23: the goal ends the game at once; the opposite village is remembered as touched."""
    wins = arrives(b, s, seat, space)
    s.pawn[seat] = space
    if wins:
        finish(s, 1 << seat, ending.ARRIVAL)
    elif (
        s.options.trip == option.ROUND_TRIP
        and s.touched >> seat & 1 == 0
        and space == book.PLANKS + goal_of(b, s, seat)
    ):
        s.touched |= 1 << seat
        tell(s, event.TOUCHED, int(s.colour[seat]), space)


@rule
def fall(b: Board, s: State, seat: int, card: int) -> None:
    """DL-75, DL-82, R22, R23: back to the start, or to the opposite village once touched; no arrival."""
    village = b.home[s.colour[seat]]
    if s.options.trip == option.ROUND_TRIP and s.touched >> seat & 1:
        village = b.opposite[village]
    why = FALL.number(int(s.pawn[seat] == book.PLANKS + village), why_it_falls(b, s, seat, card))
    s.pawn[seat] = book.PLANKS + village
    s.falls[seat] += 1
    tell(s, event.FELL, int(s.colour[seat]), book.PLANKS + village, why)


@rule
def why_it_falls(b: Board, s: State, seat: int, card: int) -> int:
    """DL-75, DL-82: no free step; or nobody to jump over; or somebody, and nowhere to land."""
    if card != cards.JP:
        return falls.NO_STEP
    return falls.NOBODY if neighbours(b, s, int(s.pawn[seat])) & others(s, seat) == 0 else falls.NO_LANDING


@rule
def finish(s: State, winners: int, reason: int) -> None:
    """DL-91: the rest of the slot and of the round is not played."""
    s.phase = phase.OVER
    s.winners = winners
    s.reason = reason
    colours = 0
    for seat in range(s.seats):
        if winners >> seat & 1:
            colours |= 1 << int(s.colour[seat])
    tell(s, event.ENDED, colours, reason)


@rule
def way_to_go2(b: Board, s: State, seat: int) -> int:
    """R29: the square of the distance from the pawn's space to its goal's landings."""
    goal, space = goal_of(b, s, seat), int(s.pawn[seat])
    if space >= book.PLANKS:
        return int(b.shores_apart2[space - book.PLANKS, goal])
    one, other, landing = int(s.end_a[space]), int(s.end_b[space]), int(s.landing[space])
    least = shore_distance2(b, goal, int(s.x[one]), int(s.y[one]))
    return min(
        least, shore_distance2(b, goal, geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing))
    )


@rule
def shore_distance2(b: Board, village: int, x: int, y: int) -> int:
    """R29: from a point to the nearest landing of a village."""
    least = geometry.distance2(x, y, b.landing_x[village, 0], b.landing_y[village, 0])
    for landing in range(1, b.landings[village]):
        least = min(least, geometry.distance2(x, y, b.landing_x[village, landing], b.landing_y[village, landing]))
    return least
