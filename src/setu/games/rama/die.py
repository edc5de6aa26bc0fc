"""Rama's Bridge: the die."""

from __future__ import annotations

from setu.engine.rng import draw_below
from setu.engine.rule import rule
from setu.engine.state import State


@rule
def throw_die(s: State) -> int:
    """RB-2: one die with the faces 1 to 6."""
    s.thrown = 1
    return 1 + draw_below(s, 6)
