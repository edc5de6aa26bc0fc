"""What an option says of its values: which a table has, and which the book prints; and sets of options with a name."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from engine.toy import toy
from rules_coverage import wanted
from setu import BadOptions, Table
from setu.engine.game import find_game, games, preset_title
from setu.engine.options import Choice, Count, Options
from setu.engine.texts import LANGUAGES, speaking
from setu.envs.common import open_game
from setu.lab.fixtures import SeededGame
from setu.lab.simulate import play_games

TESTS = Path(__file__).resolve().parents[1]

ORDER = Choice("order", ("seats", "villages"), usual="villages", printed="villages", rule="R16")
LANDING = Choice("landing", ("farEnd", "anyNext"), ruling="farEnd", rule="R9")
CAP = Count("cap", 0, 0, 300, printed=0, rule="R29")


def test_a_table_has_the_usual_value_and_its_code_is_its_place():
    assert Options(ORDER, LANDING, CAP).read({}) == {"order": "villages", "landing": "farEnd", "cap": 0}
    assert [ORDER.encode(value) for value in ORDER.values] == [0, 1]


def test_a_value_is_printed_a_ruling_or_a_house_rule():
    assert [ORDER.standing(value) for value in ORDER.values] == ["house", "printed"]
    assert [LANDING.standing(value) for value in LANDING.values] == ["ruling", "house"]
    assert [CAP.standing(rounds) for rounds in (0, 30)] == ["printed", "house"]


def test_the_values_worth_telling_begin_with_the_usual_one():
    assert ORDER.told() == [("villages", "printed"), ("seats", "house")]
    assert LANDING.told() == [("farEnd", "ruling"), ("anyNext", "house")]
    assert CAP.told() == [(0, "printed")]
    assert Count("cap", 30, 0, 300, printed=0).told() == [(30, "house"), (0, "printed")]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_option_names_a_rule_that_the_specification_or_the_rules_know(game):
    folder = game.package.rpartition(".")[2]
    texts = (resources.files(game.package) / "texts").iterdir()
    rules = "".join(text.read_text(encoding="utf-8") for text in texts if text.name.startswith("rules."))
    known = {*wanted(TESTS / folder), *re.findall(r"\b(?:[A-Z]{2}-|R)\d+\b", rules)}
    assert {option.name: option.rule for option in game.options.known.values() if option.rule not in known} == {}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_of_every_option_something_is_printed_or_ruled(game):
    """What stands in no book and is no ruling either would leave a table without a rule."""
    told = {option.name: {standing for _, standing in option.told()} for option in game.options.known.values()}
    assert {name: found for name, found in told.items() if not found & {"printed", "ruling"}} == {}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_preset_and_the_options_for_studies_can_be_laid(game):
    for preset in game.presets:
        assert Table(game, preset=preset, seed=1).options == game.options.read(game.presets[preset])
    assert dict(SeededGame.of(game.name).configured.options) == game.options.read(game.study)


# ---- options of earlier rules


def test_options_of_earlier_rules_are_carried_over_as_far_as_they_are_known():
    chosen = {"order": "seats", "landing": "nowhere", "gone": "yes", "cap": 30}
    assert Options(ORDER, LANDING, CAP).carried_over(chosen) == {"order": "seats", "landing": "farEnd", "cap": 30}


# ---- presets


BOXED = {"box": {}, "assisted": {"double": "on"}}


def test_a_preset_chooses_its_options_and_what_is_asked_besides_goes_before_it():
    game = toy(presets=BOXED)
    assert Table(game, preset="assisted", seed=1).options == {"double": "on"}
    assert Table(game, preset="assisted", options={"double": "off"}, seed=1).options == {"double": "off"}
    assert Table(game, preset="box", seed=1).options == {"double": "off"}


def test_an_unknown_preset_is_answered_with_those_there_are():
    with pytest.raises(BadOptions, match=r"no preset “easy”\. The presets are: box, assisted"):
        Table(toy(presets=BOXED), preset="easy")
    with pytest.raises(BadOptions, match="no preset “easy”: this game has none"):
        Table(toy(), preset="easy")


def test_a_preset_has_a_name_in_every_language():
    said = {}
    for language in LANGUAGES:
        with speaking(language):
            said[language] = [str(preset_title(name)) for name in BOXED]
    assert said["en"] == ["as in the box", "assisted"]
    assert len({tuple(titles) for titles in said.values()}) == len(LANGUAGES)
    assert preset_title("ours") == "ours"


# ---- studies


def test_what_is_not_asked_is_as_for_studies_there_and_as_usual_at_a_table():
    game = toy(study={"double": "on"}, presets={"box": {"double": "off"}})
    assert game.studied() == {"double": "on"}
    assert game.studied({"double": "off"}) == {"double": "off"}
    assert game.studied(preset="box") == {"double": "off"}
    assert Table(game, seed=1).options == {"double": "off"}


@pytest.fixture
def studied_with_swap():
    """Quarry, as if its studies were made with the swap."""
    quarry = find_game("quarry")
    before = quarry.study
    object.__setattr__(quarry, "study", {"swap": "on"})
    yield quarry
    object.__setattr__(quarry, "study", before)


def swaps(states):
    return {int(swap) for swap in states["options"]["swap"]}


def test_laboratory_and_environments_take_the_options_for_studies_unless_asked_otherwise(studied_with_swap):
    assert dict(SeededGame.of("quarry").configured.options)["swap"] == "on"
    assert swaps(play_games("quarry", 3).states) == {1}
    assert swaps(play_games("quarry", 3, options={"swap": "off"}).states) == {0}
    assert dict(open_game("quarry").options)["swap"] == "on"
    assert dict(open_game("quarry", options={"swap": "off"}).options)["swap"] == "off"
