"""Load: many tables, many sockets, human moves at a steady rate, then as fast as the server can; with boardgame.io's
in-memory server beside it.

    python bench/load_tables.py                  # 500 tables, 1,500 sockets, 100 moves/s for 5 minutes
    python bench/load_tables.py --seconds 60     # the same for a minute
    python bench/load_tables.py --cold           # a server that has never run beside a warm one; in server-cold.txt

boardgame.io is installed once into `bench/peers` (Node.js and npm); `--no-peer` leaves it out. All is kept in
`bench/reports/server-load.txt`. Server times are the server's own (`setu_move_seconds`: from a command received until
it is durable and its page has been sent both the acknowledgement and the table); client times are from a move sent
until its acknowledgement was read. CPU seconds are those of the server process alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from load_server import HERE, MIX, Report, Server, quantile

from server.crowd import Pace, Tally, group
from setu.games.quarry.board import END, FORMS, shipped
from setu.games.quarry.codes import KINDS

PEER = HERE / "peers" / "boardgameio"
PACKAGE = "boardgame.io@0.50.2"
PEER_GAMES = ("quarry-listed", "quarry", "tic-tac-toe")
TOGETHER = 20
LEAD_S = 4.0
LEAST_COLD = 0.5  # of what a warm server answers, one that has never run answers as much


def counts(metrics: dict[str, float], before: dict[str, float], name: str) -> dict[float, float]:
    """A histogram of the server since an earlier reading."""
    found = {}
    for key, value in metrics.items():
        if match := re.fullmatch(rf'{name}_bucket{{le="(.+)"}}', key):
            found[float(match[1].replace("+Inf", "inf"))] = value - before.get(key, 0)
    return found


def bound(found: dict[float, float], share: float) -> str:
    """The bucket in which a share of all lies."""
    for most in sorted(found):
        if found[most] >= share * found[float("inf")]:
            return f"≤ {most * 1000:g} ms"
    return "?"


async def warm_up(server: Server) -> None:
    """Each game's machine code is loaded before anything is measured."""
    for game, seats in MIX:
        tally, stop = Tally(), asyncio.Event()
        crowd = asyncio.ensure_future(group(server.address, game, seats, tally, 1, stop))
        began = time.time()
        while time.time() - began < 5 or len(tally.acknowledged) < 50:
            await asyncio.sleep(0.2)
            assert not crowd.done(), "nobody could play"
        stop.set()
        await crowd


async def settle(tally: Tally, pace: Pace, rate: float) -> None:
    """Secret choices are made side by side, so how long a person thinks is fitted to the rate that is wanted."""
    for _ in range(3):
        first, began = len(tally.acknowledged), time.time()
        await asyncio.sleep(10)
        pace.think *= (len(tally.acknowledged) - first) / (time.time() - began) / rate


