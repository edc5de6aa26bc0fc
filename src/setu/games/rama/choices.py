"""Rama's Bridge: what may be decided (part 6.3) - one move asked, and all of them listed."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, bit_of, list_members, word_of
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.rama import cards, journeys, walk
from setu.games.rama.codes import action, karma, phase, refusal, setting, size, themes
from setu.games.rama.state import NOWHERE

# ---- one move


@rule
def answers(s: State, seat: int, move: int) -> bool:
    """Part 6.3: the kinds of move that each decision knows."""
    asked = s.phase
    if action.bonus.has(move):
        return is_bonus_time(s)
    if action.give.has(move):
        return asked == phase.GIVING_KARMA or may_give_now(s, seat)
    if asked == phase.PLACING or asked == phase.MOVING_COW or asked == phase.MOVING:
        return action.go.has(move)
    if asked == phase.SPENDING:
        return action.spend.has(move)
    if asked == phase.GIVING_UP:
        return action.give_up.has(move) or action.wait.has(move)
    if asked == phase.COMMITTING:
        return action.commit.has(move) or action.decline.has(move)
    if asked == phase.TAKING_BONUS:
        return action.done.has(move)
    if asked == phase.GIVING_KARMA:
        return action.keep.has(move)
    return action.again.has(move) or action.done.has(move)


@rule
def asked_instead(s: State) -> int:
    """Part 6.3: what is asked for now; the refusals stand in the order of the phases."""
    return refusal.GAME_IS_OVER if s.phase == phase.OVER else refusal.ASKED_TO_PLACE + s.phase


@rule
def is_bonus_time(s: State) -> bool:
    """RB-30, R14: after the throw, before the cow or after it; the cow of another six brings none."""
    asked = s.after if s.phase == phase.MOVING_COW else s.phase
    return asked == phase.MOVING or asked == phase.TAKING_BONUS


@rule
def may_give_now(s: State, seat: int) -> bool:
    """R15: with `karma_window: any_time` a card may be given whatever is asked in one's own turn."""
    any_time = s.options.karma_window == setting.CHANGED and s.karma_hand[seat] != karma.NONE
    return any_time and s.phase != phase.PLACING and s.phase != phase.GIVING_KARMA


@rule
def why_not_start(b: Board, s: State, space: int) -> int:
    """RB-8, R8, R9: any space but an airport, free of pawns."""
    if b.start_spaces[word_of(space)] & bit_of(space) == 0:
        return refusal.START_IS_AIRPORT
    for seat in range(s.seats):
        if s.pawn[seat] == space:
            return refusal.START_IS_TAKEN
    return refusal.LEGAL


@rule
def why_not_bonus(b: Board, s: State, seat: int, theme: int) -> int:
    """RB-31: eight themes, two cards a game, and a pile that is not empty."""
    if theme == themes.DEITY:
        return refusal.BONUS_DEITY
    if cards.bonus_cards(s, seat) >= b.bonus_max:
        return refusal.BONUS_ENOUGH
    return refusal.BONUS_EMPTY if s.left[theme] == 0 else refusal.LEGAL


@rule
def why_not_cow(b: Board, s: State, space: int) -> int:
    """RB-18, R10: another town, whoever stands there; never Malé."""
    if space >= b.towns:
        return refusal.COW_NEEDS_TOWN
    if space == s.cow:
        return refusal.COW_MUST_MOVE
    return refusal.COW_FORBIDDEN if b.cow_towns[word_of(space)] & bit_of(space) == 0 else refusal.LEGAL


@rule
def why_not_give(s: State, seat: int, victim: int) -> int:
    """RB-35, R37: to an opponent who was not given a card before."""
    if victim == seat:
        return refusal.NOT_YOURSELF
    if victim >= s.seats or s.gone[victim] != 0:
        return refusal.NO_SUCH_PLAYER
    return refusal.LEGAL if cards.may_receive(s, seat, victim) else refusal.VICTIM_BEFORE


