"""What a viewer is sent: built from `Table.seen` and `Table.entries`, which show what that seat may know and no more.

The parts that cost time are built once for all who look from one seat, in one language, and are spoken to alike.
"""

from __future__ import annotations

import base64
import zlib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from setu.engine.persons import player_number
from setu.engine.table import Move, Result, Table
from setu.engine.texts import Seating, Text, seat_text, speaking
from setu.server.domain.access import Principal
from setu.server.domain.clock import Clock
from setu.server.domain.decide import others, waiting
from setu.server.domain.naming import character, shown
from setu.server.domain.session import LogLine, Note, Session
from setu.server.domain.undo import last_move_of, takeback
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms

MOST_MOVES = 40  # longer lists of legal moves go without words: a page asks for those it shows
MOST_NOTICES = 200

encode = msgspec.json.Encoder().encode


@dataclass
class Viewer:
    """Somebody who looks at a table: from one of their seats or from none, in a language."""

    principal: Principal
    looking: int | None = None
    language: cmd.Language = "en"
    seen: int = 0

    def mine(self) -> list[int]:
        return sorted(self.principal.permissions.seats)

    @property
    def reader(self) -> int | None:
        """The seat that is spoken to as “you”: nobody's where several sit at one device."""
        return self.looking if len(self.principal.permissions.seats) == 1 else None


def speaking_to(viewer: Viewer, session: Session) -> speaking:
    """Speak a viewer's language, of those who sit at the table by their names, and to them as themselves."""
    return speaking(viewer.language, Seating(session.names(), viewer.reader))


class ViewerPayload:
    """What all are sent who look from one seat in one language and are spoken to alike, encoded once."""

    def __init__(self, session: Session, looking: int | None) -> None:
        self.session, self.looking = session, looking
        self.number = -1
        self.entries: list[tuple[int, bytes]] = []  # event number and body of each log entry
        self.view: msgspec.Raw | None = None
        self._seen: tuple[int, msgspec.Raw] | None = None  # after which event, what
        self.choices: msgspec.Raw | None = None
        self.undo: ms.UndoInfo | None = None
        self.observation: str | None = None
        self.called: list[tuple[str, str]] = []  # what stands for each seat, and what it is called
        self.seats: dict[frozenset[int], msgspec.Raw] = {}  # by whose they are
        self.options = msgspec.Raw(encode(session.created.options))
        self.title = str(session.title)
        self.names: tuple[Text | str, ...] = ()
        self.components: str | None = None  # what is said of the file that the table is played with
        self.fairness: msgspec.Raw | None = None
        self._fair_at = ""  # the stage whose fairness that is

    def refresh(self, open_to_all: ViewerPayload | None = None) -> None:
        """Bring the parts up to the present; to be called while speaking to those they are for.

        Where nothing is hidden, the view is that of a spectator, `open_to_all`.
        """
        session = self.session
        if self.number == session.number:
            return
        if self.number < session.seated:
            self.seats.clear()
        self.number = session.number
        if session.names() != self.names:
            self.names = session.names()
            self.entries.clear()
        if session.stage != self._fair_at or session.stage == "open":  # nonces come in before the start only
            self._fair_at = session.stage
            self.fairness = msgspec.Raw(encode(_fairness(session)))
        game = session.game
        if game is None:
            self._call([("", "")] * session.seat_count)
            self.entries = [(line.event, _kept_entry(session, number)) for number, line in enumerate(session.lines)]
            return
        if open_to_all is not None and open_to_all is not self:
            self.view = open_to_all.view_of(game)
        else:
            self.view = self.view_of(game)
        self._call(_called(game))
        self._refresh_log(game)
        choices = _choices(session, self.looking)
        self.choices = None if choices is None else msgspec.Raw(encode(choices))
        self.undo = None if self.looking is None else _undo(session, self.looking)
        self.observation = observation_of(game, self.looking) if session.stage == "playing" else None

    def view_of(self, game: Table) -> msgspec.Raw:
        """What can be seen from here; made once after every event."""
        if self._seen is None or self._seen[0] != self.session.number:
            self._seen = (self.session.number, msgspec.Raw(encode(game.seen(self.looking))))
        return self._seen[1]

    def _call(self, called: list[tuple[str, str]]) -> None:
        if called != self.called:
            self.called = called
            self.seats.clear()

    def _refresh_log(self, game: Table) -> None:
        lines = self.session.lines
        kept = min(len(self.entries), len(lines))
        while kept and self.entries[kept - 1][0] != lines[kept - 1].event:
            kept -= 1
        del self.entries[kept:]
        for entry in game.entries(self.looking, since=kept):
            line = lines[entry["number"]]
            self.entries.append((line.event, _log_entry(entry, line)))

    def seats_of(self, viewer: Viewer) -> msgspec.Raw:
        """The seats as one of their owners sees them."""
        mine = viewer.principal.permissions.seats
        if mine not in self.seats:
            session = self.session
            infos = [
                ms.SeatInfo(
                    seat=seat,
                    name=str(self.names[seat]),
                    who=occupant.who,
                    bot=occupant.bot,
                    mine=seat in mine,
                    host=session.host == seat,
                    nonce=bool(occupant.nonce),
                    mark=self.called[seat][0],
                    called=self.called[seat][1],
                    chosen=occupant.mark if session.stage == "open" else "",
                    character=character(occupant),
                )
                for seat, occupant in enumerate(session.seats)
            ]
            self.seats[mine] = msgspec.Raw(encode(infos))
        return self.seats[mine]

    def log(self, since: int) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(body for _, body in self.entries[since:]) + b"]")


