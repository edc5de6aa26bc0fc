"""The seat on turn, in whose name is searched, comes off too well: its opponents are thought to know less than they do.

So the chances would tip towards whoever is on turn, and back again with the next. How far they tip is read off the game
itself: the one bias that, taken away at every moment, leaves the least change from turn to turn.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from setu.review.weigh import Chances

Table = NDArray[np.float64]  # [moment, seat]
BIASES = np.linspace(0.0, 0.8, 81)
LEAST_TURNS = 8  # from fewer changes of the turn nothing can be told


def find_turn_bias(chosen: Table, best: Table, seats: NDArray[np.int64]) -> float:
    """How much too well the seat on turn comes off, 0 if that cannot be told."""
    turns = np.flatnonzero(seats[1:] != seats[:-1])
    if len(turns) < LEAST_TURNS:
        return 0.0
    jumps = [
        float(
            (
                (straighten(best[turns + 1], seats[turns + 1], bias) - straighten(chosen[turns], seats[turns], bias))
                ** 2
            ).sum()
        )
        for bias in BIASES
    ]
    return float(BIASES[int(np.argmin(jumps))])


def straighten(chances: Table, seats: NDArray[np.int64], bias: float) -> Table:
    """Take from the seat on turn what it has too much, most where most is open; the others get it in proportion."""
    moments = np.arange(len(chances))
    own = chances[moments, seats]
    left = own - bias * own * (1 - own)
    others = np.divide(1 - left, 1 - own, out=np.ones_like(own), where=own < 1)
    level = chances * others[:, None]
    level[moments, seats] = left
    return level


def without_bias(chances: Chances, seat: int, bias: float) -> Chances:
    """Chances without the bias towards the seat that decided."""
    return tuple(straighten(np.array([chances]), np.array([seat]), bias)[0].tolist())
