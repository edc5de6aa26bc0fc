"""Several games for points (part 8, QR-25, R18 to R20)."""

from __future__ import annotations

import pytest

from setu import BadOptions, SetuError
from setu.games.quarry.tournament import Tournament


def finish(tournament, loser):
    """End the running game by a resignation, and book it."""
    tournament.table.resign(loser)
    tournament.next_game()


def test_QR_25_a_fixed_number_of_games_is_won_by_the_higher_total():
    tournament = Tournament(games=2, starter="black", seed=1)
    finish(tournament, loser=1)
    assert (tournament.over, tournament.totals, tournament.winners) == (False, (374, 187), ())
    finish(tournament, loser=1)
    assert (tournament.over, tournament.totals, tournament.winners) == (True, (748, 374), (0,))


def test_QR_25_a_race_is_won_by_who_reaches_the_target():
    tournament = Tournament(race=500, starter="black", seed=1)
    finish(tournament, loser=0)
    assert not tournament.over
    finish(tournament, loser=0)
    assert (tournament.over, tournament.winners) == (True, (1,))


def test_R17_a_win_on_the_board_counts_double():
    tournament = Tournament(games=1, starter="black", seed=1)
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        tournament.table.play(move)
    tournament.next_game()
    assert tournament.totals == (324, 186)


def test_R18_alternate_takes_turns():
    tournament = Tournament(games=4, starter="alternate", seed=3)
    starters = []
    for _ in range(4):
        starters.append(tournament.table.actor)
        finish(tournament, loser=1)
    assert starters in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_R18_the_loser_starts():
    tournament = Tournament(games=3, starter="loser", seed=3)
    finish(tournament, loser=1)
    assert tournament.table.actor == 1
    finish(tournament, loser=0)
    assert tournament.table.actor == 0


def test_R18_after_a_draw_the_other_player_starts():
    tournament = Tournament(games=3, starter="loser", seed=3)
    assert tournament._next_starter((0, 1)) == ("blue" if tournament.table.actor == 0 else "black")


def test_R18_random_draws_lots_each_time():
    starters = set()
    tournament = Tournament(games=12, starter="random", seed=1)
    while not tournament.over:
        starters.add(tournament.table.actor)
        finish(tournament, loser=1)
    assert starters == {0, 1}


def test_R19_the_higher_total_wins_a_race_that_both_pass():
    """R19, edge case 34: 240:230, then +20:+60, is 260:290 in a race to 250."""
    tournament = Tournament(race=250, starter="black", seed=1)
    tournament.totals = (240, 230)
    tournament.book((20, 60))
    assert (tournament.totals, tournament.winners) == ((260, 290), (1,))


def test_R20_equal_totals_play_on_three_times_and_then_share():
    tournament = Tournament(games=1, starter="black", seed=1)
    for _ in range(4):
        assert not tournament.over
        tournament.book((100, 100))
    assert (tournament.over, tournament.winners) == (True, (0, 1))


def test_R20_one_extra_game_may_decide():
    tournament = Tournament(games=1, starter="black", seed=1)
    tournament.book((100, 100))
    assert not tournament.over
    finish(tournament, loser=0)
    assert (tournament.over, tournament.winners) == (True, (1,))


def test_R20_a_level_race_shares_after_three_more_games():
    tournament = Tournament(race=100, starter="black", seed=1)
    for _ in range(4):
        assert not tournament.over
        tournament.book((100, 100))
    assert (tournament.over, tournament.winners) == (True, (0, 1))


def test_R20_a_race_stops_after_its_last_game():
    tournament = Tournament(race=10_000, max_games=3, starter="black", seed=1)
    for _ in range(3):
        finish(tournament, loser=0)
    assert (tournament.over, tournament.winners) == (True, (1,))


@pytest.mark.parametrize(
    "wrong", [{}, {"games": 0}, {"race": 0}, {"games": 2, "race": 250}, {"games": True}, {"games": 2, "max_games": 0}]
)
def test_a_tournament_needs_one_length(wrong):
    with pytest.raises(BadOptions, match="A tournament is a number of games or a race"):
        Tournament(**wrong)


def test_an_unknown_starter_is_refused():
    with pytest.raises(BadOptions, match="random, alternate, loser, black"):
        Tournament(games=1, starter="oldest")


def test_a_running_game_cannot_be_booked():
    tournament = Tournament(games=1, seed=1)
    with pytest.raises(SetuError, match="not over yet"):
        tournament.next_game()
    finish(tournament, loser=0)
    with pytest.raises(SetuError, match="tournament is over"):
        tournament.next_game()
