"""Sangram for those who search and learn (part 12).

`estimate` counts what is still to come, quickly, at any moment; it is set by hand. `evaluate` judges the beginning of
a round as a strong player does: a small network that has seen how games between searches ended. Each seat is scored by
itself and beside its strongest rival, one hidden layer; the chances are the soft maximum of the scores. The weights
are in `data/network.json`, made by `bench/learn.py`.
"""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.numeric import network, read_network, softmax
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram import knowledge as know
from setu.games.sangram import piles, rules
from setu.games.sangram.codes import book, phase, warriors
from setu.games.sangram.state import DRAFT, JUDGED_BY, MOST_SEATS, NOTHING, PACKAGE

# Part 12, set by hand for greedy players: what a warrior is worth in hand beyond its strength while the end
# is far, and what playing it may bring beyond what is counted below.
IN_HAND = (0.57, 0.62, 0.30, 0.46, 0.05, 0.16, 0.17, -0.13, 0.55, -0.08, 0.11)
WHEN_PLAYED = (0.9, 0.0, 0.0, 0.0, 0.2, 0.45, 0.6, 0.5, 0.6, 0.4, 0.2)
FAR_FROM_END = 18.5
A_RECRUIT = 1.2  # the strength of a card still to be recruited …
FIRST_PICK = 0.3  # … and what it is worth to choose it first
SHARPNESS = 0.5  # how much a point of strength changes the chances

MOST_TOKENS = 9  # more are counted as so many
# What a seat shows, one number each, in this order.
LEVEL, TOTAL, NEAR = 0, 1, 2
TOKENS_HELD = 3  # + tokens
GROWN = TOKENS_HELD + MOST_TOKENS + 1  # + growths
HAND = GROWN + 3  # + warrior
MOTIVATION = HAND + len(warriors.NAMES)
RIVAL = MOTIVATION + 1  # level, Total, nearness, tokens, growths
ROW = RIVAL + 5  # strength of the volunteers, how many have two
SEATS = ROW + 2  # + seats
ROUND = SEATS + MOST_SEATS + 1
INPUTS = ROUND + 1
assert INPUTS == JUDGED_BY

HIDDEN, BIAS, OUTPUT = read_network(PACKAGE, "data/network.json", INPUTS)


