"""Clocks: nobody loses time because the server was away, however it ended; whoever runs out is played for."""

from __future__ import annotations

import asyncio
import functools
import shutil
import time
from types import SimpleNamespace

import pytest

from server.conftest import Process
from server.page import Browser, me
from setu.server.domain.clock import Clock
from setu.server.live.live_table import steady_clock
from setu.server.live.registry import Registry, _replay
from setu.server.settings import Settings
from setu.server.storage.postgres import PostgresStore
from setu.server.storage.sqlite import SqliteStore
from setu.server.wire.plan import ClockPlan

BANK = 10_000
HOUR = 3_600_000
AWAY_S = 3


class Hands:
    """The time of day as a test sets it, for a server and its store alike."""

    def __init__(self):
        self.now = 1_800_000_000_000

    def read(self):
        return self.now


@pytest.fixture
def hands(monkeypatch):
    found = Hands()
    shown = SimpleNamespace(
        time=lambda: found.now / 1000,
        time_ns=lambda: found.now * 1_000_000,
        perf_counter=time.perf_counter,
        monotonic=time.monotonic,
        sleep=time.sleep,
    )
    monkeypatch.setattr("setu.server.storage.sqlite.time", shown)
    monkeypatch.setattr("setu.server.storage.postgres.time", shown)
    return found


@pytest.fixture
def start_at(start, hands):
    """Start servers that tell the time by those hands, from their first moment on."""

    def hold(registry):
        registry.now, registry.ticks = hands.read, lambda: 0.0

    return functools.partial(start, prepare=hold)


@pytest.fixture
def duel(start_at, hands):
    """A hard clock of ten seconds at a table of Quarry; Black is on move."""
    server = start_at()
    browser = Browser(server.address)
    clock = {"bank_ms": BANK, "increment_ms": 0, "soft": False}
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"}, clock=clock)
    page = browser.open(made["table"], seat=0)
    page.do("start")
    yield server, page
    page.close()
    browser.close()


def crash(server, tmp_path):
    """What lies on the disk at this moment, as a server that is killed would leave it; its file."""
    server.call(server.registry._sweep_once())
    server.call(server.registry.beat())
    assert server.call(server.registry.store.ready())
    image = tmp_path / "crashed" / "setu.db"
    image.parent.mkdir()
    for part in ("", "-wal"):
        shutil.copy(tmp_path / f"setu.db{part}", f"{image}{part}")
    return image


def stop_beating(server):
    """From now on there is a sign of life only when a test asks for one."""

    async def stop():
        server.registry._heart.cancel()
        await asyncio.gather(server.registry._heart, return_exceptions=True)

    server.call(stop())


def come_back(page, server):
    page.close()
    page.browser.address = server.address
    page.browser.http.base_url = f"http://{server.address}"
    page.connect()
    return page.table["clocks"]


def test_a_live_clock_stands_still_while_no_server_is_there(duel, start_at, hands, tmp_path):
    server, page = duel
    hands.now += 4000
    image = crash(server, tmp_path)
    hands.now += HOUR
    clocks = come_back(page, start_at(database=str(image)))
    assert clocks["left"] == [BANK - 4000, BANK]
    assert clocks["running"] == [0]
    assert page.notices[max(page.notices)]["kind"] == "clock"


def test_a_clock_goes_on_after_the_server_is_back_and_runs_out_when_it_should(duel, start_at, hands, tmp_path):
    server, page = duel
    hands.now += 4000
    image = crash(server, tmp_path)
    hands.now += HOUR
    again = start_at(database=str(image))
    come_back(page, again)
    hands.now += BANK - 4000 - 1
    again.call(again.registry._sweep_once())
    assert page.shown()["seats"][0]["bot"] is None
    hands.now += 1
    again.call(again.registry._sweep_once())
    page.until(lambda: page.table["seats"][0]["bot"] == "greedy")
    page.until(lambda: len(page.log) == 2)
    assert page.log[1]["by"] == "bot"
    assert page.refuse("bot", seat=0, bot=None)["code"] == "not-now"


