"""A game as the engine sees it: who may play, with which options, on which tables, in which words."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board, BoardArray
from setu.engine.components import Components
from setu.engine.contract import plays_by
from setu.engine.errors import BadOptions, Refusal, UnknownGame, engine_text
from setu.engine.options import Options, Value
from setu.engine.plan import SeriesRules
from setu.engine.share import Share
from setu.engine.state import State, StateArray
from setu.engine.texts import Text

Position = dict[str, Any]


class Words(Protocol):
    """How a game is written and spoken. All read one state record and change nothing."""

    def notation(self, b: Board, s: State, seat: int, move: int, remark: int) -> str:
        """A legal move as the spec writes it."""

    def read(self, b: Board, s: State, seat: int, written: str) -> int:
        """The move that a notation means; InvalidMove if none, IllegalMove if a rule forbids what has no number."""

    def sentence(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text:
        """A legal move in words."""

    def targets(self, b: Board, move: int) -> dict[str, Any]:
        """What a screen highlights for a move."""

    def refusal(self, b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
        """The words for a code of `why_not`."""

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """An event that was told on the way to this position: its name and its sentence."""

    def seat_name(self, b: Board, s: State, seat: int) -> Text:
        """What a seat is called in this position: a colour, a kingdom."""

    def seat_mark(self, b: Board, s: State, seat: int) -> str:
        """What stands for a seat in a written game: a letter, or P1, P2 …"""

    def draw(self, b: Board, s: State, seat: int) -> str:
        """The table as text, for a terminal, from a hidden state."""

    def secret(self, b: Board, s: State, seat: int, move: int) -> bool:
        """Is a move unknown to the others when it is made?"""


class Views(Protocol):
    """How a game is shown and written down."""

    def view(self, b: Board, s: State, seat: int) -> dict[str, Any]:
        """All that a hidden state shows, JSON-able."""

    def position(self, b: Board, s: State) -> Position:
        """The whole state but for key, seats and options, JSON-able."""

    def set_position(self, b: Board, s: State, position: Mapping[str, Any]) -> None:
        """Lay a position out on a state that was just cleared; BadPosition if it cannot stand."""

    def reason(self, b: Board, s: State) -> str:
        """Why the game ended, one word."""

    def breakdown(self, b: Board, s: State, seat: int) -> dict[str, int]:
        """How a seat's score is made up."""


Row = tuple[Text | str | Share, ...]  # a Share can be drawn as well as read


