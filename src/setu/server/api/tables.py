"""Tables: laying them, entering by a link, looking, commands, links, the written game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from setu.engine.game import find_game
from setu.engine.texts import speaking
from setu.server.api.dependencies import AtTable, EntryNumber, SeatNumber, TableName, viewer_of, visited
from setu.server.api.games import Board, board_of
from setu.server.api.http import Call, Nothing, Parameters, answer, endpoint
from setu.server.api.records import WrittenGame
from setu.server.api.security import (
    COOKIE,
    COOKIE_DAYS,
    address_of,
    bearer_of,
    cookie_of,
    holder_from,
    is_secure,
    language_of,
)
from setu.server.domain.access import fresh_token, hash_of
from setu.server.domain.decide import Rejection, game_of
from setu.server.domain.naming import shown_bot
from setu.server.domain.written import record_of
from setu.server.live.registry import Laid, Registry
from setu.server.settings import Settings
from setu.server.storage.store import ListedTable
from setu.server.texts import say
from setu.server.transport.limits import RateLimiter
from setu.server.wire import table as ms
from setu.server.wire.commands import AnyCommand, Language, LinkKind, Token
from setu.server.wire.plan import CreateTable


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


class Deleted(Struct, kw_only=True):
    """My seats are given up and nothing is known of me at this table. `whole`: nobody else was there, so it is gone."""

    whole: bool


class AskLink(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new link. `renew` ends the older ones of its kind. A holder may ask for the own seat (another device)."""

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


class Looking(Parameters):
    table: TableName
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    language: Language | None = None


class LookingBack(Parameters):
    table: TableName
    entry: EntryNumber
    seat: SeatNumber | None = None
    language: Language | None = None


class RecordForm(Parameters):
    table: TableName
    form: Annotated[str, Meta(pattern="^(text|json)$")] = "text"


def routes(registry: Registry, limiter: RateLimiter) -> list[BaseRoute]:
    @endpoint("POST", "/api/tables", body=CreateTable, answers=Created, status=201, limit="create")
    async def create(call: Call[Nothing, CreateTable]) -> Response:
        request = call.request
        token = bearer_of(request) or _browser(request)
        with speaking(language_of(request)):
            laid = await registry.create(call.body, hash_of(token))
        return _keep(request, answer(created(laid), 201), token, registry.settings)

    @endpoint("GET", "/api/tables", answers=MyTables)
    async def mine(call: Call[Nothing, None]) -> Response:
        holder, _ = holder_from(call.request)
        found = await registry.tables_of(holder) if holder is not None else []
        with speaking(language_of(call.request)):
            listed = sorted(
                map(_my_table, found), key=lambda table: (not table.my_turn, table.stage == "over", -table.time)
            )
            return answer(MyTables(tables=listed))

    @endpoint(
        "POST", "/api/tables/{table}/enter", query=AtTable, body=Enter, answers=Entered, refusals=(403,), limit="enter"
    )
    async def enter(call: Call[AtTable, Enter]) -> Response:
        token, table = _browser(call.request), call.query.table
        kind, now = await registry.enter(call.body.token, table, hash_of(token))
        entered = Entered(table=table, kind=kind, seats=sorted(now.seats), is_host=now.host)
        return _keep(call.request, answer(entered), token, registry.settings)

    @endpoint("GET", "/api/tables/{table}", query=Looking, answers=ms.Table, refusals=(403, 404))
    async def look(call: Call[Looking, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        since = call.query.since
        known = since if since is not None and since <= live.session.number else None
        return answer(live.message(viewer_of(call.request, live.session, principal, call.query.seat), known))

    @endpoint("GET", "/api/tables/{table}/at/{entry}", query=LookingBack, answers=ms.Table, refusals=(403, 404, 409))
    async def look_back(call: Call[LookingBack, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        if game_of(live.session).length <= call.query.entry:
            raise Rejection("not-now", say("no-entry"))
        return answer(live.past(viewer_of(call.request, live.session, principal, call.query.seat), call.query.entry))

    @endpoint("GET", "/api/tables/{table}/board", query=AtTable, answers=Board, refusals=(403, 404))
    async def board(call: Call[AtTable, None]) -> Response:
        live, _ = await visited(registry, call.request, call.query.table)
        laid = live.session.created
        written = await board_of(laid.game, laid.options, laid.box)
        return Response(written, 200, {"cache-control": "private, max-age=86400"}, "application/json")

    @endpoint(
        "POST", "/api/tables/{table}/do", query=AtTable, body=AnyCommand, answers=ms.Done, refusals=(403, 404, 409)
    )
    async def do(call: Call[AtTable, AnyCommand]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        live.come_from(address_of(call.request, registry.settings), principal)
        limiter.take_for(call.body, principal)
        with speaking(language_of(call.request)):
            return answer(await live.do(call.body, principal))

    @endpoint("DELETE", "/api/tables/{table}", query=AtTable, answers=Deleted, refusals=(403, 404, 409))
    async def delete(call: Call[AtTable, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        return answer(Deleted(whole=await registry.leave_for_good(live, principal)))

    @endpoint("POST", "/api/tables/{table}/links", query=AtTable, body=AskLink, answers=Link, refusals=(403, 404))
    async def links(call: Call[AtTable, AskLink]) -> Response:
        asked = call.body
        live, principal = await visited(registry, call.request, call.query.table)
        return answer(Link(token=await registry.link(live, principal, asked.kind, asked.seat, asked.renew)))

    @endpoint("GET", "/api/tables/{table}/record", query=RecordForm, answers=WrittenGame, refusals=(403, 404, 409))
    async def record(call: Call[RecordForm, None]) -> Response:
        live, _ = await visited(registry, call.request, call.query.table)
        written, as_text = record_of(live.session), call.query.form == "text"
        text = written.text() if as_text else written.json()
        name = f"{written.game}-{call.query.table}.{'setu' if as_text else 'json'}"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, 200, headers, "text/plain; charset=utf-8" if as_text else "application/json")

    return [create, mine, enter, look, look_back, board, do, delete, links, record]


def created(laid: Laid) -> Created:
    """What the maker of a table is told: how to invite others."""
    links = Links(host=laid.host, join=laid.join, watch=laid.watch)
    return Created(table=laid.table, commitment=laid.commitment, links=links)


def _browser(request: Request) -> str:
    """The secret of this browser, a fresh one if it has none."""
    return cookie_of(request) or fresh_token()


def _keep(request: Request, response: Response, token: str, settings: Settings) -> Response:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, settings),
        path="/",
    )
    return response


def _my_table(found: ListedTable) -> MyTable:
    game, summary = find_game(found.game), found.summary
    earlier = found.rules != game.rules_version
    mine = sorted({right.seat for right in found.rights if right.kind == "seat"})
    written = msgspec.json.decode(summary.names, type=list[str])
    return MyTable(
        table=found.table,
        game=found.game,
        title=str(game.title),
        stage="over" if earlier else summary.stage,  # type: ignore[arg-type]
        names=[str(shown_bot(name, seat)) for seat, name in enumerate(written)],
        mine=mine,
        is_host=any(right.kind == "host" for right in found.rights),
        my_turn=not earlier and summary.stage == "playing" and any(summary.pending >> seat & 1 for seat in mine),
        number=summary.number,
        news=max(0, summary.entries - 1 - found.seen),
        time=summary.changed,
        earlier=earlier,
    )
