"""Who may see what (part 7), what is drawn in its place, and whether everything is there."""

from __future__ import annotations

import math
from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import State, hide_chance, hide_events, take_key
from setu.games.river import planks, programs
from setu.games.river.codes import NONE, book, cards, phase


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """Part 7, R29: of the others' programs only the slots that were turned up, and who is ready."""
    hide_chance(s)
    hide_events(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.agreed &= ~(1 << other)
            for slot in range(s.slot + 1, book.SLOTS):
                s.program[other, slot] = NONE
            if s.ready >> other & 1 == 0:
                s.laid[other] = 0


@rule
def reopen(b: Board, s: State, seat: int) -> None:
    """DL-10: nobody has seen a program before the first card is turned up, so it might as well be chosen later."""
    if s.phase == phase.PROGRAMMING:
        for other in range(s.seats):
            if other != seat:
                programs.take_cards_back(s, other)
        s.ready &= 1 << seat


@rule
def misjudge(b: Board, s: State, seat: int, key: Any, percent: int) -> None:
    """DL-49: by eye nobody knows lengths; stones that stand freely seem to stand a little beside their places.

    Stones in the middle of their islets are measured by the printed map, which everybody knows by heart.
    """
    if planks.by_eye(s) and not planks.on_centres(s):
        off = int(math.sqrt(b.reach2[book.NUMBERS])) * percent // 200  # of the longest plank, shared by its two ends
        take_key(s, key)
        for stone in range(book.STONES):
            east, south = draw_below(s, 2 * off + 1) - off, draw_below(s, 2 * off + 1) - off
            if s.stones >> stone & 1:
                s.x[stone] += east
                s.y[stone] += south
        hide_chance(s)


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """Part 7: the others' unseen cards, each legal program that agrees with the seen ones equally likely."""
    take_key(s, key)
    for other in range(s.seats):
        if other != seat and s.ready >> other & 1:
            draw_program(s, other)


@rule
def draw_program(s: State, seat: int) -> None:
    """DL-10, DL-11: with or without a block, in proportion to how many such programs there are."""
    seen = s.slot + 1
    s.laid[seat] = seen
    among = programs.free_cards(s, seat)
    s.laid[seat] = book.SLOTS
    actions, blocks = among & ((1 << cards.BLOCK) - 1), among >> cards.BLOCK
    unseen = book.SLOTS - seen
    if unseen == 0:
        return
    without = arrangements(bits.size(actions), unseen)
    within = unseen * bits.size(blocks) * arrangements(bits.size(actions), unseen - 1)
    blocking = NONE
    if draw_below(s, without + within) >= without:
        blocking = seen + draw_below(s, unseen)
    for slot in range(seen, book.SLOTS):
        if slot == blocking:
            s.program[seat, slot] = cards.BLOCK + bits.nth(blocks, draw_below(s, bits.size(blocks)))
        else:
            card = bits.nth(actions, draw_below(s, bits.size(actions)))
            s.program[seat, slot] = card
            actions &= ~(1 << card)


@rule
def arrangements(count: int, slots: int) -> int:
    """DL-10: in how many ways so many of the cards can be laid in order."""
    ways = 1
    for laid in range(slots):
        ways *= count - laid
    return ways


# ---- are all components accounted for? Asked after every move by `check_game`


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
        playing |= book.ONE_COLOUR << (book.NUMBERS * int(s.colour[seat]))
    if union != playing:
        return False
    for plank in range(book.PLANKS):
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
    if s.stone_reserve < 0 or bits.size(s.stones) + s.stone_reserve != b.stone_count:
        return False
    carried = 0
    for support in range(book.SUPPORTS):
        load = bits.size(int(s.carried[support]))
        stands = support >= book.STONES or s.stones >> support & 1
        if load != s.load[support] or load > b.support_max or (load > 0 and not stands):
            return False
        if (s.room >> support & 1 != 0) != (stands and load < b.support_max):
            return False
        carried += load
    return carried == 2 * bits.size(s.on_board)


@rule
def pawns_conserved(s: State) -> bool:
    """DL-2: a pawn stands in a village, or alone on a plank of the board."""
    for seat in range(s.seats):
        space = int(s.pawn[seat])
        if space < book.PLANKS:
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
        if (laid == book.SLOTS) != (s.ready >> seat & 1 != 0):
            return False
        used = 0
        for slot in range(book.SLOTS):
            card = int(s.program[seat, slot])
            if (card == NONE) != (slot >= laid):
                return False
            if card != NONE:
                if s.hand[seat] >> card & 1 == 0 or used >> card & 1:
                    return False
                used |= 1 << card
        if bits.size(used >> cards.BLOCK) > 1:
            return False
    return True
