"""The commands of the laboratory: `setu simulate`, `setu tournament`, `setu balance`."""

from __future__ import annotations

import contextlib
import itertools
import secrets
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from setu.cli_common import (
    ComponentFile,
    GameName,
    Language,
    OptionList,
    Preset,
    Seats,
    Seed,
    console,
    help_text,
    progress_bar,
    read_language,
    read_options,
)
from setu.engine.errors import BadOptions
from setu.engine.game import Game, find_game
from setu.engine.rule import has_compiler, has_module
from setu.engine.texts import speaking, text
from setu.terminal import say

LEAST_GAMES = 8
Threads = Annotated[int | None, typer.Option("--threads", min=1)]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help=help_text("help-cluster"))]

lab = typer.Typer()


@lab.command("simulate", help=help_text("help-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g")] = 1000,
    bots: Annotated[str, typer.Option("--bots")] = "random",
    seats: Seats = None,
    option: OptionList = None,
    preset: Preset = None,
    seed: Seed = None,
    components: ComponentFile = None,
    device: Annotated[str, typer.Option("--device")] = "cpu",
    threads: Threads = None,
    cluster: Cluster = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.json|.parquet")] = None,
) -> None:
    from setu.lab.files import FORMS, game_columns, read_out, write_games
    from setu.lab.fixtures import read_bots
    from setu.lab.simulate import play_games
    from setu.lab.tables import print_batch, print_study

    if games < 1:
        raise BadOptions(say("sim-games"))
    read_out(out, FORMS)
    names, asked = read_bots(bots), read_options(option)
    chosen = find_game(game).studied(asked, preset)
    drawn = secrets.randbits(31) if seed is None else seed
    with preparing(in_module=_are_in_module(find_game(game), names, cluster)):
        play_games(game, 1, seats, chosen, drawn, bots=names, components=components, device=device)
    began = time.perf_counter()
    with progress_bar(games) as advance:
        batch = play_games(
            game,
            games,
            seats,
            chosen,
            drawn,
            bots=names,
            components=components,
            device=device,
            threads=threads,
            cluster=cluster,
            progress=advance,
        )
    print_batch(batch, names, time.perf_counter() - began, console)
    print_study(batch.game, chosen, console)
    if out:
        about = {"of": batch.game.name, "rules": batch.game.rules_version, "seed": drawn, "options": chosen}
        write_games(out, game_columns(batch, names), about)
        console.print(str(text("setu.lab", "written", file=str(out))), markup=False)


@contextlib.contextmanager
def preparing(*, in_module: bool = False) -> Iterator[None]:
    """While the first game of all is played, the rules are compiled; who has no compiler is told why all is slow."""
    told = Console(stderr=True)
    if not in_module and not has_compiler():
        told.print(str(text("setu.lab", "no-compiler")), markup=False)
    with told.status(str(say("preparing"))):
        yield


def _are_in_module(game: Game, bots: Sequence[str], cluster: str | None) -> bool:
    """Random games alone are played in the game's module: these need no compiler."""
    return set(bots) == {"random"} and cluster is None and has_module(game.board_dtype)


@lab.command("tournament", help=help_text("help-tournament"))
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-g", help=help_text("help-tournament-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", "-n")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=help_text("help-ladder"))] = False,
    option: OptionList = None,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    components: ComponentFile = None,
    threads: Threads = None,
    cluster: Cluster = None,
) -> None:
    from setu.lab.fixtures import SeededGame, play_fixtures, read_bots
    from setu.lab.ledger import Ledger
    from setu.lab.tables import print_standings, print_study
    from setu.lab.tournament import Tournament, play_tournament, standings
    from setu.lab.workers import Workers

    seeded = SeededGame.of(game, players, read_options(option), seed, components)
    asked = Tournament(seeded, read_bots(bots), games, ladder)
    fixtures = asked.fixtures()
    with Ledger(out, asked.description()) as ledger:
        kept = len(ledger.entries)
        if kept:
            console.print(str(text("setu.lab", "resumed", done=kept, games=len(fixtures))), markup=False)
        if kept < len(fixtures):
            with preparing():
                play_fixtures(seeded, fixtures.part(slice(0, 1)))
            try:
                with progress_bar(len(fixtures), kept) as advance:
                    play_tournament(asked, ledger, Workers(threads, cluster), advance)
            except KeyboardInterrupt:
                ledger.reread()
                done = len(ledger.entries)
                sentence = text("setu.lab", "stopped", done=done, games=len(fixtures), folder=str(out))
                console.print(str(sentence), markup=False)
                raise typer.Exit(130) from None
        found = standings(asked, ledger)
        ledger.keep_standings({**asked.description(), **found.as_json()})
    print_standings(asked, found, console)
    print_study(seeded.configured.game, dict(seeded.configured.options), console)
    console.print(str(text("setu.lab", "kept", folder=str(out))), markup=False)


