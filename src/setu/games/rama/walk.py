"""Rama's Bridge: how far a throw leads (RB-12 to RB-24, part 6.4).

A walk is searched in steps, on sets of spaces: layer f of `s.within` is what can be reached with at
most f flights. Compulsory stops are entered and not left; the cow's town is not entered at all.
"""

from __future__ import annotations

from setu.engine.bits import BITS, bit_of, lowest_bit, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama import journeys
from setu.games.rama.codes import hand, karma, setting, size, ways
from setu.games.rama.state import NOWHERE

# ---- what a seat holds


@rule
def is_finished(s: State, seat: int) -> bool:
    """RB-45: all nine dealt cards and all bonus cards taken are laid."""
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            return False
    return True


@rule
def wants(b: Board, s: State, seat: int, space: int) -> bool:
    """RB-25: does a card in hand name this space?"""
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN and s.card[seat, slot] >= 0 and b.town_of[s.card[seat, slot]] == space:
            return True
    return False


@rule
def may_finish(b: Board, s: State, seat: int) -> bool:
    """RB-46, R19: a finished bridge, and no journey in the way."""
    return is_finished(s, seat) and (not journeys.travels(s, seat) or s.options.finish_on_journey == setting.CHANGED)


@rule
def finishes_in_pamban(b: Board, s: State, seat: int) -> bool:
    """R28: the bridge is finished, or will be by the cards that are laid in Pamban."""
    if journeys.travels(s, seat):
        return may_finish(b, s, seat)
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN and (s.card[seat, slot] < 0 or b.town_of[s.card[seat, slot]] != b.finish):
            return False
    return True


@rule
def tickets_for(s: State, seat: int) -> int:
    """RB-22, RB-24: flights within reach: the free ticket, which comes back, and the supply."""
    return s.supply + 2 * s.free_ticket[seat]


# ---- where a walk has to end, and where it cannot


@rule
def note_pawns(b: Board, s: State, seat: int) -> None:
    """RB-15: the spaces where other pawns stand; R28, R40: Pamban is open to whoever ends the game there."""
    for other in range(s.seats):
        space = s.pawn[other]
        if other != seat and space != NOWHERE:
            s.taken[word_of(space)] |= bit_of(space)
    if s.options.pamban_shared == setting.SHARED and finishes_in_pamban(b, s, seat):
        s.taken[word_of(b.finish)] &= ~bit_of(b.finish)


@rule
def note_stops(b: Board, s: State, seat: int) -> None:
    """RB-14, RB-36, RB-46, R6: own towns, or the goal of a journey; a finished bridge stops in Pamban."""
    if journeys.travels(s, seat):
        note_goal(b, s, seat)
    else:
        for slot in range(size.SLOTS):
            if s.held[seat, slot] == hand.OPEN and s.card[seat, slot] >= 0:
                town = b.town_of[s.card[seat, slot]]
                s.stops[word_of(town)] |= bit_of(town)
    if may_finish(b, s, seat):
        s.stops[word_of(b.finish)] |= bit_of(b.finish)
    for word in range(size.WORDS):
        s.stops[word] &= ~s.taken[word]


@rule
def note_goal(b: Board, s: State, seat: int) -> None:
    """RB-36, R25: a traveller stops where the journey ends."""
    if s.journey[seat] == karma.COW and s.options.cow_card_goal == setting.ADJACENT:
        for word in range(size.WORDS):
            s.stops[word] |= b.next_to[s.cow, word]
    elif s.journey[seat] == karma.COW:
        s.stops[word_of(s.cow)] |= bit_of(s.cow)
    elif s.journey[seat] == karma.MALDIVES:
        s.stops[word_of(b.maldives)] |= bit_of(b.maldives)
    else:
        for match in range(2):
            s.stops[word_of(b.cricket[match])] |= bit_of(b.cricket[match])


@rule
def closed_town(s: State, seat: int) -> int:
    """RB-19, RB-37: the cow's town, but for a traveller who may end the journey in it."""
    if s.journey[seat] == karma.COW and s.stops[word_of(s.cow)] & bit_of(s.cow) != 0:
        return NOWHERE
    return s.cow


# ---- the search


