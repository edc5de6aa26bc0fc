"""PettingZoo's own tests on all five games, and secret choices made in one step."""

from __future__ import annotations

from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import setu
from setu.engine.errors import IllegalMove
from setu.envs.pettingzoo import env, parallel_env

NAMES = sorted(setu.games())
SANGRAM = setu.games()["sangram"]
TABLES = [("quarry", 2), ("sangram", 3), ("sangram", 5), ("ramas-bridge", 4), ("river-dragons", 3), ("sunderbans", 6)]


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_api_test(name, seats, capsys):
    api_test(env(name, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_seed_test(name):
    seed_test(lambda: env(name), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_parallel_api_test(name, seats, capsys):
    parallel_api_test(parallel_env(name, seats), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_parallel_seed_test(name):
    """It acts blindly, so illegal actions are replaced."""
    parallel_seed_test(lambda: parallel_env(name, illegal="replace"), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles_test(name):
    """Counts the steps of all agents at once, then of the same game one after the other."""

    def all_at_once(max_cycles):
        return parallel_env(name, max_cycles=max_cycles, illegal="replace")

    max_cycles_test(
        SimpleNamespace(parallel_env=all_at_once, env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)))
    )


def test_agents_in_turn_play_the_game_of_a_table():
    game, table = env("sangram", 3), setu.Table("sangram", 3, SANGRAM.study, seed=9)
    game.reset(seed=9)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        if over:
            first = int(agent[-1]) in table.result.winners
            assert (reward > 0) == first
            game.step(None)
            continue
        assert agent == f"player_{table.actor}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == table.move_numbers().tolist()
        assert seen["observation"].tolist() == table.features(table.actor).tolist()
        move = int(seen["action_mask"].argmax())
        game.step(move)
        table.play(move)
    assert table.over


def test_secret_choices_are_made_in_one_step_and_the_others_wait():
    game, table = parallel_env("sangram", 3), setu.Table("sangram", 3, SANGRAM.study, seed=2)
    seen, _ = game.reset(seed=2)
    together = 0
    while game.agents:
        pending = table.pending
        together += len(pending) > 1
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in game.agents}
        for seat in range(3):
            waits = actions[f"player_{seat}"] == game.configured.move_numbers
            assert waits == (seat not in pending)
        for seat in pending:
            table.play(actions[f"player_{seat}"], seat)
        seen, rewards, over, _, _ = game.step(actions)
    assert together > 3
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert [seat for seat in range(3) if rewards[f"player_{seat}"] > 0] == list(table.result.winners)


def test_an_illegal_action_of_one_agent_changes_nothing():
    game = parallel_env("sangram", 3)
    seen, _ = game.reset(seed=2)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in game.agents}
    illegal = {**actions, "player_2": int(np.flatnonzero(seen["player_2"]["action_mask"] == 0)[0])}
    assert len(game.configured.pending(game._state)) == 3
    before = game._state.tobytes()
    with pytest.raises(IllegalMove):
        game.step(illegal)
    assert game._state.tobytes() == before


def test_render_draws_what_a_spectator_sees():
    game = env("quarry", render_mode="ansi")
    game.reset(seed=1)
    assert game.render() == setu.Table("quarry", seed=1).draw()


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("name", NAMES)
def test_render_as_a_picture_and_as_pixels(name, make):
    drawn, filmed = make(name, render_mode="svg"), make(name, render_mode="rgb_array")
    drawn.reset(seed=1)
    filmed.reset(seed=1)
    picture, film = ElementTree.fromstring(drawn.render()), filmed.render()
    assert film.dtype == np.uint8
    assert abs(film.shape[0] - float(picture.get("height"))) <= 1
    assert abs(film.shape[1] - float(picture.get("width"))) <= 1
    assert film.shape[2] == 3
    assert len(np.unique(film.astype(np.int32) @ [65536, 256, 1])) > 50  # as many colours as a drawing has
