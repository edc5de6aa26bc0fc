"""What a card asks of its player (DL-5), or that nothing can be done; planks picked and put down."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, tell
from setu.games.river.pawns import can_jump, can_walk, fall
from setu.games.river.planks import least_number, lose_plank, number_of, one_fits
from setu.games.river.removal import can_remove
from setu.games.river.state import (
    ACTING,
    JP,
    KEEP,
    LEAP,
    LOSE_SHORT,
    MOST_TRIES,
    MOVE,
    NONE,
    NOTHING,
    NOWHERE,
    P2,
    PLACE,
    PLANK,
    REMOVE,
    RM,
    S2,
    SECOND,
    STONE,
)
from setu.games.river.stones import room_for_stone


@rule
def ask(b: Board, s: State, seat: int, card: int) -> None:
    """DL-5: ask for the decision that the card needs, or find that nothing can be done."""
    if card <= S2:
        ask_for_stone(b, s, seat, card)
    elif card <= P2:
        ask_for_plank(b, s, seat, card)
    elif card == RM:
        if can_remove(b, s, seat):
            s.phase = REMOVE
        else:
            do_nothing(s, seat, card)
    elif card == JP and can_jump(b, s, seat):
        s.phase = LEAP
    elif card != JP and can_walk(b, s, seat):
        s.phase = MOVE
    else:
        fall(b, s, seat, card)
        s.left = 0


@rule
def ask_for_stone(b: Board, s: State, seat: int, card: int) -> None:
    """DL-32 to DL-34, R28: a stone that is not there, or has no place, is lost."""
    if s.stone_reserve > 0 and room_for_stone(b, s):
        s.phase = STONE
    else:
        do_nothing(s, seat, card)


@rule
def ask_for_plank(b: Board, s: State, seat: int, card: int) -> None:
    """DL-46 to DL-49, R12: which plank? With none that fits, the options say whether one is lost."""
    if s.reserve[seat] == 0:
        do_nothing(s, seat, card)
        return
    s.needs = least_number(b, s)
    misfit = s.options.misfit
    spared = misfit == KEEP or (misfit == LOSE_SHORT and s.needs == NOWHERE)
    if spared and not one_fits(s, seat):
        s.needs = 0
        do_nothing(s, seat, card)
    else:
        s.phase = PLANK


@rule
def do_nothing(s: State, seat: int, card: int) -> None:
    """DL-32, DL-46, DL-48, DL-66, R28: the card has no effect, or what is left of it."""
    second = SECOND if (card == S2 or card == P2) and s.left == 1 else 0
    s.left = 0
    tell(s, NOTHING, EVERYONE, int(s.colour[seat]), card, second)


@rule
def pick_plank(s: State, seat: int, plank: int) -> None:
    """DL-47, R12, R13: the pick is final; a plank that fits nowhere is lost at once."""
    if number_of(plank) >= s.needs:
        s.picked = plank
        s.phase = PLACE
        s.needs = 0
    else:
        lose_plank(s, seat, plank)
        put_plank_down(s)


@rule
def put_plank_down(s: State) -> None:
    """DL-45: one plank is dealt with; the second of a `P2` is picked after it."""
    s.picked = NONE
    s.needs = 0
    s.tries = 0
    for one in range(MOST_TRIES):
        s.tried[one] = 0
    s.left -= 1
    s.phase = ACTING
