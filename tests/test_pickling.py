"""Tables, games, records, sights and environments can be pickled and copied, and play on as if they had not been."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import setu
from setu import Table
from setu.engine.game import games

GAMES = tuple(games())


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


WAYS = {"pickled": pickled, "copied": copy.copy, "deeply copied": copy.deepcopy}
AGAIN = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)


def play_some(table: Table, moves: int = 6) -> Table:
    for number in range(moves):
        numbers = table.move_numbers()
        table.play(int(numbers[number % len(numbers)]))
    return table


@AGAIN
@pytest.mark.parametrize("game", GAMES)
def test_a_table_plays_on_from_the_same_bytes_and_alone(game, again):
    table = play_some(Table(game, seed=3, names=None))
    twin = again(table)
    assert (twin.position(), twin.log, twin.record()) == (table.position(), table.log, table.record())
    before = table._state.tobytes()
    play_some(twin, 3)
    assert (table._state.tobytes(), table.length) == (before, 7)
    play_some(table, 3)
    assert (twin._state.tobytes(), twin.log) == (table._state.tobytes(), table.log)
    for _ in range(9):
        twin.undo()
    assert twin._state.tobytes() == Table(game, seed=3)._state.tobytes()


@AGAIN
def test_a_table_keeps_its_box_its_names_and_its_first_position(again):
    laid = Table("quarry", options={"board": "long"}, seed=1, names=["Ana", "Ben"])
    table = Table.from_position("quarry", laid.position(), names=["Ana", "Ben"])
    assert again(table).record() == table.record()
    assert again(table).record().start == table.record().start
    assert again(table).names == ("Ana", "Ben")


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_table_is_read_by_the_same_machine_code(game):
    """Machine code is made for tables that are read only; others would be compiled for anew."""
    table = Table(game, seed=1)
    for twin in (pickled(table), copy.deepcopy(table)):
        assert not twin.board.flags.writeable
    assert not pickled(table.observation(0)).board.flags.writeable


@AGAIN
@pytest.mark.parametrize("game", GAMES)
def test_a_game_stays_the_one_there_is(game, again):
    assert again(setu.games()[game]) is setu.games()[game]


@AGAIN
def test_a_sight_shows_the_same(again):
    observation = play_some(Table("sangram", 3, seed=1)).observation(1)
    twin = again(observation)
    assert (twin.game, twin.seat, twin.seats) == (observation.game, 1, 3)
    assert (twin.board.tobytes(), twin.state.tobytes()) == (observation.board.tobytes(), observation.state.tobytes())


@AGAIN
def test_a_record_reads_the_same(again):
    table = Table("sangram", 3, seed=1)
    table.resign(0)
    record = table.record()
    assert again(record) == record
    assert again(record).text() == record.text()


@AGAIN
def test_errors_and_moves_say_the_same(again):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    with pytest.raises(setu.IllegalMove) as refused:
        table.play("pass")
    twin = again(refused.value)
    assert (str(twin), twin.rule) == (str(refused.value), "QR-9")
    assert again(table.moves()[5]) == table.moves()[5]


DEEPLY = pytest.mark.parametrize("again", [pickled, copy.deepcopy], ids=["pickled", "deeply copied"])


@DEEPLY
@pytest.mark.parametrize("threads", [1, 2])
def test_arrays_of_games_go_on_alike(again, threads):
    from setu.envs.arrays import Games

    games = Games("quarry", 4, seed=1, threads=threads)
    twin = again(games)
    for both in (games, twin):
        both.step(both.masks.argmax(axis=1))
    assert twin.states.tobytes() == games.states.tobytes()
    assert np.array_equal(twin.observations, games.observations)


@DEEPLY
@pytest.mark.parametrize("vector", [False, True], ids=["one", "many"])
def test_gymnasium_goes_on_alike(again, vector):
    import gymnasium

    import setu.envs.gymnasium

    assert setu.envs.gymnasium.VERSION
    env = gymnasium.make_vec("setu/quarry-v1", num_envs=2) if vector else gymnasium.make("setu/quarry-v1")
    seen, _ = env.reset(seed=1)
    twin = again(env)
    action = seen["action_mask"].argmax(axis=-1)
    ahead, other = env.step(action), twin.step(action)
    assert np.array_equal(ahead[0]["observation"], other[0]["observation"])
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])  # the same luck


@DEEPLY
@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_pettingzoo_goes_on_alike(again, kind):
    from setu.envs import pettingzoo

    env = getattr(pettingzoo, kind)("sangram", seats=3)
    env.reset(seed=1)
    twin = again(env)
    for both in (env, twin):
        agents = [both.agent_selection] if kind == "env" else both.agents
        actions = {agent: int(both.unwrapped._mask(both.unwrapped._seat(agent)).argmax()) for agent in agents}
        both.step(actions[both.agent_selection] if kind == "env" else actions)
    assert twin.agents == env.agents
    assert twin.unwrapped._state.tobytes() == env.unwrapped._state.tobytes()


@DEEPLY
def test_openspiel_goes_on_alike(again):
    import pyspiel

    from setu.envs.openspiel import DEALS

    game = pyspiel.load_game("setu_sangram(players=3)")
    state = game.new_initial_state()
    state.apply_action(DEALS // 2)
    twin = again(state)
    for both in (state, twin):
        both.apply_action(both.legal_actions()[0])
    assert [twin.information_state_string(seat) for seat in range(3)] == [
        state.information_state_string(seat) for seat in range(3)
    ]
    assert str(again(game)) == str(game)
