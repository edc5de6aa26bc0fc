"""REST in one declaration a route: `endpoint` says what is read and answered, checks it, and is what OpenAPI tells."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from setu.engine.texts import Text, speaking
from setu.server.api.security import address_of, language_of
from setu.server.domain.decide import Rejection
from setu.server.storage.store import NoSuchTable, StoreFault
from setu.server.texts import say

Q = TypeVar("Q")
B = TypeVar("B")
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
_PLACE = re.compile(r"`\$\.(\w+)|field `(\w+)`")


class Fault(Struct, kw_only=True):
    """Every answer of 4xx: a word for programs, a sentence for people."""

    code: str
    text: str
    rule: str = ""
    again_ms: int = 0


class Parameters(Struct):
    """What stands in the path and the query of a request."""


class Nothing(Parameters):
    """No parameters."""


@dataclass(frozen=True)
class Call(Generic[Q, B]):
    """A request that was read: its parameters (of path and query) and its body."""

    request: Request
    query: Q
    body: B


Handler = Callable[[Call[Any, Any]], Awaitable[Response]]


class Endpoint(Route):
    """A route, and what was declared of it."""

    def __init__(
        self, method: str, path: str, handle: Handler, query: type[Parameters], body: Any, answers: str, status: int,
        refusals: tuple[int, ...], limit: str, most: int, or_null: bool,
    ) -> None:  # fmt: skip
        super().__init__(path, self._call, methods=[method], name=handle.__name__)
        self.methods = {method}  # a HEAD of these is a page's that there is not
        self.method, self.told, self.query, self.body, self.answers = method, handle, query, body, answers
        self.status, self.refusals, self.limit, self.most, self.or_null = status, refusals, limit, most, or_null

    async def _call(self, request: Request) -> Response:
        read = self._read(request)
        if self.limit:
            state = request.app.state
            state.limiter.take(self.limit, address_of(request, state.registry.settings))
        body = None if self.body is None else await body_of(request, self.body, self.most)
        return await self.told(Call(request, read, body))

    def _read(self, request: Request) -> Any:
        try:
            return msgspec.convert({**request.query_params, **request.path_params}, self.query, strict=False)
        except msgspec.ValidationError as fault:
            place = _PLACE.search(str(fault))
            reason = (place[1] or place[2]) if place else str(fault)
            raise Rejection("unreadable", say("message-unreadable", reason=reason)) from None


def endpoint(
    method: str,
    path: str,
    *,
    query: type[Parameters] = Nothing,
    body: Any = None,
    answers: type[Struct] | str,
    status: int = 200,
    refusals: tuple[int, ...] = (),
    limit: str = "",
    most: int = _SMALL,
    or_null: bool = False,
) -> Callable[[Handler], Endpoint]:
    """Declare a route. `limit` names what the asker is counted for; of a body no more than `most` bytes are read."""
    told = answers if isinstance(answers, str) else answers.__name__
    return lambda handle: Endpoint(method, path, handle, query, body, told, status, refusals, limit, most, or_null)


def answer(message: Struct, status: int = 200, **headers: str) -> Response:
    """A message as JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named.setdefault("cache-control", "no-store")
    return Response(msgspec.json.encode(message), status, named, "application/json")


def kept(request: Request, written: bytes, seconds: int) -> Response:
    """What is the same for everybody, as JSON: kept by browsers for so long, known again by its content, and packed."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{hashlib.sha256(written).hexdigest()[:24]}{"-gzip" if packed else ""}"'
    headers = {"cache-control": f"public, max-age={seconds}", "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
        written = _packed(written)
    return Response(written, 200, headers, "application/json")


@lru_cache(maxsize=64)
def _packed(written: bytes) -> bytes:
    return gzip.compress(written, 6, mtime=0)


async def body_of(request: Request, kind: type[B], most: int = _SMALL) -> B:
    """The body of a request as a message; Rejection says what was expected."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Rejection("unreadable", say("json-expected"))
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise Rejection("unreadable", say("body-long", most=most))
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Rejection("unreadable", say("message-unreadable", reason=str(fault))) from None


# ---- faults


def fault(request: Request, status: int, code: str, text: Text, rule: str = "", again_ms: int = 0) -> Response:
    """A refusal in the asker's language."""
    with speaking(language_of(request)):
        message = Fault(code=code, text=str(text), rule=rule, again_ms=again_ms)
    headers = {"retry-after": str((again_ms + 999) // 1000)} if again_ms else {}
    return answer(message, status, **headers)


async def _refused(request: Request, refusal: Any) -> Response:
    request.app.state.registry.metrics.refused.add(1, refusal.code)
    return fault(request, STATUS[refusal.code], refusal.code, refusal.text, refusal.rule, refusal.again_ms)


async def _no_table(request: Request, _: Exception) -> Response:
    return fault(request, 404, "not-found", say("no-table"))


async def _no_store(request: Request, _: Exception) -> Response:
    return fault(request, 503, "closing", say("store-fault"), again_ms=2000)


async def _lost(request: Request, missing: Any) -> Response:
    known = {404: say("no-page"), 405: say("no-method")}
    code = {404: "not-found", 405: "no-method"}.get(missing.status_code, "unreadable")
    text = known.get(missing.status_code, say("message-unreadable", reason=str(missing.detail)))
    return fault(request, missing.status_code, code, text)


FAULTS: dict[Any, Any] = {Rejection: _refused, NoSuchTable: _no_table, StoreFault: _no_store, HTTPException: _lost}
