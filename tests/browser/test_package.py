"""What people install: the wheel alone, in an empty environment, in an empty folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import setu
from browser.conftest import ROOT, Server, Watch
from browser.player import OVER, choose_written, entries, see_result, sit_down, wait_for_more
from packaging_tools import uv, wheel

FLAT = "localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"
# Every game with a bot, by what `pip install setu-games[server]` brings: no compiler.
PLAYED = """
import importlib.util, setu
from setu.bots import choose
from setu.engine.rng import new_rng
assert not any(importlib.util.find_spec(name) for name in ("numba", "llvmlite"))
for name in setu.games():
    table = setu.Table(name, seed=1)
    for bot in ("learner", "rival", "search:0.05s"):
        table.play(choose(bot, table.observation(), new_rng(1)))
    print(name, table.length - 1)
"""
THREE_MOVES = ("span e2-e5 @0", "block a5 @0", "beam e6-e8 @0 #")  # and Black has won


class Installed(Server):
    """`setu` from a wheel that was built from the unpacked sources, with what the wheel itself asks for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "somewhere")
        self.folder.mkdir()
        self.bin = folder / "environment" / "bin"
        # What a person's shell has, and nothing that leads back to the sources.
        self.shell = {"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(folder / "cache"), "SETU_LANG": "en"}
        uv("venv", "--python", sys.executable, str(self.bin.parent))
        uv(
            *("pip", "install", "--python", str(self.bin / "python"), "--constraint", str(ROOT / "requirements.lock")),
            f"setu-games[server] @ {wheel(folder / 'dist').as_uri()}",
        )

    def run(self, *command: str) -> str:
        """What a command of that environment prints."""
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.shell,
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "setu", "serve", "--port", str(self.port)],
                cwd=self.folder,
                env=self.shell,
                stdout=log,
                stderr=log,
            )
        self._wait()


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Installed]:
    installed = Installed(tmp_path)
    installed.start()
    yield installed
    installed.stop()


def test_an_installed_wheel_serves_the_page_and_saves_a_game_that_replays_itself(
    installed: Installed, browser: Browser, watch: Watch
) -> None:
    assert installed.run("setu", "--version") == f"setu {setu.__version__}\n"
    assert installed.run("python", "-m", "setu", "--version") == f"setu {setu.__version__}\n"
    assert installed.run("python", "-c", PLAYED) == "".join(f"{name} 3\n" for name in setu.games())
    context = browser.new_context(base_url=installed.address, locale="en-GB", reduced_motion="reduce")
    watch.origins.append(installed.address)
    page = context.new_page()
    page.add_init_script(FLAT)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Quarry")).to_be_visible()
    for package in ("three ", "svelte ", "@fontsource/mukta ", "@fontsource-variable/eczar "):
        assert package in context.request.get("/THIRD-PARTY.txt").text()
    _play(page)
    _replay(page, installed, watch)
    context.close()


def _play(page: Page) -> None:
    """Black's three moves at one device, to the end."""
    sit_down(page, "quarry", who="me", starter="black")
    for move in THREE_MOVES:
        before = entries(page)
        choose_written(page, move)
        wait_for_more(page, before)
    expect(page.locator(OVER)).to_be_visible()


def _replay(page: Page, installed: Installed, watch: Watch) -> None:
    """The game as one file, written by the command and opened from the disk."""
    game, file = installed.folder / "game.setu", installed.folder / "game.html"
    see_result(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    saved.value.save_as(game)
    watch.allowed.append(file.as_uri())
    installed.run("setu", "replay", game.name, "--html", file.name)
    page.goto(file.as_uri())
    expect(page.locator(".board-place")).to_be_visible()
    expect(page.locator(".players .name").first).to_have_text("Asha")
