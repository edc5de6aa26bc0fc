"""Sangram: the rules, phase by phase. Numbers are those of the spec; a card is its motivation, 1 to 55."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import lowest_bit
from setu.engine.board import Board
from setu.engine.rng import shuffle
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, tell
from setu.games.sangram.beginners import warned
from setu.games.sangram.imagining import determinize, hide, reopen
from setu.games.sangram.insight import estimate, features
from setu.games.sangram.judging import evaluate
from setu.games.sangram.knowledge import (
    bit,
    everyone_finds,
    everyone_knows_in_hand,
    everyone_sees,
    expect_blind_draw,
    know_deal,
    know_drawn,
    know_shown_hand,
    shift_bounds,
    size,
)
from setu.games.sangram.piles import draw_card, put_on_pile, ready_to_draw, take_tokens, tokens_of
from setu.games.sangram.scoring import outcome, stands_before, total
from setu.games.sangram.state import (
    ACTING,
    BLOCKED,
    BY_RESIGNING,
    BY_ROUNDS,
    BY_STRENGTH,
    BY_THE_BOOK,
    CARDS,
    CHOOSING,
    CHOSE,
    DEALT,
    DECLINE,
    DECLINED,
    DREW,
    END_AT,
    ENDED,
    FAR_LIMIT,
    FIRST_HAND,
    FORTY_ROUNDS,
    GIVE,
    GIVING,
    GREW,
    GROWTH_AT,
    GROWTH_CARDS,
    LEFT,
    MOST_HAND,
    MOST_STRENGTH,
    MOVES,
    NOBODY,
    NOTHING,
    OPENED,
    OVER,
    PLAY,
    PULL,
    RANKED,
    RECRUIT,
    RECRUITED,
    RECRUITING,
    REVEALED,
    RISE,
    ROUND,
    ROUND_LIMIT,
    SHOWN,
    TAKE,
    TOKENS,
    TOP_LEVEL,
    TRAIN_LIMIT,
    TRAINED,
    WASTED,
)
from setu.games.sangram.warriors import (
    ALREADY_CHOSEN,
    CHOOSE_A_CARD,
    GAME_IS_OVER,
    LEGAL,
    MUST_RECRUIT,
    NO_SUCH_MOVE,
    NO_VOLUNTEER,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    act,
    choices,
    give_card,
    has_effect,
    has_retreated,
    may_return,
    why_not_act,
    why_not_give,
)

__all__ = ["determinize", "estimate", "evaluate", "features", "hide", "outcome", "reopen", "warned"]

# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """Part 3: shuffle, open n + 1 Volunteers, deal three cards each; Crowns on level 0, tokens in the supply."""
    for card in range(CARDS):
        s.deck[card] = card + 1
    s.deck_left = CARDS
    shuffle(s, s.deck, CARDS)
    s.supply = TOKENS
    s.resigned = NOBODY
    open_volunteers(s)
    for seat in range(s.seats):
        for _ in range(FIRST_HAND):
            card = draw_card(s)
            s.hand[seat] |= bit(card)
            tell(s, DEALT, seat, seat, card, 0)
        s.held[seat] = FIRST_HAND
        s.limit[seat] = FIRST_HAND * MOST_STRENGTH
    know_deal(s)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """SG-10, SG-73: the next round; what belonged to the last one is cleared away."""
    s.round += 1
    s.phase = CHOOSING
    s.turn = 0
    s.activated = 0
    s.retreated = 0
    s.shield = 0
    s.no_recruit = 0
    for seat in range(s.seats):
        s.played[seat] = 0
        s.order[seat] = 0
    clear_turn(s)
    tell(s, ROUND, EVERYONE, s.round, 0, 0)


@rule
def clear_turn(s: State) -> None:
    """Part 6.1: nothing is being resolved."""
    s.resolving = NOTHING
    s.copying = NOBODY
    s.follows = 0
    s.swap_with = NOBODY
    s.taken = 0


# ---- whose turn


@rule
def pending(b: Board, s: State) -> int:
    """SG-10, SG-12, SG-40: all who have not chosen yet, later one seat at a time in round order."""
    if s.phase == OVER:
        return 0
    if s.phase == CHOOSING:
        return ((1 << s.seats) - 1) & ~int(s.ready)
    return 1 << acting(s)


@rule
def acting(s: State) -> int:
    """SG-12: the seat whose turn it is in round order."""
    return int(s.order[s.turn])


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """Part 6.2: the first rule that forbids a move."""
    if s.phase == OVER:
        return GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if s.phase == CHOOSING:
        return why_not_choose(s, seat, move)
    if seat != acting(s):
        return NOT_YOUR_TURN
    if s.phase == RECRUITING:
        return why_not_recruit(s, move)
    if s.phase == GIVING:
        return why_not_give(s, seat, move)
    return why_not_act(b, s, seat, move)


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """SG-10: one card of the own hand, once."""
    if s.ready >> seat & 1:
        return ALREADY_CHOSEN
    if move <= PLAY or move > RECRUIT:
        return CHOOSE_A_CARD
    return LEGAL if s.hand[seat] & bit(move - PLAY) else NOT_IN_HAND


@rule
def why_not_recruit(s: State, move: int) -> int:
    """SG-40, R29: one of the Volunteers still open; nobody declines."""
    if move <= RECRUIT or move > GIVE:
        return MUST_RECRUIT
    return LEGAL if s.volunteers & bit(move - RECRUIT) else NO_VOLUNTEER


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.2: every legal move of a seat that owes a decision."""
    if s.phase == OVER or pending(b, s) >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING:
        return list_cards(s.hand[seat], PLAY, out)
    if s.phase == RECRUITING:
        return list_cards(s.volunteers, RECRUIT, out)
    if s.phase == GIVING:
        back = bit(s.taken) if may_return(s) else 0
        return list_cards(int(s.hand[seat]) | back, GIVE, out)
    return choices(b, s, seat, out)


