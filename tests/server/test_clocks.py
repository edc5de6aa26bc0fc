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
    shown = SimpleNamespace(time=lambda: found.now / 1000, perf_counter=time.perf_counter, sleep=time.sleep)
    monkeypatch.setattr("setu.server.storage.sqlite.time", shown)
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
