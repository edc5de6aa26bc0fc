"""The scenarios of part 10, one test each."""

from __future__ import annotations

import pytest

S14 = """bridge+ e5-e8 @0 (1836); arch+ d4-f4 @0 (1635); span g2-g5 @0 (1350); bridge+ f5-i5 @0 x (1151);
corner c4-c5-d5 @0 (1098); corner b2-b3-c3 @0 (911); beam a2-a4 @0 (966); corner e4-e5-f5 @2 x (822);
brick c6-d6 @0 (938); span b4-b7 @0 (644); beam a4-c4 @1 x # (851)"""
S14_BOARD = """
. . . . . . . . . .
. . . . K2 . . . . .
. B1 . . K2 . . . . .
. B1 K1 K1 K2 . . . . .
. B1 K1 K1 B3 B3 B2 B2 B2 .
K2 K2 K2 B2 B3 B2 K1 . . .
K1 B1 B1 . . . K1 . . .
K1 B1 . . . . K1 . . .
. . . . . . . . . .
"""


def test_S1_a_beam_crosses(lay):
    """S1, R27: crossing with a Beam, correct (QR-12 to QR-15, QR-17, QR-18)."""
    before = lay("B beam e4-e6", "K block d5", "K block f5")
    assert before.ask("K beam d5-f5") == "@1 x"
    assert before.then("K beam d5-f5").board() == {"d5": "K2", "e5": "K2", "f5": "K2", "e4": "B1", "e6": "B1"}


def test_S2_a_span_overhangs_its_block(lay):
    assert lay("K block d5").ask("K span d5-g5") == "E-LEVEL"


@pytest.mark.parametrize(("placement", "answer"), [("d5-g5", "E-LEVEL"), ("c5-f5", "E-LEVEL"), ("e7-e10", "E-BOARD")])
def test_S2_a_span_overhangs_a_beam_or_the_board(lay, placement, answer):
    assert lay("K beam d5-f5").ask(f"K span {placement}") == answer


@pytest.mark.parametrize("corner", ["d5-e5-e6", "d6-d5-e5"])
def test_S3_a_corner_overhangs(lay, corner):
    assert lay("K brick d5-e5").ask(f"K corner {corner}") == "E-LEVEL"


def test_S3_the_corner_lies_once_its_tip_is_held(lay):
    assert lay("K brick d5-e5", "K block e6").ask("K corner d5-e5-e6") == "@1"


def test_S4_a_step_turned_over_rests_on_foot_and_arm(lay):
    before = lay("K block e5")
    assert before.ask("K step- d5-e5") == "@0"
    assert before.then("K step- d5-e5").board() == {"d5": "K2", "e5": "K2"}


def test_S4_a_step_makes_stairs(lay):
    before = lay("K block d5", "K block e5")
    assert before.ask("K step+ d5-e5") == "@1"
    assert before.then("K step+ d5-e5").board() == {"d5": "K3", "e5": "K2"}


@pytest.mark.parametrize("step", ["step- d5-e5", "step+ d5-e5", "step+ e5-d5", "step- e5-d5"])
def test_S5_no_step_on_the_other_colour(lay, step):
    assert lay("B block e5").ask(f"K {step}") == "E-COLOUR"


def test_S6_a_span_cuts_two_columns(lay):
    before = lay("B beam d4-d6", "B beam e4-e6", "K block c5", "K block f5")
    assert before.ask("K span c5-f5") == "@1 x"
    after = before.then("K span c5-f5").board()
    assert [after[cell] for cell in ("c5", "d5", "e5", "f5", "d4", "e6")] == ["K2", "K2", "K2", "K2", "B1", "B1"]


def test_S7_an_arch_over_the_others_beam_crosses(lay):
    before = lay("B beam e4-e6")
    assert before.ask("K arch+ d5-f5") == "@0 x"
    assert before.then("K arch+ d5-f5").board()["e5"] == "K2"


def test_S7_an_arch_over_an_own_beam_does_not_cross(lay):
    assert lay("K beam e4-e6").ask("K arch+ d5-f5") == "@0"


