"""River Dragons (Roberto Fraga) and Sunderbans: build a bridge across the delta, plank by plank.

One set of rules, two editions. `state` what the record holds, `reading` and `board` the component
file and its tables, `geometry` the exact model of planks and stones; `start` the set-up, `rules` the
round, `legal` what may be decided, `program` the cards, `asking` what they ask for, `stones`, `planks`,
`removal` and `pawns` what they do, `ending` who has won, `conservation` what never changes, `learn`
estimate and features; `names`, `notation`, `words`, `refusals`, `events` and `drawing` how all of it is
written and spoken, `log` and `log_reader` the log, `views` what is shown, `positions` (with
`position_entries`, `position_board`, `position_play`) what is written down, `statistics` what many games tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.components import Components
from setu.engine.game import Game, Thinking
from setu.engine.options import Value
from setu.engine.texts import Text
from setu.games.river import board, rules, views, words
from setu.games.river.learn import FEATURES
from setu.games.river.names import say
from setu.games.river.state import (
    COLUMNS,
    LAST_ROUND,
    MOST_SEATS,
    OPTIONS,
    PACKAGE,
    PRESETS,
    RIVER_DRAGONS,
    SPACES,
    STATE,
    STOPS,
    STUDY,
    SUNDERBANS,
    WATER,
)
from setu.games.river.statistics import PIECES, ending, statistics


def _board_maker(edition: int) -> Callable[[Mapping[str, Value], Components | None], BoardArray]:
    def make_board(options: Mapping[str, Value], components: Components | None) -> BoardArray:
        """The tables of a component file, or of board A."""
        open_board = options["board"] == "open"
        laid = board.build(components, edition, open_board) if components else board.shipped(edition, open_board)
        return board.with_pawns(laid, str(options["pawns"])) if "pawns" in options else laid

    return make_board


def _marks(edition: int) -> Callable[[int, Components | None], dict[str, Text]]:
    def marks(seats: int, components: Components | None) -> dict[str, Text]:
        """Part 3: the colours in play with so many players."""
        return {colour: say(colour) for colour in board.colours_in_play(components, edition, seats)}

    return marks


def most_moves(b: Board) -> int:
    """Paths of an `M2`, or the open water; pairs of supports and spots on islets are fewer."""
    return int(max(SPACES * STOPS, b.places if b.rows else 0))


def move_numbers(b: Board) -> int:
    return int(WATER + b.rows * COLUMNS)


def feature_size(b: Board) -> int:
    return FEATURES


def longest(b: Board) -> int:
    """R29: in a round a seat agrees, lays five cards and, by eye, decides on at most 21 things."""
    return 1 + LAST_ROUND * MOST_SEATS * (1 + 5 + 9 + 4 * int(b.free_tries))


def _game(name: str, title: Text, edition: int, presets: Mapping[str, Mapping[str, Value]]) -> Game:
    return Game(
        name=name,
        title=title,
        designer="Roberto Fraga",
        rules_version=f"{name}/2",
        seats=(2, 3, 4, 5, 6),
        options=OPTIONS[edition],
        state=STATE,
        board_dtype=board.BOARD,
        rules=rules,
        words=words,
        views=views,
        board=_board_maker(edition),
        most_moves=most_moves,
        move_numbers=move_numbers,
        feature_size=feature_size,
        longest=longest,
        statistics=statistics,
        ending=ending,
        pieces=PIECES,
        points=False,
        thinking=Thinking(
            ahead=200,
            tries=64,
            guesses=12,
            curiosity=0.6,
            trust=0.05,
            noise=0.8,
            levels=((0, 60), (0, 30), (0, 10), (10, 15), (40, 5)),
        ),
        chance_events=frozenset({"starts", "colour"}),
        final=words.final,
        package=PACKAGE,
        presets=presets,
        study=STUDY,
        marks=_marks(edition),
    )


RIVER_DRAGONS_GAME = _game("river-dragons", say("title-river-dragons"), RIVER_DRAGONS, PRESETS)
SUNDERBANS_GAME = _game("sunderbans", say("title-sunderbans"), SUNDERBANS, {})
GAMES = (RIVER_DRAGONS_GAME, SUNDERBANS_GAME)
