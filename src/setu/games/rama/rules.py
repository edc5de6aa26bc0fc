"""Rama's Bridge: the rules. Numbers are those of the spec.

Here: the turn from throw to throw, in the order of part 6.3. `start` sets up, `legal` says what may be
decided, `walk` where a throw leads, `journeys` where bad karma sends one, `cards` lays, draws and counts,
`seen` hides and imagines. A move below MOST_SPACES names a space; the others are in `state`.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, tell
from setu.games.rama.cards import (
    arrive,
    back_out,
    bonus_is_left,
    draw_karma,
    give_karma,
    has_victim,
    hear_god,
    is_waiting,
    lay_cards,
    may_commit,
    put_cow,
    release,
    rule_out,
    score,
    take_bonus,
    throw_die,
)
from setu.games.rama.journeys import fix_way, is_goal, travels
from setu.games.rama.judging import evaluate
from setu.games.rama.legal import moves, remark, why_not
from setu.games.rama.seen import conserved, determinize, hide
from setu.games.rama.start import next_placement, seat_after, seat_before, setup
from setu.games.rama.state import (
    AGAIN,
    BACKS_OUT,
    BONUS_WINDOW,
    BY_PAMBAN,
    BY_RESIGNING,
    BY_ROUNDS,
    BY_STALL,
    CHANGED,
    COMMIT,
    COMMITTED,
    COMMITTING,
    ECO_OFFER,
    ENDED,
    FOR_MATERIAL,
    FOR_TRANSPORT,
    GIVE,
    GIVE_UP,
    GIVING_KARMA,
    GIVING_UP,
    GO_BEGINS,
    GO_ENDS,
    GOD_ANSWERED,
    KARMA_WINDOW,
    LAYING,
    LEFT,
    MATCH,
    MOVING,
    MOVING_COW,
    NO_KARMA,
    NOBODY,
    NOWHERE,
    OPEN_WAY,
    OVER,
    PENDING,
    PLACED,
    PLACING,
    RELEASE_THROWN,
    RELEASED,
    REPLAYING,
    SPEND,
    SPENDING,
    STAYED,
    TAKE_BONUS,
    TAKING_BONUS,
    THEME_COUNT,
    THROWING,
    THROWN,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    WAITS,
    WENT,
)
from setu.games.rama.tour import estimate, features
from setu.games.rama.walk import (
    asks_for_tickets,
    find_ends,
    flights_to,
    forget_walk,
    may_finish,
    reaches_beyond,
    tickets_for,
    wants,
)

__all__ = [
    "conserved",
    "determinize",
    "estimate",
    "evaluate",
    "features",
    "hide",
    "moves",
    "outcome",
    "pending",
    "play",
    "remark",
    "resign",
    "setup",
    "why_not",
]

# ---- whose turn


@rule
def pending(b: Board, s: State) -> int:
    """RB-9, part 6.3: only the active player decides."""
    return 0 if s.phase == OVER else 1 << s.active


# ---- the turn (RB-10)


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """RB-10: the decision, and then all that follows by itself."""
    forget_events(s)
    if TAKE_BONUS <= move < TAKE_BONUS + THEME_COUNT:
        take_bonus(s, seat, move - TAKE_BONUS)
    elif GIVE <= move < SPEND:
        give(b, s, seat, move - GIVE)
    elif s.phase == PLACING:
        place_pawn(s, seat, move)
    elif s.phase == MOVING_COW:
        move_cow(b, s, seat, move)
    elif s.phase == MOVING:
        choose_end(b, s, seat, move)
    elif s.phase == SPENDING:
        go(b, s, seat, s.bound, move - SPEND)
    elif s.phase == GIVING_UP:
        decide_giving_up(s, seat, move)
    elif s.phase == COMMITTING:
        decide_commitment(s, seat, move)
    elif s.phase == TAKING_BONUS:
        s.phase = GO_ENDS
    elif s.phase == GIVING_KARMA:
        close_karma_window(s)
    else:
        s.phase = GO_BEGINS if move == AGAIN else TURN_ENDS
    go_on(b, s)


@rule
def go_on(b: Board, s: State) -> None:
    """RB-10, part 6.3: whatever needs no decision happens in its order."""
    while s.phase > OVER:
        seat = s.active
        if s.phase == TURN_BEGINS:
            begin_turn(b, s, seat)
        elif s.phase == GO_BEGINS:
            begin_go(b, s, seat)
        elif s.phase == RELEASE_THROWN:
            after_release(b, s, seat)
        elif s.phase == THROWING:
            throw_to_move(s, seat)
        elif s.phase == LAYING:
            lay(b, s, seat)
        elif s.phase == GOD_ANSWERED:
            draw_karma(s, seat)
            s.phase = ECO_OFFER
        elif s.phase == ECO_OFFER:
            offer_commitment(b, s, seat)
        elif s.phase == KARMA_WINDOW:
            open_karma_window(s, seat, BONUS_WINDOW)
        elif s.phase == BONUS_WINDOW:
            open_bonus_window(b, s, seat)
        elif s.phase == GO_ENDS:
            end_go(b, s, seat)
        else:
            end_turn(b, s, seat)


@rule
def place_pawn(s: State, seat: int, space: int) -> None:
    """RB-7: the left neighbour's pawn."""
    s.pawn[s.placing] = space
    tell(s, PLACED, EVERYONE, seat, s.placing, space)
    next_placement(s)


