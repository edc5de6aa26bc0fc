"""One name, one meaning; and a rules file begins with its rules."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import setu

SOURCE = Path(setu.__file__).parent
ROOT = Path(__file__).resolve().parents[1]
# What is written down, said on the wire or asked for there bears the name of the thing: a `Table` message tells of a
# `Table`, a `Move` command asks for a `Move`. The names are part of the protocol.
TOLD = {
    "Answered", "Bot", "Box", "CountedGame", "Created", "Event", "Figure", "Games", "Lesson", "LessonFrame",
    "LessonStep", "Link", "Move", "Question", "Review", "Series", "Table", "TurningPoint",
}  # fmt: skip
TELLING = ("server/wire/", "server/api/", "server/domain/events.py")
# Every game has one, in the file of this name: they are what the plan of a game's folder calls so.
OF_THE_PLAN = {"Words": "words.py", "Box": "board.py"}
CODES = {"codes", "actions", "refusals", "events"}  # namespaces, named like what they number


def classes():
    """Names of classes, and where they are defined; those that every game has are one."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not is_of_every_game(node, place):
                found[node.name].append(place)
    return found


def is_of_every_game(node, place):
    if not place.startswith("games/"):
        return False
    numbers = any(ast.unparse(one) in CODES for one in node.decorator_list)
    return numbers or OF_THE_PLAN.get(node.name) == place.split("/", 2)[-1]


def test_a_class_name_means_one_thing():
    told_twice, meant_twice = set(), set()
    for name, places in classes().items():
        telling = [place for place in places if place.startswith(TELLING)]
        if len(places) - len(telling) > 1 or (len(places) > 1 and name not in TOLD):
            meant_twice.add(name)
        elif len(places) > 1:
            told_twice.add(name)
    assert not meant_twice, "give it a name of its own"
    assert told_twice <= TOLD


@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/rules.py")), ids=lambda path: path.parent.name)
def test_the_first_rule_stands_within_forty_lines(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "@rule" in lines[:40]


HE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
WRITTEN = [
    *SOURCE.rglob("*.py"),
    *SOURCE.rglob("PROTOCOL.md"),
    *(path for ending in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(ending)),
    *(ROOT / "docs").glob("*.md"),
    *ROOT.glob("*.md"),
]


def test_nobody_who_plays_is_taken_for_a_man():
    """The warriors of Sangram are “he” in its lessons; readers, players and hosts are not."""
    assert len(WRITTEN) > 300
    told = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in WRITTEN
        for line in path.read_text(encoding="utf-8").splitlines()
        if HE.search(line)
    ]
    assert not told
