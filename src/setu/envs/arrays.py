"""Many games in NumPy arrays: a step is one compiled call for all of them.

>>> from setu.envs.arrays import Games
>>> games = Games("sangram", 100, seats=3, seed=1)
>>> ended = 0
>>> for _ in range(1000):
...     games.step(games.masks.argmax(axis=1))      # the first legal move of every actor
...     ended += int(games.over.sum())              # `games.rewards` tells who won
>>> games.observations.shape, games.rewards.shape, ended > 0
((100, 895), (100, 3), True)

After every `step` the arrays below tell, game by game, whose turn it is and what that seat sees. They stay the same
arrays: copy what you keep. A game that is over is dealt anew by the next step, whatever move it is given.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from setu.engine import contract
from setu.engine.batch import first_state, lowest_seat
from setu.engine.errors import BadOptions, InvalidMove, engine_text
from setu.engine.game import Game
from setu.engine.rng import RNG_WORDS, key_from_seed, number_key, rng_below, seed_rng
from setu.engine.rule import compiled, rule
from setu.engine.state import StateArray, new_states
from setu.engine.texts import text
from setu.envs.box import ENVS, REFUSE, Box, open_box, read_illegal, write_gains

_setup, _pending, _moves, _play = contract.setup, contract.pending, contract.moves, contract.play
_hide, _features, _outcome, _why_not = contract.hide, contract.features, contract.outcome, contract.why_not

NOBODY = -1  # the actor of a finished game; the learner when every seat is the caller's


@rule
def is_legal(b: Any, s: Any, seat: int, move: int, move_numbers: int) -> bool:
    """May this be played? Any number may be asked for."""
    return 0 <= move < move_numbers and _why_not(b, s, seat, move) == 0


@rule
def random_move(b: Any, s: Any, seat: int, rng: Any, listed: Any) -> int:
    """One of the legal moves of a seat."""
    found = _moves(b, s, seat, listed)
    return int(listed[rng_below(rng, found)])


@rule
def play_on(b: Any, s: Any, seat: int, move: int, learner: int, rng: Any, listed: Any) -> None:
    """Make a move (none right after a deal), then let others than the learner play at random until it is asked."""
    while True:
        if seat != NOBODY:
            _play(b, s, seat, move)
        pending = _pending(b, s)
        if learner == NOBODY or pending == 0 or pending >> learner & 1:
            return
        seat = lowest_seat(pending)
        move = random_move(b, s, seat, rng, listed)


@rule
def whose_turn(b: Any, s: Any, learner: int) -> int:
    """The seat whose move is wanted, NOBODY when the game is over."""
    pending = _pending(b, s)
    if pending == 0:
        return NOBODY
    return lowest_seat(pending) if learner == NOBODY else learner


@rule
def look(b: Any, s: Any, seen: Any, actor: int, viewer: int, listed: Any, mask: Any, observation: Any) -> None:
    """Write what the viewer sees and what the actor may do; `seen` is a copy of the state to hide in."""
    for move in range(len(mask)):
        mask[move] = False
    if actor != NOBODY:
        found = _moves(b, s, actor, listed)
        for place in range(found):
            mask[listed[place]] = True
    for index in range(len(observation)):
        observation[index] = 0.0
    if viewer != NOBODY:
        _hide(b, seen, viewer)
        _features(b, seen, viewer, observation)


@rule
def pay(b: Any, s: Any, over: bool, outcome: Any, rewards: Any) -> None:
    """Gains when the game has ended, else nothing."""
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if over:
        _outcome(b, s, outcome)
        write_gains(outcome, len(rewards), rewards)


@rule
def step_game(
    n: int,
    b: Any,
    first: Any,
    states: Any,
    seen: Any,
    slot: int,
    begin: int,
    total: int,
    learner: int,
    moves: Any,
    dealt: Any,
    actors: Any,
    over: Any,
    legal: Any,
    masks: Any,
    observations: Any,
    rewards: Any,
    rng: Any,
    listed: Any,
    outcome: Any,
) -> None:
    """Game `n` of some arrays: deal it anew or make its move, let the others play, and write what there is to see.

    `seen[slot]`, `listed` and `outcome` are room to work in, for this game alone while it is being stepped.
    """
    seat, move = NOBODY, 0
    legal[n] = True
    if over[n]:
        states[n] = first[0]
        number_key(states[n].key, begin + n + total * dealt[n])
        _setup(b, states[n])
        dealt[n] += 1
    else:
        seat, move = int(actors[n]), int(moves[n])
        legal[n] = is_legal(b, states[n], seat, move, masks.shape[1])
        if not legal[n]:
            move = random_move(b, states[n], seat, rng[n], listed)
    play_on(b, states[n], seat, move, learner, rng[n], listed)
    actor = whose_turn(b, states[n], learner)
    actors[n] = actor
    over[n] = actor == NOBODY
    seen[slot] = states[n]
    viewer = actor if learner == NOBODY else learner
    look(b, states[n], seen[slot], actor, viewer, listed, masks[n], observations[n])
    pay(b, states[n], actor == NOBODY, outcome, rewards[n])


@compiled
def _step(
    board: Any,
    first: Any,
    states: Any,
    seen: Any,
    begin: int,
    total: int,
    learner: int,
    moves: Any,
    dealt: Any,
    actors: Any,
    over: Any,
    legal: Any,
    masks: Any,
    observations: Any,
    rewards: Any,
    rng: Any,
    listed: Any,
    outcome: Any,
) -> None:
    for n in range(len(states)):
        step_game(
            n,
            board[0],
            first,
            states,
            seen,
            0,
            begin,
            total,
            learner,
            moves,
            dealt,
            actors,
            over,
            legal,
            masks,
            observations,
            rewards,
            rng,
            listed,
            outcome,
        )


@compiled
def _seed(rng: Any, seed: int) -> None:
    """A luck of its own for every game."""
    for n in range(len(rng)):
        seed_rng(rng[n], seed, n)


@compiled
def _first_illegal(board: Any, states: Any, actors: Any, moves: Any, move_numbers: int) -> int:
    """The first game whose move is not legal, or how many games there are."""
    for n in range(len(states)):
        actor = int(actors[n])
        if actor != NOBODY and not is_legal(board[0], states[n], actor, int(moves[n]), move_numbers):
            return n
    return len(states)


def first_states(box: Box, seed: int | str) -> StateArray:
    """A state ready to be dealt from; game by game its key gets a number."""
    return first_state(box.game, box.seats, dict(box.setting), seed)


def read_learner(box: Box, count: int, learner: int | None) -> int:
    """The learner's seat, NOBODY if every turn is the caller's; BadOptions if there is no such seat or no game."""
    if count < 1:
        raise BadOptions(engine_text("option-value", option="count", value=str(count), expected="1 …"))
    if learner is not None and not 0 <= learner < box.seats:
        expected = f"0 – {box.seats - 1}"
        raise BadOptions(engine_text("option-value", option="learner", value=str(learner), expected=expected))
    return NOBODY if learner is None else learner


class Games:
    """`count` games side by side. With `learner` a seat, the others play at random; without, every turn is yours."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        *,
        learner: int | None = None,
        illegal: str = REFUSE,
        threads: int = 1,
    ) -> None:
        self.box = open_box(game, seats, options)
        self.count, self.learner = count, read_learner(self.box, count, learner)
        self._replaces = read_illegal(illegal)
        self._slices = _shares(count, min(threads, count))
        self._pool = _pool_for(self._slices)
        self.states = new_states(self.box.game.state, count)
        self.actors = np.full(count, NOBODY, np.int8)
        self.over = np.ones(count, np.bool_)
        self.legal = np.ones(count, np.bool_)  # was the last move legal? (else it was replaced)
        self.masks = np.zeros((count, self.box.move_numbers), np.bool_)
        self.observations = np.zeros((count, self.box.feature_size), np.float32)
        self.rewards = np.zeros((count, self.box.seats), np.float32)
        self._dealt = np.zeros(count, np.int64)
        self._luck = np.zeros((count, RNG_WORDS), np.int64)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, which are started anew."""
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update(pickled)
        self._pool = _pool_for(self._slices)

    def reset(self, seed: int | str) -> None:
        """Deal every game anew; the same seed deals the same games and gives the others the same luck."""
        self._first = first_states(self.box, seed)
        _seed(self._luck, int(key_from_seed(seed)[0]))
        self.over[:], self._dealt[:] = True, 0
        self._step(np.zeros(self.count, np.int64))

    def step(self, moves: ArrayLike) -> None:
        """Make a move in every game. An illegal one raises and changes nothing, unless illegal moves are replaced."""
        made = np.asarray(moves)
        if made.shape != (self.count,) or not np.issubdtype(made.dtype, np.integer):
            raise InvalidMove(text(ENVS, "moves-shape", count=self.count, found=f"{made.dtype}{list(made.shape)}"))
        made = made.astype(np.int64)
        if not self._replaces:
            n = int(_first_illegal(self.box.board, self.states, self.actors, made, self.box.move_numbers))
            if n < self.count:
                self.box.refuse_illegal(self.states[n : n + 1], int(self.actors[n]), int(made[n]))
        self._step(made)

    def _step(self, moves: NDArray[np.int64]) -> None:
        if self._pool is None:
            self._step_share(moves, slice(0, self.count))
        else:
            for done in [self._pool.submit(self._step_share, moves, share) for share in self._slices]:
                done.result()

    def _step_share(self, moves: NDArray[np.int64], share: slice) -> None:
        _step(
            self.box.board,
            self._first,
            self.states[share],
            new_states(self.box.game.state),
            share.start,
            self.count,
            self.learner,
            moves[share],
            self._dealt[share],
            self.actors[share],
            self.over[share],
            self.legal[share],
            self.masks[share],
            self.observations[share],
            self.rewards[share],
            self._luck[share],
            np.empty(self.box.most_moves, np.int32),
            np.zeros((self.box.seats, 2), np.int32),
        )


def _pool_for(slices: list[slice]) -> ThreadPoolExecutor | None:
    """A thread for each share, where there are several."""
    return ThreadPoolExecutor(len(slices)) if len(slices) > 1 else None


def _shares(count: int, parts: int) -> list[slice]:
    """Even slices of all games."""
    cuts = [count * part // parts for part in range(parts + 1)]
    return [slice(begin, end) for begin, end in itertools.pairwise(cuts)]
