"""Every message between page and server, in one schema; `schema.py` makes JSON Schema and TypeScript of it.

A *command* asks the table to do something; it carries the client's own id, so that sending it again does nothing
twice. A *question* changes nothing. Everything the server sends of a table is one kind of message, `Table`: it
brings a page that has seen the log up to `log_from` to the present.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from setu.engine.options import Standing

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$", description="chosen by the client")]
EventNumber = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=30)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes of the player's browser")]
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
    """A preset, spoken to every reader in his own language; free text only at tables that allow it."""

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


class AddNonce(Command, tag="nonce"):
    """This seat's share of the luck, sent after the server's commitment has been seen and before the start."""

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
    """Host: play live, or everybody when he likes (clocks stand still then)."""

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


class Hint(Question, tag="hint"):
    """What would a good player do? Answered at training tables, to a seat that owes a decision."""

    id: Id
    seat: SeatNumber


class Ping(Question, tag="ping"):
    n: Annotated[int, Meta(ge=0, le=1 << 53)] = 0


FromClient = (
    Move
    | Undo
    | Resign
    | Propose
    | Answer
    | Say
    | Sit
    | ChooseMark
    | AddNonce
    | Leave
    | Bot
    | Kick
    | Reorder
    | HandOver
    | SetPace
    | Start
    | Rematch
    | Hello
    | Look
    | Explain
    | Describe
    | Hint
    | Ping
)


# ---- what the server says at the socket


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
    """Luck that can be checked: `commitment` before play; `secret` and `key` (hex) once the game is over."""

    commitment: str
    nonces: list[str]
    key_commitment: str | None
    secret: str | None
    key: str | None


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
    played with the component file of an owner."""

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


FromServer = Table | Done | Refused | Why | Described | Hinted | Pong | Presence | Bye


# ---- bodies of REST


class SeatPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit here: this browser (several such seats: hot-seat), whoever has the link, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    name: PlayerName | None = None
    bot: BotName | None = None
    mark: MarkName = ""


class ClockPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """A bank of time per seat and what each decision adds to it. A hard clock lets a bot take over at zero."""

    bank_ms: Annotated[int, Meta(ge=10_000, le=30 * 24 * 3600 * 1000)]
    increment_ms: Annotated[int, Meta(ge=0, le=24 * 3600 * 1000)] = 0
    soft: bool = True


class SeriesPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """Several games that count together: so many, or a race to so many points."""

    games: int | None = None
    race: int | None = None
    starter: Annotated[str, Meta(max_length=40)] | None = None
    max_games: int | None = None