def test_at_ones_own_pace_no_clock_runs_with_or_without_a_server(duel, start_at, hands, tmp_path):
    server, page = duel
    hands.now += 2500
    page.do("pace", pace="own")
    hands.now += HOUR
    image = crash(server, tmp_path)
    hands.now += HOUR
    again = start_at(database=str(image))
    assert come_back(page, again)["left"] == [BANK - 2500, BANK]
    hands.now += HOUR
    page.do("pace", pace="live")
    assert page.table["clocks"]["left"] == [BANK - 2500, BANK]
    assert page.table["clocks"]["running"] == [0]
    hands.now += 1000
    page.move(0, "span e2-e5")
    assert page.table["clocks"]["left"] == [BANK - 3500, BANK]


def test_a_soft_clock_ends_nothing(start_at, hands):
    server = start_at()
    browser = Browser(server.address)
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"}, clock={"bank_ms": BANK})
    page = browser.open(made["table"], seat=0)
    page.do("start")
    hands.now += HOUR
    server.call(server.registry._sweep_once())
    page.move(0, "span e2-e5")
    assert page.table["clocks"]["left"] == [0, BANK]
    assert page.table["seats"][0]["bot"] is None
    page.close()
    browser.close()


def test_a_bot_that_moves_in_time_is_not_charged_and_a_person_gets_the_increment():
    clock = Clock.of(ClockPlan(bank_ms=BANK, increment_ms=700, soft=False), 2)
    clock.run([0], 1000)
    clock.settle(4000)
    clock.reward(0)
    clock.run([], 4000)
    assert clock.at(99_000) == [BANK - 3000 + 700, BANK]
    assert clock.runs_out_at() is None


def test_a_killed_process_leaves_every_clock_as_it_was(tmp_path):
    """The same with a real process, a real kill and the real time."""
    process = Process(tmp_path / "setu.db")
    browser = Browser(process.address)
    made = browser.create("quarry", [me("Ana"), me("Ben")], options={"starter": "black"}, clock={"bank_ms": HOUR})
    page = browser.open(made["table"], seat=0)
    began = time.monotonic()
    page.do("start")
    process.kill()
    time.sleep(AWAY_S)
    process.start()
    page.close()
    page.connect()
    there = time.monotonic() - began - AWAY_S
    left = page.table["clocks"]["left"]
    assert left[1] == HOUR
    assert HOUR - there * 1000 <= left[0] <= HOUR
    page.close()
    browser.close()
    process.stop()


def test_time_in_which_nothing_could_be_written_is_given_back(duel, hands):
    """A full or locked disk, or a machine that stood still: for six seconds there was no sign of life."""
    server, page = duel
    stop_beating(server)
    hands.now += 1000
    server.registry.ticks = lambda: hands.now / 1000
    server.registry._well_at = hands.now / 1000
    hands.now += 6000
    server.call(server.registry.beat())
    page.until(lambda: page.table["clocks"]["left"][0] == BANK - 1000)
    assert page.notices[max(page.notices)]["kind"] == "clock"


def test_nobody_is_flagged_while_nothing_can_be_written(duel, hands):
    server, page = duel
    stop_beating(server)
    server.registry.ticks = lambda: hands.now / 1000
    server.registry._well_at = hands.now / 1000
    hands.now += BANK + 1
    live = server.registry.tables[page.name]
    server.call(live._flag())
    assert page.shown()["seats"][0]["bot"] is None
    server.call(server.registry.beat())
    server.call(live._flag())
    assert page.shown()["seats"][0]["bot"] is None
    assert server.call(server.registry.store.load(page.name))[-1].startswith(b'{"kind":"away"')


def test_the_time_of_day_may_be_set_as_one_likes(monkeypatch):
    steady = steady_clock()
    before = steady()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert 0 <= steady() - before < 60_000


def test_a_server_that_starts_in_the_past_goes_on_from_the_last_sign_of_life(start, hands, tmp_path):
    server = start()
    assert server.registry.now() >= hands.now
    hands.now += HOUR
    server.registry.now = hands.read
    server.call(server.registry.beat())
    server.stop()
    hands.now -= HOUR // 2
    again = start()
    assert again.registry.now() >= hands.now + HOUR // 2


