"""The laws that every game keeps, checked at every node of random games.

    >>> from setu.engine.conformance import check_game
    >>> report = check_game("quarry", games=4, written_games=1, options=[{}])
    >>> report.games
    4

A broken law raises `BrokenLaw`, which names the law and the game, seat count and options that
show it. `check_game` is public: run it on a game of your own before anything else.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from setu.engine import contract
from setu.engine.configured import configure
from setu.engine.conformance.laws import LAWS, BrokenLaw
from setu.engine.conformance.table_laws import check_written
from setu.engine.game import Game, find_game
from setu.engine.options import Choice
from setu.engine.record_view import record_view
from setu.engine.rng import KEY_WORDS, RNG_WORDS, key_from_seed, number_key, rng_below, seed_rng
from setu.engine.rule import compiled, interpreting, rule
from setu.engine.simulate import lowest_seat
from setu.engine.state import forget_events, new_states

_CODE = {name: code for code, name in enumerate(LAWS, start=1)}
LIST, TURN, PURE, CONSERVED, EVENTS = (_CODE[n] for n in ("list", "turn", "pure", "conserved", "events"))
ESTIMATE, HIDDEN, IMAGINED, REPEATABLE = (_CODE[n] for n in ("estimate", "hidden", "imagined", "repeatable"))
ORDER, BOUNDED, ENDED = (_CODE[n] for n in ("order", "bounded", "ended"))

MOST_NUMBERS = 4_000  # a game with more numbers is asked ASKED of them at each node, at random
ASKED = 400


@dataclass
class CheckReport:
    """How much was checked."""

    games: int = 0
    nodes: int = 0  # watched
    asked: int = 0  # of these, asked every law
    written_games: int = 0


def check_game(
    game: str | Game,
    games: int = 1000,
    *,
    seats: Iterable[int] | None = None,
    options: Iterable[Mapping[str, Any]] | None = None,
    written_games: int = 3,
    every: int = 1,
    seed: int = 0,
    plain: bool = False,
    progress: Callable[[int], None] | None = None,
) -> CheckReport:
    """Check all laws on `games` random games for every seat count and every option value.

    `written_games` more are played at a Table, where notation, records, views and undo
    are checked. Very many games are checked faster with `every`: dead ends, components, events, the
    move made, length and end are still watched at every node, the dearer laws at one node in `every`,
    drawn at random. With `plain` the rules run interpreted, which suits small games and debugging.
    """
    game = find_game(game)
    report = CheckReport()
    for count in game.seats if seats is None else seats:
        for chosen in option_samples(game) if options is None else options:
            _check_walks(game, count, chosen, games, every, seed, plain, report, progress)
            with interpreting() if plain else contextlib.nullcontext():
                for number in range(written_games):
                    check_written(game, count, chosen, seed + number, plain)
                    report.written_games += 1
    return report


def option_samples(game: Game) -> list[dict[str, Any]]:
    """The defaults, then every other value of every option once."""
    samples: list[dict[str, Any]] = [{}]
    for option in game.options.known.values():
        if isinstance(option, Choice):
            samples += [{option.name: value} for value in option.values if value != option.default]
        else:
            samples += [{option.name: value} for value in {option.least, option.most} - {option.default}]
    return samples


# ---- laws of the state, in compiled code

_setup, _pending, _why_not, _moves = contract.setup, contract.pending, contract.why_not, contract.moves
_remark, _play, _hide, _determinize = contract.remark, contract.play, contract.hide, contract.determinize
_outcome, _estimate, _features = contract.outcome, contract.estimate, contract.features
_conserved = contract.conserved

# The slots of a walker's work array: the game, and copies to try things on.
NOW, BEFORE, SEEN, OTHER = 0, 1, 2, 3
SLOTS = 4


@rule
def same_bytes(raw: Any, one: int, other: int) -> bool:
    """Are two slots equal to the byte?"""
    for position in range(raw.shape[1]):
        if raw[one, position] != raw[other, position]:
            return False
    return True


@rule
def check_list(b: Any, s: Any, seat: int, listed: Any, found: int, numbers: int, rng: Any) -> bool:
    """LAW list."""
    for place in range(found):
        if listed[place] < 0 or listed[place] >= numbers or (place > 0 and listed[place] <= listed[place - 1]):
            return False
        if _why_not(b, s, seat, listed[place]) != 0:
            return False
    place = 0
    if numbers <= MOST_NUMBERS:
        for move in range(numbers):
            if place < found and listed[place] == move:
                place += 1
            elif _why_not(b, s, seat, move) == 0:
                return False
    else:
        for _ in range(ASKED):
            move = rng_below(rng, numbers)
            if _why_not(b, s, seat, move) == 0:
                legal = 0
                for place in range(found):
                    legal += 1 if listed[place] == move else 0
                if legal != 1:
                    return False
    return True


@rule
def check_turn(b: Any, s: Any, pending: int, listed: Any, found: int, scratch: Any) -> bool:
    """LAW turn."""
    for seat in range(s.seats):
        if pending >> seat & 1 == 0:
            if _moves(b, s, seat, scratch) != 0:
                return False
            for place in range(min(found, 20)):
                if _why_not(b, s, seat, listed[place]) == 0:
                    return False
    return True


@rule
def check_hidden(
    b: Any, states: Any, raw: Any, viewer: int, pending: int, key: Any, scratch: Any, other: Any, dim: Any, bright: Any
) -> int:
    """LAWS hidden and imagined: 0, or the one that is broken."""
    states[SEEN] = states[NOW]
    _hide(b, states[SEEN], viewer)
    for word in range(KEY_WORDS):
        if states[SEEN].key[word] != 0:
            return HIDDEN
    states[OTHER] = states[SEEN]
    _hide(b, states[OTHER], viewer)
    if not same_bytes(raw, SEEN, OTHER):
        return HIDDEN
    _determinize(b, states[OTHER], viewer, key)
    if not _conserved(b, states[OTHER]) or _pending(b, states[OTHER]) != pending:
        return IMAGINED
    if viewer >= 0 and not same_choices(b, states, viewer, scratch, other, dim, bright):
        return IMAGINED
    _hide(b, states[OTHER], viewer)
    return 0 if same_bytes(raw, SEEN, OTHER) else IMAGINED


@rule
def same_choices(b: Any, states: Any, viewer: int, scratch: Any, other: Any, dim: Any, bright: Any) -> bool:
    """LAW imagined: the same moves and features in the true, the hidden and the imagined world."""
    found = _moves(b, states[NOW], viewer, scratch)
    for slot in (SEEN, OTHER):
        if _moves(b, states[slot], viewer, other) != found:
            return False
        for place in range(found):
            if scratch[place] != other[place]:
                return False
    for index in range(len(dim)):
        dim[index] = 0.0
        bright[index] = 0.0
    _features(b, states[SEEN], viewer, dim)
    _features(b, states[NOW], viewer, bright)
    for index in range(len(dim)):
        if dim[index] != bright[index]:
            return False
    return True


@rule
def check_repeatable(b: Any, states: Any, raw: Any, seat: int, move: int) -> bool:
    """LAW repeatable."""
    states[SEEN] = states[NOW]
    _play(b, states[SEEN], seat, move)
    states[OTHER] = states[NOW]
    _play(b, states[OTHER], seat, move)
    return same_bytes(raw, SEEN, OTHER)


@rule
def check_order(b: Any, states: Any, raw: Any, pending: int, rng: Any, scratch: Any, chosen: Any) -> bool:
    """LAW order: play everybody's choice from the first seat up, and from the last seat down."""
    seats = states[NOW].seats
    for seat in range(seats):
        if pending >> seat & 1:
            found = _moves(b, states[NOW], seat, scratch)
            chosen[seat] = scratch[rng_below(rng, found)]
    states[SEEN] = states[NOW]
    states[OTHER] = states[NOW]
    for seat in range(seats):
        if pending >> seat & 1:
            _play(b, states[SEEN], seat, chosen[seat])
        last = seats - 1 - seat
        if pending >> last & 1:
            _play(b, states[OTHER], last, chosen[last])
    forget_events(states[SEEN])
    forget_events(states[OTHER])
    return same_bytes(raw, SEEN, OTHER)


