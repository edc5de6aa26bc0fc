"""Known cases: a blunder is booked to its maker, a lucky die to luck."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rama.conftest import put
from sangram.conftest import lay_out, table_u
from setu import Table
from setu.bots import Player
from setu.engine.record import Record
from setu.engine.rng import new_rng
from setu.review import review, turning_points
from setu.review.bias import find_turn_bias, straighten, without_bias

RECORDS = Path(__file__).parent / "records"


@pytest.fixture
def quarry():
    """Black has a winning move."""
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.play("span e2-e5")
    table.play("block a5")
    return table


def test_the_winning_move_is_no_mistake(quarry):
    quarry.play("beam e6-e8")
    step = review(quarry, iterations=300).steps[-1]
    assert (step.label, step.better, step.decision) == ("best", None, (0.0, 0.0))


def test_a_win_that_was_missed_is_booked_to_its_maker():
    """Both are one stone short of a line: Black could win at once, puts a block in between, and Blue wins."""
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in ("span b2-b5", "span h2-h5", "block e5", "beam h6-h8"):
        table.play(move)
    missed, won = review(table, iterations=300).steps[2:]
    assert missed.decision[0] < -0.9
    assert missed.decision[1] == pytest.approx(-missed.decision[0])
    assert missed.late == pytest.approx((0, 0), abs=0.1)
    assert (won.better, won.late) == (None, pytest.approx((0, 0), abs=0.01))
    table.undo()
    table.undo()
    table.play(missed.better)
    assert table.result.winners == (0,)


def test_a_win_that_was_given_away_is_booked_to_the_loser(quarry):
    """Blue could have stopped the line, and put a block far away instead."""
    quarry.play("beam e6-e8")
    found = review(quarry, iterations=300)
    given = found.steps[1]
    assert given.better is not None
    assert given.decision[1] < -0.2
    point = turning_points(found, 1)[0]
    assert (point.step, point.kind, point.change) == (1, "own", given.decision[1])
    assert turning_points(found, 0)[0].kind == "other"


def last_recruits(*recruits):
    """Sangram, the last recruit: both have 16, a Senapati adds 2, a Mantri 1, and 18 ends the game."""
    game = lay_out(
        "",
        "",
        levels=(9, 9),
        grown=(2, 2),
        position={
            "phase": "recruit",
            "hands": [["Sen36", "Sen37", "Man31", "Man32", "Man35"], ["Mrj46", "Sen40", "Gup21", "Gup22", "Gup23"]],
            "volunteers": ["Sen39", "Man33", "Man34"],
            "discard": ["Vya15", "Vya14"],
            "played": ["Vya15", "Vya14"],
        },
    )
    for seat, card in enumerate(recruits):
        game.table.play(f"rec {card}", seat)
    return game.table


def with_hands_shown(table):
    """The same position, after the first player has seen the other's hand."""
    position = table.position()
    hand, known = position["hands"][1], position["knowledge"]["P1"]
    known["H2"] = " ".join(hand)
    known["D"] = " ".join(card for card in known["D"].split() if card not in hand)
    return Table.from_position("sangram", position, components=table_u())


def test_the_weaker_recruit_that_loses_the_game_is_a_blunder():
    table = with_hands_shown(last_recruits())
    table.play("rec Man33", 0)
    table.play("rec Sen39", 1)
    assert table.result.winners == (1,)
    blunder, answer = review(table, iterations=300).steps
    assert blunder.better.text.startswith("rec Sen39")
    assert blunder.label == "blunder"
    assert blunder.decision[0] < -0.9
    assert abs(blunder.luck[0]) < 0.01
    assert abs(blunder.late[0]) < 0.01
    assert answer.better is None


def test_the_stronger_recruit_is_right():
    table = last_recruits("Sen39", "Man33")
    assert table.result.winners == (0,)
    for step in review(table, iterations=300).steps:
        assert step.better is None


def race(die):
    """Rama's Bridge: P1 comes within one step of Pamban; P2, six steps away, wins only with a six."""
    near = {"at": "f3", "laid": "food@DEL* bridge@DEL*"}
    far = {"at": "BOM", "laid": "food@AGR* bridge@AGR*"}
    table = put(near, far, throw=2, dice=(die, 3, 3, 3), supply=12)
    table.play(">f5")
    for move in ("cow DEL", ">PAM") if die == 6 else (">f3", ">PAM"):
        table.play(move)
    return table


