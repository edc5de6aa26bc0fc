"""The edge cases of part 9, by their numbers."""

from __future__ import annotations

import pytest

from setu import Table
from setu.engine.reader import Components
from setu.games.quarry import board
from setu.games.quarry.codes import KINDS

CASES = [
    (1, (), "K beam d5-f5", "@0"),
    (3, ("B block e5", "K block d5"), "K block e5", "E-COLOUR"),
    (4, ("K block d5", "B block e5"), "K brick d5-e5", "E-COLOUR"),
    (5, ("K block d5", "K block f5"), "K beam d5-f5", "@1"),
    (6, ("K block d5", "K block f5", "K block e5"), "K beam d5-f5", "@1"),
    (6, ("K block d5", "K block f5", "B block e5"), "K beam d5-f5", "@1 x"),
    (6, ("K block d5", "K block f5", "K post e5"), "K beam d5-f5", "E-BLOCKED"),
    (6, ("K block d5", "K block f5", "B post e5"), "K beam d5-f5", "E-BLOCKED"),
    (7, ("K post d5", "B block e5", "K post f5", "K post g5"), "K span d5-g5", "@2 x"),
    (8, ("K brick d5-e5",), "K beam d5-f5", "E-LEVEL"),
    (9, ("B beam e4-e6",), "K arch+ d5-f5", "@0 x"),
    (9, ("B post e5",), "K arch+ d5-f5", "E-BLOCKED"),
    (9, ("B beam e4-e6",), "K arch- d5-f5", "E-BLOCKED"),
    (10, ("B block e5",), "K bridge+ d5-g5", "@0 x"),
    (11, ("K arch+ d5-f5",), "K beam e4-e6", "E-BLOCKED"),
    (12, ("K arch+ d5-f5",), "K block e5", "@2"),
    (13, ("K pillar d5",), "K post d5", "@3"),
    (13, ("K pillar d5",), "K pillar d5", "E-HIGH"),
    (14, ("K post d5", "K post d5", "K post f5", "K post f5"), "K arch- d5-f5", "E-HIGH"),
    (14, ("K post d5", "K post d5", "K post f5", "K post f5"), "K beam d5-f5", "@4"),
    (16, ("K post d5", "B post f5", "K post e4", "B post e6"), "K block e5", "@0"),
    (17, ("K block d6", "K block e5", "B block d5"), "K corner d6-d5-e5", "@1 x"),
    (17, ("K block d6", "K block e5"), "K corner d6-d5-e5", "@1"),
    (18, ("K brick d5-e5",), "K corner d6-d5-e5", "E-LEVEL"),
    (31, ("K span a1-d1",), "K span h5-k5", "E-STOCK"),
    (32, ("K block e5",), "K step- d5-e5", "@0"),
    (32, ("K block e5",), "K step- e5-d5", "E-LEVEL"),
    (33, (), "K beam e2-e4", "@0"),
]


@pytest.mark.parametrize(("number", "stones", "placement", "answer"), CASES)
def test_edge_case(lay, number, stones, placement, answer):
    """QR-8, QR-10 to QR-16, R8, R9, R10, R11, R13: what lies, what does not, and why."""
    assert lay(*stones).ask(placement) == answer


def test_edge_2_no_step_turned_over_on_an_empty_board(game):
    """QR-13: 1836 = 2158 - 322."""
    table = game()
    written = [move.text for move in table.moves()]
    assert len(written) == 1836
    assert not any(text.startswith("step-") for text in written)


def test_edge_15_F5_a_cell_of_height_five_cannot_be_crossed():
    """F5, F6: nothing of Black's covers e5 again, wherever his feet may stand."""
    rows = [". . . . . . . . . ."] * 9
    rows[4] = ". . . K4 B5 K4 . . . ."
    stock = {"black": {"post": 0}, "blue": {"pillar": 1, "post": 3}}
    table = Table.from_position("quarry", {"board": rows, "stock": stock, "to_move": "black"})
    assert not any("e5" in move.targets["cells"] for move in table.moves())


def test_edge_17_an_elbow_over_the_board_hangs_only_where_it_may(lay):
    """QR-16b, R9: with elbow=rest the same corner is refused."""
    assert lay("K block d6", "K block e5", elbow="rest").ask("K corner d6-d5-e5") == "E-ELBOW"
    assert lay("K block d6", "K block e5", "B block d5", elbow="rest").ask("K corner d6-d5-e5") == "@1 x"
    assert lay(elbow="rest").ask("K corner d6-d5-e5") == "@0"


LINES = [
    (19, ["beam e2-e4", "beam e5-e7"], "block e8", True),
    (19, ["beam e1-e3", "beam e4-e6"], "block e7", False),
    (19, ["beam e3-e5", "beam e6-e8"], "block e9", False),
    (20, ["beam d2-d4", "brick e4-f4"], "brick f2-f3", False),
    (21, ["span a5-d5", "beam e5-g5"], "beam h5-j5", False),
]


@pytest.mark.parametrize(("number", "stones", "last", "wins"), LINES)
def test_edge_lines_that_win_and_lines_that_do_not(game, number, stones, last, wins):
    """QR-19, R5, R7: a line covers a cell of each quarry; other long lines win nothing."""
    table = game()
    others = iter(("block a9", "block c9", "block i1", "post j2"))
    for stone in stones:
        table.play(stone)
        table.play(next(others))
    table.play(last)
    assert table.over == wins


