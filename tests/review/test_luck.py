"""Luck is what chance and secret choices did, and nothing else: written games of every kind, looked back at."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from setu import Table
from setu.engine.record import Record
from setu.review import review
from setu.review.weigh import chance_was_asked, with_luck_to_come

RECORDS = Path(__file__).parent.parent
WRITTEN = (
    "quarry/records/line.setu",
    "quarry/records/swap.setu",
    "quarry/records/resign.setu",
    "sangram/records/two.setu",
    "sangram/records/three-chain.setu",
    "rama/records/voyage-2.setu",
    "rama/records/test-board-4.setu",
    pytest.param("river/records/river-dragons-2-open.setu", marks=pytest.mark.long),  # as long as all others together
    "river/records/sunderbans-2-there-and-back.setu",
)
FEW = 4


@pytest.fixture(scope="module", params=WRITTEN)
def looked_back(request):
    """A written game and its review."""
    table = Record.load(RECORDS / request.param).replay()
    return table, review(table, iterations=FEW)


def test_start_luck_decisions_and_what_was_seen_late_make_the_end(looked_back):
    table, found = looked_back
    for seat in range(table.seats):
        parts = [part[seat] for step in found.steps for part in (step.decision, step.luck, step.late)]
        assert found.chances[0][seat] + math.fsum(parts) == pytest.approx(found.chances[-1][seat], abs=1e-9)


def test_there_is_luck_only_where_chance_or_a_secret_choice_had_a_part(looked_back):
    table, found = looked_back
    for step in found.steps:
        entry = table.log[step.entry]
        answered = entry.secret and table.log[step.entry + 1].secret
        if not answered and not any(event.chance for event in entry.events):
            assert set(step.luck) == {0.0}, entry


def test_a_game_without_chance_and_secrets_has_no_luck(looked_back):
    table, found = looked_back
    assert found.has_luck == (table.game.name != "quarry")
    if not found.has_luck:
        assert all(set(step.luck) == {0.0} for step in found.steps)


# ---- the luck to come


@pytest.mark.parametrize("name", ["sangram", "ramas-bridge", "quarry"])
def test_the_luck_to_come_leaves_everything_but_dice_and_piles_as_it_was(name):
    options = {"rules": "strategie"} if name == "ramas-bridge" else {}
    game = Table(name, 2, options=options, seed=3)
    truth, piles = game.state_at(0), game.game.piles
    worlds = with_luck_to_come(truth, 20, piles, np.random.default_rng(1))
    assert len(np.unique(worlds["key"], axis=0)) == 20
    for cards, left in piles:
        lying = np.arange(truth[cards].shape[-1]) < truth[left][..., None]
        assert (worlds[cards] != truth[cards]).any()
        assert (worlds[cards][:, ~lying[0]] == truth[cards][:, ~lying[0]]).all()
        assert (np.sort(worlds[cards]) == np.sort(truth[cards])).all()
        worlds[cards] = truth[cards]
    worlds["key"] = truth["key"]
    assert {world.tobytes() for world in worlds} == {truth.tobytes()}


@pytest.mark.parametrize(("field", "asked"), [("drawn", True), ("deck_left", True), ("supply", False)])
def test_chance_is_asked_by_a_throw_a_shuffle_or_a_draw(field, asked):
    game = Table("sangram", 2, seed=3)
    before, after = game.state_at(0), game.state_at(0)
    assert not chance_was_asked(before, after, game.game.piles)
    after[field] -= 1
    assert chance_was_asked(before, after, game.game.piles) == asked
