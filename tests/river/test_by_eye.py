"""DL-49: by eye nobody knows lengths, and bots misjudge them as people do, less with each level."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest

from setu import Table
from setu.bots import LEVELS, Player, choose, read_bot
from setu.bots.bot import SearchTree, legal_moves
from setu.engine import contract
from setu.engine.record_view import record_view
from setu.engine.rng import key_from_seed, new_rng, rng_below

EYES = 40


def some_stones_later(**options):
    table, luck = Table("river-dragons", 2, seed=3, options=options), new_rng(3)
    while int(table._s.stones).bit_count() < 7:
        table.play(choose("random", table.observation(), luck))
    return table


def seen(table, eye, percent):
    """The table as it seems to somebody."""
    state = table.observation().state.copy()
    b, s = record_view(table._board[0]), record_view(state[0])
    contract.misjudge(b, s, table.actor, key_from_seed(f"eye {eye}"), percent)
    return state


def distances(state):
    s = record_view(state[0])
    stones = [stone for stone in range(len(s.x)) if int(s.stones) >> stone & 1]
    return np.array([np.hypot(s.x[a] - s.x[b], s.y[a] - s.y[b]) for a, b in combinations(stones, 2)])


def test_DL_49_distances_are_misjudged_less_with_each_level():
    table = some_stones_later()
    true = distances(table.observation().state)
    errors = []
    for level in LEVELS:
        found = [distances(seen(table, eye, read_bot(level).misjudges)) for eye in range(EYES)]
        assert np.mean(found, axis=0) == pytest.approx(true, rel=0.1)  # as often too far as too near
        errors.append(np.mean(np.abs(np.array(found) - true)))
    assert all(worse > better > 0 for worse, better in pairwise(errors))


def test_DL_49_nothing_but_the_places_of_stones_is_misjudged():
    table = some_stones_later()
    state, before = seen(table, 1, 15), table.observation().state
    assert state.tobytes() != before.tobytes()
    for name in before.dtype.names:
        if name not in ("x", "y"):
            assert state[name].tobytes() == before[name].tobytes()


@pytest.mark.parametrize("options", [{"table": "assisted"}, {"stoneSpot": "centre"}])
def test_DL_49_who_is_told_lengths_or_can_read_them_off_the_map_misjudges_nothing(options):
    table = some_stones_later(**options)
    assert seen(table, 1, 15).tobytes() == table.observation().state.tobytes()


@pytest.mark.parametrize("bots", [("newcomer", "rival"), ("search:10", "friend")])
def test_DL_49_who_misjudges_still_makes_legal_moves(bots):
    table = Table("river-dragons", 2, seed=5)
    players = [Player(bot, new_rng(5, seat)) for seat, bot in enumerate(bots)]
    for _ in range(60):
        if not table.over:
            observation = table.observation()
            table.play(players[observation.seat].choose(observation))
    assert table.log[-1].number >= 40


def test_DL_49_a_stone_seems_to_stand_at_the_same_place_all_game():
    """Also to a bot that is woken for every decision, as a server does it."""
    table, places = some_stones_later(), set()
    for number, eye in ((1, "table"), (2, "table"), (3, "elsewhere")):
        places.add(Player("friend", new_rng(number), eye).sees(table.observation()).state.tobytes())
    assert len(places) == 2


@pytest.mark.parametrize(("bot", "games"), [("newcomer", 6), ("search:10", 2)])
def test_DL_49_a_bot_whose_move_is_refused_tries_what_it_believes_in_next_and_never_measures(bot, games, monkeypatch):
    truth, refused, think = [], [], SearchTree.think

    def watched(tree, error_rate, observation, rng, iterations):
        assert observation.state.tobytes() != truth[-1].state.tobytes()
        found = think(tree, error_rate, observation, rng, iterations)
        refused.append(not iterations and found not in legal_moves(truth[-1]))
        return found

    monkeypatch.setattr(SearchTree, "think", watched)
    for seed in range(games):
        table, luck = Table("river-dragons", 2, seed=seed), new_rng(seed)
        players = [Player(bot, new_rng(seed, seat)) for seat in range(2)]
        for _ in range(100):
            if not table.over:
                truth.append(observation := table.observation())
                if int(table._s.stones).bit_count() < 3:  # little to misjudge yet
                    legal = legal_moves(observation)
                    table.play(legal[rng_below(luck, len(legal))])
                else:
                    table.play(players[observation.seat].choose(observation))
    assert any(refused) or bot != "newcomer"
