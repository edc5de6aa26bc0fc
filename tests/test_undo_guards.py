"""What stops the attacks of docs/reliability.md is where `tools/undo_guards.py` undoes it, and its tests are there."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def guards():
    spec = importlib.util.spec_from_file_location("undo_guards", ROOT / "tools" / "undo_guards.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.GUARDS


@pytest.mark.parametrize("guard", guards(), ids=lambda guard: guard.attack)
def test_each_guard_stands_in_the_sources_and_somebody_asks_for_it(guard):
    assert guard.lines in (ROOT / "src" / "setu" / guard.file).read_text(encoding="utf-8")
    names = re.findall(r"def (test_\w+)", (ROOT / guard.tests).read_text(encoding="utf-8"))
    assert all(any(part in name for name in names) for part in guard.chosen.split(" or "))


def test_every_file_of_tests_in_the_table_of_attacks_is_there():
    table = (
        (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8").partition("| attack |")[2].partition("\n\n")[0]
    )
    named = re.findall(r"`(\S+\.py)`: \d+", table)
    assert len(named) > 40
    assert all((ROOT / (name if "/" in name else f"tests/server/{name}")).is_file() for name in named)
