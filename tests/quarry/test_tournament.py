"""Several games for points (part 8, QR-25, R18 to R20)."""

from __future__ import annotations

import pytest

from setu import BadOptions, BadRecord, Record, Series, SetuError
from setu.engine.plan import Plan
from setu.games.quarry.tournament import QuarryTournament, standing


def race_to(points, max_games=40):
    return Plan(games=None, race=points, starter="random", max_games=max_games)


def games(number):
    return Plan(games=number, race=None, starter="random", max_games=40)


def finish(tournament, loser):
    """End the running game by a resignation, and book it."""
    tournament.table.resign(loser)
    tournament.next_game()


def test_QR_25_a_fixed_number_of_games_is_won_by_the_higher_total():
    tournament = QuarryTournament(games=2, starter="black", seed=1)
    finish(tournament, loser=1)
    assert (tournament.over, tournament.totals, tournament.winners) == (False, (374, 187), ())
    finish(tournament, loser=1)
    assert (tournament.over, tournament.totals, tournament.winners) == (True, (748, 374), (0,))


def test_QR_25_a_race_is_won_by_who_reaches_the_target():
    tournament = QuarryTournament(race=500, starter="black", seed=1)
    finish(tournament, loser=0)
    assert not tournament.over
    finish(tournament, loser=0)
    assert (tournament.over, tournament.winners) == (True, (1,))


def test_R17_a_win_on_the_board_counts_double():
    tournament = QuarryTournament(games=1, starter="black", seed=1)
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        tournament.table.play(move)
    tournament.next_game()
    assert tournament.totals == (324, 186)


def test_R18_alternate_takes_turns():
    tournament = QuarryTournament(games=4, starter="alternate", seed=3)
    starters = []
    for _ in range(4):
        starters.append(tournament.table.actor)
        finish(tournament, loser=1)
    assert starters in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_R18_the_loser_starts():
    tournament = QuarryTournament(games=3, starter="loser", seed=3)
    finish(tournament, loser=1)
    assert tournament.table.actor == 1
    finish(tournament, loser=0)
    assert tournament.table.actor == 0


def draw(table):
    """Both put their stones down in rows of their own until one has none that fits."""
    while not table.over:
        rows = "12345" if table.actor == 0 else "6789"
        own = [move for move in table.moves() if all(cell[1] in rows for cell in move.targets["cells"])]
        table.play((own or table.moves())[0])
    assert table.result.winners == (0, 1)


def test_R18_after_a_draw_the_other_player_starts():
    tournament = QuarryTournament(games=3, starter="loser", options={"out": "draw"}, seed=3)
    began = tournament.table.actor
    draw(tournament.table)
    tournament.next_game()
    assert tournament.table.actor == 1 - began


@pytest.mark.parametrize(
    ("starter", "loser", "next_one"),
    [("random", 0, None), ("black", 1, 0), ("loser", 0, 0), ("loser", 1, 1)],
)
def test_R18_who_starts_next_is_known_unless_lots_decide(starter, loser, next_one):
    series = Series("quarry", race=1000, starter=starter, seed=5)
    series.table.resign(loser)
    assert series.starts_next == next_one


def test_R18_nobody_starts_next_while_a_game_goes_on_or_when_all_is_over():
    series = Series("quarry", games=1, starter="black", seed=5)
    assert series.starts_next is None
    finish(series, loser=0)
    assert series.starts_next is None


def test_R18_random_draws_lots_each_time():
    starters = set()
    tournament = QuarryTournament(games=12, starter="random", seed=1)
    while not tournament.over:
        starters.add(tournament.table.actor)
        finish(tournament, loser=1)
    assert starters == {0, 1}


def test_R19_the_higher_total_wins_a_race_that_both_pass():
    """R19, edge case 34: 240:230, then +20:+60, is 260:290 in a race to 250."""
    after = standing(race_to(250), [(240, 230), (20, 60)])
    assert (after.totals, after.winners) == ((260, 290), (1,))


def test_R20_equal_totals_play_on_three_times_and_then_share():
    level = [(100, 100)]
    assert [standing(games(1), level * number).winners for number in range(5)] == [(), (), (), (), (0, 1)]


def test_R20_one_extra_game_may_decide():
    assert not standing(games(1), [(100, 100)]).over
    assert standing(games(1), [(100, 100), (187, 374)]).winners == (1,)


def test_R20_a_level_race_shares_after_three_more_games():
    level = [(100, 100)]
    assert [standing(race_to(100), level * number).winners for number in range(5)] == [(), (), (), (), (0, 1)]


def test_R20_a_race_stops_after_its_last_game():
    tournament = QuarryTournament(race=10_000, max_games=3, starter="black", seed=1)
    for _ in range(3):
        finish(tournament, loser=0)
    assert (tournament.over, tournament.winners) == (True, (1,))


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"games": 0},
        {"race": 0},
        {"games": 2, "race": 250},
        {"games": True},
        {"games": 2, "max_games": 0},
        {"race": 10**9},
        {"race": "many"},
    ],
)
def test_a_tournament_needs_one_length(wrong):
    with pytest.raises(BadOptions, match="A tournament is a number of games or a race"):
        QuarryTournament(**wrong)


def test_an_unknown_starter_is_refused():
    with pytest.raises(BadOptions, match="random, alternate, loser, black"):
        QuarryTournament(games=1, starter="oldest")


def test_a_running_game_cannot_be_booked():
    tournament = QuarryTournament(games=1, seed=1)
    with pytest.raises(SetuError, match="not over yet"):
        tournament.next_game()
    finish(tournament, loser=0)
    with pytest.raises(SetuError, match="tournament is over"):
        tournament.next_game()


def test_R18_the_start_of_one_game_is_not_chosen_in_a_tournament():
    with pytest.raises(BadOptions, match="In a tournament “starter” is not chosen for one game"):
        QuarryTournament(race=250, options={"starter": "blue"})


def test_only_games_that_say_how_are_played_in_a_series():
    with pytest.raises(BadOptions, match="Sangram is not played in tournaments"):
        Series("sangram", race=250)


def test_a_series_is_part_of_the_record():
    series = Series("quarry", race=500, starter="black", seed=1)
    finish(series, loser=1)
    series.table.resign(0)
    written = series.table.record()
    for again in (Record.parse(written.text()), Record.parse(written.json())):
        assert again.series == written.series
        assert (again.series.number, again.series.before, again.series.plan.race) == (2, ((374, 187),), 500)
        assert Record.of(again.verify()).text() == written.text()


@pytest.mark.parametrize(
    ("series", "complaint"),
    [
        ('{"race": 250, "before": [[374, 187]]}', "decided before this game"),
        ('{"race": 250, "before": [[374]]}', "“series” makes no sense"),
        ('{"race": 250}', "“series” makes no sense"),
        ('{"race": 0, "before": []}', "A tournament is a number of games"),
        ("[1]", "“series” makes no sense"),
    ],
)
def test_a_record_of_a_series_that_cannot_be_is_refused(series, complaint):
    written = Series("quarry", race=500, seed=1)
    written.table.resign(0)
    lines = written.table.record().text().splitlines()
    wrong = [f"series {series}" if line.startswith("series ") else line for line in lines]
    with pytest.raises(BadRecord, match=complaint):
        Record.parse("\n".join(wrong)).verify()
