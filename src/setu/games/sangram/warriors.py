"""Sangram: the eleven activities (part 4.3): what each may do, whether it would do anything, and what it does.

"You" of the spec is `seat`: whoever acts, by an own card, by a copy or by a card that a Sarthi turned up.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.games.sangram.knowledge import (
    bit,
    everyone_knows_in_hand,
    everyone_sees,
    know_exchanged,
    know_taken,
    loosen_bounds,
    nth_card,
    shift_bounds,
)
from setu.games.sangram.piles import can_draw, draw_card, return_tokens, take_from_pile, take_tokens, top_of_pile
from setu.games.sangram.state import (
    ACHARYA,
    BY_THE_BOOK,
    COPIED,
    COPY,
    DECLINE,
    DRAW,
    DRAWN,
    DROP,
    DROPS,
    GAVE,
    GAVE_TOKENS,
    GIFT,
    GIVE,
    GIVE_TOKENS,
    GIVING,
    GUPTCHAR,
    MAHARAJA,
    MAHARANI,
    MANTRI,
    NOBODY,
    PICKED,
    PILE,
    PILE_OPENED,
    PULL,
    PULLED,
    RETREAT,
    RETURNED,
    RISE,
    ROSE,
    SARTHI,
    SENAPATI,
    SENT_HOME,
    SHIELD,
    SHIELDED,
    SHOORVEER,
    SWAP,
    SWAPPED,
    TAKE,
    TOOK,
    TOP_LEVEL,
    TURNED_UP,
    VAIDIK,
    VYAPARI,
    YUVARAJ,
)

# Why a move may not be made; `words` gives each its rule and sentence.
(
    LEGAL,
    GAME_IS_OVER,
    NO_SUCH_MOVE,
    ALREADY_CHOSEN,
    CHOOSE_A_CARD,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    GIVE_A_CARD,
    NOT_YOURS_TO_GIVE,
    NOT_BACK,
    MUST_RECRUIT,
    NO_VOLUNTEER,
    OTHER_ACTIVITY,
    MUST_FOLLOW,
    NOBODY_THERE,
    YOURSELF,
    SENT_HOME_ALREADY,
    HAS_ACTED,
    TOO_MANY,
    NOT_SO_MANY,
    ON_THE_GROUND,
    NO_COPY_OF_A_COPY,
    NO_COPY_OF_THE_RETREATED,
    NOTHING_TO_COPY,
    NO_CARDS_TO_SWAP,
    NOT_ON_TOP,
    PILE_CLOSED,
    MUST_TAKE,
) = range(28)


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
        return NOBODY_THERE
    if other == seat:
        return YOURSELF
    return SENT_HOME_ALREADY if has_retreated(s, other) else LEGAL


@rule
def why_not_send_home(s: State, seat: int, other: int) -> int:
    """SG-20, R3: an opponent who has not yet activated."""
    why = why_not_opponent(s, seat, other)
    return HAS_ACTED if why == LEGAL and has_activated(s, other) else why


@rule
def why_not_return(s: State, seat: int, warrior: int, tokens: int) -> int:
    """SG-21, SG-23: up to 4 or 6 of one's own tokens."""
    if tokens > (DROPS[0] if warrior == MAHARAJA else DROPS[1]):
        return TOO_MANY
    return NOT_SO_MANY if tokens > s.tokens[seat] else LEGAL


@rule
def why_not_gift(s: State, seat: int, other: int, tokens: int) -> int:
    """SG-24: one or two of one's own tokens, to one opponent."""
    why = why_not_opponent(s, seat, other)
    return NOT_SO_MANY if why == LEGAL and tokens > s.tokens[seat] else why


@rule
def why_not_pull(s: State, seat: int, other: int) -> int:
    """SG-26: an opponent on level 1 or higher."""
    why = why_not_opponent(s, seat, other)
    return ON_THE_GROUND if why == LEGAL and s.level[other] == 0 else why


@rule
def why_not_swap(s: State, seat: int, other: int) -> int:
    """SG-28: both need a card in hand."""
    why = why_not_opponent(s, seat, other)
    return NO_CARDS_TO_SWAP if why == LEGAL and (s.held[seat] == 0 or s.held[other] == 0) else why


