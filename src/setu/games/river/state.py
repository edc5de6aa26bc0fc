"""What the record of a River Dragons or Sunderbans game holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.errors import BadOptions
from setu.engine.marks import Marks
from setu.engine.options import Choice, Count, Options, Value
from setu.engine.state import state_dtype
from setu.engine.texts import text

PACKAGE = "setu.games.river"
EDITIONS = ("sunderbans", "river_dragons")
SUNDERBANS, RIVER_DRAGONS = 0, 1

# ---- sizes. Spaces (where a pawn can be) are planks, then villages; supports are stones, then villages.

MOST_SEATS = 6
COLOURS = 6
COLOUR_NAMES = ("yellow", "red", "green", "blue", "purple", "orange", "pink", "black")  # of both boxes
NUMBERS = 6
PLANKS = COLOURS * NUMBERS  # plank = colour * 6 + number - 1
VILLAGES = 6
SPACES = PLANKS + VILLAGES
MOST_STONES = 40  # a stone on islet i is stone i; on the open board the lowest free number
SUPPORTS = MOST_STONES + VILLAGES
MOST_LANDINGS = 24
SLOTS = 5
NONE = -1

# Fine stone spots: a square of offsets from the islet's centre, the centre in the middle.
FINE = 2
FINE_SIDE = 2 * FINE + 1
OFFSETS = FINE_SIDE * FINE_SIDE
CENTRE_SPOT = OFFSETS // 2

# The open board's lattice: rows of two words of 63 points.
ROW_WORDS = 2
COLUMNS = 63 * ROW_WORDS
MOST_ROWS = 100

# Spans are ways to lay a plank between islets' centres; beds are those that some plank is long enough for.
MOST_SPANS = 1200
BED_WORDS = 8
MOST_TRIES = 6
LAST_ROUND = 300  # R29: where `roundCap` 0 sets no cap, the house ends the game here

# ---- cards: eight actions, then a block against each colour

ACTIONS = ("S1", "S2", "P1", "P2", "RM", "M1", "M2", "JP")
S1, S2, P1, P2, RM, M1, M2, JP = range(8)
BLOCK = len(ACTIONS)
CARDS = BLOCK + COLOURS
KINDS = BLOCK + 1  # the eight actions, and all blocks together

# ---- moves, numbered by what they are

LAY = 0  # + card: put it face down in the next slot
AGREE = LAY + CARDS  # R29: to end the game at once
FIRST = AGREE + 1  # + seat: gets the first-player marker
PICK = FIRST + MOST_SEATS  # + plank: out of the reserve, to be placed
TAKE = PICK + PLANKS  # + plank: from the board into the reserve
LIFT = TAKE + PLANKS  # + stone: back to the common reserve
SPOT = LIFT + MOST_STONES  # + a * SUPPORTS + b: lay the picked plank there
STEP = SPOT + SUPPORTS * SUPPORTS  # + first * STOPS + second space (or STAY): walk
STAY = SPACES
STOPS = SPACES + 1
JUMP = STEP + SPACES * STOPS  # + jumped plank * SPACES + landing space
ISLET = JUMP + PLANKS * SPACES  # + islet * OFFSETS + offset: place a stone
WATER = ISLET + MOST_STONES * OFFSETS  # + row * COLUMNS + column: place a stone on the open board

# ---- options (part 4.10); an edition is a preset of them


class DeltaOptions(Options):
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
    Count("roundCap", 0, 0, LAST_ROUND, printed=0, rule="R29"),
)
_PAWNS = Marks("pawns", COLOUR_NAMES, unless=("colours", "random"))

OPTIONS = {
    SUNDERBANS: DeltaOptions(*_GANGES, *_BOTH, marks=_PAWNS),
    RIVER_DRAGONS: DeltaOptions(*_MEKONG, *_BOTH, marks=_PAWNS),
}
STUDY: Mapping[str, Value] = {"roundCap": 30}  # R29: in the lab and the environments
PRESETS: Mapping[str, Mapping[str, Value]] = {
    "box": {"table": "byEye", "stoneSpot": "fine", "move2": "villageStop", "misfit": "lose", "roundCap": 0},
    "assisted": {"table": "assisted", "stoneSpot": "centre", "move2": "villageStop", "misfit": "lose"},
}  # of River Dragons (R13)
ROUND_TRIP = 1
UTURN_LAST = 1
KEEP, LOSE_SHORT = 1, 2
BY_EYE = 1
OPEN_BOARD = 1
FINE_SPOT = 1
VILLAGE_STOP, UP_TO = 1, 2
ANY_NEXT = 1
ON = 1
BY_SEATS = 1
CHOSEN = 1
RANDOM = 1

# ---- what a seat may be asked, and how a game may have ended

CHOOSING_FIRST, PROGRAMMING, STONE, PLANK, PLACE, REMOVE, MOVE, LEAP, OVER, ACTING = range(10)
BY_ARRIVING, BY_CAP, BY_AGREEING, BY_RESIGNING, BY_LIMIT = 1, 2, 3, 4, 5

# How long a plank must be: its number, or none is long enough, or there is no pair to point at.
TOO_FAR, NOWHERE = NUMBERS + 1, NUMBERS + 2

# ---- why a move may not be made; `words` gives each its rule and its sentence

(
    LEGAL,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NO_SUCH_SEAT,
    # programming
    OWN_BLOCK,
    ABSENT_BLOCK,
    CARD_USED,
    TWO_BLOCKS,
    NO_AGREEING,
    AGREE_BEFORE,
    # stones
    NO_SUCH_ISLET,
    ONLY_WATER,
    ISLET_TAKEN,
    OFF_CENTRE,
    OFF_ISLET,
    OFF_BOARD,
    ON_VILLAGE,
    STONE_TOO_CLOSE,
    UNDER_PLANK,
    # planks
    NOT_IN_RESERVE,
    ANOTHER_FITS,
    TWO_VILLAGES,
    SAME_SUPPORT,
    NO_STONE_THERE,
    SUPPORT_FULL,
    JOINED,
    TOO_SHORT,
    OUT_OF_SIGHT,
    OVER_STONE,
    OVER_VILLAGE,
    ON_PLANK,
    NARROW,
    TRIED,
    # removing
    NOT_ON_BOARD,
    PAWN_ON_IT,
    NUMBER_HELD,
    THIRD_COLOUR,
    STONE_CARRIES,
    # pawns
    NOT_NEXT,
    PLANK_OCCUPIED,
    ONE_STEP,
    TWO_STEPS,
    ARRIVED,
    TURNS_BACK,
    NOBODY_TO_JUMP,
    NOT_BEYOND,
    JUMPS_BACK,
) = range(49)

# ---- events: kind, audience, then three numbers. Colours, not seats; a support is an islet's number,
# MOST_STONES + a village's, or IN_WATER + a lattice point; a plank with its mover is plank * 8 + colour.

IN_WATER = 64
NO_STEP, NOBODY, NO_LANDING = range(3)  # why a pawn falls …
STAYS = 4  # … added where it is in the village to which it would fall
SECOND = 1  # what a card cannot do is only its second stone or plank
(
    COLOUR_DRAWN,
    STARTS,
    ROUND_BEGINS,
    READY,
    AGREES,
    REVEALED,
    BLOCKED,
    STONE_PLACED,
    PLANK_PLACED,
    TOO_SHORT_THERE,
    PLANK_LOST,
    PLANK_TAKEN,
    STONE_LIFTED,
    STEPPED,
    JUMPED,
    FELL,
    TOUCHED,
    NOTHING,
    LEFT,
    ENDED,
) = range(1, 21)

STATE = state_dtype(
    OPTIONS[RIVER_DRAGONS],
    events=80,
    fields=[
        # sets, one bit each
        ("water", "<i8", (MOST_ROWS, ROW_WORDS)),  # open board: lattice points that can take a stone
        ("carried", "<i8", (SUPPORTS,)),  # planks that rest on a support
        ("lying", "<i8", (BED_WORDS,)),  # islands: beds with a plank
        ("reserve", "<i8", (MOST_SEATS,)),  # planks of each seat
        ("on_board", "<i8"),  # planks
        ("lost", "<i8"),  # planks out of the game for good
        ("stones", "<i8"),  # on the board
        ("room", "<i8"),  # supports on the board that can carry another plank
        ("cost", "<i4", (SUPPORTS,)),  # scratch of the estimate, empty between moves
        ("x", "<i2", (MOST_STONES,)),  # where a stone stands
        ("y", "<i2", (MOST_STONES,)),
        ("span", "<i2", (PLANKS,)),  # islands: the span a plank lies on, or NONE
        ("tried", "<i2", (MOST_TRIES,)),  # by eye: pairs that were too far apart for the picked plank
        ("hand", "<i2", (MOST_SEATS,)),  # a bit for each card of a seat
        ("round", "<i2"),  # from 1
        # for statistics, and seen by all: how often a seat turned up each kind of card, was blocked, fell and jumped
        ("used", "<i2", (MOST_SEATS, KINDS)),
        ("stopped", "<i2", (MOST_SEATS,)),
        ("falls", "<i2", (MOST_SEATS,)),
        ("jumps", "<i2", (MOST_SEATS,)),
        ("end_a", "i1", (PLANKS,)),  # supports of a plank on the board: the lower stone …
        ("end_b", "i1", (PLANKS,)),  # … and the other stone, or a village
        ("landing", "i1", (PLANKS,)),  # where on the village's shore, or NONE
        ("load", "i1", (SUPPORTS,)),  # how many planks rest on a support
        ("pawn", "i1", (MOST_SEATS,)),  # the space where a seat's pawn is
        ("colour", "i1", (MOST_SEATS,)),  # of a seat
        ("holder", "i1", (COLOURS,)),  # the seat of a colour, or NONE
        ("order", "i1", (MOST_SEATS,)),  # seats clockwise
        ("program", "i1", (MOST_SEATS, SLOTS)),  # cards, or NONE
        ("laid", "i1", (MOST_SEATS,)),  # how many cards a seat has put down
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
