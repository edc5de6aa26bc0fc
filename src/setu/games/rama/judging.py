"""Rama's Bridge as a strong player judges it: a good tour, when the game will end, and who will be ahead then.

`tour` counts where somebody stands; here the whole course is foreseen. Every seat has turns to go and points to win
on the way. Whoever arrives first ends the game, and what the others have laid by then decides (RB-46 to RB-49). How
likely that is, a small network says that has seen how games between searches ended: one hidden layer per seat, the
chances are the soft maximum. Its weights are in `data/judging.json`, made by `bench/learn.py`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.network import network, read_network
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama.board import FAR
from setu.games.rama.cards import score
from setu.games.rama.journeys import travels
from setu.games.rama.state import (
    FOR_MATERIAL,
    FOR_TRANSPORT,
    JUDGED_BY,
    MOST_SEATS,
    NOWHERE,
    OPEN,
    OVER,
    PENDING,
    PLACES,
    SLOTS,
    THEME_COUNT,
)
from setu.games.rama.tour import end_of_journey, share_win, steps_of_journey, until_turn
from setu.games.rama.walk import tickets_for

PACKAGE = "setu.games.rama"
A_TURN = 16  # a tour is counted in sixteenths of turns
A_TICKET = 6  # of them are worth 50 points
STEPS_TO_UNKNOWN = 7
COW_AHEAD, COW_LATER = 3, 1  # steps around the cow, or waiting for it: on the first leg, and on those that follow
UNTIL_A_SIX = 5.0  # throws, till the cow moves on
A_WAIT, A_REWARD = 2.5, 250  # turns that a commitment takes, and points it brings
DIGIT = 4  # bits of a slot in a packed order of visits
LAST_DIGIT = (1 << DIGIT) - 1
START, FINISH = SLOTS, SLOTS + 1  # places of the tour beside the slots

# What a seat shows, one number each, in this order.
TURNS, ROOT, LAYING, POINTS, PRIZE = range(5)
AT_MY_END, AT_RIVAL_END = 5, 7  # what the seat and its rival will have when the one or the other ends the game
RIVAL = 9  # turns, their root, points, prize
AHEAD = 13  # turns, and by how much of the points in both ends
SEATS = 16  # + seats
FIRST_ROUND = SEATS + 7
INPUTS = FIRST_ROUND + 1
A_GAME, MOST_POINTS, CLOSE_TURNS, CLOSE_POINTS = 16.0, 1500.0, 3.0, 150.0

assert INPUTS == JUDGED_BY


def turns_for(longest: int) -> NDArray[np.uint8]:
    """RB-12, RB-17: the turns that a way of so many steps takes on average, to the stop at its end."""
    turns = [0.0]
    for steps in range(1, longest + 1):
        after = [turns[max(0, steps - throw)] for throw in range(1, 7)]
        turns.append((after[0] + sum(1.0 + left for left in after[1:])) / 6)
    return np.minimum(np.rint(np.array(turns) * A_TURN), 255).astype(np.uint8)


TURNS_FOR = turns_for(FAR)
HIDDEN, BIAS, OUTPUT = read_network(PACKAGE, "data/judging.json", INPUTS)


@rule
def evaluate(b: Board, s: State, out: Any) -> None:
    """Part 12: the chance of each seat to be ahead when the first arrives in Pamban."""
    if s.phase == OVER:
        share_win(b, s, out)
        return
    look_ahead(b, s)
    best = -1.0e9
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            show(b, s, seat)
            out[seat] = network(s.shown, HIDDEN, BIAS, OUTPUT)
            best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(out[seat] - best) if s.gone[seat] == 0 else 0.0
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    forget(s)


@rule
def show(b: Board, s: State, seat: int) -> None:
    """Part 12: what a seat shows, into the record's scratch."""
    rival = strongest_rival(s, seat)
    turns, theirs = s.turns[seat] / A_GAME, s.turns[rival] / A_GAME
    mine_at_mine, theirs_at_mine = points_at(b, s, seat, seat), points_at(b, s, rival, seat)
    mine_at_theirs, theirs_at_theirs = points_at(b, s, seat, rival), points_at(b, s, rival, rival)
    shown = s.shown
    shown[TURNS], shown[ROOT], shown[LAYING] = turns, math.sqrt(turns), s.laying[seat] / A_GAME
    shown[POINTS], shown[PRIZE] = s.points[seat] / MOST_POINTS, s.prize[seat] / MOST_POINTS
    shown[AT_MY_END], shown[AT_MY_END + 1] = mine_at_mine / MOST_POINTS, theirs_at_mine / MOST_POINTS
    shown[AT_RIVAL_END], shown[AT_RIVAL_END + 1] = mine_at_theirs / MOST_POINTS, theirs_at_theirs / MOST_POINTS
    shown[RIVAL], shown[RIVAL + 1] = theirs, math.sqrt(theirs)
    shown[RIVAL + 2], shown[RIVAL + 3] = s.points[rival] / MOST_POINTS, s.prize[rival] / MOST_POINTS
    shown[AHEAD] = sure((s.turns[rival] - s.turns[seat]) / CLOSE_TURNS)
    shown[AHEAD + 1] = sure((mine_at_mine - theirs_at_mine) / CLOSE_POINTS)
    shown[AHEAD + 2] = sure((mine_at_theirs - theirs_at_theirs) / CLOSE_POINTS)
    for seats in range(MOST_SEATS + 1):
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
    return 2.0 / (1.0 + math.exp(-lead)) - 1.0


