"""Where tables are kept. A store is durable: what it has acknowledged survives the death of the process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from setu.server.domain.access import Grant, GrantChange, TokenHash

SCHEMA = 1
RIGHTS = 0  # told instead of an event: somebody's rights are gone without one
DUE_MS = 5000  # a table whose summary has not followed its events by then is seen to


class Conflict(Exception):
    """Another process has written this event number; look at what it wrote, and decide again."""


class NoSuchTable(Exception):
    """No table has this name."""


class StoreFault(Exception):
    """The store cannot be used; the message says why."""


@dataclass(frozen=True)
class Summary:
    """What "my tables" shows of a table without opening it, and when the server must see to it (bots, clocks)."""

    stage: str
    number: int
    entries: int
    changed: int
    names: str  # JSON list
    pending: int  # bit mask
    due: int | None


@dataclass(frozen=True)
class ListedTable:
    """A table of a holder, and the version of the rules that it is played by."""

    table: str
    game: str
    summary: Summary
    rights: tuple[Grant, ...]
    seen: int
    rules: str


@dataclass(frozen=True)
class Append:
    """Events of one table that follow each other, with what else changes in the same moment."""

    table: str
    first: int  # number of the first event
    events: Sequence[bytes]
    time: int
    rights: Sequence[GrantChange] = ()
    new: tuple[str, Summary] | None = None  # game and summary of a table that is created by this batch
    grants: Sequence[Grant] = field(default_factory=tuple)


Heard = Callable[[str, int], None]


class Store(Protocol):
    """The same on SQLite and on PostgreSQL."""

    back_at: int  # when it was opened, by the time that its processes share: no time is earlier
    joined: bool  # was another process there already? Then nobody was waiting for this one, and that one's time is kept
    shared: bool  # may other processes write too?
    committed: Callable[[float, int], None]  # told how long each transaction took, and how much went into it

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, batch: Append) -> None:
        """Write a batch; it is durable when this returns. Conflict if a number is taken."""

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        """The events after `since`, in order; NoSuchTable."""

    async def summarize(self, summaries: Mapping[str, Summary]) -> None:
        """Keep the summaries of some tables; nobody waits for them to be durable.

        A table is due from its first event after this until its next summary, so that one whose process died
        in between is seen to.
        """

    async def rights(self, holder: TokenHash, table: str) -> list[Grant]: ...

    async def rights_at(self, table: str, *, links: bool = False) -> list[Grant]:
        """What browsers (and links) may do at a table."""

    async def stage(self, table: str) -> str | None:
        """How far a table is, as lists show it; None if there is none of that name."""

    async def every_table(self) -> list[tuple[str, str, Summary]]:
        """All tables: name, game, summary."""

    async def grant(self, rights: Sequence[Grant], *, renew: bool = False, at: int | None = None) -> None:
        """Give rights at a table; `renew` ends older links of the same kind. Conflict if its last event is not `at`."""

    async def pass_on(self, link: TokenHash, table: str, holder: TokenHash, at: int) -> list[Grant]:
        """Give a holder what a link may do at this very moment, and say what that is. Conflict if the last event of the
        table is not `at`."""

    async def tables_of(self, holder: TokenHash, limit: int) -> list[ListedTable]: ...

    async def mark_seen(self, holder: TokenHash, table: str, entry: int) -> None:
        """This holder was shown the log up to an entry; nothing is kept of who may do nothing at the table any more."""

    async def delete(self, tables: Sequence[str]) -> None:
        """Tables with all that belongs to them: what was played and said, who may do what."""

    async def forget(self, holder: TokenHash, table: str) -> None:
        """Nothing is left of what this holder may do and has seen at a table."""

    async def older(self, than: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since a time."""

    async def seen(self, holder: TokenHash, table: str) -> int: ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that the server must see to."""

    async def lease(self, table: str) -> bool:
        """Is it for this process to move bots and flag clocks at a table? At most one process is told yes."""

    async def release(self, table: str) -> None: ...

    async def heartbeat(self, now: int) -> int:
        """Note that the server is there; it is durable when this returns. Says what time it is for all processes: by
        the clock that is furthest."""

    async def is_up(self, now: int) -> None:
        """Moves can be made from now on: until then nobody's clock ran."""

    async def note_outage(self, since: int, until: int) -> None:
        """No move could be taken from a time until another."""

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When no server was there, after a time."""

    async def count(self) -> int:
        """How many tables there are."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last event of each table, as far as other processes may have written there."""

    async def ready(self) -> bool:
        """Can it be written to?"""

    async def tell_present(self, seats: Mapping[str, int]) -> None:
        """Tell the other processes in which seats of some tables (a bit each) somebody has a page open here."""

    def present_elsewhere(self, table: str) -> int:
        """The seats in which somebody has a page open at another process, as far as it was told lately."""

    def listen(self, heard: Heard) -> None:
        """Call when another process has written to a table: its name, and the number of the event (or `RIGHTS`)."""
