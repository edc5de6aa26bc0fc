"""One claim per rule of part 4 and ruling of part 5 that the scenarios do not already make."""

from __future__ import annotations

import re

import pytest

import setu
from setu import BadOptions, Table
from setu.engine.reader import Components
from setu.engine.texts import LANGUAGES
from setu.games.quarry import board, words
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import KINDS

STANDARD = board.box("standard").source


def boxed(*changes: tuple[str, str]) -> Components:
    source = STANDARD
    for before, after in changes:
        assert before in source
        source = source.replace(before, after)
    return Components(source, "changed.toml")


def test_QR_1_two_players_and_no_other_number():
    assert tuple(setu.games()["quarry"].seats) == (2,)
    with pytest.raises(BadOptions, match="Expected: 2"):
        Table("quarry", seats=3)


def test_QR_2_ten_columns_nine_rows_and_quarries_of_two(game):
    view = game().view()["table"]
    assert (view["width"], view["rows"], view["quarry"], view["max_height"]) == (10, 9, 2, 5)


def test_QR_3_each_player_has_the_25_stones_of_the_box(game):
    stock = game().view()["table"]["stock"]
    assert stock["black"] == stock["blue"]
    assert list(stock["black"].values()) == [6, 4, 2, 1, 2, 4, 2, 2, 1, 1]
    assert game().view()["table"]["points"] == {"black": 187, "blue": 187}


def test_QR_3_a_placed_stone_stays(game):
    table = game("span e2-e5", "block a5", "post e3")
    assert [stone["stone"] for stone in table.view()["table"]["stones"]] == ["span", "block", "post"]


def test_QR_4_a_flat_stone_is_never_tipped_up():
    """QR-4, R22: every kind but three has one attitude."""
    attitudes = {kind: {form.attitude for form in FORMS if KINDS[form.kind] == kind} for kind in KINDS}
    assert {kind for kind, sides in attitudes.items() if len(sides) == 1} == {
        "block", "brick", "beam", "span", "corner", "post", "pillar",
    }  # fmt: skip


def test_QR_5_step_arch_and_bridge_may_be_turned_over():
    """QR-5, R22: and each of them in exactly two ways."""
    turned = {form.attitude for form in FORMS if form.attitude[-1] in "+-"}
    assert turned == {"step+", "step-", "arch+", "arch-", "bridge+", "bridge-"}


def test_QR_6_29_forms_in_their_orientations():
    counts: dict[str, int] = {}
    for form in FORMS:
        counts[form.attitude] = counts.get(form.attitude, 0) + 1
    assert list(counts.values()) == [1, 2, 2, 2, 4, 1, 1, 4, 4, 2, 2, 2, 2]


@pytest.mark.parametrize(("name", "placements"), [("standard", 2158), ("long", 3222), ("lengthwise", 2158)])
def test_QR_6_the_placements_are_numbered_as_in_part_2(name, placements):
    table = Table("quarry", options={"board": name, "starter": "black"})
    b = table._b
    assert b.placements == placements
    anchors = [(int(b.form_of[m]), int(b.cell_of[m, 0])) for m in range(placements)]
    assert anchors == sorted(anchors, key=lambda pair: pair[0])


def test_QR_7_lots_are_drawn_for_the_start():
    starters = [Table("quarry", seed=seed).actor for seed in range(200)]
    assert 70 < sum(starters) < 130


def test_QR_7_players_alternate(game):
    assert game().actor == 0
    assert game("block a1").actor == 1
    assert game("block a1", "block b1").actor == 0


def test_R23_black_does_not_always_start(game):
    assert game(starter="blue").actor == 1


def test_QR_8_a_turn_is_one_stone(game):
    table = game("beam d4-d6")
    assert table.explain("block a1", seat=0).rule == "QR-7"
    assert sum(table.view()["table"]["stock"]["black"].values()) == 24


def test_QR_9_R14_nobody_passes_by_choice(game):
    with pytest.raises(setu.IllegalMove, match="QR-9 Nobody passes by choice"):
        game().play("pass")


