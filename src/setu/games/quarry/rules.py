"""Quarry: the rules. Numbers are those of the spec; a move is the number of a placement.

`fit` holds the conditions of a placement, `line` what hangs together, `insight` estimates.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, bit_of, lowest_bit, word_of
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, hide_chance, hide_events, take_key, tell
from setu.games.quarry.board import FORMS
from setu.games.quarry.fit import (
    anchors_that_fit,
    base_level,
    elbow_rests,
    ends_are_level,
    ends_on_own_ground,
    overhangs,
    way_is_free,
)
from setu.games.quarry.insight import estimate, features
from setu.games.quarry.line import completes_line, shows_in_both_quarries
from setu.games.quarry.state import (
    BARE,
    BLACK,
    BLUE,
    BY_LINE,
    BY_OUT,
    BY_RESIGNING,
    BY_STALEMATE,
    ELBOW_RESTS,
    ENDED,
    KEPT,
    KINDS,
    NOBODY,
    ON,
    OUT_DRAWS,
    OUT_LOSES,
    OVER,
    PASSED,
    PLACED,
    PLACING,
    STALEMATE_BY_POINTS,
    STARTER_DRAWN,
    STARTS,
    SWAPPED,
    SWAPPING,
)

__all__ = ["estimate", "features"]  # verbs that live in `insight`

FORM_COUNT, KIND_COUNT = len(FORMS), len(KINDS)

# Why a move may not be made, in the order of part 4; `words` gives each its rule and sentence.
(
    LEGAL,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    CHOOSE_COLOUR_FIRST,
    NO_COLOUR_CHOICE,
    NO_SUCH_MOVE,
    NO_STOCK,
    OFF_BOARD,
    WRONG_COLOUR,
    WRONG_LEVEL,
    BLOCKED,
    ELBOW_IN_THE_AIR,
    TOO_HIGH,
) = range(13)

# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """QR-1, QR-3: an empty board, a full stock each, seat 0 Black and seat 1 Blue."""
    clear(b, s)
    for colour in range(2):
        s.holder[colour] = colour
        for kind in range(KIND_COUNT):
            s.stock[colour, kind] = b.count[kind]
    choose_starter(s)
    pass_while_stuck(b, s)


@rule
def clear(b: Board, s: State) -> None:
    """QR-2: every space of the board bare."""
    s.winner = NOBODY
    for cell in range(b.cells):
        s.top[cell] = BARE
        for colour in range(2):
            s.rests[colour, 0, word_of(cell)] |= bit_of(cell)
        for level in range(b.max_height + 1):
            s.lower[level, word_of(cell)] |= bit_of(cell)


@rule
def choose_starter(s: State) -> None:
    """QR-7: lots are drawn for the start, unless the players fixed it."""
    if s.options.starter == STARTER_DRAWN:
        s.starter = draw_below(s, 2)
    else:
        s.starter = s.options.starter - 1
    s.to_move = s.starter
    tell(s, STARTS, EVERYONE, s.starter, 0, 0)


# ---- whose turn


@rule
def pending(b: Board, s: State) -> int:
    """QR-7: players alternate, so one seat at a time owes a decision."""
    return 0 if s.phase == OVER else 1 << s.holder[s.to_move]


# ---- may this stone lie there? (QR-10 to QR-16)


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """QR-8, R21: a turn is one placement, or the choice of colours where that is asked."""
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat != s.holder[s.to_move]:
        return NOT_YOUR_TURN
    if move < 0 or move >= b.off_board + FORM_COUNT:
        return NO_SUCH_MOVE
    choice = move == b.swap or move == b.keep
    if s.phase == SWAPPING:
        return LEGAL if choice else CHOOSE_COLOUR_FIRST
    if choice:
        return NO_COLOUR_CHOICE
    return why_not_place(b, s, s.to_move, move)


@rule
def why_not_place(b: Board, s: State, colour: int, move: int) -> int:
    """QR-10 to QR-16: the first rule that forbids a placement, in the stated order."""
    form = form_of(b, move)
    if s.stock[colour, b.kind_of[form]] == 0:
        return NO_STOCK
    if move >= b.off_board:
        return OFF_BOARD
    if not ends_on_own_ground(b, s, colour, form, move):
        return WRONG_COLOUR
    base = base_level(b, s, form, move)
    if not ends_are_level(b, s, form, move, base) or overhangs(b, s, colour, form, move, base):
        return WRONG_LEVEL
    if not way_is_free(b, s, form, move, base):
        return BLOCKED
    if s.options.elbow == ELBOW_RESTS and not elbow_rests(b, s, form, move, base):
        return ELBOW_IN_THE_AIR
    if base + b.tallest[form] > b.max_height:
        return TOO_HIGH
    return LEGAL


@rule
def form_of(b: Board, move: int) -> int:
    """QR-11: the form of a placement, or of one that would leave the board."""
    return move - b.off_board if move >= b.off_board else int(b.form_of[move])


# ---- all placements at once: the same rules on sets of cells


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """QR-8: every legal move of the seat on turn."""
    if s.phase == OVER or seat != s.holder[s.to_move]:
        return 0
    if s.phase == SWAPPING:
        out[0] = b.swap
        out[1] = b.keep
        return 2
    found = 0
    for form in range(FORM_COUNT):
        if s.stock[s.to_move, b.kind_of[form]] > 0:
            for word in range(b.words):
                fits = anchors_that_fit(b, s, s.to_move, form, word)
                while fits != 0:
                    out[found] = b.placement_at[form, word * BITS + lowest_bit(fits)]
                    found += 1
                    fits &= fits - 1
    return found


@rule
def can_place(b: Board, s: State, colour: int) -> bool:
    """QR-9: is there any legal placement?"""
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                if anchors_that_fit(b, s, colour, form, word) != 0:
                    return True
    return False


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13, QR-15, QR-19: the level of a placement, + 8 if it crosses, + 16 if it wins."""
    if move >= b.placements:
        return 0
    form = form_of(b, move)
    note = base_level(b, s, form, move)
    if crosses(b, s, s.to_move, form, move):
        note += 8
    if would_win(b, s, s.to_move, form, move):
        note += 16
    return note


