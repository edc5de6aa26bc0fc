"""Part 11: the log is written, read back to the same game, and refused line by line where it is not true."""

from __future__ import annotations

import re

import pytest

from river.conftest import ASSISTED, at, lay_programs, seat_of
from setu import BadRecord, Table
from setu.engine.rng import new_rng, rng_below
from setu.engine.texts import speaking
from setu.games.river.log import lines
from setu.games.river.log_reader import read_log

TABLES = [
    ("river-dragons", 2, ASSISTED),
    ("river-dragons", 4, {"first": "chosen"}),
    ("river-dragons", 3, {"board": "open", "colours": "random"}),
    ("river-dragons", 6, {"shoreLink": "on", "jumpLanding": "anyNext", "misfit": "loseShort"}),
    ("sunderbans", 2, {"stoneSpot": "fine"}),
    ("sunderbans", 3, {"agree": "on", "order": "seats"}),
    ("sunderbans", 5, {"move2": "upTo", "board": "open", "table": "byEye"}),
    ("sunderbans", 6, {"uturn": "free", "move2": "villageStop"}),
]
TABLES = [(game, seats, {"roundCap": 30, **options}) for game, seats, options in TABLES]
ids = [f"{game}-{seats}-{'-'.join(map(str, options.values()))}" for game, seats, options in TABLES]


def wander(table: Table, seed: int, moves: int, resigning: int = 0) -> Table:
    """Random moves; one in `resigning` is a resignation."""
    luck = new_rng(seed)
    while moves and not table.over:
        seat = table.pending[rng_below(luck, len(table.pending))]
        if resigning and rng_below(luck, resigning) == 0:
            staying = [one for one in range(table.seats) if not table._s.out >> one & 1]
            table.resign(staying[rng_below(luck, len(staying))])
        else:
            numbers = table.move_numbers(seat)
            table.play(int(numbers[rng_below(luck, len(numbers))]), seat)
        moves -= 1
    return table


def situation(table: Table) -> dict:
    """Everything but what the last move told; a plank in hand is no line of a log."""
    return {name: value for name, value in table.position().items() if name != "events"}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=ids)
def test_part_11_a_whole_game_is_read_back_from_its_log(game, seats, options):
    for seed in range(6):
        options = {**options, "roundCap": 3 + 3 * seed}
        table = wander(Table(game, seats, options, seed=seed), seed, 5000)
        again = read_log(Table(game, seats, options, seed=seed), lines(table))
        assert lines(again) == lines(table)
        assert situation(again) == situation(table)
        assert again.result == table.result


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=ids)
def test_part_11_with_its_programs_a_game_is_read_back_from_any_point(game, seats, options):
    for seed in range(12):
        table = wander(Table(game, seats, options, seed=seed), seed, 7 * seats * (seed + 1))
        while table._s.picked != -1:
            table.undo()
        again = read_log(Table(game, seats, options, seed=seed), lines(table, programs=True))
        assert situation(again) == situation(table)
        assert lines(again, programs=True) == lines(table, programs=True)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=ids)
def test_part_11_a_log_keeps_who_gave_up_and_when(game, seats, options):
    for seed in range(12):
        table = wander(Table(game, seats, options, seed=seed), seed, 3000, resigning=15 * seats)
        again = read_log(Table(game, seats, options, seed=seed), lines(table))
        assert lines(again) == lines(table)
        assert situation(again) == situation(table)


def test_part_11_a_walk_that_touches_on_its_first_step_is_one_move():
    board = {"stones": "i9 i13", "planks": "b1:i13-V6 b5:i9-i13", "pawns": "blue@b1"}
    table = at("S", 2, **board, plays="blue M2")
    start = table.copy()
    table.play(">v6>b1")
    assert lines(table)[0] == "1.1 blue M2 >V6; *; >b1"
    assert read_log(start, lines(table)).position() == table.position()


def test_part_7_cards_that_were_never_turned_up_show_only_when_the_game_is_over():
    table = Table("river-dragons", 2, {"first": "chosen"}, seed=1)
    table.play("first pink")
    lay_programs(table, {"pink": "S2 P2 M1 Xk RM", "black": "S1 M2 Xp JP S2"})
    table.play("+i9")
    assert lines(table) == ["round 1, first pink", "1.1 pink S2 +i9"]
    assert "prog 1 black S1 M2 Xp JP S2" in lines(table, programs=True)
    table.resign(seat_of(table, "black"))
    assert "prog 1 pink S2 P2 M1 Xk RM" in lines(table)


