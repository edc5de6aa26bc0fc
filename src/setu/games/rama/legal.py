"""Rama's Bridge: what may be decided (part 6.3) - one move asked, and all of them listed."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, bit_of, lowest_bit, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama.cards import bonus_cards, may_receive
from setu.games.rama.journeys import travels
from setu.games.rama.state import (
    AGAIN,
    CHANGED,
    COMMIT,
    COMMITTING,
    DECLINE,
    DEITY,
    DONE,
    GIVE,
    GIVE_UP,
    GIVING_KARMA,
    GIVING_UP,
    KEEP,
    MALDIVES,
    MOST_SPACES,
    MOVE_NUMBERS,
    MOVING,
    MOVING_COW,
    NO_KARMA,
    NOWHERE,
    OVER,
    PLACING,
    REPLAYING,
    SPEND,
    SPENDING,
    TAKE_BONUS,
    TAKING_BONUS,
    THEME_COUNT,
    WAIT,
    WORDS,
)
from setu.games.rama.walk import (
    find_ends,
    flights_to,
    forget_walk,
    is_end,
    must_fly_back,
    reaches,
    ticket_counts,
    tickets_for,
)

# Why a move may not be made; `words` gives each its rule and sentence.
(
    LEGAL,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_MOVE,
    ASKED_OTHERWISE,
    START_IS_AIRPORT,
    START_IS_TAKEN,
    COW_NEEDS_TOWN,
    COW_MUST_MOVE,
    COW_FORBIDDEN,
    MUST_LEAVE,
    MUST_FLY_BACK,
    NOT_ON_THIS_JOURNEY,
    COW_IS_THERE,
    OCCUPIED,
    NOT_NEARER,  # these four in the order in which `why_not_go` asks
    MUST_STOP,
    COW_IN_THE_WAY,
    NO_TICKET,
    TOO_FAR,
    BONUS_DEITY,
    BONUS_ENOUGH,
    BONUS_EMPTY,
    NOT_YOURSELF,
    VICTIM_BEFORE,
    NO_SUCH_PLAYER,
    OTHER_TICKETS,
) = range(27)

# ---- one move


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """RB-10: is the move an answer to what is asked, and does a rule forbid it?"""
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat != s.active:
        return NOT_YOUR_TURN
    if move < 0 or move >= MOVE_NUMBERS or (b.spaces <= move < MOST_SPACES):
        return NO_SUCH_MOVE
    if not answers(s, seat, move):
        return ASKED_OTHERWISE
    if TAKE_BONUS <= move < TAKE_BONUS + THEME_COUNT:
        return why_not_bonus(b, s, seat, move - TAKE_BONUS)
    if GIVE <= move < SPEND:
        return why_not_give(s, seat, move - GIVE)
    if s.phase == PLACING:
        return why_not_start(b, s, move)
    if s.phase == MOVING_COW:
        return why_not_cow(b, s, move)
    if s.phase == MOVING:
        return why_not_go(b, s, seat, move)
    if s.phase == SPENDING:
        return LEGAL if ticket_counts(b, s, seat, s.bound) >> (move - SPEND) & 1 != 0 else OTHER_TICKETS
    return LEGAL


@rule
def answers(s: State, seat: int, move: int) -> bool:
    """Part 6.3: the kinds of move that each decision knows."""
    phase = s.phase
    if TAKE_BONUS <= move < TAKE_BONUS + THEME_COUNT:
        return is_bonus_time(s)
    if GIVE <= move < SPEND:
        return phase == GIVING_KARMA or may_give_now(s, seat)
    if phase == PLACING or phase == MOVING_COW or phase == MOVING:
        return move < MOST_SPACES
    if phase == SPENDING:
        return move >= SPEND
    if phase == GIVING_UP:
        return move == GIVE_UP or move == WAIT
    if phase == COMMITTING:
        return move == COMMIT or move == DECLINE
    if phase == TAKING_BONUS:
        return move == DONE
    if phase == GIVING_KARMA:
        return move == KEEP
    return move == AGAIN or move == DONE


@rule
def is_bonus_time(s: State) -> bool:
    """RB-30, R14: after the throw, before the cow or after it; the cow of another six brings none."""
    return s.phase == MOVING or s.phase == TAKING_BONUS or (s.phase == MOVING_COW and s.after == MOVING)


@rule
def may_give_now(s: State, seat: int) -> bool:
    """R15: with `karma_window: any_time` a card may be given whatever is asked in one's own turn."""
    any_time = s.options.karma_window == CHANGED and s.karma_hand[seat] != NO_KARMA
    return any_time and s.phase != PLACING and s.phase != GIVING_KARMA


