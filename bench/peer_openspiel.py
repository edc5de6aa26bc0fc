"""OpenSpiel: random rollouts and information-set search in C++, its games written in Python, and copies of states.

`MCTSBot` with two simulations and a `RandomRolloutEvaluator` of R rollouts plays 2R random
games wholly inside C++; their mean length turns rollouts into actions. `ISMCTSBot` searches the
first decision of many deals, one rollout a simulation (later ones make it raise in gin_rummy).
Games written in Python are played by a loop in Python, as their users do. Run by `bench/run.py` in its own environment.
"""

import importlib.metadata
import itertools
import random

import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe  # noqa: F401, loading registers them
from stopwatch import rate, report

IN_PYTHON = ("python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
ROLLOUTS = 50
DEALS = 50
SIMULATIONS = 200
VERSION = importlib.metadata.version("open_spiel")


def draw(outcomes):
    left = random.random()
    for action, chance in outcomes:
        left -= chance
        if left <= 0:
            return action
    return outcomes[-1][0]


def step(state):
    """One random action."""
    chance = state.is_chance_node()
    state.apply_action(draw(state.chance_outcomes()) if chance else random.choice(state.legal_actions()))


def first_decision(game):
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state)
    return state


def length(state):
    state, actions = state.clone(), 0
    while not state.is_terminal():
        step(state)
        actions += 1
    return actions


random.seed(42)
for name in ("gin_rummy", "backgammon"):
    game = pyspiel.load_game(name)
    states = [first_decision(game) for _ in range(DEALS)]
    mean = sum(length(state) for state in states for _ in range(4)) / (4 * DEALS)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 42), 2.0, 2, 1000, False, 42, False)
    turns = itertools.cycle(states)

    def unit(bot=bot, turns=turns, mean=mean):
        bot.step(next(turns))
        return 2 * ROLLOUTS * mean

    report(f"OpenSpiel C++ rollouts, {name}", version=VERSION, unit="actions", length=mean, **rate(unit))

for name in ("gin_rummy", "oh_hell"):
    game = pyspiel.load_game(name)
    recalls = game.get_type().provides_information_state_string
    bot = pyspiel.ISMCTSBot(
        42, pyspiel.RandomRolloutEvaluator(1, 42), 2.0, SIMULATIONS, use_observation_string=not recalls
    )
    turns = itertools.cycle([first_decision(game) for _ in range(DEALS)])

    def unit(bot=bot, turns=turns):
        bot.step(next(turns))
        return SIMULATIONS

    report(f"OpenSpiel C++ ISMCTS, {name}", version=VERSION, unit="simulations", **rate(unit))

for name in IN_PYTHON:
    game = pyspiel.load_game(name)

    def unit(game=game):
        return length(game.new_initial_state())

    report(f"OpenSpiel {name}, random play", version=VERSION, unit="decisions", **rate(unit))

for name in ("gin_rummy", "backgammon", "python_tic_tac_toe"):
    paused = first_decision(pyspiel.load_game(name))

    def unit(paused=paused):
        for _ in range(200):
            paused.clone()
        return 200

    report(f"OpenSpiel {name}, copy of a state", version=VERSION, unit="copies", **rate(unit))
