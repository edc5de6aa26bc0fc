"""Sangram: what a seat may not know is erased, and a possible world is dealt in its place (part 7.4)."""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import State, hide_chance, hide_events, take_key
from setu.games.sangram import knowledge as know
from setu.games.sangram import rules
from setu.games.sangram.codes import book, phase
from setu.games.sangram.state import IN_DECK, NOBODY, ONLOOKER, PLACES

MIXING = 12  # exchanges tried in any case, unless the cards are all alike
PATIENCE = 300  # … and at most, until all that is known holds
ATTEMPTS = 6

# ---- hiding


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """Part 7.1: others' hands and face-down cards, the deck, a swap between others; at the end all is open (K14)."""
    hide_chance(s)
    hide_events(s, seat)
    if s.phase == phase.OVER:
        return
    know.tidy(s, ONLOOKER)
    if seat >= 0:
        know.tidy(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            s.chosen[other] = 0
            know.forget(s, other)
    for place in range(s.deck_left):
        s.deck[place] = 0
    if not sees_swap(s, seat):
        s.taken = 0


@rule
def sees_swap(s: State, seat: int) -> bool:
    """K6: only the two players see the cards of a swap."""
    return s.phase == phase.GIVING and (seat == s.order[s.turn] or seat == s.swap_with)


# ---- imagining


@rule
def reopen(b: Board, s: State, seat: int) -> None:
    """SG-10, K2: nobody has seen a card that lies face down, so it might as well be chosen later."""
    if s.phase == phase.CHOOSING:
        s.ready &= 1 << seat


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """Part 7.4: deal the hidden cards so that masks, groups, counts and bounds (K1 to K12) hold."""
    take_key(s, key)
    if s.phase == phase.OVER:
        return
    viewer = seat if seat >= 0 else ONLOOKER
    for _ in range(ATTEMPTS):
        deal_hidden(s, viewer)
        if mix(b, s, viewer):
            break
    fill_deck(s)
    for other in range(s.seats):
        if other != seat:
            imagine_secrets(s, other)
    if s.phase == phase.GIVING and s.taken == 0 and looks_first(s):
        s.taken = any_card(s, int(s.hand[s.swap_with]))
    if s.taken != 0 and s.order[s.turn] != seat:
        tell_taker(s)


@rule
def looks_first(s: State) -> bool:
    """R13: is a card already taken while one to give is asked for?"""
    return s.options.vyapariGive == 0


@rule
def tell_taker(s: State) -> None:
    """K6: the taker knows what was taken."""
    taker = int(s.order[s.turn])
    for number in range(s.seats + 1):
        s.may[taker, know.viewer_at(s, number)] &= ~bits.bit(s.taken)
    s.may[taker, s.swap_with] |= bits.bit(s.taken)


@rule
def imagine_secrets(s: State, other: int) -> None:
    """K2, K1: another's face-down card, and what that player knows at least: the own hand and all that is public."""
    if s.phase == phase.CHOOSING and s.ready >> other & 1:
        s.chosen[other] = any_card(s, int(s.hand[other]))
    know.copy(s, ONLOOKER, other)
    know.own_hand(s, other)


@rule
def any_card(s: State, cards: int) -> int:
    """R34: each card of a set as likely as the other."""
    return bits.nth(cards, draw_below(s, bits.size(cards)))


@rule
def may_lie(s: State, viewer: int, place: int) -> int:
    """Part 7.2: the cards that may lie in a place for all that a viewer and everybody knows."""
    return int(s.may[viewer, place]) & int(s.may[ONLOOKER, place])


@rule
def lying(s: State, place: int) -> int:
    """Part 7.4: the cards dealt to a place so far."""
    return int(s.pool) if place == IN_DECK else int(s.hand[place])


@rule
def lay(s: State, place: int, card: int) -> None:
    """Part 7.4: a card is dealt to a place."""
    if place == IN_DECK:
        s.pool |= bits.bit(card)
    else:
        s.hand[place] |= bits.bit(card)


@rule
def lift(s: State, place: int, card: int) -> None:
    """Part 7.4: a card is taken away from a place again."""
    if place == IN_DECK:
        s.pool &= ~bits.bit(card)
    else:
        s.hand[place] &= ~bits.bit(card)


@rule
def deal_hidden(s: State, viewer: int) -> None:
    """K11: every hidden card to a place where it may lie; first the certain ones, then those not in the deck."""
    hidden = 0
    for number in range(s.seats + 1):
        place = know.viewer_at(s, number)
        if place != viewer or place == IN_DECK:
            hidden |= may_lie(s, viewer, place)
            if place == IN_DECK:
                s.pool = 0
            else:
                s.hand[place] = 0
    certain = hidden & know.in_one_place(s, viewer)
    loose = hidden & ~certain
    deal_set(s, viewer, certain)
    if are_alike(s, viewer, loose):
        deal_alike(s, viewer, loose)
        return
    in_hands = loose & ~may_lie(s, viewer, IN_DECK)
    deal_set(s, viewer, in_hands)
    deal_set(s, viewer, loose & ~in_hands)


@rule
def are_alike(s: State, viewer: int, cards: int) -> bool:
    """Part 7.2: may all of these cards lie in the same places?"""
    for number in range(s.seats + 1):
        place = know.viewer_at(s, number)
        if place != viewer_hand(viewer):
            here = may_lie(s, viewer, place) & cards
            if here != 0 and here != cards:
                return False
    return True


@rule
def deal_alike(s: State, viewer: int, cards: int) -> None:
    """Part 7.4: cards that may lie in the same places fill the hands at random; the rest is the deck."""
    rest = cards
    for place in range(s.seats):
        if place != viewer and may_lie(s, viewer, place) & cards:
            for _ in range(know.room_in(s, place) - bits.size(lying(s, place))):
                card = any_card(s, rest)
                lay(s, place, card)
                rest &= ~bits.bit(card)
    s.pool |= rest


@rule
def deal_set(s: State, viewer: int, cards: int) -> None:
    """K11: deal a set of cards, each to a place with probability proportional to the room left there."""
    rest = int(cards)
    while rest != 0:
        card = bits.lowest_bit(rest)
        rest &= rest - 1
        room = 0
        for number in range(s.seats + 1):
            place = know.viewer_at(s, number)
            if place_is_open(s, viewer, place, card):
                room += know.room_in(s, place) - bits.size(lying(s, place))
        if room == 0:
            make_room(s, viewer, card)
        else:
            lay_at_random(s, viewer, card, draw_below(s, room) if room > 1 else 0)


@rule
def place_is_open(s: State, viewer: int, place: int, card: int) -> bool:
    """K11: may the card lie in this place, which is not the viewer's own hand?"""
    return (place != viewer or place == IN_DECK) and may_lie(s, viewer, place) & bits.bit(card) != 0


@rule
def lay_at_random(s: State, viewer: int, card: int, number: int) -> None:
    """K11: the free spot of that number."""
    spot = number
    for other in range(s.seats + 1):
        place = know.viewer_at(s, other)
        if place_is_open(s, viewer, place, card):
            spot -= know.room_in(s, place) - bits.size(lying(s, place))
            if spot < 0:
                lay(s, place, card)
                return


@rule
def make_room(s: State, viewer: int, card: int) -> None:
    """K11: all places of a card are full, so others move along a chain of places until one has room."""
    for place in range(PLACES):
        s.came_from[place] = NOBODY
    for number in range(s.seats + 1):
        place = know.viewer_at(s, number)
        if place_is_open(s, viewer, place, card):
            s.came_from[place] = place
    end = widen_chain(s, viewer)
    while end != NOBODY and s.came_from[end] != end:
        before = int(s.came_from[end])
        moved = bits.lowest_bit(lying(s, before) & may_lie(s, viewer, end))
        lift(s, before, moved)
        lay(s, end, moved)
        end = before
    if end != NOBODY:
        lay(s, end, card)
    for place in range(PLACES):
        s.came_from[place] = 0


@rule
def widen_chain(s: State, viewer: int) -> int:
    """K11: reach from place to place by cards that may change over; the first place reached that has room."""
    growing = True
    while growing:
        growing = False
        for number in range(s.seats + 1):
            place = know.viewer_at(s, number)
            if s.came_from[place] != NOBODY and bits.size(lying(s, place)) < know.room_in(s, place):
                return place
            for other in range(s.seats + 1):
                before = know.viewer_at(s, other)
                new = s.came_from[place] == NOBODY and s.came_from[before] != NOBODY and place != viewer_hand(viewer)
                if new and lying(s, before) & may_lie(s, viewer, place):
                    s.came_from[place] = before
                    growing = True
    return NOBODY


@rule
def viewer_hand(viewer: int) -> int:
    """Part 7.2: the place that a viewer knows for certain: the own hand; an onlooker has none."""
    return NOBODY if viewer == ONLOOKER else viewer


# ---- making all that is known hold


@rule
def mix(b: Board, s: State, viewer: int) -> bool:
    """Part 7.4: exchange cards at random, never making it worse, until groups (K7) and bounds (K12) hold."""
    loose = 0
    for number in range(s.seats + 1):
        place = know.viewer_at(s, number)
        if place != viewer_hand(viewer):
            loose |= may_lie(s, viewer, place) & ~lying(s, place)
    wrong = contradictions(b, s, viewer)
    if loose == 0 or (wrong == 0 and are_alike(s, viewer, loose)):
        return wrong == 0
    for tried in range(PATIENCE):
        if wrong == 0 and tried >= MIXING:
            break
        one, two = any_card(s, loose), any_card(s, loose)
        here, there = place_of(s, one), place_of(s, two)
        if here == there or not may_change(s, viewer, one, there) or not may_change(s, viewer, two, here):
            continue
        exchange(s, here, one, there, two)
        now = contradictions(b, s, viewer)
        if now > wrong:
            exchange(s, here, two, there, one)
        else:
            wrong = now
    return wrong == 0


@rule
def may_change(s: State, viewer: int, card: int, place: int) -> bool:
    """Part 7.2: may the card lie there too?"""
    return may_lie(s, viewer, place) & bits.bit(card) != 0


@rule
def place_of(s: State, card: int) -> int:
    """Part 7.4: where a card was dealt."""
    for seat in range(s.seats):
        if s.hand[seat] & bits.bit(card):
            return seat
    return IN_DECK


@rule
def exchange(s: State, here: int, one: int, there: int, two: int) -> None:
    """Part 7.4: two cards change places."""
    lift(s, here, one)
    lift(s, there, two)
    lay(s, here, two)
    lay(s, there, one)


@rule
def contradictions(b: Board, s: State, viewer: int) -> int:
    """K7, K12: how much of what is known does not hold in the world dealt so far."""
    wrong = contradicted_groups(s, viewer)
    if viewer != ONLOOKER:
        wrong += contradicted_groups(s, ONLOOKER)
    for seat in range(s.seats):
        if seat != viewer:
            strength = rules.hand_strength(b, s.hand[seat])
            wrong += max(0, strength - int(s.limit[seat])) + max(0, int(s.floor[seat]) - strength)
    return wrong


@rule
def contradicted_groups(s: State, viewer: int) -> int:
    """K7: by how many cards the groups are missed."""
    wrong = 0
    for group in range(s.groups[viewer]):
        left = bits.size(int(s.group_cards[viewer, group]) & ~int(s.hand[s.group_home[viewer, group]]))
        wrong += max(0, left - int(s.group_most[viewer, group])) + max(0, int(s.group_least[viewer, group]) - left)
    return wrong


@rule
def fill_deck(s: State) -> None:
    """Part 6.3: the rest, in any order, is the deck."""
    place = 0
    rest = int(s.pool)
    while rest != 0:
        if place < book.CARDS:
            s.deck[place] = bits.lowest_bit(rest)
        place += 1
        rest &= rest - 1
    s.pool = 0
    shuffle(s, s.deck, s.deck_left)
