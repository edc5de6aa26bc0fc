"""What many games tell, and the counters it comes from."""

from __future__ import annotations

import pytest

from river.conftest import ASSISTED, at, lay_programs
from setu import BadPosition, Table
from setu.engine.record_view import record_view
from setu.engine.simulate import random_games
from setu.engine.texts import speaking

EVENTS = {"fell": "falls", "jumped": "jumps", "blocked": "stopped"}


def shown(batch, language="en") -> dict[str, dict[str, list[str]]]:
    """{title: {first cell: other cells}} in a language."""
    board = batch.game.statistics(record_view(batch.board[0]), batch.states, batch.outcomes)
    with speaking(language):
        return {str(one.title): {str(first): [str(c) for c in rest] for first, *rest in one.rows} for one in board}


@pytest.mark.parametrize(("game", "seats"), [("river-dragons", 6), ("sunderbans", 3)])
def test_the_counters_say_what_the_log_says(game, seats):
    for seed in range(4):
        table = Table(game, seats, {"roundCap": 8}, seed=seed)
        told = {name: [0] * seats for name in (*EVENTS, "revealed")}
        while not table.over:
            numbers = table.move_numbers()
            for event in table.play(int(numbers[(seed * 7919 + len(table.log) * 104729) % len(numbers)])):
                if event.name in told:
                    told[event.name][int(table._s.holder[event.numbers[0]])] += 1
        for event, counter in EVENTS.items():
            assert getattr(table._s, counter)[:seats].tolist() == told[event]
        assert table._s.used[:seats].sum(axis=1).tolist() == told["revealed"]


def test_counters_are_part_of_a_position_and_start_at_zero():
    table = Table("river-dragons", 2, {"first": "chosen"}, seed=1)
    assert "counts" not in table.position()
    table.play("first pink")
    lay_programs(table, {"pink": "M1 JP S1 S2 Xk", "black": "Xp M1 S1 S2 P1"})
    assert table.position()["counts"] == {"pink": {"M1": 1, "JP": 1, "S1": 1, "stopped": 1, "falls": 1}} | {
        "black": {"S1": 1, "M1": 1, "X": 1, "falls": 1}
    }
    assert Table.from_position("river-dragons", table.position())._state.tobytes() == table._state.tobytes()


@pytest.mark.parametrize("counts", [[], {"mauve": {}}, {"pink": []}, {"pink": {"S3": 1}}, {"pink": {"falls": -1}}])
def test_counters_that_make_no_sense_are_refused(counts):
    position = at("RD", 2).position()
    with pytest.raises(BadPosition, match=r"“(counts.*|falls)” cannot be “"):
        Table.from_position("river-dragons", {**position, "counts": counts})


def test_the_tables_of_river_dragons():
    batch = random_games("river-dragons", 400, 4, {**ASSISTED, "roundCap": 20}, seed=3)
    board = shown(batch)
    assert list(board) == [
        "The games",
        "How the games ended",
        "The cards",
        "The colours",
        "The turn order of the first round",
    ]
    rounds = batch.states["round"]
    assert board["The games"]["rounds"][0].startswith(f"{rounds.mean():.2f} ± ")
    falls = batch.states["falls"][:, :4].sum(axis=1)
    assert board["The games"]["falls"][0].startswith(f"{falls.mean():.2f} ± ")
    assert "players who touched the far village" not in board["The games"]
    assert set(board["How the games ended"]) == {"arrival", "round cap"}
    assert len(board["The cards"]) == 9
    assert "a dragon" in board["The cards"]
    assert set(board["The colours"]) == {"Blue", "Green", "Red", "Yellow"}
    for title, cell in (("The colours", 1), ("The turn order of the first round", 0)):
        wins = [float(cells[cell].split("%")[0]) for cells in board[title].values()]
        assert sum(wins) == pytest.approx(100, abs=0.3)


def test_the_tables_of_sunderbans_in_french():
    batch = random_games("sunderbans", 100, 2, {"roundCap": 6, "colours": "random"}, seed=3)
    board = shown(batch, "fr")
    assert "joueurs ayant touché le village d’en face" in board["Les parties"]
    assert set(board["Les couleurs"]) == {"Bleu", "Orange"}
    assert "un blocage" in board["Les cartes"]


def test_R3_places_are_counted_from_the_first_player_of_the_first_round():
    """Whoever wins is always the first player of round 1: the table must say 100 % for place 1."""
    batch = random_games("river-dragons", 60, 3, {"roundCap": 5, "order": "seats"}, seed=1)
    for number, state in enumerate(batch.states):
        first = Table("river-dragons", 3, {"roundCap": 5, "order": "seats"}, key=state["key"].tobytes())
        began = int(first._s.order[first._s.first])
        batch.outcomes[number, :, 0] = [1 if seat == began else 2 for seat in range(3)]
    places = shown(batch)["The turn order of the first round"]
    assert [cells[0].split(" ")[0] for cells in places.values()] == ["100.0%", "0.0%", "0.0%"]
