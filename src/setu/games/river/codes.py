"""What River Dragons and Sunderbans are made of, declared once: sizes, cards, phases, moves, refusals, events."""

from __future__ import annotations

from collections.abc import Callable

from setu.engine.board import Board
from setu.engine.codes import Flags, actions, because, by, codes, events, kind, pair, refusals, told
from setu.engine.numbering import Arg
from setu.engine.rule import rule
from setu.engine.state import State

NONE = -1
IN_WATER = 64  # events name a support by its number, or from here on a point of the open water
COLOUR_NAMES = ("yellow", "red", "green", "blue", "purple", "orange", "pink", "black")  # of both boxes
COLOUR_LETTERS = ("y", "r", "g", "b", "u", "o", "p", "k")  # part 2


@codes
class book:
    """What the boxes hold; a space (where a pawn can be) is a plank or a village, a support a stone or a village."""

    SEATS = COLOURS = NUMBERS = VILLAGES = 6
    PLANKS = COLOURS * NUMBERS  # plank = colour * NUMBERS + number - 1
    SPACES = PLANKS + VILLAGES
    STAY = SPACES  # instead of a second step
    STOPS = SPACES + 1
    STONES = 40  # a stone on islet i is stone i; on the open board the lowest free number
    SUPPORTS = STONES + VILLAGES
    LANDINGS = 24
    SLOTS = 5
    TRIES = 6
    LAST_ROUND = 300  # R29: where `roundCap` 0 sets no cap, the house ends the game here
    ONE_COLOUR = (1 << NUMBERS) - 1  # the set of all planks of the first colour
    ONES = ((1 << PLANKS) - 1) // ONE_COLOUR  # the set of the planks with number 1 of all colours


@codes
class grid:
    """How finely the board is cut."""

    # Fine stone spots: a square of offsets from the islet's centre, the centre in the middle.
    FINE = 2
    SIDE = 2 * FINE + 1
    OFFSETS = SIDE * SIDE
    CENTRE = OFFSETS // 2
    # The open board's lattice: rows of two words of 63 points.
    ROWS = 100
    ROW_WORDS = 2
    COLUMNS = 63 * ROW_WORDS
    # Spans are ways to lay a plank between islets' centres; beds are those that some plank is long enough for.
    SPANS = 1200
    BED_WORDS = 8


@codes
class fits:
    """How long a plank must be: its number, or none is long enough, or there is no pair to point at."""

    TOO_FAR, NOWHERE = 7, 8


@codes
class cards:
    """Eight actions, then a block against each colour."""

    S1, S2, P1, P2, RM, M1, M2, JP, BLOCK = range(9)
    COUNT = BLOCK + 6
    KINDS = BLOCK + 1  # the eight actions, and all blocks together


ACTIONS = ("S1", "S2", "P1", "P2", "RM", "M1", "M2", "JP")


@codes
class option:
    """The values of options that rules ask for (part 4.10)."""

    ON = 1  # of `shoreLink`, `agree`
    ROUND_TRIP = 1  # `trip`
    UTURN_LAST = 1  # `uturn`
    KEEP, LOSE_SHORT = 1, 2  # `misfit`
    BY_EYE = 1  # `table`
    OPEN_BOARD = 1  # `board`
    FINE_SPOT = 1  # `stoneSpot`
    VILLAGE_STOP, UP_TO = 1, 2  # `move2`
    ANY_NEXT = 1  # `jumpLanding`
    BY_SEATS = 1  # `order`
    CHOSEN = 1  # `first`
    RANDOM = 1  # `colours`


@codes
class phase:
    """What a seat may be asked; while ACTING, what a card asks for is still to be found."""

    CHOOSING_FIRST, PROGRAMMING, STONE, PLANK, PLACE, REMOVE, MOVE, LEAP, OVER, ACTING = range(10)
    NAMES = ("first", "program", "stone", "plank", "place", "remove", "move", "jump", "over")


@codes
class ending:
    """Why a game is over."""

    ARRIVAL, CAP, AGREEMENT, RESIGNATION, LIMIT = range(1, 6)
    NAMES = ("", "arrival", "cap", "agreement", "resign", "limit")


@codes
class falls:
    """Why a pawn falls."""

    NO_STEP, NOBODY, NO_LANDING = range(3)


# ---- moves

