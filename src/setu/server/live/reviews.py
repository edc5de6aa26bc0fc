"""Reviews of finished tables: made once, in the bots' threads behind the bots, a slice at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass

from setu.engine.table import Table
from setu.review import Review, Reviewer
from setu.server.domain.decide import Rejection
from setu.server.live.bot_runner import BotRunner
from setu.server.live.metrics import Metrics
from setu.server.texts import say

MOST_KEPT = 64
MOST_WAITING, MOST_OF_ONE = 16, 4  # of all addresses, and of one
AGAIN_MS = 5000
log = logging.getLogger("setu.server")


@dataclass
class _Work:
    """A review in the making."""

    reviewer: Reviewer
    task: asyncio.Task[None]
    address: str = ""


class Reviews:
    """All reviews of a server: those that were asked for lately, and those that are being made."""

    def __init__(self, bot_runner: BotRunner, metrics: Metrics) -> None:
        self._bots, self._metrics = bot_runner, metrics
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._works: dict[str, _Work] = {}
        self._turn = asyncio.Lock()  # one slice at a time: the other threads are the bots'

    def of(self, table: str, game: Table, address: str = "") -> Review | Reviewer:
        """The review of a finished game, or how far it is; the first to ask has it begun."""
        kept = self._kept.get(table)
        if kept is not None:
            self._kept.move_to_end(table)
            return kept
        work = self._works.get(table)
        if work is None:
            work = self._begin(table, game, address)
        elif work.task.done():  # it failed; whoever asks after this has it begun anew
            del self._works[table]
            work.task.result()
        return work.reviewer

    def _begin(self, table: str, game: Table, address: str) -> _Work:
        mine = sum(work.address == address for work in self._works.values())
        if len(self._works) >= MOST_WAITING or mine >= MOST_OF_ONE:
            raise Rejection("limit", say("limit", seconds=AGAIN_MS // 1000), again_ms=AGAIN_MS)
        reviewer = Reviewer(game)
        work = self._works[table] = _Work(reviewer, asyncio.ensure_future(self._make(table, reviewer)), address)
        return work

    async def _make(self, table: str, reviewer: Reviewer) -> None:
        try:
            while not reviewer.ready:
                async with self._turn:  # those that wait come in turn, a slice each: a short one is ready first
                    await self._bots.think_later(reviewer.go_on)
            self._kept[table] = reviewer.review()
        except Exception:
            self._metrics.faults.add(1, "review")
            log.exception("a review failed", extra={"table": table})
            raise
        del self._works[table]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        """Begin no further slice; what was reviewed so far is forgotten."""
        works, self._works = list(self._works.values()), {}
        for work in works:
            work.task.cancel()
        for work in works:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await work.task
