"""What every beginner is told (R25): with five Britishers your army does not train; once it has trained to the top,
only strong cards in your hand bring you to 18.

A gentle bot makes many of its moves at random, but not what it was warned of; else its games would hardly ever end.
"""

from __future__ import annotations

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram import piles
from setu.games.sangram.codes import action, book, phase, warriors


@rule
def warned(b: Board, s: State, seat: int, move: int) -> bool:
    """R25: does this move keep the army from training, or from strength at the top, though another would not?"""
    if s.level[seat] == book.TOP_LEVEL:
        return wastes_strength(b, s, seat, move)
    if s.phase == phase.CHOOSING:
        rids = cards_against_tokens(b, int(s.hand[seat]))
        return s.tokens[seat] > book.TRAIN_LIMIT and rids != 0 and rids & bits.bit(action.play.card(move)) == 0
    if s.phase == phase.RECRUITING:
        return s.shield >> seat & 1 == 0 and brings_too_many(b, s, seat, action.recruit.card(move))
    if action.take.has(move):
        return s.tokens[seat] + piles.tokens_of(b, s, action.take.card(move)) > book.TRAIN_LIMIT
    return keeps_tokens(s, seat, move)


@rule
def wastes_strength(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-2: a card that is not the weakest is played, or one that is not the strongest recruited."""
    if s.phase == phase.CHOOSING:
        return strength_of(b, action.play.card(move)) > weakest(b, int(s.hand[seat]))
    return s.phase == phase.RECRUITING and strength_of(b, action.recruit.card(move)) < strongest(b, int(s.volunteers))


@rule
def strength_of(b: Board, card: int) -> int:
    """SG-2: what a card adds to a hand."""
    return int(b.strength[card])


@rule
def weakest(b: Board, cards: int) -> int:
    """SG-2: the least strength on a card of a set."""
    least, rest = book.MOST_STRENGTH, cards
    while rest != 0:
        least = min(least, strength_of(b, bits.lowest_bit(rest)))
        rest &= rest - 1
    return least


@rule
def strongest(b: Board, cards: int) -> int:
    """SG-2: the greatest strength on a card of a set."""
    most, rest = 0, cards
    while rest != 0:
        most = max(most, strength_of(b, bits.lowest_bit(rest)))
        rest &= rest - 1
    return most


@rule
def cards_against_tokens(b: Board, cards: int) -> int:
    """SG-21, SG-23, SG-24: the cards of a set that send tokens away."""
    found, rest = 0, cards
    while rest != 0:
        card = bits.lowest_bit(rest)
        rest &= rest - 1
        warrior = b.warrior[card]
        if warrior == warriors.MAHARAJA or warrior == warriors.SENAPATI or warrior == warriors.MANTRI:
            found |= bits.bit(card)
    return found


@rule
def brings_too_many(b: Board, s: State, seat: int, card: int) -> bool:
    """SG-41, SG-50: too many tokens to train, where another Volunteer brings fewer."""
    brings = piles.tokens_of(b, s, card)
    fewest, rest = brings, int(s.volunteers)
    while rest != 0:
        fewest = min(fewest, piles.tokens_of(b, s, bits.lowest_bit(rest)))
        rest &= rest - 1
    return brings > fewest and s.tokens[seat] + brings > book.TRAIN_LIMIT


@rule
def keeps_tokens(s: State, seat: int, move: int) -> bool:
    """SG-21, SG-23, SG-24, R28: tokens that could go are kept, though they are too many."""
    tokens = int(s.tokens[seat])
    if s.resolving == warriors.MANTRI:
        return action.decline.has(move) and tokens > book.TRAIN_LIMIT
    if s.resolving != warriors.MAHARAJA and s.resolving != warriors.SENAPATI:
        return False
    gone = action.drop.tokens(move) if action.drop.has(move) else 0
    most = book.DROPS[0] if s.resolving == warriors.MAHARAJA else book.DROPS[1]
    return gone < min(most, tokens) and tokens - gone > book.TRAIN_LIMIT
