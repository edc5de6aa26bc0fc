"""Sets of cells as bits, 63 to a word, so that no word is ever negative."""

from __future__ import annotations

from typing import Any

from setu.engine.rule import load_numba, rule, when_compiling

BITS = 63
FULL = (1 << BITS) - 1


def lowest_bit(word: int) -> int:
    """The index of the lowest bit of a word that is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


def _compile_lowest_bit() -> None:
    numba = load_numba()

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def trailing_zeros(typing: Any, word: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], numba.core.cgutils.true_bit)

        return numba.int64(numba.int64), build

    def compiled_lowest_bit(word: Any) -> Any:
        return lambda word: trailing_zeros(word)

    numba.extending.overload(lowest_bit, strict=False)(compiled_lowest_bit)


when_compiling(_compile_lowest_bit)


@rule
def word_of(cell: int) -> int:
    """Which word of a set holds a cell."""
    return int(cell) // BITS


@rule
def bit_of(cell: int) -> int:
    """A cell's bit in its word."""
    return 1 << (int(cell) % BITS)