@rule
def why_not_copy(b: Board, s: State, seat: int, other: int) -> int:
    """SG-27, R8, R9: a card an opponent played, not a Yuvaraj, whose activity would do something for you now."""
    if other >= s.seats:
        return NOBODY_THERE
    if other == seat:
        return YOURSELF
    if has_retreated(s, other) and s.options.copyRetreated == BY_THE_BOOK:
        return NO_COPY_OF_THE_RETREATED
    warrior = b.warrior[s.played[other]]
    if warrior == YUVARAJ:
        return NO_COPY_OF_A_COPY
    return LEGAL if has_own_effect(s, seat, warrior) else NOTHING_TO_COPY


# ---- may this choice be made for this activity?


@rule
def why_not_act(b: Board, s: State, seat: int, move: int) -> int:
    """SG-13, part 6.2: a choice of the activity that is being carried out, or to decline it."""
    warrior = int(s.resolving)
    if move == DECLINE and must_take(s, warrior):
        return MUST_TAKE
    if move == DECLINE:
        return MUST_FOLLOW if must_follow(s, warrior) else LEGAL
    if move > TAKE and move < RETREAT and warrior == VAIDIK:
        return why_not_take(s, move - TAKE)
    if move >= RETREAT and move <= DROP and warrior == ACHARYA:
        return why_not_send_home(s, seat, move - RETREAT)
    if move > DROP and move < SHIELD and (warrior == MAHARAJA or warrior == SENAPATI):
        return why_not_return(s, seat, warrior, move - DROP)
    if move == SHIELD and warrior == SHOORVEER:
        return LEGAL
    if move >= GIVE_TOKENS and move < RISE and warrior == MANTRI:
        return why_not_gift(s, seat, (move - GIVE_TOKENS) // GIFT, (move - GIVE_TOKENS) % GIFT + 1)
    if move == RISE and warrior == MAHARANI:
        return LEGAL
    if move >= PULL and move < COPY and warrior == GUPTCHAR:
        return why_not_pull(s, seat, move - PULL)
    if move >= COPY and move < SWAP and warrior == YUVARAJ:
        return why_not_copy(b, s, seat, move - COPY)
    if move >= SWAP and move < DRAW and warrior == VYAPARI:
        return why_not_swap(s, seat, move - SWAP)
    if move == DRAW and (warrior == SARTHI or (warrior == VAIDIK and is_covered(s))):
        return LEGAL
    return OTHER_ACTIVITY


@rule
def must_follow(s: State, warrior: int) -> bool:
    """R12: with `sarthiMustFollow` a card turned up is used if it can be; a Sarthi itself may always be declined."""
    return s.follows & DRAWN != 0 and warrior != SARTHI and s.options.sarthiMustFollow != BY_THE_BOOK


@rule
def is_covered(s: State) -> bool:
    """R26: with `discardPile: closed` the top five are covered until a Vaidik's player opens them in this turn."""
    return s.options.discardPile != BY_THE_BOOK and s.follows & PILE == 0


@rule
def must_take(s: State, warrior: int) -> bool:
    """R26: who has opened the top five takes one of them."""
    return warrior == VAIDIK and s.options.discardPile != BY_THE_BOOK and s.follows & PILE != 0


@rule
def why_not_take(s: State, card: int) -> int:
    """SG-30, R26: one of the top five discards; of a closed pile only once they are opened."""
    if is_covered(s):
        return PILE_CLOSED
    return LEGAL if top_of_pile(s) & bit(card) else NOT_ON_TOP


@rule
def choices(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.2: all choices of the activity that is being carried out."""
    warrior = int(s.resolving)
    found = 0
    if not must_follow(s, warrior) and not must_take(s, warrior):
        out[0] = DECLINE
        found = 1
    if warrior == MAHARAJA or warrior == SENAPATI:
        most = DROPS[0] if warrior == MAHARAJA else DROPS[1]
        for tokens in range(1, min(most, int(s.tokens[seat])) + 1):
            out[found] = DROP + tokens
            found += 1
    elif warrior == VAIDIK and is_covered(s):
        out[found] = DRAW
        found += 1
    elif warrior == SHOORVEER or warrior == MAHARANI or warrior == SARTHI:
        out[found] = SHIELD if warrior == SHOORVEER else RISE if warrior == MAHARANI else DRAW
        found += 1
    elif warrior == VAIDIK:
        cards = top_of_pile(s)
        while cards != 0:
            out[found] = TAKE + lowest_bit(cards)
            found += 1
            cards &= cards - 1
    elif warrior == MANTRI:
        for other in range(s.seats):
            for tokens in range(1, GIFT + 1):
                if why_not_gift(s, seat, other, tokens) == LEGAL:
                    out[found] = GIVE_TOKENS + GIFT * other + tokens - 1
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
    if warrior == ACHARYA:
        return RETREAT
    if warrior == GUPTCHAR:
        return PULL
    return COPY if warrior == YUVARAJ else SWAP


@rule
def may_choose(b: Board, s: State, seat: int, warrior: int, other: int) -> bool:
    """SG-15: may this activity name that opponent?"""
    if warrior == ACHARYA:
        return why_not_send_home(s, seat, other) == LEGAL
    if warrior == GUPTCHAR:
        return why_not_pull(s, seat, other) == LEGAL
    if warrior == YUVARAJ:
        return why_not_copy(b, s, seat, other) == LEGAL
    if warrior == MANTRI:
        return why_not_gift(s, seat, other, 1) == LEGAL
    return why_not_swap(s, seat, other) == LEGAL


# ---- would the activity do anything?


@rule
def has_effect(b: Board, s: State, seat: int, warrior: int) -> bool:
    """SG-14: an activity that can have no effect is wasted."""
    if warrior != YUVARAJ:
        return has_own_effect(s, seat, warrior)
    for other in range(s.seats):
        if why_not_copy(b, s, seat, other) == LEGAL:
            return True
    return False


@rule
def has_own_effect(s: State, seat: int, warrior: int) -> bool:
    """SG-14: the same for all but the Yuvaraj, who asks it of others."""
    if warrior == MAHARAJA or warrior == SENAPATI:
        return s.tokens[seat] > 0
    if warrior == SHOORVEER:
        return True
    if warrior == MAHARANI:
        return s.level[seat] < TOP_LEVEL
    if warrior == SARTHI:
        return can_draw(s)
    if warrior == VAIDIK:
        return s.discarded > 0
    for other in range(s.seats):
        if (
            (warrior == ACHARYA and why_not_send_home(s, seat, other) == LEGAL)
            or (warrior == GUPTCHAR and why_not_pull(s, seat, other) == LEGAL)
            or (warrior == MANTRI and why_not_gift(s, seat, other, 1) == LEGAL)
            or (warrior == VYAPARI and why_not_swap(s, seat, other) == LEGAL)
        ):
            return True
    return False


# ---- what the activities do


@rule
def act(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-20 to SG-30: carry out one choice; does it ask for another (a copy, a card turned up, a swap)?"""
    warrior = int(s.resolving)
    if warrior == ACHARYA:
        send_home(b, s, seat, move - RETREAT)
    elif warrior == MAHARAJA or warrior == SENAPATI:
        return_tokens(s, seat, move - DROP)
        tell(s, RETURNED, EVERYONE, seat, move - DROP, warrior)
    elif warrior == SHOORVEER:
        s.shield |= 1 << seat
        tell(s, SHIELDED, EVERYONE, seat, 0, 0)
    elif warrior == MANTRI:
        give_tokens(s, seat, (move - GIVE_TOKENS) // GIFT, (move - GIVE_TOKENS) % GIFT + 1)
    elif warrior == MAHARANI:
        s.level[seat] += 1
        tell(s, ROSE, EVERYONE, seat, s.level[seat], 0)
    elif warrior == GUPTCHAR:
        pull_down(s, seat, move - PULL)
    elif warrior == YUVARAJ:
        copy_card(b, s, seat, move - COPY)
    elif warrior == VYAPARI:
        begin_swap(s, seat, move - SWAP)
    elif warrior == SARTHI:
        turn_up(b, s, seat)
    elif move == DRAW:
        open_pile(s, seat)
    else:
        take_discard(b, s, seat, move - TAKE)
    return warrior == YUVARAJ or warrior == VYAPARI or move == DRAW


@rule
def send_home(b: Board, s: State, seat: int, other: int) -> None:
    """SG-20, K3: the opponent takes the card back unused and has retreated for this round."""
    card = int(s.played[other])
    s.retreated |= 1 << other
    s.hand[other] |= bit(card)
    s.held[other] += 1
    shift_bounds(b, s, other, card, 1)
    everyone_knows_in_hand(s, card, other)
    tell(s, SENT_HOME, EVERYONE, seat, other, card)


@rule
def give_tokens(s: State, seat: int, other: int, tokens: int) -> None:
    """SG-24: tokens change hands."""
    s.tokens[seat] -= tokens
    s.tokens[other] += tokens
    tell(s, GAVE_TOKENS, EVERYONE, seat, other, tokens)


@rule
def pull_down(s: State, seat: int, other: int) -> None:
    """SG-26: the opponent's Crown goes down one level."""
    s.level[other] -= 1
    tell(s, PULLED, EVERYONE, seat, other, s.level[other])


@rule
def copy_card(b: Board, s: State, seat: int, other: int) -> None:
    """SG-27: the copied activity is now yours; the copied player loses nothing."""
    s.copying = other
    s.resolving = b.warrior[s.played[other]]
    tell(s, COPIED, EVERYONE, seat, other, s.played[other])


@rule
def turn_up(b: Board, s: State, seat: int) -> None:
    """SG-29: turn up cards until one is not a Sarthi; its activity is now yours. They lie aside till the turn ends."""
    s.copying = NOBODY
    s.follows |= DRAWN
    while s.resolving == SARTHI and can_draw(s):
        card = draw_card(s)
        s.aside[s.put_aside] = card
        s.put_aside += 1
        s.resolving = b.warrior[card]
        everyone_sees(s, bit(card))
        tell(s, TURNED_UP, EVERYONE, seat, card, 0)


@rule
def open_pile(s: State, seat: int) -> None:
    """R26: all see the top five of a closed pile; each is told, so nobody opens them and thinks better of it."""
    s.follows |= PILE
    for other in range(s.seats):
        tell(s, PILE_OPENED, other, seat, 0, 0)


@rule
def take_discard(b: Board, s: State, seat: int, card: int) -> None:
    """SG-30, K5: the card with its tokens now, and no recruit in Phase 2."""
    take_from_pile(s, card)
    s.hand[seat] |= bit(card)
    s.held[seat] += 1
    shift_bounds(b, s, seat, card, 1)
    s.no_recruit |= 1 << seat
    everyone_knows_in_hand(s, card, seat)
    tell(s, PICKED, EVERYONE, seat, card, take_tokens(b, s, seat, card))


# ---- the Vyapari's swap


@rule
def begin_swap(s: State, seat: int, other: int) -> None:
    """SG-28, R13: choose a hand and look at a blind card of it; with `beforeLooking` that comes after the giving."""
    s.phase = GIVING
    s.swap_with = other
    tell(s, SWAPPED, EVERYONE, seat, other, 0)
    if s.options.vyapariGive == BY_THE_BOOK:
        take_blind(s, seat, other)


@rule
def take_blind(s: State, seat: int, other: int) -> None:
    """SG-28, R34: one card of that hand, each as likely as the other; only the two players learn which."""
    s.taken = nth_card(s.hand[other], draw_below(s, int(s.held[other])))
    know_taken(s, seat, other, s.taken)
    tell(s, TOOK, seat, seat, other, s.taken)
    tell(s, TOOK, other, seat, other, s.taken)


@rule
def why_not_give(s: State, seat: int, move: int) -> int:
    """SG-28, R14: one of the cards held before; with `vyapariReturn` also the one just taken."""
    if move <= GIVE or move > TAKE:
        return GIVE_A_CARD
    card = move - GIVE
    if s.taken != 0 and card == s.taken:
        return LEGAL if may_return(s) else NOT_BACK
    return LEGAL if s.hand[seat] & bit(card) else NOT_YOURS_TO_GIVE


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
    know_exchanged(s, seat, other, taken, given)
    if taken != given:
        s.hand[seat] = s.hand[seat] & ~bit(given) | bit(taken)
        s.hand[other] = s.hand[other] & ~bit(taken) | bit(given)
    loosen_bounds(s, seat)
    loosen_bounds(s, other)
    tell(s, GAVE, seat, seat, other, given)
    tell(s, GAVE, other, seat, other, given)
    s.swap_with = NOBODY
    s.taken = 0
