"""Setu (सेतु, bridge): a digital table for five board games, and a laboratory for them.

    >>> import setu
    >>> table = setu.Table("quarry", options={"starter": "black"}, seed=7)
    >>> len(table.moves())
    1836
    >>> table.play("beam d4-d6")[0].name
    'placed'
    >>> table.pending
    (1,)

Importing this package is cheap: games, NumPy and the compiler are loaded when first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setu.engine.errors import (
        BadComponents,
        BadOptions,
        BadPosition,
        BadRecord,
        IllegalMove,
        InvalidMove,
        Refusal,
        SetuError,
        UnknownGame,
    )
    from setu.engine.game import Game, games
    from setu.engine.record import Record, replay
    from setu.engine.series import Series
    from setu.engine.table import Event, Move, Result, Table
    from setu.engine.texts import speaking

__version__ = "0.1.0"

_HOMES = {
    "setu.engine.errors": (
        "BadComponents",
        "BadOptions",
        "BadPosition",
        "BadRecord",
        "IllegalMove",
        "InvalidMove",
        "Refusal",
        "SetuError",
        "UnknownGame",
    ),
    "setu.engine.game": ("Game", "games"),
    "setu.engine.record": ("Record", "replay"),
    "setu.engine.series": ("Series",),
    "setu.engine.table": ("Event", "Move", "Result", "Table"),
    "setu.engine.texts": ("speaking",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "BadComponents",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "Record",
    "Refusal",
    "Result",
    "Series",
    "SetuError",
    "Table",
    "UnknownGame",
    "games",
    "replay",
    "speaking",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'setu' has no attribute {name!r}")
    import importlib

    if name == "games":
        return importlib.import_module("setu.games")
    return getattr(importlib.import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