@rule
def why_not_go(b: Board, s: State, seat: int, space: int) -> int:
    """RB-12 to RB-16, RB-19, RB-24, R16: is it an end of the throw, and if not, what stands in the way?"""
    here = s.pawn[seat]
    if b.apart[here, space] > s.throw:
        return refusal.TOO_FAR
    top = walk.find_ends(b, s, seat)
    legal = walk.is_end(s, top, space)
    walk.forget_walk(s)
    if legal:
        return refusal.LEGAL
    if space == here and not journeys.travels(s, seat):
        return refusal.MUST_FLY_BACK if walk.must_fly_back(b, s, seat) else refusal.MUST_LEAVE
    if space == here:
        return refusal.NOT_NEARER
    if space == s.cow:
        return refusal.COW_IS_THERE
    for other in range(s.seats):
        if other != seat and s.pawn[other] == space:
            return refusal.OCCUPIED
    if space == b.maldives and journeys.travels(s, seat) and s.journey[seat] != karma.MALDIVES:
        return refusal.NOT_ON_THIS_JOURNEY
    for freedom in range(4):  # as the rules are; without stops; without the cow; with tickets for every step
        closed = s.cow if freedom < 2 else NOWHERE
        flights = walk.tickets_for(s, seat) if freedom < 3 else s.throw
        if walk.reaches(b, s, seat, space, freedom == 0, closed, flights):
            return refusal.NOT_NEARER + freedom
    return refusal.TOO_FAR


# ---- all of them


@rule
def list_spaces(b: Board, s: State, seat: int, out: Any) -> int:
    """Part 6.3: the spaces that may be named."""
    if s.phase == phase.PLACING:
        return list_starts(b, s, out)
    if s.phase == phase.MOVING_COW:
        return list_cow_towns(b, s, out)
    return list_ends(b, s, seat, out) if s.phase == phase.MOVING else 0


@rule
def list_answers(s: State, out: Any, found: int) -> int:
    """Part 6.3: the answers to a question."""
    if s.phase == phase.COMMITTING:
        return list_one(out, action.decline.FIRST, list_one(out, action.commit.FIRST, found))
    if s.phase == phase.GIVING_UP:
        return list_one(out, action.wait.FIRST, list_one(out, action.give_up.FIRST, found))
    if s.phase == phase.REPLAYING:
        return list_one(out, action.done.FIRST, list_one(out, action.again.FIRST, found))
    if s.phase == phase.TAKING_BONUS:
        return list_one(out, action.done.FIRST, found)
    return list_one(out, action.keep.FIRST, found) if s.phase == phase.GIVING_KARMA else found


@rule
def list_one(out: Any, move: int, found: int) -> int:
    """RB-10: one more legal move."""
    out[found] = move
    return found + 1


@rule
def list_starts(b: Board, s: State, out: Any) -> int:
    """RB-8: the starting spaces."""
    found = 0
    for word in range(size.WORDS):
        spaces = b.start_spaces[word]
        for seat in range(s.seats):
            if s.pawn[seat] != NOWHERE and word_of(s.pawn[seat]) == word:
                spaces &= ~bit_of(s.pawn[seat])
        found += list_members(spaces, word * BITS, out[found:])
    return found


@rule
def list_cow_towns(b: Board, s: State, out: Any) -> int:
    """RB-18: the towns the cow may go to."""
    found = 0
    for word in range(size.WORDS):
        towns = b.cow_towns[word]
        if word_of(s.cow) == word:
            towns &= ~bit_of(s.cow)
        found += list_members(towns, word * BITS, out[found:])
    return found


@rule
def list_ends(b: Board, s: State, seat: int, out: Any) -> int:
    """RB-12: the end spaces of the throw."""
    top = walk.find_ends(b, s, seat)
    found = 0
    for word in range(size.WORDS):
        found += list_members(s.within[top, word], word * BITS, out[found:])
    walk.forget_walk(s)
    return found


@rule
def list_bonuses(b: Board, s: State, seat: int, out: Any, found: int) -> int:
    """RB-31: the themes a bonus may be taken from."""
    if cards.bonus_cards(s, seat) < b.bonus_max:
        for theme in range(themes.DEITY):
            if s.left[theme] > 0:
                found = list_one(out, action.bonus.number(theme), found)
    return found


@rule
def list_ticket_counts(b: Board, s: State, seat: int, out: Any, found: int) -> int:
    """R5: the numbers of tickets with which the walk can be made."""
    return found + list_members(walk.ticket_counts(b, s, seat, s.bound), action.spend.FIRST, out[found:])


@rule
def list_victims(s: State, seat: int, out: Any, found: int) -> int:
    """RB-34, RB-35: to whom the card may be given."""
    for victim in range(s.seats):
        if cards.may_receive(s, seat, victim):
            found = list_one(out, action.give.number(victim), found)
    return found
