"""Rama's Bridge: the rules, turn by turn as in the rulebook. Numbers are those of the spec."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rng import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import State, forget_events, tell
from setu.games.rama import cards, choices, codes, journeys, walk
from setu.games.rama.codes import action, eco, ending, event, hand, karma, phase, refusal, setting, size, themes, ways
from setu.games.rama.die import throw_die
from setu.games.rama.state import NO_CARD, NOBODY, NOWHERE

# ---- the turn (RB-10, part 6.3)


@rule
def go_on(b: Board, s: State) -> None:
    """RB-10: the turn in its order, as far as it goes without a decision."""
    while s.phase > phase.OVER:
        seat = s.active
        if s.phase == phase.TURN_BEGINS:
            begin_turn(b, s, seat)  # RB-11 a start on one's own town; R22 a match to watch
        if s.phase == phase.GO_BEGINS:
            begin_go(b, s, seat)  # RB-42 whoever waits throws for release
        if s.phase == phase.RELEASE_THROWN:
            after_release(b, s, seat)  # RB-43 … or may give up
        if s.phase == phase.THROWING:
            throw_to_move(s, seat)  # RB-12, and RB-18 the cow; RB-30 bonus cards and RB-13 the move are decided
        if s.phase == phase.LAYING:
            lay(b, s, seat)  # RB-26 the cards of this town; RB-28 the god's throw
        if s.phase == phase.GOD_ANSWERED:
            cards.draw_karma(s, seat)  # RB-33
        if s.phase == phase.ECO_OFFER:
            offer_commitment(b, s, seat)  # RB-41
        if s.phase == phase.KARMA_WINDOW:
            open_karma_window(s, seat, phase.BONUS_WINDOW)  # RB-34
        if s.phase == phase.BONUS_WINDOW:
            open_bonus_window(b, s, seat)  # R14
        if s.phase == phase.GO_ENDS:
            end_go(b, s, seat)  # RB-46 the end in Pamban; RB-17 again after a 1
        if s.phase == phase.TURN_ENDS:
            end_turn(b, s, seat)  # RB-9 the next player


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """RB-10: the decision, and then all that follows by itself."""
    forget_events(s)
    if action.bonus.has(move):
        cards.take_bonus(s, seat, action.bonus.theme(move))
    elif action.give.has(move):
        give(b, s, seat, action.give.victim(move))
    elif s.phase == phase.PLACING:
        place_pawn(s, seat, move)
    elif s.phase == phase.MOVING_COW:
        move_cow(b, s, seat, move)
    elif s.phase == phase.MOVING:
        choose_end(b, s, seat, move)
    elif s.phase == phase.SPENDING:
        go(b, s, seat, s.bound, action.spend.tickets(move))
    elif s.phase == phase.GIVING_UP:
        decide_giving_up(s, seat, move)
    elif s.phase == phase.COMMITTING:
        decide_commitment(s, seat, move)
    elif s.phase == phase.TAKING_BONUS:
        s.phase = phase.GO_ENDS
    elif s.phase == phase.GIVING_KARMA:
        close_karma_window(s)
    else:
        s.phase = phase.GO_BEGINS if action.again.has(move) else phase.TURN_ENDS
    go_on(b, s)


# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """RB-2 to RB-6: the starting player, the cow, the deal; RB-7: then pawns are placed."""
    s.starter = draw_below(s, s.seats)
    s.cow = b.cow_start
    s.finisher = NOBODY
    s.bound = NOWHERE
    clear_seats(s)
    shuffle_piles(b, s)
    deal(b, s)
    if s.options.rules == setting.STRATEGY:
        prepare_strategy(b, s)
    tell(s, event.STARTS, s.starter)
    s.phase = phase.PLACING
    s.placing = s.starter
    next_placement(s)


@rule
def clear_seats(s: State) -> None:
    """RB-4: no pawn on the board, no card in hand."""
    for seat in range(size.SEATS):
        s.pawn[seat] = NOWHERE
        for slot in range(size.SLOTS):
            s.card[seat, slot] = NO_CARD


@rule
def shuffle_piles(b: Board, s: State) -> None:
    """RB-4: each theme is a face-down pile."""
    for theme in range(themes.COUNT):
        for place in range(len(s.pile[theme])):
            s.pile[theme, place] = NO_CARD
        s.left[theme] = b.first_card[theme + 1] - b.first_card[theme]
        for place in range(s.left[theme]):
            s.pile[theme, place] = b.first_card[theme] + place
        shuffle(s, s.pile[theme], s.left[theme])


@rule
def deal(b: Board, s: State) -> None:
    """RB-4: one card of each theme and one free ticket each; the other tickets are the supply."""
    for seat in range(s.seats):
        for theme in range(themes.COUNT):
            s.card[seat, theme] = cards.draw_card(s, theme)
            s.held[seat, theme] = hand.OPEN
        s.free_ticket[seat] = 1
    s.supply = b.tickets - s.seats


@rule
def prepare_strategy(b: Board, s: State) -> None:
    """RB-5, RB-6, R3: a random bad-karma pile of n - 1 cards (2 for two), and the eco-planet cards."""
    count = 0
    for kind in range(karma.KINDS):
        for _ in range(b.karma[kind]):
            s.karma_pile[count] = kind
            count += 1
    shuffle(s, s.karma_pile, count)
    s.karma_left = max(2, s.seats - 1)
    for place in range(s.karma_left, count):
        s.karma_aside[s.asides] = s.karma_pile[place]
        s.karma_pile[place] = karma.NONE
        s.asides += 1
    s.eco_left = b.eco_cards


# ---- whose decision, and what may be decided (part 6.3)


@rule
def pending(b: Board, s: State) -> int:
    """RB-9, part 6.3: only the active player decides."""
    return 0 if s.phase == phase.OVER else 1 << s.active


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """RB-10: is the move an answer to what is asked, and does a rule forbid it?"""
    if s.phase == phase.OVER:
        return refusal.GAME_IS_OVER
    if seat != s.active:
        return refusal.NOT_YOUR_TURN
    if move < 0 or move >= action.COUNT or (b.spaces <= move and action.go.has(move)):
        return refusal.NO_SUCH_MOVE
    if not choices.answers(s, seat, move):
        return choices.asked_instead(s)
    if action.bonus.has(move):
        return choices.why_not_bonus(b, s, seat, action.bonus.theme(move))
    if action.give.has(move):
        return choices.why_not_give(s, seat, action.give.victim(move))
    if s.phase == phase.PLACING:
        return choices.why_not_start(b, s, move)
    if s.phase == phase.MOVING_COW:
        return choices.why_not_cow(b, s, move)
    if s.phase == phase.MOVING:
        return choices.why_not_go(b, s, seat, move)
    if s.phase == phase.SPENDING:
        counts = walk.ticket_counts(b, s, seat, s.bound)
        return refusal.LEGAL if counts >> action.spend.tickets(move) & 1 != 0 else refusal.ASKED_FOR_TICKETS
    return refusal.LEGAL


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.3: every legal move of the active seat."""
    if s.phase == phase.OVER or seat != s.active:
        return 0
    found = choices.list_spaces(b, s, seat, out)
    if choices.is_bonus_time(s):
        found = choices.list_bonuses(b, s, seat, out, found)
    found = choices.list_answers(s, out, found)
    if s.phase == phase.GIVING_KARMA or choices.may_give_now(s, seat):
        found = choices.list_victims(s, seat, out, found)
    if s.phase == phase.SPENDING:
        found = choices.list_ticket_counts(b, s, seat, out, found)
    return found


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """R5, RB-22: for a walk the tickets it takes, twice, and 1 more if the first is the free one."""
    if s.phase != phase.MOVING or not action.go.has(move):
        return 0
    top = walk.find_ends(b, s, seat)
    tickets = walk.flights_to(s, top, move)
    walk.forget_walk(s)
    return 2 * tickets + (1 if tickets > 0 and s.free_ticket[seat] != 0 else 0)


