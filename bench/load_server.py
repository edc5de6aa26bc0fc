"""A server to be measured, and the report that keeps what was measured."""

from __future__ import annotations

import contextlib
import os
import platform
import re
import socket
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import httpx

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE.parent / "tests")]

import setu

# What a crowd plays: one game of each package, with as few people as can play it.
MIX = tuple({game.package: (name, game.seats[0]) for name, game in reversed(setu.games().items())}.values())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Setu in a process of its own."""

    def __init__(self, database: str, **settings: object) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        chosen = {"limits": 0, "backup_hours": 0, "log_level": "warning", **settings}
        environment = os.environ | {f"SETU_{name.upper()}": str(value) for name, value in chosen.items()}
        environment["PYTHONPATH"] = str(HERE.parent / "src")
        command = [sys.executable, "-m", "setu.cli", "serve", "-p", str(self.port), "-d", database]
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}/healthz")
                break
            if self.process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.02)
        self.started_in = time.perf_counter() - began

    def cpu(self) -> float:
        """User and system seconds of the process."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    def metrics(self) -> dict[str, float]:
        lines = httpx.get(f"http://{self.address}/metrics", timeout=60).text.splitlines()
        return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def processor() -> str:
    """The name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def quantile(values: list[float], share: float) -> float:
    """A share of all lies at or below this."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


class Report:
    """What is printed while it is measured, and kept when all of it is there."""

    def __init__(self, name: str) -> None:
        self.path = HERE / "reports" / f"{name}.txt"
        self.lines: list[str] = []
        packages = ", ".join(f"{package} {version(package)}" for package in ("uvicorn", "websockets", "uvloop"))
        self.say(f"{time.strftime('%Y-%m-%d')}, {processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        self.say(f"Python {platform.python_version()}, {packages}")

    def say(self, line: str = "") -> None:
        print(line, flush=True)
        self.lines.append(line)

    def keep(self) -> None:
        self.say()
        self.say(f"load of the machine at the end: {os.getloadavg()[0]:.1f}")
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        print(f"kept in {self.path.relative_to(HERE.parent)}")