LOG = [
    "round 1, first pink",
    "1.1 pink S2 +i9; +i10",
    "1.1 black S2 +i11; +i13",
    "1.2 pink P2 p3?i9-i13; p3:i9-i10; p1:i10-i11",
    "1.2 black M2 ~V6",
    "1.3 black Xp",
    "1.3 pink M1 x",
    "1.4 pink Xk",
    "1.4 black JP x",
    "1.5 pink RM -p1",
    "1.5 black S1 +i12",
    "round 2, first black",
]


def by_eye() -> Table:
    return Table("river-dragons", 2, {"first": "chosen", "table": "byEye"}, seed=1)


def test_part_11_a_log_written_by_hand_is_played():
    table = read_log(by_eye(), [f"  {line}  " for line in LOG])
    assert lines(table) == LOG
    assert table.position()["planks"] == {"p3": "i9-i10"}
    assert table.position()["round"] == 2


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "round one", "Expected a round like"),
        (1, "round 1, first green", "“green” does not play here. Expected: pink, black"),
        (2, "1.1 pink S2 +i9;+i10", "Expected a round like"),
        (2, "1.1 pink S2 +i9; +i9", "This islet has a stone already"),
        (2, "1.1 pink S2 +i9; +i99", "There is no islet i99"),
        (2, "1.1 pink S2 +i9", None),
        (2, "1.1 black S2 +i9; +i10", None),
        (2, "1.1 mauve S2 +i9; +i10", None),
        (3, "1.2 black S2 +i11; +i13", None),
        (3, "1.1 black S2 +i11; +i13; +i14", "Here Pink has something to decide first"),
        (4, "1.2 pink P2 p3:i9-i13; p3:i9-i10; p1:i10-i11", "Here the game goes “1.2 pink P2 p3[?]i9-i13; p3:i9-i10"),
        (4, "1.2 pink P2 p3!; p1:i10-i11", None),
        (5, "1.2 black M2 >p1>p3", "Here Pink has something to decide first"),
        (5, "1.2 black M2 ~V3", "Here the game goes “1.2 black M2 ~V6”"),
        (7, "1.3 pink M1 0", "Here the game goes “1.3 pink M1 x”"),
        (10, "1.5 pink S2 -p1", None),
        (11, "1.5 black S1 +i12; #", "Here the game goes “1.5 black S1 [+]i12”"),
        (12, "round 2, first pink", "Here the game goes “round 2, first black”"),
        (12, "prog 1 pink S1 S2 P1 P2 RM", "No cards are laid for round 1 here"),
        (12, "# pink", None),
        (12, "", "Expected a round like"),
    ],
)
def test_part_11_a_line_that_is_not_true_is_refused_with_its_number(number, line, reason):
    table = by_eye()
    before = table._state.tobytes()
    damaged = [*LOG[: number - 1], line, *LOG[number:]]
    with pytest.raises(BadRecord) as refused:
        read_log(table, damaged)
    assert re.search(r"[Ll]ine \d+", str(refused.value))
    if reason:
        assert f"ine {number} " in str(refused.value)
        assert re.search(reason, str(refused.value))
    assert table._state.tobytes() == before


def test_part_11_a_log_without_all_cards_asks_for_the_program():
    with pytest.raises(BadRecord, match=r"Line 1 .*Expected a line “prog 1 pink…”"):
        read_log(by_eye(), LOG[:4])


def test_part_11_a_log_that_stops_before_what_follows_by_itself_ends_too_early():
    with pytest.raises(BadRecord, match="Expected in line 12: “round 2, first black”"):
        read_log(by_eye(), LOG[:-1])


def test_part_11_a_program_that_the_rules_forbid_is_refused_in_its_line():
    with pytest.raises(BadRecord, match=r"Line 2 .*You have laid this card already"):
        read_log(by_eye(), [LOG[0], "prog 1 pink S1 S1 P1 P2 RM"])


def test_part_11_a_log_is_refused_in_french_where_french_is_spoken():
    with speaking("fr"), pytest.raises(BadRecord) as refused:
        read_log(by_eye(), ["hello, world"])
    with speaking("fr"):
        assert str(refused.value).startswith("Ligne 1 du journal, «\u202fhello, world\u202f»\u00a0: Attendu une manche")
