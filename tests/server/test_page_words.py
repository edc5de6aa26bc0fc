"""The page has a word for every option that a table offers, and none for what no game knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from setu.server.api.games import games_listed
from setu.server.storage.component_files import OwnFiles

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
# The board for games from outside names none.
FOLDERS = sorted(path.parent for path in BOARDS.glob("*/about.ts") if "name: '" in path.read_text(encoding="utf-8"))


def asked(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The sentence of an option and those of its values, as the page asks for them; one value is no choice."""
    names = re.findall(r"name: '([a-z-]+)'", (folder / "about.ts").read_text(encoding="utf-8"))
    for game in games_listed(OwnFiles()):
        for option in game.options if game.name in names else ():
            if len(option.values) != 1:
                label = f"{folder.name}-option-{option.name}".replace("_", "-").lower()
                yield label, [f"{label}-{value}".replace("_", "-").lower() for value in option.values]
        if game.name in names and game.series:
            label = f"{folder.name}-option-series-starter"
            yield label, [f"{label}-{starter}" for starter in game.series.starters]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_option_that_is_shown_has_all_its_words_and_no_word_is_left_over(folder: Path) -> None:
    written = (folder / "texts" / "options.en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([a-z0-9-]+) =", written, re.M))
    offered = dict(asked(folder))
    shown = {label: values for label, values in offered.items() if label in said}
    assert said == {*shown, *(value for values in shown.values() for value in values)}
