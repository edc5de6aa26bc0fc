"""Running the server: uvicorn with our settings, logs without secrets, an orderly end within five seconds."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from setu.server.app import make_app
from setu.server.house import House
from setu.server.limits import FRAME
from setu.server.line import Line
from setu.server.settings import Settings
from setu.server.store import Store
from setu.server.store_sqlite import SqliteStore
from setu.server.words import say

GRACE_S = 3
# Whoever is cut off without a word is noticed in less than ten seconds.
ASK_S = 4.0
ANSWER_S = 5.0
_TOLD = ("table", "game", "seats", "path", "seconds", "address", "tables")


class JsonLines(logging.Formatter):
    """One JSON object a line; only fields that are known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _TOLD if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: Any) -> list[str]:
    """The places of a traceback without its values, which may be somebody's secret."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("setu.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if name == "setu.server" else "WARNING")


def open_store(settings: Settings) -> Store:
    """The store that the settings name."""
    if settings.on_postgres:
        from setu.server.store_postgres import PostgresStore

        return PostgresStore(settings.database)
    return SqliteStore(settings.database)


class TableServer(uvicorn.Server):
    """Says when it listens, and goodbye to every page before it closes."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.when_started: Callable[[], None] = lambda: None
        self.when_closed: Callable[[], None] = lambda: None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve(sockets)
        if self.started:
            self.when_closed()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def configure(settings: Settings, store: Store) -> TableServer:
    """A server that is ready to run."""
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=FRAME,
        ws_ping_interval=ASK_S,
        ws_ping_timeout=ANSWER_S,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_S,
        h11_max_incomplete_event_size=64 * 1024,
        limit_concurrency=None,
    )
    return TableServer(config, app.state.house)


def calm_the_collector() -> None:
    """What is loaded by now stays; what a message is made of is gone before it is worth looking for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(settings: Settings, open_page: bool = False, sock: socket.socket | None = None) -> None:
    """Run until told to stop."""
    set_up_logs(settings.log_level)
    if settings.workers > 1 and sock is None:
        from setu.server.workers import serve_by_many

        serve_by_many(settings, lambda: _announce(f"http://{_shown(settings.host)}:{settings.port}/", open_page))
        return
    server = configure(settings, open_store(settings))
    calm_the_collector()
    address = f"http://{_shown(settings.host)}:{settings.port}/"
    server.when_started = lambda: _announce(address, open_page)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn has its own; raised again at the end, it is no fault
        server.when_closed = _leave
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock] if sock is not None else None)


def _leave() -> None:
    """End the process now that everything is stored.

    Python would wait for all its threads first: for bots that think of moves nobody wants, and for the compiler.
    """
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def _shown(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host


def _announce(address: str, open_page: bool) -> None:
    print(say("listening", address=address), flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
