"""The commands of those who run a server: serve, warm, backup, restore, export, import, doctor, schema."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from setu.engine.errors import SetuError
from setu.server.texts import say

if TYPE_CHECKING:
    from setu.server.settings import Settings
    from setu.server.storage.store import Store

T = TypeVar("T")
app = typer.Typer()

Database = Annotated[str | None, typer.Option("--database", "-d", metavar="FILE|DSN")]
Target = Annotated[Path, typer.Argument(metavar="FILE")]


def _help(id: str) -> str:
    return str(say(id))


class NotCarriedOut(SetuError):
    """A command that could not be carried out."""


@app.command("serve", help=_help("help-serve"))
def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p")] = None,
    database: Database = None,
    components: Annotated[list[str] | None, typer.Option("--components", metavar="FILE")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    origins: Annotated[str | None, typer.Option("--origins")] = None,
    trust_proxy: Annotated[bool | None, typer.Option("--trust-proxy")] = None,
    bot_threads: Annotated[int | None, typer.Option("--bot-threads", min=0)] = None,
    bot_processes: Annotated[bool | None, typer.Option("--bot-processes/--no-bot-processes")] = None,
    bot_pace_ms: Annotated[int | None, typer.Option("--bot-pace-ms", min=0)] = None,
    idle_s: Annotated[float | None, typer.Option("--idle-s")] = None,
    sockets_per_address: Annotated[int | None, typer.Option("--sockets-per-address", min=1)] = None,
    limits: Annotated[float | None, typer.Option("--limits")] = None,
    backup_hours: Annotated[float | None, typer.Option("--backup-hours")] = None,
    keep_days: Annotated[float | None, typer.Option("--keep-days", min=0)] = None,
    security_contact: Annotated[str | None, typer.Option("--security-contact")] = None,
    metrics_token: Annotated[str | None, typer.Option("--metrics-token")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    print_config: Annotated[bool, typer.Option("--print-config")] = False,
) -> None:
    flags = {name: value for name, value in locals().items() if name not in ("open_page", "print_config", "components")}
    from setu.server.settings import read_settings

    settings = read_settings(**flags, components=os.pathsep.join(components) if components else None)
    if print_config:
        typer.echo("\n".join(settings.lines()))
        return
    from setu.server.run import serve as run
    from setu.server.storage.component_files import read_files

    read_files(settings.components)  # a file that will not do is said here, not by every worker
    run(settings, open_page)


@app.command("warm", help=_help("help-warm"))
def warm(games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None) -> None:
    from setu.engine.game import games as known
    from setu.server.live.warm import warm_several

    for ready, seconds in warm_several(games or known()):
        typer.echo(str(say("warm-done", games=", ".join(ready), seconds=round(seconds, 1))))


@app.command("backup", help=_help("help-backup"))
def backup(target: Target, database: Database = None) -> None:
    from setu.server.storage.archive import backup as copy

    _plainly(lambda: copy(_file(database), target))
    typer.echo(str(say("backup-done", file=str(target))))


@app.command("restore", help=_help("help-restore"))
def restore(source: Target, database: Database = None) -> None:
    from setu.server.storage.archive import restore as put_back

    path = _file(database)
    kept = _plainly(lambda: put_back(source, path))
    typer.echo(str(say("restore-done", file=path.name)))
    if kept is not None:
        typer.echo(str(say("restore-kept", file=kept.name)))


@app.command("export", help=_help("help-export"))
def export(
    target: Target, database: Database = None, records: Annotated[bool, typer.Option("--records")] = False
) -> None:
    from setu.server.storage.archive import export_records, export_tables
    from setu.server.storage.sqlite import make_private

    async def write(store: Store) -> tuple[int, int]:
        if records:
            return await export_records(store, target)
        count = 0
        make_private(target)
        with target.open("wb") as out:
            async for line in export_tables(store):
                out.write(line)
                count += 1
        return count, 0

    written, earlier = _with_store(database, write)
    typer.echo(str(say("export-done", count=written, file=str(target))))
    if earlier:
        typer.echo(str(say("export-earlier", count=earlier)))


@app.command("import", help=_help("help-import"))
def import_(source: Target, database: Database = None) -> None:
    from setu.server.storage.archive import import_tables

    async def read(store: Store) -> tuple[int, int]:
        with source.open("rb") as lines:
            return await import_tables(store, iter(lines))

    new, known = _with_store(database, read)
    typer.echo(str(say("import-done", new=new, known=known)))


@app.command("doctor", help=_help("help-doctor"))
def doctor(database: Database = None) -> None:
    from setu.server.api.pages import STATIC
    from setu.server.storage.archive import check_file, sick_tables

    settings = _settings(database)
    well = True
    if not settings.on_postgres:
        problem = check_file(Path(settings.database))
        well = problem is None
        typer.echo(problem or str(say("doctor-file", file=Path(settings.database).name)))
    if well:

        async def look(store: Store) -> tuple[int, list[tuple[str, str]], int]:
            return await store.count(), *await sick_tables(store)

        count, sick, earlier = _with_store(database, look)
        for table, why in sick:
            typer.echo(str(say("doctor-sick", table=table, reason=why)))
        typer.echo(str(say("doctor-tables", count=count, sick=len(sick))))
        if earlier:
            typer.echo(str(say("doctor-earlier", count=earlier)))
        well = not sick
    typer.echo(str(say("doctor-page") if (STATIC / "index.html").is_file() else say("page-not-built")))
    if not well:
        raise typer.Exit(1)


@app.command("schema", help=_help("help-schema"))
def schema(typescript: Annotated[bool, typer.Option("--typescript")] = False) -> None:
    import json

    from setu.server.api import schema as messages

    typer.echo(messages.typescript() if typescript else json.dumps(messages.components(), indent=1), nl=not typescript)


# ---- below: how it is done


def _settings(database: str | None) -> Settings:
    from setu.server.settings import read_settings

    return read_settings(database=database)


def _file(database: str | None) -> Path:
    settings = _settings(database)
    if settings.on_postgres:
        raise NotCarriedOut(say("only-sqlite"))
    return Path(settings.database)


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from setu.server.run import open_store

    async def run() -> T:
        store = open_store(_settings(database))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return _plainly(lambda: asyncio.run(run()))


def _plainly(work: Callable[[], Any]) -> Any:
    """A fault of the store or of a file is one sentence."""
    from setu.server.storage.store import StoreFault

    try:
        return work()
    except (FileNotFoundError, IsADirectoryError) as missing:
        typer.echo(str(say("store-missing", file=missing.filename)), err=True)
        sys.exit(2)
    except (StoreFault, OSError, sqlite3.Error) as fault:
        typer.echo(str(fault), err=True)
        sys.exit(2)
