"""What the README shows is true today."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_of_the_readme_run():
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_files_the_readme_names_are_there():
    for name in (
        "docs/pictures/quarry.svg",
        "src/setu/games/quarry/data/standard.toml",
        "bench/reports/bench.txt",
        "bench/reports/cuda-quarry.txt",
        "CONTRIBUTING.md",
    ):
        assert (README.parent / name).is_file(), name
        assert name in README.read_text(encoding="utf-8")
