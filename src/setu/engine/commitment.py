"""Luck that nobody can choose: how the key of a game is made of a server's secret and the players' shares.

1. Before anybody has given a share, the server shows the *commitment*: it fixes the secret and tells nothing of it.
2. Every seat chooses a share of its own (16 random bytes, or nothing) and shows its *seal*, which fixes the share and
   tells nothing of it.
3. When all who sit are known the seals are opened. Whoever opens last knows all shares, but can change none; a seat
   that keeps its share back is left out.
4. The key is made of the secret and all shares, so neither side alone decides it.
5. After the game the secret is shown, and anybody can do the sums again (docs/luck.md).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from setu.engine.errors import BadRecord, engine_text

_HEX32 = re.compile("[0-9a-f]{64}")
_SHARE = re.compile("(?:[0-9a-f]{32})?")
_SEAL = re.compile("(?:[0-9a-f]{64})?")


def fresh_secret() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(32)


def commit(table: str, rules: str, secret: bytes) -> str:
    """What is shown before play: SHA-256 of the table's name, the rules' version and the secret."""
    return hashlib.sha256(b"setu promise 1\n" + f"{table}\n{rules}\n".encode() + secret).hexdigest()


def seal_of(table: str, seat: int, share: str) -> str:
    """What is shown of a seat's share before all are in: it fixes the share and tells nothing of it."""
    return hashlib.sha256(f"setu share 1\n{table}\n{seat}\n{share}".encode()).hexdigest()


def make_key(secret: bytes, shares: Sequence[str]) -> bytes:
    """The key of the game: HMAC-SHA-256 of the shares, in the order of the seats, under the secret."""
    return hmac.digest(secret, b"setu key 1\n" + "\n".join(shares).encode(), "sha256")


@dataclass(frozen=True)
class Commitment:
    """What a server promised before a game, and what shows that it kept its word."""

    table: str
    commitment: str
    shares: tuple[str, ...]
    secret: str | None
    seals: tuple[str, ...] = ()  # of the shares; none where they were given openly

    @property
    def are_shares_sealed(self) -> bool:
        """Does every share that was opened fit its seal? Yes where none was sealed."""
        if not self.seals:
            return True
        return len(self.seals) == len(self.shares) and all(
            not share or seal_of(self.table, seat, share) == seal
            for seat, (seal, share) in enumerate(zip(self.seals, self.shares, strict=True))
        )

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that showed a seal and did not open it: they were left out."""
        pairs = enumerate(zip(self.seals, self.shares, strict=False))
        return tuple(seat for seat, (seal, share) in pairs if seal and not share)

    def is_kept(self, rules: str, key: str) -> bool:
        """Do commitment and key both follow from the secret, and the shares from their seals?"""
        if self.secret is None or not self.are_shares_sealed:
            return False
        secret = bytes.fromhex(self.secret)
        return commit(self.table, rules, secret) == self.commitment and make_key(secret, self.shares).hex() == key

    def written(self) -> dict[str, Any]:
        """As a record writes it."""
        data = {
            "table": self.table,
            "commitment": self.commitment,
            "shares": list(self.shares),
            "secret": self.secret,
        }
        return data | {"seals": list(self.seals)} if self.seals else data


def read_commitment(data: Mapping[str, Any]) -> Commitment:
    """A promise as a record writes it; BadRecord if it is none."""
    table, commitment, shares, secret = (data.get(name) for name in ("table", "commitment", "shares", "secret"))
    seals = data.get("seals", [])
    shaped = (
        isinstance(table, str)
        and isinstance(commitment, str)
        and bool(_HEX32.fullmatch(commitment))
        and isinstance(shares, list)
        and all(isinstance(share, str) and _SHARE.fullmatch(share) for share in shares)
        and isinstance(seals, list)
        and all(isinstance(seal, str) and _SEAL.fullmatch(seal) for seal in seals)
        and len(seals) in (0, len(shares))
        and (secret is None or (isinstance(secret, str) and bool(_HEX32.fullmatch(secret))))
    )
    if not shaped:
        expected = '{"table": "…", "commitment": "…", "shares": ["…"], "secret": "…"}'
        raise BadRecord(engine_text("record-field", field="promise", expected=expected))
    return Commitment(str(table), str(commitment), tuple(shares or ()), secret, tuple(seals))
