"""Programs: five cards face down (DL-10 to DL-12), and who may see them (part 7)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, hide_chance, hide_events, take_key, tell
from setu.games.river.state import (
    ABSENT_BLOCK,
    AGREE,
    AGREE_BEFORE,
    BLOCK,
    CARD_USED,
    LAY,
    LEGAL,
    NO_AGREEING,
    NONE,
    ON,
    OWN_BLOCK,
    PROGRAMMING,
    ROUND_BEGINS,
    SLOTS,
    TWO_BLOCKS,
)


@rule
def everyone(s: State) -> int:
    """DL-10: the set of all seats still in the game."""
    return ((1 << s.seats) - 1) & ~s.out


@rule
def take_cards_back(s: State, seat: int) -> None:
    """DL-14: no card of the seat is on the table."""
    s.laid[seat] = 0
    for slot in range(SLOTS):
        s.program[seat, slot] = NONE


@rule
def why_not_lay(s: State, seat: int, card: int) -> int:
    """DL-3, DL-10, DL-11: a card of the hand that is not laid yet, and no second block."""
    if s.hand[seat] >> card & 1 == 0:
        return OWN_BLOCK if s.colour[seat] == card - BLOCK else ABSENT_BLOCK
    for slot in range(s.laid[seat]):
        if s.program[seat, slot] == card:
            return CARD_USED
        if s.program[seat, slot] >= BLOCK and card >= BLOCK:
            return TWO_BLOCKS
    return LEGAL


@rule
def why_not_agree(s: State, seat: int) -> int:
    """R29: where the option is on, and always without a cap, once a round, before the first card."""
    if s.options.agree != ON and s.options.roundCap != 0:
        return NO_AGREEING
    return AGREE_BEFORE if s.laid[seat] > 0 or s.agreed >> seat & 1 else LEGAL


@rule
def free_cards(s: State, seat: int) -> int:
    """DL-10, DL-11: the set of cards that a seat may lay next."""
    cards = int(s.hand[seat])
    for slot in range(s.laid[seat]):
        card = int(s.program[seat, slot])
        cards &= ~(1 << card)
        if card >= BLOCK:
            cards &= (1 << BLOCK) - 1
    return cards


@rule
def list_cards(s: State, seat: int, out: Any) -> int:
    """DL-10, R29: every card that may be laid next, and the wish to end."""
    found = 0
    cards = free_cards(s, seat)
    while cards != 0:
        out[found] = LAY + lowest_bit(cards)
        found += 1
        cards &= cards - 1
    if why_not_agree(s, seat) == LEGAL:
        out[found] = AGREE
        found += 1
    return found


@rule
def begin_round(s: State) -> None:
    """DL-10, DL-14: everybody has all cards in hand again."""
    for seat in range(s.seats):
        take_cards_back(s, seat)
    s.ready = 0
    s.blocked = 0
    s.slot = NONE
    s.turn = 0
    s.actor = NONE
    s.phase = PROGRAMMING
    tell(s, ROUND_BEGINS, EVERYONE, s.round, int(s.colour[s.order[s.first]]), 0)


@rule
def card_of(s: State, seat: int) -> int:
    """DL-13: the card of a seat in the slot that was turned up last."""
    return int(s.program[seat, s.slot])


# ---- what may be seen of it (part 7)


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """Part 7, R29: of the others' programs only the slots that were turned up, and who is ready."""
    hide_chance(s)
    hide_events(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.agreed &= ~(1 << other)
            for slot in range(s.slot + 1, SLOTS):
                s.program[other, slot] = NONE
            if s.ready >> other & 1 == 0:
                s.laid[other] = 0


@rule
def reopen(b: Board, s: State, seat: int) -> None:
    """DL-10: nobody has seen a program before the first card is turned up, so it might as well be chosen later."""
    if s.phase == PROGRAMMING:
        for other in range(s.seats):
            if other != seat:
                take_cards_back(s, other)
        s.ready &= 1 << seat


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """Part 7: the others' unseen cards, each legal program that agrees with the seen ones equally likely."""
    take_key(s, key)
    for other in range(s.seats):
        if other != seat and s.ready >> other & 1:
            imagine_program(s, other)


@rule
def imagine_program(s: State, seat: int) -> None:
    """DL-10, DL-11: with or without a block, in proportion to how many such programs there are."""
    seen = s.slot + 1
    s.laid[seat] = seen
    cards = free_cards(s, seat)
    s.laid[seat] = SLOTS
    actions, blocks = cards & ((1 << BLOCK) - 1), cards >> BLOCK
    unseen = SLOTS - seen
    if unseen == 0:
        return
    without = arrangements(size(actions), unseen)
    within = unseen * size(blocks) * arrangements(size(actions), unseen - 1)
    blocking = NONE
    if draw_below(s, without + within) >= without:
        blocking = seen + draw_below(s, unseen)
    for slot in range(seen, SLOTS):
        if slot == blocking:
            s.program[seat, slot] = BLOCK + nth(blocks, draw_below(s, size(blocks)))
        else:
            card = nth(actions, draw_below(s, size(actions)))
            s.program[seat, slot] = card
            actions &= ~(1 << card)


@rule
def arrangements(cards: int, slots: int) -> int:
    """DL-10: in how many ways so many of the cards can be laid in order."""
    ways = 1
    for laid in range(slots):
        ways *= cards - laid
    return ways


@rule
def size(cards: int) -> int:
    """DL-10: how many cards are in a set."""
    count = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


@rule
def nth(cards: int, number: int) -> int:
    """DL-10: a card of a set by its place."""
    for _ in range(number):
        cards &= cards - 1
    return lowest_bit(cards)
