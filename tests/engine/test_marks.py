"""Players choose what stands for them: a Crown in Sangram, a colour in the river games."""

from __future__ import annotations

import json

import pytest

from setu import BadOptions, Record, Table
from setu.engine.marks import seated, written
from setu.games.sangram.state import KINGDOMS


def crowns(table: Table) -> list[str]:
    return [player["kingdom"] for player in table.seen()["players"]]


def colours(table: Table) -> list[str]:
    return [table.mark(seat) for seat in range(table.seats)]


def play_some(table: Table, moves: int = 8) -> Table:
    for _ in range(moves):
        table.play(table.moves()[0])
    return table


# ---- Sangram


def test_by_default_the_seats_take_the_kingdoms_in_order():
    assert crowns(Table("sangram", 3, seed=1)) == ["marathas", "rajputs", "sikhs"]


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_any_of_the_six_kingdoms_can_be_chosen(kingdom):
    table = Table("sangram", 2, {"crowns": kingdom}, seed=1)
    assert crowns(table)[0] == kingdom
    assert len(set(crowns(table))) == 2


def test_who_did_not_choose_takes_what_is_left():
    table = Table("sangram", 4, {"crowns": "hyderabad,-,marathas"}, seed=1)
    assert crowns(table) == ["hyderabad", "rajputs", "marathas", "sikhs"]


def test_a_list_will_do_as_well():
    table = Table("sangram", 3, {"crowns": [None, "mysore"]}, seed=1)
    assert table.options["crowns"] == "-,mysore"
    assert crowns(table) == ["marathas", "mysore", "rajputs"]


def test_the_table_speaks_of_the_kingdom_that_was_chosen():
    table = play_some(Table("sangram", 2, {"crowns": "hyderabad"}, seed=1), 1)
    assert str(table.called(0)) == "Hyderabad"
    assert str(table.last.sentence).startswith("Hyderabad plays")


def test_a_crown_changes_nothing_but_names():
    usual, chosen = Table("sangram", 3, seed=4), Table("sangram", 3, {"crowns": "mysore,hyderabad"}, seed=4)
    assert play_some(usual)._state.tobytes() == play_some(chosen)._state.tobytes()


def test_a_game_in_which_nobody_chooses_is_written_as_before():
    assert "crowns" not in Table("sangram", options={"crowns": ["", None]}).options
    assert "crowns" not in Table("sangram", seed=1).record().text()


# ---- the river


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_players_share_out_the_colours_of_their_number(game, seats):
    """Part 3: which colours are in play depends on the number of players, who takes which is free."""
    listed = colours(Table(game, seats, seed=1))
    turned = [*listed[1:], listed[0]]
    assert colours(Table(game, seats, {"pawns": ",".join(turned)}, seed=1)) == turned
    last = Table(game, seats, {"pawns": listed[-1]}, seed=1)
    assert colours(last) == [listed[-1], *listed[:-1]]


def test_a_pawn_starts_in_the_village_of_its_colour():
    listed = colours(Table("sunderbans", 2, seed=1))
    homes = {colour: pawn_of(Table("sunderbans", 2, seed=1), colour) for colour in listed}
    turned = Table("sunderbans", 2, {"pawns": listed[1]}, seed=1)
    assert {colour: pawn_of(turned, colour) for colour in listed} == homes


def pawn_of(table: Table, colour: str) -> str:
    return table.position()["pawns"][colour]


def test_a_colour_that_is_not_in_play_is_refused():
    listed = colours(Table("river-dragons", 2, seed=1))
    with pytest.raises(BadOptions, match=f"“pawns” cannot be “red”. Expected: {', '.join(listed)}"):
        Table("river-dragons", 2, {"pawns": "red"})


def test_colours_by_lot_are_not_chosen():
    with pytest.raises(BadOptions, match="“pawns” cannot be chosen together with colours=random"):
        Table("sunderbans", 2, {"pawns": "blue", "colours": "random"})


# ---- all


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ("britishers", "“crowns” cannot be “britishers”. Expected: marathas, rajputs"),
        ("sikhs,sikhs", "two players cannot both have sikhs"),
        ("sikhs,mysore,mughals", "“crowns” names 3 seats, but there are 2"),
        (7, "“crowns” cannot be “7”"),
    ],
)
def test_one_mark_one_player(chosen, complaint):
    with pytest.raises(BadOptions, match=complaint):
        Table("sangram", 2, {"crowns": chosen})


@pytest.mark.parametrize(
    ("game", "options"), [("sangram", {"crowns": "-,hyderabad"}), ("sunderbans", {"pawns": "orange"})]
)
def test_record_position_and_copy_keep_the_choice(game, options):
    table = play_some(Table(game, 2, options, seed=3))
    called = [str(table.called(seat)) for seat in range(2)]
    table.resign(0)
    again = Record.parse(table.record().text()).verify()
    laid = Table.from_position(game, json.loads(json.dumps(table.position())))
    for other in (again, laid, table.copy()):
        assert [str(other.called(seat)) for seat in range(2)] == called
        assert other.options == table.options


@pytest.mark.parametrize(
    ("game", "options"), [("sangram", {"crowns": "hyderabad"}), ("sunderbans", {"pawns": "orange"})]
)
def test_a_choice_needs_no_machine_code_of_its_own(game, options):
    chosen, usual = Table(game, 2, options)._board, Table(game, 2)._board
    assert (chosen.dtype, chosen.flags.writeable) == (usual.dtype, usual.flags.writeable)


def test_a_game_without_marks_knows_of_no_such_option():
    with pytest.raises(BadOptions, match="There is no option “crowns”"):
        Table("quarry", options={"crowns": "sikhs"})


def test_marks_are_written_by_seat():
    assert written(["", "bull", ""]) == "-,bull"
    assert seated("-,bull", ["lion", "bull", "crane"]) == ["lion", "bull", "crane"]
    assert seated("crane,-,lion", ["lion", "bull", "crane"]) == ["crane", "bull", "lion"]