@dataclass(frozen=True)
class Statistic:
    """Something that many finished games tell about a game: a small table for people."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[Row, ...]


Statistics = Callable[[Board, StateArray, NDArray[np.int32]], list[Statistic]]


def no_marks(seats: int, components: Components | None) -> Mapping[str, Text]:
    """A game in which players do not choose what stands for them."""
    return {}


def no_statistics(b: Board, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """A game that has nothing to add to places, lengths and ends."""
    return []


def nothing_final(b: Board, s: State, seat: int, move: int) -> bool:
    """A game in which a move may be taken back as long as it told nobody anything."""
    return False


@dataclass(frozen=True)
class Pieces:
    """What moves make use of: cards, stones, warriors. The lab counts who uses them, and who wins."""

    title: Text
    names: Callable[[Board], Sequence[Text]]
    of: Callable[[Board, NDArray[np.int64]], NDArray[np.int64]]  # the piece of each of these moves, or -1


@dataclass(frozen=True)
class Thinking:
    """How a search thinks best in a game; measured, see bench/reports."""

    ahead: int = 0  # at most so many moves are played on before a position is judged …
    rounds: int = 0  # … into at most so many choices that all make in common
    tries: int = 1  # the best of so many is played then
    guesses: int = 1  # worlds that are imagined, of which the worst is thought about
    curiosity: float = 1.0  # how readily a search tries what looks worse
    trust: float = 0.1  # a move that is judged worse by this much gets e times less attention
    noise: float = 0.4  # how far one look at a move may be off
    # Iterations and slips of a hundred moves of each level below the master, so that each stands out from the next.
    levels: tuple[tuple[int, int], ...] = ((0, 85), (0, 60), (0, 35), (300, 25), (1500, 10))


@dataclass(frozen=True)
class Game:
    """One game of the house."""

    name: str
    title: Text | str  # the house's games are called otherwise in other languages
    designer: str
    rules_version: str
    seats: Sequence[int]
    options: Options
    state: np.dtype[Any]
    board_dtype: np.dtype[Any]
    rules: Any
    words: Words
    views: Views
    board: Callable[[Mapping[str, Value], Components | None], BoardArray]
    most_moves: Callable[[Board], int]  # how long a list of legal moves can be
    move_numbers: Callable[[Board], int]  # every legal move is below this
    feature_size: Callable[[Board], int]
    longest: Callable[[Board], int]  # no game has more moves than this
    statistics: Statistics = no_statistics  # from tables, final states and outcomes [game, seat, (place, score)]
    ending: Callable[[str], Text | str] = str  # a reason of `views.reason` in words
    pieces: Pieces | None = None  # what moves use, if their numbers alone tell
    points: bool = True  # do people count points in it? else a score only tells who won
    hidden: bool = True  # is anything but the key hidden from anybody?
    piles: tuple[tuple[str, str], ...] = ()  # fields of cards in an order nobody knows, and of how many lie there
    thinking: Thinking = Thinking()
    chance_events: frozenset[str] = frozenset()
    final: Callable[[Board, State, int, int], bool] = nothing_final  # is a move in this state for good once made?
    package: str = ""  # where texts and rules text are found
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # sets of options that have a name
    series: SeriesRules | None = None  # how several games count together, if they do
    study: Mapping[str, Value] = field(default_factory=dict)  # what laboratory and environments take unless asked
    # What may stand for the players, by name, in the order of the seats; `options.marks` is how they choose.
    marks: Callable[[int, Components | None], Mapping[str, Text]] = no_marks

    def __post_init__(self) -> None:
        plays_by(self.board_dtype, self.rules)

    def chosen(self, options: Mapping[str, Any] | None = None, preset: str | None = None) -> dict[str, Value]:
        """Every option with its value: as named, else as a preset has it, else as usual; BadOptions."""
        if preset is None:
            return self.options.read(options)
        if preset not in self.presets:
            known = "preset-unknown" if self.presets else "preset-none"
            raise BadOptions(engine_text(known, preset=preset, expected=", ".join(self.presets)))
        return self._over(self.presets[preset], options)

    def studied(self, options: Mapping[str, Any] | None = None, preset: str | None = None) -> dict[str, Value]:
        """The same for laboratory and environments: what is neither named nor in the preset is as for studies."""
        asked = {} if preset is None else self.chosen(preset=preset)
        return self._over({**self.study, **asked}, options)

    def _over(self, usual: Mapping[str, Value], options: Mapping[str, Any] | None) -> dict[str, Value]:
        self.options.read(options)  # so that a refusal is about what was asked
        return self.options.read({**usual, **(options or {})})

    def check_marks(self, options: Mapping[str, Value], seats: int, components: Components | None = None) -> None:
        """BadOptions if players chose what cannot stand for them with so many at the table."""
        marks = self.options.marks
        if marks and marks.name in options:
            marks.check(str(options[marks.name]), self.marks(seats, components), seats)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> Any:
        """A game of the house is pickled by its name; one from elsewhere holds modules, which cannot be pickled."""
        return (find_game, (self.name,)) if _is_of_the_house(self) else super().__reduce__()


NAMED_PRESETS = ("box", "assisted")


def preset_title(name: str) -> Text | str:
    """What a preset is called: those that several games have in words, another by its name."""
    return engine_text(f"preset-{name}") if name in NAMED_PRESETS else name


def games() -> dict[str, Game]:
    """Every game of the house by name: each package under `setu.games` offers its `GAMES`."""
    return {game.name: game for package in _packages() for game in _games_of(package)}


_found: dict[str, Game] = {}  # looking through the packages takes longer than laying a table


def find_game(name: str | Game) -> Game:
    """A game by name; UnknownGame lists those there are. A package of the same name is asked alone: it loads faster."""
    if isinstance(name, Game):
        return name
    if name in _found:
        return _found[name]
    own = str(name).replace("-", "_")
    known = {game.name: game for game in _games_of(own)} if own in _packages() else {}
    if name not in known:
        known = games()
    if name not in known:
        raise UnknownGame(engine_text("unknown-game", name=str(name), expected=", ".join(known)))
    return _found.setdefault(name, known[name])


def _is_of_the_house(game: Game) -> bool:
    try:
        return find_game(game.name) is game
    except UnknownGame:
        return False


def _packages() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(importlib.import_module("setu.games").__path__)]


def _games_of(package: str) -> Sequence[Game]:
    return importlib.import_module(f"setu.games.{package}").GAMES
