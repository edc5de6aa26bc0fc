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
from setu.server.domain import events as ev
from setu.server.storage.archive import replay
from setu.server.storage.postgres import PostgresStore
from setu.server.storage.sqlite import SqliteStore

GROUPS = (("quarry", 2), ("sangram", 3), ("ramas-bridge", 2), ("river-dragons", 2), ("quarry", 2), ("sangram", 2))
WITH_A_BOT = (("quarry", 1), ("sangram", 2))
WORST_MS = 1000  # that a kill may cost somebody, or give
CLOCK = {"bank_ms": 3_600_000, "increment_ms": 0, "soft": False}


def run_server(database, port):
    """What the forked process does; what it deals is foreseen."""
    from setu.server.run import serve
    from setu.server.settings import Settings

    deal_from("kills")
    alone = {"bot_processes": False, "backup_hours": 0.0, "limits": 0.0, "bot_pace_ms": 0, "log_level": "error"}
    serve(Settings(port=port, database=database, **alone))


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
    lost_ms: int  # by any clock and kill, at most
    given_ms: int
    games: int
    resent: int
    reconnected: int
    refused: dict[str, int]
    seconds: float

    @property
    def well(self):
        fair = max(self.lost_ms, self.given_ms) < WORST_MS
        return not (self.lost or self.twice or self.overcharged) and fair and self.acknowledged > 0


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
    crowd += [
        asyncio.ensure_future(group(address, game, seats, tally, seed * 100 + 50 + n, stop, clock=CLOCK, bots=1))
        for n, (game, seats) in enumerate(WITH_A_BOT)
    ]
    for _ in range(kills):
        enough = len(tally.acknowledged) + luck.randint(0, 30)
        while len(tally.acknowledged) < enough:
            await asyncio.sleep(0.001)
            assert not any(task.done() for task in crowd), "somebody could not go on"
        await asyncio.sleep(luck.uniform(0, 0.05))
        os.kill(server.pid, signal.SIGKILL)
        server.join()
        killed = time.time_ns() // 1_000_000
        server = await start(context, database, port)
        away.append((killed, time.time_ns() // 1_000_000))
    acknowledged = len(tally.acknowledged)
    while len(tally.acknowledged) < acknowledged + 20:  # everybody has found the way back
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in crowd), "somebody could not go on"
    stop.set()
    await asyncio.gather(*crowd)
    server.terminate()
    server.join()
    lost, twice, overcharged, errors = await compare(SqliteStore(database), tally, away)
    return Verdict(
        kills=kills,
        acknowledged=len(tally.acknowledged),
        lost=lost,
        twice=twice,
        overcharged=overcharged,
        lost_ms=max([*errors, 0]),
        given_ms=-min([*errors, 0]),
        games=tally.games,
        resent=tally.resent,
        reconnected=tally.reconnected,
        refused=tally.refused,
        seconds=time.time() - began,
    )


async def kill_workers_and_compare(workers, database, kills, seed):
    """The same with several processes on one PostgreSQL: each time one of them is killed, and is replaced by and by."""
    luck, tally, stop = random.Random(seed), Tally(), asyncio.Event()
    began, address = time.time(), workers.address
    crowd = [
        asyncio.ensure_future(group(address, game, seats, tally, seed * 100 + n, stop, clock=CLOCK, bots=bots))
        for n, (game, seats, bots) in enumerate([(*one, 0) for one in GROUPS] + [(*one, 1) for one in WITH_A_BOT])
    ]
    for _ in range(kills):
        enough = len(tally.acknowledged) + luck.randint(5, 30)
        while len(tally.acknowledged) < enough or len(workers.running()) < 2:
            await asyncio.sleep(0.02)
            assert not any(task.done() for task in crowd), "somebody could not go on"
        os.kill(luck.choice(sorted(workers.running())), signal.SIGKILL)
    acknowledged = len(tally.acknowledged)
    while len(tally.acknowledged) < acknowledged + 20:
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in crowd), "somebody could not go on"
    stop.set()
    await asyncio.gather(*crowd)
    workers.stop()
    lost, twice, overcharged, errors = await compare(PostgresStore(database), tally, [])
    return Verdict(
        kills=kills,
        acknowledged=len(tally.acknowledged),
        lost=lost,
        twice=twice,
        overcharged=overcharged,
        lost_ms=max([*errors, 0]),
        given_ms=-min([*errors, 0]),
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


async def compare(store, tally, away):
    """Acknowledged moves that the log has not, commands it has twice, clocks that ran while nobody was there, and by
    how many milliseconds a kill made a clock wrong."""
    await store.open()
    lost, twice, overcharged, errors = [], [], [], []
    written = {}
    for table, _, _ in await store.every_table():
        bodies = await store.load(table)
        replay(bodies)  # the log adds up
        events = [ev.read(body) for body in bodies]
        causes = [event.cause for event in events if isinstance(event, ev.Moved) and event.cause]
        twice += [f"{table} {cause}" for cause in set(causes) if causes.count(cause) > 1]
        for number, event in enumerate(events, start=1):
            if isinstance(event, ev.Moved):
                written[table, number] = (event.seat, event.move, event.cause.partition(":")[2])
        for error, kills in clock_errors(table, events, away):
            errors.append(error // max(1, kills))
            overcharged += [f"{table}: {error} ms in {kills} kills"] if error > WORST_MS * max(1, kills) else []
    for ack in tally.acknowledged:
        if written.get((ack.table, ack.number)) != (ack.seat, ack.move, ack.id):
            lost.append(f"{ack.table} event {ack.number} of seat {ack.seat}: {ack.id}")
    await store.close()
    return lost, twice, overcharged, errors


def clock_errors(table, events, away):
    """In a game where one person at a time moves, all clocks together run while the server is there: by how much they
    are wrong, and how many kills there were meanwhile."""
    started = next((event.time for event in events if isinstance(event, ev.Started)), None)
    session = replay([ev.write(event) for event in events])
    alone = any(occupant.who == "bot" for occupant in session.seats)
    if started is None or alone or session.created.game not in ("quarry", "ramas-bridge"):
        return []
    last = events[-1].time
    outages = [(max(since, started), min(until, last)) for since, until in away if since < last and until > started]
    there = last - started - sum(until - since for since, until in outages)
    charged = sum(CLOCK["bank_ms"] - left for left in session.clock.left)
    return [(charged - there, len(outages))]
