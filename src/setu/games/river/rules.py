"""River Dragons and Sunderbans: the rules in the order of play. Numbers are those of the spec.

`start` sets up, `legal` says whose decision it is and what may be decided, `asking` what a card
asks for, `program` holds the cards and who may see them, `stones`, `planks`, `removal` and `pawns`
what the cards do, `ending` who has won, `geometry` the model of part 4.5, `learn` what search and
learning ask for. What differs between the editions is an option, asked where the rule differs.
"""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, tell
from setu.games.river.asking import ask, pick_plank, put_plank_down
from setu.games.river.conservation import conserved
from setu.games.river.ending import nearest_to_goal, outcome
from setu.games.river.learn import estimate, features
from setu.games.river.legal import moves, pending, remark, why_not
from setu.games.river.pawns import finish, jump, walk
from setu.games.river.planks import lay_plank
from setu.games.river.program import begin_round, card_of, determinize, everyone, hide, reopen, take_cards_back
from setu.games.river.removal import take_away
from setu.games.river.start import give_marker, place_of, setup
from setu.games.river.state import (
    ACTING,
    AGREE,
    AGREES,
    BLOCK,
    BLOCKED,
    BY_AGREEING,
    BY_CAP,
    BY_LIMIT,
    BY_RESIGNING,
    CHOOSING_FIRST,
    FIRST,
    LAST_ROUND,
    LAY,
    LEAP,
    LEFT,
    MOVE,
    NONE,
    P2,
    PICK,
    PLACE,
    PLANK,
    PLANKS,
    PROGRAMMING,
    READY,
    REMOVE,
    REVEALED,
    S2,
    SLOTS,
    SPOT,
    STONE,
    SUPPORTS,
)
from setu.games.river.stones import place_stone

