"""What a game says that says nothing: here, why it is over."""

from __future__ import annotations

from types import SimpleNamespace

from engine.toy import STATE
from setu.engine import defaults

VIEWS = SimpleNamespace(view=lambda b, s, seat: {})


def test_a_game_is_over_for_the_reason_that_its_code_names():
    codes = SimpleNamespace(ending=SimpleNamespace(NAMES=("", "line", "stalemate")))
    views = defaults.views(VIEWS, STATE, codes)
    assert views.reason(None, SimpleNamespace(reason=2)) == "stalemate"


def test_a_game_that_ends_in_one_way_only_is_over():
    assert defaults.views(VIEWS, STATE, None).reason(None, SimpleNamespace()) == "over"
