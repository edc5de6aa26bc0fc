"""Many games on a GPU: `setu.envs.arrays` with every array on the device, stepped by one kernel, one thread a game.

    games = CudaGames("river-dragons", 65536, seats=4, seed=1)
    observations = torch.from_dlpack(games.observations)    # the same memory: nothing is copied
    masks = torch.from_dlpack(games.masks)
    while training:
        games.step(policy(observations, masks))             # a tensor on the device

Every array is a `DlpackArray`: PyTorch, JAX, CuPy and others read it in place through DLPack or
`__cuda_array_interface__`, and `step` takes moves from anything that offers the latter. Kernels run on the default
stream, as PyTorch's do. Game by game the bytes are those of `arrays.Games` under the same seed and moves.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from setu.engine.cuda import THREADS, gpu
from setu.engine.errors import InvalidMove
from setu.engine.game import Game
from setu.engine.rng import RNG_WORDS, key_from_seed, seed_rng
from setu.engine.simulate import Unwatched
from setu.engine.texts import text
from setu.envs.arrays import NOBODY, Arrays, Others, first_states, is_legal, read_learner, step_game
from setu.envs.common import ENVS, REFUSE, open_game, read_illegal, refuse_illegal
from setu.envs.dlpack import CUDA, DlpackArray

cuda: Any = None  # Numba's CUDA module, once it is asked for; kernels find it among the globals


@functools.cache
def _kernels() -> tuple[Any, Any, Any]:
    """Seed, look for illegal moves, step; Numba compiles each for a game's types at its first launch."""
    global cuda
    cuda = gpu()
    return cuda.jit(_seed_all), cuda.jit(_find_illegal), cuda.jit(_step_all)


def _seed_all(rng: Any, seed: int) -> None:
    n = cuda.grid(1)
    if n < len(rng):
        seed_rng(rng[n], seed, n)


def _find_illegal(board: Any, states: Any, actors: Any, moves: Any, move_numbers: int, first_illegal: Any) -> None:
    n = cuda.grid(1)
    if n < len(states):
        actor = int(actors[n])
        if actor != NOBODY and not is_legal(board[0], states[n], actor, int(moves[n]), move_numbers):
            cuda.atomic.min(first_illegal, 0, n)


def _step_all(board: Any, first: Any, games: Any, others: Any, watcher: Any) -> None:
    n = cuda.grid(1)
    if n < len(games.states):
        step_game(n, n, board[0], first, 0, len(games.states), games, others, watcher)


def _shared(array: Any) -> DlpackArray:
    return DlpackArray(array, (CUDA, cuda.get_current_device().id), cuda.synchronize)


class CudaGames:
    """`count` games side by side on the GPU; the arrays are those of `arrays.Games`."""

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
    ) -> None:
        self._seed, self._find_illegal, self._kernel = _kernels()
        self.configured = configured = open_game(game, seats, options)
        self.count, self.learner = count, read_learner(configured, count, learner)
        self._replaces = read_illegal(illegal)
        room = cuda.device_array
        self._board = cuda.to_device(configured.board.copy())
        self.states = room(count, configured.game.state)
        self.actors = _shared(room(count, np.int8))
        self.over = _shared(room(count, np.bool_))
        self.legal = _shared(room(count, np.bool_))
        self.masks = _shared(room((count, configured.move_numbers), np.bool_))
        self.observations = _shared(room((count, configured.feature_size), np.float32))
        self.rewards = _shared(room((count, configured.seats), np.float32))
        listed = room((count, configured.most_moves), np.int32)
        self._others = Others(self.learner, room((count, RNG_WORDS), np.int64), listed)
        self._games = Arrays(
            states=self.states,
            moves=None,
            dealt=room(count, np.int64),
            made=room(count, np.int32),
            actors=self.actors.array,
            over=self.over.array,
            legal=self.legal.array,
            masks=self.masks.array,
            observations=self.observations.array,
            rewards=self.rewards.array,
            seen=room(count, configured.game.state),
            outcome=room((count, configured.seats, 2), np.int32),
        )
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Deal every game anew, as `arrays.Games` does under this seed."""
        self._first = cuda.to_device(first_states(self.configured, seed))
        self._seed[self._blocks, THREADS](self._others.rng, int(key_from_seed(seed)[0]))
        self.over.array.copy_to_device(np.ones(self.count, np.bool_))  # in place: others look at these arrays
        self._games.dealt.copy_to_device(np.zeros(self.count, np.int64))
        self._step(cuda.to_device(np.zeros(self.count, np.int64)))

    def step(self, moves: Any) -> None:
        """Make a move in every game. An illegal one raises and changes nothing, unless illegal moves are replaced."""
        made = moves if hasattr(moves, "__cuda_array_interface__") else cuda.to_device(np.asarray(moves))
        made = cuda.as_cuda_array(made) if not hasattr(made, "copy_to_host") else made
        if made.shape != (self.count,) or not np.issubdtype(made.dtype, np.integer):
            found = f"{made.dtype}{list(made.shape)}"
            raise InvalidMove(text(ENVS, "moves-shape", count=self.count, found=found))
        if not self._replaces:
            self._refuse_illegal(made)
        self._step(made)

    @property
    def _blocks(self) -> int:
        return -(-self.count // THREADS)

    def _refuse_illegal(self, moves: Any) -> None:
        found = cuda.to_device(np.array([self.count], np.int64))
        self._find_illegal[self._blocks, THREADS](
            self._board, self.states, self.actors.array, moves, self.configured.move_numbers, found
        )
        n = int(found.copy_to_host()[0])
        if n < self.count:
            state, seat = self.states[n : n + 1].copy_to_host(), int(self.actors.copy_to_host()[n])
            refuse_illegal(self.configured, state, seat, int(moves[n : n + 1].copy_to_host()[0]))

    def _step(self, moves: Any) -> None:
        games = self._games._replace(moves=moves)
        self._kernel[self._blocks, THREADS](self._board, self._first, games, self._others, Unwatched())
