"""How a search judges a position: one win to share, no trace in the record, and some sense."""

from __future__ import annotations

import json
from itertools import pairwise

import numpy as np
import pytest

from setu import Table
from setu.bots import choose
from setu.bots.bot import SearchTree
from setu.bots.ismcts import CANDIDATES, REFUTED, begin_pass, determinize_anew
from setu.bots.simple import DETERMINIZED, SEEN
from setu.engine import contract
from setu.engine.numeric import read_network
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng
from setu.games.rama import evaluate as rama

SEATS = {"river-dragons": 3, "sunderbans": 2, "sangram": 3, "ramas-bridge": 4, "quarry": 2}


def judged(table):
    out = np.zeros(table.seats)
    contract.evaluate(table._b, table._s, out)
    return out


def played_on(game, moves, seed):
    table = Table(game, SEATS[game], seed=seed)
    while moves and not table.over:
        table.play(choose("greedy", table.observation(), new_rng(seed, moves)))
        moves -= 1
    return table


@pytest.mark.parametrize("moves", [0, 11, 40])
@pytest.mark.parametrize("game", SEATS)
def test_a_judgement_shares_one_win_and_leaves_no_trace(game, moves):
    table = played_on(game, moves, seed=5)
    before = table._state.tobytes()
    chances = judged(table)
    assert table._state.tobytes() == before
    assert chances.min() >= 0
    assert chances.sum() == pytest.approx(1)


@pytest.mark.parametrize("game", ["sangram", "ramas-bridge"])
def test_the_judgement_of_a_finished_game_is_its_result(game):
    table = played_on(game, 10_000, seed=2)
    winners = [place == 1 for place in table.result.places]
    assert judged(table) == pytest.approx(np.array(winners) / sum(winners))


def test_SG_71_a_stronger_army_is_judged_to_win():
    table = Table("sangram", 2, seed=3)
    table._s.level[0] = 9
    assert judged(table)[0] > 0.7


def placed_table():
    table = Table("ramas-bridge", 2, seed=4)
    for _ in range(2):
        table.play(choose("greedy", table.observation(), new_rng(4)))
    return table


def foreseen(table, seat):
    rama.foresee(table._b, table._s, seat)
    turns = float(table._s.turns[seat])
    rama.forget(table._s)
    return turns


def test_RB_19_the_cow_in_Pamban_keeps_a_traveller_from_the_end():
    table = placed_table()
    s, finish = table._s, table._b.finish
    s.held[0, :] = 2
    s.pawn[0] = np.flatnonzero(np.asarray(table._b.on_foot)[finish] == 3)[0]
    before = foreseen(table, 0)
    s.cow = finish
    assert foreseen(table, 0) > before + 1


def planned(s):
    """All nine towns, each put where it costs least."""
    order = 0
    for slot in range(9):
        order = rama.put_best(s, order, slot, slot)
    return [rama.stop(order, place, 9) for place in range(9)]


def always_the_nearest(s):
    here, left, visited = rama.START, set(range(9)), []
    while left:
        here = min(left, key=lambda slot: s.leg[here, slot])
        visited.append(here)
        left.remove(here)
    return visited


def steps(s, visited):
    return sum(int(s.leg[one, other]) for one, other in pairwise([rama.START, *visited, rama.FINISH]))


def test_RB_25_a_planned_tour_is_shorter_than_always_to_the_nearest_town():
    plans, nearest = 0, 0
    for seed in range(20):
        s = (table := Table("ramas-bridge", 2, seed=seed))._s
        rama.measure_legs(table._b, s, 0, int(table._b.finish))
        assert sorted(planned(s)) == list(range(9))
        plans += steps(s, planned(s))
        nearest += steps(s, always_the_nearest(s))
        rama.forget(s)
    assert plans < 0.95 * nearest


def test_RB_12_RB_17_turns_for_a_way_are_what_throws_make_of_it():
    """One step: any throw will do, and a 1 costs no turn. Far away a turn is 3.5 steps a throw, 6 throws in 5 turns."""
    turns = rama.turns_for(60) / rama.A_TURN
    assert turns[:3] == pytest.approx([0, 5 / 6, (5 / 6 + 5) / 6], abs=1 / 32)
    assert turns[60] - turns[18] == pytest.approx(42 / 4.2, abs=1 / 16)


def test_RB_25_a_part_of_a_tour_that_is_quicker_backwards_is_turned_round():
    shorter = 0
    for seed in range(20):
        s = (table := Table("ramas-bridge", 2, seed=seed))._s
        rama.measure_legs(table._b, s, 0, int(table._b.finish))
        order = sum(slot << rama.DIGIT * slot for slot in range(9))
        turned = rama.turn_round(s, order, 9)
        visited = [rama.stop(turned, place, 9) for place in range(9)]
        assert sorted(visited) == list(range(9))
        assert steps(s, visited) <= steps(s, range(9))
        shorter += steps(s, visited) < steps(s, range(9))
        rama.forget(s)
    assert shorter >= 18


def test_of_many_guesses_the_worst_is_thought_about():
    """Others have laid sensible cards: of a dozen guesses at those not turned up yet, the best for them is kept."""
    table = Table("river-dragons", 2, seed=1)
    for seat in (0, 1):
        for card in ("S2", "P2", "M2", "S1", "P1"):
            table.play(card, seat)
    seat = table.actor
    observation = table.observation(seat)
    memory = SearchTree(observation)
    chances = memory.workspace.chances
    memory.states[SEEN] = observation.state[0]
    means = []
    for guesses in (1, 12):
        rng, expected = new_rng(1), []
        for _ in range(20):
            determinize_anew(table._b, seat, rng, memory.workspace, guesses)
            contract.evaluate(table._b, record_view(memory.states[DETERMINIZED]), chances)
            expected.append(chances[seat])
        means.append(np.mean(expected))
    assert means[1] < means[0] - 0.02


def test_weights_that_do_not_fit_are_refused(tmp_path, monkeypatch):
    (tmp_path / "learned").mkdir()
    (tmp_path / "learned/__init__.py").write_text("")
    (tmp_path / "learned/w.json").write_text(json.dumps({"hidden": [[1, 2]], "bias": [0], "output": [1]}))
    monkeypatch.syspath_prepend(tmp_path)
    assert read_network("learned", "w.json", 2)[0].shape == (1, 2)
    with pytest.raises(ValueError, match=r"w\.json: expected 3 weights for each unit"):
        read_network("learned", "w.json", 3)


def test_when_all_that_was_tried_is_refuted_the_next_pass_tries_others():
    tree, tried_before = SearchTree(Table("quarry", seed=1).observation()).tree, 8
    nodes, edges = tree.nodes[:1].view(np.recarray), tree.edges[:40].view(np.recarray)
    edges.next, nodes.edge = np.arange(-1, len(edges) - 1), len(edges) - 1
    edges.visits[:tried_before], edges.looked[:tried_before] = 1, REFUTED
    begin_pass(tree._replace(nodes=nodes, edges=edges), 0, 0, 0.1)
    taken = tree.candidates[: tree.counts[CANDIDATES]]
    assert len(taken) > 0
    assert (edges.looked[taken] != REFUTED).all()
