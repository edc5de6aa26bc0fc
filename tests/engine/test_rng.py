"""The game's chance and the players' luck."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.toy import STATE
from setu.engine.record_view import record_view
from setu.engine.rng import (
    WORD,
    chacha_word,
    commitment,
    draw_below,
    fresh_key,
    key_from_bytes,
    key_from_seed,
    key_to_hex,
    new_rng,
    number_key,
    rng_below,
    seed_rng,
    shuffle,
)
from setu.engine.rule import compiled
from setu.engine.state import new_states


@compiled
def draws(states, n, count, tally):
    for _ in range(count):
        tally[draw_below(states[0], n)] += 1


@compiled
def shuffles(states, cards, count, tally):
    for _ in range(count):
        for card in range(len(cards)):
            cards[card] = card
        shuffle(states[0], cards, len(cards))
        for place in range(len(cards)):
            tally[place, cards[place]] += 1


@compiled
def pairs_of_draws(states, n, count, tally):
    last = draw_below(states[0], n)
    for _ in range(count):
        here = draw_below(states[0], n)
        tally[last, here] += 1
        last = here


@compiled
def words(key, blocks, rounds, out):
    for block in range(blocks):
        out[block] = chacha_word(key, block, rounds)


def chi_square(tally, expected):
    return float(((tally - expected) ** 2 / expected).sum())


def fair(tally, freedom):
    """Wilson-Hilferty: is chi-square between the 1e-4 quantiles?"""
    expected = tally.sum() / tally.size
    value = chi_square(tally, expected)
    z = ((value / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return abs(z) < 3.72


def state(seed=1):
    states = new_states(STATE)
    record_view(states[0]).key[:] = key_from_seed(seed)
    return states


def test_chacha20_gives_the_published_key_stream():
    """RFC 8439, A.1, vectors 1 and 2: key and nonce zero, blocks 0 and 1."""
    key = np.zeros(8, np.uint32)
    assert chacha_word(key, 0, 20).to_bytes(4, "little").hex() == "76b8e0ad"
    assert chacha_word(key, 1, 20).to_bytes(4, "little").hex() == "9f07e7be"


def test_chacha8_gives_the_published_key_stream():
    """Key and nonce zero, 8 rounds, block 0."""
    assert chacha_word(np.zeros(8, np.uint32), 0, 8).to_bytes(4, "little").hex() == "3e00ef2f"


def test_interpreted_and_compiled_words_agree():
    key = key_from_seed("both")
    plain, machine = np.zeros(50, np.int64), np.zeros(50, np.int64)
    words.plain(key, 50, 8, plain)
    words.fast(key, 50, 8, machine)
    assert (plain == machine).all()
    assert 0 <= plain.min() <= plain.max() <= WORD


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_ten_million_draws_are_even(n):
    tally = np.zeros(n, np.int64)
    draws(state(), n, 10_000_000, tally)
    assert fair(tally, n - 1)


def test_a_draw_tells_nothing_of_the_next():
    tally = np.zeros((6, 6), np.int64)
    pairs_of_draws(state(3), 6, 2_000_000, tally)
    assert fair(tally, 35)


def test_every_card_comes_to_every_place():
    tally = np.zeros((10, 10), np.int64)
    shuffles(state(2), np.zeros(10, np.int64), 500_000, tally)
    assert fair(tally, 81)


def test_rejection_leaves_no_bias_for_large_ranges():
    """With n = 3 * 2**30 a plain remainder would favour the lower third."""
    s = record_view(state(4)[0])
    low = sum(draw_below(s, 3 << 30) < 1 << 30 for _ in range(3000))
    assert 0.28 < low / 3000 < 0.39


def test_the_counter_says_how_often_chance_was_used():
    s = record_view(state()[0])
    before = [draw_below(s, 6) for _ in range(10)]
    assert s.drawn == 10
    s.drawn = 0
    assert [draw_below(s, 6) for _ in range(10)] == before


def test_games_of_a_batch_have_keys_of_their_own():
    keys = [key_from_seed(1) for _ in range(3)]
    for number, key in enumerate(keys):
        number_key(key, number + (1 << 33))
    assert len({key_to_hex(key) for key in keys}) == 3


def test_a_key_survives_writing():
    key = fresh_key()
    assert (key_from_bytes(bytes.fromhex(key_to_hex(key))) == key).all()


def test_a_commitment_fixes_the_key_and_does_not_show_it():
    key, other = key_from_seed(1), key_from_seed(2)
    assert commitment(key) != commitment(other)
    assert key_to_hex(key) not in commitment(key)


def test_luck_is_even_and_its_streams_differ():
    tally = np.zeros(7, np.int64)
    rng = new_rng(1)
    for _ in range(70_000):
        tally[rng_below(rng, 7)] += 1
    assert fair(tally, 6)
    streams = {tuple(rng_below(new_rng(1, number), 1 << 30) for _ in range(1)) for number in range(500)}
    assert len(streams) == 500


def test_luck_starts_the_same_from_the_same_seed():
    one, two = new_rng(9, 3), np.zeros(4, np.int64)
    seed_rng(two, 9, 3)
    assert [rng_below(one, 100) for _ in range(20)] == [rng_below(two, 100) for _ in range(20)]