@rule
def begin_turn(b: Board, s: State, seat: int) -> None:
    """RB-11, R22, R43, R15: a start on one's own town, a match to watch, or karma before the throw."""
    s.throw = 0
    s.thrown = 0
    s.stopped = 0
    s.stayed = 0
    tell(s, TURN, EVERYONE, seat, s.round, 0)
    first = s.round == 1 and not travels(s, seat)
    if first and not wants(b, s, seat, s.pawn[seat]):
        rule_out(b, s, seat)
    if first and wants(b, s, seat, s.pawn[seat]):
        s.phase = LAYING
    elif s.match_wait[seat] > 0:
        s.match_wait[seat] -= 1
        tell(s, MATCH, EVERYONE, seat, s.match_wait[seat], 0)
        s.phase = KARMA_WINDOW
    elif s.options.karma_window == CHANGED:
        open_karma_window(s, seat, GO_BEGINS)
    else:
        s.phase = GO_BEGINS


@rule
def begin_go(b: Board, s: State, seat: int) -> None:
    """RB-42, R12: who waits for release throws for it first; else the movement throw."""
    s.throw = 0
    s.thrown = 0
    s.stopped = 0
    s.phase = THROWING
    if is_waiting(s, seat):
        face = throw_die(s)
        tell(s, RELEASED, EVERYONE, seat, face, release(b, s, seat, face))
        s.phase = RELEASE_THROWN
        if face == 6 and s.options.cow_on_any_six == CHANGED:
            s.phase = MOVING_COW
            s.after = RELEASE_THROWN


@rule
def after_release(b: Board, s: State, seat: int) -> None:
    """RB-42 to RB-44, R31: off to the movement throw, or a failed waiting turn; the third may be the last."""
    if not is_waiting(s, seat):
        s.eco_wait[seat] = 0
        s.phase = THROWING
        if s.options.karma_window == CHANGED:
            open_karma_window(s, seat, THROWING)
        return
    s.eco_wait[seat] += 1
    if s.eco_wait[seat] >= b.patience:
        s.phase = GIVING_UP
    else:
        tell(s, WAITS, EVERYONE, seat, s.eco_wait[seat], 0)
        s.phase = KARMA_WINDOW


