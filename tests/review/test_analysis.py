"""The books balance: a seat's first chance and all its changes add up to its result, in every game."""

from __future__ import annotations

import math
import random
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extent import examples
from setu import Table
from setu.bots import choose
from setu.engine.errors import BadOptions
from setu.engine.record import Record
from setu.engine.rng import new_rng
from setu.engine.texts import LANGUAGES, speaking
from setu.review import Reviewer, review, turning_points
from setu.review.analysis import _label

GAMES = [("quarry", 2), ("sangram", 3), ("ramas-bridge", 3), ("river-dragons", 2), ("sunderbans", 3)]
FEW = 2
CLOSE = 1e-9


def played(game, seats, seed, moves=40):
    """A game with random and greedy players; after some moves all but one give up, if it is not over by then."""
    table, luck, dice = Table(game, seats, seed=seed), new_rng(seed), random.Random(seed)
    while not table.over and table.length <= moves:
        seat = dice.choice(table.pending)
        table.play(choose(dice.choice(("random", "greedy")), table.observation(seat), luck), seat)
    for seat in range(seats - 1):
        if not table.over:
            table.resign(seat)
    return table


@pytest.mark.parametrize(("game", "seats"), GAMES)
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 1000))
def test_the_first_chance_and_all_changes_add_up_to_the_result(game, seats, seed):
    table = played(game, seats, seed)
    found = review(table, iterations=FEW)
    winners = table.result.winners
    assert [step.entry for step in found.steps] == list(range(1, table.length))
    assert len(found.chances) == len(found.steps) + 1
    for seat in range(seats):
        changes = [step.decision[seat] + step.luck[seat] + step.late[seat] for step in found.steps]
        share = 1 / len(winners) if seat in winners else 0.0
        assert found.chances[-1][seat] == share
        assert found.chances[0][seat] + math.fsum(changes) == pytest.approx(share, abs=CLOSE)
        for before, change, after in zip(found.chances, changes, found.chances[1:], strict=False):
            assert before[seat] + change == pytest.approx(after[seat], abs=CLOSE)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_moment_is_a_whole_chance_shared_by_the_seats(game, seats):
    found = review(played(game, seats, 5), iterations=FEW)
    for chances in found.chances:
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1, abs=CLOSE)
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_decision_costs_something_only_where_a_better_one_is_named(game, seats):
    table = played(game, seats, 3)
    moments = replayed(table)
    for step, moment in zip(review(table, iterations=FEW).steps, moments, strict=True):
        if step.move == "resign":
            assert step.better is None
            assert {*step.luck, *step.late} == {0.0}
        elif step.better is None:
            assert set(step.decision) == {0.0}
        else:
            assert step.decision[step.seat] < 0
            assert step.better.text != step.move
            assert step.better.text in {move.text for move in moment.moves(step.seat)}
            assert len(moment.moves(step.seat)) > 1


def replayed(table):
    """The table before each of its moves."""
    moments, past = [], table.copy()
    while past.length > 1:
        past.undo()
        moments.append(past.copy())
    return moments[::-1]


def test_a_game_is_always_reviewed_alike_and_is_not_changed_by_it():
    table = played("sangram", 2, 1, moves=12)
    before = table.record().text()
    assert review(table, iterations=20) == review(Record.parse(before), iterations=20)
    assert table.record().text() == before


def test_a_game_that_was_not_played_out_ends_with_the_chances_it_had():
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.play("span e2-e5")
    table.play("block a5")
    found = review(table, iterations=100)
    assert found.chances[-1][0] > 0.9  # Black is about to join the quarries


def test_progress_is_told_after_every_decision():
    table = played("sangram", 2, 1, moves=6)
    told = []
    review(table, iterations=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, table.length - 1) for done in range(1, table.length)]


def test_a_review_can_be_left_between_any_two_decisions():
    reviewer = Reviewer(played("sangram", 2, 1, moves=6), iterations=1)
    reviewer.look_at_next()
    assert (reviewer.done, reviewer.ready) == (1, False)


@pytest.mark.parametrize("game", ["sangram", "ramas-bridge", "quarry"])
def test_what_is_known_so_far_is_told_while_the_rest_is_looked_at(game):
    reviewer = Reviewer(played(game, 2, 1, moves=12), iterations=FEW)
    assert (reviewer.so_far().chances, reviewer.so_far().steps) == ((), ())
    while not reviewer.ready:
        reviewer.look_at_next()
        known = reviewer.so_far()
        assert len(known.steps) == len(known.chances) - 1 == reviewer.done - (not reviewer.ready)
        for before, step, after in zip(known.chances, known.steps, known.chances[1:], strict=False):
            for seat in range(2):
                change = step.decision[seat] + step.luck[seat] + step.late[seat]
                assert before[seat] + change == pytest.approx(after[seat], abs=CLOSE)
    assert known == reviewer.review()


def test_a_decision_is_called_by_what_it_lost():
    assert [_label("other", ANY, lost) for lost in (0.01, 0.05, 0.149, 0.15)] == ["good", "slip", "slip", "blunder"]
    assert [_label(rank, None, 0.0) for rank in ("first", "other", "only")] == ["best", "good", None]


def test_the_first_chances_say_how_far_off_they_may_be():
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    found = review(table, iterations=100)
    off = math.sqrt(sum(change * change for step in found.steps for change in step.late) / 2 / 6)
    assert all(off < one < off + 0.2 for one in found.doubt)


def test_no_iterations_are_refused():
    with pytest.raises(BadOptions, match="iterations"):
        review(Table("quarry", seed=1), iterations=0)


def test_turning_points_are_the_three_largest_changes_of_a_seat():
    found = review(played("ramas-bridge", 2, 2, moves=20), iterations=FEW)
    for seat in range(2):
        points = turning_points(found, seat)
        parts = [part[seat] for step in found.steps for part in (step.decision, step.luck, step.late)]
        changes = [abs(change) for change in parts if change]
        assert [abs(point.change) for point in points] == sorted(changes, reverse=True)[:3]
        for point in points:
            step = found.steps[point.step]
            if point.kind in ("luck", "late"):
                assert point.change == getattr(step, point.kind)[seat]
            else:
                assert point.change == step.decision[seat]
                assert (point.kind == "own") == (step.seat == seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_in_the_readers_language(language):
    table = Table("quarry", options={"starter": "black"}, seed=1)
    table.play("span e2-e5")
    table.resign(1)
    with speaking(language):
        first, last = review(table, iterations=2).steps
        assert str(first.sentence) == str(table.log[1].sentence)
        assert str(last.sentence) == str(table.log[2].sentence)