PLANK, SUPPORT, SPACE = Arg("plank", book.PLANKS), Arg("support", book.SUPPORTS), Arg("space", book.SPACES)
SPOT = pair(islet=Arg("islet", book.STONES), offset=Arg("offset", grid.OFFSETS))
POINT = pair(row=Arg("row", "rows"), column=Arg("column", grid.COLUMNS))


@actions
class action:
    """What may be decided."""

    count: Callable[[Board], int]
    lay = kind(
        "{card}",
        "lays",
        card=Arg("card", cards.COUNT),
        slot=("slot", "s.laid[seat]"),
        phase=phase.PROGRAMMING,
        secret=True,
    )
    agree = kind("agree", "agrees", phase=phase.PROGRAMMING, secret=True, shows={"agree": True})
    first = kind("first {other}", "names-first", other=Arg("player", book.SEATS), phase=phase.CHOOSING_FIRST)
    pick = kind(
        "{plank}{lost}",
        by("remark.lost", {1: "gives-up-plank"}, "picks"),
        plank=PLANK,
        remark=Flags(lost="!"),
        phase=phase.PLANK,
    )
    take = kind("-{plank}", "takes", plank=PLANK, phase=phase.REMOVE)
    lift = kind(
        "-{stone}", "lifts", stone=Arg("stone", book.STONES), place=("support", "move.stone"), phase=phase.REMOVE
    )
    span = kind(
        "{plank}:{a}-{b}",
        by("s.options.table", {option.BY_EYE: "tries"}, "spans"),
        "{plank}?{a}-{b}",
        a=SUPPORT,
        b=SUPPORT,
        plank=("plank", "s.picked"),
        sorted=("a", "b"),
        phase=phase.PLACE,
    )
    walk = kind(
        ">{step}>{then}",
        by("move.then", {book.STAY: "walks-on"}, "walks"),
        step=SPACE,
        then=Arg("space", book.STOPS, none=book.STAY),
        phase=phase.MOVE,
    )
    jump = kind("^{over}>{land}", "jumps", over=PLANK, land=SPACE, phase=phase.LEAP)
    islet = kind("+{spot}", "places-stone", spot=SPOT, place=("spot", "move.spot"), phase=phase.STONE)
    water = kind("+{point}", "places-stone", point=POINT, place=("point", "move.point"), phase=phase.STONE)


# ---- why a move may not be made


@rule
def waiting(b: Board, s: State, seat: int, move: int) -> int:
    """DL-13, R3: whose decision it is, once all have programmed."""
    if s.phase != phase.CHOOSING_FIRST:
        return int(s.actor)
    first = 0
    while s.out >> first & 1:
        first += 1
    return first


@rule
def bare(b: Board, s: State, seat: int, move: int) -> int:
    """DL-40, DL-65: the place that is named, and has no stone."""
    if action.lift.has(move):
        return int(action.lift.stone(move))
    one = action.span.a(move)
    return int(action.span.b(move) if one >= book.STONES or s.stones >> one & 1 else one)


@rule
def full(b: Board, s: State, seat: int, move: int) -> int:
    """DL-41: the support that has no room."""
    one = action.span.a(move)
    return int(action.span.b(move) if s.room >> one & 1 else one)


