"""OpenSpiel in C++: random rollouts and information-set search (run by `bench/run.py` in its own environment).

`MCTSBot` with two simulations and a `RandomRolloutEvaluator` of R rollouts plays 2R random
games wholly inside C++; their mean length turns rollouts into actions. `ISMCTSBot` searches the
first decision of many deals, one rollout a simulation (later ones make it raise in gin_rummy).
"""

import importlib.metadata
import itertools
import random

import pyspiel
from stopwatch import rate, report

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
