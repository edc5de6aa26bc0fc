"""Rules in WebAssembly: at once, the same to the byte, in any thread, after a fork, and apart for what is not ours."""

from __future__ import annotations

import gc
import itertools
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import wasmtime

from corrupt import corrupt_states
from extent import tried
from setu import Table
from setu.bots import choose
from setu.bots.bot import SearchTree
from setu.engine import entry_points, wasm
from setu.engine.contract import VERBS
from setu.engine.game import games
from setu.engine.modules import Module, kept_module, sources_digest
from setu.engine.page_rules import rules_of_refusals
from setu.engine.rng import KEY_WORDS, new_rng
from setu.engine.rule import interpreting
from setu.engine.simulate import random_games

GAMES = tuple(games())


def module_of(game: str) -> Module:
    found = kept_module(games()[game].package.rpartition(".")[2])
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_module_has_every_verb_of_the_contract_the_search_random_games_and_what_refusals_ask(game):
    verbs = {"remarks" if verb == "remark" else verb for verb in VERBS}
    asked = {rule.__name__ for rule in rules_of_refusals(games()[game].words)}
    assert verbs | asked | {"search_some", "play_games"} == set(module_of(game).functions)


@pytest.mark.parametrize("game", GAMES)
def test_a_module_asks_nothing_of_its_host(game):
    assert wasmtime.Module(wasmtime.Engine(), module_of(game).code()).imports == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_played_in_the_module_is_the_one_played_interpreted(game):
    def played():
        table = Table(game, seed=5)
        for number in range(12):
            if not table.over:
                numbers = table.move_numbers()
                table.play(int(numbers[number * 7 % len(numbers)]))
        return table._state.tobytes(), table.log, table.estimate(), table.features(0).tobytes()

    found = played()
    with interpreting():
        assert played() == found


def test_arrays_are_filled_whatever_their_numbers_and_those_read_only_stay():
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.resign(0)
    wide, narrow = np.zeros((2, 2), np.int64), np.zeros((2, 2), np.int32)
    entry_points.outcome(table.board, table._state, wide)
    entry_points.outcome(table.board, table._state, narrow)
    assert wide.tolist() == narrow.tolist()
    assert sorted(wide[:, 0]) == [1, 2]
    state = table.state_at(1)
    state.flags.writeable = False
    assert entry_points.pending(table.board, state) == 0


def test_a_search_grows_the_same_tree_in_a_memory_of_its_own_and_in_the_threads_own():
    observation = Table("sangram", 3, seed=4).observation()
    own, copied = SearchTree(observation), SearchTree(observation)
    assert own.memory is not None
    copied.board = observation.board  # so its arrays, which live elsewhere, are copied in and out
    for tree in (own, copied):
        tree.search(observation, new_rng(2), 40, None)
    for name in ("nodes", "edges", "counts"):
        assert getattr(own, name).tobytes() == getattr(copied, name).tobytes()
    assert own.counts[0] > 0


def test_a_view_outlives_everything_but_its_memory():
    observation = Table("quarry", seed=1).observation()
    tree = SearchTree(observation)
    tree.search(observation, new_rng(1), 5, None)
    edges, before = tree.edges, tree.edges.tobytes()
    del tree
    gc.collect()
    assert edges.tobytes() == before


def test_threads_think_side_by_side():
    observations = [Table("river-dragons", 3, seed=seed).observation() for seed in range(4)]

    def chosen(observation):
        return choose("search:6", observation, new_rng(1))

    alone = [chosen(observation) for observation in observations]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(chosen, observations)) == alone


