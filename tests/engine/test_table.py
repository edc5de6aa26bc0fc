"""The Python surface: what a table answers, and that a refused call changes nothing."""

from __future__ import annotations

import json

import pytest

import setu
from setu import BadOptions, BadPosition, IllegalMove, SetuError, Table, UnknownGame


@pytest.fixture
def table():
    return Table("quarry", options={"starter": "black"}, seed=7, names=["Ana", "Ben"])


def test_the_games_of_the_house():
    assert "quarry" in setu.games()


def test_an_unknown_game_is_answered_with_those_there_are():
    with pytest.raises(UnknownGame, match=r"no game “chess”.*quarry"):
        Table("chess")


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"swap": "maybe"}, "“swap” cannot be “maybe”. Expected: off, on"),
        ({"swap": 1}, "Expected: off, on"),
        ({"colour": "red"}, "no option “colour”. The options are: board, line"),
        ("swap=on", "Expected: board"),
    ],
)
def test_wrong_options_say_what_was_expected(options, answer):
    with pytest.raises(BadOptions, match=answer):
        Table("quarry", options=options)


def test_on_and_off_may_be_true_and_false():
    assert Table("quarry", options={"swap": True}).options["swap"] == "on"


@pytest.mark.parametrize("seats", [0, 1, 3, "2", 2.0, True])
def test_wrong_seat_counts(seats):
    with pytest.raises(BadOptions, match="“seats” cannot be"):
        Table("quarry", seats=seats)


@pytest.mark.parametrize("names", [["Ana"], ["Ana", ""], ["Ana", 3]])
def test_wrong_names(names):
    with pytest.raises(BadOptions, match="Expected 2 names"):
        Table("quarry", names=names)


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_wrong_seats(table, seat):
    with pytest.raises(BadOptions, match="“seat” cannot be"):
        table.moves(seat)


def test_a_refused_move_changes_nothing_and_carries_its_rule(table):
    table.play("span e2-e5")
    before, log = table._state.tobytes(), table.log
    with pytest.raises(IllegalMove) as refused:
        table.play("block e5")
    assert refused.value.rule == "QR-12"
    assert str(refused.value).startswith("QR-12 On e5")
    assert (table._state.tobytes(), table.log) == (before, log)


def test_explain_answers_none_for_a_legal_move(table):
    assert table.explain("span e2-e5") is None


def test_a_table_says_what_it_is():
    table = Table("sangram", 3, seed=1)
    assert repr(table) == "<Table sangram, 3 seats, 0 moves, P1 and P2 and P3 to decide>"
    table.play(table.moves(0)[0], 0)
    table.resign(0)
    assert repr(table) == "<Table sangram, 3 seats, 2 moves, over>"


def test_a_number_that_names_a_value_is_that_value():
    assert Table("sangram", options={"tokenSupply": 40}, seed=1).options["tokenSupply"] == "40"
    with pytest.raises(BadOptions, match=r"“tokenSupply” cannot be “41”\. Expected: 40, unlimited"):
        Table("sangram", options={"tokenSupply": 41})


def test_play_returns_what_the_seat_learns_each_thing_once():
    """Whoever plays for all has each private event from its owner's log, never from another seat's move."""
    table = Table("sangram", 4, seed=2)
    private = 0
    while not table.over and table.length < 150:
        seat, numbers = table.pending[-1], table.move_numbers(table.pending[-1])
        told = table.play(int(numbers[table.length * 7 % len(numbers)]), seat)
        assert [event.audience for event in told if event.audience not in (-1, seat)] == []
        assert [str(event) for event in told] == [event["text"] for event in table.view(seat)["log"][-1]["events"]]
        private += len(table.last.events) - len(told)
    assert private > 0


def test_giving_up_is_explained_like_any_move(table):
    assert table.explain("resign") is None
    table.resign()
    assert str(table.explain("resign")) == "The game is over."


