"""One source, the same bytes: interpreted, in WebAssembly in Python and in Node; machine code has the games' laws.

`bench/speeds.py` asks the same of very many games, of machine code and of Chromium too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import driven
from extent import tried
from setu.engine.game import games
from setu.engine.modules import MODULES
from setu.engine.rule import interpreting

GAMES = tuple(games())
PLIES, PLAIN_PLIES = 60, 5
ROOMS = (1 << 12, 1 << 16)
TREES = ((0, 0), (1, 5), (2, 14))  # games and how far they are when a search begins


def node() -> str:
    """The Node that builds the page, or the system's."""
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else str(shutil.which("node"))


@pytest.mark.parametrize("name", GAMES)
def test_node_plays_and_thinks_as_python_does(name: str, tmp_path: Path) -> None:
    game = games()[name]
    cases = driven.cases(game)
    numbers = range(max(len(cases), tried(100)))
    played = [(cases[number % len(cases)], number) for number in numbers]
    found = [(one, number, driven.drive(driven.in_module, one, number, PLIES)[0]) for one, number in played]
    trees = [(cases[number], driven.tree_of(cases[number], number, plies, 60, ROOMS)) for number, plies in TREES]
    known = tmp_path / "driven.json"
    known.write_text(json.dumps(driven.told(game, found, trees, PLIES, ROOMS)))
    done = subprocess.run(
        [node(), str(Path(driven.__file__).with_suffix(".mjs")), str(MODULES), str(known)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert (said["wrong"], said["wrongTrees"]) == ([], [])
    assert (said["games"], said["trees"]) == (len(found), len(TREES))


@pytest.mark.parametrize("name", GAMES)
def test_plain_python_plays_as_the_module_does(name: str) -> None:
    """Every seat count and option value."""
    for number, one in enumerate(driven.cases(games()[name])):
        expected = driven.drive(driven.in_module, one, number, PLAIN_PLIES)
        assert driven.drive(driven.interpreted, one, number, PLAIN_PLIES) == expected, one.options


@pytest.mark.parametrize("name", GAMES)
def test_plain_python_grows_the_tree_that_the_module_grows(name: str) -> None:
    one = driven.cases(games()[name])[0]
    expected = driven.tree_of(one, 3, 4, 2, ROOMS)
    with interpreting():
        assert driven.tree_of(one, 3, 4, 2, ROOMS) == expected
