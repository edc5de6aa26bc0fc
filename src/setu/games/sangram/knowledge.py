"""Who knows what (part 7): for each viewer, the places where a card may be for all that the viewer has seen.

`may[viewer, place]` is the set of cards that may lie in a place: a hand or the deck. Row ONLOOKER is what everybody
knows. A card in a public place (volunteers, table, discard pile) is in no set. A group remembers what a swap left
certain for those who did not see the cards (K7): of its cards, so many at least and at most have left home.
"""

from __future__ import annotations

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram.codes import book
from setu.games.sangram.state import BY_THE_BOOK, IN_DECK, MOST_GROUPS, ONLOOKER, PLACES


@rule
def viewer_at(s: State, number: int) -> int:
    """Part 7: first the seats, then the onlooker; likewise first the hands, then the deck."""
    return number if number < s.seats else ONLOOKER  # == IN_DECK


@rule
def room_in(s: State, place: int) -> int:
    """K11: how many cards lie in a place; that is public."""
    return int(s.deck_left) if place == IN_DECK else int(s.held[place])


# ---- what everybody sees


@rule
def everyone_sees(s: State, cards: int) -> None:
    """K2, K4: cards that come into the open are no longer anywhere else."""
    for number in range(s.seats + 1):
        viewer = viewer_at(s, number)
        for other in range(s.seats + 1):
            s.may[viewer, viewer_at(s, other)] &= ~cards


@rule
def everyone_knows_in_hand(s: State, card: int, seat: int) -> None:
    """K3, K4, K5: a card that all saw going into a hand."""
    for number in range(s.seats + 1):
        s.may[viewer_at(s, number), seat] |= bits.bit(card)


@rule
def everyone_finds(s: State, card: int, seat: int) -> None:
    """K7: a card that all see come out of a hand is no longer in doubt."""
    for number in range(s.seats + 1):
        find(s, viewer_at(s, number), card, seat)


@rule
def find(s: State, viewer: int, card: int, seat: int) -> None:
    """K7: a viewer sees a card in a hand; it leaves the groups, at home or away."""
    for group in range(s.groups[viewer]):
        if s.group_cards[viewer, group] & bits.bit(card):
            s.group_cards[viewer, group] &= ~bits.bit(card)
            if s.group_home[viewer, group] != seat:
                one_has_left(s, viewer, group, 1)


@rule
def one_has_left(s: State, viewer: int, group: int, found: int) -> None:
    """K7: so many of those that left home are found."""
    s.group_most[viewer, group] -= found
    s.group_least[viewer, group] = max(0, int(s.group_least[viewer, group]) - found)


@rule
def deal(s: State) -> None:
    """K1: one's own cards are known; every other card may be in the deck or in another's hand."""
    unseen = 0
    for seat in range(s.seats):
        unseen |= int(s.hand[seat])
    for place in range(s.deck_left):
        unseen |= bits.bit(s.deck[place])
    for number in range(s.seats + 1):
        viewer = viewer_at(s, number)
        own = int(s.hand[viewer]) if viewer != ONLOOKER else 0
        for other in range(s.seats + 1):
            s.may[viewer, viewer_at(s, other)] = unseen & ~own
        if viewer != ONLOOKER:
            s.may[viewer, viewer] = own


@rule
def shown_hand(s: State, seat: int) -> None:
    """K8: everybody sees a whole hand, so nothing else is in it."""
    hand = int(s.hand[seat])
    rest = hand
    while rest != 0:
        everyone_finds(s, bits.lowest_bit(rest), seat)
        rest &= rest - 1
    everyone_sees(s, hand)
    for number in range(s.seats + 1):
        s.may[viewer_at(s, number), seat] = hand


@rule
def expect_blind_draw(s: State, seat: int) -> None:
    """K9: for the others, whatever may be in the deck may soon be in this hand. To be said before the draw."""
    for number in range(s.seats + 1):
        viewer = viewer_at(s, number)
        tidy(s, viewer)
        if viewer != seat:
            s.may[viewer, seat] |= s.may[viewer, IN_DECK]