class CreateTable(Struct, forbid_unknown_fields=True, kw_only=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = field(default_factory=dict)
    pace: Pace = "live"
    clock: ClockPlan | None = None
    chat: Chat = "presets"
    training: bool = False
    series: SeriesPlan | None = None
    components: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Links(Struct, kw_only=True):
    """Secrets to put behind `/t/{table}#`."""

    host: str
    join: str
    watch: str


class Created(Struct, kw_only=True):
    table: str
    commitment: str
    links: Links


class Enter(Struct, forbid_unknown_fields=True, kw_only=True):
    """Swap the secret of a link for this browser's cookie."""

    token: Token


class Entered(Struct, kw_only=True):
    table: str
    kind: LinkKind
    seats: list[int]
    is_host: bool


class AskLink(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new link. `renew` ends the older ones of its kind. A holder may ask for his own seat (another device)."""

    kind: LinkKind
    seat: SeatNumber | None = None
    renew: bool = False


class Link(Struct, kw_only=True):
    token: str


class MyTable(Struct, kw_only=True):
    """A line of "my tables". `earlier`: it was played by earlier rules, and does not go on."""

    table: str
    game: str
    title: str
    stage: Literal["open", "playing", "over"]
    names: list[str]
    mine: list[int]
    is_host: bool
    my_turn: bool
    number: int
    news: int
    time: int
    earlier: bool


class MyTables(Struct, kw_only=True):
    tables: list[MyTable]


class OptionInfo(Struct, kw_only=True):
    """An option: its named values, or a whole number between `least` and `most`. A table has its `default`.

    `standing` says what a value is, the usual one first: printed in the book, a ruling where the book is silent, or a
    house rule, as is every number that it leaves out. `rule` is the number under which the rules tell of it.
    """

    name: str
    rule: str
    default: str | int
    values: list[str]
    least: int | None
    most: int | None
    standing: dict[str, Standing]


class PresetInfo(Struct, kw_only=True):
    """A set of options with a name; options that it leaves out are as usual."""

    name: str
    title: str
    options: dict[str, str | int]


class SeriesInfo(Struct, kw_only=True):
    """How a game is played in a series: lengths that the book names, who may start (the first is the rule), and the
    options that are not chosen for one game then."""

    games: list[int]
    races: list[int]
    starters: list[str]
    governs: list[str]


class GameInfo(Struct, kw_only=True):
    """A game. `components` are the files of an owner that a table of it may be laid with, by name."""

    name: str
    title: str
    designer: str
    rules_version: str
    seats: list[int]
    hidden: bool
    options: list[OptionInfo]
    series: SeriesInfo | None
    presets: list[PresetInfo]
    components: list[str]
    marks: dict[str, list[MarkInfo]] = field(default_factory=dict)  # by the number of players: what may stand for them


class BotInfo(Struct, kw_only=True):
    name: str
    title: str
    text: str


class Games(Struct, kw_only=True):
    games: list[GameInfo]
    bots: list[BotInfo]
    presets: dict[str, str]


class Board(Struct, kw_only=True):
    """What never changes during a game: the game's board data (null if it has none), the targets of each move."""

    board: dict[str, Any] | None
    targets: list[dict[str, Any]]


class Rules(Struct, kw_only=True):
    language: Language
    markdown: str


class WrittenGame(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record, as text or JSON."""

    record: Annotated[str, Meta(min_length=1, max_length=400_000)]


class DrawnNumber(Struct, kw_only=True):
    """A fair number from 0 to `below` - 1, asked of the stream of chance at `block`."""

    block: int
    below: int
    value: int


class DrawnEntry(Struct, kw_only=True):
    """What chance gave in one log entry: what was told of it, and every number behind it. Entry 0 is the set-up."""

    entry: int
    seat: int | None
    move: str
    events: list[str]
    draws: list[DrawnNumber]


class CheckedGame(Struct, kw_only=True):
    """What a check of a written game found. `over` false: true as far as it goes, its key not shown yet. `begun`:
    it goes on from a position; what was played and drawn before that was not checked. With the file in hand the sums
    can be done again: `draws` is what was asked of the stream, `blocks` its length."""

    game: str
    names: list[str]
    moves: int
    over: bool
    promised: bool
    begun: bool
    result: Outcome | None
    draws: list[DrawnEntry]
    blocks: int


# ---- looking back at a finished game


class ReviewStep(Struct, kw_only=True):
    """A decision, and what changed each seat's chance to win then. `entry` is its log entry.

    `decision` is what it cost against `better` (null: nothing better is proved); `luck` what chance and the others'
    secret choices made of it; `late` what the search had not seen before and saw a move later.
    """

    entry: int
    seat: int
    move: str
    sentence: str
    better: str | None
    better_sentence: str | None
    decision: list[float]
    luck: list[float]
    late: list[float]


class TurningPoint(Struct, kw_only=True):
    """One of the three steps that changed a seat's chance most: by luck, by a decision, or as the search saw late."""

    step: int
    kind: Literal["luck", "own", "other", "late"]
    change: float


class Review(Struct, kw_only=True):
    """A game looked back at. Until it is `ready` it says how far the work is, and its lists are empty.

    `chances[k]` are the chances before step k, the last ones the result: each row adds up to 1, and
    `chances[k + 1] == chances[k] + steps[k].decision + steps[k].luck + steps[k].late`, seat by seat. Without
    `has_luck` nothing was left to chance and nothing was secret: the luck of every step is 0, and not worth a word.
    """

    done: int
    of: int
    ready: bool
    has_luck: bool
    chances: list[list[float]]
    steps: list[ReviewStep]
    turning: list[list[TurningPoint]]


class Moment(Struct, kw_only=True):
    """The table as it stood after a log entry, as this viewer may see it. `result` is null but for the end."""

    entry: LogEntry
    view: dict[str, Any]
    pending: list[int]
    result: Outcome | None


class Moments(Struct, kw_only=True):
    """A whole finished game for one viewer: all that a slider, or a file that replays itself, needs.

    By seat: `names`, `called` (at the end of the game) and `bots` (null: a person). `seat` is whose eyes these are;
    `board` is the game's own board data, as in `Board`.
    """

    game: str
    title: str
    options: dict[str, str | int]
    names: list[str]
    called: list[str]
    bots: list[str | None]
    seat: int | None
    board: dict[str, Any] | None
    moments: list[Moment]


class PlayOn(Struct, forbid_unknown_fields=True, kw_only=True):
    """Play a finished game on from where it stood after log entry `entry`, in one seat, against bots in the others."""

    entry: Annotated[int, Meta(ge=0, le=1 << 31)]
    seat: SeatNumber
    bot: BotName


class Fault(Struct, kw_only=True):
    """Every answer of 4xx: a word for programs, a sentence for people."""

    code: str
    text: str
    rule: str = ""
    again_ms: int = 0


class Health(Struct, kw_only=True):
    ok: bool
    version: str


# ---- learning


class LessonMoment(Struct, kw_only=True):
    """A table at one moment, as one seat sees it; `log` holds the lines that are new."""

    view: dict[str, Any]
    pending: list[int]
    called: list[str]
    result: Outcome | None
    log: list[LogEntry]


class LessonStep(Struct, kw_only=True):
    """Something to do or to read. `try`: a move that a rule forbids, so that its reason is met once."""

    heading: str
    text: str
    task: Literal["play", "try", "read"]
    forbidden: str
    rule: str


class OtherMove(Struct, kw_only=True):
    """A move that is as good as the wanted one, and what comes of it."""

    move: int
    moment: LessonMoment


class LessonFrame(Struct, kw_only=True):
    """A moment of a lesson. `anew`: the table was laid out anew. `wanted` is null where nothing is to be played."""

    step: int
    anew: bool
    moment: LessonMoment
    choices: Choices | None
    wanted: LegalMove | None
    others: list[OtherMove]


class Lesson(Struct, kw_only=True):
    """A guided first game; the table stands as in a frame until its wanted move is made."""

    game: str
    language: Language
    title: str
    options: dict[str, str | int]
    seat: int
    steps: list[LessonStep]
    frames: list[LessonFrame]


class LessonMoves(Struct, kw_only=True):
    """Every legal move of a frame in words, where `choices.moves` did not carry them."""

    moves: list[LegalMove]


class LessonWhy(Struct, kw_only=True):
    """May this move be made in a frame of a lesson, and if not, why?"""

    legal: bool
    rule: str
    text: str


class Figure(Struct, kw_only=True):
    """A picture beside a rule: a position, and a move that is drawn as possible (`show`) or as forbidden."""

    name: str
    rule: str
    part: str
    caption: str
    alt: str
    seat: int | None
    options: dict[str, str | int]
    moment: LessonMoment
    moves: list[LegalMove]
    show: LegalMove | None
    refused: str
    targets: dict[str, Any]
    near: list[str]


class Figures(Struct, kw_only=True):
    language: Language
    figures: list[Figure]
