"""What a viewer is sent: built from `Table.seen` and `Table.entries`, which show what that seat may know and no more.

The parts that cost time are built once for all who look from one seat, in one language, and are spoken to alike.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from setu.engine.persons import player_number
from setu.engine.table import Move, Result, Table
from setu.engine.texts import Seating, Text, seat_text, speaking
from setu.server import messages as ms
from setu.server import undo
from setu.server.catalogue import marks_of
from setu.server.deciding import waiting
from setu.server.naming import shown
from setu.server.seats import Who
from setu.server.sitting import Line, Note, Sitting
from setu.server.words import say

MOST_MOVES = 40  # longer lists of legal moves go without words: a page asks for those it shows
MOST_NOTICES = 200

encode = msgspec.json.Encoder().encode


@dataclass
class Viewer:
    """Somebody who looks at a table: from one of his seats or from none, in a language."""

    who: Who
    looking: int | None = None
    language: ms.Language = "en"
    seen: int = 0

    def mine(self) -> list[int]:
        return sorted(self.who.rights.seats)

    @property
    def reader(self) -> int | None:
        """The seat that is spoken to as “you”: nobody's where several sit at one device."""
        return self.looking if len(self.who.rights.seats) == 1 else None


def speaking_to(viewer: Viewer, sitting: Sitting) -> speaking:
    """Speak a viewer's language, of those who sit at the table by their names, and to him as himself."""
    return speaking(viewer.language, Seating(sitting.names(), viewer.reader))


class Parts:
    """What all are sent who look from one seat in one language and are spoken to alike, encoded once."""

    def __init__(self, sitting: Sitting, looking: int | None) -> None:
        self.sitting, self.looking = sitting, looking
        self.number = -1
        self.entries: list[tuple[int, bytes]] = []  # event number and body of each log entry
        self.view: msgspec.Raw | None = None
        self._seen: tuple[int, msgspec.Raw] | None = None  # after which event, what
        self.choices: msgspec.Raw | None = None
        self.undo: ms.UndoInfo | None = None
        self.called: list[tuple[str, str]] = []  # what stands for each seat, and what it is called
        self.seats: dict[frozenset[int], msgspec.Raw] = {}  # by whose they are
        self.options = msgspec.Raw(encode(sitting.created.options))
        self.title = str(sitting.title)
        self.names: tuple[Text | str, ...] = ()
        self.components: str | None = None  # what is said of the file that the table is played with
        self.fairness: msgspec.Raw | None = None
        self._fair_at = ""  # the stage whose fairness that is

    def refresh(self, open_to_all: Parts | None = None) -> None:
        """Bring the parts up to the present; to be called while speaking to those they are for.

        Where nothing is hidden, the view is that of a spectator, `open_to_all`.
        """
        sitting = self.sitting
        if self.number == sitting.number:
            return
        if self.number < sitting.seated:
            self.seats.clear()
        self.number = sitting.number
        if sitting.names() != self.names:
            self.names = sitting.names()
            self.entries.clear()
        if sitting.stage != self._fair_at or sitting.stage == "open":  # nonces come in before the start only
            self._fair_at = sitting.stage
            self.fairness = msgspec.Raw(encode(_fairness(sitting)))
        game = sitting.game
        if game is None:
            self._call([("", "")] * sitting.seats)
            self.entries = [(line.event, _kept_entry(sitting, number)) for number, line in enumerate(sitting.lines)]
            return
        if open_to_all is not None and open_to_all is not self:
            self.view = open_to_all.view_of(game)
        else:
            self.view = self.view_of(game)
        self._call(_called(game))
        self._refresh_log(game)
        choices = _choices(sitting, self.looking)
        self.choices = None if choices is None else msgspec.Raw(encode(choices))
        self.undo = None if self.looking is None else undo.info(sitting, self.looking)

    def view_of(self, game: Table) -> msgspec.Raw:
        """What can be seen from here; made once after every event."""
        if self._seen is None or self._seen[0] != self.sitting.number:
            self._seen = (self.sitting.number, msgspec.Raw(encode(game.seen(self.looking))))
        return self._seen[1]

    def _call(self, called: list[tuple[str, str]]) -> None:
        if called != self.called:
            self.called = called
            self.seats.clear()

    def _refresh_log(self, game: Table) -> None:
        lines = self.sitting.lines
        kept = min(len(self.entries), len(lines))
        while kept and self.entries[kept - 1][0] != lines[kept - 1].event:
            kept -= 1
        del self.entries[kept:]
        for entry in game.entries(self.looking, since=kept):
            line = lines[entry["number"]]
            self.entries.append((line.event, _log_entry(entry, line)))

    def seats_of(self, viewer: Viewer) -> msgspec.Raw:
        """The seats as one of their owners sees them."""
        mine = viewer.who.rights.seats
        if mine not in self.seats:
            sitting = self.sitting
            infos = [
                ms.SeatInfo(
                    seat=seat,
                    name=str(self.names[seat]),
                    who=chair.who,
                    bot=chair.bot,
                    mine=seat in mine,
                    host=sitting.host == seat,
                    nonce=bool(chair.nonce),
                    mark=self.called[seat][0],
                    called=self.called[seat][1],
                    chosen=chair.mark if sitting.stage == "open" else "",
                )
                for seat, chair in enumerate(sitting.chairs)
            ]
            self.seats[mine] = msgspec.Raw(encode(infos))
        return self.seats[mine]

    def log(self, since: int) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(body for _, body in self.entries[since:]) + b"]")


