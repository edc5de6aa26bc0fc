"""docs/architecture.md tells the truth: rooms without cycles, and a way of a move that a move really takes."""

from __future__ import annotations

import re
import threading
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from server.conftest import Running, free_port
from server.page import Browser, me
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOM = re.compile(r"^\| `setu\.(\w+)` \|.*\|([^|]*)\|$", re.MULTILINE)
STATION = re.compile(r"^\| (game|\d+) \| `([^`]+)` \|", re.MULTILINE)
STATIONS = STATION.findall(PAGE)
DECLARED = "src/setu/server/wire/commands.py"  # nothing runs there: it says what a command is
IN_ITS_MODULE = "src/setu/games/sangram/rules.py"  # runs as WebAssembly


def test_the_rooms_know_each_other_without_a_cycle():
    rooms = {room: re.findall(r"`(\w+)`", arrows) for room, arrows in ROOM.findall(PAGE)}
    assert len(rooms) >= 10
    assert set(TopologicalSorter(rooms).static_order()) == set(rooms)


def test_the_way_of_a_move_is_twelve_files_long_and_all_of_them_are_there():
    numbers = [int(number) for number, _ in STATIONS if number != "game"]
    assert numbers == list(range(1, 13))
    assert len([number for number, _ in STATIONS if number == "game"]) == 3
    for _, path in STATIONS:
        assert (ROOT / path).is_file(), path


@pytest.fixture
def visited():
    """The files of Setu in which something runs in threads that are begun from now on."""
    files = set()

    def note(frame, kind, _):
        if kind == "call":
            files.add(frame.f_code.co_filename)

    threading.setprofile(note)
    yield files
    threading.setprofile(None)


def test_a_move_really_passes_them(visited, tmp_path):
    settings = Settings(
        port=free_port(), database=str(tmp_path / "setu.db"), limits=0.0, backup_hours=0.0, bot_processes=False
    )
    running = Running(settings, SqliteStore(settings.database), lambda registry: None)
    browser = Browser(running.address)
    page = browser.open(browser.create("sangram", [me("Ana"), me("Ben")])["table"])
    page.do("start")
    page.look(0)
    visited.clear()
    page.move(0, page.table["choices"]["ids"][0])
    seen = {str(Path(name).relative_to(ROOT)) for name in visited.copy() if name.startswith(str(ROOT))}
    page.close()
    browser.close()
    running.stop()
    asked = {path for _, path in STATIONS if path.endswith(".py")} - {DECLARED, IN_ITS_MODULE}
    assert asked <= seen
