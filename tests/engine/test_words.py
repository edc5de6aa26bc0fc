"""What follows from declarations: notation both ways, targets, sentences, refusals and log."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine import declared
from engine.declared import action, event, phase, refusal
from setu.engine import contract
from setu.engine.errors import IllegalMove, InvalidMove, Refusal
from setu.engine.texts import seat_text
from setu.engine.words import DeclaredWords, Type

TYPES = {
    "card": Type(r"(?:c\s?)?\d{1,2}", lambda b, s, written: int(written.strip("c ")), lambda b, s, card: f"C{card}"),
    "space": Type(r"[a-j]", lambda b, s, written: ord(written) - 97, lambda b, s, space: chr(97 + space),
                  lambda b, s, space: chr(97 + space), lambda b, space: chr(97 + space), "spaces[]"),
    "spot": Type(r"i\d+", lambda b, s, written: declared.SPOT.number(int(written[1:]), 12),
                 lambda b, s, spot: f"i{declared.SPOT.islet(spot)}"),
    "cell": Type(r"[a-c][1-3]", lambda b, s, written: (ord(written[0]) - 97) * 3 + int(written[1]) - 1,
                 lambda b, s, cell: f"{'abc'[cell // 3]}{cell % 3 + 1}"),
    "plank": Type(say=lambda b, s, plank: f"plank {plank}"),
}  # fmt: skip
B = SimpleNamespace(rows=3)


class Words(DeclaredWords):
    """With the two answers that only a game can give."""

    def asked_instead(self, b, s, seat):
        return None if s.phase == phase.OVER else Refusal("T-5", self.say("asked"))

    def outside(self, b, s, seat, type, value, lowest):
        return InvalidMove(self.say(f"no-such-{type}", value=value, lowest=lowest))


words = Words(declared, "engine.declared", TYPES)


def at(asked, **more):
    return SimpleNamespace(phase=asked, seats=3, resolving=4, picked=2, order=[2, 0, 1], turn=1, **more)


WALKING = at(phase.WALKING)


def written(move, remark=0, s=WALKING):
    return words.notation(B, s, 0, move, remark)


def read(text, s=WALKING):
    return words.read(B, s, 0, text)


def said(text):
    return text.id, {name: value for name, value in text.slots if name != "who"}


@pytest.fixture
def legal(monkeypatch):
    """Every move is legal, and has this remark."""

    def has(remark):
        monkeypatch.setattr(contract, "why_not", lambda *_: 0)
        monkeypatch.setattr(contract, "remark", lambda *_: remark)

    return has


# ---- notation


@pytest.mark.parametrize(
    ("move", "remark", "notation"),
    [
        (action.decline.FIRST, 0, "--"),
        (action.recruit.number(38), 2, "rec C38 b2"),
        (action.gift.number(2, 1), 0, "P3+1"),
        (action.walk.number(1, 4), 0, ">b>e"),
        (action.walk.number(1, 9), 0, ">b"),
        (action.islet.number(3, 12), 0, "+i3"),
        (action.span.number(1, 4), 0, "c:b-e"),
        (action.place.number(3), 0, "cow d"),
        (action.stand.number(4), 3, "b2 @3"),
        (action.stand.number(4), 3 + 16, "b2 @3 #"),
        (action.stand.number(4), 3 + 8 + 16, "b2 @3 x #"),
    ],
)
def test_every_move_is_written_and_read_back(legal, move, remark, notation):
    legal(remark)
    assert written(move, remark) == notation
    assert read(notation) == move
    assert read(f" {notation.upper()} ") == move


def test_blanks_may_stand_or_not(legal):
    legal(2)
    assert read("recC 38b2") == read("rec c38 b 2") == action.recruit.number(38)
    assert read("> b > e") == action.walk.number(1, 4)
    assert read("P3 + 1") == action.gift.number(2, 1)


def test_further_notations_are_read():
    assert read("pass") == read("decline") == 0


def test_the_phase_decides_what_several_kinds_could_mean(legal):
    legal(0)
    assert read("C38", at(phase.CHOOSING)) == action.play.number(38)
    assert read("C38", at(phase.WALKING)) == action.recruit.number(38)
    assert read("C38", at(phase.PLACING)) == action.play.number(38)


def test_what_is_no_notation_is_invalid():
    for text in ("", "rec", "hello", "P3", ">b>e>f"):
        with pytest.raises(InvalidMove) as caught:
            read(text)
        assert caught.value.text.id == "unreadable"


def test_a_value_that_no_move_has_is_for_the_game_to_explain():
    with pytest.raises(InvalidMove) as caught:
        read("P7+2")
    assert said(caught.value.text) == ("no-such-seat", {"value": 6, "lowest": action.gift.number(0, 2)})


def test_a_remark_may_be_left_out_but_must_be_true(legal):
    legal(2)
    assert read("rec C38") == action.recruit.number(38)
    with pytest.raises(IllegalMove) as caught:
        read("rec C38 b3")
    assert caught.value.rule == "T-41"
    assert said(caught.value.refusal.text) == ("wrong-tokens", {"written": "3", "true": 2})


def test_signs_may_be_left_out_but_must_be_true(legal):
    legal(3 + 16)
    assert read("b2") == read("b2 #") == read("b2@3") == action.stand.number(4)
    for text in ("b2 x", "b2 @2 #"):
        with pytest.raises(IllegalMove):
            read(text)


def test_a_slot_may_be_left_out_but_must_be_true(legal):
    legal(0)
    assert read("b-e") == read("c: b-e") == action.span.number(1, 4)
    with pytest.raises(IllegalMove):
        read("d:b-e")


def test_arguments_are_sorted(legal):
    legal(0)
    assert read("e-b") == action.span.number(1, 4)


def test_one_range_of_numbers_has_a_notation_for_each_phase():
    move = action.place.number(3)
    assert written(move, s=at(phase.PLACING)) == "place d"
    assert read("place d", at(phase.PLACING)) == read("cow d", at(phase.WALKING)) == move
    with pytest.raises(IllegalMove) as caught:
        read("place d", at(phase.WALKING))
    assert caught.value.rule == "T-5"
    assert read("place d", at(phase.OVER)) == move


def test_a_kind_without_notation_is_never_read():
    assert words.targets(B, action.nowhere.number(2)) == {"kind": "nowhere", "form": 2}
    assert words.count(B) == action.COUNT


# ---- targets, sentences, refusals, log


def test_targets_name_the_kind_and_the_arguments():
    assert words.targets(B, action.gift.number(2, 1)) == {"kind": "gift", "other": 2, "tokens": 1}
    assert words.targets(B, action.walk.number(1, 4)) == {"kind": "walk", "spaces": ["b", "e"]}
    assert words.targets(B, action.walk.number(1, 9)) == {"kind": "walk", "spaces": ["b"]}


def test_sentences_say_arguments_slots_and_remarks():
    def sentence(move, remark=0, s=WALKING):
        return said(words.sentence(B, s, 1, move, remark))

    assert sentence(0) == ("declines", {"what": 4})
    assert sentence(action.recruit.number(3), 2) == ("recruits", {"card": 3, "tokens": 2})
    assert sentence(action.walk.number(1, 9)) == ("walks", {"one": "b"})
    assert sentence(action.span.number(1, 4)) == ("spans", {"a": "b", "b": "e", "picked": "c"})
    assert sentence(action.place.number(1)) == ("moves-cow", {"space": "b"})
    assert [sentence(action.stand.number(1), remark)[0] for remark in (0, 8)] == ["stands", "crosses"]
    assert dict(words.sentence(B, WALKING, 1, 0, 0).slots)["who"].seat == 1


def test_only_secret_kinds_are_secret():
    assert words.secret(B, WALKING, 0, action.play.number(3))
    assert not words.secret(B, WALKING, 0, action.recruit.number(3))


def test_refusals_fill_their_slots():
    move = action.gift.number(2, 1)
    why = words.refusal(B, WALKING, 0, move, refusal.TOO_MANY)
    assert (why.rule, dict(why.text.slots)["other"].seat) == ("T-21", 2)
    assert said(why.text)[1].keys() == {"other", "tokens", "most"}
    assert (dict(why.text.slots)["tokens"], dict(why.text.slots)["most"]) == (1, 3)


def test_a_refusal_may_depend_on_the_position_and_follow_a_path():
    for asked, rule in ((phase.WALKING, "T-40"), (phase.PLACING, "T-12")):
        why = words.refusal(B, at(asked), 1, 0, refusal.NOT_YOUR_TURN)
        assert (why.rule, dict(why.text.slots)["who"].seat) == (rule, 0)


def test_a_number_that_no_move_has_is_refused_in_the_engine_s_words():
    why = words.refusal(B, WALKING, 0, 999, refusal.NO_SUCH_MOVE)
    assert str(why.text.package) == "setu.engine"
    assert said(why.text) == ("move-number", {"move": 999, "last": action.COUNT - 1})


def test_events_say_their_numbers():
    assert words.event(B, WALKING, event.DEALT, 1, 7, 0)[0] == "dealt"
    name, text = words.event(B, WALKING, event.PLANK_PLACED, declared.PLANK_BY.number(3, 2), 1, 4)
    assert (name, said(text)) == ("plank", ("spans", {"plank": "plank 3", "a": "b", "b": "e"}))
    assert dict(text.slots)["who"] == seat_text(2, words.seat_name(B, WALKING, 2))


def test_a_code_is_not_said_but_decides():
    def wasted(what, tokens):
        return said(words.event(B, WALKING, event.WASTED, 0, what, tokens)[1])

    assert wasted(4, 0) == ("no-tokens", {"what": 4})
    assert [wasted(4, 1)[0], wasted(5, 0)[0]] == ["nobody", "top"]
