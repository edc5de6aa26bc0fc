"""What the board on the page asks of the rules: which cards would do nothing as things stand."""

from __future__ import annotations

import pytest

from sangram.conftest import lay_out
from setu.engine.record_view import record_view
from setu.games.sangram.asked import idle
from setu.games.sangram.codes import action


def is_idle(laid, card: str) -> bool:
    """Would this card of P1 do nothing?"""
    table = laid.table
    s = record_view(table.hidden(0)[0])
    return bool(idle(table.configured.b, s, 0, action.play.number(int(card[3:]))))


@pytest.mark.parametrize("card", ["Mrj47", "Sen38", "Man32"])
def test_SG_14_who_has_no_tokens_gives_none_back_and_none_away(card):
    assert is_idle(lay_out(card, "", ""), card)
    assert not is_idle(lay_out(card, "", "", tokens=(1, 0, 0)), card)


def test_SG_14_nobody_is_pulled_down_from_the_ground():
    assert is_idle(lay_out("Gup22", "", "", levels=(3, 0, 0)), "Gup22")
    assert not is_idle(lay_out("Gup22", "", "", levels=(0, 0, 1)), "Gup22")


@pytest.mark.parametrize("card", ["Ach54", "Sho41", "Yuv18", "Vya15", "Sar8"])
def test_SG_14_what_depends_on_the_round_to_come_is_not_said_to_be_nothing(card):
    assert not is_idle(lay_out(card, "", "", deck="Mrn30 Mrn29 Mrn28"), card)
