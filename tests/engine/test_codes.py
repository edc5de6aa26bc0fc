"""Numbers with names: what rules read of a declaration, interpreted and compiled alike."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from engine.declared import BOARD, PLANK_BY, SPOT, action, event, on_board, phase, refusal
from setu.engine.codes import Arg, actions, codes, declared_codes, declared_kinds, kind
from setu.engine.rule import compiled


def test_codes_are_plain_numbers():
    assert [phase.CHOOSING, phase.WALKING, phase.PLACING, phase.OVER] == [0, 1, 2, 3]


def test_a_namespace_has_nothing_else():
    @codes
    class things:
        ONE = 1

    assert things.ONE == 1
    with pytest.raises(AttributeError):
        _ = things.TWO


def test_kinds_are_numbered_one_after_the_other():
    first = {one.name: one.first_of(None) for one in declared_kinds(action)}
    assert first == {
        "decline": 0,
        "play": 1,
        "recruit": 56,
        "gift": 111,
        "walk": 121,
        "islet": 211,
        "span": 311,
        "place": 392,
        "cow": 392,
        "stand": 401,
        "nowhere": 410,
    }
    assert action.COUNT == 413
    assert (action.gift.FIRST, action.gift.SIZE) == (111, 10)


def test_the_last_argument_runs_fastest():
    assert action.gift.number(2, 1) == 115
    assert [(action.gift.other(move), action.gift.tokens(move)) for move in (111, 112, 113, 115)] == [
        (0, 1),
        (0, 2),
        (1, 1),
        (2, 1),
    ]


def test_a_first_value_is_not_zero():
    assert action.play.number(55) == 55
    assert action.play.card(1) == 1


@pytest.mark.parametrize("one", declared_kinds(action), ids=lambda one: one.name)
def test_every_number_has_its_arguments_and_back(one):
    space = getattr(action, one.name)
    for move in range(one.first_of(None), one.first_of(None) + one.extent.on(None)):
        assert space.has(move)
        assert one.encode(None, one.decode(None, move)) == move
        assert space.number(*(getattr(space, name)(move) for name in one.numbers)) == move
    assert not space.has(one.first_of(None) - 1)
    assert not space.has(one.first_of(None) + one.extent.on(None))


def test_a_pair_packs_two_numbers():
    assert PLANK_BY.number(3, 4) == 28
    assert (PLANK_BY.plank(28), PLANK_BY.who(28)) == (3, 4)
    assert SPOT.number(2, 7) == 57


def test_a_pair_in_a_move_is_read_whole_and_in_parts():
    move = action.islet.number(2, 7)
    assert (action.islet.islet(move), action.islet.offset(move), action.islet.spot(move)) == (2, 7, 57)


def test_sizes_of_the_board_are_asked_of_the_board():
    b = SimpleNamespace(cells=12, rows=3)
    assert on_board.place.FIRST == 0
    assert (on_board.swap.first(b), on_board.count(b)) == (12, 13 + 3 * 126)
    assert on_board.place.has(b, 11)
    assert on_board.swap.has(b, 12)
    move = on_board.water.number(b, 2, 77)
    assert (on_board.water.row(b, move), on_board.water.column(b, move)) == (2, 77)
    assert on_board.water.point(b, move) == 2 * 126 + 77
    assert not hasattr(on_board, "COUNT")


def test_refusals_and_events_are_numbered_from_one():
    assert (refusal.LEGAL, refusal.GAME_IS_OVER, refusal.NO_SUCH_MOVE) == (0, 1, 2)
    assert (event.DEALT, event.PLANK_PLACED, event.WASTED) == (1, 2, 3)
    assert [one.name for one in declared_codes(event).values()] == ["dealt", "plank", "wasted"]
    assert [one.sentence for one in declared_codes(refusal).values()][:2] == ["game-is-over", "move-number"]


def test_an_argument_cannot_take_the_name_of_what_a_kind_can_do():
    with pytest.raises(TypeError, match="an argument cannot be called number"):

        @actions
        class broken:
            ask = kind("{number}", "asks", number=Arg("count", 3))


@compiled
def reads(bs: Any, out: Any) -> int:
    """Every kind of question that rules ask."""
    b = bs[0]
    for move in range(action.COUNT):
        if action.gift.has(move):
            out[move] = action.gift.number(action.gift.other(move), action.gift.tokens(move))
        elif action.islet.has(move):
            out[move] = action.islet.spot(move) + action.islet.offset(move)
        elif action.walk.has(move):
            out[move] = action.walk.then(move) if move > action.walk.FIRST else phase.OVER
    out[0] = on_board.water.number(b, 2, 77) + on_board.count(b) * on_board.swap.has(b, 12)
    return refusal.TOO_MANY + PLANK_BY.who(PLANK_BY.number(3, 4)) * event.WASTED


def test_rules_read_the_same_compiled():
    board = np.zeros(1, BOARD)
    board["cells"], board["rows"] = 12, 3
    plain, fast = np.zeros(action.COUNT, np.int64), np.zeros(action.COUNT, np.int64)
    assert reads.plain(board, plain) == reads.fast(board, fast) == 16
    assert (plain == fast).all()
