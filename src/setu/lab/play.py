"""Games between bots, played as a list of fixtures says: by one compiled loop that stops only to ask a thinker.

A fixture is a pure description of a game, so its result is the same wherever and whenever it is played
(but for bots that think by the clock).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.bots import Thinker, read_bot
from setu.bots.players import SEEN, Workspace, bot_move
from setu.engine import contract
from setu.engine.batch import first_state, lowest_seat
from setu.engine.board import BoardArray
from setu.engine.components import Components
from setu.engine.game import Game, find_game
from setu.engine.observation import Observation
from setu.engine.options import Value, read_seats
from setu.engine.record_view import record_view
from setu.engine.rng import RNG_WORDS, number_key, seed_rng
from setu.engine.rule import compiled, rule
from setu.engine.state import StateArray, new_states
from setu.lab.course import COURSE, close_course, note_chances, note_choice, open_course, piece_of_moves

_setup, _pending, _moves, _play = contract.setup, contract.pending, contract.moves, contract.play
_hide, _outcome = contract.hide, contract.outcome

ASKED = -1  # a bot that thinks outside the compiled loop
BEGIN, OVER = -2, -1
SHORT, LONG = 1, 32  # games in a chunk, with and without thinkers


@dataclass(frozen=True)
class Setting:
    """Which game, how many seats, which options and box, and the seed of all deals."""

    game: str | Game
    seats: int
    options: tuple[tuple[str, Value], ...]
    seed: int
    box: tuple[str, str] | None = None  # source and name of a component file

    @classmethod
    def of(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        components: Components | str | Path | None = None,
    ) -> Setting:
        """A checked setting; BadOptions, BadComponents or UnknownGame say what is wrong."""
        found = find_game(game)
        if isinstance(components, str | Path):
            components = Components.read(components)
        box = (components.source, components.name) if components else None
        chosen = tuple(found.studied(options).items())
        setting = cls(game, read_seats(found.seats, seats), chosen, seed, box)
        prepared(setting)
        return setting


@dataclass(frozen=True)
class Fixtures:
    """Games to be played: the deal and the bots' luck by number, and who sits where."""

    deals: NDArray[np.int64]
    lucks: NDArray[np.int64]
    bots: tuple[str, ...]
    sitting: NDArray[np.int64]  # [game, seat], a place in `bots`

    def __len__(self) -> int:
        return len(self.deals)

    def part(self, which: slice | NDArray[Any]) -> Fixtures:
        """Some of the games."""
        return Fixtures(self.deals[which], self.lucks[which], self.bots, self.sitting[which])

    @property
    def chunk(self) -> int:
        """How many games go into a piece of work."""
        return LONG if not any(read_bot(bot).searches for bot in self.bots) else SHORT


@dataclass(frozen=True)
class Played:
    """Finished games: last states, numbers of moves, places and scores per seat, and their courses if watched."""

    states: StateArray
    moves: NDArray[np.int32]
    outcomes: NDArray[np.int32]  # [game, seat, (place, score)]
    courses: StateArray

    @classmethod
    def room(cls, setting: Setting, games: int, watched: bool) -> Played:
        """Room for the results of so many games."""
        return cls(
            new_states(find_game(setting.game).state, games),
            np.zeros(games, np.int32),
            np.zeros((games, setting.seats, 2), np.int32),
            np.zeros(games if watched else 0, COURSE),
        )

    def put(self, begin: int, part: Played) -> None:
        """Write the results of games `begin` and following."""
        for whole, piece in zip(self._arrays(), part._arrays(), strict=True):
            if len(whole):
                whole[begin : begin + len(piece)] = piece

    def _arrays(self) -> tuple[NDArray[Any], ...]:
        return self.states, self.moves, self.outcomes, self.courses


@functools.lru_cache(maxsize=8)
def prepared(setting: Setting) -> tuple[Game, BoardArray, StateArray]:
    """The game, its tables, and a state ready for `setup`."""
    game, options = find_game(setting.game), dict(setting.options)
    board = game.board(options, Components(*setting.box) if setting.box else None)
    return game, board, first_state(game, setting.seats, options, setting.seed)


