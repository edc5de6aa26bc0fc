"""A real server and a real browser. Every page is watched: no console error, no request to another origin."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

# A browser's share of the luck is sixteen bytes; everything else that it draws stays as random as it is.
SAME_SHARE = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = array => array.length === 16 ? array.fill(%d) : draw(array);
"""
ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "setu" / "server" / "static"
FORESEEN = Path(__file__).with_name("foreseen.py")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=30_000)  # a machine that does other things meanwhile may be slow


class House:
    """The server, in a process of its own; it may be stopped and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "SETU_BOT_PACE_MS": "0", "SETU_LIMITS": "0", "SETU_LANG": "en"}
        command = [sys.executable, str(FORESEEN), "serve", "--port", str(self.port), "--database"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, str(self.folder / "setu.db")], env=environment, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """The server stands still and answers nothing, as if the line were cut; afterwards it goes on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").exists(), "the page is not built: run `make page`"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


def launch(playwright: Playwright) -> Browser:
    """Chromium from the system, never one that is fetched in silence or left out."""
    found = os.environ.get("SETU_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no Chromium found: install the package `chromium`, or set SETU_CHROMIUM"
    flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    flags += ["--disable-gpu-rasterization", "--disable-gpu-compositing"]  # only WebGL needs the slow software GPU
    return playwright.chromium.launch(executable_path=found, args=flags)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Watch:
    """What went wrong on a page that a player would not see."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.faults: list[str] = []
        self.allowed: list[str] = []

    def attach(self, page: Page) -> None:
        page.on("console", lambda message: self._note("console", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._note("error", str(error)))
        page.on("request", lambda request: self._request(request.url))

    def _request(self, url: str) -> None:
        if not url.startswith((self.origin, self.origin.replace("http", "ws"), "blob:" + self.origin)):
            self._note("request to another origin", url)

    def _note(self, kind: str, text: str) -> None:
        if not any(part in text for part in self.allowed):
            self.faults.append(f"{kind}: {text}")


Visit = Callable[..., Page]


@pytest.fixture
def watch(house: House) -> Iterator[Watch]:
    watch = Watch(house.address)
    yield watch
    assert watch.faults == []


@pytest.fixture
def visit(house: House, browser: Browser, watch: Watch) -> Iterator[Visit]:
    """`visit("/", width=390, seed=7)`: a person with a browser of their own, whose luck is known."""
    contexts: list[BrowserContext] = []

    def go(path: str = "/", *, width: int = 1280, height: int = 800, seed: int = 1, **wishes: Any) -> Page:
        wishes = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | wishes
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=house.address, **wishes)
        context.set_default_timeout(60_000)
        context.add_init_script(SAME_SHARE % seed)
        contexts.append(context)
        page = context.new_page()
        watch.attach(page)
        page.goto(path)
        return page

    yield go
    for context in contexts:
        context.close()
