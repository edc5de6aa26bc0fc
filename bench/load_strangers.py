"""A server among strangers: people who play beside masters, one address that fills it with masters, tables that come
and go.

python bench/load_strangers.py                      # all of it; each part is kept in a report of its own:
python bench/load_strangers.py --only people        # bench/reports/server-people.txt
python bench/load_strangers.py --only crowd         # bench/reports/server-crowd.txt
python bench/load_strangers.py --only river         # bench/reports/server-river.txt
python bench/load_strangers.py --only memory        # bench/reports/server-memory.txt

Each says by how much it meets what is promised; the exit status is 0 if all of it is met.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from load_server import MIX, Report, Server, quantile

from server.crowd import Pace, Tally, group

Measure = Callable[[Server, Report], Awaitable[bool]]
MOVE_MS = 60  # of a hundred moves of people all but one are answered within this
DELAY_S = 2.0  # that one address with many masters may cost somebody else's bot
PROGRAMS_S = 6.0  # for the programs of five masters at River Dragons, on two cores
GROWTH = 1.2  # of the memory, by tables that came and went
LOCAL, ELSEWHERE = "127.0.0.1", "127.0.0.2"
MASTER = {"who": "bot", "bot": "master"}


def visitor(server: Server, address: str = LOCAL) -> httpx.AsyncClient:
    """A browser at an address of its own."""
    transport = httpx.AsyncHTTPTransport(
        local_address=address,
        limits=httpx.Limits(keepalive_expiry=1),  # the server waits five seconds for more
    )
    origin = {"origin": f"http://{server.address}"}
    return httpx.AsyncClient(base_url=f"http://{server.address}", headers=origin, transport=transport, timeout=120)


async def begun(http: httpx.AsyncClient, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    made = await http.post("/api/tables", json={"game": game, "seats": seats, **more})
    table = str(made.json()["table"])
    started = await http.post(f"/api/tables/{table}/do", json={"type": "start", "id": "start"})
    assert started.status_code == 200, started.text
    return table


async def seen(http: httpx.AsyncClient, table: str) -> dict[str, Any]:
    return dict((await http.get(f"/api/tables/{table}")).json())


async def learn(server: Server) -> None:
    """The machine code of every game's search is there before anything is measured."""
    async with visitor(server) as http:
        for game, seats in MIX:
            table = await begun(http, game, [MASTER] * seats)
            while len((await seen(http, table))["log"]) < 3:
                await asyncio.sleep(0.5)
            await http.delete(f"/api/tables/{table}")


def meets(report: Report, what: str, found: float, most: float, unit: str) -> bool:
    """Is what was promised kept? It is said in the report."""
    met = found <= most
    said = "met" if met else "MISSED"
    report.say(f"  promised                   {what} at most {most:g}{unit}: {said} ({found:.2f}{unit})")
    return met


async def people(server: Server, report: Report, seconds: float) -> bool:
    """Fifty people, who take two seconds over a move, and forty masters."""
    tally, stop = Tally(), asyncio.Event()
    async with visitor(server, ELSEWHERE) as http:
        for _ in range(8):
            await begun(http, "sangram", [MASTER] * 5)
        crowd = [
            asyncio.ensure_future(group(server.address, *MIX[number % len(MIX)], tally, number, stop, Pace(2.0)))
            for number in range(25)
        ]
        await asyncio.sleep(8)
        tally.forget()
        cpu, began = server.cpu(), time.time()
        await asyncio.sleep(seconds)
        used = (server.cpu() - cpu) / (time.time() - began)
        waits = [wait * 1000 for wait in tally.waits]
        stop.set()
        await asyncio.gather(*crowd)
    report.say("\n50 people at 25 tables, 40 masters at 8 others")
    report.say(f"  moves of people            {len(waits)} in {seconds:.0f} s, {tally.refused or 'none'} refused")
    report.say(f"  at the client              p50 {quantile(waits, 0.5):.1f} ms, p99 {quantile(waits, 0.99):.1f} ms")
    report.say(f"  server                     {used * 100:.0f} % of a core, without the processes of the bots")
    return bool(waits) and meets(report, "p99 at the client", quantile(waits, 0.99), MOVE_MS, " ms")


