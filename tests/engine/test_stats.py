"""Figures of many games: what they say, and that they say nothing of nothing."""

from __future__ import annotations

import numpy as np
import pytest

from setu.engine import stats


@pytest.mark.parametrize(("share", "count", "low", "high"), [(0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0)])
def test_an_interval_stays_between_nothing_and_all(share, count, low, high):
    seen = stats.portion(share * count, count)
    assert (seen.low, seen.high) == pytest.approx((low, high), abs=0.001)


def test_nothing_counted_is_a_dash():
    nothing = np.zeros(0)
    assert (str(stats.share(nothing)), stats.mean(nothing), stats.spread(nothing)) == ("–", "–", ("–",) * 5)


def test_a_shared_first_place_is_shared_out():
    outcomes = np.array([[[1, 5], [1, 5], [3, 0]], [[2, 1], [1, 9], [3, 0]]], np.int32)
    assert stats.won(outcomes).tolist() == [[0.5, 0.5, 0.0], [0.0, 1.0, 0.0]]
