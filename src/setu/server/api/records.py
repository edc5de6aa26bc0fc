"""Checking a written game that somebody brings: hostile until shown otherwise, so it is replayed in threads of its own
with a limit on its length, and only for as long as somebody waits for the answer."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response
from starlette.routing import BaseRoute

from setu.engine.errors import SetuError
from setu.engine.persons import person
from setu.engine.record import Record
from setu.engine.record_view import record_view
from setu.engine.table import Table
from setu.engine.texts import speaking
from setu.fairness import Drawn, examine
from setu.server.api.http import Call, Nothing, answer, endpoint
from setu.server.api.security import language_of
from setu.server.domain.decide import Rejection
from setu.server.live.registry import Registry
from setu.server.live.serializers import outcome_of
from setu.server.live.warm import start_warming
from setu.server.storage.component_files import OwnFiles
from setu.server.texts import say
from setu.server.transport.limits import BODY
from setu.server.wire.commands import Language
from setu.server.wire.table import Outcome


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


def routes(registry: Registry) -> list[BaseRoute]:
    @endpoint("POST", "/api/records/check", body=WrittenGame, answers=CheckedGame, limit="check", most=BODY)
    async def check(call: Call[Nothing, WrittenGame]) -> Response:
        return answer(await check_record(call.body.record, language_of(call.request), registry.files))

    return [check]


_checkers = ThreadPoolExecutor(2, thread_name_prefix="check")


async def check_record(source: str, language: Language, files: OwnFiles) -> CheckedGame:
    """Replay and verify a record; Rejection says what is untrue in it. Of component files only our own are trusted."""
    try:
        record = Record.parse(source)
    except SetuError as fault:
        raise Rejection("unreadable", fault.text) from None
    if record.components is not None and not files.knows(record.components):
        raise Rejection("not-now", say("record-components"))
    start_warming(record.game)
    unwanted = Event()
    try:
        return await asyncio.get_running_loop().run_in_executor(_checkers, _check, record, language, unwanted)
    finally:
        unwanted.set()


def _check(record: Record, language: Language, unwanted: Event) -> CheckedGame:
    found = examine(record, lambda: not unwanted.is_set())
    if found.table is None:
        assert found.fault is not None
        nothing_to_say = found.steps[-1].found == "earlier"
        raise Rejection("not-now" if nothing_to_say else "unreadable", found.fault)
    with speaking(language):
        return _told(record, found.table, found.drawn)


def _told(record: Record, table: Table, drawn: tuple[Drawn, ...]) -> CheckedGame:
    result = table.result
    return CheckedGame(
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


def _entry(one: Drawn) -> DrawnEntry:
    entry = one.entry
    return DrawnEntry(
        entry=entry.number,
        seat=entry.seat,
        move=entry.move,
        events=[str(event) for event in entry.events if event.chance],
        draws=[DrawnNumber(block=draw.block, below=draw.below, value=draw.value) for draw in one.draws],
    )
