"""For those who search and learn (part 12): how far each pawn still has to go, and what a seat observes."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.exponential import exp
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river import geometry, pawns, planks
from setu.games.river.codes import NONE, book, cards, fits, option, phase

SPREAD = 40.0  # tenths of an action that make a pawn e times as likely to win


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: the less a pawn has to do, the likelier it wins."""
    total = 0.0
    for seat in range(s.seats):
        if s.phase == phase.OVER:
            out[seat] = 1.0 if s.winners >> seat & 1 else 0.0
        elif s.out >> seat & 1:
            out[seat] = 0.0
        else:
            out[seat] = exp(-way_cost(b, s, seat) / SPREAD)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = out[seat] / total if total > 0.0 else 1.0 / s.seats


# ---- what a seat observes

PER_SEAT = 5 + book.PLANKS + book.SLOTS * cards.COUNT
PER_PLANK = 7
PER_STONE = 3
ASKED = 9
FEATURES = book.SEATS * PER_SEAT + book.PLANKS * PER_PLANK + book.STONES * PER_STONE + ASKED + book.PLANKS + 8


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 12: seats from the own one on, planks, stones, and what is asked."""
    for index in range(FEATURES):
        out[index] = 0.0
    for after in range(s.seats):
        observe_seat(b, s, (seat + after) % s.seats, seat, out, after * PER_SEAT)
    at = book.SEATS * PER_SEAT
    for plank in range(book.PLANKS):
        observe_plank(b, s, plank, out, at + plank * PER_PLANK)
    at += book.PLANKS * PER_PLANK
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        out[at + stone * PER_STONE] = 1.0
        out[at + stone * PER_STONE + 1] = s.x[stone] / b.board_x
        out[at + stone * PER_STONE + 2] = s.y[stone] / b.board_y
    at += book.STONES * PER_STONE
    out[at + s.phase] = 1.0
    at += ASKED
    if s.picked != NONE:
        out[at + s.picked] = 1.0
    at += book.PLANKS
    goal = pawns.goal_of(b, s, seat)
    out[at] = b.village_x[goal] / b.board_x
    out[at + 1] = b.village_y[goal] / b.board_y
    out[at + 2] = s.stone_reserve / b.stone_count
    out[at + 3] = (s.slot + 1) / book.SLOTS
    out[at + 4] = s.left / 2
    out[at + 5] = 1.0 if s.actor == seat else 0.0
    out[at + 6] = 1.0 if s.order[s.first] == seat else 0.0
    out[at + 7] = s.round / 30


@rule
def observe_seat(b: Board, s: State, seat: int, viewer: int, out: Any, at: int) -> None:
    """Part 7: where the pawn is, its reserve, and the cards that the viewer knows."""
    space = int(s.pawn[seat])
    out[at] = geometry.space_x(b, s, space) / b.board_x
    out[at + 1] = geometry.space_y(b, s, space) / b.board_y
    out[at + 2] = s.touched >> seat & 1
    out[at + 3] = s.ready >> seat & 1
    out[at + 4] = s.blocked >> seat & 1
    for plank in range(book.PLANKS):
        out[at + 5 + plank] = s.reserve[seat] >> plank & 1
    known = book.SLOTS if seat == viewer else s.slot + 1
    for slot in range(known):
        card = int(s.program[seat, slot])
        if card != NONE:
            out[at + 5 + book.PLANKS + slot * cards.COUNT + card] = 1.0


@rule
def observe_plank(b: Board, s: State, plank: int, out: Any, at: int) -> None:
    """Part 7: lost or lying, its rest points, and whether a pawn stands on it."""
    out[at] = s.lost >> plank & 1
    if s.on_board >> plank & 1:
        one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        out[at + 1] = 1.0
        out[at + 2] = s.x[one] / b.board_x
        out[at + 3] = s.y[one] / b.board_y
        out[at + 4] = geometry.rest_x(b, s, other, landing) / b.board_x
        out[at + 5] = geometry.rest_y(b, s, other, landing) / b.board_y
        for seat in range(s.seats):
            if s.pawn[seat] == plank:
                out[at + 6] = 1.0


# ---- how a pawn gets across: the route that asks for least, and what is left of it after the cards laid for it.
# A route is packed into one number, four bits a hop: the number of the plank that is missing (or LIES, or OCCUPIED
# when one lies there), and whether the stone at the far end is missing. Costs are tenths of an action.

STEP_COST, SQUEEZE_COST = 10, 30  # over a free plank, over an occupied one
PLANK_COST, LONG_PLANK_COST, STONE_COST = 12, 25, 10  # what is missing; no plank in reserve that would fit
OPEN_HOP, OPEN_COST, OPEN_NUMBER = 150, 32, 5  # open water: units a hop, what a hop costs there, the plank it takes
IDLE_COST, STRAY_COST, FALL_COST = 2, 8, 40  # a stone or a plank that does not help, a jump over nobody
BLOCK_GAIN = 5
FAR = 1 << 20

HOP = 4  # bits
LIES, OCCUPIED, NUMBER_BITS, STONE_BIT = 0, 7, 7, 8
MOST_HOPS = 15


@rule
def way_cost(b: Board, s: State, seat: int) -> float:
    """Part 12: what is left to do after the seat's program; on a round trip the bridge serves for the way back."""
    space, goal = int(s.pawn[seat]), pawns.goal_of(b, s, seat)
    measure(b, s, seat, goal)
    route, hops = find_route(b, s, seat, space, goal)
    cost = cost_after_program(s, seat, route, hops)
    if s.options.board == option.OPEN_BOARD:  # there a short hop is a part of one
        planks, stones, _ = missing(route, hops)
        whole = cost_of_rest(route, hops, 0, planks, stones, numbers_held(s, seat))
        cost += int(s.cost[near_end(s, space)]) + STEP_COST - whole
    if s.options.trip == option.ROUND_TRIP and s.touched >> seat & 1 == 0:
        home = int(b.opposite[goal])
        measure(b, s, seat, home)
        cost += (hops + 1) * STEP_COST + int(s.cost[near_end(s, space)])
    forget_costs(s)
    return float(cost)


