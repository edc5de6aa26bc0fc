"""Gymnasium: its own checker, and the vector environment against the single one."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import setu
import setu.envs.gymnasium
from setu.engine.errors import BadOptions, IllegalMove

NAMES = sorted(setu.games())


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_checker_passes(name):
    """It acts blindly, so illegal actions are replaced; unbounded features are all that it remarks on."""
    env = gymnasium.make(f"setu/{name}-v1", illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)


def test_many_games_step_together():
    env = gymnasium.make_vec("setu/sangram-v1", num_envs=16, seats=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, _ = env.reset(seed=4)
    assert env.observation_space.contains(observations)
    ended = 0
    for _ in range(300):
        actions = observations["action_mask"].argmax(axis=1)
        observations, rewards, over, cut, infos = env.step(actions)
        assert env.observation_space.contains(observations)
        assert not cut.any()
        assert infos["legal"].all()
        assert not rewards[~over].any()
        assert set(np.round(rewards[over], 3).tolist()) <= {1.0, 0.25, 0.0, -0.5}
        ended += over.sum()
    assert ended > 16


def test_the_vector_environment_is_repeatable():
    def play(seed):
        env = gymnasium.make_vec("setu/sangram-v1", num_envs=4)
        observations, _ = env.reset(seed=seed)
        seen = [observations["observation"]]
        for _ in range(20):
            observations, *_ = env.step(observations["action_mask"].argmax(axis=1))
            seen.append(observations["observation"])
        return np.stack(seen)

    assert np.array_equal(play(1), play(1))
    assert not np.array_equal(play(1), play(2))
    assert not np.array_equal(play([1, 2, 3, 4]), play([1, 2, 3, 5]))


def test_an_illegal_action_is_refused_by_default():
    env = gymnasium.make("setu/quarry-v1")
    observation, _ = env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


def test_a_table_is_drawn_only_if_asked_for():
    env = gymnasium.make("setu/sangram-v1", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    with pytest.raises(BadOptions, match="ansi"):
        setu.envs.gymnasium.SetuEnv("sangram").render()
    many = gymnasium.make_vec("setu/sangram-v1", num_envs=2, render_mode="ansi")
    many.reset(seed=1)
    assert len(many.render()) == 2


def test_render_as_a_picture_and_as_pixels():
    drawn = gymnasium.make("setu/sangram-v1", render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render().startswith("<svg")
    filmed = gymnasium.make_vec("setu/sangram-v1", num_envs=2, render_mode="rgb_array")
    filmed.reset(seed=1)
    assert [frame.shape[2] for frame in filmed.render()] == [3, 3]