def test_QR_10_a_stone_that_is_used_up(game):
    table = game("span a1-d1", "block a9")
    refusal = table.explain("span a2-d2")
    assert str(refusal) == "QR-10 You have no span left."


def test_QR_11_off_the_board(game):
    assert str(game().explain("beam i5-k5")) == "QR-11 Part of the stone would lie off the board."


def test_QR_12_names_the_cell_and_the_colour(game):
    assert str(game("block e5").explain("block e5")) == "QR-12 On e5 the stone would rest on Black’s colour."


def test_QR_13_names_the_end_that_hangs(game):
    table = game("block d5", "block a9")
    assert str(table.explain("span d5-g5")) == "QR-13 The end on g5 has nothing under it at that level."


def test_QR_13_names_the_ends_that_are_not_level(lay):
    table = lay("K post d5", "K block f5").table()
    expected = "QR-13 The ends are not level: d5 is 2 high and f5 is 1 high."
    assert str(table.explain("beam d5-f5")) == expected


@pytest.mark.parametrize(
    ("stones", "placement", "end"),
    [
        (("K block e5",), "span d5-g5", "d5"),
        (("K block e5",), "corner d5-e5-e6", "d5"),
        (("K beam e4-e6",), "beam d5-f5", "d5"),
        (("K brick e5-f5",), "bridge- d5-g5", "d5"),
        (("K block d5", "K post e5"), "span d5-g5", "g5"),
    ],
)
def test_QR_13_a_stone_across_an_own_one_overhangs(lay, stones, placement, end):
    """Also where the middle is too high at the same time: an end in the air is the reason that is told."""
    refusal = lay(*stones).table().explain(placement)
    assert str(refusal) == f"QR-13 The end on {end} has nothing under it at that level."


def test_QR_14_names_what_is_in_the_way(lay):
    assert str(lay("B post e5").table().explain("arch+ d5-f5")) == "QR-14 e5 is 2 high and in the way."


def test_QR_15_only_stones_with_inner_cells_cross(lay):
    table = lay("B beam d5-f5", "B beam d4-f4", "K block c5", "K block g5").table()
    crossing = {move.targets["stone"] for move in table.moves() if " x" in move.text}
    assert crossing <= {"beam", "span", "corner", "arch+", "arch-", "bridge+", "bridge-"}
    assert crossing


def test_QR_16_says_how_high_it_would_be(lay):
    table = lay("K pillar d5").table()
    assert str(table.explain("pillar d5")) == "QR-16 The stone would reach a height of 6; 5 is the limit."


def test_QR_16b_says_where_the_elbow_hangs(lay):
    table = lay("K block d6", "K block e5", elbow="rest").table()
    assert str(table.explain("corner d6-d5-e5")) == "QR-16b The elbow on d5 has nothing under it."


def test_QR_17_every_covered_cell_gets_height_and_colour(lay):
    assert lay("K bridge- d5-g5").board() == {"d5": "K2", "e5": "K1", "f5": "K1", "g5": "K2"}


def test_QR_18_a_line_runs_side_to_side(lay):
    assert lay("K span e2-e5").ask("K beam e6-e8") == "@0 #"
    assert lay("K span e2-e5").ask("K beam f6-f8") == "@0"


def test_QR_19_there_is_no_reply(game):
    table = game("span e2-e5", "block a5", "beam e6-e8")
    assert table.pending == ()
    with pytest.raises(setu.IllegalMove, match="QR-19 The game is over"):
        table.play("block a1")


