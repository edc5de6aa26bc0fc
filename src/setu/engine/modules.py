"""The games' WebAssembly modules as they are kept in the package: `make wasm` writes them, hosts read them here.

A module is made of functions in some source files, which its manifest names, with a digest of the files, one of what
is made of them, and one of how the records are laid out; a module whose rules have changed since is as good as none.
Beside it lie the boards that options can choose, made of sources that the manifest names too.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from setu.engine.game import Game

PACKAGE = Path(__file__).resolve().parents[1]
MODULES = PACKAGE / "modules"


@dataclass(frozen=True, eq=False)
class Module:
    """One game's rules: where the code is, which functions it offers, and how each is called."""

    path: Path
    digest: str  # of the code
    functions: dict[str, Any]  # by name: the module of its source, what it takes and gives

    def code(self) -> bytes:
        return self.path.read_bytes()


@functools.cache
def kept_module(package: str) -> Module | None:
    """The module of a game's folder; None if there is none, or its sources have changed."""
    manifest = _manifest(package)
    if manifest is None or not is_fresh(package, manifest):
        return None
    path = MODULES / f"{package}.wasm"
    return Module(path, manifest["module"]["sha256"], manifest["functions"])


def kept_board(game: Game, options: Mapping[str, Any]) -> np.ndarray[Any, Any] | None:
    """The board that these options choose, if it is kept and was made from what is here.

    Where players chose what stands for them, the board says so; such a board is not kept.
    """
    manifest = _manifest_of(game)
    if manifest is None or not options.keys() <= game.options.known.keys() or not has_fresh_boards(game, manifest):
        return None
    usual = {name: option.default for name, option in game.options.known.items()}
    for kept in manifest["games"][game.name]["boards"]:
        if kept["options"].items() <= {**usual, **options}.items():
            return np.fromfile(MODULES / f"{kept['board']}.board", game.board_dtype)
    return None


def package_of(name: str) -> str | None:
    """The folder of a game that has a module, by the game's name: nothing need be imported to know it."""
    for path in sorted(MODULES.glob("*.json")):
        if name in (_manifest(path.stem) or {"games": ()})["games"]:
            return path.stem
    return None


def is_fresh(package: str, manifest: dict[str, Any]) -> bool:
    """Was the code of this manifest made from what is here? Comments in its sources may have changed since."""
    if manifest["digest"] == sources_digest(manifest["sources"]) and manifest["layout"] == _layout(
        _first_game(package)
    ):
        return True
    from setu.engine.lowered import lowered_digest

    return bool(manifest.get("lowered") == lowered_digest(package, manifest["functions"]))


def has_fresh_boards(game: Game, manifest: dict[str, Any]) -> bool:
    """Were the boards of this manifest made from what is here?"""
    is_as_laid_out = manifest["layout"] == _layout(game)
    return is_as_laid_out and bool(manifest.get("boards_digest") == sources_digest(manifest.get("boards_sources", ())))


@functools.cache
def _manifest(package: str) -> dict[str, Any] | None:
    try:
        manifest: dict[str, Any] = json.loads((MODULES / f"{package}.json").read_text("utf-8"))
    except FileNotFoundError:
        return None
    return manifest


def _manifest_of(game: Game) -> dict[str, Any] | None:
    home, _, package = game.package.rpartition(".")
    return _manifest(package) if home == f"{PACKAGE.name}.games" else None


def _first_game(package: str) -> Game:
    """Any of the games that share a folder, and with it the layout of their records."""
    found: Game = importlib.import_module(f"{PACKAGE.name}.games.{package}").GAMES[0]
    return found


def _layout(game: Game) -> str:
    return layout_of(game.board_dtype, game.state)


def sources_digest(files: Iterable[str]) -> str:
    """A digest of source files, named as they are in the package."""
    digest = hashlib.sha256()
    for name in sorted(files):
        path = PACKAGE / name
        digest.update(f"{name}\n".encode())
        digest.update(path.read_bytes() if path.is_file() else b"\0")
    return digest.hexdigest()[:16]


def layout_of(*records: np.dtype[Any]) -> str:
    """A digest of how records are laid out, board and state."""
    return hashlib.sha256("\n".join(repr(record.descr) for record in records).encode()).hexdigest()[:16]
