"""Machine code kept on disk, in folders that die with the sources it was made from.

Numba keys its cache by the calling function's own file: a change in a callee or in a data file
would go unseen. A folder named by a digest of all sources that count cannot be stale. What counts
is the engine, the bots, the game that is played and the package that asks, so that a changed
sentence of the server, or another game, costs nobody a compilation.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
SHARED = ("engine", "bots")  # what compiled code of any game may reach
EVERY_GAME = "games"
VERSIONS = 3


def code_folder(game: str, asking: str) -> Path:
    """Where code for a game (a folder of this package) asked for by a module is kept; the oldest versions go."""
    parts = sorted({*SHARED, game, *_own_part(asking)})
    prefix = f"code-{'+'.join(part.replace('/', '.') for part in parts)}-"
    home = cache_home()
    folder = home / f"{prefix}{_digest(tuple(parts))}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    versions = sorted(home.glob(f"{prefix}*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in versions[VERSIONS:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _own_part(module: str) -> set[str]:
    """The folder that an asking module belongs to: `setu.lab.simulate` is `lab`; a stranger needs nothing more."""
    words = module.split(".")
    return {words[1]} if words[0] == PACKAGE.name and len(words) > 2 and words[1] != EVERY_GAME else set()


def sources_digest(game: str = EVERY_GAME) -> str:
    """A digest of all that a game's course depends on: engine, bots, its folder (or all games) and the lab itself."""
    return _digest((*SHARED, game, "lab"))


@functools.cache
def _digest(parts: tuple[str, ...]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for part in parts:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in {".py", ".json", ".toml"} and path.is_file():
                digest.update(str(path.relative_to(PACKAGE)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where machine code may be kept: never inside the install, which may be read-only."""
    chosen = os.environ.get("SETU_CACHE_DIR")
    if chosen:
        return Path(chosen)
    for home in (os.environ.get("XDG_CACHE_HOME"), os.path.expanduser("~/.cache")):
        if home and os.path.isabs(home):
            folder = Path(home) / "setu"
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError:
                continue
            if os.access(folder, os.W_OK):
                return folder
    return Path(tempfile.gettempdir()) / f"setu-cache-{os.getuid() if hasattr(os, 'getuid') else 0}"
