"""The examples run as they stand: the training beats random, the notebook shows what it says."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from docs.notebook import run
from setu import Record, Table
from setu.engine.commitment import Commitment, commit, make_key, seal_of
from setu.server.api.records import check_record
from setu.server.storage.component_files import OwnFiles

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_training_beats_random_within_a_few_updates():
    """In a process of its own, because it asks NumPy for one thread before loading it."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "train_sangram.py"), "--updates", "40", "--measure", "250"],
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    random, trained = (
        [float(number) / 100 for number in found] for found in re.findall(r"wins ([\d.]+)% ± ([\d.]+)%", done.stdout)
    )
    assert abs(random[0] - 0.5) < 2 * random[1]
    assert trained[0] - trained[1] > 0.8


def test_the_notebook_runs_and_every_rung_beats_the_one_below():
    outputs = run(EXAMPLES / "ladder.ipynb")
    kinds = [[*output.get("data", {"stream": ""})][-1] for cell in outputs for output in cell]
    assert kinds == ["image/svg+xml", "stream", "image/svg+xml"]
    shares = [int(number) for number in re.findall(r"wins (\d+)%", "".join(outputs[2][0]["text"]))]
    assert len(shares) == 4
    assert all(share > 50 for share in shares)


def test_the_notebook_is_kept_with_its_outputs():
    cells = json.loads((EXAMPLES / "ladder.ipynb").read_text(encoding="utf-8"))["cells"]
    assert sum(bool(cell["outputs"]) for cell in cells if cell["cell_type"] == "code") == 3


# ---- the stranger's verifier


def written_at_a_server(game, seats=2):
    """A game of random moves whose luck was promised and shared as docs/luck.md says; the record."""
    secret, table = bytes(range(32)), "aTable"
    shares = [*(f"{seat + 1:032x}" for seat in range(seats - 1)), ""]
    seals = [seal_of(table, seat, share) if share else "" for seat, share in enumerate(shares)]
    played, luck = Table(game, seats, key=make_key(secret, shares)), random.Random(game)
    for _ in range(120):
        if not played.over:
            seat = luck.choice(played.pending)
            played.play(int(luck.choice(played.move_numbers(seat))), seat)
    while not played.over:
        played.resign(played.actor)
    record = played.record()
    promise = Commitment(table, commit(table, record.rules, secret), tuple(shares), secret.hex(), tuple(seals))
    return replace(record, promise=promise)


def drawn_in(record):
    """What a server answers to `POST /api/records/check`, as far as a stranger needs it."""
    told = asyncio.run(check_record(record.text(), "en", OwnFiles()))
    return json.loads(msgspec.json.encode(told))


def verdict(folder, source, draws=None):
    """Which steps the stranger's program finds untrue, and its exit status."""
    (folder / "game.setu").write_text(source, encoding="utf-8")
    (folder / "draws.json").write_text(json.dumps(draws), encoding="utf-8")
    given = ["game.setu"] if draws is None else ["game.setu", "draws.json"]
    done = subprocess.run(
        [sys.executable, "-I", str(EXAMPLES / "verify_luck.py"), *given],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return [line[7:].split(":")[0] for line in done.stdout.splitlines() if line.startswith("UNTRUE")], done.returncode


RECORDS = Path(__file__).parent / "records"
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_can_check_the_luck_of_every_game_from_the_docs_alone(tmp_path, game):
    record = written_at_a_server(game, 3 if game == "sangram" else 2)
    draws = drawn_in(record)
    assert draws["draws"]
    for source in (record.text(), record.json()):
        assert verdict(tmp_path, source) == ([], 0)
        assert verdict(tmp_path, source, draws) == ([], 0)


def test_dice_thrown_to_a_god_or_to_be_released_are_dice_too(tmp_path):
    """A record as a server gave it out, of the strategy rules, with a share that was kept back."""
    record = Record.load(RECORDS / "ramas-bridge-strategy.setu")
    written = record.text()
    assert "chance god" in written
    assert verdict(tmp_path, written, drawn_in(record)) == ([], 0)


def test_the_piles_of_ramas_bridge_follow_from_the_key_as_the_docs_say():
    """Written from docs/luck.md: who starts, nine piles, a card of each for every seat, then card by card."""
    record = written_at_a_server("ramas-bridge")
    answer, piles = drawn_in(record), []
    numbers = iter(draw["value"] for entry in answer["draws"] for draw in entry["draws"])
    starter = next(numbers)
    for first, count in [*((16 * pile, 16) for pile in range(8)), (128, 14)]:
        cards = list(range(first, first + count))
        for last in range(count - 1, 0, -1):
            other = next(numbers)
            cards[last], cards[other] = cards[other], cards[last]
        piles.append(cards[: -len(record.names)])
    lines = [line.split()[1:] for line in record.text().splitlines() if line.startswith("chance ")]
    assert lines[0] == ["starts", str(starter), "0", "0"]
    taken = [int(line[2]) for line in lines if line[0] == "drawn-card"]
    assert taken
    assert [piles[card // 16].pop() for card in taken] == taken


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_sees_where_a_record_lies(tmp_path, game):
    record = written_at_a_server(game)
    draws, promise, other = drawn_in(record), record.promise, "0" * 64

    def told(**changes):
        return verdict(tmp_path, replace(record, promise=replace(promise, **changes)).text())[0]

    assert told(commitment=other) == ["promise"]
    assert told(secret=other) == ["promise", "key of secret and shares"]
    assert told(seals=(other, "")) == ["seals of the shares"]
    assert told(shares=("", "")) == ["key of secret and shares"]
    assert verdict(tmp_path, replace(record, commitment=other).text())[0] == ["seal of the key"]
    assert verdict(tmp_path, replace(record, key=other).text())[0][:2] == [
        "key of secret and shares",
        "seal of the key",
    ]
    number = json.loads(json.dumps(draws))
    first = number["draws"][0]["draws"][0]
    first["value"] = (first["value"] + 1) % first["below"]
    for lie in (
        {**draws, "blocks": draws["blocks"] + 1},
        {**draws, "draws": draws["draws"][1:]},
        number,
    ):
        assert verdict(tmp_path, record.text(), lie) == (["every number drawn"], 1)


@pytest.mark.parametrize(("game", "line", "step"), [("sangram", "dealt", "deal"), ("ramas-bridge", "thrown", "every")])
def test_a_stranger_sees_a_changed_card_and_a_changed_die(tmp_path, game, line, step):
    record = written_at_a_server(game)
    draws = drawn_in(record)
    lied = re.sub(rf"^chance {line} (\d) (\d+)", lambda said: f"chance {line} {said[1]} {int(said[2]) + 1}",
                  record.text(), count=1, flags=re.MULTILINE)  # fmt: skip
    assert lied != record.text()
    (untrue,), status = verdict(tmp_path, lied, draws)
    assert untrue.startswith(step)
    assert status == 1


def test_a_stranger_is_told_who_kept_a_share_back_and_when_nobody_gave_one(tmp_path):
    record = written_at_a_server("quarry")
    (tmp_path / "game.setu").write_text(
        replace(record, promise=replace(record.promise, seals=(record.promise.seals[0], "1" * 64))).text(), "utf-8"
    )
    command = [sys.executable, "-I", str(EXAMPLES / "verify_luck.py"), str(tmp_path / "game.setu")]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "seals of the shares: 1 left out" in told
    source = (EXAMPLES / "verify_luck.py").read_text(encoding="utf-8")
    assert "import setu" not in source
    assert "from setu" not in source
    assert len([line for line in source.splitlines() if line.strip()]) <= 100
