"""The page about positions names every field that a position has."""

from __future__ import annotations

import re

import pytest

import setu
from docs.written_files import DOCS

SECTIONS = {
    "river-dragons": "River Dragons and Sunderbans",
    "sunderbans": "River Dragons and Sunderbans",
    "sangram": "Sangram",
    "ramas-bridge": "Rama's Bridge",
    "quarry": "Quarry",
}


@pytest.mark.parametrize("game", SECTIONS)
def test_every_field_of_a_position_is_told(game):
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    sections = dict(part.split("\n", 1) for part in page.split("\n## ")[1:])
    told = set(re.findall(r"`(\w+)`", sections["Common to all games"] + sections[SECTIONS[game]]))
    assert set(setu.Table(game, seed=1).position()) <= told