@rule
def drawn(s: State, seat: int, card: int) -> None:
    """K9: the owner looks at a card drawn blind."""
    for number in range(s.seats + 1):
        s.may[seat, viewer_at(s, number)] &= ~bits.bit(card)
    s.may[seat, seat] |= bits.bit(card)


@rule
def reshuffled(s: State, shuffled: int) -> None:
    """K10: the old deck is used up, so what was not seen is in hands; the set of the new deck is known to all."""
    for number in range(s.seats + 1):
        viewer = viewer_at(s, number)
        tidy(s, viewer)
        s.may[viewer, IN_DECK] = shuffled


# ---- a swap by a Vyapari


@rule
def taken(s: State, seat: int, other: int, card: int) -> None:
    """K6: the taker has seen the card; until one is given for it, it counts as lying in the other hand."""
    find(s, seat, card, other)
    for number in range(s.seats + 1):
        s.may[seat, viewer_at(s, number)] &= ~bits.bit(card)
    s.may[seat, other] |= bits.bit(card)


@rule
def exchanged(s: State, seat: int, other: int, taken: int, given: int) -> None:
    """K6, K7: the two players know both cards, the rest only that one went each way. Before the cards move."""
    find(s, other, given, seat)
    for number in range(s.seats + 1):
        viewer = viewer_at(s, number)
        if viewer == seat or viewer == other:
            for place in range(s.seats + 1):
                s.may[viewer, viewer_at(s, place)] &= ~(bits.bit(taken) | bits.bit(given))
            s.may[viewer, other] |= bits.bit(given)
            if taken != given:
                s.may[viewer, seat] |= bits.bit(taken)
        else:
            of_exchange(s, viewer, seat, other)


@rule
def of_exchange(s: State, viewer: int, seat: int, other: int) -> None:
    """K7: of the cards known in each hand at most one is now in the other, exactly one if the whole hand was known."""
    tidy(s, viewer)
    for group in range(s.groups[viewer]):
        if s.group_home[viewer, group] == seat or s.group_home[viewer, group] == other:
            s.group_most[viewer, group] += 1
            s.group_least[viewer, group] = max(0, int(s.group_least[viewer, group]) - 1)
    sure_here, sure_there = sure(s, viewer, seat), sure(s, viewer, other)
    add_group(s, viewer, seat, sure_here)
    add_group(s, viewer, other, sure_there)
    both = int(s.may[viewer, seat]) | int(s.may[viewer, other])
    s.may[viewer, seat] = both
    s.may[viewer, other] = both


@rule
def add_group(s: State, viewer: int, home: int, cards: int) -> None:
    """K7: one card at most leaves this home, and one at least if all of it was known (but R14: back again)."""
    group = s.groups[viewer]
    known = bits.size(cards)
    whole = known == s.held[home] and s.options.vyapariReturn == BY_THE_BOOK
    if group < MOST_GROUPS and known > (0 if whole else 1):
        s.group_cards[viewer, group] = cards
        s.group_home[viewer, group] = home
        s.group_most[viewer, group] = 1
        s.group_least[viewer, group] = 1 if whole else 0
        s.groups[viewer] += 1


# ---- counting (K11)


@rule
def sure(s: State, viewer: int, place: int) -> int:
    """K11: the cards that can be nowhere but here."""
    return int(s.may[viewer, place]) & in_one_place(s, viewer)


@rule
def in_one_place(s: State, viewer: int) -> int:
    """K11: the cards with one place left."""
    once, twice = 0, 0
    for number in range(s.seats + 1):
        cards = int(s.may[viewer, viewer_at(s, number)])
        twice |= once & cards
        once |= cards
    return once & ~twice


