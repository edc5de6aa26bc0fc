"""Declarations of no game in particular: every form that a number may have, and every way to write it."""

from __future__ import annotations

from collections.abc import Callable

from setu.engine.board import Board, board_dtype
from setu.engine.codes import Arg, Flags, actions, because, by, codes, events, kind, pair, refusals, told

SPACE = Arg("space", 9)
SPOT = pair(islet=Arg("islet", 4), offset=Arg("offset", 25))
PLANK_BY = pair(plank=Arg("plank", 36), who=Arg("seat", 8))
BOARD = board_dtype("declared", [("rows", "<i8"), ("cells", "<i8")])


@codes
class phase:
    """What is asked."""

    CHOOSING, WALKING, PLACING, OVER = range(4)


@actions
class action:
    """Sizes that are known."""

    COUNT: int
    decline = kind("--", "declines", "decline", "pass", what=("count", "s.resolving"))
    play = kind("{card}", "plays", card=Arg("card", 55, first=1), phase=phase.CHOOSING, secret=True)
    recruit = kind(
        "rec {card} b{tokens}",
        "recruits",
        "{card} b{tokens}",
        "{card}",
        card=Arg("card", 55, first=1),
        remark="tokens",
        untrue=("T-41", "wrong-tokens"),
        phase=phase.WALKING,
    )
    gift = kind("{other}+{tokens}", "gives", other=Arg("seat", 5), tokens=Arg("count", 2, first=1))
    walk = kind(">{one}>{then}", "walks", one=SPACE, then=Arg("space", 10, none=9), phase=phase.WALKING)
    islet = kind("+{spot}", "places", spot=SPOT)
    span = kind("{picked}:{a}-{b}", "spans", a=SPACE, b=SPACE, picked=("space", "s.picked"), sorted=("a", "b"))
    place = kind("place {space}", "places", space=SPACE, phase=phase.PLACING)
    cow = kind("cow {space}", "moves-cow", shares="place", space=SPACE, phase=phase.WALKING, shows={"cow": True})
    stand = kind(
        "{cell} @{level}{crosses}{wins}",
        by("remark.crosses", {1: "crosses"}, "stands"),
        cell=Arg("cell", 9),
        remark=Flags(level=3, crosses=" x", wins=" #"),
        untrue=("T-13", "wrong-level"),
    )
    nowhere = kind("", "", form=Arg("count", 3))


@actions
class on_board:
    """Sizes that only the board knows."""

    count: Callable[[Board], int]
    place = kind("{cell}", "places", cell=Arg("cell", "cells"))
    swap = kind("swap", "swaps")
    water = kind("+{point}", "places", point=pair(row=Arg("row", "rows"), column=Arg("column", 126)))


@refusals
class refusal:
    """Why not."""

    LEGAL = 0
    GAME_IS_OVER = because("T-70", package="setu.engine")
    NO_SUCH_MOVE = because("T-12", "move-number", package="setu.engine", move=("count", "move"), last=("count", "last"))
    NOT_YOUR_TURN = because(by("s.phase", {phase.WALKING: "T-40"}, "T-12"), who=("seat", "s.order[s.turn]"))
    TOO_MANY = because("T-21", other=("seat", "move.seat"), tokens=("count", "move.tokens"), most=("count", "b.rows"))


@events
class event:
    """What happened."""

    DEALT = told(who="seat", card="card", chance=True)
    PLANK_PLACED = told("spans", name="plank", planked=PLANK_BY, a="space", b="space")
    WASTED = told(
        by("what", {4: by("tokens", {0: "no-tokens"}, "nobody")}, "top"), who="seat", what="count", tokens="code"
    )
