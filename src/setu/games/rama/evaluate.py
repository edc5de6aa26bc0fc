"""Who is ahead in Rama's Bridge (part 12): the tour still to make, when the game will end, and what a network says.

`estimate` counts where somebody stands. `evaluate` foresees the whole course: every seat has turns to go and points to
win on the way. Whoever arrives first ends the game, and what the others have laid by then decides (RB-46 to RB-49). How
likely that is, a small network says that has seen how games between searches ended: one hidden layer per seat, the
chances are the soft maximum. Its weights are in `data/network.json`, made by `bench/learn.py`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.exponential import exp
from setu.engine.numeric import network, read_network, softmax
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama import cards, journeys, walk
from setu.games.rama.codes import FAR, eco, hand, karma, phase, setting, size, themes, ways
from setu.games.rama.state import NOWHERE

STEPS_A_TURN = 4.2  # 3.5 a throw, and a 1 plays again
MEAN_THROW = 3.5
LOST_AT_A_STOP = 0.45  # turns
STEPS_TO_UNSEEN = 9  # to the next town, when the cards are not seen
# What a point and a turn are worth when the first is one turn from the end: fitted to the ends of games (bench/fit.py).
POINT_WEIGHT, TURN_WEIGHT = 0.0037, 1.34
# The same with the second rule set, where there is more to win on the way, with the points in prospect.
STRATEGY_POINT_WEIGHT, STRATEGY_TURN_WEIGHT = 0.006, 0.31
OWN_FEATURES = 4  # sets of spaces
SEAT_FEATURES = 15
TABLE_FEATURES = 6 + phase.OVER + 5 + themes.COUNT

# ---- the cheap estimate


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: who is ahead in points and in turns still to make; the nearer the end, the surer."""
    if s.phase == phase.OVER:
        share_win(b, s, out)
        return
    deadline = 1000.0
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            out[seat] = max(0.0, turns_left(b, s, seat))
            deadline = min(deadline, out[seat])
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            out[seat] = lead(b, s, seat, out[seat], deadline) / math.sqrt(deadline + 1.0)
    to_chances(s, out)


@rule
def lead(b: Board, s: State, seat: int, turns: float, deadline: float) -> float:
    """Part 12: what the points and turns of a seat are worth when the first is one turn from the end."""
    points = float(cards.score(b, s, seat))
    if s.options.rules == setting.STRATEGY:
        points += in_prospect(b, s, seat, turns, deadline)
        return STRATEGY_POINT_WEIGHT * points - STRATEGY_TURN_WEIGHT * turns
    return POINT_WEIGHT * points - TURN_WEIGHT * turns


@rule
def in_prospect(b: Board, s: State, seat: int, turns: float, deadline: float) -> float:
    """RB-41, RB-48: what open cards and commitments will bring before the game ends, as far as one can tell."""
    points = commitments(b, s, seat, deadline)
    share = 1.0 if turns <= deadline else deadline / turns
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            points += share * ((b.for_bonus if slot >= themes.COUNT else b.for_dest) - b.for_open)
    return points


@rule
def commitments(b: Board, s: State, seat: int, turns: float) -> float:
    """RB-42, RB-44: what is pending, by the chance that a throw in so many turns keeps it."""
    points = 0.0
    for kind in range(2):
        if s.eco[seat, kind] == eco.PENDING:
            missed = 1.0
            for _ in range(int(turns)):
                missed *= 1.0 - faces_for(b, kind) / 6.0
            points += (1.0 - missed) * b.for_eco[kind, 0]
    return points


@rule
def until_released(b: Board, s: State, seat: int) -> float:
    """RB-42: the turns that a commitment is likely to take; the throw that keeps it takes none."""
    turns = 0.0
    for kind in range(2):
        if s.eco[seat, kind] == eco.PENDING:
            turns = max(turns, 6.0 / faces_for(b, kind) - 1.0)
    return turns