# ---- the placement of pawns (RB-7, RB-8)


@rule
def place_pawn(s: State, seat: int, space: int) -> None:
    """RB-7: the left neighbour's pawn."""
    s.pawn[s.placing] = space
    tell(s, event.PLACED, seat, s.placing, space)
    next_placement(s)


@rule
def next_placement(s: State) -> None:
    """RB-7: clockwise, each for the left neighbour, the starting player's pawn last; RB-9: then they play."""
    for _ in range(s.seats):
        s.placing = (s.placing + 1) % s.seats
        if s.pawn[s.placing] == NOWHERE and s.gone[s.placing] == 0:
            s.active = seat_before(s, s.placing)
            return
    s.round = 1
    s.active = s.starter
    if s.gone[s.active] != 0:
        s.active = seat_after(s, s.active)
    s.phase = phase.TURN_BEGINS


@rule
def seat_before(s: State, seat: int) -> int:
    """RB-7: the right neighbour who is still at the table."""
    other = (seat + s.seats - 1) % s.seats
    while s.gone[other] != 0:
        other = (other + s.seats - 1) % s.seats
    return other


@rule
def seat_after(s: State, seat: int) -> int:
    """RB-9: the left neighbour who is still at the table."""
    other = (seat + 1) % s.seats
    while s.gone[other] != 0:
        other = (other + 1) % s.seats
    return other


