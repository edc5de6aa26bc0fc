"""Later rules of a game than those that its tables and records were written by."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from setu.engine.game import find_game


@contextmanager
def later_rules(*names: str) -> Iterator[None]:
    """Within, these games are played by version 2 of their rules."""
    before = {name: find_game(name).rules_version for name in names}
    for name in names:
        object.__setattr__(find_game(name), "rules_version", f"{name}/2")
    try:
        yield
    finally:
        for name, version in before.items():
            object.__setattr__(find_game(name), "rules_version", version)
