"""What `setu games` lists: the options of a game, what each value is, and the sets of options that have a name."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table as Grid

from setu.engine.errors import engine_text
from setu.engine.game import Game, preset_title
from setu.engine.options import Option, Value
from setu.terminal import say


def grid_of(*columns: str) -> Grid:
    """An empty table with these heads."""
    grid = Grid()
    for column in columns:
        grid.add_column(str(say(f"column-{column}")))
    return grid


def print_options(game: Game, console: Console) -> None:
    """Every option with its rule number and its values, the usual one first; then the presets."""
    grid = grid_of("option", "rule", "values")
    for option in game.options.known.values():
        grid.add_row(option.name, option.rule, values_told(option))
    console.print(grid)
    console.print(str(say("standings")), markup=False)
    if game.presets:
        grid = grid_of("preset", "title", "options")
        for name, options in game.presets.items():
            grid.add_row(name, str(preset_title(name)), written(options))
        console.print(grid)


def values_told(option: Option) -> str:
    """`villages (printed), seats (house rule)`."""
    return ", ".join(f"{value} ({engine_text(f'standing-{standing}')})" for value, standing in option.told())


def written(options: Mapping[str, Value]) -> str:
    """Options as they are written on the command line."""
    return " ".join(f"{name}={value}" for name, value in options.items())
