"""Rama's Bridge for those who search and learn (part 12): the tour still to make, and what it is worth."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama.board import FAR
from setu.games.rama.cards import bonus_cards, is_waiting, open_cards, score
from setu.games.rama.journeys import row_without_cow, travels
from setu.games.rama.state import (
    BY_LAND,
    COMMITTING,
    COW_CARD,
    DEITY,
    GIVING_KARMA,
    KEPT,
    LAID,
    MALDIVES,
    MOST_SEATS,
    MOVING,
    MOVING_COW,
    NO_KARMA,
    NOWHERE,
    OPEN,
    OVER,
    PLACING,
    SLOTS,
    TAKING_BONUS,
    THEME_COUNT,
)
from setu.games.rama.walk import tickets_for

STEPS_A_TURN = 4.2  # 3.5 a throw, and a 1 plays again
MEAN_THROW = 3.5
LOST_AT_A_STOP = 0.45  # turns
STEPS_TO_UNKNOWN = 9  # to the next town, when the cards are not seen
# What a point and a turn are worth when the first is one turn from the end: fitted to the ends of games (bench/fit.py).
A_POINT, A_TURN = 0.0037, 1.34
OWN_FEATURES = 4  # sets of spaces
SEAT_FEATURES = 15
TABLE_FEATURES = 6 + OVER + 5 + THEME_COUNT


@rule
def tour(b: Board, s: State, seat: int) -> int:
    """Part 12: steps to the nearest open town, on to the next, and at last to Pamban; one leg may be flown."""
    done = 0  # slots already on the tour
    here = s.pawn[seat]
    if here == NOWHERE:
        here = b.finish
    steps, saved = 0, 0
    if travels(s, seat):
        steps += steps_of_journey(b, s, seat, here)
        here = end_of_journey(b, s, seat, here)
    for _ in range(SLOTS):
        nearest, chosen = FAR, -1
        for slot in range(SLOTS):
            if s.held[seat, slot] == OPEN and done >> slot & 1 == 0:
                away = STEPS_TO_UNKNOWN if s.card[seat, slot] < 0 else steps_to(b, here, b.town_of[s.card[seat, slot]])
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
    return steps + last - (saved if tickets_for(s, seat) > 0 else 0)


@rule
def steps_of_journey(b: Board, s: State, seat: int, here: int) -> int:
    """R16: steps to the goal by the traveller's way; from Malé one more, back to the gate."""
    row = row_without_cow(b, s, seat)
    by_air = s.way[seat] != BY_LAND and tickets_for(s, seat) > 0
    steps = int(b.far_air[row, here]) if by_air else int(b.far_land[row, here])
    return steps + (1 if s.journey[seat] == MALDIVES else 0)


@rule
def end_of_journey(b: Board, s: State, seat: int, here: int) -> int:
    """RB-37, RB-39, RB-40: where the tour goes on after a forced journey."""
    if s.journey[seat] == COW_CARD:
        return int(s.cow)
    if s.journey[seat] == MALDIVES:
        return int(b.gate)
    nearer = 0 if b.on_foot[here, b.cricket[0]] <= b.on_foot[here, b.cricket[1]] else 1
    return int(b.cricket[nearer])


@rule
def steps_to(b: Board, here: int, there: int) -> int:
    """RB-13: by road and boat where they lead, else by air."""
    by_land = int(b.on_foot[here, there])
    return by_land if by_land != FAR else int(b.apart[here, there])


@rule
def turns_left(b: Board, s: State, seat: int) -> float:
    """Part 12: steps and stops, and what a commitment or a match still takes."""
    turns = tour(b, s, seat) / STEPS_A_TURN + LOST_AT_A_STOP * open_cards(s, seat) + s.match_wait[seat]
    if is_waiting(s, seat):
        turns += 2.0
    return turns + until_turn(s, seat)


