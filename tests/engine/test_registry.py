"""A game of another package is found by its entry point, wherever games are listed or asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.brought import TOY
from setu.engine import game as registry
from setu.engine.game import find_game, games

TESTS = Path(__file__).parents[1]


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A folder on the path that says, as an installed package does, where its games are."""
    info = tmp_path / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")

    def declare(written):
        (info / "entry_points.txt").write_text(f"[setu.games]\n{written}\n")
        monkeypatch.syspath_prepend(tmp_path)
        registry._brought_in.cache_clear()
        return tmp_path

    before = dict(registry._found)
    yield declare
    registry._found.clear()
    registry._found.update(before)
    registry._brought_in.cache_clear()


def in_a_process_of_its_own(folder, *words):
    environment = {**os.environ, "SETU_INTERPRET": "1", "PYTHONPATH": os.pathsep.join([str(folder), str(TESTS)])}
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True, env=environment)
    return done.stdout


def test_it_is_found_and_stands_behind_the_games_of_the_house(installed):
    installed("toy = engine.brought:TOY")
    assert find_game("toy") is TOY
    assert list(games())[-1] == "toy"
    assert list(games())[:1] == ["river-dragons"]


def test_the_command_line_lists_it(installed):
    assert "Toy" in in_a_process_of_its_own(installed("toy = engine.brought:TOY"), "-m", "setu", "games")


def test_tables_environments_and_the_catalogue_know_it(installed):
    code = (
        "import setu, gymnasium, setu.envs.gymnasium\n"
        "from setu.envs.arrays import Games\n"
        "from setu.server.api.games import games_listed\n"
        "from setu.server.storage.component_files import OwnFiles\n"
        "print(setu.Table('toy', seed=1), Games('toy', 2, seats=2).masks.sum(), 'setu/toy-v1' in gymnasium.registry)\n"
        "print(*(game.name for game in games_listed(OwnFiles())))\n"
    )
    table, listed = in_a_process_of_its_own(installed("toy = engine.brought:TOY"), "-c", code).splitlines()
    assert table.startswith("<Table toy, 2 seats")
    assert table.endswith("6 True")
    assert listed.split()[-1] == "toy"


def test_a_game_of_the_house_is_not_replaced(installed):
    installed("quarry = engine.brought:TOY")
    assert games()["quarry"] is find_game("quarry") is not TOY


def test_an_entry_point_that_is_no_such_game_is_told_at_once(installed):
    installed("chess = engine.brought:TOY")
    with pytest.raises(TypeError, match="expected the Game 'chess', found <Game toy>"):
        games()
