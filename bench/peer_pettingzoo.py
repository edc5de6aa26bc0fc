"""PettingZoo's classic games, one agent after the other (run by `bench/run.py` in its own environment)."""

import importlib.metadata
import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3
from stopwatch import rate, report

VERSION = importlib.metadata.version("pettingzoo")
GAMES = {"chess_v6": chess_v6, "connect_four_v3": connect_four_v3, "tictactoe_v3": tictactoe_v3}

random.seed(42)
for name, module in GAMES.items():
    env = module.env()
    env.reset(seed=42)

    def play(env=env):
        """A game of random agents; every step looks at observation and mask, as a learner does."""
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    report(f"PettingZoo {name}", version=VERSION, unit="agent steps", **rate(play))
