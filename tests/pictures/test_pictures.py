"""A picture shows what its viewer may see and nothing more, and is whole by itself."""

from __future__ import annotations

import itertools
import random
import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import setu
from engine.toy import toy
from extent import examples
from setu.engine import entry_points
from setu.engine.contract import SPECTATOR
from setu.engine.rng import key_from_seed

TABLES = [
    ("quarry", 2, 12),
    ("sangram", 4, 30),
    ("river-dragons", 4, 57),
    ("sunderbans", 3, 40),
    ("ramas-bridge", 4, 60),
]
SECRETIVE = [table for table in TABLES if table[0] != "quarry"]


def after(name, seats, moves, seed=1):
    """A table after some random moves."""
    table, luck = setu.Table(name, seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.move_numbers().tolist()))
    return table


def elsewhere(table, viewer, seed):
    """The same table in another world that the viewer cannot tell from this one."""
    twin = table.copy()
    twin._state = table.hidden(None if viewer == SPECTATOR else viewer)
    entry_points.determinize(twin._board, twin._state, viewer, key_from_seed(seed))
    return twin


@pytest.mark.parametrize("name", sorted(setu.games()))
@given(data=st.data())
@settings(max_examples=examples(20))
def test_what_is_hidden_does_not_change_the_picture(name, data):
    game = setu.games()[name]
    seats, seed = data.draw(st.sampled_from(game.seats)), data.draw(st.integers(0, 1000))
    table = after(name, seats, data.draw(st.integers(0, 120)), seed)
    viewer = data.draw(st.integers(SPECTATOR, seats - 1))
    seat = None if viewer == SPECTATOR else viewer
    assert elsewhere(table, viewer, seed + 1).svg(seat) == table.svg(seat)


@pytest.mark.parametrize(("name", "seats", "moves"), SECRETIVE)
def test_the_worlds_that_look_the_same_are_not_the_same(name, seats, moves):
    """Else the test above would say nothing."""
    table = after(name, seats, moves)
    worlds = [elsewhere(table, SPECTATOR, seed) for seed in range(5)]
    hidden = [{**world.position(), "key": "", "drawn": 0} for world in worlds]
    assert all(one != other for one, other in itertools.combinations(hidden, 2))


@pytest.mark.parametrize(("name", "seats", "moves"), SECRETIVE)
def test_a_player_sees_more_than_a_spectator(name, seats, moves):
    table = after(name, seats, moves)
    assert any(table.svg(seat) != table.svg() for seat in range(seats))


@pytest.mark.parametrize(("name", "seats", "moves"), TABLES)
def test_a_picture_is_sound_and_needs_nothing_else(name, seats, moves):
    table = after(name, seats, moves)
    for seat in (None, 0):
        written = table.svg(seat)
        root = ElementTree.fromstring(written)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title").text == str(table.game.title)
        assert re.findall(r"href|url\(|<script|<image|@import", written) == []
        assert len(written) < 200_000
        assert "nan" not in written


@pytest.mark.parametrize(("name", "seats", "moves"), TABLES)
def test_the_picture_follows_the_game_and_goes_back_with_it(name, seats, moves):
    table = after(name, seats, moves)
    before = table.svg()
    for _ in range(12):
        table.play(table.moves()[-1])
    assert table.svg() != before
    for _ in range(12):
        table.undo()
    assert table.svg() == before


@pytest.mark.parametrize(("name", "seats", "moves"), TABLES)
def test_names_are_written_as_given_whatever_they_hold(name, seats, moves):
    names = [f"<{seat}&>" for seat in range(seats)]
    written = ElementTree.fromstring(setu.Table(name, seats=seats, seed=1, names=names).svg()).itertext()
    assert {line.split(" · ")[0] for line in written} >= set(names)


def test_a_finished_game_has_a_picture():
    table, luck = setu.Table("sangram", seats=3, seed=2), random.Random(2)
    while not table.over:
        table.play(luck.choice(table.move_numbers().tolist()))
    assert ElementTree.fromstring(table.svg()) is not None


def test_stones_known_only_by_their_heights_are_drawn():
    rows = [". . . . . . . . . ."] * 8 + ["K2 . . . . . . . . ."]
    stock = {"black": {"post": 3}, "blue": {}}
    table = setu.Table.from_position("quarry", {"board": rows, "stock": stock})
    assert table.svg() != setu.Table("quarry", seed=1).svg()


def test_a_notebook_shows_what_a_spectator_sees():
    table = setu.Table("sangram", seats=3, seed=1)
    assert table._repr_svg_() == table.svg()


def test_a_game_that_nobody_has_drawn_is_shown_as_its_text():
    table = setu.Table(toy(), seed=1)
    drawn = "".join(ElementTree.fromstring(table.svg()).itertext())
    assert all(line.strip() in drawn for line in table.draw().splitlines())


def test_the_towns_are_named_in_the_reader_s_language():
    with setu.speaking("fr"):
        french = setu.Table("ramas-bridge", seats=2, seed=1).svg()
    assert "Malé" in french
    assert french != setu.Table("ramas-bridge", seats=2, seed=1).svg()


def test_no_card_of_sangram_lies_in_two_places():
    """A card taken back into the hand is no longer on the table."""
    for seed in range(6):
        table = after("sangram", 5, 100 + 40 * seed, seed)
        for seat in (None, *range(5)):
            written = ElementTree.fromstring(table.svg(seat)).iter("{http://www.w3.org/2000/svg}text")
            motivations = [element.text for element in written if element.get("font-size") == "20"]
            assert len(motivations) == len(set(motivations)) > 4
