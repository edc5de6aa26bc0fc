"""What all commands of `setu` share: how options are written, and how they speak and show progress."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from setu.engine.errors import BadOptions
from setu.engine.texts import LANGUAGES, Text
from setu.terminal import say

console = Console(highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Preset = Annotated[str | None, typer.Option("--preset", metavar="NAME")]
Seats = Annotated[int | None, typer.Option("--seats", "-n")]
Seed = Annotated[int | None, typer.Option("--seed")]
ComponentFile = Annotated[Path | None, typer.Option("--components", metavar="FILE")]
Language = Annotated[str | None, typer.Option("--language", "-l", metavar="|".join(LANGUAGES))]


def help_text(id: str) -> str:
    """A sentence for `--help`."""
    return str(say(id))


def read_options(written: list[str] | None) -> dict[str, str]:
    """`["swap=on"]` as a mapping; BadOptions for anything else."""
    options = {}
    for option in written or []:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadOptions(say("option-form", written=option))
        options[name.strip()] = value.strip()
    return options


def read_language(written: str | None) -> str | None:
    """A language that Setu speaks, or None where none was asked for."""
    if written is not None and written not in LANGUAGES:
        raise BadOptions(say("no-rules-text", language=written, expected=", ".join(LANGUAGES)))
    return written


@contextlib.contextmanager
def progress_bar(total: int, done: int = 0, doing: Text | None = None) -> Iterator[Callable[[int], None]]:
    """A bar that appears when the work takes longer than a moment, and leaves no trace."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(str(doing or say("playing")), total=total, completed=done)
        yield lambda done: bar.advance(task, done)
