"""Compiling: the cache is never stale, and works where the install cannot be written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import setu
from setu.engine.bits import bit_of, lowest_bit, word_of
from setu.engine.code_cache import cache_home, code_folder
from setu.engine.record_view import RecordViews, record_dtype, record_view
from setu.engine.rule import belongs_to, compiled, interpreting

SOURCE = Path(setu.__file__).parent


@compiled
def lowest_bits(words, out):
    for number in range(len(words)):
        out[number] = lowest_bit(words[number])


def test_the_lowest_bit_is_the_same_at_both_speeds():
    words = np.array([1, 2, 12, 1 << 40, 1 << 62, (1 << 62) | 64], np.int64)
    plain, machine = np.zeros(6, np.int64), np.zeros(6, np.int64)
    lowest_bits.plain(words, plain)
    lowest_bits.fast(words, machine)
    assert plain.tolist() == machine.tolist() == [0, 1, 2, 40, 62, 6]


def test_code_for_rules_outside_the_house_stays_off_the_disk(tmp_path, monkeypatch):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    outside = np.zeros(3, np.dtype([("word", "<i8")]))
    outside["word"] = (1, 6, 8)
    belongs_to(outside.dtype, None)

    @compiled
    def lowest_of_all(records, out):
        for number in range(len(records)):
            out[number] = lowest_bit(records[number].word)

    found = np.zeros(3, np.int64)
    lowest_of_all.fast(outside, found)
    assert found.tolist() == [0, 1, 3]
    assert list(tmp_path.rglob("*.nb?")) == []


def test_cells_are_packed_63_to_a_word():
    assert [(word_of(cell), bit_of(cell)) for cell in (0, 62, 63)] == [(0, 1), (0, 1 << 62), (1, 1)]


def test_a_record_has_no_bytes_without_a_name():
    dtype = record_dtype([("a", "i1"), ("b", "<i8"), ("c", "i1", (3,)), ("d", "<i4")])
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize
    assert dtype.itemsize % 8 == 0
    assert all(offset % dtype[name].base.alignment == 0 for name, (_, offset) in dtype.fields.items())


def test_a_row_reads_and_writes_its_record():
    inner = np.dtype([("x", "<i2")])
    records = np.zeros(2, record_dtype([("n", "i1"), ("many", "<i2", (3,)), ("inner", inner)]))
    rows = RecordViews(records)
    rows[0].n += 5
    rows[0].many[1] = 7
    rows[0].inner.x = 9
    assert (records["n"][0], records["many"][0, 1], records["inner"]["x"][0]) == (5, 7, 9)
    rows[1] = rows[0]
    assert rows[1].n == 5
    assert type(rows[1].n) is int
    assert record_view(rows[1]) is rows[1]
    with pytest.raises(AttributeError):
        rows[0].m = 1


def test_interpreting_switches_the_compiler_off_for_a_while():
    with interpreting():
        out = np.zeros(1, np.int64)
        lowest_bits(np.array([8]), out)
        assert out[0] == 3


FIRST_PLAY = """
import os, sys
from setu.engine.simulate import random_games
print(int(random_games("quarry", 1, seed=1, threads=1).moves.sum()))
"""


# The one rule that counts is compiled, and no more.
POINTS = """
import numpy as np
from setu import Table
from setu.engine import entry_points
from setu.engine.rule import interpreting
out = np.zeros((2, 2), np.int64)
with interpreting():
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.play("span e2-e5")
entry_points.outcome.fast(table.board, table._state, out)
print(out[:, 1].sum())
"""


def run(code, **env):
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("SETU_", "XDG_"))}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**clean, **env}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_setu_interpret_gives_the_same_games(tmp_path):
    expected = run(FIRST_PLAY)
    assert run(FIRST_PLAY, SETU_INTERPRET="1") == expected


def test_a_changed_rule_is_never_answered_by_old_machine_code(tmp_path):
    """A callee in another file changes; Numba alone would keep the caller's old code."""
    copy = tmp_path / "src" / "setu"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    place = {"PYTHONPATH": str(tmp_path / "src"), "SETU_CACHE_DIR": str(tmp_path / "cache")}
    before = run(POINTS, **place)
    data = copy / "games" / "quarry" / "rules.py"
    source = data.read_text(encoding="utf-8")
    assert "(2 if won else 1)" in source
    data.write_text(source.replace("(2 if won else 1)", "(20 if won else 10)"), encoding="utf-8")
    assert int(before) > 0
    assert int(run(POINTS, **place)) == 10 * int(before)