@rule
def why_not_start(b: Board, s: State, space: int) -> int:
    """RB-8, R8, R9: any space but an airport, free of pawns."""
    if b.start_spaces[word_of(space)] & bit_of(space) == 0:
        return START_IS_AIRPORT
    for seat in range(s.seats):
        if s.pawn[seat] == space:
            return START_IS_TAKEN
    return LEGAL


@rule
def why_not_bonus(b: Board, s: State, seat: int, theme: int) -> int:
    """RB-31: eight themes, two cards a game, and a pile that is not empty."""
    if theme == DEITY:
        return BONUS_DEITY
    if bonus_cards(s, seat) >= b.bonus_max:
        return BONUS_ENOUGH
    return BONUS_EMPTY if s.left[theme] == 0 else LEGAL


@rule
def why_not_cow(b: Board, s: State, space: int) -> int:
    """RB-18, R10: another town, whoever stands there; never Malé."""
    if space >= b.towns:
        return COW_NEEDS_TOWN
    if space == s.cow:
        return COW_MUST_MOVE
    return COW_FORBIDDEN if b.cow_towns[word_of(space)] & bit_of(space) == 0 else LEGAL


@rule
def why_not_give(s: State, seat: int, victim: int) -> int:
    """RB-35, R37: to an opponent who was not given a card before."""
    if victim == seat:
        return NOT_YOURSELF
    if victim >= s.seats or s.gone[victim] != 0:
        return NO_SUCH_PLAYER
    return LEGAL if may_receive(s, seat, victim) else VICTIM_BEFORE


@rule
def why_not_go(b: Board, s: State, seat: int, space: int) -> int:
    """RB-12 to RB-16, RB-19, RB-24, R16: is it an end of the throw, and if not, what stands in the way?"""
    here = s.pawn[seat]
    if b.apart[here, space] > s.throw:
        return TOO_FAR
    top = find_ends(b, s, seat)
    legal = is_end(s, top, space)
    forget_walk(s)
    if legal:
        return LEGAL
    if space == here and not travels(s, seat):
        return MUST_FLY_BACK if must_fly_back(b, s, seat) else MUST_LEAVE
    if space == here:
        return NOT_NEARER
    if space == s.cow:
        return COW_IS_THERE
    for other in range(s.seats):
        if other != seat and s.pawn[other] == space:
            return OCCUPIED
    if space == b.maldives and travels(s, seat) and s.journey[seat] != MALDIVES:
        return NOT_ON_THIS_JOURNEY
    for freedom in range(4):  # as the rules are; without stops; without the cow; with tickets for every step
        closed = s.cow if freedom < 2 else NOWHERE
        flights = tickets_for(s, seat) if freedom < 3 else s.throw
        if reaches(b, s, seat, space, freedom == 0, closed, flights):
            return NOT_NEARER + freedom
    return TOO_FAR


