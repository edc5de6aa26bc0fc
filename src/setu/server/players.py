"""Bots at the table: they think in threads of their own, from what their seat sees, and never delay a person."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from setu.bots.levels import BOTS
from setu.bots.thinking import choose
from setu.engine.errors import BadOptions, engine_text
from setu.engine.observation import Observation
from setu.engine.rng import new_rng

P = ParamSpec("P")
R = TypeVar("R")
DEFAULT_BOT = "greedy"
PATIENCE, PATIENCE_S = 40, 0.05  # how often, and how long each time, other work makes room for bots


def read_bot(name: str) -> str:
    """A bot by name; BadOptions lists those there are."""
    if name not in BOTS:
        raise BadOptions(engine_text("option-value", option="bot", value=name, expected=", ".join(BOTS)))
    return name


def _think(bot: str, observation: Observation) -> int:
    return choose(bot, observation, new_rng(secrets.randbits(62)))


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._threads = max(1, threads)
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="bot")
        self.waiting = 0

    async def choose(self, bot: str, observation: Observation) -> int:
        """A bot's move."""
        return await self.run(_think, bot, observation)

    async def run(self, think: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Think of anything else beside the bots."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(think, *args, **kwargs))
        finally:
            self.waiting -= 1

    async def think_later(self, work: Callable[[], None]) -> None:
        """Run something short that nobody waits for: while all threads are busy with bots, these come first."""
        for _ in range(PATIENCE):
            if self.waiting < self._threads:
                break
            await asyncio.sleep(PATIENCE_S)
        await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
