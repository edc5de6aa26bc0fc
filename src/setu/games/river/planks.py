"""Planks: `P1` and `P2` (DL-40 to DL-49, G2 to G8)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State, tell
from setu.games.river import geometry, stones
from setu.games.river.codes import NONE, PLANKED, action, book, event, fits, option, refusal


@rule
def number_of(plank: int) -> int:
    """Part 2: the number that is printed on a plank."""
    return int(plank) % book.NUMBERS + 1


# ---- which plank? (DL-40, DL-47 to DL-49)


@rule
def why_not_pick(b: Board, s: State, seat: int, plank: int) -> int:
    """DL-40, DL-48, DL-49: a plank of the own reserve; assisted, one that fits if any does."""
    if s.reserve[seat] >> plank & 1 == 0:
        return refusal.NOT_IN_RESERVE
    if number_of(plank) < s.needs and not by_eye(s) and one_fits(s, seat):
        return refusal.ANOTHER_FITS
    return refusal.LEGAL


@rule
def by_eye(s: State) -> bool:
    """DL-49: does this table show no lengths?"""
    return s.options.table == option.BY_EYE


@rule
def one_fits(s: State, seat: int) -> bool:
    """DL-5, DL-49: is a plank of the reserve long enough for some place?"""
    for number in range(s.needs, book.NUMBERS + 1):
        if s.reserve[seat] & (book.ONES << (number - 1)) != 0:
            return True
    return False


@rule
def list_picks(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-40: every plank that may be picked."""
    found = 0
    anything = by_eye(s) or not one_fits(s, seat)
    planks = s.reserve[seat]
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        if anything or number_of(plank) >= s.needs:
            out[found] = action.pick.number(plank)
            found += 1
    return found


@rule
def least_number(b: Board, s: State) -> int:
    """DL-48, DL-49: the least number that fits somewhere, TOO_FAR, or NOWHERE if no pair can be pointed at."""
    if on_centres(s):
        return least_on_centres(b, s)
    least = fits.NOWHERE
    stones = s.stones & s.room
    while stones != 0:
        one = lowest_bit(stones)
        stones &= stones - 1
        others = s.room & ~((1 << (one + 1)) - 1)
        while others != 0:
            other = lowest_bit(others)
            others &= others - 1
            if not joined(s, one, other):
                least = least_between(b, s, one, other, least)
    return least


@rule
def least_between(b: Board, s: State, one: int, other: int, below: int) -> int:
    """G3, G8: the least number that fits between two supports, if it is below the one given."""
    ax, ay, landing = int(s.x[one]), int(s.y[one]), NONE
    if other >= book.STONES:
        if out_of_reach(b, s, one, other):
            return below
        landing = best_landing(b, s, one, other, b.reach2[below - 1])
        if landing == NONE:
            return below
    far2 = geometry.distance2(ax, ay, geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing))
    if far2 > b.reach2[below - 1] or (landing == NONE and why_not_lie(b, s, one, other, NONE) != refusal.LEGAL):
        return below
    number = below - 1
    while number > 1 and far2 <= b.reach2[number - 1]:
        number -= 1
    return number


# ---- where? (G4 to G8)


@rule
def why_not_span(b: Board, s: State, near: int, far: int) -> int:
    """DL-40 to DL-43, DL-49, R7, R11: may the picked plank be laid (by eye: tried) between a and b?"""
    if near >= book.STONES:
        return refusal.TWO_VILLAGES
    if near >= far:
        return refusal.SAME_SUPPORT
    if s.stones >> near & 1 == 0 or (far < book.STONES and s.stones >> far & 1 == 0):
        return refusal.NO_STONE_THERE
    if s.room >> near & 1 == 0 or s.room >> far & 1 == 0:
        return refusal.SUPPORT_FULL
    if joined(s, near, far):
        return refusal.JOINED
    if not trying(b, s):
        return why_not_join(b, s, near, far, b.reach2[number_of(s.picked)])
    why = why_not_join(b, s, near, far, b.reach2[fits.TOO_FAR])
    if why != refusal.LEGAL:
        return refusal.OUT_OF_SIGHT if why == refusal.TOO_SHORT else why
    for one in range(s.tries):
        if s.tried[one] == near * book.SUPPORTS + far:
            return refusal.TRIED
    return refusal.LEGAL


@rule
def joined(s: State, a: int, b: int) -> bool:
    """G4, R7: does a plank join two stones already? A stone and a village may be joined again at another landing."""
    return b < book.STONES and s.carried[a] & s.carried[b] != 0


@rule
def trying(b: Board, s: State) -> bool:
    """DL-49: by eye, and not yet helped after three failed tries?"""
    return by_eye(s) and s.tries < b.free_tries