@pytest.mark.parametrize("arch", ["arch+", "arch-"])
def test_S7_a_post_stops_an_arch(lay, arch):
    assert lay("B post e5").ask(f"K {arch} d5-f5") == "E-BLOCKED"


def test_S8_a_post_on_the_line_stops_the_crossing(lay):
    before = lay("B beam e4-e6", "K block d5", "K block f5")
    assert before.ask("B post e5") == "@1"
    after = before.then("B post e5")
    assert after.board()["e5"] == "B3"
    assert after.ask("K beam d5-f5") == "E-BLOCKED"
    assert after.ask("K arch+ d5-f5") == "E-BLOCKED"


def test_S8_higher_feet_cross_after_all(lay):
    before = lay("B beam e4-e6", "K block d5", "K block f5", "B post e5", "K post d5", "K post f5")
    assert before.ask("K beam d5-f5") == "@3 x"
    assert before.then("K beam d5-f5").board()["e5"] == "K4"


def test_S8_a_post_on_the_far_foot_stops_it_by_colour(lay):
    assert lay("B beam e4-e6", "K block d5", "B post f5").ask("K beam d5-f5") == "E-COLOUR"


def test_S9_black_wins_at_ply_three(game):
    table = game("span e2-e5", "block a5")
    assert next(move.text for move in table.moves() if move.text.startswith("beam e6-e8")) == "beam e6-e8 @0 #"
    table.play("beam e6-e8")
    assert (table.result.reason, table.result.places, table.result.scores) == ("line", (1, 2), (324, 186))


def test_S10_blue_wins_by_crossing(game):
    table = game("span d2-d5", "span b6-e6", "brick d7-d8", "block a1", starter="blue")
    table.play("beam d5-d7 @1 x #")
    assert table.result.winners == (1,)
    heights = table.view()["table"]["heights"]
    assert [heights[y][3] for y in range(1, 8)] == [1, 1, 1, 2, 2, 2, 1]


def test_S11_the_winner_may_score_less(lay):
    """S11, QR-23, QR-24: 30 for the winner with 15 unplayed, 36 for the loser with a bridge."""
    from setu import Table

    rest = dict.fromkeys(("beam", "span", "corner", "pillar", "step", "arch", "bridge"), 0)
    table = Table.from_position(
        "quarry",
        {
            "board": [". . . . . . . . . ."] * 2 + [". . . . K5 . . . . B5"] * 5 + ["K5 B5 " * 5] * 2,
            "stock": {
                "black": {**rest, "block": 4, "brick": 1, "post": 2},
                "blue": {**rest, "block": 0, "brick": 0, "post": 0, "bridge": 1},
            },
            "to_move": "black",
        },
    )
    table.play("block e8")
    assert table.result.winners == (0,)
    assert table.result.scores == (30, 36)


def test_S12_never_under_an_arch(lay):
    after = lay("K arch+ d5-f5")
    assert after.ask("B beam e4-e6") == "E-BLOCKED"
    assert after.ask("B block e5") == "E-COLOUR"
    assert after.ask("K block e5") == "@2"
    assert after.then("K block e5").board()["e5"] == "K3"


def test_S13_five_is_the_limit(lay):
    before = lay("K pillar d5")
    assert before.ask("K pillar d5") == "E-HIGH"
    assert before.ask("K post d5") == "@3"
    after = before.then("K post d5")
    assert after.board() == {"d5": "K5"}
    assert after.ask("K block d5") == "E-HIGH"


def test_S14_a_whole_game(game):
    table = game()
    for line in S14.replace("\n", " ").split(";"):
        written, _, count = line.strip().rpartition(" ")
        moves = {move.text for move in table.moves()}
        assert len(moves) == int(count.strip("()"))
        assert written in moves
        table.play(written)
    assert table.position()["board"] == S14_BOARD.strip().splitlines()
    assert [part["unplayed"] for part in table.result.breakdown] == [104, 92]
    assert table.result.scores == (208, 92)
