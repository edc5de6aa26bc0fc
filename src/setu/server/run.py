"""Running the server: uvicorn with our settings, logs without secrets, an orderly end within five seconds."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import multiprocessing
import multiprocessing.connection
import os
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import uvicorn

from setu.engine.errors import SetuError
from setu.server.app import make_app
from setu.server.live.bot_runner import end_with_parent
from setu.server.live.registry import Registry
from setu.server.live.warm import read_words
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore
from setu.server.storage.store import Store
from setu.server.texts import say
from setu.server.transport.http import limited
from setu.server.transport.limits import FRAME
from setu.server.transport.websocket import WebSocketTransport

GRACE_S = 3
PATIENCE_S = 4.5  # for a worker that is told to stop
# Whoever is cut off without a word is noticed in less than ten seconds.
ASK_S = 4.0
ANSWER_S = 5.0
CONNECTIONS_PER_ADDRESS = 200
MOST_DESCRIPTORS = 65_536
_TOLD = ("table", "game", "seats", "path", "seconds", "address", "tables")


class CannotListen(SetuError):
    """The address is another's, or none."""


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
        logger.addFilter(_is_no_trace)
        logger.setLevel(level.upper() if name == "setu.server" else "WARNING")


def open_store(settings: Settings) -> Store:
    """The store that the settings name."""
    if settings.on_postgres:
        from setu.server.storage.postgres import PostgresStore

        return PostgresStore(settings.database)
    return SqliteStore(settings.database)


def _is_no_trace(record: logging.LogRecord) -> bool:
    """Why a server could not start has been said in a sentence, and where without anybody's secrets."""
    return not record.getMessage().startswith("Traceback")


class TableServer(uvicorn.Server):
    """Says when it listens, and goodbye to every page before it closes."""

    def __init__(self, config: uvicorn.Config, registry: Registry) -> None:
        super().__init__(config)
        self.registry = registry
        self.when_started: Callable[[], None] = lambda: None
        self.when_closed: Callable[[], None] = lambda: None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve(sockets)
        if self.started:
            self.when_closed()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.registry.listening()
            self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.registry.say_goodbye()
        await super().shutdown(sockets)


def configure(settings: Settings, store: Store) -> TableServer:
    """A server that is ready to run."""
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=limited(_most_per_address(settings)),
        ws=WebSocketTransport,
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
        limit_concurrency=None,
    )
    return TableServer(config, app.state.registry)


def _most_per_address(settings: Settings) -> int:
    """Behind a proxy all connections come from one address."""
    return 0 if settings.trust_proxy else int(CONNECTIONS_PER_ADDRESS * settings.limits)


def _take_descriptors() -> None:
    """As many as the system gives: a socket is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(MOST_DESCRIPTORS, hard)
    if soft < wished:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


def calm_the_collector() -> None:
    """What is loaded by now stays; what a message is made of is gone before it is worth looking for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(
    settings: Settings,
    open_page: bool = False,
    sock: socket.socket | None = None,
    when_up: Callable[[], None] | None = None,
) -> None:
    """Run until told to stop."""
    set_up_logs(settings.log_level)
    _take_descriptors()
    if settings.workers > 1 and sock is None:
        serve_by_many(settings, lambda: _announce(f"http://{_shown(settings.host)}:{settings.port}/", open_page))
        return
    server = configure(settings, open_store(settings))
    calm_the_collector()
    address = f"http://{_shown(settings.host)}:{settings.port}/"
    server.when_started = when_up or (lambda: _announce(address, open_page))
    sock = sock or _listen(settings)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn has its own; raised again at the end, it is no fault
        server.when_closed = _leave
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])


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


# ---- several processes that listen on one address and share one PostgreSQL database


def serve_by_many(settings: Settings, started: Callable[[], None]) -> None:
    """Run until told to stop. A process that dies is started again."""
    context = multiprocessing.get_context("spawn")
    listening = _listen(settings)
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            worker.terminate()

    ready, up = context.Pipe(duplex=False)
    workers = [_start(context, settings, listening, up) for _ in range(settings.workers)]
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    if not _are_up(workers, ready) and not stopping:
        stop(signal.SIGTERM, None)
        for worker in workers:
            worker.join(PATIENCE_S)
        sys.exit(next((worker.exitcode for worker in workers if worker.exitcode), 1))
    if not stopping:
        started()
    while not stopping:
        multiprocessing.connection.wait([worker.sentinel for worker in workers], timeout=1)
        for place, worker in enumerate(workers):
            if not worker.is_alive() and not stopping:
                time.sleep(0.5)
                workers[place] = _start(context, settings, listening, up)
    for worker in workers:
        worker.join(PATIENCE_S)
        worker.kill()
    listening.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, OverflowError) as fault:
        listening.close()
        address = f"{_shown(settings.host)}:{settings.port}"
        raise CannotListen(say("port-taken", address=address, reason=str(fault))) from None
    listening.set_inheritable(True)
    return listening


def _start(
    context: multiprocessing.context.SpawnContext, settings: Settings, listening: socket.socket, up: Any
) -> multiprocessing.context.SpawnProcess:
    worker = context.Process(target=_work, args=(settings, listening, up))
    worker.start()
    return worker


def _are_up(workers: Sequence[multiprocessing.context.SpawnProcess], ready: Any) -> bool:
    """Wait until every worker takes visitors; no if one ends before it does."""
    waiting = len(workers)
    while waiting:
        found = multiprocessing.connection.wait([ready, *(worker.sentinel for worker in workers)])
        if ready in found:
            ready.recv()
            waiting -= 1
        elif found:
            return False
    return True


def _work(settings: Settings, listening: socket.socket, up: Any) -> None:
    end_with_parent()
    read_words()
    serve(settings, sock=listening, when_up=lambda: up.send(True))