# ---- all of them


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.3: every legal move of the active seat."""
    if s.phase == OVER or seat != s.active:
        return 0
    found = list_spaces(b, s, seat, out)
    if is_bonus_time(s):
        found = list_bonuses(b, s, seat, out, found)
    found = list_answers(s, out, found)
    if s.phase == GIVING_KARMA or may_give_now(s, seat):
        found = list_victims(s, seat, out, found)
    if s.phase == SPENDING:
        found = list_ticket_counts(b, s, seat, out, found)
    return found


@rule
def list_spaces(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.3: the spaces that may be named."""
    if s.phase == PLACING:
        return list_starts(b, s, out)
    if s.phase == MOVING_COW:
        return list_cow_towns(b, s, out)
    return list_ends(b, s, seat, out) if s.phase == MOVING else 0


@rule
def list_answers(s: State, out: Any, found: int) -> int:
    """Part 6.3: the answers to a question."""
    if s.phase == COMMITTING:
        return list_one(out, DECLINE, list_one(out, COMMIT, found))
    if s.phase == GIVING_UP:
        return list_one(out, WAIT, list_one(out, GIVE_UP, found))
    if s.phase == REPLAYING:
        return list_one(out, DONE, list_one(out, AGAIN, found))
    if s.phase == TAKING_BONUS:
        return list_one(out, DONE, found)
    return list_one(out, KEEP, found) if s.phase == GIVING_KARMA else found


@rule
def list_one(out: Any, move: int, found: int) -> int:
    """RB-10: one more legal move."""
    out[found] = move
    return found + 1


@rule
def list_set(out: Any, word: int, spaces: int, found: int) -> int:
    """RB-10: the spaces of a word of a set."""
    while spaces != 0:
        out[found] = word * BITS + lowest_bit(spaces)
        found += 1
        spaces &= spaces - 1
    return found


@rule
def list_starts(b: Board, s: State, out: Any) -> int:
    """RB-8: the starting spaces."""
    found = 0
    for word in range(WORDS):
        spaces = b.start_spaces[word]
        for seat in range(s.seats):
            if s.pawn[seat] != NOWHERE and word_of(s.pawn[seat]) == word:
                spaces &= ~bit_of(s.pawn[seat])
        found = list_set(out, word, spaces, found)
    return found


@rule
def list_cow_towns(b: Board, s: State, out: Any) -> int:
    """RB-18: the towns the cow may go to."""
    found = 0
    for word in range(WORDS):
        towns = b.cow_towns[word]
        if word_of(s.cow) == word:
            towns &= ~bit_of(s.cow)
        found = list_set(out, word, towns, found)
    return found


@rule
def list_ends(b: Board, s: State, seat: int, out: Any) -> int:
    """RB-12: the end spaces of the throw."""
    top = find_ends(b, s, seat)
    found = 0
    for word in range(WORDS):
        found = list_set(out, word, s.within[top, word], found)
    forget_walk(s)
    return found


@rule
def list_bonuses(b: Board, s: State, seat: int, out: Any, found: int) -> int:
    """RB-31: the themes a bonus may be taken from."""
    if bonus_cards(s, seat) < b.bonus_max:
        for theme in range(DEITY):
            if s.left[theme] > 0:
                found = list_one(out, TAKE_BONUS + theme, found)
    return found


@rule
def list_ticket_counts(b: Board, s: State, seat: int, out: Any, found: int) -> int:
    """R5: the numbers of tickets with which the walk can be made."""
    counts = ticket_counts(b, s, seat, s.bound)
    while counts != 0:
        found = list_one(out, SPEND + lowest_bit(counts), found)
        counts &= counts - 1
    return found


@rule
def list_victims(s: State, seat: int, out: Any, found: int) -> int:
    """RB-34, RB-35: to whom the card may be given."""
    for victim in range(s.seats):
        if may_receive(s, seat, victim):
            found = list_one(out, GIVE + victim, found)
    return found


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """R5, RB-22: for a walk the tickets it takes, twice, and 1 more if the first is the free one."""
    if s.phase != MOVING or move >= MOST_SPACES:
        return 0
    top = find_ends(b, s, seat)
    tickets = flights_to(s, top, move)
    forget_walk(s)
    return 2 * tickets + (1 if tickets > 0 and s.free_ticket[seat] != 0 else 0)
