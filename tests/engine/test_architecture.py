"""Dependencies point one way, and importing Setu is cheap."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import setu

SOURCE = Path(setu.__file__).parent
ROOMS = (Path(__file__).parents[2] / "docs/architecture.md").read_text(encoding="utf-8")
ROOM = re.compile(r"^\| `setu\.(\w+)` \|.*\|([^|]*)\|$", re.MULTILINE)
MAY_IMPORT = {room: {room, *re.findall(r"`(\w+)`", arrows)} for room, arrows in ROOM.findall(ROOMS)}


def imports(path):
    """The rooms that a module imports, and the modules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            if parts[0] == "setu" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
                yield parts[1], name


def test_every_room_stands_in_the_table():
    assert set(MAY_IMPORT) == {path.parent.name for path in SOURCE.glob("*/__init__.py")}


MODULES = [path for part in MAY_IMPORT for path in sorted((SOURCE / part).rglob("*.py"))]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_arrows_point_one_way(path):
    part = path.relative_to(SOURCE).parts[0]
    assert {found for found, _ in imports(path)} <= MAY_IMPORT[part]


@pytest.mark.parametrize(
    "path", sorted((SOURCE / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_no_game_knows_another(path):
    own = path.relative_to(SOURCE / "games").parts[0]
    others = {name.split(".")[2] for part, name in imports(path) if part == "games" and name.count(".") > 1}
    assert others <= {own}


def test_importing_setu_loads_neither_numpy_nor_the_compiler():
    code = "import sys, setu; print(sorted({'numpy', 'numba', 'fluent', 'typer', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_first_moves_do_not_wait_for_the_compiler():
    code = "import sys, setu; print(len(setu.Table('quarry').moves()), 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1836 False"


def test_a_game_of_the_same_name_as_its_package_loads_alone():
    code = "import sys, setu; setu.Table('quarry'); print(*(name for name in sys.modules if '.games.' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name.split(".")[2] for name in done.stdout.split()} == {"quarry"}


def test_the_public_names_are_all_there():
    for name in setu.__all__:
        assert getattr(setu, name) is not None
    assert set(setu.__all__) <= set(dir(setu))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = setu.chess
