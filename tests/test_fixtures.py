"""The views that the page's own tests draw are of the shape that the server sends today."""

from __future__ import annotations

import functools
import importlib.util
import json
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from setu import Table

WEB = Path(__file__).parent.parent / "web"
KEPT = sorted(WEB.glob("src/boards/*/fixtures/*.json"))
VIEWS = [path for path in KEPT if path.name != "board.json"]
SEED, MOVES = 100, 90  # random players: in the river somebody jumps over somebody by then
BY_CARD = {"after_playing", "after_recruiting"}  # objects whose keys are the cards in hand: any may be there


@functools.cache
def tool():
    """web/tools/write_fixtures.py, which made the files."""
    spec = importlib.util.spec_from_file_location("write_fixtures", WEB / "tools" / "write_fixtures.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@functools.cache
def kept_in(file):
    """What stands in a file, to be read only."""
    return json.loads(file.read_text(encoding="utf-8"))


@functools.cache
def shapes_today(game):
    """What is sent in each of the tool's positions of a game, and move by move in games with the options kept."""
    wanted = [fixture for fixture in tool().FIXTURES if fixture.game == game]
    seats = max(fixture.seats for fixture in wanted)
    for options in options_kept(game):
        wanted.append(tool().Fixture(game, "", seats=min(3, seats), seed=SEED, frames=MOVES, greedy=0, options=options))
    frames = [frame for fixture in wanted for frame in tool().frames_of(fixture)[1]]
    return shapes(json.loads(json.dumps(frames)), ("[]",))


def options_kept(game):
    """The options of all files of a game, each once."""
    all_options = [kept_in(file)["options"] for file in VIEWS if kept_in(file)["game"] == game]
    return [options for place, options in enumerate(all_options) if options not in all_options[:place]]


def shapes(value, path=()):
    """For every place in nested objects and lists the sets of keys that objects have there."""
    found = defaultdict(set)
    if isinstance(value, dict):
        if path[-1] not in BY_CARD:
            found[path].add(frozenset(value))
        inner = (((*path, "*" if path[-1] in BY_CARD else key), part) for key, part in value.items())
    else:
        inner = (((*path, "[]"), part) for part in value) if isinstance(value, list) else ()
    for place, part in inner:
        if isinstance(part, dict | list):
            for at, keys in shapes(part, place).items():
                found[at] |= keys
    return found


@pytest.mark.parametrize("file", VIEWS, ids=lambda path: path.stem)
def test_a_kept_view_has_the_shape_that_is_sent_today(file):
    kept = kept_in(file)
    today = shapes_today(kept["game"])
    stale = {".".join(at): keys - today[at] for at, keys in shapes(kept["frames"], ("[]",)).items()}
    assert {at: keys for at, keys in stale.items() if keys} == {}, "write it again: web/tools/write_fixtures.py"
    table = Table(kept["game"], len(kept["frames"][0]["called"]))
    assert kept["options"].keys() == table.options.keys()


@pytest.mark.parametrize("file", [path for path in KEPT if path not in VIEWS], ids=lambda path: path.parts[-3])
def test_a_kept_board_is_the_board_of_today(file):
    (game,) = {fixture.game for fixture in tool().FIXTURES if fixture.game.startswith(file.parts[-3])}
    table = Table(game)
    assert kept_in(file) == json.loads(json.dumps(table.game.views.board(table._b)))
