"""Machine code is made ready before a table needs it, so that nobody's move waits for the compiler.

A server does it in a thread for the game of each new table; `setu warm` does it for all games beforehand.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np

from setu.bots import choose
from setu.engine import doors
from setu.engine.chance import KEY_WORDS, new_luck
from setu.engine.game import find_game
from setu.engine.table import Table

_ready: set[Any] = set()  # by the type of their tables
_begun: set[Any] = set()
_lock = threading.Lock()


def warm(name: str) -> None:
    """Have the machine code of every door made (or read from disk) that a table of this game goes through."""
    game = find_game(name)
    with _lock:
        if game.tables_dtype in _ready:
            return
        table = Table(game, seed=1)
        tables, state, seat, move = table.tables, table.state_at(0), 0, 0
        listed = np.zeros(1, np.int32)
        doors.setup.make(tables, state)
        doors.pending.make(tables, state)
        doors.moves.make(tables, state, seat, listed)
        doors.remarks.make(tables, state, seat, listed, np.zeros(1, np.int64))
        doors.why_not.make(tables, state, seat, move)
        doors.hide.make(tables, state, seat)
        doors.imagine.make(tables, state, seat, np.zeros(KEY_WORDS, np.uint32))
        doors.play.make(tables, state, seat, move)
        doors.resign.make(tables, state, seat)
        doors.outcome.make(tables, state, np.zeros((table.seats, 2), np.int64))
        doors.estimate.make(tables, state, np.zeros(table.seats, np.float64))
        doors.features.make(tables, state, seat, np.zeros(1, np.float32))
        _ready.add(game.tables_dtype)


def start_warming(name: str) -> None:
    """Begin, in the background, unless it is done or begun."""
    game = find_game(name)
    if game.tables_dtype not in _begun:
        _begun.add(game.tables_dtype)
        threading.Thread(target=warm, args=(name,), name=f"warm-{name}", daemon=True).start()


def warm_several(names: Iterable[str]) -> Iterator[tuple[list[str], float]]:
    """Make the code of tables and bots for some games, a process for each: who is ready, after how many seconds."""
    sharing: dict[Any, list[str]] = {}  # two editions of a game have one code
    for name in names:
        sharing.setdefault(find_game(name).tables_dtype, []).append(name)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        begun = {processes.submit(_warm_whole, editions[0]): editions for editions in sharing.values()}
        for done in as_completed(begun):
            yield begun[done], done.result()


def _warm_whole(name: str) -> float:
    began = time.perf_counter()
    warm(name)
    choose("search:1", Table(name, seed=1).sight(), new_luck(1))
    return time.perf_counter() - began