def test_a_move_may_be_given_as_notation_number_or_move(table):
    move = table.moves()[17]
    by_text, by_number = table.copy(), table.copy()
    table.play(move)
    by_text.play(move.text)
    by_number.play(move.id)
    assert table._state.tobytes() == by_text._state.tobytes() == by_number._state.tobytes()


def test_moving_for_the_other_seat_is_refused(table):
    with pytest.raises(IllegalMove, match="QR-7 It is Black’s turn"):
        table.play("span e2-e5", seat=1)


def test_undo_takes_back_one_move_and_its_line_of_the_log(table):
    before = table._state.tobytes()
    table.play("span e2-e5")
    table.undo()
    assert (table._state.tobytes(), len(table.log)) == (before, 1)
    with pytest.raises(SetuError, match="no move to take back"):
        table.undo()


def test_a_copy_goes_its_own_way(table):
    twin = table.copy()
    table.play("span e2-e5")
    assert (twin.actor, len(twin.log), table.actor) == (0, 1, 1)


def test_the_same_seed_gives_the_same_game():
    assert Table("quarry", seed=5)._state.tobytes() == Table("quarry", seed=5)._state.tobytes()
    assert Table("quarry", seed=5)._state.tobytes() != Table("quarry", seed=6)._state.tobytes()
    assert Table("quarry").position()["key"] != Table("quarry").position()["key"]


def test_a_key_is_32_bytes():
    with pytest.raises(BadOptions, match="32 bytes, not 3"):
        Table("quarry", key=b"abc")


def test_a_view_is_json_and_holds_no_key(table):
    table.play("span e2-e5")
    shown = json.dumps(table.view(1))
    assert table.position()["key"] not in shown
    assert json.loads(shown)["log"][-1]["move"] == "span e2-e5 @0"
    assert json.loads(shown)["names"] == ["Ana", "Ben"]


def test_a_view_does_not_grow_with_the_log(table):
    for number in range(12):
        table.play(table.moves()[0])
        assert [entry["number"] for entry in table.view(0)["log"]] == [number + 1]
    assert [entry["number"] for entry in table.view(0, since=0)["log"]] == list(range(13))
    assert [entry["number"] for entry in table.view(0, since=10)["log"]] == [10, 11, 12]
    assert table.view(0, since=13)["log"] == []


def test_the_hidden_state_has_no_key(table):
    assert not table.hidden(0)["key"].any()
    assert table._state["key"].any()


def test_the_result_comes_at_the_end(table):
    assert table.result is None
    table.resign()
    assert table.result.winners == (1,)
    with pytest.raises(IllegalMove, match="The game is over"):
        table.resign()
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play("block a1", seat=0)


def test_a_position_reads_back_to_the_byte(table):
    table.play("span e2-e5")
    written = json.loads(json.dumps(table.position()))
    assert Table.from_position("quarry", written)._state.tobytes() == table._state.tobytes()


