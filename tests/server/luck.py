"""Luck that follows from a seed: what a server deals in the tests, and what its bots draw."""

from __future__ import annotations

import random
from types import SimpleNamespace

from setu.engine import commitment
from setu.server.live import bot_runner as players
from setu.server.live import explanations


def foreseen(seed):
    """Instead of `secrets`: one deal after the other. A bot's luck is always the same, as bots think side by side."""
    luck = random.Random(seed)
    of_bots = luck.getrandbits(62)
    return SimpleNamespace(token_bytes=luck.randbytes, randbits=lambda bits: of_bots % (1 << bits))


def deal_from(seed, put=setattr):
    """From now on every deal and every bot of this process can be foretold."""
    luck = foreseen(seed)
    for drawer in (commitment, players, explanations):
        put(drawer, "secrets", luck)
