"""Rama's Bridge / Le Pont de Rama: tour India and Sri Lanka, then build the bridge. Design: Sophie Chabanet.

`state` what the record holds, `box` the component file, `board` its tables; `rules` the turn, `start`
set-up, `legal` what may be decided, `walk` where a throw leads, `journeys` bad karma's ways, `cards`
laying and counting, `seen` what is hidden, `tour` estimates; `words` notation and sentences, `names`,
`routes` the way a pawn took, `logbook` the log line by line, `drawing` the table as text, `views` what is
shown, `positions` what is written down, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.components import Components
from setu.engine.game import Game
from setu.engine.options import Value
from setu.games.rama import board, rules, tour, views, words
from setu.games.rama.box import say
from setu.games.rama.state import MOST_SEATS, MOVE_NUMBERS, OPTIONS, STATE
from setu.games.rama.statistics import ending, statistics


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file or of the shipped box; R1: Malé's air links are part of them."""
    all_links = options["male_links"] == "all"
    return board.build(components, all_links) if components else board.shipped_tables(all_links)


def most_moves(b: Board) -> int:
    return MOVE_NUMBERS


def move_numbers(b: Board) -> int:
    return MOVE_NUMBERS


def feature_size(b: Board) -> int:
    return tour.OWN_FEATURES * b.spaces + MOST_SEATS * tour.SEAT_FEATURES + tour.TABLE_FEATURES


def longest(b: Board) -> int:
    """R28: at most 1000 rounds; a turn rarely has more than a handful of decisions."""
    return MOST_SEATS * 1000 * 12


RAMA = Game(
    name="ramas-bridge",
    title=say("title"),
    designer="Sophie Chabanet",
    rules_version="ramas-bridge/2",
    seats=(2, 3, 4, 5, 6),
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
    piles=(("pile", "left"), ("karma_pile", "karma_left")),
    chance_events=frozenset({"starts", "thrown", "drawn-card", "god", "drawn-karma", "released"}),
    package="setu.games.rama",
)
GAMES = (RAMA,)
