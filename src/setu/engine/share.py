"""Shares with what is known of them: how often something happened, in how many cases."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
