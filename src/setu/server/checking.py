"""Checking a written game that somebody brings: hostile until shown otherwise, so it is replayed in a thread of its own
with a limit on its length."""

from __future__ import annotations

import asyncio

from setu.engine.errors import SetuError
from setu.engine.record import Record
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.warming import start_warming
from setu.server.words import say


async def check_record(source: str) -> ms.CheckedGame:
    """Replay and verify a record; Refusal says what is untrue in it."""
    try:
        record = Record.parse(source)
    except SetuError as fault:
        raise Refusal("unreadable", fault.text) from None
    start_warming(record.game)
    return await asyncio.get_running_loop().run_in_executor(None, _check, record)


def _check(record: Record) -> ms.CheckedGame:
    try:
        if record.components is not None:
            raise Refusal("unreadable", say("record-components"))
        table = record.verify()
    except SetuError as fault:
        raise Refusal("unreadable", fault.text) from None
    result = table.result
    return ms.CheckedGame(
        game=record.game,
        names=list(record.names),
        moves=len(record.moves),
        over=table.over,
        promised=record.promise is not None and record.key is not None,
        begun=record.start is not None,
        result=None
        if result is None
        else ms.Outcome(
            places=list(result.places),
            scores=list(result.scores),
            breakdown=[dict(part) for part in result.breakdown],
            reason=result.reason,
        ),
    )
