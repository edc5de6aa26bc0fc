"""The laws on Quarry, and its speeds against each other."""

from __future__ import annotations

import numpy as np
import pytest

from extent import tried
from setu import Table
from setu.engine import entry_points
from setu.engine.conformance import check_game, option_samples
from setu.engine.game import find_game
from setu.engine.rng import new_rng, rng_below
from setu.engine.simulate import random_games

SAMPLES = option_samples(find_game("quarry"))


def test_the_samples_hold_every_value_of_every_option():
    assert {(name, value) for sample in SAMPLES for name, value in sample.items()} == {
        ("board", "long"),
        ("board", "lengthwise"),
        ("line", "diagonal"),
        ("elbow", "rest"),
        ("swap", "on"),
        ("out", "draw"),
        ("out", "loses"),
        ("stalemate", "points"),
        ("starter", "black"),
        ("starter", "blue"),
    }


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_random_games_keep_every_law(options):
    """10,000 games by the rules, 1,000 more with each other value of an option (10,000: bench/check_laws.py)."""
    games = tried(1_000 if options else 10_000)
    report = check_game("quarry", games, options=[options], written_games=2)
    assert report.games == games
    assert report.nodes > 25 * games


def test_interpreted_and_compiled_agree_after_every_ply_of_200_games():
    """The same source at two speeds: equal bytes after each of some 8,000 moves."""
    plies = 0
    for seed in range(200):
        sample = SAMPLES[seed % len(SAMPLES)]
        table = Table("quarry", options=sample, seed=seed)
        machine, plain = table._state.copy(), table._state.copy()
        luck = new_rng(seed)
        out = np.zeros(4000, np.int32)
        while pending := int(entry_points.pending.fast(table._board, machine)):
            seat = 0 if pending & 1 else 1
            found = int(entry_points.moves.fast(table._board, machine, seat, out))
            move = int(out[rng_below(luck, found)])
            entry_points.play.fast(table._board, machine, seat, move)
            entry_points.play.plain(table._board, plain, seat, move)
            assert machine.tobytes() == plain.tobytes()
            plies += 1
    assert plies > 4000


def test_random_games_fit_the_calibration_of_the_specification():
    """Part 12.4: 28 : 23 : 49 percent and a median of 49 to 50 plies, within sampling error of 3,000 games."""
    batch = random_games("quarry", 3000, seed=11)
    starters = batch.states["starter"]
    drawn = (batch.outcomes[:, :, 0] == 1).all(axis=1)
    first = (batch.outcomes[np.arange(3000), starters, 0] == 1) & ~drawn
    assert abs(drawn.mean() - 0.49) < 0.035
    assert abs(first.mean() - 0.28) < 0.035
    assert np.median(batch.moves) >= 49
