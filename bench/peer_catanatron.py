"""catanatron's random players: decisions a second (run by `bench/run.py` in its own environment)."""

import importlib.metadata

from catanatron import Color, Game, RandomPlayer
from stopwatch import rate, report

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


def play() -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    game.play()
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions)


paused = Game([RandomPlayer(colour) for colour in COLOURS])
for _ in range(100):
    paused.play_tick()


def copy() -> int:
    for _ in range(50):
        paused.copy()
    return 50


version = importlib.metadata.version("catanatron")
report("catanatron, 4 random players", version=version, unit="decisions", **rate(play))
report("catanatron, copy of a game", version=version, unit="copies", **rate(copy))