def test_a_read_only_install_and_home_still_compile(tmp_path):
    """The cache goes to the temporary folder when nothing else can be written."""
    code = "from setu.engine.code_cache import cache_home; print(cache_home())"
    nowhere = str(tmp_path / "file")
    Path(nowhere).write_text("not a folder", encoding="utf-8")
    home = run(code, XDG_CACHE_HOME=nowhere, HOME=nowhere, TMPDIR=str(tmp_path))
    assert home.startswith(str(tmp_path / "setu-cache-"))
    assert run(POINTS, XDG_CACHE_HOME=nowhere, HOME=nowhere, TMPDIR=str(tmp_path)).isdigit()
    assert list(Path(home).glob("code-*/**/*.nbi"))


def test_code_is_kept_in_no_folder_of_another_user(tmp_path, monkeypatch):
    """On a machine that is shared, somebody else has made the folder in the temporary one, or lays a link to theirs."""
    planted = tmp_path / f"setu-cache-{os.getuid()}"
    monkeypatch.delenv("SETU_CACHE_DIR", raising=False)
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    planted.mkdir()
    found = planted.lstat()
    others = os.stat_result((found.st_mode, *found[1:4], found.st_uid + 1, *found[5:10]))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "lstat", lambda path: others)
        assert cache_home() != planted
    planted.rmdir()
    (tmp_path / "theirs").mkdir()
    planted.symlink_to(tmp_path / "theirs")
    assert cache_home() != planted


def test_a_folder_for_code_that_stood_open_to_others_is_emptied_and_closed(tmp_path, monkeypatch):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    tmp_path.chmod(0o777)
    (tmp_path / "code-planted").mkdir()
    (tmp_path / "other").mkdir()
    assert cache_home() == tmp_path
    assert tmp_path.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in tmp_path.iterdir()] == ["other"]


STRANGER = """
import numba

@numba.njit(cache=True)
def twice(number):
    return 2 * number
"""
OURS = """
from setu.engine.bits import lowest_bit
from setu.engine.rule import compiled

@compiled
def lowest_bits(words, out):
    for number in range(len(words)):
        out[number] = lowest_bit(words[number])
"""
OURS_THEN_THEIRS = """
import numpy, ours
words = numpy.ones(1, numpy.int64)
ours.lowest_bits.fast(words, words)
import stranger
print(stranger.twice(21))
"""


@pytest.mark.parametrize("chosen", ["", "chosen"])
def test_another_library_keeps_its_machine_code_where_it_would_without_setu(tmp_path, chosen):
    for name, source in (("stranger", STRANGER), ("ours", OURS)):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    wish = {"NUMBA_CACHE_DIR": str(tmp_path / chosen)} if chosen else {}
    assert run(OURS_THEN_THEIRS, PYTHONPATH=str(tmp_path), SETU_CACHE_DIR=str(tmp_path / "setu"), **wish) == "42"
    kept = {path.relative_to(tmp_path).parts[0]: path.name for path in tmp_path.rglob("*.nbi")}
    assert sorted(kept) == sorted([chosen or "__pycache__", "setu"])
    assert kept["setu"].startswith("ours.lowest_bits")


def test_old_versions_of_the_same_code_are_thrown_away(tmp_path, monkeypatch):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    kept = code_folder("games/quarry", "setu.engine.simulate")
    prefix = kept.name.rpartition("-")[0]
    for age in range(5):
        folder = tmp_path / f"{prefix}-old{age}"
        folder.mkdir()
        os.utime(folder, (age, age))
    (tmp_path / "code-another-old").mkdir()
    assert code_folder("games/quarry", "setu.engine.entry_points") == kept
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == sorted([kept.name, f"{prefix}-old4", f"{prefix}-old3", "code-another-old"])


def test_code_is_kept_apart_for_each_game_and_each_part_that_asks(tmp_path, monkeypatch):
    monkeypatch.setenv("SETU_CACHE_DIR", str(tmp_path))
    asked = [("games/quarry", "setu.engine.simulate"), ("games/rama", "setu.engine.simulate")]
    asked += [("games/quarry", "setu.lab.simulate"), ("games", "setu.engine.simulate")]
    assert len({code_folder(*one) for one in asked}) == len(asked)
