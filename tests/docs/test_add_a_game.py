"""The page "Add a game in an hour" is true: the files in its text are a game that keeps all laws and plays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import setu.games
from docs.written_files import files_of
from setu.engine.conformance import check_game
from setu.engine.game import find_game
from setu.engine.rule import interpreting
from setu.engine.texts import LANGUAGES

PAGE = "add-a-game.md"
HOME = "src/setu/games"


@pytest.fixture(scope="module")
def games_folder(tmp_path_factory):
    """The page's files on disk, in a folder that the house looks for games in."""
    root = tmp_path_factory.mktemp("clone")
    for path, written in files_of(PAGE).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(written, encoding="utf-8")
    folder = str(root / HOME)
    setu.games.__path__.append(folder)
    with interpreting():  # compiling would take longer than all that is played here
        yield folder
    setu.games.__path__.remove(folder)


def typed(folder, *command, keys=""):
    """What the command line prints, with the page's game among the house's."""
    code = f"import sys, setu.games; setu.games.__path__.append({folder!r}); from setu.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *command],
        input=keys,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "SETU_INTERPRET": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_writes_every_file_of_the_folder():
    names = {path.removeprefix(f"{HOME}/pebbles/") for path in files_of(PAGE)}
    assert names == {
        *("__init__.py", "codes.py", "state.py", "rules.py"),
        *(f"texts/{language}.ftl" for language in LANGUAGES),
        *(f"texts/rules.{language}.md" for language in LANGUAGES),
    }


def test_the_game_keeps_every_law(games_folder):
    report = check_game("pebbles", games=20, written_games=1, plain=True)
    assert report.games == 20 * 3 * 2  # seats times option values


def test_the_game_plays_in_the_terminal(games_folder):
    keys = "m\nwhy a1\nb9\n" + "".join(f"{heap}{count}\n" for count in (3, 2, 1) for heap in "abc") * 3
    shown = typed(games_folder, "play", "pebbles", "--terminal", "--bot", "random", "--seed", "3", keys=keys)
    assert "9 legal moves" in shown
    assert "That move may be made." in shown
    assert "“b9” is no move. Write the heap and how many you take: b2." in shown
    assert "PB-3 Heap a is empty." in shown
    assert "No pebble is left. Charms are shown." in shown


def test_its_rules_are_printed(games_folder):
    assert "Pebbles in brief" in typed(games_folder, "rules", "pebbles")


def test_its_refusals_name_the_rule(games_folder):
    table = setu.Table("pebbles", seed=1)
    for move in ("a3", "a2"):
        table.play(move)
    assert str(table.explain("a1")) == "PB-3 Heap a is empty."
    with setu.speaking("fr"):
        assert str(table.explain("a1")) == "PB-3 Le tas a est vide."
    with setu.speaking("hi"):
        assert str(table.explain("a1")) == "PB-3 ढेर a खाली है।"


def test_its_picture_is_its_text(games_folder):
    shown = setu.Table("pebbles", seed=1).svg()
    assert "heaps: 5  6  7" in shown
    assert "charms: –  –" in shown


def test_it_is_found_by_name_only(games_folder):
    assert find_game("pebbles").name == "pebbles"
