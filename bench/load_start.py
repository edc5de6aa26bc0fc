"""How soon a server listens that has ten thousand tables in its file.

    python bench/load_start.py

Some games are played for real, stored ten thousand times under other names, and the server is started a few times,
each time as a process of its own. Kept in `bench/reports/server-start.txt`.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
from contextlib import closing
from pathlib import Path

from load_server import MIX, Report, Server

from server.crowd import Tally, group


async def play(server: Server) -> None:
    """Games of each kind to their end, and some that go on."""
    tally, stop = Tally(), asyncio.Event()
    crowd = [
        asyncio.ensure_future(group(server.address, *who, tally, number, stop)) for number, who in enumerate(MIX * 2)
    ]
    while tally.games < len(crowd):
        await asyncio.sleep(0.2)
        assert not any(task.done() for task in crowd), "nobody could play"
    stop.set()
    await asyncio.gather(*crowd)


def multiply(database: Path, wanted: int) -> tuple[int, int]:
    """Store the tables again and again under other names; how many tables and events there are then."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (played,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        for kind, column in (("tables", "id"), ("events", "table_id"), ("rights", "table_id")):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})")]
            chosen = ", ".join(f"{name} || '-' || n" if name == column else name for name in names)
            connection.execute(
                "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?) "
                f"INSERT INTO {kind} SELECT {chosen} FROM {kind}, many",
                (-(-wanted // played) - 1,),
            )
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    return tables, events


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    chosen = parser.parse_args()
    report = Report("server-start")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "setu.db"
        server = Server(str(database))
        asyncio.run(play(server))
        server.stop()
        tables, events = multiply(database, chosen.tables)
        report.say(f"{tables} tables with {events} events in a file of {database.stat().st_size / 1e6:.0f} MB")
        taken = []
        for _ in range(chosen.starts):
            server = Server(str(database))
            taken.append(server.started_in)
            loaded, memory = server.metrics()["setu_tables"], server.memory_mb()
            server.stop()
            report.say(f"  listens after {taken[-1]:.2f} s; {loaded:.0f} tables in memory, {memory:.0f} MB")
        report.say(f"median {statistics.median(taken):.2f} s, slowest {max(taken):.2f} s (wanted: within 3 s)")
    report.keep()


if __name__ == "__main__":
    main()