# ---- what the rest of the way costs from every support


@rule
def measure(b: Board, s: State, seat: int, goal: int) -> None:
    """Part 12: costs from each support to a village, over supports that are there or could be."""
    for support in range(book.SUPPORTS):
        s.cost[support] = FAR
    s.cost[book.STONES + goal] = 0
    if s.options.board == option.OPEN_BOARD:
        for support in range(book.STONES + book.VILLAGES):
            if support >= book.STONES or s.stones >> support & 1:
                s.cost[support] = open_way(b, s, support, goal) * OPEN_COST // OPEN_HOP
    while walk_planks(s, seat) or build_on(b, s, seat, goal):
        pass


@rule
def forget_costs(s: State) -> None:
    """Part 12: nothing measured stays in the record."""
    for support in range(book.SUPPORTS):
        s.cost[support] = 0


@rule
def walk_planks(s: State, seat: int) -> bool:
    """Part 12: carry costs over the planks that lie there; does anything get cheaper?"""
    cheaper = False
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        price = plank_price(s, seat, plank)
        cheaper = link(s, int(s.end_a[plank]), int(s.end_b[plank]), price, price) or cheaper
    return cheaper


@rule
def plank_price(s: State, seat: int, plank: int) -> int:
    """DL-71: a step over a plank that lies there."""
    for one in range(s.seats):
        if one != seat and s.pawn[one] == plank:
            return SQUEEZE_COST
    return STEP_COST


@rule
def build_on(b: Board, s: State, seat: int, goal: int) -> bool:
    """Part 12: carry costs over planks and stones still to be placed; does anything get cheaper?"""
    cheaper = False
    longest = longest_plank(s, seat)
    if s.options.board == option.OPEN_BOARD:
        for one in range(book.STONES):
            if s.stones >> one & 1:
                for other in range(one + 1, book.STONES + book.VILLAGES):
                    number = open_number(b, s, one, other, goal)
                    if number <= book.NUMBERS:
                        price = hop_price(number, longest)
                        cheaper = link(s, one, other, price, price) or cheaper
        return cheaper
    for pair in range(b.pairs):
        one, other = int(b.pair_a[pair]), int(b.pair_b[pair])
        price = hop_price(int(b.pair_number[pair]), longest)
        if abs(s.cost[one] - s.cost[other]) > price:
            cheaper = link(s, one, other, price + stone_price(s, other), price + stone_price(s, one)) or cheaper
    return cheaper


@rule
def longest_plank(s: State, seat: int) -> int:
    """Part 12: the highest number in a reserve, 0 if it is empty."""
    longest = book.NUMBERS
    while longest > 0 and s.reserve[seat] & (book.ONES << (longest - 1)) == 0:
        longest -= 1
    return longest


@rule
def hop_price(number: int, longest: int) -> int:
    """Part 12: to lay a plank of this number and to step on it."""
    return STEP_COST + PLANK_COST + (LONG_PLANK_COST if number > longest else 0)


@rule
def stone_price(s: State, support: int) -> int:
    """Part 12: what a support costs before anything can rest on it."""
    return 0 if support >= book.STONES or s.stones >> support & 1 else STONE_COST


