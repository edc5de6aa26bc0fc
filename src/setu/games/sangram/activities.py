"""Sangram: the eleven activities (part 4.3): what each may do, whether it would do anything, and what it does.

"You" of the spec is `seat`: whoever acts, by an own card, by a copy or by a card that a Sarthi turned up.
"""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import State, tell, tell_only
from setu.games.sangram import knowledge as know
from setu.games.sangram import piles
from setu.games.sangram.codes import action, book, event, phase, refusal, warriors
from setu.games.sangram.state import (
    BY_THE_BOOK,
    DRAWN,
    NOBODY,
    PILE,
)

# ---- whom an activity may choose


@rule
def has_retreated(s: State, seat: int) -> bool:
    """SG-20: was this player sent home this round?"""
    return s.retreated >> seat & 1 == 1


@rule
def has_activated(s: State, seat: int) -> bool:
    """SG-12, R4: has this player's activation turn begun?"""
    return s.activated >> seat & 1 == 1


@rule
def why_not_opponent(s: State, seat: int, other: int) -> int:
    """SG-15: exactly one other player, never a retreated one (R6)."""
    if other >= s.seats:
        return refusal.NOBODY_THERE
    if other == seat:
        return refusal.YOURSELF
    return refusal.SENT_HOME_ALREADY if has_retreated(s, other) else refusal.LEGAL


@rule
def why_not_send_home(s: State, seat: int, other: int) -> int:
    """SG-20, R3: an opponent who has not yet activated."""
    why = why_not_opponent(s, seat, other)
    return refusal.HAS_ACTED if why == refusal.LEGAL and has_activated(s, other) else why


@rule
def why_not_return(s: State, seat: int, warrior: int, tokens: int) -> int:
    """SG-21, SG-23: up to 4 or 6 of one's own tokens."""
    if tokens > (book.DROPS[0] if warrior == warriors.MAHARAJA else book.DROPS[1]):
        return refusal.TOO_MANY
    return refusal.NOT_SO_MANY if tokens > s.tokens[seat] else refusal.LEGAL


@rule
def why_not_gift(s: State, seat: int, other: int, tokens: int) -> int:
    """SG-24: one or two of one's own tokens, to one opponent."""
    why = why_not_opponent(s, seat, other)
    return refusal.NOT_SO_MANY if why == refusal.LEGAL and tokens > s.tokens[seat] else why


@rule
def why_not_pull(s: State, seat: int, other: int) -> int:
    """SG-26: an opponent on level 1 or higher."""
    why = why_not_opponent(s, seat, other)
    return refusal.ON_THE_GROUND if why == refusal.LEGAL and s.level[other] == 0 else why


@rule
def why_not_swap(s: State, seat: int, other: int) -> int:
    """SG-28: both need a card in hand."""
    why = why_not_opponent(s, seat, other)
    return refusal.NO_CARDS_TO_SWAP if why == refusal.LEGAL and (s.held[seat] == 0 or s.held[other] == 0) else why


@rule
def why_not_copy(b: Board, s: State, seat: int, other: int) -> int:
    """SG-27, R8, R9: a card an opponent played, not a Yuvaraj, whose activity would do something for you now."""
    if other >= s.seats:
        return refusal.NOBODY_THERE
    if other == seat:
        return refusal.YOURSELF
    if has_retreated(s, other) and s.options.copyRetreated == BY_THE_BOOK:
        return refusal.NO_COPY_OF_THE_RETREATED
    warrior = b.warrior[s.played[other]]
    if warrior == warriors.YUVARAJ:
        return refusal.NO_COPY_OF_A_COPY
    return refusal.LEGAL if has_own_effect(s, seat, warrior) else refusal.NOTHING_TO_COPY


# ---- may this choice be made for this activity?


