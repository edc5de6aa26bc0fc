"""The laws on Rama's Bridge, on the real board and on the test board."""

from __future__ import annotations

import dataclasses
import statistics

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extent import examples, tried
from rama.conftest import TEST_BOARD, put
from rama.greedy import travel
from setu import Table
from setu.engine import entry_points
from setu.engine.conformance import check_game, option_samples
from setu.engine.contract import SPECTATOR
from setu.engine.rng import KEY_WORDS, new_rng, rng_below
from setu.engine.simulate import random_games
from setu.games.rama import RAMA, board
from setu.games.rama.cards import theme_in
from setu.games.rama.codes import action, hand, size

STRATEGY = {"rules": "strategie"}
PLAIN = option_samples(RAMA)
SAMPLES = PLAIN + [{**STRATEGY, **sample} for sample in PLAIN if sample and "rules" not in sample]
SAMPLES += [{**STRATEGY, "stay_limit": 1}, {**STRATEGY, "male_links": "all", "cow_card_goal": "adjacent"}]


def on_test_board() -> object:
    """The same game in the small box, where random travellers arrive."""

    def make_board(options, components):
        return board.build(components or TEST_BOARD, options["male_links"] == "all")

    return dataclasses.replace(RAMA, board=make_board)


def test_the_samples_hold_every_value_of_every_option():
    chosen = {(name, value) for sample in SAMPLES for name, value in sample.items()}
    assert len({name for name, _ in chosen}) == 17
    assert {("eco_pending", "-50"), ("cow_card_goal", "adjacent"), ("karma_window", "any_time")} <= chosen


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_random_games_on_the_real_board_keep_every_law(options):
    """Part 2, 5.1, 6, 7: 2 to 6 seats, both rule sets, every option; 142 cards, 12 tickets, 5 karma, 6 eco."""
    games = tried(2)
    report = check_game(RAMA, games, options=[{"max_rounds": 40, **options}], written_games=0)
    assert report.games == 5 * games


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_random_games_on_the_test_board_keep_every_law(options):
    """In twelve towns cards are laid, karma is given and bridges are finished even by chance."""
    games = tried(6)
    report = check_game(on_test_board(), games, options=[{"max_rounds": 40, **options}], written_games=0)
    assert report.games == 5 * games


def test_many_short_games_keep_every_law():
    """RB-7 to RB-16: many deals, placements and first turns."""
    games = tried(1000)
    report = check_game(RAMA, games=games, seats=[3, 6], options=[{**STRATEGY, "max_rounds": 2}], written_games=0)
    assert report.games == 2 * games


WRITTEN = [
    (2, {}),
    (6, STRATEGY),
    (2, {"bonus_window": "also_after_move"}),
    (3, {**STRATEGY, "karma_window": "any_time", "cow_on_any_six": "on", "cricket_wait_turns": 2}),
    (4, {**STRATEGY, "male_links": "all", "cow_card_goal": "adjacent", "stay_limit": 1, "karma_arrival_lays": "off"}),
]


@pytest.mark.parametrize(("seats", "options"), WRITTEN, ids=str)
def test_written_games_keep_every_law(seats, options):
    """Notation, positions, records, views, refusals and undo at every node."""
    report = check_game(RAMA, games=1, seats=[seats], options=[{"max_rounds": 4, **options}], written_games=1, seed=82)
    assert report.written_games == 1


def test_interpreted_and_compiled_agree_after_every_move():
    """The same source at two speeds: equal bytes after each move of three games on the test board."""
    moved = 0
    for seed in range(3):
        table, rng = (
            Table("ramas-bridge", 3, {**STRATEGY, "max_rounds": 40}, seed=seed, components=TEST_BOARD),
            new_rng(seed),
        )
        while not table.over:
            numbers = table.move_numbers()
            move, seat = int(numbers[rng_below(rng, len(numbers))]), table.actor
            interpreted, machine = table._state.copy(), table._state.copy()
            entry_points.play.plain(table._board, interpreted, seat, move)
            entry_points.play.fast(table._board, machine, seat, move)
            assert interpreted.tobytes() == machine.tobytes()
            table.play(move)
            moved += 1
    assert moved > 200


def after(seed: int, moves: int, seats: int) -> Table:
    """A table of rule set 2 on the test board after some random moves."""
    table, rng = Table("ramas-bridge", seats, STRATEGY, seed=seed, components=TEST_BOARD), new_rng(seed)
    for _ in range(moves):
        if not table.over:
            numbers = table.move_numbers()
            table.play(int(numbers[rng_below(rng, len(numbers))]))
    return table