@rule
def link(s: State, a: int, b: int, forth: int, back: int) -> bool:
    """Part 12: from either end the way may lead over the other."""
    if s.cost[b] + forth < s.cost[a]:
        s.cost[a] = s.cost[b] + forth
        return True
    if s.cost[a] + back < s.cost[b]:
        s.cost[b] = s.cost[a] + back
        return True
    return False


@rule
def open_number(b: Board, s: State, one: int, other: int, goal: int) -> int:
    """G3: on the open board, the plank that a stone and another support take; TOO_FAR if there is none to lay."""
    if other < book.STONES:
        if s.stones >> other & 1 == 0:
            return fits.TOO_FAR
        far2 = geometry.distance2(int(s.x[one]), int(s.y[one]), int(s.x[other]), int(s.y[other]))
    elif other - book.STONES == goal or other - book.STONES == b.opposite[goal]:
        far2 = pawns.shore_distance2(b, other - book.STONES, int(s.x[one]), int(s.y[one]))
    else:
        return fits.TOO_FAR
    number = 1
    while number <= book.NUMBERS and far2 > b.reach2[number]:
        number += 1
    return fits.TOO_FAR if planks.joined(s, one, other) else number


@rule
def open_way(b: Board, s: State, support: int, goal: int) -> int:
    """Part 12: on the open board, straight on from a support."""
    if support < book.STONES:
        far2 = pawns.shore_distance2(b, goal, int(s.x[support]), int(s.y[support]))
    else:
        far2 = int(b.shores_apart2[support - book.STONES, goal])
    return int(math.sqrt(far2))


# ---- the route, hop by hop


@rule
def near_end(s: State, space: int) -> int:
    """DL-70: the support from which the way is shorter, for a pawn on a plank or in a village."""
    if space >= book.PLANKS:
        return book.STONES + space - book.PLANKS
    a, b = int(s.end_a[space]), int(s.end_b[space])
    return a if s.cost[a] <= s.cost[b] else b