@rule
def faces_for(b: Board, kind: int) -> int:
    """RB-42: how many faces of the die keep a commitment."""
    faces = 0
    for face in range(1, 7):
        faces += 1 if b.eco_face[kind, face] != 0 else 0
    return max(1, faces)


@rule
def to_chances(s: State, out: Any) -> None:
    """R27: the soft maximum of what all at the table have; who has left has no chance."""
    staying = 0
    for seat in range(s.seats):
        staying |= 1 << seat if s.gone[seat] == 0 else 0
    softmax(out, staying, 1.0)


@rule
def share_win(b: Board, s: State, out: Any) -> None:
    """R27: those with most points share the win."""
    winners = 0
    for seat in range(s.seats):
        out[seat] = 1.0 if s.gone[seat] == 0 else 0.0
        for other in range(s.seats):
            if s.gone[other] == 0 and cards.score(b, s, other) > cards.score(b, s, seat):
                out[seat] = 0.0
        winners += 1 if out[seat] > 0.0 else 0
    for seat in range(s.seats):
        out[seat] /= winners


@rule
def turns_left(b: Board, s: State, seat: int) -> float:
    """Part 12: steps and stops, and what a commitment or a match still takes."""
    turns = tour(b, s, seat) / STEPS_A_TURN + LOST_AT_A_STOP * cards.open_cards(s, seat) + s.match_wait[seat]
    return turns + until_released(b, s, seat) + until_turn(s, seat)


@rule
def until_turn(s: State, seat: int) -> float:
    """Part 12: how long until the seat moves, as a part of a round; a throw on the table counts for what it is."""
    if s.phase == phase.PLACING:
        return 0.0
    if seat != s.active:
        return ((seat - s.active) % s.seats) / s.seats
    if s.phase == phase.MOVING or (s.phase == phase.MOVING_COW and s.after == phase.MOVING):
        return (MEAN_THROW - s.throw) / STEPS_A_TURN
    has_moved = s.phase == phase.COMMITTING or s.phase == phase.TAKING_BONUS or s.phase == phase.GIVING_KARMA
    return 1.0 if has_moved else 0.0


@rule
def tour(b: Board, s: State, seat: int) -> int:
    """Part 12: steps to the nearest open town, on to the next, and at last to Pamban; one leg may be flown."""
    done = 0  # slots already on the tour
    here = s.pawn[seat]
    if here == NOWHERE:
        here = b.finish
    steps, saved = 0, 0
    if journeys.travels(s, seat):
        steps += steps_of_journey(b, s, seat, here)
        here = end_of_journey(b, s, seat, here)
    for _ in range(size.SLOTS):
        nearest, chosen = FAR, -1
        for slot in range(size.SLOTS):
            if s.held[seat, slot] == hand.OPEN and done >> slot & 1 == 0:
                away = STEPS_TO_UNSEEN if s.card[seat, slot] < 0 else steps_to(b, here, b.town_of[s.card[seat, slot]])
                if away < nearest:
                    nearest, chosen = away, slot
        if chosen < 0:
            break
        done |= 1 << chosen
        steps += nearest
        if s.card[seat, chosen] >= 0:
            town = b.town_of[s.card[seat, chosen]]
            saved = max(saved, nearest - int(b.apart[here, town]))
            here = town
    last = steps_to(b, here, b.finish)
    saved = max(saved, last - int(b.apart[here, b.finish]))
    return steps + last - (saved if walk.tickets_for(s, seat) > 0 else 0)


@rule
def steps_to(b: Board, here: int, there: int) -> int:
    """RB-13: by road and boat where they lead, else by air."""
    by_land = int(b.on_foot[here, there])
    return by_land if by_land != FAR else int(b.apart[here, there])


