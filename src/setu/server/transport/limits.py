"""Limits: token buckets in memory. Too much too fast is answered with when to come back, never with a ban."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from itertools import islice

from setu.server.domain.access import Principal
from setu.server.domain.decide import Rejection
from setu.server.texts import say
from setu.server.wire.commands import Say

FRAME = 8192  # bytes of one message at the socket
BODY = 450_000  # bytes of a request; only a written game is that long
MOST_BUCKETS = 100_000


def neighbourhood(address: str) -> str:
    """An address, or of IPv6 the network of 64 bits: one connection has all the addresses in it."""
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(number.ipv4_mapped or IPv6Network((number, 64), strict=False))


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES = {
    "request": Rate(120, 10),
    "file": Rate(600, 60),
    "create": Rate(20, 20 / 60),
    "enter": Rate(30, 1),
    "check": Rate(10, 10 / 60),
    "socket": Rate(60, 2),
    "message": Rate(100, 5),
    "frame": Rate(200, 10),  # pings, pongs and pieces of messages
    "watch": Rate(50, 2.5),
    "say": Rate(10, 0.5),
    "hint": Rate(20, 0.5),
    "work": Rate(1, 0.4),  # seconds in which nobody else is answered
}


class RateLimiter:
    """One bucket for each kind and address; those not used for longest are forgotten."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, whose: str, now: float | None = None) -> None:
        """Take one; Rejection `limit` says when there will be another."""
        if not self.factor:
            return
        now = time.monotonic() if now is None else now
        left = self._left_of(kind, whose, now)
        self._keep(kind, whose, left - 1 if left >= 1 else left, now)
        if left < 1:
            wait = int((1 - left) / (RATES[kind].per_second * self.factor) * 1000) + 1
            raise Rejection("limit", say("limit", seconds=(wait + 999) // 1000), again_ms=wait)

    def spend(self, kind: str, whose: str, amount: float, now: float | None = None) -> None:
        """Take what something has cost, known only when it is done; more than there is becomes a debt."""
        if self.factor:
            now = time.monotonic() if now is None else now
            self._keep(kind, whose, self._left_of(kind, whose, now) - amount, now)

    def debt_s(self, kind: str, whose: str, now: float | None = None) -> float:
        """How many seconds until what was spent too much has come in again."""
        if not self.factor:
            return 0.0
        left = self._left_of(kind, whose, time.monotonic() if now is None else now)
        return max(0.0, -left / (RATES[kind].per_second * self.factor))

    def _left_of(self, kind: str, whose: str, now: float) -> float:
        burst, refill = RATES[kind].burst * self.factor, RATES[kind].per_second * self.factor
        left, since = self._left.get((kind, whose), (burst, now))
        return min(burst, left + (now - since) * refill)

    def _keep(self, kind: str, whose: str, left: float, now: float) -> None:
        self._left.pop((kind, whose), None)  # the last one used is the last one to be forgotten
        self._left[kind, whose] = (left, now)
        if len(self._left) > MOST_BUCKETS:
            for key in list(islice(self._left, MOST_BUCKETS // 10)):
                del self._left[key]

    def take_for(self, message: object, principal: Principal) -> None:
        """What somebody may say in a time, by whatever way."""
        key = principal.holder.hex()
        self.take("message" if principal.permissions.seats else "watch", key)
        if isinstance(message, Say):
            self.take("say", key)
