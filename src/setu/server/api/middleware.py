"""Around every request: limits, origin, headers, counting. Plain ASGI, because it is on every way."""

from __future__ import annotations

import logging
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from setu.server.api.http import STATUS, fault
from setu.server.api.security import HEADERS, STRICT, address_of, check_origin, is_secure
from setu.server.domain.decide import Rejection
from setu.server.live.metrics import Metrics
from setu.server.settings import Settings
from setu.server.texts import say
from setu.server.transport.limits import RateLimiter

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
QUIET = frozenset({"/healthz", "/readyz", "/metrics", "/version"})
log = logging.getLogger("setu.server")


class RequestMiddleware:
    """Lets good requests pass and answers the others."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limiter: RateLimiter) -> None:
        self.app, self.settings, self.metrics, self.limiter = app, settings, metrics, limiter

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
                secure = [STRICT] if is_secure(request, self.settings) else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *secure]
            await send(message)

        try:
            self._check(request)
            await self.app(scope, receive, sending)
        except Rejection as refusal:
            self.metrics.refused.add(1, refusal.code)
            told = fault(request, STATUS[refusal.code], refusal.code, refusal.text, again_ms=refusal.again_ms)
            await told(scope, receive, sending)
        except ClientDisconnect:
            status = 499  # nobody is there to be answered
        except Exception:
            self.metrics.faults.add(1, "request")
            log.exception("a request failed", extra={"path": _shape(scope)})
            if not started:
                await fault(request, 500, "fault", say("fault"))(scope, receive, sending)
        finally:
            self.metrics.answers.add(1, str(status))

    def _check(self, request: Request) -> None:
        if request.url.path in QUIET:
            return
        kind = "request" if request.url.path.startswith("/api/") else "file"
        self.limiter.take(kind, address_of(request, self.settings))
        if request.method not in SAFE:
            check_origin(request, self.settings)


def _shape(scope: dict[str, Any] | Any) -> str:
    """A path without the names of tables."""
    return "/".join("…" if len(part) >= 12 else part for part in str(scope.get("path", "")).split("/"))
