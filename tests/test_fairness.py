"""The luck of a written game: its four steps, and every draw found, in order, without a gap."""

from __future__ import annotations

import importlib.util
import json
import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest

import setu
from setu import Table
from setu.engine.commitment import Commitment, commit, make_key
from setu.engine.record import Record
from setu.engine.rng import ROUNDS, WORD, chacha_word, key_from_bytes
from setu.engine.rule import interpreting
from setu.engine.texts import LANGUAGES, speaking
from setu.fairness import Draw, NobodyWaits, draws_of, examine, redrawn

WEB = Path(__file__).resolve().parents[1] / "web"
GAMES = tuple(setu.games())
SECRET = bytes(range(32))
SHARES = ("ab" * 16, "", "cd" * 16)


def played(game, luck, moves=80, **how):
    """A game of so many random moves, then everybody but one gives up."""
    table = Table(game, **how)
    for _ in range(moves):
        if table.over:
            break
        seat = luck.choice(table.pending)
        table.play(int(luck.choice(table.move_numbers(seat))), seat)
    while not table.over:
        table.resign(table.actor)
    return table


def promised(seats=3, moves=30):
    """A game whose luck was promised by a server."""
    table = played("ramas-bridge", random.Random(5), moves, seats=seats, key=make_key(SECRET, SHARES[:seats]))
    seal = commit("aTable", table.game.rules_version, SECRET)
    return replace(table.record(), promise=Commitment("aTable", seal, SHARES[:seats], SECRET.hex()))


@pytest.fixture(scope="module")
def true_game():
    return promised()


def found(record):
    return [step.found for step in examine(record).steps]


@pytest.mark.parametrize("game", GAMES)
def test_all_draws_are_found_in_order_and_follow_from_the_key(game):
    luck = random.Random(game)
    for number in range(3):
        table = played(game, luck, seed=number)
        key = key_from_bytes(bytes.fromhex(table.position()["key"]))
        at = 0
        for one in draws_of(table):
            assert one.draws
            for draw in one.draws:
                assert draw.block == at
                assert 0 <= draw.value < draw.below
                while chacha_word(key, at, ROUNDS) >= (WORD + 1) - (WORD + 1) % draw.below:
                    at += 1
                assert chacha_word(key, at, ROUNDS) % draw.below == draw.value
                at += 1
        assert at == table.position()["drawn"]
        assert examine(table.record()).fault is None


def test_a_die_is_drawn_in_the_move_that_throws_it():
    table = played("ramas-bridge", random.Random(1), seats=2, seed=1)
    thrown = [
        (one.draws[0].value + 1, event.numbers)
        for one in draws_of(table)
        for event in one.entry.events
        if event.name == "thrown" and len(one.draws) == 1
    ]
    assert thrown
    assert all(pips in numbers for pips, numbers in thrown)


def test_draws_are_the_same_while_the_rules_run_interpreted():
    table = played("sangram", random.Random(2), 20, seed=3)
    with interpreting():
        again = draws_of(table)
    assert again == draws_of(table)


