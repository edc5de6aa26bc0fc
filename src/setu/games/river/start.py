"""The set-up (part 3): colours, hands, the order of play and the first-player marker."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rng import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.games.river.program import begin_round, take_cards_back
from setu.games.river.state import (
    BLOCK,
    BY_SEATS,
    CHOOSING_FIRST,
    CHOSEN,
    COLOUR_DRAWN,
    COLOURS,
    MOST_SEATS,
    MOST_STONES,
    NONE,
    NUMBERS,
    PLANKS,
    RANDOM,
    STARTS,
    VILLAGES,
)
from setu.games.river.stones import reopen_water


@rule
def setup(b: Board, s: State) -> None:
    """DL-1, DL-3, DL-4: colours by the number of players, pawns at home, six planks each, an empty board."""
    clear(b, s)
    choose_colours(b, s)
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        s.holder[colour] = seat
        s.pawn[seat] = PLANKS + b.home[colour]
        s.reserve[seat] = ((1 << NUMBERS) - 1) << (NUMBERS * colour)
    for seat in range(s.seats):
        s.hand[seat] = hand_of(s, seat)
    seat_clockwise(b, s)
    if s.options.first == CHOSEN:
        s.phase = CHOOSING_FIRST
    else:
        give_marker(s, draw_below(s, s.seats))


@rule
def clear(b: Board, s: State) -> None:
    """DL-4: nothing on the board, all stones in the common reserve."""
    s.stone_reserve = b.stone_count
    s.slot = NONE
    s.actor = NONE
    s.picked = NONE
    for village in range(VILLAGES):
        s.room |= 1 << (MOST_STONES + village)
    for plank in range(PLANKS):
        s.end_a[plank] = NONE
        s.end_b[plank] = NONE
        s.landing[plank] = NONE
        s.span[plank] = NONE
    for colour in range(COLOURS):
        s.holder[colour] = NONE
    for seat in range(MOST_SEATS):
        take_cards_back(s, seat)
    reopen_water(b, s)


@rule
def choose_colours(b: Board, s: State) -> None:
    """Part 3: the colours that the number of players asks for, as listed or drawn by lot."""
    for seat in range(s.seats):
        s.colour[seat] = b.in_play[s.seats, seat]
    if s.options.colours == RANDOM:
        shuffle(s, s.colour, s.seats)
        for seat in range(s.seats):
            tell(s, COLOUR_DRAWN, EVERYONE, seat, int(s.colour[seat]), 0)


@rule
def hand_of(s: State, seat: int) -> int:
    """DL-3: eight actions and a block against every other colour in play."""
    cards = (1 << BLOCK) - 1
    for colour in range(COLOURS):
        if s.holder[colour] != NONE and s.holder[colour] != seat:
            cards |= 1 << (BLOCK + colour)
    return cards


@rule
def seat_clockwise(b: Board, s: State) -> None:
    """R2: turns go round the villages in play, or with `order=seats` round the table."""
    for seat in range(s.seats):
        s.order[seat] = seat
    if s.options.order == BY_SEATS:
        return
    for place in range(1, s.seats):
        back = place
        while back > 0 and ring_place(b, s, back) < ring_place(b, s, back - 1):
            seat = int(s.order[back])
            s.order[back] = s.order[back - 1]
            s.order[back - 1] = seat
            back -= 1


@rule
def ring_place(b: Board, s: State, place: int) -> int:
    """R2: where on the ring of villages the seat at this place of the order starts."""
    return int(b.clockwise[b.home[s.colour[s.order[place]]]])


@rule
def give_marker(s: State, place: int) -> None:
    """R3: the first-player marker is drawn by lot, or given to a chosen player; the first round begins."""
    s.first = place
    tell(s, STARTS, EVERYONE, int(s.colour[s.order[place]]), 0, 0)
    s.round = 1
    begin_round(s)


@rule
def place_of(s: State, seat: int) -> int:
    """R2: the place of a seat in the turn order."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place
