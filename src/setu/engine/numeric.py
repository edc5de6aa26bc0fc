"""Scores as chances, and a small network for games that have learned to judge: one hidden layer, its weights in a data
file of the game.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.exponential import exp
from setu.engine.rule import rule

Weights = NDArray[np.float32]


def read_network(package: str, path: str, inputs: int) -> tuple[Weights, Weights, Weights]:
    """The weights [unit, input] of the hidden layer, its biases, and the weights of its units in the score."""
    learned = json.loads(resources.files(package).joinpath(path).read_text("utf-8"))
    hidden = np.array(learned["hidden"], np.float32)
    bias, output = np.array(learned["bias"], np.float32), np.array(learned["output"], np.float32)
    if hidden.shape != (len(bias), inputs) or output.shape != bias.shape:
        raise ValueError(f"{package}/{path}: expected {inputs} weights for each unit, found {hidden.shape}")
    return hidden, bias, output


@rule
def network(shown: Any, hidden: Any, bias: Any, output: Any) -> float:
    """The score of what is shown; all but the last sum in single numbers, as weights and what is shown are."""
    score = 0.0
    for unit in range(len(bias)):
        pulled = bias[unit]
        for number in range(len(shown)):
            pulled += hidden[unit, number] * shown[number]
        if pulled > 0.0:
            score += float(output[unit] * pulled)
    return score


@rule
def softmax(out: Any, among: int, sharpness: float) -> None:
    """Each seat's score becomes its share of the whole: e times as much for every 1 / sharpness more.

    Whoever is not in the mask `among` has no share.
    """
    best, total = -1.0e9, 0.0
    for seat in range(len(out)):
        if among >> seat & 1:
            best = max(best, out[seat])
    for seat in range(len(out)):
        out[seat] = exp(sharpness * (out[seat] - best)) if among >> seat & 1 else 0.0
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total
