"""Sangram as a strong player judges it: a small network that has seen how games between searches ended.

It judges the beginning of a round; in the middle of one the `estimate` does. Each seat is scored by itself and
beside its strongest rival, one hidden layer; the chances are the soft maximum of the scores. The weights are in
`data/judging.json`, made by `bench/learn.py`.
"""

from __future__ import annotations

import math
from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.network import network, read_network
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram.insight import estimate
from setu.games.sangram.scoring import hand_strength, total
from setu.games.sangram.state import (
    CARDS,
    CHOOSING,
    END_AT,
    JUDGED_BY,
    MOST_SEATS,
    MOST_STRENGTH,
    TOP_LEVEL,
    WARRIORS,
)

PACKAGE = "setu.games.sangram"

MOST_TOKENS = 9  # more are counted as so many
# What a seat shows, one number each, in this order.
LEVEL, TOTAL, NEAR = 0, 1, 2
TOKENS_HELD = 3  # + tokens
GROWN = TOKENS_HELD + MOST_TOKENS + 1  # + growths
HAND = GROWN + 3  # + warrior
MOTIVATION = HAND + len(WARRIORS)
RIVAL = MOTIVATION + 1  # level, Total, nearness, tokens, growths
ROW = RIVAL + 5  # strength of the volunteers, how many have two
SEATS = ROW + 2  # + seats
ROUND = SEATS + MOST_SEATS + 1
INPUTS = ROUND + 1
assert INPUTS == JUDGED_BY

HIDDEN, BIAS, OUTPUT = read_network(PACKAGE, "data/judging.json", INPUTS)


@rule
def evaluate(b: Board, s: State, out: Any) -> None:
    """Part 12: the chances of each seat when a round begins."""
    if s.phase != CHOOSING or s.ready != 0:
        estimate(b, s, out)
        return
    best = -1.0e9
    for seat in range(s.seats):
        show(b, s, seat)
        out[seat] = network(s.shown, HIDDEN, BIAS, OUTPUT)
        best = max(best, out[seat])
    weight = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(out[seat] - best)
        weight += out[seat]
    for seat in range(s.seats):
        out[seat] /= weight
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
        card = lowest_bit(rest)
        rest &= rest - 1
        motivation += card
        s.shown[HAND + b.warrior[card]] += 1.0
    s.shown[MOTIVATION] = motivation / (3.0 * CARDS)
    s.shown[RIVAL + 3] = s.tokens[rival] / MOST_TOKENS
    s.shown[RIVAL + 4] = s.grown[rival] / 2.0
    s.shown[ROW] = hand_strength(b, s.volunteers) / 4.0
    s.shown[ROW + 1] = twos(b, s) / 2.0
    s.shown[SEATS + int(s.seats)] = 1.0
    s.shown[ROUND] = s.round / 20.0


@rule
def show_strength(b: Board, s: State, seat: int, at: int) -> None:
    """Level, Total, and how near that is to the end of the game: 0 four points before it, 1 at it."""
    strength = total(b, s, seat)
    s.shown[at + LEVEL] = s.level[seat] / TOP_LEVEL
    s.shown[at + TOTAL] = strength / END_AT
    s.shown[at + NEAR] = min(1.5, max(0.0, (strength - END_AT + 4) / 4.0))


@rule
def strongest_rival(b: Board, s: State, seat: int) -> int:
    """The other seat with the highest Total, then the fewest tokens."""
    rival, best = -1, 0
    for other in range(s.seats):
        stature = 100 * total(b, s, other) - int(s.tokens[other])
        if other != seat and (rival < 0 or stature > best):
            rival, best = other, stature
    return rival


@rule
def twos(b: Board, s: State) -> int:
    """Volunteers of the highest strength."""
    rest, count = int(s.volunteers), 0
    while rest != 0:
        count += 1 if b.strength[lowest_bit(rest)] == MOST_STRENGTH else 0
        rest &= rest - 1
    return count


@rule
def forget(s: State) -> None:
    """Nothing shown stays in the record."""
    for number in range(INPUTS):
        s.shown[number] = 0.0
