"""Machine code is made in a thread of its own, one loop after the other, while callers go on in plain Python."""

from __future__ import annotations

import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator

_asked_for: deque[Callable[[], None]] = deque()
_asking = threading.Condition(threading.Lock())
_waiting = 0  # how many callers cannot go on without the compiler
_at_work = threading.Lock()  # held while something is made: a process is never split in two in the middle of it
_maker: threading.Thread | None = None


def compile_soon(make: Callable[[], None]) -> None:
    """Have something made in the background, after all that was asked for before."""
    global _maker
    with _asking:
        _asked_for.append(make)
        if _maker is None:
            _maker = threading.Thread(target=_make_all, name="setu-maker", daemon=True)
            _maker.start()


@contextlib.contextmanager
def ahead_of_queue() -> Iterator[None]:
    """For the length of a `with` block nothing new is begun in the background: this caller cannot go on without."""
    global _waiting
    with _asking:
        _waiting += 1
    try:
        yield
    finally:
        with _asking:
            _waiting -= 1
            _asking.notify_all()


def _make_all() -> None:
    global _maker
    while True:
        with _asking:
            _asking.wait_for(lambda: not _waiting)
            if not _asked_for:
                _maker = None
                return
            make = _asked_for.popleft()
        with _at_work:
            make()


def _before_fork() -> None:
    _at_work.acquire()
    _asking.acquire()


def _after_fork() -> None:
    _asking.release()
    _at_work.release()


def _in_the_child() -> None:
    """Threads do not come along; what is left to make waits for the next one to ask."""
    global _maker, _waiting
    _maker, _waiting = None, 0
    _after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before_fork, after_in_parent=_after_fork, after_in_child=_in_the_child)