@rule
def tidy(s: State, viewer: int) -> None:
    """K11: count until nothing changes."""
    changed = True
    while changed:
        changed = False
        certain = in_one_place(s, viewer)
        for number in range(s.seats + 1):
            place = viewer_at(s, number)
            here = int(s.may[viewer, place])
            doubtful = here & ~certain
            if doubtful != 0:
                room = room_in(s, place)
                if bits.size(here & certain) == room:
                    s.may[viewer, place] = here & certain
                    changed = True
                elif bits.size(here) == room:
                    settle(s, viewer, place, doubtful)
                    changed = True
                if changed:
                    break
        if not changed and s.groups[viewer] > 0:
            changed = tidy_groups(s, viewer, certain)


@rule
def settle(s: State, viewer: int, place: int, cards: int) -> None:
    """K11: these cards are here and nowhere else."""
    for number in range(s.seats + 1):
        if viewer_at(s, number) != place:
            s.may[viewer, viewer_at(s, number)] &= ~cards


@rule
def tidy_groups(s: State, viewer: int, certain: int) -> bool:
    """K7: forget what is settled in a group, conclude from what is left, and drop groups that say nothing."""
    concluded = False
    kept = 0
    for group in range(s.groups[viewer]):
        home = int(s.group_home[viewer, group])
        cards = int(s.group_cards[viewer, group])
        gone = cards & ~int(s.may[viewer, home])
        one_has_left(s, viewer, group, bits.size(gone))
        cards &= ~gone & ~certain
        most, least = int(s.group_most[viewer, group]), int(s.group_least[viewer, group])
        left = bits.size(cards)
        if left > 0 and most <= 0:
            settle(s, viewer, home, cards)
            concluded = True
        elif left > 0 and least >= left:
            s.may[viewer, home] &= ~cards
            concluded = True
        elif left > 0 and (least > 0 or most < left):
            s.group_cards[viewer, kept] = cards
            s.group_home[viewer, kept] = home
            s.group_most[viewer, kept] = most
            s.group_least[viewer, kept] = least
            kept += 1
    forget_groups(s, viewer, kept)
    return concluded


@rule
def forget_groups(s: State, viewer: int, kept: int) -> None:
    """K7: only the first so many groups are left."""
    for group in range(kept, s.groups[viewer]):
        s.group_cards[viewer, group] = 0
        s.group_home[viewer, group] = 0
        s.group_most[viewer, group] = 0
        s.group_least[viewer, group] = 0
    s.groups[viewer] = kept


# ---- bounds (K12)


@rule
def shift_bounds(b: Board, s: State, seat: int, card: int, by: int) -> None:
    """K12: a card that all see come into a hand (1) or leave it (-1) moves what is known of its strength."""
    s.limit[seat] += by * b.strength[card]
    s.floor[seat] += by * b.strength[card]


@rule
def loosen_bounds(s: State, seat: int) -> None:
    """K12: after a swap nobody but the two knows how the strengths have changed."""
    s.limit[seat] += book.MOST_STRENGTH
    s.floor[seat] -= book.MOST_STRENGTH


# ---- other people's knowledge


@rule
def copy(s: State, source: int, viewer: int) -> None:
    """Part 7.2: one row of knowledge over another."""
    for place in range(PLACES):
        s.may[viewer, place] = s.may[source, place]
    forget_groups(s, viewer, 0)
    for group in range(s.groups[source]):
        s.group_cards[viewer, group] = s.group_cards[source, group]
        s.group_home[viewer, group] = s.group_home[source, group]
        s.group_most[viewer, group] = s.group_most[source, group]
        s.group_least[viewer, group] = s.group_least[source, group]
    s.groups[viewer] = s.groups[source]


@rule
def forget(s: State, viewer: int) -> None:
    """Part 7.4: nobody knows what another knows."""
    for place in range(PLACES):
        s.may[viewer, place] = 0
    forget_groups(s, viewer, 0)


@rule
def own_hand(s: State, seat: int) -> None:
    """K1: a player's own hand is exact: these cards, and no others."""
    hand = int(s.hand[seat])
    for number in range(s.seats + 1):
        s.may[seat, viewer_at(s, number)] &= ~hand
    s.may[seat, seat] = hand