@rule
def steps_of_journey(b: Board, s: State, seat: int, here: int) -> int:
    """R16: steps to the goal by the traveller's way; from Malé one more, back to the gate."""
    row = journeys.row_without_cow(b, s, seat)
    by_air = s.way[seat] != ways.BY_LAND and walk.tickets_for(s, seat) > 0
    steps = int(b.far_air[row, here]) if by_air else int(b.far_land[row, here])
    return steps + (1 if s.journey[seat] == karma.MALDIVES else 0)


@rule
def end_of_journey(b: Board, s: State, seat: int, here: int) -> int:
    """RB-37, RB-39, RB-40: where the tour goes on after a forced journey."""
    if s.journey[seat] == karma.COW:
        return int(s.cow)
    if s.journey[seat] == karma.MALDIVES:
        return int(b.gate)
    nearer = 0 if b.on_foot[here, b.cricket[0]] <= b.on_foot[here, b.cricket[1]] else 1
    return int(b.cricket[nearer])


# ---- the strong one

PACKAGE = "setu.games.rama"
A_TURN = 16  # a tour is counted in sixteenths of turns
A_TICKET = 6  # of them are worth 50 points
STEPS_TO_UNKNOWN = 7
COW_AHEAD, COW_LATER = 3, 1  # steps around the cow, or waiting for it: on the first leg, and on those that follow
UNTIL_A_SIX = 5.0  # throws, till the cow moves on
LIKELY_LEFT = 6.0  # turns, in which a commitment may still be kept
DIGIT = 4  # bits of a slot in a packed order of visits
LAST_DIGIT = (1 << DIGIT) - 1
START, FINISH = size.SLOTS, size.SLOTS + 1  # places of the tour beside the slots

# What a seat shows, one number each, in this order.
TURNS, ROOT, LAYING, POINTS, PRIZE = range(5)
AT_MY_END, AT_RIVAL_END = 5, 7  # what the seat and its rival will have when the one or the other ends the game
RIVAL = 9  # turns, their root, points, prize
AHEAD = 13  # turns, and by how much of the points in both ends
SEATS = 16  # + seats
FIRST_ROUND = SEATS + 7
INPUTS = FIRST_ROUND + 1
A_GAME, MOST_POINTS, CLOSE_TURNS, CLOSE_POINTS = 16.0, 1500.0, 3.0, 150.0

assert INPUTS == size.INPUTS


def turns_for(longest: int) -> NDArray[np.uint8]:
    """RB-12, RB-17: the turns that a way of so many steps takes on average, to the stop at its end."""
    turns = [0.0]
    for steps in range(1, longest + 1):
        after = [turns[max(0, steps - throw)] for throw in range(1, 7)]
        turns.append((after[0] + sum(1.0 + left for left in after[1:])) / 6)
    return np.minimum(np.rint(np.array(turns) * A_TURN), 255).astype(np.uint8)


TURNS_FOR = turns_for(FAR)
HIDDEN, BIAS, OUTPUT = read_network(PACKAGE, "data/network.json", INPUTS)


@rule
def evaluate(b: Board, s: State, out: Any) -> None:
    """Part 12: the chance of each seat to be ahead when the first arrives in Pamban."""
    if s.phase == phase.OVER:
        share_win(b, s, out)
        return
    look_ahead(b, s)
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            show(b, s, seat)
            out[seat] = network(s.shown, HIDDEN, BIAS, OUTPUT)
    to_chances(s, out)
    forget(s)


@rule
def look_ahead(b: Board, s: State) -> None:
    """Part 12: foresee the course of every seat."""
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            foresee(b, s, seat)


@rule
def foresee(b: Board, s: State, seat: int) -> None:
    """Part 12: the points of a seat, those on its way, and the turns until all is laid and until it may arrive."""
    prize = 0
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            prize += (b.for_bonus if slot >= themes.COUNT else b.for_dest) - b.for_open
    wait = float(s.match_wait[seat]) + max(-1.0, until_turn(s, seat))
    if cards.is_waiting(s, seat):
        wait += until_released(b, s, seat)
        prize += int(commitments(b, s, seat, LIKELY_LEFT))
    plan_tour(b, s, seat)
    s.points[seat] = cards.score(b, s, seat)
    s.prize[seat] = prize
    s.laying[seat] = float(s.laying[seat]) + wait
    turns = max(0.0, float(s.turns[seat]) + wait)
    if s.cow == b.finish:
        until_free = UNTIL_A_SIX / s.seats
        turns += until_free * exp(-turns / until_free)
    s.turns[seat] = turns


