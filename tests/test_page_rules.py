"""The page says why not as Python does: same rule, same sentence, in every language, from what its seat may know.

It lists the same moves, finds the same for its boards, and what it foresees of a move is what comes of it."""

from __future__ import annotations

import base64
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import setu
from setu.engine.errors import InvalidMove
from setu.engine.modules import MODULES
from setu.engine.page_rules import findings
from setu.engine.record_view import record_view
from setu.engine.state import EVERYONE
from setu.engine.texts import LANGUAGES, Seating, speaking
from setu.server.api.modules import described

ROOT = Path(__file__).resolve().parents[1]
NAMES = ("Asha", "Ben", "Chloé", "दीपा", "Émile", "Farah")
# Options that ask other rules of a move than the usual ones do.
GAMES = {
    "quarry": ({}, {"elbow": "rest", "swap": "on"}),
    "sangram": ({}, {"copyRetreated": "on"}),
    "ramas-bridge": ({}, {"rules": "strategie", "tickets": "chosen"}),
    "river-dragons": ({}, {"table": "assisted", "stoneSpot": "centre"}),
    "sunderbans": ({}, {"board": "open"}),
}
SAMPLES, ASKED, PLAYED = 12, 40, 6
# How much the page may leave to the server: on the open river a stone is called by where it lies.
MOST_SILENT = {"sunderbans": 0.2}
# How often at least something can be foreseen: what dice and hidden cards decide cannot.
LEAST_FORESEEN = 0.1


def node() -> str:
    """Node as the tests have it: beside Python, or wherever it is."""
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else str(shutil.which("node"))


def said(table: setu.Table, seat: int, asked: int | str, language: str, reader: int | None) -> list[str] | None:
    with speaking(language, Seating(NAMES[: table.seats], reader)):
        try:
            refusal = table.explain(asked, seat)
        except InvalidMove:
            return None
        return ["", ""] if refusal is None else [refusal.rule, str(refusal.text)]


def position(table: setu.Table, seat: int, language: str, luck: random.Random) -> dict[str, object]:
    """What the page would be given, and what Python says of some moves, by number and as they are written."""
    seen = table.observation(seat)
    configured = table.configured
    reader = luck.choice([seat, None])
    numbers = [luck.randrange(configured.move_numbers) for _ in range(ASKED)]
    kinds = table.game.words.kinds
    for kind in kinds:
        size = kind.extent.on(configured.b)
        numbers += [kind.first_of(configured.b) + luck.randrange(size) for _ in range(3) if size]
    asked: list[int | str] = [*numbers]
    for number in numbers:
        text = written(table, seat, number)
        asked += [text] if text else []
    legal = table.move_numbers(seat).tolist() if seat in table.pending else []
    expected = [(move, said(table, seat, move, language, reader)) for move in asked]
    return {
        "seat": seat,
        "reader": reader,
        "record": base64.b64encode(seen.state.tobytes()).decode(),
        "asked": [[move, answer] for move, answer in expected if answer is not None],
        "legal": legal,
        "played": [[move, came_of(table, seat, move)] for move in luck.sample(legal, min(PLAYED, len(legal)))],
    }


def came_of(table: setu.Table, seat: int, move: int) -> list[list[object]]:
    """What a seat is told when it makes a move."""
    events = table.copy().play(move, seat)
    return [[event.name, list(event.numbers)] for event in events if event.audience in (EVERYONE, seat)]


def written(table: setu.Table, seat: int, move: int) -> str:
    """A move as it would be written if it could be made."""
    try:
        return str(table.game.words.notation(table.configured.b, table._s, seat, move, 0))
    except Exception:  # notation is for legal moves: what has none is asked by number alone
        return ""


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_why_not_as_python_does(name: str, tmp_path: Path) -> None:
    luck = random.Random(f"why not in {name}")
    tables = []
    for options in GAMES[name]:
        for language in LANGUAGES:
            table = setu.Table(name, options=options, seed=luck.randrange(1 << 30))
            module = described(table.configured, language)
            assert module is not None
            positions = []
            for _ in range(SAMPLES):
                for _ in range(luck.randrange(12)):
                    if not table.over:
                        table.play(luck.choice(table.move_numbers().tolist()))
                positions += [position(table, seat, language, luck) for seat in range(table.seats)]
            positions[-1]["findings"] = findings(table.configured, record_view(table.hidden(table.seats - 1)[0]))
            tables.append(
                {
                    "module": json.loads(module),
                    "code": str(MODULES / f"{table.game.package.rpartition('.')[2]}.wasm"),
                    "board": base64.b64encode(table.board.tobytes()).decode(),
                    "language": language,
                    "names": NAMES[: table.seats],
                    "positions": positions,
                }
            )
    asked = tmp_path / "asked.json"
    asked.write_text(json.dumps(tables), "utf-8")
    done = subprocess.run(
        [node(), str(ROOT / "tests" / "page_rules.mjs"), str(asked), str(tmp_path / "made")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["differ"] == 0, json.dumps(told["wrong"], indent=1, ensure_ascii=False)
    assert told["asked"] > 2000
    assert told["foreseen"] > LEAST_FORESEEN * told["tried"]
    assert told["answered"] > (1 - MOST_SILENT.get(name, 0.1)) * told["asked"], told["silent"]
