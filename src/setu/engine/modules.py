"""The games' WebAssembly modules as they are kept in the package: `make wasm` writes them, hosts read them here.

A module is made of functions in some source files, which its manifest names, with a digest of the files and one of what
is made of them; one whose rules have changed since is as good as none.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

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
    try:
        manifest = json.loads((MODULES / f"{package}.json").read_text("utf-8"))
    except FileNotFoundError:
        return None
    if not is_fresh(package, manifest):
        return None
    path = MODULES / f"{package}.wasm"
    return Module(path, manifest["module"]["sha256"], manifest["functions"])


def is_fresh(package: str, manifest: dict[str, Any]) -> bool:
    """Was the code of this manifest made from what is here? Comments in its sources may have changed since."""
    if manifest["digest"] == sources_digest(manifest["sources"]):
        return True
    from setu.engine.lowered import lowered_digest

    return bool(manifest.get("lowered") == lowered_digest(package, manifest["functions"]))


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
    return hashlib.sha256("\n".join(map(repr, records)).encode()).hexdigest()[:16]
