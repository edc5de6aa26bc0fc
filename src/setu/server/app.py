"""The whole server as one ASGI application: routes, faults, middleware."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from setu.server.api import games, health, history, lessons, modules, records, socket, tables
from setu.server.api.http import FAULTS
from setu.server.api.middleware import RequestMiddleware
from setu.server.api.openapi import describing
from setu.server.api.pages import invitations, page_route
from setu.server.live.live_table import Clock, wall_clock
from setu.server.live.registry import Registry
from setu.server.settings import Settings
from setu.server.storage.store import Store, StoreFault
from setu.server.texts import say
from setu.server.transport.limits import RateLimiter

log = logging.getLogger("setu.server")


def make_app(settings: Settings, store: Store, now: Clock = wall_clock) -> Starlette:
    registry, limiter = Registry(settings, store, now), RateLimiter(settings.limits)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        try:
            await registry.open()
        except StoreFault as fault:
            print(fault, file=sys.stderr, flush=True)
            raise
        except Exception as fault:
            print(say("cannot-start", fault=type(fault).__name__), file=sys.stderr, flush=True)
            log.exception("the server could not start")
            raise
        yield
        await registry.close()

    told: list[BaseRoute] = [
        *games.routes(registry),
        *lessons.routes(),
        *modules.routes(),
        *tables.routes(registry, limiter),
        *history.routes(registry, limiter),
        *records.routes(registry),
        *health.routes(registry),
    ]
    app = Starlette(
        routes=[
            describing(told),
            *told,
            socket.route(registry, limiter),
            modules.file_route(),
            page_route(settings, invitation=invitations(registry)),
        ],
        exception_handlers=FAULTS,
        middleware=[Middleware(RequestMiddleware, settings=settings, metrics=registry.metrics, limiter=limiter)],
        lifespan=life,
    )
    app.state.registry, app.state.limiter = registry, limiter
    return app
