"""Who does the work: the cores of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import importlib
import itertools
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, TypeVar

from setu.engine.code_cache import sources_digest
from setu.engine.errors import BadOptions
from setu.engine.texts import text

R = TypeVar("R")
Progress = Callable[[int], None]
AHEAD = 4  # pieces of work that wait for each worker
PATIENCE = 5.0  # seconds for a cluster to answer


@dataclass(frozen=True)
class Workers:
    """`threads` cores of this machine (default: all), or the Ray cluster at an address (`local` starts one here)."""

    threads: int | None = None
    cluster: str | None = None

    def finished(self, work: Callable[..., R], parts: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, R]]:
        """`(number, work(*parts[number]))` for every part, in the order in which they are finished."""
        if self.cluster is None:
            yield from _on_threads(work, parts, self.threads or os.cpu_count() or 1)
        else:
            yield from _on_ray(work, parts, self.cluster, self.threads)


def _on_threads(work: Callable[..., R], parts: Sequence[tuple[Any, ...]], threads: int) -> Iterator[tuple[int, R]]:
    pool = ThreadPoolExecutor(threads)
    try:
        running: dict[Future[R], int] = {}
        for number, part in enumerate(parts):
            running[pool.submit(work, *part)] = number
            if len(running) >= AHEAD * threads:
                yield from _first_done(running)
        while running:
            yield from _first_done(running)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _first_done(running: dict[Future[R], int]) -> Iterator[tuple[int, R]]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in sorted(done, key=running.__getitem__):
        yield running.pop(future), future.result()


def _on_ray(
    work: Callable[..., R], parts: Sequence[tuple[Any, ...]], address: str, threads: int | None
) -> Iterator[tuple[int, R]]:
    ray = _connect(address, threads)
    remote = ray.remote(num_cpus=1, max_retries=3)(work)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, int] = {}
    waiting = iter(enumerate(parts))
    for number, part in itertools.islice(waiting, AHEAD * cores):
        running[remote.remote(*part)] = number
    while running:
        done, _ = ray.wait(list(running), num_returns=1)
        number = running.pop(done[0])
        for following, part in itertools.islice(waiting, 1):
            running[remote.remote(*part)] = following
        yield number, ray.get(done[0])


def _connect(address: str, threads: int | None) -> Any:
    """Ray, connected until this process ends; an address that does not answer is a BadOptions."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadOptions(text("setu.lab", "no-ray")) from None
    if ray.is_initialized():
        return ray
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == "local":
        options |= {"num_cpus": threads, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(address, **options)
    except (OSError, OverflowError, ValueError, RuntimeError) as fault:
        reason = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
        raise BadOptions(text("setu.lab", "no-cluster", address=address, reason=reason)) from None
    if ray.get(ray.remote(num_cpus=1)(sources_digest).remote()) != sources_digest():
        raise BadOptions(text("setu.lab", "other-version"))  # every worker must play by the very same rules
    return ray


def _knock(address: str) -> None:
    """Ray itself would try an address for many minutes before it gave up."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()
