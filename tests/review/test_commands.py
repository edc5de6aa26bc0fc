"""`setu review`, run as people run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from setu import Table
from setu.engine.texts import LANGUAGES, text

FEW = ("--iterations", "20")


def setu(*args, language="en"):
    env = {**os.environ, "SETU_LANG": language, "COLUMNS": "140", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "setu.cli", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False)


@pytest.fixture
def file(tmp_path):
    table = Table("quarry", options={"starter": "black"}, seed=1, names=["Ana", "Ben"])
    for move in ("span b2-b5", "span h2-h5", "block e5", "beam h6-h8"):
        table.play(move)
    table.record().save(tmp_path / "game.setu")
    return tmp_path / "game.setu"


def test_a_game_is_shown_move_by_move_with_its_turning_points(file):
    done = setu("review", file, *FEW)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    lines = done.stdout.splitlines()
    (missed,) = [line for line in lines if "block e5" in line and "│" in line]
    assert "Ana" in missed
    assert "-" in missed.split("│")[5]
    assert "Turning points for Ana:" in lines
    points = lines[lines.index("Turning points for Ana:") + 1 :][:3]
    assert any("Own decision, block e5" in point for point in points)
    assert "0% · 100%" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(file, language):
    assert text("setu.review", "at-the-end").say(language) in setu("review", file, *FEW, language=language).stdout


def test_all_of_it_is_written_as_json(file, tmp_path):
    out = tmp_path / "review.json"
    done = setu("review", file, *FEW, "--json", out)
    assert f"Written to {out}." in done.stdout.replace("\n", "")
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["game"], found["names"], len(found["chances"]), len(found["turning"])) == (
        "quarry",
        ["Ana", "Ben"],
        5,
        2,
    )
    for seat in range(2):
        changes = sum(step["decision"][seat] + step["luck"][seat] for step in found["steps"])
        assert found["chances"][0][seat] + changes == pytest.approx(found["chances"][-1][seat], abs=1e-9)


def test_what_cannot_be_read_or_written_is_said(file, tmp_path):
    (tmp_path / "broken.setu").write_text("nothing", encoding="utf-8")
    assert setu("review", tmp_path / "broken.setu").returncode == 2
    done = setu("review", file, *FEW, "--json", tmp_path / "no" / "such" / "folder.json")
    assert (done.returncode, "cannot be written" in done.stderr) == (2, True)


def test_verify_says_where_a_game_began(tmp_path):
    table = Table.from_position("quarry", {"stones": ["K span e2-e5"], "to_move": "black"})
    table.play("beam e6-e8")
    table.record().save(tmp_path / "game.setu")
    done = setu("verify", tmp_path / "game.setu")
    assert done.returncode == 0
    assert "begins from a given position" in done.stdout
