"""`setu serve --workers 2`: one address, two processes, one PostgreSQL; friends do not notice, not even a death."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.conftest import free_port
from server.page import OPEN, WAIT, Browser, me


class Workers:
    """The command as an operator gives it, and the processes that it starts."""

    def __init__(self, database):
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        environment = os.environ | {"SETU_LIMITS": "0", "SETU_BOT_PACE_MS": "0"}
        command = [sys.executable, "-m", "setu.cli", "serve", "--workers", "2", "-p", str(port), "-d", database]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for pid in self.wait_for_two():
            self.wait_until_it_answers(pid)

    def running(self):
        """The workers, by process id: those of our children that a pool of processes would call its own."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        found = set()
        for child in map(int, children):
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.add(child)
        return found

    def wait_for_two(self, without=()):
        while len(found := self.running() - set(without)) < 2:
            assert self.process.poll() is None, "the server ended"
            time.sleep(0.05)
        return found

    def wait_until_it_answers(self, pid):
        with self.only(pid):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"http://{self.address}/healthz", timeout=0.5)
                    return
                assert self.process.poll() is None, "the server ended"

    @contextlib.contextmanager
    def only(self, pid):
        """The others stand still meanwhile, so that whoever comes in is served by this one."""
        others = self.running() - {pid}
        for other in others:
            os.kill(other, signal.SIGSTOP)
        yield
        for other in others:
            os.kill(other, signal.SIGCONT)

    def stop(self):
        for pid in self.running():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self.process.terminate()
        return self.process.wait()


@pytest.fixture
def workers(postgres, warmed):
    found = Workers(postgres)
    yield found
    if found.process.poll() is None:
        found.stop()


def test_friends_on_two_workers_play_on_when_one_is_killed_and_it_is_replaced(workers):
    first, second = sorted(workers.running())
    home, away = Browser(workers.address), Browser(workers.address)
    with workers.only(first):
        made = home.create("quarry", [me("Ana"), OPEN], options={"starter": "black"})
        ana = home.open(made["table"])
    with workers.only(second):
        away.enter(made["table"], made["links"]["join"])
        ben = away.open(made["table"])
        ben.do("sit", seat=1, name="Ben")
    ana.until(lambda: ana.table["seats"][1]["name"] == "Ben")
    ana.do("start")
    ben.until(lambda: ben.table["stage"] == "playing")
    ana.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.move(1, "block a5")
    ana.until(lambda: ana.table["pending"] == [0])
    assert ana.moves_made() == ben.moves_made()
    os.kill(first, signal.SIGKILL)
    ana.close()
    home.http.close()
    home.http = httpx.Client(
        base_url=home.http.base_url, headers=home.http.headers, cookies=home.http.cookies, timeout=WAIT
    )
    ana.connect()
    ana.move(0, "beam e6-e8")
    ben.until(lambda: ben.table["stage"] == "over")
    assert ben.table["result"]["places"] == [1, 2]
    assert ana.moves_made() == ben.moves_made()
    replaced = workers.wait_for_two(without=[first])
    assert second in replaced
    for page in (ana, ben):
        page.close()
    for browser in (home, away):
        browser.close()
    assert workers.stop() == 0


def test_workers_end_with_a_parent_that_is_killed(workers):
    left = workers.running()
    workers.process.kill()
    workers.process.wait()
    while any(Path(f"/proc/{pid}").exists() for pid in left):
        time.sleep(0.05)


def test_a_start_that_cannot_be_is_not_called_a_set_table():
    """No worker reaches the database: the command says so and ends."""
    command = [sys.executable, "-m", "setu.cli", "serve", "--workers", "2", "-p", str(free_port())]
    done = subprocess.run(
        [*command, "-d", "postgresql://ana:pa55@127.0.0.1:1/x"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "cannot be reached" in done.stderr
    assert done.stdout == ""
    assert "pa55" not in done.stderr
    assert "Traceback" not in done.stderr
