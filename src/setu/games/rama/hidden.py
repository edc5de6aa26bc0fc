"""Rama's Bridge: what may be seen (part 7), what the rest may be, and what must add up."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rng import shuffle
from setu.engine.rule import rule
from setu.engine.state import State, hide_chance, hide_events, take_key
from setu.games.rama import cards
from setu.games.rama.codes import eco, hand, karma, phase, setting, size, themes
from setu.games.rama.state import NO_CARD, NOWHERE

# ---- hiding


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """Part 7: chance, piles, others' cards in hand until the end, and others' bad karma."""
    hide_chance(s)
    hide_events(s, seat)
    for theme in range(themes.COUNT):
        for place in range(s.left[theme]):
            s.pile[theme, place] = NO_CARD
    for other in range(s.seats):
        if other != seat and s.karma_hand[other] != karma.NONE:
            s.karma_hand[other] = karma.UNKNOWN
        if other != seat and s.phase != phase.OVER:
            for slot in range(size.SLOTS):
                if s.held[other, slot] == hand.OPEN:
                    s.card[other, slot] = NO_CARD
    for place in range(len(s.karma_pile)):
        s.karma_pile[place] = karma.NONE
        s.karma_aside[place] = karma.NONE


# ---- determinizing


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """Part 7: a deal that agrees with everything the seat has seen, under a new key."""
    take_key(s, key)
    note_known(b, s)
    for theme in range(themes.COUNT):
        deal_theme(b, s, theme)
        s.known[theme] = 0
    if s.options.rules == setting.STRATEGY:
        deal_karma(b, s)


@rule
def note_known(b: Board, s: State) -> None:
    """Part 7: the cards that are seen: laid, dropped, or in one's own hand."""
    for other in range(s.seats):
        for slot in range(size.SLOTS):
            if s.held[other, slot] != hand.EMPTY and s.card[other, slot] >= 0:
                note_card(b, s, s.card[other, slot])
    for place in range(s.drops):
        note_card(b, s, s.dropped[place])


@rule
def note_card(b: Board, s: State, card: int) -> None:
    """Part 7: one more card that is seen."""
    theme = b.theme_of[card]
    s.known[theme] |= card_bit(b, theme, card)


@rule
def card_bit(b: Board, theme: int, card: int) -> int:
    """RB-4: a card among those of its theme."""
    return 1 << (int(card) - int(b.first_card[theme]))


@rule
def deal_theme(b: Board, s: State, theme: int) -> None:
    """RB-4: the unseen cards of a theme, shuffled, go to the hands that hide one; the rest is the pile."""
    count = 0
    for card in range(b.first_card[theme], b.first_card[theme + 1]):
        if s.known[theme] & card_bit(b, theme, card) == 0:
            s.pile[theme, count] = card
            count += 1
    shuffle(s, s.pile[theme], count)
    for other in range(s.seats):
        for slot in range(size.SLOTS):
            is_hidden = s.held[other, slot] == hand.OPEN and s.card[other, slot] == NO_CARD
            if is_hidden and cards.theme_in(s, other, slot) == theme:
                place = possible_place(b, s, theme, other, slot, count)
                if place < 0:
                    place = exchanged_place(b, s, theme, other, slot, count)
                count -= 1
                s.card[other, slot] = s.pile[theme, place]
                s.pile[theme, place] = s.pile[theme, count]
                s.pile[theme, count] = NO_CARD


@rule
def is_possible(b: Board, s: State, theme: int, other: int, slot: int, card: int) -> bool:
    """RB-26: a card of a town where its holder laid nothing is not in their hand."""
    return int(s.ruled_out[other, slot]) & card_bit(b, theme, card) == 0


@rule
def possible_place(b: Board, s: State, theme: int, other: int, slot: int, count: int) -> int:
    """RB-26: the last unseen card that the slot can hold, or -1."""
    for place in range(count - 1, -1, -1):
        if is_possible(b, s, theme, other, slot, s.pile[theme, place]):
            return place
    return -1


@rule
def exchanged_place(b: Board, s: State, theme: int, other: int, slot: int, count: int) -> int:
    """RB-26: make room by an exchange with a hand that was dealt before; else any card must do."""
    for one in range(s.seats):
        for mine in range(size.SLOTS):
            card = s.card[one, mine]
            dealt = s.held[one, mine] == hand.OPEN and card >= 0 and cards.theme_in(s, one, mine) == theme
            if dealt and s.known[theme] & card_bit(b, theme, card) == 0:
                place = possible_place(b, s, theme, one, mine, count)
                if place >= 0 and is_possible(b, s, theme, other, slot, card):
                    s.card[one, mine] = s.pile[theme, place]
                    s.pile[theme, place] = card
                    return place
    return count - 1


