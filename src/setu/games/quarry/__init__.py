"""Quarry: stack stones and join the two quarries, seen from above. Design: Shaun R. Mather.

`codes` numbers with names, `state` what the record holds, `board` static data, `rules` the rules with `fit` (may a
stone lie there) and `line` (what hangs together), `stones` laying and trying one, `threats` what wins
and what answers, `forced` wins by threats alone, `hidden` what a seat may not know, `evaluate` who is ahead,
`position` what is written down, `view` what is shown, `words` notation and sentences, `questions` what may be
asked, `picture` the drawing,
`tournament` several games for points, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.game import Game, SearchSettings
from setu.engine.options import Value
from setu.engine.reader import Components
from setu.games.quarry import board, codes, evaluate, hidden, position, rules, view, words
from setu.games.quarry.codes import KINDS
from setu.games.quarry.questions import QUESTIONS
from setu.games.quarry.state import OPTIONS, STATE
from setu.games.quarry.statistics import PIECES, statistics
from setu.games.quarry.tournament import SERIES


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file, or of the shipped board that the options name."""
    return board.build(components) if components else board.shipped(str(options["board"]))


def most_moves(b: Board) -> int:
    return max(2, b.placements)


def feature_size(b: Board) -> int:
    return 3 * b.cells + 2 * len(KINDS) + 2


def longest(b: Board) -> int:
    """F4: every stone once, and the choice of colours."""
    return 2 * int(b.count.sum()) + 1


QUARRY = Game(
    name="quarry",
    title=words.say("title"),
    designer="Shaun R. Mather",
    rules_version="quarry/1",
    seats=(2,),
    options=OPTIONS,
    state=STATE,
    board_dtype=board.BOARD,
    rules=(rules, hidden, evaluate),
    codes=codes,
    words=words.WORDS,
    views=(view, position),
    board=make_board,
    most_moves=most_moves,
    feature_size=feature_size,
    longest=longest,
    statistics=statistics,
    pieces=PIECES,
    hidden=False,
    search=SearchSettings(sigma=0.1, room=1 << 20, levels=((0, 85), (0, 60), (0, 35), (300, 25), (400, 18))),
    series=SERIES,
    questions=QUESTIONS,
)
GAMES = (QUARRY,)