@rule
def points_at(b: Board, s: State, seat: int, ender: int) -> float:
    """RB-48: what a seat will have when this one ends the game."""
    if seat == ender:
        return float(s.points[seat] + s.prize[seat] + b.for_bridge)
    return float(s.points[seat] + s.prize[seat] * min(1.0, s.turns[ender] / max(0.1, s.laying[seat])))


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
    for slot in range(SLOTS):
        if s.held[seat, slot] == OPEN:
            prize += (b.for_bonus if slot >= THEME_COUNT else b.for_dest) - b.for_open
    wait = float(s.match_wait[seat]) + max(-1.0, until_turn(s, seat))
    if s.eco[seat, FOR_TRANSPORT] == PENDING or s.eco[seat, FOR_MATERIAL] == PENDING:
        wait += A_WAIT
        prize += A_REWARD
    plan_tour(b, s, seat)
    s.points[seat] = score(b, s, seat)
    s.prize[seat] = prize
    s.laying[seat] += wait
    turns = max(0.0, s.turns[seat] + wait)
    if s.cow == b.finish:
        until_free = UNTIL_A_SIX / s.seats
        turns += until_free * math.exp(-turns / until_free)
    s.turns[seat] = turns


@rule
def forget(s: State) -> None:
    """Part 12: nothing foreseen stays in the record."""
    for seat in range(s.seats):
        s.turns[seat] = s.laying[seat] = 0.0
        s.points[seat] = s.prize[seat] = 0
    for place in range(PLACES):
        for other in range(PLACES):
            s.leg[place, other] = 0
    for number in range(INPUTS):
        s.shown[number] = 0.0


# ---- the tour: every stop where it costs least, parts turned round, then each stop once more; slots packed as digits


@rule
def plan_tour(b: Board, s: State, seat: int) -> None:
    """RB-25, RB-46: a quick way over all open towns to Pamban, as turns until the last card and until the end."""
    here = b.finish if s.pawn[seat] == NOWHERE else int(s.pawn[seat])
    before = 0
    if travels(s, seat):
        before = int(TURNS_FOR[min(FAR, steps_of_journey(b, s, seat, here))])
        here = end_of_journey(b, s, seat, here)
    measure_legs(b, s, seat, here)
    order, stops, unknown = 0, 0, 0
    for slot in range(SLOTS):
        if s.held[seat, slot] == OPEN:
            if s.card[seat, slot] < 0:
                unknown += 1
            else:
                order = put_best(s, order, stops, slot)
                stops += 1
    order = turn_round(s, order, stops)
    for slot in range(SLOTS):
        for place in range(stops):
            if stop(order, place, stops) == slot and stops > 2:
                order = put_best(s, without(order, place), stops - 1, slot)
                break
    note_tour(b, s, seat, order, stops, here, before + unknown * int(TURNS_FOR[STEPS_TO_UNKNOWN]))


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
def measure_legs(b: Board, s: State, seat: int, here: int) -> None:
    """RB-13: turns from where the seat stands and from each of its open towns to each, and to Pamban."""
    may_fly = tickets_for(s, seat) > 0
    s.leg[START, FINISH] = leg(b, s, may_fly, here, b.finish, True)
    for slot in range(SLOTS):
        if s.held[seat, slot] == OPEN and s.card[seat, slot] >= 0:
            town = int(b.town_of[s.card[seat, slot]])
            s.leg[START, slot] = leg(b, s, may_fly, here, town, True)
            s.leg[slot, FINISH] = leg(b, s, may_fly, town, b.finish, False)
            for other in range(SLOTS):
                if s.held[seat, other] == OPEN and s.card[seat, other] >= 0:
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
