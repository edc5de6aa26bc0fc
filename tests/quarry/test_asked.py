"""What the board on the page asks of the rules: who could win with the next stone, and how many are missing."""

from __future__ import annotations

from setu import Table
from setu.engine.record_view import record_view
from setu.games.quarry.asked import missing, wins_with
from setu.games.quarry.codes import KINDS

BLACK, BLUE = 0, 1
JOINED_BUT_FOR_A_STONE = ("K span e2-e5", "B block a5", "K block e6", "B block b5")


def wins(table: Table, seat: int) -> list[str]:
    """The placements that would win at once, as they are written."""
    b, s, place = table.configured.b, record_view(table.hidden(seat)[0]), table.game.words.kinds[0]
    moves = [move for move in range(place.extent.on(b)) if wins_with(b, s, seat, move)]
    return [table.game.words.types["placement"].write(b, s, move) for move in moves]


def missing_stones(table: Table, seat: int, **stock: int) -> int:
    """How many stones are missing, where a stock is left of the kinds that are named, if any are."""
    s = record_view(table.hidden(seat)[0])
    if stock:
        s.stock[seat] = [stock.get(kind, 0) for kind in KINDS]
    return missing(table.configured.b, s, seat, 0)


def test_QR_19_what_would_win_at_once_is_what_the_notation_says_of_it(lay):
    table = lay(*JOINED_BUT_FOR_A_STONE).table("K")
    marked = [move.text.split(" @")[0] for move in table.moves() if move.text.endswith("#")]
    assert marked
    assert wins(table, BLACK) == marked


def test_QR_19_it_is_told_of_who_is_not_on_turn_too(lay):
    laid = lay(*JOINED_BUT_FOR_A_STONE)
    assert wins(laid.table("B"), BLACK) == wins(laid.table("K"), BLACK)
    assert wins(laid.table("K"), BLUE) == []


def test_QR_18_on_the_empty_board_a_span_and_a_beam_are_missing(lay):
    assert [missing_stones(lay().table(), seat) for seat in (BLACK, BLUE)] == [2, 2]


def test_QR_18_a_stone_that_would_win_is_the_only_one_missing(lay):
    assert missing_stones(lay(*JOINED_BUT_FOR_A_STONE).table("K"), BLACK) == 1


def test_QR_18_far_ways_are_counted_to_their_end(lay):
    assert missing_stones(lay().table(), BLACK, block=9) == 7


def test_QR_18_without_stones_nothing_leads_across(lay):
    assert missing_stones(lay().table(), BLACK, block=0) == 0
