"""The gate tries the same in every run, and less than the long run."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import extent
from extent import examples, tried


def seen_by_hypothesis(profile):
    seen = []

    @settings(settings.get_profile(profile), max_examples=20, database=None)
    @given(st.integers())
    def look(number):
        seen.append(number)

    look()
    return seen


def test_the_gate_tries_the_same_examples_in_every_run():
    assert seen_by_hypothesis("house") == seen_by_hypothesis("house")


def test_the_long_run_wanders():
    assert seen_by_hypothesis("wander") != seen_by_hypothesis("wander")


@pytest.mark.parametrize(("long_run", "games", "kills", "seen"), [(False, 251, 5, 6), (True, 1001, 30, 60)])
def test_a_quarter_is_tried_in_the_gate_and_everything_in_the_long_run(monkeypatch, long_run, games, kills, seen):
    monkeypatch.setattr(extent, "long_run", long_run)
    assert (tried(1001), tried(30, gate=5), examples(6)) == (games, kills, seen)


@pytest.mark.long
def test_what_is_marked_long_runs_in_the_long_run_only():
    assert extent.long_run
