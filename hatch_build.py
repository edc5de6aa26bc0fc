"""A package carries the built page: the builder asks here before it packs."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent / "web"
sys.path.insert(0, str(WEB / "tools"))

import build_page  # noqa: E402


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """The page, built unless it is there; an editable install leaves it to `make page`."""

    def dependencies(self) -> list[str]:
        """Node, where there is something to build."""
        if build_page.is_built():
            return []
        return re.findall(r"^[\w-]+==[\w.]+", (WEB / "node.lock").read_text(), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the page in its place."""
        if version != "editable":
            build_page.main()
