"""Gymnasium: one seat against random players; importing this module registers every game.

>>> import gymnasium
>>> import setu.envs.gymnasium
>>> env = gymnasium.make("setu/sangram-v1", seats=3)
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     move = env.action_space.sample(observation["action_mask"])
...     observation, reward, over, _, info = env.step(move)
>>> reward in (1.0, 0.25, 0.0, -0.5)
True

`gymnasium.make_vec("setu/sangram-v1", num_envs=64)` steps all its games in one compiled call (`setu.envs.arrays`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box as Reals
from gymnasium.spaces import Dict, Discrete, MultiBinary
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from setu.engine.configured import ConfiguredGame
from setu.engine.game import Game, games
from setu.envs.arrays import Games
from setu.envs.common import REFUSE, RENDER_MODES, render

Observation = dict[str, NDArray[Any]]
VERSION = 1


def observation_space(configured: ConfiguredGame, moves: int) -> Any:
    """What a seat sees, and which of so many moves are legal."""
    features = Reals(-np.inf, np.inf, (configured.feature_size,), np.float32)
    return Dict({"observation": features, "action_mask": MultiBinary(moves)})


class SetuEnv(gymnasium.Env[Observation, np.int64]):
    """One game, one learner. `illegal="replace"` plays a random legal move where an illegal one is given."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(game, 1, seats, options, learner=seat, illegal=illegal)
        self.seat, self.render_mode = seat, render_mode
        self.observation_space = observation_space(self.games.configured, self.games.configured.move_numbers)
        self.action_space = Discrete(self.games.configured.move_numbers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.games.step(np.array([action]))
        reward, over = float(self.games.rewards[0, self.seat]), bool(self.games.over[0])
        return self._observe(), reward, over, False, {"legal": bool(self.games.legal[0])}

    def render(self) -> str | NDArray[np.uint8]:
        return render(self.games.configured, self.games.states, self.render_mode)

    def _observe(self) -> Observation:
        return {"observation": self.games.observations[0].copy(), "action_mask": self.games.masks[0].astype(np.int8)}


class SetuVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games, one learner in each; a game that is over is dealt anew at the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        illegal: str = REFUSE,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(game, num_envs, seats, options, learner=seat, illegal=illegal, threads=threads)
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.single_observation_space = observation_space(self.games.configured, self.games.configured.move_numbers)
        self.single_action_space = Discrete(self.games.configured.move_numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=None if isinstance(seed, list) else seed)
        chosen = str(seed) if isinstance(seed, list) else int(self.np_random.integers(1 << 62))
        self.games.reset(chosen)
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.games.step(actions)
        rewards, over = self.games.rewards[:, self.seat].copy(), self.games.over.copy()
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), {"legal": self.games.legal.copy()}

    def render(self) -> tuple[str | NDArray[np.uint8], ...]:
        states = self.games.states
        return tuple(render(self.games.configured, states[n : n + 1], self.render_mode) for n in range(self.num_envs))

    def _observe(self) -> Observation:
        return {"observation": self.games.observations.copy(), "action_mask": self.games.masks.astype(np.int8)}


def register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in games().values():
        name = f"setu/{game.name}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SetuEnv",
                vector_entry_point=f"{__name__}:SetuVectorEnv",
                kwargs={"game": game.name},
            )


register()
