"""The page's own words, so that a test finds things by name in every language."""

from __future__ import annotations

import re
from functools import cache

from browser.conftest import ROOT

TEXTS = ROOT / "web" / "src" / "texts"
LOCALES = ("en-GB", "fr-FR", "hi-IN")
SENTENCE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)


@cache
def words(locale: str) -> dict[str, str]:
    """The sentences of the frame that have no slots, by id."""
    language = locale[:2]
    files = [TEXTS / f"{language}.ftl", *TEXTS.glob(f"*.{language}.ftl")]
    return dict(pair for file in files for pair in SENTENCE.findall(file.read_text(encoding="utf-8")))
