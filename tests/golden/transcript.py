"""All that seeded games do and say, line by line: `python tests/golden/transcript.py "sangram 3 en"` prints one.

A change of the house must not change a line. Where a digest differs, print the transcript of both versions and compare.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

import setu
from setu.engine.conformance import option_samples

LANGUAGES = ("en", "fr", "hi")
SHORT = {"river-dragons": {"roundCap": 10}, "sunderbans": {"roundCap": 10}, "sangram": {"roundLimit": "40"}}
NOT_A_MOVE = ("", "?", "pass", "+V1", "Sen99", "block z99", "go Nowhere")
TOLD_MOVES, ASKED_NUMBERS = 12, 8
PLIES, PLIES_OF_AN_OPTION = 90, 24


def cases() -> Iterator[tuple[str, str, int, dict[str, Any], str]]:
    """Name, game, seats, options, language: every seat count, every option value, every language."""
    for name, game in setu.games().items():
        usual = SHORT.get(name, {})
        for seats in game.seats:
            yield f"{name} {seats} en", name, seats, usual, "en"
        for language in LANGUAGES[1:]:
            yield f"{name} {game.seats[-1]} {language}", name, game.seats[-1], usual, language
        for number, options in enumerate(option_samples(game)[1:]):
            seats = game.seats[number % len(game.seats)]
            written = " ".join(f"{option}={value}" for option, value in options.items())
            yield f"{name} {written}", name, seats, {**usual, **options}, LANGUAGES[number % len(LANGUAGES)]


def digest(value: bytes | str) -> str:
    return hashlib.sha256(value.encode() if isinstance(value, str) else value).hexdigest()[:16]


def transcript(case: str, name: str, seats: int, options: dict[str, Any]) -> Iterator[str]:
    """A game by random moves from a seed, and what can be asked of it on the way."""
    luck = random.Random(case)
    table = setu.Table(name, seats=seats, options=options, seed=case)
    plies = PLIES if "=" not in case else PLIES_OF_AN_OPTION
    yield from entry(table)
    for ply in range(plies):
        if table.over:
            break
        yield f"{ply} {table!r} {digest(table.state_at(table.length - 1).tobytes())}"
        yield from hidden(table)
        seat = luck.choice(table.pending)
        yield from choices(table, seat, luck, wordy=ply % 3 == 0)
        if ply % 10 == 0:
            yield from pictured(table)
        table.play(luck.choice(table.move_numbers(seat).tolist()), seat)
        yield from entry(table)
    if not table.over:
        table.resign(table.actor)
        yield from entry(table)
    yield json.dumps(table.view(None), sort_keys=True)
    yield repr(table.result)
    yield table.record().text()
    yield table.record().json()


def entry(table: setu.Table) -> Iterator[str]:
    last = table.last
    yield f"  {last.number} {last.seat} {last.mark} {last.move} {last.secret} {last.sentence}"
    for event in last.events:
        yield f"    {event.name} {event.numbers} {event.audience} {event.chance} {event.text}"


def hidden(table: setu.Table) -> Iterator[str]:
    for seat in (None, *range(table.seats)):
        features = b"" if seat is None else table.features(seat).tobytes()
        yield f"  seat {seat}: {digest(table.hidden(seat).tobytes())} {digest(features)}"
    yield f"  {[f'{chance:.9f}' for chance in table.estimate()]}"


def choices(table: setu.Table, seat: int, luck: random.Random, wordy: bool) -> Iterator[str]:
    numbers = table.move_numbers(seat).tolist()
    yield f"  {seat}: {digest(repr(numbers))} {len(numbers)}"
    if not wordy:
        return
    for move in table.describe(sorted(luck.sample(numbers, min(TOLD_MOVES, len(numbers)))), seat):
        read = table.number(move.text, seat) == move.id
        yield f"    {move.id} {move.text} {read} {move.sentence} {json.dumps(move.targets, sort_keys=True)}"
    everything = table.game.move_numbers(table._b)
    for number in (luck.randrange(everything) for _ in range(ASKED_NUMBERS)):
        yield f"    {number}: {table.explain(number, luck.randrange(table.seats))}"
    for written in NOT_A_MOVE:
        yield f"    {written}: {asked(table, written, seat)}"


def asked(table: setu.Table, written: str, seat: int) -> str:
    try:
        return str(table.explain(written, seat))
    except setu.InvalidMove as fault:
        return f"! {fault}"


def pictured(table: setu.Table) -> Iterator[str]:
    for seat in (None, 0):
        yield json.dumps(table.view(seat), sort_keys=True)
        yield table.draw(seat)
    yield digest(table.svg(0))
    position = table.position()
    yield json.dumps(position, sort_keys=True)
    again = setu.Table.from_position(table.game, position)
    yield f"  position read back: {again.position() == position}"


if __name__ == "__main__":
    for case, name, seats, options, language in cases():
        if case in sys.argv[1:]:
            os.environ["SETU_LANG"] = language
            print("\n".join(transcript(case, name, seats, options)))
