"""For those who run the server: is it there, is it ready, its numbers."""

from __future__ import annotations

import time

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

import setu
from setu.server.api.http import Call, Nothing, answer, endpoint
from setu.server.api.security import shows
from setu.server.domain.decide import Rejection
from setu.server.live.registry import Registry
from setu.server.settings import Settings
from setu.server.texts import say


class Health(Struct, kw_only=True):
    ok: bool
    version: str


def routes(registry: Registry) -> list[BaseRoute]:
    health = Health(ok=True, version=setu.__version__)

    @endpoint("GET", "/healthz", answers=Health)
    async def healthz(call: Call[Nothing, None]) -> Response:
        return answer(health)

    @endpoint("GET", "/readyz", answers=Health, refusals=(503,))
    async def readyz(call: Call[Nothing, None]) -> Response:
        ready = not registry.closing and await registry.store.ready()
        return answer(Health(ok=ready, version=setu.__version__), 200 if ready else 503)

    @endpoint("GET", "/version", answers=Health)
    async def version(call: Call[Nothing, None]) -> Response:
        return answer(health)

    async def metrics(request: Request) -> Response:
        token = registry.settings.metrics_token
        allowed = shows(request, token) if token else _is_this_machine(request, registry.settings)
        if not allowed:
            raise Rejection("not-yours", say("metrics-token"))
        return PlainTextResponse(registry.metrics.text(), media_type="text/plain; version=0.0.4")

    async def security(request: Request) -> Response:
        contact = registry.settings.security_contact
        if not contact:
            raise HTTPException(404)
        expires = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(time.time() + 180 * 86400))
        return PlainTextResponse(f"Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, fr, hi\n")

    told = Route("/.well-known/security.txt", security, methods=["GET"])
    unlisted = Route("/metrics", metrics)
    unlisted.methods = {"GET"}
    return [healthz, readyz, version, unlisted, told]


FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")


def _is_this_machine(request: Request, settings: Settings) -> bool:
    """Behind a proxy everybody seems to be this machine, so there nobody is."""
    if settings.trust_proxy or any(name in request.headers for name in FORWARDED):
        return False
    return request.client is None or request.client.host in ("127.0.0.1", "::1", "testclient")
