"""Bots at the table: they think beside the server, from what their seat sees, and never delay a person.

Who waits is served in turn: by network address, and of one address by table, whoever has been given least so far. So
a house full of masters delays its own tables, not a stranger's. A bot that has a time to think in has less of it when
many wait: all who wait at one address share three quarters of a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from setu.bots.bot import choose
from setu.engine.observation import Observation
from setu.engine.rng import new_rng

P = ParamSpec("P")
R = TypeVar("R")
PATIENCE, PATIENCE_S = 40, 0.05  # how often, and how long each time, other work makes room for bots
FULL_S, LEAST_S = 1.0, 0.05  # what a bot with a time to think in has of it: alone, and at the very least
SHARED_S = 0.75  # what those share who wait for one another
# A server leaves at once; that Python clears away the locks it shared with its bots is no news to whoever stopped it.
CLEARED_AWAY = "ignore:resource_tracker:UserWarning"
POLITE = 5  # the system gives a person's move the processor first


class Asker(NamedTuple):
    """For whom a bot thinks: the address of those at the table, and the table."""

    address: str = ""
    table: str = ""


NOBODY = Asker()


def _think(bot: str, observation: Observation, table: str, seconds: float | None = None) -> int:
    return choose(bot, observation, new_rng(secrets.randbits(62)), seconds, eye=table)


@dataclass
class _Job:
    """Something to be thought of, and who waits for it."""

    asker: Asker
    think: Callable[[float], Callable[[], Any]]  # given its seconds
    game: str
    done: asyncio.Future[Any]
    beside: int = 0  # how many waited when it came, itself among them


@dataclass
class _Queue:
    """One address: what waits, table by table, and how much time it and each of its tables has had."""

    used: float = 0.0
    jobs: dict[str, deque[_Job]] = field(default_factory=dict)
    used_by: dict[str, float] = field(default_factory=dict)
    running: int = 0

    @property
    def waiting(self) -> int:
        return sum(map(len, self.jobs.values()))


class BotRunner:
    """The threads or processes in which bots think."""

    def __init__(self, threads: int, processes: bool = False) -> None:
        self._threads = max(1, threads)
        self._beside = ThreadPoolExecutor(self._threads, thread_name_prefix="bot", initializer=_be_polite)
        self._processes = _start_processes(self._threads) if processes else None
        self._later: Executor | None = None  # a process for what nobody waits for, once there is something
        self._queues: dict[str, _Queue] = {}
        self._running = 0
        self._known: set[str] = set()  # games whose machine code is there: the first job of a game makes it for all
        self._learning: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.waiting = 0

    async def choose(self, bot: str, observation: Observation, asker: Asker = NOBODY) -> int:
        """A bot's move."""
        return await self.decide(asker, _think, bot, observation, asker.table)

    async def decide(self, asker: Asker, think: Callable[..., R], bot: str, observation: Observation, *more: Any) -> R:
        """What a bot decides: it thinks of its own accord, or `seconds` where many wait."""

        def thinking(seconds: float) -> Callable[[], R]:
            if seconds < FULL_S:
                return partial(think, bot, observation, *more, seconds=seconds)
            return partial(think, bot, observation, *more)

        found: R = await self._in_turn(asker, thinking, observation.game.name)
        return found

    async def run(self, think: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Think of anything else, for nobody in particular."""
        return await self.run_for(NOBODY, think, *args, **kwargs)

    async def run_for(self, asker: Asker, think: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Think of anything else beside the bots."""
        game = next((one.game.name for one in args if isinstance(one, Observation)), "")
        found: R = await self._in_turn(asker, lambda _: partial(think, *args, **kwargs), game)
        return found

    async def think_later(self, work: Callable[[], R]) -> R:
        """Run something short that nobody waits for: while all threads are busy with bots, these come first. Where bots
        have processes it has one, too, always the same while that lives."""
        for _ in range(PATIENCE):
            if self.waiting < self._threads:
                break
            await asyncio.sleep(PATIENCE_S)
        loop = asyncio.get_running_loop()
        if self._processes is None:
            return await loop.run_in_executor(self._beside, work)
        later = self._later = self._later or _start_processes(1)
        try:
            return await loop.run_in_executor(later, work)
        except BrokenProcessPool:  # it was killed; whatever it had begun begins anew in another
            if self._later is later:
                self._later = _start_processes(1)
            return await loop.run_in_executor(self._later, work)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._beside.shutdown(wait=False, cancel_futures=True)
        for processes in filter(None, (self._processes, self._later)):
            processes.shutdown(wait=False, cancel_futures=True)

    # ---- whose turn it is

    async def _in_turn(self, asker: Asker, think: Callable[[float], Callable[[], Any]], game: str) -> Any:
        job = _Job(asker, think, game, asyncio.get_running_loop().create_future())
        self.waiting += 1
        queue = self._queues.get(asker.address)
        if queue is None:
            least = min((one.used for one in self._queues.values()), default=0.0)
            queue = self._queues[asker.address] = _Queue(used=least)
        if asker.table not in queue.used_by:
            queue.used_by[asker.table] = min(queue.used_by.values(), default=0.0)
        queue.jobs.setdefault(asker.table, deque()).append(job)
        job.beside = self._asking(queue)
        self._begin_some()
        try:
            return await job.done
        finally:
            self.waiting -= 1

    def _begin_some(self) -> None:
        while self._running < self._threads:
            job = self._next()
            if job is None:
                return
            task = asyncio.ensure_future(self._carry_out(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Job | None:
        """The next job: of the address, and there of the table, that has had least."""
        for queue in sorted(self._queues.values(), key=lambda one: one.used):
            for table in sorted(queue.jobs, key=lambda one: queue.used_by[one]):
                jobs = queue.jobs[table]
                while jobs and jobs[0].done.done():  # nobody waits for it any more
                    jobs.popleft()
                if not jobs:
                    del queue.jobs[table]
                elif jobs[0].game not in self._learning:
                    return self._taken(queue, jobs)
        return None

    def _taken(self, queue: _Queue, jobs: deque[_Job]) -> _Job:
        job = jobs.popleft()
        if not jobs:
            del queue.jobs[job.asker.table]
        queue.running += 1
        self._running += 1
        if self._processes is not None and job.game and job.game not in self._known:
            self._learning.add(job.game)
        return job

    async def _carry_out(self, job: _Job) -> None:
        queue = self._queues[job.asker.address]
        seconds = self._share_of(max(job.beside, self._asking(queue)))
        began = time.monotonic()
        queue.used += seconds
        try:
            found = await self._thought(job.think(seconds))
            if not job.done.done():
                job.done.set_result(found)
            self._known.add(job.game)
        except BaseException as fault:
            if not job.done.done():
                job.done.set_exception(fault)
            if isinstance(fault, asyncio.CancelledError):
                raise
        finally:
            spent = time.monotonic() - began
            queue.used += spent - seconds
            queue.used_by[job.asker.table] = queue.used_by.get(job.asker.table, 0.0) + spent
            queue.running -= 1
            self._running -= 1
            self._learning.discard(job.game)
            if not queue.running and not queue.jobs:
                self._queues.pop(job.asker.address, None)
            self._begin_some()

    def _asking(self, queue: _Queue) -> int:
        """For how many the processors are, as whoever waits at this address sees it."""
        return len(self._queues) * (queue.waiting + queue.running)

    def _share_of(self, asking: int) -> float:
        """How long one of them may think, so that all are served in less than a second: also the last of them, who
        finds nobody waiting any more."""
        if asking <= self._threads:
            return FULL_S
        return max(LEAST_S, SHARED_S * self._threads / asking)

    async def _thought(self, think: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        if self._processes is None:
            return await loop.run_in_executor(self._beside, think)
        pool = self._processes
        try:
            return await loop.run_in_executor(pool, think)
        except BrokenProcessPool:  # one was killed: the others of its pool go with it
            if self._processes is pool:  # nobody who thought in it has replaced it yet
                self._processes = _start_processes(self._threads)
            return await loop.run_in_executor(self._processes, think)


def _be_polite() -> None:
    with contextlib.suppress(AttributeError, OSError):  # of a thread, where the system can
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def _start_processes(number: int) -> Executor:
    """Each is begun when it is first needed, and ends with this process, however that ends."""
    context = multiprocessing.get_context("spawn")
    sys.warnoptions.append(CLEARED_AWAY)
    try:
        return ProcessPoolExecutor(number, mp_context=context, initializer=_begin_process)
    finally:
        sys.warnoptions.remove(CLEARED_AWAY)


def _begin_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
    end_with_parent()


def end_with_parent() -> None:
    """This process ends when the one that started it does, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), name="parent", daemon=True).start()


def _outlive(parent: Any) -> None:
    parent.join()
    os._exit(0)