# ---- by counting


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12: chances by strength, counting what cards and tokens will bring or cost."""
    if s.phase == phase.OVER:
        share_win(b, s, out)
        return
    far = distance(b, s)
    for seat in range(s.seats):
        out[seat] = prospect(b, s, seat, far)
    softmax(out, (1 << s.seats) - 1, SHARPNESS)


@rule
def share_win(b: Board, s: State, out: Any) -> None:
    """SG-71: nobody stands before those who win."""
    winners = 0
    for seat in range(s.seats):
        out[seat] = 1.0
        for other in range(s.seats):
            if rules.stands_before(b, s, other, seat):
                out[seat] = 0.0
        winners += int(out[seat])
    for seat in range(s.seats):
        out[seat] /= winners


@rule
def distance(b: Board, s: State) -> float:
    """Part 12: 1 while everybody is far from 18, falling to 0 as the strongest comes near."""
    strongest = 0
    for seat in range(s.seats):
        strongest = max(strongest, rules.total(b, s, seat))
    return min(1.0, max(0.0, (FAR_FROM_END - strongest) / 5.0))


@rule
def prospect(b: Board, s: State, seat: int, far: float) -> float:
    """Part 12: the Total with what is still to come this round."""
    played = int(s.chosen[seat]) if s.phase == phase.CHOOSING else int(s.played[seat])
    hand = int(s.hand[seat])
    if s.phase == phase.CHOOSING and played != 0:
        hand &= ~bits.bit(played)
    value = float(s.level[seat]) - cost_of(s, seat, float(s.tokens[seat]))
    cards = 0
    rest = hand
    while rest != 0:
        card = bits.lowest_bit(rest)
        rest &= rest - 1
        cards += 1
        value += b.strength[card] + far * IN_HAND[b.warrior[card]]
    value += A_RECRUIT * (hand_size(s, seat) - cards)
    if played != 0 and s.phase < phase.RECRUITING and (s.retreated | s.no_recruit) >> seat & 1 == 0:
        value += FIRST_PICK * played / book.CARDS
        if s.activated >> seat & 1 == 0:
            value += promise(s, seat, int(b.warrior[played]))
        elif s.resolving != NOTHING and s.order[s.turn] == seat:
            value += promise(s, seat, int(s.resolving))
    return value


@rule
def cost_of(s: State, seat: int, tokens: float) -> float:
    """Part 12: what tokens cost, less in the last four steps to the top."""
    steps = min(4, book.TOP_LEVEL - s.level[seat]) / 4.0
    if tokens <= book.TRAIN_LIMIT:
        return steps * 0.21 * tokens * (tokens + 1.0) / 4.0
    return steps * (1.69 + 0.29 * (tokens - book.TRAIN_LIMIT - 1))


@rule
def promise(s: State, seat: int, warrior: int) -> float:
    """Part 12: what an activity will bring, by tokens and level where these decide it, else at a mean."""
    tokens = float(s.tokens[seat])
    if warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI or warrior == warriors.MANTRI:
        fewer = 4.0 if warrior == warriors.MAHARAJA else 6.0 if warrior == warriors.SENAPATI else 2.0
        saved = cost_of(s, seat, tokens) - cost_of(s, seat, max(0.0, tokens - fewer))
        return saved + (WHEN_PLAYED[warrior] if tokens > 0 else 0.0)
    if warrior == warriors.SHOORVEER:
        return cost_of(s, seat, tokens + 2.0) - cost_of(s, seat, tokens)
    if warrior == warriors.MAHARANI and s.level[seat] == book.TOP_LEVEL:
        return 0.0
    if (warrior == warriors.ACHARYA or warrior == warriors.GUPTCHAR) and s.seats > 2:
        return 0.4 * WHEN_PLAYED[warrior]  # with more players only a share of the harm to one helps you
    return WHEN_PLAYED[warrior]


@rule
def hand_size(s: State, seat: int) -> int:
    """SG-8: 3 cards at first, 5 after the first growth, 6 after the second."""
    grown = s.grown[seat]
    return book.FIRST_HAND if grown == 0 else book.MOST_HAND - 1 if grown == 1 else book.MOST_HAND


# Sets of cards, 55 numbers each, then numbers per seat (the viewer first), then of the table.
CARD_SETS = 5 + 2 * MOST_SEATS
SEAT_NUMBERS = 10
TABLE_NUMBERS = 20
FEATURES = CARD_SETS * book.CARDS + SEAT_NUMBERS * MOST_SEATS + TABLE_NUMBERS


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 7.4: public state, own hand and what this seat knows of the others' hands and of the deck."""
    for index in range(FEATURES):
        out[index] = 0.0
    mark(out, 0, int(s.hand[seat]))
    mark(out, 1, int(s.volunteers))
    mark(out, 2, piles.top_of_pile(s))
    for place in range(s.discarded):
        out[3 * book.CARDS + int(s.discard[place]) - 1] = 1.0
    if s.chosen[seat] != 0:
        mark(out, 4, bits.bit(s.chosen[seat]))
    know.copy(s, seat, DRAFT)
    know.tidy(s, DRAFT)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        mark(out, 5 + turn, know.sure(s, DRAFT, other))
        if s.played[other] != 0:
            mark(out, 5 + MOST_SEATS + turn, bits.bit(s.played[other]))
        mark_seat(s, other, turn, out)
    know.forget(s, DRAFT)
    mark_table(s, seat, out)


@rule
def mark(out: Any, number: int, cards: int) -> None:
    """Part 12: a set of cards as 55 numbers."""
    rest = cards
    while rest != 0:
        out[number * book.CARDS + bits.lowest_bit(rest) - 1] = 1.0
        rest &= rest - 1


@rule
def mark_seat(s: State, other: int, turn: int, out: Any) -> None:
    """Part 12: what everybody sees of a player."""
    first = CARD_SETS * book.CARDS + SEAT_NUMBERS * turn
    out[first] = s.level[other] / book.TOP_LEVEL
    out[first + 1] = min(2.0, s.tokens[other] / 10)
    out[first + 2] = 1.0 if s.tokens[other] <= book.TRAIN_LIMIT else 0.0
    out[first + 3] = s.held[other] / book.MOST_HAND
    out[first + 4] = s.grown[other] / 2
    out[first + 5] = 1.0 if s.activated >> other & 1 else 0.0
    out[first + 6] = 1.0 if s.retreated >> other & 1 else 0.0
    out[first + 7] = 1.0 if s.shield >> other & 1 else 0.0
    out[first + 8] = 1.0 if s.no_recruit >> other & 1 else 0.0
    out[first + 9] = 1.0 if s.ready >> other & 1 else 0.0


