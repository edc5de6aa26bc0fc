"""Every lesson is a real game, the same in every language, and short; every picture shows the rule it stands beside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import setu
from setu.engine.texts import LANGUAGES, rules_text, speaking
from setu.engine.typography import typeset
from setu.learn import NoLesson, figures, lesson, scenes
from setu.learn.figures import captions
from setu.learn.markdown import BadLesson, sections
from setu.learn.script import script
from setu.server.api.lessons import Lesson, _lesson

GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
FEWEST, MOST = 8, 16  # things that the player does: about five minutes
PICTURES = 5
LONGEST = 420  # letters of a step
PAGE = Path(__file__).parents[2] / "web" / "src"
BLOCKS = {"en": "block", "fr": "blocage contre ", "hi": "रोक"}  # the card names its colour


def package_of(game):
    return setu.games()[game].package


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_the_same_bones_in_every_language(game):
    english, *others = [script(package_of(game), game, language) for language in LANGUAGES]
    for other in others:
        assert [step.bones for step in other.steps] == [step.bones for step in english.steps]
        assert {step.heading for step in other.steps}.isdisjoint(step.heading for step in english.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_and_ends_with_the_players_victory(game, language):
    taught = lesson(game, language)
    last = taught.frames[-1]
    assert last.snapshot.result is not None
    assert last.snapshot.result.winners == (taught.seat,)
    for frame, following in zip(taught.frames, taught.frames[1:], strict=False):
        if frame.wanted is not None:
            assert frame.wanted.id in frame.ids
            assert following.anew or following.snapshot.log[0]["seat"] == taught.seat
    assert all(step.text and len(step.text) <= LONGEST for step in taught.script.steps)


def said_by_the_page(game, language):
    """Every one-line message of the page and of a game's board, in small letters."""
    folders = (PAGE / "texts", PAGE / "boards" / package_of(game).rsplit(".", 1)[-1] / "texts")
    files = [path for folder in folders for path in folder.glob(f"*{language}.ftl")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    said = [line.split("=", 1)[1].strip() for line in lines if re.match(r"[a-z][\w-]* = ", line)]
    return {typeset(one, language).rstrip("…").lower() for one in said}


def prose(game, language):
    return " ".join(step.text for step in script(package_of(game), game, language).steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["river-dragons", "sunderbans", "ramas-bridge", "quarry"])
def test_the_buttons_that_a_lesson_quotes_are_on_the_page(game, language):
    quoted = re.findall(r"«\s*([^»]+?)\s*»" if language == "fr" else r"“([^”]+?)”", prose(game, language))
    assert quoted
    assert {button.lower() for button in quoted} <= said_by_the_page(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_the_cards_that_a_lesson_names_are_on_the_page(game, language):
    cards = {" ".join(card.lower().split()) for card in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", prose(game, language))}
    assert len(cards) >= 4
    assert {card for card in cards if not re.match(BLOCKS[language], card)} <= said_by_the_page(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_told_without_the_numbers_of_rules(game, language):
    assert re.findall(r"\b(?:DL|QR|RB|SG|R|G)-?\d+\b", prose(game, language)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_five_minutes_and_meets_a_refusal(game):
    steps = lesson(game, "en").script.steps
    done = sum(len(step.plays) + bool(step.forbidden) for step in steps)
    assert FEWEST <= done <= MOST
    assert any(step.forbidden for step in steps)
    assert (steps[0].task, steps[-1].task) == ("read", "read")


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_of_a_lesson_has_the_same_options_and_players(game):
    taught = lesson(game, "en")
    tables = [frame.table for frame in taught.frames if frame.anew]
    assert len({(table.seats, tuple(table.options.items())) for table in tables}) == 1


def test_another_move_that_is_as_good_tells_what_comes_of_it():
    frame = lesson("quarry", "en").frames[-2]
    assert [str(move) for move, _ in frame.others] == ["brick g7-g8 @0 #", "beam g6-g8 @0 #"]
    assert all(then.result is not None and then.result.winners == (0,) for _, then in frame.others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_stands_beside_a_rule_that_the_rules_name(game, language):
    found = figures(game, language)
    assert len(found) >= PICTURES
    with speaking(language):
        rules = rules_text(package_of(game), game)
    for figure in found:
        assert figure.rule in rules
        assert figure.rule in figure.caption
        assert figure.alt
        assert figure.refusal is None or figure.refusal.rule == figure.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_caption_is_left_over(game, language):
    package = package_of(game)
    assert set(captions(package, language)) == {name for name, scene in scenes(package).items() if scene.rule}


def test_a_game_without_a_lesson_says_so():
    with speaking("fr"), pytest.raises(NoLesson, match="pas encore de première partie guidée pour Quarry"):
        lesson.__wrapped__("quarry", "tlh")


def test_a_file_that_cannot_be_followed_says_where():
    (section,) = sections("## One\n> play: a\n> play: b\n")
    with pytest.raises(BadLesson, match="One: one order 'play', not 2"):
        section.order("play")


def test_sections_hold_text_orders_and_data():
    title, step = sections("# T\n\n## S\n> scene: x\n\nSome *words*.\n\n```json\n{}\n```\n")
    assert (title.heading, title.level) == ("T", 1)
    assert (step.text, step.orders, step.data) == ("Some *words*.", [("scene", "x")], "{}")


def test_a_lesson_is_written_as_a_message():
    import msgspec

    message = msgspec.json.decode(_lesson("quarry", "en"), type=Lesson)
    assert [step.task for step in message.steps[:4]] == ["read", "play", "play", "try"]
    assert message.steps[3].rule == "QR-12"
    assert message.frames[1].choices is not None
    assert message.frames[1].choices.moves is None
    assert message.frames[1].wanted is not None
