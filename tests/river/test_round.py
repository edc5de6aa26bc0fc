"""Set-up, programming, reveal and blocks: DL-1 to DL-23."""

from __future__ import annotations

import pytest

from river.conftest import actor, at, lay_programs, moves, names, player, rule_against, seat_of
from setu import BadOptions, IllegalMove, Table
from setu.engine.game import find_game, preset_title
from setu.engine.record_view import record_view

IN_PLAY = {
    ("river-dragons", 2): {"pink", "black"},
    ("river-dragons", 3): {"blue", "red", "yellow"},
    ("river-dragons", 4): {"blue", "green", "red", "yellow"},
    ("river-dragons", 5): {"blue", "green", "red", "yellow", "pink"},
    ("river-dragons", 6): {"blue", "green", "red", "yellow", "pink", "black"},
    ("sunderbans", 2): {"blue", "orange"},
    ("sunderbans", 3): {"blue", "yellow", "green"},
    ("sunderbans", 4): {"blue", "yellow", "green", "purple"},
    ("sunderbans", 5): {"blue", "yellow", "green", "purple", "red"},
    ("sunderbans", 6): {"blue", "yellow", "green", "purple", "red", "orange"},
}


@pytest.mark.parametrize(("game", "seats"), IN_PLAY)
def test_DL_1_the_colours_follow_from_the_number_of_players(game, seats):
    table = Table(game, seats, seed=3)
    assert {one["colour"] for one in table.view()["table"]["players"]} == IN_PLAY[game, seats]


@pytest.mark.parametrize("seats", [1, 7, 0, "two"])
def test_DL_1_two_to_six_players(seats):
    with pytest.raises(BadOptions, match="2 – 6"):
        Table("river-dragons", seats)


@pytest.mark.parametrize(
    ("game", "homes"),
    [
        ("sunderbans", {"yellow": "V1", "red": "V2", "blue": "V3", "purple": "V4", "green": "V5", "orange": "V6"}),
        ("river-dragons", {"blue": "V1", "red": "V2", "pink": "V3", "green": "V4", "yellow": "V5", "black": "V6"}),
    ],
)
def test_DL_1_R1_every_pawn_starts_in_its_village_and_goes_to_the_opposite_one(game, homes):
    players = Table(game, 6, seed=1).view()["table"]["players"]
    assert {one["colour"]: one["space"] for one in players} == homes
    opposite = {"V1": "V4", "V2": "V5", "V3": "V6", "V4": "V1", "V5": "V2", "V6": "V3"}
    assert all(one["goal"] == opposite[one["home"]] for one in players)


def test_DL_2_a_village_holds_any_number_of_pawns():
    table = at("RD", 6, pawns="blue@V3 red@V3 yellow@V3 green@V3")
    assert [one["space"] for one in table.view()["table"]["players"]].count("V3") == 5


@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 10), (4, 11), (5, 12), (6, 13)])
def test_DL_3_hands_are_eight_actions_and_a_block_for_every_other_player(seats, cards):
    table = Table("sunderbans", seats, seed=1)
    assert len(table.view(0)["table"]["cards"]) == cards
    assert [move.text for move in table.moves(0)][cards:] == ["agree"]


def test_DL_3_nobody_has_a_block_of_the_own_or_of_an_absent_colour():
    table = Table("river-dragons", 2, seed=1)
    assert rule_against(table, "Xp", "pink") == "DL-3"
    assert rule_against(table, "Xr", "pink") == "DL-3"


def test_DL_4_everything_on_the_board_is_common():
    table = at("RD", 6, stones="i2 i4", planks="r1:i2-V2", pawns="blue@V2", plays="blue M1")
    assert moves(table) == [">r1"]


def test_DL_4_R31_each_player_has_six_planks_and_the_board_is_empty():
    view = Table("sunderbans", 4, seed=1).view()["table"]
    assert [len(one["reserve"]) for one in view["players"]] == [6, 6, 6, 6]
    assert (view["stone_reserve"], view["stones"], view["planks"]) == (27, [], [])


