"""Rama's Bridge: what may be decided (part 6.3) - one move asked, and all of them listed."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, bit_of, lowest_bit, word_of
from setu.engine.rule import rule
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.rama.cards import (
    bonus_cards,
    may_receive,
)
from setu.games.rama.journeys import (
    travels,
)
from setu.games.rama.state import (
    AGAIN,
    CHOOSING_GOAL,
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
    MOST_SPACES,
    MOVE_NUMBERS,
    MOVING,
    MOVING_COW,
    NOWHERE,
    OVER,
    PLACING,
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
    reaches,
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
    NO_MATCH_THERE,
    MATCH_HAS_COW,
    NOT_YOURSELF,
    VICTIM_BEFORE,
    NO_SUCH_PLAYER,
) = range(26)

# ---- one move


@rule
def why_not(t: Tables, s: State, seat: int, move: int) -> int:
    """RB-10: is the move an answer to what is asked, and does a rule forbid it?"""
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat != s.active:
        return NOT_YOUR_TURN
    if move < 0 or move >= MOVE_NUMBERS or (t.spaces <= move < MOST_SPACES):
        return NO_SUCH_MOVE
    if not answers(s.phase, move):
        return ASKED_OTHERWISE
    if TAKE_BONUS <= move < TAKE_BONUS + THEME_COUNT:
        return why_not_bonus(t, s, seat, move - TAKE_BONUS)
    if s.phase == PLACING:
        return why_not_start(t, s, move)
    if s.phase == MOVING_COW:
        return why_not_cow(t, s, move)
    if s.phase == MOVING:
        return why_not_go(t, s, seat, move)
    if s.phase == CHOOSING_GOAL:
        return why_not_goal(t, s, move)
    if move >= GIVE:
        return why_not_give(s, seat, move - GIVE)
    return LEGAL


@rule
def answers(phase: int, move: int) -> bool:
    """Part 6.3: the kinds of move that each decision knows."""
    bonus = TAKE_BONUS <= move < TAKE_BONUS + THEME_COUNT
    if phase == MOVING:
        return bonus or move < MOST_SPACES
    if phase == PLACING or phase == MOVING_COW or phase == CHOOSING_GOAL:
        return move < MOST_SPACES
    if phase == GIVING_UP:
        return move == GIVE_UP or move == WAIT
    if phase == COMMITTING:
        return move == COMMIT or move == DECLINE
    if phase == TAKING_BONUS:
        return bonus or move == DONE
    if phase == GIVING_KARMA:
        return move == KEEP or move >= GIVE
    return move == AGAIN or move == DONE


@rule
def why_not_start(t: Tables, s: State, space: int) -> int:
    """RB-8, R8, R9: any space but an airport, free of pawns."""
    if t.start_spaces[word_of(space)] & bit_of(space) == 0:
        return START_IS_AIRPORT
    for seat in range(s.seats):
        if s.pawn[seat] == space:
            return START_IS_TAKEN
    return LEGAL


@rule
def why_not_bonus(t: Tables, s: State, seat: int, theme: int) -> int:
    """RB-31: eight themes, two cards a game, and a pile that is not empty."""
    if theme == DEITY:
        return BONUS_DEITY
    if bonus_cards(s, seat) >= t.bonus_max:
        return BONUS_ENOUGH
    return BONUS_EMPTY if s.left[theme] == 0 else LEGAL


@rule
def why_not_cow(t: Tables, s: State, space: int) -> int:
    """RB-18, R10: another town, whoever stands there; never Malé."""
    if space >= t.towns:
        return COW_NEEDS_TOWN
    if space == s.cow:
        return COW_MUST_MOVE
    return COW_FORBIDDEN if t.cow_towns[word_of(space)] & bit_of(space) == 0 else LEGAL


@rule
def why_not_goal(t: Tables, s: State, space: int) -> int:
    """RB-40, R20: one of the two places, without the cow."""
    if space != t.cricket[0] and space != t.cricket[1]:
        return NO_MATCH_THERE
    return MATCH_HAS_COW if space == s.cow else LEGAL


@rule
def why_not_give(s: State, seat: int, victim: int) -> int:
    """RB-35, R37: to an opponent who was not given a card before."""
    if victim == seat:
        return NOT_YOURSELF
    if victim >= s.seats or s.gone[victim] != 0:
        return NO_SUCH_PLAYER
    return LEGAL if may_receive(s, seat, victim) else VICTIM_BEFORE


@rule
def why_not_go(t: Tables, s: State, seat: int, space: int) -> int:
    """RB-12 to RB-16, RB-19, RB-24, R16: is it an end of the throw, and if not, what stands in the way?"""
    here = s.pawn[seat]
    if t.apart[here, space] > s.throw:
        return TOO_FAR
    top = find_ends(t, s, seat)
    legal = is_end(s, top, space)
    forget_walk(s)
    if legal:
        return LEGAL
    if space == here:
        return NOT_NEARER if travels(s, seat) else MUST_LEAVE
    if space == s.cow:
        return COW_IS_THERE
    for other in range(s.seats):
        if other != seat and s.pawn[other] == space:
            return OCCUPIED
    for freedom in range(4):  # as the rules are; without stops; without the cow; with tickets for every step
        closed = s.cow if freedom < 2 else NOWHERE
        flights = tickets_for(s, seat) if freedom < 3 else s.throw
        if reaches(t, s, seat, space, freedom == 0, closed, flights):
            return NOT_NEARER + freedom
    return TOO_FAR


# ---- all of them


@rule
def moves(t: Tables, s: State, seat: int, out: Any) -> int:
    """Part 6.3: every legal move of the active seat."""
    if s.phase == OVER or seat != s.active:
        return 0
    if s.phase == PLACING:
        return list_starts(t, s, out)
    if s.phase == MOVING_COW:
        return list_cow_towns(t, s, out)
    if s.phase == MOVING:
        return list_bonuses(t, s, seat, out, list_ends(t, s, seat, out))
    if s.phase == CHOOSING_GOAL:
        return list_goals(t, s, out)
    if s.phase == TAKING_BONUS:
        return list_one(out, DONE, list_bonuses(t, s, seat, out, 0))
    if s.phase == GIVING_KARMA:
        return list_victims(s, seat, out)
    if s.phase == GIVING_UP:
        return list_one(out, WAIT, list_one(out, GIVE_UP, 0))
    if s.phase == COMMITTING:
        return list_one(out, DECLINE, list_one(out, COMMIT, 0))
    return list_one(out, DONE, list_one(out, AGAIN, 0))


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
def list_starts(t: Tables, s: State, out: Any) -> int:
    """RB-8: the starting spaces."""
    found = 0
    for word in range(WORDS):
        spaces = t.start_spaces[word]
        for seat in range(s.seats):
            if s.pawn[seat] != NOWHERE and word_of(s.pawn[seat]) == word:
                spaces &= ~bit_of(s.pawn[seat])
        found = list_set(out, word, spaces, found)
    return found


@rule
def list_cow_towns(t: Tables, s: State, out: Any) -> int:
    """RB-18: the towns the cow may go to."""
    found = 0
    for word in range(WORDS):
        towns = t.cow_towns[word]
        if word_of(s.cow) == word:
            towns &= ~bit_of(s.cow)
        found = list_set(out, word, towns, found)
    return found


@rule
def list_ends(t: Tables, s: State, seat: int, out: Any) -> int:
    """RB-12: the end spaces of the throw."""
    top = find_ends(t, s, seat)
    found = 0
    for word in range(WORDS):
        found = list_set(out, word, s.within[top, word], found)
    forget_walk(s)
    return found


@rule
def list_bonuses(t: Tables, s: State, seat: int, out: Any, found: int) -> int:
    """RB-31: the themes a bonus may be taken from."""
    if bonus_cards(s, seat) < t.bonus_max:
        for theme in range(DEITY):
            if s.left[theme] > 0:
                found = list_one(out, TAKE_BONUS + theme, found)
    return found


@rule
def list_goals(t: Tables, s: State, out: Any) -> int:
    """R20: the places of cricket without the cow, the lower number first."""
    found = 0
    first = min(t.cricket[0], t.cricket[1])
    last = max(t.cricket[0], t.cricket[1])
    if first != s.cow:
        found = list_one(out, first, found)
    if last != s.cow:
        found = list_one(out, last, found)
    return found


@rule
def list_victims(s: State, seat: int, out: Any) -> int:
    """RB-34, RB-35: keep the card, or give it."""
    found = list_one(out, KEEP, 0)
    for victim in range(s.seats):
        if may_receive(s, seat, victim):
            found = list_one(out, GIVE + victim, found)
    return found


@rule
def remark(t: Tables, s: State, seat: int, move: int) -> int:
    """R5, RB-22: for a walk the tickets it takes, twice, and 1 more if the first is the free one."""
    if s.phase != MOVING or move >= MOST_SPACES:
        return 0
    top = find_ends(t, s, seat)
    tickets = flights_to(s, top, move)
    forget_walk(s)
    return 2 * tickets + (1 if tickets > 0 and s.free_ticket[seat] != 0 else 0)
