"""Drawings of the lab: nothing that is written runs into something else."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from setu.lab.charts import LETTER, WIDTH, columns


@pytest.mark.parametrize("bars", range(1, 25))
@pytest.mark.parametrize("step", [1, 50, 5000])
def test_the_labels_under_a_histogram_keep_apart_and_stay_within_the_drawing(bars, step):
    names = [f"{number * step}–{(number + 1) * step - 1}" for number in range(bars)]
    drawing = columns([(name, 1.0, "1") for name in names], "Games", "")
    labels = re.findall(r'<text class="tick" x="([\d.]+)"[^>]*>([^<]+–[^<]+)</text>', drawing)
    spans = [(float(x) - len(label) * LETTER / 2, float(x) + len(label) * LETTER / 2) for x, label in labels]
    assert spans
    assert spans[0][0] >= -0.1
    assert spans[-1][1] <= WIDTH + 0.1
    assert all(end < begin for (_, end), (begin, _) in pairwise(spans))