@rule
def mark_table(s: State, seat: int, out: Any) -> None:
    """Part 12: the phase, the activity being carried out, and the piles."""
    first = CARD_SETS * book.CARDS + SEAT_NUMBERS * MOST_SEATS
    out[first + int(s.phase)] = 1.0
    if s.resolving >= 0:
        out[first + 5 + int(s.resolving)] = 1.0
    out[first + 16] = s.deck_left / book.CARDS
    out[first + 17] = s.supply / book.TOKENS
    out[first + 18] = min(1.0, s.round / book.ROUND_LIMIT)
    out[first + 19] = 1.0 if s.seats > 0 and s.resolving >= 0 and s.order[s.turn] == seat else 0.0


# ---- by what games have taught


@rule
def evaluate(b: Board, s: State, out: Any) -> None:
    """Part 12: the chances of each seat when a round begins."""
    if s.phase != phase.CHOOSING or s.ready != 0:
        estimate(b, s, out)
        return
    for seat in range(s.seats):
        show(b, s, seat)
        out[seat] = network(s.shown, HIDDEN, BIAS, OUTPUT)
    softmax(out, (1 << s.seats) - 1, 1.0)
    forget(s)


@rule
def show(b: Board, s: State, seat: int) -> None:
    """Part 12: what a seat shows, into the record's scratch."""
    forget(s)
    rival = strongest_rival(b, s, seat)
    show_strength(b, s, seat, 0)
    show_strength(b, s, rival, RIVAL)
    s.shown[TOKENS_HELD + min(MOST_TOKENS, int(s.tokens[seat]))] = 1.0
    s.shown[GROWN + int(s.grown[seat])] = 1.0
    rest, motivation = int(s.hand[seat]), 0
    while rest != 0:
        card = bits.lowest_bit(rest)
        rest &= rest - 1
        motivation += card
        s.shown[HAND + b.warrior[card]] += 1.0
    s.shown[MOTIVATION] = motivation / (3.0 * book.CARDS)
    s.shown[RIVAL + 3] = int(s.tokens[rival]) / MOST_TOKENS
    s.shown[RIVAL + 4] = int(s.grown[rival]) / 2.0
    s.shown[ROW] = int(rules.hand_strength(b, s.volunteers)) / 4.0
    s.shown[ROW + 1] = twos(b, s) / 2.0
    s.shown[SEATS + int(s.seats)] = 1.0
    s.shown[ROUND] = s.round / 20.0


@rule
def show_strength(b: Board, s: State, seat: int, at: int) -> None:
    """Level, Total, and how near that is to the end of the game: 0 four points before it, 1 at it."""
    strength = int(rules.total(b, s, seat))
    s.shown[at + LEVEL] = int(s.level[seat]) / book.TOP_LEVEL
    s.shown[at + TOTAL] = strength / book.END_AT
    s.shown[at + NEAR] = min(1.5, max(0.0, (strength - book.END_AT + 4) / 4.0))


@rule
def strongest_rival(b: Board, s: State, seat: int) -> int:
    """The other seat with the highest Total, then the fewest tokens."""
    rival, best = -1, 0
    for other in range(s.seats):
        stature = 100 * rules.total(b, s, other) - int(s.tokens[other])
        if other != seat and (rival < 0 or stature > best):
            rival, best = other, stature
    return rival


@rule
def twos(b: Board, s: State) -> int:
    """Volunteers of the highest strength."""
    rest, count = int(s.volunteers), 0
    while rest != 0:
        count += 1 if b.strength[bits.lowest_bit(rest)] == book.MOST_STRENGTH else 0
        rest &= rest - 1
    return count


@rule
def forget(s: State) -> None:
    """Nothing shown stays in the record."""
    for number in range(INPUTS):
        s.shown[number] = 0.0
