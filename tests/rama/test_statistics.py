"""What many games tell, asked of random ones."""

from __future__ import annotations

import numpy as np
import pytest

from setu.engine.record_view import record_view
from setu.engine.simulate import random_games
from setu.engine.texts import speaking
from setu.games.rama.codes import sheet
from setu.games.rama.statistics import score_sheets
from setu.games.rama.view import breakdown


@pytest.fixture(scope="module")
def voyage():
    return random_games("ramas-bridge", 150, 3, {"max_rounds": 60}, seed=5)


@pytest.fixture(scope="module")
def strategy():
    return random_games("ramas-bridge", 150, 4, {"rules": "strategie", "max_rounds": 60}, seed=5)


def shown(batch, language="en") -> dict[str, dict[str, list[str]]]:
    """{title: {first cell: other cells}} in a language."""
    board = batch.game.statistics(record_view(batch.board[0]), batch.states, batch.outcomes)
    with speaking(language):
        return {str(one.title): {str(first): [str(c) for c in rest] for first, *rest in one.rows} for one in board}


def test_RB_48_the_score_sheets_are_those_of_the_results_and_add_up(strategy):
    b = record_view(strategy.board[0])
    sheets = score_sheets(b, strategy.states, 4)
    assert (sheets.sum(axis=2) == strategy.outcomes[:, :, 1]).all()
    for number in range(0, 150, 10):
        for seat in range(4):
            lines = breakdown(b, record_view(strategy.states[number]), seat)
            assert dict(zip(sheet.NAMES, sheets[number, seat].tolist(), strict=True)) == lines


def test_the_tables_of_rule_set_1(voyage):
    board = shown(voyage)
    assert list(board) == [
        "The games",
        "How the games ended",
        "The score sheet",
        "The cards laid by the end",
        "The deities’ answers",
        "The turn order",
    ]
    assert board["The games"]["turns each"][0].startswith(f"{voyage.states['round'].mean():.2f} ± ")
    paid = voyage.states["paid"][:, :3]
    flights = paid + 1 - voyage.states["free_ticket"][:, :3]
    assert board["The games"]["flights per player"][0].startswith(f"{flights.mean():.2f} ± ")
    assert len(board["The score sheet"]) == len(sheet.NAMES) + 1
    answers = [float(cells[0].split("%")[0]) for cells in board["The deities’ answers"].values()]
    assert sum(answers) == pytest.approx(100, abs=0.3)
    wins = [float(cells[0].split("%")[0]) for cells in board["The turn order"].values()]
    assert sum(wins) == pytest.approx(100, abs=0.3)


def test_winners_have_more_points_than_others(voyage):
    winners, others = shown(voyage)["The score sheet"]["total"]
    assert float(winners.split(" ")[0]) > float(others.split(" ")[0])


def test_RB_33_RB_41_rule_set_2_tells_of_karma_and_commitments(strategy):
    board = shown(strategy, "fr")
    received = strategy.states["received"][:, :4]
    spared = board["Bad karma"]["aucune"][1]
    assert spared.startswith(f"{(received == 0).mean():.1%}")
    assert set(board["Éco-planète"]) == {"transport", "matériau"}


def test_RB_46_the_finisher_need_not_win(voyage):
    """Three made-up games: finished and won, finished and lost, and the last round."""
    batch = voyage
    states, outcomes = batch.states[:3].copy(), batch.outcomes[:3].copy()
    states["reason"], states["finisher"] = [1, 1, 3], [0, 1, -1]
    outcomes[:, :, 0] = [[1, 2, 3], [1, 2, 3], [1, 1, 3]]
    ends = batch.game.statistics(record_view(batch.board[0]), states, outcomes)[1]
    cells = [[str(cell) for cell in cells[:2]] for cells in ends.rows]
    assert [(name, figure.split(" ")[0]) for name, figure in cells] == [
        ("somebody finished in Pamban", "66.7%"),
        ("the last round", "33.3%"),
        ("… and the finisher came first", "50.0%"),
        ("… and won alone", "50.0%"),
    ]


def test_a_batch_in_which_nobody_finished_still_has_its_tables(voyage):
    states = voyage.states[:5].copy()
    states["reason"], states["finisher"] = 3, -1
    ends = voyage.game.statistics(record_view(voyage.board[0]), states, voyage.outcomes[:5])[1]
    assert [str(cell) for cell in ends.rows[1][1:]] == ["–", "–"]
    assert np.asarray(ends.rows, dtype=object).shape == (3, 3)
