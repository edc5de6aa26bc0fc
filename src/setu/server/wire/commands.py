"""What a page says to the server. `api/schema.py` makes JSON Schema and TypeScript of it, with all other messages.

A *command* asks the table to do something; it carries the client's own id, so that sending it again does nothing
twice. A *question* changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$", description="chosen by the client")]
EventNumber = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=30)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes of the player's browser")]
Seal = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of “setu share 1”, table, seat and share, one a line")
]
Token = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[\w-]+$")]
MoveNumber = Annotated[int, Meta(ge=0, le=1 << 31)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]
MarkName = Annotated[str, Meta(max_length=20)]
Milliseconds = Annotated[int, Meta(ge=0, le=1 << 53)]
Language = Literal["en", "fr", "hi"]
Pace = Literal["live", "own"]
Chat = Literal["presets", "free", "off"]
Preset = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "nice", "one-moment", "back", "your-turn", "again", "goodbye"
]
LinkKind = Literal["join", "watch", "host", "seat"]


# ---- commands: what a client asks a table to do (socket, or POST /api/tables/{table}/do)


class Command(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Sent again with the same id, it is done once and answered alike."""

    id: Id


class Move(Command, tag="move"):
    """Make a move; refused as `stale` if the game has gone on since event `at` in a way that concerns this seat."""

    seat: SeatNumber
    at: EventNumber
    move: MoveNumber | Notation


class Undo(Command, tag="undo"):
    """Take back to before log entry `to` (a move of this seat): at once where that is free, else by asking all."""

    seat: SeatNumber
    at: EventNumber
    to: Annotated[int, Meta(ge=1, le=1 << 31)]


class Resign(Command, tag="resign"):
    seat: SeatNumber


class Propose(Command, tag="propose"):
    """Ask the table to end the game as it stands, to stop the clocks, or to let them run again."""

    seat: SeatNumber
    what: Literal["end", "pause", "go-on"]


class Answer(Command, tag="answer"):
    """Agree to what event `ask` proposed, or not. One no closes it."""

    seat: SeatNumber
    ask: EventNumber
    yes: bool


class Say(Command, tag="say"):
    """A preset, spoken to all readers in their own languages; free text only at tables that allow it."""

    seat: SeatNumber
    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=140)] | None = None


class Sit(Command, tag="sit"):
    """Take an open seat (with a join link), or change the name of one's own."""

    seat: SeatNumber
    name: PlayerName


class ChooseMark(Command, tag="mark"):
    """Choose what stands for one's own seat, or as host for a bot's, before the start; empty: whatever is left."""

    seat: SeatNumber
    mark: MarkName


class AddSeal(Command, tag="seal"):
    """The seal of this seat's share of the luck, chosen after the server's commitment was seen and before the start."""

    seat: SeatNumber
    seal: Seal


class AddNonce(Command, tag="nonce"):
    """This seat's share of the luck: opened once the host has started, where shares are sealed (`open_until`); before
    the start at a table where nobody seals any."""

    seat: SeatNumber
    nonce: Nonce


class Leave(Command, tag="leave"):
    """Give a seat up: open again before the start, a bot's afterwards."""

    seat: SeatNumber


class Bot(Command, tag="bot"):
    """Let a bot play for a seat, one's own or (by the host) an open or absent one; null takes it back."""

    seat: SeatNumber
    bot: BotName | None


class Kick(Command, tag="kick"):
    """Host: empty a seat and end all its links."""

    seat: SeatNumber


class Reorder(Command, tag="reorder"):
    """Host, before the start: who sits where; `order[new] = old`."""

    order: Annotated[list[SeatNumber], Meta(min_length=1, max_length=6)]


class HandOver(Command, tag="hand-over"):
    """Host: make the person in a seat the host."""

    seat: SeatNumber


class SetPace(Command, tag="pace"):
    """Host: play live, or at everybody's own pace (clocks stand still then)."""

    pace: Pace


class Start(Command, tag="start"):
    """Host: every seat is taken by a person or a bot; deal."""


class Rematch(Command, tag="rematch"):
    """After the end: the same people at a new table, the seats moved on by one."""

    seat: SeatNumber


AnyCommand = (
    Move
    | Undo
    | Resign
    | Propose
    | Answer
    | Say
    | Sit
    | ChooseMark
    | AddSeal
    | AddNonce
    | Leave
    | Bot
    | Kick
    | Reorder
    | HandOver
    | SetPace
    | Start
    | Rematch
)


# ---- questions: what a client asks at the socket besides


class Question(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    pass


class Hello(Question, tag="hello"):
    """The first message at a socket: how far this page has seen, which of its seats it looks from, its language."""

    protocol: int = PROTOCOL
    since: EventNumber | None = None
    seat: SeatNumber | None = None
    language: Language = "en"


class Look(Question, tag="look"):
    """Look from another of one's own seats (hot-seat), or from nobody's (null: the curtain)."""

    seat: SeatNumber | None


class Explain(Question, tag="explain"):
    """May this move be made, and if not, why?"""

    id: Id
    seat: SeatNumber
    move: MoveNumber | Notation


class Describe(Question, tag="describe"):
    """The words of some legal moves, where `choices.moves` did not carry them."""

    id: Id
    seat: SeatNumber
    moves: Annotated[list[MoveNumber], Meta(max_length=200)]


class AskInWords(Question, tag="ask"):
    """A question in words, as it is typed: `turn`, `last 3`, `e5`. From one of one's own seats, or from nobody's."""

    id: Id
    seat: SeatNumber | None
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Hint(Question, tag="hint"):
    """What would a good player do? Answered to a seat that decides, at training tables and to one among bots."""

    id: Id
    seat: SeatNumber


class Ping(Question, tag="ping"):
    n: Annotated[int, Meta(ge=0, le=1 << 53)] = 0


FromClient = AnyCommand | Hello | Look | Explain | Describe | AskInWords | Hint | Ping
