"""A game as one HTML file: what it carries, and how its parts are put together. tests/browser opens such files."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from typer.testing import CliRunner

from setu import Table
from setu.cli import app
from setu.engine.errors import BadOptions
from setu.engine.texts import LANGUAGES, speaking
from setu.review import replay_file as made
from setu.review.commands import save_replay
from setu.server.api.history import Moments

HOSTILE = "</script><!-- \u2028 {{script}} \\1 & “"
TEMPLATE = '<html lang="{{language}}"><title>{{title}}</title><i>{{style}}</i><b>{{game}}</b><u>{{script}}</u>'


@pytest.fixture
def parts(tmp_path):
    """ViewerPayload as the page's build leaves them, but small."""
    folder = tmp_path / "replay"
    folder.mkdir()
    (folder / "template.html").write_text(TEMPLATE, encoding="utf-8")
    (folder / "quarry.css").write_text("a > b {}", encoding="utf-8")
    (folder / "quarry.js").write_text(r'go("\1")', encoding="utf-8")
    (folder / "devanagari.css").write_text("/* heavy */", encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"quarry.{language}.ftl").write_text(f"spoken = {language}", encoding="utf-8")
    return folder


@pytest.fixture
def end():
    table = Table("quarry", options={"starter": "black"}, seed=1, names=["Ana", HOSTILE])
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    return table


def carried(file):
    return json.loads(re.search(r"<b>(.*)</b>", file, re.DOTALL)[1])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_moments_are_those_of_the_server_s_message(end, seat):
    told = msgspec.convert(made.moments(end, seat), Moments)
    assert [moment.entry.number for moment in told.moments] == [0, 1, 2, 3]
    assert [moment.pending for moment in told.moments] == [[0], [1], [0], []]
    assert [moment.result is None for moment in told.moments] == [True, True, True, False]
    assert told.moments[-1].view == end.seen(seat)
    assert end.length == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_carries_its_language_and_every_moment(end, parts, language):
    with speaking(language):
        file = made.replay_file(end, 0, parts)
    found = carried(file)
    title = end.game.title.say(language)
    both = {"en": "and", "fr": "et", "hi": "और"}[language]
    assert file.startswith(f'<html lang="{language}"><title>{title}: Ana {both} &lt;/script&gt;')
    assert (found["language"], found["texts"]) == (language, f"spoken = {language}")
    assert found["moments"]["names"] == list(end.names)
    assert len(found["moments"]["moments"]) == 4


@pytest.mark.parametrize(("sender", "told"), [("Ana", "Ana"), ("  Ana\tB ", "Ana B"), ("", None), (None, None)])
def test_a_file_names_who_sends_it(end, parts, sender, told):
    assert carried(made.replay_file(end, None, parts, sender))["sender"] == told


def test_the_names_in_the_title_are_joined_as_the_language_joins_them(parts):
    end = Table("quarry", seed=1, names=["Ana", "Ben"])
    for language, title in (("en", "Quarry: Ana and Ben"), ("fr", "Ana et Ben"), ("hi", "Ana और Ben")):
        with speaking(language):
            assert f"{title}</title>" in made.replay_file(end, None, parts)


def test_nothing_that_is_carried_can_end_its_element(end, parts):
    file = made.replay_file(end, None, parts)
    data = re.search(r"<b>(.*)</b>", file, re.DOTALL)[1]
    assert not set("<>&\u2028") & set(data)
    assert r'<u>go("\1")</u>' in file


def test_devanagari_letters_come_only_where_they_are_needed(end, parts):
    assert "heavy" not in made.replay_file(end, None, parts)
    named = Table("quarry", seed=1, names=["आशा", "Ben"])
    assert "a > b {}/* heavy */" in made.replay_file(named, None, parts)


def test_a_page_that_was_never_built_is_said_so(end, tmp_path):
    with pytest.raises(BadOptions, match="make page"):
        made.replay_file(end, None, tmp_path)


def test_seats_are_counted_from_one_and_a_file_that_cannot_be_written_is_named(end, parts, tmp_path, monkeypatch):
    monkeypatch.setattr(made, "PARTS", parts)
    with pytest.raises(BadOptions, match="from 1 to 2"):
        save_replay(end, tmp_path / "game.html", 3)
    with pytest.raises(BadOptions, match=r"game\.html cannot be written"):
        save_replay(end, tmp_path / "nowhere" / "game.html", 1)
    save_replay(end, tmp_path / "game.html", 2)
    assert carried((tmp_path / "game.html").read_text(encoding="utf-8"))["moments"]["seat"] == 1


def test_the_command_names_the_sender(end, parts, tmp_path, monkeypatch):
    monkeypatch.setattr(made, "PARTS", parts)
    game, out = tmp_path / "game.setu", tmp_path / "game.html"
    end.record().save(game)
    ran = CliRunner().invoke(app, ["replay", str(game), "--html", str(out), "--from", "Ana"])
    assert ran.exit_code == 0, ran.output
    assert carried(out.read_text(encoding="utf-8"))["sender"] == "Ana"
    refused = CliRunner().invoke(app, ["replay", str(game), "--from", "Ana"])
    assert refused.exit_code != 0
    assert "--html" in str(refused.exception)
