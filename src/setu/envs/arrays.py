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
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from setu.engine import contract
from setu.engine.configured import ConfiguredGame
from setu.engine.errors import BadOptions, InvalidMove, engine_text
from setu.engine.game import Game
from setu.engine.rng import RNG_WORDS, key_from_seed, number_key, seed_rng
from setu.engine.rule import compiled, rule
from setu.engine.simulate import ASKED, BEGIN, Unwatched, lowest_seat, play_on, random_move, takes_part
from setu.engine.state import StateArray, new_states
from setu.engine.texts import text
from setu.envs.common import ENVS, REFUSE, open_game, read_illegal, refuse_illegal, write_gains

_moves, _hide, _features, _why_not = contract.moves, contract.hide, contract.features, contract.why_not

NOBODY = -1  # the actor of a finished game; the learner when every seat is the caller's


@rule
def is_legal(b: Any, s: Any, seat: int, move: int, move_numbers: int) -> bool:
    """May this be played? Any number may be asked for."""
    return 0 <= move < move_numbers and _why_not(b, s, seat, move) == 0


class Others(NamedTuple):
    """Everybody but the learner moves at random; without a learner (NOBODY) every seat is asked."""

    learner: int
    rng: Any  # [game, word]
    listed: Any  # [room, move]


@rule
def _learner_first(others: Any, pending: int) -> int:
    """The learner whenever it may decide."""
    if others.learner != NOBODY and pending >> others.learner & 1:
        return others.learner
    return lowest_seat(pending)


@rule
def _others_choose(others: Any, number: int, room: int, b: Any, s: Any, seat: int) -> int:
    if others.learner == NOBODY or seat == others.learner:
        return ASKED
    return random_move(b, s, seat, others.rng[number], others.listed[room])


takes_part(Others, next_seat=_learner_first, choose=_others_choose)


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
def pay(over: bool, outcome: Any, rewards: Any) -> None:
    """Gains when the game has ended, else nothing."""
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if over:
        write_gains(outcome, len(rewards), rewards)


class Arrays(NamedTuple):
    """What all games are and show [game], and room to work in while one is stepped [room]."""

    states: Any
    moves: Any  # wanted next
    dealt: Any  # how often
    made: Any  # moves
    actors: Any
    over: Any
    legal: Any
    masks: Any
    observations: Any
    rewards: Any
    seen: Any  # [room]: a state to hide in
    outcome: Any  # [room, seat, (place, score)]


@rule
def step_game(
    n: int, room: int, b: Any, first: Any, begin: int, total: int, games: Any, others: Any, watcher: Any
) -> None:
    """Game `n`: deal it anew or make its move, let the others play, and write what there is to see."""
    states, learner = games.states, others.learner
    seat, move = BEGIN, 0
    games.legal[n] = True
    if games.over[n]:
        states[n] = first[0]
        number_key(states[n].key, begin + n + total * games.dealt[n])
        games.dealt[n] += 1
    else:
        seat, move = int(games.actors[n]), int(games.moves[n])
        games.legal[n] = is_legal(b, states[n], seat, move, games.masks.shape[1])
        if not games.legal[n]:
            move = random_move(b, states[n], seat, others.rng[n], others.listed[room])
    outcome = games.outcome[room]
    actor = play_on(b, states[n], n, room, others, watcher, games.made, outcome, seat, move)
    games.actors[n] = actor
    games.over[n] = actor == NOBODY
    games.seen[room] = states[n]
    viewer = actor if learner == NOBODY else learner
    listed, mask = others.listed[room], games.masks[n]
    look(b, states[n], games.seen[room], actor, viewer, listed, mask, games.observations[n])
    pay(actor == NOBODY, outcome, games.rewards[n])


@compiled
def _step(board: Any, first: Any, begin: int, total: int, games: Any, others: Any, watcher: Any) -> None:
    for n in range(len(games.states)):
        step_game(n, 0, board[0], first, begin, total, games, others, watcher)


@compiled
def _seed(rng: Any, seed: int) -> None:
    """An rng of its own for every game."""
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