BOARD = [". . . . . . . . . ."] * 9
WRONG_POSITIONS = {
    "not a mapping": (["board"], "A position is a table of named values"),
    "another game": ({"game": "chess"}, "a position of chess, not of quarry"),
    "a field too many": ({"colour": "red"}, "A position has no “colour”"),
    "a strange key": ({"key": "xyz"}, "64 hexadecimal digits"),
    "a negative draw": ({"drawn": -1}, "“drawn” is how many"),
    "strange events": ({"events": [[1, 2]]}, "“events” is a short list"),
    "too many events": ({"events": [[1, -1, 0, 0, 0]] * 7}, "“events” is a short list"),
    "six high": (
        {"board": [". K6 . . . . . . . .", *BOARD[1:]]},
        "b9 shows “K6”. Expected “.”, or K or B with a height",
    ),
    "no colour": ({"board": [". 2 . . . . . . . .", *BOARD[1:]]}, "b9 shows “2”"),
    "no height": ({"board": [". K . . . . . . . .", *BOARD[1:]]}, "b9 shows “K”"),
    "height zero": ({"board": [". K0 . . . . . . . .", *BOARD[1:]]}, "b9 shows “K0”"),
    "a row too few": ({"board": BOARD[1:]}, "needs 9 rows of 10 cells"),
    "a cell too few": ({"board": [". . .", *BOARD[1:]]}, "needs 9 rows of 10 cells"),
    "colour from nowhere": ({"board": ["K1 . . . . . . . . .", *BOARD[1:]]}, "Black shows on 1 cells, but the stones"),
    "stones from nowhere": ({"board": BOARD, "stock": {"black": {"span": 0}}}, "have 4 cubes, but the heights leave"),
    "too much stock": (
        {"board": BOARD, "stock": {"black": {"span": 2}}},
        "“stock span” cannot be “2”",
    ),
    "strange stock": ({"board": BOARD, "stock": {"red": {}}}, "“stock” cannot be “red”"),
    "strange stock of a colour": ({"board": BOARD, "stock": {"blue": 3}}, "“stock blue” cannot be “3”"),
    "a strange stone in stock": ({"board": BOARD, "stock": {"blue": {"vault": 1}}}, "“stock blue” cannot be “vault”"),
    "too much stock and no board": ({"stock": {"black": {"span": 99}}}, "“stock span” cannot be “99”"),
    "too little stock for a bare board": ({"stock": {"black": {"span": 0}}}, "have 4 cubes, but the heights leave"),
    "a floating stone": ({"stones": ["K step- d5-e5"]}, "Stone 1, “K step- d5-e5”, cannot lie there: The end on e5"),
    "an unreadable stone": ({"stones": ["K plank d5"]}, "Stone 1, “K plank d5”, cannot lie there: There is no stone"),
    "a stone of nobody": ({"stones": ["R block d5"]}, "Stone 1"),
    "stones that are no list": ({"stones": "K block d5"}, "“stones” cannot be “K block d5”"),
    "a board that disagrees": ({"stones": ["K block d5"], "board": BOARD}, "“board” does not agree"),
    "a finished line": ({"stones": ["K span e2-e5", "K beam e6-e8"]}, "Black has a line"),
    "an end without reason": ({"phase": "over"}, "A game that is over has a reason"),
    "a winner in play": ({"winner": "black"}, "A game that is over has a reason"),
    "a strange phase": ({"phase": "lunch"}, "“phase” cannot be “lunch”. Expected: place, swap, over"),
    "a strange turn": ({"to_move": "red"}, "“to_move” cannot be “red”. Expected: black, blue"),
    "strange holders": ({"holders": {"black": 0, "blue": 0}}, '“holders” cannot be “{"black": 0, "blue": 0}”'),
}


@pytest.mark.parametrize(("position", "answer"), WRONG_POSITIONS.values(), ids=WRONG_POSITIONS)
def test_an_impossible_position_is_refused_with_the_reason(position, answer):
    with pytest.raises(BadPosition, match=answer):
        Table.from_position("quarry", position)


def test_errors_speak_french():
    with pytest.raises(IllegalMove) as refused:
        Table("quarry", options={"starter": "black"}).play("pass")
    with setu.speaking("fr"):
        assert str(refused.value).startswith("QR-9 On ne passe pas par choix")


def test_a_copy_that_takes_back_and_plays_on_leaves_the_first_table_alone():
    table = Table("quarry", options={"starter": "black"}, seed=7)
    table.play("span e2-e5")
    table.play("block a5")
    twin = table.copy()
    twin.undo()
    twin.play("block b5")
    table.undo()
    assert table.move_numbers().tolist() == table.copy().move_numbers().tolist()
    table.play("block b5")
    assert table.position() == twin.position()


def test_an_earlier_moment_is_a_table_of_its_own():
    table = Table("quarry", options={"starter": "black"}, seed=7)
    for move in ("span e2-e5", "block a5"):
        table.play(move)
    seen, earlier = table.seen(), table.at(1)
    assert (earlier.length, earlier.pending, earlier.draw() == table.draw()) == (2, (1,), False)
    earlier.play("block a5")
    assert earlier.seen() == seen == table.seen()
    assert table.at(table.length - 1).log == table.log
    with pytest.raises(BadOptions, match="entry"):
        table.at(3)
