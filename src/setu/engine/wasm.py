"""The games' modules in wasmtime: rules that run at once, where no machine code was made of them.

An instance holds one board, its own memory, and room for what a call brings. Calls from Python give arrays; those that
live in the instance's memory (`Instance.array`) are used where they are, others are copied in and out. An instance is
used by one thread at a time: verbs have one a thread and a board, a search has its own.

All that is asked of wasmtime's private parts is here: `pyproject.toml` keeps to the version tested.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import functools
import math
import os
import sys
import threading
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from setu.engine.board import BoardArray
from setu.engine.code_cache import cache_home
from setu.engine.errors import SetuError, engine_text
from setu.engine.modules import Module, kept_module

PAGE = 65536
ALIGNED = 64
INSTANCES = 16  # boards that a thread keeps ready
SCRATCH = 1 << 14
KEPT = 24  # compiled modules on disk: three versions of four games, usual and guarded
NUMBERS = {"i32": "i4", "i64": "i8", "f64": "f8"}
GUARD_SECONDS, LOOK_SECONDS = 0.08, 0.01  # a guarded call may take so long, and is looked at so often
RECORD_SECONDS, MOVE_SECONDS = 0.12, 0.002  # all calls of a record together, and so much more for each of its moves

_was_split = False  # is this process the child of another?
_making = threading.Lock()  # engines, modules and instances are made under it: a process is not split meanwhile
_thread = threading.local()
_owners: weakref.WeakValueDictionary[int, Instance] = weakref.WeakValueDictionary()


class Stopped(SetuError):
    """The rules could make nothing of a record from outside."""

    def __init__(self) -> None:
        super().__init__(engine_text("record-stopped"))


def is_here() -> bool:
    """Can this computer run modules, and is it wanted? SETU_MODULES=0 leaves all to machine code, for measurements."""
    return os.environ.get("SETU_MODULES") != "0" and _wasmtime() is not None


@functools.cache
def _wasmtime() -> Any:
    try:
        import wasmtime
    except ImportError:
        return None
    return wasmtime


@functools.cache
def _engine() -> Any:
    return _new_engine()


def _new_engine(*, guarded: bool = False) -> Any:
    config = _wasmtime().Config()
    config.parallel_compilation = not _was_split
    if guarded:
        config.epoch_interruption = True
    return _to_the_end(_wasmtime().Engine)(config)


@functools.cache
def _to_the_end(kind: Any) -> Any:
    """A kind of wasmtime's objects that are left to the system when Python itself ends: by then wasmtime's own modules
    may be taken apart already, and a thread may still be at work."""
    is_ending, delete = sys.is_finalizing, kind._delete

    def _delete(self: Any, pointer: Any) -> None:
        if not is_ending():
            delete(self, pointer)

    return type(kind.__name__, (kind,), {"_delete": _delete})


def _compiled(engine: Any, module: Module, *, guarded: bool = False) -> Any:
    """Code for this computer, from last time if there is some."""
    wasmtime, kept = _wasmtime(), _kept_at(module, guarded)
    with contextlib.suppress(OSError, wasmtime.WasmtimeError):
        if kept.exists():
            return wasmtime.Module.deserialize_file(engine, str(kept))
    code = wasmtime.Module(_new_engine(guarded=guarded), module.code()).serialize()
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        part.write_bytes(code)
        part.replace(kept)
        _throw_old_away(kept.parent)
    return wasmtime.Module.deserialize(engine, code)


@functools.cache
def _usual(module: Module) -> Any:
    return _compiled(_engine(), module)


def _throw_old_away(folder: Path) -> None:
    for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        old.unlink()


def _kept_at(module: Module, guarded: bool) -> Path:
    """Kept for one wasmtime and one kind of processor, which wasmtime asks about when it reads."""
    from importlib.metadata import version

    name = f"{module.digest[:16]}-{version('wasmtime')}{'-guarded' if guarded else ''}.cwasm"
    return cache_home() / "code-wasm" / name


class Instance:
    """A module with a board and a memory of its own."""

    def __init__(self, module: Module, board: BoardArray, guard: Guard | None = None) -> None:
        wasmtime = _wasmtime()
        with _making:
            self.store = _to_the_end(wasmtime.Store)(guard.engine if guard else _engine())
            if guard:
                self.store.set_epoch_deadline(1)
            made = wasmtime.Instance(self.store, guard.compiled(module) if guard else _usual(module), [])
        self._exports = made.exports(self.store)
        self._memory = self._exports["memory"]
        self._base = ctypes.addressof(self._memory.data_ptr(self.store).contents)
        self._free = int(self._exports["__heap_base"].value(self.store))
        self._size = self._owned = 0
        self._functions: dict[str, _Function] = {}
        self.module, self.guard, self.is_broken = module, guard, False
        self.board_at = self._place(board.nbytes)
        self._bytes[self.board_at : self.board_at + board.nbytes] = board.view(np.uint8)
        self.board = self._bytes[self.board_at : self._free].view(board.dtype)  # it leads to this instance
        self.board.flags.writeable = False
        _owners[id(self.board)] = self
        self._room_at, self._room_end = self._place(SCRATCH), self._free
        self._top = self._room_at
        self._copied: list[tuple[int, int, int]] = []

    def array(self, shape: int | tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
        """An array of zeros in this memory, for as long as anybody holds it."""
        kind, count = np.dtype(dtype), math.prod(shape) if isinstance(shape, tuple) else shape
        at, self._owned = self._place(count * kind.itemsize), self._free
        return self._bytes[at : at + count * kind.itemsize].view(kind).reshape(shape)

    def call(self, name: str, arguments: tuple[Any, ...]) -> Any:
        """What a function says; arrays are filled as it fills them."""
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = _Function(self, name)
        return function(arguments)

    def bring(self, array: np.ndarray[Any, Any], kind: str, back: list[Any]) -> int:
        """Where an array stands in this memory: its own place, or that of a copy, which goes back after the call."""
        address = array.ctypes.data
        if 0 <= address - self._base < self._owned:
            return address - self._base
        for begin, end, place in self._copied:  # a view of what was brought already
            if begin <= address < end:
                return place + address - begin
        given = array.view(np.uint8) if array.dtype.names else array
        wanted = given.dtype if array.dtype.names else np.dtype(kind.partition("[")[0])
        at, size = self._top, given.size * wanted.itemsize
        if at + size > self._room_end:
            self._room_at = at = self._place(max(size, 2 * (self._room_end - self._room_at)))
            self._room_end = self._free
        self._top = at + -(-size // ALIGNED) * ALIGNED
        if given.flags.c_contiguous and wanted.itemsize == given.itemsize:
            self._copied.append((address, address + size, at))
        copy = self._bytes[at : at + size].view(wanted).reshape(given.shape)
        copy[...] = given
        if given.flags.writeable:
            back.append((given, copy))
        return at

    def begin(self) -> None:
        """A call begins: what the last one brought is gone."""
        self._top = self._room_at
        self._copied.clear()

    def _place(self, size: int) -> int:
        """Room at the end of the memory, for good."""
        at = -(-self._free // ALIGNED) * ALIGNED
        self._free = at + size
        if self._free > self._size:
            self._grow()
        return at

    def _grow(self) -> None:
        missing = self._free - self._memory.data_len(self.store)
        if missing > 0:
            self._memory.grow(self.store, -(-missing // PAGE))
        self._size = self._memory.data_len(self.store)
        if ctypes.addressof(self._memory.data_ptr(self.store).contents) != self._base:
            raise RuntimeError("wasmtime has moved a memory that it had reserved room for")
        # A view that outlived its store would read freed memory: it keeps the store alive.
        whole: Any = (ctypes.c_ubyte * self._size).from_address(self._base)
        whole.store = self.store
        self._bytes = np.frombuffer(whole, np.uint8)


class _Function:
    """One function of an instance, its arguments as wasmtime's unchecked call takes them, laid out once.

    wasmtime's own `Func.__call__` asks for types and converts every value: 17 us instead of 1.
    """

    def __init__(self, instance: Instance, name: str) -> None:
        from wasmtime import _bindings, _ffi

        told, function = instance.module.functions[name], instance._exports[name]
        self._instance, self._takes, self._gives = instance, tuple(told["takes"]), told["gives"]
        count = len(function.type(instance.store).params)
        self._wide = ctypes.sizeof(_ffi.wasmtime_val_raw_t) // 8
        self._longs = (ctypes.c_int64 * (self._wide * max(1, count)))()
        at = ctypes.addressof(self._longs)
        self._words = (ctypes.c_int32 * (2 * len(self._longs))).from_address(at)
        self._doubles = (ctypes.c_double * len(self._longs)).from_address(at)
        self._trap = ctypes.POINTER(_ffi.wasm_trap_t)()
        raw = ctypes.cast(self._longs, ctypes.POINTER(_ffi.wasmtime_val_raw_t))
        context = instance.store._context()
        self._given = (context, ctypes.byref(function._func), raw, count, ctypes.byref(self._trap))
        self._call, self._function = _bindings._wasmtime_func_call_unchecked, function

    def __call__(self, arguments: tuple[Any, ...]) -> Any:
        back: list[Any] = []
        self._instance.begin()
        self._lay(self._takes, arguments, back, 0)
        guard = self._instance.guard
        if guard is None:
            failed = self._call(*self._given)
        else:
            with guard.watching(self._instance.store):
                failed = self._call(*self._given)
        if failed or self._trap:
            self._give_up(failed)
        for array, copy in back:
            array[...] = copy
        if self._gives == "None":
            return None
        return bool(self._words[0]) if self._gives == "bool" else self._words[0]

    def _lay(self, takes: Any, arguments: Any, back: list[Any], at: int) -> int:
        """Put arguments in their places, from parameter `at` on."""
        wide, words, instance = self._wide, self._words, self._instance
        for kind, value in zip(takes, arguments, strict=True):
            if kind == "i32":
                words[2 * wide * at] = value
            elif kind == "board":
                words[2 * wide * at] = instance.board_at
            elif kind == "state":
                words[2 * wide * at] = instance.bring(value, kind, back)
            elif kind == "i64":
                self._longs[wide * at] = value
            elif kind == "f64":
                self._doubles[wide * at] = value
            elif isinstance(kind, dict):
                at = self._lay(next(iter(kind.values())), value, back, at) - 1
            else:
                words[2 * wide * at] = instance.bring(value, kind, back)
                for length in value.shape:
                    at += 1
                    words[2 * wide * at] = length
            at += 1
        return at

    def _give_up(self, failed: Any) -> None:
        """After a trap the stack pointer is not wound back: this instance is never called again."""
        wasmtime, self._instance.is_broken = _wasmtime(), True
        if self._trap:
            from wasmtime import _ffi

            pointer = ctypes.POINTER(_ffi.wasm_trap_t)
            told = wasmtime.Trap._from_ptr(pointer.from_buffer_copy(self._trap))
            ctypes.memset(ctypes.addressof(self._trap), 0, ctypes.sizeof(self._trap))
        else:
            told = wasmtime.WasmtimeError._from_ptr(failed)
        raise Stopped from told


# ---- records from outside


class Guard:
    """An engine of its own, in which calls that take too long, each or together, are stopped, and its instances."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds  # for all calls together
        self.engine = _new_engine(guarded=True)
        self._modules: dict[Module, Any] = {}
        self._instances: dict[int, tuple[BoardArray, Instance]] = {}
        self._clock = _clock_of(threading.get_ident())
        self._began: float | None = None  # the call in hand
        self._changing = threading.Lock()  # held while a call begins, ends or is stopped: none pays for the one before
        self._over = threading.Event()
        self._watch = threading.Thread(target=self._look, name="setu-guard", daemon=True)

    def compiled(self, module: Module) -> Any:
        if module not in self._modules:
            self._modules[module] = _compiled(self.engine, module, guarded=True)
        return self._modules[module]

    def instance(self, module: Module, board: BoardArray) -> Instance:
        """One for each board; after a trap a new one."""
        found = self._instances.get(id(board))
        if found is None or found[1].is_broken:
            found = self._instances[id(board)] = (board, Instance(module, board, self))
        return found[1]

    @contextlib.contextmanager
    def watching(self, store: Any) -> Iterator[None]:
        """While a call runs its time is looked at."""
        if self._left <= 0:
            raise Stopped
        if self._watch.ident is None:
            self._watch.start()
        with self._changing:
            store.set_epoch_deadline(1)
            self._began = began = self._clock()
        try:
            yield
        finally:
            with self._changing:
                self._left -= self._clock() - began
                self._began = None

    def _look(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            with self._changing:
                if self._began is not None and self._clock() > self._began + min(GUARD_SECONDS, self._left):
                    self.engine.increment_epoch()

    def close(self) -> None:
        self._over.set()
        if self._watch.ident is not None:
            self._watch.join()


def _clock_of(thread: int) -> Callable[[], float]:
    """What a thread has computed so far, in seconds: one that was kept waiting is not stopped for it.

    Where the system does not tell that of another thread (macOS, Windows), the time of day must do.
    """
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return functools.partial(time.clock_gettime, time.pthread_getcpuclockid(thread))


@contextlib.contextmanager
def guarded(moves: int = 0) -> Iterator[None]:
    """For the length of a `with` block rules run apart: for a record from outside, with which they may do anything.

    It is stopped soon if it never ends, or asks too much for so many moves, and can spoil nothing: `Stopped` has a
    sentence for whoever brought it.
    """
    before = getattr(_thread, "guard", None)
    if before is not None or not is_here():
        yield
        return
    guard = _thread.guard = Guard(RECORD_SECONDS + MOVE_SECONDS * moves)
    try:
        yield
    finally:
        _thread.guard = None
        guard.close()


def is_guarded() -> bool:
    return getattr(_thread, "guard", None) is not None


# ---- which instance answers


def module_for(home: Any, source: Callable[..., Any], arguments: tuple[Any, ...]) -> Module | None:
    """The module that can answer such a call, if there is one."""
    module = module_of(home)
    told = module.functions.get(source.__name__) if module else None
    if module is None or told is None or told["of"] != source.__module__:
        return None
    return module if _fits(told["takes"], arguments) else None


def _fits(takes: list[Any], arguments: tuple[Any, ...]) -> bool:
    """Are these the kinds of arguments that the function was lowered for?"""
    for kind, value in zip(takes, arguments, strict=True):
        if isinstance(kind, dict) and type(value).__name__ not in kind:
            return False
        if isinstance(kind, str) and (kind not in NUMBERS) != isinstance(value, np.ndarray):
            return False
    return True


def instance_of(module: Module, board: BoardArray) -> Instance:
    """The instance whose own board this is, or this thread's for it."""
    owner = _owners.get(id(board))
    if owner is not None and owner.board is board:
        return owner
    guard: Guard | None = getattr(_thread, "guard", None)
    if guard is not None:
        return guard.instance(module, board)
    kept: OrderedDict[int, tuple[BoardArray, Instance]] | None = getattr(_thread, "instances", None)
    if kept is None:
        kept = _thread.instances = OrderedDict()
    found = kept.get(id(board))
    if found is None or found[1].is_broken:
        found = kept[id(board)] = (board, Instance(module, board))
        if len(kept) > INSTANCES:
            kept.popitem(last=False)
    return found[1]


def memory_of_its_own(home: Any, board: BoardArray) -> Instance | None:
    """An instance in whose memory arrays can live; None where a game has no module."""
    module = module_of(home)
    return Instance(module, board) if module else None


def module_of(home: Any) -> Module | None:
    """The module of a game that lives in this folder of the package, if it has one and this computer can run it."""
    own = isinstance(home, str) and home.startswith("games/") and is_here()
    return kept_module(home.removeprefix("games/")) if own else None


@atexit.register
def _let_go() -> None:
    """Before Python takes wasmtime's own modules apart."""
    getattr(_thread, "instances", {}).clear()
    _usual.cache_clear()
    _engine.cache_clear()


def _before_fork() -> None:
    _making.acquire()


def _after_fork() -> None:
    _making.release()


def _in_the_child() -> None:
    """The threads that compile side by side do not come along."""
    global _was_split
    _was_split = True
    _after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before_fork, after_in_parent=_after_fork, after_in_child=_in_the_child)
