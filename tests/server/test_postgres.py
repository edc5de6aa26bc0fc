"""Two worker processes on one real PostgreSQL: friends on different workers, and a worker that dies."""

from __future__ import annotations

import asyncio

import pytest

from server.conftest import free_port
from server.kills import Forked
from server.page import OPEN, Browser, bot, me
from setu.server.storage.postgres import PostgresStore


@pytest.fixture
def two_workers(postgres, warmed):
    workers = [Forked(postgres, free_port()), Forked(postgres, free_port())]
    yield workers
    for worker in workers:
        worker.kill()


def test_friends_on_two_workers_see_each_other_and_survive_the_death_of_one(two_workers):
    first, second = two_workers
    home, away = Browser(first.address), Browser(second.address)
    made = home.create("quarry", [me("Ana"), OPEN], options={"starter": "black"})
    ana = home.open(made["table"])
    away.enter(made["table"], made["links"]["join"])
    ben = away.open(made["table"])
    ben.do("sit", seat=1, name="Ben")
    ana.until(lambda: ana.table["seats"][1]["name"] == "Ben")
    ana.do("start")
    ben.until(lambda: ben.table["stage"] == "playing")
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.move(1, "block a5")
    ana.until(lambda: ana.table["pending"] == [0])
    assert ana.moves_made() == ben.moves_made()
    # both act on the same position at once: one is done, the other is told to look again
    ana.send(type="move", id="a", seat=0, at=ana.table["number"], move="block a1")
    phone = Browser(second.address)
    phone.http.cookies.set("setu", home.cookie())
    twin = phone.open(made["table"])
    twin.send(type="move", id="b", seat=0, at=twin.table["number"], move="block b1")
    ana.until(lambda: "a" in ana.replies)
    twin.until(lambda: "b" in twin.replies)
    codes = sorted(answer.get("code", "done") for answer in (ana.replies["a"], twin.replies["b"]))
    assert codes in (["done", "stale"], ["done", "illegal"])
    # Ana's worker dies; she goes on at the other
    first.kill()
    ana.browser.address = second.address
    ana.close()
    ana.connect()
    ben.until(lambda: len(ben.log) == 4)
    ben.move(1, "block b5")
    ana.until(lambda: ana.table["pending"] == [0])
    assert ana.kept() == twin.shown() | {"log": ana.log}
    assert ana.moves_made() == ben.moves_made()
    for page in (ana, ben, twin):
        page.close()
    for browser in (home, away, phone):
        browser.close()


def test_bots_of_a_dead_worker_go_on_at_the_other(two_workers):
    first, second = two_workers
    home = Browser(first.address)
    made = home.create("quarry", [bot(), bot()])
    assert home.do(made["table"], type="start").status_code == 200
    first.kill()
    away = Browser(second.address)
    away.http.cookies.set("setu", home.cookie())
    page = away.open(made["table"])
    page.until(lambda: page.table["stage"] == "over")
    assert page.kept() == page.shown()
    page.close()
    home.close()
    away.close()


def test_a_table_belongs_to_one_process_until_that_one_dies(postgres):
    async def run():
        one, other = PostgresStore(postgres), PostgresStore(postgres)
        await one.open()
        await other.open()
        assert await one.lease("t")
        assert await one.lease("t")
        assert not await other.lease("t")
        one._guard.terminate()  # as the kernel does when a process is killed
        while not await other.lease("t"):
            await asyncio.sleep(0.01)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_who_is_there_at_another_process_is_known_here(postgres):
    """Over them a host has no power; of a process that says nothing any more nothing is believed."""

    async def tell_and_hear():
        here, there = PostgresStore(postgres), PostgresStore(postgres)
        await here.open()
        await there.open()
        try:
            told = []
            for seats in ({"aTable": 0b10}, {}):
                await there.tell_present(seats)
                while here._present.get("aTable", {}).get(there.me, (0,))[0] != seats.get("aTable", 0):
                    await asyncio.sleep(0.01)
                told.append(here.present_elsewhere("aTable"))
                assert there.present_elsewhere("aTable") == 0
            return told
        finally:
            await here.close()
            await there.close()

    assert asyncio.run(tell_and_hear()) == [0b10, 0]


def test_what_a_process_that_died_has_told_is_forgotten(postgres, monkeypatch):
    async def tell_and_die():
        here, there = PostgresStore(postgres), PostgresStore(postgres)
        await here.open()
        await there.open()
        await there.tell_present({"aTable": 0b10})
        while not here._present:
            await asyncio.sleep(0.01)
        await there.close()
        monkeypatch.setattr("setu.server.storage.postgres.BELIEVED_S", 0.0)
        await here.tell_present({})
        await here.close()
        return here._present

    assert asyncio.run(tell_and_die()) == {}
