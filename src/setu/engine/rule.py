"""One source, four speeds.

A `@rule` is a plain Python function, and stays one: called from Python it runs
interpreted. A `@compiled` function is a loop over arrays of states. Where the game's module
(`setu.engine.wasm`) has it, it answers from there at once, and is compiled in the background
if that pays; else its first call compiles it, together with every rule it reaches, and keeps
the machine code on disk. A `@entry_point` that no module has answers in plain Python until its
machine code is there. CUDA kernels (`setu.engine.cuda`) reach the same rules the same way.

Numba is imported by the first compiled call, never by `import setu`; games that have modules are
played without it.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from setu.engine import wasm
from setu.engine.code_cache import EVERY_GAME, code_folder
from setu.engine.compile_queue import ahead_of_queue, compile_soon
from setu.engine.linking import UNCOUNTED, compiler_lock, leave_stdout_alone, link_only, link_rules
from setu.engine.record_view import RecordViews

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []
_on_load: list[Callable[[], None]] = []
_homes: dict[Any, str | None] = {}
_numba: Any = None
_importing = threading.Lock()
_loading = threading.RLock()


def rule(function: F) -> F:
    """Mark a function as part of the rules: readable by Numba, callable from Python."""
    link_only(function)
    _waiting.append(function)
    return function


def belongs_to(board: Any, game: str | None) -> None:
    """Say which folder of the package holds the rules for tables of this type.

    Rules that live outside (None) may change unseen: their code stays off the disk.
    """
    _homes[board] = game


def when_compiling(prepare: Callable[[], None]) -> None:
    """Run `prepare` once, before the next function is compiled."""
    _on_load.append(prepare)


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
    """A function over arrays of states that runs in the game's module, or compiles on its first call.

    `f(...)` runs as fast as it can at once (interpreted under SETU_INTERPRET=1); `f.plain(...)` always runs the
    Python source, `f.fast(...)` always the machine code.
    """

    PATIENCE = 20.0  # seconds in a module after which machine code pays: to make it takes about as long

    def __init__(self, source: Callable[P, R]) -> None:
        self.source = source
        self._machines: dict[Any, Any] = {}
        self._ready: set[Any] = set()  # kinds of calls for which there is machine code
        self._asked: set[Any] = set()
        self._ways: dict[Any, Callable[..., Any]] = {}  # how the others are answered meanwhile
        self._spent: dict[Any, float] = {}  # seconds in each game's module
        functools.update_wrapper(self, source)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if _interpret:
            return self.plain(*args, **kwargs)
        kinds = _kinds(args)
        if kinds in self._ready and not wasm.is_guarded():
            return self.fast(*args, **kwargs)
        way = self._ways.get(kinds)
        if way is None:
            way = self._ways[kinds] = self._way(args)
        result: R = way(*args, **kwargs)
        return result

    def _way(self, args: tuple[Any, ...]) -> Callable[..., Any]:
        """How calls of this kind are answered as long as there is no machine code for them."""
        home = _home_of(args)
        module = wasm.module_for(home, self.source, args)
        if module is None:
            return self._without_module()
        name, board = self.source.__name__, next(place for place, arg in enumerate(args) if _dtype(arg) in _homes)

        def in_module(*args: Any) -> Any:
            started = time.perf_counter()
            answer = wasm.instance_of(module, args[board]).call(name, args)
            self._spent[home] = spent = self._spent.get(home, 0.0) + time.perf_counter() - started
            if spent > self.PATIENCE:
                self._ask(args)
            return answer

        return in_module

    def _without_module(self) -> Callable[..., Any]:
        return self.fast if has_compiler() else self.plain

    def _ask(self, args: tuple[Any, ...]) -> None:
        """Have machine code made for calls like this one, once, where there is a compiler."""
        kinds = _kinds(args)
        if kinds not in self._asked and has_compiler():
            self._asked.add(kinds)
            compile_soon(functools.partial(self._try_to_make, args))

    def make(self, *args: Any) -> None:
        """Have the machine code for calls like this one made, or read from disk; nothing is called."""
        self._compile(args)
        self._ready.add(_kinds(args))

    def _try_to_make(self, args: tuple[Any, ...]) -> None:
        """What the compiler cannot do it tells the next caller, not a thread that nobody hears."""
        try:
            self.make(*args)
        except Exception:
            self._ready.add(_kinds(args))

    def fast(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code; the GIL is released meanwhile."""
        machine = self._machines.get(_home_of(args))
        if machine is None:
            with ahead_of_queue():
                machine = self._compile(args)
        result: R = machine(*args, **kwargs)
        return result

    def _compile(self, args: tuple[Any, ...]) -> Any:
        """Machine code for calls like this one, made or read from disk."""
        home = _home_of(args)
        machine = self._machines.get(home) or self._new_machine(home)
        machine.compile(tuple(map(load_numba().typeof, args)))
        return machine

    def _new_machine(self, home: Any) -> Any:
        numba = load_numba()
        kept = isinstance(home, str)
        with _loading:
            folder = str(code_folder(home, self.source.__module__)) if kept else None
            with _keeping_in(folder, numba.config):
                machine = numba.njit(cache=kept, nogil=True, **UNCOUNTED)(self.source)
            return self._machines.setdefault(home, machine)

    def plain(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the Python source, with records as rows."""
        source: Callable[..., R] = self.source
        return source(*(_as_views(arg) for arg in args), **kwargs)


@contextlib.contextmanager
def _keeping_in(folder: str | None, config: Any) -> Iterator[None]:
    """Numba asks for its folder while it wraps a function; whatever others wrap goes where they want it."""
    before, config.CACHE_DIR = config.CACHE_DIR, folder or config.CACHE_DIR
    try:
        yield
    finally:
        config.CACHE_DIR = before


def has_module(board: Any) -> bool:
    """Is the game with tables of this type played in a module?"""
    return wasm.module_of(_homes.get(board)) is not None


def memory_for(board: Any) -> wasm.Instance | None:
    """Memory for those who work long with one board, where both the game's module and machine code find it."""
    return None if _interpret else wasm.memory_of_its_own(_homes.get(board.dtype), board)


class entry_point(compiled[P, R]):
    """A compiled function that a table calls for one state at a time.

    Nobody's move waits for the compiler: where no module answers, plain Python does until the machine code is there.
    That is asked for as soon as plain answers have cost PLAIN_PATIENCE seconds in all, or Numba is there anyway,
    and is made in the background.
    """

    PLAIN_PATIENCE = 0.3
    plainly = 0.0  # seconds so far
    _together: ClassVar[dict[Any, float]] = {}

    def __init__(self, source: Callable[P, R]) -> None:
        super().__init__(source)
        self._spent = entry_point._together

    def _without_module(self) -> Callable[..., Any]:
        return self._plainly

    def _plainly(self, *args: P.args, **kwargs: P.kwargs) -> R:
        started = time.perf_counter()
        answer = self.plain(*args, **kwargs)
        entry_point.plainly += time.perf_counter() - started
        if _numba is not None or entry_point.plainly > entry_point.PLAIN_PATIENCE:
            self._ask(args)
        return answer


def _kinds(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """What machine code is made for: the game whose records are among the arguments, and what these are."""
    return _home_of(args), *map(type, args)


@functools.cache
def has_compiler() -> bool:
    """Is Numba installed? Playing needs none."""
    return importlib.util.find_spec("numba") is not None


def _home_of(args: tuple[Any, ...]) -> Any:
    """The folder of the game whose records are among some arguments; if it lives outside, the type of its tables."""
    for arg in args:
        dtype = _dtype(arg)
        if dtype in _homes:
            return _homes[dtype] or dtype
    return EVERY_GAME


def _dtype(arg: Any) -> Any:
    return getattr(arg, "dtype", None)


def _as_views(arg: Any) -> Any:
    if isinstance(arg, tuple):
        return type(arg)(*map(_as_views, arg))
    dtype = _dtype(arg)
    return RecordViews(arg) if dtype is not None and dtype.names else arg


# Rules are branches over small records: vectorising them takes a fifth of the compilation and gains nothing.
COMPILING = {"NUMBA_OPT": "2", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}


def load_numba() -> Any:
    """Import Numba, and tell it the rules that it does not know yet."""
    numba = _import_numba()
    with _loading, compiler_lock(numba):
        while _waiting:
            numba.extending.register_jitable(_waiting.pop(0))
        while _on_load:
            _on_load.pop(0)()
    return numba


def _import_numba() -> Any:
    global _numba
    with _importing:
        if _numba is None:
            for name, value in COMPILING.items():
                os.environ.setdefault(name, value)
            import numba
            import numba.extending

            leave_stdout_alone(numba)
            link_rules(numba)
            _numba = numba
    return _numba
