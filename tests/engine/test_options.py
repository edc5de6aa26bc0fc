"""What an option says of its values: which a table has, and which the book prints."""

from __future__ import annotations

from setu.engine.options import Choice, Count, Options

ORDER = Choice("order", ("seats", "villages"), usual="villages", printed="villages", rule="R16")
LANDING = Choice("landing", ("farEnd", "anyNext"), ruling="farEnd", rule="R9")
CAP = Count("cap", 0, 0, 300, printed=0, rule="R29")


def test_a_table_has_the_usual_value_and_its_code_is_its_place():
    assert Options(ORDER, LANDING, CAP).read({}) == {"order": "villages", "landing": "farEnd", "cap": 0}
    assert [ORDER.encode(value) for value in ORDER.values] == [0, 1]


def test_a_value_is_printed_a_ruling_or_a_house_rule():
    assert [ORDER.standing(value) for value in ORDER.values] == ["house", "printed"]
    assert [LANDING.standing(value) for value in LANDING.values] == ["ruling", "house"]
    assert [CAP.standing(rounds) for rounds in (0, 30)] == ["printed", "house"]
