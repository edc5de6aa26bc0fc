"""The four steps of a check: promise, shares, key, draws. Each stands on its own, so a lie shows where it was told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from setu.engine.commitment import commit, make_key
from setu.engine.errors import SetuError
from setu.engine.record import Record
from setu.engine.record_view import record_view
from setu.engine.rng import commitment, key_from_bytes
from setu.engine.table import Table
from setu.engine.texts import Text, sentences
from setu.fairness.draws import Drawn, draws_of, redrawn

PACKAGE = "setu.fairness"

# `sealed`: the game is not over, so the secret is not shown. `absent`: nobody promised anything. `unasked`: a step
# before this one failed, so nothing can be told of it. `earlier`: only the rules of that time could tell. `alone`: no
# player gave a share. `withheld`: somebody sealed a share and kept it back, so it was left out.
Found = Literal["true", "untrue", "sealed", "absent", "unasked", "earlier", "alone", "withheld"]


say = sentences(PACKAGE)


@dataclass(frozen=True)
class Step:
    """What one step found."""

    name: Literal["promise", "shares", "key", "draws"]
    found: Found
    count: int = 0

    @property
    def text(self) -> Text:
        """The step in a sentence."""
        slots = (
            {"count": self.count} if self.found == "withheld" or (self.name, self.found) == ("draws", "true") else {}
        )
        return say(f"step-{self.name}-{self.found}", **slots)


@dataclass(frozen=True)
class Examination:
    """All steps; the game played again and its draws if it is true, else why it is not."""

    steps: tuple[Step, ...]
    table: Table | None
    drawn: tuple[Drawn, ...]
    fault: Text | None


def examine(record: Record, goes_on: Callable[[], bool] = lambda: True) -> Examination:
    """Take the four steps; `goes_on` is asked at every move, and a no is `NobodyWaits`."""
    steps = (_promise(record), _shares(record), _key(record))
    table: Table | None = None
    drawn: tuple[Drawn, ...] = ()
    try:
        table = record.verify()
        drawn = draws_of(table, goes_on, set_up=record.start is None)
        fault = _odd_draw(record, table, drawn)
    except SetuError as untrue:
        fault = untrue.text
    early = any(step.found == "untrue" for step in steps)
    found: Found = "unasked" if early else "earlier" if record.of_earlier_rules else "untrue" if fault else "true"
    count = sum(len(one.draws) for one in drawn)
    return Examination((*steps, Step("draws", found, count)), None if fault else table, drawn, fault)


def _promise(record: Record) -> Step:
    """Does the seal shown before play fit the secret?"""
    promise = record.promise
    if promise is None:
        return Step("promise", "absent")
    if promise.secret is None:
        return Step("promise", "sealed" if record.key is None else "untrue")
    kept = commit(promise.table, record.rules, bytes.fromhex(promise.secret)) == promise.commitment
    return Step("promise", "true" if kept else "untrue")


def _shares(record: Record) -> Step:
    """Do the secret and the shares of the players give the key, and do the shares fit their seals?"""
    promise = record.promise
    if promise is None:
        return Step("shares", "absent")
    if promise.secret is None or record.key is None:
        return Step("shares", "sealed" if record.key is None else "untrue")
    made = make_key(bytes.fromhex(promise.secret), promise.shares).hex()
    if made != record.key or not promise.are_shares_sealed:
        return Step("shares", "untrue")
    if promise.withheld:
        return Step("shares", "withheld", len(promise.withheld))
    return Step("shares", "true" if any(promise.shares) else "alone")


def _key(record: Record) -> Step:
    """Is the key the one whose seal was shown when the game began?"""
    if record.key is None:
        return Step("key", "sealed")
    kept = commitment(key_from_bytes(bytes.fromhex(record.key))) == record.commitment
    return Step("key", "true" if kept else "untrue")


def _odd_draw(record: Record, table: Table, drawn: tuple[Drawn, ...]) -> Text | None:
    """The first draw that does not follow from the key, or leaves a gap in its stream."""
    first, last = record_view(table.state_at(0)[0]), record_view(table.state_at(table.length - 1)[0])
    key = first.key if record.key is None else key_from_bytes(bytes.fromhex(record.key))
    at = 0 if record.start is None else int(first.drawn)
    for one in drawn:
        for draw in one.draws:
            value, after = redrawn(key, draw.block, draw.below)
            if (draw.block, draw.value) != (at, value):
                return say("odd-draw", entry=one.entry.number, block=draw.block)
            at = after
    return None if at == int(last.drawn) else say("odd-draw", entry=table.length - 1, block=at)