def test_edge_22_corners_do_not_join(game):
    """R6, QR-18: two groups that meet at a point are joined only with line=diagonal."""
    moves = ["span e2-e5", "block a9", "beam f6-f8"]
    assert not game(*moves).over
    assert game(*moves, line="diagonal").result.winners == (0,)


def test_edge_23_a_covered_line_is_cut(lay):
    """QR-18: what lies beneath does not count."""
    stones = ("K span e2-e5", "K beam e6-e8", "B block d5", "B block f5")
    with pytest.raises(ValueError, match="game is over"):
        lay(*stones).table()
    cut = lay("K span e2-e5", "B block d5", "B block f5", "B beam d5-f5", "K beam e6-e8")
    assert not cut.table().over


def test_edge_24_the_last_stone_wins():
    """R26: the line comes before the stalemate."""
    rows = [". . . . . . . . . ."] + [". . . . K1 . . . . B5"] * 6 + [". . . . . . . . . ."] * 2
    used = dict.fromkeys(("brick", "beam", "span", "corner", "post", "pillar", "step", "arch", "bridge"), 0)
    rows[-1] = "K5 K5 K5 K5 K5 K5 K5 B5 B5 B5"
    rows[0] = "B5 B5 B5 B5 B5 B5 B5 B5 B5 B5"
    stock = {"black": {**used, "block": 1}, "blue": {**used, "block": 0}}
    table = Table.from_position("quarry", {"board": rows, "stock": stock, "to_move": "black"})
    table.play("block e2")
    assert table.result.reason == "line"


def test_edge_25_QR_20_an_own_stone_on_an_own_line_never_breaks_it(lay):
    """QR-20, R24: a placement adds no cell to the other and takes none of one's own."""
    before = lay("K span e2-e5").board()
    after = lay("K span e2-e5", "K block e3").board()
    assert {cell for cell, shown in before.items() if shown[0] == "K"} <= set(after)


def test_edge_26_heights_play_no_part(lay):
    """QR-18: a line at heights 1, 5 and 2 is a line."""
    stones = ("K beam e2-e4", "K pillar e5", "K post e5", "K post e6", "K block e7")
    table = lay(*stones).table("K")
    assert {move.text for move in table.moves() if move.text.startswith("block e8")} == {"block e8 @0 #"}


SMALL = board.box("standard").source.replace("width = 10", "width = 5").replace("rows = 9 ", "rows = 6 ")
SMALL_BOX = Components(SMALL.replace("quarry = 2", "quarry = 1"), "small.toml")


def full_board(black: dict[str, int], blue: dict[str, int], *bare: str, to_move: str, **options: str) -> Table:
    """Five columns by six rows, every cell 5 high but for some bare ones."""
    rows = []
    for y in range(6, 0, -1):
        cells = [f"{chr(97 + x)}{y}" for x in range(5)]
        rows.append(" ".join("." if cell in bare else "KB"[(x + y) % 2] + "5" for x, cell in enumerate(cells)))
    none = dict.fromkeys(KINDS, 0)
    position = {"board": rows, "stock": {"black": {**none, **black}, "blue": {**none, **blue}}, "to_move": to_move}
    return Table.from_position("quarry", {**position, "options": options}, components=SMALL_BOX)


def test_edge_27_R15_who_has_no_place_passes():
    """QR-9, R14, R15: Black's bridge fits nowhere, so Blue goes on alone."""
    table = full_board({"bridge": 1}, {"block": 3}, "b2", "c4", to_move="black")
    assert table.pending == (1,)
    table.play("block b2")
    assert [event.name for event in table.log[-1].events] == ["placed", "passed"]
    assert table.pending == (1,)


@pytest.mark.parametrize(("out", "winners"), [("draw", (0, 1)), ("loses", (1,))])
def test_R15_out_ends_the_game_at_once(out, winners):
    table = full_board({"bridge": 1}, {"block": 2}, "b2", to_move="black", out=out)
    assert (table.result.reason, table.result.winners) == ("out", winners)


def test_edge_28_an_empty_stock_is_passed_over_until_the_other_is_stuck():
    """R15, R16, R17, QR-23: two passes in a row end the game; in a draw everybody scores once."""
    table = full_board({}, {"pillar": 1, "bridge": 1}, "b2", to_move="black")
    table.play("pillar b2")
    assert (table.result.reason, table.result.winners) == ("stalemate", (0, 1))
    assert table.result.scores == (0, 36)


def test_edge_29_a_bridge_without_room_still_scores():
    """QR-23, R16: with stalemate=points it wins the game."""
    table = full_board({}, {"pillar": 1, "bridge": 1}, "b2", to_move="black", stalemate="points")
    table.play("pillar b2")
    assert (table.result.winners, table.result.scores) == ((1,), (0, 72))


def test_R16_equal_points_are_a_draw():
    table = full_board({"bridge": 1}, {"pillar": 1, "bridge": 1}, "b2", to_move="blue", stalemate="points")
    table.play("pillar b2")
    assert table.result.winners == (0, 1)
