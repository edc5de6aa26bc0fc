"""How River Dragons and Sunderbans are spoken; `notation`, `refusals`, `events` and `names` say the rest."""

from __future__ import annotations

from typing import Any

from setu.engine.state import State
from setu.engine.tables import Tables
from setu.engine.texts import Text
from setu.games.delta import state as codes
from setu.games.delta.drawing import draw
from setu.games.delta.events import event
from setu.games.delta.names import (
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
from setu.games.delta.notation import jumped, landing_of, notation, path_of, read
from setu.games.delta.planks import by_eye
from setu.games.delta.refusals import refusal
from setu.games.delta.state import (
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


def sentence(t: Tables, s: State, seat: int, move: int, remark: int) -> Text:
    """A legal move in words."""
    who = seated(t, s, seat)
    if move < AGREE:
        return say("lays", who=who, card=card_words(t, move - LAY), slot=int(s.laid[seat]) + 1)
    if move == AGREE:
        return say("agrees", who=who)
    if move < PICK:
        return say("names-first", who=who, other=seated(t, s, move - FIRST))
    if move < TAKE:
        return say("gives-up-plank" if remark else "picks", who=who, plank=plank_name(t, move - PICK))
    if move < LIFT:
        return say("takes", who=who, plank=plank_name(t, move - TAKE))
    if move < SPOT:
        return say("lifts", who=who, place=support_name(t, s, move - LIFT))
    if move < STEP:
        a, b = (support_name(t, s, support) for support in divmod(move - SPOT, SUPPORTS))
        id = "tries" if s.options.table == codes.BY_EYE else "spans"
        return say(id, who=who, plank=plank_name(t, s.picked), a=a, b=b)
    if move < JUMP:
        steps = [space_name(t, space) for space in path_of(move)]
        return say("walks", who=who, first=steps[0], last=steps[-1], steps=len(steps))
    if move < ISLET:
        return say("jumps", who=who, over=plank_name(t, jumped(move)), land=space_name(t, landing_of(move)))
    if move < WATER:
        return say("places-stone", who=who, place=spot_words(t, *divmod(move - ISLET, OFFSETS)))
    return say("places-stone", who=who, place=notation(t, s, seat, move, 0)[1:])


def targets(t: Tables, move: int) -> dict[str, Any]:
    """What a screen highlights: a card, a colour's seat, planks, supports (stones by number), spaces, a point."""
    if move < AGREE:
        return {"card": card_name(t, move - LAY)}
    if move == AGREE:
        return {"agree": True}
    if move < PICK:
        return {"seat": move - FIRST}
    if move < LIFT:
        return {"plank": plank_name(t, move - (PICK if move < TAKE else TAKE))}
    if move < SPOT:
        return {"stone": move - LIFT}
    if move < STEP:
        return {"supports": list(divmod(move - SPOT, SUPPORTS))}
    if move < JUMP:
        return {"spaces": [space_name(t, space) for space in path_of(move)]}
    if move < ISLET:
        return {"over": plank_name(t, jumped(move)), "spaces": [space_name(t, landing_of(move))]}
    if move < WATER:
        islet, offset = divmod(move - ISLET, OFFSETS)
        point = [int(t.islet_x[islet] + t.offset_x[offset]), int(t.islet_y[islet] + t.offset_y[offset])]
        return {"islet": f"i{islet + 1}", "point": point}
    row, column = divmod(move - WATER, COLUMNS)
    return {"point": [column * t.lattice, row * t.lattice]}


def final(t: Tables, s: State, seat: int, move: int) -> bool:
    """DL-12, DL-47, DL-49, R26: who is ready exchanges no card; by eye a plank is picked and tried for good."""
    if s.phase == PROGRAMMING:
        return bool(move < AGREE and s.laid[seat] == SLOTS - 1)
    return bool(by_eye(s) and s.phase in (PLANK, PLACE))


def secret(t: Tables, s: State, seat: int, move: int) -> bool:
    """DL-10, R29: cards are laid face down, and who would end the game is not told."""
    return bool(s.phase == PROGRAMMING)