@rule
def decide_giving_up(s: State, seat: int, move: int) -> None:
    """RB-43, R32: give up and throw in the same turn, or wait on."""
    if move == GIVE_UP:
        back_out(s, seat)
        tell(s, BACKS_OUT, EVERYONE, seat, 0, 0)
        s.phase = THROWING
    else:
        tell(s, WAITS, EVERYONE, seat, s.eco_wait[seat], 0)
        s.phase = KARMA_WINDOW


@rule
def throw_to_move(s: State, seat: int) -> None:
    """RB-12, RB-18: a 6 moves the cow before the pawn."""
    s.throw = throw_die(s)
    tell(s, THROWN, EVERYONE, seat, s.throw, s.round)
    s.phase = MOVING_COW if s.throw == 6 else MOVING
    s.after = MOVING if s.throw == 6 else 0


@rule
def move_cow(b: Board, s: State, seat: int, town: int) -> None:
    """RB-18: the cow closes another town, and play goes on where the six was thrown."""
    put_cow(b, s, seat, town)
    s.phase = s.after
    s.after = 0


@rule
def choose_end(b: Board, s: State, seat: int, space: int) -> None:
    """R5: a move is chosen by its end; the way takes the fewest tickets, unless the traveller is asked."""
    if asks_for_tickets(b, s, seat, space):
        s.bound = space
        s.phase = SPENDING
        return
    top = find_ends(b, s, seat)
    tickets = flights_to(s, top, space)
    forget_walk(s)
    go(b, s, seat, space, tickets)


@rule
def go(b: Board, s: State, seat: int, space: int, tickets: int) -> None:
    """RB-13 to RB-16, R29: the pawn goes to an end of its walk, or stays."""
    top = find_ends(b, s, seat)
    by_choice = reaches_beyond(s, seat, top)
    compulsory = s.stops[word_of(space)] & bit_of(space) != 0
    forget_walk(s)
    s.bound = NOWHERE
    s.phase = LAYING
    if travels(s, seat):
        fix_way(b, s, seat, space, tickets_for(s, seat) > 0)
    if space == s.pawn[seat]:
        s.stayed = 1 if by_choice and space < b.towns else 0
        tell(s, STAYED, EVERYONE, seat, space, 0)
        return
    s.stopped = 1 if compulsory else 0
    s.stayed = 0
    s.stays[seat] = 0
    tell(s, WENT, EVERYONE, seat, space, 2 * tickets + s.free_ticket[seat])
    use_tickets(s, seat, tickets)
    s.return_to_gate[seat] = 0
    s.pawn[seat] = space
    if is_goal(b, s, seat, space):
        arrive(s, seat)


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


@rule
def lay(b: Board, s: State, seat: int) -> None:
    """RB-26 to RB-29, RB-36, R12, R17: cards of this town, and the god's throw; a traveller lays nothing."""
    s.phase = ECO_OFFER
    if travels(s, seat) or s.lays_nothing != 0:
        s.lays_nothing = 0
        return
    if lay_cards(b, s, seat):
        face = hear_god(b, s, seat)
        s.phase = GOD_ANSWERED
        if face == 6 and s.options.cow_on_any_six == CHANGED:
            s.phase = MOVING_COW
            s.after = GOD_ANSWERED


@rule
def offered(s: State) -> int:
    """R31: transport is asked before material."""
    return FOR_TRANSPORT if s.eco_offers & 1 << FOR_TRANSPORT != 0 else FOR_MATERIAL


@rule
def offer_commitment(b: Board, s: State, seat: int) -> None:
    """RB-41: one commitment after the other is offered."""
    while s.eco_offers != 0:
        if may_commit(b, s, seat, offered(s)):
            s.phase = COMMITTING
            return
        s.eco_offers &= ~(1 << offered(s))
    s.phase = KARMA_WINDOW


@rule
def decide_commitment(s: State, seat: int, move: int) -> None:
    """RB-41: an eco-planet card on the card just laid, decided at this moment only."""
    kind = offered(s)
    s.eco_offers &= ~(1 << kind)
    if move == COMMIT:
        s.eco[seat, kind] = PENDING
        s.eco_left -= 1
        s.progress_round = s.round
        tell(s, COMMITTED, EVERYONE, seat, kind, 0)
    s.phase = ECO_OFFER


