"""The geometry of part 4.5 (G1 to G10), and a second opinion on it by shapely."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point

from river.conftest import at, moves, rule_against
from setu.engine.record_view import record_view
from setu.games.river import board, geometry
from setu.games.river.codes import NONE, book, fits

coordinate = st.integers(0, 1000)
point = st.tuples(coordinate, coordinate)


@pytest.fixture(scope="module")
def b():
    return record_view(board.shipped(1, True)[0])


def number_of_span(b, one, other):
    """The least number for a pair on the islands board, or None."""
    for pair in range(b.pairs):
        if (b.pair_a[pair], b.pair_b[pair]) == (one, other):
            return int(b.pair_number[pair])
    return None


# ---- the tables of board A (part 2)


def test_G1_a_stone_rests_on_its_centre_and_a_village_on_its_landings(b):
    assert [int(n) for n in b.landings] == [20, 18, 19, 20, 18, 19]
    assert (b.islets, b.stone_count) == (27, 27)


def test_G1_landings_lie_on_the_shoreline(b):
    for village in range(6):
        for k in range(b.landings[village]):
            far = math.dist(
                (b.landing_x[village, k], b.landing_y[village, k]), (b.village_x[village], b.village_y[village])
            )
            assert abs(far - b.village_r[village]) <= 1


def shore(b, village):
    """Points of the shoreline that lie on the board, a fifth of a degree apart."""
    radius = int(b.village_r[village])
    for turn in range(1800):
        x = b.village_x[village] + radius * math.cos(math.radians(turn / 5))
        y = b.village_y[village] + radius * math.sin(math.radians(turn / 5))
        if 0 <= x <= b.board_x and 0 <= y <= b.board_y:
            yield x, y


def landings(b, village):
    return [(int(b.landing_x[village, k]), int(b.landing_y[village, k])) for k in range(b.landings[village])]


@pytest.mark.parametrize("village", range(6))
def test_G1_landings_go_round_the_whole_shore_that_lies_on_the_board(b, village):
    """About 24 apart: nowhere on the shore is the next landing farther than half of that, and a rounding."""
    assert (
        max(min(math.dist(point, landing) for landing in landings(b, village)) for point in shore(b, village)) <= 13.5
    )


@pytest.mark.parametrize("village", range(6))
def test_G1_landing_j_and_landing_j_of_the_opposite_village_are_half_a_turn_apart(b, village):
    turned = [(1000 - x, 880 - y) for x, y in landings(b, village)]
    assert turned == landings(b, int(b.opposite[village]))


def test_part_2_number_k_fits_so_many_of_the_96_pairs(b):
    numbers = [int(number) for number in b.pair_number[: b.pairs]]
    assert [sum(number <= k for number in numbers) for k in range(1, 7)] == [12, 24, 40, 64, 78, 96]
    assert [numbers.count(k) for k in range(1, 7)] == [12, 12, 16, 24, 14, 18]


def test_part_2_there_are_68_spans_of_islets_and_28_to_villages(b):
    ends = [int(other) for other in b.pair_b[: b.pairs]]
    assert sum(other < book.STONES for other in ends) == 68
    assert sum(other >= book.STONES for other in ends) == 28


def test_part_12_there_are_68_beds_between_islets_and_180_with_landings(b):
    ends = [int(b.span_b[span]) for span in range(b.spans) if b.span_bed[span] != NONE]
    assert (sum(other < book.STONES for other in ends), sum(other >= book.STONES for other in ends)) == (68, 180)


@pytest.mark.parametrize(
    ("village", "islets"),
    [
        (0, [1, 1, 2, 4, 4, 5]),
        (3, [1, 1, 2, 4, 4, 5]),
        (1, [1, 1, 2, 4, 4, 4]),
        (4, [1, 1, 2, 4, 4, 4]),
        (2, [1, 2, 2, 3, 3, 5]),
        (5, [1, 2, 2, 3, 3, 5]),
    ],
)
def test_part_2_islets_in_reach_of_each_village(b, village, islets):
    numbers = [int(b.pair_number[p]) for p in range(b.pairs) if b.pair_b[p] == book.STONES + village]
    assert [sum(number <= k for number in numbers) for k in range(1, 7)] == islets


def test_part_2_opposite_shores_are_696_700_and_700_apart(b):
    centres = [(int(b.village_x[v]), int(b.village_y[v])) for v in range(6)]
    apart = [int(math.dist(centres[v], centres[b.opposite[v]])) - 220 for v in range(3)]
    assert apart == [696, 700, 700]


def test_R6_no_span_of_board_a_passes_over_a_third_islet(b):
    assert not any(int(b.span_over[n]) for n in range(b.spans) if b.span_number[n] <= book.NUMBERS)


def test_part_2_board_a_is_symmetric_under_a_half_turn(b):
    for i in range(27):
        twin = 26 - i
        assert (1000 - b.islet_x[i], 880 - b.islet_y[i]) == (b.islet_x[twin], b.islet_y[twin])


# ---- the tests themselves


@pytest.mark.parametrize(
    ("p", "r", "is_near"),
    [((50, 30), 30, False), ((50, 29), 30, True), ((-30, 0), 30, False), ((-29, 0), 30, True), ((130, 0), 30, False)],
)
def test_part_4_5_near_is_strict(p, r, is_near):
    assert geometry.near(*p, 0, 0, 100, 0, r) == is_near


def test_G2_a_plank_is_two_supports_and_their_rest_points():
    table = at("RD", 2, stones="i13", planks="k1:i13-V6")
    plank = table.view()["table"]["planks"][0]
    assert (plank["supports"], plank["from"], plank["to"]) == (["i13", "V6"], [238, 413], [150, 431])


@pytest.mark.parametrize(("d2", "number"), [(8100, 1), (8101, 2), (11664, 2), (11665, 3), (32400, 6), (32401, None)])
def test_G3_a_plank_fits_up_to_its_length_and_not_one_unit_beyond(b, d2, number):
    long_enough = [k for k in range(1, book.NUMBERS + 1) if d2 <= b.reach2[k]]
    assert (long_enough[0] if long_enough else None) == number


def test_G4_two_stones_are_joined_once():
    table = at("RD", 2, stones="i5 i6", planks="k1:i5-i6", plays="pink P1")
    table.play("p6")
    assert rule_against(table, "i5-i6") == "R7"


def test_G5_a_third_stone_30_away_is_far_enough():
    table = at("RD", 2, stones="@400,400 @560,400 @480,430", plays="pink P1", board="open")
    table.play("p5")
    assert rule_against(table, "@400,400-@560,400") is None
    table = at("RD", 2, stones="@400,400 @560,400 @480,420", plays="pink P1", board="open")
    table.play("p5")
    assert rule_against(table, "@400,400-@560,400") == "R6"


@pytest.mark.parametrize(("stone", "over"), [((300, 431), False), ((140, 700), True), ((60, 431), True)])
def test_G6_a_plank_does_not_run_over_the_villages_land(stone, over):
    """Landing 7 of V6 is (150,431), its centre (40,428)."""
    assert geometry.over_land(*stone, 150, 431, 40, 428) == over


def test_G7_crossing_planks_collide():
    assert geometry.collide(0, 0, 100, 0, 1, 2, NONE, 50, -50, 50, 50, 3, 4, NONE, 12, 3, 4)


@pytest.mark.parametrize(("gap", "collides"), [(12, False), (11, True)])
def test_G7_R8_a_plank_12_away_just_fits(gap, collides):
    assert geometry.collide(0, 0, 100, 0, 1, 2, NONE, 50, gap, 50, 100, 3, 4, NONE, 12, 3, 4) == collides


def test_G7_on_one_stone_only_the_angle_counts():
    assert not geometry.collide(0, 0, 100, 0, 1, 2, NONE, 0, 0, 100, 58, 1, 3, NONE, 12, 3, 4)
    assert geometry.collide(0, 0, 100, 0, 1, 2, NONE, 0, 0, 100, 57, 1, 3, NONE, 12, 3, 4)


def test_G7_opposite_directions_on_one_stone_are_fine():
    assert not geometry.collide(0, 0, 100, 0, 1, 2, NONE, 0, 0, -100, 0, 1, 3, NONE, 12, 3, 4)


def test_G7_on_one_village_at_different_landings_they_must_not_touch():
    village = book.STONES
    assert not geometry.collide(0, 100, 0, 0, 1, village, 0, 24, 100, 24, 0, 2, village, 1, 12, 3, 4)
    assert geometry.collide(0, 100, 0, 0, 1, village, 0, 0, 50, 24, 0, 2, village, 1, 12, 3, 4)


def test_G7_on_one_landing_only_the_angle_counts():
    village = book.STONES
    assert not geometry.collide(0, 100, 0, 0, 1, village, 3, 100, 100, 0, 0, 2, village, 3, 12, 3, 4)
    assert geometry.collide(0, 100, 0, 0, 1, village, 3, 30, 100, 0, 0, 2, village, 3, 12, 3, 4)


def test_G7_the_numbers_of_scenario_10():
    """SC-10: 4 * 13482^2 > 3 * 8548 * 27505 at i11 between i14 and i18."""
    u, v = (500 - 572, 440 - 382), (508 - 572, 535 - 382)
    assert 4 * (u[0] * v[0] + u[1] * v[1]) ** 2 == 727_057_296
    assert 3 * (u[0] ** 2 + u[1] ** 2) * (v[0] ** 2 + v[1] ** 2) == 705_338_220
    assert geometry.narrow(*u, *v, 3, 4)


def test_G8_the_nearest_landing_that_works_is_taken():
    """With a plank in the way of the nearest landing the next one is used."""
    alone = at("RD", 6, stones="i2", plays="red P1", reserve={"red": "r6"})
    alone.play("r6")
    alone.play("i2-V2")
    nearest = alone.position()["planks"]["r6"]
    crowded = at("RD", 6, stones="i1 i2 i7", planks="b6:i1-V2/8", plays="red P1", reserve={"red": "r6"})
    crowded.play("r6")
    crowded.play("i2-V2")
    assert (nearest, crowded.position()["planks"]["r6"]) == ("i2-V2/9", "i2-V2/8")


def test_G9_fine_spots_stay_on_the_islet():
    table = at("RD", 2, plays="pink S1", stoneSpot="fine")
    spots = [move for move in moves(table) if move.startswith("+i1@") or move == "+i1"]
    assert len(spots) == 21
    assert rule_against(table, "+i1@522,116") == "G9"
    assert rule_against(table, "+i4@493,225") is None
    assert rule_against(table, "+i4@493,231") == "G9"


def test_G10_the_empty_open_board_has_5923_places(b):
    assert b.places == 5923


def test_G10_the_open_water_is_kept_up_to_date():
    """What is kept in the record is what the rule says, point by point, while things come and go."""
    table = at(
        "RD",
        2,
        stones="@400,400 @480,400 @560,400 @300,600",
        planks="p1:@400,400-@480,400 k1:@480,400-@560,400",
        reserve={"black": "k2"},
        plays="black RM, pink S1",
        board="open",
    )
    table.play("-p1")
    listed = set(moves(table))
    for x in range(0, 1000, 30):
        for y in range(0, 880, 10):
            assert (f"+@{x},{y}" in listed) == (rule_against(table, f"+@{x},{y}") is None)


def test_part_4_5_values_stay_below_two_to_the_43():
    corner = (0, 0, 1000, 880)
    across = (1000 * 880 - 880 * 0) ** 2
    assert across < 2**43
    assert 116**2 * geometry.distance2(*corner) < 2**43


# ---- a second, independent opinion

BAND = 1e-6


def shapely_near(p, a, b, r):
    """True, False, or None inside the band where floats cannot tell."""
    far = LineString([a, b]).distance(Point(p)) if a != b else math.dist(p, a)
    return None if abs(far - r) < BAND else far < r


def shapely_too_close(a, b, c, d, width):
    far = LineString([a, b]).distance(LineString([c, d]))
    return None if abs(far - width) < BAND else far < width


def shapely_narrow(u, v):
    angle = abs(math.degrees(math.atan2(u[1], u[0]) - math.atan2(v[1], v[0])))
    angle = min(angle, 360 - angle)
    return None if abs(angle - 30) < BAND else angle < 30


def spans_near_each_other(count, seed):
    """Segments of plank length, some of them close together."""
    chance = random.Random(seed)
    for _ in range(count):
        a = (chance.randrange(200, 800), chance.randrange(200, 700))
        b = (a[0] + chance.randrange(-225, 226), a[1] + chance.randrange(-225, 226))
        c = (a[0] + chance.randrange(-120, 121), a[1] + chance.randrange(-120, 121))
        d = (c[0] + chance.randrange(-225, 226), c[1] + chance.randrange(-225, 226))
        if a != b and c != d:
            yield a, b, c, d


def test_G7_shapely_agrees_on_100000_pairs_of_spans():
    asked = close = 0
    for a, b, c, d in spans_near_each_other(100_500, 1):
        expected = shapely_too_close(a, b, c, d, 12)
        if expected is not None:
            assert geometry.too_close(*a, *b, *c, *d, 12) == expected, (a, b, c, d)
            asked += 1
            close += expected
    assert asked >= 100_000
    assert 10_000 < close < 90_000


def test_G5_G9_shapely_agrees_on_100000_triples():
    asked = hits = 0
    for a, b, c, _ in spans_near_each_other(100_500, 2):
        expected = shapely_near(c, a, b, 30)
        if expected is not None:
            assert geometry.near(*c, *a, *b, 30) == expected, (a, b, c)
            asked += 1
            hits += expected
    assert asked >= 100_000
    assert 10_000 < hits < 90_000


def test_G7_the_angle_agrees_with_trigonometry_on_100000_pairs():
    asked = tight = 0
    for a, b, c, d in spans_near_each_other(100_500, 3):
        u, v = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
        expected = shapely_narrow(u, v)
        if expected is not None:
            assert geometry.narrow(*u, *v, 3, 4) == expected, (u, v)
            asked += 1
            tight += expected
    assert asked >= 100_000
    assert 10_000 < tight < 40_000


@given(point, point, point, point)
def test_G7_two_planks_collide_whichever_is_asked_first(a, b, c, d):
    assert geometry.too_close(*a, *b, *c, *d, 12) == geometry.too_close(*c, *d, *a, *b, 12)
    assert geometry.cross(*a, *b, *c, *d) == geometry.cross(*c, *d, *a, *b)


@given(point, point, point, st.integers(1, 200))
def test_near_does_not_depend_on_the_direction_of_the_plank(p, a, b, r):
    assert geometry.near(*p, *a, *b, r) == geometry.near(*p, *b, *a, r)


def test_G7_the_precomputed_crossings_are_those_of_the_rule(b):
    """Spans against beds: the mask says what `collide` says, for 2,000 pairs near each other."""
    chance = random.Random(4)

    def ends(span):
        one = next(i for i in range(27) if b.span_from[i] <= span < b.span_from[i + 1])
        two, landing = int(b.span_b[span]), int(b.span_landing[span])
        start = (int(b.islet_x[one]), int(b.islet_y[one]))
        village = two - book.STONES
        end = (
            (int(b.islet_x[two]), int(b.islet_y[two]))
            if village < 0
            else (int(b.landing_x[village, landing]), int(b.landing_y[village, landing]))
        )
        return start, end, one, two, landing

    hits = 0
    for _ in range(4000):
        span, bed = chance.randrange(b.spans), chance.randrange(248)
        (s1, e1, one, two, la), (s2, e2, three, four, lb) = ends(span), ends(int(b.bed_span[bed]))
        expected = bool(geometry.collide(*s1, *e1, one, two, la, *s2, *e2, three, four, lb, 12, 3, 4))
        assert bool(int(b.crossing[span, bed // 63]) >> (bed % 63) & 1) == expected
        hits += expected
    assert hits > 100


def test_DL_49_one_may_point_as_far_as_five_quarters_of_the_longest_plank(b):
    assert b.reach2[fits.TOO_FAR] == 225 * 225
