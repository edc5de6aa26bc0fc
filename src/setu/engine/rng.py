"""Chance: one stream per game, a pure function of the key and a counter, both in the state.

Draw number n of a game is the first word of block n of ChaCha8 under the game's 256-bit
key. So undo never re-rolls, a game can be checked by anyone who is shown the key, and the
same words come out interpreted, compiled, on a GPU and in a browser. All arithmetic stays
below 2**63, where Python, NumPy and machine integers agree.

Players (random ones, searching ones) draw from a `luck` of their own, never from the game.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.rule import rule

WORD = 0xFFFFFFFF
ROUNDS = 8
KEY_WORDS = 8
RNG_WORDS = 4

Key = NDArray[np.uint32]
Rng = NDArray[np.int64]


def fresh_key() -> Key:
    """A key nobody can guess."""
    return key_from_bytes(secrets.token_bytes(4 * KEY_WORDS))


def key_from_seed(seed: int | str) -> Key:
    """The key of a seed: the same seed, the same game."""
    return key_from_bytes(hashlib.sha256(f"setu seed {seed}".encode()).digest())


def key_from_bytes(data: bytes) -> Key:
    """Eight little-endian words."""
    return np.frombuffer(data, dtype="<u4").astype(np.uint32)


def key_to_hex(key: Key) -> str:
    """The key as records write it."""
    return key.astype("<u4").tobytes().hex()


def commitment(key: Key) -> str:
    """What may be shown before the game: it fixes the key and tells nothing of it."""
    return hashlib.sha256(b"setu key " + key.astype("<u4").tobytes()).hexdigest()


@rule
def _turn(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & WORD


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = _turn(d ^ a, 16)
    c = (c + d) & WORD
    b = _turn(b ^ c, 12)
    a = (a + b) & WORD
    d = _turn(d ^ a, 8)
    c = (c + d) & WORD
    b = _turn(b ^ c, 7)
    return a, b, c, d


@rule
def chacha_word(key: Any, block: int, rounds: int) -> int:
    """The first word of a ChaCha block (64-bit counter, nonce zero)."""
    x4, x5, x6, x7 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    x8, x9, x10, x11 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x12, x13, x14, x15 = block & WORD, (block >> 32) & WORD, 0, 0
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    return (x0 + 0x61707865) & WORD


@rule
def draw_below(s: Any, n: int) -> int:
    """A fair number from 0 to n-1 out of the game's own stream, by rejection."""
    fair = (WORD + 1) - (WORD + 1) % n
    while True:
        word = chacha_word(s.key, int(s.drawn), ROUNDS)
        s.drawn += 1
        if word < fair:
            return word % n


@rule
def shuffle(s: Any, cards: Any, count: int) -> None:
    """Fisher-Yates over the first `count` entries."""
    for last in range(count - 1, 0, -1):
        other = draw_below(s, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def number_key(key: Any, number: int) -> None:
    """Give game `number` of a batch a key of its own."""
    key[6] = number & WORD
    key[7] = (number >> 32) & WORD


# A player's luck: xoshiro128++.


@rule
def _scramble(x: int) -> int:
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    return x ^ (x >> 16)


@rule
def seed_rng(rng: Any, seed: int, number: int) -> None:
    """Start the luck of player or game `number` under a seed."""
    rng[0] = _scramble((seed + 0x9E3779B9) & WORD)
    rng[1] = _scramble(((seed >> 32) + 0x85EBCA6B) & WORD)
    rng[2] = _scramble((number + 0xC2B2AE35) & WORD)
    rng[3] = _scramble(((number >> 32) + 0x27D4EB2F) & WORD) | 1
    for _ in range(8):
        rng_below(rng, 2)


@rule
def rng_below(rng: Any, n: int) -> int:
    """A number from 0 to n-1 (bias below n / 2**32)."""
    a, b, c, d = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (_turn((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = _turn(d, 11)
    return (word * n) >> 32


def new_rng(seed: int, number: int = 0) -> Rng:
    """A luck for use from Python."""
    rng = np.zeros(RNG_WORDS, np.int64)
    seed_rng(rng, seed, number)
    return rng
