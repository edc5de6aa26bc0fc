"""Component files (part 13): what is read, and one test for each thing that is refused."""

from __future__ import annotations

import re

import pytest

from river.conftest import moves
from setu import BadComponents, Table
from setu.engine.reader import Components
from setu.games.river import board

SOURCE = board.box_a().source
DIGEST = "de227feb4f4c3f01a69e01712996ba00e0d7abbbff0fbdedc7139463d9e7683a"


def built(*changes: tuple[str, str]):
    """Board A with some text replaced."""
    source = SOURCE
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    return board.build(Components(source, "mine.toml"), 1)


REFUSED = {
    "a misspelt entry": ("stone_radius = 24", "stone_radios = 24", "these entries"),
    "a missing entry": ("stone_count = 27 ", "# ", "stone_count: this entry is missing"),
    "a fraction": ("stone_radius = 24", "stone_radius = 24.5", "whole number"),
    "too many stones": ("stone_count = 27 ", "stone_count = 41 ", "1 to 40"),
    "an odd width": ("plank_width = 12", "plank_width = 13", "an even width"),
    "five lengths": ("[90, 108, 126, 144, 162, 180]", "[90, 108, 126, 144, 162]", "expected 6 whole numbers"),
    "lengths that do not rise": ("144, 162, 180]", "144, 144, 180]", "longer than the one before"),
    "a cosine above 1": ("[3, 4]", "[5, 4]", "at most 1"),
    "a reach below 1": ("reach = [5, 4]", "reach = [4, 5]", "at least 1"),
    "a lattice too fine": ("lattice = 10", "lattice = 5", "fewer than 126 columns"),
    "a version of tomorrow": ("version = 2 ", "version = 3 ", "1 to 2"),
    "no free try": ("free_tries = 3", "free_tries = 0", "1 to 6"),
    "a ring of five": ('"V5", "V6"]', '"V5"]', "expected 6 entries, found 5"),
    "a ring with a village twice": ('"V5", "V6"]', '"V5", "V5"]', "“V5” may be there only once"),
    "a village called V7": ("[villages.V6]", "[villages.V7]", "these entries"),
    "a village opposite itself": ('opposite = "V4"', 'opposite = "V1"', "expected another village"),
    "opposites that are not mutual": ('opposite = "V4"', 'opposite = "V2"', "V1 is opposite V2, but V2 is not"),
    "a colour twice": ('sunderbans = "yellow"', 'sunderbans = "red"', "“red” may be there only once"),
    "an unknown colour": ('sunderbans = "yellow"', 'sunderbans = "beige"', "expected names out of yellow"),
    "no landings": ("landings = [\n  [372, 16]", "landings = []\nlanding = [\n  [372, 16]", "landings"),
    "a landing off the shore": ("[372, 16]", "[380, 16]", "380,16 is not on the village’s shore"),
    "a landing off the board": ("[372, 16]", "[1372, 16]", "whole numbers from 0 to 1,000"),
    "a landing below the board": ("[378, 868]", "[378, 900]", "378,900 is not on the board"),
    "villages that overlap": ("centre = [728, 40]\nradius = 110", "centre = [300, 60]\nradius = 110", "shore"),
    "islets that overlap": ("i6 = { centre = [283, 277]", "i6 = { centre = [220, 277]", "too close to i5"),
    "an islet in a village": ("i1 = { centre = [510, 104]", "i1 = { centre = [266, 60]", "too close to V1"),
    "an islet too small for a stone": (
        "i4 = { centre = [487, 225], radius = 32",
        "i4 = { centre = [487, 225], radius = 20",
        "at least 24",
    ),
    "an islet too large for its spots": (
        "i4 = { centre = [487, 225], radius = 32",
        "i4 = { centre = [487, 225], radius = 60",
        "at most 41",
    ),
    "an islet off the board": ("i27 = { centre = [490, 776]", "i27 = { centre = [490, 990]", "not on the board"),
    "islets out of order": ("i27 = {", "i28 = {", "named i1, i2, i3"),
    "an edition of five colours": ('"purple", "orange"]\n', '"purple"]\n', "expected 6 entries, found 5"),
    "three colours for two": ('2 = ["blue", "orange"]', '2 = ["blue", "orange", "red"]', "expected 2 entries, found 3"),
    "a colour of the other box": ('2 = ["pink", "black"]', '2 = ["pink", "orange"]', "expected names out of blue"),
    "a number of players missing": ('2 = ["pink", "black"]', "", "this entry is missing"),
    "a point of one number": ("centre = [266, 46]", "centre = [266]", "expected 2 whole numbers"),
    "too many ways to lay a plank": ("180]", "900]", "too many ways"),
}


