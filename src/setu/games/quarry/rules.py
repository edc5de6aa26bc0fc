"""Quarry: the rules. Numbers are those of the spec; a move is the number of a placement.

`fit` holds the conditions of a placement, `line` what hangs together.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import bit_of, word_of
from setu.engine.board import Board
from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import State, forget_events, tell
from setu.games.quarry import codes, fit, line, stones, threats
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import BARE, KINDS, NOBODY, action, colours, ending, event, phase, refusal, wish
from setu.games.quarry.forced import find_forced
from setu.games.quarry.threats import NONE

FORM_COUNT, KIND_COUNT = len(FORMS), len(KINDS)

# ---- the turn


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """QR-8, R26: place, look for a line, and only then for the next player and a stalemate."""
    forget_events(s)
    if s.phase == phase.SWAPPING:
        choose_colour(b, s, move)
        return
    colour = s.to_move
    place(b, s, colour, move)
    s.passes = 0
    if line.completes_line(b, s, colour, form_of(b, move), move):
        finish(s, colour, ending.LINE)
        return
    s.to_move = 1 - colour
    if s.stones == 1 and s.options.swap == wish.ON:
        s.phase = phase.SWAPPING
    else:
        pass_while_stuck(b, s)


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
    if s.options.starter == wish.STARTER_DRAWN:
        s.starter = draw_below(s, 2)
    else:
        s.starter = s.options.starter - 1
    s.to_move = s.starter
    tell(s, event.STARTS, s.starter)


# ---- whose turn


@rule
def pending(b: Board, s: State) -> int:
    """QR-7: players alternate, so one seat at a time owes a decision."""
    return 0 if s.phase == phase.OVER else 1 << s.holder[s.to_move]


# ---- may this stone lie there? (QR-10 to QR-16)


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """QR-8, R21: a turn is one placement, or the choice of colours where that is asked."""
    if s.phase == phase.OVER:
        return refusal.GAME_IS_OVER
    if seat != s.holder[s.to_move]:
        return refusal.NOT_YOUR_TURN
    if move < 0 or move >= action.count(b):
        return refusal.NO_SUCH_MOVE
    choice = action.swap.has(b, move) or action.keep.has(b, move)
    if s.phase == phase.SWAPPING:
        return refusal.LEGAL if choice else refusal.CHOOSE_COLOUR_FIRST
    if choice:
        return refusal.NO_COLOUR_CHOICE
    return why_not_place(b, s, s.to_move, move)


@rule
def why_not_place(b: Board, s: State, colour: int, move: int) -> int:
    """QR-10 to QR-16: the first rule that forbids a placement, in the stated order."""
    form = form_of(b, move)
    if s.stock[colour, b.kind_of[form]] == 0:
        return refusal.NO_STOCK
    if action.outside.has(b, move):
        return refusal.OFF_BOARD
    if not fit.ends_on_own_ground(b, s, colour, form, move):
        return refusal.WRONG_COLOUR
    base = fit.base_level(b, s, form, move)
    if not fit.ends_are_level(b, s, form, move, base) or fit.overhangs(b, s, colour, form, move, base):
        return refusal.WRONG_LEVEL
    if not fit.way_is_free(b, s, form, move, base):
        return refusal.BLOCKED
    if s.options.elbow == wish.ELBOW_RESTS and not fit.elbow_rests(b, s, form, move, base):
        return refusal.ELBOW_IN_THE_AIR
    if base + b.tallest[form] > b.max_height:
        return refusal.TOO_HIGH
    return refusal.LEGAL


@rule
def form_of(b: Board, move: int) -> int:
    """QR-11: the form of a placement, or of one that would leave the board."""
    return action.outside.form(b, move) if action.outside.has(b, move) else int(b.form_of[move])


# ---- all placements at once: the same rules on sets of cells


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """QR-8: every legal move of the seat on turn."""
    if s.phase == phase.OVER or seat != s.holder[s.to_move]:
        return 0
    if s.phase == phase.SWAPPING:
        out[0] = action.swap.number(b)
        out[1] = action.keep.number(b)
        return 2
    return threats.every_placement(b, s, s.to_move, out)


@rule
def can_place(b: Board, s: State, colour: int) -> bool:
    """QR-9: is there any legal placement?"""
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                if fit.anchors_that_fit(b, s, colour, form, word) != 0:
                    return True
    return False


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """QR-13, QR-15, QR-19: the level of a placement, + 8 if it crosses, + 16 if it wins."""
    if move >= b.placements:
        return 0
    form = form_of(b, move)
    note = fit.base_level(b, s, form, move)
    if threats.crosses(b, s, s.to_move, form, move):
        note += 8
    if line.would_win(b, s, s.to_move, form, move):
        note += 16
    return note


@rule
def narrow(b: Board, s: State, seat: int, out: Any) -> int:
    """QR-8: the legal moves that are worth a thought."""
    if s.phase != phase.PLACING or seat != s.holder[s.to_move]:
        return moves(b, s, seat, out)
    return threats.narrow(b, s, s.to_move, out)


@rule
def forced(b: Board, s: State, seat: int, effort: int, out: Any) -> int:
    """QR-19: a placement with which the seat wins for certain by threats, or -1."""
    if s.phase != phase.PLACING or seat != s.holder[s.to_move]:
        return NONE
    return find_forced(b, s, s.to_move, effort, out)


# ---- what a turn does


@rule
def place(b: Board, s: State, colour: int, move: int) -> None:
    """QR-17: the stone leaves the stock, and its cells get its height and colour."""
    form = form_of(b, move)
    base = fit.base_level(b, s, form, move)
    crossed = threats.crosses(b, s, colour, form, move)
    for i in range(b.covered[form]):
        stones.cover(b, s, colour, b.cell_of[move, i], base + b.top[form, i])
    s.stock[colour, b.kind_of[form]] -= 1
    s.placed[s.stones] = move
    s.placed_level[s.stones] = base
    s.placed_by[s.stones] = colour
    s.stones += 1
    tell(s, event.PLACED, move, base, codes.BY.number(colour, 1 if crossed else 0))


@rule
def choose_colour(b: Board, s: State, move: int) -> None:
    """R21: the seats exchange colours or keep them; stone, stock and turn stay with the colours."""
    if action.swap.has(b, move):
        s.holder[colours.BLACK], s.holder[colours.BLUE] = s.holder[colours.BLUE], s.holder[colours.BLACK]
        tell(s, event.SWAPPED, s.holder[s.to_move], s.to_move)
    else:
        tell(s, event.KEPT, s.holder[s.to_move], s.to_move)
    s.phase = phase.PLACING
    pass_while_stuck(b, s)


@rule
def pass_while_stuck(b: Board, s: State) -> None:
    """QR-9, R14, R15, R16: who cannot place passes, or ends the game, as the options say."""
    while s.phase == phase.PLACING and not can_place(b, s, s.to_move):
        if s.options.out == wish.OUT_DRAWS:
            finish(s, NOBODY, ending.OUT)
        elif s.options.out == wish.OUT_LOSES:
            finish(s, 1 - s.to_move, ending.OUT)
        else:
            tell(s, event.PASSED, s.to_move)
            s.passes += 1
            s.to_move = 1 - s.to_move
            if s.passes == 2:
                finish(s, stalemate_winner(b, s), ending.STALEMATE)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """R25: a resignation is a loss; points count as they stand."""
    forget_events(s)
    finish(s, colours.BLUE if s.holder[colours.BLACK] == seat else colours.BLACK, ending.RESIGN)


@rule
def finish(s: State, winner: int, reason: int) -> None:
    """QR-19: the game stops; there is no reply."""
    s.phase = phase.OVER
    s.winner = winner
    s.reason = reason
    tell(s, event.ENDED, winner, reason)


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
    black, blue = unplayed(b, s, colours.BLACK), unplayed(b, s, colours.BLUE)
    if s.options.stalemate != wish.STALEMATE_BY_POINTS or black == blue:
        return NOBODY
    return colours.BLACK if black > blue else colours.BLUE


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """QR-23, QR-24, R17: the winner scores twice the own unplayed stones, anybody else once."""
    for colour in range(2):
        seat = s.holder[colour]
        won = s.winner == colour
        out[seat, 0] = 1 if won or s.winner == NOBODY else 2
        out[seat, 1] = unplayed(b, s, colour) * (2 if won else 1)
