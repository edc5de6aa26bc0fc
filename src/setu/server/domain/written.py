"""The written game of a table: complete, and anybody can check it offline with `setu verify`."""

from __future__ import annotations

from dataclasses import replace

from setu.engine.commitment import Commitment
from setu.engine.record import Record, RecordedMove
from setu.engine.rng import commitment, key_from_bytes
from setu.server.domain.decide import Rejection, finished
from setu.server.domain.session import LogLine, Session
from setu.server.texts import say


def record_of(session: Session) -> Record:
    """The record of a finished table, with its key and how the key was made."""
    if session.earlier is not None:
        return _kept(session)
    game = finished(session)
    return replace(game.record(), key=session.key.hex(), promise=_promise(session))


def _promise(session: Session) -> Commitment:
    return Commitment(
        table=session.table,
        commitment=session.commitment,
        shares=tuple(session.nonces),
        secret=session.created.secret,
        seals=tuple(session.seals) if any(session.seals) else (),
    )


# ---- at a table of earlier rules: what is known without them


def _kept(session: Session) -> Record:
    """What was laid out, how the luck was made, and every move by its seat and the number under which it is kept: what
    moves and chance were called, and how it ended, only the rules of that time could tell."""
    if not session.lines:
        raise Rejection("not-now", say("not-started"))
    created, key = session.created, session.key
    return Record(
        game=created.game,
        rules=created.rules,
        options=session.options,
        names=tuple(occupant.name for occupant in session.seats),
        commitment=commitment(key_from_bytes(key)),
        key=key.hex(),
        start_chance=(),
        moves=tuple(_kept_move(line) for line in session.lines[1:]),
        result=None,
        components=None if session.box is None else session.box.source,
        start=None if created.begun is None else {**created.begun.position, "key": key.hex()},
        promise=_promise(session),
        series=session.series,
    )


def _kept_move(line: LogLine) -> RecordedMove:
    assert line.seat is not None
    return RecordedMove(f"P{line.seat + 1}", "resign" if line.move is None else str(line.move))
