"""The routes: REST, the socket, health, and the page's files."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from fastapi import FastAPI, Path, Query, Request, WebSocket
from starlette.responses import PlainTextResponse, Response

import setu
from setu.engine.texts import rules_text, speaking
from setu.server import messages as ms
from setu.server.answers import answer, body, describe, gives, handle_faults, reads
from setu.server.callers import LAST_ENTRY, LanguageQuery, SeatQuery, TableName, viewer_of, visited
from setu.server.catalogue import board_of, bots_listed, games_listed
from setu.server.checking import check_record
from setu.server.deciding import Refusal, game_of
from setu.server.house import House
from setu.server.limits import BODY, Buckets
from setu.server.looking_back import look_back_routes
from setu.server.pages import serve_pages
from setu.server.records import record_of
from setu.server.seats import fresh_token, holder_of
from setu.server.security import (
    COOKIE,
    COOKIE_DAYS,
    address_of,
    bearer_of,
    check_origin,
    cookie_of,
    holder_from,
    is_secure,
    language_of,
    shows,
)
from setu.server.settings import Settings
from setu.server.store import Store
from setu.server.tables import Clock, wall_clock
from setu.server.teaching import teach
from setu.server.visit import Visit
from setu.server.watchful import Watchful
from setu.server.words import say

GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$")]


def make_app(settings: Settings, store: Store, now: Clock = wall_clock) -> FastAPI:
    """The whole server as an ASGI application."""
    house = House(settings, store, now)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Setu",
        version=setu.__version__,
        description="Tables for friends. PROTOCOL.md explains how a page uses this.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house, app.state.buckets = house, Buckets(settings.limits)
    handle_faults(app)
    describe(app)
    _games(app, house)
    teach(app)
    _tables(app, house)
    look_back_routes(app, house)
    _records(app, house)
    _socket(app, house)
    _health(app, house)
    serve_pages(app, settings)
    app.add_middleware(Watchful, house=house, buckets=app.state.buckets)
    return app


# ---- what there is to play


def _games(app: FastAPI, house: House) -> None:
    @app.get("/api/games", responses=gives("Games"))
    async def games(request: Request, language: LanguageQuery = None) -> Response:
        with speaking(language_of(request)):
            presets = {name: str(say(f"preset-{name}")) for name in ms.Preset.__args__}  # type: ignore[attr-defined]
            return answer(ms.Games(games=games_listed(house.files), bots=bots_listed(), presets=presets))

    @app.get("/api/games/{game}/board", responses=gives("Board"))
    async def board(request: Request, game: GameName) -> Response:
        options = {name: value for name, value in request.query_params.items() if name != "language"}
        written = await board_of(game, options)
        tag = f'"{hashlib.sha256(written).hexdigest()[:24]}"'
        headers = {"cache-control": "public, max-age=86400", "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(written, 200, headers, "application/json")

    @app.get("/api/games/{game}/rules", responses=gives("Rules"))
    async def rules(request: Request, game: GameName, language: LanguageQuery = None) -> Response:
        from setu.server.catalogue import game_named

        spoken = language_of(request)
        with speaking(spoken):
            text = rules_text(game_named(game).package, game)
        return answer(ms.Rules(language=spoken, markdown=text), cache_control="public, max-age=3600")


# ---- tables


def _browser(request: Request, response_to: Response | None = None) -> str:
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


def _tables(app: FastAPI, house: House) -> None:
    @app.post("/api/tables", status_code=201, responses=gives("Created", 201), openapi_extra=reads("CreateTable"))
    async def create(request: Request) -> Response:
        app.state.buckets.take("create", address_of(request, house.settings))
        plan = await body(request, ms.CreateTable)
        token = bearer_of(request) or _browser(request)
        with speaking(language_of(request)):
            made = await house.create(plan, holder_of(token))
        return _keep(request, answer(made, 201), token, house.settings)

    @app.get("/api/tables", responses=gives("MyTables"))
    async def mine(request: Request) -> Response:
        holder, _ = holder_from(request)
        with speaking(language_of(request)):
            return answer(ms.MyTables(tables=await house.tables_of(holder) if holder is not None else []))

    @app.post("/api/tables/{table}/enter", responses=gives("Entered", 200, 403), openapi_extra=reads("Enter"))
    async def enter(request: Request, table: TableName) -> Response:
        app.state.buckets.take("enter", address_of(request, house.settings))
        asked = await body(request, ms.Enter)
        token = _browser(request)
        entered = await house.enter(asked.token, table, holder_of(token))
        return _keep(request, answer(entered), token, house.settings)

    @app.get("/api/tables/{table}", responses=gives("Table", 200, 403, 404))
    async def look(
        request: Request,
        table: TableName,
        seat: SeatQuery = None,
        since: Annotated[int | None, Query(ge=0)] = None,
        language: LanguageQuery = None,
    ) -> Response:
        live, who = await visited(house, request, table)
        known = since if since is not None and since <= live.sitting.number else None
        return answer(live.message(viewer_of(request, who, seat), known))

    @app.get("/api/tables/{table}/at/{entry}", responses=gives("Table", 200, 403, 404, 409))
    async def look_back(
        request: Request,
        table: TableName,
        entry: Annotated[int, Path(ge=0, le=LAST_ENTRY)],
        seat: SeatQuery = None,
        language: LanguageQuery = None,
    ) -> Response:
        live, who = await visited(house, request, table)
        if game_of(live.sitting).length <= entry:
            raise Refusal("not-now", say("no-entry"))
        return answer(live.past(viewer_of(request, who, seat), entry))

    @app.get("/api/tables/{table}/board", responses=gives("Board", 200, 403, 404))
    async def board(request: Request, table: TableName) -> Response:
        live, _ = await visited(house, request, table)
        created = live.sitting.created
        written = await board_of(created.game, created.options, created.box)
        return Response(written, 200, {"cache-control": "private, max-age=86400"}, "application/json")

    @app.post("/api/tables/{table}/do", responses=gives("Done", 200, 403, 404, 409), openapi_extra=reads("AnyCommand"))
    async def do(request: Request, table: TableName) -> Response:
        command: ms.AnyCommand = await body(request, ms.AnyCommand)  # type: ignore[arg-type]
        live, who = await visited(house, request, table)
        with speaking(language_of(request)):
            return answer(await house.do(live, command, who))

    @app.post("/api/tables/{table}/links", responses=gives("Link", 200, 403, 404), openapi_extra=reads("AskLink"))
    async def links(request: Request, table: TableName) -> Response:
        asked = await body(request, ms.AskLink)
        live, who = await visited(house, request, table)
        return answer(await house.link(asked, live, who))

    @app.get("/api/tables/{table}/record", responses=gives("WrittenGame", 200, 403, 404, 409))
    async def record(
        request: Request, table: TableName, form: Annotated[str, Query(pattern="^(text|json)$")] = "text"
    ) -> Response:
        live, _ = await visited(house, request, table)
        written = record_of(live.sitting)
        text = written.text() if form == "text" else written.json()
        name = f"{written.game}-{table}.{'setu' if form == 'text' else 'json'}"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, 200, headers, "text/plain; charset=utf-8" if form == "text" else "application/json")


def _records(app: FastAPI, house: House) -> None:
    @app.post("/api/records/check", responses=gives("CheckedGame"), openapi_extra=reads("WrittenGame"))
    async def check(request: Request) -> Response:
        app.state.buckets.take("check", address_of(request, house.settings))
        written = await body(request, ms.WrittenGame, BODY)
        return answer(await check_record(written.record, language_of(request), house.files))


# ---- the socket


def _socket(app: FastAPI, house: House) -> None:
    open_by_address: dict[str, int] = {}

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        address = address_of(websocket, house.settings)
        try:
            if house.closing:
                raise Refusal("closing", say("closing"))
            check_origin(websocket, house.settings)
            app.state.buckets.take("socket", address)
            if house.settings.limits and open_by_address.get(address, 0) >= house.settings.sockets_per_address:
                raise Refusal("limit", say("limit-sockets", most=house.settings.sockets_per_address), again_ms=5000)
            holder, by_link = holder_from(websocket)
            who = await house.who(holder, table, by_link)
            live = await house.table(table)
        except Refusal as refusal:
            house.metrics.refused.add(1, refusal.code)
            await _turn_away(websocket, refusal)
            return
        open_by_address[address] = open_by_address.get(address, 0) + 1
        try:
            await websocket.accept()
            await Visit(house, live, who, websocket, app.state.buckets).run()
        finally:
            open_by_address[address] -= 1
            if not open_by_address[address]:
                del open_by_address[address]


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    """Tell a page why its socket is not opened, in a message it can read, and close."""
    language = language_of(websocket)
    told = ms.Refused(
        id=None, code=refusal.code, text=refusal.text.say(language), rule=refusal.rule, again_ms=refusal.again_ms
    )
    await websocket.accept()
    await websocket.send_text(msgspec.json.encode(told).decode())
    await websocket.close(1012 if refusal.code == "closing" else 1008)


# ---- for those who run the server


def _health(app: FastAPI, house: House) -> None:
    health = ms.Health(ok=True, version=setu.__version__)

    @app.get("/healthz", responses=gives("Health"))
    async def healthz() -> Response:
        return answer(health)

    @app.get("/readyz", responses=gives("Health", 200, 503))
    async def readyz() -> Response:
        ready = not house.closing and await house.store.ready()
        return answer(ms.Health(ok=ready, version=setu.__version__), 200 if ready else 503)

    @app.get("/version", responses=gives("Health"))
    async def version() -> Response:
        return answer(health)

    @app.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request) -> Response:
        token = house.settings.metrics_token
        allowed = shows(request, token) if token else _is_this_machine(request)
        if not allowed:
            raise Refusal("not-yours", say("metrics-token"))
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_this_machine(request: Request) -> bool:
    return request.client is None or request.client.host in ("127.0.0.1", "::1", "testclient")