SPLIT = """
import os
from setu import Table
from setu.bots import choose
from setu.engine.rng import KEY_WORDS, new_rng

def chosen(game):
    return choose("search:5", Table(game, seed=1).observation(), new_rng(1))

first, (read, write) = chosen("sangram"), os.pipe()
child = os.fork()
if child == 0:
    os.write(write, f"{chosen('sangram')} {chosen('quarry')}".encode())
    os._exit(0)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
assert os.read(read, 99).decode() == f"{first} {chosen('quarry')}"
assert chosen("sangram") == first
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are split here")
def test_both_halves_of_a_split_process_play_on_what_is_compiled_and_what_is_not(tmp_path):
    environment = {**os.environ, "SETU_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SPLIT], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_random_games_in_the_module_are_those_played_interpreted():
    found = random_games("quarry", 2, seed=3, threads=1)
    with interpreting():
        plain = random_games("quarry", 2, seed=3, threads=1)
    assert (found.states.tobytes(), found.moves.tolist()) == (plain.states.tobytes(), plain.moves.tolist())


def test_code_that_was_kept_badly_is_made_again(tmp_path, monkeypatch):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    module = module_of("quarry")
    wasm._compiled(wasm._engine(), module)
    (kept,) = (tmp_path / "code-wasm").iterdir()
    kept.write_bytes(b"not what was kept")
    wasm._compiled(wasm._engine(), module)
    assert len(kept.read_bytes()) > 1000


def test_a_module_whose_sources_changed_is_as_good_as_none(monkeypatch):
    monkeypatch.setattr("setu.engine.modules.sources_digest", lambda files: sources_digest([*files, "none"]))
    assert kept_module.__wrapped__("quarry") is not None  # only a comment may have changed
    monkeypatch.setattr("setu.engine.lowered.lowered_digest", lambda package, functions: "another")
    assert kept_module.__wrapped__("quarry") is None
    assert kept_module.__wrapped__("no-such-game") is None


LATE = """
import os
from setu import Table
from setu.bots.bot import SearchTree
os.kept = SearchTree(Table("quarry", seed=1).observation())  # a module that is taken apart later than wasmtime
"""


def test_python_ends_quietly_whatever_is_still_held():
    done = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# ---- records from outside

ENDLESS = """(module (memory (export "memory") 1) (global (export "__heap_base") i32 (i32.const 1024))
  (func (export "play") (param i32 i32) (loop (br 0)))
  (func (export "hide") (param i32 i32) unreachable)
  (func (export "conserved") (param i32 i32) (result i32) (local i32)
    (loop (local.set 2 (i32.add (local.get 2) (i32.const 1))) (br_if 0 (i32.lt_u (local.get 2) (i32.const 3000000))))
    (i32.const 1))
  (func (export "pending") (param i32 i32) (result i32) (i32.const 5)))"""


@pytest.fixture
def bad(tmp_path: Path) -> Module:
    path = tmp_path / "bad.wasm"
    path.write_bytes(wasmtime.wat2wasm(ENDLESS))
    takes = ["board", "state"]
    gives = {"play": "None", "hide": "None", "pending": "int", "conserved": "bool"}
    functions = {name: {"of": "", "takes": takes, "gives": what} for name, what in gives.items()}
    return Module(path, "bad-of-the-test", functions)


def test_a_call_that_never_ends_is_stopped_and_the_next_is_right(bad, monkeypatch, tmp_path):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    table = Table("quarry", seed=1)
    arguments = (table.board, table._state)
    with wasm.guarded():
        first = wasm.instance_of(bad, table.board)
        for name in ("play", "hide"):
            broken = wasm.instance_of(bad, table.board)
            with pytest.raises(wasm.Stopped):
                broken.call(name, arguments)
            assert broken.is_broken
        assert wasm.instance_of(bad, table.board) is not first
        assert wasm.instance_of(bad, table.board).call("pending", arguments) == 5
    assert not wasm.is_guarded()
    assert table.moves()


def test_an_endless_call_is_stopped_where_no_thread_can_tell_what_another_has_computed(bad, monkeypatch, tmp_path):
    """As on macOS and Windows."""
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    monkeypatch.delattr("time.pthread_getcpuclockid", raising=False)
    table = Table("quarry", seed=1)
    with wasm.guarded(), pytest.raises(wasm.Stopped):
        wasm.instance_of(bad, table.board).call("play", (table.board, table._state))


def test_an_endless_call_has_computed_for_a_tenth_of_a_second_at_most(bad, monkeypatch, tmp_path):
    """By what its thread has computed, in one of several tries: a busy machine may keep the guard itself waiting."""
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    table, spent = Table("quarry", seed=1), []
    for _ in range(20):
        with wasm.guarded():
            endless = wasm.instance_of(bad, table.board)
            began = time.thread_time()
            with pytest.raises(wasm.Stopped):
                endless.call("play", (table.board, table._state))
            spent.append(time.thread_time() - began)
            assert wasm.instance_of(bad, table.board) is not endless
            assert wasm.instance_of(bad, table.board).call("pending", (table.board, table._state)) == 5
        if spent[-1] <= 0.1:
            break
    assert min(spent) <= 0.1


def calls_until_stopped(bad, table, most, **how):
    """How many calls, each of them quick, a record may ask for."""
    with wasm.guarded(**how):
        for made in range(most):
            try:
                wasm.instance_of(bad, table.board).call("pending", (table.board, table._state))
            except wasm.Stopped:
                return made
    return most


def test_what_a_record_asks_in_all_is_limited_by_its_length(bad, monkeypatch, tmp_path):
    """A call takes ten milliseconds of this clock, and is never stopped for itself."""
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    table, reads = Table("quarry", seed=1), itertools.count()
    monkeypatch.setattr(wasm, "_clock_of", lambda thread: lambda: 0.01 * next(reads))
    short = calls_until_stopped(bad, table, 1000)
    long = calls_until_stopped(bad, table, 1000, moves=100)
    assert 5 < short < long < 1000
    assert table.moves()


class Slowly:
    """An engine whose guard takes its time between finding a call late and stopping it."""

    def __init__(self, engine):
        self.engine, self.has_found = engine, threading.Event()

    def increment_epoch(self):
        self.has_found.set()
        time.sleep(0.001)
        self.engine.increment_epoch()


def test_no_call_is_stopped_for_the_one_before(bad, monkeypatch, tmp_path):
    """The first of two is found late, and ends before that is acted on; the second takes some milliseconds."""
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    table, now = Table("quarry", seed=1), [0.0]
    monkeypatch.setattr(wasm, "_clock_of", lambda thread: lambda: now[0])
    with wasm.guarded():
        instance = wasm.instance_of(bad, table.board)
        guard = instance.guard
        guard.engine = slow = Slowly(guard.engine)
        for _ in range(10):
            slow.has_found.clear()
            with guard.watching(instance.store):
                now[0] = 1.0
                slow.has_found.wait()
                now[0] = 0.0
            assert wasm.instance_of(bad, table.board).call("conserved", (table.board, table._state))


def test_what_is_guarded_has_instances_of_its_own():
    table = Table("quarry", seed=1)
    module = module_of("quarry")
    usual = wasm.instance_of(module, table.board)
    with wasm.guarded():
        assert wasm.instance_of(module, table.board) is not usual
        assert Table("quarry", seed=1)._state.tobytes() == table._state.tobytes()
    assert wasm.instance_of(module, table.board) is usual


def every_verb(board, state, most_moves, numbers):
    """What all verbs make of a state, each of a copy of its own; None for one that was stopped."""
    listed, chances = np.zeros(most_moves, np.int32), np.zeros(8)
    asked = {
        "pending": (),
        "moves": (0, listed),
        "why_not": (0, numbers // 2),
        "play": (0, numbers // 3),
        "resign": (0,),
        "hide": (0,),
        "determinize": (0, np.arange(KEY_WORDS, dtype=np.uint32)),
        "reopen": (0,),
        "estimate": (chances,),
        "evaluate": (chances,),
        "features": (0, np.zeros(2000, np.float32)),
        "outcome": (np.zeros((8, 2), np.int32),),
        "conserved": (),
    }
    told = {}
    for verb, rest in asked.items():
        copy = state.copy()
        try:
            answer = getattr(entry_points, verb)(board, copy, *rest)
            told[verb] = (answer, copy.tobytes(), listed.tobytes(), chances.tobytes())
        except wasm.Stopped:
            told[verb] = None
    return told


def test_states_of_any_bytes_are_answered_or_stopped_and_nothing_else_is_disturbed():
    stopped = set()
    for game in GAMES:
        table = Table(game, seed=3)
        sizes = (table.configured.most_moves, table.configured.move_numbers)
        honest = every_verb(table.board, table.state_at(0), *sizes)
        assert all(honest.values())
        for board, state in corrupt_states(game, tried(1000, gate=24)):
            before = state.tobytes()
            with wasm.guarded():
                told = every_verb(board, state, *sizes)
            assert state.tobytes() == before
            stopped |= {(game, verb) for verb, answer in told.items() if answer is None}
        assert every_verb(table.board, table.state_at(0), *sizes) == honest
        with wasm.guarded():
            assert every_verb(table.board, table.state_at(0), *sizes) == honest
    assert {"ramas-bridge", "river-dragons"} <= {game for game, _ in stopped}


def test_a_guard_is_one_threads_alone():
    told = []
    with wasm.guarded():
        other = threading.Thread(target=lambda: told.append(wasm.is_guarded()))
        other.start()
        other.join()
        assert (told, wasm.is_guarded()) == ([False], True)
