"""REST in the words of `messages`: bodies are read strictly, answers written fast, both described in OpenAPI."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import Response

from setu.engine.texts import Text, speaking
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.schema import REF, components
from setu.server.security import language_of
from setu.server.store import NoSuchTable, StoreFault
from setu.server.words import say

M = TypeVar("M")
STATUS = {
    "illegal": 422,
    "unreadable": 422,
    "stale": 409,
    "not-yours": 403,
    "not-now": 409,
    "taken": 409,
    "limit": 429,
    "closing": 503,
}
_SMALL = 20_000


def answer(message: msgspec.Struct, status: int = 200, **headers: str) -> Response:
    """A message as JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named.setdefault("cache-control", "no-store")
    return Response(msgspec.json.encode(message), status, named, "application/json")


async def body(request: Request, kind: type[M], most: int = _SMALL) -> M:
    """The body of a request as a message; Refusal says what was expected."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("unreadable", say("json-expected"))
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise Refusal("unreadable", say("body-long", most=most))
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("unreadable", say("message-unreadable", reason=str(fault))) from None


def fault(request: Request, status: int, code: str, text: Text, rule: str = "", again_ms: int = 0) -> Response:
    """A refusal in the asker's language."""
    with speaking(language_of(request)):
        message = ms.Fault(code=code, text=str(text), rule=rule, again_ms=again_ms)
    headers = {"retry-after": str((again_ms + 999) // 1000)} if again_ms else {}
    return answer(message, status, **headers)


def handle_faults(app: FastAPI) -> None:
    """Every refusal is a `Fault`."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        app.state.house.metrics.refused.add(1, refusal.code)
        return fault(request, STATUS[refusal.code], refusal.code, refusal.text, refusal.rule, refusal.again_ms)

    @app.exception_handler(NoSuchTable)
    async def no_table(request: Request, _: NoSuchTable) -> Response:
        return fault(request, 404, "not-found", say("no-table"))

    @app.exception_handler(StoreFault)
    async def no_store(request: Request, _: StoreFault) -> Response:
        return fault(request, 503, "closing", say("store-fault"), again_ms=2000)

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, misread: RequestValidationError) -> Response:
        where = ", ".join(".".join(str(part) for part in error["loc"][1:]) for error in misread.errors())
        return fault(request, 422, "unreadable", say("message-unreadable", reason=where))

    @app.exception_handler(HTTPException)
    async def lost(request: Request, missing: HTTPException) -> Response:
        known = {404: say("no-page"), 405: say("no-method")}
        code = {404: "not-found", 405: "no-method"}.get(missing.status_code, "unreadable")
        text = known.get(missing.status_code, say("message-unreadable", reason=str(missing.detail)))
        return fault(request, missing.status_code, code, text)


# ---- OpenAPI


def reads(kind: str) -> dict[str, Any]:
    """What a route reads."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": REF + kind}}}}}


def _content(kind: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF + kind}}}


def gives(kind: str, status: int = 200, *refusals: int) -> dict[int | str, dict[str, Any]]:
    """What a route answers, and with which statuses it may refuse."""
    told: dict[int | str, dict[str, Any]] = {status: {"description": kind, "content": _content(kind)}}
    for refusal in (422, 429, *refusals):
        told[refusal] = {"description": "Fault", "content": _content("Fault")}
    return told


def describe(app: FastAPI) -> None:
    """OpenAPI with the components of `messages`."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(title="Setu", version=app.version, routes=app.routes, description=app.description)
            schemas = components()
            schemas["AnyCommand"] = {
                "oneOf": [{"$ref": REF + kind.__name__} for kind in ms.AnyCommand.__args__],
            }
            made["components"] = {"schemas": schemas}
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