def first_states(configured: ConfiguredGame, seed: int | str) -> StateArray:
    """A state ready to be dealt from; game by game its key gets a number."""
    return configured.first_state(key_from_seed(seed))


def read_learner(configured: ConfiguredGame, count: int, learner: int | None) -> int:
    """The learner's seat, NOBODY if every turn is the caller's; BadOptions if there is no such seat or no game."""
    if count < 1:
        raise BadOptions(engine_text("option-value", option="count", value=str(count), expected="1 …"))
    if learner is not None and not 0 <= learner < configured.seats:
        expected = f"0 – {configured.seats - 1}"
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
        self.configured = open_game(game, seats, options)
        self.count, self.learner = count, read_learner(self.configured, count, learner)
        self._replaces = read_illegal(illegal)
        self._slices = _shares(count, min(threads, count))
        self._pool = _pool_for(self._slices)
        self.states = new_states(self.configured.game.state, count)
        self.actors = np.full(count, NOBODY, np.int8)
        self.over = np.ones(count, np.bool_)
        self.legal = np.ones(count, np.bool_)  # was the last move legal? (else it was replaced)
        self.masks = np.zeros((count, self.configured.move_numbers), np.bool_)
        self.observations = np.zeros((count, self.configured.feature_size), np.float32)
        self.rewards = np.zeros((count, self.configured.seats), np.float32)
        self._dealt = np.zeros(count, np.int64)
        self._made = np.zeros(count, np.int32)
        self._rng = np.zeros((count, RNG_WORDS), np.int64)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, which are started anew."""
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update(pickled)
        self._pool = _pool_for(self._slices)

    def reset(self, seed: int | str) -> None:
        """Deal every game anew; the same seed deals the same games and gives the others the same streams."""
        self._first = first_states(self.configured, seed)
        _seed(self._rng, int(key_from_seed(seed)[0]))
        self.over[:], self._dealt[:] = True, 0
        self._step(np.zeros(self.count, np.int64))

    def step(self, moves: ArrayLike) -> None:
        """Make a move in every game. An illegal one raises and changes nothing, unless illegal moves are replaced."""
        made = np.asarray(moves)
        if made.shape != (self.count,) or not np.issubdtype(made.dtype, np.integer):
            raise InvalidMove(text(ENVS, "moves-shape", count=self.count, found=f"{made.dtype}{list(made.shape)}"))
        made = made.astype(np.int64)
        if not self._replaces:
            n = int(_first_illegal(self.configured.board, self.states, self.actors, made, self.configured.move_numbers))
            if n < self.count:
                refuse_illegal(self.configured, self.states[n : n + 1], int(self.actors[n]), int(made[n]))
        self._step(made)

    def _step(self, moves: NDArray[np.int64]) -> None:
        if self._pool is None:
            self._step_share(moves, slice(0, self.count))
        else:
            for done in [self._pool.submit(self._step_share, moves, share) for share in self._slices]:
                done.result()

    def _step_share(self, moves: NDArray[np.int64], share: slice) -> None:
        games = Arrays(
            states=self.states[share],
            moves=moves[share],
            dealt=self._dealt[share],
            made=self._made[share],
            actors=self.actors[share],
            over=self.over[share],
            legal=self.legal[share],
            masks=self.masks[share],
            observations=self.observations[share],
            rewards=self.rewards[share],
            seen=new_states(self.configured.game.state),
            outcome=np.zeros((1, self.configured.seats, 2), np.int32),
        )
        others = Others(self.learner, self._rng[share], np.zeros((1, self.configured.most_moves), np.int32))
        _step(self.configured.board, self._first, share.start, self.count, games, others, Unwatched())


def _pool_for(slices: list[slice]) -> ThreadPoolExecutor | None:
    """A thread for each share, where there are several."""
    return ThreadPoolExecutor(len(slices)) if len(slices) > 1 else None


def _shares(count: int, parts: int) -> list[slice]:
    """Even slices of all games."""
    cuts = [count * part // parts for part in range(parts + 1)]
    return [slice(begin, end) for begin, end in itertools.pairwise(cuts)]
