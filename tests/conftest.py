"""What all tests share: English sentences, and one-line positions."""

from __future__ import annotations

import os

os.environ["SETU_LANG"] = "en"

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETU_LANG", "en")
