"""The ledger of a tournament: a folder where every finished game is one line, safe on disk before it counts.

`tournament.json` says which tournament it is, `games.jsonl` holds the games, `standings.json` what they amount to.
A line that was torn by a crash is dropped; its game is simply played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.errors import BadOptions, BadRecord
from setu.engine.texts import text

try:
    import fcntl
except ImportError:  # not a POSIX system: nobody stops two runs in one folder
    fcntl = None  # type: ignore[assignment]

TITLE, GAMES, STANDINGS = "tournament.json", "games.jsonl", "standings.json"


@dataclass(frozen=True)
class LedgerEntry:
    """A finished game."""

    number: int
    deal: int
    seats: list[str]
    places: list[int]
    scores: list[int]
    moves: int


class Ledger:
    """The games of one tournament, open for writing by one process at a time."""

    def __init__(self, folder: Path, description: Mapping[str, Any]) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as fault:
            raise BadOptions(text("setu.lab", "ledger-folder", folder=str(folder), reason=str(fault))) from None
        try:
            self._lock()
            self._compare(json.loads(json.dumps(description)))
            self.entries = self._read()
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def numbers(self) -> NDArray[np.int64]:
        """The numbers of the games that are played."""
        return np.array([entry.number for entry in self.entries], np.int64)

    def write(self, entries: Iterable[LedgerEntry]) -> None:
        """Add finished games; they count once they are on disk."""
        new = list(entries)
        written = "".join(json.dumps(asdict(entry), separators=(",", ":")) + "\n" for entry in new).encode()
        while written:
            written = written[os.write(self._file, written) :]
        os.fsync(self._file)
        self.entries.extend(new)

    def reread(self) -> None:
        """Take stock again of what is on disk, after writing was interrupted."""
        self.entries = self._read()

    def keep_standings(self, numbers: Mapping[str, Any]) -> None:
        """Leave the standings beside the games."""
        _write_whole(self.folder / STANDINGS, numbers)

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOptions(text("setu.lab", "ledger-busy", folder=str(self.folder))) from None

    def _compare(self, wanted: dict[str, Any]) -> None:
        title = self.folder / TITLE
        if not title.exists():
            _write_whole(title, wanted)
            return
        try:
            found = json.loads(title.read_text(encoding="utf-8"))
        except ValueError as fault:
            raise BadRecord(text("setu.lab", "ledger-title", file=str(title), reason=str(fault))) from None
        other = [name for name in wanted if not isinstance(found, dict) or found.get(name) != wanted[name]]
        if other:
            raise BadOptions(text("setu.lab", "ledger-other", folder=str(self.folder), names=", ".join(other)))

    def _read(self) -> list[LedgerEntry]:
        """All whole lines; what a crash left of the last one is cut off."""
        source = (self.folder / GAMES).read_bytes()
        whole = source[: source.rfind(b"\n") + 1]
        if len(whole) < len(source):
            os.ftruncate(self._file, len(whole))
            os.fsync(self._file)
        entries: dict[int, LedgerEntry] = {}
        for place, written in enumerate(whole.splitlines(), start=1):
            try:
                entry = LedgerEntry(**json.loads(written))
            except (TypeError, ValueError):
                entry = None
            if entry is None or entry.number in entries:
                raise BadRecord(text("setu.lab", "ledger-line", file=str(self.folder / GAMES), line=place))
            entries[entry.number] = entry
        return list(entries.values())


def _write_whole(path: Path, numbers: Mapping[str, Any]) -> None:
    """A file is there whole or not at all."""
    draft = path.with_suffix(".part")
    with draft.open("w", encoding="utf-8") as file:
        json.dump(numbers, file, ensure_ascii=False, indent=1)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_DIRECTORY)
        os.fsync(folder)
        os.close(folder)
