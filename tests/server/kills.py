"""Killing the server, again and again, while a crowd plays; then every acknowledgement is compared with the log.

The server is forked from a process that has everything loaded, so that a restart takes a moment and not seconds;
it is a process of its own and dies by SIGKILL at a random moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from server.crowd import Tally, group
from server.luck import deal_from
from setu.server import events as ev
from setu.server.archive import replay
from setu.server.store_sqlite import SqliteStore

GROUPS = (("quarry", 2), ("sangram", 3), ("ramas-bridge", 2), ("river-dragons", 2), ("quarry", 2), ("sangram", 2))
CLOCK = {"bank_ms": 3_600_000, "increment_ms": 0, "soft": False}


def run_server(database, port):
    """What the forked process does; what it deals is foreseen."""
    from setu.server.running import serve
    from setu.server.settings import Settings

    deal_from("kills")
    serve(Settings(port=port, database=database, limits=0.0, bot_pace_ms=0, backup_hours=0.0, log_level="error"))


def forking():
    """A way to start processes that have all modules and machine code in memory."""
    tests = str(Path(__file__).parents[1])
    if tests not in os.environ.get("PYTHONPATH", ""):  # the forking process does not know our sys.path
        os.environ["PYTHONPATH"] = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH")])])
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.preloaded"])
    return context


class Forked:
    """A server in a process of its own, started in a moment."""

    def __init__(self, database, port):
        self.address = f"127.0.0.1:{port}"
        self.process = forking().Process(target=run_server, args=(str(database), port), daemon=True)
        self.process.start()
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}/healthz")
                return
            assert self.process.is_alive(), "the server did not start"
            time.sleep(0.01)

    def kill(self):
        self.process.kill()
        self.process.join()


@dataclass
class Verdict:
    """What came of it."""

    kills: int
    acknowledged: int
    lost: list[str]
    twice: list[str]
    overcharged: list[str]
    games: int
    resent: int
    reconnected: int
    refused: dict[str, int]
    seconds: float

    @property
    def well(self):
        return not (self.lost or self.twice or self.overcharged) and self.acknowledged > 0


async def kill_and_compare(database, port, kills, seed):
    """Let a crowd play while the server is killed `kills` times, each time in the midst of some moves."""
    luck, tally, stop = random.Random(seed), Tally(), asyncio.Event()
    context = forking()
    began = time.time()
    away = []
    server = await start(context, database, port)
    address = f"127.0.0.1:{port}"
    crowd = [
        asyncio.ensure_future(group(address, game, seats, tally, seed * 100 + n, stop, clock=CLOCK))
        for n, (game, seats) in enumerate(GROUPS)
    ]
    for _ in range(kills):
        enough = len(tally.acknowledged) + luck.randint(0, 30)
        while len(tally.acknowledged) < enough:
            await asyncio.sleep(0.001)
            assert not any(task.done() for task in crowd), "somebody could not go on"
        await asyncio.sleep(luck.uniform(0, 0.05))
        os.kill(server.pid, signal.SIGKILL)
        server.join()
        away.append(time.time_ns() // 1_000_000)
        server = await start(context, database, port)
    acknowledged = len(tally.acknowledged)
    while len(tally.acknowledged) < acknowledged + 20:  # everybody has found the way back
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in crowd), "somebody could not go on"
    stop.set()
    await asyncio.gather(*crowd)
    server.terminate()
    server.join()
    lost, twice, overcharged = await compare(database, tally, away)
    return Verdict(
        kills=kills,
        acknowledged=len(tally.acknowledged),
        lost=lost,
        twice=twice,
        overcharged=overcharged,
        games=tally.games,
        resent=tally.resent,
        reconnected=tally.reconnected,
        refused=tally.refused,
        seconds=time.time() - began,
    )


async def start(context, database, port):
    server = context.Process(target=run_server, args=(str(database), port), daemon=True)
    server.start()
    async with httpx.AsyncClient() as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return server
            assert server.is_alive(), "the server did not come back"
            await asyncio.sleep(0.01)


async def compare(database, tally, killed):
    """Acknowledged moves that the log has not, commands it has twice, and clocks that ran while nobody was there."""
    store = SqliteStore(database)
    await store.open()
    back = [until for _, until in await store.outages(0)]
    away = list(zip(killed, back, strict=False))  # the last outage is that of this comparison
    lost, twice, overcharged = [], [], []
    written = {}
    for table, _, _ in await store.every_table():
        bodies = await store.load(table)
        replay(bodies)  # the log adds up
        events = [ev.read(body) for body in bodies]
        causes = [event.cause for event in events if isinstance(event, ev.Moved)]
        twice += [f"{table} {cause}" for cause in set(causes) if causes.count(cause) > 1]
        for number, event in enumerate(events, start=1):
            if isinstance(event, ev.Moved):
                written[table, number] = (event.seat, event.move, event.cause.partition(":")[2])
        overcharged += charged_too_much(table, events, away)
    for ack in tally.acknowledged:
        if written.get((ack.table, ack.number)) != (ack.seat, ack.move, ack.id):
            lost.append(f"{ack.table} event {ack.number} of seat {ack.seat}: {ack.id}")
    await store.close()
    return lost, twice, overcharged


def charged_too_much(table, events, away):
    """In a game where one seat moves at a time, the clocks together lose no more than the time the server was there."""
    started = next((event.time for event in events if isinstance(event, ev.Started)), None)
    if started is None:
        return []
    sitting = replay([ev.write(event) for event in events])
    if sitting.created.game not in ("quarry", "ramas-bridge"):
        return []
    last = events[-1].time
    there = last - started - sum(max(0, min(until, last) - max(since, started)) for since, until in away)
    charged = sum(CLOCK["bank_ms"] - left for left in sitting.clock.left)
    return [f"{table}: {charged} ms of {there} ms"] if charged > there else []
