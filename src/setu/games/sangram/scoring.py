"""Sangram: strength, and who stands before whom (SG-2, SG-71, SG-72)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State


@rule
def hand_strength(b: Board, cards: int) -> int:
    """SG-2: the strengths printed on a set of cards."""
    strength = 0
    rest = int(cards)
    while rest != 0:
        strength += int(b.strength[lowest_bit(rest)])
        rest &= rest - 1
    return strength


@rule
def total(b: Board, s: State, seat: int) -> int:
    """SG-2: level and hand; a card on the table does not count."""
    return int(s.level[seat]) + hand_strength(b, s.hand[seat])


@rule
def stands_before(b: Board, s: State, seat: int, other: int) -> bool:
    """SG-71, SG-72, R33: more strength, then fewer tokens, then the highest motivation in hand."""
    if seat == s.resigned or other == s.resigned:
        return other == s.resigned and seat != other
    mine, theirs = total(b, s, seat), total(b, s, other)
    if mine != theirs:
        return mine > theirs
    if s.tokens[seat] != s.tokens[other]:
        return s.tokens[seat] < s.tokens[other]
    return s.hand[seat] > s.hand[other]


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """SG-71, SG-72: places without ties; the score is the Total."""
    for seat in range(s.seats):
        out[seat, 0] = 1
        out[seat, 1] = total(b, s, seat)
        for other in range(s.seats):
            if stands_before(b, s, other, seat):
                out[seat, 0] += 1
