"""The server as it is, with luck that a test can foretell: `python tests/browser/foreseen.py serve …`.

Every table gets the same secret, and a bot's luck follows from what it sees. What a game then hangs on is the share of
luck that the players' browsers give, and `visit(seed=…)` chooses that.
"""

from __future__ import annotations

import hashlib
import math
import os

from setu import Table
from setu.bots.bot import choose
from setu.cli import main
from setu.engine.commitment import make_key
from setu.engine.observation import Observation
from setu.engine.rng import new_rng
from setu.engine.rule import compiled
from setu.server.domain import planning
from setu.server.live import bot_runner as players


def always_the_same() -> bytes:
    return hashlib.sha256(b"a secret that is none").digest()


def think_alike(bot: str, observation: Observation, table: str, seconds: float | None = None) -> int:
    """The same bot in the same place makes the same move, however long it may think."""
    seen = hashlib.sha256(observation.state.tobytes()).digest()
    return choose(bot, observation, new_rng(int.from_bytes(seen[:7])))


def twin(game: str, seats: int, options: dict[str, str | int], seed: int) -> Table:
    """The game that a person who `visit`s with this seed plays against bots: it can be played ahead."""
    shares = [f"{seed:02x}" * 16, *[""] * (seats - 1)]
    return Table(game, seats, options, key=make_key(always_the_same(), shares))


def serve() -> None:
    os.environ["SETU_BOT_PROCESSES"] = "false"  # what is replaced here would not be in another process
    compiled.PATIENCE = math.inf  # to compile takes longer than all that is asked of it here
    planning.fresh_secret = always_the_same
    players._think = think_alike
    main()


if __name__ == "__main__":
    serve()
