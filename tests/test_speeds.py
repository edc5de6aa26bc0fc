"""One source, the same bytes: interpreted, in WebAssembly in Python and in Node; machine code has the games' laws.

`tests/browser/test_speeds_in_page.py` asks the same of Chromium, `bench/speeds.py` very many more games of all.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import driven
import extent
from setu.engine.game import games
from setu.engine.modules import MODULES
from setu.engine.rule import interpreting
from setu.engine.simulate import play_games

GAMES = tuple(games())
PLAIN_PLIES = 5
BEGIN_AT = (3, 4)  # a game, and how far it is when a search begins
LATER_AT = {"quarry": (1, 22)}  # from its beginning one iteration takes plain Python seconds
MADE = ("pending", "moves", "play")  # verbs whose machine code laws compare too: the gate has it already


def node() -> str:
    """The Node that builds the page, or the system's."""
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else str(shutil.which("node"))


@pytest.mark.parametrize("name", GAMES)
def test_node_plays_and_thinks_as_python_does(name: str, tmp_path: Path) -> None:
    known = driven.as_wasmtime_says(games()[name])
    file = tmp_path / "driven.json"
    file.write_text(json.dumps(known))
    done = subprocess.run(
        [node(), str(Path(driven.__file__).with_suffix(".mjs")), str(MODULES), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    driven.assert_same(json.loads(done.stdout), known)


@pytest.mark.parametrize("name", GAMES)
def test_machine_code_plays_as_the_module_does(name: str) -> None:
    """Every seat count and option value."""

    def partly_native(verb: str, *arguments: Any) -> Any:
        return (driven.native if verb in MADE else driven.in_module)(verb, *arguments)

    for number, one in enumerate(driven.cases(games()[name])):
        expected = driven.drive(driven.in_module, one, number, driven.PLIES)
        assert driven.drive(partly_native, one, number, driven.PLIES) == expected, one.options


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_machine_code_plays_whole_games_as_the_module_does(name: str) -> None:
    for one, asked in driven.whole_cases(games()[name], driven.TOGETHER):
        found = driven.whole_games(play_games.fast, np.zeros, one, asked)
        assert list(found) == list(driven.whole_games_in_module(one, asked)), one.options


@pytest.mark.parametrize("name", GAMES)
def test_plain_python_plays_as_the_module_does(name: str) -> None:
    """Every seat count and option value."""
    for number, one in enumerate(driven.cases(games()[name])):
        expected = driven.drive(driven.in_module, one, number, PLAIN_PLIES)
        assert driven.drive(driven.interpreted, one, number, PLAIN_PLIES) == expected, one.options


@pytest.mark.parametrize("name", GAMES)
def test_plain_python_grows_the_tree_that_the_module_grows(name: str) -> None:
    game = games()[name]
    one, parts = driven.cases(game)[0], driven.parts_of(game, 2, 1)
    number, plies = BEGIN_AT if extent.long_run else LATER_AT.get(name, BEGIN_AT)
    expected = driven.tree_of(one, number, plies, parts, driven.ROOMS)
    assert expected is not None
    assert expected["nodes"] >= 3
    with interpreting():
        assert driven.tree_of(one, number, plies, parts, driven.ROOMS) == expected
