"""The way across as a bot counts it (part 12): routes, what a program does for them, and that it gets a pawn home."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from bot_games import bot_game
from setu import Table
from setu.bots import choose
from setu.engine.rng import new_rng
from setu.engine.rule import interpreting
from setu.games.river import evaluate, pawns
from setu.games.river.codes import cards, fits

BLOCK_BLACK = 8 + 5


def cost_with(table, *program, seat=0):
    """What is left to do after these cards."""
    table = table.copy()
    for slot, card in enumerate(program):
        table._s.program[seat, slot] = card
    return evaluate.way_cost(table._b, table._s, seat)


def route_of(table, seat=0):
    b, s = table._b, table._s
    goal = pawns.goal_of(b, s, seat)
    evaluate.measure(b, s, seat, goal)
    route, hops = evaluate.find_route(b, s, seat, int(s.pawn[seat]), goal)
    evaluate.forget_costs(s)
    return [
        (route >> evaluate.HOP * hop & evaluate.NUMBER_BITS, bool(route >> evaluate.HOP * hop & evaluate.STONE_BIT))
        for hop in range(hops)
    ]


def test_on_the_empty_board_a_crossing_takes_planks_and_a_stone_behind_each_but_the_last():
    hops = route_of(Table("river-dragons", 2, seed=1))
    assert len(hops) in (5, 6)  # part 2: six with one set of planks, five with two
    assert [stone for _, stone in hops] == [True] * (len(hops) - 1) + [False]
    assert all(1 <= number <= 6 for number, _ in hops)


def test_counting_leaves_no_trace_in_the_record():
    table = Table("sunderbans", 3, seed=2)
    before = table._state.tobytes()
    for seat in range(3):
        evaluate.way_cost(table._b, table._s, seat)
    assert table._state.tobytes() == before


def test_facing_pawns_have_the_same_way_to_go():
    table = Table("river-dragons", 2, seed=3)
    assert evaluate.way_cost(table._b, table._s, 0) == evaluate.way_cost(table._b, table._s, 1)


def test_DL_10_the_order_of_the_cards_is_the_plan():
    table = Table("river-dragons", 2, seed=1)
    assert (
        cost_with(table, cards.S2, cards.P2, cards.M2)
        < cost_with(table, cards.S2, cards.M2, cards.P2)
        < cost_with(table, cards.M2, cards.P2, cards.S2)
    )


def test_each_card_of_a_sound_plan_brings_the_pawn_nearer():
    table = Table("river-dragons", 2, seed=1)
    plan = (cards.S2, cards.P2, cards.M2, cards.S1)
    costs = [cost_with(table, *plan[:laid]) for laid in range(len(plan) + 1)]
    assert all(after < before for before, after in pairwise(costs))


def test_DL_82_a_jump_over_nobody_costs_more_than_any_other_card():
    table = Table("river-dragons", 2, seed=1)
    others = [
        cost_with(table, card)
        for card in (cards.S1, cards.S2, cards.P1, cards.P2, cards.RM, cards.M1, cards.M2, BLOCK_BLACK)
    ]
    assert cost_with(table, cards.JP) > max(others)


def test_DL_47_planks_that_are_gone_make_the_way_longer():
    table = Table("river-dragons", 2, seed=1)
    before = evaluate.way_cost(table._b, table._s, 0)
    table._s.reserve[0] &= 0b111 << 6 * int(table._s.colour[0])  # only 1, 2 and 3 are left
    assert evaluate.way_cost(table._b, table._s, 0) > before


def test_on_a_round_trip_the_way_back_counts_too():
    there = evaluate.way_cost(*_empty("river-dragons"), 0)
    back = evaluate.way_cost(*_empty("sunderbans"), 0)
    assert back > there + 50


def _empty(game):
    table = Table(game, 2, seed=1)
    return table._b, table._s


def test_stones_far_apart_on_the_open_board_are_measured_without_an_overflow():
    table = Table("river-dragons", 2, seed=1, options={"board": "open"})
    s = table._s
    s.stones = 0b11
    (s.x[0], s.y[0]), (s.x[1], s.y[1]) = (300, 200), (900, 700)
    with np.errstate(over="raise"):
        assert evaluate.way_cost(table._b, s, 0) > 0
    far = [evaluate.open_number(table._b, s, 0, 1, pawns.goal_of(table._b, s, 0))]
    s.x[1], s.y[1] = 400, 200
    assert [*far, evaluate.open_number(table._b, s, 0, 1, pawns.goal_of(table._b, s, 0))] == [
        fits.TOO_FAR,
        2,
    ]  # 781 and 100 units


def test_a_greedy_player_thinks_of_the_same_stone_in_plain_python():
    table = Table("river-dragons", seed=1)
    while table.position()["phase"] == "program":
        table.play(int(table.move_numbers()[0]))
    assert table.position()["phase"] == "stone"
    with interpreting():
        plain = choose("greedy", table.observation(), new_rng(1))
    assert plain == choose("greedy", table.observation(), new_rng(1))


@pytest.mark.parametrize(("options", "games"), [({}, 10), ({"board": "open"}, 2)])
def test_greedy_players_get_across(options, games):
    """Before they counted what a program does, they laid cards at random and hardly anybody arrived."""
    ends = [bot_game("river-dragons", "greedy", "greedy", seed=seed, options=options) for seed in range(games)]
    arrivals = sum(table.result.reason == "arrival" for table in ends)
    assert arrivals >= 0.8 * games
