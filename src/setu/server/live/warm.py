"""What a table needs is made ready before it is asked for, so that nobody's move waits for the compiler.

A game that has a module plays in it from the first move on. `setu warm` makes the machine code of all games beforehand,
which is quicker still, and a server does so for the games of other packages, in a thread for each new table.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np

from setu.bots.bot import make_search
from setu.engine import entry_points
from setu.engine.game import find_game, games
from setu.engine.rng import KEY_WORDS
from setu.engine.rule import has_compiler, has_module
from setu.engine.table import Table
from setu.engine.texts import read_sentences

_ready: set[Any] = set()  # by the type of their tables
_begun: set[Any] = set()
_lock = threading.Lock()


def warm(name: str) -> None:
    """Have the game's module read, or, if it has none, the machine code of every entry point made."""
    game = find_game(name)
    with _lock:
        if game.board_dtype in _ready:
            return
        table = Table(game, seed=1)
        if not has_module(game.board_dtype):
            make_entry_points(table)
        _ready.add(game.board_dtype)


def make_entry_points(table: Table) -> None:
    """Have the machine code of every entry point made (or read from disk) that a table goes through."""
    if not has_compiler():
        return
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


def read_words() -> None:
    """Have all words parsed that are spoken at tables: a process that replaces another has many tables at once."""
    for package in ("setu.engine", "setu.bots", "setu.server", *{game.package for game in games().values()}):
        read_sentences(package)


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
    table = Table(name, seed=1)
    make_entry_points(table)
    if has_compiler():
        make_search(table.observation())
    return time.perf_counter() - began