async def crowd(server: Server, report: Report) -> bool:
    """One address has twenty tables with six masters each; elsewhere somebody plays against one."""
    async with visitor(server) as one, visitor(server, ELSEWHERE) as other:
        alone = await answered(other)
        for _ in range(20):
            await begun(one, "river-dragons", [MASTER] * 6)
        beside = [await answered(other) for _ in range(5)]
    report.say("\none address has 20 tables of River Dragons with six masters each; a master elsewhere answers")
    report.say(f"  without them               after {alone:.1f} s")
    report.say(f"  beside them                after {quantile(beside, 0.5):.1f} s, at most {max(beside):.1f} s (of 5)")
    return meets(report, "later by", max(beside) - alone, DELAY_S, " s")


async def answered(http: httpx.AsyncClient) -> float:
    """How long a master takes to begin a game of Quarry."""
    table = await begun(http, "quarry", [MASTER, {"who": "me"}], options={"starter": "black"})
    began = time.time()
    while len((await seen(http, table))["log"]) < 2:
        await asyncio.sleep(0.05)
    taken = time.time() - began
    await http.delete(f"/api/tables/{table}")
    return taken


async def river(server: Server, report: Report) -> bool:
    """Five masters choose the programs of a round."""
    async with visitor(server) as http:
        taken = []
        for _ in range(3):
            began = time.time()
            table = await begun(http, "river-dragons", [*[MASTER] * 5, {"who": "me"}])
            while (await seen(http, table))["pending"] != [5]:
                await asyncio.sleep(0.05)
            taken.append(time.time() - began)
            await http.delete(f"/api/tables/{table}")
    report.say("\nfive masters and a person at River Dragons: the masters' programs are ready")
    report.say(f"  after                      {quantile(taken, 0.5):.1f} s, at most {max(taken):.1f} s (of 3)")
    return meets(report, "after", max(taken), PROGRAMS_S, " s")


async def memory(server: Server, report: Report, tables: int) -> bool:
    """Tables that are laid, begun and left again."""
    async with visitor(server) as http:

        async def come_and_go(number: int) -> None:
            for game, seats in MIX:
                await begun(http, game, [{"who": "me"}] * seats)

        async def wave(number: int) -> float:
            await asyncio.gather(*(come_and_go(place) for place in range(number // len(MIX))))
            while server.metrics()["setu_tables"]:
                await asyncio.sleep(0.5)
            return server.memory_mb()

        await begun(http, "quarry", [{"who": "me"}] * 2)  # whoever has no cookie yet would get one for each request
        before = await wave(40)
        for _ in range(tables // 100):
            after = await wave(100)
    report.say(f"\n{tables} tables came and went (idle after 1 s)")
    report.say(f"  memory                     {before:.0f} MB before, {after:.0f} MB after: {after / before:.2f} times")
    return meets(report, "grown to", after / before, GROWTH, " times")


async def run(chosen: argparse.Namespace) -> bool:
    """Is everything met that was measured?"""
    parts: dict[str, tuple[Measure, dict[str, object]]] = {
        "people": (lambda server, report: people(server, report, chosen.seconds), {}),
        "crowd": (crowd, {"bot_pace_ms": 0}),
        "river": (river, {}),
        "memory": (lambda server, report: memory(server, report, chosen.tables), {"idle_s": 1}),
    }
    met = True
    for name, (measure, settings) in parts.items():
        if chosen.only in (None, name):
            report = Report(f"server-{name}")
            report.say("Setu table server, one process, SQLite, bots in processes; the visitors share the machine")
            with tempfile.TemporaryDirectory() as folder:
                server = Server(f"{folder}/setu.db", **settings)
                try:
                    await learn(server)
                    met &= await measure(server, report)
                finally:
                    server.stop()
            report.keep()
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", choices=["people", "crowd", "river", "memory"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=2000)
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