@rule
def walk(b: Board, s: State, seat: int, closed: int, flights: int, spending: bool) -> int:
    """RB-13: every space within the throw; returns the last layer used. `spending`: a layer is exactly so many."""
    steps = s.throw
    top = min(flights, steps)
    start = s.pawn[seat]
    s.front[0, word_of(start)] = bit_of(start)
    for layer in range(1 if spending else top + 1):
        s.within[layer, word_of(start)] |= bit_of(start)
    without_ticket = flights <= steps and b.no_ticket_face[s.throw] != 0
    for _ in range(steps):
        for layer in range(top + 1):
            step_on(b, s, layer)
            if layer < top:
                fly_on(b, s, seat, layer)
            elif without_ticket:
                fly_without_ticket(b, s, seat, layer)
        if closed != NOWHERE:
            for layer in range(top + 1):
                s.fresh[layer, word_of(closed)] &= ~bit_of(closed)
        settle(s, top, spending)
    for layer in range(top + 1):
        for word in range(size.WORDS):
            s.front[layer, word] = 0
    return top


@rule
def step_on(b: Board, s: State, layer: int) -> None:
    """RB-13, RB-20: one step by road or boat."""
    for word in range(size.WORDS):
        front = s.front[layer, word]
        while front != 0:
            space = word * BITS + lowest_bit(front)
            front &= front - 1
            for other in range(size.WORDS):
                s.fresh[layer, other] |= b.next_to[space, other]


@rule
def fly_on(b: Board, s: State, seat: int, layer: int) -> None:
    """RB-21, R4: a flight is one step and takes a ticket; R1: who is sent to Malé boards at the gate."""
    for word in range(size.WORDS):
        front = s.front[layer, word] & b.airports[word]
        while front != 0:
            space = word * BITS + lowest_bit(front)
            front &= front - 1
            if space == b.maldives and s.return_to_gate[seat] != 0:
                s.fresh[layer + 1, word_of(b.gate)] |= bit_of(b.gate)
                continue
            for other in range(size.WORDS):
                linked = b.flights[space, other]
                if other == word_of(b.maldives) and s.journey[seat] == karma.MALDIVES and space != b.gate:
                    linked &= ~bit_of(b.maldives)
                s.fresh[layer + 1, other] |= linked


@rule
def fly_without_ticket(b: Board, s: State, seat: int, layer: int) -> None:
    """RB-39, R21: no ticket left, but the die lets one fly to Malé under its card, or back from there."""
    if s.journey[seat] == karma.MALDIVES and s.front[layer, word_of(b.gate)] & bit_of(b.gate) != 0:
        s.fresh[layer, word_of(b.maldives)] |= bit_of(b.maldives)
    if s.front[layer, word_of(b.maldives)] & bit_of(b.maldives) != 0:
        s.fresh[layer, word_of(b.gate)] |= bit_of(b.gate)


@rule
def settle(s: State, top: int, spending: bool) -> None:
    """RB-14: what is new in a layer counts in all above it, and leads on unless it is a stop."""
    for layer in range(top + 1):
        for word in range(size.WORDS):
            new = s.fresh[layer, word] & ~s.within[layer, word]
            s.fresh[layer, word] = 0
            s.front[layer, word] = new & ~s.stops[word]
            if new != 0:
                for above in range(layer, layer + 1 if spending else top + 1):
                    s.within[above, word] |= new


@rule
def forget_walk(s: State) -> None:
    """RB-13: the scratch of the search is empty between moves."""
    for word in range(size.WORDS):
        for layer in range(size.LAYERS):
            s.within[layer, word] = 0
        s.stops[word] = 0
        s.taken[word] = 0


# ---- end spaces


@rule
def find_ends(b: Board, s: State, seat: int) -> int:
    """RB-12 to RB-16, R16: leaves the legal end spaces in the layers of `s.within`; forget them after use."""
    note_pawns(b, s, seat)
    note_stops(b, s, seat)
    flights = tickets_for(s, seat)
    top = walk(b, s, seat, closed_town(s, seat), flights, False)
    for layer in range(top + 1):
        for word in range(size.WORDS):
            s.within[layer, word] &= ~s.taken[word]
    if journeys.travels(s, seat):
        keep_nearer(b, s, seat, top, s.way[seat] if flights > 0 else ways.BY_LAND)
    elif (must_fly_back(b, s, seat) or must_leave(b, s, seat)) and reaches_beyond(s, seat, top):
        forbid_staying(s, seat, top)
    return top