# ---- the turn begins: RB-11, and RB-42 to RB-44 for those who wait


@rule
def begin_turn(b: Board, s: State, seat: int) -> None:
    """RB-11, R22, R43, R15: a start on one's own town, a match to watch, or karma before the throw."""
    s.throw = 0
    s.thrown = 0
    s.stopped = 0
    s.stayed = 0
    tell(s, event.TURN, seat, s.round)
    first = s.round == 1 and not journeys.travels(s, seat)
    if first and not walk.wants(b, s, seat, s.pawn[seat]):
        cards.rule_out(b, s, seat)
    if first and walk.wants(b, s, seat, s.pawn[seat]):
        s.phase = phase.LAYING
    elif s.match_wait[seat] > 0:
        s.match_wait[seat] -= 1
        tell(s, event.MATCH, seat, s.match_wait[seat])
        s.phase = phase.KARMA_WINDOW
    elif s.options.karma_window == setting.CHANGED:
        open_karma_window(s, seat, phase.GO_BEGINS)
    else:
        s.phase = phase.GO_BEGINS


@rule
def begin_go(b: Board, s: State, seat: int) -> None:
    """RB-42, R12: who waits for release throws for it first; else the movement throw."""
    s.throw = 0
    s.thrown = 0
    s.stopped = 0
    s.phase = phase.THROWING
    if cards.is_waiting(s, seat):
        face = throw_die(s)
        tell(s, event.RELEASED, seat, face, cards.release(b, s, seat, face))
        s.phase = phase.RELEASE_THROWN
        if face == 6 and s.options.cow_on_any_six == setting.CHANGED:
            s.phase = phase.MOVING_COW
            s.after = phase.RELEASE_THROWN


@rule
def after_release(b: Board, s: State, seat: int) -> None:
    """RB-42 to RB-44, R31: off to the movement throw, or a failed waiting turn; the third may be the last."""
    if not cards.is_waiting(s, seat):
        s.eco_wait[seat] = 0
        s.phase = phase.THROWING
        if s.options.karma_window == setting.CHANGED:
            open_karma_window(s, seat, phase.THROWING)
        return
    s.eco_wait[seat] += 1
    if s.eco_wait[seat] >= b.patience:
        s.phase = phase.GIVING_UP
    else:
        tell(s, event.WAITS, seat, s.eco_wait[seat])
        s.phase = phase.KARMA_WINDOW


@rule
def decide_giving_up(s: State, seat: int, move: int) -> None:
    """RB-43, R32: give up and throw in the same turn, or wait on."""
    if action.give_up.has(move):
        cards.back_out(s, seat)
        tell(s, event.BACKS_OUT, seat)
        s.phase = phase.THROWING
    else:
        tell(s, event.WAITS, seat, s.eco_wait[seat])
        s.phase = phase.KARMA_WINDOW


# ---- the throw and the move (RB-12 to RB-24)


@rule
def throw_to_move(s: State, seat: int) -> None:
    """RB-12, RB-18: a 6 moves the cow before the pawn."""
    s.throw = throw_die(s)
    tell(s, event.THROWN, seat, s.throw, s.round)
    s.phase = phase.MOVING_COW if s.throw == 6 else phase.MOVING
    s.after = phase.MOVING if s.throw == 6 else 0


