"""Every game as an OpenSpiel game: OpenSpiel's own tests, and the laws that its searches rely on."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import setu
from setu.engine.errors import BadOptions, IllegalMove, InvalidMove
from setu.envs.openspiel import Playouts

SHORT = {  # options that end a game early, where a game can be long
    "setu_river_dragons": "roundCap=2",
    "setu_sunderbans": "roundCap=2",
    "setu_ramas_bridge": "max_rounds=4",
    "setu_sangram": "tokenSupply=unlimited",
    "setu_quarry": "starter=black",
}
TABLES = [
    ("setu_quarry", 2),
    ("setu_sangram", 2),
    ("setu_sangram", 3),
    ("setu_sangram", 5),
    ("setu_ramas_bridge", 2),
    ("setu_ramas_bridge", 4),
    ("setu_ramas_bridge", 6),
    ("setu_river_dragons", 2),
    ("setu_river_dragons", 4),
    ("setu_river_dragons", 6),
    ("setu_sunderbans", 2),
    ("setu_sunderbans", 5),
]
NAMES = sorted(SHORT)
HIDDEN = [name for name in NAMES if name != "setu_quarry"]


def named(name, players=2):
    return f"{name}(players={players},{SHORT[name]},deals=64)"


def load(name, players=2):
    return pyspiel.load_game(named(name, players))


def walk(game, seed=1, steps=10_000):
    """The states of a random game, each before its move."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(int(random.randint(64)))
    for _ in range(steps):
        if state.is_terminal():
            break
        yield state
        state.apply_action(int(random.choice(state.legal_actions())))


def secret_choice(game):
    """A state in which two players owe a secret choice, the first of them having a choice."""
    for state in walk(game):
        moves = state.legal_actions()
        first = state.current_player()
        after = [state.child(move) for move in moves[:2]]
        if len(moves) > 1 and all(child.current_player() not in (first, pyspiel.PlayerId.TERMINAL) for child in after):
            return state, after
    raise AssertionError("no secret choice met")


def test_every_game_of_the_house_is_registered():
    ours = [name for name in pyspiel.registered_names() if name.startswith("setu_")]
    assert ours == sorted(f"setu_{name.replace('-', '_')}" for name in setu.games())


@pytest.mark.parametrize(("name", "players"), TABLES, ids=lambda value: str(value))
def test_openspiels_random_sim_test_passes(name, players):
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_repeatable(name):
    once = generate_playthrough.playthrough(named(name), [], seed=3)
    assert once == generate_playthrough.playthrough(named(name), [], seed=3)
    assert "IsTerminal() = True" in once


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_the_seed_of_a_table(name):
    """The same moves lead to the same bytes, and the returns name the winners."""
    game = load(name)
    played = setu.games()[name.removeprefix("setu_").replace("_", "-")]
    table = setu.Table(played, 2, {**played.study, **dict([SHORT[name].split("=")])}, seed=5)
    state = game.new_initial_state()
    state.apply_action(5)
    random = np.random.RandomState(0)
    while not table.over:
        player = state.current_player()
        assert player == table.actor
        assert state.legal_actions() == table.move_numbers().tolist()
        assert state.observation(player).state.tobytes() == table.hidden(player).tobytes()
        move = int(random.choice(state.legal_actions()))
        assert state.action_to_string(move) == next(str(listed) for listed in table.moves() if listed.id == move)
        table.play(move)
        state.apply_action(move)
    assert state.is_terminal()
    best = max(state.returns())
    assert tuple(seat for seat in range(2) if state.returns()[seat] == best) == table.result.winners


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", HIDDEN)
def test_a_resampled_state_looks_the_same_to_its_player(name, players):
    random = np.random.RandomState(2)
    changed = 0
    for number, state in enumerate(walk(load(name, players))):
        if number > 20 and number % 10:
            continue
        for player in range(players):
            twin = state.resample_from_infostate(player, random.rand)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == []
            changed += str(twin) != str(state)
    assert changed


