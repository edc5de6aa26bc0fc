"""The pictures beside the rules: positions by the engine, drawn by the page, each with the rule it shows.

A caption is written under its picture, in `texts/figures.<language>.md`:

    ![A plank lies across another one.](crossing)

    Planks never cross (DL-43).

Two scenes that show the same, one for each game of a package, share a caption: `(crossing crossing-ganges)`.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Any

from setu.engine.errors import Refusal
from setu.engine.game import Game, find_game
from setu.engine.options import Value
from setu.engine.record_view import record_view
from setu.engine.table import Move
from setu.engine.texts import speaking
from setu.learn.lesson import Snapshot, snapshot
from setu.learn.markdown import BadLesson, is_written, read
from setu.learn.scene import StudyPosition, scenes

_PICTURE = re.compile(
    r"^!\[(?P<alt>.+?)\]\((?P<names>[\w -]+)\)\s*\n(?P<caption>.*?)(?=^!\[|\Z)", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Figure:
    """A picture of a rule: what is seen, and a move that is shown as possible or as forbidden."""

    name: str
    rule: str
    part: str
    caption: str
    alt: str
    seat: int | None
    options: dict[str, Value]
    snapshot: Snapshot
    moves: tuple[Move, ...]
    show: Move | None
    refused: str
    targets: dict[str, Any]  # what the refused move would touch
    refusal: Refusal | None
    near: tuple[str, ...]


@functools.lru_cache(maxsize=32)
def figures(game: str, language: str) -> tuple[Figure, ...]:
    """The pictures of a game's rules, in the order of its scenes."""
    found = find_game(game)
    if not is_written(found.package, "scenes.md"):
        return ()
    said = captions(found.package, language)
    pictures = [scene for scene in scenes(found.package).values() if scene.rule and _is_of(scene, game)]
    with speaking(language):
        return tuple(_figure(found, scene, *said[scene.name]) for scene in pictures)


def captions(package: str, language: str) -> dict[str, tuple[str, str]]:
    """What is said of each picture: in place of it, and below it."""
    source = read(package, f"figures.{language}.md")
    return {
        name: (" ".join(match["alt"].split()), " ".join(match["caption"].split()))
        for match in _PICTURE.finditer(source)
        for name in match["names"].split()
    }


def _is_of(scene: StudyPosition, game: str) -> bool:
    return not scene.games or game in scene.games


def _figure(game: Game, scene: StudyPosition, alt: str, caption: str) -> Figure:
    table, seat = scene.lay(game), scene.seat
    mine = seat is not None and seat in table.pending
    refusal, targets = None, {}
    if scene.refused:
        refusal, number = table.explain(scene.refused, seat), table.number(scene.refused, seat)
        targets = game.words.targets(record_view(table.board[0]), number)
        if refusal is None or refusal.rule != scene.rule:
            raise BadLesson(f"{game.name}, picture {scene.name}: {scene.refused} meets {refusal}")
    show = table.describe([table.number(scene.show, seat)], seat) if scene.show else []
    if scene.show and not show:
        raise BadLesson(f"{game.name}, picture {scene.name}: {table.explain(scene.show, seat)}")
    return Figure(
        name=scene.name,
        rule=scene.rule,
        part=scene.part,
        caption=caption,
        alt=alt,
        seat=seat,
        options=dict(table.options),
        snapshot=snapshot(table, seat, table.length),
        moves=tuple(table.moves(seat)) if mine and scene.part == "reach" else (),
        show=show[0] if show else None,
        refused=scene.refused,
        targets=targets,
        refusal=refusal,
        near=scene.near,
    )
