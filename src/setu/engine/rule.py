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
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from setu.engine.row import Rows

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []
_on_load: list[Callable[[], None]] = []
_foreign: set[Any] = set()
_numba: Any = None
_loading = threading.RLock()


def rule(function: F) -> F:
    """Mark a function as part of the rules: readable by Numba, callable from Python."""
    if _numba is None:
        _waiting.append(function)
    else:
        _numba.extending.register_jitable(function)
    return function


def never_keep(tables: Any) -> None:
    """Rules that live outside this package may change unseen: code for their tables stays off the disk."""
    _foreign.add(tables)


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
        self._machines: dict[bool, Callable[P, R]] = {}
        functools.update_wrapper(self, source)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if _interpret:
            return self.plain(*args, **kwargs)
        return self.fast(*args, **kwargs)

    def fast(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code; the GIL is released meanwhile."""
        keep = not _foreign or not any(getattr(arg, "dtype", None) in _foreign for arg in args)
        if keep not in self._machines:
            with _loading:
                self._machines[keep] = load_numba().njit(cache=keep, nogil=True)(self.source)
        return self._machines[keep](*args, **kwargs)

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
        if _ready is not None and getattr(args[0], "dtype", None) not in _ready:
            return self.plain(*args, **kwargs)
        if _numba is not None or door.spent > door.PATIENCE or _interpret:
            return super().__call__(*args, **kwargs)
        started = time.perf_counter()
        answer = self.plain(*args, **kwargs)
        door.spent += time.perf_counter() - started
        return answer


def _as_rows(arg: Any) -> Any:
    dtype = getattr(arg, "dtype", None)
    return Rows(arg) if dtype is not None and dtype.names else arg


def load_numba() -> Any:
    """Import Numba, point its cache at a folder that dies with the sources, tell it the rules."""
    global _numba
    with _loading:
        if _numba is None:
            import numba
            import numba.extending

            numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
            _numba = numba
            for function in _waiting:
                numba.extending.register_jitable(function)
            _waiting.clear()
            for prepare in _on_load:
                prepare()
            _on_load.clear()
    return _numba


# Numba keys its cache by the calling function's own file: a change in a callee or in a data
# file would go unseen. A folder named by a digest of all sources cannot be stale.

KEPT_CACHES = 3


def sources_digest() -> str:
    """A digest of every source and data file that compiled code may depend on."""
    package = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(package.rglob("*")):
        compiled_from = path.relative_to(package).parts[0] in {"engine", "games", "bots", "lab", "envs"}
        if compiled_from and path.suffix in {".py", ".json", ".toml"} and path.is_file():
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where machine code may be kept: never inside the install, which may be read-only."""
    chosen = os.environ.get("SETU_CACHE_DIR")
    if chosen:
        return Path(chosen)
    for home in (os.environ.get("XDG_CACHE_HOME"), os.path.expanduser("~/.cache")):
        if home and os.path.isabs(home):
            folder = Path(home) / "setu"
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError:
                continue
            if os.access(folder, os.W_OK):
                return folder
    return Path(tempfile.gettempdir()) / f"setu-cache-{os.getuid() if hasattr(os, 'getuid') else 0}"


@functools.cache
def cache_folder() -> Path:
    """This version's cache folder; the oldest of earlier versions are thrown away."""
    home = cache_home()
    folder = home / f"code-{sources_digest()}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    versions = sorted(home.glob("code-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in versions[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder
