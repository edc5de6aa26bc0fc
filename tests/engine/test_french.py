"""French grammar holds whatever a slot is filled with: Orange, Agra, arche, or a player called Anne."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
CATALOGUES = sorted(
    str(path.relative_to(REPOSITORY))
    for root in ("src/setu", "web/src")
    for path in (REPOSITORY / root).rglob("*fr.ftl")
    if "static" not in path.parts
)
NUMBERS = {
    *("bottom", "columns", "face", "fair", "height", "high", "lattice", "least", "low", "luck", "most"),
    *("places", "reached", "rows", "throw", "tokens", "total", "width"),
}
BARE = re.compile(r"\b(?:de|du|que|le|jusque|lorsque|puisque)(?: «)? \{ \$(\w+) \}", re.IGNORECASE)


def test_the_catalogues_of_package_and_page_are_found():
    assert "src/setu/games/rama/texts/fr.ftl" in CATALOGUES
    assert "web/src/boards/rama/texts/told.fr.ftl" in CATALOGUES


@pytest.mark.parametrize("path", CATALOGUES)
def test_no_name_follows_a_word_that_would_have_to_be_elided(path):
    """Numbers in digits never elide; everything else may begin with a vowel."""
    written = (REPOSITORY / path).read_text(encoding="utf-8")
    bare = [match[0] for match in BARE.finditer(written) if match[1] not in NUMBERS]
    assert not bare
