"""Several processes that listen on one address and share one PostgreSQL database. One that dies is started again."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
import socket
import time
from collections.abc import Callable
from types import FrameType

from setu.server.settings import Settings

PATIENCE_S = 4.5


def serve_by_many(settings: Settings, started: Callable[[], None]) -> None:
    """Run until told to stop."""
    context = multiprocessing.get_context("spawn")
    listening = _listen(settings)
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            worker.terminate()

    workers = [_start(context, settings, listening) for _ in range(settings.workers)]
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    started()
    while not stopping:
        multiprocessing.connection.wait([worker.sentinel for worker in workers], timeout=1)
        for place, worker in enumerate(workers):
            if not worker.is_alive() and not stopping:
                time.sleep(0.5)
                workers[place] = _start(context, settings, listening)
    for worker in workers:
        worker.join(PATIENCE_S)
        worker.kill()
    listening.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


def _start(
    context: multiprocessing.context.SpawnContext, settings: Settings, listening: socket.socket
) -> multiprocessing.context.SpawnProcess:
    worker = context.Process(target=_work, args=(settings, listening))
    worker.start()
    return worker


def _work(settings: Settings, listening: socket.socket) -> None:
    from setu.server.running import serve

    serve(settings, sock=listening)
