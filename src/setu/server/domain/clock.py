"""Clocks: a bank of time for each seat. A pure function of the table's events, so nothing is lost when it stops."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from setu.server.wire.plan import ClockPlan


@dataclass
class Clock:
    """How much time each seat has, and whose runs since when."""

    plan: ClockPlan
    left: list[int]
    running: frozenset[int] = frozenset()
    since: int = 0
    paused: bool = False

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        return cls(plan, [plan.bank_ms] * seats)

    def at(self, now: int) -> list[int]:
        """What each seat has left at a time."""
        gone = 0 if self.paused else max(0, now - self.since)
        return [max(0, left - gone) if seat in self.running else left for seat, left in enumerate(self.left)]

    def settle(self, now: int) -> None:
        """Take what has gone from those whose clock ran."""
        self.left = self.at(now)
        self.since = now

    def reward(self, seat: int) -> None:
        """What a decision adds."""
        self.left[seat] += self.plan.increment_ms

    def run(self, seats: Collection[int], now: int) -> None:
        """From now on the clocks of these seats run."""
        self.settle(now)
        self.running = frozenset(seats)

    def pause(self, paused: bool, now: int) -> None:
        self.settle(now)
        self.paused = paused

    def forgive(self, since: int, until: int) -> None:
        """Time during which the server was away counts for nobody."""
        if not self.paused:
            self.since += max(0, until - max(since, self.since))

    def runs_out_at(self) -> int | None:
        """When the first running clock reaches zero; None if none will, or if it would end nothing."""
        if self.paused or self.plan.soft or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def ran_out(self, now: int) -> list[int]:
        """The running seats that have nothing left."""
        if self.paused or self.plan.soft:
            return []
        left = self.at(now)
        return [seat for seat in sorted(self.running) if left[seat] <= 0]
