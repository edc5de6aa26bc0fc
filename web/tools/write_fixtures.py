"""Write what the server would send for chosen positions, so that a board can be drawn without a server.

    PYTHONPATH=src python web/tools/write_fixtures.py                  # all fixtures of all boards
    PYTHONPATH=src python web/tools/write_fixtures.py quarry           # of one folder
    PYTHONPATH=src python web/tools/write_fixtures.py --game quarry --name tight --seed 5 --plies 40 --frames 6

A fixture is one JSON file: the game, who sits there, and frames (view, legal moves, fresh log lines) of one or
several consecutive positions as one seat sees them.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import setu
from setu.bots import choose
from setu.engine.page_rules import findings
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng
from setu.engine.texts import speaking

BOARDS = Path(__file__).resolve().parents[1] / "src" / "boards"
FOLDERS = {"river-dragons": "river", "sunderbans": "river", "ramas-bridge": "rama"}
MOVES_WITH_WORDS = 300  # as the server does: with more, words are asked for one by one
TO_THE_END = 999
PEOPLE = ("Asha", "Bruno", "Chloé", "Dev", "Émile", "Farah")


@dataclass(frozen=True)
class Fixture:
    """A position to write: how to get there and whose eyes see it."""

    game: str
    name: str
    seats: int = 2
    seed: int = 1
    plies: int = 0
    frames: int = 1
    eyes: str = "actor"  # actor, spectator, or a seat number
    options: dict[str, Any] = field(default_factory=dict)
    language: str = "en"
    phase: str = ""  # play on to the first position in this phase, as the game's view calls it
    greedy: float = 0.75  # share of moves that a greedy bot makes, the rest falls at random


ASSISTED = {"table": "assisted", "stoneSpot": "centre", "roundCap": 30}
CAPPED = {"roundCap": 30}  # bots that slip may lose so many planks that nobody arrives for a long time

FIXTURES = (
    Fixture("quarry", "start"),
    Fixture("quarry", "early", seed=2, plies=8, greedy=0.1),
    Fixture("quarry", "middle", seed=3, plies=20, greedy=0.1),
    Fixture("quarry", "late", seed=4, plies=34, greedy=0.1),
    Fixture("quarry", "over", seed=5, plies=999, greedy=0.1),
    Fixture("quarry", "story", seed=6, frames=30, eyes="spectator", greedy=0.1),
    Fixture("sangram", "start", seats=4),
    Fixture("sangram", "early", seats=3, seed=2, plies=9),
    Fixture("sangram", "middle", seats=5, seed=3, plies=60),
    Fixture("sangram", "spectator", seats=4, seed=4, plies=40, eyes="spectator"),
    Fixture("sangram", "over", seats=4, seed=5, plies=9999),
    Fixture("sangram", "story", seats=3, seed=6, plies=6, frames=30, eyes="0"),
    Fixture("river-dragons", "start", seats=4, options=ASSISTED),
    Fixture("river-dragons", "program", seats=3, seed=2, plies=7, options=ASSISTED),
    Fixture("river-dragons", "middle", seats=6, seed=3, plies=160, options=ASSISTED),
    Fixture("river-dragons", "by-eye", seats=3, seed=4, plies=70, options=CAPPED),
    Fixture("river-dragons", "open", seats=2, seed=5, plies=40, options={**ASSISTED, "board": "open"}),
    Fixture("river-dragons", "over", seats=4, seed=6, plies=9999, options=ASSISTED),
    Fixture("river-dragons", "arrival", seed=8, plies=60, frames=9, eyes="0", options=ASSISTED, greedy=1.0),
    Fixture("river-dragons", "story", seats=4, seed=7, plies=60, frames=50, eyes="0", options=ASSISTED),
    Fixture("sunderbans", "middle", seats=4, seed=2, plies=150, options=CAPPED),
    Fixture("sunderbans", "spectator", seats=6, seed=3, plies=200, eyes="spectator", options=CAPPED),
    *(
        Fixture("sunderbans", name, seats=seats, seed=seed, plies=40, phase=phase, options={**options, "roundCap": 30})
        for name, phase, seats, seed, options in (
            ("stone", "stone", 4, 14, ASSISTED),
            ("plank", "plank", 3, 15, ASSISTED),
            ("place", "place", 5, 16, ASSISTED),
            ("by-eye", "place", 2, 17, {"table": "byEye"}),
        )
    ),
    Fixture("sunderbans", "over", seats=6, seed=18, plies=9999, options={"roundCap": 6}),
    Fixture("ramas-bridge", "start", seats=3),
    Fixture("ramas-bridge", "move", seats=4, seed=2, plies=30),
    Fixture("ramas-bridge", "strategy", seats=3, seed=8, plies=60, options={"rules": "strategie"}),
    Fixture("ramas-bridge", "late", seats=3, seed=4, plies=130),
    Fixture("ramas-bridge", "over", seats=3, seed=5, plies=99999),
    *(
        Fixture("ramas-bridge", phase, seats=seats, seed=seed, plies=12, phase=phase, options={"rules": "strategie"})
        for phase, seats, seed in (
            *(("cow", 6, 7), ("again", 2, 8), ("commit", 3, 9), ("give_up", 3, 10), ("karma", 5, 12)),
        )
    ),
    Fixture("ramas-bridge", "tickets", seats=4, seed=11, plies=12, phase="tickets", options={"tickets": "chosen"}),
    Fixture("ramas-bridge", "watched", seats=6, seed=13, plies=150, eyes="spectator", options={"rules": "strategie"}),
    Fixture("ramas-bridge", "story", seats=3, seed=11, plies=20, frames=30, eyes="0"),
)


def write(fixture: Fixture) -> Path:
    """Play there and write the file."""
    table, frames = frames_of(fixture)
    path = BOARDS / FOLDERS.get(fixture.game, fixture.game) / "fixtures" / f"{fixture.game}.{fixture.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    _dump(path, {"game": fixture.game, "name": fixture.name, "options": dict(table.options), "frames": frames})
    _write_board(table, path.parent)
    return path


def frames_of(fixture: Fixture) -> tuple[setu.Table, list[dict[str, Any]]]:
    """Play there with greedy bots; the table, and what the server would send."""
    table, luck = _reach(fixture)
    frames: list[dict[str, Any]] = []
    shown = len(table.log)
    with speaking(fixture.language):
        for _ in range(fixture.frames):
            frames.append(_frame(table, fixture.eyes, shown, first=not frames))
            shown = len(table.log)
            if table.over:
                break
            _play(table, luck, fixture.greedy)
    return table, frames


def _reach(fixture: Fixture) -> tuple[setu.Table, random.Random]:
    """The position after so many moves, from the first seed at which the game is not over before."""
    for seed in range(fixture.seed, fixture.seed + 100):
        names = PEOPLE[: fixture.seats]
        table = setu.Table(fixture.game, fixture.seats, fixture.options, seed=seed, names=names)
        luck = random.Random(seed)
        for _ in range(fixture.plies):
            if table.over:
                break
            _play(table, luck, fixture.greedy)
        while fixture.phase and not table.over and table.view(None)["table"]["phase"] != fixture.phase:
            _play(table, luck, fixture.greedy)
        if not table.over or fixture.plies >= TO_THE_END:
            return table, luck
    raise SystemExit(f"{fixture.name}: every game tried was over before move {fixture.plies}")


def _play(table: setu.Table, luck: random.Random, greedy: float) -> None:
    """Now a greedy move, now a random one, so that positions look played and still vary."""
    seat = luck.choice(table.pending)
    bot = "greedy" if luck.random() < greedy else "random"
    table.play(choose(bot, table.observation(seat), new_rng(luck.getrandbits(31))), seat)


def _frame(table: setu.Table, eyes: str, shown: int, first: bool) -> dict[str, Any]:
    seat = None if eyes == "spectator" else int(eyes) if eyes.isdigit() else (table.actor or 0)
    view = table.view(seat, since=0)
    log = view.pop("log")
    may_move = seat is not None and seat in table.pending
    return {
        "view": view,
        "called": [str(table.game.words.seat_name(table._b, table._s, each)) for each in range(table.seats)],
        "moves": _moves(table, seat) if may_move else [],
        **({"findings": found} if (found := _findings(table, seat)) else {}),
        "log": log if first else [],
        "fresh": log[shown:],
    }


def _moves(table: setu.Table, seat: int | None) -> list[dict[str, Any]]:
    numbers = table.move_numbers(seat).tolist()
    if len(numbers) > MOVES_WITH_WORDS:
        targets = table.game.words.targets
        return [{"id": id, "text": "", "sentence": "", "targets": targets(table._b, id)} for id in numbers]
    return [
        {"id": move.id, "text": move.text, "sentence": str(move.sentence), "targets": move.targets}
        for move in table.moves(seat)
    ]


def _findings(table: setu.Table, seat: int | None) -> dict[str, Any]:
    """What the board asks of the rules, as the page would find it."""
    return {} if table.over else findings(table.configured, record_view(table.hidden(seat)[0]))


def _write_board(table: setu.Table, folder: Path) -> None:
    board = getattr(table.game.views, "board", None)
    if board is not None:
        _dump(folder / "board.json", board(table._b))


def _dump(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Write all, one folder's, or one position given by its flags."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", help="river, quarry, rama or sangram")
    parser.add_argument("--game")
    parser.add_argument("--name")
    for flag, default in (("seats", 2), ("seed", 1), ("plies", 0), ("frames", 1)):
        parser.add_argument(f"--{flag}", type=int, default=default)
    parser.add_argument("--eyes", default="actor", help="actor, spectator, or a seat from 0")
    parser.add_argument("--language", default="en")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    if given.game:
        options = dict(pair.split("=", 1) for pair in given.option)
        own = Fixture(given.game, given.name or "own", given.seats, given.seed, given.plies, given.frames)
        chosen = [replace(own, eyes=given.eyes, options=options, language=given.language)]
    else:
        chosen = [f for f in FIXTURES if given.folder in (None, FOLDERS.get(f.game, f.game))]
    for fixture in chosen:
        path = write(fixture)
        print(f"{path.relative_to(BOARDS)}  {path.stat().st_size // 1024} KB", flush=True)


if __name__ == "__main__":
    main()
