"""Rama's Bridge / Le Pont de Rama: tour India and Sri Lanka, then build the bridge. Design: Sophie Chabanet.

`codes` numbers with names, `state` what the record holds, `board` the component file and its static data; `rules` the
turn and its phases, `choices` what may be decided, `walk` where a throw leads, `journeys` bad karma's ways, `cards`
laying and counting, `routes` the way a pawn took; `hidden` what a seat may not know, `evaluate` who is ahead,
`position` what is written down, `view` what is shown, `words` notation and sentences, `questions` what may
be asked, `picture` the drawing, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.game import Game
from setu.engine.options import Value
from setu.engine.reader import Components
from setu.games.rama import board, codes, evaluate, hidden, position, rules, view, words
from setu.games.rama.board import say
from setu.games.rama.codes import size
from setu.games.rama.questions import QUESTIONS
from setu.games.rama.state import OPTIONS, STATE
from setu.games.rama.statistics import statistics


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file or of the shipped box; R1: Malé's air links are part of them."""
    all_links = options["male_links"] == "all"
    return board.build(components, all_links) if components else board.shipped_tables(all_links)


def feature_size(b: Board) -> int:
    return evaluate.OWN_FEATURES * b.spaces + size.SEATS * evaluate.SEAT_FEATURES + evaluate.TABLE_FEATURES


def longest(b: Board) -> int:
    """R28: at most 1000 rounds; a turn rarely has more than a handful of decisions."""
    return size.SEATS * 1000 * 12


RAMA = Game(
    name="ramas-bridge",
    title=say("title"),
    designer="Sophie Chabanet",
    rules_version="ramas-bridge/2",
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    state=STATE,
    board_dtype=board.BOARD,
    rules=(rules, hidden, evaluate),
    codes=codes,
    words=words.WORDS,
    views=(view, position),
    board=make_board,
    feature_size=feature_size,
    longest=longest,
    statistics=statistics,
    questions=QUESTIONS,
    piles=(("pile", "left"), ("karma_pile", "karma_left")),
)
GAMES = (RAMA,)
