"""`setu review`, run as people run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from setu import Table
from setu.cli import app
from setu.engine.errors import BadOptions, BadRecord
from setu.engine.texts import LANGUAGES, text

FEW = ("--iterations", "20")


@pytest.fixture
def file(tmp_path):
    table = Table("quarry", options={"starter": "black"}, seed=1, names=["Ana", "Ben"])
    for move in ("span b2-b5", "span h2-h5", "block e5", "beam h6-h8"):
        table.play(move)
    table.record().save(tmp_path / "game.setu")
    return tmp_path / "game.setu"


def test_a_game_is_shown_move_by_move_with_its_turning_points(file):
    env = {**os.environ, "COLUMNS": "140", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "setu.cli", "review", str(file), *FEW]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    lines = done.stdout.splitlines()
    (missed,) = [line for line in lines if "block e5" in line and "│" in line]
    assert "Ana" in missed
    assert missed.split("│")[5].strip() == "blunder"
    assert "-" in missed.split("│")[6]
    assert "Turning points for Ana:" in lines
    points = lines[lines.index("Turning points for Ana:") + 1 :][:3]
    assert any("Own decision, block e5" in point for point in points)
    assert "0% · 100%" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(file, language, monkeypatch, capsys):
    monkeypatch.setenv("SETU_LANG", language)
    app(["review", str(file), *FEW], standalone_mode=False)
    assert text("setu.review", "turning-points", name="Ana").say(language) in capsys.readouterr().out


@pytest.mark.parametrize(("language", "luck"), [("en", "luck"), ("fr", "hasard"), ("hi", "किस्मत")])
def test_of_luck_nothing_is_said_where_there_is_none(file, language, luck, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("SETU_LANG", language)
    app(["review", str(file), *FEW], standalone_mode=False)
    assert luck not in capsys.readouterr().out.lower()
    table = Table("sangram", 2, seed=1)
    table.resign(1)
    table.record().save(tmp_path / "sangram.setu")
    app(["review", str(tmp_path / "sangram.setu"), *FEW], standalone_mode=False)
    assert luck in capsys.readouterr().out.lower()


def test_all_of_it_is_written_as_json(file, tmp_path, capsys):
    out = tmp_path / "review.json"
    app(["review", str(file), *FEW, "--json", str(out)], standalone_mode=False)
    assert f"Written to {out}." in capsys.readouterr().out
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["game"], found["names"]) == ("quarry", ["Ana", "Ben"])
    assert (len(found["chances"]), len(found["turning"])) == (5, 2)
    assert "luck" not in out.read_text(encoding="utf-8")
    for seat in range(2):
        changes = sum(step["decision"][seat] + step["late"][seat] for step in found["steps"])
        assert found["chances"][0][seat] + changes == pytest.approx(found["chances"][-1][seat], abs=1e-9)


def test_a_name_that_looks_like_markup_is_printed_as_it_is(tmp_path, capsys):
    table = Table("quarry", options={"starter": "black"}, seed=1, names=["[/b]", "Ben"])
    table.play("span b2-b5")
    table.resign(1)
    table.record().save(tmp_path / "game.setu")
    app(["review", str(tmp_path / "game.setu"), *FEW], standalone_mode=False)
    assert capsys.readouterr().out.count("[/b]") >= 3


def test_what_cannot_be_read_or_written_is_said(file, tmp_path):
    (tmp_path / "broken.setu").write_text("nothing", encoding="utf-8")
    with pytest.raises(BadRecord):
        app(["review", str(tmp_path / "broken.setu")], standalone_mode=False)
    nowhere = tmp_path / "no" / "such" / "folder.json"
    with pytest.raises(BadOptions, match="cannot be written"):
        app(["review", str(file), *FEW, "--json", str(nowhere)], standalone_mode=False)


def test_verify_says_where_a_game_began(tmp_path, capsys):
    table = Table.from_position("quarry", {"stones": ["K span e2-e5"], "to_move": "black"})
    table.play("beam e6-e8")
    table.record().save(tmp_path / "game.setu")
    app(["verify", str(tmp_path / "game.setu")], standalone_mode=False)
    assert "begins from a given position" in capsys.readouterr().out
