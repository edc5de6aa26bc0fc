"""The laws that every game keeps, checked at every node of random games.

    >>> from setu.engine.check import check_game
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
from setu.engine.batch import first_state, lowest_seat
from setu.engine.chance import KEY_WORDS, LUCK_WORDS, luck_below, number_key, seed_luck
from setu.engine.check_written import check_written
from setu.engine.game import Game, find_game
from setu.engine.laws import LAWS, BrokenLaw
from setu.engine.options import Choice
from setu.engine.row import row
from setu.engine.rule import compiled, interpreting, rule
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
_remark, _play, _hide, _imagine = contract.remark, contract.play, contract.hide, contract.imagine
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
def check_list(t: Any, s: Any, seat: int, listed: Any, found: int, numbers: int, luck: Any) -> bool:
    """LAW list."""
    for place in range(found):
        if listed[place] < 0 or listed[place] >= numbers or (place > 0 and listed[place] <= listed[place - 1]):
            return False
        if _why_not(t, s, seat, listed[place]) != 0:
            return False
    place = 0
    if numbers <= MOST_NUMBERS:
        for move in range(numbers):
            if place < found and listed[place] == move:
                place += 1
            elif _why_not(t, s, seat, move) == 0:
                return False
    else:
        for _ in range(ASKED):
            move = luck_below(luck, numbers)
            if _why_not(t, s, seat, move) == 0:
                legal = 0
                for place in range(found):
                    legal += 1 if listed[place] == move else 0
                if legal != 1:
                    return False
    return True


@rule
def check_turn(t: Any, s: Any, pending: int, listed: Any, found: int, scratch: Any) -> bool:
    """LAW turn."""
    for seat in range(s.seats):
        if pending >> seat & 1 == 0:
            if _moves(t, s, seat, scratch) != 0:
                return False
            for place in range(min(found, 20)):
                if _why_not(t, s, seat, listed[place]) == 0:
                    return False
    return True


@rule
def check_hidden(
    t: Any, states: Any, raw: Any, viewer: int, pending: int, key: Any, scratch: Any, other: Any, dim: Any, bright: Any
) -> int:
    """LAWS hidden and imagined: 0, or the one that is broken."""
    states[SEEN] = states[NOW]
    _hide(t, states[SEEN], viewer)
    for word in range(KEY_WORDS):
        if states[SEEN].key[word] != 0:
            return HIDDEN
    states[OTHER] = states[SEEN]
    _hide(t, states[OTHER], viewer)
    if not same_bytes(raw, SEEN, OTHER):
        return HIDDEN
    _imagine(t, states[OTHER], viewer, key)
    if not _conserved(t, states[OTHER]) or _pending(t, states[OTHER]) != pending:
        return IMAGINED
    if viewer >= 0 and not same_choices(t, states, viewer, scratch, other, dim, bright):
        return IMAGINED
    _hide(t, states[OTHER], viewer)
    return 0 if same_bytes(raw, SEEN, OTHER) else IMAGINED


@rule
def same_choices(t: Any, states: Any, viewer: int, scratch: Any, other: Any, dim: Any, bright: Any) -> bool:
    """LAW imagined: the same moves and features in the true, the hidden and the imagined world."""
    found = _moves(t, states[NOW], viewer, scratch)
    for slot in (SEEN, OTHER):
        if _moves(t, states[slot], viewer, other) != found:
            return False
        for place in range(found):
            if scratch[place] != other[place]:
                return False
    for index in range(len(dim)):
        dim[index] = 0.0
        bright[index] = 0.0
    _features(t, states[SEEN], viewer, dim)
    _features(t, states[NOW], viewer, bright)
    for index in range(len(dim)):
        if dim[index] != bright[index]:
            return False
    return True


@rule
def check_repeatable(t: Any, states: Any, raw: Any, seat: int, move: int) -> bool:
    """LAW repeatable."""
    states[SEEN] = states[NOW]
    _play(t, states[SEEN], seat, move)
    states[OTHER] = states[NOW]
    _play(t, states[OTHER], seat, move)
    return same_bytes(raw, SEEN, OTHER)


@rule
def check_order(t: Any, states: Any, raw: Any, pending: int, luck: Any, scratch: Any, chosen: Any) -> bool:
    """LAW order: play everybody's choice from the first seat up, and from the last seat down."""
    seats = states[NOW].seats
    for seat in range(seats):
        if pending >> seat & 1:
            found = _moves(t, states[NOW], seat, scratch)
            chosen[seat] = scratch[luck_below(luck, found)]
    states[SEEN] = states[NOW]
    states[OTHER] = states[NOW]
    for seat in range(seats):
        if pending >> seat & 1:
            _play(t, states[SEEN], seat, chosen[seat])
        last = seats - 1 - seat
        if pending >> last & 1:
            _play(t, states[OTHER], last, chosen[last])
    forget_events(states[SEEN])
    forget_events(states[OTHER])
    return same_bytes(raw, SEEN, OTHER)


@rule
def check_end(t: Any, s: Any, places: Any, numbers: int, scratch: Any) -> bool:
    """LAW ended: nothing is legal, and place p has p - 1 seats before it."""
    _outcome(t, s, places)
    for seat in range(s.seats):
        before = 0
        for other in range(s.seats):
            before += 1 if places[other, 0] < places[seat, 0] else 0
        if places[seat, 0] != before + 1 or _moves(t, s, seat, scratch) != 0:
            return False
        for move in range(min(numbers, 500)):
            if _why_not(t, s, seat, move) == 0:
                return False
    return True


