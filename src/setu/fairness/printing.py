"""What was found, on a terminal."""

from __future__ import annotations

from rich.console import Console

from setu.engine.table import Table
from setu.fairness.draws import Drawn
from setu.fairness.steps import Found, Step, say

MARKS: dict[Found, tuple[str, str]] = {
    "true": ("✓", "green"),
    "untrue": ("✗", "red"),
    "sealed": ("·", "yellow"),
    "absent": ("·", "yellow"),
    "unasked": ("?", "yellow"),
    "earlier": ("?", "yellow"),
    "alone": ("!", "yellow"),
    "withheld": ("!", "yellow"),
}


def print_steps(steps: tuple[Step, ...], console: Console) -> None:
    """One line a step, with its mark."""
    for number, step in enumerate(steps, start=1):
        mark, colour = MARKS[step.found]
        console.print(f"{mark} {number}. {step.text}", markup=False, style=colour)


def print_draws(table: Table, drawn: tuple[Drawn, ...], console: Console) -> None:
    """Every entry in which chance was asked: the move, what was told of it, and each number."""
    for one in drawn:
        entry = one.entry
        slots = {"number": entry.number, "move": entry.move}
        who = None if entry.seat is None else table.names[entry.seat]
        console.print(str(say("draw-set-up") if who is None else say("draw-move", who=who, **slots)), markup=False)
        for event in entry.events:
            if event.chance:
                console.print(f"   {event}", markup=False)
        for draw in one.draws:
            line = say("draw-line", block=draw.block, number=draw.value + 1, below=draw.below)
            console.print(f"      {line}", markup=False, style="dim")