def test_DL_5_there_is_no_pass():
    with pytest.raises(IllegalMove, match="DL-5 There is no pass"):
        at("RD", 2, plays="pink S1").play("pass")


def test_DL_5_a_harmful_action_must_be_carried_out():
    table = at("RD", 2, stones="i15", planks="p1:i15-V3", pawns="pink@p1", plays="pink M1")
    assert moves(table) == [">V3"]


def test_DL_10_five_different_cards_make_a_program():
    table = Table("river-dragons", 2, seed=1)
    for card in ("S1", "P2", "M1", "JP"):
        table.play(card, 0)
        assert rule_against(table, card, "pink") == "DL-10"
    assert player(table, "pink")["ready"] is False
    table.play("RM", 0)
    assert player(table, "pink")["ready"] is True


def test_DL_10_everybody_programs_at_once_and_in_any_order():
    table = Table("river-dragons", 3, seed=1)
    assert table.pending == (0, 1, 2)
    table.play("S1", 2)
    table.play("S1", 0)
    assert table.pending == (0, 1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_DL_10_DL_11_the_number_of_programs_is_that_of_part_6(seats):
    """Counted along the picks: 6720 + 8400 (n - 1)."""

    def programs(actions, blocks, slots):
        if slots == 0:
            return 1
        with_action = actions * programs(actions - 1, blocks, slots - 1)
        return with_action + (blocks * programs(actions, 0, slots - 1) if blocks else 0)

    table = Table("river-dragons", seats, seed=1)
    first = [card["name"] for card in table.view(0)["table"]["cards"]]
    blocks = [card for card in first if card[0] == "X"]
    assert programs(len(first) - len(blocks), len(blocks), 5) == 6720 + 8400 * (seats - 1)


def test_DL_11_at_most_one_block():
    table = Table("river-dragons", 6, seed=1)
    colour = table.view()["table"]["players"][0]["colour"]
    first, second = [card for card in moves(table, colour) if card[0] == "X"][:2]
    table.play(first, 0)
    assert rule_against(table, second, colour) == "DL-11"
    assert not [card for card in moves(table, colour) if card[0] == "X"]


def test_DL_11_none_is_fine():
    table = Table("river-dragons", 2, seed=1)
    lay_programs(table, {"pink": "S1 S2 P1 P2 RM"})
    assert player(table, "pink")["ready"]


def test_DL_12_R26_ready_is_final():
    table = Table("river-dragons", 2, seed=1)
    lay_programs(table, {"pink": "S1 S2 P1 P2 RM"})
    assert str(table.explain("JP", 0)) == "DL-12 Your five cards are on the table and stay as they are."


def test_DL_13_slot_by_slot_clockwise_from_the_first_player():
    table = at("RD", 4, plays="red S1, blue S1, green S1, yellow S1")
    order = []
    for number in range(1, 5):
        order.append(actor(table))
        table.play(f"+i{number}")
    assert order == ["red", "green", "yellow", "blue"]
    assert table.view()["table"]["slot"] > 1


def test_DL_13_all_cards_of_a_slot_are_turned_up_together():
    table = Table("river-dragons", 2, seed=1)
    lay_programs(table, {"pink": "S1 S2 P1 P2 RM"})
    for card in ("S2", "S1", "P1", "P2"):
        table.play(card, seat_of(table, "black"))
    events = table.play("M1", seat_of(table, "black"))
    assert names(events)[:3] == ["ready", "revealed", "revealed"]


def test_DL_13_a_card_is_resolved_in_full_before_the_next():
    table = at("RD", 2, plays="pink S2, black S1")
    table.play("+i1")
    assert actor(table) == "pink"
    table.play("+i2")
    assert actor(table) == "black"


def test_DL_13_who_is_not_on_turn_waits():
    table = at("RD", 2, plays="pink S1, black S1")
    assert str(table.explain("+i1", seat_of(table, "black"))) == "DL-13 It is Pink’s turn."


def test_DL_14_the_marker_goes_to_the_left_and_cards_come_back():
    table = at("RD", 2, plays="pink M1, black M1", slot=5)
    view = table.view()["table"]
    assert (view["round"], view["players"][view["first"]]["colour"]) == (2, "black")
    assert len(table.view(seat_of(table, "pink"))["table"]["cards"]) == 9
    assert player(table, "pink")["program"] == []


def test_DL_20_a_block_cancels_the_card_of_the_same_slot_only():
    table = at("RD", 2, plays="black Xp, pink S1")
    assert table.view()["table"]["slot"] == 2
    assert player(table, "pink")["blocked"] is False


def test_DL_20_the_blocker_does_nothing_else():
    table = at("RD", 3, plays="red Xb, blue S1, yellow S1")
    assert actor(table) == "yellow"


def test_DL_21_R34_a_block_also_hits_who_would_act_earlier():
    table = at("RD", 3, plays="blue S1, red S1, yellow Xb", first="blue")
    assert actor(table) == "red"


def test_DL_22_a_block_is_never_cancelled():
    table = at("RD", 3, plays="blue Xr, red Xy, yellow S1", first="blue")
    assert table.view()["table"]["slot"] == 2


@pytest.mark.parametrize("card", ["M1", "M2", "JP"])
def test_DL_23_R24_a_cancelled_card_does_nothing_and_nobody_falls(card):
    table = at("RD", 2, pawns="pink@V1", plays=f"black Xp, pink {card}")
    assert player(table, "pink")["space"] == "V1"


def test_DL_23_a_cancelled_plank_card_loses_no_plank():
    table = at("RD", 2, plays="black Xp, pink P2")
    assert len(player(table, "pink")["reserve"]) == 6


def test_R2_turns_follow_the_villages():
    table = Table("river-dragons", 4, seed=1)
    view = table.view()["table"]
    assert [view["players"][seat]["home"] for seat in view["order"]] == ["V1", "V2", "V4", "V5"]


def test_R2_or_the_seats():
    assert Table("river-dragons", 4, {"order": "seats"}, seed=1).view()["table"]["order"] == [0, 1, 2, 3]


def test_R3_the_first_player_is_drawn_by_lot():
    firsts = [Table("river-dragons", 3, seed=seed).view()["table"]["first"] for seed in range(60)]
    assert {firsts.count(seat) > 8 for seat in range(3)} == {True}


def test_R3_or_chosen():
    table = Table("river-dragons", 3, {"first": "chosen"}, seed=1)
    assert moves(table) == ["first blue", "first red", "first yellow"]
    table.play("first yellow")
    view = table.view()["table"]
    assert view["players"][view["first"]]["colour"] == "yellow"
    assert view["phase"] == "program"


def test_R3_only_who_plays_can_be_first():
    table = Table("river-dragons", 3, {"first": "chosen"}, seed=1)
    assert str(table.explain(15 + 4)) == "R3 That seat is not in the game."


def test_part_3_colours_may_be_drawn_by_lot():
    drawn = {Table("river-dragons", 2, {"colours": "random"}, seed=seed).position()["colours"][0] for seed in range(20)}
    assert drawn == {"pink", "black"}


def test_DL_49_by_eye_needs_a_table_where_planks_can_be_lost():
    with pytest.raises(BadOptions, match="byEye"):
        Table("sunderbans", options={"table": "byEye", "misfit": "keep"})


def test_DL_49_by_eye_alone_brings_the_loss_with_it():
    assert Table("sunderbans", options={"table": "byEye"}).options["misfit"] == "lose"


def test_DL_49_where_no_plank_can_be_lost_the_table_is_assisted():
    assert Table("river-dragons", options={"misfit": "keep"}).options["table"] == "assisted"


@pytest.mark.parametrize(
    ("game", "presets"),
    [
        (
            "sunderbans",
            {
                "trip": "round",
                "uturn": "last",
                "misfit": "keep",
                "table": "assisted",
                "stoneSpot": "centre",
                "move2": "exact",
            },
        ),
        (
            "river-dragons",
            {
                "trip": "oneway",
                "uturn": "free",
                "misfit": "lose",
                "table": "byEye",
                "stoneSpot": "fine",
                "move2": "villageStop",
            },
        ),
    ],
)
def test_part_4_10_R4_R13_R16_R29_an_edition_is_a_preset_and_river_dragons_begins_as_in_the_box(game, presets):
    same = {"board": "islands", "jumpLanding": "farEnd", "shoreLink": "off", "order": "villages", "first": "random"}
    options = Table(game).options
    assert options == {**presets, **same, "colours": "listed", "agree": "off", "roundCap": 0}


def test_part_4_10_as_in_the_box_is_what_a_table_of_river_dragons_has():
    game = find_game("river-dragons")
    assert game.options.read(game.presets["box"]) == game.options.read(None)


def test_part_4_10_assisted_shows_what_fits_and_keeps_stones_in_the_middle():
    table = Table("river-dragons", options=find_game("river-dragons").presets["assisted"])
    chosen = {name: table.options[name] for name in ("table", "stoneSpot", "move2", "misfit")}
    assert chosen == {"table": "assisted", "stoneSpot": "centre", "move2": "villageStop", "misfit": "lose"}


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", ["as in the box", "assisted"]),
        ("fr", ["comme dans la boîte", "avec aide"]),
        ("hi", ["डिब्बे की तरह", "मदद के साथ"]),
    ],
)
def test_part_4_10_presets_have_names(language, called):
    assert [preset_title(one).say(language) for one in find_game("river-dragons").presets] == called