@rule
def move_cow(b: Board, s: State, seat: int, town: int) -> None:
    """RB-18: the cow closes another town, and play goes on where the six was thrown."""
    cards.put_cow(b, s, seat, town)
    s.phase = s.after
    s.after = 0


@rule
def choose_end(b: Board, s: State, seat: int, space: int) -> None:
    """R5: a move is chosen by its end; the way takes the fewest tickets, unless the traveller is asked."""
    if walk.asks_for_tickets(b, s, seat, space):
        s.bound = space
        s.phase = phase.SPENDING
        return
    top = walk.find_ends(b, s, seat)
    tickets = walk.flights_to(s, top, space)
    walk.forget_walk(s)
    go(b, s, seat, space, tickets)


@rule
def go(b: Board, s: State, seat: int, space: int, tickets: int) -> None:
    """RB-13 to RB-16, R29: the pawn goes to an end of its walk, or stays."""
    top = walk.find_ends(b, s, seat)
    by_choice = walk.reaches_beyond(s, seat, top)
    compulsory = s.stops[word_of(space)] & bit_of(space) != 0
    walk.forget_walk(s)
    s.bound = NOWHERE
    s.phase = phase.LAYING
    if journeys.travels(s, seat):
        journeys.fix_way(b, s, seat, space, walk.tickets_for(s, seat) > 0)
    if space == s.pawn[seat]:
        s.stayed = 1 if by_choice and space < b.towns else 0
        tell(s, event.STAYED, seat, space)
        return
    s.stopped = 1 if compulsory else 0
    s.stayed = 0
    s.stays[seat] = 0
    tell(s, event.WENT, seat, space, 2 * tickets + s.free_ticket[seat])
    use_tickets(s, seat, tickets)
    s.return_to_gate[seat] = 0
    s.pawn[seat] = space
    if journeys.is_goal(b, s, seat, space):
        cards.arrive(s, seat)


@rule
def use_tickets(s: State, seat: int, tickets: int) -> None:
    """RB-22, RB-23: the free ticket first, which goes back into the supply; every other one is paid for."""
    for _ in range(tickets):
        if s.free_ticket[seat] != 0:
            s.free_ticket[seat] = 0
            s.supply += 1
        else:
            s.supply -= 1
            s.paid[seat] += 1


# ---- in the town: cards and gods (RB-26 to RB-29), eco-planet (RB-41)


@rule
def lay(b: Board, s: State, seat: int) -> None:
    """RB-26 to RB-29, RB-36, R12, R17: cards of this town, and the god's throw; a traveller lays nothing."""
    s.phase = phase.ECO_OFFER
    if journeys.travels(s, seat) or s.lays_nothing != 0:
        s.lays_nothing = 0
        return
    if cards.lay_cards(b, s, seat):
        face = cards.hear_god(b, s, seat)
        s.phase = phase.GOD_ANSWERED
        if face == 6 and s.options.cow_on_any_six == setting.CHANGED:
            s.phase = phase.MOVING_COW
            s.after = phase.GOD_ANSWERED


@rule
def offer_commitment(b: Board, s: State, seat: int) -> None:
    """RB-41: one commitment after the other is offered."""
    while s.eco_offers != 0:
        if cards.may_commit(b, s, seat, codes.offered(s)):
            s.phase = phase.COMMITTING
            return
        s.eco_offers &= ~(1 << codes.offered(s))
    s.phase = phase.KARMA_WINDOW


@rule
def decide_commitment(s: State, seat: int, move: int) -> None:
    """RB-41: an eco-planet card on the card just laid, decided at this moment only."""
    kind = codes.offered(s)
    s.eco_offers &= ~(1 << kind)
    if action.commit.has(move):
        s.eco[seat, kind] = eco.PENDING
        s.eco_left -= 1
        s.progress_round = s.round
        tell(s, event.COMMITTED, seat, kind)
    s.phase = phase.ECO_OFFER


# ---- bad karma is given (RB-34), a bonus taken late (R14)


@rule
def open_karma_window(s: State, seat: int, then: int) -> None:
    """RB-34, R15: who holds a bad-karma card may give it now."""
    s.phase = then
    if s.karma_hand[seat] != karma.NONE and cards.has_victim(s, seat):
        s.phase = phase.GIVING_KARMA
        s.after = then


