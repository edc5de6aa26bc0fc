"""Component files of an owner at a server: a choice when a table is laid, and part of the table from then on."""

from __future__ import annotations

from importlib import resources

import pytest
from typer.testing import CliRunner

from server.page import Browser, bot, me
from setu import BadComponents, Record
from setu.cli import app
from setu.games import sangram
from setu.games.quarry import board as quarry
from setu.server.storage.component_files import read_files

NAME, BOX = "my-cards.toml", "my-stones.toml"
PEOPLE = [me("Ana"), me("Ben")]


def own_cards(folder, name=NAME, **changes):
    """The shipped cards with an owner's values in them."""
    source = (resources.files(sangram) / "data" / "cards.toml").read_text(encoding="utf-8")
    acharya = source.index("[warriors.acharya]")
    found = source[:acharya] + source[acharya:].replace("strength = 0", f"strength = {changes.get('strength', 2)}", 1)
    (folder / name).write_text(found, encoding="utf-8")
    return folder / name


@pytest.fixture
def cards(tmp_path):
    return own_cards(tmp_path)


@pytest.fixture
def owners(start, cards):
    """A browser at a server that has the file."""
    box = cards.with_name(BOX)
    box.write_text(quarry.box("standard").source.replace("width = 10", "width = 8"), encoding="utf-8")
    server = start(components=f"{cards}:{box}")
    browser = Browser(server.address)
    browser.server = server
    yield browser
    browser.close()


def lay(browser, **more):
    made = browser.create("sangram", PEOPLE, components=NAME, **more)["table"]
    page = browser.open(made)
    page.do("start")
    return page


def some_moves(page, count=6):
    for _ in range(count):
        seat = page.table["pending"][0]
        page.look(seat)
        page.move(seat, page.table["choices"]["ids"][0])


def finished(browser):
    page = lay(browser)
    some_moves(page)
    page.do("resign", seat=0)
    page.close()
    return page.name


def test_the_catalogue_offers_a_file_for_its_game_alone(owners):
    offered = {game["name"]: game["components"] for game in owners.get("/api/games").json()["games"]}
    assert {game: files for game, files in offered.items() if files} == {"sangram": [NAME], "quarry": [BOX]}


def test_a_table_says_which_file_it_is_played_with_and_its_board_is_made_of_it(owners):
    table = owners.create("quarry", PEOPLE, components=BOX)["table"]
    assert owners.get(f"/api/tables/{table}").json()["components"] == f"Played with {BOX}."
    own, plain = owners.get(f"/api/tables/{table}/board").json(), owners.get("/api/games/quarry/board").json()
    assert len(own["targets"]) < len(plain["targets"])
    usual = owners.create("quarry", PEOPLE)["table"]
    assert owners.get(f"/api/tables/{usual}").json()["components"] is None
    assert owners.get(f"/api/tables/{usual}/board").json() == plain


def test_its_record_has_the_file_and_checks_out_here_and_anywhere(owners, cards):
    table = finished(owners)
    written = owners.get(f"/api/tables/{table}/record").text
    record = Record.parse(written)
    assert record.components == cards.read_text(encoding="utf-8")
    assert record.verify().over
    checked = owners.post("/api/records/check", {"record": written})
    assert checked.status_code == 200, checked.text


def test_moments_and_picture_are_of_these_cards(owners):
    table = finished(owners)
    moments = owners.get(f"/api/tables/{table}/moments").json()
    assert moments["board"] == owners.get(f"/api/tables/{table}/board").json()["board"]
    assert owners.get(f"/api/tables/{table}/picture.svg").status_code == 200


def test_another_game_and_one_that_goes_on_have_the_same_cards(owners):
    table = finished(owners)
    assert owners.do(table, type="rematch", seat=0).status_code == 200
    again = owners.get(f"/api/tables/{table}").json()["rematch"]
    made = owners.post(f"/api/tables/{table}/play-on", {"entry": 2, "seat": 0, "bot": "random"})
    assert made.status_code == 201, made.text
    for other in (again, made.json()["table"]):
        assert owners.get(f"/api/tables/{other}").json()["components"] == "Played with my-cards.toml."