@pytest.mark.parametrize("name", ["setu_river_dragons", "setu_sangram"])
def test_a_secret_choice_shows_to_nobody_else(name):
    state, (one, other) = secret_choice(load(name))
    chooser, next_player = state.current_player(), one.current_player()
    assert one.information_state_string(next_player) == other.information_state_string(next_player)
    assert one.information_state_string(chooser) != other.information_state_string(chooser)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_remembers_what_the_table_no_longer_shows(name):
    """Along a game no information state comes twice."""
    strings = [state.information_state_string(1) for state in walk(load(name), steps=60)]
    assert len(set(strings)) == len(strings)


@pytest.mark.parametrize("name", NAMES)
def test_a_serialised_state_plays_on_as_the_original(name):
    game = load(name, 2)
    for number, state in enumerate(walk(game, steps=31)):
        if number % 10 == 0:
            read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(read_game) == str(game)
            move = state.legal_actions()[-1]
            ahead, read_ahead = state.child(move), read.child(move)
            assert str(ahead) == str(read_ahead)
            assert ahead.history() == read_ahead.history()
            for player in range(2):
                assert ahead.information_state_string(player) == read_ahead.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name):
    game = load(name)
    state = next(walk(game))
    before, legal = str(state), set(state.legal_actions())
    illegal = next(number for number in range(game.num_distinct_actions()) if number not in legal)
    with pytest.raises(IllegalMove):
        state.apply_action(illegal)
    with pytest.raises(InvalidMove, match="Moves are numbered from 0 to"):
        state.apply_action(game.num_distinct_actions())
    assert str(state) == before
    assert len(state.history()) == 1


def test_parameters_are_the_options_of_the_game():
    game = pyspiel.load_game("setu_river_dragons(players=4,board=open,roundCap=3)")
    assert game.num_players() == 4
    assert str(game) == "setu_river_dragons(board=open,players=4,roundCap=3)"
    assert game.num_distinct_actions() > load("setu_river_dragons").num_distinct_actions()
    with pytest.raises(BadOptions, match="villageStop"):
        pyspiel.load_game("setu_river_dragons(move2=never)")
    with pytest.raises(BadOptions, match="2 – 5"):
        pyspiel.load_game("setu_sangram(players=6)")


def test_a_deal_that_is_not_there_is_refused():
    state = load("setu_quarry").new_initial_state()
    assert len(state.chance_outcomes()) == 64
    with pytest.raises(BadOptions, match="0 – 63"):
        state.apply_action(64)
    assert state.is_chance_node()


def test_openspiels_ismcts_plays_and_cannot_tell_worlds_apart():
    """A state and a twin that its player cannot tell from it: the same choice from the same seed."""
    game = load("setu_sangram")
    state = next(state for state in walk(game, steps=200) if len(state.legal_actions()) > 2)
    twin = state.resample_from_infostate(state.current_player(), lambda: 0.25)

    def choice(world):
        bot = ismcts.ISMCTSBot(game, Playouts(seed=1), 2.0, 60, random_state=np.random.RandomState(4))
        bot.set_resampler(lambda seen, player: seen.resample_from_infostate(player, bot.random_number))
        return bot.step(world)

    assert choice(state) in state.legal_actions()
    assert choice(state) == choice(twin)


def test_openspiels_mcts_finds_the_last_stone_of_a_line():
    state = load("setu_quarry").new_initial_state()
    state.apply_action(0)
    for move in ("span e2-e5 @0", "block a5 @0"):
        state.apply_action(state.string_to_action(move))
    bot = mcts.MCTSBot(state.get_game(), 2.0, 2500, Playouts(), random_state=np.random.RandomState(1))
    state.apply_action(bot.step(state))
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def test_playouts_agree_with_openspiels_own_rollouts():
    """Both are means of random games from the same state: near each other over many."""
    state = load("setu_sangram").new_initial_state()
    state.apply_action(1)
    ours = Playouts(2000, seed=1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(150, np.random.RandomState(1)).evaluate(state)
    assert abs(ours.sum()) < 1e-9
    assert abs(ours[0] - theirs[0]) < 0.35
