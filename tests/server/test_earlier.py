"""Tables of earlier rules: named as such, shown as far as their log goes, refused where rules would be asked.

`kept/rules-1.db` was written when every game had version 1 of its rules: of each a game half played, two that are over,
one with a bot to move and one that had not begun.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.page import Browser
from setu import Record
from setu.cli import app
from setu.fairness import examine

KEPT = Path(__file__).parent / "kept" / "rules-1.db"
BROWSER = "a-browser-that-was-there-before-the-rules"
EARLIER = {
    "CJxXqyg4U8PL": "river-dragons",
    "8lPvwxUPDDea": "river-dragons",
    "qyUwnD2q1Rk0": "sunderbans",
    "7ukIRonMUsxZ": "sunderbans",
    "XtMas9QOr8Bg": "ramas-bridge",
    "DsqA9iNmsvoP": "ramas-bridge",
}
DRAGONS, OPEN, WITH_A_BOT, BRIDGE = "CJxXqyg4U8PL", "8lPvwxUPDDea", "7ukIRonMUsxZ", "XtMas9QOr8Bg"
SANGRAM, QUARRY, QUARRY_OVER = "U9nxx480WT4I", "GxJWvMEP1K5o", "MutuCooFZFRd"


@pytest.fixture
def kept(tmp_path):
    """A copy of the database of version 1, where the river games and Rama's Bridge have later rules by now."""
    shutil.copy(KEPT, tmp_path / "setu.db")
    return tmp_path / "setu.db"


@pytest.fixture
def server(kept, start):
    return start(idle_s=0)


@pytest.fixture
def ana(server):
    browser = Browser(server.address)
    browser.http.cookies.set("setu", BROWSER, domain="127.0.0.1")
    yield browser
    browser.close()


