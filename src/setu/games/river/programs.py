"""Programs: five cards face down (DL-10 to DL-12)."""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.codes import NONE, action, book, cards, option, refusal


@rule
def take_cards_back(s: State, seat: int) -> None:
    """DL-14: no card of the seat is on the table."""
    s.laid[seat] = 0
    for slot in range(book.SLOTS):
        s.program[seat, slot] = NONE


@rule
def why_not_lay(s: State, seat: int, card: int) -> int:
    """DL-3, DL-10, DL-11: a card of the hand that is not laid yet, and no second block."""
    if s.hand[seat] >> card & 1 == 0:
        return refusal.OWN_BLOCK if s.colour[seat] == card - cards.BLOCK else refusal.ABSENT_BLOCK
    for slot in range(s.laid[seat]):
        if s.program[seat, slot] == card:
            return refusal.CARD_USED
        if s.program[seat, slot] >= cards.BLOCK and card >= cards.BLOCK:
            return refusal.TWO_BLOCKS
    return refusal.LEGAL


@rule
def why_not_agree(s: State, seat: int) -> int:
    """R29: where the option is on, and always without a cap, once a round, before the first card."""
    if s.options.agree != option.ON and s.options.roundCap != 0:
        return refusal.NO_AGREEING
    return refusal.AGREE_BEFORE if s.laid[seat] > 0 or s.agreed >> seat & 1 else refusal.LEGAL


@rule
def free_cards(s: State, seat: int) -> int:
    """DL-10, DL-11: the set of cards that a seat may lay next."""
    free = int(s.hand[seat])
    for slot in range(s.laid[seat]):
        card = int(s.program[seat, slot])
        free &= ~(1 << card)
        if card >= cards.BLOCK:
            free &= (1 << cards.BLOCK) - 1
    return free


@rule
def list_cards(s: State, seat: int, out: Any) -> int:
    """DL-10, R29: every card that may be laid next, and the wish to end."""
    found = int(bits.list_members(free_cards(s, seat), action.lay.FIRST, out))
    if why_not_agree(s, seat) == refusal.LEGAL:
        out[found] = action.agree.number()
        found += 1
    return found
