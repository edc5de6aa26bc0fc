"""The server as it is, with luck that a test can foretell: `python tests/browser/foreseen.py serve …`.

Every table gets the same secret, and a bot's luck follows from what it sees. What a game then hangs on is the share of
luck that the players' browsers give, and `visit(seed=…)` chooses that.
"""

from __future__ import annotations

import hashlib

from setu.bots.thinking import choose
from setu.cli import main
from setu.engine.chance import new_luck
from setu.engine.sight import Sight
from setu.server import house, players


def always_the_same() -> bytes:
    return hashlib.sha256(b"a secret that is none").digest()


def think_alike(bot: str, sight: Sight) -> int:
    """The same bot in the same place makes the same move."""
    seen = hashlib.sha256(sight.state.tobytes()).digest()
    return choose(bot, sight, new_luck(int.from_bytes(seen[:7])))


if __name__ == "__main__":
    house.fresh_secret = always_the_same
    players._think = think_alike
    main()
