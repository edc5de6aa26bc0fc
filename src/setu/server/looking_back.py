"""Looking back at a finished game: its review, all its moments at once, a picture of one, and playing on from one."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from fastapi import FastAPI, Query, Request
from starlette.responses import Response

from setu.engine.table import Table
from setu.engine.texts import speaking
from setu.review.words import seat_gave_up
from setu.server import events as ev
from setu.server import messages as ms
from setu.server.answers import answer, body, gives, reads
from setu.server.callers import LAST_ENTRY, LanguageQuery, SeatQuery, TableName, viewer_of, visited
from setu.server.catalogue import board_of
from setu.server.deciding import Refusal, finished, game_of
from setu.server.house import House
from setu.server.reviewing import review_message
from setu.server.seats import Who
from setu.server.security import address_of, language_of
from setu.server.sitting import Sitting
from setu.server.viewing import Viewer, called, outcome, past_game, speaking_to
from setu.server.words import say

MOST_BYTES = 48 << 20  # of all moments of a game, before they are packed
PACKED_AT_ONCE = 2
R = TypeVar("R")


def look_back_routes(app: FastAPI, house: House) -> None:
    """What there is to see of a game once it is over (and of one in play, the picture)."""
    packing = asyncio.Semaphore(PACKED_AT_ONCE)

    @app.get("/api/tables/{table}/review", responses=gives("Review", 200, 403, 404, 409))
    async def review(request: Request, table: TableName, language: LanguageQuery = None) -> Response:
        live, who = await visited(house, request, table)
        found = house.reviews.of(table, finished(live.sitting))
        with speaking_to(viewer_of(request, who, None), live.sitting):
            return answer(review_message(found))

    @app.get("/api/tables/{table}/moments", responses=gives("Moments", 200, 403, 404, 409))
    async def moments(
        request: Request, table: TableName, seat: SeatQuery = None, language: LanguageQuery = None
    ) -> Response:
        live, who = await visited(house, request, table)
        viewer = viewer_of(request, who, seat)
        finished(live.sitting)
        app.state.buckets.take("check", address_of(request, house.settings))
        created = live.sitting.created
        board = await board_of(created.game, created.options, created.box)
        async with packing:
            written = await _in_thread(lambda: _moments(live.sitting, viewer, board))
            return await _in_thread(lambda: _packed(written, request.headers.get("accept-encoding", "")))

    @app.get("/api/tables/{table}/picture.svg", responses=_gives_picture())
    async def picture(
        request: Request,
        table: TableName,
        entry: Annotated[int | None, Query(ge=0, le=LAST_ENTRY)] = None,
        seat: SeatQuery = None,
        language: LanguageQuery = None,
    ) -> Response:
        live, who = await visited(house, request, table)
        viewer = viewer_of(request, who, seat)
        last = game_of(live.sitting).length - 1
        game = _game_after(live.sitting, last if entry is None else entry)
        drawn = await _in_thread(lambda: _drawn(live.sitting, game, viewer))
        return Response(drawn, 200, {"cache-control": "no-store"}, "image/svg+xml")

    @app.post(
        "/api/tables/{table}/play-on",
        status_code=201,
        responses=gives("Created", 201, 403, 404, 409),
        openapi_extra=reads("PlayOn"),
    )
    async def play_on(request: Request, table: TableName) -> Response:
        app.state.buckets.take("create", address_of(request, house.settings))
        asked = await body(request, ms.PlayOn)
        live, who = await visited(house, request, table)
        with speaking(language_of(request)):
            plan, begun = _continuation(live.sitting, asked, who)
            return answer(await house.create(plan, who.holder, begun, live.sitting.created.box), 201)


async def _in_thread(work: Callable[[], R]) -> R:
    return await asyncio.get_running_loop().run_in_executor(None, work)


def _game_after(sitting: Sitting, entry: int) -> Table:
    """The game as it stood after a log entry."""
    if entry >= len(sitting.lines):
        raise Refusal("not-now", say("no-entry"))
    return past_game(sitting, entry)


# ---- all moments of a game


def _moments(sitting: Sitting, viewer: Viewer, board: bytes) -> bytes:
    """Every moment as this viewer may see it. A finished game changes no more, so it may be read in a thread."""
    game, seat = finished(sitting).copy(), viewer.looking
    with speaking_to(viewer, sitting):
        told = ms.Moments(
            game=game.game.name,
            title=str(game.game.title),
            options=sitting.options,
            names=[str(name) for name in sitting.names()],
            called=[called(game, one) for one in range(game.seats)],
            bots=[chair.bot for chair in sitting.chairs],
            seat=seat,
            board=cast(Any, msgspec.json.decode(board, type=_BoardAlone).board),
            moments=_backwards(sitting, game, seat),
        )
        return msgspec.json.encode(told)


class _BoardAlone(msgspec.Struct):
    """A board without the targets of its moves: nobody moves when looking back."""

    board: msgspec.Raw


def _backwards(sitting: Sitting, game: Table, seat: int | None) -> list[ms.Moment]:
    """From the last moment to the first, taking move after move back; then turned round."""
    moments: list[ms.Moment] = []
    entries, size = game.entries(seat), 0
    end = outcome(sitting)
    for entry in reversed(entries):
        view = msgspec.Raw(msgspec.json.encode(game.seen(seat)))
        size += len(bytes(view))
        if size > MOST_BYTES:
            raise Refusal("limit", say("body-long", most=MOST_BYTES))
        line = sitting.lines[entry["number"]]
        why = None if line.why is None else str(line.why)
        told = msgspec.convert({**entry, "time": line.time, "by": line.by, "why": why}, ms.LogEntry)
        pending = [] if end else list(game.pending)
        moments.append(ms.Moment(entry=told, view=cast(Any, view), pending=pending, result=end))
        end = None
        if entry["number"]:
            game.undo()
    return moments[::-1]


def _packed(written: bytes, accepted: str) -> Response:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accepted:
        headers["content-encoding"] = "gzip"
        written = gzip.compress(written, 6)
    return Response(written, 200, headers, "application/json")


# ---- a picture


def _drawn(sitting: Sitting, game: Table, viewer: Viewer) -> str:
    with speaking_to(viewer, sitting):
        return game.svg(viewer.looking)


def _gives_picture() -> dict[int | str, dict[str, Any]]:
    told = gives("Fault", 200, 403, 404, 409)
    told[200] = {"description": "SVG", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    return told


# ---- playing on


def _continuation(sitting: Sitting, asked: ms.PlayOn, who: Who) -> tuple[ms.CreateTable, ev.Begun]:
    """The asker in his seat, bots in the others, and the position they find: everything but the key."""
    finished(sitting)
    if asked.seat >= sitting.seats:
        raise Refusal("unreadable", say("no-such-seat", seats=sitting.seats))
    game = _game_after(sitting, asked.entry)
    if game.over:
        raise Refusal("not-now", say("game-over"))
    if any(line.seat == asked.seat and line.move is None for line in sitting.lines[: asked.entry + 1]):
        raise Refusal("not-now", seat_gave_up())
    name = sitting.chairs[asked.seat].name if asked.seat in who.rights.seats else None
    seats = [ms.SeatPlan(who="bot", bot=asked.bot)] * sitting.seats
    seats[asked.seat] = ms.SeatPlan(who="me", name=name)
    position = {name: value for name, value in game.position().items() if name != "key"}
    plan = ms.CreateTable(game=game.game.name, seats=seats, options=sitting.created.options)
    return plan, ev.Begun(table=sitting.table, entry=asked.entry, position=position)
