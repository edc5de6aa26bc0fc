"""Component files of those who own the boxes: offered when a table is laid, and kept by each table that has one."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from setu.engine.errors import BadComponents
from setu.engine.game import Game, games
from setu.engine.reader import Components
from setu.engine.texts import Text
from setu.server.domain import events as ev
from setu.server.texts import say


@dataclass(frozen=True)
class OwnFile:
    """A file, and the games that can be played with it."""

    name: str
    source: str
    games: frozenset[str]


@dataclass(frozen=True)
class OwnFiles:
    """All files of a server."""

    files: tuple[OwnFile, ...] = ()

    def of(self, game: str) -> list[OwnFile]:
        """Those that a game can be played with."""
        return [file for file in self.files if game in file.games]

    def find(self, game: str, name: str) -> ev.Box | None:
        """What a table of this game keeps of a file."""
        found = next((file for file in self.of(game) if file.name == name), None)
        return None if found is None else ev.Box(name=found.name, source=found.source)

    def told(self, box: ev.Box) -> Text:
        """What a table says of the file that it is played with."""
        here = any((file.name, file.source) == (box.name, box.source) for file in self.files)
        return say("components-here" if here else "components-gone", name=box.name)

    def knows(self, source: str) -> bool:
        """Is this the content of one of the files?"""
        return any(file.source == source for file in self.files)


def read_files(paths: str) -> OwnFiles:
    """The files of a setting, written like PATH; BadComponents names file and line of the first that will not do."""
    files = [_read(path) for path in paths.split(os.pathsep) if path]
    name, count = Counter(file.name for file in files).most_common(1)[0] if files else ("", 0)
    if count > 1:
        raise BadComponents(say("components-twice", name=name))
    return OwnFiles(tuple(files))


def _read(path: str) -> OwnFile:
    components = Components.read(path)
    faults: dict[str, BadComponents] = {}
    fitting = set()
    for game in games().values():
        try:
            game.board(game.options.read(None), components)
            fitting.add(game.name)
        except BadComponents as fault:
            faults[game.name] = fault
    if not fitting:
        raise faults[_most_alike(components)]
    return OwnFile(components.name, components.source, frozenset(fitting))


def _most_alike(components: Components) -> str:
    """The game whose own file has most entries of the same names: what is wrong is said of that one."""
    return max(games().values(), key=lambda game: len(_entries(game) & components.data.keys())).name


def _entries(game: Game) -> set[str]:
    return {entry for source in _shipped(game) for entry in tomllib.loads(source)}


def _shipped(game: Game) -> Iterator[str]:
    folder = resources.files(game.package) / "data"
    for file in folder.iterdir() if folder.is_dir() else ():  # a game from elsewhere may ship none
        if file.name.endswith(".toml"):
            yield file.read_text(encoding="utf-8")
