"""Who may do what: secrets of links and browsers, kept only as hashes, and the rights that hang on them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from setu.server.messages import LinkKind

Holder = bytes  # the hash of a secret: a link's, or a browser's


def fresh_token() -> str:
    """192 random bits, fit for a link."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """A name for a table, fit for a link; it is no secret and grants nothing."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def holder_of(token: str) -> Holder:
    """What is kept of a secret."""
    return hashlib.sha256(b"setu token\n" + token.encode()).digest()


@dataclass(frozen=True)
class Right:
    """One line of the store: a secret may do this at that table."""

    holder: Holder
    table: str
    kind: LinkKind
    seat: int = -1
    link: bool = False


@dataclass(frozen=True)
class Rights:
    """All that one holder may do at one table."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    join: bool = False
    watch: bool = False

    @property
    def any(self) -> bool:
        return bool(self.seats) or self.host or self.join or self.watch

    @classmethod
    def of(cls, rights: list[Right]) -> Rights:
        kinds = {right.kind for right in rights}
        return cls(
            seats=frozenset(right.seat for right in rights if right.kind == "seat"),
            host="host" in kinds,
            join="join" in kinds,
            watch="watch" in kinds,
        )


@dataclass(frozen=True)
class Who:
    """Somebody at a table."""

    holder: Holder
    rights: Rights
    by_link: bool = False  # a program that shows a link's secret, which others may have too

    def cause(self, id: str) -> str:
        """The name under which a command is remembered."""
        return f"{self.holder[:6].hex()}:{id}"


@dataclass(frozen=True)
class RightChange:
    """What an event does to rights: `grant` one; `revoke` a seat; pass `host` to who holds a seat; `reorder` seats."""

    what: Literal["grant", "revoke", "host", "reorder"]
    right: Right | None = None
    seat: int = -1
    order: tuple[int, ...] = ()
