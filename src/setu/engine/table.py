"""A table: one game being played, from Python.

>>> from setu import Table
>>> table = Table("quarry", options={"starter": "black"}, seed=7)
>>> table.actor
0
>>> [str(event) for event in table.play("span e2-e5")]
['Black places a span from e2 to e5 at level 0.']
>>> print(table.explain("block e5"))
QR-12 On e5 the stone would rest on Black’s colour.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from setu.engine import entry_points
from setu.engine.board import BoardArray
from setu.engine.codes import Echo
from setu.engine.configured import configure
from setu.engine.contract import SPECTATOR
from setu.engine.errors import BadOptions, BadPosition, IllegalMove, InvalidMove, Refusal, SetuError, engine_text
from setu.engine.game import Game, Position, find_game
from setu.engine.observation import Observation
from setu.engine.options import Value
from setu.engine.persons import person, unnamed
from setu.engine.plan import InSeries
from setu.engine.questions import Seen, ask
from setu.engine.reader import Components
from setu.engine.record_view import frozen_view, record_view
from setu.engine.rng import Key, commitment, fresh_key, key_from_bytes, key_from_seed, key_to_hex
from setu.engine.state import EVERYONE, State, StateArray, copied, forget_events
from setu.engine.texts import Text, clause, seat_text
from setu.engine.wasm import guarded
from setu.engine.words import DeclaredWords

if TYPE_CHECKING:
    from setu.engine.record import Record

Written = "str | int | Move"


@dataclass(frozen=True)
class Move:
    """A legal move: its number, its notation, a sentence, and what it touches."""

    id: int
    text: str
    sentence: Text
    targets: dict[str, Any] = field(compare=False)
    adds: Text | None = field(default=None, compare=False)

    @property
    def said(self) -> Text:
        """As a choice it is told with what it leads to at once: “…, which wins the game.”"""
        if self.adds is None:
            return self.sentence
        return engine_text("move-adds", move=clause(self.sentence), adds=self.adds)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Checked:
    """A move that is legal in one position, that of `state`. Only `Table.check` makes one."""

    seat: int
    number: int
    state: StateArray = field(repr=False, compare=False)


@dataclass(frozen=True)
class Event:
    """Something that happened: its name, a sentence, its numbers, and who may know it."""

    name: str
    text: Text
    numbers: tuple[int, int, int]
    audience: int = EVERYONE
    chance: bool = False
    echo: Echo = ""

    def __str__(self) -> str:
        return str(self.text)


@dataclass(frozen=True)
class Entry:
    """A line of the log: who did what, and what came of it. Entry 0 is the set-up."""

    number: int
    seat: int | None
    mark: str
    move: str
    sentence: Text | None
    events: tuple[Event, ...]
    secret: bool = False

    def told_to(self, viewer: int) -> list[Text]:
        """What a seat (SPECTATOR: somebody beside the table) may read of it: the move, and what came of it, once."""
        news = [event for event in self.events if event.audience in (EVERYONE, viewer)]
        if self.sentence is None or (self.secret and self.seat != viewer):
            return [event.text for event in news]
        move = [] if any(event.echo == "whole" for event in news) else [self.sentence]
        return [*move, *(event.text for event in news if event.echo != "again")]


@dataclass(frozen=True)
class Result:
    """How a game ended: the place and score of every seat, and why."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    reason: str
    points: bool = True  # are the scores points? else the places say all

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; every seat when all are equal."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def json(self) -> dict[str, Any]:
        """All of it, JSON-able."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "points": self.points,
            "breakdown": list(self.breakdown),
            "reason": self.reason,
        }


class Table:
    """One game in play. A refused call raises a SetuError and changes nothing."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        key: bytes | None = None,
        components: Components | str | Path | None = None,
        names: Sequence[str] | None = None,
        preset: str | None = None,
    ) -> None:
        self._open(game, seats, find_game(game).chosen(options, preset), components, names)
        self._s.key[:] = _choose_key(seed, key)
        entry_points.setup(self._board, self._state)
        self._start: Position | None = None
        self._log.append(Entry(0, None, "", "", None, self._told()))

    def _open(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, Any] | None,
        components: Components | str | Path | None,
        names: Sequence[str] | None,
    ) -> None:
        self.configured = configure(game, seats, options, components)
        self.game, self.seats, self.components = self.configured.game, self.configured.seats, self.configured.components
        self.options: dict[str, Value] = dict(self.configured.options)
        self.names = _read_names(self.seats, names)
        self.series: InSeries | None = None  # which game of a series this is
        self.game.check_marks(self.options, self.seats, self.components)
        self._board, self._b = self.configured.board, self.configured.b
        self._state = self.configured.first_state()
        self._row: State = None
        self._row_of: StateArray | None = None
        self._past: list[StateArray] = []
        self._log: list[Entry] = []

    # ---- what is asked

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision; () when the game is over."""
        return self.configured.pending(self._state)

    @property
    def actor(self) -> int | None:
        """The first seat that owes a decision."""
        return self.pending[0] if self.pending else None

    @property
    def over(self) -> bool:
        return not self.pending

    def mark(self, seat: int) -> str:
        """What stands for a seat in a written game, in this position."""
        return self.game.words.seat_mark(self._b, self._s, self._seat(seat))

    def moves(self, seat: int | None = None) -> list[Move]:
        """Every legal move of a seat (default: the actor), in the order of their numbers."""
        seat = self._seat(seat)
        numbers = self.move_numbers(seat)
        remarks = np.zeros(len(numbers), np.int64)
        entry_points.remarks(self._board, self._state, seat, numbers, remarks)
        pairs = zip(numbers.tolist(), remarks.tolist(), strict=True)
        s = frozen_view(self._state[0])
        return [self._move(s, seat, number, remark) for number, remark in pairs]

    def describe(self, numbers: Sequence[int], seat: int | None = None) -> list[Move]:
        """The legal ones of some moves, with their words."""
        seat = self._seat(seat)
        legal = np.intersect1d(np.array(numbers, np.int64), self.move_numbers(seat)).astype(np.int32)
        remarks = np.zeros(len(legal), np.int64)
        entry_points.remarks(self._board, self._state, seat, legal, remarks)
        s = self._s
        return [
            self._move(s, seat, number, remark) for number, remark in zip(legal.tolist(), remarks.tolist(), strict=True)
        ]

    def move_numbers(self, seat: int | None = None) -> np.ndarray[Any, np.dtype[np.int32]]:
        """The legal moves as bare numbers."""
        return self.configured.moves(self._state, self._seat(seat))

    def number(self, move: str | int | Move, seat: int | None = None) -> int:
        """The number of a move, legal or not; InvalidMove if unreadable, IllegalMove if no number stands for it."""
        return self._number(move, self._seat(seat))

    def explain(self, move: str | int | Move, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the rule that forbids it and why; InvalidMove if unreadable."""
        seat = self._seat(seat)
        if _gives_up(move):
            return self._why_not_resign()
        try:
            return self._why_not(seat, self._number(move, seat))
        except IllegalMove as forbidden:
            return forbidden.refusal

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        if not self.over:
            return None
        out = np.zeros((self.seats, 2), np.int64)
        entry_points.outcome(self._board, self._state, out)
        return Result(
            places=tuple(out[:, 0].tolist()),
            scores=tuple(out[:, 1].tolist()),
            breakdown=tuple(self.game.views.breakdown(self._b, self._s, seat) for seat in range(self.seats)),
            reason=self.game.views.reason(self._b, self._s),
            points=self.game.points,
        )

    def check(self, move: str | int | Move, seat: int | None = None) -> Checked:
        """A legal move, ready to be played without being asked about again; IllegalMove or InvalidMove if it is not."""
        seat = self._seat(seat)
        if _gives_up(move) and (refusal := self._why_not_resign()):
            raise IllegalMove(refusal)
        number = self._number(move, seat)
        refusal = self._why_not(seat, number)
        if refusal:
            raise IllegalMove(refusal)
        return Checked(seat, number, self._state)

    # ---- what is done

    def play(self, move: str | int | Move | Checked, seat: int | None = None) -> list[Event]:
        """Make a move and return what the seat learns from it; IllegalMove or InvalidMove if it cannot be made.

        What others learn in private is in `entries(seat)` for each of them, and all of it in the `log`.
        """
        if not isinstance(move, Checked):
            if _gives_up(move):
                return self.resign(seat)
            move = self.check(move, seat)
        elif move.state is not self._state:  # the game has gone on since
            move = self.check(move.number, move.seat)
        seat, number = move.seat, move.number
        remark = np.zeros(1, np.int64)
        entry_points.remarks(self._board, self._state, seat, np.array([number], np.int32), remark)
        made = self._move(self._s, seat, number, int(remark[0]))
        secret = self.game.words.secret(self._b, self._s, seat, number)
        mark = self.mark(seat)
        self._turn_page()
        entry_points.play(self._board, self._state, seat, number)
        return self._note(seat, mark, made.text, made.sentence, secret)

    def resign(self, seat: int | None = None) -> list[Event]:
        """A seat gives up."""
        seat = self._seat(seat)
        refusal = self._why_not_resign()
        if refusal:
            raise IllegalMove(refusal)
        sentence = engine_text("resigns", who=seat_text(seat, self.called(seat)))
        mark = self.mark(seat)
        self._turn_page()
        entry_points.resign(self._board, self._state, seat)
        return self._note(seat, mark, "resign", sentence, False)

    def undo(self) -> None:
        """Take the last move back, with all it caused; chance falls the same again."""
        if not self._past:
            raise SetuError(engine_text("nothing-to-undo"))
        self._state = self._past.pop()
        self._log.pop()

    def copy(self) -> Table:
        """A table of its own, in the same position with the same past."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin._state, twin._past, twin._log = copied(self._state), list(self._past), list(self._log)
        return twin

    def at(self, number: int) -> Table:
        """A table of its own, as this one was after log entry `number` (0: the set-up)."""
        if not 0 <= number < self.length:
            raise BadOptions(
                engine_text("option-value", option="entry", value=str(number), expected=f"0 – {self.length - 1}")
            )
        twin = self.copy()
        twin._state = copied(self._state_of(number))
        twin._past, twin._log = self._past[:number], self._log[: number + 1]
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: how the table was laid, every state as bytes, and the log."""
        return {
            "laid": (self.game, self.seats, self.options, self.components, self.names),
            "start": self._start,
            "states": b"".join(state.tobytes() for state in (*self._past, self._state)),
            "log": self._log,
        }

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self._open(*pickled["laid"])
        self._start, self._log = pickled["start"], pickled["log"]
        states = np.frombuffer(pickled["states"], self.game.state)
        *self._past, self._state = (copied(states[number : number + 1]) for number in range(len(states)))

    # ---- what is seen

    def hidden(self, seat: int | None = None) -> StateArray:
        """A copy of the state from which all that the seat (None: a spectator) may not know is erased."""
        return self.configured.hidden(self._state, SPECTATOR if seat is None else self._seat(seat))

    def observation(self, seat: int | None = None) -> Observation:
        """What a bot in this seat (default: the actor) is given."""
        seat = self._seat(seat)
        return Observation(self.game, self._board, self.hidden(seat), seat)

    def view(self, seat: int | None = None, *, since: int | None = None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, JSON-able, and nothing more.

        Of the log it has what came last; `since=0` gives the whole log, which grows with every move, and `since=n`
        the entries from number n on.
        """
        result = self.result
        since = self.length - 1 if since is None else since
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "names": list(self.names),
            "seat": seat,
            "pending": list(self.pending),
            "table": self.seen(seat),
            "log": self.entries(seat, since=since),
            "result": None if result is None else result.json(),
        }

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """The game's own part of a view."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.game.views.view(self._b, frozen_view(self.hidden(seat)[0]), viewer)

    def entries(self, seat: int | None = None, *, since: int = 0) -> list[dict[str, Any]]:
        """The log from entry `since` on, as a seat (None: a spectator) may read it."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return [_entry_view(entry, viewer) for entry in self._log[since:]]

    @property
    def board(self) -> BoardArray:
        """The board and the cards, as the rules read them."""
        return self._board

    def state_at(self, number: int) -> StateArray:
        """A copy of the whole state, secrets included, as it was after log entry `number`."""
        return copied(self._state_of(number))

    def drawn_at(self, number: int) -> int:
        """How often chance had been asked after log entry `number`."""
        return int(self._state_of(number)["drawn"][0])

    def entry(self, number: int) -> Entry:
        """One entry of the log, secrets included."""
        return self._log[number]

    def called(self, seat: int) -> Text:
        """What a seat is called in this position: a colour, a kingdom."""
        return self.game.words.seat_name(self._b, self._s, self._seat(seat))

    @property
    def length(self) -> int:
        """How many entries the log has, the set-up included."""
        return len(self._log)

    @property
    def last(self) -> Entry:
        """The latest entry of the log, secrets included."""
        return self._log[-1]

    @property
    def log(self) -> tuple[Entry, ...]:
        """All that happened, secrets included."""
        return tuple(self._log)

    def ask(self, typed: str, seat: int | None = None) -> list[Text] | None:
        """The answer to a question of a seat (None: a spectator), from what it may see; None if it is no question.

        >>> table = Table("quarry", options={"starter": "black"})
        >>> print(*table.ask("e5", seat=0))
        e5 is bare.
        """
        return ask(typed, Seen.of(self, seat))

    def draw(self, seat: int | None = None) -> str:
        """The table as text, as a seat (None: a spectator) sees it."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.game.words.draw(self._b, record_view(self.hidden(seat)[0]), viewer)

    def svg(self, seat: int | None = None) -> str:
        """The table as a picture, as a seat (None: a spectator) sees it: one SVG that needs nothing else."""
        pictures = importlib.import_module("setu.pictures")  # drawings know games and the engine, never the reverse
        viewer = SPECTATOR if seat is None else self._seat(seat)
        names = [str(seat_text(one, person(name))) for one, name in enumerate(self.names)]
        return str(pictures.picture(self.game, self._b, record_view(self.hidden(seat)[0]), viewer, self.pending, names))

    def __repr__(self) -> str:
        """<Table sangram, 3 seats, 17 moves, P1 and P3 to decide>"""
        waiting = " and ".join(self.names[seat] for seat in self.pending)
        state = f"{waiting} to decide" if waiting else "over"
        return f"<Table {self.game.name}, {self.seats} seats, {self.length - 1} moves, {state}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def features(self, seat: int | None = None) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a learner at this seat observes."""
        return self.configured.features(self._state, self._seat(seat))

    def estimate(self) -> tuple[float, ...]:
        """A cheap guess at each seat's chance to win."""
        out = np.zeros(self.seats, np.float64)
        entry_points.estimate(self._board, self._state, out)
        return tuple(out.tolist())

    # ---- what is written down

    def position(self) -> Position:
        """The whole position, secrets included, JSON-able; `Table.from_position` reads it back."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "key": key_to_hex(self._s.key),
            "drawn": self._s.drawn,
            "events": self._s.events[: self._s.told].tolist(),
            **self.game.views.position(self._b, self._s),
        }

    @classmethod
    def from_position(
        cls,
        game: str | Game,
        position: Mapping[str, Any],
        *,
        components: Components | str | Path | None = None,
        names: Sequence[str] | None = None,
    ) -> Table:
        """A table in a given position; what is left out takes its value from the set-up."""
        if not isinstance(position, Mapping):
            raise BadPosition(engine_text("position-shape", found=type(position).__name__))
        table = object.__new__(cls)
        table._open(game, position.get("seats"), position.get("options"), components, names)
        found, named = table.game, position.get("game", None)
        if named not in (None, found.name):
            raise BadPosition(engine_text("position-game", found=str(named), expected=found.name))
        table._s.key[:] = _position_key(position)
        entry_points.setup(table._board, table._state)
        table._s.drawn = _position_drawn(position, table._s.drawn)
        forget_events(table._s)
        own = {name: value for name, value in position.items() if name not in _TABLE_FIELDS}
        table.game.views.set_position(table._b, table._s, own)
        _set_events(table._s, position.get("events"))
        table._try_out()
        table._start = table.position()
        told = table._told() if position.get("events") is None else ()  # what it was given was told before
        table._log.append(Entry(0, None, "", "", None, told))
        return table

    def _try_out(self) -> None:
        """The rules are asked about a position apart from all others, before anybody plays on from it."""
        with guarded():
            for seat in self.pending:
                self.move_numbers(seat)
            for viewer in (None, *range(self.seats)):
                world, seat = self.hidden(viewer), SPECTATOR if viewer is None else viewer
                entry_points.determinize(self._board, world, seat, self._s.key)
                entry_points.evaluate(self._board, world, np.zeros(self.seats))

    def record(self) -> Record:
        """The written game."""
        from setu.engine.record import Record

        return Record.of(self)

    @property
    def commitment(self) -> str:
        """What may be shown of the key before the game is over."""
        return commitment(self._s.key)

    # ---- below: how it is done

    @property
    def _s(self) -> State:
        """The state as a row; rows are live, so one is enough for as long as the state is the same array."""
        if self._row_of is not self._state:
            self._row, self._row_of = record_view(self._state[0]), self._state
        return self._row

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            actor = self.actor
            return 0 if actor is None else actor
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            expected = f"0 – {self.seats - 1}"
            raise BadOptions(engine_text("option-value", option="seat", value=str(seat), expected=expected))
        return seat

    def _number(self, move: str | int | Move, seat: int) -> int:
        if isinstance(move, Move):
            return move.id
        if isinstance(move, str):
            return self._read(move, seat)
        if isinstance(move, bool) or not isinstance(move, int | np.integer):
            raise InvalidMove(engine_text("move-shape", found=type(move).__name__))
        if not 0 <= move < self.configured.move_numbers:
            raise InvalidMove(engine_text("move-number", move=int(move), last=self.configured.move_numbers - 1))
        return int(move)

    def _read(self, written: str, seat: int) -> int:
        """A reader may refuse what no number stands for; but first of all the seat must have something to decide."""
        try:
            return self.game.words.read(self._b, self._s, seat, written)
        except IllegalMove as forbidden:
            refusal = forbidden.refusal if seat in self.pending else self._why_not(seat, 0)
            raise IllegalMove(refusal or forbidden.refusal) from None

    def _why_not(self, seat: int, number: int) -> Refusal | None:
        code = int(entry_points.why_not(self._board, self._state, seat, number))
        return self.game.words.refusal(self._b, self._s, seat, number, code) if code else None

    def _why_not_resign(self) -> Refusal | None:
        return Refusal("", engine_text("game-is-over")) if self.over else None

    def _move(self, s: State, seat: int, number: int, remark: int) -> Move:
        words, b = self.game.words, self._b
        return Move(
            id=number,
            text=words.notation(b, s, seat, number, remark),
            sentence=words.sentence(b, s, seat, number, remark),
            targets=words.targets(b, number),
            adds=words.adds(b, s, seat, number, remark) if isinstance(words, DeclaredWords) else None,
        )

    def _note(self, seat: int, mark: str, written: str, sentence: Text, secret: bool) -> list[Event]:
        events = self._told()
        self._log.append(Entry(len(self._log), seat, mark, written, sentence, events, secret))
        return [event for event in events if event.audience in (EVERYONE, seat)]

    def _state_of(self, number: int) -> StateArray:
        return self._past[number] if number < len(self._past) else self._state

    def _turn_page(self) -> None:
        """The state becomes part of the past, which copies of this table share: it never changes again."""
        self._past.append(self._state)
        self._state = copied(self._state)

    def _told(self) -> tuple[Event, ...]:
        events = []
        for kind, audience, a, b, c in self._s.events[: self._s.told].tolist():
            name, sentence = self.game.words.event(self._b, self._s, kind, a, b, c)
            echo = self.game.echoes.get(name, "")
            events.append(Event(name, sentence, (a, b, c), audience, name in self.game.chance_events, echo))
        return tuple(events)


_TABLE_FIELDS = frozenset({"game", "rules", "seats", "options", "key", "drawn", "events"})


def _gives_up(move: str | int | Move) -> bool:
    return isinstance(move, str) and move.strip().lower() == "resign"


def _choose_key(seed: int | str | None, key: bytes | None) -> Key:
    if key is not None:
        if len(key) != 32:
            raise BadOptions(engine_text("key-length", found=len(key)))
        return key_from_bytes(key)
    return fresh_key() if seed is None else key_from_seed(seed)


def _position_key(position: Mapping[str, Any]) -> Key:
    if "key" not in position:
        return fresh_key()
    try:
        return _choose_key(None, bytes.fromhex(position["key"]))
    except (TypeError, ValueError):
        raise BadPosition(engine_text("key-hex")) from None


def _position_drawn(position: Mapping[str, Any], default: int) -> int:
    drawn = position.get("drawn", default)
    if isinstance(drawn, bool) or not isinstance(drawn, int) or not 0 <= drawn < 1 << 62:
        raise BadPosition(engine_text("position-drawn"))
    return drawn


def _set_events(s: State, events: Any) -> None:
    """What the last move had caused; left out, only what laying out the position caused."""
    if events is None:
        return
    room = s.events.shape
    try:
        told = np.array(events, dtype=np.int16).reshape(-1, room[1])
    except (TypeError, ValueError, OverflowError):
        told = None
    if told is None or len(told) > room[0]:
        raise BadPosition(engine_text("position-events"))
    forget_events(s)
    s.events[: len(told)] = told
    s.told = len(told)


def _read_names(seats: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if names is None:
        return tuple(map(unnamed, range(seats)))
    if len(names) != seats or not all(isinstance(name, str) and name.strip() for name in names):
        raise BadOptions(engine_text("names", seats=seats))
    return tuple(" ".join(name.split()) for name in names)


def _entry_view(entry: Entry, viewer: int) -> dict[str, Any]:
    known = not entry.secret or entry.seat == viewer
    seen = [event for event in entry.events if event.audience in (EVERYONE, viewer)]
    return {
        "number": entry.number,
        "seat": entry.seat,
        "mark": entry.mark,
        "move": entry.move if known else None,
        "sentence": str(entry.sentence) if known and entry.sentence else None,
        "events": [{"name": event.name, "text": str(event.text), "numbers": list(event.numbers)} for event in seen],
    }