@rule
def find_route(b: Board, s: State, seat: int, space: int, goal: int) -> tuple[int, int]:
    """Part 12: the cheapest way by the measured costs, and its number of hops."""
    route, hops, at = 0, 0, near_end(s, space)
    longest = longest_plank(s, seat)
    while at != book.STONES + goal and hops < MOST_HOPS:
        to, hop = next_hop(b, s, seat, at, goal, longest)
        if to == NONE:
            left = 0
            if s.options.board == option.OPEN_BOARD:
                left = min((open_way(b, s, at, goal) + OPEN_HOP - 1) // OPEN_HOP, MOST_HOPS - hops)
            for one in range(left):
                stone = STONE_BIT if one < left - 1 else 0
                route |= (OPEN_NUMBER | stone) << HOP * (hops + one)
            return route, hops + left
        route |= hop << HOP * hops
        hops += 1
        at = to
    return route, hops


@rule
def next_hop(b: Board, s: State, seat: int, at: int, goal: int, longest: int) -> tuple[int, int]:
    """Part 12: the support that the cheapest way leads to, and what that takes; NONE if it leads straight on."""
    planks = s.carried[at]
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        to = int(s.end_b[plank]) if s.end_a[plank] == at else int(s.end_a[plank])
        price = plank_price(s, seat, plank)
        if s.cost[to] + price == s.cost[at]:
            return to, LIES if price == STEP_COST else OCCUPIED
    if s.options.board == option.OPEN_BOARD:
        for to in range(book.STONES + book.VILLAGES):
            one, other = min(at, to), max(at, to)
            if at != to and one < book.STONES and s.stones >> one & 1:
                number = open_number(b, s, one, other, goal)
                if number <= book.NUMBERS and s.cost[to] + hop_price(number, longest) == s.cost[at]:
                    return to, number
        return NONE, LIES
    for pair in range(b.pairs):
        near, far = int(b.pair_a[pair]), int(b.pair_b[pair])
        if near == at or far == at:
            to = far if near == at else near
            number, stone = int(b.pair_number[pair]), stone_price(s, to)
            if s.cost[to] + hop_price(number, longest) + stone == s.cost[at]:
                return to, number | (STONE_BIT if stone > 0 else 0)
    return NONE, LIES


# ---- what the cards that are laid will do for it


@rule
def cost_after_program(s: State, seat: int, route: int, hops: int) -> int:
    """DL-13: what is left of the route when the cards still to come have done what they can, in their order."""
    planks, stones, occupied = missing(route, hops)
    have, spare, picked = numbers_held(s, seat), 0, picked_number(s, seat)
    at, cost = 0, 0  # planks passed
    for slot in range(first_slot(s, seat), book.SLOTS):
        card = int(s.program[seat, slot])
        if card == NONE or at > hops:
            break
        count = int(s.left) if s.actor == seat and slot == s.slot else 2 if card == cards.S2 or card == cards.P2 else 1
        if card == cards.S1 or card == cards.S2:
            for _ in range(count):
                cost += IDLE_COST if stones == 0 else 0
                stones &= stones - 1
        elif card == cards.P1 or card == cards.P2:
            for _ in range(count):
                before = planks
                planks, have, spare = lay_next(route, planks, stones, have, spare, picked)
                cost += STRAY_COST if planks == before else 0
                picked = 0
        elif card == cards.M1 or card == cards.M2:
            steps, free = 1 if card == cards.M1 else 2, steps_ahead(planks | occupied, at, hops)
            if free >= steps or at + free > hops:
                at += min(free, steps)
            elif free == 0 and steps == 1 and s.pawn[seat] < book.PLANKS:
                cost += STEP_COST
        elif card == cards.JP and occupied >> at & 1 and (planks | occupied) >> at + 1 & 1 == 0:
            at += 2
        elif card == cards.JP:
            cost += FALL_COST
        elif card == cards.RM:
            spare += 1 if at >= 2 else 0
        else:
            cost -= BLOCK_GAIN
    return cost + cost_of_rest(route, hops, at, planks, stones, have)


@rule
def missing(route: int, hops: int) -> tuple[int, int, int]:
    """Part 12: sets of hops: where a plank is missing, where a stone, and where a pawn is in the way."""
    planks = stones = occupied = 0
    for hop in range(hops):
        number = route >> HOP * hop & NUMBER_BITS
        if number == OCCUPIED:
            occupied |= 1 << hop
        elif number != LIES:
            planks |= 1 << hop
        if route >> HOP * hop & STONE_BIT:
            stones |= 1 << hop
    return planks, stones, occupied


@rule
def lay_next(route: int, planks: int, stones: int, have: int, spare: int, picked: int) -> tuple[int, int, int]:
    """DL-40, DL-47: the first plank that is missing is laid, if both its ends are there and one held is long enough.

    What then is missing and held, and how many planks taken from behind are left.
    """
    hop = lowest_bit(planks) if planks != 0 else 0
    plank = 0
    if planks != 0 and (stones << 1 | stones) >> hop & 1 == 0:
        plank = smallest_held(1 << picked - 1 if picked != 0 else have, route >> HOP * hop & NUMBER_BITS)
        if plank == 0 and spare > 0:
            return planks & ~(1 << hop), have, spare - 1
    if plank != 0:
        planks &= ~(1 << hop)
    used = plank if picked == 0 else picked
    return planks, have & ~(1 << used >> 1), spare


@rule
def steps_ahead(closed: int, at: int, hops: int) -> int:
    """DL-72: steps to the first hop that cannot be made, or into the village."""
    ahead = closed >> at
    return lowest_bit(ahead) if ahead != 0 else hops - at + 1


@rule
def first_slot(s: State, seat: int) -> int:
    """DL-13, DL-23: the first slot in which the seat still has something to do."""
    if s.phase == phase.PROGRAMMING or s.slot == NONE:
        return 0
    if s.actor == seat:
        return int(s.slot)
    for after in range(s.turn + 1, s.seats):
        if s.order[(s.first + after) % s.seats] == seat and s.blocked >> seat & 1 == 0:
            return int(s.slot)
    return int(s.slot) + 1


@rule
def picked_number(s: State, seat: int) -> int:
    """DL-47: the number of the plank that the seat has in hand, 0 if none."""
    return int(s.picked) % book.NUMBERS + 1 if s.actor == seat and s.picked != NONE else 0


@rule
def numbers_held(s: State, seat: int) -> int:
    """DL-63: the set of numbers in a reserve, each at most once."""
    have = 0
    for colour in range(book.COLOURS):
        have |= s.reserve[seat] >> book.NUMBERS * colour & (1 << book.NUMBERS) - 1
    return have


@rule
def smallest_held(have: int, number: int) -> int:
    """G3: the smallest number held that is long enough, or 0."""
    if number > book.NUMBERS:
        return 0
    longer = have >> number - 1
    return number + lowest_bit(longer) if longer != 0 else 0


@rule
def cost_of_rest(route: int, hops: int, at: int, planks: int, stones: int, have: int) -> int:
    """Part 12: stones, planks and steps that are still missing; whoever has arrived has none."""
    if at > hops:
        return 0
    cost = STEP_COST
    for hop in range(at, hops):
        number = route >> HOP * hop & NUMBER_BITS
        cost += SQUEEZE_COST if number == OCCUPIED else STEP_COST
        if stones >> hop & 1:
            cost += STONE_COST
        if planks >> hop & 1:
            cost += PLANK_COST
            plank = smallest_held(have, number)
            if plank == 0:
                cost += LONG_PLANK_COST
            else:
                have &= ~(1 << plank - 1)
    return cost
