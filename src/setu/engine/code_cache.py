"""Machine code kept on disk, in folders that die with the sources it was made from.

Numba keys its cache by the calling function's own file: a change in a callee or in a data file
would go unseen. A folder named by a digest of all sources that count cannot be stale. What counts
is the engine, the bots, the game that is played and the package that asks, so that a changed
sentence of the server, or another game, costs nobody a compilation.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
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
    """Where machine code may be kept: never inside the install, which may be read-only, and never in a folder in which
    another user of this machine could put code for us."""
    for wished in _wished_homes():
        if _is_private(wished):
            return wished
    return _own_for_now()


def _wished_homes() -> Iterator[Path]:
    chosen = os.environ.get("SETU_CACHE_DIR")
    if chosen:
        yield Path(chosen)
    for home in (os.environ.get("XDG_CACHE_HOME"), os.path.expanduser("~/.cache")):
        if home and os.path.isabs(home):
            yield Path(home) / "setu"
    yield Path(tempfile.gettempdir()) / f"setu-cache-{_user()}"


def _is_private(folder: Path) -> bool:
    """Make a folder that is ours alone, or see whether it is. One that stood open is closed, and what lay in it goes if
    another could have put it there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not hasattr(os, "getuid"):
            return os.access(folder, os.W_OK)
        found = folder.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != _user():
            return False
        if found.st_mode & 0o077:
            folder.chmod(0o700)
        if found.st_mode & 0o022:
            for code in folder.glob("code-*"):
                shutil.rmtree(code, ignore_errors=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


@functools.cache
def _own_for_now() -> Path:
    """A folder for this process alone, where nothing better is to be had."""
    folder = tempfile.mkdtemp(prefix="setu-cache-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)
