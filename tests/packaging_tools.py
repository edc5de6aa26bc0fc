"""Packages of Setu, built as anybody builds them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def uv(*command: str) -> None:
    """Run the uv of this environment; what it says is told if it fails."""
    program = Path(sys.executable).parent / "uv"
    done = subprocess.run(
        [program, "--quiet", *command],
        env={"UV_SYSTEM_CERTS": "1", **os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def packed_sources(folder: Path) -> Path:
    """The sdist, built into a folder."""
    uv("build", "--sdist", "--out-dir", str(folder), str(ROOT))
    return next(folder.glob("*.tar.gz"))


def wheel(folder: Path) -> Path:
    """The wheel, built into a folder: from the packed sources, so that nothing else of this place gets into it."""
    uv("build", "--out-dir", str(folder), str(ROOT))
    return next(folder.glob("*.whl"))
