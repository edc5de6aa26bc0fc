"""Pages that are written from the sources while the site is built: each game by its own rules text, and the reports."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

import setu
from setu.engine.game import preset_title
from setu.engine.rule import interpreting
from setu.engine.texts import rules_file, speaking
from setu.listing import values_told, written

ROOT = Path(__file__).resolve().parents[2]
REPORTS = ROOT / "bench" / "reports"
MARKER = re.compile(r"^<!-- reports: (?P<pattern>\S+) -->$", re.MULTILINE)
LONGEST = 60  # lines of a report that a page shows; the file has them all
SEATS = 4
MOVES = {"quarry": 14, "sangram": 31, "ramas-bridge": 50, "river-dragons": 48, "sunderbans": 48}  # before the picture
A_FEW = 6  # in any other game


def on_config(config: Any) -> Any:
    """Every game has its place in the menu."""
    menu = next(entry for entry in config.nav if "Games" in entry)
    menu["Games"] = [f"games/{name}.md" for name in setu.games()]
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add a page and a picture for every game."""
    with speaking("en"), interpreting():
        for game in setu.games().values():
            files.append(File.generated(config, f"drawn/{game.name}.svg", content=_picture(game)))
            files.append(File.generated(config, f"games/{game.name}.md", content=_page(game)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Put reports where a page asks for them."""
    return MARKER.sub(lambda found: "\n".join(_reports(found["pattern"])), markdown)


def _picture(game: setu.Game) -> str:
    """A game a little way in."""
    luck = random.Random(7)
    table = setu.Table(game, SEATS if SEATS in game.seats else game.seats[-1], seed=7)
    for _ in range(MOVES.get(game.name, A_FEW)):
        if table.over:
            break
        table.play(luck.choice(table.move_numbers().tolist()))
    return table.svg()


def _page(game: setu.Game) -> str:
    package = Path(setu.__file__).parent / "games" / game.package.rpartition(".")[2]
    rules = (package / "texts" / rules_file(game.package, game.name, "en")).read_text(encoding="utf-8")
    body = rules.split("\n", 1)[1]  # without the title, which would be the box's and not the edition's
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
    parts = [
        f"# {game.title}",
        f"*{seats} players. Designed by {game.designer}. Rules `{game.rules_version}`.*",
        f"![{game.title} a little way in, as a spectator sees it](../drawn/{game.name}.svg)",
        "## The rules in brief",
        body.strip(),
        "## Options",
        f"`setu play {game.name} --terminal -o name=value`; the usual value stands first. *Printed* is what the book"
        " says, a *ruling* is ours where the book is silent, a *house rule* is neither.",
        "\n".join(_options(game)),
        *_named_options(game),
        *_reconstructed(package / "data"),
    ]
    return "\n\n".join(parts) + "\n"


def _options(game: setu.Game) -> Iterator[str]:
    yield "| option | rule | values |"
    yield "|---|---|---|"
    for option in game.options.known.values():
        yield f"| `{option.name}` | {option.rule} | {values_told(option)} |"


def _named_options(game: setu.Game) -> Iterator[str]:
    """Presets, and what laboratory and environments take."""
    for name, options in game.presets.items():
        yield f"`--preset {name}` ({preset_title(name)}): `{written(options)}`"
    if game.study:
        yield f"Laboratory and environments take `{written(game.study)}` unless asked otherwise."


def _reconstructed(folder: Path) -> Iterator[str]:
    """What stands in component files, where a game has some."""
    heads = list(_heads(folder))
    if heads:
        yield "## What is reconstructed"
        yield (
            "Not everything could be read from the printed rules. Each component file says at its head what is printed"
            " and what is a proposal; an owner of the box types the printed values into a copy and plays with"
            " `--components copy.toml`."
        )
        yield "\n\n".join(heads)


def _heads(folder: Path) -> Iterator[str]:
    """What the files themselves say of their values."""
    for path in sorted(folder.glob("*.toml")):
        lines = path.read_text(encoding="utf-8").splitlines()
        head = [line.removeprefix("#").removeprefix(" ") for line in _while_comment(lines)]
        yield f"`{path.relative_to(ROOT)}`:"
        yield "\n".join(["```text", *head, "```"])


def _while_comment(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("#"):
            return
        yield line


def _reports(pattern: str) -> Iterator[str]:
    """Every report of a kind, as it was kept."""
    for path in sorted(REPORTS.glob(pattern)):
        lines = path.read_text(encoding="utf-8").splitlines()
        cut = [f"… {len(lines) - LONGEST} lines more"] if len(lines) > LONGEST else []
        fence = ["```text", *lines[:LONGEST], *cut, "```"]
        yield "\n".join(
            [f"`{path.relative_to(ROOT)}`", "", '<div class="report" markdown>', "", *fence, "", "</div>", ""]
        )
