"""The exponential function and the logarithm: right to the last place, and the same bits at every speed."""

from __future__ import annotations

import math

import numpy as np

from setu.engine.exponential import exp, log_of
from setu.engine.rule import compiled


@compiled
def exponentials(numbers, out):
    for place in range(len(numbers)):
        out[place] = exp(numbers[place])


@compiled
def logarithms(numbers, out):
    for place in range(len(numbers)):
        out[place] = log_of(numbers[place])


EDGES = (0.0, -0.0, 1.0, -745.2, -745.1, -708.5, -1e-300, 709.78, 709.8, -1000.0, 0.34657, -0.34658)
ARGUMENTS = np.array([*EDGES, *np.linspace(-745.0, 709.0, 4001), *np.linspace(-12.0, 12.0, 4001)])
WHOLE = np.array([*range(1, 2050), *(1 << power for power in range(53)), (1 << 52) - 1], np.int64)


def both_speeds(loop, numbers):
    plain, machine = np.zeros(len(numbers)), np.zeros(len(numbers))
    loop.plain(numbers.tolist(), plain)
    loop.fast(numbers, machine)
    assert plain.tobytes() == machine.tobytes()
    return plain


def test_powers_of_e_are_right_to_the_last_place_at_both_speeds():
    found = both_speeds(exponentials, ARGUMENTS)
    assert found[:2].tolist() == [1.0, 1.0]
    for x, power in zip(ARGUMENTS.tolist(), found.tolist(), strict=True):
        if x < 709.79:
            assert abs(power - math.exp(x)) <= math.ulp(math.exp(x)), x
        else:
            assert power == math.inf


def test_logarithms_are_right_to_the_last_place_at_both_speeds():
    for number, found in zip(WHOLE.tolist(), both_speeds(logarithms, WHOLE).tolist(), strict=True):
        assert abs(found - math.log(number)) <= math.ulp(math.log(number)), number
