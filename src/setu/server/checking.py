"""Checking a written game that somebody brings: hostile until shown otherwise, so it is replayed in threads of its own
with a limit on its length, and only for as long as somebody waits for the answer."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from setu.engine.errors import SetuError
from setu.engine.persons import person
from setu.engine.record import Record
from setu.engine.record_view import record_view
from setu.engine.table import Table
from setu.engine.texts import speaking
from setu.fairness import Drawn, examine
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.owned import OwnFiles
from setu.server.viewing import outcome_of
from setu.server.warming import start_warming
from setu.server.words import say

_checkers = ThreadPoolExecutor(2, thread_name_prefix="check")


async def check_record(source: str, language: ms.Language, files: OwnFiles) -> ms.CheckedGame:
    """Replay and verify a record; Refusal says what is untrue in it. Of component files only our own are trusted."""
    try:
        record = Record.parse(source)
    except SetuError as fault:
        raise Refusal("unreadable", fault.text) from None
    if record.components is not None and not files.knows(record.components):
        raise Refusal("not-now", say("record-components"))
    start_warming(record.game)
    unwanted = Event()
    try:
        return await asyncio.get_running_loop().run_in_executor(_checkers, _check, record, language, unwanted)
    finally:
        unwanted.set()


def _check(record: Record, language: ms.Language, unwanted: Event) -> ms.CheckedGame:
    found = examine(record, lambda: not unwanted.is_set())
    if found.table is None:
        assert found.fault is not None
        nothing_to_say = found.steps[-1].found == "earlier"
        raise Refusal("not-now" if nothing_to_say else "unreadable", found.fault)
    with speaking(language):
        return _told(record, found.table, found.drawn)


def _told(record: Record, table: Table, drawn: tuple[Drawn, ...]) -> ms.CheckedGame:
    result = table.result
    return ms.CheckedGame(
        game=record.game,
        names=[str(person(name)) for name in record.names],
        moves=len(record.moves),
        over=table.over,
        promised=record.promise is not None and record.key is not None,
        begun=record.start is not None,
        result=None if result is None else outcome_of(result),
        draws=[_entry(one) for one in drawn],
        blocks=int(record_view(table.state_at(table.length - 1)[0]).drawn),
    )


def _entry(one: Drawn) -> ms.DrawnEntry:
    entry = one.entry
    return ms.DrawnEntry(
        entry=entry.number,
        seat=entry.seat,
        move=entry.move,
        events=[str(event) for event in entry.events if event.chance],
        draws=[ms.DrawnNumber(block=draw.block, below=draw.below, value=draw.value) for draw in one.draws],
    )
