"""Ratings find again the strengths that made the results."""

from __future__ import annotations

import math

import numpy as np
import pytest

from setu.engine.stats import Share
from setu.lab.ratings import AVERAGE, first_shares, rate


def results(strengths, table, games, seed):
    """Games of line-ups (places in `strengths`), each won in proportion to strength: seating, shares, deals."""
    rng = np.random.default_rng(seed)
    seating = np.array([table[number % len(table)] for number in range(games)])
    chances = np.exp(np.array(strengths) * math.log(10) / 400)[seating]
    winners = (rng.random(games)[:, None] > np.cumsum(chances / chances.sum(axis=1, keepdims=True), axis=1)).sum(axis=1)
    return seating, np.eye(seating.shape[1])[winners], np.arange(games) // len(table)


TABLES = {
    "round robin": [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)],
    "ladder": [(0, 1), (1, 0), (1, 2), (2, 1)],
    "one among three": [(0, 1, 1, 1), (1, 0, 0, 0), (1, 2, 2, 2), (2, 1, 1, 1)],
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_known_strengths_lie_in_the_intervals(table):
    strengths = (-100, 0, 100)
    ratings = rate(("weak", "fair", "strong"), *results(strengths, table, 6000, seed=3))
    assert [rating.bot for rating in ratings] == ["strong", "fair", "weak"]
    for rating, true in zip(ratings, (100, 0, -100), strict=True):
        assert rating.low <= AVERAGE + true <= rating.high
        assert rating.high - rating.low < 80


def test_intervals_hold_nineteen_times_in_twenty():
    held = 0
    for seed in range(100):
        stronger, _ = rate(("a", "b"), *results((50, -50), [(0, 1), (1, 0)], 200, seed))
        held += stronger.low <= AVERAGE + 50 <= stronger.high
    assert held >= 88


def test_ties_are_halves():
    seating, deals = np.array([[0, 1]] * 10), np.arange(10)
    a, b = rate(("a", "b"), seating, np.full((10, 2), 0.5), deals)
    assert a.value == pytest.approx(b.value) == pytest.approx(AVERAGE)


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval():
    seating, deals = np.array([[0, 1]] * 20), np.arange(20)
    best, worst = rate(("a", "b"), seating, np.tile([1.0, 0.0], (20, 1)), deals)
    assert best.bot == "a"
    assert best.value > worst.value + 400
    assert best.high - best.low > 200


def test_a_shared_first_place_counts_in_parts():
    outcomes = np.array([[[1, 5], [1, 5], [3, 0]], [[1, 9], [2, 5], [3, 0]]], np.int32)
    assert first_shares(outcomes).tolist() == [[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]]


def test_wilsons_interval_stays_within_bounds_and_narrows():
    assert (Share(0.0, 10).low, Share(1.0, 10).high) == (0.0, 1.0)
    assert Share(0.5, 100).low == pytest.approx(0.404, abs=0.001)
    assert Share(0.5, 10000).high - Share(0.5, 10000).low < 0.02
    assert (Share.of(np.zeros(0)).low, Share.of(np.zeros(0)).high) == (0.0, 1.0)
