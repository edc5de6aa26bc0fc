"""What the board on the page asks of the rules besides: which stones would win at once, and how many are missing."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry import line, threats
from setu.games.quarry.codes import colours
from setu.games.quarry.threats import FAR, SOUTH, STAGES, STONE

LAST = STAGES - 1


@rule
def wins_with(b: Board, s: State, seat: int, move: int) -> int:
    """QR-19: would this placement complete the seat's line, if it were that seat's turn?"""
    colour = colour_of(s, seat)
    if not threats.may_lie(b, s, colour, move):
        return 0
    return 1 if line.would_win(b, s, colour, b.form_of[move], move) else 0


@rule
def missing(b: Board, s: State, seat: int, move: int) -> int:
    """Part 12: at least so many stones more until the seat's line is complete; 0 where no stones can do it."""
    colour = colour_of(s, seat)
    needed = threats.ways_across(b, s, colour) // STONE
    if needed == FAR:
        needed = missing_far(b, s, colour)
    threats.forget_reach(b, s)
    return needed


@rule
def missing_far(b: Board, s: State, colour: int) -> int:
    """QR-18: beyond what threats look at: stone by stone from South Quarry, as long as that leads on."""
    needed, ways, grows = FAR - 1, 0, True
    while ways == 0 and grows:
        for word in range(b.words):
            s.within[SOUTH + LAST - 1, word] = s.within[SOUTH + LAST, word]
        threats.reach_on(b, s, colour, SOUTH + LAST - 1)
        grows = False
        for word in range(b.words):
            grows = grows or s.within[SOUTH + LAST, word] != s.within[SOUTH + LAST - 1, word]
        needed += 1
        ways = threats.count_joining(b, s, colour, LAST, LAST)
    return needed if ways > 0 else 0


@rule
def colour_of(s: State, seat: int) -> int:
    """R21: the colour that a seat holds now."""
    return colours.BLACK if s.holder[colours.BLACK] == seat else colours.BLUE
