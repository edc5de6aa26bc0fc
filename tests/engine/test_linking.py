"""Rules become machine code inside the loops that Python calls, and nowhere else."""

from __future__ import annotations

import numpy as np
import pytest

from setu.engine.rule import compiled, load_numba, rule


@rule
def doubled(number):
    return 2 * number


@rule
def steps_to_one(number):
    steps = 0
    while number != 1:
        number = number // 2 if number % 2 == 0 else doubled(number) + number + 1
        steps += 1
    return steps


@rule
def halved(number):
    if number % 2:
        raise ValueError("odd")
    return number // 2


@compiled
def count_steps(numbers, out):
    for place in range(len(numbers)):
        out[place] = steps_to_one(numbers[place])


@compiled
def halve(numbers):
    for place in range(len(numbers)):
        numbers[place] = halved(numbers[place])


@pytest.fixture
def emitted(monkeypatch):
    """The names of all functions for which machine code is emitted."""
    load_numba()
    from numba.core.codegen import JITCPUCodegen

    names: list[str] = []
    add = JITCPUCodegen._add_module

    def watch(self, module):
        names.append(module.name)
        return add(self, module)

    monkeypatch.setattr(JITCPUCodegen, "_add_module", watch)
    return names


def test_only_the_loop_is_emitted_and_it_answers_right(emitted):
    numbers, steps = np.array([1, 6, 27]), np.zeros(3, np.int64)
    count_steps.fast(numbers, steps)
    assert steps.tolist() == [0, 8, 111]
    assert "count_steps" in emitted
    assert not {"steps_to_one", "doubled"} & set(emitted)


def test_what_a_rule_raises_comes_out_of_the_loop():
    numbers = np.array([4, 6])
    halve.fast(numbers)
    assert numbers.tolist() == [2, 3]
    with pytest.raises(ValueError, match="odd"):
        halve.fast(numbers)


def test_somebody_elses_functions_stay_callable():
    """Bot writers compile code of their own in the same process, and call any part of it."""
    numba = load_numba()

    @numba.njit
    def inner(number):
        return steps_to_one(number) + 1

    @numba.njit
    def outer(number):
        return inner(number) + 1

    assert outer(27) == 113
    assert inner(27) == 112
    assert numba.njit(steps_to_one)(27) == 111