@pytest.mark.parametrize(("die", "winner"), [(6, 1), (3, 0)])
def test_a_lucky_die_is_luck_and_nobodys_mistake(die, winner):
    table = race(die)
    assert table.result.winners == (winner,)
    found = review(table, iterations=300)
    for step in found.steps:
        assert step.decision == pytest.approx((0, 0), abs=0.05)
    thrown = found.steps[0].luck
    assert thrown[1] > 0.5 if winner == 1 else thrown[0] > 0.1
    assert found.steps[0].late == pytest.approx((0, 0), abs=0.05)
    point = turning_points(found, winner)[0]
    assert (point.step, point.kind) == (0, "luck")


def test_a_foolish_move_is_no_bad_luck():
    """P2 has thrown the six that wins, and puts the cow on the goal."""
    near = {"at": "f3", "laid": "food@DEL* bridge@DEL*"}
    far = {"at": "BOM", "laid": "food@AGR* bridge@AGR*"}
    table = put(near, far, throw=2, dice=(6, 3, 3, 3), supply=12)
    table.play(">f5")
    table.play("cow PAM")
    thrown, foolish = review(table, iterations=300).steps
    assert thrown.luck[1] > 0.5
    assert foolish.decision[1] < -0.5
    assert set(foolish.luck) == {0.0}


def test_a_kept_game_with_one_lucky_and_one_foolish_moment_names_both():
    """P1 steps up to the goal; P2 throws the six that wins from afar, and drives the cow onto the goal instead."""
    found = review(Record.load(RECORDS / "six-and-folly.setu"), iterations=200)
    lucky, foolish = turning_points(found, 1)[:2]
    assert (found.steps[lucky.step].entry, lucky.kind, lucky.change > 0.5) == (1, "luck", True)
    assert (found.steps[foolish.step].entry, foolish.kind, foolish.change < -0.5) == (2, "own", True)
    assert found.steps[foolish.step].label == "blunder"
    assert {step.label for step in found.steps} <= {"best", "good", "blunder", None}
    assert [step.move for step in found.steps if step.label == "blunder"] == ["cow PAM"]


def test_a_move_that_the_search_would_never_look_at_is_still_given_its_worth():
    """Of Quarry's 1836 first moves a search keeps 64; the worst of them all was played."""
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.play(table.moves()[-1])
    table.resign(1)
    step = review(table, iterations=100).steps[0]
    assert step.decision[0] <= 0
    assert sum(step.decision) == pytest.approx(0)


def test_the_experts_own_game_has_few_mistakes():
    """What the search itself plays, the review does not blame much."""
    table, experts = Table("sangram", 2, seed=3), [Player("expert", new_rng(seat)) for seat in range(2)]
    while not table.over and table.length < 40:
        seat = table.pending[0]
        table.play(experts[seat].choose(table.observation(seat)), seat)
    found = review(table, iterations=300)
    assert sum(step.better is not None for step in found.steps) <= len(found.steps) / 4


# ---- the lean towards the seat on turn


def test_a_lean_towards_the_seat_on_turn_is_found_and_taken_away():
    rng = np.random.default_rng(1)
    seats = np.arange(60) % 2
    true = np.clip(0.5 + np.cumsum(rng.normal(0, 0.03, 60)), 0.1, 0.9)
    level_ones = np.stack([true, 1 - true], axis=1)
    own = level_ones[np.arange(60), seats]
    seen = own + 0.3 * own * (1 - own)
    leaning = np.where(np.arange(2) == seats[:, None], seen[:, None], 1 - seen[:, None])
    assert find_turn_bias(level_ones, level_ones, seats) < 0.05
    lean = find_turn_bias(leaning, leaning, seats)
    assert 0.15 < lean < 0.45
    straight = straighten(leaning, seats, lean)
    assert straight.sum(axis=1) == pytest.approx(np.ones(60))
    assert np.abs(straight - level_ones).mean() < np.abs(leaning - level_ones).mean() / 2


def test_what_is_certain_stays_certain_and_short_games_are_left_alone():
    certain = np.array([(1.0, 0.0), (0.0, 1.0)])
    assert straighten(certain, np.array([0, 0]), 0.5).tolist() == certain.tolist()
    assert without_bias((1.0, 0.0), 0, 0.5) == (1.0, 0.0)
    assert find_turn_bias(certain, certain, np.array([0, 1])) == 0.0
    assert find_turn_bias(np.array([]), np.array([]), np.array([])) == 0.0
