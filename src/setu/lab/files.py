"""Results as files: JSON for everybody, Parquet for those with many games."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from setu.engine.errors import BadOptions
from setu.engine.record_view import record_view
from setu.engine.simulate import Results
from setu.engine.texts import text

FORMS = (".json", ".parquet")


def read_out(path: Path | None, forms: Sequence[str]) -> None:
    """Refuse, before anything is played, a file that could not be written at the end."""
    if path is None:
        return
    if path.suffix not in forms:
        raise BadOptions(text("setu.lab", "out-form", expected=", ".join(forms), file=str(path)))
    if path.suffix == ".parquet":
        _pyarrow()
    if not path.parent.is_dir():
        raise BadOptions(text("setu.lab", "cannot-write", file=str(path), reason=str(path.parent)))


def game_columns(batch: Results, bots: Sequence[str]) -> dict[str, list[Any]]:
    """One entry per game: its number, moves, end, and per seat the bot, the place and the score."""
    b = record_view(batch.board[0])
    games, seats, _ = batch.outcomes.shape
    columns: dict[str, list[Any]] = {
        "game": list(range(games)),
        "moves": batch.moves.tolist(),
        "end": [batch.game.views.reason(b, record_view(state)) for state in batch.states],
    }
    for seat in range(seats):
        columns[f"bot_{seat + 1}"] = [bots[seat % len(bots)]] * games
        columns[f"place_{seat + 1}"] = batch.outcomes[:, seat, 0].tolist()
        columns[f"score_{seat + 1}"] = batch.outcomes[:, seat, 1].tolist()
    return columns


def write_games(path: Path, columns: Mapping[str, Sequence[Any]], about: Mapping[str, Any]) -> None:
    """The games as rows of a Parquet file, or as a list in a JSON file, with what they are about."""
    if path.suffix == ".parquet":
        arrow, parquet = _pyarrow()
        table = arrow.table(dict(columns))
        parquet.write_table(table.replace_schema_metadata({"setu": json.dumps(dict(about))}), path)
        return
    rows = [dict(zip(columns, cells, strict=True)) for cells in zip(*columns.values(), strict=True)]
    write_json(path, {**about, "games": rows})


def write_json(path: Path, numbers: Mapping[str, Any]) -> None:
    """Numbers for other programs."""
    write_text(path, json.dumps(numbers, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, source: str) -> None:
    """A file, or a sentence on why there is none."""
    try:
        path.write_text(source, encoding="utf-8")
    except OSError as fault:
        raise BadOptions(text("setu.lab", "cannot-write", file=str(path), reason=str(fault))) from None


def _pyarrow() -> tuple[Any, Any]:
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadOptions(text("setu.lab", "no-parquet")) from None
