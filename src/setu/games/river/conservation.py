"""Are all components accounted for? A law of the house, asked after every move by `check_game`."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.program import size
from setu.games.river.state import BLOCK, MOST_STONES, NONE, NUMBERS, PLANKS, SLOTS, SUPPORTS


@rule
def conserved(b: Board, s: State) -> bool:
    """DL-2, DL-4, DL-41, R31: six planks per colour, 27 stones, and all sets say the same."""
    return planks_conserved(b, s) and stones_conserved(b, s) and pawns_conserved(s) and programs_conserved(s)


@rule
def planks_conserved(b: Board, s: State) -> bool:
    """R31: each plank of a colour in play is in one reserve, on the board or lost."""
    union = s.on_board | s.lost
    if s.on_board & s.lost != 0:
        return False
    for seat in range(s.seats):
        if union & s.reserve[seat] != 0:
            return False
        union |= int(s.reserve[seat])
    playing = 0
    for seat in range(s.seats):
        playing |= ((1 << NUMBERS) - 1) << (NUMBERS * int(s.colour[seat]))
    if union != playing:
        return False
    for plank in range(PLANKS):
        one, other = int(s.end_a[plank]), int(s.end_b[plank])
        if s.on_board >> plank & 1 == 0:
            if one != NONE or other != NONE or s.span[plank] != NONE:
                return False
        elif s.carried[one] >> plank & 1 == 0 or s.carried[other] >> plank & 1 == 0 or one >= other:
            return False
    return True


@rule
def stones_conserved(b: Board, s: State) -> bool:
    """DL-4, DL-41: stones on the board and in reserve are all there are; loads are what is carried."""
    if s.stone_reserve < 0 or size(s.stones) + s.stone_reserve != b.stone_count:
        return False
    carried = 0
    for support in range(SUPPORTS):
        load = size(int(s.carried[support]))
        stands = support >= MOST_STONES or s.stones >> support & 1
        if load != s.load[support] or load > b.support_max or (load > 0 and not stands):
            return False
        if (s.room >> support & 1 != 0) != (stands and load < b.support_max):
            return False
        carried += load
    return carried == 2 * size(s.on_board)


@rule
def pawns_conserved(s: State) -> bool:
    """DL-2: a pawn stands in a village, or alone on a plank of the board."""
    for seat in range(s.seats):
        space = int(s.pawn[seat])
        if space < PLANKS:
            if s.on_board >> space & 1 == 0:
                return False
            for other in range(seat):
                if s.pawn[other] == space:
                    return False
    return True


@rule
def programs_conserved(s: State) -> bool:
    """DL-3, DL-10, DL-11: what is laid is of the hand, no card twice, at most one block."""
    for seat in range(s.seats):
        laid = int(s.laid[seat])
        if (laid == SLOTS) != (s.ready >> seat & 1 != 0):
            return False
        used = 0
        for slot in range(SLOTS):
            card = int(s.program[seat, slot])
            if (card == NONE) != (slot >= laid):
                return False
            if card != NONE:
                if s.hand[seat] >> card & 1 == 0 or used >> card & 1:
                    return False
                used |= 1 << card
        if size(used >> BLOCK) > 1:
            return False
    return True
