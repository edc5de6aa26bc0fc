"""Sangram for those who search and learn (part 12)."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram.knowledge import bit, copy_knowledge, forget_knowledge, sure, tidy
from setu.games.sangram.piles import top_of_pile
from setu.games.sangram.scoring import stands_before, total
from setu.games.sangram.state import (
    ACHARYA,
    CARDS,
    CHOOSING,
    DRAFT,
    FIRST_HAND,
    GUPTCHAR,
    MAHARAJA,
    MAHARANI,
    MANTRI,
    MOST_HAND,
    MOST_SEATS,
    NOTHING,
    OVER,
    RECRUITING,
    ROUND_LIMIT,
    SENAPATI,
    SHOORVEER,
    TOKENS,
    TOP_LEVEL,
    TRAIN_LIMIT,
)

# Part 12, set by hand for greedy players: what a warrior is worth in hand beyond its strength while the end
# is far, and what playing it may bring beyond what is counted below.
IN_HAND = (0.57, 0.62, 0.30, 0.46, 0.05, 0.16, 0.17, -0.13, 0.55, -0.08, 0.11)
WHEN_PLAYED = (0.9, 0.0, 0.0, 0.0, 0.2, 0.45, 0.6, 0.5, 0.6, 0.4, 0.2)
FAR_FROM_END = 18.5
A_RECRUIT = 1.2  # the strength of a card still to be recruited …
FIRST_PICK = 0.3  # … and what it is worth to choose it first
SHARPNESS = 0.5  # how much a point of strength changes the chances


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: chances by strength, counting what cards and tokens will bring or cost."""
    far = distance(b, s)
    leader = prospect(b, s, 0, far)
    for seat in range(1, s.seats):
        leader = max(leader, prospect(b, s, seat, far))
    weight = 0.0
    for seat in range(s.seats):
        if s.phase == OVER:
            out[seat] = 1.0
            for other in range(s.seats):
                if stands_before(b, s, other, seat):
                    out[seat] = 0.0
        else:
            out[seat] = math.exp(SHARPNESS * (prospect(b, s, seat, far) - leader))
        weight += out[seat]
    for seat in range(s.seats):
        out[seat] /= weight


@rule
def distance(b: Board, s: State) -> float:
    """Part 12: 1 while everybody is far from 18, falling to 0 as the strongest comes near."""
    strongest = 0
    for seat in range(s.seats):
        strongest = max(strongest, total(b, s, seat))
    return min(1.0, max(0.0, (FAR_FROM_END - strongest) / 5.0))


@rule
def prospect(b: Board, s: State, seat: int, far: float) -> float:
    """Part 12: the Total with what is still to come this round."""
    played = int(s.chosen[seat]) if s.phase == CHOOSING else int(s.played[seat])
    hand = int(s.hand[seat])
    if s.phase == CHOOSING and played != 0:
        hand &= ~bit(played)
    value = float(s.level[seat]) - cost_of(s, seat, float(s.tokens[seat]))
    cards = 0
    rest = hand
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        cards += 1
        value += b.strength[card] + far * IN_HAND[b.warrior[card]]
    value += A_RECRUIT * (hand_size(s, seat) - cards)
    if played != 0 and s.phase < RECRUITING and (s.retreated | s.no_recruit) >> seat & 1 == 0:
        value += FIRST_PICK * played / CARDS
        if s.activated >> seat & 1 == 0:
            value += promise(s, seat, int(b.warrior[played]))
        elif s.resolving != NOTHING and s.order[s.turn] == seat:
            value += promise(s, seat, int(s.resolving))
    return value


@rule
def cost_of(s: State, seat: int, tokens: float) -> float:
    """Part 12: what tokens cost, less in the last four steps to the top."""
    steps = min(4, TOP_LEVEL - s.level[seat]) / 4.0
    if tokens <= TRAIN_LIMIT:
        return steps * 0.21 * tokens * (tokens + 1.0) / 4.0
    return steps * (1.69 + 0.29 * (tokens - TRAIN_LIMIT - 1))


