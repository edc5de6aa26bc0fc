"""The card of a game beside links in other programs is the picture of today; `web/tools/write_card.py` draws it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[1] / "web" / "tools" / "write_card.py"


def load() -> Any:
    spec = importlib.util.spec_from_file_location("write_card", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


write_card = load()


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry"])
def test_a_card_is_drawn_from_the_picture_of_today(game: str) -> None:
    assert write_card.origin_of(game) == json.loads(write_card.KEPT.read_text())[game], "draw the cards: write_card.py"
