"""Figures for people: means, spreads and shares of many games, with what chance alone may have added.

>>> import numpy as np
>>> share(np.array([True, False, False, True]))
Share(value=0.5, count=4)
>>> spread(np.arange(1, 102))
('51.00 ± 5.69', '6', '51', '96', '101')
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.share import Share, Z

NOTHING = "–"
SPREAD = (5, 50, 95)


def share(happened: NDArray[Any]) -> Share:
    """How often something happened; parts of a whole (a shared win) may be counted too."""
    return portion(float(happened.sum()), happened.size)


def portion(part: float, count: int) -> Share:
    """A part of so many."""
    return Share(part / count if count else 0.0, count)


def mean(numbers: NDArray[Any]) -> str:
    """A mean with its 95 % interval."""
    if not numbers.size:
        return NOTHING
    return f"{numbers.mean():.2f} ± {Z * numbers.std() / math.sqrt(numbers.size):.2f}"


def spread(numbers: NDArray[Any]) -> tuple[str, ...]:
    """Mean with its interval, then what 5, 50 and 95 percent stay below, and the most."""
    if not numbers.size:
        return (NOTHING,) * (len(SPREAD) + 2)
    return (mean(numbers), *(f"{one:.0f}" for one in np.percentile(numbers, [*SPREAD, 100])))


def won(outcomes: NDArray[np.int32]) -> NDArray[np.float64]:
    """[game, seat]: 1 for a win, 1/k for a first place shared by k, else 0."""
    firsts = outcomes[:, :, 0] == 1
    return firsts / firsts.sum(axis=1, keepdims=True)