async def steady(server: Server, report: Report, tables: int, rate: float, seconds: float) -> None:
    """Persons who think, so that all tables together make `rate` moves a second."""
    tally, stop, pace = Tally(), asyncio.Event(), Pace(tables / rate)
    crowd = []
    for number in range(tables):
        game, seats = MIX[number % len(MIX)]
        crowd.append(asyncio.ensure_future(group(server.address, game, seats, tally, number, stop, pace, watchers=1)))
        await asyncio.sleep(0.03)
    await settle(tally, pace, rate)
    tally.forget()
    before, cpu, began, games = server.metrics(), server.cpu(), time.time(), tally.games
    while time.time() - began < seconds:
        await asyncio.sleep(1)
        assert not any(task.done() for task in crowd), "somebody could not go on"
    lasted, moves, metrics = time.time() - began, len(tally.acknowledged), server.metrics()
    used = (server.cpu() - cpu) / lasted
    waits = [wait * 1000 for wait in tally.waits]
    times, commits = counts(metrics, before, "setu_move_seconds"), counts(metrics, before, "setu_commit_seconds")
    works = metrics["setu_committed_total"] - before["setu_committed_total"]
    faults = sum(value for name, value in metrics.items() if name.startswith("setu_faults_total"))
    report.say(f"\nsteady: {tables} tables, {metrics['setu_visitors']:.0f} sockets, {lasted:.0f} s")
    report.say(
        f"  moves acknowledged         {moves}, {moves / lasted:.1f} a second; games ended {tally.games - games}"
    )
    report.say(f"  received → durable → sent  p50 {bound(times, 0.5)}, p99 {bound(times, 0.99)}")
    report.say(
        f"  at the client              p50 {quantile(waits, 0.5):.1f} ms, p99 {quantile(waits, 0.99):.1f} ms,"
        f" max {max(waits, default=0):.0f} ms"
    )
    grouped = f"{works / max(1, commits[float('inf')]):.1f} works each"
    report.say(f"  transactions               p50 {bound(commits, 0.5)}, p99 {bound(commits, 0.99)}; {grouped}")
    report.say(f"  server                     {used * 100:.0f} % of a core, {server.memory_mb():.0f} MB")
    report.say(f"  errors                     {faults:.0f} faults, {tally.refused or 'no'} refusals,")
    report.say(f"                             {tally.reconnected} sockets lost")
    stop.set()
    await asyncio.gather(*crowd)


class Burst(NamedTuple):
    """How much a server answered, by the second and by its own CPU second."""

    moves_s: float
    moves_cpu_s: float


async def saturated(
    server: Server, report: Report, seconds: float, game: str, seats: int, lead: float = LEAD_S
) -> Burst:
    """Everybody answers at once; what happened in the first moments does not count."""
    tally, stop = Tally(), asyncio.Event()
    crowd = [
        asyncio.ensure_future(group(server.address, game, seats, tally, number, stop, watchers=1))
        for number in range(TOGETHER)
    ]
    await asyncio.sleep(lead)
    tally.forget()
    cpu, began = server.cpu(), time.time()
    await asyncio.sleep(seconds)
    used, moves, lasted = server.cpu() - cpu, len(tally.acknowledged), time.time() - began
    waits = [wait * 1000 for wait in tally.waits]
    stop.set()
    await asyncio.gather(*crowd)
    report.say(row(f"Setu, {game}", moves / lasted, moves / used, quantile(waits, 0.5), quantile(waits, 0.99)))
    return Burst(moves / lasted, moves / used)


async def cold_and_warm(report: Report, seconds: float, folder: Path | None) -> bool:
    """The same burst, counted from the first moment on, at a server that has never run here and at one that is warm."""
    report.say(SATURATED)
    ratios = {}
    for game, seats in MIX:
        found = []
        for warm in (False, True):
            with tempfile.TemporaryDirectory(dir=folder) as place:
                server = Server(f"{place}/setu.db", cache_dir=f"{place}/cache")
                try:
                    if warm:
                        await warm_up(server)
                    report.say("  warm" if warm else "  cold: no code cache, nothing asked before")
                    found.append(await saturated(server, report, seconds, game, seats, lead=0))
                finally:
                    server.stop()
        ratios[game] = found[0].moves_s / found[1].moves_s
    report.say()
    for game, ratio in ratios.items():
        report.say(f"  {game:<34} cold {ratio:.2f} of warm")
    worst = min(ratios.values())
    report.say(f"  promised: at least {LEAST_COLD:g} of warm: {'met' if worst >= LEAST_COLD else 'MISSED'}")
    return worst >= LEAST_COLD


def row(what: str, moves_s: float, moves_cpu_s: float, p50: float, p99: float) -> str:
    return f"  {what:<34} {moves_s:9.0f} {moves_cpu_s:22.0f} {p50:9.1f} ms {p99:8.1f} ms"