__all__ = [
    "conserved",
    "determinize",
    "estimate",
    "features",
    "hide",
    "moves",
    "outcome",
    "pending",
    "play",
    "remark",
    "reopen",
    "resign",
    "setup",
    "why_not",
]


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """DL-13: a decision, and everything that follows from it without another."""
    forget_events(s)
    phase = s.phase
    if phase == PROGRAMMING:
        if move == AGREE:
            agree(s, seat)
        else:
            lay_card(b, s, seat, move - LAY)
        return
    if phase == CHOOSING_FIRST:
        give_marker(s, place_of(s, move - FIRST))
        return
    if phase == PLANK:
        pick_plank(s, seat, move - PICK)
    elif phase == PLACE:
        if lay_plank(b, s, seat, (move - SPOT) // SUPPORTS, (move - SPOT) % SUPPORTS):
            put_plank_down(s)
    else:
        s.left -= 1
        s.phase = ACTING
        if phase == STONE:
            place_stone(b, s, int(s.colour[seat]), move)
        elif phase == REMOVE:
            take_away(b, s, seat, move)
        elif phase == MOVE:
            walk(b, s, seat, move)
        else:
            jump(b, s, seat, move)
    carry_on(b, s)


# ---- programming (DL-10 to DL-12)


@rule
def lay_card(b: Board, s: State, seat: int, card: int) -> None:
    """DL-10, DL-12, R26: face down into the next slot; with the fifth card the seat is ready, for good."""
    s.program[seat, s.laid[seat]] = card
    s.laid[seat] += 1
    if s.laid[seat] == SLOTS:
        s.ready |= 1 << seat
        tell(s, READY, EVERYONE, int(s.colour[seat]), 0, 0)
        start_when_ready(b, s)


@rule
def agree(s: State, seat: int) -> None:
    """R29: a seat secretly wants to end the game; it still programs, in case not all do."""
    s.agreed |= 1 << seat
    tell(s, AGREES, seat, int(s.colour[seat]), 0, 0)


@rule
def start_when_ready(b: Board, s: State) -> None:
    """DL-13, R29: when all have programmed, the first slot is turned up, unless all agreed to end."""
    if s.ready != everyone(s):
        return
    all_agree = s.agreed == everyone(s)
    s.agreed = 0
    if all_agree:
        finish(s, nearest_to_goal(b, s), BY_AGREEING)
        return
    s.phase = ACTING
    reveal(s)
    carry_on(b, s)


# ---- reveal and blocks (DL-13, DL-20 to DL-23)


@rule
def reveal(s: State) -> None:
    """DL-13, DL-20 to DL-22, R34: all cards of the slot at once; every block works, whoever acts first."""
    s.slot += 1
    s.turn = NONE
    s.blocked = 0
    for after in range(s.seats):
        seat = int(s.order[(s.first + after) % s.seats])
        card = card_of(s, seat)
        if card != NONE:
            s.used[seat, min(card, BLOCK)] += 1
            tell(s, REVEALED, EVERYONE, int(s.colour[seat]), s.slot + 1, card)
            if card >= BLOCK:
                s.blocked |= 1 << int(s.holder[card - BLOCK])


@rule
def carry_on(b: Board, s: State) -> None:
    """DL-13: each card is resolved in full, then the next player's, then the next slot."""
    while s.phase == ACTING:
        if s.left > 0:
            ask(b, s, s.actor, card_of(s, s.actor))
        else:
            next_card(b, s)


@rule
def next_card(b: Board, s: State) -> None:
    """DL-13, DL-20, DL-23: clockwise from the first player; blocks and blocked cards do nothing more."""
    s.actor = NONE
    s.turn += 1
    if s.turn == s.seats:
        if s.slot == SLOTS - 1:
            end_round(b, s)
        else:
            reveal(s)
        return
    seat = int(s.order[(s.first + s.turn) % s.seats])
    card = card_of(s, seat)
    if card == NONE or card >= BLOCK:
        return
    if s.blocked >> seat & 1:
        s.stopped[seat] += 1
        tell(s, BLOCKED, EVERYONE, int(s.colour[seat]), card, blocker_of(s, int(s.colour[seat])))
        return
    s.actor = seat
    s.left = 2 if card == S2 or card == P2 else 1


@rule
def blocker_of(s: State, colour: int) -> int:
    """DL-20: the colour that blocks this one in the slot; of several, the first in turn order."""
    for after in range(s.seats):
        seat = int(s.order[(s.first + after) % s.seats])
        if card_of(s, seat) == BLOCK + colour:
            return int(s.colour[seat])
    return NONE


# ---- the end of a round, and giving up


@rule
def end_round(b: Board, s: State) -> None:
    """DL-14, R29: the marker goes to the left, or a cap (without one, round 300) ends the game."""
    if s.options.roundCap != 0 and s.round >= s.options.roundCap:
        finish(s, nearest_to_goal(b, s), BY_CAP)
        return
    if s.round >= LAST_ROUND:
        finish(s, nearest_to_goal(b, s), BY_LIMIT)
        return
    s.first = (s.first + 1) % s.seats
    while s.out >> int(s.order[s.first]) & 1:
        s.first = (s.first + 1) % s.seats
    s.round += 1
    begin_round(s)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """A table service, where the rules are silent: who gives up leaves the board; the last one left wins."""
    forget_events(s)
    if s.out >> seat & 1:
        return
    s.out |= 1 << seat
    s.ready &= ~(1 << seat)
    s.agreed &= ~(1 << seat)
    s.pawn[seat] = PLANKS + b.home[s.colour[seat]]
    take_cards_back(s, seat)
    tell(s, LEFT, EVERYONE, int(s.colour[seat]), 0, 0)
    if everyone(s) & (everyone(s) - 1) == 0:
        put_plank_down(s)
        s.left = 0
        finish(s, everyone(s), BY_RESIGNING)
    elif s.phase == PROGRAMMING:
        start_when_ready(b, s)
    elif s.phase != CHOOSING_FIRST and s.actor == seat:
        put_plank_down(s)
        s.left = 0
        carry_on(b, s)
    elif s.phase == LEAP:  # the pawn that was to be jumped may have left
        s.phase = ACTING
        carry_on(b, s)
