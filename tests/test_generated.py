"""What the page knows of the games' declarations is of today: `web/tools/write_codes.py` writes it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[1] / "web" / "tools" / "write_codes.py"


def load():
    spec = importlib.util.spec_from_file_location("write_codes", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


write_codes = load()


FOLDERS = sorted(path.stem for path in write_codes.GENERATED.glob("*.ts"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_page_has_the_codes_of_today(folder):
    kept = (write_codes.GENERATED / f"{folder}.ts").read_text(encoding="utf-8")
    assert kept == write_codes.written(write_codes.folders()[folder]), "run web/tools/write_codes.py"


def test_every_game_with_a_board_has_its_codes():
    boards = {path.parent.name for path in TOOL.parents[1].glob("src/boards/*/about.ts")} - {"generic"}
    assert boards == set(FOLDERS)
    assert len(FOLDERS) >= 4
