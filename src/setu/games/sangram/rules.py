"""Sangram: the rules, phase by phase. Numbers are those of the spec; a card is its motivation, 1 to 55."""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import shuffle
from setu.engine.rule import rule
from setu.engine.state import State, forget_events, tell, tell_only
from setu.games.sangram import activities, piles
from setu.games.sangram import knowledge as know
from setu.games.sangram.codes import action, book, ending, event, phase, refusal
from setu.games.sangram.state import BY_THE_BOOK, FORTY_ROUNDS, NOBODY, NOTHING

# ---- the round (SG-1, SG-10)


@rule
def go_on(b: Board, s: State) -> None:
    """SG-1, part 6.4: the round in its order, as far as it goes without a decision."""
    if s.phase == phase.CHOOSING and all_have_chosen(s):
        reveal(b, s)  # 1 Activate: SG-11
    if s.phase == phase.ACTING:
        next_turn(b, s)  #   each in round order: SG-12
    if s.phase == phase.ACTING and s.turn == s.seats:
        discard_played(s)  #   SG-16
        begin_recruiting(s)
    if s.phase == phase.RECRUITING:
        next_recruit(s)  # 2 Recruit: SG-40
    if s.phase == phase.RECRUITING and s.turn == s.seats:
        renew_volunteers(s)  #   SG-43
        train(s)  # 3 Train: SG-50
        grow(b, s)  # 4 Grow: SG-60
        end_round(b, s)  #   SG-70


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """SG-1, part 6.4: one decision, and everything that follows from it without another."""
    forget_events(s)
    if s.phase == phase.CHOOSING:
        choose(s, seat, action.play.card(move))
    elif s.phase == phase.RECRUITING:
        recruit(b, s, seat, action.recruit.card(move))
    elif goes_on_acting(b, s, seat, move):
        return
    else:
        end_turn(s)
    go_on(b, s)


# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """Part 3: shuffle, open n + 1 Volunteers, deal three cards each; Crowns on level 0, tokens in the supply."""
    for card in range(book.CARDS):
        s.deck[card] = card + 1
    s.deck_left = book.CARDS
    shuffle(s, s.deck, book.CARDS)
    s.supply = book.TOKENS
    s.resigned = NOBODY
    open_volunteers(s)
    for seat in range(s.seats):
        for _ in range(book.FIRST_HAND):
            card = piles.draw_card(s)
            s.hand[seat] |= bits.bit(card)
            tell_only(s, seat, event.DEALT, seat, card)
        s.held[seat] = book.FIRST_HAND
        s.limit[seat] = book.FIRST_HAND * book.MOST_STRENGTH
    know.deal(s)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """SG-10, SG-73: the next round; what belonged to the last one is cleared away."""
    s.round += 1
    s.phase = phase.CHOOSING
    s.turn = 0
    s.activated = 0
    s.retreated = 0
    s.shield = 0
    s.no_recruit = 0
    for seat in range(s.seats):
        s.played[seat] = 0
        s.order[seat] = 0
    clear_turn(s)
    tell(s, event.ROUND, s.round)


@rule
def clear_turn(s: State) -> None:
    """Part 6.1: nothing is being resolved."""
    s.resolving = NOTHING
    s.copying = NOBODY
    s.follows = 0
    s.swap_with = NOBODY
    s.taken = 0


# ---- whose decision, and what may be decided


@rule
def pending(b: Board, s: State) -> int:
    """SG-10, SG-12, SG-40: all who have not chosen yet, later one seat at a time in round order."""
    if s.phase == phase.OVER:
        return 0
    return everybody(s) & ~int(s.ready) if s.phase == phase.CHOOSING else 1 << acting(s)


@rule
def acting(s: State) -> int:
    """SG-12: the seat whose turn it is in round order."""
    return int(s.order[s.turn])


@rule
def everybody(s: State) -> int:
    """SG-10: all seats, as a set."""
    return (1 << s.seats) - 1