@rule
def deal_karma(b: Board, s: State) -> None:
    """RB-5, RB-33: the bad karma not seen yet lies in others' hands, in the pile, or aside."""
    count = 0
    for kind in range(1, karma.KINDS):
        seen = 0
        for other in range(s.seats):
            seen += (1 if s.received[other] == kind else 0) + (1 if s.karma_hand[other] == kind else 0)
        for _ in range(b.karma[kind] - seen):
            s.karma_pile[count] = kind
            count += 1
    shuffle(s, s.karma_pile, count)
    for other in range(s.seats):
        if s.karma_hand[other] == karma.UNKNOWN:
            count -= 1
            s.karma_hand[other] = s.karma_pile[count]
            s.karma_pile[count] = karma.NONE
    for place in range(s.asides):
        count -= 1
        s.karma_aside[place] = s.karma_pile[count]
        s.karma_pile[count] = karma.NONE


# ---- conservation


@rule
def conserved(b: Board, s: State) -> bool:
    """Part 2: every card, ticket, bad-karma and eco-planet card is in one place, every pawn on its own."""
    return (
        cards_add_up(b, s)
        and tickets_add_up(b, s)
        and eco_adds_up(b, s)
        and karma_adds_up(b, s)
        and board_is_sound(b, s)
    )


@rule
def cards_add_up(b: Board, s: State) -> bool:
    """RB-4: each card once, in a pile, a hand or dropped, under its own theme."""
    sound = True
    count = s.drops
    for theme in range(themes.COUNT):
        for place in range(s.left[theme]):
            sound = sound and b.theme_of[s.pile[theme, place]] == theme
            note_card(b, s, s.pile[theme, place])
            count += 1
    for seat in range(s.seats):
        for slot in range(size.SLOTS):
            if s.held[seat, slot] != hand.EMPTY:
                sound = sound and b.theme_of[s.card[seat, slot]] == cards.theme_in(s, seat, slot)
                count += 1
    note_known(b, s)
    for theme in range(themes.COUNT):
        all_cards = (1 << (int(b.first_card[theme + 1]) - int(b.first_card[theme]))) - 1
        sound = sound and s.known[theme] == all_cards
        s.known[theme] = 0
    return sound and count == b.cards


@rule
def tickets_add_up(b: Board, s: State) -> bool:
    """RB-24: supply, free and paid tickets are twelve."""
    tickets = s.supply
    for seat in range(s.seats):
        tickets += s.free_ticket[seat] + s.paid[seat]
    return tickets == b.tickets and s.supply >= 0


@rule
def eco_adds_up(b: Board, s: State) -> bool:
    """RB-5, RB-6: all eco-planet cards, or none in rule set 1."""
    count = int(s.eco_left)
    for seat in range(s.seats):
        for kind in range(2):
            count += 1 if s.eco[seat, kind] != eco.UNCOMMITTED else 0
    return bool(count == (b.eco_cards if s.options.rules == setting.STRATEGY else 0))


@rule
def karma_adds_up(b: Board, s: State) -> bool:
    """RB-5, RB-6: all bad-karma cards, or none in rule set 1."""
    for kind in range(1, karma.KINDS):
        if not kind_adds_up(b, s, kind):
            return False
    return True


@rule
def kind_adds_up(b: Board, s: State, kind: int) -> bool:
    """RB-5, RB-6: all bad-karma cards of a kind, or none in rule set 1."""
    count = 0
    for place in range(s.karma_left):
        count += 1 if s.karma_pile[place] == kind else 0
    for place in range(s.asides):
        count += 1 if s.karma_aside[place] == kind else 0
    for seat in range(s.seats):
        count += (1 if s.karma_hand[seat] == kind else 0) + (1 if s.received[seat] == kind else 0)
    return bool(count == (b.karma[kind] if s.options.rules == setting.STRATEGY else 0))


@rule
def board_is_sound(b: Board, s: State) -> bool:
    """RB-8, RB-15, RB-18: one pawn a space, the cow in a town it may be in."""
    if not cow_may_stand(b, s):
        return False
    for seat in range(s.seats):
        for other in range(seat):
            if share_a_space(b, s, seat, other):
                return False
    return True


@rule
def cow_may_stand(b: Board, s: State) -> bool:
    """RB-18: the cow is in a town it may be in."""
    return b.cow_towns[word_of(s.cow)] & bit_of(s.cow) != 0


@rule
def share_a_space(b: Board, s: State, seat: int, other: int) -> bool:
    """RB-8, RB-15: two pawns where only one may be (but see `pamban_shared`)."""
    shared = s.pawn[seat] == b.finish and s.options.pamban_shared == setting.SHARED
    return s.pawn[seat] != NOWHERE and s.pawn[seat] == s.pawn[other] and not shared