def test_QR_21_both_stocks_are_open_to_all(game):
    table = game("span e2-e5")
    views = [table.view(seat)["table"] for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert views[0]["stock"]["black"]["span"] == 0


def test_QR_22_a_view_tells_every_stone_with_its_level(lay):
    stones = lay("K block d5", "K post d5").table().view()["table"]["stones"]
    assert [(stone["stone"], stone["level"]) for stone in stones] == [("block", 0), ("post", 1)]


def test_QR_23_the_winner_scores_twice_the_loser_once(game):
    table = game("span e2-e5", "bridge+ a5-d5", "beam e6-e8")
    assert table.result.scores == (2 * (187 - 16 - 9), 187 - 36)


def test_F1_a_board_and_two_stocks_are_a_whole_position(game):
    table = game("span e2-e5", "arch+ d4-f4", "post e2")
    position = table.position()
    position.pop("stones")
    again = Table.from_position("quarry", position)
    assert [move.text for move in again.moves()] == [move.text for move in table.moves()]


def test_F2_a_placement_has_one_level(lay):
    table = lay("K block d5", "K block e5", "B post f5").table()
    cells = [move.text.split(" @")[0] for move in table.moves()]
    assert len(cells) == len(set(cells))


def test_F3_the_others_stone_opens_no_placement(lay):
    before = {move.id for move in lay("K block d5").table().moves()}
    after = {move.id for move in lay("K block d5", "B beam d4-f4").table().moves()}
    assert after < before


def test_F4_no_game_has_more_than_fifty_placements():
    assert setu.games()["quarry"].longest(Table("quarry")._b) == 51


def test_R1_the_working_title_and_the_designer():
    quarry = setu.games()["quarry"]
    assert (str(quarry.title), quarry.designer) == ("Quarry", "Shaun R. Mather")


def test_R2_the_long_board_adds_the_quarries(game):
    view = game(board="long").view()["table"]
    assert (view["width"], view["rows"], view["quarry"]) == (10, 13, 2)


def test_R2_lengthwise_the_quarries_lie_at_the_ends_of_the_ten(game):
    view = game(board="lengthwise").view()["table"]
    assert (view["width"], view["rows"], view["quarry"]) == (9, 10, 2)


def test_R2_lengthwise_a_line_runs_from_row_2_to_row_9(game):
    table = game("span e2-e5", "block a1", "beam e6-e8", "block b1", board="lengthwise")
    assert not table.over
    table.play("block e9")
    assert (table.result.winners, table.result.reason) == ((0,), "line")


def test_R2_lengthwise_ends_at_column_i(game):
    table = game(board="lengthwise")
    assert table.explain("block j1").rule == "QR-11"
    assert table.explain("block i10") is None


def test_R3_the_owner_types_in_the_real_counts():
    table = Table("quarry", components=boxed(("[stones.span]\ncount = 1", "[stones.span]\ncount = 2")))
    assert table.view()["table"]["stock"]["black"]["span"] == 2


def test_R4_other_boards_are_data():
    table = Table("quarry", components=boxed(("width = 10", "width = 9"), ("rows = 9 ", "rows = 10 ")))
    assert len(table.view()["table"]["heights"]) == 10


def test_R5_touching_is_enough_with_quarries_of_three():
    options = {"starter": "black"}
    table = Table("quarry", options=options, components=boxed(("quarry = 2", "quarry = 3")))
    for move in ("beam e3-e5", "block a1", "brick e6-e7"):
        table.play(move)
    assert table.result.winners == (0,)


def test_R7_both_join_the_same_quarries(lay):
    assert lay("B span e2-e5").ask("B beam e6-e8") == "@0 #"


def test_R12_height_is_counted_in_blocks_not_stones(lay):
    assert lay("K pillar d5").ask("K post d5") == "@3"
    assert lay(*["K block d5"] * 5).ask("K block d5") == "E-HIGH"


def test_R21_swap_exchanges_colours_and_nothing_else(game):
    """R21, edge case 30: Blue is on turn, held by the seat that was Black."""
    table = game("span e2-e5", swap="on")
    assert (table.pending, [move.text for move in table.moves()]) == ((1,), ["swap", "keep"])
    assert table.explain("block a1").rule == "R21"
    table.play("swap")
    view = table.view()["table"]
    assert (view["holders"], view["to_move"], table.pending) == ({"black": 1, "blue": 0}, "blue", (0,))


def test_R21_keep_leaves_the_colours(game):
    table = game("span e2-e5", "keep", swap="on")
    assert table.view()["table"]["holders"] == {"black": 0, "blue": 1}
    assert table.pending == (1,)


def test_R21_after_a_swap_the_seat_scores_with_its_new_colour(game):
    table = game("span e2-e5", "swap", "block a5", "beam e6-e8", swap="on")
    assert (table.result.winners, table.result.scores) == ((1,), (186, 324))


def test_R21_there_is_no_choice_later(game):
    assert game("span e2-e5", "keep", "block a5", swap="on").explain("swap").rule == "R21"
    assert game("span e2-e5").explain("keep").rule == "R21"


def test_R25_a_resignation_is_a_loss(game):
    table = game("span e2-e5")
    events = table.resign()
    assert (table.result.reason, table.result.winners, table.result.scores) == ("resign", (0,), (342, 187))
    assert str(events[-1]) == "Black wins: the other player gives up."


def test_R25_resigning_is_also_a_move_in_notation(game):
    assert game("span e2-e5", "resign").result.reason == "resign"


def test_a_game_file_names_the_colours(game):
    """Part 11.3: one placement a line, K and B; after a swap the colours go on, not the seats."""
    lines = game("span e2-e5", "swap", "block a5", swap="on").record().text().splitlines()
    assert [line for line in lines if line[0].isdigit()] == ["1 K span e2-e5 @0", "2 B swap", "3 B block a5 @0"]


def test_R26_a_line_is_seen_before_a_stalemate(game):
    assert game("span e2-e5", "block a5", "beam e6-e8").result.reason == "line"


@pytest.mark.parametrize("written", ["span e2-e5", "travée e2-e5", "travee e2-e5", "धरन e2-e5"])
def test_a_stone_is_read_by_its_name_in_any_language(game, written):
    assert game(written).log[-1].move == "span e2-e5 @0"


def test_every_stone_is_read_by_the_names_that_the_catalogues_give_it():
    for number, kind in enumerate(KINDS):
        for language in LANGUAGES:
            name = words.kind_name(number).say(language)
            assert re.fullmatch(words.TYPES["placement"].form, f"{name.lower()} d5")
            assert words._names_of_kinds()[words._without_accents(name.lower())] == kind


def test_every_event_has_a_sentence_in_every_language(game):
    table = game("span e2-e5", "swap", "beam a1-c1", swap="on")
    for entry in table.log:
        for event in entry.events:
            assert len({event.text.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_text_board_shows_colours_heights_and_stocks(lay):
    drawn = lay("B beam e4-e6", "K block d5", "K block f5", "K beam d5-f5").table().draw()
    assert "  5   .  .  .  K2 K2 K2 .  .  .  . " in drawn.splitlines()
    assert drawn.splitlines()[-3:] == [
        "        block brick beam span corner post pillar step arch bridge points",
        "K Black     4     4    1    1      2    4      2    2    1      1    176",
        "B Blue      6     4    1    1      2    4      2    2    1      1    178",
    ]


def test_features_are_seen_from_ones_own_side(game):
    table = game("span e2-e5")
    mine, theirs = table.features(0), table.features(1)
    cells = 90
    assert (mine[cells : 2 * cells] == theirs[2 * cells : 3 * cells]).all()
    assert mine[cells : 2 * cells].sum() == 4


def test_the_estimate_prefers_the_longer_line(lay):
    black, blue = lay("K span e2-e5", "B block a1").table("B").estimate()
    assert black > 0.9
    assert black + blue == pytest.approx(1)


def test_the_estimate_sees_a_wall(lay):
    """Part 12.2, F5: five high is no way through."""
    free = lay("K beam e2-e4").table().estimate()[0]
    walled = lay("K beam e2-e4", "B pillar e5", "B post e5").table().estimate()[0]
    assert walled < free


def test_cells_are_named_as_in_part_2():
    b = Table("quarry")._b
    assert [words.cell_name(b, cell) for cell in (0, 9, 10, 89)] == ["a1", "j1", "a2", "j9"]
