"""`check_game` passes a sound game, and catches a broken one for every law it knows."""

from __future__ import annotations

import itertools

import pytest

from engine import toy as t_
from engine.toy import toy
from setu.engine.conformance import check_game
from setu.engine.conformance.laws import LAWS, BrokenLaw
from setu.engine.errors import InvalidMove, Refusal, engine_text
from setu.engine.state import tell


@pytest.fixture(autouse=True)
def toy_is_a_known_game(monkeypatch):
    """Records name their game; the toy is found by that name, as the copy under test."""
    found = {}

    def find(name):
        return found["toy"] if name == "toy" else name

    monkeypatch.setattr("setu.engine.record.find_game", find)
    return found


def check(found, game, **limits):
    found["toy"] = game
    return check_game(game, **{"games": 4, "written_games": 2, "plain": True, **limits})


def test_a_sound_game_passes(toy_is_a_known_game):
    report = check(toy_is_a_known_game, toy())
    assert (report.games, report.written_games) == (16, 8)
    assert report.nodes > 16 * 6


def test_a_sound_game_passes_compiled(toy_is_a_known_game):
    report = check(toy_is_a_known_game, toy(), plain=False, games=60, seats=[3])
    assert report.games == 120


# ---- one broken copy for each law


def forgets_a_move(b, s, seat, out):
    return max(0, t_.moves(b, s, seat, out) - 1)


def moves_for_everybody(b, s, seat, out):
    out[0] = 0
    return t_.moves(b, s, seat, out) or int(s.round < t_.ROUNDS)


def estimate_that_writes(b, s, out):
    t_.estimate(b, s, out)
    s.total[0] += 1


def play_that_loses_a_card(b, s, seat, move):
    t_.play(b, s, seat, move)
    s.deck[0] = s.deck[1]


def play_that_talks_too_much(b, s, seat, move):
    t_.play(b, s, seat, move)
    for _ in range(9):
        tell(s, 2, 1)


def estimate_beyond_one(b, s, out):
    for seat in range(s.seats):
        out[seat] = 1.5


def hide_that_leaves_the_key(b, s, seat):
    key = s.key.copy()
    t_.hide(b, s, seat)
    s.key[:] = key


def hide_that_leaves_a_card(b, s, seat):
    card = s.deck[0]
    t_.hide(b, s, seat)
    s.deck[0] = card


def imagine_with_another_card(b, s, seat, key):
    t_.determinize(b, s, seat, key)
    s.deck[:2] = s.deck[1::-1]


def features_of_the_secret(b, s, seat, out):
    out[0] = s.deck[(seat + 1) % s.seats]


_times = itertools.count()


def play_that_remembers(b, s, seat, move):
    t_.play(b, s, seat, move)
    s.total[0] = next(_times) % 100


def play_with_a_bonus_for_the_last(b, s, seat, move):
    t_.play(b, s, seat, move)
    if s.told > 0:
        s.total[seat] += 1


def outcome_without_a_first(b, s, out):
    t_.outcome(b, s, out)
    for seat in range(s.seats):
        out[seat, 0] += 1


def legal_for_ever(b, s, seat, move):
    return 0 if s.round >= t_.ROUNDS else t_.why_not(b, s, seat, move)


def play_on_the_tables(b, s, seat, move):
    t_.play(b, s, seat, move)
    b.bonus[0] += 1


BROKEN = {
    "list": {"rules": {"moves": forgets_a_move}},
    "turn": {"rules": {"moves": moves_for_everybody, "hide": t_.hide}},
    "pure": {"rules": {"estimate": estimate_that_writes}},
    "conserved": {"rules": {"play": play_that_loses_a_card}},
    "events": {"rules": {"play": play_that_talks_too_much}},
    "estimate": {"rules": {"estimate": estimate_beyond_one}},
    "hidden": {"rules": {"hide": hide_that_leaves_the_key}},
    "imagined": {"rules": {"determinize": imagine_with_another_card}},
    "repeatable": {"rules": {"play": play_that_remembers}},
    "order": {"rules": {"play": play_with_a_bonus_for_the_last}},
    "bounded": {"longest": lambda b: 2},
    "ended": {"rules": {"outcome": outcome_without_a_first}},
    "copies": {"rules": {"play": play_on_the_tables}, "writable": True},
}


