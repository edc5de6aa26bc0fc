"""Reviews of finished tables: made once, in the bots' threads behind the bots, a slice at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass

from setu.engine.table import Table
from setu.engine.texts import Text
from setu.review import Review, Reviewer, Step, TurningPoint, turning_points
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.metrics import Metrics
from setu.server.players import Thinkers
from setu.server.words import say

MOST_KEPT = 64
MOST_WAITING = 16
AGAIN_MS = 5000
log = logging.getLogger("setu.server")


@dataclass
class _Work:
    """A review in the making."""

    reviewer: Reviewer
    task: asyncio.Task[None]


class Reviews:
    """All reviews of a server: those that were asked for lately, and those that are being made."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        self._thinkers, self._metrics = thinkers, metrics
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._works: dict[str, _Work] = {}
        self._turn = asyncio.Lock()  # one at a time: the other threads are the bots'

    def of(self, table: str, game: Table) -> Review | Reviewer:
        """The review of a finished game, or how far it is; the first to ask has it begun."""
        kept = self._kept.get(table)
        if kept is not None:
            self._kept.move_to_end(table)
            return kept
        work = self._works.get(table)
        if work is None:
            work = self._begin(table, game)
        elif work.task.done():  # it failed; whoever asks after this has it begun anew
            del self._works[table]
            work.task.result()
        return work.reviewer

    def _begin(self, table: str, game: Table) -> _Work:
        if len(self._works) >= MOST_WAITING:
            raise Refusal("limit", say("limit", seconds=AGAIN_MS // 1000), again_ms=AGAIN_MS)
        reviewer = Reviewer(game)
        work = self._works[table] = _Work(reviewer, asyncio.ensure_future(self._make(table, reviewer)))
        return work

    async def _make(self, table: str, reviewer: Reviewer) -> None:
        try:
            async with self._turn:
                while not reviewer.ready:
                    await self._thinkers.think_later(reviewer.go_on)
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


def review_message(found: Review | Reviewer) -> ms.Review:
    """A review, or its progress; to be called while speaking the reader's language."""
    if isinstance(found, Reviewer):
        return ms.Review(done=found.done, of=found.of, ready=False, has_luck=False, chances=[], steps=[], turning=[])
    steps = len(found.steps)
    return ms.Review(
        done=steps,
        of=steps,
        ready=True,
        has_luck=found.has_luck,
        chances=[list(chances) for chances in found.chances],
        steps=[_step(step) for step in found.steps],
        turning=[[_turning(point) for point in turning_points(found, seat)] for seat in range(len(found.names))],
    )


def _step(step: Step) -> ms.ReviewStep:
    return ms.ReviewStep(
        entry=step.entry,
        seat=step.seat,
        move=step.move,
        sentence=str(step.sentence),
        better=step.better,
        better_sentence=_spoken(step.better_sentence),
        decision=list(step.decision),
        luck=list(step.luck),
        late=list(step.late),
    )


def _spoken(sentence: Text | None) -> str | None:
    return None if sentence is None else str(sentence)


def _turning(point: TurningPoint) -> ms.TurningPoint:
    return ms.TurningPoint(step=point.step, kind=point.kind, change=point.change)
