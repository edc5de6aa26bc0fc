"""One source, three speeds.

A `@rule` is a plain Python function, and stays one: called from Python it runs
interpreted. A `@compiled` function is a loop or a door over arrays of states; its
first call compiles it, together with every rule it reaches, and keeps the machine
code on disk. CUDA kernels (`setu.engine.cuda`) reach the same rules the same way.

Numba is imported by the first compiled call, never by `import setu`.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Generic, ParamSpec, TypeVar

from setu.engine.kept import EVERY_GAME, code_folder
from setu.engine.linking import link_only, link_rules
from setu.engine.row import Rows

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []
_on_load: list[Callable[[], None]] = []
_homes: dict[Any, str | None] = {}
_numba: Any = None
_loading = threading.RLock()


def rule(function: F) -> F:
    """Mark a function as part of the rules: readable by Numba, callable from Python."""
    link_only(function)
    if _numba is None:
        _waiting.append(function)
    else:
        _numba.extending.register_jitable(function)
    return function


def belongs_to(tables: Any, game: str | None) -> None:
    """Say which folder of the package holds the rules for tables of this type.

    Rules that live outside (None) may change unseen: their code stays off the disk.
    """
    _homes[tables] = game


def when_compiling(prepare: Callable[[], None]) -> None:
    """Run `prepare` once, as soon as Numba is loaded (now, if it is already)."""
    if _numba is None:
        _on_load.append(prepare)
    else:
        prepare()


_interpret = os.environ.get("SETU_INTERPRET", "") not in ("", "0")


@contextlib.contextmanager
def interpreting() -> Iterator[None]:
    """Run all rules in plain Python for the length of a `with` block, as SETU_INTERPRET=1 does for good."""
    global _interpret
    before, _interpret = _interpret, True
    try:
        yield
    finally:
        _interpret = before


def is_loaded() -> bool:
    """Is the compiler there already? If not, the next compiled call takes a moment."""
    return _numba is not None


class compiled(Generic[P, R]):
    """A function over arrays of states that compiles on its first call.

    `f(...)` runs compiled (interpreted under SETU_INTERPRET=1); `f.plain(...)` always runs the
    Python source, `f.fast(...)` always the machine code.
    """

    def __init__(self, source: Callable[P, R]) -> None:
        self.source = source
        self._machines: dict[str | None, Callable[P, R]] = {}
        functools.update_wrapper(self, source)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if _interpret:
            return self.plain(*args, **kwargs)
        return self.fast(*args, **kwargs)

    def fast(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code; the GIL is released meanwhile."""
        game = _home_of(args)
        machine = self._machines.get(game) or self._compile(game)
        return machine(*args, **kwargs)

    def _compile(self, game: str | None) -> Callable[P, R]:
        """Machine code for one game, made by its first call or read from disk."""
        with _loading:
            numba = load_numba()
            if game is not None:
                numba.config.CACHE_DIR = str(code_folder(game, self.source.__module__))
            return self._machines.setdefault(game, numba.njit(cache=game is not None, nogil=True)(self.source))

    def plain(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the Python source, with records as rows."""
        source: Callable[..., R] = self.source
        return source(*(_as_rows(arg) for arg in args), **kwargs)


_ready: set[Any] | None = None


def answer_meanwhile() -> None:
    """From now on doors answer in plain Python until somebody, in a thread of his own, has made the machine code."""
    global _ready
    if _ready is None:
        _ready = set()


def now_ready(tables: Any) -> None:
    """The machine code for tables of this type is there."""
    if _ready is not None:
        _ready.add(tables)


class door(compiled[P, R]):
    """A compiled function that a table calls for one state at a time.

    Loading the compiler takes longer than the first answers do in plain Python, so doors
    answer interpreted until that has cost PATIENCE seconds in all, or Numba is there anyway.
    A server, where nobody's move may wait for the compiler, asks them to `answer_meanwhile`.
    """

    PATIENCE = 0.3
    spent = 0.0

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if _ready is not None and _dtype(args[0]) not in _ready:
            return self.plain(*args, **kwargs)
        if _numba is not None or door.spent > door.PATIENCE or _interpret:
            return super().__call__(*args, **kwargs)
        started = time.perf_counter()
        answer = self.plain(*args, **kwargs)
        door.spent += time.perf_counter() - started
        return answer


def _home_of(args: tuple[Any, ...]) -> str | None:
    """The game whose records are among some arguments; None if it lives outside."""
    for arg in args:
        dtype = _dtype(arg)
        if dtype in _homes:
            return _homes[dtype]
    return EVERY_GAME


def _dtype(arg: Any) -> Any:
    return getattr(arg, "dtype", None)


def _as_rows(arg: Any) -> Any:
    dtype = _dtype(arg)
    return Rows(arg) if dtype is not None and dtype.names else arg


# Rules are branches over small records: vectorising them takes a fifth of the compilation and gains nothing.
COMPILING = {"NUMBA_OPT": "2", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}


def load_numba() -> Any:
    """Import Numba and tell it the rules."""
    global _numba
    with _loading:
        if _numba is None:
            for name, value in COMPILING.items():
                os.environ.setdefault(name, value)
            import numba
            import numba.extending

            _numba = numba
            link_rules(numba)
            for function in _waiting:
                numba.extending.register_jitable(function)
            _waiting.clear()
            for prepare in _on_load:
                prepare()
            _on_load.clear()
    return _numba