def look(browser, table, **more):
    answer = browser.get(f"/api/tables/{table}", **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_list_of_tables_names_those_of_earlier_rules_and_calls_nobody_to_them(ana):
    listed = {one["table"]: one for one in ana.get("/api/tables").json()["tables"]}
    assert {table for table, one in listed.items() if one["earlier"]} == set(EARLIER)
    assert not any(listed[table]["my_turn"] for table in EARLIER)
    assert listed[QUARRY]["my_turn"]
    assert listed[SANGRAM]["my_turn"]


@pytest.mark.parametrize("table", EARLIER)
def test_a_table_of_earlier_rules_says_so_and_shows_nothing_that_rules_would_tell(ana, table):
    game = EARLIER[table]
    seen = look(ana, table)
    assert seen["earlier"] == (
        f"This table was played by earlier rules ({game}/1; today’s are {game}/2). What happened here is kept and "
        "listed, and its record tells each move by its number; but it cannot be played on, replayed or reviewed. "
        "Another game with the same people begins by today’s rules."
    )
    assert (seen["stage"], seen["pending"]) == ("over", [])
    assert (seen["view"], seen["choices"], seen["result"]) == (None, None, None)


def test_its_log_is_shown_as_far_as_it_needs_no_rules(ana):
    seen = look(ana, BRIDGE)
    assert [entry["number"] for entry in seen["log"]] == list(range(13))
    assert {entry["sentence"] for entry in seen["log"][1:]} == {"Ana made a move.", "Ben made a move."}
    assert all(entry["move"] is None and entry["events"] == [] for entry in seen["log"])
    assert [notice["text"] for notice in seen["notices"]] == ["Hello!"]
    resigned = look(ana, "DsqA9iNmsvoP", language="fr")
    assert resigned["log"][-1]["sentence"] == "Ben a abandonné la partie."


def test_a_bot_of_earlier_rules_is_not_asked(ana, server):
    look(ana, WITH_A_BOT)
    server.call(server.registry._sweep_once())
    assert look(ana, WITH_A_BOT)["number"] == 6
    assert "setu_faults_total{" not in server.registry.metrics.text()


@pytest.mark.parametrize(
    ("table", "command"),
    [
        (DRAGONS, {"type": "move", "seat": 0, "at": 17, "move": 0}),
        (DRAGONS, {"type": "undo", "seat": 0, "at": 17, "to": 1}),
        (DRAGONS, {"type": "resign", "seat": 0}),
        (OPEN, {"type": "start"}),
        (OPEN, {"type": "bot", "seat": 1, "bot": "random"}),
    ],
)
def test_what_would_ask_rules_is_refused_in_words(ana, table, command):
    refused = ana.do(table, **command)
    assert refused.status_code == 409
    assert refused.json()["text"].startswith("This table was played by earlier rules (river-dragons/1;")


@pytest.mark.parametrize("path", ["review", "moments", "picture.svg", "at/3"])
def test_what_would_replay_it_is_refused_in_words(ana, path):
    refused = ana.get(f"/api/tables/{BRIDGE}/{path}")
    assert refused.status_code == 409
    assert refused.json()["text"].startswith("This table was played by earlier rules (ramas-bridge/1;")


@pytest.mark.parametrize("table", sorted(EARLIER.keys() - {OPEN}))
def test_its_record_is_true_as_far_as_no_rule_is_asked(ana, table):
    """Names and moves as they were kept, and how the key was made; chance and result only the rules could tell."""
    record = Record.parse(ana.get(f"/api/tables/{table}/record").text)
    told = Record.parse(ana.get(f"/api/tables/{table}/record", form="json").text)
    assert record == replace(told, options={name: str(value) for name, value in told.options.items()})
    assert (record.game, record.rules) == (EARLIER[table], f"{EARLIER[table]}/1")
    assert record.of_earlier_rules
    moves = [event for event in events_of(table) if event["kind"] in ("moved", "resigned")]
    assert [(move.by, move.move) for move in record.moves] == [
        (f"P{event['seat'] + 1}", str(event.get("move", "resign"))) for event in moves
    ]
    assert record.result is None
    assert set(record.names) == {seat["name"] for seat in look(ana, table)["seats"]}
    found = {step.name: step.found for step in examine(record).steps}
    assert found == {"promise": "true", "shares": "alone", "key": "true", "draws": "earlier"}


def events_of(table):
    with contextlib.closing(sqlite3.connect(KEPT)) as connection:
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", (table,))
        return [json.loads(body) for (body,) in rows]


def test_a_game_of_earlier_rules_that_had_not_begun_has_no_record(ana):
    refused = ana.get(f"/api/tables/{OPEN}/record")
    assert refused.status_code == 409
    assert refused.json()["text"] == "The game has not begun yet."


def test_nobody_plays_on_from_it(ana):
    refused = ana.post(f"/api/tables/{BRIDGE}/play-on", {"entry": 3, "seat": 0, "bot": "random"})
    assert refused.status_code == 409
    assert refused.json()["text"].startswith("This table was played by earlier rules")


def test_a_page_at_it_is_told_why_a_question_has_no_answer(ana):
    page = ana.open(DRAGONS)
    assert page.table["earlier"]
    assert page.refuse("explain", seat=0, move=0)["text"].startswith("This table was played by earlier rules")
    page.close()


def test_another_game_begins_by_the_rules_of_today(ana):
    assert ana.do(DRAGONS, type="rematch", seat=0).status_code == 200
    seen = look(ana, look(ana, DRAGONS)["rematch"])
    assert (seen["stage"], seen["earlier"]) == ("open", None)
    assert {seat["name"] for seat in seen["seats"]} == {"Ana", "Ben"}


def test_the_other_tables_go_on(ana):
    for table in (SANGRAM, QUARRY):
        page = ana.open(table)
        assert page.table["earlier"] is None
        page.look(page.table["pending"][0])
        before = page.table["number"]
        page.move(page.table["looking"], page.table["choices"]["ids"][0])
        assert page.table["number"] > before
        page.close()
    record = ana.get(f"/api/tables/{QUARRY_OVER}/record").text
    assert Record.parse(record).verify().over


def test_a_table_that_was_looked_at_stands_in_the_list_as_before(ana, server):
    before = news_at_all_tables(ana)
    for table in EARLIER:
        look(ana, table)
    server.call(server.registry.write_summaries())
    server.call(server.registry._sweep_once())
    assert server.call(server.registry.store.due(2**62, 20)) == []
    assert news_at_all_tables(ana) == before


def news_at_all_tables(browser):
    return {one["table"]: one["news"] for one in browser.get("/api/tables").json()["tables"]}


# ---- those who run a server


def setu(*args):
    return CliRunner().invoke(app, list(map(str, args)), env={"SETU_LANG": "en"})


def test_the_doctor_finds_nothing_wrong_and_counts_them(kept):
    found = setu("doctor", "-d", kept)
    assert found.exit_code == 0, found.output
    assert "9 tables, 0 of them not in order." in found.output
    assert "6 tables were played by earlier rules: they are kept and shown, but do not go on." in found.output


def test_they_are_exported_and_imported_as_they_are(kept, tmp_path):
    assert setu("export", tmp_path / "all.jsonl", "-d", kept).exit_code == 0
    assert "9 tables taken in" in setu("import", tmp_path / "all.jsonl", "-d", tmp_path / "other.db").output
    setu("export", tmp_path / "again.jsonl", "-d", tmp_path / "other.db")
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "all.jsonl").read_bytes()


def test_games_of_earlier_rules_are_exported_with_the_others(kept, tmp_path):
    told = setu("export", "--records", tmp_path / "games", "-d", kept)
    assert told.exit_code == 0, told.output
    begun = {f"{game}-{table}.setu" for table, game in EARLIER.items() if table != OPEN}
    assert {path.name for path in (tmp_path / "games").iterdir()} == begun | {f"quarry-{QUARRY_OVER}.setu"}
    assert "5 of them were played by earlier rules" in told.output