@rule
def ask_everything(t: Any, states: Any, scratch: Any, found: int, seat: int, chances: Any) -> bool:
    """LAW estimate, and all questions that law `pure` wants asked."""
    _pending(t, states[NOW])
    _remark(t, states[NOW], seat, scratch[found // 2])
    _estimate(t, states[NOW], chances)
    for one in range(states[NOW].seats):
        if not 0.0 <= chances[one] <= 1.0:
            return False
    return True


@rule
def check_choice(
    t: Any,
    states: Any,
    raw: Any,
    pending: int,
    seat: int,
    move: int,
    listed: Any,
    found: int,
    numbers: int,
    luck: Any,
    scratch: Any,
    chosen: Any,
    chances: Any,
) -> int:
    """The laws about a decision: 0, or the one that is broken."""
    if not check_list(t, states[NOW], seat, listed, found, numbers, luck):
        return LIST
    if not check_turn(t, states[NOW], pending, listed, found, scratch):
        return TURN
    if not ask_everything(t, states, listed, found, seat, chances):
        return ESTIMATE
    if not same_bytes(raw, NOW, BEFORE):
        return PURE
    if not check_repeatable(t, states, raw, seat, move):
        return REPEATABLE
    if pending & (pending - 1) != 0 and not check_order(t, states, raw, pending, luck, scratch, chosen):
        return ORDER
    return 0


# What a walk counts.
WATCHED, ASKED_ALL = 0, 1
COUNTS = 2


@compiled
def _walk(
    tables: Any,
    first: Any,
    states: Any,
    raw: Any,
    key: Any,
    luck: Any,
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
    t = tables[0]
    for game in range(begin, begin + count):
        states[NOW] = first[0]
        number_key(states[NOW].key, game)
        seed_luck(luck, seed, game)
        _setup(t, states[NOW])
        made = 0
        while True:
            nodes[WATCHED] += 1
            asked = luck_below(luck, every) == 0
            pending = _pending(t, states[NOW])
            if not _conserved(t, states[NOW]):
                return CONSERVED, game
            if states[NOW].told > len(states[NOW].events):
                return EVENTS, game
            if asked or pending == 0:
                nodes[ASKED_ALL] += 1
                states[BEFORE] = states[NOW]
                for word in range(KEY_WORDS):
                    key[word] = luck_below(luck, 1 << 31)
                for viewer in range(-1, states[NOW].seats):
                    broken = check_hidden(t, states, raw, viewer, pending, key, scratch, listed, dim, bright)
                    if broken != 0:
                        return broken, game
            if pending == 0:
                if not check_end(t, states[NOW], places, numbers, scratch):
                    return ENDED, game
                break
            if made >= longest:
                return BOUNDED, game
            waiting = pending
            seat = lowest_seat(waiting)
            while luck_below(luck, 2) == 1 and waiting & (waiting - 1) != 0:
                waiting &= waiting - 1
                seat = lowest_seat(waiting)
            found = _moves(t, states[NOW], seat, listed)
            if found == 0:
                return LIST, game
            move = listed[luck_below(luck, found)]
            if _why_not(t, states[NOW], seat, move) != 0:
                return LIST, game
            if asked:
                broken = check_choice(
                    t, states, raw, pending, seat, move, listed, found, numbers, luck, scratch, chosen, chances
                )
                if broken != 0:
                    return broken, game
            _play(t, states[NOW], seat, move)
            made += 1
    return 0, 0


class _Walker:
    """The arrays that one thread walks with."""

    def __init__(self, game: Game, tables: Any, seats: int) -> None:
        t = row(tables[0])
        self.states = new_states(game.state, SLOTS)
        self.raw = self.states.view(np.int64).reshape(SLOTS, game.state.itemsize // 8)
        self.key = np.zeros(KEY_WORDS, np.uint32)
        self.luck = np.zeros(LUCK_WORDS, np.int64)
        self.listed = np.zeros(game.most_moves(t), np.int32)
        self.scratch = np.zeros(game.most_moves(t), np.int32)
        self.chosen = np.zeros(seats, np.int32)
        self.dim = np.zeros(game.feature_size(t), np.float32)
        self.bright = np.zeros(game.feature_size(t), np.float32)
        self.chances = np.zeros(seats, np.float64)
        self.places = np.zeros((seats, 2), np.int64)
        self.nodes = np.zeros(COUNTS, np.int64)
        self.numbers, self.longest = game.move_numbers(t), game.longest(t)

    def walk(
        self, walk: Any, tables: Any, first: Any, seed: int, begin: int, count: int, every: int
    ) -> tuple[int, int]:
        arrays = (self.states, self.raw, self.key, self.luck, self.listed, self.scratch, self.chosen)
        more = (self.dim, self.bright, self.chances, self.places)
        limits = (self.numbers, self.longest, self.nodes)
        found = walk(tables, first, *arrays, *more, seed, begin, count, every, *limits)
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
    tables = game.tables(game.options.read(options), None)
    before = tables.tobytes()
    first = first_state(game, seats, options, seed)
    walk = _walk.plain if plain else _walk

    def walk_chunk(begin: int) -> tuple[int, int, Any]:
        walker = _Walker(game, tables, seats)
        count = min(CHUNK, games - begin)
        law, number = walker.walk(walk, tables, first, seed, begin, count, every)
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
    if tables.tobytes() != before:
        raise BrokenLaw("copies", game, seats, options, 0, "The tables changed.")
