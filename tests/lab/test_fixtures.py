"""Games between bots: the same in the compiled loop, interpreted, at a table and on a cluster; and well noted."""

from __future__ import annotations

import numpy as np
import pytest

from setu import BadOptions, Table
from setu.bots import choose
from setu.engine.rng import key_from_seed, new_rng, number_key
from setu.engine.rule import interpreting
from setu.lab.files import game_columns, write_games
from setu.lab.fixtures import Fixtures, SeededGame, play_fixtures, read_bots
from setu.lab.simulate import around_the_table, play_all, play_games
from setu.lab.trace import TRACE
from setu.lab.workers import Workers

QUARRY = SeededGame.of("quarry", seed=3)


def test_a_fixture_is_the_game_that_a_table_would_play():
    fixtures = Fixtures(np.array([5]), np.array([9]), ("greedy", "random"), np.array([[1, 0]]))
    played = play_fixtures(QUARRY, fixtures)
    key = key_from_seed(3)
    number_key(key, 5)
    table, rng, moves = Table("quarry", key=key.tobytes()), new_rng(3, 9), 0
    while not table.over:
        seat = table.actor
        table.play(choose(("random", "greedy")[seat], table.observation(seat), rng), seat)
        moves += 1
    assert played.outcomes[0, :, 0].tolist() == list(table.result.places)
    assert played.outcomes[0, :, 1].tolist() == list(table.result.scores)
    assert played.moves[0] == moves


def test_interpreted_and_compiled_note_the_same_course():
    fixtures = around_the_table(("random",), 2, 2)
    compiled = play_fixtures(QUARRY, fixtures, watched=True)
    with interpreting():
        plain = play_fixtures(QUARRY, fixtures, watched=True)
    assert plain.states.tobytes() == compiled.states.tobytes()
    for name in TRACE.names:
        assert plain.traces[name].tolist() == compiled.traces[name].tolist(), name


def test_watching_does_not_change_the_games():
    fixtures = around_the_table(("greedy", "random"), 2, 6)
    assert play_fixtures(QUARRY, fixtures).states.tobytes() == play_fixtures(QUARRY, fixtures, True).states.tobytes()


def test_chunks_and_threads_do_not_change_the_games():
    fixtures = around_the_table(("greedy", "random"), 2, 70)
    at_once = play_fixtures(QUARRY, fixtures)
    shared = play_all(QUARRY, fixtures, Workers(2))
    assert at_once.states.tobytes() == shared.states.tobytes()
    assert (at_once.outcomes == shared.outcomes).all()


def test_the_course_adds_up():
    played = play_fixtures(QUARRY, around_the_table(("random",), 2, 50), watched=True)
    traces = played.traces
    assert (traces["choices"].sum(axis=1) == played.moves).all()
    assert (traces["decisions"].sum(axis=1) + traces["choices"][:, 0] == played.moves).all()
    placed = played.states["stones"].astype(int)
    assert (traces["uses"].sum(axis=(1, 2)) == placed).all()
    assert (traces["lead_changes"] < played.moves).all()
    assert (traces["lowest"][:, :2] >= 0).all()
    assert (traces["lowest"][:, :2].sum(axis=1) <= 1 + 1e-9).all()
    assert (traces["opener"] == played.states["holder"][np.arange(50), played.states["starter"]]).all()


def test_results_are_the_same_rows_in_json_and_parquet(tmp_path):
    import json

    import pyarrow.parquet

    batch = play_games("quarry", 10, bots=("greedy", "random"), seed=1)
    columns = game_columns(batch, ("greedy", "random"))
    for name in ("games.json", "games.parquet"):
        write_games(tmp_path / name, columns, {"seed": 1})
    rows = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))["games"]
    assert rows == pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert rows[0]["bot_1"] == "greedy"
    assert [row["place_1"] for row in rows] == batch.outcomes[:, 0, 0].tolist()


@pytest.mark.parametrize("names", ["deep", "greedy,", "greedy,deep"])
def test_an_unknown_bot_is_refused(names):
    with pytest.raises(BadOptions, match="There is no bot"):
        read_bots(names)
