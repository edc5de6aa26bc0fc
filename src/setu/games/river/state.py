"""What the record of a River Dragons or Sunderbans game holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.errors import BadOptions
from setu.engine.marks import Marks
from setu.engine.options import Choice, Count, Options, Value
from setu.engine.state import state_dtype
from setu.engine.texts import text
from setu.games.river.codes import COLOUR_NAMES, book, cards, grid

PACKAGE = "setu.games.river"
EDITIONS = ("sunderbans", "river_dragons")
SUNDERBANS, RIVER_DRAGONS = 0, 1

# ---- options (part 4.10); an edition is a preset of them


class RiverOptions(Options):
    """DL-49: by eye a plank can be lost; where nothing else was asked, choosing the one brings the other."""

    def read(self, chosen: Mapping[str, Any] | None) -> dict[str, Value]:
        values, asked = super().read(chosen), chosen or {}
        if values["table"] == "byEye" and values["misfit"] == "keep":
            if "misfit" in asked and "table" in asked:
                raise BadOptions(text(PACKAGE, "by-eye-needs-loss"))
            if "misfit" in asked:
                values["table"] = "assisted"
            else:
                values["misfit"] = "lose"
        return values


# Where the two boxes say different things, or only one of them says anything.
_GANGES = (
    Choice("trip", ("oneway", "round"), usual="round", printed="round", rule="DL-90"),
    Choice("uturn", ("free", "last"), usual="last", printed="last", rule="DL-74"),
    Choice("misfit", ("lose", "keep", "loseShort"), usual="keep", ruling="keep", rule="DL-48"),
    Choice("table", ("assisted", "byEye"), ruling="assisted", rule="DL-49"),
    Choice("board", ("islands", "open"), printed="islands", rule="DL-35"),
    Choice("stoneSpot", ("centre", "fine"), ruling="centre", rule="R4"),
    Choice("move2", ("exact", "villageStop", "upTo"), printed="exact", rule="R16"),
    Choice("jumpLanding", ("farEnd", "anyNext"), printed="farEnd", rule="R19"),
)
_MEKONG = (
    Choice("trip", ("oneway", "round"), printed="oneway", rule="DL-90"),
    Choice("uturn", ("free", "last"), printed="free", rule="DL-74"),
    Choice("misfit", ("lose", "keep", "loseShort"), printed="lose", rule="DL-47"),
    Choice("table", ("assisted", "byEye"), usual="byEye", printed="byEye", rule="DL-49"),
    Choice("board", ("islands", "open"), printed=("islands", "open"), rule="DL-35"),
    Choice("stoneSpot", ("centre", "fine"), usual="fine", printed="fine", rule="R4"),
    Choice("move2", ("exact", "villageStop", "upTo"), usual="villageStop", ruling="villageStop", rule="R16"),
    Choice("jumpLanding", ("farEnd", "anyNext"), ruling="farEnd", rule="R19"),
)
_BOTH = (
    Choice("shoreLink", ("off", "on"), ruling="off", rule="R14"),
    Choice("order", ("villages", "seats"), ruling="villages", rule="R2"),
    Choice("first", ("random", "chosen"), ruling="random", rule="R3"),
    Choice("colours", ("listed", "random"), ruling="listed", rule="DL-1"),
    Choice("agree", ("off", "on"), ruling="off", rule="R29"),
    Count("roundCap", 0, 0, book.LAST_ROUND, printed=0, rule="R29"),
)
_PAWNS = Marks("pawns", COLOUR_NAMES, unless=("colours", "random"))

OPTIONS = {
    SUNDERBANS: RiverOptions(*_GANGES, *_BOTH, marks=_PAWNS),
    RIVER_DRAGONS: RiverOptions(*_MEKONG, *_BOTH, marks=_PAWNS),
}
STUDY: Mapping[str, Value] = {"roundCap": 30}  # R29: in the lab and the environments
PRESETS: Mapping[str, Mapping[str, Value]] = {
    "box": {"table": "byEye", "stoneSpot": "fine", "move2": "villageStop", "misfit": "lose", "roundCap": 0},
    "assisted": {"table": "assisted", "stoneSpot": "centre", "move2": "villageStop", "misfit": "lose"},
}  # of River Dragons (R13)

STATE = state_dtype(
    OPTIONS[RIVER_DRAGONS],
    events=80,
    fields=[
        # sets, one bit each
        ("water", "<i8", (grid.ROWS, grid.ROW_WORDS)),  # open board: lattice points that can take a stone
        ("carried", "<i8", (book.SUPPORTS,)),  # planks that rest on a support
        ("lying", "<i8", (grid.BED_WORDS,)),  # islands: beds with a plank
        ("reserve", "<i8", (book.SEATS,)),  # planks of each seat
        ("on_board", "<i8"),  # planks
        ("lost", "<i8"),  # planks out of the game for good
        ("stones", "<i8"),  # on the board
        ("room", "<i8"),  # supports on the board that can carry another plank
        ("cost", "<i4", (book.SUPPORTS,)),  # scratch of the estimate, empty between moves
        ("x", "<i2", (book.STONES,)),  # where a stone stands
        ("y", "<i2", (book.STONES,)),
        ("span", "<i2", (book.PLANKS,)),  # islands: the span a plank lies on, or NONE
        ("tried", "<i2", (book.TRIES,)),  # by eye: pairs that were too far apart for the picked plank
        ("hand", "<i2", (book.SEATS,)),  # a bit for each card of a seat
        ("round", "<i2"),  # from 1
        # for statistics, and seen by all: how often a seat turned up each kind of card, was blocked, fell and jumped
        ("used", "<i2", (book.SEATS, cards.KINDS)),
        ("stopped", "<i2", (book.SEATS,)),
        ("falls", "<i2", (book.SEATS,)),
        ("jumps", "<i2", (book.SEATS,)),
        ("end_a", "i1", (book.PLANKS,)),  # supports of a plank on the board: the lower stone …
        ("end_b", "i1", (book.PLANKS,)),  # … and the other stone, or a village
        ("landing", "i1", (book.PLANKS,)),  # where on the village's shore, or NONE
        ("load", "i1", (book.SUPPORTS,)),  # how many planks rest on a support
        ("pawn", "i1", (book.SEATS,)),  # the space where a seat's pawn is
        ("colour", "i1", (book.SEATS,)),  # of a seat
        ("holder", "i1", (book.COLOURS,)),  # the seat of a colour, or NONE
        ("order", "i1", (book.SEATS,)),  # seats clockwise
        ("program", "i1", (book.SEATS, book.SLOTS)),  # cards, or NONE
        ("laid", "i1", (book.SEATS,)),  # how many cards a seat has put down
        ("stone_reserve", "i1"),
        ("touched", "i1"),  # sets of seats: who has been to the opposite village …
        ("ready", "i1"),  # … has programmed …
        ("agreed", "i1"),  # … secretly wants to end the game …
        ("out", "i1"),  # … has given up …
        ("blocked", "i1"),  # … is blocked in this slot …
        ("winners", "i1"),  # … has won
        ("first", "i1"),  # place in `order` of the first-player marker
        ("slot", "i1"),  # turned up last, or NONE
        ("turn", "i1"),  # how many seats after the marker
        ("actor", "i1"),  # whose card is being resolved, or NONE
        ("left", "i1"),  # stones, planks or moves that the card still asks for
        ("picked", "i1"),  # the plank in hand, or NONE
        ("needs", "i1"),  # the least number that fits somewhere, TOO_FAR or NOWHERE; 0 when not asked
        ("tries", "i1"),
        ("phase", "i1"),
        ("reason", "i1"),
    ],
)
