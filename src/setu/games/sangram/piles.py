"""Sangram: the draw deck, the discard pile and the tokens (SG-4 to SG-7)."""

from __future__ import annotations

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import shuffle
from setu.engine.rule import rule
from setu.engine.state import State, tell
from setu.games.sangram import knowledge as know
from setu.games.sangram.codes import book, event
from setu.games.sangram.state import BY_THE_BOOK


@rule
def draw_card(s: State) -> int:
    """SG-7: the top card of the deck, after a reshuffle if there is none; 0 if that cannot be (R21)."""
    if not ready_to_draw(s):
        return 0
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = 0
    return card


@rule
def ready_to_draw(s: State) -> bool:
    """SG-7, R21: the deck is renewed at the moment a card is needed and none is there."""
    if s.deck_left == 0:
        reshuffle(s)
    return s.deck_left > 0


@rule
def can_draw(s: State) -> bool:
    """SG-7, R21: is there a card in the deck, or one to be shuffled in?"""
    return s.deck_left > 0 or s.discarded > book.TOP_OF_PILE


@rule
def reshuffle(s: State) -> None:
    """SG-7: the discard pile without its top five becomes the deck; the five stay, in their order."""
    shuffled = s.discarded - book.TOP_OF_PILE
    if shuffled <= 0:
        return
    cards = 0
    for place in range(shuffled):
        s.deck[place] = s.discard[place]
        cards |= bits.bit(s.discard[place])
    know.reshuffled(s, cards)
    s.deck_left = shuffled
    for place in range(s.discarded):
        s.discard[place] = s.discard[place + shuffled] if place < book.TOP_OF_PILE else 0
    s.discarded = book.TOP_OF_PILE
    s.reshuffles += 1
    shuffle(s, s.deck, shuffled)
    tell(s, event.SHUFFLED, shuffled)


@rule
def put_on_pile(s: State, card: int) -> None:
    """SG-6: a card comes to lie on top of the discard pile."""
    s.discard[s.discarded] = card
    s.discarded += 1


@rule
def top_of_pile(s: State) -> int:
    """SG-6: the last five cards put on the discard pile, as a set."""
    cards = 0
    for place in range(max(0, s.discarded - book.TOP_OF_PILE), s.discarded):
        cards |= bits.bit(s.discard[place])
    return cards


@rule
def take_from_pile(s: State, card: int) -> None:
    """SG-30: one card leaves the pile; the others stay in their order."""
    found = False
    for place in range(s.discarded):
        found = found or s.discard[place] == card
        if found:
            s.discard[place] = s.discard[place + 1] if place + 1 < s.discarded else 0
    s.discarded -= 1


@rule
def tokens_of(b: Board, s: State, card: int) -> int:
    """SG-5, R20: how many tokens a card would bring now: as many as it shows, or what is left of them."""
    tokens = int(b.britishers[card])
    return min(tokens, s.supply) if s.options.tokenSupply == BY_THE_BOOK else tokens


@rule
def take_tokens(b: Board, s: State, seat: int, card: int) -> int:
    """SG-5: the tokens that come with a card; returns how many."""
    tokens = tokens_of(b, s, card)
    s.tokens[seat] += tokens
    s.supply -= tokens
    s.most_out = max(s.most_out, book.TOKENS - s.supply)
    return tokens


@rule
def return_tokens(s: State, seat: int, tokens: int) -> None:
    """SG-4: tokens go back to the supply and can be taken again."""
    s.tokens[seat] -= tokens
    s.supply += tokens
