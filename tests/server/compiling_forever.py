"""The server as it is, with a compiler that never comes to an end: `python compiling_forever.py serve …`."""

from __future__ import annotations

import threading

from setu.cli import main
from setu.engine.rule import load_numba


def compile_forever() -> None:
    with load_numba().core.compiler_lock.global_compiler_lock:
        at_work.set()
        threading.Event().wait()


if __name__ == "__main__":
    at_work = threading.Event()
    threading.Thread(target=compile_forever, daemon=True).start()
    at_work.wait()
    main()