@rule
def why_not_join(b: Board, s: State, one: int, other: int, reach2: int) -> int:
    """G3, G8: is the pair within reach, at a landing that works if b is a village?"""
    ax, ay = int(s.x[one]), int(s.y[one])
    if other < book.STONES:
        if geometry.distance2(ax, ay, int(s.x[other]), int(s.y[other])) > reach2:
            return refusal.TOO_SHORT
        return why_not_lie(b, s, one, other, NONE)
    if out_of_reach(b, s, one, other):
        return refusal.TOO_SHORT
    if best_landing(b, s, one, other, reach2) != NONE:
        return refusal.LEGAL
    landing = nearest_landing(b, s, one, other)
    if (
        geometry.distance2(ax, ay, geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing))
        > reach2
    ):
        return refusal.TOO_SHORT
    return why_not_lie(b, s, one, other, landing)


@rule
def out_of_reach(b: Board, s: State, one: int, other: int) -> bool:
    """G3: is a village so far from a stone that no landing needs to be measured?"""
    village = other - book.STONES
    centre2 = geometry.distance2(int(s.x[one]), int(s.y[one]), b.village_x[village], b.village_y[village])
    return centre2 > b.village_reach2[village]


@rule
def best_landing(b: Board, s: State, one: int, other: int, reach2: int) -> int:
    """G8, R10: the nearest landing (lower index in a tie) where the plank can lie, or NONE."""
    village = other - book.STONES
    best, best2 = NONE, reach2 + 1
    for landing in range(b.landings[village]):
        far2 = geometry.distance2(
            int(s.x[one]), int(s.y[one]), b.landing_x[village, landing], b.landing_y[village, landing]
        )
        if far2 < best2 and why_not_lie(b, s, one, other, landing) == refusal.LEGAL:
            best, best2 = landing, far2
    return best


@rule
def nearest_landing(b: Board, s: State, one: int, other: int) -> int:
    """G8: the landing nearest to a stone, whether it works or not."""
    village = other - book.STONES
    best, best2 = 0, geometry.distance2(int(s.x[one]), int(s.y[one]), b.landing_x[village, 0], b.landing_y[village, 0])
    for landing in range(1, b.landings[village]):
        far2 = geometry.distance2(
            int(s.x[one]), int(s.y[one]), b.landing_x[village, landing], b.landing_y[village, landing]
        )
        if far2 < best2:
            best, best2 = landing, far2
    return best


@rule
def why_not_lie(b: Board, s: State, one: int, other: int, landing: int) -> int:
    """G5, G6, G7: over a third support, over land, or on another plank?"""
    ax, ay = int(s.x[one]), int(s.y[one])
    bx, by = geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing)
    for village in range(book.VILLAGES):
        vx, vy = b.village_x[village], b.village_y[village]
        if other == book.STONES + village:
            if geometry.over_land(ax, ay, bx, by, vx, vy):
                return refusal.OVER_VILLAGE
        elif geometry.near(vx, vy, ax, ay, bx, by, b.village_clear[village]):
            return refusal.OVER_VILLAGE
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        if stone != one and stone != other and geometry.near(int(s.x[stone]), int(s.y[stone]), ax, ay, bx, by, b.clear):
            return refusal.OVER_STONE
    return why_not_beside_planks(b, s, one, other, landing)


@rule
def why_not_beside_planks(b: Board, s: State, one: int, two: int, landing: int) -> int:
    """DL-43, G7: it may not rest on another plank, nor lie too close to one that shares its rest point."""
    ax, ay = int(s.x[one]), int(s.y[one])
    bx, by = geometry.rest_x(b, s, two, landing), geometry.rest_y(b, s, two, landing)
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        three, four, other = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        cx, cy = int(s.x[three]), int(s.y[three])
        dx, dy = geometry.rest_x(b, s, four, other), geometry.rest_y(b, s, four, other)
        if geometry.collide(
            ax, ay, bx, by, one, two, landing, cx, cy, dx, dy, three, four, other, b.width, b.cos2_num, b.cos2_den
        ):
            shared = one == three or one == four or two == three or (two == four and landing == other)
            return refusal.NARROW if shared else refusal.ON_PLANK
    return refusal.LEGAL


@rule
def list_spans(b: Board, s: State, out: Any) -> int:
    """DL-40, DL-49: every pair of supports where the picked plank may be laid or tried."""
    if on_centres(s):
        return list_on_centres(b, s, out)
    found = 0
    stones = s.stones & s.room
    while stones != 0:
        one = lowest_bit(stones)
        stones &= stones - 1
        others = s.room & ~((1 << (one + 1)) - 1)
        while others != 0:
            other = lowest_bit(others)
            others &= others - 1
            if why_not_span(b, s, one, other) == refusal.LEGAL:
                out[found] = action.span.number(one, other)
                found += 1
    return found