def determinized(table: Table, seat: int, seed: int) -> Table:
    """Another world that this seat cannot tell from the true one."""
    other, rng = table.copy(), new_rng(seed, 7)
    key = np.array([rng_below(rng, 1 << 31) for _ in range(KEY_WORDS)], np.uint32)
    entry_points.hide(table._board, other._state, seat)
    entry_points.determinize(table._board, other._state, seat, key)
    return other


worlds = given(
    seed=st.integers(0, 10_000), moves=st.integers(0, 250), seats=st.integers(2, 6), viewer=st.integers(-1, 5)
)


@worlds
@settings(max_examples=examples(60))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed, moves, seats, viewer):
    """Part 7: hidden record, view, text, moves and explanations."""
    table = after(seed, moves, seats)
    seat = viewer if viewer < seats else SPECTATOR
    asked = None if seat == SPECTATOR else seat
    other = determinized(table, seat, seed)
    assert other.hidden(asked).tobytes() == table.hidden(asked).tobytes()
    assert other.draw(asked) == table.draw(asked)
    assert other.view(asked)["table"] == table.view(asked)["table"]
    if asked is not None:
        assert [move.text for move in other.moves(asked)] == [move.text for move in table.moves(asked)]
        assert [str(other.explain(n, asked)) for n in range(0, action.COUNT, 9)] == [
            str(table.explain(n, asked)) for n in range(0, action.COUNT, 9)
        ]


@worlds
@settings(max_examples=examples(60))
def test_a_determinized_hand_agrees_with_what_was_seen(seed, moves, seats, viewer):
    """RB-26: nobody is thought to hold a card of a town where they could have laid it and did not."""
    table = after(seed, moves, seats)
    s = determinized(table, viewer if viewer < seats else SPECTATOR, seed + 1)._s
    for seat in range(seats):
        for slot in range(size.SLOTS):
            if s.held[seat, slot] == hand.OPEN:
                bit = int(s.card[seat, slot]) - int(table._b.first_card[theme_in(s, seat, slot)])
                assert int(s.ruled_out[seat, slot]) >> bit & 1 == 0


@worlds
@settings(max_examples=examples(40))
def test_what_all_could_see_is_true(seed, moves, seats, viewer):
    """RB-26: a card that is ruled out is never the one that is held."""
    s = after(seed, moves, seats)._s
    b = after(seed, 0, seats)._b
    for seat in range(seats):
        for slot in range(size.SLOTS):
            if s.held[seat, slot] == hand.OPEN:
                bit = int(s.card[seat, slot]) - int(b.first_card[theme_in(s, seat, slot)])
                assert int(s.ruled_out[seat, slot]) >> bit & 1 == 0


def test_a_spectator_sees_no_card_in_hand():
    """Part 7."""
    hidden = Table("ramas-bridge", 6, STRATEGY, seed=2).hidden()
    assert set(hidden["card"].ravel().tolist()) == {-1}
    assert set(hidden["pile"].ravel().tolist()) == {-1}


def test_games_are_the_same_for_any_number_of_threads():
    one, two = (random_games("ramas-bridge", 300, 4, STRATEGY, seed=4, threads=n).states.tobytes() for n in (1, 2))
    assert one == two


def test_greedy_travellers_finish_in_a_sensible_number_of_rounds():
    """The free-ticket tour has a median of 16 turns; with cow and crowding it stays near that."""
    games = [travel(seed, 4) for seed in range(6)]
    assert all(game.result.reason == "pamban" for game in games)
    assert 10 <= statistics.median(game._s.round for game in games) <= 20


def test_estimates_favour_the_traveller_who_is_almost_there():
    """Part 12."""
    table = put({"at": "h2"}, {"at": "a1", "holds": "spice@KAN food@KAN bridge@COL"}, throw=1)
    ahead, behind = table.estimate()
    assert ahead > 0.8 > behind
    assert ahead + behind == pytest.approx(1.0)


def test_features_show_ones_own_towns():
    """Part 12."""
    table = put({"at": "a1", "holds": "spice@AGR"}, throw=1)
    agra = 1
    assert table.features(0)[agra] == 0.5
    assert table.features(1)[agra] == 0.0
