"""Quarry: stack stones and join the two quarries, seen from above. Design: Shaun R. Mather.

`state` what the record holds, `board` the tables, `rules` the rules with `fit`, `line` and
`insight`, `words` notation and sentences, `views` what is shown and written, `tournament`
several games for points, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.components import Components
from setu.engine.game import Game, Thinking
from setu.engine.options import Value
from setu.games.quarry import board, rules, views, words
from setu.games.quarry.state import KINDS, OPTIONS, STATE
from setu.games.quarry.statistics import PIECES, ending, statistics
from setu.games.quarry.tournament import SERIES


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file, or of the shipped board that the options name."""
    return board.build(components) if components else board.shipped(str(options["board"]))


def most_moves(b: Board) -> int:
    return max(2, b.placements)


def move_numbers(b: Board) -> int:
    return b.off_board + len(board.FORMS)


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
    rules=rules,
    words=words,
    views=views,
    board=make_board,
    most_moves=most_moves,
    move_numbers=move_numbers,
    feature_size=feature_size,
    longest=longest,
    statistics=statistics,
    ending=ending,
    pieces=PIECES,
    hidden=False,
    thinking=Thinking(noise=0.1, levels=((0, 85), (0, 60), (0, 35), (300, 25), (400, 18))),
    chance_events=frozenset({"starts"}),
    series=SERIES,
    package="setu.games.quarry",
)
GAMES = (QUARRY,)