@refusals
class refusal:
    """The rule, and what its sentence names besides."""

    LEGAL = 0
    GAME_IS_OVER = because("DL-91", package="setu.engine")
    NOT_YOUR_TURN = because(
        by("s.phase", {phase.PROGRAMMING: "DL-12"}, "DL-13"),
        by("s.phase", {phase.PROGRAMMING: "cards-are-down"}, "not-your-turn"),
        who=("seat", waiting),
    )
    NO_SUCH_MOVE = because(
        "DL-5", "move-number", package="setu.engine", move=("number", "move"), last=("number", "last")
    )
    NOT_ASKED = because(
        "DL-5",
        by(
            "s.phase",
            {
                phase.CHOOSING_FIRST: "asked-first",
                phase.PROGRAMMING: "asked-card",
                phase.STONE: "asked-stone",
                phase.PLANK: "asked-plank",
                phase.PLACE: "asked-place",
                phase.REMOVE: "asked-remove",
                phase.MOVE: "asked-move",
            },
            "asked-jump",
        ),
    )
    NO_SUCH_SEAT = because("R3")
    # programming
    OWN_BLOCK = because("DL-3")
    ABSENT_BLOCK = because("DL-3")
    CARD_USED = because("DL-10")
    TWO_BLOCKS = because("DL-11")
    NO_AGREEING = because("R29")
    AGREE_BEFORE = because("R29")
    # stones
    NO_SUCH_ISLET = because("DL-30", "unknown-islet", islet=("islet", "move.spot"), most=("number", "b.islets"))
    ONLY_WATER = because("DL-35")
    ISLET_TAKEN = because("DL-30")
    OFF_CENTRE = because("R4")
    OFF_ISLET = because("G9", islet=("islet", "move.spot"))
    OFF_BOARD = because("G10", edge=("number", "b.edge"))
    ON_VILLAGE = because("DL-30")
    STONE_TOO_CLOSE = because(by("s.options.board", {option.OPEN_BOARD: "G10"}, "G9"))
    UNDER_PLANK = because("R5")
    # planks
    NOT_IN_RESERVE = because("DL-40", plank=("plank", "move.plank"))
    ANOTHER_FITS = because("DL-49")
    TWO_VILLAGES = because("R11")
    SAME_SUPPORT = because("G2")
    NO_STONE_THERE = because(by("s.phase", {phase.REMOVE: "DL-65"}, "DL-40"), place=("bare", bare))
    SUPPORT_FULL = because("DL-41", kind=("sort", full), place=("support", full), most=("number", "b.support_max"))
    JOINED = because("R7")
    TOO_SHORT = because("DL-42", plank=("plank", "s.picked"))
    OUT_OF_SIGHT = because("DL-49")
    OVER_STONE = because("R6")
    OVER_VILLAGE = because("R6")
    ON_PLANK = because("DL-43")
    NARROW = because("DL-43")
    TRIED = because("DL-49")
    # removing
    NOT_ON_BOARD = because("DL-61")
    PAWN_ON_IT = because("DL-62")
    NUMBER_HELD = because("DL-63")
    THIRD_COLOUR = because("DL-64")
    STONE_CARRIES = because("DL-65")
    # pawns
    NOT_NEXT = because("DL-70")
    PLANK_OCCUPIED = because("DL-71")
    ONE_STEP = because("DL-72")
    TWO_STEPS = because("DL-73")
    ARRIVED = because("DL-91")
    TURNS_BACK = because("DL-74")
    NOBODY_TO_JUMP = because("DL-80")
    NOT_BEYOND = because("DL-80")
    JUMPS_BACK = because("R19")


# ---- what the log tells: colours, not seats; supports as `IN_WATER` says; a walk or a try is told once

PLANKED = pair(plank=PLANK, who=Arg("colour", 8))  # a plank and who moves it
FALL = pair(stays=Arg("code", 2), why=Arg("why", 4))  # is the pawn where it would fall to? and one of `falls`


@events
class event:
    """What happened."""

    COLOUR_DRAWN = told("colour-drawn", name="colour", who="nameless", colour="colour-name", chance=True)
    STARTS = told(who="colour", chance=True)
    ROUND_BEGINS = told("round-begins", name="round", round="number", who="colour")
    READY = told("is-ready", who="colour")
    AGREES = told(who="colour")
    REVEALED = told("reveals", who="colour", slot="number", card="card")
    BLOCKED = told(
        by("by", {NONE: "is-still-blocked"}, by("b.edition", {0: "is-blocked"}, "is-stopped")),
        who="colour",
        card="card",
        by="colour",
    )
    STONE_PLACED = told("places-stone", name="stone", who="colour", place="place", offset="code")
    PLANK_PLACED = told("spans", name="plank", echo="whole", planked=PLANKED, a="place", b="place")
    TOO_SHORT_THERE = told("too-short-there", name="short", echo="whole", planked=PLANKED, a="place", b="place")
    PLANK_LOST = told("plank-lost", name="lost", echo="whole", planked=PLANKED)
    PLANK_TAKEN = told("takes", name="taken", planked=PLANKED)
    STONE_LIFTED = told("lifts", name="lifted", who="colour", place="place")
    STEPPED = told("steps", echo="again", who="colour", space="space")
    JUMPED = told("jumps", who="colour", over="plank", land="space")
    FELL = told(by("stays", {1: "stays"}, "falls"), who="colour", village="space", fall=FALL)
    TOUCHED = told("touches", who="colour", village="space")
    NOTHING = told(
        by("second", {1: by("card", {cards.S2: "no-second-stone"}, "no-second-plank")}, "does-nothing"),
        who="colour",
        card="card",
        second="code",
    )
    LEFT = told("leaves", who="colour")
    ENDED = told("won", who="colours", reason="ending")