@rule
def open_karma_window(s: State, seat: int, then: int) -> None:
    """RB-34, R15: who holds a bad-karma card may give it now."""
    s.phase = then
    if s.karma_hand[seat] != NO_KARMA and has_victim(s, seat):
        s.phase = GIVING_KARMA
        s.after = then


@rule
def give(b: Board, s: State, seat: int, victim: int) -> None:
    """RB-34, R15: the card is given; whatever else was asked for is asked again."""
    give_karma(b, s, seat, victim)
    if s.phase == GIVING_KARMA:
        close_karma_window(s)


@rule
def close_karma_window(s: State) -> None:
    """RB-34: given or kept, play goes on."""
    s.phase = s.after
    s.after = 0


@rule
def open_bonus_window(b: Board, s: State, seat: int) -> None:
    """R14: `also_after_move` lets one take a bonus after every throw, the last thing in a go."""
    is_open = s.options.bonus_window == CHANGED and s.thrown != 0 and bonus_is_left(b, s, seat)
    s.phase = TAKING_BONUS if is_open else GO_ENDS


@rule
def end_go(b: Board, s: State, seat: int) -> None:
    """RB-46, RB-17, R29: the end of the game, or another go after a 1."""
    s.phase = TURN_ENDS
    if s.pawn[seat] == b.finish and may_finish(b, s, seat):
        finish(s, seat, BY_PAMBAN)
    elif s.throw == 1 and s.match_wait[seat] == 0 and (s.options.replay_after_stop != CHANGED or s.stopped == 0):
        s.phase = REPLAYING


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
            finish(s, NOBODY, BY_STALL)
            return
        if s.round >= s.options.max_rounds:
            finish(s, NOBODY, BY_ROUNDS)
            return
        s.round += 1
    s.active = following
    s.phase = TURN_BEGINS


# ---- the end (part 8)


@rule
def finish(s: State, seat: int, reason: int) -> None:
    """RB-46, RB-47: the game ends at once; only who reached Pamban gets the 300."""
    s.phase = OVER
    s.finisher = seat
    s.reason = reason
    s.after = 0
    s.throw = 0
    s.thrown = 0
    s.bound = NOWHERE
    s.stopped = 0
    s.stayed = 0
    s.eco_offers = 0
    tell(s, ENDED, EVERYONE, seat, reason, s.round)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """RB-47: who gives up leaves the board; the others play on, and the last one wins."""
    forget_events(s)
    if s.phase == OVER or s.gone[seat] != 0:
        return
    s.gone[seat] = 1
    s.pawn[seat] = NOWHERE
    s.journey[seat] = NO_KARMA
    s.way[seat] = OPEN_WAY
    s.match_wait[seat] = 0
    s.return_to_gate[seat] = 0
    tell(s, LEFT, EVERYONE, seat, 0, 0)
    if seat_after(s, seat) == seat_before(s, seat):
        finish(s, NOBODY, BY_RESIGNING)
    elif s.phase == PLACING:
        s.placing = (s.placing + s.seats - 1) % s.seats
        next_placement(s)
        go_on(b, s)
    elif s.active == seat:
        s.after = 0
        s.bound = NOWHERE
        s.eco_offers = 0
        s.lays_nothing = 0
        s.phase = TURN_ENDS
        go_on(b, s)


@rule
def comes_before(b: Board, s: State, one: int, other: int) -> bool:
    """RB-49: more points, after all who stayed at the table."""
    if s.gone[one] != s.gone[other]:
        return s.gone[one] < s.gone[other]
    return score(b, s, one) > score(b, s, other)


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """RB-48, RB-49, R27: most points wins; equal points share a place."""
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if comes_before(b, s, other, seat):
                place += 1
        out[seat, 0] = place
        out[seat, 1] = score(b, s, seat)
