"""Many games at once, on all cores or on a GPU, by the same rules: one loop for all who play games in bulk.

A game is a deal (a number that its key follows from) and a stream (the number of its players' own chance). Who plays
and what is noted while they play are named tuples of arrays; what each kind does in the loop is said by `takes_part`.

>>> from setu.engine.simulate import random_games
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
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from setu.engine import contract
from setu.engine.board import BoardArray
from setu.engine.configured import ConfiguredGame, configure
from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game
from setu.engine.reader import Components
from setu.engine.rng import RNG_WORDS, key_from_seed, number_key, rng_below, seed_rng
from setu.engine.rule import compiled, load_numba, rule, when_compiling
from setu.engine.state import StateArray, new_states

_setup, _pending, _moves, _play = contract.setup, contract.pending, contract.moves, contract.play
_outcome = contract.outcome

CHUNK = 256
BEGIN, GO_ON, OVER = -2, -3, -1  # a seat: the game is to begin, goes on from a position, is over
ASKED = -1  # a move: somebody outside the loop decides
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Results:
    """Finished games: their last states, how many moves each took, places and scores per seat, and any traces."""

    configured: ConfiguredGame
    states: StateArray
    moves: NDArray[np.int32]
    outcomes: NDArray[np.int32]  # [game, seat, (place, score)]
    traces: StateArray  # one for each game, if they were watched

    @classmethod
    def room(cls, configured: ConfiguredGame, games: int, traces: StateArray | None = None) -> Results:
        """Room for the results of so many games."""
        return cls(
            configured,
            new_states(configured.game.state, games),
            np.zeros(games, np.int32),
            np.zeros((games, configured.seats, 2), np.int32),
            np.zeros(0, np.int8) if traces is None else traces,
        )

    @property
    def game(self) -> Game:
        return self.configured.game

    @property
    def board(self) -> BoardArray:
        return self.configured.board

    def put(self, begin: int, part: Results) -> None:
        """Write the results of games `begin` and following."""
        for whole, piece in zip(self._arrays(), part._arrays(), strict=True):
            whole[begin : begin + len(piece)] = piece

    def _arrays(self) -> tuple[NDArray[Any], ...]:
        return self.states, self.moves, self.outcomes, self.traces


# ---- who takes part: players decide, watchers note

_parts: dict[type, dict[str, Callable[..., Any]]] = {}
_by_name: dict[Any, str] = {}


def takes_part(kind: type, **functions: Callable[..., Any]) -> None:
    """Say what arrays of this kind (a named tuple) do in the loop."""
    _parts[kind] = functions


def kinds() -> list[type]:
    """All kinds of players and watchers."""
    return list(_parts)


def part_of(function: Any) -> str | None:
    """What is found by the kind of its first argument through this function, if it is such a one."""
    return _by_name.get(function)


def of_kind(kind: type, name: str) -> Any:
    """What this kind does; None if it has no such part in the loop."""
    return _parts[kind].get(name)


def _by_kind(name: str) -> Callable[..., Any]:
    """A function that is found by the kind of its first argument, interpreted and compiled alike."""

    def part(arrays: Any, *args: Any) -> Any:
        return _parts[type(arrays)][name](arrays, *args)

    part.__name__ = part.__qualname__ = name
    _by_name[part] = name

    def compile_part() -> None:
        def find(arrays: Any, *args: Any) -> Any:
            return _parts.get(getattr(arrays, "instance_class", object), {}).get(name)

        load_numba().extending.overload(part, strict=False)(find)

    when_compiling(compile_part)
    return part


# Players of game `number`, played in `room` of their arrays: their chance begins, whose turn it is, a move or ASKED.
seed_players = _by_kind("seed_players")
next_seat = _by_kind("next_seat")
choose = _by_kind("choose")
# Watchers: a game begins, a seat is asked, decides, has made so many moves, the game ends.
watch_begin = _by_kind("watch_begin")
watch_asked = _by_kind("watch_asked")
watch_move = _by_kind("watch_move")
watch_made = _by_kind("watch_made")
watch_end = _by_kind("watch_end")


class Uniform(NamedTuple):
    """Players who move at random."""

    rng: Any  # [room, word]
    listed: Any  # [room, move]


@rule
def lowest_seat(pending: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while pending >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def random_move(b: Any, s: Any, seat: int, rng: Any, listed: Any) -> int:
    """One of the legal moves of a seat."""
    found = _moves(b, s, seat, listed)
    return int(listed[rng_below(rng, found)])


@rule
def seed_room(players: Any, room: int, seed: int, stream: int) -> None:
    """Players whose chance is that of their room."""
    seed_rng(players.rng[room], seed, stream)


@rule
def _lowest(players: Any, pending: int) -> int:
    return lowest_seat(pending)


@rule
def _at_random(players: Any, number: int, room: int, b: Any, s: Any, seat: int) -> int:
    return random_move(b, s, seat, players.rng[room], players.listed[room])


takes_part(Uniform, seed_players=seed_room, next_seat=_lowest, choose=_at_random)


class Unwatched(NamedTuple):
    """Nothing is noted."""

    nothing: int = 0


@rule
def _not_begun(watcher: Any, number: int, b: Any, s: Any) -> None:
    """Nothing."""


@rule
def _not_asked(watcher: Any, number: int, b: Any, s: Any, pending: int, seat: int) -> None:
    """Nothing."""


@rule
def _not_moved(watcher: Any, number: int, seat: int, move: int) -> None:
    """Nothing."""


@rule
def _not_made(watcher: Any, number: int, b: Any, s: Any, made: int) -> None:
    """Nothing."""


@rule
def _not_ended(watcher: Any, number: int, made: int) -> None:
    """Nothing."""


takes_part(
    Unwatched,
    watch_begin=_not_begun,
    watch_asked=_not_asked,
    watch_move=_not_moved,
    watch_made=_not_made,
    watch_end=_not_ended,
)


# ---- the loop


@rule
def play_on(
    b: Any,
    s: Any,
    number: int,
    room: int,
    players: Any,
    watcher: Any,
    made: Any,
    outcome: Any,
    seat: int,
    move: int,
) -> int:
    """Play until somebody outside must be asked (that seat is returned) or the game is OVER.

    `seat` decided on `move` meanwhile, or the game is to BEGIN, or to GO_ON from a position.
    """
    if seat == BEGIN:
        _setup(b, s)
        made[number] = 0
        watch_begin(watcher, number, b, s)
    while True:
        if seat >= 0:
            watch_move(watcher, number, seat, move)
            _play(b, s, seat, move)
            made[number] += 1
            watch_made(watcher, number, b, s, made[number])
        pending = _pending(b, s)
        if pending == 0:
            break
        seat = next_seat(players, pending)
        watch_asked(watcher, number, b, s, pending, seat)
        move = choose(players, number, room, b, s, seat)
        if move == ASKED:
            return seat
    _outcome(b, s, outcome)
    watch_end(watcher, number, made[number])
    return OVER


class Batch(NamedTuple):
    """The games of one call: what they are dealt from, and what becomes of them."""

    first: Any  # [0]: the position before any chance
    seed: Any
    deals: Any  # [game]
    streams: Any  # [game]
    states: Any  # [game]
    made: Any  # [game]: moves
    outcomes: Any  # [game, seat, (place, score)]


@rule
def play_game(number: int, room: int, b: Any, batch: Any, players: Any, watcher: Any) -> int:
    """Deal a game and play it until it is OVER, or somebody outside must be asked."""
    states = batch.states
    states[number] = batch.first[0]
    number_key(states[number].key, batch.deals[number])
    seed_players(players, room, batch.seed, batch.streams[number])
    return play_on(b, states[number], number, room, players, watcher, batch.made, batch.outcomes[number], BEGIN, 0)


@compiled
def play_games(
    board: Any,
    first: Any,
    seed: int,
    deals: Any,
    streams: Any,
    players: Any,
    watcher: Any,
    states: Any,
    made: Any,
    outcomes: Any,
) -> None:
    """All games one after the other, by players who decide for themselves."""
    batch = Batch(first, seed, deals, streams, states, made, outcomes)
    for number in range(len(states)):
        play_game(number, 0, board[0], batch, players, watcher)


# ---- the drivers


class Device(NamedTuple):
    """Where arrays are made: in memory, or on a GPU."""

    empty: Callable[..., Any]
    put: Callable[[Any], Any]


HOST = Device(np.zeros, np.ascontiguousarray)
Players = Callable[[Device, slice, int], Any]  # for some of the games, in so many rooms


def uniform(configured: ConfiguredGame) -> Players:
    """Players who move at random."""

    def players(device: Device, part: slice, rooms: int) -> Uniform:
        rng, listed = (rooms, RNG_WORDS), (rooms, configured.most_moves)
        return Uniform(device.empty(rng, np.int64), device.empty(listed, np.int32))

    return players


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
) -> Results:
    """Play `games` random games. Game n is the same whatever the device and the number of threads."""
    configured = configure(game, seats, options, components)
    numbers, players = np.arange(games), uniform(configured)
    if device == "cuda":
        from setu.engine.cuda import play_on_gpu

        return play_on_gpu(configured, seed, numbers, numbers, players, progress)
    if device != "cpu":
        raise BadOptions(engine_text("batch-device", device=device))
    results, first = Results.room(configured, games), configured.first_state(key_from_seed(seed))

    def play_chunk(begin: int, end: int) -> None:
        part, deals = slice(begin, end), numbers[begin:end]
        places = (results.states[part], results.moves[part], results.outcomes[part])
        play_games(configured.board, first, seed, deals, deals, players(HOST, part, 1), Unwatched(), *places)

    in_chunks(play_chunk, games, CHUNK, threads, progress)
    return results


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
