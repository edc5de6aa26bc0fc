"""Sangram: kingdoms of 18th-century India gather warriors and train against the Britishers. Designed by
Neha Mittal and Nalin Mittal.

`state` what the record holds, `board` the cards, `rules` the round phase by phase, `warriors` the eleven activities,
`piles` deck, discard pile and tokens, `scoring` strength and ranking, `knowledge` who knows what, `imagining` hidden
and imagined states, `insight` for search and learning, `beginners` what gentle bots know, `names` and `words` notation
and sentences, `views` what is shown, `positions` what is written down, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.components import Components
from setu.engine.game import Game, Thinking
from setu.engine.options import Value
from setu.engine.texts import Text
from setu.games.sangram import board, insight, rules, views, words
from setu.games.sangram.names import say
from setu.games.sangram.state import FAR_LIMIT, MOST_MOVES, MOST_SEATS, MOVES, OPTIONS, STATE
from setu.games.sangram.statistics import PIECES, ending, statistics


def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
    """The tables of a component file, or of the cards that come with the game, with the Crowns that were chosen."""
    cards = board.build(components) if components else board.shipped()
    return board.with_crowns(cards, str(options["crowns"])) if "crowns" in options else cards


def marks(seats: int, components: Components | None) -> dict[str, Text]:
    """Part 3: any of the six kingdoms, whatever the number of players."""
    return {kingdom: say(kingdom) for kingdom in board.kingdoms(components)}


def most_moves(b: Board) -> int:
    return MOST_MOVES


def move_numbers(b: Board) -> int:
    return MOVES


def feature_size(b: Board) -> int:
    return insight.FEATURES


def longest(b: Board) -> int:
    """R25: each round a seat chooses, acts (a chain of copies and cards turned up at most) and recruits."""
    return FAR_LIMIT * MOST_SEATS * 15


SANGRAM = Game(
    name="sangram",
    title=say("title"),
    designer="Neha Mittal and Nalin Mittal",
    rules_version="sangram/1",
    seats=(2, 3, 4, 5),
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
    piles=(("deck", "deck_left"),),
    thinking=Thinking(ahead=600, rounds=3, tries=3, noise=0.8),
    chance_events=frozenset({"dealt", "opened", "took", "turned-up", "shuffled", "drew"}),
    package="setu.games.sangram",
    study={"roundLimit": "40"},
    marks=marks,
)
GAMES = (SANGRAM,)
