"""How River Dragons and Sunderbans are spoken; `notation`, `refusals`, `events` and `names` say the rest."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.state import State
from setu.engine.texts import Text
from setu.games.river import state as codes
from setu.games.river.drawing import draw
from setu.games.river.events import event
from setu.games.river.names import (
    card_name,
    card_words,
    plank_name,
    say,
    seat_mark,
    seat_name,
    seated,
    space_name,
    spot_words,
    support_name,
)
from setu.games.river.notation import jumped, landing_of, notation, path_of, read
from setu.games.river.planks import by_eye
from setu.games.river.refusals import refusal
from setu.games.river.state import (
    AGREE,
    COLUMNS,
    FIRST,
    ISLET,
    JUMP,
    LAY,
    LIFT,
    OFFSETS,
    PICK,
    PLACE,
    PLANK,
    PROGRAMMING,
    SLOTS,
    SPOT,
    STEP,
    SUPPORTS,
    TAKE,
    WATER,
)

__all__ = [
    "draw",
    "event",
    "final",
    "notation",
    "read",
    "refusal",
    "seat_mark",
    "seat_name",
    "secret",
    "sentence",
    "targets",
]


def sentence(b: Board, s: State, seat: int, move: int, remark: int) -> Text:
    """A legal move in words."""
    who = seated(b, s, seat)
    if move < AGREE:
        return say("lays", who=who, card=card_words(b, move - LAY), slot=int(s.laid[seat]) + 1)
    if move == AGREE:
        return say("agrees", who=who)
    if move < PICK:
        return say("names-first", who=who, other=seated(b, s, move - FIRST))
    if move < TAKE:
        return say("gives-up-plank" if remark else "picks", who=who, plank=plank_name(b, move - PICK))
    if move < LIFT:
        return say("takes", who=who, plank=plank_name(b, move - TAKE))
    if move < SPOT:
        return say("lifts", who=who, place=support_name(b, s, move - LIFT))
    if move < STEP:
        one, other = (support_name(b, s, support) for support in divmod(move - SPOT, SUPPORTS))
        id = "tries" if s.options.table == codes.BY_EYE else "spans"
        return say(id, who=who, plank=plank_name(b, s.picked), a=one, b=other)
    if move < JUMP:
        steps = [space_name(b, space) for space in path_of(move)]
        return say("walks", who=who, first=steps[0], last=steps[-1], steps=len(steps))
    if move < ISLET:
        return say("jumps", who=who, over=plank_name(b, jumped(move)), land=space_name(b, landing_of(move)))
    if move < WATER:
        return say("places-stone", who=who, place=spot_words(b, *divmod(move - ISLET, OFFSETS)))
    return say("places-stone", who=who, place=notation(b, s, seat, move, 0)[1:])


def targets(b: Board, move: int) -> dict[str, Any]:
    """What a screen highlights: a card, a colour's seat, planks, supports (stones by number), spaces, a point."""
    if move < AGREE:
        return {"card": card_name(b, move - LAY)}
    if move == AGREE:
        return {"agree": True}
    if move < PICK:
        return {"seat": move - FIRST}
    if move < LIFT:
        return {"plank": plank_name(b, move - (PICK if move < TAKE else TAKE))}
    if move < SPOT:
        return {"stone": move - LIFT}
    if move < STEP:
        return {"supports": list(divmod(move - SPOT, SUPPORTS))}
    if move < JUMP:
        return {"spaces": [space_name(b, space) for space in path_of(move)]}
    if move < ISLET:
        return {"over": plank_name(b, jumped(move)), "spaces": [space_name(b, landing_of(move))]}
    if move < WATER:
        islet, offset = divmod(move - ISLET, OFFSETS)
        point = [int(b.islet_x[islet] + b.offset_x[offset]), int(b.islet_y[islet] + b.offset_y[offset])]
        return {"islet": f"i{islet + 1}", "point": point}
    row, column = divmod(move - WATER, COLUMNS)
    return {"point": [column * b.lattice, row * b.lattice]}


def final(b: Board, s: State, seat: int, move: int) -> bool:
    """DL-12, DL-47, DL-49, R26: who is ready exchanges no card; by eye a plank is picked and tried for good."""
    if s.phase == PROGRAMMING:
        return bool(move < AGREE and s.laid[seat] == SLOTS - 1)
    return bool(by_eye(s) and s.phase in (PLANK, PLACE))


def secret(b: Board, s: State, seat: int, move: int) -> bool:
    """DL-10, R29: cards are laid face down, and who would end the game is not told."""
    return bool(s.phase == PROGRAMMING)