def _log_entry(entry: dict[str, Any], line: LogLine) -> bytes:
    """What the game shows of an entry, with what the table knows of it."""
    return encode({**entry, "time": line.time, "by": line.by, "why": None if line.why is None else str(line.why)})


def _kept_entry(session: Session, number: int) -> bytes:
    """An entry of a log whose rules are not known any more: who did something, not what."""
    line = session.lines[number]
    what = None
    if line.seat is not None:
        name = seat_text(line.seat, shown(session.seats[line.seat], line.seat))
        what = str(say("kept-resigned" if line.move is None else "kept-move", name=name))
    entry: dict[str, Any] = {
        "number": number,
        "seat": line.seat,
        "mark": "",
        "move": None,
        "sentence": what,
        "events": [],
    }
    return _log_entry(entry, line)


def _called(game: Table) -> list[tuple[str, str]]:
    """What stands for each seat in this position, and what the game calls it: nothing where it has but a number."""
    return [(game.mark(seat), called(game, seat)) for seat in range(game.seats)]


def called(game: Table, seat: int) -> str:
    """The colour or the kingdom of a seat, if it has one."""
    word = game.called(seat)
    return "" if word == player_number(seat) else str(word)


def _choices(session: Session, seat: int | None) -> ms.Choices | None:
    game = session.game
    if game is None or seat is None or seat not in session.pending or session.seats[seat].bot is not None:
        return None
    ids = game.move_numbers(seat).tolist()
    words = None if len(ids) > MOST_MOVES else [legal_move(move) for move in game.moves(seat)]
    return ms.Choices(seat=seat, ids=ids, moves=words)


def observation_of(game: Table, seat: int | None) -> str | None:
    """The record that the rules on the page read: what the seat looked from may know and nothing else."""
    return None if seat is None else base64.b64encode(zlib.compress(game.hidden(seat).tobytes())).decode()


def legal_move(move: Move) -> ms.LegalMove:
    return ms.LegalMove(id=move.id, text=move.text, sentence=str(move.said), targets=move.targets)


def table_message(
    session: Session,
    viewer: Viewer,
    parts: ViewerPayload,
    open_to_all: ViewerPayload | None,
    since: int | None,
    now: int,
) -> ms.Table:
    """All that a viewer may see who has seen everything up to event `since`."""
    with speaking_to(viewer, session):
        parts.refresh(open_to_all)
        return _message(session, viewer, parts, since, now)


def _message(session: Session, viewer: Viewer, parts: ViewerPayload, since: int | None, now: int) -> ms.Table:
    created = session.created
    log_from = 0 if since is None else session.common_log(since)
    game = session.game
    return ms.Table(
        table=session.table,
        number=session.number,
        time=now,
        game=created.game,
        title=parts.title,
        options=cast(Any, parts.options),
        stage=session.stage,
        pace=session.pace,
        chat=created.chat,
        training=created.training,
        seats=cast(Any, parts.seats_of(viewer)),
        mine=viewer.mine(),
        is_host=viewer.principal.permissions.host,
        looking=viewer.looking,
        seen=viewer.seen,
        pending=list(session.pending),
        view=cast(Any, parts.view if game else None),
        log_from=log_from,
        log=cast(Any, parts.log(log_from)),
        notices=_notices(session.notes, since),
        choices=cast(Any, parts.choices),
        clocks=_clocks(session.clock, now) if session.clock and session.stage != "open" else None,
        undo=parts.undo,
        asks=[_ask(session, number) for number in sorted(session.proposals)],
        fairness=cast(Any, parts.fairness),
        result=outcome(session),
        rematch=session.rematch,
        series=_series(session),
        earlier=None if session.earlier is None else str(session.earlier),
        components=parts.components,
        observation=parts.observation,
        marks=marks_of(session.marks) if session.stage == "open" else [],
    )


