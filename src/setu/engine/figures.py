"""Figures for people: means, spreads and shares of many games, with what chance alone may have added.

>>> import numpy as np
>>> share(np.array([True, False, False, True]))
'50.0% (15.0–85.0)'
>>> spread(np.arange(1, 102))
('51.00 ± 5.69', '6', '51', '96', '101')
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

Z = 1.96  # of a 95 % interval
NOTHING = "–"
SPREAD = (5, 50, 95)


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return middle - half, middle + half


def share(happened: NDArray[Any]) -> str:
    """How often something happened, with its 95 % interval; parts of a whole (a shared win) may be counted too."""
    return portion(float(happened.sum()), happened.size)


def portion(part: float, count: int) -> str:
    """A part of so many, with its 95 % interval."""
    if not count:
        return NOTHING
    low, high = interval(part / count, count)
    return f"{part / count:.1%} ({100 * low:.1f}–{100 * high:.1f})"


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
