"""What the README shows is true today."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_of_the_readme_run():
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_files_the_readme_links_to_are_there():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")) if "://" not in link]
    assert len(links) > 8
    assert [link for link in links if not (README.parent / link).is_file()] == []