def board_of_quarry() -> str:
    """Quarry's board and placements as the peer reads them."""
    t = shipped("standard")[0]
    placements = []
    for move in range(int(t["placements"])):
        form = FORMS[int(t["form_of"][move])]
        cells = zip(t["cell_of"][move].tolist(), form.cells, strict=False)
        placements.append(
            {"kind": KINDS[form.kind], "cells": [[cell, low, top, role == END] for cell, (*_, low, top, role) in cells]}
        )
    board = {name: int(t[name]) for name in ("width", "rows", "quarry", "max_height")}
    return json.dumps({**board, "stock": dict(zip(KINDS, t["count"].tolist(), strict=True)), "placements": placements})


def install_peer() -> None:
    if not (PEER / "node_modules").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        (PEER / "package.json").write_text('{"private": true}', encoding="utf-8")
        npm = ["npm", "install", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", PACKAGE]
        subprocess.run(npm, check=True, cwd=PEER, env=os.environ | {"NODE_USE_SYSTEM_CA": "1"})


def peer(report: Report, game: str, seconds: float) -> float:
    """boardgame.io in memory: the same numbers."""
    done = subprocess.run(
        ["node", str(HERE / "load_boardgameio.cjs"), str(PEER), game, str(TOGETHER), str(seconds)],
        input=board_of_quarry(),
        env=os.environ | {"NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout.strip().splitlines()[-1])
    what = f"{found['peer']} {found['version']}, {game}"
    report.say(row(what, found["moves_s"], found["moves_cpu_s"], found["p50_ms"], found["p99_ms"]))
    return float(found["moves_cpu_s"])


SATURATED = f"""
saturated: {TOGETHER} tables, two players and one watcher each, every player answers at once
  what                                  moves/s  moves/server-CPU-second       p50         p99"""
COMPARED = """
  Like is compared with like in `quarry-listed`: the same rules of Quarry written for boardgame.io (legal moves equal
  at every ply), everything open to two players and a watcher, the player on turn is sent his legal moves, new matches
  and sockets when a game is over. Setu also writes every move to disk before it is shown, tells log, events and moves
  in words, and says what may be taken back; boardgame.io keeps matches in memory. `quarry` is the same without the
  lists: there the page finds the legal moves. Tic-tac-toe is their documentation's example, a state of 9 cells."""


async def run(chosen: argparse.Namespace) -> bool:
    report = Report("server-cold" if chosen.cold else "server-load")
    report.say("Setu table server, one process, SQLite (WAL, synchronous=FULL); the client shares the machine")
    if chosen.cold:
        met = await cold_and_warm(report, chosen.burst, chosen.folder)
        report.keep()
        return met
    report.say(f"games in equal parts: {', '.join(f'{game} ({seats})' for game, seats in MIX)}")
    ours = {}
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        server = Server(f"{folder}/setu.db")
        try:
            await warm_up(server)
            if chosen.seconds:
                await steady(server, report, chosen.tables, chosen.rate, chosen.seconds)
            report.say(SATURATED)
            for game, seats in MIX:
                ours[game] = (await saturated(server, report, chosen.burst, game, seats)).moves_cpu_s
        finally:
            server.stop()
    if chosen.peer:
        install_peer()
        theirs = {game: peer(report, game, chosen.burst) for game in PEER_GAMES}
        report.say()
        for game in PEER_GAMES:
            ratio = ours["quarry"] / theirs[game]
            report.say(f"  Setu's Quarry has {ratio:.2f} times the moves per CPU second of boardgame.io's {game}")
        report.say(COMPARED)
    report.keep()
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=300, help="of the steady load; 0 leaves it out")
    parser.add_argument("--burst", type=float, default=20, help="seconds of each saturated load")
    parser.add_argument("--peer", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--cold", action="store_true", help="a server that has never run, beside a warm one")
    parser.add_argument("--folder", type=Path, default=None, help="where the database lies meanwhile")
    random.seed(1)
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
