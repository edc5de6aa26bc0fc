"""The long run goes on where it stopped, and its verdict is told as it is."""

from __future__ import annotations

import pytest

import long_run
import setu


@pytest.fixture
def small_run(monkeypatch, tmp_path):
    """One small part of everything, of a commit that has a name; where its verdict is kept."""
    parts = {"small": [str(long_run.ROOT / "tests" / "test_extent.py"), "-n", "0"]}
    for name, value in {"PARTS": parts, "KEPT": tmp_path, "REPORT": tmp_path / "verdict.txt"}.items():
        monkeypatch.setattr(long_run, name, value)
    monkeypatch.setattr(long_run, "commit", lambda: "c0ffee")
    return tmp_path / "verdict.txt"


def test_the_verdict_names_commit_tests_and_the_sources_of_every_game(small_run):
    assert long_run.main() == 0
    verdict = small_run.read_text(encoding="utf-8")
    assert "commit c0ffee" in verdict
    assert "Every test passed." in verdict
    small = next(line.split() for line in verdict.splitlines() if line.startswith("small"))
    assert small[1:4] == ["5", "0", "0"]
    digests = [
        line.split()[-1] for line in verdict.splitlines() if line.split()[:1] and line.split()[0] in setu.games()
    ]
    assert len(digests) == len(setu.games())
    assert len(set(digests)) == 4  # both editions of the river are one folder


def test_a_part_that_passed_is_not_run_again(small_run, monkeypatch):
    outcome = long_run.Outcome(tests=7, cpu_seconds=3.0)
    monkeypatch.setattr(long_run, "run", lambda *asked: outcome)
    assert long_run.main() == 0
    monkeypatch.setattr(long_run, "run", None)
    assert long_run.main() == 0
    assert "small                             7" in small_run.read_text(encoding="utf-8")


def test_what_failed_is_named_and_run_again(small_run, monkeypatch, tmp_path):
    found = tmp_path / "found.xml"
    found.write_text(
        '<testsuites><testsuite><testcase classname="tests.test_a" name="test_b"><failure>no</failure></testcase>'
        '<testcase classname="tests.test_a" name="test_c"><skipped/></testcase></testsuite></testsuites>',
        encoding="utf-8",
    )
    runs = []
    monkeypatch.setattr(long_run, "run", lambda *asked: runs.append(asked) or long_run.read(found))
    assert (long_run.main(), long_run.main(), len(runs)) == (1, 1, 2)
    verdict = small_run.read_text(encoding="utf-8")
    assert "1 failed:\n  tests.test_a::test_b\n" in verdict
    assert "Every test passed." not in verdict
