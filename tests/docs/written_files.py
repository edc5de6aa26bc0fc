"""The files that a page of the documentation writes out: blocks that bear a title."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_BLOCK = re.compile(r'^```\w+ title="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)


def files_of(page: str) -> dict[str, str]:
    """{path: whole text} of a page."""
    return {found["path"]: found["text"] for found in _BLOCK.finditer((DOCS / page).read_text(encoding="utf-8"))}