@rule
def until_turn(s: State, seat: int) -> float:
    """Part 12: how long until the seat moves, as a part of a round; a throw on the table counts for what it is."""
    if s.phase == PLACING:
        return 0.0
    if seat != s.active:
        return ((seat - s.active) % s.seats) / s.seats
    if s.phase == MOVING or (s.phase == MOVING_COW and s.after == MOVING):
        return (MEAN_THROW - s.throw) / STEPS_A_TURN
    has_moved = s.phase == COMMITTING or s.phase == TAKING_BONUS or s.phase == GIVING_KARMA
    return 1.0 if has_moved else 0.0


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: who is ahead in points and in turns still to make; the nearer the end, the surer."""
    if s.phase == OVER:
        share_win(b, s, out)
        return
    deadline = 1000.0
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            out[seat] = max(0.0, turns_left(b, s, seat))
            deadline = min(deadline, out[seat])
    best = -1.0e9
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            out[seat] = (A_POINT * score(b, s, seat) - A_TURN * out[seat]) / math.sqrt(deadline + 1.0)
            best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(out[seat] - best) if s.gone[seat] == 0 else 0.0
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def share_win(b: Board, s: State, out: Any) -> None:
    """R27: those with most points share the win."""
    winners = 0
    for seat in range(s.seats):
        out[seat] = 1.0 if s.gone[seat] == 0 else 0.0
        for other in range(s.seats):
            if s.gone[other] == 0 and score(b, s, other) > score(b, s, seat):
                out[seat] = 0.0
        winners += 1 if out[seat] > 0.0 else 0
    for seat in range(s.seats):
        out[seat] /= winners


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 12: own towns, pawns and cow on the map; each player from oneself on; the table."""
    for index in range(len(out)):
        out[index] = 0.0
    for slot in range(SLOTS):
        if s.held[seat, slot] == OPEN:
            out[b.town_of[s.card[seat, slot]]] += 0.5 if slot < THEME_COUNT else 1.0
    for other in range(s.seats):
        if s.pawn[other] != NOWHERE:
            out[b.spaces * (1 if other == seat else 2) + s.pawn[other]] = 1.0
    out[b.spaces * 3 + s.cow] = 1.0
    at = OWN_FEATURES * b.spaces
    for turn in range(MOST_SEATS):
        if turn < s.seats:
            seat_features(b, s, (seat + turn) % s.seats, out, at)
        at += SEAT_FEATURES
    if s.throw > 0:
        out[at + s.throw - 1] = 1.0
    if s.phase < OVER:
        out[at + 6 + s.phase] = 1.0
    at += 6 + OVER
    out[at] = s.supply / 12.0
    out[at + 1] = s.eco_left / 6.0
    out[at + 2] = s.karma_left / 5.0
    out[at + 3] = s.round / 50.0
    out[at + 4] = float(s.karma_hand[seat]) / 4.0
    for theme in range(THEME_COUNT):
        out[at + 5 + theme] = s.left[theme] / 16.0


@rule
def seat_features(b: Board, s: State, seat: int, out: Any, at: int) -> None:
    """Part 12: what everybody sees of a player."""
    out[at] = 1.0
    out[at + 1] = score(b, s, seat) / 1000.0
    out[at + 2] = open_cards(s, seat) / 9.0
    out[at + 3] = bonus_cards(s, seat) / 2.0
    out[at + 4] = float(s.free_ticket[seat])
    out[at + 5] = s.paid[seat] / 6.0
    out[at + 6] = 1.0 if s.held[seat, DEITY] >= LAID else 0.0
    out[at + 7] = 1.0 if s.karma_hand[seat] != NO_KARMA else 0.0
    out[at + 8] = 1.0 if s.received[seat] != NO_KARMA else 0.0
    out[at + 9] = s.journey[seat] / 4.0
    out[at + 10] = 1.0 if is_waiting(s, seat) else 0.0
    out[at + 11] = s.eco_wait[seat] / 3.0
    out[at + 12] = 1.0 if s.eco[seat, 0] == KEPT else 0.0
    out[at + 13] = 1.0 if s.eco[seat, 1] == KEPT else 0.0
    out[at + 14] = 1.0 if s.active == seat else 0.0