@lab.command("balance", help=help_text("help-balance"))
def balance(
    games_named: Annotated[list[str], typer.Argument(metavar="GAME …")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="REPORT.html", help=help_text("help-balance-out"))
    ] = None,
    players: Annotated[str | None, typer.Option("--players", "-n", help=help_text("help-several"))] = None,
    bots: Annotated[str, typer.Option("--bots", help=help_text("help-several"))] = "greedy",
    games: Annotated[int, typer.Option("--games", "-g", help=help_text("help-balance-games"))] = 1000,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=help_text("help-several"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    components: ComponentFile = None,
    threads: Threads = None,
    cluster: Cluster = None,
    language: Language = None,
) -> None:
    from setu.lab.balance import Study, run_study
    from setu.lab.balance_page import balance_page, findings_json
    from setu.lab.files import read_out, write_json, write_text
    from setu.lab.fixtures import SeededGame, play_fixtures, read_bots
    from setu.lab.tables import print_findings, print_study
    from setu.lab.workers import Workers

    if games < LEAST_GAMES:
        raise BadOptions(text("setu.lab", "balance-games", least=LEAST_GAMES))
    read_language(language)
    studies = [
        Study(SeededGame.of(game, count, chosen, seed, components), bot, games)
        for game in games_named
        for count in _player_counts(players)
        for chosen in _option_sets(option)
        for bot in read_bots(bots)
    ]
    out = out or _named_after(games_named, players)
    read_out(out, (".html",))
    with speaking(language) if language else contextlib.nullcontext():
        for seeded, bot in dict.fromkeys((study.seeded, study.bot) for study in studies):
            with preparing():
                play_fixtures(seeded, Study(seeded, bot, 1).fixtures(), watched=True)
        with progress_bar(sum(len(study.fixtures()) for study in studies)) as advance:
            found = [run_study(study, Workers(threads, cluster), advance) for study in studies]
        for findings in found:
            print_findings(findings, console)
            print_study(findings.game, dict(findings.study.seeded.configured.options), console)
        write_text(out, balance_page(found, shlex.join(["setu", *sys.argv[1:]])))
        write_json(out.with_suffix(".json"), {"studies": [findings_json(findings) for findings in found]})
        console.print(str(text("setu.lab", "written", file=f"{out}, {out.with_suffix('.json').name}")), markup=False)


def _named_after(games: list[str], players: str | None) -> Path:
    """`balance-river-dragons-4.html`: a report on another number of players does not replace this one."""
    return Path("-".join(["balance", *games, *(players.split(",") if players else ())]) + ".html")


def _player_counts(written: str | None) -> list[int | None]:
    """`"2,4"` as numbers; None is as few as can play."""
    if written is None:
        return [None]
    if not all(count.strip().isdigit() for count in written.split(",")):
        raise BadOptions(text("setu.lab", "players-form", written=written))
    return [int(count) for count in written.split(",")]


def _option_sets(written: list[str] | None) -> list[dict[str, str]]:
    """An option with several values, `rules=voyage,strategie`, makes a study of each."""
    several = {name: values.split(",") for name, values in read_options(written).items()}
    return [dict(zip(several, values, strict=True)) for values in itertools.product(*several.values())]