@rule
def why_not_act(b: Board, s: State, seat: int, move: int) -> int:
    """SG-13, part 6.2: a choice of the activity that is being carried out, or to decline it."""
    warrior = int(s.resolving)
    if action.decline.has(move) and must_take(s, warrior):
        return refusal.MUST_TAKE
    if action.decline.has(move):
        return refusal.MUST_FOLLOW if must_follow(s, warrior) else refusal.LEGAL
    if action.take.has(move) and warrior == warriors.VAIDIK:
        return why_not_take(s, action.take.card(move))
    if action.retreat.has(move) and warrior == warriors.ACHARYA:
        return why_not_send_home(s, seat, action.retreat.other(move))
    if action.drop.has(move) and (warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI):
        return why_not_return(s, seat, warrior, action.drop.tokens(move))
    if action.shield.has(move) and warrior == warriors.SHOORVEER:
        return refusal.LEGAL
    if action.gift.has(move) and warrior == warriors.MANTRI:
        return why_not_gift(s, seat, action.gift.other(move), action.gift.tokens(move))
    if action.rise.has(move) and warrior == warriors.MAHARANI:
        return refusal.LEGAL
    if action.pull.has(move) and warrior == warriors.GUPTCHAR:
        return why_not_pull(s, seat, action.pull.other(move))
    if action.copy.has(move) and warrior == warriors.YUVARAJ:
        return why_not_copy(b, s, seat, action.copy.other(move))
    if action.swap.has(move) and warrior == warriors.VYAPARI:
        return why_not_swap(s, seat, action.swap.other(move))
    if action.draw.has(move) and (warrior == warriors.SARTHI or (warrior == warriors.VAIDIK and is_covered(s))):
        return refusal.LEGAL
    return refusal.OTHER_ACTIVITY


@rule
def must_follow(s: State, warrior: int) -> bool:
    """R12: with `sarthiMustFollow` a card turned up is used if it can be; a Sarthi itself may always be declined."""
    return s.follows & DRAWN != 0 and warrior != warriors.SARTHI and s.options.sarthiMustFollow != BY_THE_BOOK


@rule
def is_covered(s: State) -> bool:
    """R26: with `discardPile: closed` the top five are covered until a Vaidik's player opens them in this turn."""
    return s.options.discardPile != BY_THE_BOOK and s.follows & PILE == 0


@rule
def must_take(s: State, warrior: int) -> bool:
    """R26: who has opened the top five takes one of them."""
    return warrior == warriors.VAIDIK and s.options.discardPile != BY_THE_BOOK and s.follows & PILE != 0


@rule
def why_not_take(s: State, card: int) -> int:
    """SG-30, R26: one of the top five discards; of a closed pile only once they are opened."""
    if is_covered(s):
        return refusal.PILE_CLOSED
    return refusal.LEGAL if piles.top_of_pile(s) & bits.bit(card) else refusal.NOT_ON_TOP