@rule
def list_cards(cards: int, first: int, out: Any) -> int:
    """Part 6.2: one move for each card of a set."""
    found = 0
    rest = int(cards)
    while rest != 0:
        out[found] = first + lowest_bit(rest)
        found += 1
        rest &= rest - 1
    return found


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """Part 11.1: the new level after a Maharani or a Guptchar; the tokens that come with a card."""
    if move == RISE:
        return int(s.level[seat]) + 1
    if PULL <= move < PULL + s.seats:
        return int(s.level[move - PULL]) - 1
    if RECRUIT < move <= GIVE and s.phase == RECRUITING:
        return 0 if s.shield >> seat & 1 else tokens_of(b, s, move - RECRUIT)
    if TAKE < move <= TAKE + CARDS:
        return tokens_of(b, s, move - TAKE)
    return 0


# ---- a move


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """SG-1, part 6.4: one decision, and everything that follows from it without another."""
    forget_events(s)
    if s.phase == CHOOSING:
        choose(s, seat, move - PLAY)
    elif s.phase == RECRUITING:
        recruit(b, s, seat, move - RECRUIT)
    elif goes_on_acting(b, s, seat, move):
        return
    else:
        end_turn(s)
    go_on(b, s)


@rule
def go_on(b: Board, s: State) -> None:
    """SG-1, part 6.4: the phases in their order, up to the next decision."""
    if s.phase == CHOOSING and s.ready == (1 << s.seats) - 1:
        reveal(b, s)
    if s.phase == ACTING:
        next_turn(b, s)
    if s.phase == ACTING and s.turn == s.seats:
        discard_played(s)
        s.phase = RECRUITING
        s.turn = 0
    if s.phase == RECRUITING:
        next_recruit(s)
        if s.turn == s.seats:
            renew_volunteers(s)
            train(s)
            grow(b, s)
            end_round(b, s)


# ---- Phase 1: Activate


@rule
def choose(s: State, seat: int, card: int) -> None:
    """SG-10: a card face down."""
    s.chosen[seat] = card
    s.ready |= 1 << seat
    tell(s, CHOSE, EVERYONE, seat, 0, 0)


@rule
def reveal(b: Board, s: State) -> None:
    """SG-11, K2: all cards come into the open together, and fix the round order."""
    cards = 0
    for seat in range(s.seats):
        card = int(s.chosen[seat])
        s.chosen[seat] = 0
        s.played[seat] = card
        s.hand[seat] &= ~bit(card)
        s.held[seat] -= 1
        shift_bounds(b, s, seat, card, -1)
        s.used[seat, b.warrior[card]] += 1
        everyone_finds(s, card, seat)
        cards |= bit(card)
    s.ready = 0
    everyone_sees(s, cards)
    fix_order(s)
    s.phase = ACTING


@rule
def fix_order(s: State) -> None:
    """SG-11: the round order, highest motivation first."""
    for seat in range(s.seats):
        place = seat
        while place > 0 and s.played[s.order[place - 1]] < s.played[seat]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    for place in range(s.seats):
        tell(s, REVEALED, EVERYONE, s.order[place], s.played[s.order[place]], place)


@rule
def next_turn(b: Board, s: State) -> None:
    """SG-12, SG-14: the next player who has not retreated and has something to decide; the others' cards are wasted."""
    while s.turn < s.seats:
        seat = acting(s)
        if not has_retreated(s, seat):
            s.activated |= 1 << seat
            s.resolving = b.warrior[s.played[seat]]
            if has_effect(b, s, seat, s.resolving):
                return
            tell(s, WASTED, EVERYONE, seat, s.resolving, s.tokens[seat])
            clear_turn(s)
        s.turn += 1


