"""Quarry: stack stones and join the two quarries, seen from above. Design: Shaun R. Mather.

`state` what the record holds, `board` the tables, `rules` the rules with `fit`, `line` and
`insight`, `words` notation and sentences, `views` what is shown and written, `tournament`
several games for points, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.components import Components
from setu.engine.game import Game, Thinking
from setu.engine.options import Value
from setu.engine.tables import Tables, TablesArray
from setu.games.quarry import board, rules, views, words
from setu.games.quarry.state import KINDS, OPTIONS, STATE
from setu.games.quarry.statistics import PIECES, ending, statistics
from setu.games.quarry.tournament import SERIES


def tables(options: Mapping[str, Value], components: Components | None) -> TablesArray:
    """The tables of a component file, or of the shipped board that the options name."""
    return board.build(components) if components else board.shipped(str(options["board"]))


def most_moves(t: Tables) -> int:
    return max(2, t.placements)


def move_numbers(t: Tables) -> int:
    return t.off_board + len(board.FORMS)


def feature_size(t: Tables) -> int:
    return 3 * t.cells + 2 * len(KINDS) + 2


def longest(t: Tables) -> int:
    """F4: every stone once, and the choice of colours."""
    return 2 * int(t.count.sum()) + 1


QUARRY = Game(
    name="quarry",
    title=words.say("title"),
    designer="Shaun R. Mather",
    rules_version="quarry/1",
    seats=(2,),
    options=OPTIONS,
    state=STATE,
    tables_dtype=board.TABLES,
    rules=rules,
    words=words,
    views=views,
    tables=tables,
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
