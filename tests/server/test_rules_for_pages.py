"""The rules for the page itself: modules and boards for ever, and the record of a seat with every view of it."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib

import pytest

from server.page import OPEN, bot, me
from setu.engine.configured import configure
from setu.engine.modules import MODULES

GAMES = ("quarry", "sangram", "ramas-bridge", "river-dragons", "sunderbans")
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_where_its_module_and_board_are(browser, game):
    told = browser.get(f"/api/games/{game}/module", language="fr").json()
    code, board = browser.get(told["code"]), browser.get(told["board"])
    assert code.headers["content-type"] == "application/wasm"
    assert {code.headers["cache-control"], board.headers["cache-control"]} == {FOR_EVER}
    assert hashlib.sha256(code.content).hexdigest().startswith(told["code"].rpartition("-")[2].removesuffix(".wasm"))
    assert board.content == configure(game).board.tobytes()
    assert len(board.content) == told["board_bytes"]
    assert told["functions"]["why_not"] == {"takes": ["board", "state", "i32", "i32"], "gives": "int"}


def test_every_board_that_options_choose_can_be_fetched(browser):
    manifest = json.loads((MODULES / "quarry.json").read_text("utf-8"))
    for chosen in manifest["games"]["quarry"]["boards"]:
        told = browser.get("/api/games/quarry/module", **chosen["options"]).json()
        assert told["board"] == f"/modules/{chosen['board']}.board"
        assert browser.get(told["board"]).status_code == 200


def test_what_a_browser_has_is_not_sent_again(browser):
    for place in ("/api/games/sangram/module", browser.get("/api/games/sangram/module").json()["code"]):
        first = browser.get(place)
        again = browser.http.get(place, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "name",
    ["quarry.wasm", "quarry-0000000000000000.wasm", "quarry.json", "0000.board", "..%2Fquarry.json", "x", ".wasm"],
)
def test_nothing_else_is_to_be_had_there(browser, name):
    assert browser.get(f"/modules/{name}").status_code == 404


def test_options_that_a_game_has_not_are_refused(browser):
    answer = browser.get("/api/games/quarry/module", starter="green")
    assert answer.status_code == 422
    assert "green" in answer.json()["text"]


def test_a_view_of_a_seat_has_its_record_and_no_other_view_has_one(server, browsers):
    ana, ben = browsers(), browsers()
    made = ana.create("sangram", [me("Ana"), OPEN])
    table = made["table"]
    assert ana.get(f"/api/tables/{table}", seat=0).json()["observation"] is None  # nothing is played yet
    ben.post(f"/api/tables/{table}/enter", {"token": made["links"]["join"]})
    assert ben.do(table, type="sit", id="s", seat=1, name="Ben").status_code == 200
    assert ana.do(table, type="start", id="go").status_code == 200
    game = server.registry.tables[table].session.game
    for browser, seat in ((ana, 0), (ben, 1)):
        packed = browser.get(f"/api/tables/{table}", seat=seat).json()["observation"]
        assert zlib.decompress(base64.b64decode(packed)) == game.hidden(seat).tobytes()
    watcher = browsers()
    link = ana.post(f"/api/tables/{table}/links", {"kind": "watch", "seat": None}).json()
    watcher.post(f"/api/tables/{table}/enter", {"token": link["token"]})
    assert watcher.get(f"/api/tables/{table}").json()["observation"] is None
    assert watcher.get(f"/api/tables/{table}/at/0").json()["observation"] is None


def test_an_earlier_moment_has_the_record_of_then_and_nothing_of_what_came_later(server, browser):
    made = browser.create("sangram", [me("Ana"), bot("random")])
    table = made["table"]
    assert browser.do(table, type="start", id="go").status_code == 200
    session = server.registry.tables[table].session
    before = session.game.hidden(0).tobytes()
    move = int(session.game.move_numbers(0)[0])
    played = {"type": "move", "seat": 0, "move": move, "at": session.number, "id": "m"}
    assert browser.do(table, **played).status_code == 200
    packed = browser.get(f"/api/tables/{table}/at/0", seat=0).json()["observation"]
    assert zlib.decompress(base64.b64decode(packed)) == before
