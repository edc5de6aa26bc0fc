"""A game as the engine sees it: who may play, with which options, on which tables, in which words."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from setu.engine import defaults
from setu.engine.board import Board, BoardArray
from setu.engine.codes import Echo
from setu.engine.contract import gathered, plays_by
from setu.engine.errors import BadOptions, Refusal, UnknownGame, engine_text
from setu.engine.modules import package_of
from setu.engine.options import Options, Value
from setu.engine.plan import SeriesRules
from setu.engine.questions import Question
from setu.engine.reader import Components
from setu.engine.state import State, StateArray
from setu.engine.stats import Statistic
from setu.engine.texts import Text, text
from setu.engine.words import DeclaredWords

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
class SearchSettings:
    """How a search thinks best in a game; measured, see bench/reports."""

    horizon: int = 0  # at most so many moves are played on before a position is judged …
    horizon_rounds: int = 0  # … into at most so many choices that all make in common
    playout_candidates: int = 1  # the best of so many is played then
    determinizations: int = 1  # worlds that are imagined, of which the worst is thought about
    c_puct: float = 1.0  # how readily a search tries what looks worse
    prior_temperature: float = 0.1  # a move that is judged worse by this much gets e times less attention
    sigma: float = 0.4  # how far one look at a move may be off
    room: int = 0  # numbers that `forced` may write down; none where no wins are forced
    # Iterations and slips of a hundred moves of each level below the master, so that each stands out from the next.
    levels: tuple[tuple[int, int], ...] = ((0, 85), (0, 60), (0, 35), (300, 25), (1500, 10))


_UNSAID: Any = None  # follows from `codes` and the record


@dataclass(frozen=True)
class Game:
    """One game, all of it."""

    name: str
    title: Text | str  # Setu's games are called otherwise in other languages
    designer: str
    rules_version: str
    seats: Sequence[int]
    options: Options
    state: np.dtype[Any]
    board_dtype: np.dtype[Any]
    rules: Any  # the modules in which the verbs of `contract` are found
    views: Any  # those in which the answers of `Views` are found
    board: Callable[[Mapping[str, Value], Components | None], BoardArray]
    longest: Callable[[Board], int]  # no game has more moves than this
    codes: ModuleType | None = None  # moves, refusals and events as they are declared; words and counts follow
    words: Words = _UNSAID
    most_moves: Callable[[Board], int] = _UNSAID  # how long a list of legal moves can be
    move_numbers: Callable[[Board], int] = _UNSAID  # every legal move is below this
    feature_size: Callable[[Board], int] = _UNSAID
    statistics: Statistics = no_statistics  # from tables, final states and outcomes [game, seat, (place, score)]
    ending: Callable[[str], Text | str] = _UNSAID  # a reason of `views.reason` in words
    pieces: Pieces | None = None  # what moves use, if their numbers alone tell
    points: bool = True  # do people count points in it? else a score only tells who won
    hidden: bool = True  # is anything but the key hidden from anybody?
    piles: tuple[tuple[str, str], ...] = ()  # fields of cards in an order nobody knows, and of how many lie there
    search: SearchSettings = SearchSettings()
    chance_events: frozenset[str] = frozenset()
    echoes: Mapping[str, Echo] = field(default_factory=dict)  # events that say what the move before them has said
    final: Callable[[Board, State, int, int], bool] = nothing_final  # is a move in this state for good once made?
    shelf: int = 9  # where it stands among the games, lowest first; those of one shelf by their folders' names
    package: str = ""  # where texts and rules text are found
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # sets of options that have a name
    series: SeriesRules | None = None  # how several games count together, if they do
    study: Mapping[str, Value] = field(default_factory=dict)  # what laboratory and environments take unless asked
    questions: Sequence[Question] = ()  # what may be asked at its tables besides what may be asked at all
    # What may stand for the players, by name, in the order of the seats; `options.marks` is how they choose.
    marks: Callable[[int, Components | None], Mapping[str, Text]] = no_marks

    def __post_init__(self) -> None:
        for name, value in self._unsaid().items():
            object.__setattr__(self, name, value)
        plays_by(self.board_dtype, self.rules)

    def _unsaid(self) -> dict[str, Any]:
        """What follows from what was said."""
        views, said = defaults.views(gathered(self.views), self.state, self.codes), vars(self)
        if self.codes is None:
            verbs = defaults.verbs(gathered(self.rules), self.state, None)
            return {"views": views, "rules": verbs, "ending": said["ending"] or str}
        count, types = self.codes.action.count, getattr(self.codes, "TYPES", {})
        package = self.package or self.codes.__name__.rpartition(".")[0]
        return {
            "views": views,
            "rules": defaults.verbs(gathered(self.rules), self.state, count),
            "package": package,
            "words": self.words or DeclaredWords(self.codes, package, types, views.view),
            "move_numbers": said["move_numbers"] or count,
            "most_moves": said["most_moves"] or count,
            "ending": said["ending"] or (functools.partial(_ending, package) if defaults.endings(self.codes) else str),
            "feature_size": said["feature_size"] or (lambda b: defaults.size(self.state)),
            "chance_events": self.chance_events or defaults.chance_events(self.codes),
            "echoes": self.echoes or defaults.echoes(self.codes),
        }

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
        """A game of Setu is pickled by its name; one from elsewhere holds modules, which cannot be pickled."""
        return (find_game, (self.name,)) if _is_found_by_name(self) else super().__reduce__()


def _ending(package: str, reason: str) -> Text:
    return text(package, f"ending-{reason}")


NAMED_PRESETS = ("box", "assisted")


def preset_title(name: str) -> Text | str:
    """What a preset is called: those that several games have in words, another by its name."""
    return engine_text(f"preset-{name}") if name in NAMED_PRESETS else name


def games() -> dict[str, Game]:
    """Every game by name: those of the packages under `setu.games`, then those that other packages bring."""
    every = [game for package in _packages() for game in _games_of(package)]
    own = {game.name: game for game in sorted(every, key=lambda game: game.shelf)}
    own |= {name: _brought(name) for name in _brought_in() if name not in own}
    for game in own.values():
        _found.setdefault(game.name, game)
    return own


def is_registered(game: Game) -> bool:
    """Has this game been found by its name, so that its name is enough to find it again?"""
    return _found.get(game.name) is game


_found: dict[str, Game] = {}  # looking through the packages takes longer than laying a table


def find_game(name: str | Game) -> Game:
    """A game by name; UnknownGame lists those there are. The package that has it is asked alone: it loads faster."""
    if isinstance(name, Game):
        return name
    if name in _found:
        return _found[name]
    own = package_of(name) or str(name).replace("-", "_")
    known = {game.name: game for game in _games_of(own)} if own in _packages() else {}
    if name not in known and name in _brought_in():
        known = {name: _brought(name)}
    if name not in known:
        known = games()
    if name not in known:
        raise UnknownGame(engine_text("unknown-game", name=str(name), expected=", ".join(known)))
    return _found.setdefault(name, known[name])


def _is_found_by_name(game: Game) -> bool:
    try:
        return find_game(game.name) is game
    except UnknownGame:
        return False


def _packages() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(importlib.import_module("setu.games").__path__)]


def _games_of(package: str) -> Sequence[Game]:
    return importlib.import_module(f"setu.games.{package}").GAMES


@functools.cache
def _brought_in() -> dict[str, EntryPoint]:
    """What installed packages declare as `[project.entry-points."setu.games"]`: a name, and where its Game is."""
    return {point.name: point for point in sorted(entry_points(group="setu.games"), key=lambda point: point.name)}


def _brought(name: str) -> Game:
    found = _brought_in()[name].load()
    if not isinstance(found, Game) or found.name != name:
        raise TypeError(f"entry point {name!r} of setu.games: expected the Game {name!r}, found {found!r}")
    return found
