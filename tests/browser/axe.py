"""What axe finds wrong with a page."""

from __future__ import annotations

from functools import cache

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Words and colours fail independently of each other: every language and both themes, not every pair.
LOOKS = [("en-GB", "light"), ("fr-FR", "dark"), ("hi-IN", "light")]


def looks(turn: int) -> list[ParameterSet]:
    """All looks of a page or board in a long run, one of them in the gate: each kind of page its own, in turn."""
    gate = turn % len(LOOKS)
    return [pytest.param(*look, marks=[] if place == gate else pytest.mark.long) for place, look in enumerate(LOOKS)]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def faults(page: Page, where: str) -> list[str]:
    """The rules that are broken here, each with the first thing that breaks it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    worst = [(fault["id"], fault["nodes"][0]) for fault in found]
    return [f"{where}: {rule} {node['target']} {node['failureSummary']}" for rule, node in worst]
