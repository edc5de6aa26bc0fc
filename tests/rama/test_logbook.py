"""Part 11: one line for each go, and back."""

from __future__ import annotations

import pytest

from rama.conftest import STRATEGY, TEST_BOARD, put
from setu import InvalidMove, Table
from setu.engine.rng import new_rng, rng_below
from setu.games.rama.logbook import read_log, write_log


def after(table: Table, *moves: str) -> list[str]:
    for move in moves:
        table.play(move)
    return write_log(table)


def test_a_move_and_a_card():
    table = put({"at": "f3"}, {"at": "DEL", "holds": "bridge@AGR spice@BOM"}, throw=2, dice=(5, 2), round=4)
    assert "4.P2 d5 >AGR lay bridge@AGR" in after(table, "=", ">AGR")


def test_the_cow_first_and_a_free_flight():
    table = put({"at": "f3"}, {"at": "a1", "ticket": True}, throw=2, dice=(6, 2), cow="CHE", round=4)
    assert "4.P2 d6 cow JAI >f2 fly DEL-BOM free" in after(table, "=", "cow JAI", ">f2")


def test_a_bonus_names_its_card_to_its_owner_alone():
    table = put({"at": "f3"}, {"at": "h1"}, throw=2, dice=(4, 2), round=5)
    after(table, "=", "bonus festival", "=")
    assert write_log(table)[1].startswith("5.P2 d4 bonus festival =")
    assert write_log(table, 1)[1].startswith("5.P2 d4 bonus festival(festival@")


def test_a_one_and_again():
    table = put({"at": "f3"}, {"at": "h1"}, throw=2, dice=(1, 3, 2), round=5)
    assert after(table, "=", "=", "again", "=")[1:3] == ["5.P2 d1 = again", "5.P2 d3 ="]


def test_a_start_on_an_own_town():
    position = {"phase": "place", "round": 0, "placing": 0, "active": 1}
    table = put({"holds": "deity@AGR spice@BOM"}, {"at": "f3"}, dice=(1, 2), **position)
    assert after(table, "place P1 AGR")[:2] == ["0.P2 place P1 AGR", "1.P1 start lay deity@AGR god 1 -50"]


def test_karma_drawn_and_given():
    a = {"at": "a1", "holds": "deity@AGR spice@BOM"}
    table = put({"at": "f3"}, a, throw=2, dice=(3, 6), round=6, options=STRATEGY, karma_pile=["cow", "cricket"])
    table.play("=")
    assert after(table, ">AGR", "give P1")[1] == "6.P2 d3 >AGR lay deity@AGR god 6 +100 karma+ give cricket P1"


def test_R20_a_journey_to_the_match_names_no_goal():
    b = {"at": "k1", "received": "cricket", "journey": "cricket"}
    table = put({"at": "f3"}, b, throw=2, dice=(2, 2), supply=3, round=7, options=STRATEGY)
    assert after(table, "=", ">KAN")[1] == "7.P2 d2 >KAN"


def test_a_commitment_a_wait_and_its_release():
    b = {"at": "b3", "holds": "transport@KOL spice@BOM"}
    table = put({"at": "f3"}, b, throw=2, dice=(2, 2, 4, 2, 3, 2), round=8, options=STRATEGY)
    lines = after(table, "=", ">KOL", "eco transport", "=", "=", ">g1")
    assert "8.P2 d2 >KOL lay transport@KOL eco transport" in lines
    assert "9.P2 rel 4 wait" in lines
    assert "10.P2 rel 3 kept d2 >g1" in lines


def test_giving_up():
    b = {"at": "CHE", "laid": "material@CHE", "holds": "spice@BOM", "eco": {"material": "pending"}, "eco_wait": 2}
    table = put({"at": "f3"}, b, throw=2, dice=(2, 6), round=14, options=STRATEGY)
    assert after(table, "=", "giveup", "cow AGR", ">h1")[1] == "14.P2 rel 2 giveup d6 cow AGR >h1"


def test_the_monsoon_and_a_flight_without_a_ticket():
    a = {"at": "MAL", "karma": "monsoon"}
    table = put({"at": "f3"}, a, throw=2, dice=(3, 2), round=9, options=STRATEGY)
    line = after(table, "=", ">COL", "give P1")[1]
    assert line.startswith("9.P2 d3 >COL fly MAL-COL none give monsoon P1 drop food@")


def test_the_end_with_all_scores():
    table = put({"at": "f3"}, {"at": "h2"}, throw=2, dice=(5,), round=20)
    assert after(table, "=", ">PAM")[1] == "20.P2 d5 >PAM end pamban P1:900 P2:600"


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_again_from_its_log(seed):
    options = {**STRATEGY, "max_rounds": 60, "bonus_window": ("before_move", "also_after_move")[seed % 2]}
    table = Table("ramas-bridge", 4, options, seed=seed, components=TEST_BOARD)
    luck = new_rng(seed)
    while not table.over:
        numbers = table.move_numbers()
        table.play(int(numbers[rng_below(luck, len(numbers))]))
    again = Table("ramas-bridge", 4, options, seed=seed, components=TEST_BOARD)
    read_log(again, write_log(table))
    assert again._state.tobytes() == table._state.tobytes()


def test_a_log_with_another_throw_is_refused():
    table = put({"at": "a1"}, throw=2)
    with pytest.raises(InvalidMove, match="the die shows 2"):
        read_log(table, ["5.P1 d3 ="])
