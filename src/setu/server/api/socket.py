"""Where the socket is asked for: who may come in, and what those who may not are told."""

from __future__ import annotations

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from setu.server.api.security import address_of, check_origin, holder_from, language_of
from setu.server.domain.decide import Rejection
from setu.server.live.registry import Registry
from setu.server.storage.store import StoreFault
from setu.server.texts import say
from setu.server.transport.connection import Connection
from setu.server.transport.limits import RateLimiter
from setu.server.wire import table as ms


def route(registry: Registry, limiter: RateLimiter) -> WebSocketRoute:
    open_by_address: dict[str, int] = {}

    async def socket(websocket: WebSocket) -> None:
        address, table = address_of(websocket, registry.settings), websocket.path_params["table"]
        try:
            if registry.closing:
                raise Rejection("closing", say("closing"))
            check_origin(websocket, registry.settings)
            limiter.take("socket", address)
            most = registry.settings.sockets_per_address
            if registry.settings.limits and open_by_address.get(address, 0) >= most:
                raise Rejection("limit", say("limit-sockets", most=most), again_ms=5000)
            holder, by_link = holder_from(websocket)
            principal = await registry.principal(holder, table, by_link)
            live = await registry.table(table)
        except StoreFault:
            await _turn_away(websocket, Rejection("closing", say("store-fault"), again_ms=2000))
            return
        except Rejection as refusal:
            registry.metrics.refused.add(1, refusal.code)
            await _turn_away(websocket, refusal)
            return
        open_by_address[address] = open_by_address.get(address, 0) + 1
        live.held += 1
        live.come_from(address, principal)
        try:
            await websocket.accept()
            await Connection(registry, live, principal, websocket, limiter, address).run()
        finally:
            live.held -= 1
            open_by_address[address] -= 1
            if not open_by_address[address]:
                del open_by_address[address]

    return WebSocketRoute("/api/tables/{table}/socket", socket)


async def _turn_away(websocket: WebSocket, refusal: Rejection) -> None:
    """Tell a page why its socket is not opened, in a message it can read, and close."""
    language = language_of(websocket)
    told = ms.Refused(
        id=None, code=refusal.code, text=refusal.text.say(language), rule=refusal.rule, again_ms=refusal.again_ms
    )
    await websocket.accept()
    await websocket.send_text(msgspec.json.encode(told).decode())
    await websocket.close(1012 if refusal.code == "closing" else 1008)