@rule
def promise(s: State, seat: int, warrior: int) -> float:
    """Part 12: what an activity will bring, by tokens and level where these decide it, else at a mean."""
    tokens = float(s.tokens[seat])
    if warrior == MAHARAJA or warrior == SENAPATI or warrior == MANTRI:
        fewer = 4.0 if warrior == MAHARAJA else 6.0 if warrior == SENAPATI else 2.0
        saved = cost_of(s, seat, tokens) - cost_of(s, seat, max(0.0, tokens - fewer))
        return saved + (WHEN_PLAYED[warrior] if tokens > 0 else 0.0)
    if warrior == SHOORVEER:
        return cost_of(s, seat, tokens + 2.0) - cost_of(s, seat, tokens)
    if warrior == MAHARANI and s.level[seat] == TOP_LEVEL:
        return 0.0
    if (warrior == ACHARYA or warrior == GUPTCHAR) and s.seats > 2:
        return 0.4 * WHEN_PLAYED[warrior]  # with more players only a share of the harm to one helps you
    return WHEN_PLAYED[warrior]


@rule
def hand_size(s: State, seat: int) -> int:
    """SG-8: 3 cards at first, 5 after the first growth, 6 after the second."""
    grown = s.grown[seat]
    return FIRST_HAND if grown == 0 else MOST_HAND - 1 if grown == 1 else MOST_HAND


# Sets of cards, 55 numbers each, then numbers per seat (the viewer first), then of the table.
CARD_SETS = 5 + 2 * MOST_SEATS
SEAT_NUMBERS = 10
TABLE_NUMBERS = 20
FEATURES = CARD_SETS * CARDS + SEAT_NUMBERS * MOST_SEATS + TABLE_NUMBERS


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 7.4: public state, own hand and what this seat knows of the others' hands and of the deck."""
    for index in range(FEATURES):
        out[index] = 0.0
    mark(out, 0, int(s.hand[seat]))
    mark(out, 1, int(s.volunteers))
    mark(out, 2, top_of_pile(s))
    for place in range(s.discarded):
        out[3 * CARDS + int(s.discard[place]) - 1] = 1.0
    if s.chosen[seat] != 0:
        mark(out, 4, bit(s.chosen[seat]))
    copy_knowledge(s, seat, DRAFT)
    tidy(s, DRAFT)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        mark(out, 5 + turn, sure(s, DRAFT, other))
        if s.played[other] != 0:
            mark(out, 5 + MOST_SEATS + turn, bit(s.played[other]))
        mark_seat(s, other, turn, out)
    forget_knowledge(s, DRAFT)
    mark_table(s, seat, out)


@rule
def mark(out: Any, number: int, cards: int) -> None:
    """Part 12: a set of cards as 55 numbers."""
    rest = cards
    while rest != 0:
        out[number * CARDS + lowest_bit(rest) - 1] = 1.0
        rest &= rest - 1


@rule
def mark_seat(s: State, other: int, turn: int, out: Any) -> None:
    """Part 12: what everybody sees of a player."""
    first = CARD_SETS * CARDS + SEAT_NUMBERS * turn
    out[first] = s.level[other] / TOP_LEVEL
    out[first + 1] = min(2.0, s.tokens[other] / 10)
    out[first + 2] = 1.0 if s.tokens[other] <= TRAIN_LIMIT else 0.0
    out[first + 3] = s.held[other] / MOST_HAND
    out[first + 4] = s.grown[other] / 2
    out[first + 5] = 1.0 if s.activated >> other & 1 else 0.0
    out[first + 6] = 1.0 if s.retreated >> other & 1 else 0.0
    out[first + 7] = 1.0 if s.shield >> other & 1 else 0.0
    out[first + 8] = 1.0 if s.no_recruit >> other & 1 else 0.0
    out[first + 9] = 1.0 if s.ready >> other & 1 else 0.0


@rule
def mark_table(s: State, seat: int, out: Any) -> None:
    """Part 12: the phase, the activity being carried out, and the piles."""
    first = CARD_SETS * CARDS + SEAT_NUMBERS * MOST_SEATS
    out[first + int(s.phase)] = 1.0
    if s.resolving >= 0:
        out[first + 5 + int(s.resolving)] = 1.0
    out[first + 16] = s.deck_left / CARDS
    out[first + 17] = s.supply / TOKENS
    out[first + 18] = min(1.0, s.round / ROUND_LIMIT)
    out[first + 19] = 1.0 if s.seats > 0 and s.resolving >= 0 and s.order[s.turn] == seat else 0.0
