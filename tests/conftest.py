"""What all tests share: English sentences, how much is tried, and long tests first."""

from __future__ import annotations

import math
import os

os.environ["SETU_LANG"] = "en"

import pytest
from hypothesis import HealthCheck, settings

import extent
from setu.engine.rule import compiled

# In the gate every run tries the same examples: a rare fault must not fail somebody else's change.
house = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("house", house, derandomize=True)
# Said aloud: where CI is set, Hypothesis would not wander by itself.
settings.register_profile("wander", house, max_examples=1000, derandomize=False)

# What takes seconds begins first, so that no worker is left with it when the others are done.
LONGEST_FIRST = (
    "server/test_kills.py",
    "server/test_exactly_once.py",
    "docs/test_examples.py",
    "test_laws.py",
    "test_ends.py",
    "test_knowledge.py",
    "tests/test_games.py",
    "lab/test_tournament.py",
    "server/test_workers.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try everything: all samples, and the tests marked `long`")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: runs only with --long")
    extent.long_run = config.getoption("--long")
    settings.load_profile("wander" if extent.long_run else "house")
    if not extent.long_run:
        # To compile a search on the side takes longer than the gate searches; `test_compile_queue` asks for that.
        compiled.PATIENCE = math.inf


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not extent.long_run:
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    named = (place for place, name in enumerate(LONGEST_FIRST) if name in item.nodeid)
    return next(named, len(LONGEST_FIRST))


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETU_LANG", "en")
