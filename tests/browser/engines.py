"""Firefox and WebKit from the system's packages, with the little of a browser that a tour needs.

Firefox is driven by Playwright, WebKit by its own driver: what they share is spoken in the page's own language.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, Playwright

from browser.conftest import Watch

PATIENCE = 240  # seconds: the first game of a kind may be compiled
WIDTH, HEIGHT = 1440, 900
WINDOW = Path(__file__).with_name("webkit_window")
FIND = """(what, words) => [...document.querySelectorAll(what)].find(thing =>
    !words || thing.getAttribute('aria-label') === words
    || [thing, ...thing.querySelectorAll('*')].some(part => part.textContent.trim() === words))"""


class Engine(Protocol):
    """A window of another browser."""

    def go(self, address: str) -> None: ...
    def ask(self, script: str, *given: Any) -> Any: ...
    def press(self, what: str, words: str = "") -> None: ...
    def write(self, what: str, text: str) -> None: ...
    def faults(self) -> list[str]: ...
    def forget(self) -> None: ...


def until(ask: Callable[[], Any], what: str) -> Any:
    """What was asked for, once it is there."""
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        if answer := ask():
            return answer
        time.sleep(0.1)
    raise AssertionError(f"in vain: {what}")


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody looks at; without one Firefox has no WebGL, and WebKit does not start."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        yield f":{process.stdout.readline().strip()}"
        process.terminate()


class Firefox:
    def __init__(self, page: Page, watch: Watch) -> None:
        self.page, self.watch = page, watch

    def go(self, address: str) -> None:
        self.page.goto(address)

    def ask(self, script: str, *given: Any) -> Any:
        return self.page.evaluate(f"given => ({script})(...given)", list(given))

    def press(self, what: str, words: str = "") -> None:
        until(lambda: self.ask(f"(...given) => !!({FIND})(...given)", what, words), f"{what} {words}")
        thing = self.page.evaluate_handle(f"given => ({FIND})(...given)", [what, words]).as_element()
        assert thing
        thing.click()

    def write(self, what: str, text: str) -> None:
        self.page.locator(what).fill(text)

    def faults(self) -> list[str]:
        return self.watch.faults

    def forget(self) -> None:
        self.watch.faults.clear()


def launch_firefox(playwright: Playwright, display: str, downloads: Path) -> Browser:
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path="/usr/bin/firefox-esr",
        headless=False,
        env={**os.environ, "DISPLAY": display},
        downloads_path=downloads,
        firefox_user_prefs={"webgl.force-enabled": True},
    )


class WebKit:
    def __init__(self, display: str, downloads: Path, log: Path) -> None:
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        self.log, self.forgiven = log, 0
        log.touch()
        options = Options()
        options.binary_location = str(WINDOW)
        environment = {
            **os.environ,
            "DISPLAY": display,
            "SETU_WINDOW": f"{WIDTH}x{HEIGHT}",
            "SETU_DOWNLOADS": str(downloads),
            "SETU_FAULTS": str(log),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # as `--no-sandbox` for Chromium: it may run as root
        }
        service = Service("/usr/bin/WebKitWebDriver", env=environment)
        self.driver = webdriver.WebKitGTK(options=options, service=service)

    def go(self, address: str) -> None:
        self.driver.get(address)

    def ask(self, script: str, *given: Any) -> Any:
        told = "const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);"
        return self.driver.execute_async_script(f"{told} Promise.resolve(({script})(...given)).then(done)", *given)

    def press(self, what: str, words: str = "") -> None:
        find = f"return ({FIND})(...arguments)"
        until(lambda: self.driver.execute_script(find, what, words), f"{what} {words}").click()

    def write(self, what: str, text: str) -> None:
        field = until(lambda: self.driver.execute_script(f"return ({FIND})(...arguments)", what, ""), what)
        field.clear()
        field.send_keys(text)

    def faults(self) -> list[str]:
        """What the console said, exceptions among it."""
        return self.log.read_text(encoding="utf-8").splitlines()[self.forgiven :]

    def forget(self) -> None:
        self.forgiven += len(self.faults())

    def close(self) -> None:
        self.driver.quit()
