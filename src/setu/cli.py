"""`setu`: games, play, replay, verify, simulate, rules."""

from __future__ import annotations

import contextlib
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from setu.engine.errors import BadOptions, SetuError
from setu.engine.texts import LANGUAGES, speaking
from setu.server.commands import app as server_commands
from setu.terminal import TerminalGame, print_rules, say

console = Console(highlight=False, soft_wrap=True)


def _help(id: str) -> str:
    return str(say(id))


app = typer.Typer(help=_help("help-app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Seats = Annotated[int | None, typer.Option("--seats", "-n")]
Seed = Annotated[int | None, typer.Option("--seed")]
ComponentFile = Annotated[Path | None, typer.Option("--components", metavar="FILE")]
Language = Annotated[str | None, typer.Option("--language", "-l", metavar="|".join(LANGUAGES))]


def read_options(written: list[str] | None) -> dict[str, str]:
    """`["swap=on"]` as a mapping; BadOptions for anything else."""
    options = {}
    for option in written or []:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadOptions(say("option-form", written=option))
        options[name.strip()] = value.strip()
    return options


@app.command("games", help=_help("help-games"))
def list_games(game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None) -> None:
    from setu.engine.game import find_game, games

    columns = ("game", "title", "seats", "designer") if game is None else ("option", "values")
    grid = Grid()
    for column in columns:
        grid.add_column(str(say(f"column-{column}")))
    if game is None:
        for one in games().values():
            seats = "–".join(str(count) for count in sorted({one.seats[0], one.seats[-1]}))
            grid.add_row(one.name, one.title, seats, one.designer)
    else:
        for option in find_game(game).options.known.values():
            grid.add_row(option.name, option.expected)
    console.print(grid)


@app.command("play", help=_help("help-play"))
def play(
    game: GameName,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    humans: Annotated[int, typer.Option("--humans")] = 1,
    bot: Annotated[str, typer.Option("--bot")] = "greedy",
    seats: Seats = None,
    option: OptionList = None,
    seed: Seed = None,
    components: ComponentFile = None,
) -> None:
    from setu.bots.players import bot_number
    from setu.engine.game import find_game
    from setu.engine.table import Table

    chosen = find_game(game)
    if not terminal:
        raise BadOptions(say("terminal-only"))
    bot_number(bot)
    table = Table(chosen, seats, read_options(option), seed=seed, components=components)
    if not 0 <= humans <= table.seats:
        raise BadOptions(say("humans", seats=table.seats))
    luck = secrets.randbits(32) if seed is None else seed
    TerminalGame(table, humans, bot, luck, console, _ask).run()


def _ask(prompt: str) -> str:
    return console.input(prompt, markup=False)


@app.command("replay", help=_help("help-replay"))
def replay(file: File, boards: Annotated[bool, typer.Option("--boards")] = False) -> None:
    from setu.engine.record import Record

    end = Record.load(file).replay()
    console.print(str(say("replay-title", title=end.game.title, names=", ".join(end.names))), markup=False)
    for entry in end.log:
        if entry.seat is not None:
            who = end.names[entry.seat]
            console.print(str(say("replay-move", number=entry.number, who=who, move=entry.move)), markup=False)
        for event in entry.events:
            console.print(f"   {event}", markup=False)
        if boards:
            console.print(_position_after(end, entry.number), markup=False)
    console.print(end.draw(), markup=False)
    if end.over:
        _print_result(end)


def _position_after(end: Any, number: int) -> str:
    past = end.copy()
    while len(past.log) > number + 1:
        past.undo()
    return str(past.draw())


def _print_result(table: Any) -> None:
    TerminalGame(table, 0, "random", 0, console, _ask).show_result()


@app.command("verify", help=_help("help-verify"))
def verify(file: File) -> None:
    from setu.engine.record import Record

    table = Record.load(file).verify()
    if table.over:
        console.print(str(say("verified", moves=len(table.log) - 1)), markup=False)
    else:
        console.print(str(say("verified-unfinished")), markup=False)


@app.command("simulate", help=_help("help-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g")] = 1000,
    bots: Annotated[str, typer.Option("--bots")] = "random",
    seats: Seats = None,
    option: OptionList = None,
    seed: Seed = None,
    components: ComponentFile = None,
    device: Annotated[str, typer.Option("--device")] = "cpu",
    threads: Annotated[int | None, typer.Option("--threads", min=1)] = None,
) -> None:
    from setu.lab.report import print_batch
    from setu.lab.simulate import play_games

    if games < 1:
        raise BadOptions(say("sim-games"))
    names = tuple(name.strip() for name in bots.split(","))
    chosen = read_options(option)
    luck = secrets.randbits(31) if seed is None else seed
    with Console(stderr=True).status(str(say("preparing"))):
        play_games(game, 1, seats, chosen, luck, bots=names, components=components, device=device)
    began = time.perf_counter()
    with progress_bar(games) as advance:
        batch = play_games(
            game,
            games,
            seats,
            chosen,
            luck,
            bots=names,
            components=components,
            device=device,
            threads=threads,
            progress=advance,
        )
    print_batch(batch, names, time.perf_counter() - began, console)


@contextlib.contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that appears when the work takes longer than a moment, and leaves no trace."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(str(say("playing")), total=total)
        yield lambda done: bar.advance(task, done)


@app.command("rules", help=_help("help-rules"))
def rules(game: GameName, language: Language = None) -> None:
    from setu.engine.game import find_game

    chosen = find_game(game)
    if language is not None and language not in LANGUAGES:
        raise BadOptions(say("no-rules-text", language=language, expected=", ".join(LANGUAGES)))
    with speaking(language) if language else contextlib.nullcontext():
        print_rules(chosen, console)


app.registered_commands += server_commands.registered_commands


def main() -> None:
    """Run the command line; a refused call is one sentence on standard error and exit status 2."""
    try:
        app()
    except SetuError as refused:
        Console(stderr=True, highlight=False, soft_wrap=True).print(str(refused), markup=False, style="red")
        sys.exit(2)


if __name__ == "__main__":
    main()