@rule
def goes_on_acting(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-12, SG-13: carry out a choice, or decline; is the same player asked again in this turn?"""
    if s.phase == GIVING:
        give_card(s, seat, move - GIVE)
        s.phase = ACTING
        return False
    if move == DECLINE:
        tell(s, DECLINED, EVERYONE, seat, s.resolving, 0)
        return False
    if not act(b, s, seat, move):
        return False
    if s.phase == ACTING and not has_effect(b, s, seat, s.resolving):
        tell(s, WASTED, EVERYONE, seat, s.resolving, s.tokens[seat])
        return False
    return True


@rule
def end_turn(s: State) -> None:
    """SG-12: the activity is carried out completely; the next in round order may act."""
    discard_aside(s)
    clear_turn(s)
    s.turn += 1


@rule
def discard_aside(s: State) -> None:
    """SG-29, R11, R22: what a Sarthi turned up goes to the discard pile in the order drawn."""
    for place in range(s.put_aside):
        put_on_pile(s, s.aside[place])
        s.aside[place] = 0
    s.put_aside = 0


@rule
def discard_played(s: State) -> None:
    """SG-16, R22: the played cards that were not taken back are discarded in round order."""
    for place in range(s.seats):
        if not has_retreated(s, s.order[place]):
            put_on_pile(s, s.played[s.order[place]])


# ---- Phase 2: Recruit


@rule
def next_recruit(s: State) -> None:
    """SG-40, SG-42: the next in round order who has neither retreated nor taken a card with a Vaidik."""
    while s.turn < s.seats and (s.retreated | s.no_recruit) >> acting(s) & 1:
        s.turn += 1


@rule
def recruit(b: Board, s: State, seat: int, card: int) -> None:
    """SG-40, SG-41, K4: a Volunteer into the hand, and its tokens, unless a Shoorveer keeps them off (SG-22)."""
    s.volunteers &= ~bit(card)
    s.hand[seat] |= bit(card)
    s.held[seat] += 1
    shift_bounds(b, s, seat, card, 1)
    everyone_knows_in_hand(s, card, seat)
    tokens = 0 if s.shield >> seat & 1 else take_tokens(b, s, seat, card)
    tell(s, RECRUITED, EVERYONE, seat, card, tokens)
    s.turn += 1


@rule
def renew_volunteers(s: State) -> None:
    """SG-43, R22: the left-over Volunteers are discarded by falling motivation, and new ones opened."""
    for card in range(CARDS, 0, -1):
        if s.volunteers & bit(card):
            put_on_pile(s, card)
            tell(s, LEFT, EVERYONE, card, 0, 0)
    open_volunteers(s)


@rule
def open_volunteers(s: State) -> None:
    """SG-43, part 3: n + 1 cards from the deck, for all to see (K4)."""
    s.volunteers = 0
    for _ in range(s.seats + 1):
        if s.deck_left == 0:
            everyone_sees(s, s.volunteers)
        card = draw_card(s)
        if card != 0:
            s.volunteers |= bit(card)
            tell(s, OPENED, EVERYONE, card, 0, 0)
    everyone_sees(s, s.volunteers)


# ---- Phase 3: Train


@rule
def train(s: State) -> None:
    """SG-50, SG-51, SG-3: up one level with four tokens or fewer, never above nine."""
    for seat in range(s.seats):
        if s.tokens[seat] > TRAIN_LIMIT:
            s.blocked[seat] += 1
            tell(s, BLOCKED, EVERYONE, seat, s.level[seat], s.tokens[seat])
        elif s.level[seat] < TOP_LEVEL:
            s.level[seat] += 1
            tell(s, TRAINED, EVERYONE, seat, s.level[seat], 0)


# ---- Phase 4: Grow


@rule
def grow(b: Board, s: State) -> None:
    """SG-60, SG-64, SG-66, R18: all who can, in round order, each completely."""
    for place in range(s.seats):
        seat = int(s.order[place])
        strong = total(b, s, seat)
        if s.grown[seat] == 0 and strong >= GROWTH_AT[0]:
            grow_once(b, s, seat, strong)
            if s.options.growChain == BY_THE_BOOK:
                strong = total(b, s, seat)
        if s.grown[seat] == 1 and strong >= GROWTH_AT[1]:
            grow_once(b, s, seat, strong)


@rule
def grow_once(b: Board, s: State, seat: int, strong: int) -> None:
    """SG-61 to SG-63, SG-65: show the hand, then draw two cards blind, the second time one; no tokens."""
    step = int(s.grown[seat])
    shows = step == 0 or s.options.showAtSecondGrowth == BY_THE_BOOK
    tell(s, GREW, EVERYONE, seat, step, strong if shows else GROWTH_AT[step])
    if shows:
        show_hand(s, seat)
    else:
        s.floor[seat] = max(s.floor[seat], GROWTH_AT[1] - s.level[seat])
    s.grown[seat] = step + 1
    s.grew_in[seat, step] = s.round
    for _ in range(GROWTH_CARDS[step]):
        draw_blind(s, seat)


@rule
def show_hand(s: State, seat: int) -> None:
    """SG-61, R16, K8: the whole hand as a proof."""
    know_shown_hand(s, seat)
    rest = int(s.hand[seat])
    while rest != 0:
        tell(s, SHOWN, EVERYONE, seat, lowest_bit(rest), 0)
        rest &= rest - 1


@rule
def draw_blind(s: State, seat: int) -> None:
    """SG-61, SG-62, K9: a card from the deck that only its owner sees."""
    if not ready_to_draw(s):
        return
    expect_blind_draw(s, seat)
    card = draw_card(s)
    s.hand[seat] |= bit(card)
    s.held[seat] += 1
    know_drawn(s, seat, card)
    tell(s, DREW, seat, seat, card, 0)


# ---- the end of a round (SG-70 to SG-73)


@rule
def end_round(b: Board, s: State) -> None:
    """SG-70, R25: somebody has 18 after all four phases, or it was the last round; else the next one begins."""
    strongest = 0
    for seat in range(s.seats):
        strongest = max(strongest, total(b, s, seat))
    last = ROUND_LIMIT if s.options.roundLimit == FORTY_ROUNDS else FAR_LIMIT
    if strongest >= END_AT:
        finish(b, s, BY_STRENGTH)
    elif s.round >= last:
        finish(b, s, BY_ROUNDS)
    else:
        bound_hands(s)
        begin_round(s)


@rule
def bound_hands(s: State) -> None:
    """K12: who has not grown, or not ended the game, cannot be stronger than that."""
    for seat in range(s.seats):
        reached = END_AT
        if s.grown[seat] == 0:
            reached = GROWTH_AT[0]
        elif s.grown[seat] == 1 and (s.options.growChain == BY_THE_BOOK or s.grew_in[seat, 0] < s.round):
            reached = GROWTH_AT[1]
        s.limit[seat] = reached - 1 - s.level[seat]


@rule
def finish(b: Board, s: State, reason: int) -> None:
    """SG-71, K14: the game is over and all hands are shown."""
    s.phase = OVER
    s.reason = reason
    winner = 0
    for seat in range(s.seats):
        tell(s, RANKED, EVERYONE, seat, total(b, s, seat), s.tokens[seat])
        if stands_before(b, s, seat, winner):
            winner = seat
    tell(s, ENDED, EVERYONE, winner, total(b, s, winner), reason)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """Part 8: leaving is outside the rules; the game stops, who leaves is last, the others count as they stand."""
    forget_events(s)
    if s.phase == ACTING or s.phase == GIVING:
        discard_aside(s)
        discard_played(s)
    clear_turn(s)
    s.resigned = seat
    finish(b, s, BY_RESIGNING)


# ---- nothing is lost


@rule
def conserved(b: Board, s: State) -> bool:
    """Part 2: every card lies in one place, and all tokens are there; hands and Crowns stay within their bounds."""
    found = int(s.volunteers)
    cards = size(found) + s.deck_left + s.discarded + s.put_aside
    tokens = s.supply
    for place in range(s.deck_left):
        found |= bit(s.deck[place])
    for place in range(s.discarded):
        found |= bit(s.discard[place])
    for place in range(s.put_aside):
        found |= bit(s.aside[place])
    on_table = s.phase == ACTING or s.phase == GIVING
    for seat in range(s.seats):
        found |= int(s.hand[seat])
        cards += int(s.held[seat])
        tokens += int(s.tokens[seat])
        if on_table and not has_retreated(s, seat):
            found |= bit(s.played[seat])
            cards += 1
        if not within_bounds(s, seat):
            return False
    return cards == CARDS and found == bit(CARDS + 1) - 2 and tokens == TOKENS


@rule
def within_bounds(s: State, seat: int) -> bool:
    """SG-3, SG-8, part 6.5: at most six cards, a level from 0 to 9, no debts of tokens."""
    held = size(s.hand[seat])
    if held != s.held[seat] or held > MOST_HAND or s.tokens[seat] < 0:
        return False
    return 0 <= s.level[seat] <= TOP_LEVEL
