"""Reviews of finished tables: made once, behind the bots, a slice at a time; in a process of their own where bots have
some, else in the bots' threads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import partial

from setu.engine.table import Table
from setu.review import Review, Reviewer
from setu.server.domain.decide import Rejection
from setu.server.live.bot_runner import BotRunner
from setu.server.live.metrics import Metrics
from setu.server.texts import say

MOST_KEPT = 64
MOST_WAITING, MOST_OF_ONE = 16, 4  # of all addresses, and of one
AGAIN_MS = 5000
NEWS = 10  # what is known is told again when there is a tenth more of it: reading it off all decisions takes a while
log = logging.getLogger("setu.server")


@dataclass(frozen=True)
class Progress:
    """A review in the making: of so many decisions so many are looked at, and what was known when it was last told."""

    done: int
    of: int
    so_far: Review
    ready: bool = False


@dataclass(frozen=True)
class Slice:
    """What came of a moment's work; `so_far` is None where little is new."""

    done: int
    of: int
    so_far: Review | None
    ready: bool


@dataclass
class _Work:
    """A review that is being made."""

    progress: Progress
    task: asyncio.Task[None]
    address: str


class Reviews:
    """All reviews of a server: those that were asked for lately, and those that are being made."""

    def __init__(self, bot_runner: BotRunner, metrics: Metrics) -> None:
        self._bots, self._metrics = bot_runner, metrics
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._works: dict[str, _Work] = {}
        self._turn = asyncio.Lock()  # one slice at a time: the other threads are the bots'

    def of(self, table: str, game: Table, address: str = "") -> Review | Progress:
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
        return work.progress

    def _begin(self, table: str, game: Table, address: str) -> _Work:
        shares = Counter(work.address for work in self._works.values())
        full = len(self._works) >= MOST_WAITING and not self._make_room(shares, address)
        if full or shares[address] >= MOST_OF_ONE:
            raise Rejection("limit", say("limit", seconds=AGAIN_MS // 1000), again_ms=AGAIN_MS)
        nothing_yet = Progress(0, len(game.log) - 1, Review(game.game, game.names, (), (), (), game.game.hidden))
        work = self._works[table] = _Work(nothing_yet, asyncio.ensure_future(self._make(table, game)), address)
        return work

    def _make_room(self, shares: Counter[str], address: str) -> bool:
        """Whoever has most gives up the last of it, if that leaves them no less than the newcomer."""
        (greedy, most), *_ = shares.most_common(1)
        if most <= shares[address] + 1:
            return False
        last = [table for table, work in self._works.items() if work.address == greedy][-1]
        self._works.pop(last).task.cancel()
        return True

    async def _make(self, table: str, game: Table) -> None:
        try:
            progress = None
            while progress is None or not progress.ready:
                progress = await self._slice(table, game if progress is None else None)
            self._kept[table] = progress.so_far
        except Exception:
            self._metrics.faults.add(1, "review")
            log.exception("a review failed", extra={"table": table})
            raise
        del self._works[table]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _slice(self, table: str, game: Table | None) -> Progress | None:
        async with self._turn:  # those that wait come in turn, a slice each: a short one is ready first
            found = await self._bots.think_later(partial(look_on, table, game))
        work = self._works.get(table)
        if found is None or work is None:
            return None
        work.progress = Progress(found.done, found.of, found.so_far or work.progress.so_far, found.ready)
        return work.progress

    async def close(self) -> None:
        """Begin no further slice; what was reviewed so far is forgotten."""
        works, self._works = list(self._works.values()), {}
        for work in works:
            work.task.cancel()
        for work in works:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await work.task


# ---- where it is thought


@dataclass
class _Begun:
    reviewer: Reviewer
    told: int = 0  # decisions that what was told was read off

    def news(self) -> Review | None:
        """What is known by now, if it is much more than was told."""
        done, ready = self.reviewer.done, self.reviewer.ready
        if not ready and done <= self.told + self.told // NEWS:
            return None
        self.told = done
        return self.reviewer.so_far()


_begun: OrderedDict[str, _Begun] = OrderedDict()  # the one worked on last is the last one to be forgotten


def look_on(table: str, game: Table | None) -> Slice | None:
    """Work on a review for a moment; on a new one where a game is given. None if it is not known here (any more)."""
    begun = _Begun(Reviewer(game)) if game is not None else _begun.get(table)
    if begun is None:
        return None
    _begun.pop(table, None)
    reviewer = begun.reviewer
    reviewer.go_on()
    if not reviewer.ready:
        _begun[table] = begun
        while len(_begun) > MOST_WAITING:
            _begun.popitem(last=False)
    return Slice(reviewer.done, reviewer.of, begun.news(), reviewer.ready)
