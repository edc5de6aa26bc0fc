"""Many games between bots.

>>> from setu.lab.simulate import play_games
>>> batch = play_games("quarry", 20, bots=("greedy", "random"), seed=1)
>>> bool(batch.outcomes[:, 0, 0].mean() < batch.outcomes[:, 1, 0].mean())
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from setu.bots.players import RANDOM, SEEN, Workspace, bot_move, bot_number
from setu.engine import contract
from setu.engine.batch import Batch, Progress, empty_batch, in_chunks, lowest_seat, prepare, random_games
from setu.engine.chance import LUCK_WORDS, number_key, seed_luck
from setu.engine.components import Components
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game
from setu.engine.row import row
from setu.engine.rule import compiled

_setup, _pending, _play = contract.setup, contract.pending, contract.play
_hide, _outcome = contract.hide, contract.outcome

CHUNK = 32


@compiled
def _bot_games(
    tables: Any,
    first: Any,
    bots: Any,
    seed: int,
    begin: int,
    states: Any,
    made: Any,
    outcomes: Any,
    luck: Any,
    work: Any,
    listed: Any,
    keys: Any,
    chances: Any,
) -> None:
    """Games from `begin` on; `bots[seat]` plays a seat and sees only the hidden state."""
    t = tables[0]
    for number in range(len(states)):
        states[number] = first[0]
        number_key(states[number].key, begin + number)
        seed_luck(luck, seed, begin + number)
        _setup(t, states[number])
        while True:
            pending = _pending(t, states[number])
            if pending == 0:
                break
            seat = lowest_seat(pending)
            work[SEEN] = states[number]
            _hide(t, work[SEEN], seat)
            move = bot_move(bots[seat], t, work, seat, luck, listed, keys, chances)
            _play(t, states[number], seat, move)
            made[number] += 1
        _outcome(t, states[number], outcomes[number])


def play_games(
    game: str | Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    bots: Sequence[str] = ("random",),
    components: Components | str | Path | None = None,
    device: str = "cpu",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Batch:
    """Play games between bots; fewer bots than seats are repeated around the table."""
    if all(bot_number(bot) == RANDOM for bot in bots):
        return random_games(
            game, games, seats, options, seed, components=components, device=device, threads=threads, progress=progress
        )
    if device != "cpu":
        raise BadOptions(engine_text("batch-random-only", device=device))
    game, tables, first = prepare(game, seats, options, seed, components)
    count = row(first[0]).seats
    sitting = np.array([bot_number(bots[seat % len(bots)]) for seat in range(count)])
    batch = empty_batch(game, tables, first, games)

    def play_chunk(begin: int, end: int) -> None:
        room, luck = Workspace(game, tables, count), np.zeros(LUCK_WORDS, np.int64)
        results = (batch.states[begin:end], batch.moves[begin:end], batch.outcomes[begin:end])
        own = (luck, room.states, room.listed, room.keys, room.chances)
        _bot_games(tables, first, sitting, seed, begin, *results, *own)

    in_chunks(play_chunk, games, CHUNK, threads, progress)
    return batch