@pytest.mark.parametrize("name", ["river-dragons", "sunderbans"])
def test_R29_studies_end_in_round_30_and_tables_do_not(name):
    game = find_game(name)
    assert game.study == {"roundCap": 30}
    assert Table(name).options["roundCap"] == 0


@pytest.mark.parametrize("name", ["river-dragons", "sunderbans"])
def test_R29_a_game_without_a_cap_has_a_longest_length_all_the_same(name):
    game = find_game(name)
    assert game.longest(record_view(Table(name)._board[0])) == 1 + 300 * 6 * (1 + 5 + 9 + 4 * 3)


STANDINGS = {
    "sunderbans": {
        "printed": {"trip": "round", "uturn": "last", "board": "islands", "move2": "exact", "jumpLanding": "farEnd"},
        "ruling": {"misfit": "keep", "table": "assisted", "stoneSpot": "centre"},
    },
    "river-dragons": {
        "printed": {
            "trip": "oneway",
            "uturn": "free",
            "misfit": "lose",
            "table": "byEye",
            "board": ("islands", "open"),  # without islands: for experts
            "stoneSpot": "fine",
        },
        "ruling": {"move2": "villageStop", "jumpLanding": "farEnd"},
    },
}
RULINGS = {"shoreLink": "off", "order": "villages", "first": "random", "colours": "listed", "agree": "off"}


@pytest.mark.parametrize("name", STANDINGS)
def test_part_4_10_every_option_says_what_is_printed_and_what_is_a_ruling(name):
    known = find_game(name).options.known
    printed = {one: option.printed for one, option in known.items() if option.printed is not None}
    ruling = {one: option.ruling for one, option in known.items() if option.ruling is not None}
    assert printed == {**STANDINGS[name]["printed"], "roundCap": 0}
    assert ruling == {**STANDINGS[name]["ruling"], **RULINGS}
    assert known["roundCap"].standing(30) == "house"
    assert all(option.rule for option in known.values())


@pytest.mark.parametrize("options", [{"trip": "there"}, {"roundCap": -1}, {"roundCap": 301}, {"bored": "yes"}])
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(BadOptions):
        Table("river-dragons", options=options)