@rule
def all_have_chosen(s: State) -> bool:
    """SG-10: does a card lie before everybody?"""
    return s.ready == everybody(s)


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """Part 6.2: the first rule that forbids a move."""
    if s.phase == phase.OVER:
        return refusal.GAME_IS_OVER
    if move < 0 or move >= action.COUNT:
        return refusal.NO_SUCH_MOVE
    if s.phase == phase.CHOOSING:
        return why_not_choose(s, seat, move)
    if seat != acting(s):
        return refusal.NOT_YOUR_TURN
    if s.phase == phase.RECRUITING:
        return why_not_recruit(s, move)
    if s.phase == phase.GIVING:
        return activities.why_not_give(s, seat, move)
    return activities.why_not_act(b, s, seat, move)


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """SG-10: one card of the own hand, once."""
    if s.ready >> seat & 1:
        return refusal.ALREADY_CHOSEN
    if not action.play.has(move):
        return refusal.CHOOSE_A_CARD
    return refusal.LEGAL if s.hand[seat] & bits.bit(action.play.card(move)) else refusal.NOT_IN_HAND


@rule
def why_not_recruit(s: State, move: int) -> int:
    """SG-40, R29: one of the Volunteers still open; nobody declines."""
    if not action.recruit.has(move):
        return refusal.MUST_RECRUIT
    return refusal.LEGAL if s.volunteers & bits.bit(action.recruit.card(move)) else refusal.NO_VOLUNTEER


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.2: every legal move of a seat that owes a decision."""
    if pending(b, s) >> seat & 1 == 0:
        return 0
    if s.phase == phase.CHOOSING:
        return bits.list_members(s.hand[seat], action.play.number(0), out)
    if s.phase == phase.RECRUITING:
        return bits.list_members(s.volunteers, action.recruit.number(0), out)
    if s.phase == phase.GIVING:
        return bits.list_members(activities.may_give(s, seat), action.give.number(0), out)
    return activities.choices(b, s, seat, out)


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """Part 11.1: the new level after a Maharani or a Guptchar; the tokens that come with a card."""
    if action.rise.has(move):
        return int(s.level[seat]) + 1
    if action.pull.has(move) and action.pull.other(move) < s.seats:
        return int(s.level[action.pull.other(move)]) - 1
    if action.recruit.has(move) and s.phase == phase.RECRUITING:
        return 0 if s.shield >> seat & 1 else piles.tokens_of(b, s, action.recruit.card(move))
    if action.take.has(move):
        return piles.tokens_of(b, s, action.take.card(move))
    return 0


# ---- Phase 1: Activate


@rule
def choose(s: State, seat: int, card: int) -> None:
    """SG-10: a card face down."""
    s.chosen[seat] = card
    s.ready |= 1 << seat
    tell(s, event.CHOSE, seat)


@rule
def reveal(b: Board, s: State) -> None:
    """SG-11, K2: all cards come into the open together, and fix the round order."""
    cards = 0
    for seat in range(s.seats):
        card = int(s.chosen[seat])
        s.chosen[seat] = 0
        s.played[seat] = card
        take_out_of_hand(b, s, seat, card)
        s.used[seat, b.warrior[card]] += 1
        cards |= bits.bit(card)
    s.ready = 0
    know.everyone_sees(s, cards)
    fix_order(s)
    s.phase = phase.ACTING


@rule
def take_out_of_hand(b: Board, s: State, seat: int, card: int) -> None:
    """SG-11, K2: a card that was chosen leaves the hand, and all see which it is."""
    s.hand[seat] &= ~bits.bit(card)
    s.held[seat] -= 1
    know.shift_bounds(b, s, seat, card, -1)
    know.everyone_finds(s, card, seat)


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
        tell(s, event.REVEALED, s.order[place], s.played[s.order[place]], place)


@rule
def next_turn(b: Board, s: State) -> None:
    """SG-12, SG-14: the next player who has not retreated and has something to decide; the others' cards are wasted."""
    while s.turn < s.seats:
        seat = acting(s)
        if not activities.has_retreated(s, seat):
            s.activated |= 1 << seat
            s.resolving = b.warrior[s.played[seat]]
            if activities.has_effect(b, s, seat, s.resolving):
                return
            tell(s, event.WASTED, seat, s.resolving, s.tokens[seat])
            clear_turn(s)
        s.turn += 1


