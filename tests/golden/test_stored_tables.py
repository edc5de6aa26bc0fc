"""A database that was filled before the house was put in order opens today, and every table in it goes on.

`stored-tables.db` was written by the server of commit 06d9dd6, which also told what `stored-tables.json` keeps of each
table: of every game one that is open, one half played, one that is over, and one that went on from a moment of it.
"""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from golden.transcript import digest
from server.conftest import Running, free_port
from server.luck import deal_from
from server.page import Browser
from setu import Record
from setu.cli import app
from setu.server.settings import Settings
from setu.server.storage.sqlite import SqliteStore

FOLDER = Path(__file__).parent
DATABASE = FOLDER / "stored-tables.db"
KEPT = json.loads((FOLDER / "stored-tables.json").read_text(encoding="utf-8"))
BROWSER = "a-browser-that-was-there-before-the-house-was-put-in-order"


def tables(*kinds):
    return [
        pytest.param(table, id=f"{one['game']} {one['kind']}") for table, one in KEPT.items() if one["kind"] in kinds
    ]


@pytest.fixture(scope="module")
def patch():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SETU_LANG", "en")
        patch.setattr("setu.server.run.ASK_S", None)
        deal_from("stored tables", patch.setattr)
        yield patch


def browser_at_a_copy(folder):
    """Whose tables they are, at a server on a copy of the database."""
    shutil.copy(DATABASE, folder / "setu.db")
    settings = Settings(
        port=free_port(),
        database=str(folder / "setu.db"),
        bot_pace_ms=0,
        limits=0.0,
        backup_hours=0.0,
        bot_processes=False,
    )
    running = Running(settings, SqliteStore(settings.database), lambda registry: None)
    browser = Browser(running.address)
    browser.http.cookies.set("setu", BROWSER, domain="127.0.0.1")
    yield browser
    browser.close()
    running.stop()


@pytest.fixture(scope="module")
def reader(patch, tmp_path_factory):
    """Nobody plays here."""
    yield from browser_at_a_copy(tmp_path_factory.mktemp("read"))


@pytest.fixture(scope="module")
def player(patch, tmp_path_factory):
    yield from browser_at_a_copy(tmp_path_factory.mktemp("played"))


def look(browser, table):
    answer = browser.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def in_json(value):
    return digest(json.dumps(value, sort_keys=True))


def test_each_kind_of_table_of_every_game_is_kept(reader):
    games = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
    kept = {(one["game"], one["kind"]) for one in KEPT.values()}
    assert kept == set(itertools.product(games, ("open", "playing", "over", "begun")))
    listed = reader.get("/api/tables").json()["tables"]
    assert {one["table"] for one in listed} == set(KEPT)
    assert not any(one["earlier"] for one in listed)


@pytest.mark.parametrize("table", tables("open", "playing", "over", "begun"))
def test_a_table_stands_as_it_was_left(reader, table):
    seen = look(reader, table)
    moves = [[entry["number"], entry["seat"], entry["move"]] for entry in seen["log"]]
    assert {**KEPT[table], "record": None} == {
        "game": seen["game"],
        "kind": KEPT[table]["kind"],
        "stage": seen["stage"],
        "number": seen["number"],
        "pending": seen["pending"],
        "moves": digest(json.dumps(moves)),
        "view": in_json(seen["view"]),
        "result": in_json(seen["result"]),
        "record": None,
    }


@pytest.mark.parametrize("table", tables("over"))
def test_a_finished_game_is_written_and_proven_as_ever(reader, table):
    written = reader.get(f"/api/tables/{table}/record").text
    assert digest(written) == KEPT[table]["record"]
    assert Record.parse(written).verify().over


@pytest.mark.parametrize("table", tables("playing", "begun"))
def test_a_game_that_was_being_played_goes_on(player, table):
    page = player.open(table)
    for _ in range(3):
        page.until(lambda: set(page.table["mine"]) & set(page.table["pending"]))
        seat = page.table["pending"][0]
        page.look(seat)
        before = page.table["number"]
        page.move(seat, page.table["choices"]["ids"][0])
        assert page.table["number"] > before
    page.close()


@pytest.mark.parametrize("table", tables("open"))
def test_an_open_table_is_begun(player, table):
    page = player.open(table)
    page.do("bot", seat=1, bot="random")
    page.do("start")
    page.until(lambda: 0 in page.table["pending"])
    page.look(0)
    page.move(0, page.table["choices"]["ids"][0])
    page.close()


@pytest.mark.parametrize("table", tables("over"))
def test_another_game_follows_one_that_is_over(player, table):
    assert player.do(table, type="rematch", seat=0).status_code == 200
    rematch = look(player, look(player, table)["rematch"])
    assert (rematch["stage"], rematch["game"]) == ("open", KEPT[table]["game"])


def test_the_doctor_finds_nothing_wrong(tmp_path):
    shutil.copy(DATABASE, tmp_path / "setu.db")
    found = CliRunner().invoke(app, ["doctor", "-d", str(tmp_path / "setu.db")])
    assert found.exit_code == 0, found.output
    assert f"{len(KEPT)} tables, 0 of them not in order." in found.output
    assert "earlier rules" not in found.output
