"""River Dragons (Roberto Fraga) and Sunderbans: build a bridge across the delta, plank by plank.

One set of rules, two editions. `codes` what there is and what may be done and told, `state` options and record,
`board` the component file and its tables; `rules` the round; `programs`, `stones`, `planks`, `removal` and `pawns` its
subjects, `geometry` the exact model of planks and stones; `hidden` who may see what, `evaluate` how far everybody still
has to go; `position`, `view`, `words`, `questions`, `picture` and `statistics` how it is written, shown, spoken,
asked about, drawn, counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from setu.engine.board import Board, BoardArray
from setu.engine.game import Game, SearchSettings
from setu.engine.options import Value
from setu.engine.reader import Components
from setu.engine.texts import Text
from setu.games.river import board, codes, evaluate, hidden, position, rules, statistics, view, words
from setu.games.river.codes import book
from setu.games.river.questions import QUESTIONS
from setu.games.river.state import OPTIONS, PRESETS, RIVER_DRAGONS, STATE, STUDY, SUNDERBANS


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
        return {colour: words.say(colour) for colour in board.colours_in_play(components, edition, seats)}

    return marks


def most_moves(b: Board) -> int:
    """Paths of an `M2`, or the open water; pairs of supports and spots on islets are fewer."""
    return int(max(book.SPACES * book.STOPS, b.places if b.rows else 0))


def feature_size(b: Board) -> int:
    return evaluate.FEATURES


def longest(b: Board) -> int:
    """R29: in a round a seat agrees, lays five cards and, by eye, decides on at most 21 things."""
    return 1 + book.LAST_ROUND * book.SEATS * (1 + 5 + 9 + 4 * int(b.free_tries))


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
        rules=(rules, hidden, evaluate),
        codes=codes,
        words=words.WORDS,
        views=(view, position),
        board=_board_maker(edition),
        most_moves=most_moves,
        feature_size=feature_size,
        longest=longest,
        statistics=statistics.statistics,
        pieces=statistics.PIECES,
        points=False,
        search=SearchSettings(
            horizon=200,
            playout_candidates=64,
            determinizations=12,
            c_puct=0.6,
            prior_temperature=0.05,
            sigma=0.8,
            levels=((0, 60), (0, 30), (0, 10), (10, 15), (40, 5)),
        ),
        final=words.final,
        shelf=1,
        presets=presets,
        study=STUDY,
        marks=_marks(edition),
        questions=QUESTIONS,
    )


RIVER_DRAGONS_GAME = _game("river-dragons", words.say("title-river-dragons"), RIVER_DRAGONS, PRESETS)
SUNDERBANS_GAME = _game("sunderbans", words.say("title-sunderbans"), SUNDERBANS, {})
GAMES = (RIVER_DRAGONS_GAME, SUNDERBANS_GAME)
