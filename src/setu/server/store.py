"""Where tables are kept. A store is durable: what it has acknowledged survives the death of the process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from setu.server.seats import Holder, Right, RightChange

SCHEMA = 1
DUE_MS = 5000  # a table whose heading has not followed its events by then is seen to


class Conflict(Exception):
    """Another process has written this event number; look at what it wrote, and decide again."""


class NoSuchTable(Exception):
    """No table has this name."""


class StoreFault(Exception):
    """The store cannot be used; the message says why."""


@dataclass(frozen=True)
class Heading:
    """What "my tables" shows of a table without opening it, and when the server must see to it (bots, clocks)."""

    stage: str
    number: int
    entries: int
    changed: int
    names: str  # JSON list
    pending: int  # bit mask
    due: int | None


@dataclass(frozen=True)
class Listed:
    """A table of a holder, and the version of the rules that it is played by."""

    table: str
    game: str
    heading: Heading
    rights: tuple[Right, ...]
    seen: int
    rules: str


@dataclass(frozen=True)
class Batch:
    """Events of one table that follow each other, with what else changes in the same moment."""

    table: str
    first: int  # number of the first event
    events: Sequence[bytes]
    time: int
    rights: Sequence[RightChange] = ()
    new: tuple[str, Heading] | None = None  # game and heading of a table that is created by this batch
    grants: Sequence[Right] = field(default_factory=tuple)


Heard = Callable[[str, int], None]


class Store(Protocol):
    """The same on SQLite and on PostgreSQL."""

    shared: bool  # may other processes write too?
    committed: Callable[[float, int], None]  # told how long each transaction took, and how much went into it

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, batch: Batch) -> None:
        """Write a batch; it is durable when this returns. Conflict if a number is taken."""

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        """The events after `since`, in order; NoSuchTable."""

    async def head(self, headings: Mapping[str, Heading]) -> None:
        """Keep the headings of some tables; nobody waits for them to be durable.

        A table is due from its first event after this until its next heading, so that one whose process died
        in between is seen to.
        """

    async def rights(self, holder: Holder, table: str) -> list[Right]: ...

    async def rights_at(self, table: str, *, links: bool = False) -> list[Right]:
        """What browsers (and links) may do at a table."""

    async def every_table(self) -> list[tuple[str, str, Heading]]:
        """All tables: name, game, heading."""

    async def grant(self, rights: Sequence[Right], *, renew: bool = False) -> None:
        """Give rights; `renew` ends older links of the same kind."""

    async def tables_of(self, holder: Holder, limit: int) -> list[Listed]: ...

    async def see(self, holder: Holder, table: str, entry: int) -> None:
        """This holder was shown the log up to an entry."""

    async def seen(self, holder: Holder, table: str) -> int: ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that the server must see to."""

    async def own(self, table: str) -> bool:
        """Is it for this process to move bots and flag clocks at a table? At most one process is told yes."""

    async def disown(self, table: str) -> None: ...

    async def beat(self, now: int) -> None:
        """Note that the server is there."""

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When no server was there, after a time."""

    async def count(self) -> int:
        """How many tables there are."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last event of each table, as far as other processes may have written there."""

    async def ready(self) -> bool:
        """Can it be written to?"""

    def listen(self, heard: Heard) -> None:
        """Call when another process has written to a table."""
