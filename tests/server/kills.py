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

import asyncpg
import httpx

from server.crowd import Tally, group
from server.luck import deal_from
from setu.server.domain import events as ev
from setu.server.domain.session import Session
from setu.server.storage.postgres import ALIVE, PostgresStore
from setu.server.storage.sqlite import SqliteStore

GROUPS = (("quarry", 2), ("sangram", 3), ("ramas-bridge", 2), ("river-dragons", 2), ("quarry", 2), ("sangram", 2))
WITH_A_BOT = (("quarry", 1), ("sangram", 2))
WORST_MS = 1000  # that a kill may cost somebody, or give
PATIENCE_S = 120  # for everybody to make a move after the last kill
# Processes of a server that have joined the others at a database: one that is only being started takes no moves.
AT_WORK = """SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted AND classid::bigint = $1 AND objid::bigint = $2"""
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
    stuck: list[str]  # tables at which nobody could go on
    lost_ms: int  # by any clock and kill, at most
    given_ms: int
    measured: int  # clocks that ran through a kill
    restart_ms: int  # until a killed server answered again, at most
    games: int
    resent: int
    reconnected: int
    refused: dict[str, int]
    seconds: float

    @property
    def is_kept(self):
        """Nothing was lost, nothing made twice, and everybody could go on."""
        return self.acknowledged > 0 and not (self.lost or self.twice or self.stuck)

    def is_fair(self, slow_ms=0):
        """No clock was wrong by a second, or by more than a slow machine made uncertain."""
        return self.measured > 0 and max(self.lost_ms, self.given_ms) < WORST_MS + slow_ms


class Crowd:
    """Groups of friends at as many tables, and what each of them was told."""

    def __init__(self, address, seed):
        plans = [(*one, 0) for one in GROUPS] + [(*one, 1) for one in WITH_A_BOT]
        self.names = [f"{game} ({seats})" + " with a bot" * bots for game, seats, bots in plans]
        self.tallies = [Tally() for _ in plans]
        self.stop, self.began = asyncio.Event(), time.time()
        self.tasks = [
            asyncio.ensure_future(
                group(address, game, seats, tally, seed * 100 + number, self.stop, clock=CLOCK, bots=bots)
            )
            for number, ((game, seats, bots), tally) in enumerate(zip(plans, self.tallies, strict=True))
        ]

    def acknowledged(self):
        assert not any(task.done() for task in self.tasks), "somebody could not go on"
        return sum(len(tally.acknowledged) for tally in self.tallies)

    async def find_the_way_back(self):
        """Wait until every group has made a move since the last kill; those that cannot are stuck."""
        before, until = [len(tally.acknowledged) for tally in self.tallies], time.time() + PATIENCE_S
        while stuck := [
            name
            for name, tally, count in zip(self.names, self.tallies, before, strict=True)
            if len(tally.acknowledged) == count
        ]:
            self.acknowledged()
            if time.time() > until:
                return stuck
            await asyncio.sleep(0.05)
        return []

    async def leave(self):
        self.stop.set()
        await asyncio.gather(*self.tasks)

    async def verdict(self, store, kills, stuck, to_the_answer=False):
        """`to_the_answer`: a kill's time goes on until whoever was cut off by it is answered again."""
        tally = together(self.tallies)
        lost, twice, errors = await compare(store, tally, kills, tally.silences if to_the_answer else {})
        return Verdict(
            kills=len(kills),
            acknowledged=len(tally.acknowledged),
            lost=lost,
            twice=twice,
            stuck=stuck,
            lost_ms=max([*errors, 0]),
            given_ms=-min([*errors, 0]),
            measured=len(errors),
            restart_ms=max(until - since for since, until in kills),
            games=tally.games,
            resent=tally.resent,
            reconnected=tally.reconnected,
            refused=tally.refused,
            seconds=time.time() - self.began,
        )


def together(tallies):
    """What happened to all groups."""
    whole = Tally()
    for tally in tallies:
        whole.acknowledged += tally.acknowledged
        whole.silences |= tally.silences
        whole.games += tally.games
        whole.resent += tally.resent
        whole.reconnected += tally.reconnected
        for code, count in tally.refused.items():
            whole.refused[code] = whole.refused.get(code, 0) + count
    return whole