# ---- the same where all stones stand on the centres of islets: spans instead of geometry


@rule
def on_centres(s: State) -> bool:
    """G9: do stones stand on the centres of islets, so that the tables of spans hold?"""
    return s.options.board != option.OPEN_BOARD and s.options.stoneSpot != option.FINE_SPOT


@rule
def span_is_free(b: Board, s: State, one: int, span: int) -> bool:
    """G4 to G7: room at both ends, not joined yet, over no stone, on no plank."""
    other = int(b.span_b[span])
    if s.room >> other & 1 == 0 or b.span_over[span] & s.stones != 0 or joined(s, one, other):
        return False
    for word in range(b.bed_words):
        if b.crossing[span, word] & s.lying[word] != 0:
            return False
    return True


@rule
def least_on_centres(b: Board, s: State) -> int:
    """DL-48, DL-49: `least_number` by spans."""
    least = fits.NOWHERE
    stones = s.stones & s.room
    while stones != 0 and least > 1:
        a = lowest_bit(stones)
        stones &= stones - 1
        for span in range(b.span_from[a], b.span_from[a + 1]):
            if b.span_number[span] < least and span_is_free(b, s, a, span):
                least = int(b.span_number[span])
    return least


@rule
def list_on_centres(b: Board, s: State, out: Any) -> int:
    """DL-40, DL-49: `list_spans` by spans; those of one pair follow one another."""
    found = 0
    at_sight = trying(b, s)
    longest = fits.TOO_FAR if at_sight else number_of(s.picked)
    stones = s.stones & s.room
    while stones != 0:
        one = lowest_bit(stones)
        stones &= stones - 1
        last = NONE
        for span in range(b.span_from[one], b.span_from[one + 1]):
            other = int(b.span_b[span])
            if other != last and b.span_number[span] <= longest and span_is_free(b, s, one, span):
                last = other
                if not (at_sight and why_not_span(b, s, one, other) == refusal.TRIED):
                    out[found] = action.span.number(one, other)
                    found += 1
    return found


# ---- laying and losing


@rule
def lay_plank(b: Board, s: State, seat: int, one: int, other: int) -> bool:
    """DL-42, DL-47, G8: the picked plank is laid, or is too short there (False)."""
    plank = s.picked
    planked = PLANKED.number(plank, int(s.colour[seat]))
    reach2 = b.reach2[number_of(plank)]
    if why_not_join(b, s, one, other, reach2) != refusal.LEGAL:
        s.tried[s.tries] = one * book.SUPPORTS + other
        s.tries += 1
        tell(s, event.TOO_SHORT_THERE, planked, stones.place_name(b, s, one), stones.place_name(b, s, other))
        return False
    landing = NONE if other < book.STONES else best_landing(b, s, one, other, reach2)
    s.reserve[seat] &= ~(1 << plank)
    set_plank(b, s, plank, one, other, landing)
    tell(s, event.PLANK_PLACED, planked, stones.place_name(b, s, one), stones.place_name(b, s, other))
    return True


@rule
def set_plank(b: Board, s: State, plank: int, one: int, other: int, landing: int) -> None:
    """G2: a plank on the board is two supports and their rest points."""
    s.end_a[plank] = one
    s.end_b[plank] = other
    s.landing[plank] = landing
    s.on_board |= 1 << plank
    load_support(b, s, one, plank)
    load_support(b, s, other, plank)
    if on_centres(s):
        for span in range(b.span_from[one], b.span_from[one + 1]):
            if b.span_b[span] == other and b.span_landing[span] == landing:
                bed = int(b.span_bed[span])
                s.span[plank] = span
                s.lying[bed // BITS] |= 1 << (bed % BITS)
    stones.close_under_plank(b, s, plank)


@rule
def load_support(b: Board, s: State, support: int, plank: int) -> None:
    """DL-41: a support carries at most three planks."""
    s.carried[support] |= 1 << plank
    s.load[support] += 1
    if s.load[support] >= b.support_max:
        s.room &= ~(1 << support)


@rule
def lose_plank(s: State, seat: int, plank: int) -> None:
    """DL-47, R33: the plank is out of the game for good."""
    s.reserve[seat] &= ~(1 << plank)
    s.lost |= 1 << plank
    tell(s, event.PLANK_LOST, PLANKED.number(plank, int(s.colour[seat])))
