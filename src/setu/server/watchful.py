"""Around every request: limits, origin, headers, counting. Plain ASGI, because it is on every way."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from setu.server.answers import STATUS, fault
from setu.server.deciding import Refusal
from setu.server.limits import Buckets
from setu.server.security import HEADERS, address_of, check_origin
from setu.server.words import say

if TYPE_CHECKING:
    from setu.server.house import House

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
QUIET = frozenset({"/healthz", "/readyz", "/metrics", "/version"})
log = logging.getLogger("setu.server")


class Watchful:
    """Lets good requests pass and answers the others."""

    def __init__(self, app: ASGIApp, house: House, buckets: Buckets) -> None:
        self.app, self.house, self.buckets = app, house, buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        status = 500
        started = False

        async def sending(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self._check(request)
            await self.app(scope, receive, sending)
        except Refusal as refusal:
            self.house.metrics.refused.add(1, refusal.code)
            told = fault(request, STATUS[refusal.code], refusal.code, refusal.text, again_ms=refusal.again_ms)
            await told(scope, receive, sending)
        except Exception:
            self.house.metrics.faults.add(1, "request")
            log.exception("a request failed", extra={"path": _shape(scope)})
            if not started:
                await fault(request, 500, "fault", say("fault"))(scope, receive, sending)
        finally:
            self.house.metrics.answers.add(1, str(status))

    def _check(self, request: Request) -> None:
        if request.url.path in QUIET:
            return
        if request.url.path.startswith("/api/"):
            self.buckets.take("request", address_of(request, self.house.settings))
        if request.method not in SAFE:
            check_origin(request, self.house.settings)


def _shape(scope: dict[str, Any] | Any) -> str:
    """A path without the names of tables."""
    return "/".join("…" if len(part) >= 12 else part for part in str(scope.get("path", "")).split("/"))