async def kill_and_compare(database, port, kills, seed):
    """Let a crowd play while the server is killed `kills` times, each time in the midst of some moves."""
    luck, context, away = random.Random(seed), forking(), []
    server = await start(context, database, port)
    crowd = Crowd(f"127.0.0.1:{port}", seed)
    for _ in range(kills):
        enough = crowd.acknowledged() + luck.randint(0, 30)
        while crowd.acknowledged() < enough:
            await asyncio.sleep(0.001)
        await asyncio.sleep(luck.uniform(0, 0.05))
        os.kill(server.pid, signal.SIGKILL)
        server.join()
        killed = time.time_ns() // 1_000_000
        server = await start(context, database, port)
        away.append((killed, time.time_ns() // 1_000_000))
    stuck = await crowd.find_the_way_back()
    await crowd.leave()
    server.terminate()
    server.join()
    return await crowd.verdict(SqliteStore(database), away, stuck)


async def kill_workers_and_compare(workers, database, kills, seed):
    """The same with several processes on one PostgreSQL: each time one of them is killed, and is replaced by and by.
    The others take moves meanwhile: what a kill costs somebody is the time until they are answered again."""
    luck, killed = random.Random(seed), []
    looking = await asyncpg.connect(database)
    crowd = Crowd(workers.address, seed)
    for _ in range(kills):
        enough = crowd.acknowledged() + luck.randint(5, 30)
        while crowd.acknowledged() < enough or await looking.fetchval(AT_WORK, ALIVE >> 32, ALIVE & 0xFFFFFFFF) < 2:
            await asyncio.sleep(0.02)
        os.kill(luck.choice(sorted(workers.running())), signal.SIGKILL)
        killed.append(time.time_ns() // 1_000_000)
    await looking.close()
    stuck = await crowd.find_the_way_back()
    await crowd.leave()
    workers.stop()
    return await crowd.verdict(PostgresStore(database), [(at, at) for at in killed], stuck, to_the_answer=True)


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


async def compare(store, tally, away, silences):
    """Acknowledged moves that the log has not, commands it has twice, and by how many milliseconds each kill made each
    clock wrong: too little left is above zero."""
    await store.open()
    lost, twice, errors = [], [], []
    written = {}
    for table, _, _ in await store.every_table():
        events = [ev.read(body) for body in await store.load(table)]
        silent = {seat: times for (name, seat), times in silences.items() if name == table}
        errors += clock_errors(events, away, silent)  # the log adds up, too
        causes = [event.cause for event in events if isinstance(event, ev.Moved) and event.cause]
        twice += [f"{table} {cause}" for cause in set(causes) if causes.count(cause) > 1]
        for number, event in enumerate(events, start=1):
            if isinstance(event, ev.Moved):
                written[table, number] = (event.seat, event.move, event.cause.partition(":")[2])
    for ack in tally.acknowledged:
        if written.get((ack.table, ack.number)) != (ack.seat, ack.move, ack.id):
            lost.append(f"{ack.table} event {ack.number} of seat {ack.seat}: {ack.id}")
    await store.close()
    return lost, twice, errors


def clock_errors(events, away, silences):
    """For each time that somebody thought while the server was killed: how much more, or less, a clock ran than they
    could move; of several kills at one decision, each has its part. Nobody can while the server is away, nor whoever is
    not answered, and nobody where the whole machine stands still while nothing is killed."""
    session, errors = Session(), []
    since, running, left, stalled = 0, frozenset(), [], []
    for event in events:
        session.apply(event)
        if isinstance(event, ev.Away):
            by_a_kill = any(start <= event.until and event.since <= until for start, until in away)
            stalled += [] if by_a_kill else [(event.since, event.until)]
        if isinstance(event, ev.Away) or session.clock is None:
            continue
        now = session.clock.at(event.time)
        kills = [(start, until) for start, until in away if start < event.time and until > since]
        for seat in running if kills else ():
            idle = [*kills, *stalled, *silences.get(seat, ())]
            there = event.time - since - covered(idle, since, event.time)
            errors.append((left[seat] - now[seat] - there) // len(kills))
        since, running, left, stalled = event.time, session.clock.running, now, []
    return errors


def covered(spans, since, until):
    """How much of a time these spans cover, together."""
    length, end = 0, since
    for first, last in sorted(spans):
        length += max(0, min(last, until) - max(first, end))
        end = max(end, last)
    return length
