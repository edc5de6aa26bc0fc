"""Kill the server hundreds of times under load and compare what it acknowledged with what it kept.

python bench/load_kills.py --kills 300 > bench/reports/server-kills.txt
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import socket
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE.parent / "tests")]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    from server.kills import GROUPS, kill_and_compare

    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        verdict = asyncio.run(kill_and_compare(Path(folder) / "setu.db", port, chosen.kills, chosen.seed))
    print(f"Setu table server, SQLite (WAL, synchronous=FULL), Python {platform.python_version()}")
    print(f"{len(GROUPS)} tables at a time, every seat a socket of its own that plays as fast as it is answered:")
    print("  " + ", ".join(f"{game} ({seats})" for game, seats in GROUPS))
    print(f"kill -9 at a random moment   {verdict.kills} times in {verdict.seconds:.0f} s")
    print(f"moves acknowledged           {verdict.acknowledged} in {verdict.games} finished games and those going on")
    print(f"acknowledged moves lost      {len(verdict.lost)}")
    print(f"moves played twice           {len(verdict.twice)}")
    print(f"sockets that came back       {verdict.reconnected}, all by event number, without a reload")
    print(f"moves sent again             {verdict.resent} (no acknowledgement had come)")
    print(f"clocks that ran while away   {len(verdict.overcharged)}")
    print(f"refusals                     {verdict.refused or 'none'}")
    for line in (*verdict.lost, *verdict.twice, *verdict.overcharged):
        print("  " + line)
    sys.exit(not verdict.well)


if __name__ == "__main__":
    main()