@rule
def give(b: Board, s: State, seat: int, victim: int) -> None:
    """RB-34, R15: the card is given; whatever else was asked for is asked again."""
    cards.give_karma(b, s, seat, victim)
    if s.phase == phase.GIVING_KARMA:
        close_karma_window(s)


@rule
def close_karma_window(s: State) -> None:
    """RB-34: given or kept, play goes on."""
    s.phase = s.after
    s.after = 0


@rule
def open_bonus_window(b: Board, s: State, seat: int) -> None:
    """R14: `also_after_move` lets one take a bonus after every throw, the last thing in a go."""
    is_open = s.options.bonus_window == setting.CHANGED and s.thrown != 0 and cards.bonus_is_left(b, s, seat)
    s.phase = phase.TAKING_BONUS if is_open else phase.GO_ENDS


# ---- the go and the turn end (RB-9, RB-17)


@rule
def end_go(b: Board, s: State, seat: int) -> None:
    """RB-46, RB-17, R29: the end of the game, or another go after a 1."""
    s.phase = phase.TURN_ENDS
    if s.pawn[seat] == b.finish and walk.may_finish(b, s, seat):
        finish(s, seat, ending.BY_PAMBAN)
    elif (
        s.throw == 1 and s.match_wait[seat] == 0 and (s.stopped == 0 or s.options.replay_after_stop != setting.CHANGED)
    ):
        s.phase = phase.REPLAYING


@rule
def end_turn(b: Board, s: State, seat: int) -> None:
    """RB-9, R28: the next player; after a complete round a game that leads nowhere ends."""
    s.throw = 0
    s.thrown = 0
    s.stopped = 0
    if s.stayed != 0:
        s.stays[seat] += 1
        s.stayed = 0
    following = seat_after(s, seat)
    if (following - s.starter) % s.seats <= (seat - s.starter) % s.seats:
        if s.round - s.progress_round >= s.options.stall_rounds:
            finish(s, NOBODY, ending.BY_STALL)
            return
        if s.round >= s.options.max_rounds:
            finish(s, NOBODY, ending.BY_ROUNDS)
            return
        s.round += 1
    s.active = following
    s.phase = phase.TURN_BEGINS


# ---- the end of the game (part 8)


@rule
def finish(s: State, seat: int, reason: int) -> None:
    """RB-46, RB-47: the game ends at once; only who reached Pamban gets the 300."""
    s.phase = phase.OVER
    s.finisher = seat
    s.reason = reason
    s.after = 0
    s.throw = 0
    s.thrown = 0
    s.bound = NOWHERE
    s.stopped = 0
    s.stayed = 0
    s.eco_offers = 0
    tell(s, event.ENDED, seat, reason, s.round)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """RB-47: who gives up leaves the board; the others play on, and the last one wins."""
    forget_events(s)
    if s.phase == phase.OVER or s.gone[seat] != 0:
        return
    s.gone[seat] = 1
    s.pawn[seat] = NOWHERE
    s.journey[seat] = karma.NONE
    s.way[seat] = ways.OPEN
    s.match_wait[seat] = 0
    s.return_to_gate[seat] = 0
    tell(s, event.LEFT, seat)
    if seat_after(s, seat) == seat_before(s, seat):
        finish(s, NOBODY, ending.BY_RESIGNING)
    elif s.phase == phase.PLACING:
        s.placing = (s.placing + s.seats - 1) % s.seats
        next_placement(s)
        go_on(b, s)
    elif s.active == seat:
        s.after = 0
        s.bound = NOWHERE
        s.eco_offers = 0
        s.lays_nothing = 0
        s.phase = phase.TURN_ENDS
        go_on(b, s)


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """RB-48, RB-49, R27: most points wins; equal points share a place."""
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if comes_before(b, s, other, seat):
                place += 1
        out[seat, 0] = place
        out[seat, 1] = cards.score(b, s, seat)


@rule
def comes_before(b: Board, s: State, one: int, other: int) -> bool:
    """RB-49: more points, after all who stayed at the table."""
    if s.gone[one] != s.gone[other]:
        return s.gone[one] < s.gone[other]
    return cards.score(b, s, one) > cards.score(b, s, other)
