"""Part 2: the shipped box keeps every constraint, and a damaged component file is refused by its line."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rama.conftest import TEST_BOARD
from setu import BadComponents, Table
from setu.engine.reader import Components
from setu.engine.texts import LANGUAGES
from setu.games.rama import board
from setu.games.rama.board import Box, reached, read_box, shipped
from setu.games.rama.codes import themes
from setu.games.rama.words import named


def cut_towns(box: Box) -> dict[str, int]:
    """D-13: towns that cut the map, with the number of spaces on the smaller side."""
    cuts: dict[str, int] = {}
    rest = set(box.at) - {box.special["maldives"]}
    for town in (space.id for space in box.towns if space.id in rest):
        parts, left = [], rest - {town}
        while left:
            part = reached(box, next(iter(left)), without=town)
            parts.append(len(part))
            left -= part
        if len(parts) > 1:
            cuts[town] = sum(parts) - max(parts)
    return cuts


LARGE = 0.1  # D-13: a side with more than this share of the spaces is large


def advice(box: Box) -> list[str]:
    """D-2, D-9, D-13: what a playable box may break, but a good one does not."""
    found = []
    special = box.special
    for name, grid in (("finish", "B6"), ("maldives", "A6")):
        town = box.spaces[box.at[special[name]]]
        if town.grid and town.grid != grid:
            found.append("grid")
    for name in (special["cow_start"], special["cricket"][0]):
        if not box.spaces[box.at[name]].airport:
            found.append("airport")
    for name in (special["finish"], special["cricket"][1]):
        if box.spaces[box.at[name]].airport:
            found.append("no-airport")
    if any(spaces > LARGE * len(box.spaces) for spaces in cut_towns(box).values()):
        found.append("cut")
    return found


@pytest.fixture(scope="module")
def box() -> Box:
    return read_box(shipped())


def test_the_box_has_66_towns_233_spaces_108_roads_and_11_boat_lines(box):
    kinds = Counter(link.kind for link in box.links)
    assert (len(box.towns), len(box.spaces), kinds["roads"], kinds["boats"]) == (66, 233, 108, 11)


def test_D_1_the_towns_that_the_rules_name_exist(box):
    assert {"delhi", "pamban", "male", "colombo", "kolkata", "kandy"} <= {town.id for town in box.towns}
    assert (box.special["cow_start"], box.special["finish"]) == ("delhi", "pamban")


def test_D_2_pamban_is_in_b6_and_male_in_a6(box):
    grid = {town.id: town.grid for town in box.towns}
    assert (grid["pamban"], grid["male"]) == ("B6", "A6")


def test_D_3_male_is_left_and_reached_by_plane_from_colombo_only(box):
    assert [other.id for other in box.towns if box.flies("male", other.id)] == ["colombo"]
    assert not any("male" in link.spaces for link in box.links)


def test_D_4_the_cow_may_stand_in_any_town_but_male(box):
    table = Table("ramas-bridge", seed=1)
    cow_towns = table._b.cow_towns
    assert sum(bin(int(word)).count("1") for word in cow_towns) == 65
    assert box.special["cow_forbidden"] == ["male"]


def test_D_5_nine_airports_and_fourteen_ports(box):
    assert sum(space.airport for space in box.spaces) == 9
    assert sum(space.port for space in box.spaces) == 14


def test_D_6_no_road_crosses_the_sea_but_a_boat_does(box):
    country = {space.id: space.country for space in box.spaces}
    crossing = [link.kind for link in box.links if country[link.spaces[0]] != country[link.spaces[-1]]]
    assert crossing
    assert set(crossing) == {"boats"}


def test_D_7_every_card_names_one_town_and_some_towns_have_several(box):
    towns = Counter(card.town for card in box.cards)
    assert set(towns) <= {town.id for town in box.towns}
    assert max(towns.values()) > 1


def test_D_8_road_and_boat_join_everything_but_male(box):
    assert reached(box, "pamban") == set(box.at) - {"male"}


def test_D_9_delhi_and_kolkata_are_airports_pamban_and_kandy_are_not(box):
    airport = {town.id: town.airport for town in box.towns}
    assert (airport["delhi"], airport["kolkata"], airport["pamban"], airport["kandy"]) == (True, True, False, False)
    assert advice(box) == []


def test_D_12_no_card_names_male(box):
    assert all(card.town != "male" for card in box.cards)


def test_D_13_no_town_cuts_the_map(box):
    assert cut_towns(box) == {}


def test_D_13_towns_that_cut_are_listed():
    """Without its boats the test board is two islands; with one of them a town cuts it."""
    one_boat = Components(TEST_BOARD.source.replace("BOM-COL = { spaces = [] }", ""), "one.toml")
    assert cut_towns(read_box(one_boat)) == {"CHE": 5, "JAF": 4, "KAN": 2}
    assert "cut" in advice(read_box(one_boat))


def test_D_14_142_cards_in_nine_themes(box):
    counted = Counter(themes.NAMES[card.theme] for card in box.cards)
    assert sum(counted.values()) == 142
    assert [counted[name] for name in themes.NAMES] == [16] * 8 + [14]


def test_D_16_every_god_has_six_answers_and_all_tempers_occur(box):
    answers = [points for card in box.cards for points in card.faces]
    assert len(answers) == 14 * 6
    assert min(answers) < 0 < max(answers)
    assert 0 in answers


def test_D_17_pamban_may_be_named_by_a_card():
    assert any(card.town == "PAM" for card in read_box(TEST_BOARD).cards)


def test_the_test_board_has_36_spaces():
    assert (len(read_box(TEST_BOARD).spaces), len(read_box(TEST_BOARD).towns)) == (36, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_towns_have_names_and_cards_have_facts_in_every_language(box, language):
    assert all(getattr(town, f"name_{language}") for town in box.towns)
    assert all(getattr(card, f"name_{language}") and getattr(card, f"text_{language}") for card in box.cards)


def test_the_shipped_box_is_hindi_where_hindi_is_spoken(box):
    """Every name and every fact is in Devanagari, none has stayed in English."""
    said = [town.name_hi for town in box.towns] + [card.name_hi + card.text_hi for card in box.cards]
    assert [words for words in said if re.search("[A-Za-z]", words)] == []


def test_a_box_without_hindi_speaks_english_to_those_who_read_it():
    agra = next(town for town in read_box(TEST_BOARD).towns if town.id == "AGR")
    assert str(named(agra)) == named(agra).say("hi") == "Agra"


def test_distances_agree_with_an_independent_search(box):
    """RB-13: steps by land from Delhi, counted once more by hand."""
    beside: dict[str, set[str]] = {name: set() for name in box.at}
    for one, other in box.steps():
        beside[one].add(other)
        beside[other].add(one)
    steps, rim, distance = {"delhi": 0}, {"delhi"}, 0
    while rim:
        distance += 1
        rim = {other for space in rim for other in beside[space] if other not in steps}
        steps |= dict.fromkeys(rim, distance)
    row = board.shipped_tables(False)[0]["on_foot"][box.at["delhi"]]
    assert {name: int(row[box.at[name]]) for name in steps} == steps


def test_an_owners_file_may_be_given(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(TEST_BOARD.source, encoding="utf-8")
    assert Table("ramas-bridge", components=path, seed=1).view()["table"]["cow"] == "DEL"


def test_a_junction_is_a_space_that_is_no_town():
    source = TEST_BOARD.source.replace("[roads]", '[junctions]\nx1 = { country = "IN" }\n\n[roads]\nDEL-x1 = {}')
    table = Table("ramas-bridge", components=Components(source, "x.toml"), seed=1)
    assert table.explain(f"place P{table.view()['table']['placing'] + 1} x1") is None


DAMAGE = [
    ('name = "test board"', "nome = 1", "expected these entries"),
    ('cow_start = "DEL"', 'cow_start = "XXX"', "there is no town “XXX”"),
    ('cow_start = "DEL"', "cow_start = 4", "expected some text"),
    ('cow_start = "DEL"', 'cow_start = "MAL"', "the cow may not stand there"),
    ('finish = "PAM"', "", "this entry is missing"),
    ('country = "LK", airport = true', 'country = "LK"', "this town must be an airport"),
    ('name = "test board"', "junctions = 3", "expected a table of named entries"),
    ('maldives_gate = "COL"', 'maldives_gate = "DEL"', "a flight must join this town with its gate"),
    ('cricket = ["KOL", "KAN"]', 'cricket = ["KOL", "KOL"]', "expected two different towns"),
    ('cricket = ["KOL", "KAN"]', 'cricket = "KOL"', "expected a list of names"),
    ('cow_forbidden = ["MAL"]', "cow_forbidden = []", "the cow may never stand in the Maldives"),
    ("tickets = 12", "tickets = 2", "expected a whole number from 6 to 60"),
    ("eco_cards = 6", "eco_cards = true", "expected a whole number from 0 to 12"),
    ("no_ticket_faces = [1, 3, 6]", "no_ticket_faces = [7]", "expected faces of the die"),
    ("monsoon = 1", "monsoon = 0", "expected 5 to 10 bad-karma cards, found 4"),
    ("dest = 100", 'dest = "much"', "expected a whole number"),
    ("eco_transport = [200, -50]", "eco_transport = [200]", "expected two whole numbers"),
    ("transport = [1, 3, 6]", "transport = []", "expected faces of the die"),
    ('AGR = { name_en = "Agra"', 'AGR = { name_en = ""', "expected some text"),
    ('AGR = { name_en = "Agra"', 'AGR = { land = "x", name_en = "Agra"', "expected these entries"),
    ('name_fr = "Agra", country = "IN"', 'name_fr = "Agra", country = "XX"', "expected one of IN, LK, MV"),
    ('name_fr = "Agra", country = "IN"', 'name_fr = "Agra", airport = 1', "expected true or false"),
    ('name_fr = "Agra", country = "IN"', 'name_fr = "Agra", x = "far"', "expected a number"),
    ('air_only_with = ["COL"]', 'air_only_with = ["AGR"]', "there is no airport “AGR”"),
    ('air_only_with = ["COL"]', 'air_only_with = "COL"', "expected a list of names"),
    ("DEL-AGR = { spaces", "DEL-XXX = { spaces", "expected two different towns or junctions"),
    ('DEL-AGR = { spaces = ["a1"]', 'DEL-AGR = { spaces = ["b1"]', "there are two spaces “b1”"),
    ('DEL-AGR = { spaces = ["a1"]', 'DEL-AGR = { spaces = ["1a"]', "cannot be an id"),
    ('DEL-AGR = { spaces = ["a1"]', 'DEL-AGR = { spaces = "a1"', "expected a list of names"),
    ('DEL-AGR = { spaces = ["a1"]', 'DEL-AGR = { spaces = ["a1"], xy = []', "expected 1 places"),
    ('DEL-AGR = { spaces = ["a1"]', 'DEL-AGR = { spaces = ["a1"], bends = [1]', "expected a list of places"),
    ("[boats]", "PAM-JAF = {}\n\n[boats]", "no road joins two countries"),
    ("CHE-JAF = {", "DEL-JAF = {", "a boat line joins two ports"),
    ("COL-KAN = { spaces", "COL-MAL = { spaces", "no road joins two countries"),
    ('"spice@AGR" = { town = "AGR"', '"spice@AGR" = { town = "MAL"', "never the one in the Maldives"),
    ('"spice@AGR" = { town = "AGR"', '"spice@AGR" = { town = "f1"', "a card names a town"),
    ("table = [-100, -50, -50, 0, 50, 150]", "table = [1, 2]", "expected six whole numbers"),
    (", table = [-100, -50, -50, 0, 50, 150]", "", "this entry is missing"),
    ("[cards.spice]", "[cards.salt]", "expected these entries"),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), DAMAGE, ids=[bad or f"no {good}" for good, bad, _ in DAMAGE])
def test_a_damaged_file_is_refused_with_its_line(good, bad, complaint):
    assert good in TEST_BOARD.source
    with pytest.raises(BadComponents) as complained:
        board.build(Components(TEST_BOARD.source.replace(good, bad, 1), "mine.toml"))
    assert complaint in str(complained.value)
    assert re.search(r"mine\.toml, line \d+", str(complained.value))


def test_the_line_of_a_fault_is_the_line_of_the_entry():
    source = TEST_BOARD.source.replace('"spice@AGR" = { town = "AGR"', '"spice@AGR" = { town = "MAL"')
    line = 1 + next(number for number, text in enumerate(source.splitlines()) if text.startswith('"spice@AGR"'))
    with pytest.raises(BadComponents, match=f"line {line}, "):
        board.build(Components(source, "mine.toml"))


def test_too_few_cards_of_a_theme():
    """D-14: at least six of each theme, and seven of food."""
    lines = TEST_BOARD.source.splitlines()
    few = [line for line in lines if not re.match(r'"food@(DEL|AGR|JAI|KOL|NAG)"', line)]
    with pytest.raises(BadComponents, match="expected 7 to 24 cards of this theme, found 6"):
        board.build(Components("\n".join(few), "mine.toml"))


def test_a_space_that_no_road_reaches():
    """D-8."""
    source = TEST_BOARD.source.replace("CHE-JAF = { spaces = [] }\nBOM-COL = { spaces = [] }", "")
    with pytest.raises(BadComponents, match="neither road nor boat leads to “COL”"):
        board.build(Components(source, "mine.toml"))


def refused(source: str) -> str:
    with pytest.raises(BadComponents) as complaint:
        board.build(Components(source, "mine.toml"))
    return str(complaint.value)


def test_too_many_towns():
    more = "\n".join(f'T{n} = {{ name_en = "T", name_fr = "T", country = "IN" }}' for n in range(61))
    assert "expected 2 to 72 towns, found 73" in refused(TEST_BOARD.source.replace("[towns]", f"[towns]\n{more}"))


def test_too_many_spaces():
    spaces = ", ".join(f'"z{n}"' for n in range(250))
    source = TEST_BOARD.source.replace("[boats]", f"DEL-PAM = {{ spaces = [{spaces}] }}\n\n[boats]")
    assert "expected at most 252 spaces, found 286" in refused(source)


def test_the_cow_needs_two_towns():
    towns = '["MAL", "AGR", "JAI", "KOL", "NAG", "BOM", "CHE", "PAM", "JAF", "KAN", "COL"]'
    assert "at least two towns" in refused(
        TEST_BOARD.source.replace('cow_forbidden = ["MAL"]', f"cow_forbidden = {towns}")
    )


def test_no_boat_leads_to_male():
    """D-3."""
    source = TEST_BOARD.source.replace('country = "MV"', 'country = "MV", port = true')
    assert "no road and no boat leads there" in refused(source.replace("[boats]", "[boats]\nCHE-MAL = {}"))


def test_six_spaces_to_start_from():
    """RB-8."""
    source = re.sub(r"spaces = \[.*\]", "spaces = []", TEST_BOARD.source).replace(", airport = true", "")
    source = re.sub(r'country = "(..)"', r'country = "\1", airport = true', source)
    assert "at least 6 spaces that are not airports" in refused(source)


def test_broken_toml_is_refused_with_its_line():
    with pytest.raises(BadComponents, match="line 3"):
        Components("[towns]\nx = 1\n= 3\n", "mine.toml")
