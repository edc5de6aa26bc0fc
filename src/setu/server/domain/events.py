"""What is written down of a table: an append-only list of events, numbered from 1. A table is the fold of its list.

Events carry secrets (the server's, the players'): they go to the store and into `Session.apply`, nowhere else.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from setu.server.wire.commands import Chat, Pace
from setu.server.wire.plan import ClockPlan

By = Literal["person", "bot", "clock", "table"]


class Event(Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """When it happened, and which command of whom caused it (so that nothing is done twice)."""

    time: int
    cause: str = ""


class Seat(Struct, kw_only=True, omit_defaults=True):
    """A seat, and who is in it."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    seal: str = ""  # of the share that `nonce` is, shown before any is
    mark: str = ""  # the Crown or colour that was chosen


class Box(Struct, kw_only=True):
    """The component file that a table is played with: its name, and all that stands in it."""

    name: str
    source: str


class Begun(Struct, kw_only=True):
    """Where a game goes on from: an earlier table after one of its log entries, as it lay then, without its key."""

    table: str
    entry: int
    position: dict[str, Any]


class CountedGame(Struct, kw_only=True):
    """A game of a series that was played to its end: at which table, and what each seat scored."""

    table: str
    scores: list[int]


class Series(Struct, kw_only=True):
    """The series that a table belongs to: its plan, and the games that were counted before this one."""

    plan: dict[str, str | int]
    before: list[CountedGame] = field(default_factory=list)


class Created(Event, tag="created"):
    table: str
    game: str
    rules: str
    secret: str
    seats: list[Seat] = field(name="chairs")
    options: dict[str, str | int] = field(default_factory=dict)
    pace: Pace = "live"
    chat: Chat = "presets"
    clock: ClockPlan | None = None
    host: int | None = None
    training: bool = False
    begun: Begun | None = None
    series: Series | None = None
    box: Box | None = None
    kicked: list[str] = field(default_factory=list)  # marks of those who were sent away at the table before this one


class Sat(Event, tag="sat"):
    seat: int
    name: str


class Vacated(Event, tag="vacated"):
    """A person left (or was sent away by the host): the seat is open, or a bot's once the game has begun."""

    seat: int
    kicked: bool = False
    bot: str | None = None
    marks: list[str] = field(default_factory=list)  # of those who were sent away, and stay away


class BotSet(Event, tag="bot"):
    """A bot plays for the seat from now on; None: the person does again. In an open seat it brings a name."""

    seat: int
    bot: str | None
    name: str = ""
    absent: bool = False  # the host's choice for somebody who had been away


class Reordered(Event, tag="reordered"):
    order: list[int]


class HostSet(Event, tag="host"):
    seat: int


class MarkChosen(Event, tag="mark"):
    """A player chooses what stands for the seat; empty: whatever is left."""

    seat: int
    mark: str


class Sealed(Event, tag="sealed"):
    """A seat has chosen its share of the luck; nobody can see it yet, and it cannot be changed."""

    seat: int
    seal: str


class SharesAsked(Event, tag="shares"):
    """The host has started: who sits is settled, and whoever sealed a share opens it by a time, or is left out."""

    until: int


class NonceAdded(Event, tag="nonce"):
    seat: int
    nonce: str


class PaceSet(Event, tag="pace"):
    pace: Pace


class Started(Event, tag="started"):
    pass


class BotReason(Struct, kw_only=True, omit_defaults=True):
    """Why a bot made a move, in numbers (chances in a hundred); `bot_reason` makes words of them."""

    kind: Literal["only", "random", "simple", "search", "clear", "seen", "forced"]
    chance: int = 0
    other: int = 0
    rejected: int | None = None


class Moved(Event, tag="moved"):
    seat: int
    move: int
    by: By = "person"
    why: BotReason | None = None


class Resigned(Event, tag="resigned"):
    seat: int


class Undone(Event, tag="undone"):
    """Back to before log entry `to`; secret choices of other seats made since then are made again (`keep`)."""

    seat: int
    to: int
    keep: list[tuple[int, int]] = field(default_factory=list)


class Asked(Event, tag="asked"):
    seat: int
    what: Literal["undo", "end", "pause", "go-on"]
    to: int | None = None


class Answered(Event, tag="answered"):
    seat: int
    ask: int
    yes: bool
    absent: bool = False  # nobody answered: the person had been away, and the others did not wait


class Ended(Event, tag="ended"):
    """The table agreed to stop here."""


class Paused(Event, tag="paused"):
    paused: bool


class Said(Event, tag="said"):
    seat: int
    preset: str | None = None
    text: str | None = None


class Away(Event, tag="away"):
    """The server was not there from `since` until `until`: nobody's clock ran."""

    since: int
    until: int


class RanOut(Event, tag="ran-out"):
    """A hard clock reached zero; a bot takes the seat."""

    seat: int
    bot: str


class Rematched(Event, tag="rematched"):
    table: str


AnyEvent = (
    Created
    | Sat
    | Vacated
    | BotSet
    | Reordered
    | HostSet
    | MarkChosen
    | Sealed
    | SharesAsked
    | NonceAdded
    | PaceSet
    | Started
    | Moved
    | Resigned
    | Undone
    | Asked
    | Answered
    | Ended
    | Paused
    | Said
    | Away
    | RanOut
    | Rematched
)

CHANGE_RIGHTS = (Sat, Vacated, BotSet, Reordered, HostSet)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write(event: Event) -> bytes:
    """An event as the store keeps it."""
    return _encoder.encode(event)


def read(body: bytes) -> AnyEvent:
    """An event as the store kept it."""
    return _decoder.decode(body)