@rule
def play_on(
    b: Any,
    states: Any,
    bots: Any,
    rng: Any,
    work: Any,
    listed: Any,
    keys: Any,
    chances: Any,
    watched: bool,
    courses: Any,
    leaders: Any,
    piece_of: Any,
    made: Any,
    outcome: Any,
    seat: int,
    move: int,
) -> int:
    """Play until a thinker must be asked (its seat is returned, its sight is in `work[SEEN]`) or the game is OVER.

    `seat` made `move` meanwhile, or the game is to BEGIN.
    """
    if seat == BEGIN:
        _setup(b, states[0])
        made[0] = 0
        if watched:
            open_course(courses[0])
            note_chances(b, states[0], courses[0], 0, leaders, chances)
    while True:
        if seat != BEGIN:
            if watched and piece_of[move] >= 0:
                courses[0].uses[seat, piece_of[move]] += 1
            _play(b, states[0], seat, move)
            made[0] += 1
            if watched:
                note_chances(b, states[0], courses[0], made[0], leaders, chances)
        pending = _pending(b, states[0])
        if pending == 0:
            break
        seat = lowest_seat(pending)
        work[SEEN] = states[0]
        _hide(b, work[SEEN], seat)
        if watched:
            note_choice(courses[0], pending, seat, _moves(b, work[SEEN], seat, listed))
        if bots[seat] == ASKED:
            return seat
        move = bot_move(bots[seat], b, work, seat, rng, listed, keys, chances)
    _outcome(b, states[0], outcome)
    if watched:
        close_course(courses[0], made[0], leaders)
    return OVER


@compiled
def _play_on(
    board: Any,
    states: Any,
    bots: Any,
    rng: Any,
    work: Any,
    listed: Any,
    keys: Any,
    chances: Any,
    watched: bool,
    courses: Any,
    leaders: Any,
    piece_of: Any,
    made: Any,
    outcome: Any,
    seat: int,
    move: int,
) -> int:
    return play_on(
        board[0],
        states,
        bots,
        rng,
        work,
        listed,
        keys,
        chances,
        watched,
        courses,
        leaders,
        piece_of,
        made,
        outcome,
        seat,
        move,
    )


def play_fixtures(setting: Setting, fixtures: Fixtures, watched: bool = False) -> Played:
    """Play these games one after the other."""
    game, board, first = prepared(setting)
    played = Played.room(setting, len(fixtures), watched)
    courses = played.courses if watched else np.zeros(1, COURSE)
    leaders = np.zeros(game.longest(record_view(board[0])) + 1 if watched else 1, np.int8)
    work = Workspace(game, board, setting.seats)
    rng, piece_of = np.zeros(RNG_WORDS, np.int64), piece_of_moves(game, board)
    bots = [read_bot(bot, game) for bot in fixtures.bots]
    codes = np.array([ASKED if bot.searches else bot.slips for bot in bots], np.int64)
    for number in range(len(fixtures)):
        here = slice(number, number + 1)
        played.states[here] = first
        number_key(played.states[number]["key"], int(fixtures.deals[number]))
        seed_rng(rng, setting.seed, int(fixtures.lucks[number]))
        sitting = fixtures.sitting[number]
        thinkers = [Thinker(fixtures.bots[bot], rng) for bot in sitting]
        seat, move = BEGIN, 0
        while True:
            seat = _play_on(
                board,
                played.states[here],
                codes[sitting],
                rng,
                work.states,
                work.listed,
                work.keys,
                work.chances,
                watched,
                courses[here] if watched else courses,
                leaders,
                piece_of,
                played.moves[here],
                played.outcomes[number],
                seat,
                move,
            )
            if seat == OVER:
                break
            observation = Observation(game, board, work.states[SEEN : SEEN + 1].copy(), seat)
            move = thinkers[seat].choose(observation)
    return played


def read_bots(names: str | Sequence[str]) -> tuple[str, ...]:
    """`"greedy, random"` as names of bots; BadOptions for any other."""
    listed = names.split(",") if isinstance(names, str) else names
    found = tuple(name.strip() for name in listed)
    for name in found:
        read_bot(name)
    return found
