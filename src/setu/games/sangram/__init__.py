"""Sangram: kingdoms of 18th-century India gather warriors and train against the Britishers. Designed by
Neha Mittal and Nalin Mittal.

`codes` numbers with names, moves, refusals and events, `state` what the record holds, `board` the cards, `rules` the
round phase by phase, `activities` what the eleven warriors do, `piles` deck, discard pile and tokens, `knowledge` who
knows what, `hidden` what a seat may not know, `evaluate` who is ahead, `beginners` what gentle bots know, `position`
what is written down, `view` what is shown, `words` names and sentences, `questions` what may be asked, `picture` the
drawing, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.game import Game, SearchSettings
from setu.engine.options import Value
from setu.engine.reader import Components
from setu.engine.texts import Text
from setu.games.sangram import beginners, board, codes, evaluate, hidden, position, rules, view, words
from setu.games.sangram.codes import book
from setu.games.sangram.questions import QUESTIONS
from setu.games.sangram.state import MOST_MOVES, MOST_SEATS, OPTIONS, STATE
from setu.games.sangram.statistics import PIECES, statistics
from setu.games.sangram.words import say


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file, or of the cards that come with the game, with the Crowns that were chosen."""
    cards = board.build(components) if components else board.shipped()
    return board.with_crowns(cards, str(options["crowns"])) if "crowns" in options else cards


def marks(seats: int, components: Components | None) -> dict[str, Text]:
    """Part 3: any of the six kingdoms, whatever the number of players."""
    return {kingdom: say(kingdom) for kingdom in board.kingdoms(components)}


def most_moves(b: Board) -> int:
    return MOST_MOVES


def feature_size(b: Board) -> int:
    return evaluate.FEATURES


def longest(b: Board) -> int:
    """R25: each round a seat chooses, acts (a chain of copies and cards turned up at most) and recruits."""
    return book.FAR_LIMIT * MOST_SEATS * 15


SANGRAM = Game(
    name="sangram",
    title=say("title"),
    designer="Neha Mittal and Nalin Mittal",
    rules_version="sangram/1",
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    state=STATE,
    board_dtype=board.BOARD,
    rules=(rules, hidden, evaluate, beginners),
    codes=codes,
    words=words.Words(view.view),
    views=(view, position),
    board=make_board,
    most_moves=most_moves,
    feature_size=feature_size,
    longest=longest,
    statistics=statistics,
    pieces=PIECES,
    piles=(("deck", "deck_left"),),
    search=SearchSettings(horizon=600, horizon_rounds=3, playout_candidates=3, sigma=0.8),
    study={"roundLimit": "40"},
    marks=marks,
    questions=QUESTIONS,
)
GAMES = (SANGRAM,)