def _series(session: Session) -> ms.Series | None:
    """The series that the table belongs to, and how it stands."""
    series, standing, created = session.series, session.standing(), session.created.series
    if series is None or standing is None or created is None:
        return None
    return ms.Series(
        games=series.plan.games,
        race=series.plan.race,
        starter=series.plan.starter,
        number=series.number,
        before=[ms.CountedGame(table=game.table, scores=game.scores) for game in created.before],
        totals=list(standing.totals),
        winners=list(standing.winners),
        next=ms.NextGame(seat=session.starts_next()) if session.is_counted and not standing.over else None,
    )


def past_game(session: Session, entry: int) -> Table:
    """The game as it stood after a log entry."""
    assert session.game is not None
    game = session.game.copy()
    while game.length > entry + 1:
        game.undo()
    return game


def past_message(session: Session, viewer: Viewer, entry: int, now: int) -> ms.Table:
    """The table as it stood after a log entry, as this viewer saw it."""
    assert session.game is not None
    game = past_game(session, entry)
    with speaking_to(viewer, session):
        parts = ViewerPayload(session, viewer.looking)
        parts.names = session.names()
        parts.called = _called(game)
        parts.fairness = msgspec.Raw(encode(_fairness(session)))
        parts.view = msgspec.Raw(encode(game.seen(viewer.looking)))
        parts.observation = None if game.over else observation_of(game, viewer.looking)
        for line in game.entries(viewer.looking):
            known = session.lines[line["number"]]
            parts.entries.append((known.event, _log_entry(line, known)))
        message = _message(session, viewer, parts, None, now)
    if entry + 1 < session.game.length:
        message.pending, message.result, message.stage = list(game.pending), None, "playing"
    message.clocks, message.asks = None, []
    return message


def _notices(notes: list[Note], since: int | None) -> list[ms.Notice]:
    """The latest notices that a viewer has not had."""
    first = max(0, len(notes) - MOST_NOTICES)
    if since is not None:
        first = max(first, bisect_right(notes, since, key=lambda note: note.number))
    return [_notice(note) for note in notes[first:]]


def _notice(note: Note) -> ms.Notice:
    return ms.Notice(
        number=note.number, time=note.time, kind=note.kind, seat=note.seat, text=str(note.text), preset=note.preset
    )


def _ask(session: Session, number: int) -> ms.Ask:
    ask = session.proposals[number]
    note = next(note for note in session.notes if note.number == number)
    return ms.Ask(
        number=number,
        kind=ask.kind,
        seat=ask.seat,
        yes=sorted(ask.yes),
        waiting=waiting(session, ask),
        to=ask.to,
        text=str(note.text),
    )


def _fairness(session: Session) -> ms.Fairness:
    """The secret and the key are shown when nothing depends on them any more."""
    over = session.stage == "over"
    return ms.Fairness(
        commitment=session.commitment,
        nonces=[occupant.nonce for occupant in session.seats] if session.game is None else list(session.nonces),
        key_commitment=None if session.game is None else session.key_commitment,
        secret=session.created.secret if over else None,
        key=session.key.hex() if over and session.game else None,
        seals=[occupant.seal for occupant in session.seats] if session.game is None else list(session.seals),
        open_until=session.open_until,
    )


def outcome(session: Session) -> ms.Outcome | None:
    """How the game ended; when the table agreed to stop, all are equal."""
    if session.stage != "over" or session.game is None:
        return None
    result = session.game.result
    if result is None:
        seats = session.seat_count
        return ms.Outcome(
            places=[1] * seats, scores=[0] * seats, points=False, breakdown=[{}] * seats, reason=session.ended
        )
    return outcome_of(result)


def outcome_of(result: Result) -> ms.Outcome:
    """How a game ended by its rules."""
    return ms.Outcome(
        places=list(result.places),
        scores=list(result.scores),
        points=result.points,
        breakdown=[dict(part) for part in result.breakdown],
        reason=result.reason,
    )


def marks_of(marks: Mapping[str, Text]) -> list[ms.MarkInfo]:
    """Crowns or colours to choose from, spoken to the reader."""
    return [ms.MarkInfo(name=name, title=str(title)) for name, title in marks.items()]


def _clocks(clock: Clock, now: int) -> ms.Clocks:
    return ms.Clocks(
        left=clock.at(now),
        running=[] if clock.paused else sorted(clock.running),
        at=now,
        increment=clock.plan.increment_ms,
        soft=clock.plan.soft,
        paused=clock.paused,
    )


def _undo(session: Session, seat: int) -> ms.UndoInfo:
    """What the button says."""
    if session.stage != "playing":
        return ms.UndoInfo(to=None, free=False, text=str(say("undo-not-playing")))
    to = last_move_of(session, seat)
    if to is None:
        return ms.UndoInfo(to=None, free=False, text=str(say("undo-nothing")))
    found = takeback(session, seat, to)
    if not found.free and not others(session, seat) and not found.final:
        return ms.UndoInfo(to=to, free=True, text=str(say("undo-alone")))
    return ms.UndoInfo(to=to, free=found.free, text=str(found.why))