def test_only_the_own_thread_is_watched():
    table, other = (played("sangram", random.Random(2), 10, seed=seed) for seed in (1, 2))
    alone, together = draws_of(table), []
    threads = [threading.Thread(target=lambda one=one: together.append(draws_of(one))) for one in (table, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert alone in together
    assert sum(len(one.draws) for one in alone) < sum(len(one.draws) for drawn in together for one in drawn)


def test_a_check_that_nobody_waits_for_ends(true_game):
    asked = iter([True, True, False])
    with pytest.raises(NobodyWaits):
        examine(true_game, lambda: next(asked))


def test_a_draw_that_is_not_fair_is_thrown_away():
    key = key_from_bytes(SECRET)
    below = 3_000_000_000
    first = next(block for block in range(100) if chacha_word(key, block, ROUNDS) >= below)
    value, after = redrawn(key, first, below)
    assert after > first + 1
    assert value == chacha_word(key, after - 1, ROUNDS)


def lied(record, **changes):
    return replace(record, promise=replace(record.promise, **changes))


def test_a_true_game_passes_every_step(true_game):
    examination = examine(true_game)
    assert [step.found for step in examination.steps] == ["true"] * 4
    assert examination.table.over
    assert examination.steps[-1].count == sum(len(one.draws) for one in examination.drawn) > 20
    assert all(isinstance(draw, Draw) for one in examination.drawn for draw in one.draws)


def test_a_lie_shows_at_the_step_where_it_was_told(true_game):
    other = "0" * 64
    assert found(lied(true_game, secret=other)) == ["untrue", "untrue", "true", "unasked"]
    assert found(lied(true_game, commitment=other)) == ["untrue", "true", "true", "unasked"]
    assert found(lied(true_game, shares=("", "", ""))) == ["true", "untrue", "true", "unasked"]
    assert found(lied(true_game, secret=None)) == ["untrue", "untrue", "true", "unasked"]
    assert found(replace(true_game, key=other)) == ["true", "untrue", "untrue", "unasked"]
    assert found(replace(true_game, commitment=other)) == ["true", "true", "untrue", "unasked"]


def test_a_changed_die_a_changed_move_and_a_changed_result_show_at_the_last_step(true_game):
    place, thrown = next((n, move) for n, move in enumerate(true_game.moves) if move.chance)
    moves = list(true_game.moves)
    moves[place] = replace(thrown, chance=(thrown.chance[0] + "9", *thrown.chance[1:]))
    for lie in (
        replace(true_game, moves=tuple(moves)),
        replace(true_game, moves=true_game.moves[1:]),
        replace(true_game, result={**true_game.result, "reason": "luck"}),
    ):
        examination = examine(lie)
        assert [step.found for step in examination.steps] == ["true", "true", "true", "untrue"]
        assert examination.table is None
        assert str(examination.fault)


def test_of_a_game_of_earlier_rules_promise_shares_and_key_are_checked(true_game):
    """The sums of the first three steps need no rules; of the draws nothing is said, and not that they are untrue."""
    promise = true_game.promise
    sealed = replace(promise, commitment=commit(promise.table, "ramas-bridge/0", SECRET))
    examined = examine(replace(true_game, rules="ramas-bridge/0", promise=sealed))
    assert [step.found for step in examined.steps] == ["true", "true", "true", "earlier"]
    assert examined.table is None
    assert "under the rules ramas-bridge/0" in str(examined.fault)


def test_without_a_server_nobody_promised_anything():
    table = played("quarry", random.Random(1), 4, seed=1)
    assert found(table.record()) == ["absent", "absent", "true", "true"]


def test_a_game_from_a_position_goes_on_in_its_stream():
    table = Table("ramas-bridge", 2, seed=4)
    luck = random.Random(1)
    for _ in range(15):
        table.play(int(luck.choice(table.move_numbers())))
    going_on = Table.from_position("ramas-bridge", table.position())
    for _ in range(30):
        going_on.play(int(luck.choice(going_on.move_numbers())))
    assert found(going_on.record()) == ["absent", "absent", "sealed", "true"]
    while not going_on.over:
        going_on.resign(going_on.actor)
    record = going_on.record()
    assert found(record) == ["absent", "absent", "true", "true"]
    swapped = Table("ramas-bridge", 2, seed=5).record()
    lie = replace(record, key=Table("ramas-bridge", 2, seed=5).position()["key"], commitment=swapped.commitment)
    examination = examine(lie)
    assert [step.found for step in examination.steps][-1] == "untrue"
    assert "does not match the commitment" in examination.fault.say("en")


def test_every_step_is_told_in_every_language(true_game):
    records = (true_game, lied(true_game, secret="0" * 64), replace(true_game, promise=None))
    for record in records:
        for language in LANGUAGES:
            with speaking(language):
                assert all(str(step.text) for step in examine(record).steps)


def test_the_numbers_that_the_page_is_tested_with_are_those_of_the_rules():
    spec = importlib.util.spec_from_file_location("write_luck_fixture", WEB / "tools" / "write_luck_fixture.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    kept = json.loads(tool.FIXTURE.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(tool.luck()))
    assert examine(Record.parse(kept["text"])).fault is None
