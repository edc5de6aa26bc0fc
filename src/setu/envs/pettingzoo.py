"""PettingZoo: every seat is an agent, in turn (`env`) or all at once (`parallel_env`).

>>> from setu.envs.pettingzoo import env
>>> table = env("sangram", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, over, _, _ = table.last()
...     table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
>>> table.agents
[]

In `parallel_env` everyone acts in every step: those whose turn it is not have one legal action, the last, to wait.
Where several owe a secret choice they make it in the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from setu.engine import entry_points
from setu.engine.game import Game
from setu.engine.rng import fresh_key, key_from_seed, new_rng, rng_below
from setu.envs.common import REFUSE, RENDER_MODES, gains, open_game, read_illegal, refuse_illegal, render
from setu.envs.gymnasium import VERSION, observation_space

Observation = dict[str, NDArray[Any]]


class _Seats:
    """What both kinds of environment share: a game in progress, an agent for each seat."""

    waits = 0  # how many actions there are beyond the moves of the game

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.configured = open_game(game, seats, options)
        self.metadata = {
            "name": f"setu_{self.configured.game.name.replace('-', '_')}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._replaces = read_illegal(illegal)
        self.possible_agents = [f"player_{seat}" for seat in range(self.configured.seats)]
        actions = self.configured.move_numbers + self.waits
        self.observation_spaces = {agent: observation_space(self.configured, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8]:
        """The table as a spectator sees it: text, an SVG, or pixels."""
        return render(self.configured, self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _deal(self, seed: int | None) -> None:
        self._state = self.configured.deal(fresh_key() if seed is None else key_from_seed(seed))
        self._look_again()
        self._rng = new_rng(0 if seed is None else seed)
        self.agents = list(self.possible_agents)

    def _look_again(self) -> None:
        """After every change: who owes a decision; their moves are listed when first asked for."""
        self._pending = self.configured.pending(self._state)
        self._listed: dict[int, NDArray[np.int32]] = {}

    def _legal(self, seat: int) -> NDArray[np.int32]:
        """The legal moves of a seat that owes a decision."""
        if seat not in self._listed:
            self._listed[seat] = self.configured.moves(self._state, seat)
        return self._listed[seat]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """Legal actions; to wait is one of them for a seat that owes nothing."""
        mask = np.zeros(self.configured.move_numbers + self.waits, np.int8)
        if seat in self._pending:
            mask[self._legal(seat)] = 1
        else:
            mask[self.configured.move_numbers :] = 1
        return mask

    def _observation(self, agent: str) -> Observation:
        seat = self._seat(agent)
        return {"observation": self.configured.features(self._state, seat), "action_mask": self._mask(seat)}

    def _play(self, seat: int, action: int) -> bool:
        """Make a seat's move, or a random one in its stead; says whether it was legal."""
        legal = self._legal(seat)
        fits = bool((legal == action).any())
        if not fits:
            if not self._replaces:
                refuse_illegal(self.configured, self._state, seat, action)
            action = int(legal[rng_below(self._rng, len(legal))])
        entry_points.play(self.configured.board, self._state, seat, action)
        self._look_again()
        return fits


class SetuAEC(_Seats, AECEnv[str, Observation, Any]):
    """One agent after the other, as the game asks them."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._pending[0]]

    def observe(self, agent: str) -> Observation:
        return self._observation(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = {"legal": self._play(self._seat(agent), int(action))}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._pending:
            self.agent_selection = self.possible_agents[self._pending[0]]
        else:
            self.rewards = dict(zip(self.possible_agents, gains(self.configured, self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        self._accumulate_rewards()


class SetuParallel(_Seats, ParallelEnv[str, Observation, Any]):
    """All agents at once; after `max_cycles` steps, if given, the game is broken off."""

    waits = 1

    def __init__(self, *args: Any, max_cycles: int | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, pending = list(self.agents), self._pending
        self._refuse_before_playing(actions, pending)
        infos: dict[str, dict[str, Any]] = {agent: {"legal": True} for agent in agents}
        for seat in pending:
            agent = self.possible_agents[seat]
            infos[agent]["legal"] = self._play(seat, int(actions[agent]))
        self._cycles += 1
        over = not self._pending
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        gained = gains(self.configured, self._state) if over else [0.0] * self.configured.seats
        observations = self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(self.possible_agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(agent) for agent in self.possible_agents}

    def _refuse_before_playing(self, actions: dict[str, Any], pending: tuple[int, ...]) -> None:
        """A refused step changes nothing, so all moves are looked at before the first is made."""
        if not self._replaces:
            for seat in pending:
                refuse_illegal(self.configured, self._state, seat, int(actions[self.possible_agents[seat]]))


def env(game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any) -> SetuAEC:
    """A game, one agent after the other."""
    return SetuAEC(game, seats, options, **how)


def parallel_env(
    game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> SetuParallel:
    """A game, all agents at once."""
    return SetuParallel(game, seats, options, **how)
