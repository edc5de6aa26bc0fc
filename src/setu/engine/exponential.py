"""The exponential function and the logarithm, the same to the last bit wherever rules run.

Every C library rounds them in its own way, and a search that meets two of them grows two trees. These are made of
additions, products and divisions, which IEEE 754 defines to the bit (fdlibm's methods, errors below one unit in the
last place).
"""

from __future__ import annotations

import math

import numpy as np

from setu.engine.rule import rule

LOG2E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
P1, P2, P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
P4, P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
LEAST, MOST = -745.2, 709.79  # beyond: 0 and infinity
LEAST_POWER, MOST_POWER = -1022, 1023  # of normal numbers

L1, L2, L3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
L4, L5, L6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
L7 = 1.479819860511658591e-01
SQRT2 = 1.4142135623730951


@rule
def exp(x: float) -> float:
    """e to the power x."""
    if x < LEAST:
        return 0.0
    if x > MOST:
        return math.inf
    power = math.floor(x * LOG2E + 0.5)
    high, low = x - power * LN2_HIGH, power * LN2_LOW
    rest = high - low
    square = rest * rest
    c = rest - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    value = 1.0 + (rest * c / (2.0 - c) - low + high)
    if LEAST_POWER <= power <= MOST_POWER:
        return value * two_to(power)
    return value * two_to(power // 2) * two_to(power - power // 2)


@rule
def two_to(power: int) -> float:
    """A power of two that is a normal number, by its bits. On a GPU what `floor` gives is still a float."""
    return float(np.int64((int(power) + 1023) << 52).view(np.float64))


@rule
def log_of(number: int) -> float:
    """The natural logarithm of a whole number from 1 to 2**52."""
    power = 0
    while number >> (power + 1) != 0:
        power += 1
    scaled = number / two_to(power)
    if scaled > SQRT2:
        power += 1
        scaled = number / two_to(power)
    f = scaled - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    series = w * (L2 + w * (L4 + w * L6)) + z * (L1 + w * (L3 + w * (L5 + w * L7)))
    half = 0.5 * f * f
    return power * LN2_HIGH - ((half - (s * (half + series) + power * LN2_LOW)) - f)
