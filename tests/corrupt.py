"""Written games in which something was changed: a number, a word, a whole part, or some letters of the file.

And states with wrong bytes in them, as no written game could bring them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from setu import Table
from setu.engine.game import find_game
from setu.engine.record import Record

ODD = (None, True, -1, 0, 1, 3, 7, 63, 64, 255, 1 << 15, 1 << 31, 1 << 62, -(1 << 40), 0.5, "", "x", "P9", [], {}, [[]])


def corrupt_records(game: str, count: int, seed: int = 1) -> Iterator[str]:
    """So many records, each with something wrong; most of them begin from a position."""
    luck = random.Random(f"{game} {seed}")
    written = [_played(game, luck, plies) for plies in (0, 5, 30)]
    for number in range(count):
        record = luck.choice(written)
        yield _letters_changed(record.text(), luck) if number % 5 == 4 else _parts_changed(record, luck)


def _played(game: str, luck: random.Random, plies: int) -> Record:
    """A game that went on from a position for a move or three, and was given up."""
    table = Table(game, seed=luck.randrange(1 << 30))
    for _ in range(plies):
        if not table.over:
            table.play(int(luck.choice(table.move_numbers().tolist())))
    again = Table.from_position(game, table.position())
    for _ in range(3):
        if not again.over:
            again.play(int(luck.choice(again.move_numbers().tolist())))
    if not again.over:
        again.resign(again.actor)
    return again.record()


def _parts_changed(record: Record, luck: random.Random) -> str:
    whole = json.loads(record.json())
    for _ in range(luck.choice((1, 1, 1, 2, 6))):
        places = [*_places(whole.get("start") or {}), *(_places(whole) if luck.random() < 0.3 else ())]
        places = places or _places(whole)
        holder, at = luck.choice(places)
        one = holder[at]
        kind = luck.randrange(4)
        if kind == 0:
            holder[at] = luck.choice(ODD)
        elif kind == 1 and isinstance(one, int):
            holder[at] = one + luck.choice((-1, 1, 2, 100))
        elif kind == 2 and isinstance(holder, dict):
            del holder[at]
        else:  # what stands in another place, of the same kind where there is one
            alike = [place for place in places if type(place[0][place[1]]) is type(one)]
            other = luck.choice(alike)
            holder[at] = json.loads(json.dumps(other[0][other[1]]))
    return json.dumps(whole)


def _places(part: Any) -> list[tuple[Any, Any]]:
    """Every place of nested data."""
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    return [place for key in keys for place in ((part, key), *_places(part[key]))]


def _letters_changed(text: str, luck: random.Random) -> str:
    letters = list(text)
    for _ in range(luck.choice((1, 3, 20))):
        letters[luck.randrange(len(letters))] = chr(luck.randrange(32, 127))
    return "".join(letters)


def corrupt_states(game: str, count: int, seed: int = 1) -> Iterator[tuple[Any, Any]]:
    """So many states, each with its board and with wrong bytes in it: one, eight, sixty-four, or all of them."""
    luck = random.Random(f"{game} {seed}")
    tables = [Table(game, seats, seed=seats) for seats in find_game(game).seats[:3]]
    for table in tables:
        for _ in range(luck.choice((0, 5, 30))):
            if not table.over:
                table.play(int(luck.choice(table.move_numbers().tolist())))
    for number in range(count):
        table = luck.choice(tables)
        state = table.state_at(table.length - 1)
        raw = state.view(np.uint8)
        places = (1, 8, 64, len(raw))[number % 4]
        raw[luck.sample(range(len(raw)), places)] = np.frombuffer(luck.randbytes(places), np.uint8)
        yield table.board, state
