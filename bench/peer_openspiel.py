"""OpenSpiel's C++ random rollouts: actions a second (run by `bench/run.py` in its own environment).

`MCTSBot` with two simulations and a `RandomRolloutEvaluator` of R rollouts plays 2R random
games wholly inside C++; their mean length turns rollouts into actions.
"""

import importlib.metadata
import itertools
import random

import pyspiel
from stopwatch import rate, report

ROLLOUTS = 50
DEALS = 50


def draw(outcomes):
    left = random.random()
    for action, chance in outcomes:
        left -= chance
        if left <= 0:
            return action
    return outcomes[-1][0]


def first_decision(game):
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(draw(state.chance_outcomes()))
    return state


def length(state):
    state, actions = state.clone(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.is_chance_node()
        state.apply_action(draw(state.chance_outcomes()) if chance else random.choice(legal))
        actions += 1
    return actions


for name in ("gin_rummy", "backgammon"):
    game = pyspiel.load_game(name)
    states = [first_decision(game) for _ in range(DEALS)]
    mean = sum(length(state) for state in states for _ in range(4)) / (4 * DEALS)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 42), 2.0, 2, 1000, False, 42, False)
    turns = itertools.cycle(states)

    def unit(bot=bot, turns=turns, mean=mean):
        bot.step(next(turns))
        return 2 * ROLLOUTS * mean

    facts = {"version": importlib.metadata.version("open_spiel"), "unit": "actions", "length": mean}
    report(f"OpenSpiel C++ rollouts, {name}", **facts, **rate(unit))
