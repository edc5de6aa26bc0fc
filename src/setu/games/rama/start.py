"""Rama's Bridge: set-up (part 3) and the placement of pawns (RB-2 to RB-9)."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rng import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.games.rama.cards import (
    draw_card,
)
from setu.games.rama.state import (
    KARMA_KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_KARMA,
    NOBODY,
    NOWHERE,
    OPEN,
    PLACING,
    SLOTS,
    STARTS,
    STRATEGY,
    THEME_COUNT,
    TURN_BEGINS,
)

# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """RB-2 to RB-6: the starting player, the cow, the deal; RB-7: then pawns are placed."""
    s.starter = draw_below(s, s.seats)
    s.cow = b.cow_start
    s.finisher = NOBODY
    s.bound = NOWHERE
    clear_seats(s)
    shuffle_piles(b, s)
    deal(b, s)
    if s.options.rules == STRATEGY:
        prepare_strategy(b, s)
    tell(s, STARTS, EVERYONE, s.starter, 0, 0)
    s.phase = PLACING
    s.placing = s.starter
    next_placement(s)


@rule
def clear_seats(s: State) -> None:
    """RB-4: no pawn on the board, no card in hand."""
    for seat in range(MOST_SEATS):
        s.pawn[seat] = NOWHERE
        for slot in range(SLOTS):
            s.card[seat, slot] = NO_CARD


@rule
def shuffle_piles(b: Board, s: State) -> None:
    """RB-4: each theme is a face-down pile."""
    for theme in range(THEME_COUNT):
        for place in range(len(s.pile[theme])):
            s.pile[theme, place] = NO_CARD
        s.left[theme] = b.first_card[theme + 1] - b.first_card[theme]
        for place in range(s.left[theme]):
            s.pile[theme, place] = b.first_card[theme] + place
        shuffle(s, s.pile[theme], s.left[theme])


@rule
def deal(b: Board, s: State) -> None:
    """RB-4: one card of each theme and one free ticket each; the other tickets are the supply."""
    for seat in range(s.seats):
        for theme in range(THEME_COUNT):
            s.card[seat, theme] = draw_card(s, theme)
            s.held[seat, theme] = OPEN
        s.free_ticket[seat] = 1
    s.supply = b.tickets - s.seats


@rule
def prepare_strategy(b: Board, s: State) -> None:
    """RB-5, RB-6, R3: a random bad-karma pile of n - 1 cards (2 for two), and the eco-planet cards."""
    count = 0
    for kind in range(KARMA_KINDS):
        for _ in range(b.karma[kind]):
            s.karma_pile[count] = kind
            count += 1
    shuffle(s, s.karma_pile, count)
    s.karma_left = max(2, s.seats - 1)
    for place in range(s.karma_left, count):
        s.karma_aside[s.asides] = s.karma_pile[place]
        s.karma_pile[place] = NO_KARMA
        s.asides += 1
    s.eco_left = b.eco_cards


# ---- placement (RB-7, RB-8)


@rule
def next_placement(s: State) -> None:
    """RB-7: clockwise, each for his left neighbour, the starting player's pawn last; RB-9: then they play."""
    for _ in range(s.seats):
        s.placing = (s.placing + 1) % s.seats
        if s.pawn[s.placing] == NOWHERE and s.gone[s.placing] == 0:
            s.active = seat_before(s, s.placing)
            return
    s.round = 1
    s.active = s.starter
    if s.gone[s.active] != 0:
        s.active = seat_after(s, s.active)
    s.phase = TURN_BEGINS


@rule
def seat_before(s: State, seat: int) -> int:
    """RB-7: the right neighbour who is still at the table."""
    other = (seat + s.seats - 1) % s.seats
    while s.gone[other] != 0:
        other = (other + s.seats - 1) % s.seats
    return other


@rule
def seat_after(s: State, seat: int) -> int:
    """RB-9: the left neighbour who is still at the table."""
    other = (seat + 1) % s.seats
    while s.gone[other] != 0:
        other = (other + 1) % s.seats
    return other
