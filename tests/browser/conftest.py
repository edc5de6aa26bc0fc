"""A real server and a real browser. Every page is watched: no console error, no request to another origin.

`--throttle 5` slows every page down five times: what passes then does not depend on how quick the machine is.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

# A browser's share of the luck is sixteen bytes; everything else that it draws stays as random as it is.
SAME_SHARE = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = array => array.length === 16 ? array.fill(%d) : draw(array);
"""
# An empty page has no place to keep anything.
QUARRY_FLAT = """
if (location.protocol.startsWith('http')) localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}));
"""
ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "setu" / "server" / "static"
FORESEEN = Path(__file__).with_name("foreseen.py")
# The shell draws the same pages without the windows around them, for half the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARROW = re.compile(r"\s*(\(.*?\)|\w+) => ", re.DOTALL)
expect.set_options(timeout=30_000)  # a machine that does other things meanwhile may be slow


# What takes longest begins first, so that no worker is left with it when the other is done.
LONGEST_FIRST = ("test_engines.py", "test_human_pace.py", "test_review.py", "test_sangram.py", "test_learn.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--throttle", type=float, default=1, help="slow every page down so many times")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    named = (place for place, name in enumerate(LONGEST_FIRST) if f"browser/{name}" in item.nodeid)
    return next(named, len(LONGEST_FIRST))


class Server:
    """The server, in a process of its own; it may be stopped and started again on the same database."""

    def __init__(self, folder: Path, pace_ms: int | None = 0, program: Sequence[str] = (str(FORESEEN),)) -> None:
        self.folder, self.program = folder, program
        self.pace = {} if pace_ms is None else {"SETU_BOT_PACE_MS": str(pace_ms)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "SETU_LIMITS": "0", "SETU_LANG": "en", **self.pace}
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--database"]
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

    def be_open(self) -> None:
        """A test that failed between stopping and starting leaves nothing closed for those after it."""
        if self.process is None or self.process.poll() is not None:
            self.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        assert self.process.wait(60) == (0 if how is signal.SIGTERM else -how)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """The server stands still and answers nothing, as if the line were cut; afterwards it goes on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


def _open_server(folder: Path, pace_ms: int | None) -> Iterator[Server]:
    assert (STATIC / "index.html").exists(), "the page is not built: run `make page`"
    server = Server(folder, pace_ms)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots answer as soon as they have thought."""
    yield from _open_server(tmp_path_factory.mktemp("server"), 0)


@pytest.fixture(scope="session")
def unhurried_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots take the time that they take at home."""
    yield from _open_server(tmp_path_factory.mktemp("unhurried"), None)


def launch(playwright: Playwright) -> Browser:
    """Chromium from the system, never one that is fetched in silence or left out."""
    found = os.environ.get("SETU_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no Chromium found: install the package `chromium`, or set SETU_CHROMIUM"
    flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    flags += ["--disable-gpu-rasterization", "--disable-gpu-compositing"]  # only WebGL needs the slow software GPU
    return playwright.chromium.launch(executable_path=found, args=flags)


@pytest.fixture(scope="session", autouse=True)
def conditions_are_functions() -> Iterator[None]:
    """The page forbids `eval`: a bare expression passes where it is true at once and fails where it is waited for."""
    wait = Page.wait_for_function

    def wait_for(page: Page, expression: str, **how: Any) -> Any:
        assert ARROW.match(expression), f"a condition to wait for is a function: () => {expression}"
        return wait(page, expression, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_function", wait_for)
        yield


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


class Watch:
    """What went wrong on a page that a player would not see."""

    def __init__(self) -> None:
        self.origins: list[str] = []
        self.faults: list[str] = []
        self.allowed: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """All pages of a browser's window, those that open by themselves too."""
        context.on("console", self._hear)
        context.on("weberror", lambda fault: self._note("error", str(fault.error)))
        context.on("request", lambda request: self._request(request.url))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" or (message.type == "warning" and "svelte" in message.text):
            self._note("console", message.text)

    def _request(self, url: str) -> None:
        own = [form for origin in self.origins for form in (origin, origin.replace("http", "ws"), f"blob:{origin}")]
        if not url.startswith(tuple(own)):
            self._note("request to another origin", url)

    def _note(self, kind: str, text: str) -> None:
        if not any(part in text for part in self.allowed):
            self.faults.append(f"{kind}: {text}")


@pytest.fixture(autouse=True)
def watch(browser: Browser) -> Iterator[Watch]:
    """Every page in every test, whoever opens it."""
    watch = Watch()
    browser.on("context", watch.follow)
    yield watch
    browser.remove_listener("context", watch.follow)
    assert watch.faults == []


Visit = Callable[..., Page]
Welcome = Callable[[Server], Visit]


@pytest.fixture
def welcome(browser: Browser, watch: Watch, pytestconfig: pytest.Config) -> Iterator[Welcome]:
    """People with a browser of their own each, who come to this server or that."""
    contexts: list[BrowserContext] = []
    throttle = pytestconfig.getoption("throttle", 1)

    def at(server: Server) -> Visit:
        server.be_open()
        watch.origins.append(server.address)

        def go(path: str = "/", *, width: int = 1280, height: int = 800, seed: int = 1, **wishes: Any) -> Page:
            wishes = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | wishes
            context = browser.new_context(
                viewport={"width": width, "height": height}, base_url=server.address, **wishes
            )
            context.set_default_timeout(60_000)
            context.add_init_script(SAME_SHARE % seed)
            contexts.append(context)
            page = context.new_page()
            slow_down(page, throttle)
            page.goto(path)
            return page

        return go

    yield at
    for context in contexts:
        context.close()


def slow_down(page: Page, times: float) -> None:
    if times > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


@pytest.fixture
def visit(welcome: Welcome, server: Server) -> Visit:
    """`visit("/", width=390, seed=7)`: a person with a browser of their own, whose luck is known."""
    return welcome(server)


@pytest.fixture
def visit_unhurried(welcome: Welcome, unhurried_server: Server) -> Visit:
    """The same where bots play at human pace and things move."""
    return partial(welcome(unhurried_server), reduced_motion="no-preference")


# ---- boards without a server


@pytest.fixture(scope="session")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the boards without a server, each standing in a fixture."""
    folder = tmp_path_factory.mktemp("harness")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = ["npx", "--no-install", "vite", "build", "--mode", "harness", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path, "SETU_STATIC": str(folder)}, check=True)

    class Silent(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


Look = Callable[..., Page]


@pytest.fixture
def look(harness: str, browser: Browser, watch: Watch, pytestconfig: pytest.Config) -> Iterator[Look]:
    """`look("sangram", "vaidik", PHONE)`: a position at a table with bots, or with `people`."""
    watch.origins.append(harness)
    context = browser.new_context(reduced_motion="reduce", has_touch=True, base_url=harness)
    context.set_default_timeout(60_000)
    context.add_init_script(QUARRY_FLAT)
    page = context.new_page()
    slow_down(page, pytestconfig.getoption("throttle", 1))

    def go(
        game: str,
        fixture: str,
        size: tuple[int, int],
        frame: int = 0,
        language: str = "en",
        people: bool = False,
        theme: str = "light",
    ) -> Page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wishes = f"frame={frame}&language={language}&people={int(people)}&theme={theme}&bare=1&still=1"
        page.goto(f"/harness.html?game={game}&fixture={fixture}&{wishes}")
        page.locator(".board-place > *").first.wait_for()
        page.evaluate("document.fonts.ready")
        return page

    yield go
    context.close()