@rule
def show(b: Board, s: State, seat: int) -> None:
    """Part 12: what a seat shows, into the record's scratch."""
    rival = strongest_rival(s, seat)
    turns, theirs = float(s.turns[seat]) / A_GAME, float(s.turns[rival]) / A_GAME
    mine_at_mine, theirs_at_mine = points_at(b, s, seat, seat), points_at(b, s, rival, seat)
    mine_at_theirs, theirs_at_theirs = points_at(b, s, seat, rival), points_at(b, s, rival, rival)
    shown = s.shown
    shown[TURNS], shown[ROOT], shown[LAYING] = turns, math.sqrt(turns), float(s.laying[seat]) / A_GAME
    shown[POINTS], shown[PRIZE] = s.points[seat] / MOST_POINTS, s.prize[seat] / MOST_POINTS
    shown[AT_MY_END], shown[AT_MY_END + 1] = mine_at_mine / MOST_POINTS, theirs_at_mine / MOST_POINTS
    shown[AT_RIVAL_END], shown[AT_RIVAL_END + 1] = mine_at_theirs / MOST_POINTS, theirs_at_theirs / MOST_POINTS
    shown[RIVAL], shown[RIVAL + 1] = theirs, math.sqrt(theirs)
    shown[RIVAL + 2], shown[RIVAL + 3] = s.points[rival] / MOST_POINTS, s.prize[rival] / MOST_POINTS
    shown[AHEAD] = sure(float(s.turns[rival] - s.turns[seat]) / CLOSE_TURNS)
    shown[AHEAD + 1] = sure((mine_at_mine - theirs_at_mine) / CLOSE_POINTS)
    shown[AHEAD + 2] = sure((mine_at_theirs - theirs_at_theirs) / CLOSE_POINTS)
    for seats in range(size.SEATS + 1):
        shown[SEATS + seats] = 1.0 if seats == s.seats else 0.0
    shown[FIRST_ROUND] = 1.0 if s.round <= 1 else 0.0


@rule
def strongest_rival(s: State, seat: int) -> int:
    """The other seat that may end the game first."""
    rival = -1
    for other in range(s.seats):
        if other != seat and s.gone[other] == 0 and (rival < 0 or s.turns[other] < s.turns[rival]):
            rival = other
    return rival


@rule
def sure(lead: float) -> float:
    """A lead between -1 and 1: far ahead is ahead."""
    return 2.0 / (1.0 + exp(-lead)) - 1.0


@rule
def points_at(b: Board, s: State, seat: int, ender: int) -> float:
    """RB-48: what a seat will have when this one ends the game."""
    if seat == ender:
        return float(s.points[seat] + s.prize[seat] + b.for_bridge)
    return float(s.points[seat] + s.prize[seat] * min(1.0, float(s.turns[ender]) / max(0.1, float(s.laying[seat]))))


@rule
def forget(s: State) -> None:
    """Part 12: nothing foreseen stays in the record."""
    for seat in range(s.seats):
        s.turns[seat] = s.laying[seat] = 0.0
        s.points[seat] = s.prize[seat] = 0
    for place in range(size.PLACES):
        for other in range(size.PLACES):
            s.leg[place, other] = 0
    for number in range(INPUTS):
        s.shown[number] = 0.0


# ---- the tour: every stop where it costs least, parts turned round, then each stop once more; slots packed as digits