@rule
def keep_nearer(b: Board, s: State, seat: int, top: int, way: int) -> None:
    """R16, RB-36: nearer by the own way; by land too if by air one had to pay; whoever would have to pay may stay."""
    land, air = journeys.row_by_land(b, s, seat), journeys.row_by_air(b, s, seat)
    way_is_free, land_is_free = False, False
    for word in range(size.WORDS):
        ends = s.within[top, word]
        while ends != 0:
            space = word * BITS + lowest_bit(ends)
            ends &= ends - 1
            if may_end(b, s, seat, space) and costs_nothing(b, s, seat, top, space):
                by_land = journeys.is_nearer_by_land(b, s, seat, land, space)
                by_air = way != ways.BY_LAND and journeys.is_nearer_by_air(b, s, seat, air, space)
                land_is_free = land_is_free or by_land
                way_is_free = way_is_free or by_air or (by_land and way != ways.BY_AIR)
    for word in range(size.WORDS):
        ends = s.within[top, word]
        while ends != 0:
            space = word * BITS + lowest_bit(ends)
            ends &= ends - 1
            by_land = (way != ways.BY_AIR or not way_is_free) and journeys.is_nearer_by_land(b, s, seat, land, space)
            by_air = way != ways.BY_LAND and journeys.is_nearer_by_air(b, s, seat, air, space)
            nearer = may_end(b, s, seat, space) and (by_land or by_air)
            stays = space == s.pawn[seat] and not way_is_free and not land_is_free
            if not nearer and not stays:
                for layer in range(top + 1):
                    s.within[layer, word] &= ~bit_of(space)


@rule
def may_end(b: Board, s: State, seat: int, space: int) -> bool:
    """R16: nobody ends a go of another journey in Malé."""
    return space != b.maldives or s.journey[seat] == karma.MALDIVES


@rule
def costs_nothing(b: Board, s: State, seat: int, top: int, space: int) -> bool:
    """R16: can one get there without paying? The flight to Malé and back does not count."""
    flights = s.free_ticket[seat] + (1 if space == b.maldives or s.pawn[seat] == b.maldives else 0)
    return s.within[min(flights, top), word_of(space)] & bit_of(space) != 0


@rule
def must_fly_back(b: Board, s: State, seat: int) -> bool:
    """R16: whoever was sent to Malé leaves it in the next go that lets them."""
    return s.received[seat] == karma.MALDIVES and s.pawn[seat] == b.maldives


@rule
def must_leave(b: Board, s: State, seat: int) -> bool:
    """R28: with `stay_limit` a pawn may not stay in a town for ever."""
    return s.options.stay_limit > 0 and s.stays[seat] >= s.options.stay_limit and s.pawn[seat] < b.towns


@rule
def reaches_beyond(s: State, seat: int, top: int) -> bool:
    """RB-16: is there any end but staying?"""
    here = s.pawn[seat]
    for word in range(size.WORDS):
        ends = s.within[top, word]
        if word == word_of(here):
            ends &= ~bit_of(here)
        if ends != 0:
            return True
    return False


@rule
def forbid_staying(s: State, seat: int, top: int) -> None:
    """R16, R28, R41: the one case where a pawn may not stay where it is."""
    here = s.pawn[seat]
    for layer in range(top + 1):
        s.within[layer, word_of(here)] &= ~bit_of(here)


@rule
def is_end(s: State, top: int, space: int) -> bool:
    """RB-12: is the space among the ends that were found?"""
    return s.within[top, word_of(space)] & bit_of(space) != 0


@rule
def flights_to(s: State, top: int, space: int) -> int:
    """R5: the fewest tickets that lead to an end that was found."""
    for layer in range(top):
        if s.within[layer, word_of(space)] & bit_of(space) != 0:
            return layer
    return top


@rule
def reaches(b: Board, s: State, seat: int, space: int, stops: bool, closed: int, flights: int) -> bool:
    """RB-12: would the throw lead there if stops, the cow or tickets were no matter? (For explanations.)"""
    note_pawns(b, s, seat)
    if stops:
        note_stops(b, s, seat)
    top = walk(b, s, seat, closed, flights, False)
    found = is_end(s, top, space)
    forget_walk(s)
    return found


# ---- tickets by choice (R5)


@rule
def ticket_counts(b: Board, s: State, seat: int, space: int) -> int:
    """RB-24, R5: with how many tickets can one get to that end? One bit for each number."""
    note_pawns(b, s, seat)
    note_stops(b, s, seat)
    top = walk(b, s, seat, closed_town(s, seat), tickets_for(s, seat), True)
    counts = 0
    for layer in range(top + 1):
        if s.within[layer, word_of(space)] & bit_of(space) != 0:
            counts |= 1 << layer
    forget_walk(s)
    return counts


@rule
def asks_for_tickets(b: Board, s: State, seat: int, space: int) -> bool:
    """R5: with `tickets: chosen` the traveller says how many to take, if there is more than one way to get there."""
    if s.options.tickets != setting.BY_CHOICE or space == s.pawn[seat]:
        return False
    counts = ticket_counts(b, s, seat, space)
    return counts & (counts - 1) != 0
