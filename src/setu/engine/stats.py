"""Figures for people: means, spreads and shares of many games, with what chance alone may have added.

>>> import numpy as np
>>> share(np.array([True, False, False, True]))
Share(value=0.5, count=4)
>>> spread(np.arange(1, 102))
('51.00 ± 5.69', '6', '51', '96', '101')
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.texts import Text

Z = 1.96  # standard errors that 95 % of all samples keep to


@dataclass(frozen=True)
class Share:
    """A share seen in `count` cases.

    >>> print(Share(0.5, 100))
    50.0% ± 9.6%
    >>> Share(1.0, 10).high
    1.0
    """

    value: float
    count: float

    @classmethod
    def of(cls, cases: NDArray[Any]) -> Share:
        """The mean of cases that are 0, 1 or a shared win between them."""
        return cls(float(np.mean(cases)) if len(cases) else 0.0, len(cases))

    @property
    def low(self) -> float:
        """The lower end of Wilson's 95 % interval."""
        return self._end(-1)

    @property
    def high(self) -> float:
        """The upper end of Wilson's 95 % interval."""
        return self._end(1)

    def _end(self, side: int) -> float:
        if not self.count:
            return 0.0 if side < 0 else 1.0
        shrink = 1 + Z * Z / self.count
        spread = math.sqrt(self.value * (1 - self.value) / self.count + Z * Z / (4 * self.count**2))
        return min(1.0, max(0.0, (self.value + Z * Z / (2 * self.count) + side * Z * spread) / shrink))

    def __str__(self) -> str:
        return f"{self.value:.1%} ± {(self.high - self.low) / 2:.1%}" if self.count else "–"


Row = tuple[Text | str | Share, ...]  # a Share can be drawn as well as read


@dataclass(frozen=True)
class Statistic:
    """Something that many finished games tell about a game: a small table for people."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[Row, ...]


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