@rule
def plan_tour(b: Board, s: State, seat: int) -> None:
    """RB-25, RB-46: a quick way over all open towns to Pamban, as turns until the last card and until the end."""
    here = b.finish if s.pawn[seat] == NOWHERE else int(s.pawn[seat])
    before = 0
    if journeys.travels(s, seat):
        before = int(TURNS_FOR[min(FAR, steps_of_journey(b, s, seat, here))])
        here = end_of_journey(b, s, seat, here)
    measure_legs(b, s, seat, here)
    order, stops, unknown = 0, 0, 0
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            if s.card[seat, slot] < 0:
                unknown += 1
            else:
                order = put_best(s, order, stops, slot)
                stops += 1
    order = turn_round(s, order, stops)
    for slot in range(size.SLOTS):
        for place in range(stops):
            if stop(order, place, stops) == slot and stops > 2:
                order = put_best(s, without(order, place), stops - 1, slot)
                break
    note_tour(b, s, seat, order, stops, here, before + unknown * int(TURNS_FOR[STEPS_TO_UNKNOWN]))


@rule
def measure_legs(b: Board, s: State, seat: int, here: int) -> None:
    """RB-13: turns from where the seat stands and from each of its open towns to each, and to Pamban."""
    may_fly = walk.tickets_for(s, seat) > 0
    s.leg[START, FINISH] = leg(b, s, may_fly, here, b.finish, True)
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN and s.card[seat, slot] >= 0:
            town = int(b.town_of[s.card[seat, slot]])
            s.leg[START, slot] = leg(b, s, may_fly, here, town, True)
            s.leg[slot, FINISH] = leg(b, s, may_fly, town, b.finish, False)
            for other in range(size.SLOTS):
                if s.held[seat, other] == hand.OPEN and s.card[seat, other] >= 0:
                    s.leg[slot, other] = leg(b, s, may_fly, town, int(b.town_of[s.card[seat, other]]), False)


@rule
def leg(b: Board, s: State, may_fly: bool, here: int, there: int, is_first: bool) -> int:
    """RB-13, RB-19: turns on foot and by boat, or by air for the price of a ticket; the cow is in the way."""
    steps = int(b.on_foot[here, there])
    if here != s.cow and steps != FAR and int(b.on_foot[here, s.cow]) + int(b.on_foot[s.cow, there]) == steps:
        steps = min(FAR, steps + (COW_AHEAD if is_first else COW_LATER))
    turns = int(TURNS_FOR[steps])
    if may_fly or steps == FAR:
        turns = min(turns, int(TURNS_FOR[b.apart[here, there]]) + A_TICKET)
    return turns


@rule
def put_best(s: State, order: int, stops: int, slot: int) -> int:
    """RB-25: the order with one more town, where it makes the way least longer."""
    best, least, before = 0, 1 << 20, START
    for place in range(stops + 1):
        after = stop(order, place, stops)
        longer = int(s.leg[before, slot]) + int(s.leg[slot, after]) - int(s.leg[before, after])
        if longer < least:
            best, least = place, longer
        before = after
    low = order & ((1 << DIGIT * best) - 1)
    return low | slot << DIGIT * best | order >> DIGIT * best << DIGIT * (best + 1)


@rule
def turn_round(s: State, order: int, stops: int) -> int:
    """RB-25: the order with each part turned round that is quicker from its other end."""
    for first in range(stops - 1):
        for last in range(first + 1, stops):
            before = START if first == 0 else stop(order, first - 1, stops)
            one, other, after = stop(order, first, stops), stop(order, last, stops), stop(order, last + 1, stops)
            now = int(s.leg[before, one]) + int(s.leg[other, after])
            if int(s.leg[before, other]) + int(s.leg[one, after]) < now:
                order = turned(order, first, last)
    return order


@rule
def turned(order: int, first: int, last: int) -> int:
    """RB-25: the order with the stops from the first place to the last one turned round."""
    while first < last:
        change = (order >> DIGIT * first ^ order >> DIGIT * last) & LAST_DIGIT
        order ^= change << DIGIT * first | change << DIGIT * last
        first += 1
        last -= 1
    return order


