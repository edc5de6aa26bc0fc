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
from setu.engine import entry_points
from setu.engine.game import find_game
from setu.engine.rng import KEY_WORDS, new_rng
from setu.engine.table import Table

_ready: set[Any] = set()  # by the type of their tables
_begun: set[Any] = set()
_lock = threading.Lock()


def warm(name: str) -> None:
    """Have the machine code of every door made (or read from disk) that a table of this game goes through."""
    game = find_game(name)
    with _lock:
        if game.board_dtype in _ready:
            return
        table = Table(game, seed=1)
        board, state, seat, move = table.board, table.state_at(0), 0, 0
        listed = np.zeros(1, np.int32)
        entry_points.setup.make(board, state)
        entry_points.pending.make(board, state)
        entry_points.moves.make(board, state, seat, listed)
        entry_points.remarks.make(board, state, seat, listed, np.zeros(1, np.int64))
        entry_points.why_not.make(board, state, seat, move)
        entry_points.hide.make(board, state, seat)
        entry_points.determinize.make(board, state, seat, np.zeros(KEY_WORDS, np.uint32))
        entry_points.play.make(board, state, seat, move)
        entry_points.resign.make(board, state, seat)
        entry_points.outcome.make(board, state, np.zeros((table.seats, 2), np.int64))
        entry_points.estimate.make(board, state, np.zeros(table.seats, np.float64))
        entry_points.features.make(board, state, seat, np.zeros(1, np.float32))
        _ready.add(game.board_dtype)


def start_warming(name: str) -> None:
    """Begin, in the background, unless it is done or begun."""
    game = find_game(name)
    if game.board_dtype not in _begun:
        _begun.add(game.board_dtype)
        threading.Thread(target=warm, args=(name,), name=f"warm-{name}", daemon=True).start()


def warm_several(names: Iterable[str]) -> Iterator[tuple[list[str], float]]:
    """Make the code of tables and bots for some games, a process for each: who is ready, after how many seconds."""
    sharing: dict[Any, list[str]] = {}  # two editions of a game have one code
    for name in names:
        sharing.setdefault(find_game(name).board_dtype, []).append(name)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        begun = {processes.submit(_warm_whole, editions[0]): editions for editions in sharing.values()}
        for done in as_completed(begun):
            yield begun[done], done.result()


def _warm_whole(name: str) -> float:
    began = time.perf_counter()
    warm(name)
    choose("search:1", Table(name, seed=1).observation(), new_rng(1))
    return time.perf_counter() - began
