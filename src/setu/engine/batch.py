"""Many games at once, on all cores or on a GPU, by the same rules.

>>> from setu.engine.batch import random_games
>>> batch = random_games("quarry", games=100, seed=1)
>>> len(batch.states), int(batch.moves.min()) > 0
(100, True)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine import contract
from setu.engine.board import BoardArray
from setu.engine.components import Components
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game, find_game
from setu.engine.options import read_seats
from setu.engine.record_view import record_view
from setu.engine.rng import RNG_WORDS, key_from_seed, number_key, rng_below, seed_rng
from setu.engine.rule import compiled, rule
from setu.engine.state import StateArray, new_states

_setup, _pending, _moves, _play = contract.setup, contract.pending, contract.moves, contract.play
_outcome = contract.outcome

CHUNK = 256
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Batch:
    """Finished games: their last states, how many moves each took, places and scores per seat."""

    game: Game
    board: BoardArray
    states: StateArray
    moves: NDArray[np.int32]
    outcomes: NDArray[np.int32]  # [game, seat, (place, score)]


@rule
def lowest_seat(pending: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while pending >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def random_game(b: Any, s: Any, rng: Any, scratch: Any, outcome: Any) -> int:
    """Play a prepared state to its end by uniformly random moves; returns how many."""
    _setup(b, s)
    made = 0
    while True:
        pending = _pending(b, s)
        if pending == 0:
            break
        seat = lowest_seat(pending)
        found = _moves(b, s, seat, scratch)
        _play(b, s, seat, scratch[rng_below(rng, found)])
        made += 1
    _outcome(b, s, outcome)
    return made


@compiled
def _random_games(
    board: Any, first: Any, seed: int, begin: int, states: Any, rng: Any, scratch: Any, made: Any, outcomes: Any
) -> None:
    for number in range(len(states)):
        states[number] = first[0]
        number_key(states[number].key, begin + number)
        seed_rng(rng, seed, begin + number)
        made[number] = random_game(board[0], states[number], rng, scratch, outcomes[number])


def first_state(
    game: Game, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int | str = 0
) -> StateArray:
    """A state ready for `setup`: seats, options and key."""
    states = new_states(game.state)
    s = record_view(states[0])
    s.seats = read_seats(game.seats, seats)
    game.options.write(s.options, game.options.read(options))
    s.key[:] = key_from_seed(seed)
    return states


def random_games(
    game: str | Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    components: Components | str | Path | None = None,
    device: str = "cpu",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Batch:
    """Play `games` random games. Game n is the same whatever the device and the number of threads."""
    game, board, first = prepare(game, seats, options, seed, components)
    if device == "cuda":
        from setu.engine.cuda import random_games_on_gpu

        return random_games_on_gpu(game, board, first, games, seed, progress)
    if device != "cpu":
        raise BadOptions(engine_text("batch-device", device=device))
    batch = empty_batch(game, board, first, games)
    longest_list = game.most_moves(record_view(board[0]))

    def play_chunk(begin: int, end: int) -> None:
        rng, scratch = np.zeros(RNG_WORDS, np.int64), np.zeros(longest_list, np.int32)
        results = (batch.moves[begin:end], batch.outcomes[begin:end])
        _random_games(board, first, seed, begin, batch.states[begin:end], rng, scratch, *results)

    in_chunks(play_chunk, games, CHUNK, threads, progress)
    return batch


def prepare(
    game: str | Game,
    seats: int | None,
    options: Mapping[str, Any] | None,
    seed: int,
    components: Components | str | Path | None,
) -> tuple[Game, BoardArray, StateArray]:
    """What a batch starts from: the game, its tables, and a state ready for `setup`."""
    game = find_game(game)
    if isinstance(components, str | Path):
        components = Components.read(components)
    return game, game.board(game.options.read(options), components), first_state(game, seats, options, seed)


def in_chunks(
    play_chunk: Callable[[int, int], None], games: int, size: int, threads: int | None, progress: Progress | None
) -> None:
    """Play games `begin` to `end` chunk by chunk on all cores; compiled code lets go of the GIL."""

    def play(begin: int) -> int:
        end = min(begin + size, games)
        play_chunk(begin, end)
        return end - begin

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in pool.map(play, range(0, games, size)):
            if progress:
                progress(done)


def empty_batch(game: Game, board: BoardArray, first: StateArray, games: int) -> Batch:
    """Room for the results of `games` games."""
    return Batch(
        game=game,
        board=board,
        states=new_states(game.state, games),
        moves=np.zeros(games, np.int32),
        outcomes=np.zeros((games, record_view(first[0]).seats, 2), np.int32),
    )
