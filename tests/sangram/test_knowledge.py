"""Part 7: who knows what."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sangram import worlds

from extent import examples
from setu import Table
from setu.engine import entry_points
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng, rng_below
from setu.games.sangram.codes import event, phase
from setu.games.sangram.state import ONLOOKER
from setu.games.sangram.words import card_code

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
OPTIONS = st.sampled_from(
    [
        {},
        {},
        {"vyapariReturn": "on"},
        {"vyapariGive": "beforeLooking"},
        {"showAtSecondGrowth": "off"},
        {"growChain": "off"},
        {"copyRetreated": "on"},
        {"discardPile": "closed"},
    ]
)


def test_K1_after_the_deal_one_knows_the_own_hand_and_the_volunteers(deal):
    game = deal(3)
    memory = game.seen("P1")["memory"]
    assert len(memory["unseen"]) == 55 - 4 - 3
    assert not set(memory["unseen"]) & set(game.hand("P1").split() + game.volunteers.split())
    assert game.known("P1", "P2") == ""


def test_K2_a_face_down_card_counts_as_in_the_hand_until_the_reveal(lay):
    game = lay("Mrn28", "Gup24").do("P1 Mrn28")
    assert "Mrn28" in game.seen("P2")["memory"]["unseen"]
    game.do("P2 Gup24")
    assert "Mrn28" not in game.seen("P2")["memory"]["unseen"]


def test_K3_a_card_taken_back_is_known(lay):
    game = lay("Ach54", "Gup22").reveal("Ach54", "Gup22").do("P1 >P2")
    assert game.known("P1", "P2") == "Gup22"


def test_K4_a_recruited_volunteer_is_known(lay):
    game = lay("Mrn28", "Gup24", volunteers="Sen38").reveal("Mrn28", "Gup24").do("P1 --", "P1 rec Sen38")
    assert game.known("P2", "P1") == "Sen38"


def test_K4_a_card_turned_up_is_public(lay):
    game = lay("Sar7", "Gup24", deck="Sen40", tokens=(2, 0)).reveal("Sar7", "Gup24").do("P1 ~")
    assert "Sen40" not in game.seen("P2")["memory"]["unseen"]


def test_K5_a_card_taken_from_the_pile_is_known(lay):
    game = lay("Vai5", "Gup24", discard="Sen39").reveal("Vai5", "Gup24").do("P1 +Sen39")
    assert game.known("P2", "P1") == "Sen39"


@pytest.mark.parametrize("seed", range(4))
def test_R26_nobody_is_shown_a_covered_card(seed):
    """Without memory aids the cards under the top of a closed pile are named nowhere in a view."""
    covered = 0
    for table in worlds.walk(3, seed, {"discardPile": "closed", "memoryAids": "off"}):
        state = record_view(table._state[0])
        if state.phase == phase.OVER or state.follows:
            continue
        under = [f'"{card_code(table._b, int(card))}"' for card in state.discard[: max(0, state.discarded - 1)]]
        for viewer in (None, 0, 1, 2):
            seen = json.dumps(table.seen(viewer) | {"players": [], "volunteers": []})
            assert not any(name in seen for name in under)
        covered += len(under)
    assert covered > 100


def let_know(game, viewers, seat, cards):
    """Lay the same position again, in which these viewers know these cards in a hand."""
    position = game.table.position()
    del position["events"]
    for viewer in viewers:
        known = position["knowledge"][viewer]
        for place in known:
            if place not in (f"H{seat[1:]}", "groups"):
                known[place] = " ".join(card for card in known[place].split() if card not in cards)
    game.table = Table.from_position("sangram", position, components=game.table.components)
    return game


def swap_before_a_third(lay, known_hand=False, **options):
    """P2 holds cards that P3 has seen, and P1 swaps with P2."""
    game = lay("Vya13 Ach55 Ach53", "Gup24 Gup22 Gup23", "Ach54 Mrn30", levels=(1, 0, 0), options=options)
    seen = ["Gup24", "Gup22", "Gup23"] if known_hand else ["Gup22"]
    let_know(game, ["P1", "P3", "all"], "P2", seen)
    return game.reveal("Vya13", "Gup24", "Ach54").do("P3 --", "P2 --", "P1 <>P2")


def test_K6_the_taker_knows_the_card_before_giving_one(lay):
    game = swap_before_a_third(lay)
    assert game.seen("P1")["swap"]["taken"] is not None
    assert game.seen("P2")["swap"]["taken"] == game.seen("P1")["swap"]["taken"]


def test_K7_a_third_party_sees_no_card_of_a_swap(lay):
    game = swap_before_a_third(lay)
    assert game.seen("P3")["swap"] == {"seat": 0, "with": 1, "taken": None}
    assert game.seen(None)["swap"]["taken"] is None


def test_K7_a_card_that_was_known_is_now_in_one_of_two_hands(lay):
    game = swap_before_a_third(lay)
    assert game.known("P3", "P2") == "Gup22"
    game.do("P1 /Ach55")
    assert game.known("P3", "P2") == ""
    assert {"seats": [0, 1], "cards": ["Gup22"]} in game.seen("P3")["memory"]["in_hands"]


def groups_of(game, viewer):
    s = record_view(game.table.hidden(viewer)[0])
    line = ONLOOKER if viewer is None else viewer
    return [
        (int(s.group_home[line, g]), int(s.group_least[line, g]), int(s.group_most[line, g]))
        for g in range(s.groups[line])
    ]


def test_K7_of_a_hand_that_was_all_known_exactly_one_has_left(lay):
    game = swap_before_a_third(lay, known_hand=True).do("P1 /Ach55")
    assert groups_of(game, 2) == [(1, 1, 1)]


def test_K7_R14_unless_it_may_have_come_back(lay):
    game = swap_before_a_third(lay, known_hand=True, vyapariReturn="on").do("P1 /Ach55")
    assert groups_of(game, 2) == [(1, 0, 1)]


def test_K7_a_found_card_settles_the_rest_of_its_group(lay):
    """K7: when the taker plays the card that left, the other one is known to have stayed."""
    game = swap_before_a_third(lay, known_hand=True)
    taken = game.seen("P1")["swap"]["taken"]["name"]
    game.do("P1 /Ach55").recruit_any()
    stayed = {"Gup22": "Gup23", "Gup23": "Gup22"}[taken]
    for seat, card in ((0, taken), (1, "Ach55"), (2, "Mrn30")):
        game.table.play(card, seat)
    assert stayed in game.known("P3", "P2")


def test_K8_a_shown_hand_is_known_and_nothing_else_is_in_it(lay):
    game = lay("Ach54", "Gup22 Man33 Man32", levels=(0, 3), deck="Vai1 Vai2 Vai3").reveal("Ach54", "Gup22")
    game.do("P1 >P2").recruit_any()
    assert game.known("P1", "P2") == "Man33 Man32 Gup22"


def test_K9_after_a_blind_draw_exactly_the_new_cards_are_unknown(lay):
    game = lay("Ach54", "Gup22", levels=(0, 3)).reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    player = game.player("P2", "P1")
    assert (player["cards"], len(player["known"])) == (5, 3)


def test_K10_after_a_reshuffle_the_set_of_the_deck_is_known():
    """K10: with everything unseen in hands, the deck holds exactly the shuffled cards."""
    for table in worlds.walk(5, 3):
        shuffled = [event.numbers[0] for event in table._told() if event.name == "shuffled"]
        if shuffled:
            s = record_view(table.hidden()[0])
            assert int(s.may[ONLOOKER, 5]).bit_count() <= shuffled[-1]
            return
    pytest.fail("no reshuffle in this game")


def test_K11_when_all_cards_of_a_hand_are_known_no_other_can_be_there(lay):
    game = lay("Ach54", "Gup22 Man33 Man32")
    let_know(game, ["P1", "all"], "P2", ["Man33", "Man32"])
    assert "H2" in places_of(game, "Vai1")
    game.reveal("Ach54", "Gup22")
    assert places_of(game, "Vai1") == ["D"]


def places_of(game, code):
    """Where P1 thinks that a card may be."""
    s, card = record_view(game.table.hidden(0)[0]), int(code[3:])
    return [name for place, name in ((1, "H2"), (5, "D")) if int(s.may[0, place]) >> card & 1]


def test_K11_all_cards_known_but_one_place_is_certain():
    """K11: in a long two-player game hands become open to a careful player (part 7.3)."""
    most = 0
    for table in worlds.walk(2, 5):
        s = record_view(table.hidden(0)[0])
        if s.phase != phase.OVER:
            view = table.view(0)["table"]["players"][1]
            most = max(most, len(view["known"]))
    assert most >= 4


@pytest.mark.parametrize(("grown", "most"), [(0, 6), (1, 12), (2, 17)])
def test_K12_who_has_not_grown_cannot_be_stronger(lay, grown, most):
    game = lay("Ach54", "Gup22", levels=(0, 3 if grown else 0), grown=(0, grown)).reveal("Ach54", "Gup22")
    game.do("P1 --").recruit_any()
    s = game.table._s
    assert int(s.limit[1]) + int(s.level[1]) == most


def test_K12_a_hidden_second_growth_gives_a_lower_bound(lay):
    """K12, R16: nobody saw the hand, but everybody knows that it made 13."""
    game = lay(
        "Ach54",
        "Gup22 Man35 Man34 Man33 Ach55",
        levels=(0, 8),
        grown=(0, 1),
        options={"showAtSecondGrowth": "off"},
    )
    game.reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    least, _most = game.player("P2", "P1")["total_range"]
    assert least == 13


def test_R16_a_hand_that_is_not_shown_is_not_counted_aloud_either(lay):
    """R16: with `showAtSecondGrowth: off` only the fact is announced, not a Total of 14."""
    game = lay(
        "Ach54", "Gup22 Man35 Man34 Man33 Gup21", levels=(0, 8), grown=(0, 1), options={"showAtSecondGrowth": "off"}
    )
    game.reveal("Ach54", "Gup22").do("P1 >P2").recruit_any()
    assert game.events("grew") == [(1, 1, 13)]


def test_K13_declining_tells_nothing(lay):
    game = lay("Ach54", "Gup22", levels=(1, 0)).reveal("Ach54", "Gup22")
    before = record_view(game.table.hidden(1)[0]).may.copy()
    game.do("P1 --")
    assert (record_view(game.table.hidden(1)[0]).may == before).all()


def test_K14_at_the_end_everything_is_public():
    *_, table = worlds.walk(3, 8)
    assert table.over
    hands = [[card["name"] for card in player["hand"]] for player in table.view()["table"]["players"]]
    assert hands == [[card["name"] for card in table.view(0)["table"]["players"][seat]["hand"]] for seat in range(3)]


# ---- laws


@settings(max_examples=examples(6))
@given(seats=SEATS, seed=SEEDS, options=OPTIONS)
def test_the_truth_fits_what_every_viewer_knows(seats, seed, options):
    """Part 7.2 (a): masks, groups and bounds are sound after every event of random games."""
    for table in worlds.walk(seats, seed, options):
        s = table._s
        if s.phase != phase.OVER:
            assert worlds.misfit(table._b, s, worlds.all_viewers(s)) is None


@settings(max_examples=examples(6))
@given(seats=SEATS, seed=SEEDS, options=OPTIONS, luck=SEEDS)
def test_an_imagined_world_fits_what_the_viewer_knows(seats, seed, options, luck):
    """Part 7.4: a card that is known is never imagined elsewhere; groups, counts and bounds hold."""
    for number, table in enumerate(worlds.walk(seats, seed, options)):
        if table._s.phase == phase.OVER:
            continue
        viewer = (number + luck) % (seats + 1) - 1
        world = worlds.imagined(table, viewer, luck)
        assert worlds.misfit(table._b, world, worlds.all_viewers(world)) is None


@settings(max_examples=examples(6))
@given(seats=SEATS, seed=SEEDS, options=OPTIONS, luck=SEEDS)
def test_cards_that_a_seat_cannot_tell_apart_change_nothing_for_it(seats, seed, options, luck):
    """Part 7.2 (b): exchange two such cards; hidden bytes, moves, features and view stay the same."""
    chance = new_rng(luck)
    for number, table in enumerate(worlds.walk(seats, seed, options)):
        if table._s.phase == phase.OVER or number % 5:
            continue
        viewer = rng_below(chance, seats + 1) - 1
        pairs = worlds.exchangeable(table._s, viewer)
        if not pairs:
            continue
        other = table.copy()
        worlds.exchange(other._state, viewer, *pairs[rng_below(chance, len(pairs))])
        seat = None if viewer < 0 else viewer
        assert other._state.tobytes() != table._state.tobytes()
        assert other.hidden(seat).tobytes() == table.hidden(seat).tobytes()
        assert json.dumps(other.view(seat)["table"]) == json.dumps(table.view(seat)["table"])
        if seat is not None:
            assert (other.move_numbers(seat) == table.move_numbers(seat)).all()
            assert (other.features(seat) == table.features(seat)).all()


@settings(max_examples=examples(6))
@given(seats=st.integers(3, 5), seed=SEEDS, options=OPTIONS, luck=SEEDS)
def test_what_a_seat_learns_depends_only_on_what_it_sees(seats, seed, options, luck):
    """Part 7.2: after the same moves in both worlds the seat knows the same, as long as the cards stay hidden.

    They are equally strong, so that growth and the end, which all can see, come in both worlds or in neither.
    """
    chance = new_rng(luck)
    for number, table in enumerate(worlds.walk(seats, seed, options)):
        if table._s.phase == phase.OVER or number % 7:
            continue
        viewer = rng_below(chance, seats)
        strength = table._b.strength
        pairs = [(a, b) for a, b in worlds.exchangeable(table._s, viewer) if strength[a] == strength[b]]
        if not pairs:
            continue
        one, two = pairs[rng_below(chance, len(pairs))]
        other = table.copy()
        worlds.exchange(other._state, viewer, one, two)
        same_future(table.copy(), other, viewer, (one, two), chance)


def same_future(table, other, viewer, cards, chance) -> int:
    """Play some moves that are legal in both worlds and do not touch the two cards."""
    for step in range(12):
        pending = table.pending
        if not pending or pending != other.pending:
            return step
        seat = pending[rng_below(chance, len(pending))]
        both = np.intersect1d(table.move_numbers(seat), other.move_numbers(seat))
        safe = [int(move) for move in both if move > 220 or move == 0 or (move - 1) % 55 + 1 not in cards]
        if not safe:
            return step
        move = safe[rng_below(chance, len(safe))]
        for world in (table, other):
            entry_points.play(world._board, world._state, seat, move)
        if {worlds_place(table, card) for card in cards} & {None} or touched(table, other, viewer, cards):
            return step
        assert table.hidden(viewer).tobytes() == other.hidden(viewer).tobytes()
    return 12


def worlds_place(table, card):
    """Where a card is hidden, or None once it lies open or the viewer holds it."""
    return next((place for place, cards in worlds.places(table._s).items() if cards >> card & 1), None)


def touched(table, other, viewer, cards) -> bool:
    """Has the viewer seen one of the cards, or taken part in a swap that moved one of them?"""
    taken = [[list(told) for told in world._s.events.tolist() if told[0] == event.TOOK] for world in (table, other)]
    if taken[0] != taken[1]:
        return True  # chance counts the cards of a hand from the lowest, so another card may have been drawn
    for world in (table, other):
        s = world._s
        if s.phase == phase.OVER or (s.phase == phase.GIVING and s.taken in cards):
            return True
        if any(worlds_place(world, card) in (None, viewer) for card in cards):
            return True
        told = world._s.events[: world._s.told].tolist()
        if any(numbers[1] in (-1, viewer) and set(cards) & set(numbers[2:]) for numbers in told):
            return True
    return False


def test_second_looks_are_free_of_order(lay):
    """SG-10: whoever chooses first, the reveal leaves the same bytes."""
    first = lay("Mrn28", "Gup24", "Sho45").do("P1 Mrn28", "P2 Gup24", "P3 Sho45")
    last = lay("Mrn28", "Gup24", "Sho45").do("P3 Sho45", "P2 Gup24", "P1 Mrn28")
    one, two = first.table._state.copy(), last.table._state.copy()
    for state in (one, two):
        state["events"] = 0
        state["told"] = 0
    assert one.tobytes() == two.tobytes()
