"""The games' rules as WebAssembly: `make wasm` makes what is stale, `make wasm GAME=quarry` one game anew.

One module a game's folder, the tables of every board that options can choose, and a manifest beside them, all in
`src/setu/modules`. The same bytes come out of every build with the same tools.
"""

from __future__ import annotations

import argparse
import dataclasses
import gzip
import hashlib
import importlib.metadata
import itertools
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

import setu
from setu.bots import ismcts
from setu.bots.simple import WORLDS
from setu.engine import modules
from setu.engine.game import Game
from setu.engine.lowered import lowered_digest
from setu.engine.modules import MODULES, layout_of, sources_digest
from setu.engine.record_view import record_view

HERE = Path(__file__).resolve().parent
TOOLS = ("llvmlite", "numba", "numpy", "ziglang")
# Nothing of this machine may get into the code, and nothing is optimised on the way.
EXACT = {"NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0", "NUMBA_CPU_NAME": "generic"}


def packages() -> dict[str, list[Game]]:
    """The games by the folder they share."""
    found: dict[str, list[Game]] = {}
    for game in setu.games().values():
        if game.package.startswith("setu.games."):
            found.setdefault(game.package.rpartition(".")[2], []).append(game)
    return found


def is_fresh(package: str, folder: Path = MODULES) -> bool:
    """Were the kept module and all that belongs to it made from what is here?"""
    kept = _read(package, folder)
    boards, _ = boards_of(packages()[package])
    return bool(
        kept is not None
        and has_fresh_code(package, kept)
        and modules.has_fresh_boards(packages()[package][0], kept)
        and kept["module"]["sha256"] == _digest((folder / f"{package}.wasm").read_bytes())
        and {**kept, **described(packages()[package])} == kept
        and all(board == (folder / f"{digest}.board").read_bytes() for digest, board in boards.items())
    )


def has_fresh_code(package: str, kept: dict[str, Any]) -> bool:
    """Was the module of this manifest made from the rules that are here, by the builder that is here?"""
    return modules.is_fresh(package, kept) and bool(kept["tools"]["builder"] == builder_digest())


def build(package: str, folder: Path = MODULES, *, anew: bool = False) -> str:
    """Make a module and all that belongs to it; the files are the same bytes wherever they are made."""
    from sources import functions_called, sources_of

    games, kept, began = packages()[package], _read(package, folder), time.perf_counter()
    with functions_called() as files:  # before anything else asks for a board: games keep what they made
        boards, _ = boards_of(games)
    told = kept if kept is not None and has_fresh_code(package, kept) and not anew else _lowered(package, folder)
    for digest, board in boards.items():
        (folder / f"{digest}.board").write_bytes(board)
    made_from = sources_of(games[0], files)
    digests = {"digest": sources_digest(told["sources"]), "boards_digest": sources_digest(made_from)}
    manifest = {**told, **digests, "boards_sources": made_from, **described(games)}
    (folder / f"{package}.json").write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", "utf-8")
    sizes = ", ".join(f"{size['gzipped']}" for size in manifest["boards"].values())
    module = manifest["module"]
    return (
        f"{package}: {module['bytes']} bytes, {module['gzipped']} gzipped; boards {sizes} gzipped;"
        f" made in {time.perf_counter() - began:.0f} s"
    )


def _lowered(package: str, folder: Path) -> dict[str, Any]:
    """The module, written, and the part of the manifest that is about it."""
    from lower import lower
    from machine import webassembly
    from sources import sources_of

    game = packages()[package][0]
    lowered = lower(game)
    code = webassembly(lowered.ir, lowered.names)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{package}.wasm").write_bytes(code)
    return {
        "lowered": lowered_digest(package, lowered.functions),
        "sources": sources_of(game, lowered.files),
        "tools": {**versions(), "builder": builder_digest()},
        "module": _sizes(code) | {"sha256": _digest(code)},
        "functions": lowered.functions,
    }