@rule
def crosses(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-15: does the stone cover a cell that showed the opponent?"""
    for i in range(b.covered[form]):
        if s.top[b.cell_of[move, i]] == 1 - colour:
            return True
    return False


@rule
def would_win(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-19: would the line be complete with this stone? The set of shown cells is put back."""
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        s.shown[colour, word_of(cell)] |= bit_of(cell)
    won = shows_in_both_quarries(b, s, colour) and completes_line(b, s, colour, form, move)
    for i in range(b.covered[form]):
        cell = b.cell_of[move, i]
        if s.top[cell] != colour:
            s.shown[colour, word_of(cell)] &= ~bit_of(cell)
    return won


# ---- the turn


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """QR-8, R26: place, look for a line, and only then for the next player and a stalemate."""
    forget_events(s)
    if s.phase == SWAPPING:
        choose_colour(b, s, move)
        return
    colour = s.to_move
    place(b, s, colour, move)
    s.passes = 0
    if completes_line(b, s, colour, form_of(b, move), move):
        finish(s, colour, BY_LINE)
        return
    s.to_move = 1 - colour
    if s.stones == 1 and s.options.swap == ON:
        s.phase = SWAPPING
    else:
        pass_while_stuck(b, s)


@rule
def place(b: Board, s: State, colour: int, move: int) -> None:
    """QR-17: the stone leaves the stock, and its cells get its height and colour."""
    form = form_of(b, move)
    base = base_level(b, s, form, move)
    crossed = crosses(b, s, colour, form, move)
    for i in range(b.covered[form]):
        cover(b, s, colour, b.cell_of[move, i], base + b.top[form, i])
    s.stock[colour, b.kind_of[form]] -= 1
    s.placed[s.stones] = move
    s.placed_level[s.stones] = base
    s.placed_by[s.stones] = colour
    s.stones += 1
    tell(s, PLACED, EVERYONE, move, base, 2 * colour + (1 if crossed else 0))


@rule
def cover(b: Board, s: State, colour: int, cell: int, height: int) -> None:
    """QR-17: a cell grows and shows a colour; the sets of cells follow."""
    word, bit = word_of(cell), bit_of(cell)
    before = s.height[cell]
    for one in range(2):
        s.rests[one, before, word] &= ~bit
        s.shown[one, word] &= ~bit
    for level in range(before, height):
        s.lower[level, word] &= ~bit
    s.rests[colour, height, word] |= bit
    s.shown[colour, word] |= bit
    s.height[cell] = height
    s.top[cell] = colour


@rule
def choose_colour(b: Board, s: State, move: int) -> None:
    """R21: the seats exchange colours or keep them; stone, stock and turn stay with the colours."""
    if move == b.swap:
        s.holder[BLACK], s.holder[BLUE] = s.holder[BLUE], s.holder[BLACK]
        tell(s, SWAPPED, EVERYONE, s.holder[s.to_move], s.to_move, 0)
    else:
        tell(s, KEPT, EVERYONE, s.holder[s.to_move], s.to_move, 0)
    s.phase = PLACING
    pass_while_stuck(b, s)


@rule
def pass_while_stuck(b: Board, s: State) -> None:
    """QR-9, R14, R15, R16: who cannot place passes, or ends the game, as the options say."""
    while s.phase == PLACING and not can_place(b, s, s.to_move):
        if s.options.out == OUT_DRAWS:
            finish(s, NOBODY, BY_OUT)
        elif s.options.out == OUT_LOSES:
            finish(s, 1 - s.to_move, BY_OUT)
        else:
            tell(s, PASSED, EVERYONE, s.to_move, 0, 0)
            s.passes += 1
            s.to_move = 1 - s.to_move
            if s.passes == 2:
                finish(s, stalemate_winner(b, s), BY_STALEMATE)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """R25: a resignation is a loss; points count as they stand."""
    forget_events(s)
    finish(s, BLUE if s.holder[BLACK] == seat else BLACK, BY_RESIGNING)


@rule
def finish(s: State, winner: int, reason: int) -> None:
    """QR-19: the game stops; there is no reply."""
    s.phase = OVER
    s.winner = winner
    s.reason = reason
    tell(s, ENDED, EVERYONE, winner, reason, 0)


# ---- the end (part 8)


@rule
def unplayed(b: Board, s: State, colour: int) -> int:
    """QR-23: the points of a colour's unplayed stones."""
    points = 0
    for kind in range(KIND_COUNT):
        points += b.points[kind] * s.stock[colour, kind]
    return points


@rule
def stalemate_winner(b: Board, s: State) -> int:
    """R16: nobody, or with `stalemate=points` whoever kept more."""
    black, blue = unplayed(b, s, BLACK), unplayed(b, s, BLUE)
    if s.options.stalemate != STALEMATE_BY_POINTS or black == blue:
        return NOBODY
    return BLACK if black > blue else BLUE


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """QR-23, QR-24, R17: the winner scores twice his unplayed stones, anybody else once."""
    for colour in range(2):
        seat = s.holder[colour]
        won = s.winner == colour
        out[seat, 0] = 1 if won or s.winner == NOBODY else 2
        out[seat, 1] = unplayed(b, s, colour) * (2 if won else 1)


# ---- what may be seen (part 7)


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """QR-21, QR-22: everything is open but the seed of the draw."""
    hide_chance(s)
    hide_events(s, seat)


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """QR-21: nothing is hidden, so only the key is new."""
    take_key(s, key)


@rule
def conserved(b: Board, s: State) -> bool:
    """QR-3: each stone is in the stock or on the board; the sets of cells say what the heights say."""
    for colour in range(2):
        for kind in range(KIND_COUNT):
            on_board = 0
            for stone in range(s.stones):
                if s.placed_by[stone] == colour and b.kind_of[b.form_of[s.placed[stone]]] == kind:
                    on_board += 1
            if s.stock[colour, kind] < 0 or s.stock[colour, kind] + on_board != b.count[kind]:
                return False
    for cell in range(b.cells):
        word, bit = word_of(cell), bit_of(cell)
        height, top = s.height[cell], s.top[cell]
        if height > b.max_height or (height == 0) != (top == BARE):
            return False
        for colour in range(2):
            if (s.shown[colour, word] & bit != 0) != (top == colour):
                return False
            for level in range(b.max_height + 1):
                rests = height == level and (top == BARE or top == colour)
                if (s.rests[colour, level, word] & bit != 0) != rests:
                    return False
        for level in range(b.max_height + 1):
            if (s.lower[level, word] & bit != 0) != (height <= level):
                return False
    return True
