"""Kill the server hundreds of times under load and compare what it acknowledged with what it kept.

python bench/load_kills.py                # 300 times; kept in bench/reports/server-kills.txt
nice python bench/load_kills.py --kills 30
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from load_house import Report, free_port

from server.kills import GROUPS, Verdict, kill_and_compare


def tell(report: Report, verdict: Verdict) -> None:
    report.say("Setu table server, SQLite (WAL, synchronous=FULL), a process of its own that dies by SIGKILL")
    report.say(f"{len(GROUPS)} tables at a time, every seat a socket of its own that plays as fast as it is answered:")
    report.say("  " + ", ".join(f"{game} ({seats})" for game, seats in GROUPS))
    report.say()
    report.say(f"kill -9 at a random moment   {verdict.kills} times in {verdict.seconds:.0f} s")
    report.say(f"moves acknowledged           {verdict.acknowledged}; {verdict.games} games came to their end")
    report.say(f"acknowledged moves lost      {len(verdict.lost)}")
    report.say(f"moves played twice           {len(verdict.twice)}")
    report.say(f"sockets that came back       {verdict.reconnected}, all by event number, without a reload")
    report.say(f"moves sent again             {verdict.resent} (no acknowledgement had come)")
    report.say(f"clocks that ran while away   {len(verdict.overcharged)}")
    report.say(f"refusals                     {verdict.refused or 'none'}")
    for line in (*verdict.lost, *verdict.twice, *verdict.overcharged):
        report.say("  " + line)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    report = Report("server-kills")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "setu.db"
        verdict = asyncio.run(kill_and_compare(database, free_port(), chosen.kills, chosen.seed))
    tell(report, verdict)
    report.keep()
    sys.exit(not verdict.well)


if __name__ == "__main__":
    main()
