"""A crowd of pages that play by themselves: they choose at random, come back after any fault, and send again what was
not acknowledged, with the same id. What was acknowledged to them is remembered, to be compared with the log."""

from __future__ import annotations

import asyncio
import contextlib
import random
import ssl
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode
TRUST = ssl.create_default_context()  # one for all: making it takes longer than many requests


@dataclass
class Acknowledged:
    """A move that the server said is on disk."""

    table: str
    seat: int
    id: str
    number: int
    move: int


@dataclass
class Tally:
    """What happened to the whole crowd."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    sent: int = 0
    resent: int = 0
    messages: int = 0
    reconnected: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    games: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a move sent to its acknowledgement
    silences: dict[tuple[str, int], list[tuple[int, int]]] = field(default_factory=dict)  # of a table and a seat

    def was_silent(self, table, seat, since):
        """Somebody's line was cut, or their move not answered, from then until now, in milliseconds."""
        self.silences.setdefault((table, seat), []).append((since, time_of_day()))

    def forget(self):
        """What happened until now does not count."""
        self.acknowledged, self.waits, self.refused, self.reconnected = [], [], {}, 0


def time_of_day():
    return time.time_ns() // 1_000_000


@dataclass
class Pace:
    """How many seconds a person thinks, on average."""

    think: float = 0.0


class Seat:
    """One socket that looks from one seat (None: watches) and plays for it."""

    def __init__(self, address, table, cookie, seat, tally, luck, pace):
        self.address, self.table, self.cookie, self.seat = address, table, cookie, seat
        self.tally, self.luck, self.pace = tally, luck, pace
        self.number, self.log = None, []
        self.choices = None
        self.outstanding = None
        self.cut_at = None  # since when there is no line
        self.stage = "open"
        self.count = 0
        self.over = asyncio.Event()
        self.thinking = None
        self.view = None

    async def run(self):
        """Play until the game is over, whatever happens to the server."""
        first = True
        while not self.over.is_set():
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError, EOFError):
                headers = {"cookie": f"setu={self.cookie}", "origin": f"http://{self.address}"}
                url = f"ws://{self.address}/api/tables/{self.table}/socket"
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
                ) as socket:
                    self.tally.reconnected += not first
                    first = False
                    await self._talk(socket)
            self.cut_at = self.cut_at or time_of_day()
            await asyncio.sleep(self.luck.uniform(0.01, 0.05))

    async def _talk(self, socket):
        hello = {"type": "hello", "since": self.number, "seat": self.seat}
        await socket.send(encode(hello).decode())
        if self.outstanding:
            self.tally.resent += 1
            await socket.send(encode(self.outstanding).decode())
        try:
            async for text in socket:
                self.tally.messages += 1
                await self._take(decode(text), socket)
                if self.over.is_set():
                    return
        finally:
            if self.thinking is not None:
                self.thinking.cancel()
                self.thinking = None

    async def _take(self, message, socket):
        kind = message["type"]
        if self.cut_at is not None:
            self.tally.was_silent(self.table, self.seat, self.cut_at)
            self.cut_at = None
        if kind == "table":
            assert message["log_from"] <= len(self.log), "a gap in the log"
            self.log = self.log[: message["log_from"]] + message["log"]
            self.number, self.choices, self.stage = message["number"], message["choices"], message["stage"]
            self.view = message["view"]
            if self.stage == "over":
                self.over.set()
                return
        elif kind == "done" and self.outstanding and message["id"] == self.outstanding["id"]:
            sent = self.outstanding
            self.tally.acknowledged.append(
                Acknowledged(self.table, self.seat, sent["id"], message["number"], sent["move"])
            )
            self.tally.waits.append(asyncio.get_running_loop().time() - self.sent_at)
            self.tally.was_silent(self.table, self.seat, time_of_day() - int(self.tally.waits[-1] * 1000))
            self.outstanding = None
        elif kind == "refused":
            code = message["code"]
            self.tally.refused[code] = self.tally.refused.get(code, 0) + 1
            if self.outstanding and message["id"] == self.outstanding["id"] and code != "closing":
                self.outstanding = None
        if self.choices and not self.outstanding and self.seat is not None:
            if not self.pace.think:
                await self._move(socket)
            elif self.thinking is None:
                self.thinking = asyncio.ensure_future(self._think(socket))

    async def _think(self, socket):
        """Take some time, see what happens meanwhile, and then decide if there is still something to decide."""
        await asyncio.sleep(self.luck.expovariate(1 / self.pace.think))
        self.thinking = None
        if self.choices and not self.outstanding:
            with contextlib.suppress(OSError, WebSocketException):
                await self._move(socket)

    async def _move(self, socket):
        self.count += 1
        self.outstanding = {
            "type": "move",
            "id": f"{self.seat}-{self.count}-{self.luck.getrandbits(30)}",
            "seat": self.seat,
            "at": self.number,
            "move": self.luck.choice(self.choices["ids"]),
        }
        self.choices = None
        self.tally.sent += 1
        self.sent_at = asyncio.get_running_loop().time()
        await socket.send(encode(self.outstanding).decode())


async def lay_table(http, game, seats, bots=0, **more):
    """Create and start a table whose seats are all this browser's or a bot's; returns its name."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            people = [{"who": "me", "name": f"P{n + 1}"} for n in range(seats)]
            others = [{"who": "bot", "bot": "greedy"}] * bots
            plan = {"game": game, "seats": [*people, *others], **more}
            made = await http.post("/api/tables", json=plan)
            if made.status_code == 201:
                table = made.json()["table"]
                started = await http.post(f"/api/tables/{table}/do", json={"type": "start", "id": "start"})
                if started.status_code == 200:
                    return table
        await asyncio.sleep(0.05)


async def group(address, game, seats, tally, seed, stop, pace=None, watchers=0, **more):
    """Friends who play one game after the other until told to stop; returns their last seats."""
    luck = random.Random(seed)
    origin = {"origin": f"http://{address}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=origin, timeout=20, verify=TRUST) as http:
        while not stop.is_set():
            table = await lay_table(http, game, seats, **more)
            cookie = http.cookies["setu"]
            looking = [*range(seats), *[None] * watchers]
            playing = [Seat(address, table, cookie, seat, tally, luck, pace or Pace()) for seat in looking]
            tasks = [asyncio.ensure_future(seat.run()) for seat in playing]
            stopping = asyncio.ensure_future(stop.wait())
            playing_on = asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.wait([playing_on, stopping], return_when=asyncio.FIRST_COMPLETED)
            for task in (*tasks, stopping):
                task.cancel()
            faults = [fault for fault in await playing_on if isinstance(fault, Exception)]
            await asyncio.gather(stopping, return_exceptions=True)
            assert not faults, faults
            tally.games += all(seat.over.is_set() for seat in playing)
    return playing
