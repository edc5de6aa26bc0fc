"""All that the package asks of Numba's private parts, and of no other module: `pyproject.toml` keeps to the versions
tested. `make wasm` asks more, once and not where anybody plays (`tools/wasm/lower.py`); a test looks for both.

Rules are linked, not finished: only what Python calls becomes machine code.

Numba makes every function that it meets ready to be called on its own: optimised with all that it reaches, and
emitted. A rule is only called from other compiled code, so for rules that is half of the work, thrown away. Here a
rule is linked with the rules that it calls and nothing more; the loop that Python calls is optimised as a whole.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

# Rules allocate nothing, so no references need counting: a search is up to 1.7 times as quick without.
UNCOUNTED = {"_nrt": False}

_rules: set[Callable[..., Any]] = set()
_compiling: list[Any] = []  # from the loop to the function in hand; Numba compiles under one lock
_watchers: list[Callable[[Any], None]] = []


def link_only(function: Callable[..., Any]) -> None:
    """Take a function for a rule: as a part of other code it is never made callable from Python."""
    _rules.add(function)


def compiler_lock(numba: Any) -> Any:
    """The one lock under which Numba compiles."""
    return numba.core.compiler_lock.global_compiler_lock


def leave_stdout_alone(numba: Any) -> None:
    """Numba makes errors while it compiles, and where colorama is installed it swaps `sys.stdout` to colour them.

    In the maker's thread that would undo what another thread has just put there.
    """
    numba.core.errors.ColorShell = contextlib.nullcontext


def trailing_zeros(numba: Any, builder: Any, word: Any) -> Any:
    """The processor's own instruction; what it says of 0 does not matter."""
    return builder.cttz(word, numba.core.cgutils.true_bit)


@contextlib.contextmanager
def all_in_one() -> Iterator[None]:
    """For the length of a `with` block all rules are linked, however they are reached (`make wasm`)."""
    _compiling.append(None)
    try:
        yield
    finally:
        _compiling.pop()


@contextlib.contextmanager
def watching(watcher: Callable[[Any], None]) -> Iterator[None]:
    """Be told of every function that is compiled meanwhile."""
    _watchers.append(watcher)
    try:
        yield
    finally:
        _watchers.remove(watcher)


def linked(library: Any) -> Any:
    """The module of a library with all that it reaches, before any optimisation."""
    if not library._finalized:
        _link(library)
    return library._final_module


def link_rules(numba: Any) -> None:
    """Make Numba, once it is loaded, link rules instead of finishing them."""
    context_class: Any = numba.core.cpu.CPUContext

    class Watch(numba.core.event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            _compiling.append(event.data["dispatcher"].py_func)
            for watcher in _watchers:
                watcher(_compiling[-1])

        def on_end(self, event: Any) -> None:
            _compiling.pop()

    numba.core.event.register("numba:compile", Watch())
    finish = context_class.get_executable

    def link_or_finish(context: Any, library: Any, description: Any, environment: Any) -> Any:
        if len(_compiling) < 2 or _compiling[-1] not in _rules:
            return finish(context, library, description, environment)
        _link(library)
        name = description.qualname.split(".")[-1]
        return numba._dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))

    context_class.get_executable = link_or_finish


def _link(library: Any) -> None:
    """What Numba does to finish a library, up to the point where its code is optimised and emitted."""
    for callee in dict.fromkeys(library._linking_libraries):
        library._reload_init.update(callee._reload_init)
        library._final_module.link_in(callee._get_module_for_linking(), preserve=True)
    library._final_module.verify()
    library._finalize_dynamic_globals()
    library._finalized = True
