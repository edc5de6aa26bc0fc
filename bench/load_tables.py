"""Load: many tables, many sockets, human moves at a steady rate, then as fast as the server can; with boardgame.io's
in-memory server beside it.

    python bench/load_tables.py                      # 500 tables, 1,500 sockets, 100 moves/s for 5 minutes
    python bench/load_tables.py --peer FOLDER        # FOLDER has node_modules/boardgame.io and socket.io-client

Server times are the server's own (`setu_move_seconds`: from a move received until it is durable and its page has been
told); client times are from a move sent until its acknowledgement. CPU seconds are those of the server process alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE.parent / "tests")]

from server.crowd import Tally, group

MIX = (("sangram", 2), ("quarry", 2), ("ramas-bridge", 2), ("river-dragons", 2))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Setu in a process of its own."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        environment = os.environ | {"SETU_LIMITS": "0", "SETU_BACKUP_HOURS": "0", "SETU_LOG_LEVEL": "warning"}
        environment["PYTHONPATH"] = str(HERE.parent / "src")
        command = [sys.executable, "-m", "setu.cli", "serve", "-p", str(self.port), "-d", f"{folder}/setu.db"]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}/healthz")
                return
            time.sleep(0.05)

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    def metrics(self) -> dict[str, float]:
        lines = httpx.get(f"http://{self.address}/metrics").text.splitlines()
        return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def cpu_of(pid: int) -> float:
    """User and system seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(counts: dict[float, float], share: float) -> str:
    """The bucket in which a share of all lies."""
    total = counts[float("inf")]
    for most in sorted(counts):
        if counts[most] >= share * total:
            return f"≤ {most * 1000:g} ms"
    return "?"


def histogram(metrics: dict[str, float], before: dict[str, float], name: str) -> dict[float, float]:
    found = {}
    for key, value in metrics.items():
        if match := re.fullmatch(rf'{name}_bucket{{le="(.+)"}}', key):
            found[float(match[1].replace("+Inf", "inf"))] = value - before.get(key, 0)
    return found


def of_list(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0


async def warm_up(server: Server) -> None:
    """Each game's machine code is loaded before anything is measured."""
    tally, stop = Tally(), asyncio.Event()
    crowd = [asyncio.ensure_future(group(server.address, game, n, tally, 1, stop)) for game, n in MIX]
    began = time.time()
    while time.time() - began < 20 or len(tally.acknowledged) < 200:
        await asyncio.sleep(0.2)
    stop.set()
    await asyncio.gather(*crowd)


async def steady(server: Server, tables: int, rate: float, seconds: float) -> None:
    """Persons who think: so that all tables together make `rate` moves a second."""
    tally, stop = Tally(), asyncio.Event()
    think = tables / rate
    crowd = []
    for number in range(tables):
        game, seats = MIX[number % len(MIX)]
        work = group(server.address, game, seats, tally, number, stop, think=think, watchers=1)
        crowd.append(asyncio.ensure_future(work))
        await asyncio.sleep(0.02)
    await asyncio.sleep(5)
    tally.acknowledged.clear(), tally.waits.clear(), tally.refused.clear()
    tally.reconnected = 0
    before, cpu, began = server.metrics(), server.cpu(), time.time()
    while time.time() - began < seconds:
        await asyncio.sleep(1)
        assert not any(task.done() for task in crowd), "somebody could not go on"
    lasted, moves, metrics = time.time() - began, len(tally.acknowledged), server.metrics()
    times = histogram(metrics, before, "setu_move_seconds")
    commits = histogram(metrics, before, "setu_commit_seconds")
    faults = sum(value for name, value in metrics.items() if name.startswith("setu_faults_total"))
    print(f"\nsteady: {tables} tables, {metrics['setu_visitors']:.0f} sockets, {lasted:.0f} s")
    print(f"  moves acknowledged       {moves} ({moves / lasted:.1f} a second)")
    print(f"  received → durable → told p50 {quantile(times, 0.5)}, p99 {quantile(times, 0.99)}")
    print(f"  transactions             p50 {quantile(commits, 0.5)}, p99 {quantile(commits, 0.99)}")
    print(f"  at the client            p50 {of_list(tally.waits, 0.5):.1f} ms, p99 {of_list(tally.waits, 0.99):.1f} ms")
    print(f"  server CPU               {(server.cpu() - cpu) / lasted * 100:.0f} % of a core")
    print(f"  memory                   {server.memory_mb():.0f} MB")
    print(f"  refused, faults, reconnected: {tally.refused or 0}, {faults:.0f}, {tally.reconnected}")
    stop.set()
    await asyncio.gather(*crowd)


async def saturated(server: Server, tables: int, seconds: float, game: str, seats: int) -> float:
    """Everybody answers at once; moves per CPU second of the server."""
    tally, stop = Tally(), asyncio.Event()
    crowd = [
        asyncio.ensure_future(group(server.address, game, seats, tally, number, stop, watchers=1))
        for number in range(tables)
    ]
    await asyncio.sleep(4)
    cpu, began, first = server.cpu(), time.time(), len(tally.acknowledged)
    await asyncio.sleep(seconds)
    used, moves = server.cpu() - cpu, len(tally.acknowledged) - first
    stop.set()
    await asyncio.gather(*crowd)
    print(
        f"  Setu, {game:<14} {moves / (time.time() - began):7.0f} moves/s {moves / used:7.0f} moves per server-CPU-s"
        f"   p50 {of_list(tally.waits, 0.5):.0f} ms"
    )
    return moves / used


def peer(folder: Path, tables: int, seconds: float) -> None:
    """boardgame.io 0.50 in memory: the same numbers for its own example game."""
    done = subprocess.run(
        ["node", str(HERE / "peer_boardgameio.cjs"), str(folder), str(tables), str(seconds)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stderr[-2000:])
        return
    row = json.loads(done.stdout.strip().splitlines()[-1])
    print(
        f"  boardgame.io {row['version']}, {row['game']:<10} {row['moves_s']:5.0f} moves/s"
        f" {row['moves_cpu_s']:7.0f} moves per server-CPU-s   p50 {row['p50_ms']:.0f} ms (in memory, nothing durable)"
    )


async def run(chosen: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        server = Server(folder)
        try:
            await warm_up(server)
            await steady(server, chosen.tables, chosen.rate, chosen.seconds)
            print(f"\nsaturated: 20 tables, 2 players and 1 watcher each, {chosen.burst:.0f} s")
            for game, seats in MIX:
                await saturated(server, 20, chosen.burst, game, seats)
        finally:
            server.stop()
    if chosen.peer:
        peer(Path(chosen.peer).resolve(), 20, chosen.burst)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--burst", type=float, default=20)
    parser.add_argument("--peer", default="")
    parser.add_argument("--folder", default=None)
    chosen = parser.parse_args()
    random.seed(1)
    print(f"Setu table server, one process, SQLite (WAL, synchronous=FULL), Python {platform.python_version()},")
    print(f"{os.cpu_count()} cores shared with the client; games in equal parts: {', '.join(game for game, _ in MIX)}")
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    asyncio.run(run(chosen))


if __name__ == "__main__":
    main()
