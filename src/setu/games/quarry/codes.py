"""Quarry: its numbers with names, and how moves, refusals and events are written and said."""

from __future__ import annotations

from collections.abc import Callable

from setu.engine.board import Board
from setu.engine.codes import Arg, Flags, actions, because, by, codes, events, kind, pair, refusals, told

NOBODY = BARE = -1


@codes
class phase:
    """QR-8, R21: what a seat may be asked."""

    PLACING, SWAPPING, OVER = range(3)
    NAMES = ("place", "swap", "over")


@codes
class ending:
    """QR-19, R14 to R16, R25: how a game may have ended."""

    LINE, STALEMATE, OUT, RESIGN = 1, 2, 3, 4
    NAMES = ("", "line", "stalemate", "out", "resign")


@codes
class colours:
    """QR-1: whose stones they are."""

    BLACK, BLUE = 0, 1
    NAMES = ("black", "blue")
    LETTERS = ("K", "B")  # in the notation


@codes
class roles:
    """Part 2.3: what a cell of a stone is to it."""

    END, INNER, ELBOW = 0, 1, 2


@codes
class wish:
    """What players may wish otherwise than usual: values of the options."""

    ON = 1
    DIAGONAL = 1
    ELBOW_RESTS = 1
    OUT_DRAWS, OUT_LOSES = 1, 2
    STALEMATE_BY_POINTS = 1
    STARTER_DRAWN = 0


KINDS = ("block", "brick", "beam", "span", "corner", "post", "pillar", "step", "arch", "bridge")
FORM_COUNT = 29  # QR-6: every attitude of every kind in each of its orientations
BY = pair(who=Arg("holder", 2), crosses=Arg("crossing", 2))  # who laid a stone, and did it cross the other's?


@actions
class action:
    """Part 2.3: a placement is a form and its anchor; behind them the choice of colours (R21).

    The last numbers stand for a form that would leave the board: never legal, but refused with its reason.
    """

    count: Callable[[Board], int]
    place = kind(
        "{placement} @{level}{crosses}{wins}",
        "places",
        placement=Arg("placement", "placements"),
        remark=Flags(level=3, crosses=" x", wins=" #"),
        phase=phase.PLACING,
    )
    swap = kind("swap", "swaps", phase=phase.SWAPPING)
    keep = kind("keep", "keeps", phase=phase.SWAPPING)
    outside = kind("", "", form=Arg("form", FORM_COUNT), phase=phase.PLACING)


@refusals
class refusal:
    """Why a move may not be made, in the order of part 4; `faults` tells where a stone does not fit."""

    LEGAL = 0
    GAME_IS_OVER = because("QR-19", package="setu.engine")
    NOT_YOUR_TURN = because("QR-7", who=("seat", "s.holder[s.to_move]"))
    CHOOSE_COLOUR_FIRST = because("R21")
    NO_COLOUR_CHOICE = because("R21")
    NO_SUCH_MOVE = because("QR-8", "move-number", package="setu.engine", move=("count", "move"), last=("count", "last"))
    NO_STOCK = because("QR-10")
    OFF_BOARD = because("QR-11")
    WRONG_COLOUR = because("QR-12")
    WRONG_LEVEL = because("QR-13", by("hangs", {1: "nothing-under"}, "not-level"))
    BLOCKED = because("QR-14")
    ELBOW_IN_THE_AIR = because("QR-16b")
    TOO_HIGH = because("QR-16")


@events
class event:
    """What the log tells."""

    STARTS = told(who="holder", chance=True)
    PLACED = told("places", placement="placement", level="count", by=BY)
    SWAPPED = told(seat="code", who="holder")
    KEPT = told(seat="code", who="holder")
    PASSED = told(who="holder")
    ENDED = told(by("who", {NOBODY: "drawn"}, "won"), who="winner", reason="ending")
