"""What gentle bots know of Sangram (R25), so that their games come to an end without a limit of rounds."""

from __future__ import annotations

import pytest

from bot_games import bot_game
from extent import tried
from setu import Table
from setu.games.sangram.beginners import warned

LONG = 100  # rounds; people would have left the table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R25_games_of_newcomers_end_by_strength(seats):
    ends = [bot_game("sangram", *["newcomer"] * seats, seed=seed) for seed in range(tried(48))]
    assert {table.options["roundLimit"] for table in ends} == {"off"}
    assert {table.result.reason for table in ends} == {"strength"}
    assert max(table.position()["round"] for table in ends) < LONG


def advised_against(table: Table, seat: int) -> list[str]:
    return [move.text for move in table.moves(seat) if warned(table._b, table._s, seat, move.id)]


def test_with_five_britishers_play_whoever_sends_them_away(lay):
    game = lay("Mrj47 Gup22 Man33", "Gup24", tokens=(5, 0))
    assert advised_against(game.table, 0) == ["Gup22"]


def test_with_four_britishers_any_card_will_do(lay):
    game = lay("Mrj47 Gup22 Man33", "Gup24", tokens=(4, 0))
    assert advised_against(game.table, 0) == []


def test_without_anybody_who_sends_them_away_any_card_will_do(lay):
    game = lay("Gup22 Gup23 Mrn28", "Gup24", tokens=(9, 0))
    assert advised_against(game.table, 0) == []


def test_recruit_nobody_who_keeps_you_from_training(lay):
    game = lay("Sho45", "Gup24", tokens=(2, 0), volunteers="Sen36 Mrn27 Man32").reveal("Sho45", "Gup24").do("P1 --")
    assert advised_against(game.table, 0) == ["rec Sen36 b3"]


def test_a_shoorveer_recruits_whomever_it_likes(lay):
    game = lay("Sho45", "Gup24", tokens=(2, 0), volunteers="Sen36 Mrn27 Man32").reveal("Sho45", "Gup24").do("P1 *")
    assert advised_against(game.table, 0) == []


def test_send_away_as_many_as_you_must_to_train(lay):
    game = lay("Sen38", "Gup24", tokens=(7, 0)).reveal("Sen38", "Gup24")
    assert advised_against(game.table, 0) == ["--", "-1", "-2"]


def test_at_the_top_play_the_weak_and_recruit_the_strong(lay):
    game = lay("Sen38 Ach54 Gup22", "Gup24", levels=(9, 0), volunteers="Sen36 Mrn27 Ach52")
    assert advised_against(game.table, 0) == ["Gup22", "Sen38"]
    game.reveal("Ach54", "Gup24").do("P1 --", "P2 --")
    assert advised_against(game.table, 0) == ["rec Mrn27 b0", "rec Ach52 b0"]
