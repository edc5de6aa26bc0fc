"""Sets of cells as bits, 63 to a word, so that no word is ever negative."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.linking import trailing_zeros
from setu.engine.rule import load_numba, rule, when_compiling

BITS = 63
FULL = (1 << BITS) - 1


def lowest_bit(word: int) -> int:
    """The index of the lowest bit of a word that is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


def _compile_lowest_bit() -> None:
    numba = load_numba()

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def zeros(typing: Any, word: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return trailing_zeros(numba, builder, args[0])

        return numba.int64(numba.int64), build

    def compiled_lowest_bit(word: Any) -> Any:
        return lambda word: zeros(word)

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


# ---- sets in one word


@rule
def bit(member: int) -> int:
    """A set of one."""
    return 1 << int(member)


@rule
def size(members: int) -> int:
    """How many members a set has."""
    n = int(members)
    n = n - ((n >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


@rule
def nth(members: int, number: int) -> int:
    """A member of a set, counted from the lowest."""
    rest = int(members)
    for _ in range(number):
        rest &= rest - 1
    return lowest_bit(rest)


@rule
def list_members(members: int, first: int, out: Any) -> int:
    """Write the members of a set, counted from what stands for 0, and say how many there are."""
    found = 0
    rest = int(members)
    while rest != 0:
        out[found] = first + lowest_bit(rest)
        found += 1
        rest &= rest - 1
    return found


# ---- from Python


def members(words: Any) -> list[int]:
    """The members of a set, of one word or of several, the lowest first."""
    several = words.tolist() if isinstance(words, np.ndarray) else [int(words)]
    return [at * BITS + bit for at, word in enumerate(several) for bit in range(word.bit_length()) if word >> bit & 1]


def packed(members: Iterable[int], words: int) -> NDArray[np.int64]:
    """A set of several words."""
    made = np.zeros(words, np.int64)
    for member in members:
        made[word_of(member)] |= bit_of(member)
    return made