@pytest.mark.parametrize(("game", "name"), [("sangram", "other.toml"), ("quarry", NAME)])
def test_a_file_that_is_not_there_for_this_game_is_refused_in_words(owners, game, name):
    refused = owners.post("/api/tables", {"game": game, "seats": PEOPLE, "components": name})
    assert refused.status_code == 422
    assert f"There is no file {name} for this game" in refused.json()["text"]


def test_a_table_whose_file_is_gone_goes_on_and_says_so(owners, start, tmp_path):
    page = lay(owners)
    page.close()
    owners.server.stop()
    (tmp_path / NAME).unlink()
    server = start()
    browser = Browser(server.address)
    browser.http.cookies = owners.http.cookies
    again = browser.open(page.name)
    assert again.table["components"] == (
        "Played with my-cards.toml. The file is no longer at this server; the table keeps its own copy."
    )
    some_moves(again)
    again.do("resign", seat=0)
    assert Record.parse(browser.get(f"/api/tables/{page.name}/record").text).verify().over
    again.close()
    browser.close()


def test_a_file_that_was_changed_since_is_not_that_of_the_table(owners, start, tmp_path):
    page = lay(owners)
    page.close()
    owners.server.stop()
    server = start(components=str(own_cards(tmp_path, strength=1)))
    browser = Browser(server.address)
    browser.http.cookies = owners.http.cookies
    again = browser.open(page.name)
    assert "the table keeps its own copy" in again.table["components"]
    again.close()
    browser.close()


def test_bots_play_on_these_cards(owners):
    made = owners.create("sangram", [me("Ana"), bot("greedy")], components=NAME)["table"]
    page = owners.open(made)
    page.do("start")
    page.until(lambda: any(entry["by"] == "bot" for entry in page.log))
    page.close()


def test_tables_are_exported_and_imported_with_their_file(owners, tmp_path):
    finished(owners)
    owners.server.stop()
    for done in (
        ("export", tmp_path / "all.jsonl", "-d", tmp_path / "setu.db"),
        ("import", tmp_path / "all.jsonl", "-d", tmp_path / "other.db"),
        ("doctor", "-d", tmp_path / "other.db"),
    ):
        assert CliRunner().invoke(app, list(map(str, done))).exit_code == 0


# ---- at the start


def test_a_bad_file_is_refused_at_the_start_with_line_and_reason(cards):
    line = cards.read_text(encoding="utf-8").splitlines().index("strength = 2") + 1
    cards.write_text(cards.read_text(encoding="utf-8").replace("strength = 2", "strength = 7", 1), encoding="utf-8")
    refused = CliRunner().invoke(app, ["serve", "--components", str(cards)])
    assert isinstance(refused.exception, BadComponents)
    assert f"{NAME}, line {line}, warriors.acharya.strength: expected a whole number" in str(refused.exception)


def test_a_file_of_no_game_and_one_that_is_not_there_are_refused(tmp_path):
    (tmp_path / "list.toml").write_text("milk = 2\n", encoding="utf-8")
    with pytest.raises(BadComponents, match=r"list\.toml"):
        read_files(str(tmp_path / "list.toml"))
    with pytest.raises(BadComponents, match="cannot be read"):
        read_files(str(tmp_path / "nothing.toml"))


def test_two_files_of_one_name_could_not_be_told_apart(tmp_path):
    (tmp_path / "other").mkdir()
    two = [own_cards(tmp_path), own_cards(tmp_path / "other")]
    with pytest.raises(BadComponents, match=r"Two files are called my-cards\.toml"):
        read_files(":".join(map(str, two)))


def test_several_files_come_by_flag_or_from_the_environment(tmp_path, monkeypatch):
    one, other = own_cards(tmp_path), own_cards(tmp_path, "second.toml", strength=1)
    shown = CliRunner().invoke(app, ["serve", "--components", str(one), "--components", str(other), "--print-config"])
    assert f"SETU_COMPONENTS={one}:{other}" in shown.output
    assert [file.name for file in read_files(f"{one}:{other}").of("sangram")] == [NAME, "second.toml"]
