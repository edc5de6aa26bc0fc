"""Whose turn it is to think: nobody's bots wait long for another's, however many there are."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from setu import Table
from setu.bots.bot import SearchTree
from setu.engine.rng import key_from_seed
from setu.server.live import bot_runner
from setu.server.live.bot_runner import FULL_S, LEAST_S, SHARED_S, Asker, BotRunner
from setu.server.live.explanations import explained, open_sight
from setu.server.live.hints import MOST_S, think_of


@pytest.fixture
def one():
    """A runner with one thread."""
    runner = BotRunner(1)
    yield runner
    runner.close()


def in_order(runner, *asked):
    """In which order those who ask at the same time are served; the first waits until all have asked."""
    order, all_there = [], threading.Event()

    def think(name):
        all_there.wait()
        order.append(name)

    async def ask_all():
        tasks = [asyncio.ensure_future(runner.run_for(asker, think, name)) for asker, name in asked]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        all_there.set()
        await asyncio.gather(*tasks)

    asyncio.run(ask_all())
    return order


def test_a_strangers_bot_waits_for_one_of_a_hundred_and_twenty(one):
    crowd = [(Asker("crowd", f"table {number // 6}"), number) for number in range(120)]
    order = in_order(one, *crowd, (Asker("stranger", "theirs"), "stranger"))
    assert order.index("stranger") == 1


def test_tables_of_one_address_take_turns(one):
    asked = [(Asker("house", "first"), f"first {number}") for number in range(3)]
    order = in_order(one, *asked, (Asker("house", "second"), "second"))
    assert order.index("second") == 1


def test_DL_49_a_bot_looks_at_the_stones_of_a_table_with_the_same_eye_all_game(one, monkeypatch):
    """At a training table, where it says why, too."""
    looked, table = [], Table("river-dragons", 2, seed=1)
    monkeypatch.setattr("setu.bots.bot.key_from_seed", lambda seed: looked.append(seed) or key_from_seed(seed))

    async def decide(name):
        asker, seen = Asker("house", name), table.observation(0)
        await one.choose("newcomer", seen, asker)
        await one.decide(asker, explained, "newcomer", seen, open_sight(table), name)

    for name in ("first", "first", "second"):
        asyncio.run(decide(name))
    eyes = [eye for eye in looked if str(eye).startswith("eye")]
    assert len(eyes) >= 6
    assert len(set(eyes)) == 2


def test_a_bot_has_less_time_when_many_wait_but_no_stranger_has(one, monkeypatch):
    given, all_there = [], threading.Event()

    def think(bot, observation, table, seconds=FULL_S):
        all_there.wait()
        given.append((bot, seconds))
        return 0

    monkeypatch.setattr(bot_runner, "_think", think)
    seen = Table("quarry", seed=1).observation()

    async def ask_all():
        tasks = [asyncio.ensure_future(one.choose(f"{n}", seen, Asker("crowd", f"{n}"))) for n in range(30)]
        tasks.append(asyncio.ensure_future(one.choose("stranger", seen, Asker("elsewhere", "theirs"))))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        all_there.set()
        await asyncio.gather(*tasks)

    asyncio.run(ask_all())
    times = dict(given)
    assert times["stranger"] == SHARED_S / 2
    others = {seconds for bot, seconds in given[2:] if bot != "stranger"}
    assert others == {LEAST_S}, "also for the last, who finds nobody waiting any more"


def test_a_job_that_fails_leaves_room_for_the_next(one):
    def fail():
        raise ValueError("nothing comes to mind")

    with pytest.raises(ValueError, match="nothing"):
        asyncio.run(one.run(fail))
    assert asyncio.run(one.run(len, "abc")) == 3
    assert (one.waiting, one._running, one._queues) == (0, 0, {})


def test_processes_think_and_one_that_is_killed_is_replaced():
    runner = BotRunner(1, processes=True)
    try:

        async def kill_one():
            pid = await runner.run(os.getpid)
            assert pid != os.getpid()
            os.kill(pid, signal.SIGKILL)
            while (other := await runner.run(os.getpid)) == pid:
                pass
            return other

        assert asyncio.run(kill_one()) != os.getpid()
    finally:
        runner.close()


def test_what_nobody_waits_for_has_a_process_of_its_own_that_is_replaced_when_it_is_killed():
    runner = BotRunner(1, processes=True)
    try:

        async def kill_it():
            pid, bots = await runner.think_later(os.getpid), await runner.run(os.getpid)
            assert len({pid, bots, os.getpid()}) == 3
            assert await runner.think_later(os.getpid) == pid
            os.kill(pid, signal.SIGKILL)
            while (other := await runner.think_later(os.getpid)) == pid:
                pass
            return pid, other

        pid, other = asyncio.run(kill_it())
        assert other not in (pid, os.getpid())
    finally:
        runner.close()


def test_two_who_thought_where_a_process_was_killed_share_what_replaces_it(monkeypatch):
    made = []

    class Killed(ThreadPoolExecutor):
        def submit(self, work, *args):
            raise_later = Future()
            raise_later.set_exception(BrokenProcessPool())
            return raise_later

    def start(number):
        made.append((ThreadPoolExecutor if made else Killed)(number))
        return made[-1]

    monkeypatch.setattr("setu.server.live.bot_runner._start_processes", start)
    runner = BotRunner(2, processes=True)

    async def think_together():
        return await asyncio.gather(runner.run(len, "abc"), runner.run(len, "ab"))

    assert asyncio.run(think_together()) == [3, 2]
    assert len(made) == 2
    runner.close()


ORPHAN = """
import asyncio, os, sys
from setu.server.live.bot_runner import BotRunner

if __name__ == "__main__":
    runner = BotRunner(1, processes=True)
    print(asyncio.run(runner.run(os.getpid)), flush=True)
    sys.stdin.read()
"""


def test_processes_end_with_a_server_that_is_killed(tmp_path):
    (tmp_path / "server.py").write_text(ORPHAN, encoding="utf-8")
    server = subprocess.Popen(
        [sys.executable, str(tmp_path / "server.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    child = int(server.stdout.readline())
    server.kill()
    server.wait()
    while is_there(child):
        time.sleep(0.02)
    server.stdin.close()
    server.stdout.close()


def is_there(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as found:
            return found.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(("game", "looks"), [("river-dragons", 50), ("ramas-bridge", 1500)])
def test_a_hint_at_six_seats_takes_no_more_than_its_time(game, looks, monkeypatch):
    """From its first look on, by a clock that the work drives: so many looks a second, about as a slow machine has."""
    search, worked = SearchTree.search, []

    def work(tree, observation, rng, iterations, seconds):
        worked.append(iterations)
        return search(tree, observation, rng, iterations, seconds)

    observation = Table(game, 6, seed=1).observation()
    think_of(observation)
    monkeypatch.setattr(SearchTree, "search", work)
    monkeypatch.setattr("setu.server.live.hints.time.thread_time", lambda: sum(worked) / looks)
    assert think_of(observation).moves
    assert 0.8 * MOST_S < sum(worked) / looks <= MOST_S
