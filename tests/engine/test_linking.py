"""Rules become machine code inside the loops that Python calls, and nowhere else."""

from __future__ import annotations

import contextlib
import inspect
import re
from importlib.metadata import requires
from pathlib import Path

import numpy as np
import pytest

from setu.engine.linking import compiler_lock, linked
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


def test_one_module_knows_the_private_parts_of_numba_and_the_builder_of_modules():
    private = re.compile(r"numba\.(core|_\w+|np|misc|typed|cpython)\b")
    root = Path(__file__).resolve().parents[2]
    sources = [*(root / "src").rglob("*.py"), *(root / "tools").rglob("*.py")]
    found = {str(path.relative_to(root)) for path in sources if private.search(path.read_text("utf-8"))}
    assert found == {"src/setu/engine/linking.py", "tools/wasm/lower.py"}


def test_numba_is_a_version_whose_private_parts_are_known():
    (wanted,) = {line.partition(";")[0] for line in requires("setu-games") if re.match(r"numba[<>=]", line)}
    least, above = sorted(map(int, re.findall(r"0\.(\d+)", wanted)))
    assert least <= int(load_numba().__version__.split(".")[1]) < above


def test_the_private_parts_are_where_they_are_looked_for():
    numba = load_numba()
    library = inspect.signature(numba.core.cpu.CPUContext.get_executable).parameters
    assert list(library) == ["context", "library", "description", "environment"]  # ours, which calls Numba's own
    code = numba.core.codegen.CPUCodeLibrary
    for name in ("_finalize_dynamic_globals", "_get_module_for_linking"):
        assert callable(getattr(code, name)), name
    made = inspect.getsource(code)
    for name in ("_linking_libraries", "_reload_init", "_final_module", "_finalized"):
        assert f"self.{name}" in made, name
    assert callable(numba._dynfunc.make_function)
    assert callable(numba.core.event.register)
    assert numba.core.errors.ColorShell is contextlib.nullcontext
    assert {"acquire", "release"} <= set(dir(compiler_lock(numba)))
    assert numba.core.cgutils.true_bit.constant == 1


def test_the_private_parts_that_modules_are_built_with_are_where_they_are_looked_for():
    """`tools/wasm/lower.py`: a C function that is never called, and its LLVM module before any optimisation."""
    numba = load_numba()
    from numba.core.ccallback import CFunc
    from numba.np import numpy_support

    assert list(inspect.signature(CFunc).parameters)[:3] == ["pyfunc", "sig", "locals"]
    made = CFunc(steps_to_one, ((numba.types.int64,), numba.types.int64), {}, {"nopython": True})._compile_uncached()
    assert made.fndesc.llvm_cfunc_wrapper_name in str(linked(made.library))
    assert numpy_support.from_dtype(np.dtype("<i4")) == numba.types.int32