@pytest.mark.parametrize(("old", "new", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_part_13_a_damaged_or_unfair_file_is_refused_with_line_and_reason(old, new, reason):
    with pytest.raises(BadComponents, match=r"mine\.toml, line \d+") as refused:
        built((old, new))
    assert reason in str(refused.value)


def test_part_13_villages_that_overlap_are_refused():
    """V2 moved whole, with its landings, onto V1: its shore is right, its place is not."""

    def moved(match):
        return f"[{int(match[1]) - 400}, {int(match[2])}]"

    head, tail = SOURCE.index("[villages.V2]"), SOURCE.index("[villages.V3]")
    source = SOURCE[:head] + re.sub(r"\[(\d+), (\d+)\]", moved, SOURCE[head:tail]) + SOURCE[tail:]
    with pytest.raises(BadComponents, match="too close to V1"):
        board.build(Components(source, "mine.toml"), 1)


def test_the_line_at_fault_is_named():
    with pytest.raises(BadComponents) as refused:
        built(("i14 = { centre = [500, 440], radius = 35", "i14 = { centre = [500, 440], radius = 5"))
    line = next(n for n, text in enumerate(SOURCE.splitlines(), start=1) if text.startswith("i14"))
    assert f"line {line}, islets.i14" in str(refused.value)


def test_the_whole_shipped_file_makes_sense():
    assert int(board.build(board.box_a(), 0)[0]["islets"]) == 27


def test_an_owner_may_supply_a_board_of_his_own(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(SOURCE.replace("stone_count = 27 ", "stone_count = 5 "), encoding="utf-8")
    table = Table("river-dragons", 2, seed=1, components=path)
    assert table.view()["table"]["stone_reserve"] == 5
    assert len(moves(table)) == 10


def test_json_is_read_as_well(tmp_path):
    import json
    import tomllib

    path = tmp_path / "mine.json"
    path.write_text(json.dumps(tomllib.loads(SOURCE)), encoding="utf-8")
    assert Table("sunderbans", 2, seed=1, components=path).view()["table"]["stone_reserve"] == 27


def test_the_component_file_says_what_is_reconstructed():
    assert "reconstructed" in SOURCE


def as_of_version_1() -> str:
    """Board A as it was: no version named, other facing colours, fewer landings."""
    source = re.sub(r"version = 2.*\n", "", SOURCE)
    source = source.replace('"purple", river_dragons = "green"', '"purple", river_dragons = "yellow"')
    source = source.replace('"green", river_dragons = "yellow"', '"green", river_dragons = "green"')
    return re.sub(r",\n  # since version 2\n.*\n\]", ",\n]", source)


def test_R35_the_shipped_board_names_its_version():
    assert board.read_box(board.box_a()).version == 2


def test_R35_a_file_that_names_no_version_is_of_version_1():
    box = board.read_box(Components(as_of_version_1(), "mine.toml"))
    assert box.version == 1
    assert [len(village.landings) for village in box.villages] == [14, 14, 15, 14, 14, 15]
    assert [village.colour["river_dragons"] for village in box.villages] == [
        "blue",
        "red",
        "pink",
        "yellow",
        "green",
        "black",
    ]


def test_R35_the_landings_of_version_1_keep_their_numbers():
    before = board.read_box(Components(as_of_version_1(), "mine.toml"))
    for village, now in zip(before.villages, board.read_box(board.box_a()).villages, strict=True):
        assert now.landings[: len(village.landings)] == village.landings


def test_R35_what_is_shipped_changes_only_with_its_version():
    """Whoever changes a value of the file gives it a new version, and the rules a new number."""
    import hashlib
    import json
    import tomllib

    data = json.dumps(tomllib.loads(SOURCE), sort_keys=True)
    assert (board.read_box(board.box_a()).version, hashlib.sha256(data.encode()).hexdigest()) == (2, DIGEST)


def test_part_2_green_faces_blue_and_red_faces_yellow_in_river_dragons():
    """RD example 2: green stops in the red village and the game goes on."""
    villages = board.read_box(board.box_a()).villages
    facing = {v.colour["river_dragons"]: villages[v.opposite].colour["river_dragons"] for v in villages}
    assert (facing["blue"], facing["red"], facing["pink"]) == ("green", "yellow", "black")


def test_the_component_file_holds_the_reference_coordinates():
    """Part 2: the same points as the reference data, by a sum over all of them."""
    points = [(int(x), int(y)) for x, y in re.findall(r"\[(\d+), (\d+)\]", SOURCE)]
    islets = [(int(x), int(y)) for x, y in re.findall(r"i\d+ = \{ centre = \[(\d+), (\d+)\]", SOURCE)]
    assert (sum(x for x, _ in islets), sum(y for _, y in islets)) == (27 * 500, 27 * 440)
    assert len(points) > 120
