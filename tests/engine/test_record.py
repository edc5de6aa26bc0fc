"""Written games: read back, replayed, verified, and refused when damaged."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setu import BadRecord, Record, SetuError, Table, replay
from setu.engine.reader import Components
from setu.engine.wasm import is_guarded
from setu.games.quarry import board
from setu.review import Reviewer


@pytest.fixture
def played():
    table = Table("quarry", seed=3, names=["Ana", "Ben"])
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    return table


def test_both_forms_read_back_as_the_same_record(played):
    record = played.record()
    assert Record.parse(record.text()) == record
    assert Record.parse(record.json()) == record


def test_a_record_replays_to_the_same_state(played):
    assert replay(played.record())._state.tobytes() == played._state.tobytes()
    assert replay(played.record().text()).names == ("Ana", "Ben")


@pytest.mark.parametrize("ask", [replay, Record.replay, Record.verify, Reviewer], ids=lambda ask: ask.__qualname__)
def test_a_written_game_is_played_again_apart_from_all_others(played, monkeypatch, ask):
    """It may come from outside and hold anything."""
    apart, play = [], Table.play

    def watched(table, *args):
        apart.append(is_guarded())
        return play(table, *args)

    monkeypatch.setattr(Table, "play", watched)
    ask(played.record())
    assert apart == [True] * 3


def test_a_file_of_either_kind(played, tmp_path):
    for name in ("game.setu", "game.json"):
        played.record().save(tmp_path / name)
        assert Record.load(tmp_path / name).verify().over


def test_a_game_in_play_keeps_its_key(played):
    played.undo()
    record = played.record()
    assert record.key is None
    assert record.commitment == played.commitment
    with pytest.raises(BadRecord, match="no key yet"):
        record.replay()


def test_a_resignation_is_written_down():
    table = Table("quarry", seed=1)
    table.play("span e2-e5")
    table.resign()
    assert Record.parse(table.record().text()).verify().result.reason == "resign"


def test_a_game_from_a_position_is_written_with_it():
    table = Table.from_position("quarry", {"stones": ["K span e2-e5"], "to_move": "black"})
    table.play("beam e6-e8")
    assert Record.parse(table.record().text()).verify()._state.tobytes() == table._state.tobytes()


def test_a_start_position_has_the_key_that_the_record_shows():
    """Else the luck that was promised and the luck that was played could differ."""
    table = Table.from_position("quarry", {"stones": ["K span e2-e5"], "to_move": "black", "key": "11" * 32})
    table.play("beam e6-e8")
    record = table.record()
    forged = change(record, start={**json.loads(record.json())["start"], "key": "22" * 32})
    with pytest.raises(BadRecord, match="commitment"):
        Record.parse(forged).verify()


def test_a_game_with_an_own_box_carries_the_box():
    box = Components(board.box("standard").source.replace("width = 10", "width = 8"), "own.toml")
    table = Table("quarry", seed=1, components=box)
    table.resign()
    assert Record.parse(table.record().json()).verify().view()["table"]["width"] == 8


def change(record, **fields):
    data = json.loads(record.json())
    data.update(fields)
    return json.dumps(data)


def changed_move(record, number, **fields):
    data = json.loads(record.json())
    data["moves"][number].update(fields)
    return json.dumps(data)


def test_a_record_of_earlier_rules_is_read_as_it_was_written_and_never_replayed(played):
    """Its options may be unknown by now: they are kept, and so are its moves."""
    record = Record.parse(change(played.record(), rules="quarry/0", options={"quarries": "three"}))
    assert record.of_earlier_rules
    assert record.options == {"quarries": "three"}
    assert record.moves == played.record().moves
    assert Record.parse(record.text()) == record
    for ask in (record.replay, record.verify):
        with pytest.raises(BadRecord, match="under the rules quarry/0; this Setu plays quarry/1"):
            ask()


DAMAGED = {
    "no record": (lambda r: "hello", "not a game record"),
    "empty": (lambda r: "", "not a game record"),
    "broken JSON": (lambda r: r.json()[:-20], "not a game record"),
    "half a header": (lambda r: "setu", "not a game record"),
    "another format": (lambda r: change(r, **{"setu record": 9}), "of format 9; this Setu reads format 1"),
    "other rules": (lambda r: change(r, rules="quarry/7"), "under the rules quarry/7; this Setu plays quarry/1"),
    "no moves": (lambda r: change(r, moves=None), "“moves” makes no sense"),
    "a strange move": (lambda r: change(r, moves=["span"]), "“moves 1” makes no sense"),
    "a strange seat": (lambda r: changed_move(r, 0, by=1), "“moves 1” makes no sense"),
    "a strange option": (lambda r: change(r, options={"swap": "perhaps"}), "“swap” cannot be “perhaps”"),
    "a strange name": (lambda r: change(r, names=[1, 2]), "“names” makes no sense"),
    "a short key": (lambda r: change(r, key="00"), "“key” makes no sense"),
    "a strange result": (lambda r: change(r, result={"winner": 1}), "“result” makes no sense"),
    "a nested horror": (lambda r: "[" * 100_000, "not a game record"),
    "an illegal move": (lambda r: changed_move(r, 1, move="block e5"), "Move 2, “block e5”: On e5 the stone"),
    "an unreadable move": (lambda r: changed_move(r, 1, move="plank"), "Move 2, “plank”: “plank” is not a move"),
    "a wrong remark": (lambda r: changed_move(r, 1, move="block a5 @3"), "Move 2, “block a5 @3”: You wrote level 3"),
    "a wrong turn": (
        lambda r: changed_move(r, 1, by=r.moves[0].by),
        "Move 2 is said to be by [KB], but [KB] was to move",
    ),
    "a wrong draw": (lambda r: change(r, start_chance=["starts 9 0 0"]), "chance gave “starts"),
    "another key": (lambda r: change(r, key="0" * 64), "does not match the commitment"),
    "another result": (
        lambda r: change(r, result={**r.result, "scores": [1, 2]}),
        "claims another result than its moves",
    ),
}


@pytest.mark.parametrize(("damage", "answer"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_record_is_refused_with_the_reason(played, damage, answer):
    with pytest.raises(SetuError, match=answer):
        Record.parse(damage(played.record())).verify()


def test_a_damaged_line_is_named(played):
    lines = played.record().text().splitlines()
    lines[3] = "opinion board standard"
    with pytest.raises(BadRecord, match="line 4 cannot be read: opinion board"):
        Record.parse("\n".join(lines))


def test_moves_must_be_numbered(played):
    with pytest.raises(BadRecord, match="cannot be read: 3 "):
        Record.parse(played.record().text().replace("\n2 ", "\n3 "))


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadRecord, match="not a game record"):
        Record.load(tmp_path / "nothing.setu")


def test_a_file_that_is_not_text(tmp_path):
    (tmp_path / "picture.setu").write_bytes(b"\xff\xfe\x00\x89PNG")
    with pytest.raises(BadRecord, match="not a game record"):
        Record.load(tmp_path / "picture.setu")


@given(st.data())
def test_no_damage_raises_anything_but_a_clear_refusal(data):
    """Change, drop or double any line of a good record: it verifies, or it is refused in words."""
    table = Table("quarry", seed=3)
    table.play("span e2-e5")
    table.resign()
    lines = table.record().text().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["drop", "double", "change"])):
        case "drop":
            del lines[at]
        case "double":
            lines.insert(at, lines[at])
        case _:
            lines[at] = data.draw(st.text(max_size=30).filter(lambda line: "\n" not in line))
    with contextlib.suppress(SetuError):
        Record.parse("\n".join(lines)).verify()
