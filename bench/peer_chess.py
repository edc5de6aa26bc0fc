"""python-chess: random games and copies of a position (run by `bench/run.py` in its own environment)."""

import importlib.metadata
import random

import chess
from stopwatch import rate, report

VERSION = importlib.metadata.version("chess")
random.seed(42)


def play() -> int:
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


paused = chess.Board()
for _ in range(20):
    paused.push(random.choice(list(paused.legal_moves)))


def copy() -> int:
    for _ in range(200):
        paused.copy(stack=False)
    return 200


report("python-chess, random game", version=VERSION, unit="decisions", **rate(play))
report("python-chess, copy of a position", version=VERSION, unit="copies", **rate(copy))
