"""What a seat may not know is not there (part 7): the leak law, and what is imagined instead."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extent import examples
from river.conftest import lay_programs, seat_of
from setu import Table
from setu.engine import entry_points
from setu.engine.record_view import record_view
from setu.games.river.codes import ACTIONS, NONE, book, cards

PINK, BLACK = 0, 1


@st.composite
def programs(draw, block):
    """A legal program of one seat of two: five different cards, at most one of them the block."""
    laid = draw(st.permutations(list(ACTIONS)))[:5]
    if draw(st.booleans()):
        laid[draw(st.integers(0, 4))] = block
    return laid


def dealt(first, second, answers=0):
    """Two programs laid, then so many decisions with the first legal move."""
    table = Table("river-dragons", 2, {"first": "chosen"}, key=bytes(32))
    table.play("first pink")
    lay_programs(table, {"pink": " ".join(first), "black": " ".join(second)})
    for _ in range(answers):
        if not table.over and table.view()["table"]["slot"] == 1:
            table.play(table.moves()[0])
    return table


def seen(table, viewer):
    """Everything that reaches a viewer."""
    view = json.dumps(table.view(viewer))
    hidden = table.hidden(viewer).tobytes()
    drawn = table.draw(viewer)
    asked = [] if viewer is None else [move.text for move in table.moves(viewer)] if viewer in table.pending else []
    refused = str(table.explain("JP", viewer)) if viewer is not None else ""
    return view, hidden, drawn, asked, refused


@settings(max_examples=examples(25))
@given(programs("Xk"), programs("Xp"), programs("Xp"), st.integers(0, 3))
def test_part_7_unrevealed_cards_of_others_change_nothing_that_a_seat_can_see(own, one, other, answers):
    """The first card is turned up and therefore the same; the other four differ."""
    rest = [card for card in other if card != one[0]]
    if one[0][0] == "X":
        rest = [card for card in rest if card[0] != "X"]
    rest += [card for card in ACTIONS if card not in rest and card != one[0]]
    one_table, other_table = dealt(own, one, answers), dealt(own, [one[0], *rest[:4]], answers)
    if one_table.view()["table"]["slot"] == other_table.view()["table"]["slot"] == 1:
        for viewer in (PINK, None):
            assert seen(one_table, viewer) == seen(other_table, viewer)


@settings(max_examples=examples(25))
@given(programs("Xp"), programs("Xp"))
def test_part_7_while_programming_nothing_shows_but_ready(one, other):
    board = []
    for laid in (one, other):
        table = Table("river-dragons", 2, key=bytes(32))
        lay_programs(table, {"black": " ".join(laid)})
        board.append(table)
    for viewer in (PINK, None):
        assert seen(board[0], viewer) == seen(board[1], viewer)
    assert board[0].view(PINK)["table"]["players"][BLACK]["ready"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_part_7_how_many_cards_another_has_laid_does_not_show(count):
    one, more = Table("river-dragons", 2, key=bytes(32)), Table("river-dragons", 2, key=bytes(32))
    lay_programs(one, {"black": "JP"})
    lay_programs(more, {"black": " ".join(ACTIONS[:count])})
    assert one.hidden(PINK).tobytes() == more.hidden(PINK).tobytes()


def test_part_7_the_owner_sees_all_five_of_the_own_cards():
    table = dealt(["S1", "S2", "P1", "Xk", "M1"], ["S2", "S1", "P1", "P2", "M1"])
    assert table.view(PINK)["table"]["players"][PINK]["program"] == ["S1", "S2", "P1", "Xk", "M1"]
    assert table.view(BLACK)["table"]["players"][PINK]["program"] == ["S1"]
    assert table.view(None)["table"]["players"][PINK]["program"] == ["S1"]


def test_part_7_slots_never_turned_up_stay_private_after_the_end():
    table = dealt(["S1", "S2", "P1", "Xk", "M1"], ["S2", "S1", "P1", "P2", "M1"])
    table.resign(BLACK)
    assert table.over
    assert table.view(BLACK)["table"]["players"][PINK]["program"] == ["S1"]


def test_part_7_the_record_shows_them_after_the_game():
    table = dealt(["S1", "S2", "P1", "Xk", "M1"], ["S2", "S1", "P1", "P2", "M1"])
    table.resign(BLACK)
    assert [move.move for move in table.record().moves if move.by == "pink"][1:6] == ["S1", "S2", "P1", "Xk", "M1"]


def test_part_7_the_log_of_another_says_only_that_a_card_was_laid():
    table = Table("river-dragons", 2, seed=1)
    table.play("S1", PINK)
    entry = table.view(BLACK)["log"][-1]
    assert (entry["move"], entry["sentence"], entry["events"]) == (None, None, [])


def determinized(table, seat, number):
    state = table.hidden(seat)
    key = np.arange(number, number + 8, dtype=np.uint32)
    entry_points.determinize(table._board, state, seat, key)
    return record_view(state[0])


def test_DL_10_DL_11_imagined_programs_are_legal_and_agree_with_what_was_seen():
    table = dealt(["S1", "S2", "P1", "Xk", "M1"], ["Xp", "S1", "P1", "P2", "M1"], answers=0)
    for number in range(200):
        s = determinized(table, PINK, number)
        imagined = [int(card) for card in s.program[BLACK]]
        assert imagined[0] == int(table._s.program[BLACK, 0])
        assert len(set(imagined)) == book.SLOTS
        assert sum(card >= cards.BLOCK for card in imagined) <= 1


def test_imagined_programs_are_equally_likely():
    """6720 of 15120 programs of two players have no block (part 6)."""
    table = Table("river-dragons", 2, key=bytes(32))
    lay_programs(table, {"black": "S1 S2 P1 P2 M1"})
    without = 0
    firsts: Counter[int] = Counter()
    for number in range(3000):
        s = determinized(table, PINK, number * 11)
        imagined = [int(card) for card in s.program[BLACK]]
        without += all(card < cards.BLOCK for card in imagined)
        firsts[imagined[0]] += 1
    assert abs(without / 3000 - 6720 / 15120) < 0.04
    assert len(firsts) == 9
    assert max(firsts[card] for card in range(8)) < 1.35 * min(firsts[card] for card in range(8))


def test_a_program_not_yet_complete_is_imagined_as_not_begun():
    table = Table("river-dragons", 2, key=bytes(32))
    lay_programs(table, {"black": "S1 S2 P1"})
    s = determinized(table, PINK, 1)
    assert [int(card) for card in s.program[BLACK]] == [NONE] * book.SLOTS


def test_features_are_those_of_the_hidden_record():
    table = dealt(["S1", "S2", "P1", "Xk", "M1"], ["S2", "S1", "P1", "P2", "M1"])
    other = dealt(["S1", "S2", "P1", "Xk", "M1"], ["S2", "JP", "M2", "Xp", "M1"])
    assert (table.features(PINK) == other.features(PINK)).all()
    assert (table.features(BLACK) != other.features(BLACK)).any()


def test_seats_are_called_by_colour():
    table = Table("sunderbans", 2, seed=1)
    assert seat_of(table, "blue") == 0
