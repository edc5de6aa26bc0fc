"""The written game of a table: complete, and anybody can check it offline with `setu verify`."""

from __future__ import annotations

from dataclasses import replace

from setu.engine.commitment import Commitment
from setu.engine.record import Record
from setu.server.domain.decide import finished
from setu.server.domain.session import Session


def record_of(session: Session) -> Record:
    """The record of a finished table, with its key and how the key was made."""
    game = finished(session)
    promise = Commitment(
        table=session.table,
        commitment=session.commitment,
        shares=tuple(session.nonces),
        secret=session.created.secret,
        seals=tuple(session.seals) if any(session.seals) else (),
    )
    return replace(game.record(), key=session.key.hex(), promise=promise)
