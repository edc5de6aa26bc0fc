"""The first seconds: nobody's call waits for the compiler, and its code is taken when it is there."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from setu.engine.rule import load_numba

# The compiler's own lock is held by a thread of the test: whoever wants machine code waits, and nobody else.
HELD = """
import os, sys, threading
from pathlib import Path
from numba.core.compiler_lock import global_compiler_lock
import setu
from setu.engine import wasm
from setu.engine.rule import entry_point

entry_point.PATIENCE = 0.0  # machine code is wanted from the first call on, however quick modules are
held, release = threading.Event(), threading.Event()

def hold():
    with global_compiler_lock:
        held.set()
        release.wait()

def maker():
    return next((thread for thread in threading.enumerate() if thread.name == "setu-maker"), None)

def kept():
    return sorted(Path(os.environ["SETU_CACHE_DIR"]).rglob("*.nbi"))

threading.Thread(target=hold, daemon=True).start()
held.wait()
table = setu.Table(sys.argv[1], seed=1)
rounds = 0
while rounds < 2:
    rounds += maker() is not None  # by now machine code is wanted: once more, for every entry_point
    moves = table.moves()
    table.explain(moves[0])
    table.view(0)
    table.play(moves[0])
assert kept() == [] and maker().is_alive()
print("answered meanwhile")
"""

RELEASED = """
release.set()
maker().join()
assert kept() != []
wasm.instance_of = None  # only machine code can answer
table.play(table.moves()[0])
table.view(0)
print("machine code is taken")
"""

WANTED = """
import numpy as np
from setu.engine import entry_points
table.resign(0)
places = np.zeros((2, 2), np.int64)
wants = threading.Thread(target=lambda: entry_points.outcome.fast(table.board, table._state, places))
wants.start()
table.view(0)
assert places.sum() == 0
release.set()
wants.join()
assert sorted(places[:, 0]) == [1, 2]
print("who wants machine code waits for it")
"""

LEAVING = """
import threading
import numba.core.event
import setu
from setu.engine.rule import entry_point

begun = threading.Event()

class Watch(numba.core.event.Listener):
    def on_start(self, event):
        begun.set()
    def on_end(self, event):
        pass

numba.core.event.register("numba:compile", Watch())
entry_point.PATIENCE = -1.0  # machine code is wanted at once
setu.Table("quarry", seed=1)
begun.wait()
print("leaves in the middle of a compilation")
"""

FORKING = """
import os, threading
from setu.engine.compile_queue import compile_soon

begun, release, made = threading.Event(), threading.Event(), []
compile_soon(lambda: (begun.set(), release.wait(), made.append("whole")))
begun.wait()
threading.Thread(target=release.set).start()
child = os.fork()
assert made == ["whole"]
again = threading.Event()
compile_soon(again.set)
again.wait()
if child == 0:
    os._exit(0)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print("both go on")
"""


def run(code, cache, *words):
    clean = {name: value for name, value in os.environ.items() if not name.startswith("SETU_")}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**clean, "SETU_CACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_table_answers_while_the_compiler_is_busy_and_takes_its_code_when_it_is_there(tmp_path):
    assert run(HELD + RELEASED, tmp_path, "quarry") == ["answered meanwhile", "machine code is taken"]


@pytest.mark.parametrize("game", ["ramas-bridge", "river-dragons", "sangram"])
def test_no_game_waits_for_the_compiler_nor_does_its_end(tmp_path, game):
    assert run(HELD, tmp_path, game) == ["answered meanwhile"]


def test_who_wants_machine_code_waits_for_it(tmp_path):
    assert run(HELD + WANTED, tmp_path, "quarry")[1:] == ["who wants machine code waits for it"]


def test_a_process_may_end_in_the_middle_of_a_compilation(tmp_path):
    assert run(LEAVING, tmp_path) == ["leaves in the middle of a compilation"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are split here")
def test_a_process_is_split_in_two_only_when_nothing_is_being_made(tmp_path):
    assert run(FORKING, tmp_path) == ["both go on"]


def test_the_maker_leaves_the_standard_output_alone(monkeypatch):
    """Numba speaks to itself in errors; while it colours one, another thread may turn the output elsewhere."""
    own = io.StringIO()

    class Meanwhile(str):
        def encode(self, *how):
            monkeypatch.setattr(sys, "stdout", own)
            return super().encode(*how)

    load_numba().core.errors.termcolor().errmsg(Meanwhile("no such thing"))
    assert sys.stdout is own
