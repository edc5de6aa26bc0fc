"""Planks: `P1` and `P2` (DL-40 to DL-49, G2 to G8)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, lowest_bit
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.engine.tables import Tables
from setu.games.delta.geometry import collide, distance2, near, over_land
from setu.games.delta.state import (
    ANOTHER_FITS,
    BY_EYE,
    COLOURS,
    FINE_SPOT,
    JOINED,
    LEGAL,
    MOST_STONES,
    NARROW,
    NO_STONE_THERE,
    NONE,
    NOT_IN_RESERVE,
    NOWHERE,
    NUMBERS,
    ON_PLANK,
    OPEN_BOARD,
    OUT_OF_SIGHT,
    OVER_STONE,
    OVER_VILLAGE,
    PICK,
    PLANK_LOST,
    PLANK_PLACED,
    SAME_SUPPORT,
    SPOT,
    SUPPORT_FULL,
    SUPPORTS,
    TOO_FAR,
    TOO_SHORT,
    TOO_SHORT_THERE,
    TRIED,
    TWO_VILLAGES,
    VILLAGES,
)
from setu.games.delta.stones import close_under_plank, place_name, rest_x, rest_y

ALL_NUMBERS = sum(1 << (NUMBERS * colour) for colour in range(COLOURS))  # the 1s of all colours
ONE_COLOUR = (1 << NUMBERS) - 1  # all planks of the first colour


@rule
def number_of(plank: int) -> int:
    """Part 2: the number that is printed on a plank."""
    return int(plank) % NUMBERS + 1


# ---- which plank? (DL-40, DL-47 to DL-49)


@rule
def why_not_pick(t: Tables, s: State, seat: int, plank: int) -> int:
    """DL-40, DL-48, DL-49: a plank of the own reserve; assisted, one that fits if any does."""
    if s.reserve[seat] >> plank & 1 == 0:
        return NOT_IN_RESERVE
    if number_of(plank) < s.needs and not by_eye(s) and one_fits(s, seat):
        return ANOTHER_FITS
    return LEGAL


@rule
def by_eye(s: State) -> bool:
    """DL-49: does this table show no lengths?"""
    return s.options.table == BY_EYE


@rule
def one_fits(s: State, seat: int) -> bool:
    """DL-5, DL-49: is a plank of the reserve long enough for some place?"""
    for number in range(s.needs, NUMBERS + 1):
        if s.reserve[seat] & (ALL_NUMBERS << (number - 1)) != 0:
            return True
    return False


@rule
def list_picks(t: Tables, s: State, seat: int, out: Any) -> int:
    """DL-40: every plank that may be picked."""
    found = 0
    anything = by_eye(s) or not one_fits(s, seat)
    planks = s.reserve[seat]
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        if anything or number_of(plank) >= s.needs:
            out[found] = PICK + plank
            found += 1
    return found


@rule
def least_number(t: Tables, s: State) -> int:
    """DL-48, DL-49: the least number that fits somewhere, TOO_FAR, or NOWHERE if no pair can be pointed at."""
    if on_centres(s):
        return least_span(t, s)
    least = NOWHERE
    stones = s.stones & s.room
    while stones != 0:
        a = lowest_bit(stones)
        stones &= stones - 1
        others = s.room & ~((1 << (a + 1)) - 1)
        while others != 0:
            b = lowest_bit(others)
            others &= others - 1
            if not joined(s, a, b):
                least = least_between(t, s, a, b, least)
    return least


@rule
def least_between(t: Tables, s: State, a: int, b: int, below: int) -> int:
    """G3, G8: the least number that fits between two supports, if it is below the one given."""
    ax, ay, landing = int(s.x[a]), int(s.y[a]), NONE
    if b >= MOST_STONES:
        if out_of_reach(t, s, a, b):
            return below
        landing = best_landing(t, s, a, b, t.reach2[below - 1])
        if landing == NONE:
            return below
    far2 = distance2(ax, ay, rest_x(t, s, b, landing), rest_y(t, s, b, landing))
    if far2 > t.reach2[below - 1] or (landing == NONE and why_not_lie(t, s, a, b, NONE) != LEGAL):
        return below
    number = below - 1
    while number > 1 and far2 <= t.reach2[number - 1]:
        number -= 1
    return number


# ---- where? (G4 to G8)


@rule
def why_not_spot(t: Tables, s: State, a: int, b: int) -> int:
    """DL-40 to DL-43, DL-49, R7, R11: may the picked plank be laid (by eye: tried) between a and b?"""
    if a >= MOST_STONES:
        return TWO_VILLAGES
    if a >= b:
        return SAME_SUPPORT
    if s.stones >> a & 1 == 0 or (b < MOST_STONES and s.stones >> b & 1 == 0):
        return NO_STONE_THERE
    if s.room >> a & 1 == 0 or s.room >> b & 1 == 0:
        return SUPPORT_FULL
    if joined(s, a, b):
        return JOINED
    if not trying(t, s):
        return why_not_join(t, s, a, b, t.reach2[number_of(s.picked)])
    why = why_not_join(t, s, a, b, t.reach2[TOO_FAR])
    if why != LEGAL:
        return OUT_OF_SIGHT if why == TOO_SHORT else why
    for one in range(s.tries):
        if s.tried[one] == a * SUPPORTS + b:
            return TRIED
    return LEGAL


@rule
def joined(s: State, a: int, b: int) -> bool:
    """G4, R7: does a plank join two stones already? A stone and a village may be joined again at another landing."""
    return b < MOST_STONES and s.carried[a] & s.carried[b] != 0


@rule
def trying(t: Tables, s: State) -> bool:
    """DL-49: by eye, and not yet helped after three failed tries?"""
    return by_eye(s) and s.tries < t.free_tries


@rule
def why_not_join(t: Tables, s: State, a: int, b: int, reach2: int) -> int:
    """G3, G8: is the pair within reach, at a landing that works if b is a village?"""
    ax, ay = int(s.x[a]), int(s.y[a])
    if b < MOST_STONES:
        if distance2(ax, ay, int(s.x[b]), int(s.y[b])) > reach2:
            return TOO_SHORT
        return why_not_lie(t, s, a, b, NONE)
    if out_of_reach(t, s, a, b):
        return TOO_SHORT
    if best_landing(t, s, a, b, reach2) != NONE:
        return LEGAL
    landing = nearest_landing(t, s, a, b)
    if distance2(ax, ay, rest_x(t, s, b, landing), rest_y(t, s, b, landing)) > reach2:
        return TOO_SHORT
    return why_not_lie(t, s, a, b, landing)


@rule
def out_of_reach(t: Tables, s: State, a: int, b: int) -> bool:
    """G3: is a village so far from a stone that no landing needs to be measured?"""
    village = b - MOST_STONES
    centre2 = distance2(int(s.x[a]), int(s.y[a]), t.village_x[village], t.village_y[village])
    return centre2 > t.village_reach2[village]


@rule
def best_landing(t: Tables, s: State, a: int, b: int, reach2: int) -> int:
    """G8, R10: the nearest landing (lower index in a tie) where the plank can lie, or NONE."""
    village = b - MOST_STONES
    best, best2 = NONE, reach2 + 1
    for landing in range(t.landings[village]):
        far2 = distance2(int(s.x[a]), int(s.y[a]), t.landing_x[village, landing], t.landing_y[village, landing])
        if far2 < best2 and why_not_lie(t, s, a, b, landing) == LEGAL:
            best, best2 = landing, far2
    return best


@rule
def nearest_landing(t: Tables, s: State, a: int, b: int) -> int:
    """G8: the landing nearest to a stone, whether it works or not."""
    village = b - MOST_STONES
    best, best2 = 0, distance2(int(s.x[a]), int(s.y[a]), t.landing_x[village, 0], t.landing_y[village, 0])
    for landing in range(1, t.landings[village]):
        far2 = distance2(int(s.x[a]), int(s.y[a]), t.landing_x[village, landing], t.landing_y[village, landing])
        if far2 < best2:
            best, best2 = landing, far2
    return best


@rule
def why_not_lie(t: Tables, s: State, a: int, b: int, landing: int) -> int:
    """G5, G6, G7: over a third support, over land, or on another plank?"""
    ax, ay = int(s.x[a]), int(s.y[a])
    bx, by = rest_x(t, s, b, landing), rest_y(t, s, b, landing)
    for village in range(VILLAGES):
        vx, vy = t.village_x[village], t.village_y[village]
        if b == MOST_STONES + village:
            if over_land(ax, ay, bx, by, vx, vy):
                return OVER_VILLAGE
        elif near(vx, vy, ax, ay, bx, by, t.village_clear[village]):
            return OVER_VILLAGE
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        if stone != a and stone != b and near(int(s.x[stone]), int(s.y[stone]), ax, ay, bx, by, t.clear):
            return OVER_STONE
    return why_not_beside_planks(t, s, a, b, landing)


@rule
def why_not_beside_planks(t: Tables, s: State, a: int, b: int, landing: int) -> int:
    """DL-43, G7: it may not rest on another plank, nor lie too close to one that shares its rest point."""
    ax, ay = int(s.x[a]), int(s.y[a])
    bx, by = rest_x(t, s, b, landing), rest_y(t, s, b, landing)
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        c, d, other = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        cx, cy = int(s.x[c]), int(s.y[c])
        dx, dy = rest_x(t, s, d, other), rest_y(t, s, d, other)
        if collide(ax, ay, bx, by, a, b, landing, cx, cy, dx, dy, c, d, other, t.width, t.cos2_num, t.cos2_den):
            shared = a == c or a == d or b == c or (b == d and landing == other)
            return NARROW if shared else ON_PLANK
    return LEGAL


@rule
def list_spots(t: Tables, s: State, out: Any) -> int:
    """DL-40, DL-49: every pair of supports where the picked plank may be laid or tried."""
    if on_centres(s):
        return list_spans(t, s, out)
    found = 0
    stones = s.stones & s.room
    while stones != 0:
        a = lowest_bit(stones)
        stones &= stones - 1
        others = s.room & ~((1 << (a + 1)) - 1)
        while others != 0:
            b = lowest_bit(others)
            others &= others - 1
            if why_not_spot(t, s, a, b) == LEGAL:
                out[found] = SPOT + a * SUPPORTS + b
                found += 1
    return found


# ---- the same where all stones stand on the centres of islets: spans instead of geometry


@rule
def on_centres(s: State) -> bool:
    """G9: do stones stand on the centres of islets, so that the tables of spans hold?"""
    return s.options.board != OPEN_BOARD and s.options.stoneSpot != FINE_SPOT


@rule
def span_is_free(t: Tables, s: State, a: int, span: int) -> bool:
    """G4 to G7: room at both ends, not joined yet, over no stone, on no plank."""
    b = int(t.span_b[span])
    if s.room >> b & 1 == 0 or t.span_over[span] & s.stones != 0 or joined(s, a, b):
        return False
    for word in range(t.bed_words):
        if t.crossing[span, word] & s.lying[word] != 0:
            return False
    return True


@rule
def least_span(t: Tables, s: State) -> int:
    """DL-48, DL-49: `least_number` by spans."""
    least = NOWHERE
    stones = s.stones & s.room
    while stones != 0 and least > 1:
        a = lowest_bit(stones)
        stones &= stones - 1
        for span in range(t.span_from[a], t.span_from[a + 1]):
            if t.span_number[span] < least and span_is_free(t, s, a, span):
                least = int(t.span_number[span])
    return least


@rule
def list_spans(t: Tables, s: State, out: Any) -> int:
    """DL-40, DL-49: `list_spots` by spans; those of one pair follow one another."""
    found = 0
    at_sight = trying(t, s)
    longest = TOO_FAR if at_sight else number_of(s.picked)
    stones = s.stones & s.room
    while stones != 0:
        a = lowest_bit(stones)
        stones &= stones - 1
        last = NONE
        for span in range(t.span_from[a], t.span_from[a + 1]):
            b = int(t.span_b[span])
            if b != last and t.span_number[span] <= longest and span_is_free(t, s, a, span):
                last = b
                if not (at_sight and why_not_spot(t, s, a, b) == TRIED):
                    out[found] = SPOT + a * SUPPORTS + b
                    found += 1
    return found


# ---- laying and losing


@rule
def lay_plank(t: Tables, s: State, seat: int, a: int, b: int) -> bool:
    """DL-42, DL-47, G8: the picked plank is laid, or is too short there (False)."""
    plank = s.picked
    mover = plank * 8 + int(s.colour[seat])
    reach2 = t.reach2[number_of(plank)]
    if why_not_join(t, s, a, b, reach2) != LEGAL:
        s.tried[s.tries] = a * SUPPORTS + b
        s.tries += 1
        tell(s, TOO_SHORT_THERE, EVERYONE, mover, place_name(t, s, a), place_name(t, s, b))
        return False
    landing = NONE if b < MOST_STONES else best_landing(t, s, a, b, reach2)
    s.reserve[seat] &= ~(1 << plank)
    set_plank(t, s, plank, a, b, landing)
    tell(s, PLANK_PLACED, EVERYONE, mover, place_name(t, s, a), place_name(t, s, b))
    return True


@rule
def set_plank(t: Tables, s: State, plank: int, a: int, b: int, landing: int) -> None:
    """G2: a plank on the board is two supports and their rest points."""
    s.end_a[plank] = a
    s.end_b[plank] = b
    s.landing[plank] = landing
    s.on_board |= 1 << plank
    load_support(t, s, a, plank)
    load_support(t, s, b, plank)
    if on_centres(s):
        for span in range(t.span_from[a], t.span_from[a + 1]):
            if t.span_b[span] == b and t.span_landing[span] == landing:
                bed = int(t.span_bed[span])
                s.span[plank] = span
                s.lying[bed // BITS] |= 1 << (bed % BITS)
    close_under_plank(t, s, plank)


@rule
def load_support(t: Tables, s: State, support: int, plank: int) -> None:
    """DL-41: a support carries at most three planks."""
    s.carried[support] |= 1 << plank
    s.load[support] += 1
    if s.load[support] >= t.support_max:
        s.room &= ~(1 << support)


@rule
def lose_plank(s: State, seat: int, plank: int) -> None:
    """DL-47, R33: the plank is out of the game for good."""
    s.reserve[seat] &= ~(1 << plank)
    s.lost |= 1 << plank
    tell(s, PLANK_LOST, EVERYONE, plank * 8 + int(s.colour[seat]), 0, 0)
