"""Who may do what: secrets of links and browsers, kept only as hashes, and the rights that hang on them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from setu.server.wire.commands import LinkKind

TokenHash = bytes  # the hash of a secret: a link's, or a browser's


def fresh_token() -> str:
    """192 random bits, fit for a link."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """A name for a table, fit for a link; it is no secret and grants nothing."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def hash_of(token: str) -> TokenHash:
    """What is kept of a secret."""
    return hashlib.sha256(b"setu token\n" + token.encode()).digest()


@dataclass(frozen=True)
class Grant:
    """One line of the store: a secret may do this at that table."""

    holder: TokenHash
    table: str
    kind: LinkKind
    seat: int = -1
    link: bool = False


@dataclass(frozen=True)
class Permissions:
    """All that one holder may do at one table."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    join: bool = False
    watch: bool = False

    @property
    def any(self) -> bool:
        return bool(self.seats) or self.host or self.join or self.watch

    @classmethod
    def of(cls, rights: list[Grant]) -> Permissions:
        kinds = {right.kind for right in rights}
        return cls(
            seats=frozenset(right.seat for right in rights if right.kind == "seat"),
            host="host" in kinds,
            join="join" in kinds,
            watch="watch" in kinds,
        )


@dataclass(frozen=True)
class Principal:
    """Somebody at a table."""

    holder: TokenHash
    permissions: Permissions
    by_link: bool = False  # a program that shows a link's secret, which others may have too
    as_of: int = 0  # the event after which these permissions were read

    def cause(self, id: str) -> str:
        """The name under which a command is remembered."""
        return f"{self.mark}:{id}"

    @property
    def mark(self) -> str:
        """What is written down of who it was."""
        return self.holder[:6].hex()


@dataclass(frozen=True)
class GrantChange:
    """What an event does to rights: `grant` one; `revoke` a seat; `expel` its holders from the table; pass `host` to
    who holds a seat; `reorder` seats."""

    what: Literal["grant", "revoke", "expel", "host", "reorder"]
    right: Grant | None = None
    seat: int = -1
    order: tuple[int, ...] = ()