@rule
def choices(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.2: all choices of the activity that is being carried out."""
    warrior = int(s.resolving)
    found = 0
    if not must_follow(s, warrior) and not must_take(s, warrior):
        out[0] = action.decline.FIRST
        found = 1
    if warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI:
        most = book.DROPS[0] if warrior == warriors.MAHARAJA else book.DROPS[1]
        for tokens in range(1, min(most, int(s.tokens[seat])) + 1):
            out[found] = action.drop.number(tokens)
            found += 1
    elif warrior == warriors.VAIDIK and not is_covered(s):
        cards = piles.top_of_pile(s)
        while cards != 0:
            out[found] = action.take.number(bits.lowest_bit(cards))
            found += 1
            cards &= cards - 1
    elif has_one_choice(warrior):
        out[found] = only_choice(warrior)
        found += 1
    elif warrior == warriors.MANTRI:
        for other in range(s.seats):
            for tokens in range(1, book.GIFT + 1):
                if why_not_gift(s, seat, other, tokens) == refusal.LEGAL:
                    out[found] = action.gift.number(other, tokens)
                    found += 1
    else:
        for other in range(s.seats):
            if may_choose(b, s, seat, warrior, other):
                out[found] = first_choice(warrior) + other
                found += 1
    return found


@rule
def first_choice(warrior: int) -> int:
    """Part 6.2: where the choices of an activity begin that only names an opponent."""
    if warrior == warriors.ACHARYA:
        return action.retreat.FIRST
    if warrior == warriors.GUPTCHAR:
        return action.pull.FIRST
    return action.copy.FIRST if warrior == warriors.YUVARAJ else action.swap.FIRST


@rule
def has_one_choice(warrior: int) -> bool:
    """Part 6.2: a shield, a rise, a card turned up; R26: of a closed pile, to open its top five."""
    return (
        warrior == warriors.SHOORVEER
        or warrior == warriors.MAHARANI
        or warrior == warriors.SARTHI
        or warrior == warriors.VAIDIK
    )


@rule
def only_choice(warrior: int) -> int:
    """SG-22, SG-25, SG-29, R26: the choice of an activity that offers one."""
    if warrior == warriors.SHOORVEER:
        return action.shield.FIRST
    return action.rise.FIRST if warrior == warriors.MAHARANI else action.draw.FIRST


@rule
def may_choose(b: Board, s: State, seat: int, warrior: int, other: int) -> bool:
    """SG-15: may this activity name that opponent?"""
    if warrior == warriors.ACHARYA:
        return why_not_send_home(s, seat, other) == refusal.LEGAL
    if warrior == warriors.GUPTCHAR:
        return why_not_pull(s, seat, other) == refusal.LEGAL
    if warrior == warriors.YUVARAJ:
        return why_not_copy(b, s, seat, other) == refusal.LEGAL
    if warrior == warriors.MANTRI:
        return why_not_gift(s, seat, other, 1) == refusal.LEGAL
    return why_not_swap(s, seat, other) == refusal.LEGAL


# ---- would the activity do anything?


@rule
def has_effect(b: Board, s: State, seat: int, warrior: int) -> bool:
    """SG-14: an activity that can have no effect is wasted."""
    if warrior != warriors.YUVARAJ:
        return has_own_effect(s, seat, warrior)
    for other in range(s.seats):
        if why_not_copy(b, s, seat, other) == refusal.LEGAL:
            return True
    return False


@rule
def has_own_effect(s: State, seat: int, warrior: int) -> bool:
    """SG-14: the same for all but the Yuvaraj, who asks it of others."""
    if warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI:
        return s.tokens[seat] > 0
    if warrior == warriors.SHOORVEER:
        return True
    if warrior == warriors.MAHARANI:
        return s.level[seat] < book.TOP_LEVEL
    if warrior == warriors.SARTHI:
        return piles.can_draw(s)
    if warrior == warriors.VAIDIK:
        return s.discarded > 0
    for other in range(s.seats):
        if (
            (warrior == warriors.ACHARYA and why_not_send_home(s, seat, other) == refusal.LEGAL)
            or (warrior == warriors.GUPTCHAR and why_not_pull(s, seat, other) == refusal.LEGAL)
            or (warrior == warriors.MANTRI and why_not_gift(s, seat, other, 1) == refusal.LEGAL)
            or (warrior == warriors.VYAPARI and why_not_swap(s, seat, other) == refusal.LEGAL)
        ):
            return True
    return False


# ---- what the activities do


@rule
def act(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-20 to SG-30: carry out one choice; does it ask for another (a copy, a card turned up, a swap)?"""
    warrior = int(s.resolving)
    if warrior == warriors.ACHARYA:
        send_home(b, s, seat, action.retreat.other(move))
    elif warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI:
        piles.return_tokens(s, seat, action.drop.tokens(move))
        tell(s, event.RETURNED, seat, action.drop.tokens(move), warrior)
    elif warrior == warriors.SHOORVEER:
        s.shield |= 1 << seat
        tell(s, event.SHIELDED, seat)
    elif warrior == warriors.MANTRI:
        give_tokens(s, seat, action.gift.other(move), action.gift.tokens(move))
    elif warrior == warriors.MAHARANI:
        s.level[seat] += 1
        tell(s, event.ROSE, seat, s.level[seat])
    elif warrior == warriors.GUPTCHAR:
        pull_down(s, seat, action.pull.other(move))
    elif warrior == warriors.YUVARAJ:
        copy_card(b, s, seat, action.copy.other(move))
    elif warrior == warriors.VYAPARI:
        begin_swap(s, seat, action.swap.other(move))
    elif warrior == warriors.SARTHI:
        turn_up(b, s, seat)
    elif action.draw.has(move):
        open_pile(s, seat)
    else:
        take_discard(b, s, seat, action.take.card(move))
    return warrior == warriors.YUVARAJ or warrior == warriors.VYAPARI or action.draw.has(move)


@rule
def send_home(b: Board, s: State, seat: int, other: int) -> None:
    """SG-20, K3: the opponent takes the card back unused and has retreated for this round."""
    card = int(s.played[other])
    s.retreated |= 1 << other
    s.hand[other] |= bits.bit(card)
    s.held[other] += 1
    know.shift_bounds(b, s, other, card, 1)
    know.everyone_knows_in_hand(s, card, other)
    tell(s, event.SENT_HOME, seat, other, card)


@rule
def give_tokens(s: State, seat: int, other: int, tokens: int) -> None:
    """SG-24: tokens change hands."""
    s.tokens[seat] -= tokens
    s.tokens[other] += tokens
    tell(s, event.GAVE_TOKENS, seat, other, tokens)


@rule
def pull_down(s: State, seat: int, other: int) -> None:
    """SG-26: the opponent's Crown goes down one level."""
    s.level[other] -= 1
    tell(s, event.PULLED, seat, other, s.level[other])


@rule
def copy_card(b: Board, s: State, seat: int, other: int) -> None:
    """SG-27: the copied activity is now yours; the copied player loses nothing."""
    s.copying = other
    s.resolving = b.warrior[s.played[other]]
    tell(s, event.COPIED, seat, other, s.played[other])


@rule
def turn_up(b: Board, s: State, seat: int) -> None:
    """SG-29: turn up cards until one is not a Sarthi; its activity is now yours. They lie aside till the turn ends."""
    s.copying = NOBODY
    s.follows |= DRAWN
    while s.resolving == warriors.SARTHI and piles.can_draw(s):
        card = piles.draw_card(s)
        s.aside[s.put_aside] = card
        s.put_aside += 1
        s.resolving = b.warrior[card]
        know.everyone_sees(s, bits.bit(card))
        tell(s, event.TURNED_UP, seat, card)


@rule
def open_pile(s: State, seat: int) -> None:
    """R26: all see the top five of a closed pile; each is told, so nobody opens them and thinks better of it."""
    s.follows |= PILE
    for other in range(s.seats):
        tell_only(s, other, event.PILE_OPENED, seat)


@rule
def take_discard(b: Board, s: State, seat: int, card: int) -> None:
    """SG-30, K5: the card with its tokens now, and no recruit in Phase 2."""
    piles.take_from_pile(s, card)
    s.hand[seat] |= bits.bit(card)
    s.held[seat] += 1
    know.shift_bounds(b, s, seat, card, 1)
    s.no_recruit |= 1 << seat
    know.everyone_knows_in_hand(s, card, seat)
    tell(s, event.PICKED, seat, card, piles.take_tokens(b, s, seat, card))


# ---- the Vyapari's swap


@rule
def begin_swap(s: State, seat: int, other: int) -> None:
    """SG-28, R13: choose a hand and look at a blind card of it; with `beforeLooking` that comes after the giving."""
    s.phase = phase.GIVING
    s.swap_with = other
    tell(s, event.SWAPPED, seat, other)
    if s.options.vyapariGive == BY_THE_BOOK:
        take_blind(s, seat, other)


@rule
def take_blind(s: State, seat: int, other: int) -> None:
    """SG-28, R34: one card of that hand, each as likely as the other; only the two players learn which."""
    s.taken = bits.nth(s.hand[other], draw_below(s, int(s.held[other])))
    know.taken(s, seat, other, s.taken)
    tell_only(s, seat, event.TOOK, seat, other, s.taken)
    tell_only(s, other, event.TOOK, seat, other, s.taken)


@rule
def why_not_give(s: State, seat: int, move: int) -> int:
    """SG-28, R14: one of the cards held before; with `vyapariReturn` also the one just taken."""
    if not action.give.has(move):
        return refusal.GIVE_A_CARD
    card = action.give.card(move)
    if s.taken != 0 and card == s.taken:
        return refusal.LEGAL if may_return(s) else refusal.NOT_BACK
    return refusal.LEGAL if s.hand[seat] & bits.bit(card) else refusal.NOT_YOURS_TO_GIVE


@rule
def may_give(s: State, seat: int) -> int:
    """SG-28, R14: the cards that may be given, as a set."""
    back = bits.bit(s.taken) if may_return(s) else 0
    return int(s.hand[seat]) | back


@rule
def may_return(s: State) -> bool:
    """R14: `vyapariReturn`, which needs a card that was looked at first."""
    return s.options.vyapariReturn != BY_THE_BOOK and s.taken != 0


@rule
def give_card(s: State, seat: int, given: int) -> None:
    """SG-28: both hands keep their size, and no tokens move."""
    other = int(s.swap_with)
    if s.taken == 0:
        take_blind(s, seat, other)
    taken = int(s.taken)
    know.exchanged(s, seat, other, taken, given)
    if taken != given:
        s.hand[seat] = s.hand[seat] & ~bits.bit(given) | bits.bit(taken)
        s.hand[other] = s.hand[other] & ~bits.bit(taken) | bits.bit(given)
    know.loosen_bounds(s, seat)
    know.loosen_bounds(s, other)
    tell_only(s, seat, event.GAVE, seat, other, given)
    tell_only(s, other, event.GAVE, seat, other, given)
    s.swap_with = NOBODY
    s.taken = 0
