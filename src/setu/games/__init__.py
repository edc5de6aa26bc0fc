"""The games of Setu, a package each; `setu.games()` lists them.

`setu.games` is both this package and that call: importing a package makes it an attribute of
its parent, so the package itself answers the call.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setu.engine.game import Game


class _CallablePackage(ModuleType):
    def __call__(self) -> dict[str, Game]:
        """Every game by name."""
        from setu.engine.game import games

        return games()


sys.modules[__name__].__class__ = _CallablePackage