@rule
def check_end(b: Any, s: Any, places: Any, numbers: int, scratch: Any) -> bool:
    """LAW ended: nothing is legal, and place p has p - 1 seats before it."""
    _outcome(b, s, places)
    for seat in range(s.seats):
        before = 0
        for other in range(s.seats):
            before += 1 if places[other, 0] < places[seat, 0] else 0
        if places[seat, 0] != before + 1 or _moves(b, s, seat, scratch) != 0:
            return False
        for move in range(min(numbers, 500)):
            if _why_not(b, s, seat, move) == 0:
                return False
    return True


@rule
def ask_everything(b: Any, states: Any, scratch: Any, found: int, seat: int, chances: Any) -> bool:
    """LAW estimate, and all questions that law `pure` wants asked."""
    _pending(b, states[NOW])
    _remark(b, states[NOW], seat, scratch[found // 2])
    _estimate(b, states[NOW], chances)
    for one in range(states[NOW].seats):
        if not 0.0 <= chances[one] <= 1.0:
            return False
    return True


@rule
def check_choice(
    b: Any,
    states: Any,
    raw: Any,
    pending: int,
    seat: int,
    move: int,
    listed: Any,
    found: int,
    numbers: int,
    rng: Any,
    scratch: Any,
    chosen: Any,
    chances: Any,
) -> int:
    """The laws about a decision: 0, or the one that is broken."""
    if not check_list(b, states[NOW], seat, listed, found, numbers, rng):
        return LIST
    if not check_turn(b, states[NOW], pending, listed, found, scratch):
        return TURN
    if not ask_everything(b, states, listed, found, seat, chances):
        return ESTIMATE
    if not same_bytes(raw, NOW, BEFORE):
        return PURE
    if not check_repeatable(b, states, raw, seat, move):
        return REPEATABLE
    if pending & (pending - 1) != 0 and not check_order(b, states, raw, pending, rng, scratch, chosen):
        return ORDER
    return 0


# What a walk counts.
WATCHED, ASKED_ALL = 0, 1
COUNTS = 2


@compiled
def _walk(
    board: Any,
    first: Any,
    states: Any,
    raw: Any,
    key: Any,
    rng: Any,
    listed: Any,
    scratch: Any,
    chosen: Any,
    dim: Any,
    bright: Any,
    chances: Any,
    places: Any,
    seed: int,
    begin: int,
    count: int,
    every: int,
    numbers: int,
    longest: int,
    nodes: Any,
) -> tuple[int, int]:
    """Random games, watched at every node and asked every law at one node in `every`: (broken law or 0, game)."""
    b = board[0]
    for game in range(begin, begin + count):
        states[NOW] = first[0]
        number_key(states[NOW].key, game)
        seed_rng(rng, seed, game)
        _setup(b, states[NOW])
        made = 0
        while True:
            nodes[WATCHED] += 1
            asked = rng_below(rng, every) == 0
            pending = _pending(b, states[NOW])
            if not _conserved(b, states[NOW]):
                return CONSERVED, game
            if states[NOW].told > len(states[NOW].events):
                return EVENTS, game
            if asked or pending == 0:
                nodes[ASKED_ALL] += 1
                states[BEFORE] = states[NOW]
                for word in range(KEY_WORDS):
                    key[word] = rng_below(rng, 1 << 31)
                for viewer in range(-1, states[NOW].seats):
                    broken = check_hidden(b, states, raw, viewer, pending, key, scratch, listed, dim, bright)
                    if broken != 0:
                        return broken, game
            if pending == 0:
                if not check_end(b, states[NOW], places, numbers, scratch):
                    return ENDED, game
                break
            if made >= longest:
                return BOUNDED, game
            waiting = pending
            seat = lowest_seat(waiting)
            while rng_below(rng, 2) == 1 and waiting & (waiting - 1) != 0:
                waiting &= waiting - 1
                seat = lowest_seat(waiting)
            found = _moves(b, states[NOW], seat, listed)
            if found == 0:
                return LIST, game
            move = listed[rng_below(rng, found)]
            if _why_not(b, states[NOW], seat, move) != 0:
                return LIST, game
            if asked:
                broken = check_choice(
                    b, states, raw, pending, seat, move, listed, found, numbers, rng, scratch, chosen, chances
                )
                if broken != 0:
                    return broken, game
            _play(b, states[NOW], seat, move)
            made += 1
    return 0, 0


class _Walker:
    """The arrays that one thread walks with."""

    def __init__(self, game: Game, board: Any, seats: int) -> None:
        b = record_view(board[0])
        self.states = new_states(game.state, SLOTS)
        self.raw = self.states.view(np.int64).reshape(SLOTS, game.state.itemsize // 8)
        self.key = np.zeros(KEY_WORDS, np.uint32)
        self.rng = np.zeros(RNG_WORDS, np.int64)
        self.listed = np.zeros(game.most_moves(b), np.int32)
        self.scratch = np.zeros(game.most_moves(b), np.int32)
        self.chosen = np.zeros(seats, np.int32)
        self.dim = np.zeros(game.feature_size(b), np.float32)
        self.bright = np.zeros(game.feature_size(b), np.float32)
        self.chances = np.zeros(seats, np.float64)
        self.places = np.zeros((seats, 2), np.int64)
        self.nodes = np.zeros(COUNTS, np.int64)
        self.numbers, self.longest = game.move_numbers(b), game.longest(b)

    def walk(self, walk: Any, board: Any, first: Any, seed: int, begin: int, count: int, every: int) -> tuple[int, int]:
        arrays = (self.states, self.raw, self.key, self.rng, self.listed, self.scratch, self.chosen)
        more = (self.dim, self.bright, self.chances, self.places)
        limits = (self.numbers, self.longest, self.nodes)
        found = walk(board, first, *arrays, *more, seed, begin, count, every, *limits)
        return int(found[0]), int(found[1])


CHUNK = 50


def _check_walks(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    every: int,
    seed: int,
    plain: bool,
    report: CheckReport,
    progress: Callable[[int], None] | None,
) -> None:
    configured = configure(game, seats, options)
    board, first = configured.board, configured.first_state(key_from_seed(seed))
    before = board.tobytes()
    walk = _walk.plain if plain else _walk

    def walk_chunk(begin: int) -> tuple[int, int, Any]:
        walker = _Walker(game, board, seats)
        count = min(CHUNK, games - begin)
        law, number = walker.walk(walk, board, first, seed, begin, count, every)
        if progress:
            progress(count)
        return law, number, walker.nodes

    threads = 1 if plain else os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        for law, number, nodes in pool.map(walk_chunk, range(0, games, CHUNK)):
            if law:
                raise BrokenLaw(list(LAWS)[law - 1], game, seats, options, number)
            report.nodes += int(nodes[WATCHED])
            report.asked += int(nodes[ASKED_ALL])
    report.games += games
    if board.tobytes() != before:
        raise BrokenLaw("copies", game, seats, options, 0, "The tables changed.")