def test_time_in_which_a_table_is_opened_is_nobodys(duel, start_at, hands, tmp_path, monkeypatch):
    """After a restart all tables are read at once, and on a busy machine that takes a while."""

    def slowly(session, events):
        _replay(session, events)
        hands.now += 5000

    server, page = duel
    hands.now += 4000
    image = crash(server, tmp_path)
    hands.now += HOUR
    monkeypatch.setattr("setu.server.live.registry._replay", slowly)
    assert come_back(page, start_at(database=str(image)))["left"] == [BANK - 4000, BANK]


def test_a_server_that_is_killed_before_it_takes_visitors_costs_nobody_time(duel, start_at, hands, tmp_path):
    server, page = duel
    hands.now += 4000
    image = crash(server, tmp_path)
    hands.now += HOUR

    async def begin_to_start():
        registry = Registry(Settings(database=str(image)), SqliteStore(image), now=hands.read)
        await registry.open()
        for _ in range(3):
            hands.now += 3000
            await registry.beat()
        await registry.close()

    asyncio.run(begin_to_start())
    hands.now += HOUR
    assert come_back(page, start_at(database=str(image)))["left"] == [BANK - 4000, BANK]


# ---- several processes at one database


def two_at(postgres, hands, ahead, work, silent=0):
    """Ask something of two registries over one database; the second one's own clock is ahead by so much, and the first
    has been `silent` for so long when it joins."""
    settings = Settings(database=postgres, bot_processes=False)

    async def both():
        first = Registry(settings, PostgresStore(postgres), now=hands.read)
        second = Registry(settings, PostgresStore(postgres), now=lambda: hands.now + ahead)
        await first.open()
        await first.beat()
        hands.now += silent
        await second.open()
        try:
            return await work(first, second)
        finally:
            await second.close()
            await first.close()

    return asyncio.run(both())


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
def test_a_process_that_joins_others_tells_the_time_as_they_do(postgres, hands, ahead):
    """A worker is replaced after the time of day was set, or the machine has slept: for the others no time went by."""

    async def later(first, second):
        hands.now += 5000
        return second.now() - first.now()

    assert two_at(postgres, hands, ahead, later) == 0


def test_a_process_that_joins_others_waits_for_their_next_sign_of_life(postgres, hands):
    """On a busy machine the last one is old: by that much its clocks would be behind."""

    async def at_once(first, second):
        return second.now() - first.now()

    assert two_at(postgres, hands, 0, at_once, silent=800) == 0


def test_a_database_that_answers_late_puts_nobodys_clock_forward(postgres, hands, monkeypatch):
    """What another process said meanwhile is later than what was asked, and no later than the answer."""

    async def answer_late(first, second):
        beat = first.store.heartbeat

        async def late(now):
            hands.now += 700
            await second.store.heartbeat(second.now())
            return await beat(now)

        monkeypatch.setattr(first.store, "heartbeat", late)
        await first.beat()
        return first.now() - hands.now

    assert two_at(postgres, hands, 0, answer_late) == 0


def test_whoever_asks_whether_the_database_is_there_does_not_set_the_time(postgres, hands, monkeypatch):
    async def ask(first, second):
        monkeypatch.setattr("setu.server.storage.postgres.time.time_ns", lambda: (hands.now + HOUR) * 1_000_000)
        assert await second.store.ready()
        return await first.store.heartbeat(0)

    assert two_at(postgres, hands, 0, ask) == hands.now


def test_a_process_that_was_held_up_keeps_up_with_the_others(postgres, hands):
    async def hold_up(first, second):
        second._ahead -= 400
        await first.beat()
        await second.beat()
        return second.now() - first.now()

    assert two_at(postgres, hands, 0, hold_up) == 0


def test_time_that_passed_for_other_processes_alone_is_given_back_here(duel, hands, monkeypatch):
    """This process's machine has slept, and another's has not."""

    async def another_is_ahead(now):
        return now + HOUR

    server, page = duel
    stop_beating(server)
    hands.now += 1000
    registry = server.registry
    registry.now = lambda: hands.now + registry._ahead
    monkeypatch.setattr(registry.store, "heartbeat", another_is_ahead)
    server.call(registry.beat())
    assert registry.now() == hands.now + HOUR
    page.until(lambda: page.table["clocks"]["left"] == [BANK - 1000, BANK])