@pytest.mark.parametrize(("law", "broken"), BROKEN.items(), ids=BROKEN)
def test_a_broken_law_of_the_state_is_caught(toy_is_a_known_game, law, broken):
    with pytest.raises(BrokenLaw, match="broken in toy") as caught:
        check(toy_is_a_known_game, toy(**broken))
    assert caught.value.law == law


@pytest.mark.parametrize("leak", [hide_that_leaves_a_card, features_of_the_secret], ids=["hide", "features"])
def test_a_leak_is_caught(toy_is_a_known_game, leak):
    verb = "hide" if leak is hide_that_leaves_a_card else "features"
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(rules={verb: leak}))
    assert caught.value.law in ("hidden", "imagined")


def test_a_move_that_stays_legal_after_the_end_is_caught(toy_is_a_known_game):
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(rules={"why_not": legal_for_ever}))
    assert caught.value.law == "ended"


# ---- laws of the table: no walks, only written games


def read_nothing(b, s, seat, written):
    raise InvalidMove(engine_text("move-shape", found=written))


def setup_that_remembers(b, s):
    t_.setup(b, s)
    s.events[0, 3] = next(_times) % 100


def half_a_position(b, s, position):
    t_.VIEWS["set_position"](b, s, {**position, "total": [0, 0, 0]})


WRITTEN = {
    "undo": {"rules": {"play": play_that_remembers}},
    "notation": {"words": {"notation": lambda b, s, seat, move, remark: "bid 1"}},
    "declared": {"words": t_.words_that_know_two_bids()},
    "position": {"views": {"set_position": half_a_position}},
    "record": {"rules": {"setup": setup_that_remembers}},
    "view": {"words": {"secret": lambda b, s, seat, move: False}},
    "words": {"words": {"refusal": lambda b, s, seat, move, code: Refusal("", engine_text("game-is-over"))}},
}


@pytest.mark.parametrize(("law", "broken"), WRITTEN.items(), ids=WRITTEN)
def test_a_broken_law_of_the_table_is_caught(toy_is_a_known_game, law, broken):
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(**broken), games=0)
    assert caught.value.law == law


def test_a_view_that_is_not_json_is_caught(toy_is_a_known_game):
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(views={"view": lambda b, s, seat: {"card": s.deck}}), games=0)
    assert caught.value.law == "view"


def test_a_view_of_another_world_is_caught(toy_is_a_known_game):
    peeking = {"view": lambda b, s, seat: {"time": next(_times)}}
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(views=peeking), games=0)
    assert caught.value.law == "view"


def overflowing_play(b, s, seat, move):
    t_.play(b, s, seat, move)
    if s.deck[0] * 60 > 127:
        s.total[0] = 1


def test_speeds_that_differ_are_caught(toy_is_a_known_game, recwarn):
    """Small NumPy integers overflow in plain Python and not in machine code."""
    with pytest.raises(BrokenLaw) as caught:
        check(toy_is_a_known_game, toy(rules={"play": overflowing_play}), games=0, plain=False, written_games=8)
    assert caught.value.law == "speeds"


def test_every_law_has_a_broken_copy():
    assert set(BROKEN) | set(WRITTEN) | {"speeds"} == set(LAWS)


def test_a_broken_law_says_where(toy_is_a_known_game):
    with pytest.raises(BrokenLaw, match=r"toy, 2 seats, options \{\}, game 0"):
        check(toy_is_a_known_game, toy(longest=lambda b: 2))
