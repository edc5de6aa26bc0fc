"""What the server says to a page. Everything about a table is one kind of message, `Table`: it brings a page that has
seen the log up to `log_from` to the present.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from setu.server.wire.commands import Chat, Pace


class Reply(Struct, kw_only=True, tag_field="type"):
    pass


class Done(Reply, tag="done"):
    """A command was carried out; it is on disk as event `number`."""

    id: str
    number: int


RefusalCode = Literal[
    "illegal",  # a rule forbids the move; `rule` names it
    "unreadable",  # the move, or the message, means nothing
    "stale",  # the table went on meanwhile; look again
    "not-yours",  # the token gives no right to this
    "not-now",  # not at this stage of the table
    "taken",  # another has the seat
    "limit",  # too much, too fast; `again_ms`
    "closing",  # the server is about to stop; the table is safe, come back
]


class Refused(Reply, tag="refused"):
    """Nothing was changed. `id` is null if the message could not be read."""

    id: str | None
    code: RefusalCode
    text: str
    rule: str = ""
    number: int = 0
    again_ms: int = 0


class Why(Reply, tag="why"):
    """The answer to `explain`."""

    id: str
    legal: bool
    rule: str = ""
    text: str = ""


class LegalMove(Struct, kw_only=True):
    """A legal move: its number, its notation, a sentence, and what it touches."""

    id: int
    text: str
    sentence: str
    targets: dict[str, Any]


class Described(Reply, tag="described"):
    """The answer to `describe`; moves that are not legal are left out."""

    id: str
    moves: list[LegalMove]


class Answered(Reply, tag="answered"):
    """The answer to `ask`: sentences; null where what was typed is no question."""

    id: str
    lines: list[str] | None


class HintedMove(Struct, kw_only=True):
    """A move that was thought of, and the chance to win with it, in a hundred."""

    id: int
    text: str
    sentence: str
    chance: int


class Hinted(Reply, tag="hinted"):
    """The answer to `hint`: the best moves, the best first, and what speaks for it."""

    id: str
    moves: list[HintedMove]
    reason: str


class Pong(Reply, tag="pong"):
    n: int
    time: int


class Presence(Reply, tag="presence"):
    """Who is there now, by seat; how many watch."""

    present: list[bool]
    watchers: int


class Bye(Reply, tag="bye"):
    """The server closes this socket. `closing`: the table is safe, come back after `again_ms`."""

    reason: Literal["closing", "kicked", "slow", "limit", "elsewhere"]
    text: str
    again_ms: int = 1000


class LoggedEvent(Struct, kw_only=True):
    """Something a move caused, as this viewer may know it."""

    name: str
    text: str
    numbers: list[int]


class LogEntry(Struct, kw_only=True):
    """A line of the game's log. Entry 0 is the set-up. `move` and `sentence` are null while they are secret.
    `why` is what a bot at a training table says of its move."""

    number: int
    seat: int | None
    mark: str
    move: str | None
    sentence: str | None
    events: list[LoggedEvent]
    time: int
    by: Literal["person", "bot", "clock", "table"]
    why: str | None


class Notice(Struct, kw_only=True):
    """Something that happened at the table but not in the game: somebody sat down, said something, took back."""

    number: int
    time: int
    kind: Literal["table", "chat", "undo", "ask", "clock"]
    seat: int | None
    text: str
    preset: str | None = None


class SeatInfo(Struct, kw_only=True):
    """A seat as everybody sees it. A person with a bot has lent the seat to it."""

    seat: int
    name: str
    who: Literal["open", "person", "bot"]
    bot: str | None
    mine: bool
    host: bool
    nonce: bool
    mark: str
    called: str
    chosen: str = ""  # of `marks`, before the start
    character: str = ""  # who a bot is: the page has a face for them


class MarkInfo(Struct, kw_only=True):
    """What may stand for a seat: a Crown, a colour."""

    name: str
    title: str


class Choices(Struct, kw_only=True):
    """The legal moves of the seat looked from, in rising order; `moves` is null where there are very many."""

    seat: int
    ids: list[int]
    moves: list[LegalMove] | None


class Clocks(Struct, kw_only=True):
    """Milliseconds left per seat at server time `at`; those in `running` go on falling. Soft clocks end nothing."""

    left: list[int]
    running: list[int]
    at: int
    increment: int
    soft: bool
    paused: bool


class UndoInfo(Struct, kw_only=True):
    """May the seat looked from take back? `free`: at once; else the table is asked. `text` says why (not)."""

    to: int | None
    free: bool
    text: str


class Ask(Struct, kw_only=True):
    """An open proposal: event `number`, by whom, who has agreed, whose answer is awaited."""

    number: int
    kind: Literal["undo", "end", "pause", "go-on"]
    seat: int
    yes: list[int]
    waiting: list[int]
    to: int | None
    text: str


class Fairness(Struct, kw_only=True):
    """Luck that can be checked: `commitment` before play; `secret` and `key` (hex) once the game is over. `seals` are
    those of the shares, by seat. Once the host has started, shares are opened (`nonces`) until `open_until`, and who
    sits is settled."""

    commitment: str
    nonces: list[str]
    key_commitment: str | None
    secret: str | None
    key: str | None
    seals: list[str] = field(default_factory=list)
    open_until: int | None = None


class Outcome(Struct, kw_only=True):
    """How the game ended. `reason` is the game's own word, or `agreed` or `time`. Scores are points, or say nothing."""

    places: list[int]
    scores: list[int]
    points: bool
    breakdown: list[dict[str, int]]
    reason: str


class CountedGame(Struct, kw_only=True):
    """A game of a series that counts: its table and what each seat scored."""

    table: str
    scores: list[int]


class NextGame(Struct, kw_only=True):
    """The game that follows in a series: the seat that starts it, null where chance decides."""

    seat: int | None


class Series(Struct, kw_only=True):
    """The series this table belongs to. `before` are the games counted before this one, `totals` count this one too
    once it is over. `winners` are empty while the series goes on; several share it. `next` is the game to come, once
    this one was counted; `rematch` lays it."""

    games: int | None
    race: int | None
    starter: str
    number: int
    before: list[CountedGame]
    totals: list[int]
    winners: list[int]
    next: NextGame | None


class Table(Reply, tag="table"):
    """All that a viewer may see. Keep `log[:log_from]`, put `log` behind it, replace everything else;
    add the notices with a higher number than those you have. `earlier` is a sentence at a table of earlier rules:
    it is over, has no `view`, and its log says who did something, not what. `components` is one at a table that is
    played with the component file of an owner. `observation` is the record of the game as the seat looked from may know
    it, for the rules on the page (`GameModule`): base64 of zlib; null beside the table and when nothing is played."""

    table: str
    number: int
    time: int
    game: str
    title: str
    options: dict[str, str | int]
    stage: Literal["open", "playing", "over"]
    pace: Pace
    chat: Chat
    training: bool
    seats: list[SeatInfo]
    mine: list[int]
    is_host: bool
    looking: int | None
    seen: int
    pending: list[int]
    view: dict[str, Any] | None
    log_from: int
    log: list[LogEntry]
    notices: list[Notice]
    choices: Choices | None
    clocks: Clocks | None
    undo: UndoInfo | None
    asks: list[Ask]
    fairness: Fairness
    result: Outcome | None
    rematch: str | None
    series: Series | None
    earlier: str | None
    components: str | None
    marks: list[MarkInfo] = field(default_factory=list)  # to choose from, before the start
    observation: str | None = None


FromServer = Table | Done | Refused | Why | Described | Answered | Hinted | Pong | Presence | Bye