def _log_entry(entry: dict[str, Any], line: Line) -> bytes:
    """What the game shows of an entry, with what the table knows of it."""
    return encode({**entry, "time": line.time, "by": line.by, "why": None if line.why is None else str(line.why)})


def _kept_entry(sitting: Sitting, number: int) -> bytes:
    """An entry of a log whose rules are not known any more: who did something, not what."""
    line = sitting.lines[number]
    what = None
    if line.seat is not None:
        name = seat_text(line.seat, shown(sitting.chairs[line.seat], line.seat))
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


def _choices(sitting: Sitting, seat: int | None) -> ms.Choices | None:
    game = sitting.game
    if game is None or seat is None or seat not in sitting.pending or sitting.chairs[seat].bot is not None:
        return None
    ids = game.move_numbers(seat).tolist()
    words = None if len(ids) > MOST_MOVES else [legal_move(move) for move in game.moves(seat)]
    return ms.Choices(seat=seat, ids=ids, moves=words)


def legal_move(move: Move) -> ms.LegalMove:
    return ms.LegalMove(id=move.id, text=move.text, sentence=str(move.sentence), targets=move.targets)


def table_message(
    sitting: Sitting, viewer: Viewer, parts: Parts, open_to_all: Parts | None, since: int | None, now: int
) -> ms.Table:
    """All that a viewer may see who has seen everything up to event `since`."""
    with speaking_to(viewer, sitting):
        parts.refresh(open_to_all)
        return _message(sitting, viewer, parts, since, now)


def _message(sitting: Sitting, viewer: Viewer, parts: Parts, since: int | None, now: int) -> ms.Table:
    created = sitting.created
    log_from = 0 if since is None else sitting.common_log(since)
    game = sitting.game
    return ms.Table(
        table=sitting.table,
        number=sitting.number,
        time=now,
        game=created.game,
        title=parts.title,
        options=cast(Any, parts.options),
        stage=sitting.stage,
        pace=sitting.pace,
        chat=created.chat,
        training=created.training,
        seats=cast(Any, parts.seats_of(viewer)),
        mine=viewer.mine(),
        is_host=viewer.who.rights.host,
        looking=viewer.looking,
        seen=viewer.seen,
        pending=list(sitting.pending),
        view=cast(Any, parts.view if game else None),
        log_from=log_from,
        log=cast(Any, parts.log(log_from)),
        notices=_notices(sitting.notes, since),
        choices=cast(Any, parts.choices),
        clocks=sitting.clock.message(now) if sitting.clock and sitting.stage != "open" else None,
        undo=parts.undo,
        asks=[_ask(sitting, number) for number in sorted(sitting.asks)],
        fairness=cast(Any, parts.fairness),
        result=outcome(sitting),
        rematch=sitting.rematch,
        series=_series(sitting),
        earlier=None if sitting.earlier is None else str(sitting.earlier),
        components=parts.components,
        marks=marks_of(sitting.marks) if sitting.stage == "open" else [],
    )


def _series(sitting: Sitting) -> ms.Series | None:
    """The series that the table belongs to, and how it stands."""
    series, standing, created = sitting.series, sitting.standing(), sitting.created.series
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
        next=ms.NextGame(seat=sitting.starts_next()) if sitting.is_counted and not standing.over else None,
    )


def past_game(sitting: Sitting, entry: int) -> Table:
    """The game as it stood after a log entry."""
    assert sitting.game is not None
    game = sitting.game.copy()
    while game.length > entry + 1:
        game.undo()
    return game


def past_message(sitting: Sitting, viewer: Viewer, entry: int, now: int) -> ms.Table:
    """The table as it stood after a log entry, as this viewer saw it."""
    assert sitting.game is not None
    game = past_game(sitting, entry)
    with speaking_to(viewer, sitting):
        parts = Parts(sitting, viewer.looking)
        parts.names = sitting.names()
        parts.called = _called(game)
        parts.fairness = msgspec.Raw(encode(_fairness(sitting)))
        parts.view = msgspec.Raw(encode(game.seen(viewer.looking)))
        for line in game.entries(viewer.looking):
            known = sitting.lines[line["number"]]
            parts.entries.append((known.event, _log_entry(line, known)))
        message = _message(sitting, viewer, parts, None, now)
    if entry + 1 < sitting.game.length:
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


def _ask(sitting: Sitting, number: int) -> ms.Ask:
    ask = sitting.asks[number]
    note = next(note for note in sitting.notes if note.number == number)
    return ms.Ask(
        number=number,
        kind=ask.kind,
        seat=ask.seat,
        yes=sorted(ask.yes),
        waiting=waiting(sitting, ask),
        to=ask.to,
        text=str(note.text),
    )


def _fairness(sitting: Sitting) -> ms.Fairness:
    """The secret and the key are shown when nothing depends on them any more."""
    over = sitting.stage == "over"
    return ms.Fairness(
        commitment=sitting.commitment,
        nonces=[chair.nonce for chair in sitting.chairs] if sitting.game is None else list(sitting.nonces),
        key_commitment=None if sitting.game is None else sitting.key_commitment,
        secret=sitting.created.secret if over else None,
        key=sitting.key.hex() if over and sitting.game else None,
    )


def outcome(sitting: Sitting) -> ms.Outcome | None:
    """How the game ended; when the table agreed to stop, all are equal."""
    if sitting.stage != "over" or sitting.game is None:
        return None
    result = sitting.game.result
    if result is None:
        seats = sitting.seats
        return ms.Outcome(
            places=[1] * seats, scores=[0] * seats, points=False, breakdown=[{}] * seats, reason=sitting.ended
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