def described(games: list[Game]) -> dict[str, Any]:
    """What a host must know to lay out the memory and to think as a bot does."""
    boards, chosen = boards_of(games)
    return {
        "layout": layout_of(games[0].board_dtype, games[0].state),
        "state": games[0].state.itemsize,
        "boards": {digest: _sizes(board) | _rooms(games[0], board) for digest, board in boards.items()},
        "games": {
            game.name: {"boards": chosen[game.name], "hidden": game.hidden, "search": _settings(game)} for game in games
        },
        "search": {
            "candidates": ismcts.KEPT,
            "counts": ismcts.COUNTS,
            "edge": ismcts.EDGE.itemsize,
            "node": ismcts.NODE.itemsize,
            "path": ismcts.DEEPEST + 1,
            "settings": [list(field) for field in ismcts.SEARCH.descr],
            "slots": ismcts.ALL_SLOTS,
            "worlds": WORLDS,
        },
    }


def _rooms(game: Game, board: bytes) -> dict[str, int]:
    b = record_view(np.frombuffer(board, game.board_dtype)[0])
    return {
        "moves": game.most_moves(b),
        "numbers": game.move_numbers(b),
        "features": game.feature_size(b),
        "longest": game.longest(b),
    }


def _settings(game: Game) -> dict[str, Any]:
    settings: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(game.search)))
    return settings


def _read(package: str, folder: Path) -> dict[str, Any] | None:
    try:
        kept: dict[str, Any] = json.loads((folder / f"{package}.json").read_text("utf-8"))
    except FileNotFoundError:
        return None
    return kept


def boards_of(games: list[Game]) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Every board by its digest; and for each game the options that choose one, with all their values."""
    boards: dict[str, bytes] = {}
    chosen: dict[str, Any] = {}
    for game in games:
        chosen[game.name] = []
        deciding = [
            option for option in _values(game) if len({_board(game, {option: v}) for v in _values(game)[option]}) > 1
        ]
        for values in itertools.product(*(_values(game)[option] for option in deciding)):
            options = dict(zip(deciding, values, strict=True))
            board = _board(game, options)
            boards[_digest(board)[:16]] = board
            chosen[game.name].append({"options": options, "board": _digest(board)[:16]})
    return boards, chosen


def _values(game: Game) -> dict[str, list[Any]]:
    return {
        option.name: list(option.values) if hasattr(option, "values") else [option.least, option.most]
        for option in game.options.known.values()
    }


def _board(game: Game, options: dict[str, Any]) -> bytes:
    return game.board(game.options.read(options), None).tobytes()


def versions() -> dict[str, str]:
    """What the bytes depend on besides the sources."""
    return {"python": ".".join(map(str, sys.version_info[:2]))} | {
        tool: importlib.metadata.version(tool) for tool in TOOLS
    }


def builder_digest() -> str:
    """A digest of what makes the bytes."""
    files = [HERE / "exports.py", HERE / "lower.py", HERE / "machine.py", MODULES.parent / "engine" / "linking.py"]
    return _digest(b"".join(path.read_bytes() for path in files))[:16]


def _sizes(data: bytes) -> dict[str, int]:
    return {"bytes": len(data), "gzipped": len(gzip.compress(data, 9, mtime=0))}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _begin() -> None:
    """Said before Numba is loaded, and in the builder's own processes alone."""
    os.environ |= EXACT


def make(wanted: list[str], folder: Path, *, anew: bool) -> Iterator[str]:
    """Several packages, each in a process of its own: nothing of one gets into another."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=context, max_tasks_per_child=1, initializer=_begin) as processes:
        for done in as_completed([processes.submit(build, package, folder, anew=anew) for package in wanted]):
            yield done.result()


def sweep(folder: Path) -> None:
    """Boards that no manifest names any more go."""
    named = {digest for path in folder.glob("*.json") for digest in json.loads(path.read_text("utf-8"))["boards"]}
    for path in folder.glob("*.board"):
        if path.stem not in named:
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="games or their folders; none: all that are stale")
    parser.add_argument("--out", type=Path, default=MODULES)
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    known = {game.name: package for package, games in packages().items() for game in games} | {p: p for p in packages()}
    wanted = sorted({known[name] for name in asked.games})
    if not wanted:
        wanted = [package for package in packages() if asked.all or not is_fresh(package, asked.out)]
    for told in make(wanted, asked.out, anew=bool(asked.games) or asked.all):
        print(told, flush=True)
    sweep(asked.out)
    if not wanted:
        print("Every module is made from the sources that are here.")


if __name__ == "__main__":
    main()
