"""The page's own words, so that a test finds things by name in every language."""

from __future__ import annotations

import re
from functools import cache

from browser.axe import LOOKS
from browser.conftest import ROOT

LOCALES = tuple(dict.fromkeys(locale for locale, _ in LOOKS))
SENTENCE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)


@cache
def words(locale: str) -> dict[str, str]:
    """The sentences of the frame that have no slots, by id."""
    folder, language = ROOT / "web" / "src" / "texts", locale[:2]
    files = [folder / f"{language}.ftl", *folder.glob(f"*.{language}.ftl")]
    return dict(pair for file in files for pair in SENTENCE.findall(file.read_text(encoding="utf-8")))