@rule
def without(order: int, place: int) -> int:
    """RB-25: the order without the stop at that place."""
    low = order & ((1 << DIGIT * place) - 1)
    return low | order >> DIGIT * (place + 1) << DIGIT * place


@rule
def stop(order: int, place: int, stops: int) -> int:
    """RB-25: the slot that is visited at that place of the order; after the last one comes the finish."""
    return FINISH if place == stops else order >> DIGIT * place & LAST_DIGIT


@rule
def note_tour(b: Board, s: State, seat: int, order: int, stops: int, here: int, before: int) -> None:
    """RB-22: the turns that the tour takes; the first flight is free."""
    turns, laying, last, saved = before, before, START, 0
    for place in range(stops + 1):
        laying = turns
        slot = stop(order, place, stops)
        there = int(b.finish) if slot == FINISH else int(b.town_of[s.card[seat, slot]])
        away = int(s.leg[last, slot])
        turns += away
        if away < int(TURNS_FOR[b.on_foot[here, there]]) and s.free_ticket[seat] != 0:
            saved = A_TICKET
        here, last = there, slot
    s.laying[seat] = max(0, laying - saved) / A_TURN
    s.turns[seat] = max(0, turns - saved) / A_TURN


# ---- what those who learn observe


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 12: own towns, pawns and cow on the map; each player from oneself on; the table."""
    for index in range(len(out)):
        out[index] = 0.0
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            out[b.town_of[s.card[seat, slot]]] += 0.5 if slot < themes.COUNT else 1.0
    for other in range(s.seats):
        if s.pawn[other] != NOWHERE:
            out[b.spaces * (1 if other == seat else 2) + s.pawn[other]] = 1.0
    out[b.spaces * 3 + s.cow] = 1.0
    at = OWN_FEATURES * b.spaces
    for turn in range(size.SEATS):
        if turn < s.seats:
            seat_features(b, s, (seat + turn) % s.seats, out, at)
        at += SEAT_FEATURES
    if s.throw > 0:
        out[at + s.throw - 1] = 1.0
    if s.phase < phase.OVER:
        out[at + 6 + s.phase] = 1.0
    at += 6 + phase.OVER
    out[at] = s.supply / 12.0
    out[at + 1] = s.eco_left / 6.0
    out[at + 2] = s.karma_left / 5.0
    out[at + 3] = s.round / 50.0
    out[at + 4] = float(s.karma_hand[seat]) / 4.0
    for theme in range(themes.COUNT):
        out[at + 5 + theme] = s.left[theme] / 16.0


@rule
def seat_features(b: Board, s: State, seat: int, out: Any, at: int) -> None:
    """Part 12: what everybody sees of a player."""
    out[at] = 1.0
    out[at + 1] = cards.score(b, s, seat) / 1000.0
    out[at + 2] = cards.open_cards(s, seat) / 9.0
    out[at + 3] = cards.bonus_cards(s, seat) / 2.0
    out[at + 4] = float(s.free_ticket[seat])
    out[at + 5] = s.paid[seat] / 6.0
    out[at + 6] = 1.0 if s.held[seat, themes.DEITY] >= hand.LAID else 0.0
    out[at + 7] = 1.0 if s.karma_hand[seat] != karma.NONE else 0.0
    out[at + 8] = 1.0 if s.received[seat] != karma.NONE else 0.0
    out[at + 9] = s.journey[seat] / 4.0
    out[at + 10] = 1.0 if cards.is_waiting(s, seat) else 0.0
    out[at + 11] = s.eco_wait[seat] / 3.0
    out[at + 12] = 1.0 if s.eco[seat, 0] == eco.KEPT else 0.0
    out[at + 13] = 1.0 if s.eco[seat, 1] == eco.KEPT else 0.0
    out[at + 14] = 1.0 if s.active == seat else 0.0
