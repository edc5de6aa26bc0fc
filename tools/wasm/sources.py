"""Which source files a module and its boards are made of: where their functions were written, and whatever constants
these name."""

from __future__ import annotations

import ast
import contextlib
import importlib
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from setu.engine.game import Game
from setu.engine.modules import PACKAGE

DATA = (".json", ".toml")
GATHERS = "__init__.py"  # names all of a game, its sentences and questions too
WRITERS = ("engine/codes.py", "engine/numbering.py")


@contextlib.contextmanager
def functions_called() -> Iterator[set[str]]:
    """The files of all functions that Python calls for the length of a `with` block."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, given: Any) -> None:
        files.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(None)


def sources_of(game: Game, files: Collection[str]) -> list[str]:
    """The files of some functions, what these take from others, and the game's own tables; as named in the package."""
    waiting = [path for path in map(Path, files) if path.is_relative_to(PACKAGE)]
    if any(name.startswith("<") for name in files):  # packing of moves is written by machinery
        waiting += [PACKAGE / name for name in WRITERS]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _constants_from(path) if path.name != GATHERS else ()
    folder = PACKAGE / "games" / game.package.rpartition(".")[2]
    found |= {path for path in folder.rglob("*") if path.suffix in DATA}
    return sorted(str(path.relative_to(PACKAGE)) for path in found)


def _constants_from(path: Path) -> Iterator[Path]:
    """Where the numbers, arrays and namespaces come from that a module imports by name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("setu."):
            for alias in node.names:
                yield from _home_of(importlib.import_module(str(node.module)), alias.name)


def _home_of(module: ModuleType, name: str) -> Iterator[Path]:
    value: Any = getattr(module, name, None)
    if isinstance(value, ModuleType) and value.__name__ in sys.modules:
        return  # one with a file: what of it is called is known already
    if value is None or callable(value) or isinstance(value, type):
        return
    yield Path(str(module.__file__))
