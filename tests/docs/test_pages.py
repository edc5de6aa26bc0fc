"""The documentation is true and whole: its examples run, its site builds without a broken link."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from html.parser import HTMLParser

import pytest

import setu
from docs.written_files import DOCS
from setu.engine.questions import GENERAL, typed_as
from setu.engine.texts import rules_text, speaking

DATA = DOCS.parent / "src" / "setu" / "games"
NUMBER = re.compile(r"\b[A-Z]{2}-\d+")
PAGES = sorted(path for path in DOCS.glob("*.md"))
WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page):
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 2
    assert found.failed == 0


def test_most_of_what_can_be_run_is_run():
    assert {page.stem for page in WITH_EXAMPLES} >= {"index", "python", "bots", "environments"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=DOCS.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stderr
    return folder


class Reading(HTMLParser):
    """The words of a page, and the files it asks for."""

    def __init__(self, html):
        super().__init__()
        self.words, self.asked = [], []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        names = {"img": "src", "script": "src", "link": "href"}
        self.asked += [value for name, value in attrs if name == names.get(tag) and value]

    def handle_data(self, data):
        self.words.append(data)


def test_every_game_has_its_rules_options_picture_and_sources(site):
    for game in setu.games().values():
        page = Reading((site / "games" / f"{game.name}.html").read_text(encoding="utf-8"))
        words = " ".join(page.words)
        assert str(game.title) in words
        with speaking("en"):
            numbered = set(NUMBER.findall(rules_text(game.package, game.name)))
        assert numbered
        assert numbered <= set(NUMBER.findall(words))
        assert all(name in words for name in game.options.known)
        assert ("What is reconstructed" in words) == any(DATA.glob(f"{game.package.rpartition('.')[2]}/data/*.toml"))
        assert (site / "drawn" / f"{game.name}.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_reports_stand_in_their_pages(site):
    assert "all kept" in (site / "reliability.html").read_text(encoding="utf-8")
    assert "decisions" in (site / "speed.html").read_text(encoding="utf-8")
    assert "expert against rival" in (site / "bots.html").read_text(encoding="utf-8")


def test_no_page_asks_another_server_for_anything(site):
    for path in site.rglob("*.html"):
        asked = Reading(path.read_text(encoding="utf-8")).asked
        assert [one for one in asked if "//" in one] == [], path.name


def test_no_source_file_lands_in_the_site(site):
    assert list(site.rglob("*.py")) == []


def asked_in_the_page(first: str, below: str) -> set[str]:
    """What stands as typed in a table of the page on playing, row by row."""
    rows = (DOCS / "play.md").read_text(encoding="utf-8").partition(below)[2].strip().splitlines()
    table = rows[: next((number for number, row in enumerate(rows) if not row.startswith("|")), len(rows))]
    assert len(table) > 3
    return {typed for row in table[2:] if first in row for typed in re.findall(r"`([^`]+)`", row)}


def ways_to_ask(package, question):
    """However a question may be written down: by its name, by one of its words, with what it is about or without."""
    with speaking("en"):
        return {question.name, *question.words(package, "en"), typed_as(package, question)}


def words_of_the_table() -> set[str]:
    """What can be typed beside moves and questions, as the page declares it."""
    source = (DOCS.parent / "web/src/table/typed-commands.ts").read_text(encoding="utf-8")
    return set(re.findall(r"'(\w+)'", source.partition("WORDS = [")[2].partition("]")[0]))


def assert_same(told: set[str], asked: list[set[str]], forms: list[str] | None = None) -> None:
    """Each question stands there, and nothing else does."""
    begun = {typed: {typed, typed.split()[0]} for typed in told}
    assert [ways for ways in asked if not any(ways & words for words in begun.values())] == []
    known = set().union(*asked)
    by_form = [typed for typed in told if any(re.fullmatch(form, typed.lower()) for form in forms or [])]
    assert [typed for typed, words in begun.items() if not words & known and typed not in by_form] == []


def test_the_page_on_playing_lists_what_can_be_asked_at_every_table():
    general = [ways_to_ask("setu.engine", question) for question in GENERAL]
    words = [{word} for word in words_of_the_table()]
    assert len(words) > 5
    assert_same(asked_in_the_page("", "At every table:"), [*general, *words])


@pytest.mark.parametrize("game", setu.games().values(), ids=lambda game: game.name)
def test_the_page_on_playing_lists_what_can_be_asked_in_each_game(game):
    with speaking("en"):
        title = str(game.title).replace("’", "'")
    own = [question for question in game.questions if question.name != "score"]  # stands among those of every table
    ways = [ways_to_ask(game.package, question) for question in own]
    forms = [question.form if isinstance(question.form, str) else question.form() for question in own]
    assert_same(asked_in_the_page(title, "In each game besides:"), ways, [form for form in forms if form])
