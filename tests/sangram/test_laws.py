"""The laws on Sangram, its speeds against each other, and what many games tell."""

from __future__ import annotations

import numpy as np
import pytest

from bot_games import bot_game
from extent import tried
from setu import Table
from setu.engine import entry_points
from setu.engine.conformance import check_game, option_samples
from setu.engine.game import find_game
from setu.engine.rng import new_rng, rng_below
from setu.engine.simulate import lowest_seat, random_games
from setu.engine.texts import LANGUAGES

STUDIED = find_game("sangram").study  # without its limit random players would go on for hundreds of rounds
SAMPLES = [{**STUDIED, **sample} for sample in option_samples(find_game("sangram"))] + [{"roundLimit": "off"}]


def test_the_samples_hold_every_value_of_every_option():
    assert {(name, value) for sample in SAMPLES for name, value in sample.items()} == {
        ("growChain", "off"),
        ("showAtSecondGrowth", "off"),
        ("copyRetreated", "on"),
        ("sarthiMustFollow", "on"),
        ("vyapariGive", "beforeLooking"),
        ("vyapariReturn", "on"),
        ("tokenSupply", "unlimited"),
        ("roundLimit", "40"),
        ("roundLimit", "off"),
        ("memoryAids", "off"),
        ("discardPile", "closed"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_random_games_keep_every_law(options, seats):
    """Every law at every node; `tests/test_games.py` asks fewer nodes of many more games."""
    games = tried(20 if options["roundLimit"] == "40" else 4)
    report = check_game("sangram", games, seats=[seats], options=[options], written_games=0)
    assert report.games == games
    assert report.asked == report.nodes > 100 * games


@pytest.mark.parametrize(("seats", "options"), [(2, STUDIED), (3, {**STUDIED, "vyapariReturn": "on"})], ids=str)
def test_a_game_at_a_table_keeps_the_laws_of_what_is_written_and_shown(seats, options):
    assert check_game("sangram", games=1, seats=[seats], options=[options], written_games=1).written_games == 1


def test_interpreted_and_compiled_agree_after_every_move():
    """The same source at two speeds: equal bytes after each move of whole games, with every option once."""
    moves = 0
    out = np.zeros(12, np.int32)
    for seed, sample in enumerate(SAMPLES):
        table = Table("sangram", 2 + seed % 4, sample, seed=seed)
        machine, plain = table._state.copy(), table._state.copy()
        luck = new_rng(seed)
        while moves < 250 * (seed + 1) and (pending := int(entry_points.pending.fast(table._board, machine))):
            seat = lowest_seat(pending)
            found = int(entry_points.moves.fast(table._board, machine, seat, out))
            move = int(out[rng_below(luck, found)])
            entry_points.play.fast(table._board, machine, seat, move)
            entry_points.play.plain(table._board, plain, seat, move)
            assert machine.tobytes() == plain.tobytes()
            moves += 1
    assert moves > 1500


def test_hiding_and_imagining_agree_at_both_speeds():
    table = Table("sangram", 4, seed=3)
    luck = new_rng(3)
    for _ in range(60):
        seat = table.pending[rng_below(luck, len(table.pending))]
        moves = table.move_numbers(seat)
        table.play(int(moves[rng_below(luck, len(moves))]), seat)
        machine, plain = table._state.copy(), table._state.copy()
        key = np.arange(8, dtype=np.uint32)
        for state, hide, determinize in (
            (machine, entry_points.hide.fast, entry_points.determinize.fast),
            (plain, entry_points.hide.plain, entry_points.determinize.plain),
        ):
            hide(table._board, state, seat)
            determinize(table._board, state, seat, key)
        assert machine.tobytes() == plain.tobytes()


def test_no_random_game_has_more_cards_tokens_or_events_than_there_is_room_for():
    """Part 6.5, SG-4: hands of at most six, 40 tokens, and every event told."""
    batch = random_games("sangram", 2000, 5, STUDIED, seed=9)
    assert int(batch.states["held"].max()) <= 6
    assert (batch.states["tokens"].sum(axis=1) + batch.states["supply"] == 40).all()
    assert int(batch.states["told"].max()) <= batch.states["events"].shape[1]


def test_greedy_games_fit_the_calibration_of_the_specification():
    """Part 2: about ten rounds, growth in rounds 3 and 7, few blocked trainings, no game at the limit."""
    ends = [bot_game("sangram", "greedy", "greedy", "greedy", seed=seed)._s for seed in range(tried(150))]
    grew = np.array([[list(s.grew_in[seat, :]) for seat in range(3)] for s in ends])
    assert 8.5 < np.mean([s.round for s in ends]) < 12
    assert 2.5 < grew[:, :, 0][grew[:, :, 0] > 0].mean() < 3.5
    assert 5.5 < grew[:, :, 1][grew[:, :, 1] > 0].mean() < 7.5
    assert all(s.reason == 1 for s in ends)


def test_a_greedy_player_beats_a_random_one():
    won = sum(bot_game("sangram", "greedy", "random", seed=seed).result.winners == (0,) for seed in range(40))
    assert won > 36


def test_the_statistics_have_a_row_for_each_warrior_in_both_languages():
    batch = random_games("sangram", 50, 3, STUDIED, seed=1)
    course, warriors = batch.game.statistics(Table("sangram")._b, batch.states, batch.outcomes)
    assert len(warriors.rows) == 11
    assert course.rows[0][0].say("en") == "rounds"
    for statistic in (course, warriors):
        for language in LANGUAGES:
            assert all(column.say(language) for column in statistic.columns)


def test_the_estimate_knows_who_won():
    table = Table("sangram", 3, seed=6)
    while not table.over:
        table.play(table.moves()[0])
    winner = table.result.winners[0]
    assert table.estimate()[winner] == 1.0
    assert sum(table.estimate()) == 1.0


def test_a_higher_crown_is_a_better_chance(lay):
    level = lay("Sen38 Sen37 Sen36", "Mrj50 Mrj49 Mrj48", levels=(5, 2)).table.estimate()
    assert level[0] > level[1]