@rule
def goes_on_acting(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-12, SG-13: carry out a choice, or decline; is the same player asked again in this turn?"""
    if s.phase == phase.GIVING:
        activities.give_card(s, seat, action.give.card(move))
        s.phase = phase.ACTING
        return False
    if action.decline.has(move):
        tell(s, event.DECLINED, seat, s.resolving)
        return False
    if not activities.act(b, s, seat, move):
        return False
    if s.phase == phase.ACTING and not activities.has_effect(b, s, seat, s.resolving):
        tell(s, event.WASTED, seat, s.resolving, s.tokens[seat])
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
        piles.put_on_pile(s, s.aside[place])
        s.aside[place] = 0
    s.put_aside = 0


@rule
def discard_played(s: State) -> None:
    """SG-16, R22: the played cards that were not taken back are discarded in round order."""
    for place in range(s.seats):
        if not activities.has_retreated(s, s.order[place]):
            piles.put_on_pile(s, s.played[s.order[place]])


# ---- Phase 2: Recruit


@rule
def begin_recruiting(s: State) -> None:
    """SG-40: once all have acted."""
    s.phase = phase.RECRUITING
    s.turn = 0


@rule
def next_recruit(s: State) -> None:
    """SG-40, SG-42: the next in round order who has neither retreated nor taken a card with a Vaidik."""
    while s.turn < s.seats and (s.retreated | s.no_recruit) >> acting(s) & 1:
        s.turn += 1


@rule
def recruit(b: Board, s: State, seat: int, card: int) -> None:
    """SG-40, SG-41, K4: a Volunteer into the hand, and its tokens, unless a Shoorveer keeps them off (SG-22)."""
    s.volunteers &= ~bits.bit(card)
    s.hand[seat] |= bits.bit(card)
    s.held[seat] += 1
    know.shift_bounds(b, s, seat, card, 1)
    know.everyone_knows_in_hand(s, card, seat)
    tokens = 0 if s.shield >> seat & 1 else piles.take_tokens(b, s, seat, card)
    tell(s, event.RECRUITED, seat, card, tokens)
    s.turn += 1


@rule
def renew_volunteers(s: State) -> None:
    """SG-43, R22: the left-over Volunteers are discarded by falling motivation, and new ones opened."""
    for card in range(book.CARDS, 0, -1):
        if s.volunteers & bits.bit(card):
            piles.put_on_pile(s, card)
            tell(s, event.LEFT, card)
    open_volunteers(s)


@rule
def open_volunteers(s: State) -> None:
    """SG-43, part 3: n + 1 cards from the deck, for all to see (K4)."""
    s.volunteers = 0
    for _ in range(s.seats + 1):
        if s.deck_left == 0:
            know.everyone_sees(s, s.volunteers)
        card = piles.draw_card(s)
        if card != 0:
            s.volunteers |= bits.bit(card)
            tell(s, event.OPENED, card)
    know.everyone_sees(s, s.volunteers)


# ---- Phase 3: Train


@rule
def train(s: State) -> None:
    """SG-50, SG-51, SG-3: up one level with four tokens or fewer, never above nine."""
    for seat in range(s.seats):
        if s.tokens[seat] > book.TRAIN_LIMIT:
            s.blocked[seat] += 1
            tell(s, event.BLOCKED, seat, s.level[seat], s.tokens[seat])
        elif s.level[seat] < book.TOP_LEVEL:
            s.level[seat] += 1
            tell(s, event.TRAINED, seat, s.level[seat])


# ---- Phase 4: Grow


@rule
def grow(b: Board, s: State) -> None:
    """SG-60, SG-64, SG-66, R18: all who can, in round order, each completely."""
    for place in range(s.seats):
        seat = int(s.order[place])
        strong = total(b, s, seat)
        if s.grown[seat] == 0 and strong >= book.GROWTH_AT[0]:
            grow_once(b, s, seat, strong)
            if s.options.growChain == BY_THE_BOOK:
                strong = total(b, s, seat)
        if s.grown[seat] == 1 and strong >= book.GROWTH_AT[1]:
            grow_once(b, s, seat, strong)


@rule
def grow_once(b: Board, s: State, seat: int, strong: int) -> None:
    """SG-61 to SG-63, SG-65: show the hand, then draw two cards blind, the second time one; no tokens."""
    step = int(s.grown[seat])
    shows = step == 0 or s.options.showAtSecondGrowth == BY_THE_BOOK
    tell(s, event.GREW, seat, step, strong if shows else book.GROWTH_AT[step])
    if shows:
        show_hand(s, seat)
    else:
        s.floor[seat] = max(s.floor[seat], book.GROWTH_AT[1] - s.level[seat])
    s.grown[seat] = step + 1
    s.grew_in[seat, step] = s.round
    for _ in range(book.GROWTH_CARDS[step]):
        draw_blind(s, seat)


@rule
def show_hand(s: State, seat: int) -> None:
    """SG-61, R16, K8: the whole hand as a proof."""
    know.shown_hand(s, seat)
    rest = int(s.hand[seat])
    while rest != 0:
        tell(s, event.SHOWN, seat, bits.lowest_bit(rest))
        rest &= rest - 1


@rule
def draw_blind(s: State, seat: int) -> None:
    """SG-61, SG-62, K9: a card from the deck that only its owner sees."""
    if not piles.ready_to_draw(s):
        return
    know.expect_blind_draw(s, seat)
    card = piles.draw_card(s)
    s.hand[seat] |= bits.bit(card)
    s.held[seat] += 1
    know.drawn(s, seat, card)
    tell_only(s, seat, event.DREW, seat, card)


# ---- the end of a round (SG-70 to SG-73)


@rule
def end_round(b: Board, s: State) -> None:
    """SG-70, R25: somebody has 18 after all four phases, or it was the last round; else the next one begins."""
    strongest = 0
    for seat in range(s.seats):
        strongest = max(strongest, total(b, s, seat))
    last = book.ROUND_LIMIT if s.options.roundLimit == FORTY_ROUNDS else book.FAR_LIMIT
    if strongest >= book.END_AT:
        finish(b, s, ending.STRENGTH)
    elif s.round >= last:
        finish(b, s, ending.ROUNDS)
    else:
        bound_hands(s)
        begin_round(s)


@rule
def bound_hands(s: State) -> None:
    """K12: who has not grown, or not ended the game, cannot be stronger than that."""
    for seat in range(s.seats):
        reached = book.END_AT
        if s.grown[seat] == 0:
            reached = book.GROWTH_AT[0]
        elif s.grown[seat] == 1 and (s.options.growChain == BY_THE_BOOK or s.grew_in[seat, 0] < s.round):
            reached = book.GROWTH_AT[1]
        s.limit[seat] = reached - 1 - s.level[seat]


@rule
def finish(b: Board, s: State, reason: int) -> None:
    """SG-71, K14: the game is over and all hands are shown."""
    s.phase = phase.OVER
    s.reason = reason
    winner = 0
    for seat in range(s.seats):
        tell(s, event.RANKED, seat, total(b, s, seat), s.tokens[seat])
        if stands_before(b, s, seat, winner):
            winner = seat
    tell(s, event.ENDED, winner, total(b, s, winner), reason)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """Part 8: leaving is outside the rules; the game stops, who leaves is last, the others count as they stand."""
    forget_events(s)
    if s.phase == phase.ACTING or s.phase == phase.GIVING:
        discard_aside(s)
        discard_played(s)
    clear_turn(s)
    s.resigned = seat
    finish(b, s, ending.RESIGN)


# ---- strength, and who stands before whom (SG-2, SG-71, SG-72)


@rule
def hand_strength(b: Board, cards: int) -> int:
    """SG-2: the strengths printed on a set of cards."""
    strength = 0
    rest = int(cards)
    while rest != 0:
        strength += int(b.strength[bits.lowest_bit(rest)])
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


# ---- nothing is lost


@rule
def conserved(b: Board, s: State) -> bool:
    """Part 2: every card lies in one place, and all tokens are there; hands and Crowns stay within their bounds."""
    found = int(s.volunteers)
    cards = bits.size(found) + s.deck_left + s.discarded + s.put_aside
    tokens = s.supply
    for place in range(s.deck_left):
        found |= bits.bit(s.deck[place])
    for place in range(s.discarded):
        found |= bits.bit(s.discard[place])
    for place in range(s.put_aside):
        found |= bits.bit(s.aside[place])
    on_table = s.phase == phase.ACTING or s.phase == phase.GIVING
    for seat in range(s.seats):
        found |= int(s.hand[seat])
        cards += int(s.held[seat])
        tokens += int(s.tokens[seat])
        if on_table and not activities.has_retreated(s, seat):
            found |= bits.bit(s.played[seat])
            cards += 1
        if not within_bounds(s, seat):
            return False
    return cards == book.CARDS and found == bits.bit(book.CARDS + 1) - 2 and tokens == book.TOKENS


@rule
def within_bounds(s: State, seat: int) -> bool:
    """SG-3, SG-8, part 6.5: at most six cards, a level from 0 to 9, no debts of tokens."""
    held = bits.size(s.hand[seat])
    if held != s.held[seat] or held > book.MOST_HAND or s.tokens[seat] < 0:
        return False
    return 0 <= s.level[seat] <= book.TOP_LEVEL
