"""The written game of a table: complete, and anybody can check it offline with `setu verify`."""

from __future__ import annotations

from dataclasses import replace

from setu.engine.commitment import Commitment
from setu.engine.record import Record
from setu.server.deciding import finished
from setu.server.sitting import Sitting


def record_of(sitting: Sitting) -> Record:
    """The record of a finished table, with its key and how the key was made."""
    game = finished(sitting)
    promise = Commitment(
        table=sitting.table,
        commitment=sitting.commitment,
        shares=tuple(sitting.nonces),
        secret=sitting.created.secret,
    )
    return replace(game.record(), key=sitting.key.hex(), promise=promise)
