"""`setu`: games, play, replay, verify, rules; the laboratory's commands are in `setu.lab.commands`."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console

import setu
from setu.cli_common import (
    ComponentFile,
    File,
    GameName,
    Language,
    OptionList,
    Preset,
    Seats,
    Seed,
    console,
    help_text,
    read_language,
    read_options,
)
from setu.engine.errors import BadOptions, SetuError
from setu.engine.persons import person, seating
from setu.engine.texts import language as language_here
from setu.engine.texts import seat_text, speaking, text
from setu.lab.commands import lab
from setu.listing import grid_of, print_options
from setu.review.commands import HtmlFile, Onlooker, Sender, look_back, save_replay
from setu.server.commands import app as server_commands
from setu.terminal import TerminalGame, TerminalSeries, game_of, print_rules, say

app = typer.Typer(
    help=help_text("help-app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
app.add_typer(lab)
app.add_typer(look_back)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"setu {setu.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", help=help_text("help-version"), callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """What may stand before a command."""


@app.command("games", help=help_text("help-games"))
def list_games(game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None) -> None:
    from setu.engine.game import find_game, games

    if game is not None:
        print_options(find_game(game), console)
        return
    grid = grid_of("game", "title", "seats", "designer")
    for one in games().values():
        seats = "–".join(str(count) for count in sorted({one.seats[0], one.seats[-1]}))
        grid.add_row(one.name, str(one.title), seats, one.designer)
    console.print(grid)


@app.command("play", help=help_text("help-play"))
def play(
    game: GameName,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    humans: Annotated[int, typer.Option("--humans")] = 1,
    bot: Annotated[str, typer.Option("--bot")] = "greedy",
    seats: Seats = None,
    option: OptionList = None,
    preset: Preset = None,
    seed: Seed = None,
    components: ComponentFile = None,
    series: Annotated[str | None, typer.Option("--series", metavar="PLAN", help=help_text("help-series"))] = None,
) -> None:
    from setu.bots import read_bot
    from setu.engine.game import find_game
    from setu.engine.plan import read_plan
    from setu.engine.series import Series
    from setu.engine.table import Table

    chosen = find_game(game)
    if not terminal:
        raise BadOptions(say("terminal-only"))
    read_bot(bot)
    options = read_options(option)
    table = Table(chosen, seats, options, seed=seed, components=components, preset=preset)
    if not 0 <= humans <= table.seats:
        raise BadOptions(say("humans", seats=table.seats))
    drawn = secrets.randbits(32) if seed is None else seed
    if series is None:
        TerminalGame(table, humans, bot, drawn, console, _ask).run()
    else:
        plan = read_plan(chosen, read_options(series.split(",")))
        several = Series(chosen, **plan.written(), options=options, seed=seed, components=components)  # type: ignore[arg-type]
        TerminalSeries(several, humans, bot, drawn, console, _ask).run()


def _ask(prompt: str) -> str:
    return console.input(prompt, markup=False)


@app.command("replay", help=help_text("help-replay"))
def replay(
    file: File,
    boards: Annotated[bool, typer.Option("--boards")] = False,
    out: HtmlFile = None,
    seat: Onlooker = None,
    sender: Sender = None,
    language: Language = None,
) -> None:
    from setu.engine.record import Record
    from setu.engine.wasm import guarded

    if sender is not None and out is None:
        raise BadOptions(say("sender-without-file"))
    record = Record.load(file)
    read_language(language)
    if record.of_earlier_rules and out is None:
        with speaking(language or language_here()):
            _print_moves_as_written(record)
    end = record.replay()
    with speaking(language or language_here(), seating(end.names)), guarded(len(record.moves)):
        if out is not None:
            save_replay(end, out, seat, sender)
        else:
            _print_replay(end, boards)


def _print_title(game: str, names: Sequence[str]) -> None:
    from setu.engine.game import find_game

    called = ", ".join(str(person(name)) for name in names)
    console.print(str(say("replay-title", title=find_game(game).title, names=called)), markup=False)


def _print_moves_as_written(record: Any) -> None:
    """What can be told of a game whose rules are not known any more."""
    _print_title(record.game, record.names)
    for number, move in enumerate(record.moves, start=1):
        console.print(str(say("replay-move", number=number, who=move.by, move=move.move)), markup=False)


def _print_replay(end: Any, boards: bool) -> None:
    _print_title(end.game.name, end.names)
    for entry in end.log:
        if entry.seat is not None:
            who = seat_text(entry.seat, end.called(entry.seat))
            console.print(str(say("replay-move", number=entry.number, who=who, move=entry.move)), markup=False)
        for event in entry.events:
            console.print(f"   {event}", markup=False)
        if boards:
            console.print(end.at(entry.number).draw(), markup=False)
    console.print(end.draw(), markup=False)
    if end.over:
        _print_result(end)


def _print_result(table: Any) -> None:
    TerminalGame(table, 0, "random", 0, console, _ask).show_result()


@app.command("verify", help=help_text("help-verify"))
def verify(file: File, draws: Annotated[bool, typer.Option("--draws")] = False) -> None:
    from setu.engine.record import Record
    from setu.fairness import examine
    from setu.fairness.printing import print_draws, print_steps

    record = Record.load(file)
    found = examine(record)
    print_steps(found.steps, console)
    if found.table is None:
        console.print(str(found.fault), markup=False, style="red")
        raise typer.Exit(1)
    if record.start is not None:
        console.print(str(text("setu.review", "begun-from-position")), markup=False)
    if record.series is not None:
        console.print(str(game_of(record.series)), markup=False)
    if draws:
        print_draws(found.table, found.drawn, console)
    if found.table.over:
        console.print(str(say("verified", moves=len(found.table.log) - 1)), markup=False)
    else:
        console.print(str(say("verified-unfinished")), markup=False)


@app.command("rules", help=help_text("help-rules"))
def rules(game: GameName, language: Language = None) -> None:
    from setu.engine.game import find_game

    chosen = find_game(game)
    read_language(language)
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
