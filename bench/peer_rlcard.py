"""RLCard's gin rummy: decisions a second (run by `bench/run.py` in its own environment)."""

import importlib.metadata

import rlcard
from rlcard.agents import RandomAgent
from stopwatch import rate, report

env = rlcard.make("gin-rummy", config={"seed": 42})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])


def play() -> int:
    before = env.timestep
    env.run(is_training=False)
    return env.timestep - before


report("RLCard gin-rummy, random agents", version=importlib.metadata.version("rlcard"), unit="decisions", **rate(play))
